var e=`## The guided game: five rounds with known cards.

welcome-lesson-hello = Here are three empty streets. Every round you write one house number. The most valuable town wins. Let’s play five rounds together.
welcome-lesson-park = Three pairs: a house number and an effect. Your rival chooses from the same three. Take the middle one: 8 with a park.
welcome-lesson-park-no = You may take that pair as well. But let’s begin with a park, the easiest effect. Go back and take the middle pair.
welcome-lesson-park-write =
    { $narrow ->
        [yes] Each street runs over two lines; its numbers rise from left to right, line by line. 8 belongs near the middle: choose the marked lot.
       *[no] Numbers rise from left to right, so 8 belongs near the middle. Choose the marked lot of the top street.
    }
welcome-lesson-park-write-no = You may write it there, but the next houses of this lesson stand beside the marked lot. Go back and choose it.
welcome-lesson-finish-1 = The house stands, and the street has a park: the more parks, the more the street is worth. Press “Done”.
welcome-lesson-pool = Your rival has built as well, and new cards are out. Take the first pair: 6 with a pool.
welcome-lesson-pool-no = This time we build a pool. Go back and take the first pair.
welcome-lesson-pool-write = A pool needs a lot with a pool drawn on it. There is one to the left of your 8: choose it.
welcome-lesson-pool-write-no = There is no pool here, so the effect is lost. And a free lot between 6 and 8 will be handy for a 7. Choose the marked lot.
welcome-lesson-finish-2 = The pool is built; each one is worth more than the last. Finish your turn.
welcome-lesson-fence = Houses between two fences are an estate, and estates score most. Take the first pair: 4 with a fence.
welcome-lesson-fence-no = Now we want a fence and a low number. Go back and take the first pair.
welcome-lesson-fence-write = 4 is less than 6, so it goes to its left. Choose the marked lot.
welcome-lesson-fence-write-no = You may, but 4 is more useful beside the 6: it leaves exactly one lot to its left. Choose the marked lot.
welcome-lesson-fence-build = Now the fence itself: put it between 4 and 6. The end of a street counts as a fence, too.
welcome-lesson-fence-build-no = A fence may stand there. But we want an estate of two on the left: from the end of the street to a fence between 4 and 6.
welcome-lesson-finish-3 = There is now room for an estate of two: only the first lot is empty. Finish your turn.
welcome-lesson-agent = An agent makes all estates of one size worth more. Take the first pair: 7 with an agent.
welcome-lesson-agent-no = The 7 fits exactly between 6 and 8. Go back and take the first pair.
welcome-lesson-agent-write = One lot is free between 6 and 8, just right for the 7. Choose it.
welcome-lesson-agent-write-no = You may, but then the lot between 6 and 8 stays empty: only a 7 fits there. Go back and write it.
welcome-lesson-agent-size = Soon we will have an estate of two. Let it be worth more: choose size 2 below the streets.
welcome-lesson-agent-size-no = We will not have such an estate soon. Go back and choose size 2.
welcome-lesson-finish-4 = You never have to use an effect: you can just finish the turn. Finish this one, too.
welcome-lesson-temp = Temps change the number by 1 or 2, up or down. Take the first pair: 2 with temps.
welcome-lesson-temp-no = We need a number below 4. Go back and take the first pair.
welcome-lesson-temp-write = Choose the first lot on the left, then a number: anything below 4 will do.
welcome-lesson-temp-write-no = You may, but finishing the estate is better: build on the first lot on the left.
welcome-lesson-finish-5 = The first lot is built. Finish your turn, and let’s see what we have.
welcome-lesson-group = Your first estate: two houses between the end of the street and a fence, no empty lots. It scores at the end of the game.
welcome-lesson-plans = City plans ask for certain estates. Whoever completes a plan first gets more. Houses that count for one plan cannot count for another.
welcome-lesson-rest = One effect is left: the bis repeats a neighbour’s number, but costs points. And if a number fits nowhere, you take a permit refusal.
welcome-lesson-end = The game ends when somebody has built every house, completed three plans or taken three refusals. That’s all — good luck!
`;export{e as default};