var e=`# Easter egg hunt

## The eggs {#easter}

Spring has come, and somebody has hidden twenty eggs ![](sign:easter-egg) in the gardens. Fifteen houses have one or two eggs beside them, both of the same colour. Whether you find them depends on the number you write there:

- **6**, **9** or **16** finds one egg ![](sign:easter-egg);
- **0**, **8** or **10** finds up to two ![](sign:easter-egg)![](sign:easter-egg);
- any other number finds nothing, and the eggs of that house are gone.

![An 8 takes both eggs of its house, a 9 would take one, a 7 none.](figure:easter)

You say how many you take right after writing the number, before the effect. A bis finds eggs as well. Temps make the rarest numbers, 0 and 16, and help with all the others.

## Points {#easter-score}

![](sign:easter-basket) Six eggs bring 5 points, ten bring 10, fourteen bring 20, eighteen bring 35. Fewer than six bring nothing.

## Plans {#easter-plans}

One of five plans takes the place of the third plan. They ask for many eggs in small estates, estates of 2, 3 and 4 houses without any egg taken, all orange and pink eggs, eggs of three colours on every street, or all seven of the bottom street.

## Against a rival {#easter-rival}

Each 6 and each 9 that you give away is an egg for the rival, each 8 and each 10 two. The rival’s eggs pay like yours.

## Unclear cases {#easter-cases}

- You may leave eggs that you could take. They are then lost, but one plan asks for just that.
- With the 9¾ cards the fraction is dropped: 9¾ finds one egg, 8¾ and 10¾ two, 7¾ and 11¾ none.
- A roundabout buries the eggs on its lot.
- The points of three plans are our guess; eggs and colours are those of an earlier edition and fit this one.
`;export{e as default};