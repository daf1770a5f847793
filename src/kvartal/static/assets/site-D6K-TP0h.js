var e=`## Words of the site's shell: pages, buttons, the state of a table.

kvartal = Kvartal
home = Kvartal, home page
close = Close
copy = Copy
copied = Copied
speak-other = Переключить на русский

## Settings

settings = Settings
your-name = Your name
your-mark = Your mark
mark-choose = Mark { $mark }
language = Language
theme = Light
theme-auto = as the system
theme-light = day
theme-dark = night
theme-to-dark = Switch to night
theme-to-light = Switch to day
habits = Habits
confirm-moves = Confirm each move
confirm-moves-hint = A move counts only when you press “Done”.
use-keys = Keyboard shortcuts
use-keys-hint = They are listed under “?” at the table.

## Front page

front-title = What shall we build today?
front-games = Games
front-tables = Your tables
front-no-server = The server does not answer. Check the connection and reload the page.
card-players = { $min }–{ $max } players
card-players-exact =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
card-players-from =
    { $min ->
        [1] any number of players
       *[other] { $min } players and more
    }
card-rules = The rules, with pictures
way-now = Play now
way-friends = With friends
way-screen = On one screen
way-solo = Solo
way-record = record { $score }
way-record-target = record { $score }, target { $target }
way-options = Set up a table
phase-gathering = gathering
phase-playing = in play
phase-over = finished

## New table

new-title = New table
new-seats = Who plays
new-count = Number of seats
new-count-solo = Solo
new-fewer = One seat fewer
new-more = One seat more
new-who = Seat { $number }
new-kind-open = Friend by link
new-kind-local = At this screen
new-kind-bot = Bot
new-level = Bot’s strength
new-guest-name = Name
new-open-note = You will get the invitation link in the next step.
new-rules = Rules
new-begin = Start the game
new-begin-invite = Invite
new-unknown = There is no game “{ $title }” here.
level-easy = easy
level-normal = normal
level-hard = hard

## Gathering

gathering-title = Gathering
gathering-open =
    { $count ->
        [0] All seats are taken: ready to start.
        [one] { $count } seat is free.
       *[other] { $count } seats are free.
    }
gathering-link = Invitation link
gathering-link-note = Send it to your friends; no registration is needed.
gathering-sit = Sit here
gathering-fill = Seat a bot
gathering-stand = Stand up
gathering-start = Start the game
gathering-wait-host = The person who opened the table starts the game.

## Seats

seat-open = free seat
seat-bot = Bot { $number }
seat-guest = Player { $number }
seat-watcher = Spectator
seat-is-bot = bot, { $level }
seat-is-me = this is you
seat-you = you
seat-online = here
seat-offline = away
watchers =
    { $count ->
        [one] { $count } spectator is watching.
       *[other] { $count } spectators are watching.
    }

## Table

people = Players
terms = Rules of the table: { $list }.
terms-no = no
log = Story of the game
log-empty = Nothing has happened yet.
chat = Talk
chat-say = Say to everyone
chat-send = Send
chat-unheard =
    { $count ->
        [one] Players and story; { $count } new message
       *[other] Players and story; { $count } new messages
    }
rules = Rules
people-and-log = Players and story
bar = Actions
undo = Undo
restart = Start over
done = Done
hint = Hint
hint-is = A bot would play: { $action }
status-joining = Walking up to the table…
status-waiting =
    { $count ->
        [one] { $names } to play.
       *[other] To play: { $names }.
    }
status-ready = Your turn is finished. Waiting for { $names }.
status-many = Waiting for { $count } more players.
status-watch = You are watching. { $names } to play.
status-curtain = Pass the screen: { $name } to play.
status-dealing = Dealing…
status-lost = The connection is lost; getting it back…
status-over = The game is over.
status-won = { $name } wins!
status-you-won = You have won!
status-shared = The win is shared by { $names }.

## Shared screen

curtain = The hand is covered
curtain-note = The others look away, please.
curtain-ready = I am { $name }

## The end, and the replay

result = Result
result-why = { $name } wins: { $why }.
result-record-new = This is your new record!
result-record = Your record: { $score }
result-record-target = Your record: { $score }, target { $target }
rematch = Play again
replay = Replay
new-game = Another game
show-board = Look at the table
replay-title = Replay
replay-moment = Moment { $now } of { $all }
replay-first = To the beginning
replay-back = Back
replay-next = Forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-link = Link to this moment
replay-journal = Journal of the game

## Keys

keys = Keys
keys-move = walk about the board
keys-press = choose the cell
keys-done = done
keys-undo = undo
keys-hint = hint
keys-rules = rules
keys-help = this list
keys-space = Space

## Lost

lost-page = No such street
lost-page-hint = Nothing has been built at this address.
lost-replay = There is no replay
lost-replay-hint = The game is not over yet, or there was no such table.
lost-home = To the front page
lost-table = No such table
lost-table-hint = Check the link: perhaps not all of it was copied.
lost-server = The server does not answer
lost-server-hint = Check the connection and reload the page.

## Errors of the connection

error-malformed = The server did not understand the message. Reload the page.
error-too-large = The message is too long.
error-unknown-table = There is no such table.
error-not-your-seat = That seat is not yours.
error-not-your-turn = It is not your turn.
error-stale = Something has changed on the table. Look, and decide again.
error-slow-down = Too fast. Wait a moment.
error-not-started = The game has not started yet.
error-over = The game is already over.
error-unknown-page = There is no such page.
error-unknown-phrase = There is no such phrase at this table.
error-not-allowed = That is not allowed.
error-wrong-origin = The page was opened from a foreign address.
error-no-person = The server does not recognise you. Reload the page.
error-not-host = Only the person who opened the table can do that.
error-seat-taken = That seat is taken.
error-seats-open = Some seats are still free.
error-too-many = Too often: the seats of this table have changed hands many times already.
error-started = The game has already started.
error-not-over = The game is not over yet.
error-old-rules = This game was played by an older version of the rules.
error-bad-ruleset = There are no such rules: { $message }
error-bad-seats = That many players do not fit at the table.
error-bad-level = There is no such bot.
error-say-hello = The connection did not begin properly. Reload the page.
error-other-protocol = The page is older than the server, or newer. Reload it.
error-closing = The server is restarting, one moment.
error-broken = Something broke on the server. Please try again.

chat-phrases = Quick phrases
`;export{e as default};