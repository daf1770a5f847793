var e=`# The clock of a table, and the bot that plays for whoever is away.

## New table

new-away = If somebody is away
new-clock = Time per turn
new-clock-hint = If a player runs out of time, a bot plays that turn; the next one is theirs again.
new-standin = Stand-in bot
clock-none = no limit
clock-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
clock-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
gathering-clock = Time per turn: { $time }. If a player runs out of time, a bot ({ $level }) plays that turn.

## At the table

clock-left = { $time } left
clock-left-hours = { $count }\xA0h
clock-left-minutes = { $count }\xA0min
clock-last = One minute left.
clock-up = Time is up
seat-standin = a bot is playing ({ $level })
seat-standin-of = a bot is playing for { $name }
status-standin = A bot is playing for you.
status-standin-alone = A bot is playing for you. This result will not count as a record.
handover-me = Let a bot play for me
handover-other = Hand the seat to a bot
handover-sure = The bot starts at once. You can come back at any time, but its turns cannot be taken back.
handover-sure-alone = The bot starts at once. You can come back at any time, but this game can no longer become a record.
handover-sure-other = The bot starts at once. Only { $name } can take the seat back.
handover-yes = Hand over
handover-no = Never mind
takeback = I’m back
takeback-of = { $name }: I’m back
result-helped = A bot played for you, so this result counts neither as a record nor in the deal of the day.

## Story of the game

handover-clock = Time is up: a bot plays this turn for { $name }.
handover-kept = { $name } was late three times in a row: a bot plays on until they are back.
handover-host = { $name } is away: a bot takes over.
handover-own = { $name } leaves the seat to a bot.
handover-back = { $name } is back.

## Errors

error-bad-clock = This time per turn cannot be chosen.
error-bot-plays = A bot is playing for you. Take your seat back first.
error-time-up = Your time for this turn is up, so it can no longer be changed.
error-person-here = The player is here, so the seat cannot be handed to a bot.
`;export{e as default};