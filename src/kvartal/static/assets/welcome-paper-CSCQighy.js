var e=`## Welcome To… on paper: the words of the sheet and of the player aid.

welcome-paper-name = Welcome To…
welcome-paper-player = Player
welcome-paper-town = Town
welcome-paper-date = Date
welcome-paper-plans = Plans
welcome-paper-parks = Parks
welcome-paper-pools = Pools
welcome-paper-temps = Temps
welcome-paper-estates = Estates and agents
welcome-paper-bis = Bis
welcome-paper-refusals = Refusals
welcome-paper-roundabouts = Roundabouts
welcome-paper-total = Total
welcome-paper-most = most of all
welcome-paper-ends = game ends
welcome-paper-aid = Player aid
welcome-paper-turn = Your turn
welcome-paper-turn-1 = Choose one of the three pairs: a number and an effect.
welcome-paper-turn-2 = Write the number on any street: numbers rise from left to right, gaps are fine.
welcome-paper-turn-3 = Use the effect, or skip it.
welcome-paper-turn-4 = Plan completed? Note its points. No number fits? Cross off a refusal.
welcome-paper-end = The game ends when somebody has three refusals, three plans, or every house built.
welcome-paper-effect-fence = Fence
welcome-paper-effect-fence-does = Draw over one gap between houses. Fence to fence is an estate if it has 1 to 6 houses, all of them built.
welcome-paper-effect-agent = Agent
welcome-paper-effect-agent-does = Cross off the top free box under any estate size: every estate of this size is worth more.
welcome-paper-effect-park = Park
welcome-paper-effect-park-does = Cross off the next tree on the street of the new house. It scores the first number not crossed off.
welcome-paper-effect-pool = Pool
welcome-paper-effect-pool-does = If a pool is drawn at the new house, circle it and cross off a pool box.
welcome-paper-effect-temp = Temps
welcome-paper-effect-temp-does = Change the number by 1 or 2 either way (0 to 17) and cross off a temp box. The most temps score 7, then 4, then 1.
welcome-paper-effect-bis = Bis
welcome-paper-effect-bis-does = Repeat the number of any house right beside it, no fence between, and cross off a bis box: it costs points.

## Counting a paper sheet

welcome-tally-empty = There is no sheet here; docs/notation.md shows one.
welcome-tally-sheet = Sheet { $number }
welcome-tally-faults = Errors on the sheet:
welcome-tally-place = place { $place }
welcome-fault-count =
    { $field ->
        [bis] Bis houses noted: { $written }, but the streets show { $found }.
       *[pools] Pools noted: { $written }, but the streets show { $found }.
    }
welcome-fault-plan =
    { $points ->
        [one] Plan { $plan } does not bring { $points } point.
       *[other] Plan { $plan } does not bring { $points } points.
    }
welcome-fault-unearned = Plan { $plan } is noted as completed, but the sheet does not show what it asks for.
welcome-fault-shared =
    { $wanted ->
        [one] The plans need { $wanted } estate of { $size } together, the sheet has { $found }.
       *[other] The plans need { $wanted } estates of { $size } together, the sheet has { $found }.
    }
welcome-fault-nobody-first = Plan { $plan } is noted as completed later, but nobody has completed it first.
welcome-fault-no-roundabouts = Roundabouts belong to the expert game.
welcome-fault-temps = Numbers that no card has need temps; such houses: { $houses }, temps: { $temps }.
welcome-note-effects = Effects marked, fences and bis included: { $marks }; houses written in a turn of their own: { $houses }. A turn brings one effect at most: is a house missing?
welcome-tally-plan = The line “table” does not name plan { $plan }: write its points.
`;export{e as default};