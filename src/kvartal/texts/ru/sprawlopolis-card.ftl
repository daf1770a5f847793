## «Стройполис»: карточка на первой странице.

sprawlopolis-name = Стройполис
sprawlopolis-minutes = 15 минут
sprawlopolis-blurb = Пятнадцать карт, один город, три условия: постройте его вместе и наберите целевой счёт.
sprawlopolis-page-daily = Расклад дня
sprawlopolis-page-score = Посчитать город со своего стола
