var e=`## The diploma: goals that a player reaches over many games

welcome-honour-first-plans = All three plans completed, each among the first
welcome-honour-hundred = At least 100 points in one game
welcome-honour-clean = A game without a bis and without a permit refusal
welcome-honour-pools = Every pool of the sheet built
welcome-honour-roundabouts = A win with both roundabouts built
welcome-diploma-of = Diploma of { $name }
welcome-diploma-nameless = An architect’s diploma
welcome-diploma-count = { $earned } of { $all } earned
welcome-diploma-open = not earned yet
welcome-diploma-ours = What this diploma asks for is our own: the printed list is lost.
welcome-diploma-print = Print
`;export{e as default};