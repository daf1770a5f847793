## The command line

cli-file = { $file } cannot be read: { $why }.
cli-not-text = { $file } is not a text file.
cli-compiled = compiled
cli-interpreted = interpreted
cli-seats =
    { $least ->
        [one] { $most ->
            [one] { $most } seat
           *[other] { $least } to { $most } seats
        }
       *[other] { $least } to { $most } seats
    }
cli-playthrough-what = Name a ruleset, or a folder with --write.
cli-written =
    { $count ->
        [0] Nothing has changed.
        [one] { $count } file written.
       *[other] { $count } files written.
    }
cli-seat = seat { $seat }
cli-place = { $place }. { $name }: { $why }
cli-replayed =
    { $entries ->
        [one] The journal of { $ruleset } holds: { $entries } entry, checked at { $digests ->
            [one] { $digests } point
           *[other] { $digests } points
        }.
       *[other] The journal of { $ruleset } holds: { $entries } entries, checked at { $digests ->
            [one] { $digests } point
           *[other] { $digests } points
        }.
    }
cli-waits = The game waits for { $seats }.
cli-waits-chance = Chance decides next.
cli-nobody = Nobody is to act in this position.
cli-legal = Legal.
cli-may =
    { $count ->
        [one] { $name } may do one thing:
       *[other] { $name } may do { $count } things:
    }
cli-no = no
cli-no-book = There are no rules to read of { $title } yet.
cli-bot = seat { $seat } ({ $bot } bot)
cli-too-many =
    { $seats ->
        [one] There is { $seats } seat for { $people } people.
       *[other] There are { $seats } seats for { $people } people.
    }
cli-prompt = Your action, { $name } (? lists all):
cli-confirm = { $steps }: press Enter to confirm, or type undo.
cli-help = Type an action, such as “{ $example }”, or its beginning. ? lists all actions, hint asks a bot, undo takes a step back, quit stops.
cli-hint = A bot would: { $action }
cli-curtain = Pass the screen on. { $name }, press Enter when nobody else looks.

cli-score-none = There is no written form to score for { $title } yet.
cli-score-total = total
cli-score-reached = The target of { $target } is reached.
cli-score-missed = The target of { $target } is missed.
