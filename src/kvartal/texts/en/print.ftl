## Printing

print-none = There is nothing to print for { $title }: it is played without paper.
print-no-layer = The sheet of { $name } cannot be printed yet: it has no drawing.
print-nothing = There is nothing to print: ask for sheets (--sheets) or the player aid (--aid).
print-both = Both --json and “--out -” write to standard output: choose one.
print-file = { $file } cannot be written: { $why }.
print-done =
    { $sheets ->
        [0] The player aid is in { $file }.
        [one] { $sheets } sheet is in { $file }.
       *[other] { $sheets } sheets are in { $file }.
    }
