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
    .first =
        { $piece ->
            [roof] The roof
            [barrier1] Barrier 1
            [barrier2] Barrier 2
            [barrier3] Barrier 3
            [mayor] The mayor
            [cube] The cancel cube
           *[other] Floor { $piece }
        }

## The board

estates-board = The city: three rows of ten lots, the street on the left, the river after lot 4
estates-row = Row { $row }
estates-row-length =
    { $length ->
        [0] Row { $row }: nothing to build
        [one] Row { $row }: { $built } of { $length } lot built
       *[other] Row { $row }: { $built } of { $length } lots built
    }
estates-row-done = complete, scores plus
estates-row-undone = incomplete, scores minus
estates-row-mayor = doubled by the mayor
estates-lot-building =
    { $roof ->
        [0] { $lot }: { $floors }, no roof, worth { $value }, owned by { $owner-name }
       *[other] { $lot }: { $floors }, roof { $roof }, worth { $value }, owned by { $owner-name }
    }
estates-lot-empty = { $lot }: empty
estates-lot-white = { $lot }: empty, room for one floor only
estates-lot-barrier = { $lot }: barriers { $values }
estates-lot-beyond = { $lot }: outside the row
estates-lot-here = it fits here
estates-river = River
estates-street = Street
estates-side = Side view
estates-side-hint = Point at a building to see it from the side.
estates-offer = For sale
estates-offer-empty = nothing left
estates-roofs =
    { $count ->
        [one] { $count } roof
       *[other] { $count } roofs
    }
estates-roofs-left = Face down: { $values }
estates-pieces = Other pieces
estates-certificates = Certificates
estates-no-certificates = none
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
estates-round-winner = wins the round
estates-rounds-won =
    { $count ->
        [one] { $count } round won
       *[other] { $count } rounds won
    }

## The auction

estates-auction = Auction
estates-auction-none = Nothing is up for auction.
estates-auctioneer = auctioneer
estates-auctioneer-hint = The auctioneer offers the piece, hears all bids, and then sells it or keeps it for the same price.
estates-certificate-hint = Certificate: every building whose top floor has this colour ({ $colour }) counts for its owner.
estates-purse-hint = On the left the checks in hand, to bid with; on the right those put aside, worth one point each.
estates-explain-floor = A floor goes on an empty lot, or on a building whose top floor has a higher number.
estates-explain-roof = A roof closes a building and adds its number. Nobody knows the number before the roof is turned up.
estates-explain-barrier = A barrier makes a row shorter or longer by as many lots as its number says, or leaves the game.
estates-explain-mayor = The mayor doubles everything that a row counts, plus or minus.
estates-explain-cube = The cancel cube takes a barrier off the board.
estates-got =
    { $count ->
        [one] got { $count } check
       *[other] got { $count } checks
    }
estates-paid =
    { $count ->
        [one] paid { $count } check
       *[other] paid { $count } checks
    }
estates-bid-waits = to bid
estates-bid-none = …
estates-bid-pass = pass
estates-bid-leads = highest
estates-prospects = What it would bring
estates-prospect-you = you { $change }
estates-prospect-completes = completes row { $rows }
estates-prospect-ends = ends the round
estates-prospect-opens = row { $rows } is no longer complete
estates-prospects-hide = Hide forecasts
estates-prospects-show = Show forecasts
estates-certificate-yours = You would take the { $colour } certificate.

## What to do now

estates-status-choose = Choose what to put up for auction.
estates-status-offered = { estates-what.first } goes up for auction. Confirm, or choose something else.
estates-status-embezzled = The check in your box scores a point at the end. Now choose a piece to auction.
estates-status-bid =
    { $high ->
        [0] Bid for { estates-what }, or pass.
       *[other] { $rival-name } bids { $high } for { estates-what }. Bid more, or pass.
    }
estates-status-bid-poor =
    { $high ->
        [0] You have no checks: pass.
       *[other] You cannot outbid { $high }: pass.
    }
estates-status-settle = { $rival-name } bids { $high }. Sell { estates-what }, or pay { $high } and keep it?
estates-status-settle-poor = { $rival-name } bids { $high }. You cannot pay that much to keep it, so sell.
estates-status-said-bid = You bid { $price } for { estates-what }. Confirm, or name another sum.
estates-status-said-pass = You pass. Confirm, or bid after all.
estates-status-said-sell = You sell { estates-what } to { $rival-name } for { $price }. Confirm, or keep it.
estates-status-said-keep = You keep { estates-what } and pay { $rival-name } { $price }. Confirm, or sell it.
estates-status-place = Where does { estates-what } go?
estates-status-placed = { estates-what.first } goes into row { $row }. Confirm, or move it.
estates-status-placed-remove = { estates-what.first } leaves the game. Confirm, or place it.
estates-status-placed-shorten = Row { $row } gets shorter. Confirm, or choose something else.
estates-status-placed-lengthen = Row { $row } gets longer. Confirm, or choose something else.
estates-status-placed-mayor = The mayor moves in at row { $row }. Confirm, or choose another row.
estates-status-placed-cancel = Barrier { $value } comes off. Confirm, or choose something else.
estates-status-place-barrier = Shorten or lengthen a row, or remove { estates-what } from the game.
estates-status-place-mayor = Choose the mayor’s row, or remove the mayor from the game.
estates-status-place-cube = Choose the barrier to take off, or remove the cube from the game.
estates-status-place-cube-idle = No barrier stands on the board: remove the cube from the game.
estates-status-place-nowhere = There is no place for { estates-what }: remove it from the game.
estates-action-offer = put { estates-what } up for auction
estates-action-embezzle = put a check into the box
estates-action-bid = bid { $bid }
estates-action-pass = pass
estates-action-sell = sell
estates-action-keep = keep it
estates-action-place = place it on { $lot }
estates-action-shorten = shorten row { $row }
estates-action-lengthen = lengthen row { $row }
estates-action-mayor = put the mayor at row { $row }
estates-action-cancel = take off barrier { $value }
estates-action-remove = remove it from the game
estates-button-embezzle = Put a check into the box
estates-button-bid = Bid { $bid }
estates-button-bid-more = Bid more
estates-button-pass = Pass
estates-button-sell = Sell for { $price }
estates-button-keep = Keep for { $price }
estates-button-remove = Remove
estates-button-shorten = Shorten { $row }\xA0to\xA0{ $length }
estates-button-lengthen = Lengthen { $row }\xA0to\xA0{ $length }
estates-button-mayor = Row { $row }
estates-button-cancel = Take off barrier { $value }
estates-keys-bid = bid this sum
estates-keys-raise = bid one more than the highest
estates-keys-pass = pass
estates-keys-sell = sell
estates-keys-keep = keep
estates-keys-embezzle = a check into the box

## Events

estates-fact-first =
    { $round ->
        [1] { $name } starts.
       *[other] Round { $round }: { $name } starts.
    }
estates-fact-embezzled = { $name } puts a check into the box.
estates-fact-offered = { $name } puts { estates-what } up for auction.
estates-fact-roof-up = { $name } puts a roof up for auction and turns it over: { $value }.
estates-fact-bid = { $name } bids { $bid }.
estates-fact-passed = { $name } passes.
estates-fact-free = Nobody bids: { $name } gets { estates-what } for nothing.
estates-fact-sold = { $name } sells { estates-what } to { $rival-name } for { $price }.
estates-fact-kept = { $name } keeps { estates-what } and pays { $price } to { $rival-name }.
estates-fact-built = { $name } places floor { $floor } on { $lot }.
estates-brief-built = { $name } places floor { $floor } in row { $row }.
estates-brief-roofed = { $name } puts roof { $value } on a building in row { $row }.
estates-fact-certificate =
    { $colour ->
        [S] { $name } takes the blue certificate.
        [R] { $name } takes the red certificate.
        [Y] { $name } takes the yellow certificate.
        [E] { $name } takes the green certificate.
        [H] { $name } takes the purple certificate.
       *[W] { $name } takes the grey certificate.
    }
estates-fact-roofed = { $name } puts roof { $value } on { $lot }.
estates-fact-shortened =
    { $length ->
        [0] { $name } places barrier { $value }: row { $row } shrinks to nothing.
        [one] { $name } places barrier { $value }: row { $row } shrinks to { $length } lot.
       *[other] { $name } places barrier { $value }: row { $row } shrinks to { $length } lots.
    }
estates-fact-lengthened =
    { $length ->
        [one] { $name } places barrier { $value }: row { $row } grows to { $length } lot.
       *[other] { $name } places barrier { $value }: row { $row } grows to { $length } lots.
    }
estates-fact-mayor = { $name } puts the mayor at row { $row }.
estates-fact-cancelled =
    { $length ->
        [one] { $name } takes off barrier { $value }: row { $row } is { $length } lot long again.
       *[other] { $name } takes off barrier { $value }: row { $row } is { $length } lots long again.
    }
estates-fact-removed = { $name } removes { estates-what } from the game.
estates-fact-row-complete = Row { $row } is complete.
estates-fact-row-reopened = Row { $row } is no longer complete.
estates-fact-ended =
    { $reason ->
        [two-rows] Two rows are complete: the round is over.
        [no-roofs] The last roof is placed: the round is over.
       *[no-floors] Nothing is left to build: the round is over.
    }
estates-fact-round-points =
    { $points ->
        [one] Round { $round }: { $name } scores { $points } point.
       *[other] Round { $round }: { $name } scores { $points } points.
    }
estates-fact-round-won = { $name } wins round { $round }.
estates-fact-round-shared = Nobody wins round { $round } outright.

## Refusals

estates-refusal-now =
    { $stage ->
        [choose] First choose a piece to auction.
        [bid] Now bid or pass.
        [settle] Now sell the piece or keep it.
        [place] First place the piece you have won.
       *[wait] That cannot be done now.
    }
estates-refusal-embezzled = Only one check per turn can go into the box.
estates-refusal-no-cash = You have no checks in hand.
estates-refusal-no-bare = A roof can be auctioned only while some building has none.
estates-refusal-piece-gone = { estates-what.first } cannot be auctioned any more.
estates-refusal-not-offered = Floor { $floor } is not for sale.
estates-refusal-not-end = Floor { $floor } lies inside its row; only the floors at either end can be taken.
estates-refusal-no-lot = Floor { $floor } has nowhere to go now, so it cannot be auctioned.
estates-refusal-too-poor = You cannot bid { $bid }: you have { $hand } in hand, and the box does not count.
estates-refusal-too-low = { $bid } is too low: the highest bid is { $high }.
estates-refusal-keep = To keep it you would have to pay { $price }, and you have { $hand } in hand.
estates-refusal-must-place = { estates-what.first } must be placed; only barriers, the mayor and the cube may be removed.
estates-refusal-wrong-piece = That does not work with { estates-what }.
estates-refusal-beyond =
    { $length ->
        [one] You cannot build on { $lot }: row { $row } is { $length } lot long now.
       *[other] You cannot build on { $lot }: row { $row } is { $length } lots long now.
    }
estates-refusal-gap = A row grows from the street without gaps: the next lot is { $next }, not { $lot }.
estates-refusal-roofed = The building on { $lot } has a roof and is finished.
estates-refusal-white = { $lot } is a white lot: it takes one floor only.
estates-refusal-not-lower = Floor { $floor } cannot go on { $lot }: the top floor there is { $top }, and the number must be lower.
estates-refusal-no-building = There is no building on { $lot }.
estates-refusal-too-long =
    { $length ->
        [one] Row { $row } would be { $length } lot long; the most is { $most }.
       *[other] Row { $row } would be { $length } lots long; the most is { $most }.
    }
estates-refusal-too-short =
    { $built ->
        [one] Row { $row } cannot get shorter than { $built } lot: a building stands on it.
       *[other] Row { $row } cannot get shorter than { $built } lots: buildings stand on them.
    }
estates-refusal-no-row =
    { $least ->
        [0] Row { $row } cannot lose { $fewer } lots: it has only { $left } left.
       *[other] Row { $row } cannot get shorter than { $least } lot: at this table no row may vanish.
    }
estates-refusal-no-barrier = Barrier { $value } is not on the board.

## Result

estates-reason-two-rows = Two rows are complete.
estates-reason-no-roofs = The last roof is placed.
estates-reason-no-floors = Nothing is left to build.
estates-reason-champion = One player has won two rounds, and so the game.
estates-tier-champion =
    { $value ->
        [1] won two rounds
       *[other] { "" }
    }
estates-tier-points =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
estates-tier-points-close =
    { $points ->
        [one] You were { $points } point short of winning.
       *[other] You were { $points } points short of winning.
    }
estates-tier-checks =
    { $value ->
        [one] { $value } check in hand and box
       *[other] { $value } checks in hand and box
    }
estates-ranking = More points rank higher, even if they are negative; on a tie, more checks in hand and box.
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
estates-line-earlier = Earlier rounds

## Options of the rules

estates-option-rounds = Rounds
estates-option-rounds-hint = Scores add up, and checks carry over from round to round.
estates-option-open_money = Open money
estates-option-open_money-hint = Everybody sees everybody’s hand and box.
estates-option-early_win = Early win
estates-option-early_win-hint = Which two rounds won decide the game at once.
estates-option-early_win-consecutive = two in a row
estates-option-early_win-any = any two
estates-option-longest_row = Longest row
estates-option-longest_row-hint = On the printed board a barrier has room up to length 9.
estates-option-zero_row = A row may shrink to nothing
estates-option-zero_row-hint = Such a row counts as complete.
estates-option-offer_ends = The last floor ends the round
estates-option-offer_ends-hint = Otherwise play goes on while some building has no roof.

## Mistakes in notation

estates-bad-floor = “{ $text }” is not a floor. Write a letter of S R Y E H W and a digit 1–6, such as S3.
estates-bad-lot = “{ $text }” is not a lot. Write a row A–C and a number 1–10, such as B1.
estates-bad-row = “{ $text }” is not a row. Write A, B or C.
estates-bad-number = “{ $text }” is not a number from 1 to { $most }.
estates-bad-piece = “{ $text }” is not a piece. Write a floor such as S3, or one of { $pieces }.
estates-bid-nothing = There is no bid of 0. To pay nothing, pass.
estates-stage = There is no stage “{ $text }”; the stages are { $stages }.
estates-row-full = Row { $row } has only ten lots.
estates-row-length-bad =
    { $length ->
        [one] Row { $row } cannot be { $length } lot long with these buildings.
       *[other] Row { $row } cannot be { $length } lots long with these buildings.
    }
estates-building = “{ $text }” is not a building. Write its floors from the bottom up, and ^ before the roof, such as R6S3^2.
estates-floor-twice = Floor { $floor } appears twice.
estates-stack = { $floor } cannot stand on { $lot }: numbers fall on the way up, and white lots take one floor.
estates-barrier = “{ $text }” is not a barrier. Write 3, x3, A+3 or A-3, each barrier once.
estates-certificate = “{ $text }” is not a certificate. Write a colour and a seat, such as S0.
estates-certificate-needed = Colour { $colour }: a company has an owner if and only if it has been built.
estates-offer-bad = Write three rows of floors for sale, at most eight in each, with / between the rows.
estates-roofs-bad = There are two roofs of each value from 1 to 6.
estates-money =
    { $most ->
        [one] All players together have at most { $most } check.
       *[other] All players together have at most { $most } checks.
    }
estates-piece = “{ $text }” is not the piece that is placed at this stage.
estates-bid = “{ $text }” is not a possible bid.
estates-bids-order = Everybody bids once, clockwise from the auctioneer’s left.
estates-round-bad = “{ $text }” is not a closed round. Write the points of each seat, / and the winner.
estates-round-unwon =
    { $winner ->
        [shared] A round is shared only by equal points, and here seat { $seats } is ahead.
       *[other] Seat { $winner } cannot have won this round; ahead on points: { $seats }.
    }
estates-round-late = There is no such round: seat { $seat } had won two rounds and with them the game.
estates-not-over = All rounds are closed, but the game is not over.
estates-is-over = Nothing can be auctioned here: the round is over.
estates-not-laid-out = Before the first turn the board is empty and nothing has been auctioned.
estates-no-place = There is nowhere to place { estates-what }.
estates-embezzled-bad = A check can be put aside only while a piece is being chosen, and it then lies in the box.

## Who is awaited

estates-awaited-choose = { $name } chooses what to auction.
estates-awaited-roof = { $name } turns up a roof.
estates-awaited-bid = { $name } considers a bid.
estates-awaited-settle = { $name } decides: sell or keep?
estates-awaited-place = { $name } chooses a place.
`;export{e as default};