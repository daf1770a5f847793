var e=`## The command line

cli-file = { $file } cannot be read: { $why }.
cli-not-text = { $file } is not a text file.
cli-compiled = compiled
cli-interpreted = interpreted
cli-seats =
    { $least ->
        [one] { $most ->
            [one] { $most } seat
           *[other] { $least } to { $most } seats
        }
       *[other] { $least } to { $most } seats
    }
cli-playthrough-what = Name a ruleset, or a folder with --write.
cli-written =
    { $count ->
        [0] Nothing has changed.
        [one] { $count } file written.
       *[other] { $count } files written.
    }
`;export{e as default};