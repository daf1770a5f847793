var e=`# Doomsday

## The bunkers {#doomsday}

Fourteen houses have a bunker ![](sign:doomsday-bunker) in the garden. When you build such a house, write its number into the bunker as well: that many people will find room. A bis counts too, without its mark.

![A 4 and its bis: the bunker below the bis holds 4.](figure:doomsday)

## Points {#doomsday-score}

At the end everybody adds up the bunkers ![](sign:doomsday-bunker) of each street. The largest sum of the top street brings 8 points, of the middle street 10, of the bottom street 11. Whoever has the smallest sum of all three streets together believes least in the end of the world and gets 9. Players who tie all get the full points.

## Plans {#doomsday-plans}

One of five plans takes the place of the third plan. They ask for single houses with a bunker, estates of three with exactly one, all bunkers, room for 50 in all, or for 30 on each of two streets.

## Against a rival {#doomsday-rival}

The rival begins with 20 on the top street and 30 on each of the others. A plan-completed card adds the highest number of the last three cards you gave it: A on the top, B on the middle, C on the bottom street. In the expert game each of your roundabouts adds 10 to the rival on its street at once. At the end you compare as usual.

## Unclear cases {#doomsday-cases}

- A bunker with a 0 counts as built. If everybody has 0 on a street, everybody gets its points.
- 9¾ gives room for 9; the fraction is always dropped.
- At level 0 you score against the rival’s numbers, and its own points are not counted.
- Doomsday needs an opponent: it cannot be played solo without a rival.
- The places of the bunkers and the points of the plans are our guess.
`;export{e as default};