var e=`## Кря!

welcome-honour-quack = Сыграна партия: «Кря!»
welcome-honour-ducklings = В конце партии не меньше 12 утят соединены с мамами
welcome-option-quack = Кря!
welcome-option-quack-hint = Стройте дома по обе стороны от утёнка и проложите ему дорогу к маме.
welcome-fact-quack =
    { $colour ->
        [yellow] { $side ->
            [below] { $name } находит жёлтого утёнка под участком { $place }.
           *[right] { $name } находит жёлтого утёнка справа от участка { $place }.
        }
       *[black] { $side ->
            [below] { $name } находит чёрного утёнка под участком { $place }.
           *[right] { $name } находит чёрного утёнка справа от участка { $place }.
        }
    }
welcome-fact-quack-phase =
    { $phase ->
        [yellow] Найдены все жёлтые утята: каждый считает тех жёлтых, кто дошёл до мамы.
        [black] Найдены все чёрные утята: каждый считает тех чёрных, кто дошёл до мамы.
       *[both] Найдены все утята: каждый считает всех, кто дошёл до мамы.
    }
welcome-fact-quack-card =
    { $phase ->
        [yellow] Конкурент начинает фазу жёлтых утят.
        [black] Конкурент начинает фазу чёрных утят.
       *[both] Конкурент начинает фазу всех утят.
    }
welcome-fact-quack-points =
    { $points ->
        [one] { $name } получает за утят { $points } очко.
        [few] { $name } получает за утят { $points } очка.
       *[many] { $name } получает за утят { $points } очков.
    }
welcome-line-quack =
    { $phase ->
        [yellow] Жёлтые утята с мамой: { $ducklings }
        [black] Чёрные утята с мамой: { $ducklings }
       *[both] Все утята с мамами: { $ducklings }
    }
welcome-line-rival-quack =
    { $phase ->
        [yellow] Конкурент в жёлтой фазе
        [black] Конкурент в чёрной фазе
       *[both] Конкурент в общей фазе
    }
welcome-fault-quack-empty = { $place }: утёнок рядом обведён, но дом здесь не построен.
welcome-fault-quack-points =
    { $phase ->
        [yellow] За жёлтую фазу { $points } получить нельзя.
        [black] За чёрную фазу { $points } получить нельзя.
       *[both] За общую фазу { $points } получить нельзя.
    }
welcome-quack-phase =
    В поле «{ $field }» записаны очки { $phase ->
        [yellow] жёлтой фазы
        [black] чёрной фазы
       *[both] общей фазы
    }, { $why ->
        [others] а у кого-то другого их нет; записывают их все сразу.
        [rival] а в поле «phases 0» их нет; записывают их вместе.
       *[early] но она ещё не наступила: не все её утята обведены, а поле «completed» не называет карты, которая её начинает.
    }
welcome-quack-rival = В поле «{ $field }» конкурент получает { $found }, а фаза приносит ему по очку за каждые две отданные карты: не больше { $most }.
welcome-plan-quack-1 = Две завершённые группы по 3 дома, в каждой — бассейн и обведённый утёнок внутри.
welcome-plan-quack-2 = Обведите пять жёлтых и пять чёрных утят.
welcome-plan-quack-3 = Обведите всех утят на двух улицах.
welcome-plan-quack-4 = Обведите двух жёлтых утят на нижней улице и двух чёрных на верхней.
welcome-plan-quack-5 = Обведите двух жёлтых и трёх чёрных утят между улицами.

welcome-ducklings = с мамой { $home } из { $found } утят
welcome-track-ducklings-yellow = Жёлтые утята
welcome-track-ducklings-black = Чёрные утята
welcome-place-duckling =
    { $state ->
        [home] { $colour ->
            [yellow] жёлтый утёнок с мамой
           *[black] чёрный утёнок с мамой
        }
        [found] { $colour ->
            [yellow] обведённый жёлтый утёнок
           *[black] обведённый чёрный утёнок
        }
       *[lost] { $colour ->
            [yellow] потерянный жёлтый утёнок
           *[black] потерянный чёрный утёнок
        }
    }
welcome-place-mother =
    { $colour ->
        [yellow] мама жёлтых утят
       *[black] мама чёрных утят
    }
welcome-guess-quack = Где стоят утята и мамы и сколько всего утят.
welcome-score-phase =
    { $phase ->
        [yellow] Очки, записанные за жёлтых утят
        [black] Очки, записанные за чёрных утят
       *[both] Очки, записанные за утят обоих цветов
    }
welcome-score-ducklings = Утята, обведённые до потери дома
welcome-score-duckling =
    { $colour ->
        [yellow] { $side ->
            [left] жёлтый слева
            [right] жёлтый справа
            [above] жёлтый сверху
           *[below] жёлтый снизу
        }
       *[black] { $side ->
            [left] чёрный слева
            [right] чёрный справа
            [above] чёрный сверху
           *[below] чёрный снизу
        }
    }
welcome-score-phases = Если в какой-то фазе вы очков не записали, её утята считаются по листу в конце партии.
welcome-quack-no-duckling = «{ $text }» — здесь нет утёнка.
welcome-row-quack =
    { $phase ->
        [yellow] Жёлтые утята
        [black] Чёрные утята
       *[both] Все утята
    }
welcome-why-quack = По очку за каждого обведённого утёнка, от которого дома и утята ведут к его маме.
welcome-mark-ducklings = { $track }: { $home } с мамой, обведено { $found } из { $all }.
welcome-track-ducklings = Утята
welcome-own-word-ducklings = Утята справа от дома
welcome-own-word-between = Утята под домом
welcome-own-word-mothers = Мамы
welcome-own-ducklings-0-y = жёлтый
welcome-own-ducklings-0-b = чёрный
welcome-own-between-0-y = жёлтый
welcome-own-between-0-b = чёрный
welcome-own-mothers-0-y = жёлтая
welcome-own-mothers-0-b = чёрная
welcome-own-flock =
    Свой лист, { $section }: { $colour ->
        [yellow] жёлтых
       *[black] чёрных
    } утят { $where ->
        [top] на верхней улице
        [bottom] на нижней улице
        [between] между улицами
       *[all] всего
    } { $found }, а для планов нужно не меньше { $least }.

welcome-paper-quack-yellow = Жёлтые у мамы
welcome-paper-quack-black = Чёрные у мамы
welcome-paper-quack-both = Все, кто у мамы
welcome-meet-quack = Утёнка обводят, когда построены оба дома рядом с ним. Очки — за утят, которым дома проложили дорогу к маме.

## Строки хода игры: без мест, у которых нет номеров на листе.

welcome-brief-quack =
    { $colour ->
        [yellow] { $name } находит жёлтого утёнка.
       *[black] { $name } находит чёрного утёнка.
    }
`;export{e as default};