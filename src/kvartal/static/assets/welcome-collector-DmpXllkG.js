var e=`# Collector’s Edition

## Nine expansions {#collector}

Each expansion is a sheet of its own with five plans, one of which takes the place of the third plan.

- Easy: Easter egg hunt, Christmas lights, American Dream.
- Medium: Doomsday, UFO in Roswell, Quack!
- Hard: Ice cream truck, Halloween, Zombie outbreak.

American Dream changes the game most, and it is the best one for newcomers. The 9¾ cards go with everything.

## What goes with what {#collector-mix}

All expansions go with the expert game, with the variant for experienced players and with solo play; only American Dream does not go with the expert game. Doomsday and Zombie outbreak cannot be played solo without a rival: choose one, if only of level 0.

One expansion is played at a time. As a house rule of ours you may mix those that share the usual sheet, all but American Dream; the third plan then comes from any of them.

## Open effects, secret numbers {#collector-hands}

In the variant for experienced players everybody sees the effects in all hands, but only the owner sees the numbers. By the rules of this edition everybody begins with one card, draws two each round and passes the third to the left.

## Looks {#collector-looks}

The ordinary sheet comes in six looks: a ski resort, a beach, a swamp, a city under water, a town of the Wild West and a summer camp. They change no rule, and everybody picks their own.

## Own sheets and the diploma {#collector-own}

Where no source shows what is printed on a sheet, we guessed, and the player aid at the table says so. If you own the printed sheet, correct ours on the page of your own sheets and play with it. After each game the site checks whether you have earned a line of your diploma, which can be printed.
`;export{e as default};