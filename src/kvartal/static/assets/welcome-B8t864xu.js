var e=`# Welcome To…

## What it is about {#goal}

You are an architect with three empty streets. Every round three pairs of cards lie on the table, a **house number** and an **effect**, the same for everybody. Each player secretly takes one pair, writes the number on a street and may use the effect. Complete estates, parks, pools and city plans bring points; whoever has the most wins.

## Setup {#setup}

Everybody takes a sheet: a top street of 10 houses, a middle one of 11, a bottom one of 12. One **city plan** of each level 1, 2 and 3 lies in the middle. The construction cards are shuffled into three stacks with the numbers up.

## A round {#round}

The top card of each stack is turned over beside it and shows its effect; the stack shows the next number. That makes three pairs. In the corner of every number you see the effect on its back: it will be on offer next round.

![Three pairs: 8 with a park, 3 with temps, 11 with a fence.](figure:pairs)

All players take a pair at the same time, and several may take the same one. What you choose is shown when everybody is done.

## Writing a number {#write}

Numbers rise from left to right along a street and never repeat on it. You may leave houses empty and skip numbers, and fill the gaps later as long as the order holds. What is written stays.

![The number 8 fits on both lots between 5 and 10.](figure:order)

## Refusal {#refusal}

If none of the three numbers fits anywhere, you take a permit refusal ![](sign:refusal): cross off a refusal box, and use no effect. The first is free, two cost 3 points, three cost 5. With **temps** you need not change a number that does not fit: you may take the refusal.

## The six effects {#effects}

Using the effect is always up to you.

- ![](sign:fence) **Fence** (surveyor): put a fence between two houses of a street, built or empty. A fence never parts a bis from its house, nor houses that count for a plan together.
- ![](sign:agent) **Agent** (real estate agent): cross off the next box in the column of one estate size; every complete estate of that size is worth the first value not crossed off.
- ![](sign:park) **Park** (landscaper): plant a park on the street where you just wrote.
- ![](sign:pool) **Pool** (pool manufacturer): if the house you just wrote has a pool, build it. A pool missed is lost.
- ![](sign:temp) **Temps** (temp agency): change the number by up to 2 in either direction, from 0 to 17. Cross off a temp box even if you leave the number as it is.
- ![](sign:bis) **Bis**: after writing, repeat any number of yours in an empty house right beside it, with no fence between. The more of them, the more points they cost; there are nine at most.

![The second 7 is a bis right beside its house; behind the fence it could not be repeated.](figure:bis)

## Estates {#estates}

An estate is a row of 1 to 6 built houses between two fences with no gap. Street ends are fenced from the start. Longer rows are worth nothing.

![Two estates are complete: one of three houses and one of a single house. The third has an empty lot.](figure:estates)

## City plans {#plans}

At the end of your turn, also after a refusal, you may claim a plan whose estates you have. Each estate counts for only one plan, and no fence may split it any more. If more estates fit than the plan needs, you choose. Everybody who completes a plan in the round in which it is first completed gets the higher points; later players get the lower ones.

Whoever completes a plan first may have all cards shuffled before the next round. When the stacks run out, they are shuffled too.

## The end {#end}

The game ends after a round in which somebody takes the third refusal, completes the third plan, or fills the last house.

Add up plans, parks, pools, temps and estates; take off bis and refusals. For temps, the player with the most gets 7, the second most 4, the third most 1; players who tie get the same, and no temps bring nothing.

On a tie, more complete estates win, then more estates of one house, of two, and so on. If everything is equal, the victory is shared.

## Expert game {#expert}

Once a turn and twice a game, before taking a pair or after writing, you may turn an empty house into a ![](sign:roundabout) **roundabout**. It is fenced on both sides, and numbering starts again behind it. The first costs 3 points, both cost 8. Ten expert plans join those of level 1 and 2; houses that count for one plan count for no other, but parks, pools, temps and bis do.

![Behind a roundabout numbers start again.](figure:expert)

## For experienced players {#experienced}

There are no stacks: everybody holds three cards, plays the number of one and the effect of another, and passes the third to the neighbour on the right. Then everybody draws two. Everybody sees the effects of all cards, but only the owner sees the numbers; whoever passed a card on still knows its number. If you take a refusal, you still choose the card to pass on.

## Solo {#solo}

Each turn, draw three cards, use the number of one and the effect of another, and discard all three. Somewhere in the lower half of the deck lies the solo card: when it comes, all plans are approved and pay the lower points. Six temps or more bring 7 points. The game ends when the cards run out, or as any other does.
`;export{e as default};