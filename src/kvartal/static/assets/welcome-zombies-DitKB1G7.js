var e=`# Zombie outbreak

## Setup {#zombies}

Six hordes ![](sign:zombies-horde) wait at the ends of the streets. Most houses are barricaded, twelve are open ![](sign:zombies-gap). You have one bullet ![](sign:zombies-bullet). There are two decks instead of three: the first is made of three piles of ten construction cards with one of the three zombie cards shuffled into each, the second of all other cards. So every round offers two pairs. The decks are never shuffled again.

## The hordes come {#zombies-hordes}

When a zombie card lies on top of the first deck it is resolved at once. It moves the three hordes on the left, the three on the right, or all six: from the top street down, on each street the left one first. A horde moves to its next stop:

- at a barricade or a roundabout nothing happens;
- an open house is **captured**, built or empty: its number is erased, an X takes its place, a fence stands on both sides. It is lost for the rest of the game.

Before a horde moves you may spend a ![](sign:zombies-bullet) **bullet**, and it stays where it is.

![The horde has reached the open house: its 9 is gone, and a fence stands on both sides.](figure:zombies)

## Barricades and bullets {#zombies-defence}

A fence effect may build a ![](sign:zombies-barricade) **barricade** instead of a fence, but only before the house you have just numbered. An agent who crosses off a box with a bullet ![](sign:zombies-bullet) gives you one more bullet.

## What happens to a captured house {#zombies-captured}

Its estate is broken, and what is left on both sides may make new estates. Parts of an estate that counts for a plan serve no other plan; points that you have for plans and pools stay, and so does the price of a bis. For the order of numbers an X is not there: beside 5b and an X you may write 5, if no plain 5 is left, or one more bis of 5. The lot counts as filled for the end of the game, but as not built for plans.

## The end {#zombies-end}

As usual, and after the round in which the last construction card of the first deck lies open: you have held out.

## Plans {#zombies-plans}

One of five plans takes the place of the third plan. They ask for estates with barricades, five barricades, a street without open houses, four bullets spent, or five houses captured.

## Against a rival {#zombies-rival}

Sixty cards make three piles of twenty, with a zombie card in each, one plan-completed card in the second and two in the third. Each turn you draw two cards, one for its number and one for its effect; one of them, whichever you like, goes to the rival, the other is discarded. That makes 30 turns in all. From level 1 on a zombie card takes the place of the two top cards of the rival’s stack and counts there as a fence; at level 0 it leaves the game. Your own hordes move as usual.

## For experienced players {#zombies-experienced}

Everybody gets a card, then the deck is made of ten cards for each player and one zombie card; if there are fewer, of all cards. Cards left over start the discard pile. Each round everybody draws one card, plays one of two for its number and the other for its effect, discards one and passes the other to the left. When a zombie card is drawn everybody resolves it, and whoever drew it draws again. The deck is made again twice, in the same way, from the shuffled discard pile and another zombie card; when it runs out for the third time, the game ends.

## Unclear cases {#zombies-cases}

- A zombie card may come before the first round.
- A fence beside an X is ignored. Other fences stop a bis as always.
- A roundabout on an open house closes the gap for good.
- The open houses, the stops of the hordes, the boxes with bullets and the points of the plans are our guess.
`;export{e as default};