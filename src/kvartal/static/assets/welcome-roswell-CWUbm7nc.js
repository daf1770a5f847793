var e=`## UFO in Roswell

welcome-honour-roswell = A game finished: UFO in Roswell
welcome-option-roswell = UFO in Roswell
welcome-option-roswell-hint = Promise how many estates will have a zurg, then trade effects for saucers.
welcome-fact-roswell-goal =
    { $most ->
        [99] { $name } promises at least { $least ->
            [one] { $least } estate
           *[other] { $least } estates
        } with zurgs (goal { $goal }).
       *[other] { $name } promises { $least } to { $most ->
            [one] { $most } estate
           *[other] { $most } estates
        } with zurgs (goal { $goal }).
    }
welcome-fact-roswell-zurg = { $name } brings a zurg to lot { $place }.
welcome-line-roswell =
    { $reached ->
        [yes] Estates with zurgs: { $groups }, goal { $goal } is reached
       *[no] { $goal ->
            [0] Estates with zurgs: { $groups }, no goal is chosen
           *[other] Estates with zurgs: { $groups }, goal { $goal } is missed
        }
    }
welcome-refusal-roswell-goal = A goal is chosen once, before the first round.
welcome-refusal-roswell-now = A saucer is circled right after the house below it is built.
welcome-refusal-roswell-none = No saucer hangs over lot { $place }.
welcome-refusal-roswell-used = A saucer costs you the effect of the turn, and you have already used it.
welcome-refusal-roswell-circled = This saucer is already circled.
welcome-refusal-roswell-given = The effect of this turn was given up for the saucer.
welcome-fault-roswell-zurg = { $place }: no zurg can be here; it takes a house whose effect was given up for it.
welcome-fault-roswell-goal = There are estates with zurgs, but no goal is chosen.
welcome-plan-roswell-1 = Two complete estates of 4 with at least one zurg in each.
welcome-plan-roswell-2 = Complete estates of 3 and of 4 with at least two zurgs in each.
welcome-plan-roswell-3 = Two complete estates of 5 without any zurg.
welcome-plan-roswell-4 = Bring in every zurg of one street.
welcome-plan-roswell-5 = At least two zurgs in each of the three columns.

welcome-mark-zurgs =
    { $goal ->
        [none] { $track }: { $count }.
       *[other] { $track }: { $count }; promised: { $goal }.
    }
welcome-status-roswell = How many estates will have zurgs? Promise before round one.
welcome-button-saucer = Circle the saucer
welcome-button-goal = { $least }–{ $most }{ $mark }: { $points }\xA0pts\xA0each
welcome-button-goal-open = { $least }+: { $points }\xA0pts\xA0each
welcome-track-zurgs = Zurg estates
welcome-place-zurg = a zurg inside
welcome-place-saucer = a saucer above
welcome-action-goal =
    { $least ->
        [one] promise at least { $least } estate with zurgs
       *[other] promise at least { $least } estates with zurgs
    }
welcome-action-saucer = circle the saucer instead of the effect
welcome-guess-saucers = Where the saucers hang, and which of them make the three columns.
welcome-guess-goal = How many estates the goal of { $points } points each asks for.
welcome-score-saucer = saucer circled
welcome-score-goal = The goal chosen before the first round: how many estates with zurgs
welcome-score-saucer-guess = * Where the saucers hang and how many estates the two middle goals ask for is our guess. If your sheet says otherwise, score this line by it.
welcome-fact-roswell-rival = A zurg moves in with the rival.
welcome-line-rival-roswell = Houses of the rival with zurgs: { $zurgs }
welcome-own-word-saucers = Saucers
welcome-own-word-columns = Columns (house of the top street)

welcome-paper-roswell-otherwise = else 2
welcome-meet-roswell = Build below a saucer and circle it instead of the effect: a zurg moves in. Estates with zurgs score.

## Lines of the log, without places that have no numbers on the sheet.

welcome-brief-roswell-zurg = { $name } brings in a zurg.
`;export{e as default};