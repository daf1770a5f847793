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
estates-piece-cube = куб отмены
estates-what =
    { $piece ->
        [roof] крыша
        [barrier1] барьер 1
        [barrier2] барьер 2
        [barrier3] барьер 3
        [mayor] мэр
        [cube] куб отмены
       *[other] этаж { $piece }
    }

## Поле

estates-board = Город: три ряда по десять участков, слева улица, за четвёртым участком река
estates-row = Ряд { $row }
estates-row-length =
    { $length ->
        [0] Ряд { $row }: строить не нужно
        [one] Ряд { $row }: построено { $built } из { $length } участка
        [few] Ряд { $row }: построено { $built } из { $length } участков
       *[many] Ряд { $row }: построено { $built } из { $length } участков
    }
estates-row-done = завершён, считается в плюс
estates-row-undone = не завершён, считается в минус
estates-row-mayor = мэр удваивает
estates-lot-building =
    { $roof ->
        [0] { $lot }: { $floors }, без крыши, цена { $value }, { $owner-name }
       *[other] { $lot }: { $floors }, крыша { $roof }, цена { $value }, { $owner-name }
    }
estates-lot-empty = { $lot }: пусто
estates-lot-white = { $lot }: пусто, место только для одного этажа
estates-lot-barrier = { $lot }: барьеры { $values }
estates-lot-beyond = { $lot }: строить не нужно
estates-lot-here = сюда можно
estates-river = Река
estates-street = Улица
estates-side = Вид сбоку
estates-side-hint = Укажите на здание, чтобы увидеть его сбоку.
estates-offer = Предложение
estates-offer-empty = ничего не осталось
estates-roofs =
    { $count ->
        [one] { $count } крыша
        [few] { $count } крыши
       *[many] { $count } крыш
    }
estates-roofs-left = Лежат числом вниз: { $values }
estates-pieces = Другие предметы
estates-certificates = Сертификаты
estates-no-certificates = нет сертификатов
estates-hand = Рука
estates-box = Касса
estates-money-own =
    { $hand ->
        [one] { $hand } чек на руках, { $box } в кассе
        [few] { $hand } чека на руках, { $box } в кассе
       *[many] { $hand } чеков на руках, { $box } в кассе
    }
estates-money-secret = деньги в секрете
estates-earned = здания { $points }
estates-round = Раунд { $round } из { $rounds }
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
estates-bid-waits = делает ставку
estates-bid-none = …
estates-bid-pass = пас
estates-bid-leads = старшая
estates-prospects = Что это даст
estates-prospect-you = вам { $change }
estates-prospect-completes = завершает ряд { $rows }
estates-prospect-ends = конец раунда
estates-prospect-opens = ряд { $rows } больше не завершён
estates-prospects-hide = Скрыть прогноз
estates-prospects-show = Показать прогноз
estates-certificate-yours = Вы получите сертификат: { $colour } цвет.

## Что делать сейчас

estates-status-choose = Выберите, что выставить на торги.
estates-status-offered = На торги: { estates-what }. Подтвердите или выберите другое.
estates-status-embezzled = Один чек уже в кассе. Теперь выберите предмет для торгов.
estates-status-bid =
    { $high ->
        [0] Торги: { estates-what }. Сделайте ставку или пасуйте.
       *[other] { $rival-name } даёт { $high }: { estates-what }. Перебейте или пасуйте.
    }
estates-status-bid-poor = Перебить { $high } вам не хватит: пасуйте.
estates-status-settle = { $rival-name } даёт { $high } ({ estates-what }). Продать или заплатить { $high } и оставить себе?
estates-status-settle-poor = { $rival-name } даёт { $high }. Оставить себе вам не по карману: продавайте.
estates-status-place = Где встанет { estates-what }?
estates-status-placed = { estates-what } — на { $place }. Подтвердите или переставьте.
estates-status-placed-remove = { estates-what } выходит из игры. Подтвердите или поставьте на поле.
estates-status-placed-shorten = Ряд { $row } станет короче. Подтвердите или выберите другое.
estates-status-placed-lengthen = Ряд { $row } станет длиннее. Подтвердите или выберите другое.
estates-status-placed-mayor = Мэр селится у ряда { $row }. Подтвердите или выберите другой ряд.
estates-status-placed-cancel = Барьер { $value } снимается. Подтвердите или выберите другое.
estates-status-place-barrier = Укоротите или удлините ряд либо уберите из игры: { estates-what }.
estates-status-place-mayor = Выберите ряд для мэра или уберите мэра из игры.
estates-status-place-cube = Выберите, какой барьер снять, или уберите куб из игры.
estates-action-offer = выставить на торги: { estates-what }
estates-action-embezzle = отложить чек в кассу
estates-action-bid = поставить { $bid }
estates-action-pass = спасовать
estates-action-sell = продать
estates-action-keep = оставить себе
estates-action-place = поставить на { $lot }
estates-action-shorten = укоротить ряд { $row }
estates-action-lengthen = удлинить ряд { $row }
estates-action-mayor = поселить мэра у ряда { $row }
estates-action-cancel = снять барьер { $value }
estates-action-remove = убрать из игры
estates-button-embezzle = Отложить чек в кассу
estates-button-bid = Ставка { $bid }
estates-button-bid-more = Больше
estates-button-pass = Пас
estates-button-sell = Продать за { $price }
estates-button-keep = Оставить за { $price }
estates-button-remove = Убрать из игры
estates-button-shorten = Укоротить { $row } до { $length }
estates-button-lengthen = Удлинить { $row } до { $length }
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
        [1] Первый ход: { $name }.
       *[other] Раунд { $round }, первый ход: { $name }.
    }
estates-fact-embezzled = { $name } откладывает чек в кассу.
estates-fact-offered = { $name } выставляет на торги: { estates-what }.
estates-fact-roof-up = { $name } переворачивает крышу: { $value }.
estates-fact-bid = { $name } даёт { $bid }.
estates-fact-passed = { $name } пасует.
estates-fact-free = Ставок нет, { estates-what } достаётся даром: { $name }.
estates-fact-sold = { $name } продаёт за { $price }: { estates-what }. Покупает { $rival-name }.
estates-fact-kept = { $name } оставляет себе: { estates-what }. Плата { $price } — получает { $rival-name }.
estates-fact-built = { $name } строит { $floor } на { $lot }.
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
estates-fact-shortened = { $name } ставит барьер { $value }: длина ряда { $row } теперь { $length }.
estates-fact-lengthened = { $name } ставит барьер { $value }: длина ряда { $row } теперь { $length }.
estates-fact-mayor = { $name } селит мэра у ряда { $row }.
estates-fact-cancelled = { $name } снимает барьер { $value }: длина ряда { $row } снова { $length }.
estates-fact-removed = { $name } убирает из игры: { estates-what }.
estates-fact-row-complete = Ряд { $row } завершён.
estates-fact-row-reopened = Ряд { $row } больше не завершён.
estates-fact-ended =
    { $reason ->
        [two-rows] Завершены два ряда: раунд окончен.
        [no-roofs] Поставлена последняя крыша: раунд окончен.
       *[no-floors] Строить больше нечего: раунд окончен.
    }
estates-fact-round-points = Раунд { $round }, очки: { $name } — { $points }.
estates-fact-round-won = Раунд { $round } выигрывает { $name }.
estates-fact-round-shared = Единственного победителя в раунде { $round } нет.

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
estates-refusal-no-cash = На руках нет ни одного чека.
estates-refusal-no-bare = Крышу можно выставить, только пока есть здание без крыши.
estates-refusal-piece-gone = Больше не продаётся: { estates-what }.
estates-refusal-not-offered = Этажа { $floor } нет в предложении.
estates-refusal-not-end = { $floor } лежит внутри ряда: взять можно только крайние этажи.
estates-refusal-no-lot = Этажу { $floor } сейчас негде встать, поэтому выставить его нельзя.
estates-refusal-too-poor = Ставка { $bid } вам не по карману: на руках { $hand }, касса не в счёт.
estates-refusal-too-low = { $bid } — не больше старшей ставки, а она { $high }.
estates-refusal-keep = Чтобы оставить себе, нужно заплатить { $price }, а на руках { $hand }.
estates-refusal-must-place = { estates-what }: нужно поставить на поле. Убрать можно только барьер, мэра или куб.
estates-refusal-wrong-piece = { estates-what }: с этим предметом так поступить нельзя.
estates-refusal-beyond = На { $lot } не строят: длина ряда { $row } сейчас { $length }.
estates-refusal-gap = Ряд растёт от улицы без пропусков: следующий участок — { $next }, а не { $lot }.
estates-refusal-roofed = Здание на { $lot } под крышей и закончено.
estates-refusal-white = { $lot } — белый участок: на нём помещается только один этаж.
estates-refusal-not-lower = { $floor } не встанет на { $lot }: верхний этаж там { $top }, нужно число меньше.
estates-refusal-no-building = На { $lot } нет здания.
estates-refusal-too-long = Длина ряда { $row } стала бы { $length }, а предел — { $most }.
estates-refusal-too-short = Длина ряда { $row } стала бы { $length }, а застроено уже { $built }.
estates-refusal-no-row = Настолько укоротить ряд { $row } нельзя.
estates-refusal-no-barrier = Барьера { $value } нет на поле.

## Итог

estates-reason-two-rows = Завершены два ряда.
estates-reason-no-roofs = Поставлена последняя крыша.
estates-reason-no-floors = Строить больше нечего.
estates-reason-champion = Два раунда выиграл один игрок, а с ними и игру.
estates-tier-champion =
    { $value ->
        [1] два выигранных раунда
       *[other] двух выигранных раундов нет
    }
estates-tier-points =
    { $value ->
        [one] { $value } очко
        [few] { $value } очка
       *[many] { $value } очков
    }
estates-tier-checks =
    { $value ->
        [one] { $value } чек на руках и в кассе
        [few] { $value } чека на руках и в кассе
       *[many] { $value } чеков на руках и в кассе
    }
estates-ranking = Выше тот, у кого больше очков, пусть и отрицательных; при равенстве — у кого больше чеков на руках и в кассе.
estates-line-building =
    { $complete ->
        [1] { $mayor ->
            [1] { $lot }, цена { $value }, мэр удваивает
           *[0] { $lot }, цена { $value }
        }
       *[0] { $mayor ->
            [1] { $lot }, цена { $value }, ряд не завершён, мэр удваивает
           *[0] { $lot }, цена { $value }, ряд не завершён
        }
    }
estates-line-box = Чеки в кассе
estates-line-earlier = Прошлые раунды

## Настройки правил

estates-option-rounds = Раундов
estates-option-rounds-hint = Очки складываются, чеки переходят из раунда в раунд.
estates-option-open_money = Деньги открыты
estates-option-open_money-hint = Все видят, сколько у кого на руках и в кассе.
estates-option-early_win = Досрочная победа
estates-option-early_win-hint = Какие два выигранных раунда сразу приносят победу в игре.
estates-option-early_win-consecutive = два подряд
estates-option-early_win-any = любые два
estates-option-longest_row = Наибольшая длина ряда
estates-option-longest_row-hint = На печатном поле барьеру есть где встать до длины 9.
estates-option-zero_row = Ряд можно укоротить до нуля
estates-option-zero_row-hint = Такой ряд считается завершённым.
estates-option-offer_ends = Последний этаж завершает раунд
estates-option-offer_ends-hint = Иначе игра идёт, пока есть здание без крыши.

## Ошибки записи

estates-bad-floor = «{ $text }» — не этаж: нужны буква S, R, Y, E, H или W и цифра 1–6, например S3.
estates-bad-lot = «{ $text }» — не участок: нужны ряд A–C и номер 1–10, например B1.
estates-bad-row = «{ $text }» — не ряд: нужна буква A, B или C.
estates-bad-number = «{ $text }» — не число от 1 до { $most }.
estates-stage = Нет стадии «{ $text }»; есть { $stages }.
estates-row-full = В ряду { $row } только десять участков.
estates-row-length-bad = С такими зданиями длина ряда { $row } не может быть { $length }.
estates-building = «{ $text }» — не здание: нужны этажи снизу вверх и ^ перед крышей, например R6S3^2.
estates-floor-twice = Этаж { $floor } встречается дважды.
estates-stack = { $floor } не может стоять на { $lot }: числа кверху убывают, а на белом участке один этаж.
estates-barrier = «{ $text }» — не барьер: нужно 3, x3, A+3 или A-3, каждый один раз.
estates-certificate = «{ $text }» — не сертификат: нужны цвет и место, например S0.
estates-certificate-needed = Цвет { $colour }: владелец есть ровно у тех цветов, что построены.
estates-offer-bad = Нужны три ряда предложения не длиннее восьми, между ними /.
estates-roofs-bad = Крыш каждого достоинства от 1 до 6 по две.
estates-money = У всех игроков вместе не больше { $most } чеков.
estates-piece = «{ $text }» — не тот предмет для этой стадии.
estates-bid = «{ $text }» — неподходящая ставка.
estates-bids-order = Ставки делают по одной, по часовой стрелке, слева от аукциониста.
estates-round-bad = «{ $text }» — не закрытый раунд: нужны очки каждого места, / и победитель.
estates-not-over = Все раунды закрыты, но игра не окончена.
estates-is-over = Выставить здесь нечего: раунд окончен.
estates-no-place = { estates-what }: поставить некуда.
estates-embezzled-bad = Отложенный чек возможен, только пока выбирают предмет, и лежит он тогда в кассе.
`;export{e as default};