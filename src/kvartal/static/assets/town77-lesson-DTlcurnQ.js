var e=`## The guided game.

town77-lesson-hello = You and your rival build one town. No row or column may repeat a colour or a building. Whoever has the fewest tiles at the end wins.
town77-lesson-shape = Let’s begin with a mistake: pick up F2 and see where it could go.
town77-lesson-colour = Nowhere: the same building stands in the corner, in the same row and column. Now pick up G5.
town77-lesson-take = No place for it either: the corner has the same colour. Pick up A4 or D3, which differ in both.
town77-lesson-place = Dots show where a tile fits: next to the town, side by side. Touch one of them.
town77-lesson-done = The tile is only pencilled in: you can still move it. “Done” makes it final.
town77-lesson-discard = You drew a new tile. You may put one back into the bag, and so your hand shrinks. Touch a tile you don’t need, or keep all.
town77-lesson-rival = Your rival has built: the new house has a ring. You see only the colours of their tiles. The fuller the town, the harder it gets.
town77-lesson-second = Your turn: pick up a tile and place it on a dot. If it has no dots, take another.
town77-lesson-hand = This is the only way to get rid of tiles, one a turn. Too early and you have no choice, too late and you run out of time.
town77-lesson-exchange = With three tiles of one colour or one building you may exchange them at the start of your turn.
town77-lesson-third = Place one more tile, this time on your own.
town77-lesson-end = Whoever cannot place a tile is out and keeps what they hold. Fewer tiles win; among equals, whoever built longer. Good luck!
`;export{e as default};