var e=`## Судный день

welcome-honour-doomsday = Сыграна партия: «Судный день»
welcome-option-doomsday = Судный день
welcome-option-doomsday-hint = Чем больше номер, тем вместительнее бункер. Очки получает и тот, у кого больше всего мест на улице, и тот, у кого их меньше всего во всём квартале.
welcome-fact-doomsday =
    { $room ->
        [one] { $name } строит на участке { $place } бункер на { $room } человека.
        [few] { $name } строит на участке { $place } бункер на { $room } человека.
       *[many] { $name } строит на участке { $place } бункер на { $room } человек.
    }
welcome-fact-doomsday-rival =
    { $street ->
        [0] Конкурент строит бункер на верхней улице, вместимость: { $room }.
        [1] Конкурент строит бункер на средней улице, вместимость: { $room }.
       *[2] Конкурент строит бункер на нижней улице, вместимость: { $room }.
    }
welcome-line-doomsday =
    { $street ->
        [0] Бункеры верхней улицы: { $room }
        [1] Бункеры средней улицы: { $room }
       *[2] Бункеры нижней улицы: { $room }
    }
welcome-line-optimist = Все бункеры: { $room }, бонус оптимиста
welcome-line-rival-doomsday =
    { $street ->
        [0] Бункеры конкурента на верхней улице: { $room }
        [1] Бункеры конкурента на средней улице: { $room }
       *[2] Бункеры конкурента на нижней улице: { $room }
    }
welcome-line-rival-optimist = Все бункеры конкурента: { $room }, бонус оптимиста
welcome-plan-doom-1 = Четыре завершённые группы из 1 дома, у каждого — бункер.
welcome-plan-doom-2 = Три завершённые группы по 3 дома, в каждой — ровно один бункер.
welcome-plan-doom-3 = Постройте все бункеры.
welcome-plan-doom-4 = Общая вместимость ваших бункеров — не меньше 50.
welcome-plan-doom-5 = Вместимость бункеров на каждой из двух улиц — не меньше 30.

welcome-bunkers = бункеры: { $room }
welcome-track-bunkers = Бункеры
welcome-mark-bunkers = { $track }: { $room }. Очки приносит самая большая вместимость на улице и самая маленькая во всём квартале.
welcome-place-bunker =
    { $state ->
        [built] бункер, мест: { $room }
        [gone] бункер потерян
       *[open] место для бункера
    }
welcome-score-bunker = Номер в бункере потерянного дома
welcome-guess-doomsday = Где стоят бункеры.
welcome-fault-doomsday-empty = { $place }: бункер построен, а дома над ним нет.
welcome-note-doomsday-others = Бункеры сравнивают у всех игроков; если чей-то лист не записан, считается, что бункеров у этого игрока нет.
welcome-doomsday-no-bunker = «{ $text }»: так бункер не записать — место, знак равенства, номер, и дома над ним быть не должно.
welcome-row-doomsday =
    { $street ->
        [0] Бункеры, верхняя улица
        [1] Бункеры, средняя улица
       *[2] Бункеры, нижняя улица
    }
welcome-row-optimist = Бонус оптимиста
welcome-part-optimist = Бонус оптимиста
welcome-why-doomsday = Очки получают все, у кого на этой улице вместимость самая большая.
welcome-why-optimist = Девять очков получают все, у кого общая вместимость самая маленькая.

welcome-paper-doomsday-room = мест в бункерах
welcome-paper-doomsday-most = Больше всего мест, улица
welcome-paper-doomsday-least = Меньше всего мест
welcome-meet-doomsday = Номер дома с люком идёт и в бункер. Очки — у кого больше всех мест на улице и у кого меньше всех в сумме.

## Строки хода игры: без мест, у которых нет номеров на листе.

welcome-brief-doomsday =
    { $room ->
        [one] { $name } строит бункер на { $room } человека.
        [few] { $name } строит бункер на { $room } человека.
       *[many] { $name } строит бункер на { $room } человек.
    }
`;export{e as default};