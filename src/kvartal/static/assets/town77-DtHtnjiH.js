var e=`# Town 77

## What it is about {#goal}

Together you build a small town of seven rows and seven columns. Its people are fussy: no row and no column may hold two houses of **one colour** or of **one shape**. The fuller the town, the harder it is to find room for the next house.

Whoever has the fewest tiles left at the end wins; on a tie, whoever kept building longer.

## Tiles {#tiles}

The bag holds 49 tiles: each of the seven colours meets each of the seven shapes exactly once. The back shows the colour but not the shape, so you know how many tiles the others hold, and in which colours.

![A rival’s backs: the colours show, the shapes do not.](figure:backs)

## Setup {#setup}

Everybody draws 4 tiles from the bag. One more random tile becomes the first house: it lies in the **upper left corner** of the town, so the town grows only to the right and down. The starting player is drawn by lot.

![The first house in its corner, and the lots where building may go on.](figure:setup)

## Exchange {#exchange}

At the start of your turn you may exchange **three tiles of one colour or of one shape**: show them to everybody, put them into the bag, mix, and draw three. You may get the same ones back. If you have three of a kind again, you may exchange again. When the bag is empty, there is no exchange.

![A2, B2 and C2 have one shape and may be exchanged.](figure:hand)

## Placing a house {#place}

If any of your tiles fits anywhere, you must place a house. It must meet three conditions:

1. It touches the town along a **side**; a corner is not enough.
2. Its row and its column hold no house of the same **colour** or the same **shape**, not even beyond empty lots.
3. It stands inside the seven-by-seven field.

![Touching: a house cannot be placed diagonally.](figure:touch)

![F1 cannot go into the upper row: A1 has the same shape, and empty lots do not separate them.](figure:line)

## Drawing {#draw}

After placing a house, draw one tile from the bag. If the bag is empty, your turn ends here.

## Putting a tile back {#discard}

After drawing you may **put one tile back into the bag**, or keep them all. Nobody sees its shape, everybody sees its colour. While there are tiles in the bag, this is the only way to make your hand smaller: it shrinks by at most one tile a turn, so start neither too early nor too late.

## Leaving the game {#leaving}

If none of your tiles fits, you leave the game with the tiles you hold. If you have placed your last tile, you leave too, with none. There is no way back, even if a lot for one of them appears later. The others play on, even if only one is left.

## Who wins {#ranking}

The game is over when everybody is out. **Fewer tiles** rank higher; on a tie, whoever **left later**. There are no ties.

## Solo challenge {#solo}

The first house is random; the other 48 tiles lie face up in three stacks. Each turn, take the top tile of any stack and place it as usual. There is no hand, no exchange and no putting back.

![Three stacks: only the top tiles can be seen.](figure:solo)

If none of the first top tiles can be placed, all tiles are mixed and dealt anew.

Twice a game a tile may be placed **face down**. Its shape does not count, now or later; its colour does and must be free in the row and the column.

![A face-down tile keeps its lot and its colour, but has no shape.](figure:down)

The challenge ends when nothing can be placed. The score is the number of tiles in the town: 30 is a hamlet, 34 a village, 38 a market town, 42 a city, 49 a capital.

## If players watch for mistakes {#calls}

This is an extra rule: the program no longer watches colours and shapes. The next player may call a wrong tile **at once**; it goes back to its owner, who must place another house or find another lot. Noticed **later**, the tile is turned face down: its lot stays taken, but it no longer has a colour or a shape.

A call takes the player back to placing a house. Whoever then cannot place anything is out at once, before drawing: a tile drawn after the mistake goes back into the bag.
`;export{e as default};