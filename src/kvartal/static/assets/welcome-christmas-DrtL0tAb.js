var e=`## Рождественские огоньки

welcome-honour-christmas = Сыграна партия: «Рождественские огоньки»
welcome-option-christmas = Рождественские огоньки
welcome-option-christmas-hint = Соседние дома с номерами подряд соединяет гирлянда; самая длинная на каждой улице приносит очки.
welcome-fact-christmas = { $name } соединяет гирляндой участки { $places }.
welcome-line-christmas =
    { $street ->
        [0] Гирлянда верхней улицы: { $houses }
        [1] Гирлянда средней улицы: { $houses }
       *[2] Гирлянда нижней улицы: { $houses }
    }
welcome-plan-xmas-1 = Три завершённые группы по 3 дома, каждая — в одной гирлянде.
welcome-plan-xmas-2 = Завершённые группы из 4 и из 5 домов, каждая — в одной гирлянде.
welcome-plan-xmas-3 = Две завершённые группы по 3 дома, в которых средний дом не соединён с соседями.
welcome-plan-xmas-4 = Все дома нижней улицы в одной гирлянде.
welcome-plan-xmas-5 = Все дома одной улицы в одной гирлянде и все её скверы.

welcome-garland = гирлянда: { $houses }
welcome-place-linked = гирлянда к соседу справа
welcome-line-rival-christmas = Карты между крайними заборами конкурента: { $cards }

welcome-paper-christmas-longest = Гирлянда
welcome-meet-christmas = Соседние дома с номерами подряд соединяет гирлянда. Очки — за самую длинную на каждой улице.

## Строки хода игры: без мест, у которых нет номеров на листе.

welcome-brief-christmas = { $name } соединяет дома гирляндой.
`;export{e as default};