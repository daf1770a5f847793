var e=`## Американская мечта

welcome-honour-american_dream = Сыграна партия: «Американская мечта»
welcome-honour-square = Квадрат 3 × 3 из идеальных домов
welcome-option-american_dream = Американская мечта
welcome-option-american_dream-hint = Особый лист: пять улиц с разноцветными домами, а эффекты — только цвета.
welcome-dream-colour =
    { $colour ->
        [green] зелёный
        [red] красный
        [blue] синий
        [orange] оранжевый
        [purple] фиолетовый
       *[grey] серый
    }
welcome-dream-street = улица { $street }
welcome-fact-dream-ideal = { $name } строит идеальный дом на участке { $place }.
welcome-fact-dream-street = { $name } застраивает улицу { $street } и получает бонус.
welcome-fact-dream-column = { $name } заканчивает колонку { $column } и удваивает её.
welcome-fact-dream-crossed-street = { $name } закрашивает бонус за улицу { $street }.
welcome-fact-dream-crossed-column = { $name } закрашивает бонус за колонку { $column }.
welcome-line-dream-column =
    { $doubled ->
        [yes] Колонка { $column }: идеальных { $ideal }, обычных { $ordinary }, вдвое
       *[no] Колонка { $column }: идеальных { $ideal }, обычных { $ordinary }
    }
welcome-line-dream-streets = Бонусы за улицы: { $streets }
welcome-line-rival-dream-streets = Закрашенные бонусы за улицы: { $streets }
welcome-refusal-dream-owed =
    { $streets ->
        [0] Сначала закрасьте бонусы за колонки: { $columns }.
       *[other] Сначала закрасьте бонусы: за улицы — { $streets }, за колонки — { $columns }.
    }
welcome-refusal-dream-now = Бонус закрашивают только в игре против конкурента, когда приходит карта «План выполнен».
welcome-refusal-dream-decided = Этот бонус уже обведён или закрашен.
welcome-refusal-dream-enough =
    { $kind ->
        [street] Бонус за улицу вы уже закрасили, теперь колонки.
       *[column] Два бонуса за колонки вы уже закрасили, теперь улица.
    }
welcome-refusal-dream-effect = На этом листе эффекты — только цвета.
welcome-fault-dream-ideal = { $place }: дом идеальный, но не построен.
welcome-fault-dream-number = { $place }: карты с номером { $number } нет, а рабочие в «Американской мечте» номеров не меняют.
welcome-fault-dream-fence = { $place }: в «Американской мечте» нет заборов.
welcome-fault-dream-bonus = { $place }: дома нет, а бонус улицы или колонки обведён.
welcome-plan-dream-a1 = Все зелёные дома идеальные.
welcome-plan-dream-a2 = Все красные дома идеальные.
welcome-plan-dream-a3 = Построены все синие и оранжевые дома, идеальные или обычные.
welcome-plan-dream-b1 = Две законченные колонки, все дома в них идеальные.
welcome-plan-dream-b2 = Четыре законченные колонки.
welcome-plan-dream-b3 = Три законченные колонки подряд.
welcome-plan-dream-c1 = Улица, полностью застроенная идеальными домами.
welcome-plan-dream-c2 = Две полностью застроенные улицы.
welcome-plan-dream-c3 = Квадрат 3 × 3 из идеальных домов.

welcome-status-dream-cross = Какие бонусы закрасить? Один за улицу и два за колонки.
welcome-button-cross-street = Закрасить улицу { $street }
welcome-button-cross-column = Закрасить колонку { $column }
welcome-action-cross-street = закрасить бонус за улицу { $street }
welcome-action-cross-column = закрасить бонус за колонку { $column }
welcome-track-columns = Колонки
welcome-track-streets = Улицы
welcome-place-colour =
    { $state ->
        [ideal] { $colour }, идеальный
        [ordinary] { $colour }, обычный
       *[open] { $colour }
    }
welcome-place-bonus =
    { $state ->
        [won] бонус получен
        [lost] бонус упущен
       *[open] бонус ещё доступен
    }
welcome-guess-dream = Цвета домов и число колонок.
welcome-score-ideal = идеальный
welcome-score-dream-street = бонус улицы { $street }: { $points }
welcome-score-dream-columns = Колонки, на которых обведено ×{ $multiple }
welcome-score-dream-guess = * Цвета домов и число колонок — наша догадка. Идеальные дома считаются так, как вы их отметили.
welcome-part-dream-column = Колонки
welcome-part-dream-streets = Бонусы улиц
welcome-why-dream-column = В застроенной колонке обычный дом приносит 1 очко, идеальный — 3. Обведённое «×2» удваивает сумму.
welcome-why-dream-streets = Обведённый бонус застроенной улицы приносит 10 очков.
welcome-dream-letter =
    { $colour ->
        [green] з
        [red] к
        [blue] с
        [orange] о
        [purple] ф
       *[grey] п
    }
welcome-own-word-colours = Цвета домов по улицам: g — зелёный, r — красный, b — синий, o — оранжевый, p — фиолетовый, y — серый

welcome-paper-american_dream-green = з
welcome-paper-american_dream-red = к
welcome-paper-american_dream-blue = с
welcome-paper-american_dream-orange = о
welcome-paper-american_dream-purple = ф
welcome-paper-american_dream-grey = п
welcome-paper-american_dream-colours = Цвета эффектов
welcome-paper-american_dream-columns = Колонки
welcome-paper-american_dream-streets = Улицы
welcome-paper-american_dream-ordinary = Обычный дом —
welcome-paper-american_dream-ideal = идеальный —
welcome-paper-american_dream-effect-fence-does = Серый цвет. Если дом тоже серый, обведите его: он идеальный.
welcome-paper-american_dream-effect-agent-does = Фиолетовый цвет. Если дом тоже фиолетовый, обведите его: он идеальный.
welcome-paper-american_dream-effect-park-does = Зелёный цвет. Если дом тоже зелёный, обведите его: он идеальный.
welcome-paper-american_dream-effect-pool-does = Синий цвет. Если дом тоже синий, обведите его: он идеальный.
welcome-paper-american_dream-effect-temp-does = Оранжевый цвет. Если дом тоже оранжевый, обведите его: он идеальный. Номер не меняется.
welcome-paper-american_dream-effect-bis-does = Красный цвет. Если дом тоже красный, обведите его: он идеальный. Номер не повторяют.
welcome-paper-american_dream-turn-3 = Эффект и дом одного цвета — обведите дом. Застроили улицу или колонку первыми — в конце раунда обведите бонус, остальные его закрасят.
welcome-paper-american_dream-end = Конец игры: у кого-то три отказа, три выполненных плана или застроены все пять улиц.
welcome-row-dream-column = Колонка { $column }
welcome-row-dream-streets = Бонусы улиц
welcome-meet-american_dream = Эффект здесь — только цвет: совпал с цветом дома — дом идеален. Очки — за целые колонки и улицы.
welcome-explain-dream-street =
    Улица { $street }: { $state ->
        [won] бонус ваш, { $points } очков.
        [lost] бонус достался другим.
       *[open] кто застроит её первым, получит { $points } очков.
    }
welcome-explain-dream-column =
    Колонка { $column }: { $state ->
        [won] бонус ваш, очки умножены на { $multiple }.
        [lost] бонус достался другим.
       *[open] кто застроит её первым, умножит её очки на { $multiple }.
    } Очков сейчас: { $points }.
welcome-explain-dream-effect =
    { $effect }: на этом листе только цвет, { $colour ->
        [green] зелёный
        [red] красный
        [blue] синий
        [orange] оранжевый
        [purple] фиолетовый
       *[grey] серый
    }.
welcome-explain-dream-colour =
    { $colour ->
        [green] Зелёный: этот номер в зелёном доме делает его идеальным.
        [red] Красный: этот номер в красном доме делает его идеальным.
        [blue] Синий: этот номер в синем доме делает его идеальным.
        [orange] Оранжевый: этот номер в оранжевом доме делает его идеальным.
        [purple] Фиолетовый: этот номер в фиолетовом доме делает его идеальным.
       *[grey] Серый: этот номер в сером доме делает его идеальным.
    }

## Строки хода игры: без мест, у которых нет номеров на листе.

welcome-brief-dream-ideal-lettered = { $name } строит идеальный дом.
`;export{e as default};