var e=`## Фургон с мороженым

welcome-honour-icecream = Сыграна партия: «Фургон с мороженым»
welcome-option-icecream = Фургон с мороженым
welcome-option-icecream-hint = Фургон подъезжает к каждому дому, который вы строите впереди него; рожки, мимо которых он проехал, пропадают.
welcome-fact-icecream =
    { $scoops ->
        [one] { $name } продаёт рожок на участке { $place }: { $scoops } шарик.
        [few] { $name } продаёт рожок на участке { $place }: { $scoops } шарика.
       *[many] { $name } продаёт рожок на участке { $place }: { $scoops } шариков.
    }
welcome-fact-icecream-route =
    { $street ->
        [0] { $name } получает бонус за маршрут на верхней улице.
        [1] { $name } получает бонус за маршрут на средней улице.
       *[2] { $name } получает бонус за маршрут на нижней улице.
    }
welcome-line-icecream =
    { $bonus ->
        [yes] { $street ->
            [0] Рожки верхней улицы: { $cones }, с бонусом
            [1] Рожки средней улицы: { $cones }, с бонусом
           *[2] Рожки нижней улицы: { $cones }, с бонусом
        }
       *[no] { $street ->
            [0] Рожки верхней улицы: { $cones }
            [1] Рожки средней улицы: { $cones }
           *[2] Рожки нижней улицы: { $cones }
        }
    }
welcome-icecream-no-cone = На участке { $place } нет рожка.
welcome-fault-icecream-empty = { $place }: рожок продан, но дома здесь нет.
welcome-fault-icecream-stop = { $place }: здесь остановился фургон, поэтому рожок должен быть обведён.
welcome-fault-icecream-gone = { $place }: фургон ещё не доехал сюда, поэтому рожок не мог быть закрашен.
welcome-fault-icecream-either = { $place }: фургон здесь уже проехал, поэтому рожок либо обведён, либо закрашен.
welcome-fault-icecream-bonus =
    { $street ->
        [0] Фургон верхней улицы не закончил маршрут, поэтому бонуса за него нет.
        [1] Фургон средней улицы не закончил маршрут, поэтому бонуса за него нет.
       *[2] Фургон нижней улицы не закончил маршрут, поэтому бонуса за него нет.
    }
welcome-plan-ice-1 = Три завершённые группы по 3 дома, в каждой продано не меньше двух рожков.
welcome-plan-ice-2 = Две завершённые группы по 3 дома, в которых не продано ни одного рожка.
welcome-plan-ice-3 = Три завершённые группы из одного дома, у каждого — бассейн и проданный рожок.
welcome-plan-ice-4 = Продайте не меньше пяти рожков с тремя шариками.
welcome-plan-ice-5 = Продайте все рожки одной улицы.

welcome-truck =
    { $bonus ->
        [won] бонус взят
        [lost] бонуса нет
       *[open] фургон
    }
welcome-place-truck = здесь стоит фургон
welcome-place-cone =
    { $state ->
        [sold] рожок продан, шариков: { $scoops }
        [gone] рожок растаял
       *[open] рожок, шариков: { $scoops }
    }
welcome-score-route = бонус маршрута
welcome-score-cone = рожок обведён

welcome-fact-icecream-crossed =
    { $street ->
        [0] { $name } закрашивает бонус за маршрут на верхней улице.
        [1] { $name } закрашивает бонус за маршрут на средней улице.
       *[2] { $name } закрашивает бонус за маршрут на нижней улице.
    }
welcome-line-rival-icecream = Мороженое конкурента: { $cards }, закрашенные бонусы за маршрут: { $bonuses }
welcome-refusal-icecream-owed = Сначала закрасьте бонус за маршрут.
welcome-refusal-icecream-now = Бонус за маршрут закрашивают только в игре против конкурента, когда приходит карта «План выполнен».
welcome-refusal-icecream-decided = Этот бонус уже обведён или закрашен.
welcome-status-icecream-cross = Какой бонус за маршрут закрасить?
welcome-button-cross =
    { $street ->
        [0] Верхняя улица
        [1] Средняя улица
       *[2] Нижняя улица
    }
welcome-action-cross =
    { $street ->
        [0] закрасить бонус за маршрут верхней улицы
        [1] закрасить бонус за маршрут средней улицы
       *[2] закрасить бонус за маршрут нижней улицы
    }
welcome-own-word-cones = Рожки
welcome-own-cones-0-1 = один шарик
welcome-own-cones-0-2 = два шарика
welcome-own-cones-0-3 = три шарика

welcome-paper-icecream-route = Маршрут
welcome-paper-icecream-bonus = бонус
welcome-meet-icecream = Фургон едет по улице в одну сторону и продаёт рожки у новых домов. Рожки позади него пропали.

## Строки хода игры: без мест, у которых нет номеров на листе.

welcome-brief-icecream =
    { $scoops ->
        [one] { $name } продаёт рожок: { $scoops } шарик.
        [few] { $name } продаёт рожок: { $scoops } шарика.
       *[many] { $name } продаёт рожок: { $scoops } шариков.
    }
`;export{e as default};