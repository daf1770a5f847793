var e=`# Rivals

## A game for one {#rivals}

You play against a rival of level 1 to 6. The rival has no sheet, only plans and the cards that you give it. Level 0 is for practice: it takes plans from you but has no score.

## Setup and turn {#rivals-turn}

The construction cards are split in two halves, and the three **plan-completed** cards A, B and C are shuffled into the lower one. Each turn, draw three cards, use the number of one and the effect of another, and lay the third on the rival’s stack. Its order never changes, but you may look through it. If you take a refusal, you still give a card away.

![The rival’s stack: fence cards cut it into estates.](figure:rivals)

## Plan-completed cards {#rivals-plans}

Such a card is resolved when you draw it, and replaced by the next one. The rival’s own card says whether it completes a plan with the first, the second and the third of them. If so, it completes the plan of that letter: for the higher points if you have not, otherwise for the lower ones. From then on the lower ones are all you can get for that plan, in this very turn too. Then the card does what your expansion says, whether the plan was completed or not.

## The rival’s points {#rivals-score}

- The plans it has completed.
- Each park, pool, temp and fence card brings what the rival’s card says.
- Fence cards cut the stack into **estates**; both ends count as fenced. In an estate of one to six cards each agent and bis card brings what the rival’s card says, every other card 1. Longer estates bring nothing.
- What the expansion adds.

Six temps or more bring you 7 points. The game ends as usual, or when no construction card is left. You win with more points than the rival.

## Unclear cases {#rivals-cases}

- Nothing is reshuffled. A plan-completed card below the last construction card never comes.
- The lines of the rival and the values of Sergey, level 1, are known. Levels 2 to 6, who completes which plans, and the count of estates are our guess.
`;export{e as default};