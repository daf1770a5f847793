var e=`## Mistakes in notation: rulesets, actions, positions, journals.

line-says = Line { $line }: { $text }
action-empty = Write an action.
action-too-long =
    { $length ->
        [one] The action is too long: { $length } character.
       *[other] The action is too long: { $length } characters.
    }
unknown-verb = There is no action “{ $verb }” here; there are: { $verbs }.
argument-count =
    { $wanted ->
        [0] { $found ->
            [one] Nothing goes after “{ $verb }”, but there is { $found } word.
           *[other] Nothing goes after “{ $verb }”, but there are { $found } words.
        }
        [one] “{ $verb }” needs { $wanted } word after it, not { $found }.
       *[other] “{ $verb }” needs { $wanted } words after it, not { $found }.
    }
bad-outcome = “{ $text }” is not an outcome of chance.
bad-code = There is no action { $code }; the codes start at 0 and are below { $codes }.
nobody-acts = Nobody is to act now, so action { $code } cannot be played.
impossible-outcome = The outcome “{ $outcome }” is impossible now.
script-ended = The scripted outcomes have run out.
turn-complete = The turn is finished: confirm it or undo it.
turn-incomplete = The turn of seat { $seat } is not finished.
out-of-turn = Seat { $seat } has nothing to decide now.
no-seat =
    { $seats ->
        [one] There is no seat { $seat }: the table has { $seats } seat, counted from 0.
       *[other] There is no seat { $seat }: the table has { $seats } seats, counted from 0.
    }
bad-seats =
    { $most ->
        [1] { $ruleset } is for one player, not { $seats }.
       *[other] { $ruleset } is for { $least } to { $most } players, not { $seats }.
    }
bad-ruleset = “{ $ruleset }” is not a ruleset. Write, for example, town77 or town77(solo).
bad-option = Option { $option } cannot be “{ $value }”; allowed: { $allowed }.
unknown-option = { $title } has no option “{ $option }”; it has: { $options }.
broken-title = The game “{ $title }” from { $where } cannot be loaded: { $why }.
no-own-sheets = { $title } has no sheets that could be corrected.
unknown-title = There is no game “{ $title }”; there are: { $titles }.
option-twice = Option { $option } is given twice.
option-idle = Option { $option } changes nothing in { $ruleset }.
journal-head = A journal must begin with the line “{ $wanted }”.
journal-wants = The line “{ $wanted }” should stand here.
journal-number = A number should stand here: { $wanted }.
journal-version-0 = Rules versions are numbered from 1.
journal-short = The journal breaks off: the line “{ $wanted }” is missing.
journal-entry = “{ $text }” is not an entry of a journal.
journal-entry-fails = The entry “{ $entry }” is impossible here.
journal-digest = After the entry “{ $entry }” the digest differs.
journal-no-chance = Chance has nothing to decide now.
journal-one-outcome = A line holds one outcome of chance, not { $found }.
journal-version = The journal was written by rules version { $found }; this is version { $known }.
journal-old = The journal was written by rules version { $found } and can only be read: under version { $known } it would be another game.
position-wants = The field “{ $field }” is missing.
position-count =
    { $wanted ->
        [one] The field “{ $field }” needs { $wanted } number, not { $found }.
       *[other] The field “{ $field }” needs { $wanted } numbers, not { $found }.
    }
position-number = Field “{ $field }”: “{ $text }” is not a possible number.
position-range = Field “{ $field }”: { $text } is out of range; { $least } to { $most } is possible.
position-line = “{ $text }” is not a line of a position.
position-journal = This is a journal and not a position, which begins with a line such as “ruleset: town77”.
position-order = The first field has to be “ruleset”, the second “seats”.
position-twice = The field “{ $field }” appears twice.
position-unknown = There is no field “{ $field }”.
position-other =
    { $seats ->
        [one] This is a position of { $ruleset } with { $seats } seat: open a table like that.
       *[other] This is a position of { $ruleset } with { $seats } seats: open a table like that.
    }
position-over = The game is over in this position.
`;export{e as default};