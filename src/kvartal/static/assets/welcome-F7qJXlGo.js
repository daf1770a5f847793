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

## Настройки

welcome-option-expert = Экспертная игра
welcome-option-expert-hint = Проезды, за которыми номера начинаются заново, и ещё десять планов.
welcome-option-experienced = Для опытных игроков
welcome-option-experienced-hint = Три карты в руке: номер одной, эффект другой, третья уходит соседу.
welcome-option-solo = В одиночку
welcome-option-solo-hint = Побейте собственный рекорд.
welcome-option-pass = Третья карта уходит
welcome-option-pass-hint = В базовых правилах — направо, в коллекционном издании — налево.
welcome-option-pass-right = направо
welcome-option-pass-left = налево
welcome-option-deck = Карт в колоде
welcome-option-deck-hint = В базовой игре 81 карта, в коллекционном издании 63.

## События

welcome-fact-plan = План застройки { $plan }, первым — { $first }, остальным — { $second }: { $id }
welcome-fact-pairs = Раунд { $round }: { $pairs }.
welcome-fact-drew = { $name } берёт { $card }.
welcome-fact-solo-card = Пришла карта одиночной игры: все планы одобрены и теперь приносят меньше очков.
welcome-fact-wrote = { $name } вписывает { $number } на место { $place }.
welcome-fact-refused = { $name } получает отказ в строительстве.
welcome-fact-fence = { $name } ставит забор справа от места { $place }.
welcome-fact-agent =
    { $size ->
        [one] { $name } нанимает агента для групп из { $size } дома.
        [few] { $name } нанимает агента для групп из { $size } домов.
       *[many] { $name } нанимает агента для групп из { $size } домов.
    }
welcome-fact-park =
    { $street ->
        [0] { $name } разбивает сквер на верхней улице.
        [1] { $name } разбивает сквер на средней улице.
       *[2] { $name } разбивает сквер на нижней улице.
    }
welcome-fact-pool = { $name } строит бассейн у места { $place }.
welcome-fact-bis = { $name } вписывает строение { $number } на место { $place }.
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
       *[empty] Стопки закончились, карты перемешаны.
    }
welcome-fact-over =
    { $reason ->
        [refusals] Третий отказ в строительстве: партия окончена.
        [plans] Один из игроков выполнил все три плана: партия окончена.
        [built] Один из игроков застроил все улицы: партия окончена.
       *[cards] Карты закончились: партия окончена.
    }
welcome-fact-roundabout = { $name } устраивает проезд на месте { $place }.

## Отказы

welcome-refusal-now =
    { $stage ->
        [start] Сначала выберите комбинацию.
        [chosen] Сначала впишите номер.
        [built] Дом построен: теперь эффект, планы или конец хода.
        [closing] Осталось только засчитать планы.
        [picking] Сначала выберите жилые группы для плана.
        [ahead] Сначала решите то, что решают до первого раунда.
       *[ready] Ваш ход закончен.
    }
welcome-refusal-no-pair = Такой комбинации нет.
welcome-refusal-no-place =
    { $temps ->
        [yes] Ни { $number }, ни номер рядом с ним (до 2 в обе стороны) никуда не встаёт.
       *[no] Номер { $number } некуда вписать.
    }
welcome-refusal-number = В комбинации номер { $taken }, а не { $number }.
welcome-refusal-taken = Место { $place } занято.
welcome-refusal-left = { $number } нельзя вписать на место { $place }: левее, на месте { $at }, стоит { $other }.
welcome-refusal-right = { $number } нельзя вписать на место { $place }: правее, на месте { $at }, стоит { $other }.
welcome-refusal-same = { $number } нельзя вписать на место { $place }: на этой улице уже есть { $other }, на месте { $at }.
welcome-refusal-fits = Отказ получает лишь тот, кому некуда вписать ни один номер, а { $number } встаёт на место { $place }.
welcome-refusal-refuse =
    { $passes ->
        [yes] При отказе называют карту, которую передают соседу: refuse 1, refuse 2 или refuse 3.
       *[no] При отказе карту здесь не называют: её некому передавать.
    }
welcome-refusal-effect =
    { $found ->
        [nothing] У этой комбинации нет эффекта.
       *[other] Эффект этой комбинации — { $found }, а не { $effect }.
    }
welcome-refusal-spent = Эффект этой комбинации уже применён.
welcome-refusal-fenced = Справа от места { $place } уже стоит забор.
welcome-refusal-joined = Справа от места { $place } — строение при своём доме: забор их не разделит.
welcome-refusal-used = Место { $place } и соседний дом вместе засчитаны в план: забор их не разделит.
welcome-refusal-agents =
    { $size ->
        [one] Все агенты для групп из { $size } дома уже наняты.
        [few] Все агенты для групп из { $size } домов уже наняты.
       *[many] Все агенты для групп из { $size } домов уже наняты.
    }
welcome-refusal-parks = Все скверы этой улицы уже разбиты.
welcome-refusal-no-pool = У места { $place } бассейн не предусмотрен.
welcome-refusal-bis-full = Все окошки строений ({ $most }) уже закрашены.
welcome-refusal-bis-fence = Номер { $number } на месте { $at } отделён от места { $place } забором.
welcome-refusal-bis-beside = Рядом с местом { $place } нет дома { $number }.
welcome-refusal-plan = План { $plan } вы пока не выполнили.
welcome-refusal-plan-done = План { $plan } вы уже выполнили.
welcome-refusal-no-estate = С места { $place } не начинается завершённая жилая группа.
welcome-refusal-estate-used = Группа от места { $place } уже засчитана в план.
welcome-refusal-estate =
    { $size ->
        [one] В группе от места { $place } { $size } дом, плану она не нужна.
        [few] В группе от места { $place } { $size } дома, плану она не нужна.
       *[many] В группе от места { $place } { $size } домов, плану она не нужна.
    }
welcome-refusal-shuffle = Перемешать карты может лишь тот, кто выполнил план раньше других.
welcome-refusal-shuffle-never = В этом варианте карты по желанию не перемешивают.
welcome-refusal-shuffle-twice = Карты и так будут перемешаны.
welcome-refusal-roundabout-most = Больше проездов, чем { $most }, на поле не бывает.
welcome-refusal-roundabout-turn = За ход можно устроить один проезд.
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

welcome-plan-estates = Завершённые группы, домов в каждой: { $sizes }.
welcome-plan-n1x-1 = Застройте всю нижнюю улицу.
welcome-plan-n1x-2 = Застройте всю верхнюю улицу.
welcome-plan-n1x-3 = Пять строений на одной улице.
welcome-plan-n1x-4 = Наймите рабочих семь раз.
welcome-plan-n1x-5 = Постройте крайние дома на всех трёх улицах.
welcome-plan-n2x-1 = Разбейте все скверы на двух улицах.
welcome-plan-n2x-2 = Все скверы, все бассейны и проезд на одной улице.
welcome-plan-n2x-3 = Постройте все бассейны на двух улицах.
welcome-plan-n2x-4 = Все скверы и все бассейны нижней улицы.
welcome-plan-n2x-5 = Все скверы и все бассейны средней улицы.

## Тексты, которые не прочесть

welcome-bad-card = «{ $text }» — не карта; карты пишут так: 7-park.
welcome-bad-place = «{ $text }» — не место; места пишут так: T3.
welcome-bad-number = «{ $text }» — не число от { $least } до { $most }.
welcome-bad-plan = «{ $text }» — не план, который может здесь лежать.
welcome-bad-stack = «{ $text }» — не стопка; стопку пишут так: 7-park fence.
welcome-bad-house = «{ $text }» — не место улицы; места пишут так: . или @ или 7b~'|.
welcome-card-twice = Карта { $card } встречается чаще, чем есть в коробке.
welcome-stage = «{ $text }» — не этап; этапы: { $stages }.
welcome-plans = Нужны три плана, а не { $found }.
welcome-bad-street = «{ $text }» — не улица; улицы: { $streets }.
welcome-street = На улице { $street } должно быть мест: { $wanted }, а их { $found }.
welcome-row = В поле «{ $field }» должно быть значений: { $wanted }, а их { $found }.
welcome-turn-idle = У места { $seat } есть ход, но раунд не идёт.
welcome-turn-word = «{ $text }» ничего не говорит о ходе; пишут слово, знак = и значение, слова такие: { $known }.
welcome-turn-short = Ход места { $seat } записан не полностью.
welcome-all-ready = Все готовы; такой раунд завершается сразу.
welcome-cards-needed = Планы, стопки, карты на руках и ещё не открытые карты не подходят к этапу «{ $stage }».
welcome-refused-thrice = Место { $seat } получило три отказа: партия окончена, и этап должен быть over.
welcome-options-clash = { $one } и { $two } вместе не играются.

## Ошибки на поле

welcome-fault-order = { $place }: { $number } стоит неверно, левее стоит { $left }.
welcome-fault-parted = { $place }: забор справа отделяет строение от дома { $number }.
welcome-fault-bis = { $place }: рядом со строением нет дома { $number }.
welcome-fault-pool = { $place }: здесь не может быть бассейна.
welcome-fault-used = { $place }: место засчитано в план, но дома на нём нет.
welcome-fault-roundabout = { $place }: проезду не хватает забора.
welcome-fault-track =
    { $track ->
        [park-0] Скверы верхней улицы
        [park-1] Скверы средней улицы
        [park-2] Скверы нижней улицы
        [agent-1] Агенты групп из 1 дома
        [agent-2] Агенты групп из 2 домов
        [agent-3] Агенты групп из 3 домов
        [agent-4] Агенты групп из 4 домов
        [agent-5] Агенты групп из 5 домов
        [agent-6] Агенты групп из 6 домов
        [temp] Рабочие
        [bis] Строения
       *[refusal] Отказы
    }: отмечено { $marks }, а окошек { $most }.
`;export{e as default};