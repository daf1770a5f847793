var e=`## The guided game.

town77-lesson-hello = You and your rival build one town. No row or column may repeat a colour or a shape. Whoever has the fewest tiles at the end wins.
town77-lesson-shape = Let’s begin with a mistake: pick up F2 and see where it could go.
town77-lesson-colour = Nowhere: houses go side by side, and here the row and the column already have this shape. Now pick up G5.
town77-lesson-take = No place for it either: the corner has the same colour (the letter on a tile is its colour). Pick up A4 or D3, which differ in both.
town77-lesson-place = Dots show where a tile fits: next to the town, side by side. Choose one of them.
town77-lesson-done = The tile is only pencilled in: you can still move it. “Done” makes it final.
town77-lesson-discard = You drew a new tile, the one with a dot. You may put one back into the bag, and so your hand shrinks. Choose a tile you don’t need, or keep all.
town77-lesson-rival = Your rival has built: the new house has a ring. The list of players shows the colours of their tiles. The fuller the town, the harder it gets.
town77-lesson-second = Your turn: pick up a tile and place it on a dot. If it has no dots, take another.
town77-lesson-hand = Your hand shrinks only when you put a tile back, one per turn. Haste is risky: of two tiles, soon neither may fit.
town77-lesson-exchange = With three tiles of one colour or one shape you may exchange them at the start of your turn.
town77-lesson-third = Place one more tile, this time on your own.
town77-lesson-end = Whoever cannot place a tile is out; so is whoever places the last one. Fewer tiles win; among equals, whoever went out later. Good luck!
`;export{e as default};