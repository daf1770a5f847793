var e=`## Bots are people of the town: a name and one sentence about each.

character-mira = Mira
character-mira-about = A retired architect who sees through everybody’s drawings.
character-osip = Osip
character-osip-about = A street sweeper and philosopher: never in a hurry, never late.
character-clara = Clara
character-clara-about = A bookkeeper who adds faster than the till.
character-timur = Timur
character-timur-about = A postman who knows every house number by heart.
character-vera = Vera
character-vera-about = A gardener who sees a park where others see wasteland.
character-gleb = Gleb
character-gleb-about = A crane driver: looks at everything from above and says little.
character-asya = Asya
character-asya-about = A student who draws cities on napkins.
character-savva = Savva
character-savva-about = A watchmaker who likes it when everything fits.
character-zoya = Zoya
character-zoya-about = Drives a tram and cannot stand dead ends.
character-foma = Foma
character-foma-about = A plumber who trusts no plan before he has checked it.
character-rita = Rita
character-rita-about = A painter: slow to choose a colour, never wrong about it.
character-lev = Lev
character-lev-about = A baker: up before everybody, and bold before breakfast.
`;export{e as default};