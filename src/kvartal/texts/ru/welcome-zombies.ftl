## Зомби-эпидемия

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
welcome-horde-tl = полчище слева на верхней улице
welcome-horde-ml = полчище слева на средней улице
welcome-horde-bl = полчище слева на нижней улице
welcome-horde-tr = полчище справа на верхней улице
welcome-horde-mr = полчище справа на средней улице
welcome-horde-br = полчище справа на нижней улице
welcome-fact-zombies-shoot = { $name } тратит пулю и задерживает { $horde }.
welcome-fact-zombies-captured = { $name } теряет участок { $place }: его захватили зомби.
welcome-fact-zombies-held = У игрока { $name } выдержала баррикада на участке { $place }.
welcome-fact-zombies-barricade = { $name } строит баррикаду на участке { $place }.
welcome-fact-zombies-bullet = { $name } получает пулю.
welcome-fact-zombies-rival = Зомби забирают две верхние карты конкурента.
welcome-fact-zombies-over = Открыта последняя карта первой колоды: это последний раунд.
welcome-refusal-zombies-owed = Сначала решите, пропустить ли { $horde }.
welcome-refusal-zombies-now = Сейчас полчища не движутся.
welcome-refusal-zombies-order = Сейчас идёт { $horde }.
welcome-refusal-zombies-bullets = Пуль больше нет.
welcome-refusal-zombies-effect = Баррикаду строят вместо забора, а в этой комбинации забора нет.
welcome-refusal-zombies-safe = Участок { $place } уже забаррикадирован.
welcome-refusal-zombies-barricade = Баррикаду строят сразу после постройки дома.
welcome-refusal-zombies-lost = Участок { $place } захвачен зомби.
welcome-refusal-give = Скажите, какая из двух карт уходит: give 1 или give 2.
welcome-fault-zombies-captured = { $place }: полчища сюда не доходят.
welcome-fault-zombies-barricade = { $place }: баррикаду здесь не построить.
welcome-fault-zombies-bullets =
    { $spent ->
        [one] Потрачена { $spent } пуля, а было не больше { $most }.
        [few] Потрачены { $spent } пули, а было не больше { $most }.
       *[many] Потрачено { $spent } пуль, а было не больше { $most }.
    }
welcome-plan-zombie-1 = Две завершённые группы по 3 дома, в каждой построена хотя бы одна баррикада.
welcome-plan-zombie-2 = Постройте пять баррикад.
welcome-plan-zombie-3 = Все дома одной улицы забаррикадированы.
welcome-plan-zombie-4 = Потратьте четыре пули.
welcome-plan-zombie-5 = Зомби захватили не меньше пяти ваших домов.

welcome-status-zombies =
    { $bullets ->
        [one] Идёт { $horde }. У вас { $bullets } пуля.
        [few] Идёт { $horde }. У вас { $bullets } пули.
       *[many] Идёт { $horde }. У вас { $bullets } пуль.
    }
welcome-status-give = Какую карту передать?
welcome-status-give-rival = Какую карту отдать конкуренту?
welcome-button-shoot = Потратить пулю
welcome-button-advance = Пропустить
welcome-button-barricade = Построить баррикаду
welcome-button-give = Отдать { $card }
welcome-action-shoot = потратить пулю и задержать { $horde }
welcome-action-advance = пропустить { $horde }
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
welcome-reason-zombies = Открыта последняя карта первой колоды.
welcome-guess-zombies = Какие дома открыты, где останавливаются полчища и в каких окошках агентов есть пуля.
welcome-score-captured = захвачено
welcome-score-barricade = баррикада построена
welcome-score-bullet = пуля потрачена
