var e=`## Ошибки в записи: наборы правил, действия, позиции, журналы.

line-says = Строка { $line }: { $text }
action-empty = Действие не названо.
action-too-long =
    { $length ->
        [one] Запись действия слишком длинная: { $length } знак.
        [few] Запись действия слишком длинная: { $length } знака.
       *[many] Запись действия слишком длинная: { $length } знаков.
    }
unknown-verb = Действия «{ $verb }» здесь нет; бывают: { $verbs }.
argument-count =
    { $wanted ->
        [0] После «{ $verb }» ничего не пишут, а здесь слов: { $found }.
        [one] После «{ $verb }» нужно { $wanted } слово, а здесь { $found }.
        [few] После «{ $verb }» нужно { $wanted } слова, а здесь { $found }.
       *[many] После «{ $verb }» нужно { $wanted } слов, а здесь { $found }.
    }
bad-outcome = «{ $text }» — не исход случая.
bad-code = Действия { $code } нет: номера действий начинаются с 0, и все они меньше { $codes }.
nobody-acts = Сейчас никто не ходит, поэтому действие { $code } сыграть нельзя.
impossible-outcome = Исход «{ $outcome }» сейчас невозможен.
script-ended = Записанные исходы закончились.
turn-complete = Ход уже закончен: подтвердите его или отмените.
turn-incomplete = Ход места { $seat } ещё не закончен.
out-of-turn = Место { $seat } сейчас ничего не решает.
no-seat =
    { $seats ->
        [one] Места { $seat } нет: за столом { $seats } место, считая с нуля.
        [few] Места { $seat } нет: за столом { $seats } места, считая с нуля.
       *[many] Места { $seat } нет: за столом { $seats } мест, считая с нуля.
    }
bad-seats =
    { $most ->
        [1] По правилам { $ruleset } играет только один, а не { $seats }.
       *[other] По правилам { $ruleset } играют от { $least } до { $most }, а не { $seats }.
    }
bad-ruleset = «{ $ruleset }» — не набор правил; напишите, например, town77 или town77(solo).
bad-option = Настройка { $option } не может быть «{ $value }»; можно: { $allowed }.
unknown-option = У { $title } нет настройки «{ $option }»; есть: { $options }.
broken-title = Игру «{ $title }» из { $where } не удалось загрузить: { $why }.
no-own-sheets = У игры { $title } нет листов, которые можно исправить.
unknown-title = Игры «{ $title }» нет; есть: { $titles }.
option-twice = Настройка { $option } указана дважды.
option-idle = Настройка { $option } ничего не меняет в { $ruleset }.
journal-head = Журнал начинается не так: нужна строка «{ $wanted }».
journal-wants = Здесь нужна строка «{ $wanted }».
journal-number = Здесь нужно число: { $wanted }.
journal-version-0 = Версии правил нумеруются с 1.
journal-short = Журнал обрывается: не хватает строки «{ $wanted }».
journal-entry = «{ $text }» — не запись журнала.
journal-entry-fails = Запись «{ $entry }» здесь невозможна.
journal-digest = После записи «{ $entry }» контрольная сумма не сходится.
journal-no-chance = Сейчас решает не случай.
journal-one-outcome = Случай приносит один исход на строку, а здесь их { $found }.
journal-version = Журнал записан по правилам версии { $found }, а здесь версия { $known }.
journal-old = Журнал записан по правилам версии { $found }, и его можно только прочитать: по правилам версии { $known } вышла бы другая партия.
position-wants = Не хватает поля «{ $field }».
position-count = В поле «{ $field }» чисел должно быть { $wanted }, а здесь { $found }.
position-number = Поле «{ $field }»: «{ $text }» — неподходящее число.
position-range = Поле «{ $field }»: { $text } не подходит, нужно число от { $least } до { $most }.
position-line = «{ $text }» — не строка позиции.
position-journal = Это журнал, а не позиция: она начинается строкой вроде «ruleset: town77».
position-order = Первым должно стоять поле «ruleset», вторым — «seats».
position-twice = Поле «{ $field }» встречается дважды.
position-unknown = Поля «{ $field }» нет.
position-other =
    { $seats ->
        [one] Это позиция { $ruleset } на { $seats } место: откройте такой же стол.
        [few] Это позиция { $ruleset } на { $seats } места: откройте такой же стол.
       *[many] Это позиция { $ruleset } на { $seats } мест: откройте такой же стол.
    }
position-over = В этой позиции партия уже окончена.
`;export{e as default};