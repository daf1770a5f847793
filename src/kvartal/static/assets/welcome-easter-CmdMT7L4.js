var e=`## Easter egg hunt

welcome-honour-easter = A game finished: Easter egg hunt
welcome-honour-eggs = 18 eggs found in one game
welcome-option-easter = Easter egg hunt
welcome-option-easter-hint = Certain numbers find the eggs hidden beside the houses; the more eggs, the more points.
welcome-fact-easter =
    { $eggs ->
        [0] { $name } leaves the eggs on lot { $place }.
        [one] { $name } takes { $eggs } egg on lot { $place }.
       *[other] { $name } takes { $eggs } eggs on lot { $place }.
    }
welcome-line-easter = Eggs taken: { $eggs }
welcome-line-rival-easter = Eggs of the rival: { $eggs }
welcome-refusal-easter-owed = First say how many eggs you take on lot { $place }.
welcome-refusal-easter-now = Eggs are taken right after a number is written beside them.
welcome-refusal-easter-most =
    { $most ->
        [one] { $number } takes at most { $most } egg on lot { $place }.
       *[other] { $number } takes at most { $most } eggs on lot { $place }.
    }
welcome-easter-no-egg = There are no eggs on lot { $place }.
welcome-easter-more-eggs =
    { $most ->
        [one] There is only one egg on lot { $place }.
       *[other] There are only { $most } eggs on lot { $place }.
    }
welcome-easter-settled = There is nothing to decide about eggs on lot { $place }: it has none, its number finds none, or they are taken.
welcome-fault-easter-number = { $place }: { $number } cannot have taken these eggs.
welcome-fault-easter-empty = { $place }: eggs were taken, but there is no house.
welcome-plan-easter-1 = Two complete estates of 3 with at least three eggs taken in each.
welcome-plan-easter-2 = Complete estates of 2, of 3 and of 4, without any egg taken in them.
welcome-plan-easter-3 = Take all orange and all pink eggs.
welcome-plan-easter-4 = On every street take eggs of three different colours.
welcome-plan-easter-5 = Take all eggs of the bottom street.

welcome-status-easter = How many eggs do you take?
welcome-button-egg =
    { $eggs ->
        [0] Leave the eggs
        [one] Take { $eggs } egg
       *[other] Take { $eggs } eggs
    }
welcome-action-egg =
    { $eggs ->
        [0] leave the eggs
        [one] take { $eggs } egg
       *[other] take { $eggs } eggs
    }
welcome-track-eggs = Eggs
welcome-egg-colour =
    { $colour ->
        [teal] teal
        [pink] pink
        [orange] orange
        [blue] blue
       *[purple] purple
    }
welcome-place-egg =
    { $state ->
        [taken] eggs taken: { $eggs }, { $colour }
        [gone] eggs lost
       *[open] eggs: { $eggs }, { $colour }
    }
welcome-score-egg = egg taken
welcome-mark-eggs = { $track }: { $eggs }. Points for eggs: { $values }.
welcome-row-easter = Easter eggs
welcome-why-easter = Six eggs score 5, ten 10, fourteen 20, eighteen 35.
welcome-own-word-eggs = Eggs
welcome-own-eggs-0-t = teal
welcome-own-eggs-0-k = pink
welcome-own-eggs-0-o = orange
welcome-own-eggs-0-b = blue
welcome-own-eggs-0-p = purple
welcome-own-eggs-1-1 = one
welcome-own-eggs-1-2 = two

# The letters of the colours in the eggs on paper.
welcome-paper-easter-teal = T
welcome-paper-easter-pink = Pi
welcome-paper-easter-orange = O
welcome-paper-easter-blue = B
welcome-paper-easter-purple = Pu
welcome-meet-easter = Eggs by the houses: a 6, 9 or 16 takes one, a 0, 8 or 10 one or two. Points begin at six eggs.

## Lines of the log, without places that have no numbers on the sheet.

welcome-brief-easter =
    { $eggs ->
        [0] { $name } leaves the eggs.
        [one] { $name } takes { $eggs } egg.
       *[other] { $name } takes { $eggs } eggs.
    }
`;export{e as default};