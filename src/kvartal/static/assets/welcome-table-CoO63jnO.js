var e=`## Welcome To… on the screen: names of parts, sentences that say what to do, buttons.

welcome-pairs = Pairs to take
welcome-hand = Your cards
welcome-pair = { $number }, { $effect }
welcome-coming = The effect that comes next
welcome-short-fence = fence
welcome-short-agent = agent
welcome-short-park = park
welcome-short-pool = pool
welcome-short-temp = temp
welcome-short-bis = bis
welcome-plans-title = City plans
welcome-plan-card = Plan { $plan }: { $first } points first, { $second } later.
welcome-reconstructed = This fact was rebuilt: no source shows it.
welcome-sheets = Whose sheet to look at
welcome-sheet = Sheet of { $name }
welcome-seat = Seat { $seat }
welcome-next-sheet = Sheet of { $name }; look at the next
welcome-parks = Parks: { $parks }, points: { $points }
welcome-garland = garland { $houses }
welcome-truck =
    { $bonus ->
        [won] truck at { $place }, bonus won
        [lost] truck at { $place }, bonus lost
       *[open] truck at { $place }
    }
welcome-estates = Estates and agents
welcome-estate = Estates of { $size }: { $count }, { $points } points each, { $agents } agents
welcome-track-pools = Pools
welcome-track-temps = Temps
welcome-track-bis = Bis
welcome-track-refusals = Refusals
welcome-track-roundabouts = Roundabouts
welcome-track-zurgs = Estates with zurgs: { $groups }
welcome-track-score = Score
welcome-standing = Houses { $built }, plans { $plans }, points { $score }
welcome-standing-short = { $score } pts
welcome-standing-built = Houses
welcome-standing-plans = Plans
welcome-place-empty = { $place }, empty
welcome-place-pool = { $place }, empty, with room for a pool
welcome-place-house =
    { $bis ->
        [yes] { $place }, house { $number } bis
       *[no] { $place }, house { $number }
    }
welcome-place-roundabout = { $place }, roundabout
welcome-place-open = { $said }, possible
welcome-status-wait = The cards are being turned up.
welcome-status-start = Take a pair: a number and its effect.
welcome-status-number = Choose the card whose number you write.
welcome-status-effect = Now the card whose effect you use.
welcome-status-refuse = No number fits: a permit is refused.
welcome-status-chosen = Where does { $number } go?
welcome-status-chosen-temp = Where does { $number } go? Temps let it change by up to 2.
welcome-status-menu = Which number?
welcome-status-menu-bis = Which number is doubled?
welcome-status-roundabout = Where is the roundabout built?
welcome-status-built = { $house } has its number. Claim a plan, or finish the turn.
welcome-status-built-fence = Put up a fence, or finish the turn.
welcome-status-built-agent = Hire an agent for one estate size, or finish the turn.
welcome-status-built-park = Plant a park, or finish the turn.
welcome-status-built-pool = Build the pool, or finish the turn.
welcome-status-built-bis = Double a neighbouring number, or finish the turn.
welcome-status-closing = Claim a plan, or finish the turn.
welcome-status-picking = Pick the estates for plan { $plan }: touch the first house of each.
welcome-status-ahead = Before the first round: choose your goal.
welcome-status-ready = Your turn is finished.
welcome-button-write = { $number }
welcome-button-bis = { $number } bis
welcome-button-park = Plant a park
welcome-button-pool = Build the pool
welcome-button-saucer = Circle the saucer
welcome-button-reshuffle = Ask for a shuffle
welcome-button-goal = { $least }–{ $most } estates, { $points } each
welcome-button-goal-open = { $least } estates or more, { $points } each
welcome-button-roundabout = Roundabout
welcome-button-refuse = Take the refusal
welcome-button-refuse-card = Refusal, discarding { $card }
welcome-button-done = Finish the turn
welcome-keys-pair = take a pair or a card

## Printing

welcome-page-print = Print sheets
welcome-print-about = Sheets for your own table: our drawing, two a page, as many as you like.
welcome-print-sheets = How many
welcome-print-paper = Paper
welcome-print-thin = Save ink: thin lines, no colours
welcome-print-aid = With the player aid of the six effects
welcome-print-make = Make the PDF
`;export{e as default};