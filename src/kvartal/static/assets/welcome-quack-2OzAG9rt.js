var e=`# Quack!

## The ducklings {#quack}

Two families of ducks have lost their way. Ducklings stand between houses, some side by side on a street ![](sign:quack-yellow), some between one street and the next ![](sign:quack-black). As soon as both houses beside a duckling are built, circle it. A fence may stand there too.

![Both houses beside the black duckling stand, so it is circled; the yellow one still waits for the house below.](figure:quack)

## The way home {#quack-way}

A circled duckling scores if an unbroken line of built houses and circled ducklings leads to the mother of its own colour. Houses side by side are joined, fence or not. From street to street the line passes only through a circled duckling. Ducklings of either colour carry it; empty places and roundabouts break it.

## Three phases {#quack-score}

The first player to circle all ![](sign:quack-yellow) **yellow** ducklings starts the yellow phase, whether they are joined to their mother or not. At the end of that round everybody writes down a point for each yellow duckling that is joined to its mother. It is the same with ![](sign:quack-black) **black**, and with **both** colours. What was written stays. Phases that nobody started are scored at the end of the game, so each colour counts twice.

## Plans {#quack-plans}

One of five plans takes the place of the third plan. They ask for ducklings and pools inside small estates, five of each colour, all ducklings of two streets, some of a colour on a certain street, or all five between the streets.

## Against a rival {#quack-rival}

Card A starts the yellow phase at once, card B the black one, and the later of A and B also the phase of both, unless you have started it before; card C does nothing. In every phase the rival has a point for every two cards given so far.

## Unclear cases {#quack-cases}

- In a phase that you start, the card that you give the rival this turn counts.
- Ducklings between streets belong to no street.
- The places of the ducklings and mothers and the points of the plans are our guess.
`;export{e as default};