var e=`# Часы стола и бот, который играет за отсутствующего.

## Новый стол

new-away = Если кто-то отошёл
new-clock = Время на ход
new-clock-hint = Кто не успел, за того этот ход сделает бот; следующий ход — снова за игроком.
new-standin = Бот на замену
clock-none = не ограничено
clock-minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
clock-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
gathering-clock = Время на ход: { $time }. Кто не успел, за того ход делает бот ({ $level }).

## За столом

clock-left = Осталось { $time }
clock-left-hours = { $count }\xA0ч
clock-left-minutes = { $count }\xA0мин
clock-last = Осталась последняя минута.
clock-up = Время вышло
seat-standin = ходит бот ({ $level })
seat-standin-of = { $name }: ходит бот
status-standin = За вас ходит бот.
status-standin-alone = За вас ходит бот. В рекорды этот результат не попадёт.
handover-me = Пусть за меня играет бот
handover-other = Передать место боту
handover-sure = Бот начнёт ходить сразу. Вернуться можно в любую минуту, но сделанных ходов не отменить.
handover-sure-alone = Бот начнёт ходить сразу. Вернуться можно в любую минуту, но рекордом эта партия уже не станет.
handover-sure-other = Бот начнёт ходить сразу. Вернуть место сможет только { $name }.
handover-yes = Передать
handover-no = Не надо
takeback = Я снова здесь
takeback-of = { $name }: я снова здесь
result-helped = За вас ходил бот, поэтому результат не записан ни в рекорды, ни в итоги дня.

## Ход игры

handover-clock = Время вышло: { $name } уступает этот ход боту.
handover-kept = { $name } не успевает третий раз подряд: до возвращения игрока ходит бот.
handover-host = { $name } не в сети: место передано боту.
handover-own = { $name } оставляет место боту.
handover-back = { $name } снова в игре.

## Ошибки

error-bad-clock = Такое время на ход выбрать нельзя.
error-bot-plays = Сейчас за вас ходит бот. Сначала верните себе место.
error-time-up = Время на этот ход вышло, изменить его уже нельзя.
error-person-here = Игрок здесь, передать его место боту нельзя.
`;export{e as default};