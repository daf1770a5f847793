var e=`## Christmas lights

welcome-honour-christmas = A game finished: Christmas lights
welcome-option-christmas = Christmas lights
welcome-option-christmas-hint = Neighbouring houses with consecutive numbers light up; the longest garland of each street scores.
welcome-fact-christmas = { $name } links lots { $places } with a garland.
welcome-line-christmas =
    { $street ->
        [0] Longest garland of the top street: { $houses }
        [1] Longest garland of the middle street: { $houses }
       *[2] Longest garland of the bottom street: { $houses }
    }
welcome-plan-xmas-1 = Three complete estates of 3, each linked by one garland.
welcome-plan-xmas-2 = Complete estates of 4 and of 5, each linked by one garland.
welcome-plan-xmas-3 = Two complete estates of 3 whose middle house is linked to neither neighbour.
welcome-plan-xmas-4 = Link all houses of the bottom street with one garland.
welcome-plan-xmas-5 = Link all houses of one street with one garland, and plant all its parks.

welcome-garland = garland: { $houses }
welcome-place-linked = a garland to the next house
welcome-line-rival-christmas = Cards between the rival’s outer fences: { $cards }

welcome-paper-christmas-longest = Garland
welcome-meet-christmas = Neighbours whose numbers follow each other share a garland. The longest of each street scores.

## Lines of the log, without places that have no numbers on the sheet.

welcome-brief-christmas = { $name } links houses with a garland.
`;export{e as default};