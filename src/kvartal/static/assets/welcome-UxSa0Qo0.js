var e=`## Welcome To…: cards, events, refusals, result.


welcome-street-0 = top street
welcome-street-1 = middle street
welcome-street-2 = bottom street
welcome-effect-fence = fence
welcome-effect-agent = agent
welcome-effect-park = park
welcome-effect-pool = pool
welcome-effect-temp = temps
welcome-effect-bis = bis
welcome-effect-named =
    { $effect ->
        [fence] a fence
        [agent] an agent
        [park] a park
        [pool] a pool
        [temp] temps
       *[bis] a bis
    }
welcome-effect-found =
    { $found ->
        [fence] a fence
        [agent] an agent
        [park] a park
        [pool] a pool
        [temp] temps
       *[bis] a bis
    }

## Options

welcome-option-expert = Expert game
welcome-option-expert-hint = Roundabouts restart the numbering, and ten more plans are added.
welcome-option-experienced = For experienced players
welcome-option-experienced-hint = Three cards in hand: use the number of one and the effect of another, and pass the third on.
welcome-option-solo = Solo
welcome-option-solo-hint = Beat your own record.
welcome-option-pass = The third card goes to the
welcome-option-pass-hint = The base game passes to the right. The Collector’s Edition passes to the left, and everybody draws one card before round one.
welcome-option-pass-right = right
welcome-option-pass-left = left
welcome-option-deck = Cards in the deck
welcome-option-deck-hint = The base game has 81 cards, the Collector’s Edition 63.

## Events

welcome-fact-plan = City plan { $plan }. { $id } { $first } points for the first, { $second } for the rest.
welcome-fact-pairs = Round { $round }: { $pairs }.
welcome-fact-drew = { $name } draws { $card }.
welcome-fact-passed = { $name } passes on { $card }.
welcome-fact-solo-card = The solo card comes up: all plans are approved and pay the lower points from now on.
welcome-fact-wrote = { $name } writes { $number } on lot { $place }.
welcome-fact-refused = { $name } takes a permit refusal.
welcome-fact-fence = { $name } puts up a fence to the right of lot { $place }.
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
welcome-fact-pool = { $name } builds a pool on lot { $place }.
welcome-fact-bis = { $name } writes { $number } bis on lot { $place }.
welcome-fact-completed =
    { $points ->
        [one] { $name } completes plan { $plan } for { $points } point.
       *[other] { $name } completes plan { $plan } for { $points } points.
    }
welcome-fact-approved = Plan { $plan } is approved.
welcome-fact-shuffled =
    { $why ->
        [wish] The cards are shuffled, as a player asked.
       *[empty] The stacks have run out: the cards are shuffled.
    }
welcome-fact-over =
    { $reason ->
        [refusals] Somebody has taken a third refusal: the game is over.
        [plans] One player has completed all three plans: the game is over.
        [built] One player has built every house: the game is over.
       *[cards] The cards have run out: the game is over.
    }
welcome-fact-roundabout = { $name } builds a roundabout on lot { $place }.

## Refusals

welcome-refusal-now =
    { $stage ->
        [start] First take a pair.
        [chosen] First write the number.
        [built] The house is built: now use the effect, claim plans or finish.
        [closing] Houses and effects are over for this turn: claim what you have earned, or finish.
        [picking] First pick the estates for the plan.
        [ahead] First decide what is asked before round one.
       *[ready] Your turn is finished.
    }
welcome-refusal-no-pair =
    { $hand ->
        [yes] You do not hold these cards.
       *[no] There is no such pair. A pair is named by its number alone, as in “take 1”.
    }
welcome-refusal-two-cards = Name two cards that you hold: “take 1 2” takes the number of the first and the effect of the second.
welcome-refusal-same-card = Take two different cards: one for its number, the other for its effect.
welcome-refusal-no-place =
    { $temps ->
        [yes] Neither { $number } nor a number within 2 of it fits anywhere.
       *[no] { $number } fits nowhere.
    }
welcome-refusal-number = The pair says { $taken }, not { $number }.
welcome-refusal-temps = Temps turn { $taken } into { $least } to { $most }, not into { $number }.
welcome-refusal-taken = Something already stands on lot { $place }.
welcome-refusal-lost = Lot { $place } is lost for this game.
welcome-refusal-left = { $number } cannot go on lot { $place }: { $other } stands to its left, on lot { $at }.
welcome-refusal-right = { $number } cannot go on lot { $place }: { $other } stands to its right, on lot { $at }.
welcome-refusal-same = { $number } cannot go on lot { $place }: this street already has { $other }, on lot { $at }.
welcome-refusal-fits = You can take a refusal only if no number fits, and { $number } fits on lot { $place }.
welcome-refusal-refuse =
    { $passes ->
        [neighbour] Name the card that you pass on: refuse 1, refuse 2 or refuse 3.
        [rival] Name the card that you give the rival: refuse 1, refuse 2 or refuse 3.
        [later] Write refuse alone: the card that you give away is named at the end of the turn.
       *[no] Write refuse alone: no card is passed on here.
    }
welcome-refusal-effect =
    { $found ->
        [nothing] Effects are only colours here: they make a house ideal and do nothing else.
       *[other] This pair brings { welcome-effect-found }, not { welcome-effect-named }.
    }
welcome-refusal-spent = The effect of this pair has been used.
welcome-refusal-fenced = There is already a fence to the right of lot { $place }.
welcome-refusal-joined = No fence may go to the right of lot { $place }: it would part a bis from its house.
welcome-refusal-used = No fence may go to the right of lot { $place }: both houses count for a plan together.
welcome-refusal-agents =
    { $size ->
        [one] All agents for estates of { $size } house are hired.
       *[other] All agents for estates of { $size } houses are hired.
    }
welcome-refusal-parks = All parks of this street are already planted.
welcome-refusal-no-pool = There is no pool on lot { $place }.
welcome-refusal-pool-built = The pool on lot { $place } has been built.
welcome-refusal-bis-full = All { $most } bis boxes are crossed off.
welcome-refusal-bis-fence = The { $number } on lot { $at } is fenced off from lot { $place }.
welcome-refusal-bis-beside = No { $number } stands right beside lot { $place }.
welcome-refusal-plan = You have not completed plan { $plan }.
welcome-refusal-plan-used =
    { $count ->
        [one] The houses that would complete plan { $plan } already count for plan { $others }.
       *[other] The houses that would complete plan { $plan } already count for plans { $others }.
    }
welcome-refusal-plan-done = You have already completed plan { $plan }.
welcome-refusal-no-estate = No complete estate begins on lot { $place }.
welcome-refusal-estate-used = A plan already counts the estate that begins on lot { $place }.
welcome-refusal-estate =
    { $size ->
        [one] The plan does not need the estate that begins on lot { $place }: it has { $size } house.
       *[other] The plan does not need the estate that begins on lot { $place }: it has { $size } houses.
    }
welcome-refusal-estate-sort = The estate that begins on lot { $place } has a size that the plan wants, but not what else the plan asks for.
welcome-refusal-done = Here a turn ends by naming the card that you give away: give 1 or give 2.
welcome-refusal-shuffle = Only a player who completes a plan before anybody else may ask for a shuffle.
welcome-refusal-shuffle-never = In this variant the cards are never shuffled on request.
welcome-refusal-shuffle-twice = The cards will be shuffled anyway.
welcome-refusal-roundabout-most =
    { $most ->
        [one] A sheet has room for only { $most } roundabout.
       *[other] A sheet has room for only { $most } roundabouts.
    }
welcome-refusal-roundabout-turn = You may build only one roundabout per turn.
welcome-refusal-roundabout-now = A roundabout is built before a pair is taken or after the house.

## Result

welcome-reason-refusals = Somebody has taken a third permit refusal.
welcome-reason-plans = One player has completed all three plans.
welcome-reason-built = One player has built every house.
welcome-reason-cards = The cards have run out.
welcome-tier-score =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
welcome-tier-score-close =
    { $points ->
        [one] You were { $points } point short of winning.
       *[other] You were { $points } points short of winning.
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

welcome-plan-estates = Complete { $sizes }.
welcome-plan-group =
    { $count ->
        [1] an estate
        [2] two estates
        [3] three estates
        [4] four estates
        [5] five estates
       *[6] six estates
    } { welcome-houses-each }
welcome-houses-each =
    { $size ->
        [1] of one house
        [2] of two houses
        [3] of three houses
        [4] of four houses
        [5] of five houses
       *[6] of six houses
    }
welcome-plan-n1x-1 = Build every house of the bottom street.
welcome-plan-n1x-2 = Build every house of the top street.
welcome-plan-n1x-3 = Write five bis on one street.
welcome-plan-n1x-4 = Hire temps seven times.
welcome-plan-n1x-5 = Build the first and the last house of every street.
welcome-plan-n2x-1 = Plant all parks of two streets.
welcome-plan-n2x-2 = All parks, all pools and a roundabout on one street.
welcome-plan-n2x-3 = Build all pools of two streets.
welcome-plan-n2x-4 = All parks and all pools of the bottom street.
welcome-plan-n2x-5 = All parks and all pools of the middle street.

## Texts that cannot be read

welcome-bad-card = “{ $text }” is not a card. Cards are written like 7-park.
welcome-bad-place = “{ $text }” is not a lot. Lots are written like T3, in American Dream like A3.
welcome-bad-lot = “{ $text }” is not a lot: those of this street are { $first } to { $last }.
welcome-bad-house-number =
    { $quarters ->
        [yes] “{ $text }” is not a house number; those are 0 to 17, and 7.75, 8.75, 9.75, 10.75 and 11.75.
       *[no] “{ $text }” is not a house number; those are 0 to 17.
    }
welcome-bad-number = “{ $text }” is not a number from { $least } to { $most }.
welcome-bad-plan = “{ $text }” is not a plan that can lie here.
welcome-bad-stack = “{ $text }” is not a stack. Stacks are written like 7-park fence.
welcome-bad-house = “{ $text }” is not a lot of a street. Lots are written like . or @ or 7b~'|.
welcome-named-twice = The field “{ $field }” names { $text } twice.
welcome-card-none = There is no card { $card } in this deck.
welcome-card-twice = The card { $card } appears more often than in the box.
welcome-stage = There is no stage “{ $text }”; the stages are { $stages }.
welcome-plans =
    { $found ->
        [one] Three plans are needed, but there is { $found }.
       *[other] Three plans are needed, but there are { $found }.
    }
welcome-bad-street = “{ $text }” is not a street; the streets are { $streets }.
welcome-street =
    { $wanted ->
        [one] Street { $street } needs { $wanted } lot, not { $found }.
       *[other] Street { $street } needs { $wanted } lots, not { $found }.
    }
welcome-row =
    { $wanted ->
        [one] Field “{ $field }” needs { $wanted } value, not { $found }.
       *[other] Field “{ $field }” needs { $wanted } values, not { $found }.
    }
welcome-turn-idle = Seat { $seat } has a turn, but no round is under way.
welcome-turn-word = “{ $text }” says nothing about a turn. Write a word, = and a value; the words are { $known }.
welcome-turn-short = The turn of seat { $seat } is not complete enough to go on.
welcome-turn-owed = Seat { $seat } has yet to mark something on its sheet, but its turn has built no house or is already over.
welcome-all-ready = Every seat is ready, and such a round ends at once.
welcome-cards-needed =
    { $why ->
        [effect] At stage “{ $stage }” the field “{ $field }” needs a card and an effect, such as 7-park fence.
        [hand] At stage “{ $stage }” the field “{ $field }” needs { $wanted ->
            [one] { $wanted } card
           *[other] { $wanted } cards
        }, not { $found }.
        [few] At stage “{ $stage }” the field “{ $field }” needs at least { $wanted ->
            [one] { $wanted } card
           *[other] { $wanted } cards
        }, not { $found }.
        [drawn] At stage “{ $stage }” the field “{ $field }” can be { $wanted } at most, not { $found }: then the deal is over.
        [plans] The field “{ $field }” says { $found }, but the number of plans named is { $wanted }.
        [three] At stage “{ $stage }” the third plan is still to come, but the field “{ $field }” names three.
        [passed] The card of the field “{ $field }” must lie in the hand of seat { $wanted }, which got it.
        [nobody] The field “{ $field }” means nothing here: no card is passed on.
        [never] There is no stage “{ $stage }” here: cards are dealt to hands at stage “deal”.
        [early] The field “{ $field }” comes too early: plan-completed cards lie in the lower half of the deck.
        [decks] Once everybody has a card, a deck has been made: the field “{ $field }” must be 1, 2 or 3.
        [undecked] The first deck is made when everybody has a card: until then the field “{ $field }” is 0.
       *[missing] At stage “{ $stage }” the field “{ $field }” is needed.
    }
welcome-refused-thrice = Seat { $seat } has taken three refusals, so the game is over and the stage must be over.
welcome-planned-thrice = Seat { $seat } has completed three plans, so the game is over and the stage must be over.
welcome-built-all = Seat { $seat } has built on every lot, so the game is over and the stage must be over.
welcome-options-clash = { $one } and { $two } cannot be played together.

## Faults of a sheet

welcome-fault-order = { $place }: { $number } does not fit, { $left } stands to its left.
welcome-fault-repeat = { $place }: { $number } is already on { $at }. Only a bis right beside its house may repeat a number: is this one a bis?
welcome-fault-parted = { $place }: the fence to its right parts a bis from its { $number }.
welcome-fault-bis = { $place }: the bis has no { $number } beside it.
welcome-fault-pool = { $place }: no pool can have been built here.
welcome-fault-used = { $place }: it counts for a plan but has no house.
welcome-fault-roundabout = { $place }: the roundabout lacks a fence.
welcome-fault-lost = { $place }: a lost house lacks a fence.
welcome-fault-none-lost = Houses are lost only with an expansion that takes them.
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
    }: { $marks } crossed off, but there { $most ->
        [one] is only { $most } box
       *[other] are only { $most } boxes
    }.

## What the rules of older games were like

welcome-version-2 = Since version 2, “pass=left” deals everybody one card at first and two in every round, not a whole hand at once.
`;export{e as default};