var e=`## «Бумажные кварталы»: карточка на первой странице.

welcome-name = Бумажные кварталы
welcome-original = Welcome To…
welcome-minutes = 25\xA0минут
welcome-blurb = Три улицы, одни и те же карты для всех — и вечно не хватает места.
welcome-page-score = Подсчёт очков настольной партии
welcome-page-print = Напечатать листы
welcome-page-own = Свои листы
welcome-page-diploma = Диплом
`;export{e as default};