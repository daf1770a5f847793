var e=`## «Город мечты»: предметы, действия, события, отказы, итог.


estates-colour-S = синий
estates-colour-R = красный
estates-colour-Y = жёлтый
estates-colour-E = зелёный
estates-colour-H = лиловый
estates-colour-W = серый
estates-company = компания, { $colour } цвет
estates-floor = { $colour } этаж { $value }
estates-piece-roof = крыша
estates-piece-roof-up = крыша { $value }
estates-piece-barrier = барьер { $value }
estates-piece-mayor = мэр
estates-piece-cube = кубик-отмена
estates-what =
    { $piece ->
        [roof] крыша
        [barrier1] барьер 1
        [barrier2] барьер 2
        [barrier3] барьер 3
        [mayor] мэр
        [cube] кубик-отмена
       *[other] этаж { $piece }
    }
    .first =
        { $piece ->
            [roof] Крыша
            [barrier1] Барьер 1
            [barrier2] Барьер 2
            [barrier3] Барьер 3
            [mayor] Мэр
            [cube] Кубик-отмена
           *[other] Этаж { $piece }
        }
    .accusative =
        { $piece ->
            [roof] крышу
            [barrier1] барьер 1
            [barrier2] барьер 2
            [barrier3] барьер 3
            [mayor] мэра
            [cube] кубик-отмену
           *[other] этаж { $piece }
        }

## Поле

estates-board = Город: три ряда по десять участков, слева улица, за четвёртым участком река
estates-row = Ряд { $row }
estates-row-length =
    { $length ->
        [0] Ряд { $row }: строить не нужно
        [one] Ряд { $row }: застроено { $built } из { $length } участка
        [few] Ряд { $row }: застроено { $built } из { $length } участков
       *[many] Ряд { $row }: застроено { $built } из { $length } участков
    }
estates-row-done = завершён, считается в плюс
estates-row-undone = не завершён, считается в минус
estates-row-mayor = мэр удваивает очки
estates-lot-building =
    { $roof ->
        [0] { $lot }: { $floors }, без крыши, стоит { $value }, владелец — { $owner-name }
       *[other] { $lot }: { $floors }, крыша { $roof }, стоит { $value }, владелец — { $owner-name }
    }
estates-lot-empty = { $lot }: пусто
estates-lot-white = { $lot }: пусто, помещается только один этаж
estates-lot-barrier = { $lot }: барьеры { $values }
estates-lot-beyond = { $lot }: за пределами ряда
estates-lot-here = сюда можно
estates-river = Река
estates-street = Улица
estates-side = Вид сбоку
estates-side-hint = Укажите на здание, чтобы увидеть его сбоку.
estates-offer = Этажи на продажу
estates-offer-empty = ничего не осталось
estates-roofs =
    { $count ->
        [one] { $count } крыша
        [few] { $count } крыши
       *[many] { $count } крыш
    }
estates-roofs-left = Перевёрнуты числом вниз: { $values }
estates-pieces = Другие предметы
estates-certificates = Сертификаты
estates-no-certificates = пока нет
estates-hand = Рука
estates-box = Касса
estates-money-own =
    { $hand ->
        [one] { $hand } чек на руках, { $box } в кассе
        [few] { $hand } чека на руках, { $box } в кассе
       *[many] { $hand } чеков на руках, { $box } в кассе
    }
estates-money-secret = деньги в секрете
estates-earned = за здания { $points }
estates-round = Раунд { $round } из { $rounds }
estates-round-winner = раунд выигран
estates-rounds-won =
    { $count ->
        [one] выигран { $count } раунд
        [few] выиграно { $count } раунда
       *[many] выиграно { $count } раундов
    }

## Торги

estates-auction = Торги
estates-auction-none = Сейчас ничего не продаётся.
estates-auctioneer = аукционист
estates-auctioneer-hint = Аукционист выставляет предмет, выслушивает ставки, а потом продаёт его или оставляет себе за ту же цену.
estates-certificate-hint = Сертификат: здания с верхним этажом этого цвета ({ $colour }) засчитываются его владельцу.
estates-purse-hint = Слева — чеки на руках, ими делают ставки; справа — отложенные в кассу, каждый принесёт очко.
estates-explain-floor = Этаж ставят на пустой участок или на здание, где число на верхнем этаже больше.
estates-explain-roof = Крыша завершает здание и прибавляет своё число. Число узнают, только перевернув её.
estates-explain-barrier = Барьер укорачивает или удлиняет ряд на столько участков — или выходит из игры.
estates-explain-mayor = Мэр удваивает всё, что считается в ряду: и плюс, и минус.
estates-explain-cube = Кубик-отмена снимает с поля один барьер.
estates-got =
    { $count ->
        [one] получен { $count } чек
        [few] получено { $count } чека
       *[many] получено { $count } чеков
    }
estates-paid =
    { $count ->
        [one] уплачен { $count } чек
        [few] уплачено { $count } чека
       *[many] уплачено { $count } чеков
    }
estates-bid-waits = делает ставку
estates-bid-none = …
estates-bid-pass = пас
estates-bid-leads = старшая
estates-prospects = Что это даст
estates-prospect-you = вам { $change }
estates-prospect-completes = завершает ряд { $rows }
estates-prospect-ends = конец раунда
estates-prospect-opens = ряд { $rows } снова не завершён
estates-prospects-hide = Скрыть прогноз
estates-prospects-show = Показать прогноз
estates-certificate-yours = Вы получите { $colour } сертификат.

## Что делать сейчас

estates-status-choose = Выберите, что выставить на торги.
estates-status-offered = Вы выставляете на торги { estates-what.accusative }. Подтвердите или выберите другой предмет.
estates-status-embezzled = Чек в кассе принесёт очко в конце. Теперь выберите, что выставить на торги.
estates-status-bid =
    { $high ->
        [0] Сделайте ставку за { estates-what.accusative } или спасуйте.
       *[other] { $rival-name } ставит { $high } за { estates-what.accusative }. Перебейте или спасуйте.
    }
estates-status-bid-poor =
    { $high ->
        [0] У вас нет чеков: остаётся спасовать.
       *[other] Перебить { $high } вам нечем: остаётся спасовать.
    }
estates-status-settle = { $rival-name } ставит { $high } за { estates-what.accusative }. Продать или заплатить { $high } и оставить себе?
estates-status-settle-poor = { $rival-name } ставит { $high }. Заплатить столько вы не можете: продавайте.
estates-status-said-bid = Вы ставите { $price } за { estates-what.accusative }. Подтвердите или назовите другую сумму.
estates-status-said-pass = Вы пасуете. Подтвердите или всё же сделайте ставку.
estates-status-said-sell = { $rival-name } купит { estates-what.accusative } за { $price }. Подтвердите или оставьте себе.
estates-status-said-keep = { estates-what.first } останется у вас, а { $rival-name } получит { $price }. Подтвердите или продайте.
estates-status-place = Куда поставить { estates-what.accusative }?
estates-status-placed = { estates-what.first } встанет в ряд { $row }. Подтвердите или переставьте.
estates-status-placed-remove = { estates-what.first } выйдет из игры. Подтвердите или поставьте на поле.
estates-status-placed-shorten = Ряд { $row } станет короче. Подтвердите или выберите другое.
estates-status-placed-lengthen = Ряд { $row } станет длиннее. Подтвердите или выберите другое.
estates-status-placed-mayor = Мэр встанет перед рядом { $row }. Подтвердите или выберите другой ряд.
estates-status-placed-cancel = Барьер { $value } уйдёт с поля. Подтвердите или выберите другое.
estates-status-place-barrier = Укоротите или удлините ряд — или уберите { estates-what.accusative } из игры.
estates-status-place-mayor = Выберите ряд для мэра или уберите мэра из игры.
estates-status-place-cube = Выберите, какой барьер снять, или уберите кубик-отмену из игры.
estates-status-place-cube-idle = Барьеров на поле нет: остаётся убрать кубик-отмену из игры.
estates-status-place-nowhere = Некуда поставить { estates-what.accusative }: остаётся убрать из игры.
estates-action-offer = выставить на торги { estates-what.accusative }
estates-action-embezzle = отложить чек в кассу
estates-action-bid = поставить { $bid }
estates-action-pass = спасовать
estates-action-sell = продать
estates-action-keep = оставить себе
estates-action-place = поставить на { $lot }
estates-action-shorten = укоротить ряд { $row }
estates-action-lengthen = удлинить ряд { $row }
estates-action-mayor = поставить мэра перед рядом { $row }
estates-action-cancel = снять барьер { $value }
estates-action-remove = убрать из игры
estates-button-embezzle = Отложить чек в кассу
estates-button-bid = Ставка { $bid }
estates-button-bid-more = Больше
estates-button-pass = Пас
estates-button-sell = Продать за { $price }
estates-button-keep = Оставить за { $price }
estates-button-remove = Убрать из игры
estates-button-shorten = Укоротить { $row }\xA0до\xA0{ $length }
estates-button-lengthen = Удлинить { $row }\xA0до\xA0{ $length }
estates-button-mayor = Ряд { $row }
estates-button-cancel = Снять барьер { $value }
estates-keys-bid = поставить эту сумму
estates-keys-raise = на один больше старшей ставки
estates-keys-pass = пас
estates-keys-sell = продать
estates-keys-keep = оставить себе
estates-keys-embezzle = чек в кассу

## События

estates-fact-first =
    { $round ->
        [1] Начинает { $name }.
       *[other] Раунд { $round }: начинает { $name }.
    }
estates-fact-embezzled = { $name } откладывает чек в кассу.
estates-fact-offered = { $name } выставляет на торги { estates-what.accusative }.
estates-fact-roof-up = { $name } выставляет на торги крышу и переворачивает её: { $value }.
estates-fact-bid =
    { $bid ->
        [one] { $name } ставит { $bid } чек.
        [few] { $name } ставит { $bid } чека.
       *[many] { $name } ставит { $bid } чеков.
    }
estates-fact-passed = { $name } пасует.
estates-fact-free = Ставок нет: { $name } получает { estates-what.accusative } даром.
estates-fact-sold =
    { $price ->
        [one] { $name } продаёт { estates-what.accusative }: { $rival-name } платит { $price } чек.
        [few] { $name } продаёт { estates-what.accusative }: { $rival-name } платит { $price } чека.
       *[many] { $name } продаёт { estates-what.accusative }: { $rival-name } платит { $price } чеков.
    }
estates-fact-kept =
    { $price ->
        [one] { $name } оставляет { estates-what.accusative } себе: { $rival-name } получает { $price } чек.
        [few] { $name } оставляет { estates-what.accusative } себе: { $rival-name } получает { $price } чека.
       *[many] { $name } оставляет { estates-what.accusative } себе: { $rival-name } получает { $price } чеков.
    }
estates-fact-built = { $name } ставит этаж { $floor } на { $lot }.
estates-brief-built = { $name } ставит этаж { $floor } в ряд { $row }.
estates-brief-roofed = { $name } ставит крышу { $value } на здание в ряду { $row }.
estates-fact-certificate =
    { $colour ->
        [S] { $name } берёт синий сертификат.
        [R] { $name } берёт красный сертификат.
        [Y] { $name } берёт жёлтый сертификат.
        [E] { $name } берёт зелёный сертификат.
        [H] { $name } берёт лиловый сертификат.
       *[W] { $name } берёт серый сертификат.
    }
estates-fact-roofed = { $name } ставит крышу { $value } на { $lot }.
estates-fact-shortened =
    { $length ->
        [0] { $name } ставит барьер { $value }: в ряду { $row } не остаётся участков.
        [one] { $name } ставит барьер { $value }: в ряду { $row } остаётся { $length } участок.
        [few] { $name } ставит барьер { $value }: в ряду { $row } остаётся { $length } участка.
       *[many] { $name } ставит барьер { $value }: в ряду { $row } остаётся { $length } участков.
    }
estates-fact-lengthened =
    { $length ->
        [one] { $name } ставит барьер { $value }: в ряду { $row } теперь { $length } участок.
        [few] { $name } ставит барьер { $value }: в ряду { $row } теперь { $length } участка.
       *[many] { $name } ставит барьер { $value }: в ряду { $row } теперь { $length } участков.
    }
estates-fact-mayor = { $name } ставит мэра перед рядом { $row }.
estates-fact-cancelled =
    { $length ->
        [one] { $name } снимает барьер { $value }: в ряду { $row } снова { $length } участок.
        [few] { $name } снимает барьер { $value }: в ряду { $row } снова { $length } участка.
       *[many] { $name } снимает барьер { $value }: в ряду { $row } снова { $length } участков.
    }
estates-fact-removed = { $name } убирает { estates-what.accusative } из игры.
estates-fact-row-complete = Ряд { $row } завершён.
estates-fact-row-reopened = Ряд { $row } снова не завершён.
estates-fact-ended =
    { $reason ->
        [two-rows] Завершены два ряда: раунд окончен.
        [no-roofs] Поставлена последняя крыша: раунд окончен.
       *[no-floors] Строить больше нечего: раунд окончен.
    }
estates-fact-round-points =
    { $points ->
        [one] { $name } получает за раунд { $round } { $points } очко.
        [few] { $name } получает за раунд { $round } { $points } очка.
       *[many] { $name } получает за раунд { $round } { $points } очков.
    }
estates-fact-round-won = Раунд { $round } выигрывает { $name }.
estates-fact-round-shared = В раунде { $round } нет единственного победителя.

## Отказы

estates-refusal-now =
    { $stage ->
        [choose] Сначала выберите предмет для торгов.
        [bid] Сейчас нужно сделать ставку или спасовать.
        [settle] Сейчас нужно продать предмет или оставить его себе.
        [place] Сначала поставьте то, что выиграли.
       *[wait] Сейчас этого сделать нельзя.
    }
estates-refusal-embezzled = В кассу можно отложить только один чек за ход.
estates-refusal-no-cash = У вас на руках нет ни одного чека.
estates-refusal-no-bare = Крышу можно выставить, только пока есть здание без крыши.
estates-refusal-piece-gone = { estates-what.first } больше не продаётся.
estates-refusal-not-offered = Этаж { $floor } не продаётся.
estates-refusal-not-end = Этаж { $floor } лежит внутри ряда, а взять можно только крайние.
estates-refusal-no-lot = Этаж { $floor } сейчас некуда поставить, поэтому выставить его нельзя.
estates-refusal-too-poor = Ставка { $bid } вам не по карману: на руках { $hand }, а касса не в счёт.
estates-refusal-too-low = { $bid } — мало: старшая ставка { $high }.
estates-refusal-keep = Чтобы оставить себе, нужно заплатить { $price }, а на руках { $hand }.
estates-refusal-must-place = Нужно поставить { estates-what.accusative } на поле: убрать из игры можно только барьер, мэра и кубик-отмену.
estates-refusal-wrong-piece = Так нельзя: сейчас ставят { estates-what.accusative }.
estates-refusal-beyond =
    { $length ->
        [one] На { $lot } не строят: в ряду { $row } сейчас { $length } участок.
        [few] На { $lot } не строят: в ряду { $row } сейчас { $length } участка.
       *[many] На { $lot } не строят: в ряду { $row } сейчас { $length } участков.
    }
estates-refusal-gap = Ряд растёт от улицы без пропусков: следующий участок — { $next }, а не { $lot }.
estates-refusal-roofed = Здание на { $lot } уже под крышей: оно достроено.
estates-refusal-white = { $lot } — белый участок: на нём помещается только один этаж.
estates-refusal-not-lower = Этаж { $floor } не встанет на { $lot }: верхний этаж там { $top }, нужно число меньше.
estates-refusal-no-building = На { $lot } нет здания.
estates-refusal-too-long =
    { $length ->
        [one] В ряду { $row } стал бы { $length } участок, а можно не больше { $most }.
        [few] В ряду { $row } стало бы { $length } участка, а можно не больше { $most }.
       *[many] В ряду { $row } стало бы { $length } участков, а можно не больше { $most }.
    }
estates-refusal-too-short =
    { $built ->
        [one] Ряд { $row } не может стать короче { $built } участка: на нём стоит здание.
        [few] Ряд { $row } не может стать короче { $built } участков: на них стоят здания.
       *[many] Ряд { $row } не может стать короче { $built } участков: на них стоят здания.
    }
estates-refusal-no-row =
    { $least ->
        [0] Ряд { $row } нельзя укоротить на { $fewer }: участков в нём осталось { $left }.
       *[other] В ряду { $row } должен остаться хотя бы один участок: за этим столом ряд не может исчезнуть совсем.
    }
estates-refusal-no-barrier = Барьера { $value } нет на поле.

## Итог

estates-reason-two-rows = Завершены два ряда.
estates-reason-no-roofs = Поставлена последняя крыша.
estates-reason-no-floors = Строить больше нечего.
estates-reason-champion = Один игрок выиграл два раунда, а с ними и игру.
estates-tier-champion =
    { $value ->
        [1] выиграны два раунда
       *[other] { "" }
    }
estates-tier-points =
    { $value ->
        [one] { $value } очко
        [few] { $value } очка
       *[many] { $value } очков
    }
estates-tier-points-close =
    { $points ->
        [one] До победы не хватило { $points } очка.
        [few] До победы не хватило { $points } очков.
       *[many] До победы не хватило { $points } очков.
    }
estates-tier-checks =
    { $value ->
        [one] { $value } чек на руках и в кассе
        [few] { $value } чека на руках и в кассе
       *[many] { $value } чеков на руках и в кассе
    }
estates-ranking = Выше тот, у кого больше очков (они бывают и отрицательными), а при равенстве — тот, у кого больше чеков на руках и в кассе.
estates-line-building =
    { $complete ->
        [1] { $mayor ->
            [1] { $lot }, здание на { $value }, мэр удваивает
           *[0] { $lot }, здание на { $value }
        }
       *[0] { $mayor ->
            [1] { $lot }, здание на { $value }, ряд не завершён, мэр удваивает
           *[0] { $lot }, здание на { $value }, ряд не завершён
        }
    }
estates-line-box = Чеки в кассе
estates-line-earlier = Прошлые раунды

## Настройки правил

estates-option-rounds = Число раундов
estates-option-rounds-hint = Очки складываются, чеки переходят из раунда в раунд.
estates-option-open_money = Открытые деньги
estates-option-open_money-hint = Все видят, сколько у кого на руках и в кассе.
estates-option-early_win = Досрочная победа
estates-option-early_win-hint = Какие два выигранных раунда сразу приносят победу в игре.
estates-option-early_win-consecutive = два подряд
estates-option-early_win-any = любые два
estates-option-longest_row = Наибольшая длина ряда
estates-option-longest_row-hint = На печатном поле барьер помещается при длине не больше 9.
estates-option-zero_row = Ряд можно укоротить до нуля
estates-option-zero_row-hint = Такой ряд считается завершённым.
estates-option-offer_ends = Последний этаж завершает раунд
estates-option-offer_ends-hint = Иначе игра идёт, пока есть здание без крыши.

## Ошибки записи

estates-bad-floor = «{ $text }» — не этаж: нужны буква S, R, Y, E, H или W и цифра 1–6, например S3.
estates-bad-lot = «{ $text }» — не участок: нужны ряд A–C и номер 1–10, например B1.
estates-bad-row = «{ $text }» — не ряд: нужна буква A, B или C.
estates-bad-number = «{ $text }» — не число от 1 до { $most }.
estates-bad-piece = «{ $text }» — не предмет торгов: нужен этаж, например S3, или одно из слов { $pieces }.
estates-bid-nothing = Ставки 0 нет: чтобы ничего не платить, пасуйте.
estates-stage = Стадии «{ $text }» нет; бывают: { $stages }.
estates-row-full = В ряду { $row } только десять участков.
estates-row-length-bad = С такими зданиями длина ряда { $row } не может быть { $length }.
estates-building = «{ $text }» — не здание: нужны этажи снизу вверх и ^ перед крышей, например R6S3^2.
estates-floor-twice = Этаж { $floor } встречается дважды.
estates-stack = { $floor } не может стоять на { $lot }: числа кверху убывают, а на белом участке один этаж.
estates-barrier = «{ $text }» — не барьер: нужно 3, x3, A+3 или A-3, каждый один раз.
estates-certificate = «{ $text }» — не сертификат: нужны цвет и место, например S0.
estates-certificate-needed = Цвет { $colour }: владелец есть у тех и только тех цветов, что построены.
estates-offer-bad = Нужны три ряда этажей на продажу, не больше восьми в каждом; между рядами — знак /.
estates-roofs-bad = Крыш каждого достоинства, от 1 до 6, — по две.
estates-money =
    { $most ->
        [one] У всех игроков вместе не больше { $most } чека.
       *[other] У всех игроков вместе не больше { $most } чеков.
    }
estates-piece = «{ $text }» — не тот предмет, который ставят на этой стадии.
estates-bid = «{ $text }» — неподходящая ставка.
estates-bids-order = Каждый ставит по одному разу, по часовой стрелке, начиная с соседа аукциониста слева.
estates-round-bad = «{ $text }» — не закрытый раунд: нужны очки каждого места, / и победитель.
estates-round-unwon =
    { $winner ->
        [shared] Раунд бывает общим только при равных очках, а здесь впереди одно место { $seats }.
       *[other] Место { $winner } не могло выиграть этот раунд: по очкам впереди { $seats }.
    }
estates-round-late = Этого раунда не было: место { $seat } уже выиграло два раунда, а с ними и игру.
estates-not-over = Все раунды закрыты, но игра не окончена.
estates-is-over = Выставить здесь нечего: раунд окончен.
estates-not-laid-out = До первого хода поле пустое и ничего ещё не выставляли.
estates-no-place = Некуда поставить { estates-what.accusative }.
estates-embezzled-bad = Чек можно отложить, только пока выбирают предмет, и лежит он тогда в кассе.

## Кого ждут

estates-awaited-choose = { $name } выбирает, что выставить на торги.
estates-awaited-roof = { $name } открывает крышу.
estates-awaited-bid = { $name } думает над ставкой.
estates-awaited-settle = { $name } решает: продать или оставить себе?
estates-awaited-place = { $name } выбирает место.
`;export{e as default};