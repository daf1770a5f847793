var e=`## Halloween

welcome-honour-halloween = A game finished: Halloween
welcome-honour-ghosts = Nine ghosts circled in one game
welcome-option-halloween = Halloween
welcome-option-halloween-hint = Circle a ghost or a candy in marked houses, and take a bonus when the count is exact.
welcome-fact-halloween-ghost = { $name } circles a ghost on lot { $place }.
welcome-fact-halloween-candy = { $name } circles a candy on lot { $place }.
welcome-fact-halloween-ghosts =
    { $bonus ->
        [pool] { $name } takes ghost level { $level }: pools.
        [park] { $name } takes ghost level { $level }: parks.
       *[bis] { $name } takes ghost level { $level }: bis houses.
    }
welcome-fact-halloween-candies = { $name } takes candy level { $level }.
welcome-fact-halloween-pool = The ghosts bring { $name } the pool on lot { $place }.
welcome-fact-halloween-park =
    { $street ->
        [0] The ghosts bring { $name } a park on the top street.
        [1] The ghosts bring { $name } a park on the middle street.
       *[2] The ghosts bring { $name } a park on the bottom street.
    }
welcome-fact-halloween-bis = The ghosts bring { $name } a bis of { $number } on lot { $place }.
welcome-fact-halloween-gone =
    { $symbol ->
        [ghosts] Ghost level { $level } is gone for everybody else.
       *[candies] Candy level { $level } is gone for everybody else.
    }
welcome-fact-halloween-card =
    { $symbol ->
        [ghosts] The plan-completed card crosses out ghost level { $level }.
        [candies] The plan-completed card crosses out candy level { $level }.
       *[both] The plan-completed card crosses out level { $level } of both ghosts and candies.
    }
welcome-line-halloween =
    { $level ->
        [0] Candies: { $candies }, no level taken
       *[other] Candies: { $candies }, level { $level } taken
    }
welcome-line-rival-halloween = Levels that the rival’s cards crossed out: { $levels }
welcome-refusal-halloween-owed = First circle the ghost or the candy on lot { $place }.
welcome-refusal-halloween-treat =
    { $bonus ->
        [pool] First use the ghost bonus: circle a pool.
        [park] First use the ghost bonus: plant a park.
       *[bis] First use the ghost bonus: write a bis.
    }
welcome-refusal-halloween-now = A ghost or a candy is circled right after a marked house is built.
welcome-refusal-halloween-none = There is neither ghost nor candy on lot { $place }.
welcome-refusal-halloween-count =
    { $symbol ->
        [ghosts] A level needs exactly 4, 6 or 9 ghosts; you have { $count }.
       *[candies] A level needs exactly 4, 6 or 9 candies; you have { $count }.
    }
welcome-refusal-halloween-level =
    { $symbol ->
        [ghosts] Level { $level } needs more ghosts; you have { $count }.
       *[candies] Level { $level } needs more candies; you have { $count }.
    }
welcome-refusal-halloween-gone =
    { $by ->
        [card] A plan-completed card has crossed out level { $level }.
       *[others] Level { $level } was taken by others in an earlier round.
    }
welcome-refusal-halloween-once =
    { $symbol ->
        [ghosts] You have already taken a ghost level: only one per game.
       *[candies] You have already taken a candy level: only one per game.
    }
welcome-refusal-halloween-order = In one round, ghosts come before candies.
welcome-refusal-halloween-late = Levels are taken at the end of the turn.
welcome-halloween-bonus = “{ $text }” is not among the bonuses: { $bonuses }.
welcome-refusal-halloween-idle = There is no ghost bonus to use now.
welcome-refusal-halloween-pool = The pool on lot { $place } is circled already.
welcome-halloween-no-mark = Nothing is drawn on lot { $place }.
welcome-fault-halloween-both = { $place }: ghost and candy are both circled.
welcome-fault-halloween-neither = { $place }: the house is built, but neither ghost nor candy is circled.
welcome-fault-halloween-empty = { $place }: a symbol is circled, but no house was built there.
welcome-fault-halloween-level = Level { $level } needs at least { $wanted }; the sheet shows { $count }.
welcome-plan-halloween-1 = Circle at least seven candies.
welcome-plan-halloween-2 = Circle at least four ghosts and four candies.
welcome-plan-halloween-3 = Build all houses with a ghost and a candy.
welcome-plan-halloween-4 = Circle all ghosts of two streets.
welcome-plan-halloween-5 = Circle all candies of the bottom street.

welcome-status-halloween = Trick or treat?
welcome-status-halloween-pool = Choose a pool for the ghosts’ bonus.
welcome-status-halloween-park = Choose a street for the park.
welcome-status-halloween-bis = Choose where the free bis goes.
welcome-button-ghost = Ghost
welcome-button-candy = Candy
welcome-button-ghosts =
    { $bonus ->
        [pool] { $count ->
            [one] Ghosts { $level }: { $count } pool
           *[other] Ghosts { $level }: { $count } pools
        }
        [park] { $count ->
            [one] Ghosts { $level }: { $count } park
           *[other] Ghosts { $level }: { $count } parks
        }
       *[bis] Ghosts { $level }: { $count } bis
    }
welcome-button-candies = Candies { $level }: { $points } pts
welcome-action-ghost = circle the ghost
welcome-action-candy = circle the candy
welcome-action-ghosts = take ghost level { $level }
welcome-action-candies = take candy level { $level }
welcome-action-treat = use the ghost bonus
welcome-track-ghosts = Ghosts
welcome-track-candies = Candies
welcome-place-haunted =
    { $state ->
        [ghost] the ghost is circled
        [candy] the candy is circled
       *[open] a ghost and a candy
    }
welcome-guess-halloween = Which thirteen houses have a ghost and a candy, and what the candies bring.
welcome-score-haunted = ghost (1) or candy (2)
welcome-track-halloween = Ghosts / candies
welcome-mark-halloween = Ghosts: { $ghosts } (levels at { $ghostly }). Candies: { $candies } (levels at { $sweet }).
welcome-button-treat-park =
    { $street ->
        [0] Park: top street
        [1] Park: middle street
       *[2] Park: bottom street
    }
welcome-score-candies = The candy level circled
welcome-score-ghosts = The ghost level circled, and its bonus
welcome-why-halloween = The circled candy level scores 4, 8 or 12 points.
welcome-score-halloween-guess = * Where the marked houses stand and what the candies bring is our guess. If your sheet says otherwise, score this line by it.
welcome-own-word-houses = Marked houses

welcome-paper-halloween-exactly = exactly this many circled
welcome-row-halloween = Candies
welcome-meet-halloween = At a marked house circle a ghost or a candy: exactly 4, 6 or 9 bring a bonus. Candies score as well.

## Lines of the log, without places that have no numbers on the sheet.

welcome-brief-halloween-ghost = { $name } circles a ghost.
welcome-brief-halloween-candy = { $name } circles a candy.
welcome-brief-halloween-pool =
    { $street ->
        [0] The ghosts bring { $name } a pool on the top street.
        [1] The ghosts bring { $name } a pool on the middle street.
       *[2] The ghosts bring { $name } a pool on the bottom street.
    }
welcome-brief-halloween-bis =
    { $street ->
        [0] The ghosts bring { $name } a bis of { $number } on the top street.
        [1] The ghosts bring { $name } a bis of { $number } on the middle street.
       *[2] The ghosts bring { $name } a bis of { $number } on the bottom street.
    }
`;export{e as default};