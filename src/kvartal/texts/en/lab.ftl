## Simulations and duels

unknown-bot = There is no bot “{ $bot }”; there are: { $bots }.
bots-number = Bots named: { $bots }, but seats: { $seats }.
duel-few-bots = A duel needs at least two bots, as in hard,greedy; given: { $bots }.
duel-many-bots = { $bots } bots do not fit at { $seats } seats.
lab-games = Games: { $games }
lab-stopped = Stopped. Games played: { $games } of { $asked }
lab-steps = Actions: { $steps } ({ $each } a game)
lab-seconds = Seconds: { $seconds }
lab-seat = Seat { $seat }, { $bot }: won { $wins }, mean score { $score }
lab-laws = Held to the laws of play: { $watched } positions; of these to all laws: { $held }. None was broken.
lab-digest = Digest: { $digest }
lab-record = { $bot }: won { $rate } of { $games } (95 %: { $low } to { $high }), mean score { $score }
lab-broken = A law is broken: { $law }
lab-interpreted = The rules are not compiled: in their time normal and hard think of a fraction of the lines, and play worse. ./run compiles; with --simulations the strength does not depend on the clock.
lab-perft = depth { $depth }: { $count }
