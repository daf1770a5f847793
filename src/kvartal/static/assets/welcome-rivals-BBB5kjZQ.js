var e=`## Конкуренты: одиночная игра коллекционного издания

welcome-option-rivals = Конкурент
welcome-option-rivals-hint = В одиночку против конкурента, которому достаются отданные вами карты.
welcome-option-rivals-none = нет
welcome-option-rivals-0 = уровень 0, тренировка
welcome-option-rivals-1 = уровень 1, Сергей
welcome-option-rivals-2 = уровень 2
welcome-option-rivals-3 = уровень 3
welcome-option-rivals-4 = уровень 4
welcome-option-rivals-5 = уровень 5
welcome-option-rivals-6 = уровень 6
welcome-rival = Конкурент
welcome-rival-level =
    { $level ->
        [0] Тренировка, уровень 0
        [1] Сергей, уровень 1
       *[other] Конкурент, уровень { $level }
    }
welcome-rival-stack =
    { $cards ->
        [one] В стопке { $cards } карта
        [few] В стопке { $cards } карты
       *[many] В стопке { $cards } карт
    }
welcome-rival-plan-open = Карта «План выполнен» для плана { $plan } ещё не вышла.
welcome-rival-letter =
    { $plan ->
        [1] План 1
        [2] План 2
       *[3] План 3
    }
welcome-rival-card = Сколько очков приносит карта
welcome-rival-did = Что сделал конкурент
welcome-fact-rival-given = Конкуренту достаётся { $card }.
welcome-fact-rival-card =
    { $card ->
        [A] Вышла карта «План выполнен» А: план 1.
        [B] Вышла карта «План выполнен» Б: план 2.
       *[C] Вышла карта «План выполнен» В: план 3.
    }
welcome-fact-rival-plan =
    { $points ->
        [one] Конкурент выполняет план { $plan } и получает { $points } очко.
        [few] Конкурент выполняет план { $plan } и получает { $points } очка.
       *[many] Конкурент выполняет план { $plan } и получает { $points } очков.
    }
welcome-fact-rival-no-plan = План { $plan } конкурент не выполняет.
welcome-fact-rival-approved = План { $plan } одобрен и теперь приносит меньше.
welcome-line-rival-plan = План { $plan } конкурента
welcome-line-rival-cards =
    { $effect ->
        [park] Скверы конкурента: { $cards }
        [pool] Бассейны конкурента: { $cards }
        [temp] Рабочие конкурента: { $cards }
        [agent] Агенты конкурента: { $cards }
        [bis] Строения конкурента: { $cards }
       *[fence] Заборы конкурента: { $cards }
    }
welcome-line-rival-estates = Группы в стопке конкурента: { $estates }
welcome-reason-rival-won = Вы победили конкурента!
welcome-reason-rival-lost = Победил конкурент.
welcome-tier-rival =
    { $sign ->
        [minus] на { $size } меньше, чем у конкурента
        [plus] на { $size } больше, чем у конкурента
       *[zero] столько же, сколько у конкурента
    }
welcome-bad-completed = «{ $text }»: карты «План выполнен» называются A, B и C, каждая приходит один раз.
welcome-bad-reward = План { $plan } не мог принести конкуренту «{ $text }»; возможно: { $possible }.
welcome-rival-values =
    { $effect ->
        [fence] Карта забора приносит { $points }.
        [agent] Карта агента приносит в группе { $points }.
        [park] Карта сквера приносит { $points }.
        [pool] Карта бассейна приносит { $points }.
        [temp] Карта рабочих приносит { $points }.
       *[bis] Карта строения приносит в группе { $points }.
    }
welcome-guess-rivals = Конкуренты с уровня 2, планы, которые выполняет конкурент, и подсчёт его групп.
welcome-honour-rival-1 = Побеждён конкурент уровня 1
welcome-honour-rival-2 = Побеждён конкурент уровня 2
welcome-honour-rival-3 = Побеждён конкурент уровня 3
welcome-honour-rival-4 = Побеждён конкурент уровня 4
welcome-honour-rival-5 = Побеждён конкурент уровня 5
welcome-honour-rival-6 = Побеждён конкурент уровня 6
`;export{e as default};