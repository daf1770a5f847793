var e=`## Welcome To… on the screen: names of parts, sentences that say what to do, buttons.

welcome-pairs = Pairs to take
welcome-hand = Your cards
welcome-cards = Cards: { $cards }
welcome-card-secret = { $effect } (number hidden)
welcome-pair = { $number } ({ $effect })
welcome-coming = next effect: { $effect }
welcome-short-fence = fence
welcome-short-agent = agent
welcome-short-park = park
welcome-short-pool = pool
welcome-short-temp = temp
welcome-short-bis = bis
welcome-plans-title = City plans
welcome-plan-card = Plan { $plan }: { $first } points for the first, { $second } for the rest.
welcome-reconstructed = * The points of this plan are our guess, see the player aid.
welcome-plan-unmet =
    { $count ->
        [0] You do not fulfil plan { $plan }. { $id }
       *[other] You do not fulfil plan { $plan }. { $id } Completed by { $names }.
    }
welcome-plan-about =
    { $count ->
        [0] Plan { $plan }. { $id } { $first } points for the first, { $second } for the rest.
       *[other] Plan { $plan }. { $id } { $first } points for the first, { $second } for the rest. Completed by { $names }.
    }
welcome-plan-winners = Completed by { $names }.
welcome-sheets = Whose sheet to look at
welcome-sheet = { $name }’s sheet
welcome-seat = Seat { $seat }
welcome-parks = Parks: { $parks }, points: { $points }
welcome-estates = Estates and agents
welcome-estate =
    { $next ->
        [none] Estates of { $size }: { $count }, { $points } each; all agents are hired.
       *[other] Estates of { $size }: { $count }, { $points } each; { $next } with one more agent.
    }
welcome-mark =
    { $next ->
        [none] { $track }: { $count }, points: { $points }.
       *[other] { $track }: { $count }, points: { $points }; one more mark makes it { $next }.
    }
welcome-mark-temps = { $track }: { $count }, points: { $points }. The player with the most gets { $first }, the second { $second }, the third { $third }.
welcome-mark-temps-solo = { $track }: { $count }, points: { $points }. Six or more bring { $first }.
welcome-track-parks = Parks by street
welcome-track-pools = Pools
welcome-track-temps = Temps
welcome-track-bis = Bis
welcome-track-refusals = Refusals
welcome-track-roundabouts = Roundabouts
welcome-track-score = Score
welcome-standing =
    { $built ->
        [one] { $built } house
       *[other] { $built } houses
    }, { $plans ->
        [one] { $plans } plan
       *[other] { $plans } plans
    }, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
welcome-standing-short =
    { $score ->
        [one] { $score } pt
       *[other] { $score } pts
    }
welcome-standing-built = Houses
welcome-standing-plans = Plans
welcome-status-wait = The cards are being turned up.
welcome-status-start = Take a pair: a number and its effect.
welcome-status-number = Choose the card whose number you write.
welcome-status-effect = Now the card whose effect you use.
welcome-status-refuse =
    { $roundabout ->
        [yes] No number fits: take a permit refusal, or build a roundabout.
       *[no] No number fits: take a permit refusal.
    }
welcome-status-chosen = Where does { $number } go?
welcome-status-chosen-temp = Where does { $number } go? Temps can change it by 1 or 2.
welcome-status-menu = Which number?
welcome-status-menu-bis = Which number do you repeat?
welcome-status-roundabout = Where do you build the roundabout?
welcome-status-built-fence =
    { $plan ->
        [yes] Put up a fence, then claim the plan, or finish your turn.
       *[no] Put up a fence, or finish your turn.
    }
welcome-status-built-agent =
    { $plan ->
        [yes] Hire an agent, then claim the plan, or finish your turn.
       *[no] Hire an agent for one estate size, or finish your turn.
    }
welcome-status-built-park =
    { $plan ->
        [yes] Plant a park, then claim the plan, or finish your turn.
       *[no] Plant a park, or finish your turn.
    }
welcome-status-built-pool =
    { $plan ->
        [yes] Build the pool, then claim the plan, or finish your turn.
       *[no] Build the pool, or finish your turn.
    }
welcome-status-built-bis =
    { $plan ->
        [yes] Repeat a number, then claim the plan, or finish your turn.
       *[no] Repeat a neighbouring number, or finish your turn.
    }
welcome-status-ready = Your turn is finished.
welcome-button-write = { $number }
welcome-button-bis = { $number } bis
welcome-button-park = Plant a park
welcome-button-pool = Build the pool
welcome-button-reshuffle = Shuffle
welcome-button-roundabout = Roundabout
welcome-button-plan = Claim plan { $plan }
welcome-button-refuse = Take the refusal
welcome-button-refuse-card = Refusal: pass on { $card }
welcome-button-done = Done
welcome-keys-drop = cancel
welcome-keys-pair = take a pair or a card
welcome-spot =
    { $street ->
        [0] { $at }, top street
        [1] { $at }, middle street
       *[2] { $at }, bottom street
    }
welcome-my-sheet = Back to my sheet
welcome-round = Round { $round }, { $deck } in the deck
welcome-aid = Player aid
welcome-ready = ready
welcome-role-number = number
welcome-role-effect = effect
welcome-plan-won = Completed: { $points } points.
welcome-plan-ready = You can claim it.
welcome-standings = Standings
welcome-place-empty = Lot { $place }: empty
welcome-place-pool = Lot { $place }: empty, with room for a pool
welcome-place-house =
    { $bis ->
        [yes] Lot { $place }: house { $number } bis
       *[no] Lot { $place }: house { $number }
    }
welcome-place-lost = Lot { $place }: lost
welcome-place-roundabout = Lot { $place }: roundabout
welcome-place-swum = a pool
welcome-place-used = counts for a plan
welcome-place-estate = in a complete estate
welcome-place-fence = fence on the right
welcome-place-open = it fits here
welcome-status-built = The house is built: finish your turn.
welcome-status-refused = The refusal is marked: finish your turn.
welcome-status-plan = You have completed a plan: claim it, or finish your turn.
welcome-status-reshuffle = You may have the cards shuffled, or finish your turn.
welcome-status-picking = Pick the estates for plan { $plan }, one after another.
welcome-status-look = You are looking at a rival’s sheet.
welcome-keys-place = move along the streets, choose a lot
welcome-keys-number = a lower or higher number, where there is a choice

## Hints

welcome-action-take = take { $card }
welcome-action-take-two = take the number of { $card } and the effect of { $other }
welcome-action-write = write { $number } on lot { $place }
welcome-action-refuse = take the refusal
welcome-action-refuse-card = take the refusal and pass on { $card }
welcome-action-fence = put up a fence to the right of lot { $place }
welcome-action-agent =
    { $number ->
        [one] hire an agent for estates of { $number } house
       *[other] hire an agent for estates of { $number } houses
    }
welcome-action-park = plant a park
welcome-action-pool = build the pool
welcome-action-bis = write { $number } bis on lot { $place }
welcome-action-plan = claim plan { $number }
welcome-action-estate =
    { $single ->
        [yes] pick the estate of house { $first }
       *[no] pick the estate of houses { $first }–{ $last }
    }
welcome-action-reshuffle = shuffle the cards
welcome-action-done = finish the turn
welcome-action-roundabout = build a roundabout on lot { $place }

## The score sheet side by side

welcome-score-sheet = Score sheet
welcome-row-plan = Plan { $plan }
welcome-row-parks =
    { $street ->
        [0] Parks, top street
        [1] Parks, middle street
       *[2] Parks, bottom street
    }
welcome-row-pools = Pools
welcome-row-temps = Temps
welcome-row-estates = Estates of { $size }
welcome-row-bis = Bis
welcome-row-refusals = Refusals
welcome-row-roundabouts = Roundabouts
welcome-row-christmas =
    { $street ->
        [0] Garland, top street
        [1] Garland, middle street
       *[2] Garland, bottom street
    }
welcome-row-icecream =
    { $street ->
        [0] Cones, top street
        [1] Cones, middle street
       *[2] Cones, bottom street
    }
welcome-row-roswell = Estates with zurgs
welcome-ranking = More points rank higher; on a tie, more complete estates, then more estates of one house, of two, and so on.

## What is our guess

welcome-guess-title = * Our guess
welcome-guess-about = No source we could find shows these, so the numbers and places are our own. If your sheet or card says otherwise, trust it.
welcome-guess-plan = The points of plan { $plan }: { $first } and { $second }. What it asks for is from the rulebook.

## The new table, and what is often said

welcome-group-mode = How to play
welcome-group-expansions = Expansions
welcome-group-deck = Cards
welcome-phrase-fits = Nothing fits!
welcome-phrase-plan = I’ve almost got a plan!
welcome-phrase-good = What a street!

## Printing

welcome-print-about = Sheets for your own table, drawn by us: two to a page (one if expansions make them tall), as many as you like.
welcome-print-expansion = Expansion
welcome-print-own = Is something in a different place on your sheet? Correct it and print a sheet of your own
welcome-print-sheets = How many sheets
welcome-print-paper = Paper
welcome-print-thin = Save ink: thin lines, no colours
welcome-print-aid = With a player aid for the six effects
welcome-print-make = Make the PDF

## Lines of the log: lots have no numbers on the sheet, so only the street is named; parks and pools belong to the new house.

welcome-brief-wrote =
    { $street ->
        [0] { $name } writes { $number } on the top street.
        [1] { $name } writes { $number } on the middle street.
       *[2] { $name } writes { $number } on the bottom street.
    }
welcome-brief-wrote-lettered = { $name } writes { $number } on street { $row }.
welcome-brief-bis-lettered = { $name } writes { $number } bis on street { $row }.
welcome-brief-fence =
    { $street ->
        [0] { $name } puts up a fence on the top street.
        [1] { $name } puts up a fence on the middle street.
       *[2] { $name } puts up a fence on the bottom street.
    }
welcome-brief-park = { $name } plants a park.
welcome-brief-pool = { $name } builds a pool.
welcome-brief-roundabout =
    { $street ->
        [0] { $name } builds a roundabout on the top street.
        [1] { $name } builds a roundabout on the middle street.
       *[2] { $name } builds a roundabout on the bottom street.
    }
welcome-brief-bis =
    { $street ->
        [0] { $name } writes { $number } bis on the top street.
        [1] { $name } writes { $number } bis on the middle street.
       *[2] { $name } writes { $number } bis on the bottom street.
    }

## The player aid at the table: what is circled and crossed off on paper is touched here

welcome-aid-turn-4 = Plan completed? Claim it. No number fits? You take a permit refusal.
welcome-aid-effect-fence-does = Build a fence between two lots. Fence to fence is an estate if it has 1 to 6 houses, all of them built. The ends of a street are fences, too.
welcome-aid-effect-agent-does = Choose a size below the streets: each of your estates of this size is worth more.
welcome-aid-effect-park-does = A tree grows on the street of the new house. The parks of a street score the number in the green frame.
welcome-aid-effect-pool-does = If a pool is drawn on the lot of the new house, it is built. The more pools, the more the next one brings.
welcome-aid-effect-temp-does = Change the number by 1 or 2 either way (0 to 17). The most temps score 7, then 4, then 1.
welcome-aid-effect-bis-does = Repeat the number of any house right beside it, if no fence is between. Each bis costs points.
`;export{e as default};