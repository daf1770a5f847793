var e=`## The deal of the day.

daily = Deal of the day
daily-short = Every day the same cards for everybody.
daily-about = Everybody has the same cards today. Your first game counts.
daily-back = Previous day
daily-next = Next day
daily-past = This day is over: it can’t be played any more, but you can see how everybody did.
daily-streak =
    { $count ->
        [0] No streak yet: play today.
        [one] { $count } day in a row.
       *[other] { $count } days in a row.
    }
daily-play = Play
daily-again = Play again, not counted
daily-rivals = Against two normal bots: what counts is how far ahead of the better one you finish.
daily-results = Results
daily-none = Nobody has finished yet.
daily-mine =
    { $score ->
        [one] Your result: { $score } point
       *[other] Your result: { $score } points
    }
daily-margin = { $margin } against the target
daily-lead = { $margin } against the best bot
daily-share = Share the result
daily-shared = Copied
daily-line = { $title }: { $score }
daily-name = Your name in the list
`;export{e as default};