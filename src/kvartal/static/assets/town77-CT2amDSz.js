var e=`## Town 77: tiles, actions, events, refusals, result.


town77-colour-A = amber
town77-colour-B = sky blue
town77-colour-C = green
town77-colour-D = yellow
town77-colour-E = blue
town77-colour-F = brick red
town77-colour-G = pink
town77-shape-1 = gabled house
town77-shape-2 = tower
town77-shape-3 = dome
town77-shape-4 = spire
town77-shape-5 = saw-tooth workshop
town77-shape-6 = terrace
town77-shape-7 = barn
town77-tile = { $tile }, { $colour } { $shape }
town77-tile-back = back { $letter }, { $colour }
town77-tile-unknown = a face-down tile

town77-town = The town, 7 by 7 lots
town77-hand = Your tiles
town77-stacks = Stacks
town77-stack-left =
    { $count ->
        [0] empty
        [one] { $count } tile
       *[other] { $count } tiles
    }
town77-cell-house = { $cell }: { $tile }
town77-cell-pencil = { $cell }: { $tile }, not confirmed yet
town77-cell-open = { $cell }: empty, it fits here
town77-cell-empty = { $cell }: empty
town77-rack =
    { $count ->
        [0] no tiles
        [one] { $count } tile: { $colours }
       *[other] { $count } tiles: { $colours }
    }
town77-rack-out =
    { $count ->
        [0] all built
       *[other] out
    }
town77-built =
    { $count ->
        [one] { $count } house of 49
       *[other] { $count } houses of 49
    }
town77-bag =
    { $count ->
        [0] The bag is empty
        [one] { $count } tile in the bag
       *[other] { $count } tiles in the bag
    }

## What to do now

town77-status-tile = Pick the tile you want to place.
town77-status-stack = Take the top tile of a stack.
town77-status-nowhere = { $tile } fits nowhere now. Choose another tile.
town77-status-cell = Where does { $tile } go?
town77-status-cell-down = Where does { $tile } go, face down?
town77-status-place = { $tile } goes to { $cell }. Confirm, or move it.
town77-status-place-last = { $tile } is your last tile: once it stands, you are out. If others end with none, too, whoever went out later wins.
town77-status-facedown = { $tile } goes to { $cell } face down. Confirm, or move it.
town77-status-exchange = Three tiles go into the bag and three others come back. Exchange?
town77-status-discard-this = { $tile } goes back into the bag. Confirm, or choose another.
town77-status-discard-last = { $tile } goes back into the bag. That leaves one: once it stands, you are out of the game.
town77-status-discard = Choose a tile to put it back into the bag, or keep all.
town77-status-stuck = None of your tiles fits: you are out, with what you hold.
town77-status-call = Point at the tile that is wrong.
town77-tell-take-first = First pick a tile, then a lot.
town77-tell-take-kept = Pick the tile you want to keep; the other three will be exchanged.
town77-button-keep = Keep all
town77-button-leave = Go out with my tiles
town77-button-exchange = Exchange { $tiles }
town77-button-exchange-but = Exchange all but { $tile }
town77-button-exchange-any = Exchange three tiles
town77-button-facedown = Face down ({ $count })
town77-button-call = Call a mistake
town77-action-place = place { $tile } on { $cell }
town77-action-facedown = place { $tile } on { $cell } face down
town77-action-exchange = exchange { $tiles }
town77-action-discard = put { $tile } back into the bag
town77-action-keep = keep all tiles
town77-action-leave = leave the game
town77-action-call = call the mistake on { $cell }
town77-keys-tile = pick a tile

## Events

town77-fact-start = The first house of the town is { $tile }.
town77-fact-first = { $name } starts.
town77-fact-placed = { $name } places { $tile } on { $cell }.
town77-fact-placed-facedown = { $name } places { $tile } on { $cell } face down.
town77-fact-emptied = { $name } places the last tile and leaves the game.
town77-fact-exchanged = { $name } exchanges { $tiles }.
town77-fact-discarded = { $name } puts a tile of colour { $colour } back into the bag.
town77-fact-discarded-open = { $name } puts { $tile } back into the bag.
town77-fact-kept = { $name } keeps all tiles.
town77-fact-left =
    { $count ->
        [one] { $name } leaves the game with { $count } tile.
       *[other] { $name } leaves the game with { $count } tiles.
    }
town77-fact-drew = { $name } draws a tile of colour { $colour }.
town77-fact-drew-open = { $name } draws { $tile }.
town77-fact-finished =
    { $tiles ->
        [one] The challenge ends with { $tiles } house, grade { $grade }.
       *[other] The challenge ends with { $tiles } houses, grade { $grade }.
    }
town77-fact-dealt-anew = None of the open tiles fits: all tiles are mixed and dealt anew.
town77-fact-turned-up = { $tile } is turned up.
town77-fact-called-back = { $name } spots a mistake: { $tile } on { $cell } goes back to { $owner-name }.
town77-fact-called-down = { $name } spots a mistake: { $tile } on { $cell }, placed by { $owner-name }, is turned face down.

## Refusals

town77-refusal-taken = { $cell } is taken: { $other } stands there.
town77-refusal-alone = { $cell } does not touch the town. Build wall to wall with a house that already stands.
town77-refusal-colour =
    { $line ->
        [row] { $tile } cannot go on { $cell }: its row already has that colour, { $other } on { $at }.
       *[column] { $tile } cannot go on { $cell }: its column already has that colour, { $other } on { $at }.
    }
town77-refusal-shape =
    { $line ->
        [row] { $tile } cannot go on { $cell }: its row already has that shape, { $other } on { $at }.
       *[column] { $tile } cannot go on { $cell }: its column already has that shape, { $other } on { $at }.
    }
town77-refusal-now =
    { $stage ->
        [discard] The house is built. Now put one tile back, or keep them all.
       *[act] First place a house.
    }
town77-refusal-not-held = You do not hold { $tile }.
town77-refusal-not-alike = { $tiles }: an exchange needs three tiles of one colour or of one shape.
town77-refusal-exchange-cap =
    { $cap ->
        [0] There are no exchanges at this table.
        [one] No more than { $cap } exchange per turn.
       *[other] No more than { $cap } exchanges per turn.
    }
town77-refusal-bag-empty = The bag is empty: there is nothing to exchange with.
town77-refusal-can-place = It is too early to leave: { $tile } fits on { $cell }.
town77-refusal-called = You were called out: place a tile again first.
town77-refusal-not-top = { $tile } is not on top of a stack.
town77-refusal-no-facedown = No tile may be placed face down any more.
town77-refusal-call-later = Mistakes are called at the start of your own turn.
town77-refusal-call-nothing = There is no face-up tile on { $cell }.
town77-refusal-call-right = Everything is right on { $cell }.
town77-refusal-call-own = You cannot call your own mistake on { $cell }.

## Result

town77-reason-all-out = Everybody is out.
town77-reason-full = The whole town is built!
town77-reason-stuck = None of the open tiles fits any more.
town77-tier-tiles =
    { $value ->
        [0] no tiles left
        [one] { $value } tile left
       *[other] { $value } tiles left
    }
town77-tier-tiles-close-tied = Level with the winner on tiles, but you went out earlier!
town77-tier-tiles-close =
    { $points ->
        [one] You were { $points } tile away from winning.
       *[other] You were { $points } tiles away from winning.
    }
town77-tier-lasted =
    { $rank ->
        [1] out first
        [2] out second
        [3] out third
        [4] out fourth
       *[5] out fifth
    }
town77-tier-town =
    { $value ->
        [one] { $value } house in the town
       *[other] { $value } houses in the town
    }
town77-ranking = Fewer tiles rank higher; on a tie, whoever built longer.
town77-line-tiles = Tiles in hand
town77-line-faceup = Houses
town77-line-facedown = Tiles face down
town77-line-grade =
    { $grade ->
        [1] Homestead, { $grade } of { $best }
        [2] Hamlet, { $grade } of { $best }
        [3] Village, { $grade } of { $best }
        [4] Market town, { $grade } of { $best }
        [5] City, { $grade } of { $best }
       *[6] Capital, { $grade } of { $best }
    }
## Options of the rules

town77-option-solo = Solo challenge
town77-option-solo-hint = Three open stacks and no rivals: build as much as you can.
town77-option-calls = Players watch for mistakes
town77-option-calls-hint = A tile may be placed wrongly. Noticed at once, it must be placed again; noticed later, it is turned face down.
town77-option-exchanges = Most exchanges per turn
town77-option-exchanges-hint = The rules set no limit; 10 is always enough.
town77-option-facedown = Face-down tiles per game
town77-option-facedown-hint = Only the colour of such a tile counts.
town77-option-stacks = Number of stacks
town77-option-stacks-hint = More stacks, more choice.

## Mistakes in notation

town77-bad-tile = “{ $text }” is not a tile. Write a colour letter A–G and a shape digit 1–7, such as B2.
town77-bad-cell = “{ $text }” is not a lot. Write a column letter a–g and a row digit 1–7, such as b1.
town77-tile-twice = Tile { $tile } appears twice.
town77-rows = A town has seven rows, not { $found }.
town77-columns = A row has seven lots, not { $found }.
town77-hand-full =
    { $most ->
        [one] A hand holds at most { $most } tile.
       *[other] A hand holds at most { $most } tiles.
    }
town77-stage = There is no stage “{ $text }”; the stages are { $stages }.
town77-turn-out = Seat { $seat } has left the game, so it cannot be its turn.
town77-bag-needed =
    { $count ->
        [one] At this stage the bag must hold a tile.
       *[other] At this stage the bag must hold at least { $count } tiles.
    }
town77-dealing = Tiles are dealt seat by seat up to { $most }; these hands cannot come from such a deal.
town77-town-early = No house stands in the town while the tiles are being dealt.
town77-drawn = Tile { $tile } cannot have been drawn by seat { $seat }: it is not in that hand.
town77-hand-needed = It is the turn of seat { $seat }, which has no tiles.
town77-hand-out = Seat { $seat } has no tiles but is not out. Whoever places the last tile leaves: write out { $seat }.
town77-hand-last = Seat { $seat } holds too few tiles for this stage: whoever places the last one leaves without drawing.
town77-town-needed = At least one house must stand in the town.
town77-not-over = The game is not over: not everybody is out.
town77-kept = Tile { $tile } cannot have been kept: the seat that placed last does not hold it.
town77-builder = Nobody has placed a tile on { $cell }.
town77-placed = Seat { $seat } has placed at least { $count }: builders names that many of its tiles.
town77-caller = Seat { $seat } cannot have called a mistake: the caller is in the game and waits for their turn.
town77-stack = “{ $text }” is not a stack. Write the top tile and the number of tiles, such as A2 16.
town77-stacks-high = The stacks hold more tiles than are left: { $tiles }.

## What the rules of older games were like

town77-version-2 = Since version 2, whoever is called out and cannot place again is out before drawing.
`;export{e as default};