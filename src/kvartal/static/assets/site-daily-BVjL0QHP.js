var e=`## Расклад дня.

daily = Расклад дня
daily-short = Каждый день — одни и те же карты для всех.
daily-about = Сегодня у всех одни и те же карты. Считается ваша первая партия.
daily-back = Предыдущий день
daily-next = Следующий день
daily-past = Этот день прошёл: сыграть его уже нельзя, но видно, кто как справился.
daily-streak =
    { $count ->
        [0] Серия ещё не началась: сыграйте сегодня.
        [one] Вы играете { $count } день подряд.
        [few] Вы играете { $count } дня подряд.
       *[many] Вы играете { $count } дней подряд.
    }
daily-play = Сыграть
daily-again = Сыграть ещё раз, без зачёта
daily-rivals = Против двух обычных ботов: важно, насколько вы опередите лучшего.
daily-results = Результаты
daily-none = Пока никто не закончил.
daily-mine =
    { $score ->
        [one] Ваш результат: { $score } очко
        [few] Ваш результат: { $score } очка
       *[many] Ваш результат: { $score } очков
    }
daily-margin = { $margin } к цели
daily-lead = { $margin } к лучшему боту
daily-share = Поделиться результатом
daily-shared = Скопировано
daily-line = { $title }: { $score }
daily-name = Ваше имя в списке
`;export{e as default};