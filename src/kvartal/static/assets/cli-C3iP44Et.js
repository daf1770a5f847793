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
`;export{e as default};