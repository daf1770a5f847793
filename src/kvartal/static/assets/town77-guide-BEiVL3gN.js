var e=`## The guided first game: each tip comes at the moment it is needed.

town77-guide-tile = The town grows by one tile at a time. No row and no column may hold a colour or a building twice. Take a tile.
town77-guide-cell = Dots show where the tile fits: beside the town, with no colour or building repeated in its row and column. Touch a dot.
town77-guide-nowhere = There is no room for this tile yet: something would repeat. Take another.
town77-guide-place = The tile stands in pencil. You may still move it; Done makes it final.
town77-guide-discard = After your turn you may return an awkward tile to the bag and draw another. Rivals see only the colours of your tiles.
town77-guide-stuck = None of your tiles fits. You are out; whoever holds the fewest tiles wins.
`;export{e as default};