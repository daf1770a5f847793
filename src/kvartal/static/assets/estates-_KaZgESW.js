var e=`## The Estates: pieces, actions, events, refusals, result.


estates-colour-S = blue
estates-colour-R = red
estates-colour-Y = yellow
estates-colour-E = green
estates-colour-H = purple
estates-colour-W = grey
estates-company = { $colour } company
estates-floor = { $colour } floor { $value }
estates-piece-roof = roof
estates-piece-roof-up = roof { $value }
estates-piece-barrier = barrier { $value }
estates-piece-mayor = mayor
estates-piece-cube = cancel cube
estates-what =
    { $piece ->
        [roof] the roof
        [barrier1] barrier 1
        [barrier2] barrier 2
        [barrier3] barrier 3
        [mayor] the mayor
        [cube] the cancel cube
       *[other] floor { $piece }
    }

## The board

estates-board = The city: three rows of ten lots, the street on the left, the river behind lot 4
estates-row = Row { $row }
estates-row-length =
    { $length ->
        [0] Row { $row }: nothing is to be built
        [one] Row { $row }: { $built } of { $length } lot built
       *[other] Row { $row }: { $built } of { $length } lots built
    }
estates-row-done = complete, counts plus
estates-row-undone = incomplete, counts minus
estates-row-mayor = the mayor doubles it
estates-lot-building =
    { $roof ->
        [0] { $lot }: { $floors }, no roof, worth { $value }, { $owner-name }
       *[other] { $lot }: { $floors }, roof { $roof }, worth { $value }, { $owner-name }
    }
estates-lot-empty = { $lot }: empty
estates-lot-white = { $lot }: empty, room for one floor only
estates-lot-barrier = { $lot }: barriers { $values }
estates-lot-beyond = { $lot }: not to be built
estates-lot-here = can be placed here
estates-river = River
estates-street = Street
estates-side = Side view
estates-side-hint = Point at a building to see it from the side.
estates-offer = On offer
estates-offer-empty = nothing left
estates-roofs =
    { $count ->
        [one] { $count } roof
       *[other] { $count } roofs
    }
estates-roofs-left = Face down: { $values }
estates-pieces = Other pieces
estates-certificates = Certificates
estates-no-certificates = no certificate
estates-hand = Hand
estates-box = Box
estates-money-own =
    { $hand ->
        [one] { $hand } check in hand, { $box } in the box
       *[other] { $hand } checks in hand, { $box } in the box
    }
estates-money-secret = money is secret
estates-earned = buildings { $points }
estates-round = Round { $round } of { $rounds }
estates-rounds-won =
    { $count ->
        [one] { $count } round won
       *[other] { $count } rounds won
    }

## The auction

estates-auction = Auction
estates-auction-none = Nothing is under auction.
estates-auctioneer = auctioneer
estates-bid-waits = to bid
estates-bid-none = …
estates-bid-pass = pass
estates-bid-leads = highest
estates-prospects = What it would bring
estates-prospect-you = you { $change }
estates-prospect-completes = completes row { $rows }
estates-prospect-ends = ends the round
estates-prospect-opens = row { $rows } is complete no more
estates-prospects-hide = Hide forecasts
estates-prospects-show = Show forecasts
estates-certificate-yours = You would take the { $colour } certificate.

## What to do now

estates-status-choose = Choose what to put up for auction.
estates-status-offered = { estates-what } goes up for auction. Confirm, or choose something else.
estates-status-embezzled = One check is in your box. Now choose a piece to auction.
estates-status-bid =
    { $high ->
        [0] Bid for { estates-what }, or pass.
       *[other] { $rival-name } bids { $high } for { estates-what }. Outbid it or pass.
    }
estates-status-bid-poor = You cannot outbid { $high }: pass.
estates-status-settle = { $rival-name } bids { $high }. Sell { estates-what }, or pay { $high } and keep it?
estates-status-settle-poor = { $rival-name } bids { $high }. You cannot pay that much to keep it: sell.
estates-status-place = Where does { estates-what } go?
estates-status-placed = { estates-what } goes to { $place }. Confirm, or move it.
estates-status-placed-remove = { estates-what } leaves the game. Confirm, or place it.
estates-status-placed-shorten = Row { $row } gets shorter. Confirm, or choose something else.
estates-status-placed-lengthen = Row { $row } gets longer. Confirm, or choose something else.
estates-status-placed-mayor = The mayor settles at row { $row }. Confirm, or choose another row.
estates-status-placed-cancel = Barrier { $value } is lifted. Confirm, or choose something else.
estates-status-place-barrier = Shorten or lengthen a row, or remove { estates-what } from the game.
estates-status-place-mayor = Choose the mayor’s row, or remove the mayor from the game.
estates-status-place-cube = Choose the barrier to lift, or remove the cube from the game.
estates-action-offer = put { estates-what } up for auction
estates-action-embezzle = put a check into the box
estates-action-bid = bid { $bid }
estates-action-pass = pass
estates-action-sell = sell
estates-action-keep = keep it
estates-action-place = place it on { $lot }
estates-action-shorten = shorten row { $row }
estates-action-lengthen = lengthen row { $row }
estates-action-mayor = settle the mayor at row { $row }
estates-action-cancel = lift barrier { $value }
estates-action-remove = remove it from the game
estates-button-embezzle = Put a check into the box
estates-button-bid = Bid { $bid }
estates-button-bid-more = Bid more
estates-button-pass = Pass
estates-button-sell = Sell for { $price }
estates-button-keep = Keep for { $price }
estates-button-remove = Remove
estates-button-shorten = Shorten { $row } to { $length }
estates-button-lengthen = Lengthen { $row } to { $length }
estates-button-mayor = Row { $row }
estates-button-cancel = Lift barrier { $value }
estates-keys-bid = bid this sum
estates-keys-raise = bid one more than the highest
estates-keys-pass = pass
estates-keys-sell = sell
estates-keys-keep = keep
estates-keys-embezzle = a check into the box

## Events

estates-fact-first =
    { $round ->
        [1] { $name } begins.
       *[other] Round { $round }: { $name } begins.
    }
estates-fact-embezzled = { $name } puts a check into the box.
estates-fact-offered = { $name } puts { estates-what } up for auction.
estates-fact-roof-up = { $name } turns a roof up: { $value }.
estates-fact-bid = { $name } bids { $bid }.
estates-fact-passed = { $name } passes.
estates-fact-free = Nobody bids: { $name } gets { estates-what } for nothing.
estates-fact-sold = { $name } sells { estates-what } to { $rival-name } for { $price }.
estates-fact-kept = { $name } keeps { estates-what } and pays { $price } to { $rival-name }.
estates-fact-built = { $name } builds { $floor } on { $lot }.
estates-fact-certificate =
    { $colour ->
        [S] { $name } takes the blue certificate.
        [R] { $name } takes the red certificate.
        [Y] { $name } takes the yellow certificate.
        [E] { $name } takes the green certificate.
        [H] { $name } takes the purple certificate.
       *[W] { $name } takes the grey certificate.
    }
estates-fact-roofed = { $name } sets roof { $value } on { $lot }.
estates-fact-shortened = { $name } sets barrier { $value }: row { $row } shrinks to { $length }.
estates-fact-lengthened = { $name } sets barrier { $value }: row { $row } grows to { $length }.
estates-fact-mayor = { $name } settles the mayor at row { $row }.
estates-fact-cancelled = { $name } lifts barrier { $value }: row { $row } is { $length } lots long again.
estates-fact-removed = { $name } removes { estates-what } from the game.
estates-fact-row-complete = Row { $row } is complete.
estates-fact-row-reopened = Row { $row } is complete no more.
estates-fact-ended =
    { $reason ->
        [two-rows] Two rows are complete: the round is over.
        [no-roofs] The last roof is set: the round is over.
       *[no-floors] Nothing is left to build: the round is over.
    }
estates-fact-round-points = Round { $round }: { $name } scores { $points }.
estates-fact-round-won = { $name } wins round { $round }.
estates-fact-round-shared = Nobody wins round { $round } alone.

## Refusals

estates-refusal-now =
    { $stage ->
        [choose] First choose a piece to auction.
        [bid] Now bid or pass.
        [settle] Now sell the piece or keep it.
        [place] First place the piece you have won.
       *[wait] That cannot be done now.
    }
estates-refusal-embezzled = Only one check a turn goes into the box.
estates-refusal-no-cash = You have no check in hand.
estates-refusal-no-bare = A roof can be auctioned only while a building lacks one.
estates-refusal-piece-gone = { estates-what } cannot be auctioned any more.
estates-refusal-not-offered = { $floor } is not on offer.
estates-refusal-not-end = { $floor } lies inside its row; only the floors at both ends can be taken.
estates-refusal-no-lot = { $floor } has nowhere to go now, so it cannot be auctioned.
estates-refusal-too-poor = You cannot bid { $bid }: you have { $hand } in hand, and the box does not count.
estates-refusal-too-low = { $bid } is not more than the highest bid, { $high }.
estates-refusal-keep = To keep it you would have to pay { $price }, and you have { $hand } in hand.
estates-refusal-must-place = { estates-what } must be placed; only barriers, the mayor and the cube may be removed.
estates-refusal-wrong-piece = That is not what { estates-what } does.
estates-refusal-beyond = { $lot } is not to be built: row { $row } is { $length } lots long now.
estates-refusal-gap = A row grows from the street without gaps: the next lot is { $next }, not { $lot }.
estates-refusal-roofed = The building on { $lot } has a roof and is finished.
estates-refusal-white = { $lot } is a white lot: it takes one floor only.
estates-refusal-not-lower = { $floor } cannot go on { $lot }: the top floor there is { $top }, and a lower number is wanted.
estates-refusal-no-building = There is no building on { $lot }.
estates-refusal-too-long = Row { $row } would be { $length } lots long; the most is { $most }.
estates-refusal-too-short = Row { $row } would be { $length } lots long, but { $built } are built on.
estates-refusal-no-row = Row { $row } cannot get that short.
estates-refusal-no-barrier = Barrier { $value } is not on the board.

## Result

estates-reason-two-rows = Two rows are complete.
estates-reason-no-roofs = The last roof is set.
estates-reason-no-floors = Nothing is left to build.
estates-reason-champion = One player has won two rounds, and so the game.
estates-tier-champion =
    { $value ->
        [1] won two rounds
       *[other] did not win two rounds
    }
estates-tier-points =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
estates-tier-checks =
    { $value ->
        [one] { $value } check in hand and box
       *[other] { $value } checks in hand and box
    }
estates-ranking = More points rank higher, even if they are negative; with equal points, more checks in hand and box.
estates-line-building =
    { $complete ->
        [1] { $mayor ->
            [1] { $lot }, worth { $value }, doubled by the mayor
           *[0] { $lot }, worth { $value }
        }
       *[0] { $mayor ->
            [1] { $lot }, worth { $value }, incomplete row, doubled by the mayor
           *[0] { $lot }, worth { $value }, incomplete row
        }
    }
estates-line-box = Checks in the box
estates-line-earlier = Rounds before

## Options of the rules

estates-option-rounds = Rounds
estates-option-rounds-hint = Scores add up and the checks are kept from round to round.
estates-option-open_money = Open money
estates-option-open_money-hint = Everybody sees everybody’s hand and box.
estates-option-early_win = Early win
estates-option-early_win-hint = Which two won rounds win the game at once.
estates-option-early_win-consecutive = two in a row
estates-option-early_win-any = any two
estates-option-longest_row = Longest row
estates-option-longest_row-hint = The printed board has a lot for the barrier up to length 9.
estates-option-zero_row = A row may shrink to nothing
estates-option-zero_row-hint = Such a row counts as complete.
estates-option-offer_ends = The last floor ends the round
estates-option-offer_ends-hint = Otherwise play goes on while a building lacks a roof.

## Mistakes in notation

estates-bad-floor = “{ $text }” is not a floor: a letter of S R Y E H W and a digit 1–6 are wanted, such as S3.
estates-bad-lot = “{ $text }” is not a lot: a row A–C and a number 1–10 are wanted, such as B1.
estates-bad-row = “{ $text }” is not a row: A, B or C is wanted.
estates-bad-number = “{ $text }” is not a number from 1 to { $most }.
estates-stage = There is no stage “{ $text }”; there are { $stages }.
estates-row-full = Row { $row } has ten lots only.
estates-row-length-bad = Row { $row } cannot be { $length } lots long with these buildings.
estates-building = “{ $text }” is not a building: floors from the bottom up are wanted, and ^ before the roof, such as R6S3^2.
estates-floor-twice = Floor { $floor } appears twice.
estates-stack = { $floor } cannot stand on { $lot }: numbers fall on the way up, and white lots take one floor.
estates-barrier = “{ $text }” is not a barrier: 3, x3, A+3 or A-3 is wanted, each once.
estates-certificate = “{ $text }” is not a certificate: a colour and a seat are wanted, such as S0.
estates-certificate-needed = Colour { $colour }: exactly the colours that have been built have an owner.
estates-offer-bad = Three offer rows of at most eight floors are wanted, with / between them.
estates-roofs-bad = There are two roofs of each value from 1 to 6.
estates-money = All players together have at most { $most } checks.
estates-piece = “{ $text }” is not the piece of this stage.
estates-bid = “{ $text }” is not a fitting bid.
estates-bids-order = Bids are made once each, clockwise from the auctioneer’s left.
estates-round-bad = “{ $text }” is not a closed round: the points of each seat, / and the winner are wanted.
estates-not-over = All rounds are closed, but the game is not over.
estates-is-over = Nothing can be auctioned here: the round is over.
estates-no-place = { estates-what } could not be placed anywhere.
estates-embezzled-bad = A check can have been embezzled only while a piece is being chosen, and is then in the box.
`;export{e as default};