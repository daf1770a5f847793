## Пробы и поединки

broken-bot = Бота «{ $bot }» не удалось загрузить: { $why }.
bot-illegal = Бот «{ $bot }» выбрал «{ $action }», но по правилам { $ruleset } так ходить нельзя.
bot-no-action = Бот «{ $bot }» должен выбрать одно из действий sight.legal, а выбрал { $found }.
unknown-bot = Нет бота «{ $bot }»; есть: { $bots }.
bots-number =
    { $seats ->
        [one] Ботов названо { $bots }, а место { $seats }.
        [few] Ботов названо { $bots }, а места { $seats }.
       *[many] Ботов названо { $bots }, а мест { $seats }.
    }
duel-few-bots = Для поединка нужны хотя бы два бота, например hard,greedy; дано: { $bots }.
duel-many-bots =
    { $seats ->
        [one] Ботов { $bots }, а место только { $seats }.
        [few] Ботов { $bots }, а места только { $seats }.
       *[many] Ботов { $bots }, а мест только { $seats }.
    }
lab-games = Партий: { $games }
lab-stopped = Остановлено. Сыграно партий: { $games } из { $asked }
lab-steps = Действий: { $steps } ({ $each } за партию)
lab-seconds = Секунд: { $seconds }
lab-seat = Место { $seat }, { $bot }: побед { $wins }, средний счёт { $score }
lab-laws = Проверено позиций: законами хода — { $watched }, из них всеми законами — { $held }. Нарушений нет.
lab-digest = Отпечаток: { $digest }
lab-record = { $bot }: побед { $rate } из { $games } (95 %: от { $low } до { $high }), средний счёт { $score }
lab-broken = Нарушен закон: { $law }
lab-interpreted = Правила не скомпилированы: за отведённое время normal и hard успевают обдумать в десятки раз меньше ходов и играют слабее. Чтобы скомпилировать, запустите ./run; с --simulations сила ботов не зависит от часов.
lab-perft = глубина { $depth }: { $count }
