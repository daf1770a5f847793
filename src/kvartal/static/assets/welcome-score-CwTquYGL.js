var e=`## Листы с настоящего стола: страница подсчёта.

welcome-score-about = Играете дома на бумаге? Перенесите листы сюда — по ходу партии или после неё — и увидите счёт с объяснением каждой строки. Карты остаются на столе, а листы хранятся в этом браузере.
welcome-score-how = Нажмите на дом, чтобы вписать номер, а забор ставьте в промежутке под домами.
welcome-score-keys = С клавиатуры: стрелки, номер цифрами, B — строение, P — бассейн, F — забор справа, R — проезд, Backspace — стереть.
welcome-score-rules = Правила: { $rules }
welcome-score-rules-base = базовая игра
welcome-score-how-bare = Нажмите на дом, чтобы вписать номер и сделать отметки.
welcome-score-expansions = Дополнения: одно или сразу несколько
welcome-score-expansion-none = без дополнения
welcome-score-uncounted = Вариант для опытных игроков и коллекционная колода счёта не меняют. Какие карты выходили, проверить нельзя: ошибки ищутся только в том, что видно на листе.
welcome-score-add = ещё лист
welcome-score-remove = Убрать этот лист
welcome-score-remove-sure = Убрать лист «{ $name }»? Вернуть его будет нельзя.
welcome-score-restart = Начать заново
welcome-score-restart-sure = Всё записанное на листах сотрётся, имена и правила останутся.
welcome-score-keep = Оставить как есть
welcome-score-where = Участок { $place }
welcome-score-with-fault = здесь ошибка
welcome-score-fences = Заборы
welcome-score-fence = { $place }: забор справа
welcome-score-fence-right = забор справа
welcome-score-parks-0 = Скверы верхней улицы
welcome-score-parks-1 = Скверы средней улицы
welcome-score-parks-2 = Скверы нижней улицы
welcome-score-pad = Что записано на этом участке
welcome-score-sum = счёт: { $points }
welcome-score-erase = стереть
welcome-score-tracks = Шкалы
welcome-score-tracks-note = Бассейны и строения считаются по улицам, окошки отмечаются сами. Меняйте их, только если на бумаге отмечено иначе.
welcome-score-agents = Агенты для групп по { $size }
welcome-score-plan = План { $plan }
welcome-score-plan-none = не назван
welcome-score-plan-done = План { $plan }: выполнен?
welcome-score-plan-open = нет
welcome-score-plan-first = первым
welcome-score-plan-later = позже
welcome-score-plan-points = Очки
welcome-score-plan-guess = * Очков этих планов не показывает ни один источник: впишите те, что на вашей карте.
welcome-score-others = Игроки без листа
welcome-score-others-about = Если за столом играл кто-то ещё, укажите, сколько у него рабочих: от этого зависят очки за рабочих.
welcome-score-other = Рабочие игрока { $number } без листа
welcome-score-other-add = игрок
welcome-score-other-remove = Убрать игрока { $number } без листа
welcome-score-result = Счёт
welcome-score-nothing = Пока ни одного очка.
welcome-score-idle =
    { $lines ->
        [one] Ещё { $lines } строка без очков
        [few] Ещё { $lines } строки без очков
       *[many] Ещё { $lines } строк без очков
    }
welcome-score-compare = Все листы рядом
welcome-score-place = Место
welcome-score-no-places = Места видны, когда есть листы всех игроков.
welcome-score-failed = Посчитать не удалось.
welcome-score-offline = Нет связи с сервером. Записанное не пропадёт, а счёт появится, когда связь вернётся.

## Откуда берутся очки

welcome-why-plan =
    { $done ->
        [yes] Очки с карты плана: тем, кто выполнил его первым, — больше.
       *[no] За этот план ничего не записано.
    }
welcome-why-parks =
    { $parks ->
        [0] На этой улице нет ни одного сквера.
       *[other] Первое незакрашенное число — { $points }.
    }
welcome-why-pools =
    { $pools ->
        [0] Ни одного бассейна.
       *[other] Первое незакрашенное число — { $points }.
    }
welcome-why-temps =
    { $temps ->
        [0] Без рабочих очков нет.
       *[other] У кого рабочих больше всех, тот получает 7 очков, второй — 4, третий — 1; у кого поровну, у тех и очки одинаковые.
    }
welcome-why-temps-solo = Шесть рабочих и больше приносят 7 очков.
welcome-why-estates =
    { $count ->
        [0] Ни одной завершённой группы такого размера.
        [one] { $count } завершённая группа, очков за неё — { $each }.
        [few] { $count } завершённые группы, очков за каждую — { $each }.
       *[many] { $count } завершённых групп, очков за каждую — { $each }.
    }
welcome-why-bis =
    { $bis ->
        [0] Ни одного строения.
       *[other] Чем больше строений, тем выше штраф.
    }
welcome-why-refusals = Первый отказ бесплатный, два стоят 3 очка, три — 5.
welcome-why-roundabouts = Один проезд стоит 3 очка, два — 8.
welcome-why-christmas = По очку за каждый дом самой длинной гирлянды улицы.
welcome-why-icecream =
    { $bonus ->
        [yes] Очко за каждый шарик в обведённых рожках и ещё по одному за рожок — бонус маршрута.
       *[no] Очко за каждый шарик в обведённых рожках.
    }
welcome-why-roswell =
    { $reached ->
        [yes] Каждая группа с зургами приносит столько, сколько обещает цель.
       *[no] Цель не достигнута: группы с зургами приносят меньше.
    }
`;export{e as default};