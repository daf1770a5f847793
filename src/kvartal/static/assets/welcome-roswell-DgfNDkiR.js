var e=`## НЛО в Розуэлле

welcome-honour-roswell = Сыграна партия: «НЛО в Розуэлле»
welcome-option-roswell = НЛО в Розуэлле
welcome-option-roswell-hint = Пообещайте, во скольких группах будут зурги, а потом меняйте эффекты на летающие тарелки.
welcome-fact-roswell-goal =
    { $most ->
        [99] { $name } обещает не меньше { $least ->
            [one] { $least } группы
           *[other] { $least } групп
        } с зургами (цель { $goal }).
       *[other] { $name } обещает от { $least } до { $most ->
            [one] { $most } группы
           *[other] { $most } групп
        } с зургами (цель { $goal }).
    }
welcome-fact-roswell-zurg = { $name } внедряет зурга на участок { $place }.
welcome-line-roswell =
    { $reached ->
        [yes] Группы с зургами: { $groups }, цель { $goal } достигнута
       *[no] { $goal ->
            [0] Группы с зургами: { $groups }, цель не выбрана
           *[other] Группы с зургами: { $groups }, цель { $goal } не достигнута
        }
    }
welcome-refusal-roswell-goal = Цель выбирают один раз, до первого раунда.
welcome-refusal-roswell-now = Тарелку обводят сразу после постройки дома под ней.
welcome-refusal-roswell-none = Над участком { $place } нет тарелки.
welcome-refusal-roswell-used = Тарелку обводят вместо эффекта, а эффект этого хода уже применён.
welcome-refusal-roswell-circled = Эта тарелка уже обведена.
welcome-refusal-roswell-given = Вместо эффекта этого хода вы обвели тарелку.
welcome-fault-roswell-zurg = { $place }: зурга здесь быть не может — для него нужно построить дом и отказаться от эффекта.
welcome-fault-roswell-goal = Группы с зургами есть, а цель не выбрана.
welcome-plan-roswell-1 = Две завершённые группы по 4 дома, в каждой — хотя бы один зург.
welcome-plan-roswell-2 = Завершённые группы из 3 и из 4 домов, в каждой — хотя бы два зурга.
welcome-plan-roswell-3 = Две завершённые группы по 5 домов без зургов.
welcome-plan-roswell-4 = Внедрите всех зургов одной улицы.
welcome-plan-roswell-5 = Не меньше двух зургов в каждой из трёх колонок.

welcome-mark-zurgs =
    { $goal ->
        [none] { $track }: { $count }.
       *[other] { $track }: { $count }, а обещано { $goal }.
    }
welcome-status-roswell = Во скольких группах будут зурги? Пообещайте до первого раунда.
welcome-button-saucer = Обвести тарелку
welcome-button-goal =
    { $points ->
        [few] { $least }–{ $most }{ $mark }: по\xA0{ $points }\xA0очка
       *[many] { $least }–{ $most }{ $mark }: по\xA0{ $points }\xA0очков
    }
welcome-button-goal-open =
    { $points ->
        [few] { $least }+: по { $points } очка
       *[many] { $least }+: по { $points } очков
    }
welcome-track-zurgs = Группы с зургами
welcome-place-zurg = внутри зург
welcome-place-saucer = над ним тарелка
welcome-action-goal =
    { $least ->
        [one] пообещать не меньше { $least } группы с зургами
        [few] пообещать не меньше { $least } групп с зургами
       *[many] пообещать не меньше { $least } групп с зургами
    }
welcome-action-saucer = обвести тарелку вместо эффекта
welcome-guess-saucers = Где висят тарелки и какие из них составляют три колонки.
welcome-guess-goal = Сколько групп требует цель, которая даёт по { $points } за каждую.
welcome-score-saucer = тарелка обведена
welcome-score-goal = Цель, выбранная до первого раунда: во скольких группах зурги
welcome-score-saucer-guess = * Где висят тарелки и сколько групп требуют две средние цели — наша догадка. Если на вашем листе иначе, пересчитайте эту строку по нему.
welcome-fact-roswell-rival = У конкурента поселился зург.
welcome-line-rival-roswell = Дома конкурента с зургами: { $zurgs }
welcome-own-word-saucers = Тарелки
welcome-own-word-columns = Колонки (дом верхней улицы)

welcome-paper-roswell-otherwise = иначе 2
welcome-meet-roswell = Под тарелкой вместо эффекта можно поселить зурга: обведите её. Очки — за группы с зургами.

## Строки хода игры: без мест, у которых нет номеров на листе.

welcome-brief-roswell-zurg = { $name } подселяет зурга.
`;export{e as default};