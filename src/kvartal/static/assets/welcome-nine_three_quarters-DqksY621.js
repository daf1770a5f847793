var e=`# 9¾ cards

## A number between numbers {#nine-three-quarters}

Three more cards are shuffled into the deck, each with the number **9¾**. It goes to the right of any number up to 9 and to the left of any number above 9, so it also fits between 9 and 10. Like any number it stands only once on a street, except as a bis. The cards make the game a little easier and may be used from the first game on.

## With effects and expansions {#nine-three-quarters-effects}

- Temps make 7¾, 8¾, 10¾ or 11¾ of it.
- A bis repeats it like any other number.
- For eggs, bunkers and garlands the fraction is dropped: 9¾ is a 9 there, and a garland links 8, 9¾, 10 as well as 9, 9¾, 10.

## Unclear cases {#nine-three-quarters-cases}

- What holds for 9¾ holds for the other fractions too: 8¾ is an 8 for eggs and bunkers.
- The effects of the three cards are our guess: a fence, an agent and a park.
`;export{e as default};