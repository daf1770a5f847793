var e=`## Doomsday

welcome-honour-doomsday = A game finished: Doomsday
welcome-option-doomsday = Doomsday
welcome-option-doomsday-hint = High numbers make roomy bunkers: the most room on a street scores, and so does the least room in all.
welcome-fact-doomsday = { $name } builds a bunker for { $room } on lot { $place }.
welcome-fact-doomsday-rival =
    { $street ->
        [0] The rival builds a bunker for { $room } on the top street.
        [1] The rival builds a bunker for { $room } on the middle street.
       *[2] The rival builds a bunker for { $room } on the bottom street.
    }
welcome-line-doomsday =
    { $street ->
        [0] Bunkers of the top street: { $room }
        [1] Bunkers of the middle street: { $room }
       *[2] Bunkers of the bottom street: { $room }
    }
welcome-line-optimist = All bunkers: { $room }, optimist’s bonus
welcome-line-rival-doomsday =
    { $street ->
        [0] The rival’s bunkers of the top street: { $room }
        [1] The rival’s bunkers of the middle street: { $room }
       *[2] The rival’s bunkers of the bottom street: { $room }
    }
welcome-line-rival-optimist = All bunkers of the rival: { $room }, optimist’s bonus
welcome-plan-doom-1 = Four complete estates of 1, each with a bunker.
welcome-plan-doom-2 = Three complete estates of 3 with exactly one bunker in each.
welcome-plan-doom-3 = Build all bunkers.
welcome-plan-doom-4 = Have room for at least 50 in your bunkers.
welcome-plan-doom-5 = Have room for at least 30 on each of two streets.

welcome-bunkers = bunkers { $room }
welcome-track-bunkers = Bunkers
welcome-mark-bunkers = { $track }: { $room }. The most room on a street scores, and so does the least room in all.
welcome-place-bunker =
    { $state ->
        [built] a bunker for { $room }
        [gone] the bunker is lost
       *[open] a bunker
    }
welcome-score-bunker = Number in the bunker of the lost house
welcome-guess-doomsday = Where the bunkers stand.
welcome-fault-doomsday-empty = { $place }: the bunker is built, but there is no house above it.
welcome-note-doomsday-others = Bunkers are compared with those of all players; a player whose sheet is not written down counts as having none.
welcome-doomsday-no-bunker = “{ $text }” is not a bunker. Write a lot, an equals sign and a number; no house may stand above it.
welcome-row-doomsday =
    { $street ->
        [0] Bunkers, top street
        [1] Bunkers, middle street
       *[2] Bunkers, bottom street
    }
welcome-row-optimist = Optimist’s bonus
welcome-part-optimist = Optimist’s bonus
welcome-why-doomsday = Everybody whose bunkers hold the most on this street scores.
welcome-why-optimist = Everybody whose bunkers hold the least in all scores nine.

welcome-paper-doomsday-room = bunker room
welcome-paper-doomsday-most = Most room, street
welcome-paper-doomsday-least = Least room in all
welcome-meet-doomsday = A house with a hatch has a bunker of the same number. Most room on a street scores; so does least in all.

## Lines of the log, without places that have no numbers on the sheet.

welcome-brief-doomsday = { $name } builds a bunker for { $room }.
`;export{e as default};