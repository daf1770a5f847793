var e=`## Свои листы: что исправил владелец напечатанного листа

welcome-option-own = Свой лист
welcome-option-own-hint = Места и очки — как на вашем напечатанном листе там, где наши восстановлены по догадке.
welcome-own-section = Свой лист: «{ $section }» в этой игре исправить нельзя.
welcome-own-unknown = Свой лист: раздела «{ $section }» в этой игре нет; есть { $known }.
welcome-own-expansion = Свой лист: в поле expansion написано «{ $text }», а такого дополнения нет; есть { $known }.
welcome-own-count = Свой лист, { $section }: на улице { $street } указано { $found }, а нужно { $wanted }.
welcome-own-item = Свой лист, { $section }: «{ $item }» — не место с нужными значениями.
welcome-own-twice = Свой лист, { $section }: { $item } указано дважды.
welcome-own-few =
    { $found ->
        [one] Свой лист, { $section }: указано { $found }, а нужно { $least }.
        [few] Свой лист, { $section }: указано { $found }, а нужно { $least }.
       *[many] Свой лист, { $section }: указано { $found }, а нужно { $least }.
    }
welcome-own-street = Свой лист, { $section }: на улице { $street } ничего нет.
welcome-own-eggs = Свой лист, { $section }: на каждой улице нужны яйца трёх цветов, а на листе — оранжевые (o) и розовые (k).
welcome-own-plan = Свой лист, { $section }: план { $plan } на нём был бы выполнен сразу.
welcome-own-points = Свой лист, { $section }: вместо «{ $item }» нужны два числа очков, например 8-4, первое больше, не выше { $most }.
welcome-own-json = Это не файл своего листа: в строке { $line } нарушена запись JSON.
welcome-own-form = Это не файл своего листа: поля { $field } нет или оно не равно 1.
welcome-own-field = Свой лист: поля { $field } нет или оно не того вида; нужен текст или список текстов.
welcome-own-about = Часть мест и очков пропала вместе с рисунками листов, поэтому у нас они восстановлены по догадке. У вас есть коробка? Выберите дополнение, переставьте то, что на вашем листе стоит иначе, и играйте или сохраните лист в файл.
welcome-own-open = Открыть файл…
welcome-own-kinds = Что вы ставите на лист
welcome-own-erase = Убрать
welcome-own-plans = Очки за планы: первым, остальным
welcome-own-play = Играть с ботом
welcome-own-friends = Позвать друга
welcome-own-save = Сохранить в файл
welcome-own-print = Напечатать
`;export{e as default};