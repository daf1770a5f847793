var e=`# What the host of a table can do, and what the others see of it.

host-more = For the host: { $name }
host-away = Remove from the table
host-away-sure = The seat becomes free. { $name } will not be able to sit at this table again or write in its chat.
host-away-sure-play = From now on a bot plays for { $name }, who will not be able to take the seat back or write in this chat.
host-no = Never mind
host-mute = Mute in the chat
host-unmute = Unmute in the chat
host-close = Close the table to outsiders
host-close-hint = Neither spectators nor new players can come in, even with the link.
seat-muted = may not chat
table-closed = The table is closed to outsiders.
handover-sent = The host has removed { $name } from the table: a bot takes over.
lost-away = You were removed from this table
lost-away-hint = The host has decided to play on without you.
lost-closed = The table is closed
lost-closed-hint = Only those who sit there can see it.

## What the operator has decided

error-silenced = You cannot chat on this site.
error-banned = You are banned from this site.
error-signed-out = You have been signed out on this device.
error-bad-ticket = This link has already been used or has expired.
error-bad-passkey = This passkey does not work here.
lost-banned = No entry
lost-banned-hint = The operator of this site has closed it to you.

## Devices

devices = My devices
device-add = Sign in on another device
device-add-hint = Your seats, games and records will be there, too. Scan the code or open the link: it works only once and only for ten minutes.
device-make = Show code and link
device-qr = QR code with the sign-in link
device-link = Sign-in link
device-secret = Keep it to yourself: whoever opens the link can play as you.
device-list = Where you are signed in
device-here = this device
device-seen = last seen { $moment }
device-unknown = Unknown device
device-nameless = a player without a name
sign-out = Sign out
sign-out-here = Sign out on this device
sign-out-others = Sign out everywhere else
sign-out-sure = On this device you will be a new player. You can come back from another device of yours or with a passkey.
sign-out-last = This is your only device, and you have no passkey: there will be no way back to your seats, games and records.
device-ask = Continue as { $name }?
device-ask-hint = The seats, games and records of that device will appear on this one, too. Agree only if you made the link yourself.
device-ask-lose =
    { $count ->
        [one] Right now this device belongs to { $name }, whose { $count } table will no longer be visible here.
       *[other] Right now this device belongs to { $name }, whose { $count } tables will no longer be visible here.
    }
device-yes = Continue
device-own = You are already signed in
device-own-hint = This link is for another device: open it there.
device-not = Could not sign in
passkeys = Passkey
passkeys-hint = It brings your seats back on any device, even if you lose this one. Your phone, computer or password manager keeps it; no e-mail is needed.
passkey-make = Create a passkey
passkey-enter = Sign in with a passkey
passkey-drop = Delete
passkey-made = created { $moment }
passkey-none = You did not choose a passkey.

## What is kept

privacy = What this site keeps
privacy-intro = There are no accounts, no e-mail and no passwords here. Your browser gets a signed cookie with a random number, by which the site knows you and your seats.
privacy-kept = What is kept
privacy-kept-name = The name, avatar and language you have chosen.
privacy-kept-games = The tables you have opened, your seats, and every move.
privacy-kept-talk = What you have written in the chats of tables.
privacy-kept-results = Results of solo games and of deals of the day, and what you have earned for your diploma.
privacy-kept-devices = Where you are signed in: browser, system and the time of your last visit; of passkeys, only the public part.
privacy-kept-browser = In your browser itself: the cookie, and settings such as theme and sound.
privacy-not = What is not kept
privacy-not-kept = Network addresses are neither in the database nor in the server’s log, unless the operator has banned one. There are no advertisements, no trackers and no third-party scripts.
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
privacy-address = The server holds your network address only in memory, to count requests; newer addresses push it out, and a restart clears it.
privacy-copies = Backups that the operator makes still contain what was deleted, until the backups are deleted as well.
privacy-others = What others see
privacy-others-see = Whoever sits at a table with you, or has opened the link to it, sees your name, avatar, moves and chat. After the game, the same link leads to its replay. Everybody can see your result in the deal of the day.
privacy-yours = Your data
privacy-export-hint = Everything the site keeps about you, in one file. Games still in progress are included without their hidden cards.
privacy-export = Download my data
privacy-forget-hint = You can have everything deleted at once: your name, results and chat, tables where nobody else sat, and your sign-ins on all devices. In games with others your moves stay, without a name; if a game is still in progress, a bot finishes it for you.
privacy-forget = Delete everything about me
privacy-forget-sure = This cannot be undone.
privacy-forget-yes = Delete for good
privacy-contact = Questions about your data: { $contact }
`;export{e as default};