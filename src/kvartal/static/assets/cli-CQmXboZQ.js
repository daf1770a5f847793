var e=`## Командная строка

cli-file = Файл { $file } не читается: { $why }.
cli-not-text = Файл { $file } — не текст.
cli-compiled = скомпилировано
cli-interpreted = без компиляции
cli-seats =
    { $least ->
        [1] { $most ->
            [1] 1 место
           *[other] от 1 до { $most } мест
        }
       *[other] от { $least } до { $most } мест
    }
cli-playthrough-what = Назовите набор правил или папку после --write.
cli-written =
    { $count ->
        [0] Ничего не изменилось.
        [one] Записан { $count } файл.
        [few] Записано { $count } файла.
       *[many] Записано { $count } файлов.
    }
`;export{e as default};