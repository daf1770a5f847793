var e=`## «Бумажные кварталы» на бумаге: слова поля и памятки.

welcome-paper-name = Бумажные кварталы
welcome-paper-player = Игрок
welcome-paper-town = Город
welcome-paper-date = Дата
welcome-paper-plans = Планы
welcome-paper-parks = Скверы
welcome-paper-pools = Бассейны
welcome-paper-temps = Рабочие
welcome-paper-estates = Жилые группы и агенты
welcome-paper-bis = Строения
welcome-paper-refusals = Отказы
welcome-paper-roundabouts = Проезды
welcome-paper-total = Итого
welcome-paper-most = больше всех
welcome-paper-ends = конец игры
welcome-paper-aid = Памятка игрока
welcome-paper-turn = Ход
welcome-paper-turn-1 = Выберите одну из трёх комбинаций: номер и эффект.
welcome-paper-turn-2 = Впишите номер на любой улице: номера растут слева направо, пропуски разрешены.
welcome-paper-turn-3 = Примените эффект — или откажитесь от него.
welcome-paper-turn-4 = Выполнили план — запишите очки. Номер некуда вписать — закрасьте отказ.
welcome-paper-end = Конец игры: у кого-то три отказа, три выполненных плана или застроены все улицы.
welcome-paper-effect-fence = Забор
welcome-paper-effect-fence-does = Обведите один промежуток между домами. От забора до забора — жилая группа, если в ней от 1 до 6 домов и все построены.
welcome-paper-effect-agent = Агент
welcome-paper-effect-agent-does = Закрасьте верхнее свободное окошко под любым размером группы: каждая такая группа станет дороже.
welcome-paper-effect-park = Сквер
welcome-paper-effect-park-does = Закрасьте следующее дерево на той улице, где построили дом. Очки — первое незакрашенное число.
welcome-paper-effect-pool = Бассейн
welcome-paper-effect-pool-does = Если у построенного дома нарисован бассейн, обведите его и закрасьте окошко бассейнов.
welcome-paper-effect-temp = Рабочие
welcome-paper-effect-temp-does = Измените номер на 1 или 2 в любую сторону (от 0 до 17) и закрасьте окошко рабочих. За большинство — 7, 4 и 1 очко.
welcome-paper-effect-bis = Строение
welcome-paper-effect-bis-does = Повторите номер любого дома рядом с ним, если между ними нет забора, и закрасьте окошко строений: это штраф.

## Подсчёт бумажного листа

welcome-tally-empty = Здесь нет ни одного листа; образец — в docs/notation.md.
welcome-tally-sheet = Лист { $number }
welcome-tally-faults = Ошибки на листе:
welcome-tally-place = { $place }-е место
welcome-fault-count =
    { $field ->
        [bis] Записано строений: { $written }, а на улицах их { $found }.
       *[pools] Записано бассейнов: { $written }, а на улицах их { $found }.
    }
welcome-fault-plan =
    { $points ->
        [one] План { $plan } не приносит { $points } очко.
        [few] План { $plan } не приносит { $points } очка.
       *[many] План { $plan } не приносит { $points } очков.
    }
welcome-fault-unearned = План { $plan } отмечен выполненным, но на листе нет того, что он требует.
welcome-fault-shared =
    { $wanted ->
        [one] Планам вместе нужна { $wanted } группа по { $size }, а на листе их { $found }.
        [few] Планам вместе нужно { $wanted } группы по { $size }, а на листе их { $found }.
       *[many] Планам вместе нужно { $wanted } групп по { $size }, а на листе их { $found }.
    }
welcome-fault-nobody-first = План { $plan } записан как выполненный позже, но первым его не выполнил никто.
welcome-fault-no-roundabouts = Проезды бывают только в экспертной игре.
welcome-fault-temps = Номерам, которых нет на картах, нужны рабочие: таких домов { $houses }, рабочих { $temps }.
welcome-note-effects = Эффектов отмечено { $marks } (считая заборы и строения), а домов, вписанных каждый в свой ход, — { $houses }. За ход даётся один эффект: не забыт ли какой-то дом?
welcome-tally-plan = План { $plan } не назван в строке «table»: напишите его очки.
`;export{e as default};