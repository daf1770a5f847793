var e=`## Sprawlopolis: cards, actions, events, refusals, result.


sprawlopolis-zone-R = residential
sprawlopolis-zone-C = commercial
sprawlopolis-zone-I = industrial
sprawlopolis-zone-P = park
sprawlopolis-zone-short-R = residential
sprawlopolis-zone-short-C = commercial
sprawlopolis-zone-short-I = industrial
sprawlopolis-zone-short-P = park

sprawlopolis-card-1 = The Outskirts
sprawlopolis-card-2 = Bloom Boom
sprawlopolis-card-3 = Go Green
sprawlopolis-card-4 = Block Party
sprawlopolis-card-5 = Stacks and Scrapers
sprawlopolis-card-6 = Master Planned
sprawlopolis-card-7 = Central Perks
sprawlopolis-card-8 = The ’Burbs
sprawlopolis-card-9 = Concrete Jungle
sprawlopolis-card-10 = The Strip
sprawlopolis-card-11 = Mini Marts
sprawlopolis-card-12 = Superhighway
sprawlopolis-card-13 = Park Hopping
sprawlopolis-card-14 = Looping Lanes
sprawlopolis-card-15 = Skid Row
sprawlopolis-card-16 = Morning Commute
sprawlopolis-card-17 = Tourist Traps
sprawlopolis-card-18 = Sprawlopolis

sprawlopolis-goal-1 = Each road: −1 if one of its dead ends points out of the city, otherwise +1. A loop brings +1.
sprawlopolis-goal-2 = Each row and each column: +1 with exactly three parks, −1 with none.
sprawlopolis-goal-3 = Each park +1, each industrial block −3.
sprawlopolis-goal-4 = Squares of four blocks of one zone, overlaps allowed: 0, 1, 2, 3, 4, 5 or more bring −8, −5, −2, 1, 4, 7.
sprawlopolis-goal-5 = Each industrial block with neither a residential block nor a park beside it: +2.
sprawlopolis-goal-6 = The size of the largest residential group minus that of the largest industrial group.
sprawlopolis-goal-7 = Each park inside the city +1, each park at its edge −2.
sprawlopolis-goal-8 = Beside the largest residential group: each park +1, each industrial block −2.
sprawlopolis-goal-9 = Each industrial block that touches another at a corner: +1.
sprawlopolis-goal-10 = In the best row or column: each commercial block +1.
sprawlopolis-goal-11 = Each commercial block whose road leads into residential blocks on both sides: +2.
sprawlopolis-goal-12 = The longest road: +1 for every two sections.
sprawlopolis-goal-13 = Each road whose two ends lead to two different parks: +3.
sprawlopolis-goal-14 = Each section of a closed loop: +1.
sprawlopolis-goal-15 = Each residential block beside two or more industrial ones: +2.
sprawlopolis-goal-16 = Each road that runs through a residential and a commercial block: +2.
sprawlopolis-goal-17 = Each commercial block at the edge +1, on a corner +2.
sprawlopolis-goal-18 = The number of blocks in the fullest row plus that in the fullest column.

## The board

sprawlopolis-card-spoken = Card { $card }: { $nw }, { $ne } above, { $sw }, { $se } below
sprawlopolis-city =
    { $cards ->
        [one] The city, { $cards } card
       *[other] The city, { $cards } cards
    }
sprawlopolis-hand = Your cards
sprawlopolis-held =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
sprawlopolis-deck = Deck: { $count }
sprawlopolis-turn = Turn the card by half a turn
sprawlopolis-scores = Score
sprawlopolis-bar = { $total } of { $target } points
sprawlopolis-aim = target { $target }
sprawlopolis-groups = Largest groups
sprawlopolis-goals-heading = Conditions
sprawlopolis-goal-named = { $card } “{ $name }”
sprawlopolis-zoom-in = Zoom in
sprawlopolis-zoom-out = Zoom out
sprawlopolis-fit = Show the whole city
sprawlopolis-point = Point at a place
sprawlopolis-spoken-at = Card { $card } at { $place }
sprawlopolis-spoken-total =
    { $total ->
        [one] Card { $card } at { $place }: { $total } point
       *[other] Card { $card } at { $place }: { $total } points
    }
sprawlopolis-spoken-no = Card { $card } cannot be laid at { $place }
sprawlopolis-status-card = Take the card you want to lay.
sprawlopolis-status-place = Where does the card go? It may cover blocks.
sprawlopolis-status-pencil = Confirm, move the card, or turn it.
sprawlopolis-status-covers =
    { $count ->
        [one] It will cover { $count } block. Confirm, or move the card.
       *[other] It will cover { $count } blocks. Confirm, or move the card.
    }
sprawlopolis-tell-take-first = First take a card, then point at a place.
sprawlopolis-tell-point = Choose the place you want to show: everybody at the table will see it.
sprawlopolis-tell-aim = Choose the place with the arrows and press Enter: everybody at the table will see it.
sprawlopolis-tell-goal = { $name }. { $goal }
sprawlopolis-tell-line = { $name }: one point for each of its blocks.
sprawlopolis-tell-roads =
    { $points ->
        [0] { $name }: in this game roads cost nothing.
       *[other] { $name }: each costs one point, long or short.
    }
sprawlopolis-advice = lay the marked card in the dashed frame
sprawlopolis-advice-turned = turn the marked card and lay it in the dashed frame
sprawlopolis-keys-city = Arrows move the card in hand, Enter lays it, T turns it; plus, minus and zero change the size.
sprawlopolis-keys-card = take a card
sprawlopolis-keys-turn = turn the card
sprawlopolis-keys-place = move and lay the card
sprawlopolis-keys-zoom = size of the city

## Pages and talk

sprawlopolis-ways = Difficulty
sprawlopolis-way-normal = Normal
sprawlopolis-way-easy = Easy
sprawlopolis-way-hard = Hard
sprawlopolis-daily-target = Target score: { $target }.
sprawlopolis-score-forms = How to enter the city
sprawlopolis-score-cards = Lay the cards
sprawlopolis-score-letters = Write it in letters
sprawlopolis-lay-about = Have you played at a real table? Lay the same cards here as they lie there, in the same order, and get the score with every line explained. Don’t forget to choose your three conditions.
sprawlopolis-lay-begin = Choose the first card of your city below.
sprawlopolis-lay-how = Drag cards to their places, or choose a free place to move the chosen card there. By keyboard: arrows move it, T turns it, Delete removes it.
sprawlopolis-lay-city = The city from your table
sprawlopolis-lay-cards = All cards
sprawlopolis-lay-turn = Turn
sprawlopolis-lay-remove = Remove
sprawlopolis-lay-clear = Clear the table
sprawlopolis-lay-restore = Put the cards back
sprawlopolis-lay-goal = This card is one of the conditions.
sprawlopolis-lay-apart =
    { $count ->
        [one] Card { $cards } lies apart: every card must share a side with the city or cover part of it.
       *[other] Cards { $cards } lie apart: every card must share a side with the city or cover part of it.
    }
sprawlopolis-score-about = Write down what can be seen of the city, row by row, with spaces between the blocks. A block is its zone and the two sides where its road leaves it: REW is a residential block with a road from left to right. A dot is an empty place.
sprawlopolis-score-sides = N is up, E right, S down, W left
sprawlopolis-side-N = N
sprawlopolis-side-E = E
sprawlopolis-side-S = S
sprawlopolis-side-W = W
sprawlopolis-score-readings = Unclear cases
sprawlopolis-score-goal = Condition { $number }
sprawlopolis-score-rows = Rows of the city
sprawlopolis-score-drawing = The city as we read it
sprawlopolis-score-total = Total
sprawlopolis-phrase-road = Let’s join that road!
sprawlopolis-phrase-park = We need a park!
sprawlopolis-phrase-edge = Not at the edge!
sprawlopolis-phrase-cover = Better to cover this one.
sprawlopolis-phrase-mine = Leave that spot for me!
sprawlopolis-phrase-good = Great move!

## Events

sprawlopolis-fact-goal = Condition { $card } is in play.
sprawlopolis-fact-target = The target is { $points }.
sprawlopolis-fact-first = { $name } starts.
sprawlopolis-fact-dealt = { $name } is dealt card { $card }.
sprawlopolis-fact-start = The city starts with card { $card }.
sprawlopolis-fact-top = Card { $card } lies face up on the deck.
sprawlopolis-fact-placed =
    { $covered ->
        [0] { $name } lays card { $card } at { $place }.
        [one] { $name } lays card { $card } at { $place } and covers { $covered } block.
       *[other] { $name } lays card { $card } at { $place } and covers { $covered } blocks.
    }
sprawlopolis-fact-turned =
    { $covered ->
        [0] { $name } turns card { $card } and lays it at { $place }.
        [one] { $name } turns card { $card }, lays it at { $place } and covers { $covered } block.
       *[other] { $name } turns card { $card }, lays it at { $place } and covers { $covered } blocks.
    }
sprawlopolis-fact-passed =
    { $count ->
        [one] { $name } passes { $count } card to { $owner-name }.
       *[other] { $name } passes { $count } cards to { $owner-name }.
    }
sprawlopolis-fact-drew = { $name } draws card { $card }.

## Events in the game log: places have no names on the board, they light up

sprawlopolis-brief-placed =
    { $covered ->
        [0] { $name } lays card { $card }.
        [one] { $name } lays card { $card } and covers { $covered } block.
       *[other] { $name } lays card { $card } and covers { $covered } blocks.
    }
sprawlopolis-brief-turned =
    { $covered ->
        [0] { $name } turns card { $card } and lays it.
        [one] { $name } turns card { $card }, lays it and covers { $covered } block.
       *[other] { $name } turns card { $card }, lays it and covers { $covered } blocks.
    }

## Refusals

sprawlopolis-refusal-now = No card can be laid now.
sprawlopolis-refusal-not-held = You do not hold card { $card }.
sprawlopolis-refusal-corner = Here card { $card } touches the city only at a corner. It must share a side or cover a block.
sprawlopolis-refusal-alone = Here card { $card } does not touch the city. It must share a side or cover a block.

## Result

sprawlopolis-reason-reached = The target is reached: the city is a success!
sprawlopolis-reason-missed = The city has missed its target.
sprawlopolis-tier-score =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
sprawlopolis-tier-margin =
    { $sign ->
        [minus] { $size } short
        [plus] { $size } to spare
       *[zero] exactly enough
    }
sprawlopolis-ranking = You win or lose together: you need at least the sum of the three conditions’ numbers.
sprawlopolis-line-group =
    { $zone ->
        [R] Largest residential group
        [C] Largest commercial group
        [I] Largest industrial group
       *[P] Largest park group
    }
sprawlopolis-line-roads =
    { $roads ->
        [one] { $roads } road
       *[other] { $roads } roads
    }
sprawlopolis-line-1 = { sprawlopolis-card-1 }
sprawlopolis-line-2 = { sprawlopolis-card-2 }
sprawlopolis-line-3 = { sprawlopolis-card-3 }
sprawlopolis-line-4 = { sprawlopolis-card-4 }
sprawlopolis-line-5 = { sprawlopolis-card-5 }
sprawlopolis-line-6 = { sprawlopolis-card-6 }
sprawlopolis-line-7 = { sprawlopolis-card-7 }
sprawlopolis-line-8 = { sprawlopolis-card-8 }
sprawlopolis-line-9 = { sprawlopolis-card-9 }
sprawlopolis-line-10 = { sprawlopolis-card-10 }
sprawlopolis-line-11 = { sprawlopolis-card-11 }
sprawlopolis-line-12 = { sprawlopolis-card-12 }
sprawlopolis-line-13 = { sprawlopolis-card-13 }
sprawlopolis-line-14 = { sprawlopolis-card-14 }
sprawlopolis-line-15 = { sprawlopolis-card-15 }
sprawlopolis-line-16 = { sprawlopolis-card-16 }
sprawlopolis-line-17 = { sprawlopolis-card-17 }
sprawlopolis-line-18 = { sprawlopolis-card-18 }

## Options of the rules

sprawlopolis-option-easy = Easy
sprawlopolis-option-easy-hint = Roads cost nothing.
sprawlopolis-option-hard = Hard
sprawlopolis-option-hard-hint = Only one zone’s largest group counts.
sprawlopolis-option-holes_are_edge = A hole has an edge
sprawlopolis-option-holes_are_edge-hint = The rulebook does not say; normally the rim of an enclosed hole counts as the edge of the city (cards 1, 7 and 17).
sprawlopolis-option-park_hopping_distinct = Park Hopping tells apart
sprawlopolis-option-park_hopping_distinct-hint = The road must lead to two different parks; normally two blocks of one group already count as different parks.
sprawlopolis-option-park_hopping_distinct-blocks = park blocks
sprawlopolis-option-park_hopping_distinct-groups = park groups
sprawlopolis-option-burbs_tie = The ’Burbs with equal groups
sprawlopolis-option-burbs_tie-hint = Which of equally large residential groups counts.
sprawlopolis-option-burbs_tie-best = the best for the team
sprawlopolis-option-burbs_tie-worst = the worst for the team
sprawlopolis-option-hard_zone = Hard: which zone counts
sprawlopolis-option-hard_zone-hint = Normally the zone with the largest group; you may also name a zone before the game.
sprawlopolis-option-hard_zone-largest = the one with the largest group
sprawlopolis-option-hard_zone-residential = residential
sprawlopolis-option-hard_zone-commercial = commercial
sprawlopolis-option-hard_zone-industrial = industrial
sprawlopolis-option-hard_zone-park = park

## Mistakes in notation

sprawlopolis-bad-card = “{ $text }” is not a card. Write a number from 1 to 18.
sprawlopolis-card-twice = Card { $card } is named twice.
sprawlopolis-bad-place = “{ $text }” is not a place. Write column and row, such as 2,-1.
sprawlopolis-far-place =
    { $most ->
        [one] { $text } is too far away: no card gets more than { $most } block away from the start card.
       *[other] { $text } is too far away: no card gets more than { $most } blocks away from the start card.
    }
sprawlopolis-bad-turn = “{ $text }” is not understood: only “turned” may follow the place.
sprawlopolis-bad-block = Block { $column } of the row, “{ $text }”: write R, C, I or P for the zone, then the two sides of N, E, S, W where its road leaves, or none, such as REW or P. A dot is an empty place.
sprawlopolis-stage = There is no stage “{ $text }”; the stages are { $stages }.
sprawlopolis-goals =
    { $found ->
        [one] Three conditions are needed, but there is { $found }.
       *[other] Three conditions are needed, but there are { $found }.
    }
sprawlopolis-cards = City, hands and deck must hold { $most } cards together.
sprawlopolis-start-place = The start card lies at 0,0.
sprawlopolis-hand-full = A hand holds at most { $most } cards, and only the first player’s three at the start.
sprawlopolis-hand-needed = Seat { $seat } will have to move without a card: these hands cannot have come about.
sprawlopolis-city-needed = A city begins with the start card, and only when all hands are dealt.
sprawlopolis-not-over =
    { $found ->
        [one] The game is over when 15 cards are laid; there is { $found } here.
       *[other] The game is over when 15 cards are laid; there are { $found } here.
    }
sprawlopolis-top-open = At this stage the next card of the deck is still to be turned up.
sprawlopolis-top-needed = The open card of the deck is missing.
sprawlopolis-wide = No city has more than { $most } rows or columns.
sprawlopolis-apart = Block { $column } of this row is not connected to the rest of the city.
sprawlopolis-park-road = Block { $column } of the row, “{ $text }”: a park has no road, so it is written P.
sprawlopolis-no-blocks = There is not a single block: write the rows of the city.
sprawlopolis-tally-goals = Name one to three conditions, not { $found }.
sprawlopolis-seen-deck = Nobody can have seen card { $card }: it lies in the deck.
sprawlopolis-hand-early = This hand has not been dealt that many cards yet: at this stage it holds at most { $most }.
sprawlopolis-deal-short = The hands are not dealt in full: the first player gets three cards, everybody else one.
`;export{e as default};