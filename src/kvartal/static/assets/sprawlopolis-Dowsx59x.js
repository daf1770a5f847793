var e=`## «Стройполис»: карты, действия, события, отказы, итог.
## Русские названия карт — наш перевод: официальные нам неизвестны.

sprawlopolis-zone-R = жилой
sprawlopolis-zone-C = коммерческий
sprawlopolis-zone-I = индустриальный
sprawlopolis-zone-P = парковый
sprawlopolis-zone-short-R = жильё
sprawlopolis-zone-short-C = коммерция
sprawlopolis-zone-short-I = индустрия
sprawlopolis-zone-short-P = парк

sprawlopolis-card-1 = Окраины
sprawlopolis-card-2 = Цветочный бум
sprawlopolis-card-3 = Больше зелени
sprawlopolis-card-4 = Вечеринка в квартале
sprawlopolis-card-5 = Трубы и небоскрёбы
sprawlopolis-card-6 = Генеральный план
sprawlopolis-card-7 = Парки в центре
sprawlopolis-card-8 = Пригороды
sprawlopolis-card-9 = Каменные джунгли
sprawlopolis-card-10 = Торговая улица
sprawlopolis-card-11 = Магазины у дома
sprawlopolis-card-12 = Супермагистраль
sprawlopolis-card-13 = Из парка в парк
sprawlopolis-card-14 = Кольцевые дороги
sprawlopolis-card-15 = Трущобы
sprawlopolis-card-16 = Утром на работу
sprawlopolis-card-17 = Ловушки для туристов
sprawlopolis-card-18 = Стройполис

sprawlopolis-goal-1 = Каждая дорога: −1, если её тупик смотрит за город, иначе +1. Кольцо приносит +1.
sprawlopolis-goal-2 = Каждый ряд и каждый столбец: +1, если парков ровно три, −1, если ни одного.
sprawlopolis-goal-3 = Каждый парк +1, каждый индустриальный квартал −3.
sprawlopolis-goal-4 = Квадраты из четырёх кварталов одного вида, можно внахлёст: 0, 1, 2, 3, 4, 5 и больше дают −8, −5, −2, 1, 4, 7.
sprawlopolis-goal-5 = Каждый индустриальный квартал, рядом с которым нет ни жилого, ни парка: +2.
sprawlopolis-goal-6 = Размер самой большой жилой группы минус размер самой большой индустриальной.
sprawlopolis-goal-7 = Каждый парк внутри города +1, каждый парк на краю −2.
sprawlopolis-goal-8 = Рядом с самой большой жилой группой: каждый парк +1, каждый индустриальный квартал −2.
sprawlopolis-goal-9 = Каждый индустриальный квартал, который касается другого углом: +1.
sprawlopolis-goal-10 = В лучшем ряду или столбце: каждый коммерческий квартал +1.
sprawlopolis-goal-11 = Каждый коммерческий квартал, дорога которого с обеих сторон ведёт в жилые: +2.
sprawlopolis-goal-12 = Самая длинная дорога: +1 за каждые два участка.
sprawlopolis-goal-13 = Каждая дорога, концы которой ведут к двум разным паркам: +3.
sprawlopolis-goal-14 = Каждый участок замкнутого кольца: +1.
sprawlopolis-goal-15 = Каждый жилой квартал рядом с двумя индустриальными или больше: +2.
sprawlopolis-goal-16 = Каждая дорога, которая проходит и через жилой квартал, и через коммерческий: +2.
sprawlopolis-goal-17 = Каждый коммерческий квартал на краю города +1, на углу +2.
sprawlopolis-goal-18 = Число кварталов в самом полном ряду плюс число кварталов в самом полном столбце.

## Поле

sprawlopolis-card-spoken = Карта { $card }: сверху { $nw } и { $ne }, снизу { $sw } и { $se }
sprawlopolis-city =
    { $cards ->
        [one] Город, { $cards } карта
        [few] Город, { $cards } карты
       *[many] Город, { $cards } карт
    }
sprawlopolis-hand = Ваши карты
sprawlopolis-held =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
sprawlopolis-deck = В колоде: { $count }
sprawlopolis-turn = Повернуть карту на пол-оборота
sprawlopolis-scores = Счёт
sprawlopolis-bar = Очки: { $total } из { $target }
sprawlopolis-aim = цель { $target }
sprawlopolis-groups = Самые большие группы
sprawlopolis-goals-heading = Условия
sprawlopolis-goal-named = { $card } «{ $name }»
sprawlopolis-zoom-in = Крупнее
sprawlopolis-zoom-out = Мельче
sprawlopolis-fit = Показать весь город
sprawlopolis-point = Показать место
sprawlopolis-spoken-at = Карта { $card } на { $place }
sprawlopolis-spoken-total =
    { $total ->
        [one] Карта { $card } на { $place }: { $total } очко
        [few] Карта { $card } на { $place }: { $total } очка
       *[many] Карта { $card } на { $place }: { $total } очков
    }
sprawlopolis-spoken-no = На { $place } карту { $card } положить нельзя
sprawlopolis-status-card = Возьмите карту, которую хотите выложить.
sprawlopolis-status-place = Куда положить карту? Она может накрыть кварталы.
sprawlopolis-status-pencil = Подтвердите, подвиньте или поверните карту.
sprawlopolis-status-covers =
    { $count ->
        [one] Карта накроет { $count } квартал. Подтвердите или подвиньте её.
        [few] Карта накроет { $count } квартала. Подтвердите или подвиньте её.
       *[many] Карта накроет { $count } кварталов. Подтвердите или подвиньте её.
    }
sprawlopolis-tell-take-first = Сначала возьмите карту, потом укажите место.
sprawlopolis-tell-point = Укажите место, которое хотите показать: его увидят все за столом.
sprawlopolis-tell-aim = Выберите место стрелками и нажмите Enter: его увидят все за столом.
sprawlopolis-tell-goal = { $name }. { $goal }
sprawlopolis-tell-line = { $name }: каждый её квартал приносит очко.
sprawlopolis-tell-roads =
    { $points ->
        [0] { $name }: в этой игре дороги очков не отнимают.
       *[other] { $name }: каждая, длинная или короткая, отнимает одно очко.
    }
sprawlopolis-advice = положить отмеченную карту в пунктирную рамку
sprawlopolis-advice-turned = повернуть отмеченную карту и положить в пунктирную рамку
sprawlopolis-keys-city = Стрелки двигают карту, Enter кладёт её, T поворачивает; плюс, минус и ноль меняют масштаб.
sprawlopolis-keys-card = взять карту
sprawlopolis-keys-turn = повернуть карту
sprawlopolis-keys-place = подвинуть и положить карту
sprawlopolis-keys-zoom = масштаб города

## Страницы и разговор

sprawlopolis-ways = Сложность
sprawlopolis-way-normal = Обычная
sprawlopolis-way-easy = Легче
sprawlopolis-way-hard = Сложнее
sprawlopolis-daily-target = Целевой счёт: { $target }.
sprawlopolis-score-forms = Как ввести город
sprawlopolis-score-cards = Выложить карты
sprawlopolis-score-letters = Записать буквами
sprawlopolis-lay-about = Сыграли за настоящим столом? Выложите здесь те же карты так, как они лежат у вас, в том же порядке, — и увидите счёт с объяснением каждой строки. Не забудьте выбрать три условия.
sprawlopolis-lay-begin = Выберите ниже первую карту города.
sprawlopolis-lay-how = Перетаскивайте карты на свои места или укажите свободное место, чтобы перенести туда выбранную карту. С клавиатуры: стрелки двигают карту, T поворачивает, Delete убирает.
sprawlopolis-lay-city = Город с вашего стола
sprawlopolis-lay-cards = Все карты
sprawlopolis-lay-turn = Повернуть
sprawlopolis-lay-remove = Убрать
sprawlopolis-lay-clear = Очистить стол
sprawlopolis-lay-restore = Вернуть карты
sprawlopolis-lay-goal = Эта карта — одно из условий.
sprawlopolis-lay-apart =
    { $count ->
        [one] Карта { $cards } лежит отдельно: каждая карта касается города стороной или накрывает его часть.
        [few] Карты { $cards } лежат отдельно: каждая карта касается города стороной или накрывает его часть.
       *[many] Карты { $cards } лежат отдельно: каждая карта касается города стороной или накрывает его часть.
    }
sprawlopolis-score-about = Запишите видимые кварталы города ряд за рядом, через пробел. Квартал — это буква вида и две стороны света, куда выходит его дорога: ЖВЗ — жилой квартал с дорогой слева направо. Точка — пустое место.
sprawlopolis-score-sides = С — вверх, В — вправо, Ю — вниз, З — влево
sprawlopolis-side-N = С
sprawlopolis-side-E = В
sprawlopolis-side-S = Ю
sprawlopolis-side-W = З
sprawlopolis-score-readings = Спорные случаи
sprawlopolis-score-goal = Условие { $number }
sprawlopolis-score-rows = Ряды города
sprawlopolis-score-drawing = Город, как мы его поняли
sprawlopolis-score-total = Всего
sprawlopolis-phrase-road = Давайте соединим дорогу!
sprawlopolis-phrase-park = Нам нужен парк!
sprawlopolis-phrase-edge = Только не на край!
sprawlopolis-phrase-cover = Лучше накрыть вот это.
sprawlopolis-phrase-mine = Оставьте это место мне!
sprawlopolis-phrase-good = Отличный ход!

## События

sprawlopolis-fact-goal = В игре условие { $card }.
sprawlopolis-fact-target = Целевой счёт: { $points }.
sprawlopolis-fact-first = Начинает { $name }.
sprawlopolis-fact-dealt = { $name } получает карту { $card }.
sprawlopolis-fact-start = Город начинается с карты { $card }.
sprawlopolis-fact-top = Верхняя карта колоды — { $card }.
sprawlopolis-fact-placed =
    { $covered ->
        [0] { $name } кладёт карту { $card } на { $place }.
        [one] { $name } кладёт карту { $card } на { $place } и накрывает { $covered } квартал.
        [few] { $name } кладёт карту { $card } на { $place } и накрывает { $covered } квартала.
       *[many] { $name } кладёт карту { $card } на { $place } и накрывает { $covered } кварталов.
    }
sprawlopolis-fact-turned =
    { $covered ->
        [0] { $name } поворачивает карту { $card } и кладёт на { $place }.
        [one] { $name } поворачивает карту { $card }, кладёт на { $place } и накрывает { $covered } квартал.
        [few] { $name } поворачивает карту { $card }, кладёт на { $place } и накрывает { $covered } квартала.
       *[many] { $name } поворачивает карту { $card }, кладёт на { $place } и накрывает { $covered } кварталов.
    }
sprawlopolis-fact-passed =
    { $count ->
        [one] { $name } передаёт { $count } карту, её получает { $owner-name }.
        [few] { $name } передаёт { $count } карты, их получает { $owner-name }.
       *[many] { $name } передаёт { $count } карт, их получает { $owner-name }.
    }
sprawlopolis-fact-drew = { $name } берёт карту { $card }.

## События в истории партии: места на карте не подписаны, они загораются

sprawlopolis-brief-placed =
    { $covered ->
        [0] { $name } кладёт карту { $card }.
        [one] { $name } кладёт карту { $card } и накрывает { $covered } квартал.
        [few] { $name } кладёт карту { $card } и накрывает { $covered } квартала.
       *[many] { $name } кладёт карту { $card } и накрывает { $covered } кварталов.
    }
sprawlopolis-brief-turned =
    { $covered ->
        [0] { $name } кладёт карту { $card }, повернув её.
        [one] { $name } кладёт карту { $card }, повернув её, и накрывает { $covered } квартал.
        [few] { $name } кладёт карту { $card }, повернув её, и накрывает { $covered } квартала.
       *[many] { $name } кладёт карту { $card }, повернув её, и накрывает { $covered } кварталов.
    }

## Отказы

sprawlopolis-refusal-now = Сейчас выложить карту нельзя.
sprawlopolis-refusal-not-held = Карты { $card } у вас нет.
sprawlopolis-refusal-corner = Здесь карта { $card } касается города только углом. Нужна общая сторона, или карта должна накрыть квартал.
sprawlopolis-refusal-alone = Здесь карта { $card } не касается города. Нужна общая сторона, или карта должна накрыть квартал.

## Итог

sprawlopolis-reason-reached = Целевой счёт набран: город удался!
sprawlopolis-reason-missed = Город не дотянул до цели.
sprawlopolis-tier-score =
    { $value ->
        [one] { $value } очко
        [few] { $value } очка
       *[many] { $value } очков
    }
sprawlopolis-tier-margin =
    { $sign ->
        [minus] не хватило { $size }
        [plus] с запасом { $size }
       *[zero] ровно столько, сколько нужно
    }
sprawlopolis-ranking = Выигрывают и проигрывают все вместе: нужно набрать не меньше суммы номеров трёх условий.
sprawlopolis-line-group =
    { $zone ->
        [R] Самая большая жилая группа
        [C] Самая большая коммерческая группа
        [I] Самая большая индустриальная группа
       *[P] Самая большая парковая группа
    }
sprawlopolis-line-roads =
    { $roads ->
        [one] { $roads } дорога
        [few] { $roads } дороги
       *[many] { $roads } дорог
    }
sprawlopolis-line-1 = { sprawlopolis-card-1 }
sprawlopolis-line-2 = { sprawlopolis-card-2 }
sprawlopolis-line-3 = { sprawlopolis-card-3 }
sprawlopolis-line-4 = { sprawlopolis-card-4 }
sprawlopolis-line-5 = { sprawlopolis-card-5 }
sprawlopolis-line-6 = { sprawlopolis-card-6 }
sprawlopolis-line-7 = { sprawlopolis-card-7 }
sprawlopolis-line-8 = { sprawlopolis-card-8 }
sprawlopolis-line-9 = { sprawlopolis-card-9 }
sprawlopolis-line-10 = { sprawlopolis-card-10 }
sprawlopolis-line-11 = { sprawlopolis-card-11 }
sprawlopolis-line-12 = { sprawlopolis-card-12 }
sprawlopolis-line-13 = { sprawlopolis-card-13 }
sprawlopolis-line-14 = { sprawlopolis-card-14 }
sprawlopolis-line-15 = { sprawlopolis-card-15 }
sprawlopolis-line-16 = { sprawlopolis-card-16 }
sprawlopolis-line-17 = { sprawlopolis-card-17 }
sprawlopolis-line-18 = { sprawlopolis-card-18 }

## Настройки правил

sprawlopolis-option-easy = Легче
sprawlopolis-option-easy-hint = Дороги не отнимают очков.
sprawlopolis-option-hard = Сложнее
sprawlopolis-option-hard-hint = Считается только самая большая группа одного вида.
sprawlopolis-option-holes_are_edge = Дыра — тоже край
sprawlopolis-option-holes_are_edge-hint = В правилах об этом ничего нет; обычно кромка дыры внутри города считается краем города (карты 1, 7 и 17).
sprawlopolis-option-park_hopping_distinct = «Из парка в парк» различает
sprawlopolis-option-park_hopping_distinct-hint = Дорога должна вести к двум разным паркам; обычно два квартала одной группы — уже разные парки.
sprawlopolis-option-park_hopping_distinct-blocks = парковые кварталы
sprawlopolis-option-park_hopping_distinct-groups = парковые группы
sprawlopolis-option-burbs_tie = «Пригороды» при равных группах
sprawlopolis-option-burbs_tie-hint = Какая из одинаково больших жилых групп считается.
sprawlopolis-option-burbs_tie-best = лучшая для команды
sprawlopolis-option-burbs_tie-worst = худшая для команды
sprawlopolis-option-hard_zone = «Сложнее»: какой вид считается
sprawlopolis-option-hard_zone-hint = Обычно тот, у которого самая большая группа; но вид можно назвать и до игры.
sprawlopolis-option-hard_zone-largest = с самой большой группой
sprawlopolis-option-hard_zone-residential = жилой
sprawlopolis-option-hard_zone-commercial = коммерческий
sprawlopolis-option-hard_zone-industrial = индустриальный
sprawlopolis-option-hard_zone-park = парковый

## Ошибки в записи

sprawlopolis-bad-card = «{ $text }» — не карта: нужно число от 1 до 18.
sprawlopolis-card-twice = Карта { $card } названа дважды.
sprawlopolis-bad-place = «{ $text }» — не место: нужны столбец и ряд, например 2,-1.
sprawlopolis-far-place =
    { $most ->
        [one] { $text } слишком далеко: от первой карты можно уйти не дальше чем на { $most } квартал.
        [few] { $text } слишком далеко: от первой карты можно уйти не дальше чем на { $most } квартала.
       *[many] { $text } слишком далеко: от первой карты можно уйти не дальше чем на { $most } кварталов.
    }
sprawlopolis-bad-turn = «{ $text }» непонятно: после места можно написать только «turned».
sprawlopolis-bad-block = Квартал { $column } в ряду, «{ $text }»: нужны буква вида — Ж, К, И или П — и две стороны, куда выходит дорога, из С, В, Ю, З (или ни одной): ЖВЗ, П. Латинские буквы тоже годятся: REW, P. Точка — пустое место.
sprawlopolis-stage = Стадии «{ $text }» нет; бывают: { $stages }.
sprawlopolis-goals = Нужны три условия, а здесь { $found }.
sprawlopolis-cards = В городе, на руках и в колоде вместе должно быть { $most } карт.
sprawlopolis-start-place = Первая карта лежит на 0,0.
sprawlopolis-hand-full = На руке не больше { $most } карт, и три — только у первого игрока в начале.
sprawlopolis-hand-needed = Месту { $seat } придётся ходить без карт: таких рук не бывает.
sprawlopolis-city-needed = Город начинается с первой карты, и только когда руки розданы.
sprawlopolis-not-over = Игра заканчивается, когда выложены 15 карт; здесь их { $found }.
sprawlopolis-top-open = На этой стадии верхняя карта колоды ещё не открыта.
sprawlopolis-top-needed = Не хватает открытой карты колоды.
sprawlopolis-wide = В городе не бывает больше { $most } рядов или столбцов.
sprawlopolis-apart = Квартал { $column } этого ряда не соединён с остальным городом.
sprawlopolis-park-road = Квартал { $column } в ряду, «{ $text }»: в парке дороги не бывает, пишите просто П.
sprawlopolis-no-blocks = Здесь нет ни одного квартала, а нужны ряды города.
sprawlopolis-tally-goals = Условий может быть от одного до трёх, а здесь их { $found }.
sprawlopolis-seen-deck = Карту { $card } никто не мог видеть: она в колоде.
sprawlopolis-hand-early = Столько карт этой руке ещё не раздали: на этой стадии в ней не больше { $most }.
sprawlopolis-deal-short = Карты розданы не полностью: первому игроку положено три, остальным по одной.
`;export{e as default};