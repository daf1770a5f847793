var e=`## Sheets from a real table: the page that counts them.

welcome-score-about = Playing on paper at home? Copy your sheets here, during the game or after it, and get the score with every line explained. The cards stay on your table; the sheets are kept in this browser.
welcome-score-how = Choose a house to write its number, and a gap below the houses to put up a fence.
welcome-score-keys = By keyboard: arrows, the number in digits, B for bis, P for pool, F for a fence to the right, R for a roundabout, Backspace to erase.
welcome-score-rules = Rules: { $rules }
welcome-score-rules-base = base game
welcome-score-how-bare = Choose a house to write its number and its marks.
welcome-score-expansions = Expansions, one or several at once
welcome-score-expansion-none = no expansion
welcome-score-uncounted = The variant for experienced players and the Collector’s deck change nothing in the score. Nobody can check which cards came up: only errors that the sheet itself shows are found.
welcome-score-add = sheet
welcome-score-remove = Remove this sheet
welcome-score-remove-sure = Remove the sheet “{ $name }”? You cannot get it back.
welcome-score-restart = Start over
welcome-score-restart-sure = Everything written on the sheets will be erased; names and rules stay.
welcome-score-keep = Keep everything
welcome-score-where = Lot { $place }
welcome-score-with-fault = something is wrong here
welcome-score-fences = Fences
welcome-score-fence = { $place }: fence on the right
welcome-score-fence-right = fence on the right
welcome-score-parks-0 = Parks of the top street
welcome-score-parks-1 = Parks of the middle street
welcome-score-parks-2 = Parks of the bottom street
welcome-score-pad = What is written on this lot
welcome-score-sum = score: { $points }
welcome-score-erase = erase
welcome-score-tracks = Tracks
welcome-score-tracks-note = Pools and bis houses are counted on the streets, and their boxes follow. Change a box only if your paper says otherwise.
welcome-score-agents = Agents for estates of { $size }
welcome-score-plan = Plan { $plan }
welcome-score-plan-none = not chosen
welcome-score-plan-done = Plan { $plan }: completed?
welcome-score-plan-open = no
welcome-score-plan-first = first
welcome-score-plan-later = later
welcome-score-plan-points = Points
welcome-score-plan-guess = * No source shows the points of these plans: enter those on your card.
welcome-score-others = Players without a sheet here
welcome-score-others-about = If others played too, say how many temps they have: the points for temps depend on it.
welcome-score-other = Temps of player { $number } without a sheet
welcome-score-other-add = player
welcome-score-other-remove = Remove player { $number } without a sheet
welcome-score-result = Score
welcome-score-nothing = No points yet.
welcome-score-idle =
    { $lines ->
        [one] { $lines } more line without points
       *[other] { $lines } more lines without points
    }
welcome-score-compare = All sheets side by side
welcome-score-place = Place
welcome-score-no-places = Places appear once the sheets of all players are here.
welcome-score-failed = This could not be scored.
welcome-score-offline = The server cannot be reached. Your sheets are kept; the score comes when the connection is back.

## Where the points come from

welcome-why-plan =
    { $done ->
        [yes] The points on the plan card: more for those who complete it first.
       *[no] Nothing is written for this plan.
    }
welcome-why-parks =
    { $parks ->
        [0] No park on this street.
       *[other] The first number not crossed is { $points }.
    }
welcome-why-pools =
    { $pools ->
        [0] No pool.
       *[other] The first number not crossed is { $points }.
    }
welcome-why-temps =
    { $temps ->
        [0] No temps, no points.
       *[other] The most temps bring 7 points, the second most 4, the third most 1; players who tie get the same.
    }
welcome-why-temps-solo = Six temps or more bring 7 points.
welcome-why-estates =
    { $count ->
        [0] No complete estate of this size.
        [one] { $count } complete estate, worth { $each }.
       *[other] { $count } complete estates, worth { $each } each.
    }
welcome-why-bis =
    { $bis ->
        [0] No bis house.
       *[other] The more bis houses, the more points they cost.
    }
welcome-why-refusals = The first refusal is free, two cost 3 points, three cost 5.
welcome-why-roundabouts = One roundabout costs 3 points, two cost 8.
welcome-why-christmas = A point for each house of the longest garland of the street.
welcome-why-icecream =
    { $bonus ->
        [yes] A point for each scoop of the cones circled, and the route bonus: one more for each cone.
       *[no] A point for each scoop of the cones circled.
    }
welcome-why-roswell =
    { $reached ->
        [yes] Each estate with zurgs pays what the goal promises.
       *[no] The goal is missed: estates with zurgs pay less.
    }
`;export{e as default};