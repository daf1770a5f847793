var e=`## Welcome To…: the card on the front page.

welcome-name = Welcome To…
welcome-original = Welcome To…
welcome-minutes = 25\xA0minutes
welcome-blurb = Three streets to number, the same cards for everybody, and never enough room.
welcome-page-score = Score a real game
welcome-page-print = Print sheets
welcome-page-own = Your own sheets
welcome-page-diploma = Diploma
`;export{e as default};