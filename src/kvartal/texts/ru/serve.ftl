## Сервер в командной строке

serve-stopped = Квартал остановлен.
serve-port-used = Порт { $port } на { $host } занят другой программой. Выберите другой с помощью --port; --port 0 найдёт свободный.
serve-no-port = Не удаётся открыть порт { $port } на { $host }: { $why }.
serve-no-address = Адреса { $host } у этой машины нет: { $why }.
serve-folder = Папка данных { $folder } недоступна: { $why }. Укажите другую с помощью --data.
admin-name = { $action ->
        [tables] Здесь перечисляются все столы, имя не нужно.
        [persons] Здесь перечисляются все игроки, имя не нужно.
       *[other] Укажите, кого или что: номер игрока или стола.
    }
admin-unknown = С номером { $name } ничего нет.
backup-made = Копия лежит в { $folder }.
backup-failed = Сделать копию не удалось: { $why }.
restore-done = Копия теперь в { $data }.
restore-aside = Прежние данные перенесены в { $folder }.
restore-failed = Вернуть копию не удалось: { $why }.
serve-proxy = { $proxy } — не адрес и не сеть адресов.
serve-limit-unknown = Ограничения { $name } нет. Есть { $known }.
serve-limit = Ограничение { $name } не может быть «{ $value }». Оно записывается как { $usual }.
serve-folder-used = С папкой данных { $folder } уже работает другой Квартал. Остановите его или укажите другую папку с помощью --data.
