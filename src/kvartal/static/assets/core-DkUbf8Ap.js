var e=`## Ошибки в записи: наборы правил, действия, позиции, журналы.

line-says = Строка { $line }: { $text }
action-empty = Действие не названо.
action-too-long = Запись действия слишком длинна ({ $length } знаков).
unknown-verb = Действия «{ $verb }» здесь нет; бывают: { $verbs }.
argument-count = «{ $verb }»: нужно слов после него — { $wanted }, а здесь { $found }.
bad-outcome = «{ $text }» — не исход случая.
impossible-outcome = Исход «{ $outcome }» сейчас невозможен.
script-ended = Записанные исходы кончились.
turn-complete = Ход уже закончен: подтвердите его или верните.
turn-incomplete = Ход места { $seat } ещё не закончен.
out-of-turn = Место { $seat } сейчас ничего не решает.
no-seat = Места { $seat } нет; мест здесь { $seats }, считая с нуля.
bad-seats =
    { $most ->
        [1] { $ruleset }: место только одно, а не { $seats }.
       *[other] { $ruleset }: мест может быть от { $least } до { $most }, а не { $seats }.
    }
bad-ruleset = «{ $ruleset }» — не набор правил; пишите, например, town77 или town77(solo).
bad-option = Настройка { $option } не бывает «{ $value }»; можно: { $allowed }.
unknown-option = У { $title } нет настройки «{ $option }»; есть: { $options }.
unknown-title = Игры «{ $title }» нет; есть: { $titles }.
option-twice = Настройка { $option } названа дважды.
option-idle = Настройка { $option } ничего не значит в { $ruleset }.
journal-head = Журнал начинается не так: нужна строка «{ $wanted }».
journal-wants = Здесь нужна строка «{ $wanted }».
journal-number = Здесь нужно число: { $wanted }.
journal-short = Журнал обрывается: не хватает строки «{ $wanted }».
journal-entry = «{ $text }» — не запись журнала.
journal-entry-fails = Запись «{ $entry }» здесь невозможна.
journal-digest = После записи «{ $entry }» контрольная сумма не сходится.
journal-no-chance = Сейчас решает не случай.
journal-one-outcome = Случай приносит один исход на строку, а здесь их { $found }.
journal-version = Журнал по правилам версии { $found }, а здесь версия { $known }.
position-wants = Не хватает поля «{ $field }».
position-number = Поле «{ $field }»: «{ $text }» — не подходящее число.
position-line = «{ $text }» — не строка позиции.
position-twice = Поле «{ $field }» встречается дважды.
position-unknown = Поля «{ $field }» нет.
`;export{e as default};