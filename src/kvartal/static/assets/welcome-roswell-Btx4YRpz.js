var e=`# UFO in Roswell

## The goal {#roswell}

You are a zurg who looks like a human and means to bring others into town. Before the first round everybody secretly chooses a goal: zurgs in 3 or 4 estates, in 5 or 6, in 7 or 8, or in 9 and more. Then all goals are shown.

## The saucers {#roswell-saucers}

When you have written a number below a flying saucer ![](sign:roswell-saucer) you choose: use the effect as humans do, or give it up and circle the saucer. A circled saucer ![](sign:roswell-zurg) has brought a zurg into the house.

![Two estates with zurgs: the saucers above 2 and 6 are circled, the one above 5 is not.](figure:roswell)

## Points {#roswell-score}

Count your complete estates with at least one zurg ![](sign:roswell-zurg); several in one estate count once. If their number is what you promised, each brings 4, 5, 6 or 7 points, the higher the goal the more. If there are fewer or more, each brings only 2.

## Plans {#roswell-plans}

One of five plans takes the place of the third plan. They ask for estates with zurgs or without any, all saucers of a street, or two in each of three columns of houses.

## Against a rival {#roswell-rival}

The first card that you give the rival, and each card that follows a fence card, is laid with its effect up: a house with a zurg. It brings 5 points and is one house of an estate, and its effect does not count at all.

## Unclear cases {#roswell-cases}

- A number changed by temps counts as a used effect, and so does a bis: the saucer can then no longer be circled. Temps that changed nothing can still be given up, and their box stays free.
- A fence card that lies as a zurg is no fence, so the next card lies as usual.
- The saucers, the columns, the two middle goals and the points of the plans are our guess.
`;export{e as default};