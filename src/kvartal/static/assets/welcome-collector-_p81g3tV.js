var e=`## Коллекционное издание: общее для его частей

welcome-option-nine_three_quarters = Карты 9¾
welcome-option-nine_three_quarters-hint = Ещё три карты с номером 9¾: его вписывают между 9 и 10.
welcome-guess-nine_three_quarters = Эффекты трёх карт 9¾.
welcome-mix-sheet = «{ $one }» — это особый лист: вместе с ним нельзя выбрать «{ $two }».
welcome-mix-opponent = «{ $one }» сравнивает игроков и с настройкой «{ $two }» не сочетается; выберите конкурента, хотя бы уровня 0.
welcome-mix-cards = «{ $one }» в одиночку играется своей колодой и с настройкой «{ $two }» не сочетается; выберите конкурента, хотя бы уровня 0.
welcome-mix-hands = «{ $one }» и «{ $two }» не сочетаются: карты там раздают по-разному.
welcome-mix-plans = Слишком много дополнений сразу: карт планов в них больше { $most }.
welcome-mix-seats = Для «{ $option }» нужно не меньше двух игроков.
welcome-mix-seats-most =
    { $most ->
        [one] В «{ $option }» играет не больше { $most } игрока.
        [few] В «{ $option }» играет не больше { $most } игроков.
       *[many] В «{ $option }» играет не больше { $most } игроков.
    }
welcome-mix-house-rule = Несколько дополнений сразу — наше домашнее правило.
welcome-theme-seasons = Времена года
welcome-theme-catastrophes = Катастрофы
welcome-theme-good-mood = Для хорошего настроения
welcome-difficulty =
    { $level ->
        [1] просто
        [2] средне
       *[3] сложно
    }
welcome-hand-of = { $name }, карты на руке: { $effects }
welcome-early-card = В поле «{ $field }» есть отметка карты «План выполнен» { $card }, а поле «completed» этой карты не называет.
welcome-early-cards = В поле «{ $field }» закрашено (считая то, что ещё предстоит закрасить): { $found }. Карты из поля «completed» закрашивают не больше { $most }.
`;export{e as default};