var e=`## Охота за пасхальными яйцами

welcome-honour-easter = Сыграна партия: «Охота за пасхальными яйцами»
welcome-honour-eggs = 18 яиц за одну партию
welcome-option-easter = Охота за пасхальными яйцами
welcome-option-easter-hint = Нужные номера находят яйца, спрятанные у домов: чем больше яиц, тем больше очков.
welcome-fact-easter =
    { $eggs ->
        [0] { $name } не берёт яиц на участке { $place }.
        [one] { $name } находит { $eggs } яйцо на участке { $place }.
        [few] { $name } находит { $eggs } яйца на участке { $place }.
       *[many] { $name } находит { $eggs } яиц на участке { $place }.
    }
welcome-line-easter = Собранные яйца: { $eggs }
welcome-line-rival-easter = Яйца конкурента: { $eggs }
welcome-refusal-easter-owed = Сначала решите, сколько яиц взять на участке { $place }.
welcome-refusal-easter-now = Яйца собирают сразу, как только рядом с ними вписан номер.
welcome-refusal-easter-most =
    { $most ->
        [one] С номером { $number } на участке { $place } можно взять не больше { $most } яйца.
        [few] С номером { $number } на участке { $place } можно взять не больше { $most } яиц.
       *[many] С номером { $number } на участке { $place } можно взять не больше { $most } яиц.
    }
welcome-easter-no-egg = На участке { $place } нет яиц.
welcome-easter-more-eggs =
    { $most ->
        [one] На участке { $place } только { $most } яйцо.
        [few] На участке { $place } только { $most } яйца.
       *[many] На участке { $place } только { $most } яиц.
    }
welcome-easter-settled = На участке { $place } решать о яйцах нечего: их там нет, номер их не находит или они уже собраны.
welcome-fault-easter-number = { $place }: с номером { $number } столько яиц не собрать.
welcome-fault-easter-empty = { $place }: яйца собраны, а дома на этом участке нет.
welcome-plan-easter-1 = Две завершённые группы по 3 дома, в каждой собрано не меньше трёх яиц.
welcome-plan-easter-2 = Завершённые группы из 2, из 3 и из 4 домов, в которых не собрано ни одного яйца.
welcome-plan-easter-3 = Соберите все оранжевые и все розовые яйца.
welcome-plan-easter-4 = Соберите на каждой улице яйца трёх разных цветов.
welcome-plan-easter-5 = Соберите все яйца нижней улицы.

welcome-status-easter = Сколько яиц взять?
welcome-button-egg =
    { $eggs ->
        [0] Не брать яиц
        [one] Взять { $eggs } яйцо
        [few] Взять { $eggs } яйца
       *[many] Взять { $eggs } яиц
    }
welcome-action-egg =
    { $eggs ->
        [0] не брать яиц
        [one] взять { $eggs } яйцо
        [few] взять { $eggs } яйца
       *[many] взять { $eggs } яиц
    }
welcome-track-eggs = Яйца
welcome-egg-colour =
    { $colour ->
        [teal] бирюзовый
        [pink] розовый
        [orange] оранжевый
        [blue] синий
       *[purple] фиолетовый
    }
welcome-place-egg =
    { $state ->
        [taken] собрано яиц: { $eggs }, цвет — { $colour }
        [gone] яйца пропали
       *[open] яиц: { $eggs }, цвет — { $colour }
    }
welcome-score-egg = яйцо собрано
welcome-mark-eggs = { $track }: { $eggs }. Очки за яйца: { $values }.
welcome-row-easter = Пасхальные яйца
welcome-why-easter = Шесть яиц приносят 5 очков, десять — 10, четырнадцать — 20, восемнадцать — 35.
welcome-own-word-eggs = Яйца
welcome-own-eggs-0-t = бирюзовые
welcome-own-eggs-0-k = розовые
welcome-own-eggs-0-o = оранжевые
welcome-own-eggs-0-b = синие
welcome-own-eggs-0-p = фиолетовые
welcome-own-eggs-1-1 = одно
welcome-own-eggs-1-2 = два

# Буквы цветов в яйцах на бумаге.
welcome-paper-easter-teal = Б
welcome-paper-easter-pink = Р
welcome-paper-easter-orange = О
welcome-paper-easter-blue = С
welcome-paper-easter-purple = Ф
welcome-meet-easter = Яйца у домов: номера 6, 9 и 16 берут одно, 0, 8 и 10 — одно или два. Очки начинаются с шести яиц.

## Строки хода игры: без мест, у которых нет номеров на листе.

welcome-brief-easter =
    { $eggs ->
        [0] { $name } не берёт яиц.
        [one] { $name } находит { $eggs } яйцо.
        [few] { $name } находит { $eggs } яйца.
       *[many] { $name } находит { $eggs } яиц.
    }
`;export{e as default};