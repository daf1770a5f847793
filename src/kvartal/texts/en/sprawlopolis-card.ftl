## Sprawlopolis: the card on the front page.

sprawlopolis-name = Sprawlopolis
sprawlopolis-minutes = 15 minutes
sprawlopolis-blurb = Fifteen cards, one city, three wishes: build it together and reach the target.
sprawlopolis-page-daily = Deal of the day
sprawlopolis-page-score = Count a city from your table
