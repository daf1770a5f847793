var e=`# Sprawlopolis

## What it is about {#goal}

Together you build one city of fifteen cards. Three other cards say what this city wants to be, and together they set a target. Reach it and all of you win; miss it and all of you lose.

## Cards {#cards}

Each of the 18 cards has two sides. The front shows four blocks, one of each zone: **residential**, **commercial**, **industrial** and a **park**, with one or two roads across them; a park never has a road. The back holds a scoring condition, and its number, 1 to 18, is what it adds to the target.

![A card: residential, industrial, a park, commercial, and one road.](figure:card)

## Setup {#setup}

Three random cards become the conditions; the sum of their numbers is the target. The first player, drawn by lot, gets three cards, everybody else one. One card starts the city. The rest is the deck; its top card lies open, and everybody may look at it.

## A turn {#turn}

1. Lay one of your cards into the city.
2. Pass the other cards to the player on your left.
3. Draw the open card of the deck, if there is one.

Talk as much as you like about where things should go, and point at places. But nobody shows a card before it is laid: whoever shows one must lay it.

## Laying a card {#place}

- The card lies like the first one, upright or **turned by half a turn**.
- It must **share a side** with a block of the city, or **cover** at least one block. It may even cover a whole card.
- A corner alone is not enough, and no card may be slipped under another.
- Gaps and holes are allowed.

![Side by side: allowed.](figure:side)

![On top of a block: allowed, and the block is gone.](figure:cover)

![Only a corner: not allowed.](figure:corner)

![The same card, turned by half a turn.](figure:turned)

## The end {#end}

The game ends when all fifteen cards lie in the city. Count:

- **Groups.** Blocks of one zone that are connected by their sides are a group. For each zone, the largest group brings a point for every block in it.
- **Roads.** Every road costs a point, long or short. A loop is one road.
- **Conditions.** Add what the three conditions bring, which may be less than zero.

With at least as many points as the target, you have won.

![Largest groups count: here four residential blocks are connected.](figure:groups)

## The conditions {#conditions}

1. **The Outskirts.** Each road: −1 if one of its dead ends points out of the city (once, even if both do), otherwise +1. A loop brings +1.
2. **Bloom Boom.** Each row and each column of the city: +1 with exactly three parks, −1 with none.
3. **Go Green.** Each park +1, each industrial block −3.
4. **Block Party.** Count the squares of four blocks of one zone; they may overlap. None brings −8, then −5, −2, 1, 4, and 7 for five or more.
5. **Stacks and Scrapers.** Each industrial block with neither a residential block nor a park beside it: +2. Open sides do no harm.
6. **Master Planned.** The size of the largest residential group minus that of the largest industrial group.
7. **Central Perks.** Each park with blocks on all four sides +1, every other park −2.
8. **The ’Burbs.** Beside the largest residential group each park brings +1 and each industrial block −2; a block counts once however often it touches the group.
9. **Concrete Jungle.** Each industrial block that touches another at a corner: +1. A shared side alone does not count.
10. **The Strip.** The number of commercial blocks in one row or one column of your choice; what lies between does not matter.
11. **Mini Marts.** Each commercial block whose road runs into residential blocks on both sides: +2. A residential block may serve two commercial ones.
12. **Superhighway.** The longest road: +1 for every two sections. A section is the piece of road on one block.
13. **Park Hopping.** Each road whose two ends lead to two different parks: +3.
14. **Looping Lanes.** Each section of a closed loop: +1, for all loops of the city.
15. **Skid Row.** Each residential block beside two or more industrial ones: +2.
16. **Morning Commute.** Each road that runs through a residential and a commercial block: +2.
17. **Tourist Traps.** Each commercial block at the edge of the city +1, on a corner of it +2.
18. **Sprawlopolis.** The number of blocks in the fullest row plus that in the fullest column; gaps do not count, a block may count in both.

## Solo {#solo}

Playing solo, you always hold three cards: lay one, draw the open one. When the deck is empty, lay what you hold.

## Easier, harder {#modes}

**Easy:** roads cost nothing. **Hard:** only one group counts, the largest one in the city.

## Unclear cases {#readings}

The rulebook leaves some questions open. You can settle them when you set up a table; the first answer is the usual one.

- Is the rim of an enclosed hole the edge of the city (conditions 1, 7, 17)? **Yes**, or no.
- Park Hopping: are two blocks of one park group different parks? **Yes, different blocks**, or only different groups.
- The ’Burbs with several largest groups: **the one that is best for the team** counts, or the worst.
- Hard mode: **the zone with the largest group** counts, or a zone named before the game.
`;export{e as default};