var e=`## Sprawlopolis: the card on the front page.

sprawlopolis-name = Sprawlopolis
sprawlopolis-original = Sprawlopolis
sprawlopolis-minutes = 15\xA0minutes
sprawlopolis-blurb = Fifteen cards, one city, three conditions: build it together and reach the target.
sprawlopolis-page-score = Score a real game

## The letters of zones: the card shows a city.

sprawlopolis-letter-R = R
sprawlopolis-letter-C = C
sprawlopolis-letter-I = I
sprawlopolis-letter-P = P
`;export{e as default};