var e=`## Зомби-эпидемия

welcome-honour-zombies = Сыграна партия: «Зомби-эпидемия»
welcome-honour-unbitten = Партия с зомби без единого захваченного дома
welcome-option-zombies = Зомби-эпидемия
welcome-option-zombies-hint = С обоих концов улиц идут полчища зомби; их сдерживают баррикады и пули.
welcome-fact-zombies-card =
    { $hordes ->
        [right] Зомби! Полчища слева идут вправо.
        [left] Зомби! Полчища справа идут влево.
       *[both] Зомби! Идут все полчища.
    }
welcome-fact-zombies-shoot =
    { $name } тратит пулю и задерживает полчище { $side ->
        [left] слева
       *[right] справа
    } на { $street ->
        [0] верхней
        [1] средней
       *[2] нижней
    } улице.
welcome-fact-zombies-captured = { $name } теряет участок { $place }: его захватили зомби.
welcome-fact-zombies-held = { $name }: баррикада на участке { $place } выдержала.
welcome-fact-zombies-barricade = { $name } строит баррикаду на участке { $place }.
welcome-fact-zombies-bullet = { $name } получает пулю.
welcome-fact-zombies-rival =
    { $cards ->
        [0] Карта зомби ложится в стопку конкурента.
        [1] Зомби забирают единственную карту конкурента.
       *[other] Зомби забирают две верхние карты конкурента.
    }
welcome-fact-zombies-over = Открыта последняя карта первой колоды: это последний раунд.
welcome-refusal-zombies-owed =
    Сначала решите, пропустить ли полчище { $side ->
        [left] слева
       *[right] справа
    } на { $street ->
        [0] верхней
        [1] средней
       *[2] нижней
    } улице.
welcome-card-zombie-right = зомби →
welcome-card-zombie-left = зомби ←
welcome-card-zombie-both = зомби ↔
welcome-refusal-zombies-now = Сейчас полчища не движутся.
welcome-refusal-zombies-order =
    Сейчас идёт полчище { $side ->
        [left] слева
       *[right] справа
    } на { $street ->
        [0] верхней
        [1] средней
       *[2] нижней
    } улице.
welcome-refusal-zombies-effect = Баррикаду строят вместо забора, а в этой комбинации забора нет.
welcome-refusal-zombies-safe = Участок { $place } уже забаррикадирован.
welcome-refusal-zombies-barricade = Баррикаду строят сразу после постройки дома.
welcome-refusal-zombies-give = Какая из двух карт уходит, говорят в конце хода, после дома или отказа.
welcome-refusal-no-hands = Карт на руках здесь нет, передавать нечего.
welcome-fault-zombies-captured = { $place }: полчища сюда не доходят.
welcome-fault-zombies-passed = { $place }: полчище здесь уже прошло, значит, тут должны быть захваченный дом или баррикада.
welcome-fault-zombies-barricade = { $place }: баррикаду здесь не построить.
welcome-fault-zombies-bullets =
    { $spent ->
        [one] Потрачена { $spent } пуля, а было не больше { $most }.
        [few] Потрачены { $spent } пули, а было не больше { $most }.
       *[many] Потрачено { $spent } пуль, а было не больше { $most }.
    }
welcome-bad-horde = «{ $text }» — не полчище, которое сейчас идёт; полчища: { $hordes }.
welcome-horde-idle = Полчища готовы двинуться только на стадии «interlude»: поле «{ $field }» бывает лишь там.
welcome-bad-order = «{ $text }» — не карта зомби; карты: { $orders }.
welcome-order-twice = Карта зомби «{ $order }» только одна, а названа дважды.
welcome-order-come = Карта зомби «{ $order }» лежит в стопке конкурента, значит, поле «zombies» не может называть её среди будущих.
welcome-bad-deck = «{ $text }» — не стопка; пишут, сколько в ней карт строительства (не больше { $most }), и z следом, если в ней есть карта зомби.
welcome-deck-unmade = К полю «deck» нужно поле «decks»: сколько колод уже собрано.
welcome-deck-order =
    Стопка { $pile } в колоде уже начата, хотя в стопке { $before } ещё остались { $plans ->
        [yes] карты строительства, карта зомби или карты «План выполнен»
       *[no] карты строительства или карта зомби
    }.
welcome-deck-zombies =
    { $wanted ->
        [one] Судя по стопкам, впереди { $wanted } карта зомби, а поле «zombies» называет { $found }.
        [few] Судя по стопкам, впереди { $wanted } карты зомби, а поле «zombies» называет { $found }.
       *[many] Судя по стопкам, впереди { $wanted } карт зомби, а поле «zombies» называет { $found }.
    }
welcome-bad-lies = В стопке конкурента лежат отданные ему карты в том же порядке и пришедшие карты зомби, каждая один раз.
welcome-plan-zombie-1 = Две завершённые группы по 3 дома, в каждой построена хотя бы одна баррикада.
welcome-plan-zombie-2 = Постройте пять баррикад.
welcome-plan-zombie-3 = Все дома одной улицы забаррикадированы.
welcome-plan-zombie-4 = Потратьте четыре пули.
welcome-plan-zombie-5 = Зомби захватили не меньше пяти ваших домов.

welcome-status-zombies =
    Идёт полчище { $side ->
        [left] слева
       *[right] справа
    } на { $street ->
        [0] верхней
        [1] средней
       *[2] нижней
    } улице. У вас { $bullets ->
        [one] { $bullets } пуля
        [few] { $bullets } пули
       *[many] { $bullets } пуль
    }.
welcome-status-give = Какую карту передать?
welcome-status-give-rival = Какую карту отдать конкуренту?
welcome-button-shoot = Потратить пулю
welcome-button-advance = Пропустить
welcome-button-barricade = Построить баррикаду
welcome-button-give = Отдать { $card }
welcome-action-shoot =
    потратить пулю и задержать полчище { $side ->
        [left] слева
       *[right] справа
    } на { $street ->
        [0] верхней
        [1] средней
       *[2] нижней
    } улице
welcome-action-advance =
    пропустить полчище { $side ->
        [left] слева
       *[right] справа
    } на { $street ->
        [0] верхней
        [1] средней
       *[2] нижней
    } улице
welcome-action-barricade = построить баррикаду вместо забора
welcome-action-give = отдать карту { $card }
welcome-track-bullets = Пули
welcome-place-captured = захвачено зомби
welcome-place-barricade =
    { $state ->
        [built] построена баррикада
        [printed] забаррикадировано
       *[open] без баррикады
    }
welcome-place-horde =
    { $at ->
        [end] полчище ждёт в конце улицы
       *[stop] здесь стоит полчище
    }
welcome-place-target = сюда придёт полчище
welcome-mark-bullets = Пуль осталось: { $left }, потрачено: { $spent }. Карт зомби впереди: { $cards } ({ $orders }).
welcome-score-bullets = Сколько пуль потрачено
welcome-guess-zombies = Какие дома открыты, где останавливаются полчища и в каких окошках агентов есть пуля.
welcome-score-captured = захвачено
welcome-score-barricade = баррикада построена
welcome-own-word-exposed = Дома без баррикады, по четыре на улице

welcome-paper-zombies-bullets = Пули
welcome-paper-zombies-spend = Первая — ваша. Получив пулю, обведите её; потратив — зачеркните.
welcome-paper-zombies-about = По карте зомби полчище проходит одну стрелку и захватывает дом, если баррикады нет: номер стирают, вокруг — заборы. Пуля удержит его на месте.
welcome-paper-zombies-turn-1 = Выберите одну из двух комбинаций: номер и эффект.
welcome-paper-zombies-turn-3 = Примените эффект — или откажитесь от него. Вместо забора можно закрыть брешь перед новым домом.
welcome-paper-zombies-end = Конец игры: у кого-то три отказа, три выполненных плана или застроены все улицы — либо кончилась первая колода.
welcome-meet-zombies = Полчища идут к домам в скобках: баррикады там нет. Постройте её вместо забора или тратьте пули.

## Строки хода игры: без мест, у которых нет номеров на листе.

welcome-brief-zombies-captured =
    { $street ->
        [0] { $name } теряет участок на верхней улице: его захватили зомби.
        [1] { $name } теряет участок на средней улице: его захватили зомби.
       *[2] { $name } теряет участок на нижней улице: его захватили зомби.
    }
welcome-brief-zombies-held =
    { $street ->
        [0] У игрока { $name } выдержала баррикада на верхней улице.
        [1] У игрока { $name } выдержала баррикада на средней улице.
       *[2] У игрока { $name } выдержала баррикада на нижней улице.
    }
welcome-brief-zombies-barricade =
    { $street ->
        [0] { $name } строит баррикаду на верхней улице.
        [1] { $name } строит баррикаду на средней улице.
       *[2] { $name } строит баррикаду на нижней улице.
    }
`;export{e as default};