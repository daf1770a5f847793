## Simulations and duels

broken-bot = The bot “{ $bot }” cannot be loaded: { $why }.
bot-illegal = The bot “{ $bot }” chose “{ $action }”, which is not legal there in { $ruleset }.
bot-no-action = The bot “{ $bot }” has to choose one of the actions in sight.legal; it chose { $found }.
unknown-bot = There is no bot “{ $bot }”; there are: { $bots }.
bots-number =
    { $bots ->
        [one] { $bots } bot is named for { $seats ->
            [one] { $seats } seat
           *[other] { $seats } seats
        }.
       *[other] { $bots } bots are named for { $seats ->
            [one] { $seats } seat
           *[other] { $seats } seats
        }.
    }
duel-few-bots = A duel needs at least two bots, such as hard,greedy; given: { $bots }.
duel-many-bots =
    { $seats ->
        [one] There is only { $seats } seat for { $bots } bots.
       *[other] There are only { $seats } seats for { $bots } bots.
    }
lab-games = Games: { $games }
lab-stopped = Stopped. Games played: { $games } of { $asked }
lab-steps = Actions: { $steps } ({ $each } a game)
lab-seconds = Seconds: { $seconds }
lab-seat = Seat { $seat }, { $bot }: won { $wins }, mean score { $score }
lab-laws = Positions checked by the laws of play: { $watched }; of these by all laws: { $held }. None was broken.
lab-digest = Digest: { $digest }
lab-record = { $bot }: won { $rate } of { $games } (95 %: { $low } to { $high }), mean score { $score }
lab-broken = A law is broken: { $law }
lab-interpreted = The rules are not compiled: in the same time normal and hard look at far fewer moves, and play worse. ./run compiles them; with --simulations the bots’ strength does not depend on the clock.
lab-perft = depth { $depth }: { $count }
