var e=`# Halloween

## Trick or treat {#halloween}

Thirteen houses have a ghost ![](sign:halloween-ghost) and a candy ![](sign:halloween-candy). When you build one of them, even by a bis, circle one of the two, never both.

![Four marked houses: two ghosts and two candies are circled.](figure:halloween)

## Levels {#halloween-levels}

There are three levels of ghosts and three of candies, for **exactly** 4, 6 and 9 circled symbols. At the end of a turn in which your count is exact, you may take that level or an earlier one, if it is still open. You may also wait for more; with 5, 7 or 8 there is nothing. In a game you take at most one ghost level and one candy level.

All who take a level in the same round have it. Everybody else crosses it out.

## What ghosts bring {#halloween-ghosts}

At once, and by your choice:

- 4 ![](sign:halloween-ghost) ghosts: one pool ![](sign:pool) or one park ![](sign:park);
- 6 ![](sign:halloween-ghost) ghosts: two pools ![](sign:pool) or one bis ![](sign:bis);
- 9 ![](sign:halloween-ghost) ghosts: three parks ![](sign:park) or two bis ![](sign:bis).

A **pool** may be any on the sheet that is not circled yet, whether its house is built or not. A **park** may go to any street. A **bis** follows the usual rules but takes no box and costs nothing. If it stands in a marked house, you circle a symbol there, and may even reach a candy level in the same round.

## What candies bring {#halloween-score}

![](sign:halloween-candy) 4, 8 or 12 points at the end, by the level you took.

## Plans {#halloween-plans}

One of five plans takes the place of the third plan. They ask for seven candies, four of each, all thirteen houses, all ghosts of two streets, or all candies of the bottom street.

## Against a rival {#halloween-rival}

A plan-completed card crosses out a level of ghosts and candies alike unless you have it: A the first, B the second, C the third. The rival gets 4 points for each level that lost something this way, 12 at most.

## Unclear cases {#halloween-cases}

- Ghosts come first, with their bonus, then candies. Plans that a bonus completes count for this round.
- A bonus is used in full, as far as there is room for it.
- A roundabout removes the symbols of its lot.
- The thirteen places, the points of candies and those of the plans are our guess.
`;export{e as default};