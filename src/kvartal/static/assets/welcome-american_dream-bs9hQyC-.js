var e=`## American Dream

welcome-honour-american_dream = A game finished: American Dream
welcome-honour-square = A square of 3 × 3 ideal houses
welcome-option-american_dream = American Dream
welcome-option-american_dream-hint = A sheet of its own: five streets of coloured houses, and effects that are only colours.
welcome-dream-colour =
    { $colour ->
        [green] green
        [red] red
        [blue] blue
        [orange] orange
        [purple] purple
       *[grey] grey
    }
welcome-dream-street = street { $street }
welcome-fact-dream-ideal = { $name } builds an ideal house on lot { $place }.
welcome-fact-dream-street = { $name } finishes street { $street } and gets its bonus.
welcome-fact-dream-column = { $name } finishes column { $column } and doubles it.
welcome-fact-dream-crossed-street = { $name } crosses out the bonus of street { $street }.
welcome-fact-dream-crossed-column = { $name } crosses out the bonus of column { $column }.
welcome-line-dream-column =
    { $doubled ->
        [yes] Column { $column }: ideal { $ideal }, ordinary { $ordinary }, doubled
       *[no] Column { $column }: ideal { $ideal }, ordinary { $ordinary }
    }
welcome-line-dream-streets = Street bonuses: { $streets }
welcome-line-rival-dream-streets = Street bonuses crossed out: { $streets }
welcome-refusal-dream-owed =
    { $streets ->
        [0] Cross out column bonuses first: { $columns }.
       *[other] Cross out bonuses first: streets { $streets }, columns { $columns }.
    }
welcome-refusal-dream-now = A bonus is crossed out only against a rival, when a plan-completed card comes.
welcome-refusal-dream-decided = This bonus is already circled or crossed out.
welcome-refusal-dream-enough =
    { $kind ->
        [street] You have crossed out a street bonus; now the columns.
       *[column] You have crossed out two column bonuses; now a street.
    }
welcome-refusal-dream-effect = On this sheet effects are only colours.
welcome-fault-dream-ideal = { $place }: ideal, but not built.
welcome-fault-dream-number = { $place }: no card has { $number }, and temps change no number in American Dream.
welcome-fault-dream-fence = { $place }: there are no fences in American Dream.
welcome-fault-dream-bonus = { $place }: no house, but the bonus of its street or column is circled.
welcome-plan-dream-a1 = All green houses ideal.
welcome-plan-dream-a2 = All red houses ideal.
welcome-plan-dream-a3 = All blue and orange houses built, ideal or not.
welcome-plan-dream-b1 = Two finished columns, all of ideal houses.
welcome-plan-dream-b2 = Four finished columns.
welcome-plan-dream-b3 = Three finished columns side by side.
welcome-plan-dream-c1 = A finished street, all of ideal houses.
welcome-plan-dream-c2 = Two finished streets.
welcome-plan-dream-c3 = A square of 3 by 3 ideal houses.

welcome-status-dream-cross = Which bonuses do you cross out? One of a street and two of columns.
welcome-button-cross-street = Cross out street { $street }
welcome-button-cross-column = Cross out column { $column }
welcome-action-cross-street = cross out the bonus of street { $street }
welcome-action-cross-column = cross out the bonus of column { $column }
welcome-track-columns = Columns
welcome-track-streets = Streets
welcome-place-colour =
    { $state ->
        [ideal] { $colour }, ideal
        [ordinary] { $colour }, ordinary
       *[open] { $colour }
    }
welcome-place-bonus =
    { $state ->
        [won] bonus won
        [lost] bonus lost
       *[open] bonus open
    }
welcome-guess-dream = The colours of the houses and the number of columns.
welcome-score-ideal = ideal
welcome-score-dream-street = bonus of street { $street }: { $points }
welcome-score-dream-columns = Columns with ×{ $multiple } circled
welcome-score-dream-guess = * The colours of the houses and the number of columns are our guess. Ideal houses count as you mark them.
welcome-part-dream-column = Columns
welcome-part-dream-streets = Street bonuses
welcome-why-dream-column = In a finished column an ordinary house scores 1, an ideal one 3. A circled ×2 doubles the sum.
welcome-why-dream-streets = The circled bonus of a finished street scores 10.
welcome-dream-letter =
    { $colour ->
        [green] g
        [red] r
        [blue] b
        [orange] o
        [purple] p
       *[grey] y
    }
welcome-own-word-colours = Colours of the houses, street by street: g green, r red, b blue, o orange, p purple, y grey

welcome-paper-american_dream-green = g
welcome-paper-american_dream-red = r
welcome-paper-american_dream-blue = b
welcome-paper-american_dream-orange = o
welcome-paper-american_dream-purple = p
welcome-paper-american_dream-grey = y
welcome-paper-american_dream-colours = Colours of effects
welcome-paper-american_dream-columns = Columns
welcome-paper-american_dream-streets = Streets
welcome-paper-american_dream-ordinary = Ordinary house
welcome-paper-american_dream-ideal = ideal house
welcome-paper-american_dream-effect-fence-does = Grey. If the house is grey too, circle it: it is ideal.
welcome-paper-american_dream-effect-agent-does = Purple. If the house is purple too, circle it: it is ideal.
welcome-paper-american_dream-effect-park-does = Green. If the house is green too, circle it: it is ideal.
welcome-paper-american_dream-effect-pool-does = Blue. If the house is blue too, circle it: it is ideal.
welcome-paper-american_dream-effect-temp-does = Orange. If the house is orange too, circle it: it is ideal. The number does not change.
welcome-paper-american_dream-effect-bis-does = Red. If the house is red too, circle it: it is ideal. No number is repeated.
welcome-paper-american_dream-turn-3 = Effect and house of one colour? Circle the house. First to finish a street or a column? Circle its bonus when the round ends; the others cross it off.
welcome-paper-american_dream-end = The game ends when somebody has three refusals, three plans, or all five streets built.
welcome-row-dream-column = Column { $column }
welcome-row-dream-streets = Street bonuses
welcome-meet-american_dream = Effects are only colours here: one that matches its house makes it ideal. Full columns and streets score.
welcome-explain-dream-street =
    Street { $street }: { $state ->
        [won] the bonus of { $points } points is yours.
        [lost] the bonus has gone to others.
       *[open] whoever finishes it first gets { $points } points.
    }
welcome-explain-dream-column =
    Column { $column }: { $state ->
        [won] the bonus is yours, and its points count × { $multiple }.
        [lost] the bonus has gone to others.
       *[open] whoever finishes it first counts its points × { $multiple }.
    } Points now: { $points }.
welcome-explain-dream-effect =
    { $effect }: on this sheet only a colour, { $colour ->
        [green] green
        [red] red
        [blue] blue
        [orange] orange
        [purple] purple
       *[grey] grey
    }.
welcome-explain-dream-colour =
    { $colour ->
        [green] Green: this number in a green house makes it ideal.
        [red] Red: this number in a red house makes it ideal.
        [blue] Blue: this number in a blue house makes it ideal.
        [orange] Orange: this number in an orange house makes it ideal.
        [purple] Purple: this number in a purple house makes it ideal.
       *[grey] Grey: this number in a grey house makes it ideal.
    }

## Lines of the log, without places that have no numbers on the sheet.

welcome-brief-dream-ideal-lettered = { $name } builds an ideal house.
`;export{e as default};