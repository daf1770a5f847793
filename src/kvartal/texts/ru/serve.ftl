## Сервер в командной строке

serve-stopped = Квартал остановлен.
serve-port-used = Порт { $port } на { $host } занят другой программой. Выберите другой с помощью --port; --port 0 найдёт свободный.
serve-no-port = Не удаётся открыть порт { $port } на { $host }: { $why }.
serve-no-address = Адреса { $host } у этой машины нет: { $why }.
serve-folder = Папка данных { $folder } недоступна: { $why }. Укажите другую с помощью --data.
storage-missing = В папке { $folder } нет файла { $file }.
storage-foreign = { $file } — не база данных Квартала: { $why }.
storage-damaged = Файл { $file } повреждён: { $why }.
storage-newer = Файл { $file } записан более новым Кварталом: его формат — { $version }, а здесь известен { $known }.
storage-failed = Ответ базы данных: { $why }.
serve-database = Данные в папке { $folder } непригодны.
admin-name = { $action ->
        [tables] Здесь перечисляются все столы, имя не нужно.
        [persons] Здесь перечисляются все игроки, имя не нужно.
        [bans] Здесь перечисляются все запреты, имя не нужно.
       *[other] Укажите, кого или что: номер игрока или стола.
    }
admin-empty = В папке { $folder } сайт ещё ничего не хранит. Укажите его папку данных с помощью --data.
admin-unknown = Под именем { $name } ничего не найдено.
admin-not-done = Работающий сервер этого не сделал и позже тоже не сделает. Причину может подсказать его журнал.
backup-made = Копия лежит в { $folder }.
backup-failed = Сделать копию не удалось.
restore-done = Данные из копии теперь в { $data }.
restore-aside = Прежние данные перенесены в { $folder }.
restore-failed = Восстановить данные из копии не удалось.
serve-proxy = { $proxy } — не адрес и не сеть адресов.
serve-site = { $site } — не имя сайта. Пишите без https://, например play.example.
serve-limit-unknown = Ограничения { $name } нет. Есть { $known }.
serve-limit = Ограничение { $name } не может быть «{ $value }». Оно записывается как { $usual }.
serve-folder-used = С папкой данных { $folder } уже работает другой Квартал. Остановите его или укажите другую папку с помощью --data.
