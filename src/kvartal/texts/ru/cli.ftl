## Командная строка

cli-file = Файл { $file } не читается: { $why }.
cli-not-text = Файл { $file } — не текст.
cli-compiled = скомпилировано
cli-interpreted = без компиляции
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
cli-seat = место { $seat }
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
cli-waits = Игра ждёт: { $seats }.
cli-waits-chance = Теперь решает случай.
cli-nobody = В этой позиции никто не ходит.
cli-legal = Можно.
cli-may =
    { $count ->
        [one] { $name } — можно { $count } действие:
        [few] { $name } — можно { $count } действия:
       *[many] { $name } — можно { $count } действий:
    }
cli-no = нет
cli-no-book = Правила { $title } ещё не написаны.
cli-bot = место { $seat } (бот { $bot })
cli-too-many =
    { $seats ->
        [one] Людей { $people }, а место только { $seats }.
        [few] Людей { $people }, а места только { $seats }.
       *[many] Людей { $people }, а мест только { $seats }.
    }
cli-prompt = Ваше действие, { $name } (? — все):
cli-confirm = { $steps }: Enter — подтвердить, undo — вернуть последний шаг.
cli-help = Напишите действие, например «{ $example }», или его начало. ? — все действия, hint — совет бота, undo — вернуть шаг, quit — выйти.
cli-hint = Бот сделал бы так: { $action }
cli-curtain = Передайте экран. { $name }, нажмите Enter, когда другие не смотрят.

cli-score-none = Для { $title } записи для подсчёта пока нет.
cli-score-total = всего
cli-score-reached = Целевой счёт { $target } набран.
cli-score-missed = До целевого счёта { $target } не хватило.
