var e=`## The guided first game: each tip comes at the moment it is needed.

estates-guide-choose = It is your turn to hold an auction. Offer a floor from either end of the three rows, or a special piece.
estates-guide-offered = The piece is chosen. Confirm it, and the others bid once each.
estates-guide-bid = Name a bid or pass: everybody speaks once. Numbers on the board show what this piece would change for you.
estates-guide-bid-poor = You cannot outbid this, so pass. Checks come back when somebody buys from you.
estates-guide-settle = Sell the piece to the highest bidder, or keep it and pay that bidder the same sum.
estates-guide-place = Place the floor: on an empty lot, or on a building whose top floor is higher. Whoever first builds in a colour gets its points, or its losses.
estates-guide-placed = See what changes, and confirm. Buildings of a complete row score; those of an incomplete one cost as much.
`;export{e as default};