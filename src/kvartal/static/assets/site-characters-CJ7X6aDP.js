var e=`## Боты — жители городка: имя и одна фраза о каждом. Имена стоят в предложениях только в именительном падеже.

character-mira = Мира
character-mira-about = Архитектор на пенсии: чужие чертежи видит насквозь.
character-osip = Осип
character-osip-about = Дворник и философ: никуда не торопится и везде успевает.
character-clara = Клара
character-clara-about = Бухгалтер: считает в уме быстрее кассы.
character-timur = Тимур
character-timur-about = Почтальон: номера домов помнит наизусть.
character-vera = Вера
character-vera-about = Садовница: видит сквер там, где ещё пустырь.
character-gleb = Глеб
character-gleb-about = Крановщик: на всё смотрит сверху, говорит мало.
character-asya = Ася
character-asya-about = Студентка: рисует города на салфетках.
character-savva = Савва
character-savva-about = Часовщик: любит, когда всё сходится.
character-zoya = Зоя
character-zoya-about = Водит трамвай и не терпит тупиков.
character-foma = Фома
character-foma-about = Сантехник: не верит ни одному плану, пока не проверит.
character-rita = Рита
character-rita-about = Маляр: краски подбирает долго, зато без ошибок.
character-lev = Лев
character-lev-about = Пекарь: встаёт раньше всех и рискует до завтрака.
`;export{e as default};