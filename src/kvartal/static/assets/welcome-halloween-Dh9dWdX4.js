var e=`## Хэллоуин

welcome-honour-halloween = Сыграна партия: «Хэллоуин»
welcome-honour-ghosts = Девять привидений за одну партию
welcome-option-halloween = Хэллоуин
welcome-option-halloween-hint = Обводите привидение или конфету у отмеченных домов и получайте бонус, когда их ровно столько, сколько нужно.
welcome-fact-halloween-ghost = { $name } обводит привидение на участке { $place }.
welcome-fact-halloween-candy = { $name } обводит конфету на участке { $place }.
welcome-fact-halloween-ghosts =
    { $bonus ->
        [pool] { $name } получает уровень { $level } за привидения и выбирает бассейны.
        [park] { $name } получает уровень { $level } за привидения и выбирает скверы.
       *[bis] { $name } получает уровень { $level } за привидения и выбирает строения.
    }
welcome-fact-halloween-candies = { $name } получает уровень { $level } за конфеты.
welcome-fact-halloween-pool = { $name } получает от привидений бассейн на участке { $place }.
welcome-fact-halloween-park =
    { $street ->
        [0] { $name } получает от привидений сквер на верхней улице.
        [1] { $name } получает от привидений сквер на средней улице.
       *[2] { $name } получает от привидений сквер на нижней улице.
    }
welcome-fact-halloween-bis = { $name } получает от привидений строение { $number } на участке { $place }.
welcome-fact-halloween-gone =
    { $symbol ->
        [ghosts] Уровень { $level } за привидения остальным больше недоступен.
       *[candies] Уровень { $level } за конфеты остальным больше недоступен.
    }
welcome-fact-halloween-card =
    { $symbol ->
        [ghosts] Карта «План выполнен» закрашивает уровень { $level } за привидения.
        [candies] Карта «План выполнен» закрашивает уровень { $level } за конфеты.
       *[both] Карта «План выполнен» закрашивает уровень { $level } за привидения и за конфеты.
    }
welcome-line-halloween =
    { $level ->
        [0] Конфеты: { $candies }, уровень не получен
       *[other] Конфеты: { $candies }, получен уровень { $level }
    }
welcome-line-rival-halloween = Уровни, закрашенные из-за конкурента: { $levels }
welcome-refusal-halloween-owed = Сначала обведите привидение или конфету на участке { $place }.
welcome-refusal-halloween-treat =
    { $bonus ->
        [pool] Сначала примените бонус за привидения: обведите бассейн.
        [park] Сначала примените бонус за привидения: разбейте сквер.
       *[bis] Сначала примените бонус за привидения: поставьте строение.
    }
welcome-refusal-halloween-now = Привидение или конфету обводят сразу после постройки отмеченного дома.
welcome-refusal-halloween-none = На участке { $place } нет ни привидения, ни конфеты.
welcome-refusal-halloween-count =
    { $symbol ->
        [ghosts] Для уровня нужно ровно 4, 6 или 9 привидений, а у вас { $count }.
       *[candies] Для уровня нужно ровно 4, 6 или 9 конфет, а у вас { $count }.
    }
welcome-refusal-halloween-level =
    { $symbol ->
        [ghosts] Для уровня { $level } нужно больше привидений, а у вас { $count }.
       *[candies] Для уровня { $level } нужно больше конфет, а у вас { $count }.
    }
welcome-refusal-halloween-gone =
    { $by ->
        [card] Уровень { $level } закрашен из-за карты «План выполнен».
       *[others] Уровень { $level } уже получили другие в одном из прошлых раундов.
    }
welcome-refusal-halloween-once =
    { $symbol ->
        [ghosts] Уровень за привидения вы уже получили: он один за партию.
       *[candies] Уровень за конфеты вы уже получили: он один за партию.
    }
welcome-refusal-halloween-order = В одном раунде сначала берут уровень за привидения, потом за конфеты.
welcome-refusal-halloween-late = Уровни получают в конце хода.
welcome-halloween-bonus = Такого бонуса здесь нет: «{ $text }». Есть: { $bonuses }.
welcome-refusal-halloween-idle = Бонуса за привидения, который нужно применить, сейчас нет.
welcome-refusal-halloween-pool = Бассейн на участке { $place } уже обведён.
welcome-halloween-no-mark = На участке { $place } ничего не нарисовано.
welcome-fault-halloween-both = { $place }: обведены и привидение, и конфета.
welcome-fault-halloween-neither = { $place }: дом построен, но ни привидение, ни конфета не обведены.
welcome-fault-halloween-empty = { $place }: символ обведён, но дома здесь нет.
welcome-fault-halloween-level = Для уровня { $level } нужно не меньше { $wanted }, а на листе { $count }.
welcome-plan-halloween-1 = Обведите не меньше семи конфет.
welcome-plan-halloween-2 = Обведите не меньше четырёх привидений и четырёх конфет.
welcome-plan-halloween-3 = Постройте все дома с привидениями и конфетами.
welcome-plan-halloween-4 = Обведите все привидения на двух улицах.
welcome-plan-halloween-5 = Обведите все конфеты нижней улицы.

welcome-status-halloween = Сладость или гадость?
welcome-status-halloween-pool = Выберите бассейн — бонус за привидения.
welcome-status-halloween-park = На какой улице разбить сквер?
welcome-status-halloween-bis = Куда поставить бесплатное строение?
welcome-button-ghost = Привидение
welcome-button-candy = Конфета
welcome-button-ghosts =
    { $bonus ->
        [pool] { $count ->
            [one] Привидения { $level }: { $count } бассейн
            [few] Привидения { $level }: { $count } бассейна
           *[many] Привидения { $level }: { $count } бассейнов
        }
        [park] { $count ->
            [one] Привидения { $level }: { $count } сквер
            [few] Привидения { $level }: { $count } сквера
           *[many] Привидения { $level }: { $count } скверов
        }
       *[bis] { $count ->
            [one] Привидения { $level }: { $count } строение
            [few] Привидения { $level }: { $count } строения
           *[many] Привидения { $level }: { $count } строений
        }
    }
welcome-button-candies =
    { $points ->
        [one] Конфеты { $level }: { $points } очко
        [few] Конфеты { $level }: { $points } очка
       *[many] Конфеты { $level }: { $points } очков
    }
welcome-action-ghost = обвести привидение
welcome-action-candy = обвести конфету
welcome-action-ghosts = получить уровень { $level } за привидения
welcome-action-candies = получить уровень { $level } за конфеты
welcome-action-treat = применить бонус за привидения
welcome-track-ghosts = Привидения
welcome-track-candies = Конфеты
welcome-place-haunted =
    { $state ->
        [ghost] обведено привидение
        [candy] обведена конфета
       *[open] привидение и конфета
    }
welcome-guess-halloween = У каких тринадцати домов привидение и конфета и сколько приносят конфеты.
welcome-score-haunted = привидение (1) или конфета (2)
welcome-track-halloween = Привидения / конфеты
welcome-mark-halloween = Привидения: { $ghosts } (уровни — { $ghostly }). Конфеты: { $candies } (уровни — { $sweet }).
welcome-button-treat-park =
    { $street ->
        [0] Сквер на верхней
        [1] Сквер на средней
       *[2] Сквер на нижней
    }
welcome-score-candies = Обведённый уровень за конфеты
welcome-score-ghosts = Обведённый уровень за привидения и его бонус
welcome-why-halloween = Обведённый уровень за конфеты приносит 4, 8 или 12 очков.
welcome-score-halloween-guess = * У каких домов привидения и сколько приносят конфеты — наша догадка. Если на вашем листе иначе, пересчитайте эту строку по нему.
welcome-own-word-houses = Отмеченные дома

welcome-paper-halloween-exactly = ровно столько обведено
welcome-row-halloween = Конфеты
welcome-meet-halloween = У отмеченного дома обведите привидение или конфету: ровно 4, 6 или 9 дают бонус. Конфеты приносят и очки.

## Строки хода игры: без мест, у которых нет номеров на листе.

welcome-brief-halloween-ghost = { $name } обводит привидение.
welcome-brief-halloween-candy = { $name } обводит конфету.
welcome-brief-halloween-pool =
    { $street ->
        [0] { $name } получает от привидений бассейн на верхней улице.
        [1] { $name } получает от привидений бассейн на средней улице.
       *[2] { $name } получает от привидений бассейн на нижней улице.
    }
welcome-brief-halloween-bis =
    { $street ->
        [0] { $name } получает от привидений строение { $number } на верхней улице.
        [1] { $name } получает от привидений строение { $number } на средней улице.
       *[2] { $name } получает от привидений строение { $number } на нижней улице.
    }
`;export{e as default};