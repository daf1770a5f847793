var e=`## Ice cream truck

welcome-honour-icecream = A game finished: Ice cream truck
welcome-option-icecream = Ice cream truck
welcome-option-icecream-hint = The truck drives to every house you build ahead of it; the cones it passes melt.
welcome-fact-icecream =
    { $scoops ->
        [one] { $name } sells a cone of { $scoops } scoop on lot { $place }.
       *[other] { $name } sells a cone of { $scoops } scoops on lot { $place }.
    }
welcome-fact-icecream-route =
    { $street ->
        [0] { $name } wins the route bonus of the top street.
        [1] { $name } wins the route bonus of the middle street.
       *[2] { $name } wins the route bonus of the bottom street.
    }
welcome-line-icecream =
    { $bonus ->
        [yes] { $street ->
            [0] Cones of the top street: { $cones }, with the bonus
            [1] Cones of the middle street: { $cones }, with the bonus
           *[2] Cones of the bottom street: { $cones }, with the bonus
        }
       *[no] { $street ->
            [0] Cones of the top street: { $cones }
            [1] Cones of the middle street: { $cones }
           *[2] Cones of the bottom street: { $cones }
        }
    }
welcome-icecream-no-cone = There is no cone on lot { $place }.
welcome-fault-icecream-empty = { $place }: the cone is sold, but no house was built there.
welcome-fault-icecream-stop = { $place }: the truck stopped here, so the cone must be sold.
welcome-fault-icecream-gone = { $place }: the truck has not come this far, so the cone cannot be crossed out.
welcome-fault-icecream-either = { $place }: the truck has come by, so the cone is either sold or crossed out.
welcome-fault-icecream-bonus =
    { $street ->
        [0] The truck of the top street has not finished its route, so there is no bonus.
        [1] The truck of the middle street has not finished its route, so there is no bonus.
       *[2] The truck of the bottom street has not finished its route, so there is no bonus.
    }
welcome-plan-ice-1 = Three complete estates of 3 with at least two cones sold in each.
welcome-plan-ice-2 = Two complete estates of 3 without any cone sold.
welcome-plan-ice-3 = Three complete estates of 1, each with a pool built and a cone sold.
welcome-plan-ice-4 = Sell at least five cones of three scoops.
welcome-plan-ice-5 = Sell all cones of one street.

welcome-truck =
    { $bonus ->
        [won] bonus won
        [lost] bonus lost
       *[open] truck
    }
welcome-place-truck = the truck stands here
welcome-place-cone =
    { $state ->
        [sold] a cone sold, scoops: { $scoops }
        [gone] a cone melted
       *[open] a cone, scoops: { $scoops }
    }
welcome-score-route = route bonus
welcome-score-cone = cone circled

welcome-fact-icecream-crossed =
    { $street ->
        [0] { $name } crosses out the route bonus of the top street.
        [1] { $name } crosses out the route bonus of the middle street.
       *[2] { $name } crosses out the route bonus of the bottom street.
    }
welcome-line-rival-icecream = Ice cream of the rival: { $cards }, route bonuses crossed out: { $bonuses }
welcome-refusal-icecream-owed = Cross out a route bonus first.
welcome-refusal-icecream-now = A route bonus is crossed out only against a rival, when a plan-completed card comes.
welcome-refusal-icecream-decided = This route bonus is already circled or crossed out.
welcome-status-icecream-cross = Which route bonus do you cross out?
welcome-button-cross =
    { $street ->
        [0] Top street
        [1] Middle street
       *[2] Bottom street
    }
welcome-action-cross =
    { $street ->
        [0] cross out the route bonus of the top street
        [1] cross out the route bonus of the middle street
       *[2] cross out the route bonus of the bottom street
    }
welcome-own-word-cones = Cones
welcome-own-cones-0-1 = one scoop
welcome-own-cones-0-2 = two scoops
welcome-own-cones-0-3 = three scoops

welcome-paper-icecream-route = Route
welcome-paper-icecream-bonus = bonus
welcome-meet-icecream = The truck drives one way along its street and sells the cones at new houses. Cones behind it are gone.

## Lines of the log, without places that have no numbers on the sheet.

welcome-brief-icecream =
    { $scoops ->
        [one] { $name } sells a cone of { $scoops } scoop.
       *[other] { $name } sells a cone of { $scoops } scoops.
    }
`;export{e as default};