## Печать

print-none = Для { $title } печатать нечего: эта игра обходится без бумажных полей.
print-nothing = Печатать нечего: укажите число полей (--sheets) или памятку (--aid).
print-both = И --json, и «--out -» пишут в стандартный вывод: выберите одно.
print-file = Файл { $file } не записать: { $why }.
print-done =
    { $sheets ->
        [0] Памятка записана в { $file }.
        [one] { $sheets } поле записано в { $file }.
        [few] { $sheets } поля записаны в { $file }.
       *[many] { $sheets } полей записано в { $file }.
    }
