## The command line

cli-file = { $file } cannot be read: { $why }.
cli-not-folder = { $folder } is not a folder.
cli-system = { $file }: { $why }.
cli-output = The output cannot be written: { $why }.
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
cli-playthrough-what = Name a ruleset, or a folder after --write.
cli-written =
    { $count ->
        [0] Nothing has changed.
        [one] { $count } file written.
       *[other] { $count } files written.
    }
cli-seat = Player { $seat }
cli-place = { $place }. { $name }: { $why }
cli-replayed =
    { $entries ->
        [one] The journal of { $ruleset } is right: { $entries } entry, checked at { $digests ->
            [one] { $digests } point
           *[other] { $digests } points
        }.
       *[other] The journal of { $ruleset } is right: { $entries } entries, checked at { $digests ->
            [one] { $digests } point
           *[other] { $digests } points
        }.
    }
cli-replay-right =
    { $entries ->
        [one] right  { $file }: { $ruleset }, { $entries } entry
       *[other] right  { $file }: { $ruleset }, { $entries } entries
    }
cli-replay-wrong = WRONG  { $file }: { $why }
cli-replay-old = OLD    { $file }: { $ruleset }. { $why }
cli-read-only =
    { $entries ->
        [one] A journal of { $ruleset }: { $entries } entry.
       *[other] A journal of { $ruleset }: { $entries } entries.
    }
cli-replayed-old =
    { $old ->
        [one] { $old } journal of older rules, which can only be read.
       *[other] { $old } journals of older rules, which can only be read.
    }
cli-replayed-all =
    { $wrong ->
        [0] { $count ->
            [one] { $count } journal, and it is right.
           *[other] { $count } journals, and all of them are right.
        }
        [one] { $count ->
            [one] { $count } journal, and it is wrong.
           *[other] { $count } journals; { $wrong } is wrong.
        }
       *[other] { $count } journals; { $wrong } are wrong.
    }
cli-play-what = Say what to play: a ruleset, or --position FILE.
cli-play-position = A position names its ruleset and seats itself; it goes neither with RULESET nor with --seats.
cli-replay-empty = There are no journals in { $folder }.
cli-replay-all-alone = --all only checks; it goes neither with --story nor with --position.
cli-waits = Waiting for { $seats }.
cli-waits-chance = Chance decides next.
cli-nobody = Nobody has a turn in this position.
cli-legal = Legal.
cli-may =
    { $count ->
        [one] { $name } has { $count } possible action:
       *[other] { $name } has { $count } possible actions:
    }
cli-no = no
cli-no-book = The rules of { $title } are not written yet.
cli-bot = Player { $seat } ({ $bot } bot)
cli-too-many =
    { $seats ->
        [one] There is { $seats } seat for { $people } people.
       *[other] There are { $seats } seats for { $people } people.
    }
cli-prompt = { $name }, your action (? lists all):
cli-confirm = { $steps }: press Enter to confirm, or type undo.
cli-help = Type an action, such as “{ $example }”, or the beginning of one. ? lists all actions, hint asks a bot, undo takes a step back, quit stops.
cli-hint = A bot would play { $action }.
cli-curtain = Pass the screen on. { $name }, press Enter when nobody else is looking.

cli-score-none = Written games of { $title } cannot be scored yet.
cli-score-total = total
cli-score-reached = The target of { $target } is reached.
cli-score-missed = The target of { $target } is missed by { $missing }.
missing-extra = This needs more than the library ({ $packages }). Install it with: pip install 'kvartal[{ $extra }]'

## What the system says of files, disks and addresses

system-enoent = there is no such file or folder
system-eacces = access is denied
system-eperm = it is not permitted
system-eisdir = it is a folder
system-enotdir = part of the path is not a folder
system-eexist = it already exists
system-enospc = the disk is full
system-erofs = the disk is read-only
system-eaddrinuse = the address is in use
system-eaddrnotavail = this machine does not have the address
system-enametoolong = the name is too long
