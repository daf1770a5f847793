var e=`## UFO in Roswell

welcome-option-roswell = UFO in Roswell
welcome-option-roswell-hint = Promise how many estates will have a zurg, then trade effects for saucers.
welcome-fact-roswell-goal =
    { $most ->
        [99] { $name } promises goal { $goal }: { $least } estates with zurgs or more.
       *[other] { $name } promises goal { $goal }: { $least } to { $most } estates with zurgs.
    }
welcome-fact-roswell-zurg = { $name } brings a zurg to place { $place }.
welcome-line-roswell =
    { $reached ->
        [yes] Estates with zurgs: { $groups }, goal { $goal } is reached
       *[no] { $goal ->
            [0] Estates with zurgs: { $groups }, no goal is chosen
           *[other] Estates with zurgs: { $groups }, goal { $goal } is missed
        }
    }
welcome-refusal-roswell-goal = A goal is chosen once, before the first round.
welcome-refusal-roswell-now = A saucer is circled right after the house below it is written.
welcome-refusal-roswell-none = No saucer hangs over place { $place }.
welcome-refusal-roswell-used = The effect of this turn is used, or the saucer is circled already.
welcome-fault-roswell-zurg = { $place }: no zurg can have come here; that takes a house whose effect was given up for it.
welcome-fault-roswell-goal = There are estates with zurgs, but no goal is chosen.
welcome-plan-roswell-1 = Two complete estates of 4 with at least one zurg in each.
welcome-plan-roswell-2 = Complete estates of 3 and of 4 with at least two zurgs in each.
welcome-plan-roswell-3 = Two complete estates of 5 without any zurg.
welcome-plan-roswell-4 = Bring in every zurg of one street.
welcome-plan-roswell-5 = At least two zurgs in each of the three columns.
`;export{e as default};