var e=`## The guided game.

sprawlopolis-lesson-hello = You build a city of fifteen cards with four blocks each. Reach the target score and you win. One card is already there.
sprawlopolis-lesson-take = You hold three cards. Choose one to pick it up.
sprawlopolis-lesson-place = Each dot is the middle of a place for it. Lay the card beside the city, side to side: a corner is not enough.
sprawlopolis-lesson-turn = The card is only pencilled in, so you can still move it. Turn it with the 180° button and watch the score.
sprawlopolis-lesson-done = A card lies either upright or turned by half a turn. When you like the place, press “Done”.
sprawlopolis-lesson-groups = Neighbouring blocks of one kind are a group. Of each kind only the largest group counts: one point per block.
sprawlopolis-lesson-cover = Now the trick: a card may go on top of the city. Pick one up and cover at least one block.
sprawlopolis-lesson-cover-no = That card lies beside the city, which is fine. But try to cover something: move it onto a card of the city.
sprawlopolis-lesson-covered = A covered block is gone, but groups and roads can join. Look at the score and press “Done”.
sprawlopolis-lesson-roads = Every road, long or short, costs a point. Join them: two short roads are worse than one long one.
sprawlopolis-lesson-goals = And three conditions, different every game: their numbers add up to the target. Choose a condition to read it.
sprawlopolis-lesson-third = Lay one more card on your own. The score shows what it brings before you press “Done”.
sprawlopolis-lesson-end = So it goes on to the last card: the city will have fifteen. With others you take turns and talk it over. Good luck!
`;export{e as default};