var e=`# American Dream

## A sheet of its own {#american-dream}

Five streets of seven houses stand one below the other and make seven columns. Every house has a colour. Effects do nothing here but show a colour: ![](sign:park)![](sign:american_dream-park) a park green, ![](sign:pool)![](sign:american_dream-pool) a pool blue, ![](sign:temp)![](sign:american_dream-temp) temps orange, ![](sign:bis)![](sign:american_dream-bis) a bis red, ![](sign:agent)![](sign:american_dream-agent) an agent purple, ![](sign:fence)![](sign:american_dream-fence) a fence grey. Temps change no number and bis builds no second house; there are no estates, fences, parks or pools.

Write numbers as usual, rising along each street. If the effect you took has the colour of the house, the house is ![](sign:american_dream-ideal) **ideal** and gets circled. Otherwise it is an ordinary house ![](sign:american_dream-ordinary), which is worth less.

![A grey house written with a fence is ideal, the one beside it is ordinary.](figure:american_dream)

## Bonuses {#american-dream-bonus}

All players who finish a street in the round in which it is first finished circle the **10** beside it. In the same way, all who are the first to finish a column circle the **×2** below it. Everybody else crosses that bonus out.

## The end and the points {#american-dream-score}

The game ends after a round in which somebody takes the third refusal, completes the third plan, or builds the last house of all five streets.

- A finished column brings 1 point for each ordinary and 3 for each ideal house, twice as much with its ×2.
- An unfinished column brings nothing.
- Each street bonus brings 10.
- Plans are added, refusals taken off. A tie is a shared victory.

## Plans {#american-dream-plans}

Nine plans belong to this sheet, three of each letter, and no others are used. They ask for all houses of a colour, columns, streets, or a square of nine ideal houses. Houses may serve several plans.

## Against a rival {#american-dream-rival}

When a plan-completed card comes, you cross out one street bonus and two column bonuses of your choice that are not circled. Every card given to the rival brings it what its own card says for that effect; each street bonus that you crossed out brings it 10.

## Unclear cases {#american-dream-cases}

- The expert game and other expansions do not go with this sheet.
- A bonus lost to others takes nothing away from your plans and columns.
- The colours of the houses, the number of columns and the points of the plans are our guess.
`;export{e as default};