var e=`## Quack!

welcome-honour-quack = A game finished: Quack!
welcome-honour-ducklings = At least 12 ducklings joined to their mothers at the end
welcome-option-quack = Quack!
welcome-option-quack-hint = Build on both sides of a duckling, then join it to its mother by houses.
welcome-fact-quack =
    { $colour ->
        [yellow] { $side ->
            [below] { $name } finds a yellow duckling below lot { $place }.
           *[right] { $name } finds a yellow duckling to the right of lot { $place }.
        }
       *[black] { $side ->
            [below] { $name } finds a black duckling below lot { $place }.
           *[right] { $name } finds a black duckling to the right of lot { $place }.
        }
    }
welcome-fact-quack-phase =
    { $phase ->
        [yellow] All yellow ducklings are found: everybody counts the yellow ones that are home.
        [black] All black ducklings are found: everybody counts the black ones that are home.
       *[both] All ducklings are found: everybody counts those of both colours that are home.
    }
welcome-fact-quack-card =
    { $phase ->
        [yellow] The rival starts the yellow phase.
        [black] The rival starts the black phase.
       *[both] The rival starts the phase of both colours.
    }
welcome-fact-quack-points =
    { $points ->
        [one] { $name } gets { $points } point for ducklings.
       *[other] { $name } gets { $points } points for ducklings.
    }
welcome-line-quack =
    { $phase ->
        [yellow] Yellow ducklings at home: { $ducklings }
        [black] Black ducklings at home: { $ducklings }
       *[both] Ducklings of both colours at home: { $ducklings }
    }
welcome-line-rival-quack =
    { $phase ->
        [yellow] The rival in the yellow phase
        [black] The rival in the black phase
       *[both] The rival in the phase of both colours
    }
welcome-fault-quack-empty = { $place }: the duckling beside it is circled, but no house was built here.
welcome-fault-quack-points =
    { $phase ->
        [yellow] The yellow phase cannot have brought { $points }.
        [black] The black phase cannot have brought { $points }.
       *[both] The phase of both colours cannot have brought { $points }.
    }
welcome-quack-phase =
    The field “{ $field }” has points of { $phase ->
        [yellow] the yellow phase
        [black] the black phase
       *[both] the phase of both colours
    }, { $why ->
        [others] but some other seat has none; everybody writes them down at once.
        [rival] but the field “phases 0” has none; both are written down at once.
       *[early] which has not come: not all its ducklings are circled, and the field “completed” names no card that brings it.
    }
welcome-quack-rival = The field “{ $field }” gives the rival { $found }, but a phase brings it a point for every two cards given: { $most } at most.
welcome-plan-quack-1 = Two complete estates of 3, each with a pool and a circled duckling inside.
welcome-plan-quack-2 = Circle five yellow and five black ducklings.
welcome-plan-quack-3 = Circle all ducklings of two streets.
welcome-plan-quack-4 = Circle two yellow ducklings on the bottom street and two black ones on the top street.
welcome-plan-quack-5 = Circle the two yellow and three black ducklings between the streets.

welcome-ducklings = { $home } of { $found } ducklings home
welcome-track-ducklings-yellow = Yellow ducklings
welcome-track-ducklings-black = Black ducklings
welcome-place-duckling =
    { $state ->
        [home] { $colour ->
            [yellow] a yellow duckling at home
           *[black] a black duckling at home
        }
        [found] { $colour ->
            [yellow] a yellow duckling, circled
           *[black] a black duckling, circled
        }
       *[lost] { $colour ->
            [yellow] a lost yellow duckling
           *[black] a lost black duckling
        }
    }
welcome-place-mother =
    { $colour ->
        [yellow] the mother of the yellow ducklings
       *[black] the mother of the black ducklings
    }
welcome-guess-quack = Where the ducklings and their mothers stand, and how many there are.
welcome-score-phase =
    { $phase ->
        [yellow] Points written for yellow ducklings
        [black] Points written for black ducklings
       *[both] Points written for ducklings of both colours
    }
welcome-score-ducklings = Ducklings that were circled before the house was lost
welcome-score-duckling =
    { $colour ->
        [yellow] { $side ->
            [left] yellow, to the left
            [right] yellow, to the right
            [above] yellow, above
           *[below] yellow, below
        }
       *[black] { $side ->
            [left] black, to the left
            [right] black, to the right
            [above] black, above
           *[below] black, below
        }
    }
welcome-score-phases = If no points are written for a phase, it is counted from the sheet as it is at the end.
welcome-quack-no-duckling = “{ $text }”: there is no duckling here.
welcome-row-quack =
    { $phase ->
        [yellow] Yellow ducklings
        [black] Black ducklings
       *[both] Ducklings of both colours
    }
welcome-why-quack = A point for each circled duckling that houses and ducklings join to its mother.
welcome-mark-ducklings = { $track }: { $home } at home, { $found } of { $all } circled.
welcome-track-ducklings = Ducklings
welcome-own-word-ducklings = Ducklings to the right of a house
welcome-own-word-between = Ducklings below a house
welcome-own-word-mothers = Mothers
welcome-own-ducklings-0-y = yellow
welcome-own-ducklings-0-b = black
welcome-own-between-0-y = yellow
welcome-own-between-0-b = black
welcome-own-mothers-0-y = yellow
welcome-own-mothers-0-b = black
welcome-own-flock =
    Own sheet, { $section }: { $found } { $colour ->
        [yellow] yellow
       *[black] black
    } ducklings { $where ->
        [top] on the top street
        [bottom] on the bottom street
        [between] between streets
       *[all] in all
    }, but the plans want at least { $least }.

welcome-paper-quack-yellow = Yellow at home
welcome-paper-quack-black = Black at home
welcome-paper-quack-both = All at home
welcome-meet-quack = A duckling is circled once both houses beside it are built. Those with a way to their mother score.

## Lines of the log, without places that have no numbers on the sheet.

welcome-brief-quack =
    { $colour ->
        [yellow] { $name } finds a yellow duckling.
       *[black] { $name } finds a black duckling.
    }
`;export{e as default};