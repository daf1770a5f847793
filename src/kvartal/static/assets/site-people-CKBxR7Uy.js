var e=`# What the host of a table can do, and what the others see of it.

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

## What the operator has decided

error-silenced = You may not chat on this site.
error-banned = You may not play on this site.
error-signed-out = This device was signed out.
error-bad-ticket = This link has been used, or is too old.
error-bad-passkey = This passkey does not work here.
lost-banned = You may not come in
lost-banned-hint = The operator of this site has closed it to you.

## Devices

devices = My devices
device-add = Sign in on another device
device-add-hint = Your seats, games and records will be there, too. Scan the code or open the link: it works once, and for ten minutes only.
device-make = Show code and link
device-qr = QR code of the link to sign in
device-link = Link to sign in
device-secret = Show it to nobody: whoever opens the link can play as you.
device-list = Where you are signed in
device-here = this device
device-seen = last seen { $moment }
device-unknown = Unknown device
device-nameless = a player without a name
sign-out = Sign out
sign-out-here = Sign out on this device
sign-out-others = Sign out everywhere else
sign-out-sure = On this device you will be a new player. You can come back by another device of yours, or by a passkey.
sign-out-last = This is your only device, and you have no passkey: there will be no way back to your seats, games and records.
device-ask = Go on as { $name }?
device-ask-hint = The seats, games and records of { $name } will be on this device. Agree only if you have made the link yourself.
device-ask-lose =
    { $count ->
        [one] At present this is { $name }, whose { $count } table will no longer be seen on this device.
       *[other] At present this is { $name }, whose { $count } tables will no longer be seen on this device.
    }
device-yes = Go on
device-own = You are signed in already
device-own-hint = This link is for another device: open it there.
device-not = You could not be signed in
passkeys = Passkey
passkeys-hint = It brings your seats back on any device, even if you lose this one. Your phone, computer or password manager keeps it; no e-mail is needed.
passkey-make = Create a passkey
passkey-enter = Sign in with a passkey
passkey-drop = Delete
passkey-made = created { $moment }
passkey-none = No passkey was chosen.

## What is kept

privacy = What this site keeps
privacy-intro = There are no accounts, no e-mail and no passwords here. Your browser gets a signed cookie with a random number, by which the site knows you and your seats.
privacy-kept = What is kept
privacy-kept-name = The name, mark and language you have chosen.
privacy-kept-games = The tables you have opened, your seats, and every move.
privacy-kept-talk = What you have written in the chats of tables.
privacy-kept-results = Results of games played alone and of deals of the day, and the honours of a diploma.
privacy-kept-devices = Where you are signed in: browser, system, and when you last came; of passkeys, their public part alone.
privacy-kept-browser = In your browser itself: the cookie, and settings such as theme and sound.
privacy-not = What is not kept
privacy-not-kept = Network addresses are neither in the database nor in the server's log, unless the operator has closed the site to one. There are no advertisements, no counters, and no scripts of others.
privacy-long = For how long
privacy-tables = Tables and games are kept until you or the operator of the site delete them.
privacy-tables-days =
    { $count ->
        [one] Tables without a running game are deleted after { $count } day. Results and honours stay.
       *[other] Tables without a running game are deleted after { $count } days. Results and honours stay.
    }
privacy-talk = Chats are kept as long as their tables.
privacy-talk-days =
    { $count ->
        [one] Chats are deleted after { $count } day.
       *[other] Chats are deleted after { $count } days.
    }
privacy-address = The server holds your network address in memory alone, to count requests; newer ones push it out, and a restart forgets it.
privacy-copies = Copies that the operator makes of the site still have what was deleted, until they are deleted themselves.
privacy-others = What others see
privacy-others-see = Whoever sits at a table with you, or has opened the link to it, sees your name, mark, moves and chat. After the game, its replay can be watched by the same link. Your result of the deal of the day is seen by everybody.
privacy-yours = Your data
privacy-export-hint = All that the site keeps of you, in one file. Games that still go on are in it without their hidden cards.
privacy-export = Download my data
privacy-forget-hint = You can have everything deleted at once: your name, results and chat, tables where nobody else sat, and your sign-ins on all devices. In games with others your moves stay, without a name; if a game still goes on, a bot plays it to the end for you.
privacy-forget = Delete everything about me
privacy-forget-sure = This cannot be undone.
privacy-forget-yes = Delete for good
privacy-contact = Questions about your data: { $contact }
`;export{e as default};