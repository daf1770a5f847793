var e=`# The clock of a table, and the bot that plays for whoever is away.

## New table

new-away = If somebody is away
new-clock = Time for a turn
new-clock-hint = A bot plays for whoever is late until they come back.
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
gathering-clock = Time for a turn: { $time }. A bot ({ $level }) plays for whoever is late.

## At the table

clock-left = { $time } left
clock-left-hours = { $count } h
clock-left-minutes = { $count } min
clock-last = One minute left.
clock-up = Time is up
seat-standin = a bot plays ({ $level })
seat-standin-of = a bot plays for { $name }
status-standin = A bot plays for you.
status-standin-alone = A bot plays for you. This result will not become a record.
handover-me = Let a bot play on for me
handover-other = Hand the seat to a bot
handover-sure = The bot begins at once. You can come back at any time, but its turns stay played.
handover-sure-alone = The bot begins at once. You can come back at any time, but this game can no longer become a record.
handover-sure-other = The bot begins at once. Only { $name } can take the seat back.
handover-yes = Hand over
handover-no = Never mind
takeback = I’m back
takeback-of = { $name }: I’m back
result-helped = A bot played for you, so this result counts neither as a record nor for the day.

## Story of the game

handover-clock = Time is up: a bot plays for { $name }.
handover-host = { $name } is away: a bot plays on.
handover-own = { $name } leaves the seat to a bot.
handover-back = { $name } is back.

## Errors

error-bad-clock = A table cannot have such a clock.
error-bot-plays = A bot plays for you now. Take your seat back first.
error-person-here = The player is here; their seat cannot be handed to a bot.
`;export{e as default};