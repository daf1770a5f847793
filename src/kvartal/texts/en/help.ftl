## What `--help` says

help-kvartal =
    City-building tabletop games: play them, serve them, study them.

help-games =
    List every title with its rulesets, seats and options, and whether its rules are compiled.

help-play =
    Play RULESET in the terminal: alone, against bots, or several people at one screen.

    You type actions as the journal writes them (docs/notation.md). In Town 77
    a tile is a colour letter A-G and a shape digit 1-7, such as B2; a lot is
    a column letter a-g and a row digit 1-7, and a1 is the upper left corner:
      place B2 b1          place tile B2 on lot b1
      exchange A2 B2 C2    exchange three alike
      discard D5           put D5 back into the bag after drawing
      keep                 keep all tiles
      leave                leave the game when nothing fits
      facedown B1 b1       solo: place B1 face down
      call b1              with the option calls: point at a mistake

    In Welcome To a turn has several steps; T, M and B are the streets:
      take 1               take the first pair
      take 1 2             of cards that you hold: the number of the first, the effect of the second
      write 7 T3           write 7 on lot T3 of the top street
      fence T3             a fence to its right; or agent 2, park, pool, bis 7 T4
      plan 1               claim a plan; estate T0 names an estate for it
      refuse               when no number fits
      done                 the turn is finished; steps may share a line: take 1 / write 7 T3 / done

    In Sprawlopolis a place is column,row; 0,0 is where the city began:
      place 12 2,-1        lay card 12 two to the right and one up
      place 12 2,-1 turned the same, with the card turned by half a turn

    In The Estates a lot is a row A-C and a number 1-10, a floor a colour letter and a digit:
      offer R5             put floor R5 up for auction; or roof, barrier1, mayor, cube
      embezzle             first put a check into the box
      bid 3, pass          bid, or pass
      sell, keep           sell it, or keep it
      place B2             place a floor or a roof on lot B2
      shorten A            shorten a row by a barrier; or lengthen A
      mayor C, cancel 2    put the mayor at row C, take off barrier 2; remove takes a piece out of the game

    Besides actions you may type
      ?                    all that is possible now
      hint                 what a bot would do
      undo                 take back a step of a turn that has several
      help                 this list
      quit                 stop (Ctrl-D does the same)
    The beginning of an action is enough if no other action begins the same way.

    Examples:
      kvartal play town77                            you and one bot
      kvartal play town77 --seats 4 --bots easy      you and three bots
      kvartal play town77 --people 2 --bots hard     two people and one bot
      kvartal play "town77(solo)"                    the solo challenge
      kvartal play welcome --bots greedy             Welcome To with one bot
      kvartal play sprawlopolis --seats 1            Sprawlopolis alone
      kvartal play estates --seats 3                 The Estates with two bots
help-play-seats = How many play in all; by default as many as there are people and bots.
help-play-people = How many are at this screen.
help-play-bots = Who plays the other seats, as in hard,easy.
help-play-seed = Deal the same game again.
help-play-position = Begin at the position in this file (or - for standard input), in place of RULESET.
help-play-journal = Write the journal here at the end.

help-serve =
    Serve the site until it is stopped (Ctrl+C); the first line printed is its address.
help-serve-host = Address to listen on; 0.0.0.0 is the whole network.
help-serve-port = Port; 0 takes a free one.
help-serve-data = Folder for games and settings; by default the user's.
help-serve-open = Open the site in a browser.
help-serve-lang = Language of the site for those who have not chosen one, ru or en; by default that of their browser.
help-serve-site = A name under which the site is reached, as in play.example; may be repeated. Without it: addresses, and names of a home network.
help-serve-trusted-proxy = Address or network of a proxy whose X-Forwarded-For and X-Forwarded-Proto are trusted; may be repeated.
help-serve-limit = Change a limit, as in tables=2/100; may be repeated. docs/limits.md lists them all.

help-serve-keep-tables = Days after which tables without a running game are deleted; 0 keeps them.
help-serve-keep-talk = Days after which the chats of tables are deleted; 0 keeps them.
help-serve-contact = Whom to write to about data; the privacy page shows it.
help-serve-metrics = Serve figures about the server to Prometheus, at /metrics; not through a proxy.

help-backup =
    Copy the games, the players and the cookie secret into a folder; the server may be running.
help-backup-data = Folder for games and settings; by default the user's.

help-restore =
    Restore a copy made by backup. The server must not be running; existing data is moved to another folder.
help-restore-data = Folder for games and settings; by default the user's.

help-admin =
    Look at what a site keeps; ban or mute somebody; close a table; export or delete what is kept about a person, a table or a talk.

      kvartal admin tables                 kvartal admin ban PERSON|ADDRESS
      kvartal admin persons                kvartal admin unban PERSON|ADDRESS
      kvartal admin bans                   kvartal admin mute PERSON
      kvartal admin talk TABLE             kvartal admin unmute PERSON
      kvartal admin export PERSON          kvartal admin delete-person PERSON
      kvartal admin open-table TABLE       kvartal admin close-table TABLE
      kvartal admin delete-table TABLE     kvartal admin delete-talk TALK

    Ban a person or an address (192.0.2.7, 192.0.2.0/24); a talk is the chat of a table, the words of a person, or one line (TABLE/3).
    Only those who have a seat at a closed table can open it.
    A running server does what is asked within two seconds.
help-admin-data = Folder for games and settings; by default the user's.

help-simulate =
    Play many games between bots and sum them up.

    Bots: random, greedy, search, exact, and the levels easy, normal, hard. The digest is a fingerprint of all results:
    equal rulesets, seats, bots and seeds give equal digests, whatever the number of processes. (Levels also stop
    thinking by the clock; on a very slow machine that can change their play.)
help-simulate-seats = How many play; by default the fewest that can.
help-simulate-bots = One bot for each seat, such as hard,greedy; a single bot plays all seats.
help-simulate-laws = Check the games by the laws of kvartal.testing as well: every position by the laws of play, some by all laws.
help-simulate-share = With --laws: the share of positions, chosen at random, that all laws check (slow).
help-simulate-jobs = Processes to spread the work over; by default all processors.
help-simulate-think = Seconds per step for bots that think, instead of their usual time.
help-simulate-simulations = Simulations per step for bots that think, instead of their own number; without --think time is then unlimited.

help-duel =
    Let bots play against each other and print win rates with 95 % confidence intervals.

    Every deal is played once from every seat, so neither luck of the draw nor the seat favours anybody. In co-operative
    and solo rulesets each bot plays every deal by itself; without a goal to reach, the better score wins the deal.
help-duel-seats = How many play; by default as many as bots, or the fewest that can.
help-duel-bots = Two or more; the last one takes the seats left.
help-duel-jobs = Processes to spread the work over; by default one for each processor.
help-duel-think = Seconds per step for bots that think, instead of their usual time.
help-duel-simulations = Simulations per step for bots that think, instead of their own number; without --think time is then unlimited.

help-perft =
    Count the sequences of DEPTH legal actions from the start, to compare two versions of the rules.

    Chance is drawn, not counted: whatever has to be dealt after a sequence of actions is drawn from a stream whose seed
    is SEED mixed with those actions. Equal sequences therefore meet equal deals, and the numbers depend on the ruleset,
    the seats, the seed and the depth alone. A game that ends earlier is not counted at greater depths.
help-perft-seats = How many play; by default the fewest that can.

help-replay =
    Play the journal in FILE (or - for standard input) again and check every digest.

    Exit code 0 means that the journal is right; 2, with a sentence, that it is not. With --all, FILE is a folder: every
    journal in it and below it is checked, one line each, and exit code 1 means that some are not right.
help-replay-story = Tell every step in words.
help-replay-position = Print the last position as text.
help-replay-all = Check all journals of a folder.

help-position =
    Read the position in FILE (or - for standard input); print legal actions and score lines.

    With --try "ACTION" the exit code is 0 when the action is legal and 1 when it is not; put " / " between the
    steps of one turn. If the text cannot be read, the exit code is 2.
help-position-try = Say whether this action is legal, or why not.
help-position-seat = Whose turn to look at; by default the first seat that is to act.

help-score =
    Count what is written in FILE (or - for standard input) by the rules of RULESET, line by line.

    sprawlopolis: a line "goals: 8 9 11", then the rows of the city, one word per block: zone R, C, I or P and the two
    sides of N, E, S, W where its road leaves it, such as REW or P; a dot is an empty place.

    welcome: for each sheet a line "name: ANNA", its streets as lines T, M and B with one word per lot (. empty, 7 a
    house, 7b a bis, then ~ for its pool and | for a fence to its right), and whichever were used of "parks: 3 1 0",
    "agents: 1 0 2 0 0 0", "temps: 5", "refusals: 2", "plans: 8 - 7"; "others: 4 2" gives the temps of the other players,
    and with a line "table: N1-1 N2-3 N3-2" the sheets are checked against these plans. Errors on a sheet are pointed out, and the exit code is then 1.

help-print =
    Make a PDF of sheets of TITLE to write on, two to a page (one if expansions make them tall), and of its player aid.
help-print-sheets = How many sheets.
help-print-paper = Paper size.
help-print-low-ink = Thin grey lines, no colours.
help-print-aid = Add the player aid.
help-print-out = Where to write the PDF, - for standard output.

help-explain =
    Explain how RULESET is played, in Russian or English.

help-playthrough =
    Write out a random game of RULESET, with every view, choice and fact.

    With --write, renew the golden playthrough of every ruleset in a folder; in this project: tests/playthroughs.
help-playthrough-seats = How many seats; by default a few.
help-playthrough-write = Write all rulesets here.

help-lang = Language of the words, ru or en; by default that of the environment (LANG).
help-json = Print JSON, for programs.
help-help = Show this message and exit.
help-version = Show the version and exit.
help-simulate-games = How many games.
help-simulate-seed = Where chance starts; the same seed gives the same games.
help-duel-games = How many games, best a multiple of the seats; alone or together, how many deals for each bot.
help-duel-seed = Where chance starts; the same seed gives the same deals.
help-perft-seed = Where chance starts; the same seed gives the same numbers.
help-perft-depth = How many actions deep.
help-playthrough-seed = Where chance starts; the same seed gives the same game.
help-usage = Usage:
help-options = Options
help-commands = Commands
help-default = default:

## What is wrong with a call

misuse-hint = More: { $help }
misuse-option = There is no option { $name }.
misuse-command = There is no command { $name }.
misuse-near = Did you mean { $near }?
misuse-missing = { $name } is missing.
misuse-short = { $name } needs a value.
misuse-flag = { $name } takes no value.
misuse-extra = Unexpected: { $words }.
misuse-value = { $name }: { $value } does not fit; { $wanted }.
misuse-one-of = choose from { $choices }
misuse-whole = give a whole number
misuse-number = give a number
misuse-from = from { $least }
misuse-over = greater than { $least } and up
misuse-to = to { $most }
