var e=`## «Бумажные кварталы» на экране: названия частей, подсказки, кнопки.

welcome-pairs = Комбинации
welcome-hand = Ваши карты
welcome-cards = Карты: { $cards }
welcome-card-secret = { $effect } (номер скрыт)
welcome-pair = { $number } ({ $effect })
welcome-coming = следующий эффект — { $effect }
welcome-short-fence = забор
welcome-short-agent = агент
welcome-short-park = сквер
welcome-short-pool = бассейн
welcome-short-temp = рабочие
welcome-short-bis = строение
welcome-plans-title = Планы застройки
welcome-plan-card = План { $plan }. Очки: первым — { $first }, остальным — { $second }.
welcome-reconstructed = * Очки этого плана — наша догадка, см. памятку.
welcome-plan-unmet =
    { $count ->
        [0] План { $plan } у вас не выполнен. { $id }
       *[other] План { $plan } у вас не выполнен. { $id } Уже выполнили: { $names }.
    }
welcome-plan-about =
    { $count ->
        [0] План { $plan }. { $id } Очки: первым — { $first }, остальным — { $second }.
       *[other] План { $plan }. { $id } Очки: первым — { $first }, остальным — { $second }. Уже выполнили: { $names }.
    }
welcome-plan-winners = Уже выполнили: { $names }.
welcome-sheets = Чей лист смотреть
welcome-sheet = Лист: { $name }
welcome-seat = Место { $seat }
welcome-parks = Скверы: { $parks }, очки: { $points }
welcome-estates = Жилые группы и агенты
welcome-estate =
    { $next ->
        [none] Группы по { $size }: { $count }, за каждую — { $points }; все агенты наняты.
       *[other] Группы по { $size }: { $count }, за каждую — { $points }, а со следующим агентом — { $next }.
    }
welcome-mark =
    { $next ->
        [none] { $track }: { $count }, очки: { $points }.
       *[other] { $track }: { $count }, очки: { $points }; с ещё одной отметкой — { $next }.
    }
welcome-mark-temps = { $track }: { $count }, очки: { $points }. Кто нанимал чаще всех, получит { $first }, второй — { $second }, третий — { $third }.
welcome-mark-temps-solo = { $track }: { $count }, очки: { $points }. Шесть наймов и больше приносят { $first }.
welcome-track-parks = Скверы по улицам
welcome-track-pools = Бассейны
welcome-track-temps = Рабочие
welcome-track-bis = Строения
welcome-track-refusals = Отказы
welcome-track-roundabouts = Проезды
welcome-track-score = Очки
welcome-standing =
    { $built ->
        [one] { $built } дом
        [few] { $built } дома
       *[many] { $built } домов
    }, { $plans ->
        [one] { $plans } план
        [few] { $plans } плана
       *[many] { $plans } планов
    }, { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }
welcome-standing-short =
    { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }
welcome-standing-built = Дома
welcome-standing-plans = Планы
welcome-status-wait = Карты открываются.
welcome-status-start = Выберите комбинацию: номер и эффект.
welcome-status-number = Выберите карту, с которой возьмёте номер.
welcome-status-effect = Теперь карту, с которой возьмёте эффект.
welcome-status-refuse =
    { $roundabout ->
        [yes] Ни один номер вписать некуда: примите отказ или устройте проезд.
       *[no] Ни один номер вписать некуда: примите отказ.
    }
welcome-status-chosen = Куда вписать { $number }?
welcome-status-chosen-temp = Куда вписать { $number }? Рабочие меняют номер на 1 или 2.
welcome-status-menu = Какой номер вписать?
welcome-status-menu-bis = Какой номер повторить?
welcome-status-roundabout = Где устроить проезд?
welcome-status-built-fence =
    { $plan ->
        [yes] Поставьте забор, потом засчитайте план — или завершите ход.
       *[no] Поставьте забор или завершите ход.
    }
welcome-status-built-agent =
    { $plan ->
        [yes] Наймите агента, потом засчитайте план — или завершите ход.
       *[no] Наймите агента для групп одного размера или завершите ход.
    }
welcome-status-built-park =
    { $plan ->
        [yes] Разбейте сквер, потом засчитайте план — или завершите ход.
       *[no] Разбейте сквер или завершите ход.
    }
welcome-status-built-pool =
    { $plan ->
        [yes] Постройте бассейн, потом засчитайте план — или завершите ход.
       *[no] Постройте бассейн или завершите ход.
    }
welcome-status-built-bis =
    { $plan ->
        [yes] Повторите номер рядом с домом, потом засчитайте план — или завершите ход.
       *[no] Повторите номер рядом с домом или завершите ход.
    }
welcome-status-ready = Ваш ход завершён.
welcome-button-write = { $number }
welcome-button-bis = Строение { $number }
welcome-button-park = Разбить сквер
welcome-button-pool = Построить бассейн
welcome-button-reshuffle = Перемешать
welcome-button-roundabout = Проезд
welcome-button-plan = Засчитать план { $plan }
welcome-button-refuse = Принять отказ
welcome-button-refuse-card = Отказ: отдать { $card }
welcome-button-done = Готово
welcome-keys-pair = взять комбинацию или карту
welcome-keys-drop = отменить выбор
welcome-spot =
    { $street ->
        [0] { $at } верхней улицы
        [1] { $at } средней улицы
       *[2] { $at } нижней улицы
    }
welcome-my-sheet = К моему листу
welcome-round = Раунд { $round }, в колоде { $deck }
welcome-aid = Памятка
welcome-ready = готово
welcome-role-number = номер
welcome-role-effect = эффект
welcome-plan-won = Выполнен, очки: { $points }.
welcome-plan-ready = Его можно засчитать.
welcome-standings = Кто впереди
welcome-place-empty = Участок { $place }: пусто
welcome-place-pool = Участок { $place }: пусто, можно построить бассейн
welcome-place-house =
    { $bis ->
        [yes] Участок { $place }: строение { $number }
       *[no] Участок { $place }: дом { $number }
    }
welcome-place-lost = Участок { $place }: потерян
welcome-place-roundabout = Участок { $place }: проезд
welcome-place-swum = бассейн
welcome-place-used = засчитан в план
welcome-place-estate = в завершённой группе
welcome-place-fence = справа забор
welcome-place-open = сюда можно
welcome-status-built = Дом построен: завершите ход.
welcome-status-refused = Отказ отмечен: завершите ход.
welcome-status-plan = План выполнен: засчитайте его или завершите ход.
welcome-status-reshuffle = Можно перемешать карты — или завершить ход.
welcome-status-picking = Выберите группы для плана { $plan } одну за другой.
welcome-status-look = Это лист соперника.
welcome-keys-place = двигаться по улицам, выбрать участок
welcome-keys-number = номер меньше или больше, если есть выбор

## Подсказки

welcome-action-take = взять { $card }
welcome-action-take-two = взять номер с { $card }, а эффект с { $other }
welcome-action-write = вписать { $number } на участок { $place }
welcome-action-refuse = принять отказ
welcome-action-refuse-card = принять отказ и отдать соседу { $card }
welcome-action-fence = поставить забор справа от участка { $place }
welcome-action-agent =
    { $number ->
        [1] нанять агента для групп из одного дома
        [2] нанять агента для групп из двух домов
        [3] нанять агента для групп из трёх домов
        [4] нанять агента для групп из четырёх домов
        [5] нанять агента для групп из пяти домов
       *[6] нанять агента для групп из шести домов
    }
welcome-action-park = разбить сквер
welcome-action-pool = построить бассейн
welcome-action-bis = вписать строение { $number } на участок { $place }
welcome-action-plan = засчитать план { $number }
welcome-action-estate =
    { $single ->
        [yes] выбрать группу из дома { $first }
       *[no] выбрать группу домов { $first }–{ $last }
    }
welcome-action-reshuffle = перемешать карты
welcome-action-done = завершить ход
welcome-action-roundabout = устроить проезд на участке { $place }

## Счётный лист: все рядом

welcome-score-sheet = Подсчёт очков
welcome-row-plan = План { $plan }
welcome-row-parks =
    { $street ->
        [0] Скверы, верхняя улица
        [1] Скверы, средняя улица
       *[2] Скверы, нижняя улица
    }
welcome-row-pools = Бассейны
welcome-row-temps = Рабочие
welcome-row-estates = Группы по { $size }
welcome-row-bis = Строения
welcome-row-refusals = Отказы
welcome-row-roundabouts = Проезды
welcome-row-christmas =
    { $street ->
        [0] Гирлянда, верхняя улица
        [1] Гирлянда, средняя улица
       *[2] Гирлянда, нижняя улица
    }
welcome-row-icecream =
    { $street ->
        [0] Рожки, верхняя улица
        [1] Рожки, средняя улица
       *[2] Рожки, нижняя улица
    }
welcome-row-roswell = Группы с зургами
welcome-ranking = Выше тот, у кого больше очков; при равенстве — у кого больше завершённых групп, затем групп из одного дома, из двух и так далее.

## Что мы восстановили сами

welcome-guess-title = * Наша догадка
welcome-guess-about = Этого не показывает ни один доступный источник, поэтому числа и места мы подобрали сами. Если на вашем листе или карте иначе, верьте им.
welcome-guess-plan = Очки плана { $plan }: { $first } и { $second }. Условие взято из правил.

## Новый стол и что часто говорят за столом

welcome-group-mode = Как играем
welcome-group-expansions = Дополнения
welcome-group-deck = Карты
welcome-phrase-fits = Некуда вписать!
welcome-phrase-plan = Мой план почти готов!
welcome-phrase-good = Красивая улица!

## Печать

welcome-print-about = Листы для вашего стола в нашем рисунке: по два на странице (по одному, если с дополнениями лист высокий), сколько нужно.
welcome-print-expansion = Дополнение
welcome-print-own = На вашем листе что-то стоит иначе? Исправьте и напечатайте свой лист
welcome-print-sheets = Сколько листов
welcome-print-paper = Бумага
welcome-print-thin = Экономить краску: тонкие линии, без цвета
welcome-print-aid = С памяткой о шести эффектах
welcome-print-make = Сделать PDF

## Строки хода игры: у участков нет номеров на листе, поэтому названа только улица; сквер и бассейн — у нового дома.

welcome-brief-wrote =
    { $street ->
        [0] { $name } вписывает { $number } на верхней улице.
        [1] { $name } вписывает { $number } на средней улице.
       *[2] { $name } вписывает { $number } на нижней улице.
    }
welcome-brief-wrote-lettered = { $name } вписывает { $number } на улице { $row }.
welcome-brief-bis-lettered = { $name } вписывает строение { $number } на улице { $row }.
welcome-brief-fence =
    { $street ->
        [0] { $name } ставит забор на верхней улице.
        [1] { $name } ставит забор на средней улице.
       *[2] { $name } ставит забор на нижней улице.
    }
welcome-brief-park = { $name } разбивает сквер.
welcome-brief-pool = { $name } строит бассейн.
welcome-brief-roundabout =
    { $street ->
        [0] { $name } устраивает проезд на верхней улице.
        [1] { $name } устраивает проезд на средней улице.
       *[2] { $name } устраивает проезд на нижней улице.
    }
welcome-brief-bis =
    { $street ->
        [0] { $name } вписывает строение { $number } на верхней улице.
        [1] { $name } вписывает строение { $number } на средней улице.
       *[2] { $name } вписывает строение { $number } на нижней улице.
    }

## Памятка за столом: где на бумаге обводят и закрашивают, здесь касаются

welcome-aid-turn-4 = Выполнили план — засчитайте его. Номер вписать некуда — вам отметят отказ.
welcome-aid-effect-fence-does = Поставьте забор между двумя участками. От забора до забора — жилая группа, если в ней от 1 до 6 домов и все построены. Края улицы — тоже заборы.
welcome-aid-effect-agent-does = Выберите размер под улицами: каждая ваша группа такого размера станет дороже.
welcome-aid-effect-park-does = На улице нового дома вырастет дерево. Очки за скверы улицы — число в зелёной рамке.
welcome-aid-effect-pool-does = Если на участке нового дома нарисован бассейн, он построен. Чем больше бассейнов, тем дороже каждый следующий.
welcome-aid-effect-temp-does = Измените номер на 1 или 2 в любую сторону (от 0 до 17). За большинство рабочих — 7, 4 и 1 очко.
welcome-aid-effect-bis-does = Повторите номер любого дома рядом с ним, если между ними нет забора. Каждое строение стоит очков.
`;export{e as default};