var e=`# The Estates

## What it is about {#goal}

Six companies build towers in three rows. Every piece is sold at auction: floors, roofs, barriers, even the mayor. At the end a **complete row scores plus** and an **incomplete row scores minus** for whoever owns its towers. So build where the row will be finished, and see to it that others build where it will not.

The most points win; they may well be negative.

## Setup {#setup}

The board has three rows, A, B and C, of ten lots each. The street is on the left; the river flows after the fourth lot. At first each row is four lots long: those before the river.

There are 36 floors: six companies, each with the numbers 1 to 6. **24 of them** are drawn and laid out in three rows of eight; the other 12 are not used. Twelve roofs, two of each value from 1 to 6, lie face down. Three barriers, the mayor and the cancel cube lie ready. Everybody gets **12 checks** and keeps them secret. Who begins is drawn by lot.

![Floors can be taken only from the two ends of a row.](figure:offer)

## A turn {#turn}

1. You may put **one check** into your box.
2. You choose a piece and put it up for auction.
3. The others bid, you sell or keep.
4. Whoever got the piece places it at once. Then the next player clockwise has a turn.

## The box {#box}

At the start of your turn one check may go from your hand into your box. It stays there: you cannot bid or pay with it, and nobody else may look. At the end each check in the box is **worth a point**; checks in hand are worth nothing.

The others are not told. But all payments are made in the open, so with a good memory you know how much a rival can have at most.

## What can be auctioned {#choice}

- A **floor** of any company from either end of one of the three rows, if there is a lot for it.
- A **roof**, as long as some building has none. It is turned up before the bidding.
- A **barrier**, the **mayor** or the **cancel cube**, each once.

![A roof, the three barriers, the mayor and the cancel cube.](figure:pieces)

## The auction {#auction}

Beginning on the auctioneer’s left, everybody else bids **once** or passes. A bid is a whole number of checks, higher than the one before and no higher than the cash in hand. Then the auctioneer decides:

- **sell**: the highest bidder pays the auctioneer and gets the piece, or
- **keep**: the auctioneer pays the same sum to the highest bidder and gets the piece.

An auctioneer who cannot pay must sell. If all pass, the auctioneer gets the piece for nothing. Lower bids cost nothing.

## Floors {#floors}

A row is built from the street, lot by lot and without gaps, as far as its length says. A floor goes on the next free lot, or on a building without a roof, if its number is **lower** than that of the top floor. The five white lots take only one floor.

![Numbers fall on the way up; the top floor decides who owns the tower. A roof finishes it.](figure:tower)

Whoever places the **first floor of a company** takes its certificate and keeps it to the end. A building belongs to the holder of the certificate of its **top floor**.

## Roofs {#roof}

A roof goes on any building that has none, even a rival’s. The building is then finished. The value of the roof counts too. A roof must be placed.

## Barriers {#barriers}

A barrier makes a row **shorter or longer** by exactly its number, 1, 2 or 3. It stands on the first lot beyond the new length; other barriers of the row move there too. A row cannot get shorter than what is built on it, nor so long that the barrier finds no lot. A complete row can be lengthened and is then incomplete again. Instead, a barrier may be taken out of the game.

![Barrier 2 shortens a row from four lots to two: it is complete when both towers have a roof.](figure:barrier)

## The mayor {#mayor}

The mayor moves in at one row, finished or not, and stays. All buildings of that row count **double**, plus or minus. The mayor may also be taken out of the game.

## The cancel cube {#cube}

The cube takes one barrier off the board; both leave the game and the row gets the length it would have without it. That is not possible if a building would be cut off. The cube may also be taken out of the game unused.

## The end {#end}

A row is complete when every lot of its length holds a building with a roof. The round ends at once when

- **two rows** are complete, or
- the **last roof** is placed, or
- no floor is left and every building has a roof.

## Points {#score}

A building is worth the sum of the numbers on its floors and its roof: plus in a complete row, minus in an incomplete one, double in the mayor’s row. Add a point for every check in the box. On a tie, more checks in hand and box together win; if these are equal too, the win is shared.

## Several rounds {#rounds}

Agree on the number of rounds. Points add up. All checks, even those from the box, carry over to the next round; nobody gets new ones. Whoever wins **two rounds in a row** wins the game at once. Otherwise the highest total wins.
`;export{e as default};