var e=`## Collector's Edition: what is common to its parts

welcome-option-nine_three_quarters = 9¾ cards
welcome-option-nine_three_quarters-hint = Three more cards with the number 9¾, which stands between 9 and 10.
welcome-guess-nine_three_quarters = The effects of the three 9¾ cards.
welcome-mix-sheet = { $one } has a sheet of its own and does not go with { $two }.
welcome-mix-opponent = { $one } compares players and does not go with { $two }; choose a rival, or level 0.
welcome-mix-cards = { $one } has its own cards for one player and does not go with { $two }; choose a rival, or level 0.
welcome-mix-hands = { $one } and { $two } do not go together: each deals the cards in its own way.
welcome-mix-plans = Too many expansions at once: they bring more than { $most } plan cards.
welcome-mix-seats = { $option } needs at least two players.
welcome-mix-seats-most =
    { $most ->
        [one] { $option } is for { $most } player at most.
       *[other] { $option } is for { $most } players at most.
    }
welcome-mix-house-rule = Several expansions at once are a house rule of ours.
welcome-theme-seasons = Four seasons
welcome-theme-catastrophes = Catastrophes
welcome-theme-good-mood = Good mood
welcome-difficulty =
    { $level ->
        [1] easy
        [2] medium
       *[3] hard
    }
welcome-hand-of = { $name }’s cards: { $effects }
welcome-early-card = The field “{ $field }” has a mark of plan-completed card { $card }, but the field “completed” does not name that card.
welcome-early-cards =
    The field “{ $field }” has { $found ->
        [one] { $found } cross
       *[other] { $found } crosses
    }, owed ones included, but the cards of the field “completed” bring { $most } at most.
`;export{e as default};