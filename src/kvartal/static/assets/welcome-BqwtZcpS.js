var e=`## «Бумажные кварталы»: карты, события, отказы, итог.


welcome-street-0 = верхняя улица
welcome-street-1 = средняя улица
welcome-street-2 = нижняя улица
welcome-effect-fence = забор
welcome-effect-agent = агент
welcome-effect-park = сквер
welcome-effect-pool = бассейн
welcome-effect-temp = дополнительные рабочие
welcome-effect-bis = строение
welcome-effect-named =
    { $effect ->
        [fence] забор
        [agent] агент
        [park] сквер
        [pool] бассейн
        [temp] дополнительные рабочие
       *[bis] строение
    }
welcome-effect-found =
    { $found ->
        [fence] забор
        [agent] агент
        [park] сквер
        [pool] бассейн
        [temp] дополнительные рабочие
       *[bis] строение
    }

## Настройки

welcome-option-expert = Экспертная игра
welcome-option-expert-hint = Проезды, за которыми номера начинаются заново, и ещё десять планов.
welcome-option-experienced = Для опытных игроков
welcome-option-experienced-hint = На руке три карты: номер берут с одной, эффект — с другой, третья уходит соседу.
welcome-option-solo = В одиночку
welcome-option-solo-hint = Побейте собственный рекорд.
welcome-option-pass = Третья карта уходит
welcome-option-pass-hint = В базовых правилах — соседу справа. В коллекционном издании — соседу слева, а перед первым раундом каждый берёт одну карту.
welcome-option-pass-right = направо
welcome-option-pass-left = налево
welcome-option-deck = Карт в колоде
welcome-option-deck-hint = В базовой игре 81 карта, в коллекционном издании 63.

## События

welcome-fact-plan = План застройки { $plan }. { $id } Очки: первым — { $first }, остальным — { $second }.
welcome-fact-pairs = Раунд { $round }: { $pairs }.
welcome-fact-drew = { $name } берёт { $card }.
welcome-fact-passed = { $name } передаёт соседу { $card }.
welcome-fact-solo-card = Пришла карта одиночной игры: все планы одобрены и теперь приносят меньше очков.
welcome-fact-wrote = { $name } вписывает { $number } на участок { $place }.
welcome-fact-refused = { $name } получает отказ в строительстве.
welcome-fact-fence = { $name } ставит забор справа от участка { $place }.
welcome-fact-agent =
    { $size ->
        [1] { $name } нанимает агента для групп из одного дома.
        [2] { $name } нанимает агента для групп из двух домов.
        [3] { $name } нанимает агента для групп из трёх домов.
        [4] { $name } нанимает агента для групп из четырёх домов.
        [5] { $name } нанимает агента для групп из пяти домов.
       *[6] { $name } нанимает агента для групп из шести домов.
    }
welcome-fact-park =
    { $street ->
        [0] { $name } разбивает сквер на верхней улице.
        [1] { $name } разбивает сквер на средней улице.
       *[2] { $name } разбивает сквер на нижней улице.
    }
welcome-fact-pool = { $name } строит бассейн на участке { $place }.
welcome-fact-bis = { $name } вписывает строение { $number } на участок { $place }.
welcome-fact-completed =
    { $points ->
        [one] { $name } выполняет план { $plan } и получает { $points } очко.
        [few] { $name } выполняет план { $plan } и получает { $points } очка.
       *[many] { $name } выполняет план { $plan } и получает { $points } очков.
    }
welcome-fact-approved = План { $plan } одобрен.
welcome-fact-shuffled =
    { $why ->
        [wish] Карты перемешаны по желанию игрока.
       *[empty] Стопки закончились: карты перемешаны.
    }
welcome-fact-over =
    { $reason ->
        [refusals] Третий отказ в строительстве: партия окончена.
        [plans] Один из игроков выполнил все три плана: партия окончена.
        [built] Один из игроков застроил все улицы: партия окончена.
       *[cards] Карты закончились: партия окончена.
    }
welcome-fact-roundabout = { $name } устраивает проезд на участке { $place }.

## Отказы

welcome-refusal-now =
    { $stage ->
        [start] Сначала выберите комбинацию.
        [chosen] Сначала впишите номер.
        [built] Дом построен: теперь эффект, планы или конец хода.
        [closing] Строить и применять эффект в этом ходу уже поздно: отметьте выполненное или закончите ход.
        [picking] Сначала выберите жилые группы для плана.
        [ahead] Сначала решите то, что решают до первого раунда.
       *[ready] Вы уже закончили ход.
    }
welcome-refusal-no-pair =
    { $hand ->
        [yes] Таких карт у вас на руке нет.
       *[no] Такой комбинации нет. Комбинацию называют одним числом, например «take 1».
    }
welcome-refusal-two-cards = Назовите две свои карты: «take 1 2» берёт номер первой и эффект второй.
welcome-refusal-same-card = Нужны две разные карты: одна даёт номер, другая — эффект.
welcome-refusal-no-place =
    { $temps ->
        [yes] Ни { $number }, ни номер, изменённый на 1 или 2, вписать некуда.
       *[no] { $number } вписать некуда.
    }
welcome-refusal-number = В комбинации номер { $taken }, а не { $number }.
welcome-refusal-temps = Рабочие меняют { $taken } на номера от { $least } до { $most }, но не на { $number }.
welcome-refusal-taken = Участок { $place } занят.
welcome-refusal-lost = Участок { $place } потерян до конца партии.
welcome-refusal-left = { $number } нельзя вписать на участок { $place }: левее, на участке { $at }, стоит { $other }.
welcome-refusal-right = { $number } нельзя вписать на участок { $place }: правее, на участке { $at }, стоит { $other }.
welcome-refusal-same = { $number } нельзя вписать на участок { $place }: на этой улице уже есть { $other }, на участке { $at }.
welcome-refusal-fits = Отказ получает лишь тот, кому некуда вписать ни один номер, а { $number } подходит на участок { $place }.
welcome-refusal-refuse =
    { $passes ->
        [neighbour] При отказе называют карту, которую передают соседу: refuse 1, refuse 2 или refuse 3.
        [rival] При отказе называют карту, которую отдают конкуренту: refuse 1, refuse 2 или refuse 3.
        [later] При отказе карту здесь не называют: какую отдать, решают в конце хода.
       *[no] При отказе карту здесь не называют: её никому не передают.
    }
welcome-refusal-effect =
    { $found ->
        [nothing] Эффект здесь — только цвет: от него дом бывает идеальным, а больше он ничего не даёт.
       *[other] Эффект этой комбинации — { welcome-effect-found }, а не { welcome-effect-named }.
    }
welcome-refusal-spent = Эффект этой комбинации уже применён.
welcome-refusal-fenced = Справа от участка { $place } уже стоит забор.
welcome-refusal-joined = Справа от участка { $place } — строение при своём доме: забор их не разделит.
welcome-refusal-used = Дом на участке { $place } и соседний вместе засчитаны в план: забор их не разделит.
welcome-refusal-agents =
    { $size ->
        [1] Все агенты для групп из одного дома уже наняты.
        [2] Все агенты для групп из двух домов уже наняты.
        [3] Все агенты для групп из трёх домов уже наняты.
        [4] Все агенты для групп из четырёх домов уже наняты.
        [5] Все агенты для групп из пяти домов уже наняты.
       *[6] Все агенты для групп из шести домов уже наняты.
    }
welcome-refusal-parks = Все скверы этой улицы уже разбиты.
welcome-refusal-no-pool = На участке { $place } бассейна по плану нет.
welcome-refusal-pool-built = Бассейн на участке { $place } уже построен.
welcome-refusal-bis-full = Все окошки строений уже закрашены: их { $most }.
welcome-refusal-bis-fence = Номер { $number } на участке { $at } отделён от участка { $place } забором.
welcome-refusal-bis-beside = Рядом с участком { $place } нет дома { $number }.
welcome-refusal-plan = План { $plan } у вас не выполнен.
welcome-refusal-plan-used =
    { $count ->
        [one] Дома, которые подошли бы для плана { $plan }, уже засчитаны в план { $others }.
        [few] Дома, которые подошли бы для плана { $plan }, уже засчитаны в планы { $others }.
       *[many] Дома, которые подошли бы для плана { $plan }, уже засчитаны в планы { $others }.
    }
welcome-refusal-plan-done = План { $plan } вы уже выполнили.
welcome-refusal-no-estate = На участке { $place } не начинается завершённая жилая группа.
welcome-refusal-estate-used = Группа, которая начинается на участке { $place }, уже засчитана в план.
welcome-refusal-estate =
    { $size ->
        [one] Группа, которая начинается на участке { $place }, плану не подходит: в ней { $size } дом.
        [few] Группа, которая начинается на участке { $place }, плану не подходит: в ней { $size } дома.
       *[many] Группа, которая начинается на участке { $place }, плану не подходит: в ней { $size } домов.
    }
welcome-refusal-estate-sort = У группы, которая начинается на участке { $place }, размер подходит, но нет остального, чего требует план.
welcome-refusal-done = Ход здесь заканчивают, называя карту, которую отдают: give 1 или give 2.
welcome-refusal-shuffle = Перемешать карты может лишь тот, кто выполнил план раньше других.
welcome-refusal-shuffle-never = В этом варианте карты по желанию не перемешивают.
welcome-refusal-shuffle-twice = Карты и так будут перемешаны.
welcome-refusal-roundabout-most =
    { $most ->
        [one] На листе помещается только { $most } проезд.
        [few] На листе помещается только { $most } проезда.
       *[many] На листе помещается только { $most } проездов.
    }
welcome-refusal-roundabout-turn = За ход можно устроить только один проезд.
welcome-refusal-roundabout-now = Проезд устраивают до выбора комбинации или после постройки дома.

## Итог

welcome-reason-refusals = Получен третий отказ в строительстве.
welcome-reason-plans = Один из игроков выполнил все три плана.
welcome-reason-built = Застроены все три улицы.
welcome-reason-cards = Карты закончились.
welcome-tier-score =
    { $value ->
        [one] { $value } очко
        [few] { $value } очка
       *[many] { $value } очков
    }
welcome-tier-score-close =
    { $points ->
        [one] До победы не хватило { $points } очка.
        [few] До победы не хватило { $points } очков.
       *[many] До победы не хватило { $points } очков.
    }
welcome-tier-estates =
    { $value ->
        [one] { $value } завершённая группа
        [few] { $value } завершённые группы
       *[many] { $value } завершённых групп
    }
welcome-tier-estates-1 = из 1 дома — { $value }
welcome-tier-estates-2 = из 2 домов — { $value }
welcome-tier-estates-3 = из 3 домов — { $value }
welcome-tier-estates-4 = из 4 домов — { $value }
welcome-tier-estates-5 = из 5 домов — { $value }
welcome-tier-estates-6 = из 6 домов — { $value }
welcome-line-plan =
    { $done ->
        [yes] План { $plan }
       *[no] План { $plan }, не выполнен
    }
welcome-line-parks =
    { $street ->
        [0] Скверы верхней улицы: { $parks } из { $most }
        [1] Скверы средней улицы: { $parks } из { $most }
       *[2] Скверы нижней улицы: { $parks } из { $most }
    }
welcome-line-pools = Бассейны: { $pools }
welcome-line-temps = Рабочие: { $temps }
welcome-line-estates = Группы по { $size }: { $count } × { $each }
welcome-line-bis = Строения: { $bis }
welcome-line-refusals = Отказы: { $refusals }
welcome-line-roundabouts = Проезды: { $roundabouts }

## Планы

welcome-plan-estates = Завершите { $sizes }.
welcome-plan-group =
    { $count ->
        [1] группу { $size ->
            [1] из одного дома
            [2] из двух домов
            [3] из трёх домов
            [4] из четырёх домов
            [5] из пяти домов
           *[6] из шести домов
        }
        [2] две группы { welcome-houses-each }
        [3] три группы { welcome-houses-each }
        [4] четыре группы { welcome-houses-each }
        [5] пять групп { welcome-houses-each }
       *[6] шесть групп { welcome-houses-each }
    }
welcome-houses-each =
    { $size ->
        [1] по одному дому
        [2] по два дома
        [3] по три дома
        [4] по четыре дома
        [5] по пять домов
       *[6] по шесть домов
    }
welcome-plan-n1x-1 = Застройте всю нижнюю улицу.
welcome-plan-n1x-2 = Застройте всю верхнюю улицу.
welcome-plan-n1x-3 = Впишите пять строений на одной улице.
welcome-plan-n1x-4 = Наймите рабочих семь раз.
welcome-plan-n1x-5 = Постройте крайние дома на всех трёх улицах.
welcome-plan-n2x-1 = Разбейте все скверы на двух улицах.
welcome-plan-n2x-2 = Все скверы, все бассейны и проезд на одной улице.
welcome-plan-n2x-3 = Постройте все бассейны на двух улицах.
welcome-plan-n2x-4 = Все скверы и все бассейны нижней улицы.
welcome-plan-n2x-5 = Все скверы и все бассейны средней улицы.

## Тексты, которые не прочесть

welcome-bad-card = «{ $text }» — не карта; карты пишут так: 7-park.
welcome-bad-place = «{ $text }» — не участок; участки пишут так: T3, в «Американской мечте» — A3.
welcome-bad-lot = «{ $text }» — не участок: на этой улице участки с { $first } по { $last }.
welcome-bad-house-number =
    { $quarters ->
        [yes] «{ $text }» — не номер дома; номера — от 0 до 17, а ещё 7.75, 8.75, 9.75, 10.75 и 11.75.
       *[no] «{ $text }» — не номер дома; номера — от 0 до 17.
    }
welcome-bad-number = «{ $text }» — не число от { $least } до { $most }.
welcome-bad-plan = «{ $text }» — не план, который может здесь лежать.
welcome-bad-stack = «{ $text }» — не стопка; стопку пишут так: 7-park fence.
welcome-bad-house = «{ $text }» — не участок улицы; участки пишут так: . или @ или 7b~'|.
welcome-named-twice = Поле «{ $field }» называет { $text } дважды.
welcome-card-none = Карты { $card } в этой колоде нет.
welcome-card-twice = Карта { $card } встречается чаще, чем в коробке.
welcome-stage = Стадии «{ $text }» нет; бывают: { $stages }.
welcome-plans = Нужны три плана, а не { $found }.
welcome-bad-street = «{ $text }» — не улица; улицы: { $streets }.
welcome-street =
    { $wanted ->
        [one] На улице { $street } должен быть { $wanted } участок, а их { $found }.
        [few] На улице { $street } должно быть { $wanted } участка, а их { $found }.
       *[many] На улице { $street } должно быть { $wanted } участков, а их { $found }.
    }
welcome-row =
    { $wanted ->
        [one] В поле «{ $field }» должно быть { $wanted } значение, а их { $found }.
        [few] В поле «{ $field }» должно быть { $wanted } значения, а их { $found }.
       *[many] В поле «{ $field }» должно быть { $wanted } значений, а их { $found }.
    }
welcome-turn-idle = У места { $seat } записан ход, но раунд не идёт.
welcome-turn-word = «{ $text }» ничего не говорит о ходе; пишут слово, знак = и значение, а слова бывают такие: { $known }.
welcome-turn-short = Ход места { $seat } записан не полностью.
welcome-turn-owed = Место { $seat } должно сначала что-то отметить на листе, но дом в этом ходу ещё не построен или ход уже окончен.
welcome-all-ready = Все готовы; такой раунд завершается сразу.
welcome-cards-needed =
    { $why ->
        [effect] На стадии «{ $stage }» в поле «{ $field }» нужны карта и эффект, например 7-park fence.
        [hand] На стадии «{ $stage }» в поле «{ $field }» { $wanted ->
            [one] должна быть { $wanted } карта
            [few] должно быть { $wanted } карты
           *[many] должно быть { $wanted } карт
        }, а их { $found }.
        [few] На стадии «{ $stage }» в поле «{ $field }» должно быть не меньше { $wanted ->
            [one] { $wanted } карты
            [few] { $wanted } карт
           *[many] { $wanted } карт
        }, а их { $found }.
        [drawn] На стадии «{ $stage }» в поле «{ $field }» может стоять не больше { $wanted }, а стоит { $found }: раздача уже окончена.
        [plans] В поле «{ $field }» стоит { $found }, а планов названо { $wanted }.
        [three] На стадии «{ $stage }» третий план ещё не открыт, а в поле «{ $field }» названы три.
        [passed] Карта из поля «{ $field }» должна быть на руках у места { $wanted }: её передали туда.
        [nobody] Поле «{ $field }» здесь ни к чему: карты никому не передают.
        [never] Стадии «{ $stage }» здесь нет: карты раздают на руки на стадии «deal».
        [early] Поле «{ $field }» появляется позже: карты «План выполнен» лежат в нижней половине колоды.
        [decks] Когда у каждого есть карта, колода уже собрана: в поле «{ $field }» должно стоять 1, 2 или 3.
        [undecked] Первую колоду собирают, когда у каждого есть карта: до этого в поле «{ $field }» стоит 0.
       *[missing] На стадии «{ $stage }» нужно поле «{ $field }».
    }
welcome-refused-thrice = Место { $seat } получило три отказа: партия окончена, и стадия должна быть over.
welcome-planned-thrice = Место { $seat } выполнило три плана: партия окончена, и стадия должна быть over.
welcome-built-all = У места { $seat } застроены все участки: партия окончена, и стадия должна быть over.
welcome-options-clash = { $one } и { $two } не сочетаются.

## Ошибки на листе

welcome-fault-order = { $place }: { $number } стоит неверно, левее стоит { $left }.
welcome-fault-repeat = { $place }: { $number } уже есть на { $at }. Повторять номер может только строение рядом со своим домом: не строение ли это?
welcome-fault-parted = { $place }: забор справа отделяет строение от дома { $number }.
welcome-fault-bis = { $place }: рядом со строением нет дома { $number }.
welcome-fault-pool = { $place }: здесь не может быть бассейна.
welcome-fault-used = { $place }: участок засчитан в план, но дома на нём нет.
welcome-fault-roundabout = { $place }: проезду не хватает забора.
welcome-fault-lost = { $place }: потерянному дому не хватает забора.
welcome-fault-none-lost = Дома теряют только с дополнением, в котором их захватывают.
welcome-fault-track =
    { $track ->
        [park-0] Скверы верхней улицы
        [park-1] Скверы средней улицы
        [park-2] Скверы нижней улицы
        [agent-1] Агенты для групп из одного дома
        [agent-2] Агенты для групп из двух домов
        [agent-3] Агенты для групп из трёх домов
        [agent-4] Агенты для групп из четырёх домов
        [agent-5] Агенты для групп из пяти домов
        [agent-6] Агенты для групп из шести домов
        [temp] Рабочие
        [bis] Строения
       *[refusal] Отказы
    }: отмечено { $marks }, а окошек { $most }.

## Какими были правила прежних партий

welcome-version-2 = С версии 2 при «pass=left» каждый получает сначала одну карту, а потом по две в каждом раунде, а не всю руку сразу.
`;export{e as default};