## The diploma: goals that a player reaches over many games

welcome-honour-first-plans = All three plans completed, each among the first
welcome-honour-hundred = At least 100 points in one game
welcome-honour-clean = A game without a bis and without a refused permit
welcome-honour-pools = Every pool of the sheet built
welcome-honour-roundabouts = A win with both roundabouts built
