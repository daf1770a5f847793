var e=`## Mistakes in notation: rulesets, actions, positions, journals.

line-says = Line { $line }: { $text }
action-empty = No action is named.
action-too-long = The action is too long ({ $length } characters).
unknown-verb = There is no action “{ $verb }” here; there are: { $verbs }.
argument-count = “{ $verb }” wants { $wanted } words after it, here are { $found }.
bad-outcome = “{ $text }” is not an outcome of chance.
impossible-outcome = The outcome “{ $outcome }” is impossible now.
script-ended = The scripted outcomes have run out.
turn-complete = The turn is finished: confirm it or take it back.
turn-incomplete = The turn of seat { $seat } is not finished.
out-of-turn = Seat { $seat } has nothing to decide now.
no-seat = There is no seat { $seat }: the { $seats } seats are counted from 0.
bad-seats =
    { $most ->
        [1] { $ruleset } has room for one seat, not { $seats }.
       *[other] { $ruleset } has room for { $least } to { $most } seats, not { $seats }.
    }
bad-ruleset = “{ $ruleset }” is not a ruleset; write, for example, town77 or town77(solo).
bad-option = Option { $option } cannot be “{ $value }”; allowed: { $allowed }.
unknown-option = { $title } has no option “{ $option }”; it has: { $options }.
unknown-title = There is no game “{ $title }”; there are: { $titles }.
option-twice = Option { $option } is given twice.
option-idle = Option { $option } means nothing in { $ruleset }.
journal-head = The journal begins wrongly: the line “{ $wanted }” is wanted.
journal-wants = The line “{ $wanted }” is wanted here.
journal-number = A number is wanted here: { $wanted }.
journal-short = The journal breaks off: the line “{ $wanted }” is missing.
journal-entry = “{ $text }” is not an entry of a journal.
journal-entry-fails = The entry “{ $entry }” is impossible here.
journal-digest = After the entry “{ $entry }” the digest differs.
journal-no-chance = Chance has nothing to decide now.
journal-one-outcome = Chance brings one outcome a line, here are { $found }.
journal-version = The journal is of rules version { $found }, here is version { $known }.
position-wants = The field “{ $field }” is missing.
position-number = Field “{ $field }”: “{ $text }” is not a fitting number.
position-line = “{ $text }” is not a line of a position.
position-twice = The field “{ $field }” appears twice.
position-unknown = There is no field “{ $field }”.
`;export{e as default};