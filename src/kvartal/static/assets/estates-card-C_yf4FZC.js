var e=`## The Estates: the card on the front page.

estates-name = The Estates
estates-minutes = 45 minutes
estates-blurb = Buy floors at auction, finish your rows and spoil those of others. An unfinished row counts against its owners.
`;export{e as default};