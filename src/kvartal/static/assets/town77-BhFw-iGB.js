var e=`## Town 77: плитки, действия, события, отказы, итог.


town77-colour-A = янтарный
town77-colour-B = голубой
town77-colour-C = зелёный
town77-colour-D = жёлтый
town77-colour-E = синий
town77-colour-F = кирпичный
town77-colour-G = розовый
town77-shape-1 = домик с двускатной крышей
town77-shape-2 = башня
town77-shape-3 = купол
town77-shape-4 = шпиль
town77-shape-5 = мастерская с пилообразной крышей
town77-shape-6 = терраса
town77-shape-7 = амбар
town77-tile = { $tile }, { $colour } цвет, { $shape }
town77-tile-back = рубашка { $letter }, { $colour } цвет
town77-tile-unknown = перевёрнутая плитка

town77-town = Город, 7 на 7 участков
town77-hand = Ваши плитки
town77-stacks = Стопки
town77-stack-left =
    { $count ->
        [0] пусто
        [one] { $count } плитка
        [few] { $count } плитки
       *[many] { $count } плиток
    }
town77-cell-house = { $cell }: { $tile }
town77-cell-pencil = { $cell }: { $tile }, ещё не подтверждено
town77-cell-open = { $cell }: пусто, сюда можно
town77-cell-empty = { $cell }: пусто
town77-rack =
    { $count ->
        [0] плиток нет
        [one] { $count } плитка: { $colours }
        [few] { $count } плитки: { $colours }
       *[many] { $count } плиток: { $colours }
    }
town77-rack-out =
    { $count ->
        [0] всё построено
       *[other] вне игры
    }
town77-built =
    { $count ->
        [one] { $count } дом из 49
        [few] { $count } дома из 49
       *[many] { $count } домов из 49
    }
town77-bag =
    { $count ->
        [0] Мешок пуст
        [one] В мешке { $count } плитка
        [few] В мешке { $count } плитки
       *[many] В мешке { $count } плиток
    }

## Что делать сейчас

town77-status-tile = Возьмите плитку, которую поставите.
town77-status-stack = Возьмите верхнюю плитку одной из стопок.
town77-status-nowhere = { $tile } сейчас поставить некуда. Выберите другую плитку.
town77-status-cell = Куда поставить { $tile }?
town77-status-cell-down = Куда положить { $tile } рубашкой вверх?
town77-status-place = { $tile } встанет на { $cell }. Подтвердите или переставьте.
town77-status-place-last = { $tile } — ваша последняя плитка: поставив её, вы сразу выходите из игры. Если плиток не останется и у других, победит вышедший позже.
town77-status-facedown = { $tile } ляжет на { $cell } рубашкой вверх. Подтвердите или переложите.
town77-status-exchange = Три плитки уйдут в мешок, взамен придут три другие. Меняем?
town77-status-discard-this = { $tile } вернётся в мешок. Подтвердите или выберите другую.
town77-status-discard-last = { $tile } вернётся в мешок. Останется одна: поставив её, вы выйдете из игры.
town77-status-discard = Нажмите на плитку, чтобы вернуть её в мешок, или оставьте все.
town77-status-stuck = Ни одна плитка не подходит: вы выходите из игры с тем, что на руке.
town77-status-call = Укажите плитку, которая стоит неверно.
town77-tell-take-first = Сначала возьмите плитку, потом укажите участок.
town77-tell-take-kept = Возьмите плитку, которую хотите оставить, — остальные три уйдут в обмен.
town77-button-keep = Оставить все
town77-button-leave = Выйти с плитками
town77-button-exchange = Обменять { $tiles }
town77-button-exchange-but = Обменять все, кроме { $tile }
town77-button-exchange-any = Обменять три плитки
town77-button-facedown = Рубашкой вверх ({ $count })
town77-button-call = Указать на ошибку
town77-action-place = поставить { $tile } на { $cell }
town77-action-facedown = положить { $tile } на { $cell } рубашкой вверх
town77-action-exchange = обменять { $tiles }
town77-action-discard = вернуть в мешок { $tile }
town77-action-keep = оставить все плитки
town77-action-leave = выйти из игры
town77-action-call = указать на ошибку на участке { $cell }
town77-keys-tile = взять плитку

## События

town77-fact-start = Первый дом города — { $tile }.
town77-fact-first = Начинает { $name }.
town77-fact-placed = { $name } ставит { $tile } на { $cell }.
town77-fact-placed-facedown = { $name } кладёт { $tile } на { $cell } рубашкой вверх.
town77-fact-emptied = { $name } ставит последнюю плитку и выходит из игры.
town77-fact-exchanged = { $name } меняет { $tiles }.
town77-fact-discarded = { $name } возвращает в мешок плитку цвета { $colour }.
town77-fact-discarded-open = { $name } возвращает в мешок { $tile }.
town77-fact-kept = { $name } оставляет все плитки.
town77-fact-left =
    { $count ->
        [one] { $name } выходит из игры: осталась { $count } плитка.
        [few] { $name } выходит из игры: осталось { $count } плитки.
       *[many] { $name } выходит из игры: осталось { $count } плиток.
    }
town77-fact-drew = { $name } берёт плитку цвета { $colour }.
town77-fact-drew-open = { $name } берёт { $tile }.
town77-fact-finished =
    { $tiles ->
        [one] Испытание окончено: { $tiles } дом, ступень { $grade }.
        [few] Испытание окончено: { $tiles } дома, ступень { $grade }.
       *[many] Испытание окончено: { $tiles } домов, ступень { $grade }.
    }
town77-fact-dealt-anew = Ни одна открытая плитка не подходит: плитки перемешиваются и раздаются заново.
town77-fact-turned-up = Открывается { $tile }.
town77-fact-called-back = { $name } замечает ошибку: { $owner-name } забирает { $tile } с { $cell }.
town77-fact-called-down = { $name } замечает ошибку: { $tile } на { $cell } переворачивается (чей дом: { $owner-name }).

## Отказы

town77-refusal-taken = Участок { $cell } занят: там стоит { $other }.
town77-refusal-alone = Участок { $cell } не касается города. Дом нужно ставить стена к стене с уже стоящим.
town77-refusal-colour =
    { $line ->
        [row] { $tile } не встанет на { $cell }: в этом ряду уже есть такой цвет — { $other } на { $at }.
       *[column] { $tile } не встанет на { $cell }: в этом столбце уже есть такой цвет — { $other } на { $at }.
    }
town77-refusal-shape =
    { $line ->
        [row] { $tile } не встанет на { $cell }: в этом ряду уже есть такая форма — { $other } на { $at }.
       *[column] { $tile } не встанет на { $cell }: в этом столбце уже есть такая форма — { $other } на { $at }.
    }
town77-refusal-now =
    { $stage ->
        [discard] Дом уже поставлен. Теперь верните одну плитку в мешок или оставьте все.
       *[act] Сначала нужно поставить дом.
    }
town77-refusal-not-held = Плитки { $tile } у вас нет.
town77-refusal-not-alike = { $tiles }: для обмена нужны три плитки одного цвета или одной формы.
town77-refusal-exchange-cap =
    { $cap ->
        [0] За этим столом плитки не меняют.
        [one] За ход можно меняться не больше { $cap } раза.
       *[other] За ход можно меняться не больше { $cap } раз.
    }
town77-refusal-bag-empty = Мешок пуст: меняться не на что.
town77-refusal-can-place = Выходить рано: { $tile } встанет на { $cell }.
town77-refusal-called = Вашу ошибку заметили: сначала поставьте плитку заново.
town77-refusal-not-top = { $tile } не лежит сверху ни в одной стопке.
town77-refusal-no-facedown = Класть плитки рубашкой вверх больше нельзя.
town77-refusal-call-later = На ошибку указывают в начале своего хода.
town77-refusal-call-nothing = На { $cell } нет открытой плитки.
town77-refusal-call-right = На { $cell } всё верно.
town77-refusal-call-own = На свою ошибку ({ $cell }) указать нельзя.

## Итог

town77-reason-all-out = Все игроки вышли из игры.
town77-reason-full = Город построен целиком!
town77-reason-stuck = Ни одна из открытых плиток больше не подходит.
town77-tier-tiles =
    { $value ->
        [0] плиток не осталось
        [one] осталась { $value } плитка
        [few] осталось { $value } плитки
       *[many] осталось { $value } плиток
    }
town77-tier-tiles-close-tied = Плиток осталось поровну с победителем, но вы вышли раньше!
town77-tier-tiles-close =
    { $points ->
        [one] До победы оставалась { $points } плитка.
        [few] До победы оставалось { $points } плитки.
       *[many] До победы оставалось { $points } плиток.
    }
town77-tier-lasted =
    { $rank ->
        [1] выход из игры — первый
        [2] выход из игры — второй
        [3] выход из игры — третий
        [4] выход из игры — четвёртый
       *[5] выход из игры — пятый
    }
town77-tier-town =
    { $value ->
        [one] { $value } дом в городе
        [few] { $value } дома в городе
       *[many] { $value } домов в городе
    }
town77-ranking = Выше тот, у кого меньше плиток; при равенстве — тот, кто дольше строил.
town77-line-tiles = Плитки на руке
town77-line-faceup = Дома
town77-line-facedown = Плитки рубашкой вверх
town77-line-grade =
    { $grade ->
        [1] Хутор, { $grade } из { $best }
        [2] Деревня, { $grade } из { $best }
        [3] Посёлок, { $grade } из { $best }
        [4] Городок, { $grade } из { $best }
        [5] Город, { $grade } из { $best }
       *[6] Столица, { $grade } из { $best }
    }
## Настройки правил

town77-option-solo = Испытание для одного
town77-option-solo-hint = Три открытые стопки, без соперников: постройте как можно больше.
town77-option-calls = Ошибки замечают игроки
town77-option-calls-hint = Плитку можно поставить и неверно. Заметят сразу — ставьте заново, заметят позже — её перевернут.
town77-option-exchanges = Наибольшее число обменов за ход
town77-option-exchanges-hint = В правилах предела нет; 10 хватает всегда.
town77-option-facedown = Плитки рубашкой вверх за игру
town77-option-facedown-hint = У такой плитки считается только цвет.
town77-option-stacks = Число стопок
town77-option-stacks-hint = Больше стопок — больше выбора.

## Ошибки в записи

town77-bad-tile = «{ $text }» — не плитка: нужна буква цвета A–G и цифра формы 1–7, например B2.
town77-bad-cell = «{ $text }» — не участок: нужна буква столбца a–g и цифра ряда 1–7, например b1.
town77-tile-twice = Плитка { $tile } встречается дважды.
town77-rows = В городе семь рядов, а здесь { $found }.
town77-columns = В ряду семь участков, а здесь { $found }.
town77-hand-full =
    { $most ->
        [one] На руке не больше { $most } плитки.
       *[other] На руке не больше { $most } плиток.
    }
town77-stage = Стадии «{ $text }» нет; бывают: { $stages }.
town77-turn-out = Место { $seat } уже вышло из игры и ходить не может.
town77-bag-needed =
    { $count ->
        [one] На этой стадии в мешке должна быть хотя бы { $count } плитка.
        [few] На этой стадии в мешке должно быть хотя бы { $count } плитки.
       *[many] На этой стадии в мешке должно быть хотя бы { $count } плиток.
    }
town77-dealing = Плитки раздают по местам, каждому до { $most }: таких рук при раздаче не бывает.
town77-town-early = Пока плитки раздают, в городе не стоит ни одного дома.
town77-drawn = Место { $seat } не могло взять плитку { $tile }: на руке её нет.
town77-hand-needed = У места { $seat } нет плиток, а оно должно ходить.
town77-hand-out = У места { $seat } нет плиток, но оно ещё в игре. Кто поставил последнюю, тот выходит: напишите out { $seat }.
town77-hand-last = У места { $seat } для этой стадии слишком мало плиток: кто поставил последнюю, тот выходит без добора.
town77-town-needed = В городе должен стоять хотя бы один дом.
town77-not-over = Игра ещё не окончена: вышли не все.
town77-kept = Плитку { $tile } не могли оставить: её нет на руке у того, кто ставил последним.
town77-builder = На { $cell } никто не ставил плитку.
town77-placed = Место { $seat } поставило не меньше { $count }: столько его плиток названо в builders.
town77-caller = Место { $seat } не могло указать на ошибку: указавший ждёт своего хода и ещё в игре.
town77-stack = «{ $text }» — не стопка: нужны верхняя плитка и число плиток, например A2 16.
town77-stacks-high = В стопках больше плиток, чем осталось: { $tiles }.

## Какими были правила прежних партий

town77-version-2 = С версии 2 тот, на чью ошибку указали и кому больше нечего поставить, выбывает до того, как взять плитку.
`;export{e as default};