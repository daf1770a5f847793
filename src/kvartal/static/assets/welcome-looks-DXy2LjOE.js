var e=`## Как выглядит обычный лист

welcome-looks = Как выглядит ваш лист
welcome-looks-about = Это видите только вы, правила не меняются. У каждого дополнения — своё место.
welcome-look-usual = Пригород
welcome-look-ski = Горнолыжный курорт
welcome-look-beach = Пляж
welcome-look-swamp = Болото старых чудищ
welcome-look-underwater = Подводный город
welcome-look-west = Дикий Запад
welcome-look-camp = Летний лагерь
`;export{e as default};