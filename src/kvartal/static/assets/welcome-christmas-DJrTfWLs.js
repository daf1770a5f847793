var e=`# Christmas lights

## The garlands {#christmas}

Neighbouring houses whose numbers follow each other, such as 6 and 7, are linked by a garland ![](sign:christmas-garland) as soon as both stand. A bis is linked with its own number, and with the next one too.

![The garland links 6, 7 and 8, and does not reach 10.](figure:christmas)

There is nothing to decide: the lights go on by themselves. Fences do not cut a garland; a gap or a roundabout does.

## Points {#christmas-score}

On each street the longest garland ![](sign:christmas-garland) brings a point for every house it links. A house alone brings nothing.

## Plans {#christmas-plans}

One of five plans takes the place of the third plan. They ask for whole estates in one garland, estates with a dark house in the middle, the bottom street in one garland, or any street in one garland together with all its parks.

## Against a rival {#christmas-rival}

The rival has a point for every card between the lowest and the topmost fence card of its stack. The two outer fences do not count, fences between them do.

## Unclear cases {#christmas-cases}

- With the 9¾ cards the fraction is dropped: 8, 9¾, 10 and 9, 9¾, 10 are both linked.
- The points of four plans are our guess.
`;export{e as default};