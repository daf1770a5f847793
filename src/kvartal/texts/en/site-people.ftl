# What the host of a table can do, and what the others see of it.

host-more = For the host: { $name }
host-away = Send away
host-away-sure = The seat becomes free. { $name } cannot sit down at this table again, or write in its chat.
host-away-sure-play = From now on a bot plays for { $name }, who cannot take the seat back, or write in this chat.
host-no = Never mind
host-mute = Forbid to chat
host-unmute = Allow to chat
host-close = Close the table to strangers
host-close-hint = Neither spectators nor new players can come in, not even by the link.
seat-muted = may not chat
table-closed = The table is closed to strangers.
handover-sent = The host has sent { $name } away: a bot takes over.
lost-away = You were sent away
lost-away-hint = The host has decided to play on without you.
lost-closed = The table is closed
lost-closed-hint = Only those who sit there can see it.
