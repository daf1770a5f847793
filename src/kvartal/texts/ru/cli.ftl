## Командная строка

cli-file = Файл { $file } не читается: { $why }.
cli-not-folder = { $folder } — не папка.
cli-system = { $file }: { $why }.
cli-output = Вывод не записывается: { $why }.
cli-not-text = Файл { $file } — не текст.
cli-compiled = скомпилировано
cli-interpreted = не скомпилировано
cli-seats =
    { $least ->
        [1] { $most ->
            [1] 1 место
           *[other] от 1 до { $most } мест
        }
       *[other] от { $least } до { $most } мест
    }
cli-playthrough-what = Назовите набор правил или папку после --write.
cli-written =
    { $count ->
        [0] Ничего не изменилось.
        [one] Записан { $count } файл.
        [few] Записано { $count } файла.
       *[many] Записано { $count } файлов.
    }
cli-seat = Игрок { $seat }
cli-place = { $place }. { $name }: { $why }
cli-replayed =
    { $entries ->
        [one] Журнал { $ruleset } сходится: { $entries } запись, { $digests ->
            [one] { $digests } сверка
            [few] { $digests } сверки
           *[many] { $digests } сверок
        }.
        [few] Журнал { $ruleset } сходится: { $entries } записи, { $digests ->
            [one] { $digests } сверка
            [few] { $digests } сверки
           *[many] { $digests } сверок
        }.
       *[many] Журнал { $ruleset } сходится: { $entries } записей, { $digests ->
            [one] { $digests } сверка
            [few] { $digests } сверки
           *[many] { $digests } сверок
        }.
    }
cli-replay-right =
    { $entries ->
        [one] верно    { $file }: { $ruleset }, { $entries } запись
        [few] верно    { $file }: { $ruleset }, { $entries } записи
       *[many] верно    { $file }: { $ruleset }, { $entries } записей
    }
cli-replay-wrong = НЕВЕРНО  { $file }: { $why }
cli-replay-old = СТАРЫЙ   { $file }: { $ruleset }. { $why }
cli-read-only =
    { $entries ->
        [one] Журнал { $ruleset }: { $entries } запись.
        [few] Журнал { $ruleset }: { $entries } записи.
       *[many] Журнал { $ruleset }: { $entries } записей.
    }
cli-replayed-old =
    { $old ->
        [one] Ещё { $old } журнал записан по прежним правилам, его можно только прочитать.
        [few] Ещё { $old } журнала записаны по прежним правилам, их можно только прочитать.
       *[many] Ещё { $old } журналов записаны по прежним правилам, их можно только прочитать.
    }
cli-replayed-all =
    { $wrong ->
        [0] { $count ->
            [one] Проверен { $count } журнал: сходится.
            [few] Проверено { $count } журнала: все сходятся.
           *[many] Проверено { $count } журналов: все сходятся.
        }
       *[other] { $count ->
            [one] Проверен { $count } журнал, не сходится: { $wrong }.
            [few] Проверено { $count } журнала, не сходится: { $wrong }.
           *[many] Проверено { $count } журналов, не сходится: { $wrong }.
        }
    }
cli-play-what = Скажите, во что играть: набор правил или --position ФАЙЛ.
cli-play-position = Набор правил и число мест названы в самой позиции: с ней не указывают ни RULESET, ни --seats.
cli-replay-empty = В папке { $folder } нет журналов.
cli-replay-all-alone = Ключ --all только проверяет; с --story и --position он не сочетается.
cli-waits =
    { $count ->
        [1] Ходит { $seats }.
       *[other] Ходят { $seats }.
    }
cli-waits-chance = Теперь решает случай.
cli-nobody = В этой позиции ходить некому.
cli-legal = Так можно.
cli-may =
    { $count ->
        [one] Ходит { $name }. Возможно { $count } действие:
        [few] Ходит { $name }. Возможны { $count } действия:
       *[many] Ходит { $name }. Возможно { $count } действий:
    }
cli-no = нет
cli-no-book = Правила { $title } ещё не написаны.
cli-bot =
    { $bot ->
        [easy] Игрок { $seat } (лёгкий бот)
        [normal] Игрок { $seat } (обычный бот)
        [hard] Игрок { $seat } (сильный бот)
       *[other] Игрок { $seat } (бот { $bot })
    }
cli-too-many =
    { $seats ->
        [one] Людей { $people }, а место только { $seats }.
        [few] Людей { $people }, а места только { $seats }.
       *[many] Людей { $people }, а мест только { $seats }.
    }
cli-prompt = Ходит { $name } (? — все действия):
cli-confirm = { $steps }: Enter — подтвердить, undo — отменить последний шаг.
cli-help = Напишите действие, например «{ $example }», или его начало. ? — все действия, hint — совет бота, undo — отменить шаг, quit — выйти.
cli-hint = Бот предлагает { $action }.
cli-curtain = Передайте экран. { $name }, нажмите Enter, когда другие не смотрят.

cli-score-none = Считать партии { $title } по записи пока нельзя.
cli-score-total = итого
cli-score-reached = Целевой счёт { $target } набран.
cli-score-missed = До целевого счёта { $target } не хватило { $missing }.
missing-extra = Для этого одной библиотеки мало: не хватает { $packages }. Установите так: pip install 'kvartal[{ $extra }]'

## Что система говорит о файлах, дисках и адресах

system-enoent = такого файла или папки нет
system-eacces = нет доступа
system-eperm = это не разрешено
system-eisdir = это папка
system-enotdir = часть пути — не папка
system-eexist = уже существует
system-enospc = на диске нет места
system-erofs = диск доступен только для чтения
system-eaddrinuse = адрес занят
system-eaddrnotavail = это адрес не этой машины
system-enametoolong = имя слишком длинное
