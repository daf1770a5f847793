var e=`# Ice cream truck

## The trucks {#icecream}

A truck ![](sign:icecream-truck) stands at the beginning of each street: on the left of the top and bottom street, on the right of the middle one. Whenever you build a house ahead of it, even by a bis, it drives there. The cone ![](sign:icecream-cone) before that house is sold; cones it has passed without stopping are gone. It never drives back, so houses behind it move nothing.

![The cones at 1 and 4 are sold, the one between them is lost.](figure:icecream)

## The route {#icecream-route}

A route is finished when its last cone is sold or gone. All who finish the route of a street in the round in which it is first finished circle its bonus; everybody else crosses it out.

## Points {#icecream-score}

A cone ![](sign:icecream-cone) that was sold brings a point for each scoop, and one more if you have the bonus of its street.

## Plans {#icecream-plans}

One of five plans takes the place of the third plan. They ask for small estates with cones sold or without any, single houses with a pool and a cone, five cones of three scoops, or all cones of a street.

## Against a rival {#icecream-rival}

When a plan-completed card comes, you cross out a route bonus of your choice that is not circled. Every card given to the rival except fence cards is ice cream and brings it a point; each bonus crossed out in this way brings it 10 more.

## Unclear cases {#icecream-cases}

- A roundabout moves no truck; the cone on its lot can only be passed.
- The points of four plans are our guess; cones are those of an earlier edition.
`;export{e as default};