var e=`## The guided first game: each tip comes at the moment it is needed.

sprawlopolis-guide-card = You build a city of cards with four blocks each. Beside it are the score and the target; the three conditions change from game to game. Take a card.
sprawlopolis-guide-place = Lay the card beside the city or over it. The score shows at once what would change. The 180° button turns the card.
sprawlopolis-guide-pencil = The card lies in pencil: move it, turn it or confirm. The largest group of each kind and the three conditions score; every road costs a point.
sprawlopolis-guide-covers = The card covers blocks, which is allowed. So groups and roads join, but what is covered no longer counts.
`;export{e as default};