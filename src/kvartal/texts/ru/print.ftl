## Печать

print-none = Для { $title } печатать нечего: в этой игре ничего не записывают.
print-nothing = Печатать нечего: укажите число листов (--sheets) или памятку (--aid).
print-both = И --json, и «--out -» пишут в стандартный вывод: выберите одно.
print-file = Файл { $file } записать не удалось: { $why }.
print-done =
    { $sheets ->
        [0] Памятка записана в { $file }.
        [one] { $sheets } лист записан в { $file }.
        [few] { $sheets } листа записаны в { $file }.
       *[many] { $sheets } листов записано в { $file }.
    }
