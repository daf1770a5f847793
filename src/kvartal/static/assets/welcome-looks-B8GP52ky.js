var e=`## How the ordinary sheet looks

welcome-looks = How your sheet looks
welcome-looks-about = Only you see it, and no rule changes. Every expansion has a place of its own.
welcome-look-usual = Suburb
welcome-look-ski = Ski resort
welcome-look-beach = Beach
welcome-look-swamp = Old monsters’ swamp
welcome-look-underwater = Underwater town
welcome-look-west = Wild West
welcome-look-camp = Summer camp
`;export{e as default};