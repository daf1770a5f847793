var e=`## The Estates: the card on the front page.

estates-name = The Estates
estates-original = The Estates
estates-minutes = 45\xA0minutes
estates-blurb = Buy floors at auction, finish your rows and spoil your rivals’. An unfinished row counts against its owners.
`;export{e as default};