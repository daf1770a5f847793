var e=`## «Стройполис»: карточка на первой странице.

sprawlopolis-name = Стройполис
sprawlopolis-original = Sprawlopolis
sprawlopolis-minutes = 15\xA0минут
sprawlopolis-blurb = Пятнадцать карт, один город, три условия: постройте его вместе и наберите целевой счёт.
sprawlopolis-page-score = Подсчёт очков настольной партии

## Буквы зон: город на карточке нарисован.

sprawlopolis-letter-R = Ж
sprawlopolis-letter-C = К
sprawlopolis-letter-I = И
sprawlopolis-letter-P = П
`;export{e as default};