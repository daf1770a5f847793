var e=`## Сервер в командной строке

serve-stopped = Квартал остановлен.
serve-port-used = Порт { $port } на { $host } занят другой программой. Выберите другой (--port) или любой свободный (--port 0).
serve-no-port = Не удаётся открыть порт { $port } на { $host }: { $why }.
serve-no-address = Нет такого адреса: { $host } ({ $why }).
serve-folder = Папка данных { $folder } недоступна: { $why }. Укажите другую: --data.
serve-folder-used = С папкой данных { $folder } уже работает другой Квартал. Остановите его или укажите другую папку: --data.
`;export{e as default};