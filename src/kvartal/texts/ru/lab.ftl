## Пробы и поединки

unknown-bot = Нет бота «{ $bot }»; есть: { $bots }.
bots-number = Ботов названо { $bots }, а мест { $seats }.
duel-few-bots = Для поединка нужны хотя бы два бота, например hard,greedy; дано: { $bots }.
duel-many-bots = Ботов { $bots }, а мест { $seats }: всем не хватит.
lab-games = Партий: { $games }
lab-stopped = Остановлено. Партий сыграно: { $games } из { $asked }
lab-steps = Действий: { $steps } ({ $each } за партию)
lab-seconds = Секунд: { $seconds }
lab-seat = Место { $seat }, { $bot }: побед { $wins }, средний счёт { $score }
lab-laws = Проверено позиций: законами хода — { $watched }, из них всеми законами — { $held }. Нарушений нет.
lab-digest = Отпечаток: { $digest }
lab-record = { $bot }: побед { $rate } из { $games } (95 %: от { $low } до { $high }), средний счёт { $score }
lab-broken = Нарушен закон: { $law }
lab-interpreted = Правила не скомпилированы: за отведённое время normal и hard успевают обдумать в десятки раз меньше ходов и играют слабее. Скомпилирует ./run; сила не зависит от часов с --simulations.
lab-perft = глубина { $depth }: { $count }
