var e=`## «Бумажные кварталы» на экране: названия частей, подсказки, кнопки.

welcome-pairs = Комбинации
welcome-hand = Ваши карты
welcome-pair = { $number }, { $effect }
welcome-coming = Эффект, который откроется следующим
welcome-short-fence = забор
welcome-short-agent = агент
welcome-short-park = сквер
welcome-short-pool = бассейн
welcome-short-temp = рабочие
welcome-short-bis = строение
welcome-plans-title = Планы застройки
welcome-plan-card = План { $plan }: первым — { $first }, остальным — { $second }.
welcome-reconstructed = Этот факт восстановлен: ни один источник его не показывает.
welcome-sheets = Чей лист смотреть
welcome-sheet = Лист: { $name }
welcome-seat = Место { $seat }
welcome-next-sheet = Лист: { $name }; показать следующий
welcome-parks = Скверы: { $parks }, очки: { $points }
welcome-garland = гирлянда: { $houses }
welcome-truck =
    { $bonus ->
        [won] фургон у { $place }, бонус ваш
        [lost] фургон у { $place }, бонус упущен
       *[open] фургон у { $place }
    }
welcome-estates = Жилые группы и агенты
welcome-estate = Группы по { $size }: { $count }, за каждый — { $points }, агентов: { $agents }
welcome-track-pools = Бассейны
welcome-track-temps = Рабочие
welcome-track-bis = Строения
welcome-track-refusals = Отказы
welcome-track-roundabouts = Проезды
welcome-track-zurgs = Группы с зургами: { $groups }
welcome-track-score = Очки
welcome-standing = Дома: { $built }, планы: { $plans }, очки: { $score }
welcome-standing-short = очки: { $score }
welcome-standing-built = Дома
welcome-standing-plans = Планы
welcome-place-empty = { $place }, пусто
welcome-place-pool = { $place }, пусто, есть место для бассейна
welcome-place-house =
    { $bis ->
        [yes] { $place }, дом { $number }, строение
       *[no] { $place }, дом { $number }
    }
welcome-place-roundabout = { $place }, проезд
welcome-place-open = { $said }, можно
welcome-status-wait = Открываются карты.
welcome-status-start = Выберите комбинацию: номер и эффект.
welcome-status-number = Выберите карту, с которой возьмёте номер.
welcome-status-effect = Теперь карту, с которой возьмёте эффект.
welcome-status-refuse = Ни один номер не встаёт: вы получаете отказ.
welcome-status-chosen = Выберите дом для { $number }.
welcome-status-chosen-temp = Выберите дом для { $number }; рабочие меняют номер не больше чем на 2.
welcome-status-menu = Какой номер записать?
welcome-status-menu-bis = Какой номер повторить?
welcome-status-roundabout = Где устроить проезд?
welcome-status-built = Дом { $house } готов. Заявите план или завершите ход.
welcome-status-built-fence = Поставьте забор или завершите ход.
welcome-status-built-agent = Наймите агента для групп одного размера или завершите ход.
welcome-status-built-park = Разбейте сквер или завершите ход.
welcome-status-built-pool = Постройте бассейн или завершите ход.
welcome-status-built-bis = Впишите строение рядом с домом или завершите ход.
welcome-status-closing = Заявите план или завершите ход.
welcome-status-picking = Выберите группы для плана { $plan }: коснитесь первого дома каждого.
welcome-status-ahead = Перед первым раундом выберите цель.
welcome-status-ready = Ваш ход завершён.
welcome-button-write = { $number }
welcome-button-bis = строение { $number }
welcome-button-park = Разбить сквер
welcome-button-pool = Построить бассейн
welcome-button-saucer = Обвести тарелку
welcome-button-reshuffle = Попросить перемешать
welcome-button-goal = Групп: { $least }–{ $most }, по { $points }
welcome-button-goal-open = Групп: { $least } и больше, по { $points }
welcome-button-roundabout = Проезд
welcome-button-refuse = Принять отказ
welcome-button-refuse-card = Отказ, сбросить { $card }
welcome-button-done = Завершить ход
welcome-keys-pair = взять комбинацию или карту

## Печать

welcome-page-print = Напечатать листы
welcome-print-about = Листы для вашего стола: наш рисунок, по два на странице, сколько нужно.
welcome-print-sheets = Сколько
welcome-print-paper = Бумага
welcome-print-thin = Беречь краску: тонкие линии без цвета
welcome-print-aid = С памяткой о шести эффектах
welcome-print-make = Сделать PDF
`;export{e as default};