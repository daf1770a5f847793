var e=`## Welcome To…: cards, events, refusals, result.


welcome-street-0 = top street
welcome-street-1 = middle street
welcome-street-2 = bottom street
welcome-effect-fence = surveyor: a fence
welcome-effect-agent = real estate agent
welcome-effect-park = landscaper: a park
welcome-effect-pool = pool manufacturer
welcome-effect-temp = temp agency
welcome-effect-bis = bis

## Options

welcome-option-expert = Expert game
welcome-option-expert-hint = Roundabouts let the numbering start anew; ten more plans join.
welcome-option-experienced = For experienced players
welcome-option-experienced-hint = Three cards in hand: the number of one, the effect of another, the third goes on.
welcome-option-solo = Alone
welcome-option-solo-hint = Hunt for your own record.
welcome-option-pass = The third card goes to the
welcome-option-pass-hint = The base booklet passes to the right, the Collector’s Edition to the left.
welcome-option-pass-right = right
welcome-option-pass-left = left
welcome-option-deck = Cards in the deck
welcome-option-deck-hint = The base game has 81 cards, the Collector’s Edition 63.

## Events

welcome-fact-plan = City plan { $plan }, { $first } points first and { $second } later: { $id }
welcome-fact-pairs = Round { $round }: { $pairs }.
welcome-fact-drew = { $name } draws { $card }.
welcome-fact-solo-card = The solo card comes up: all plans are approved, from now on they pay the lower points.
welcome-fact-wrote = { $name } writes { $number } on place { $place }.
welcome-fact-refused = { $name } is refused a building permit.
welcome-fact-fence = { $name } puts a fence right of place { $place }.
welcome-fact-agent =
    { $size ->
        [one] { $name } hires an agent for estates of { $size } house.
       *[other] { $name } hires an agent for estates of { $size } houses.
    }
welcome-fact-park =
    { $street ->
        [0] { $name } plants a park on the top street.
        [1] { $name } plants a park on the middle street.
       *[2] { $name } plants a park on the bottom street.
    }
welcome-fact-pool = { $name } builds a pool at place { $place }.
welcome-fact-bis = { $name } writes { $number } bis on place { $place }.
welcome-fact-completed =
    { $points ->
        [one] { $name } completes plan { $plan } for { $points } point.
       *[other] { $name } completes plan { $plan } for { $points } points.
    }
welcome-fact-approved = Plan { $plan } is approved.
welcome-fact-shuffled =
    { $why ->
        [wish] The cards are shuffled, as was wished.
       *[empty] The stacks have run out; the cards are shuffled.
    }
welcome-fact-over =
    { $reason ->
        [refusals] A third permit was refused: the game is over.
        [plans] All three plans are completed by one player: the game is over.
        [built] One player has built every house: the game is over.
       *[cards] The cards have run out: the game is over.
    }
welcome-fact-roundabout = { $name } builds a roundabout on place { $place }.

## Refusals

welcome-refusal-now =
    { $stage ->
        [start] First take a pair.
        [chosen] First write the number.
        [built] The house is built: now the effect, plans, or done.
        [closing] Only plans are left to claim now.
        [picking] First pick the estates for the plan.
        [ahead] First decide what is asked before the first round.
       *[ready] Your turn is finished.
    }
welcome-refusal-no-pair = There is no such pair.
welcome-refusal-no-place =
    { $temps ->
        [yes] Neither { $number } nor a number within 2 of it fits anywhere.
       *[no] { $number } fits nowhere.
    }
welcome-refusal-number = The pair says { $taken }, not { $number }.
welcome-refusal-taken = Place { $place } is taken.
welcome-refusal-left = { $number } cannot stand on place { $place }: { $other } stands to its left, on place { $at }.
welcome-refusal-right = { $number } cannot stand on place { $place }: { $other } stands to its right, on place { $at }.
welcome-refusal-same = { $number } cannot stand on place { $place }: this street has a { $other } already, on place { $at }.
welcome-refusal-fits = A permit is refused only if no number fits; { $number } fits on place { $place }.
welcome-refusal-refuse =
    { $passes ->
        [yes] A refusal names the card that is passed on: refuse 1, refuse 2 or refuse 3.
       *[no] A refusal names no card here, for none is passed on.
    }
welcome-refusal-effect =
    { $found ->
        [nothing] This pair brings no effect.
       *[other] This pair brings { $found }, not { $effect }.
    }
welcome-refusal-spent = The effect of this pair is used.
welcome-refusal-fenced = There is a fence right of place { $place } already.
welcome-refusal-joined = Right of place { $place } a bis belongs to its house: no fence may part them.
welcome-refusal-used = Place { $place } and the next house count for a plan together: no fence may part them.
welcome-refusal-agents =
    { $size ->
        [one] All agents for estates of { $size } house are hired.
       *[other] All agents for estates of { $size } houses are hired.
    }
welcome-refusal-parks = All parks of this street are planted.
welcome-refusal-no-pool = There is no pool at place { $place }.
welcome-refusal-bis-full = All { $most } bis boxes are crossed.
welcome-refusal-bis-fence = The { $number } on place { $at } is fenced off from place { $place }.
welcome-refusal-bis-beside = No { $number } stands right beside place { $place }.
welcome-refusal-plan = You do not fulfil plan { $plan } yet.
welcome-refusal-plan-done = You have completed plan { $plan } already.
welcome-refusal-no-estate = No complete estate begins on place { $place }.
welcome-refusal-estate-used = The estate that begins on place { $place } counts for a plan already.
welcome-refusal-estate =
    { $size ->
        [one] The estate that begins on place { $place } has { $size } house; the plan does not want it.
       *[other] The estate that begins on place { $place } has { $size } houses; the plan does not want it.
    }
welcome-refusal-shuffle = Only whoever completes a plan before anybody else may have the cards shuffled.
welcome-refusal-shuffle-never = In this variant the cards are never shuffled on request.
welcome-refusal-shuffle-twice = The cards are to be shuffled already.
welcome-refusal-roundabout-most = Only { $most } roundabouts fit on a sheet.
welcome-refusal-roundabout-turn = One roundabout a turn is enough.
welcome-refusal-roundabout-now = A roundabout is built before a pair is taken or after the house.

## Result

welcome-reason-refusals = A third building permit was refused.
welcome-reason-plans = One player has completed all three plans.
welcome-reason-built = One player has built every house.
welcome-reason-cards = The cards have run out.
welcome-tier-score =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
welcome-tier-estates =
    { $value ->
        [one] { $value } complete estate
       *[other] { $value } complete estates
    }
welcome-tier-estates-1 = { $value } of 1 house
welcome-tier-estates-2 = { $value } of 2 houses
welcome-tier-estates-3 = { $value } of 3 houses
welcome-tier-estates-4 = { $value } of 4 houses
welcome-tier-estates-5 = { $value } of 5 houses
welcome-tier-estates-6 = { $value } of 6 houses
welcome-line-plan =
    { $done ->
        [yes] Plan { $plan }
       *[no] Plan { $plan }, not completed
    }
welcome-line-parks =
    { $street ->
        [0] Parks of the top street: { $parks } of { $most }
        [1] Parks of the middle street: { $parks } of { $most }
       *[2] Parks of the bottom street: { $parks } of { $most }
    }
welcome-line-pools = Pools: { $pools }
welcome-line-temps = Temps: { $temps }
welcome-line-estates = Estates of { $size }: { $count } × { $each }
welcome-line-bis = Bis: { $bis }
welcome-line-refusals = Refusals: { $refusals }
welcome-line-roundabouts = Roundabouts: { $roundabouts }

## Plans

welcome-plan-estates = Complete estates of { $sizes } houses.
welcome-plan-n1x-1 = Build every house of the bottom street.
welcome-plan-n1x-2 = Build every house of the top street.
welcome-plan-n1x-3 = Five bis on one street.
welcome-plan-n1x-4 = Hire temps seven times.
welcome-plan-n1x-5 = Build the first and the last house of all three streets.
welcome-plan-n2x-1 = Plant all parks of two streets.
welcome-plan-n2x-2 = All parks, all pools and a roundabout on one street.
welcome-plan-n2x-3 = Build all pools of two streets.
welcome-plan-n2x-4 = All parks and all pools of the bottom street.
welcome-plan-n2x-5 = All parks and all pools of the middle street.

## Texts that cannot be read

welcome-bad-card = “{ $text }” is not a card; a card is written 7-park.
welcome-bad-place = “{ $text }” is not a place; a place is written T3.
welcome-bad-number = “{ $text }” is not a number from { $least } to { $most }.
welcome-bad-plan = “{ $text }” is not a plan that can lie here.
welcome-bad-stack = “{ $text }” is not a stack; a stack is written 7-park fence.
welcome-bad-house = “{ $text }” is not a place of a street; one is written . or @ or 7b~'|.
welcome-card-twice = The card { $card } is about more often than the box holds it.
welcome-stage = “{ $text }” is not a stage; the stages are { $stages }.
welcome-plans =
    { $found ->
        [one] Three plans are wanted, there is { $found }.
       *[other] Three plans are wanted, there are { $found }.
    }
welcome-bad-street = “{ $text }” is not a street; the streets are { $streets }.
welcome-street = Street { $street } wants { $wanted } places, not { $found }.
welcome-row = Field “{ $field }” wants { $wanted } values, not { $found }.
welcome-turn-idle = Seat { $seat } has a turn, but no round is under way.
welcome-turn-word = “{ $text }” tells nothing about a turn; write a word, = and a value, the words are { $known }.
welcome-turn-short = The turn of seat { $seat } is not complete enough to go on.
welcome-all-ready = Every seat is ready; such a round is resolved at once.
welcome-cards-needed = The plans, stacks, hands and cards to come do not fit the stage “{ $stage }”.
welcome-refused-thrice = Seat { $seat } has been refused three permits: the game is over, which its stage must say.
welcome-options-clash = { $one } and { $two } cannot be played together.

## Faults of a sheet

welcome-fault-order = { $place }: { $number } does not fit, { $left } stands to its left.
welcome-fault-parted = { $place }: the fence to its right parts a bis from its { $number }.
welcome-fault-bis = { $place }: the bis has no { $number } beside it.
welcome-fault-pool = { $place }: no pool can have been built here.
welcome-fault-used = { $place }: it counts for a plan but has no house.
welcome-fault-roundabout = { $place }: the roundabout lacks a fence.
welcome-fault-track =
    { $track ->
        [park-0] Parks of the top street
        [park-1] Parks of the middle street
        [park-2] Parks of the bottom street
        [agent-1] Agents for estates of 1 house
        [agent-2] Agents for estates of 2 houses
        [agent-3] Agents for estates of 3 houses
        [agent-4] Agents for estates of 4 houses
        [agent-5] Agents for estates of 5 houses
        [agent-6] Agents for estates of 6 houses
        [temp] Temps
        [bis] Bis houses
       *[refusal] Refusals
    }: { $marks } crossed, but boxes: { $most }.
`;export{e as default};