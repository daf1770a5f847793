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
your-mark = Avatar
mark-choose = Avatar { $mark }
language = Language
theme = Theme
theme-auto = System
theme-light = Light
theme-dark = Dark
theme-to-dark = Switch to the dark theme
theme-to-light = Switch to the light theme
habits = Gameplay
confirm-moves = Confirm each move
confirm-moves-hint = A move counts only when you press “Done”.
use-keys = Keyboard shortcuts
use-keys-hint = Press “?” at the table for the list.
motion = Moving pieces
motion-hint = Pieces move from where they were to where they go.
motion-calm = Switched off in your browser or system.
sound = Sounds
sound-hint = Cards, pencil, hammer, and a chime on your turn.
volume = Volume

## Front page

front-title = What shall we build today?
front-games = Games
front-open = Unfinished games
front-tables = Finished games
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
       *[other] { $min } or more players
    }
card-rules = The rules, with pictures
way-now = Play now
way-lesson = Learn in five minutes
way-lesson-on = Continue the tutorial
way-lesson-again = Tutorial
way-friends = With friends
way-screen = On one screen
way-solo = Solo
way-record = record { $score }
way-record-target = record { $score }, target { $target }
way-options = Set up a table
phase-gathering = waiting for players
phase-playing = in play
phase-over = finished
front-privacy = What this site keeps
row-yours = Your turn
row-won = Won
row-lost = Short of the target
row-place = Place { $place } of { $all }
row-left-minutes = { $count }\xA0min left
row-left-hours = { $count }\xA0h left
row-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
row-score-town77 =
    { $points ->
        [one] { $points } tile
       *[other] { $points } tiles
    }

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
new-rules = Rule variants
new-position = Start from a position
new-position-text = Position as text
new-position-hint = The game starts from here instead of a fresh deal and does not count for records. The table must have the same rules and as many seats.
new-begin = Start the game
new-begin-invite = Invite
new-unknown = There is no game “{ $title }” here.
new-bad-seats =
    { $least ->
        [1] There is room for { $most } at most.
       *[other] For { $least } to { $most } players.
    }
level-easy = easy
level-normal = normal
level-hard = hard

## Gathering

gathering-title = Waiting for players
gathering-open =
    { $count ->
        [0] All seats are taken. Ready to start!
        [one] { $count } seat is free.
       *[other] { $count } seats are free.
    }
gathering-set-up = The game starts from a set position, not from a fresh deal.
gathering-link = Invitation link
gathering-link-note = Send it to your friends. They don’t need to sign up.
gathering-sit = Sit here
gathering-fill = Seat a bot
gathering-stand = Leave this seat
gathering-start = Start the game
gathering-wait-host = Whoever opened the table starts the game.

## Seats

seat-open = free seat
name-of = { $name }
seat-bot = Bot { $number }
seat-guest = Player\xA0{ $number }
seat-watcher = Spectator
seat-is-bot = bot, { $level }
seat-is-me = that’s you
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
terms = Table rules: { $list }.
terms-no = no
log = Game log
log-empty = Nothing has happened yet.
chat = Chat
chat-say = Message everyone
chat-send = Send
chat-unheard =
    { $count ->
        [one] Players and log; { $count } new message
       *[other] Players and log; { $count } new messages
    }
rules = Rules
rules-chapters = Chapters
people-and-log = Players and log
bar = Actions
undo = Undo
restart = Start over
reopen = Change my turn
reopen-late = Everybody is ready, so your turn can no longer be changed.
done = Done
hint = Hint
hint-is = A bot would { $action }.
hint-brings =
    { $turn ->
        [yes] A bot would { $action }. Your turn then brings { $points }
       *[no] A bot would { $action }. That brings { $points } now
    }{ $known ->
        [no] .
        [name] : “{ $from }”.
       *[yes] : { $from }.
    }
loss = { $deed }: { $points } for you
lesson = Teacher
lesson-next = Next
lesson-wait = Your rival’s turn. Watch what they do.
lesson-prompted = Go on: what to do now is said below.
lesson-count = { $now } of { $all }
lesson-leave = End the tutorial
lesson-anew = New game
lesson-on = Finish this one
status-joining = Joining the table…
status-waiting = Waiting for { $names }.
status-paused = The round is over. Have a look at the city.
go-on = Next round
status-ready = You are done. Waiting for { $names }.
status-many =
    { $count ->
        [one] Waiting for { $count } more player.
       *[other] Waiting for { $count } more players.
    }
status-watch = Waiting for { $names }.
status-curtain = Pass the screen to { $name }.
status-dealing = Dealing…
status-past = This is how it was: move { $now } of { $all }.
past-return = Back to the game
status-lost = Connection lost. Reconnecting…
status-over = The game is over.
status-won = { $name } wins!
status-you-won = You win!
status-shared = { $names } share the win.

## Shared screen

curtain = Hand hidden
curtain-note = Everyone else, look away!
curtain-ready = I’m { $name }

## The end, and the replay

result = Result
result-why = { $name } wins: { $why }.
result-why-own = You win: { $why }.
result-record-new = A new personal record!
result-record-first = Your first record. Now you have something to beat!
result-close-tied = Level with the winner on points!
result-share = Share a picture
result-saved = Picture saved
result-link = Copy link
result-record = Your record: { $score }
result-record-target = Your record: { $score }, target { $target }
rematch = Play again
rematch-follow = Join the rematch
replay = Replay
new-game = Another game
show-board = Look at the board
replay-title = Replay
replay-of = { $name }: replay
replay-moment = Move { $now } of { $all }
replay-first = To the start
replay-back = Back
replay-next = Forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-link = Link to this move
replay-journal = Game record

## Keys

keys = Keys
keys-move = move around the board
keys-press = choose a place
keys-done = done
keys-undo = undo
keys-hint = hint
keys-rules = rules
keys-help = this list
keys-space = Space

## Lost

lost-page = No such street
lost-page-hint = Nothing has been built at this address.
lost-replay = No such replay
lost-replay-hint = The game is not over yet, or there was no such table.
lost-home = To the front page
lost-table = No such table
lost-table-hint = Check the link: perhaps not all of it was copied.
lost-server = The server does not answer
lost-server-hint = Check the connection and reload the page.

## Errors of the connection

error-malformed = The server did not understand the message. Please reload the page.
error-too-large = The message is too long.
error-unknown-table = There is no such table.
error-not-your-seat = That seat is not yours.
error-not-your-turn = It is not your turn.
error-stale = Something has changed at the table. Have a look and decide again.
error-slow-down = Too fast. Please wait a moment.
error-not-started = The game has not started yet.
error-over = The game is already over.
error-unknown-page = There is no such page.
error-unknown-phrase = There is no such phrase at this table.
error-not-allowed = That is not allowed.
error-sent-away = The host has removed you from this table.
error-name-taken = Somebody at this table already has this name. Please choose another.
error-muted = The host has muted you in the chat of this table.
error-closed = The host has closed this table to outsiders.
error-wrong-host = This site cannot be opened at this address.
error-wrong-origin = This page was opened from another site’s address.
error-no-person = The server does not recognise you. Please reload the page.
error-not-host = Only whoever opened the table can do that.
error-seat-taken = That seat is taken.
error-seats-open = Some seats are still free.
error-too-many = Too often: the seats of this table have changed hands many times already.
error-started = The game has already started.
error-not-over = The game is not over yet.
error-old-rules = This game was played by an older version of the rules.
error-bad-ruleset = There are no such rules.
error-bad-seats = This game is not for that many players.
error-bad-level = There is no such bot.
error-bad-position = The game cannot start from this position. { $message }
error-say-hello = The connection failed. Please reload the page.
error-other-protocol = This page and the server are of different versions. Please reload the page.
error-closing = The server is restarting. One moment, please.
error-broken = Something went wrong on the server. Please try again.

chat-phrases = Quick phrases
`;export{e as default};