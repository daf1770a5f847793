var e=`## The guided game: each decision is explained when it first comes.

estates-lesson-hello = Floors of six companies are sold at auction and stacked. Whoever places the first floor of a company takes its certificate: buildings with its floor on top are theirs.
estates-lesson-rows = Buildings in a complete row score points; in an incomplete row they cost as many. A row is complete when a building with a roof stands on each of its lots.
estates-lesson-offer = You are the auctioneer: offer a floor. Only those at the ends of a line are for sale; they have a frame.
estates-lesson-offered = You can still pick another. Press “Done”, and each rival bids or passes.
estates-lesson-settle = Sell to the highest bidder, or keep the floor and pay them the same sum. The numbers say what each place would bring you now: in an incomplete row, a loss.
estates-lesson-place = The floor is yours. Put it on the first free lot of a row, or on a building whose top number is higher.
estates-lesson-placed = Until its row is complete, a building costs points. That is fine if the row is finished in time. Press “Done”.
estates-lesson-bid = A rival holds this auction. Name a sum or pass: nobody bids twice.
estates-lesson-poor = You cannot outbid this, so pass. Checks come to you when somebody buys from you.
estates-lesson-money = Checks in hand score nothing: they are for paying. But a check in the box scores a point at the end, and before your own auction you may put one there.
estates-lesson-again = Your auction again. Besides floors you may offer a roof, a barrier, the mayor or the cancel cube.
estates-lesson-roof = A roof finishes a building: it adds its number, and no floor goes on top. A row is complete when all its buildings have one.
estates-lesson-barrier = A barrier makes a row shorter or longer; its number says by how many lots. A short row is easier to complete, a long one harder.
estates-lesson-mayor = This is the mayor. He moves in at one row and doubles everything there: gains if it is complete, losses if it is not.
estates-lesson-cube = Barriers make rows shorter or longer. The cancel cube takes one of them off the board again: its row is then as it was before.
estates-lesson-end = The game ends when two rows are complete. Best if your buildings stand in those, and the others’ in the third. Good luck!
`;export{e as default};