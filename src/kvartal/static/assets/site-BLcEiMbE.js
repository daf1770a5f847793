var e=`## Слова оболочки сайта: страницы, кнопки, состояние стола.

kvartal = Квартал
home = Квартал, на главную
close = Закрыть
copy = Скопировать
copied = Скопировано
speak-other = Switch to English

## Настройки

settings = Настройки
your-name = Ваше имя
your-mark = Значок
mark-choose = Значок { $mark }
language = Язык
theme = Тема
theme-auto = как в системе
theme-light = светлая
theme-dark = тёмная
theme-to-dark = Включить тёмную тему
theme-to-light = Включить светлую тему
habits = Игра
confirm-moves = Подтверждать каждый ход
confirm-moves-hint = Ход вступит в силу, только когда вы нажмёте «Готово».
use-keys = Горячие клавиши
use-keys-hint = Список открывается за столом кнопкой «?».
motion = Движение на столе
motion-hint = Фишки и карты переезжают на глазах: видно, что откуда взялось.
motion-calm = Отключено в настройках браузера или системы.
sound = Звуки
sound-hint = Карты, карандаш, молоток и сигнал вашего хода.
volume = Громкость

## Главная страница

front-title = Что построим сегодня?
front-games = Игры
front-open = Неоконченные партии
front-tables = Сыгранные партии
front-no-server = Сервер не отвечает. Проверьте соединение и обновите страницу.
card-players =
    { $max ->
        [one] { $min }–{ $max } игрок
        [few] { $min }–{ $max } игрока
       *[many] { $min }–{ $max } игроков
    }
card-players-exact =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
card-players-from =
    { $min ->
        [1] сколько угодно игроков
        [one] от { $min } игрока
        [few] от { $min } игроков
       *[many] от { $min } игроков
    }
card-rules = Правила с картинками
way-now = Играть сейчас
way-lesson = Научиться за пять минут
way-lesson-on = Продолжить обучение
way-lesson-again = Обучение
way-friends = С друзьями
way-screen = За одним экраном
way-solo = В одиночку
way-record = рекорд { $score }
way-record-target = рекорд { $score } при цели { $target }
way-options = Настроить стол
phase-gathering = ждём игроков
phase-playing = идёт игра
phase-over = игра окончена
front-privacy = Какие данные хранит сайт
row-yours = Ваш ход
row-won = Победа
row-lost = Не хватило очков
row-place = { $place }-е место из { $all }
row-left-minutes = осталось { $count }\xA0мин
row-left-hours = осталось { $count }\xA0ч
row-score =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
row-score-town77 =
    { $points ->
        [one] { $points } плитка
        [few] { $points } плитки
       *[many] { $points } плиток
    }

## Новый стол

new-title = Новый стол
new-seats = Кто играет
new-count = Сколько мест
new-count-solo = В одиночку
new-fewer = На одно место меньше
new-more = На одно место больше
new-who = Место { $number }
new-kind-open = Друг по ссылке
new-kind-local = За этим экраном
new-kind-bot = Бот
new-level = Сила бота
new-guest-name = Имя
new-open-note = Ссылку-приглашение вы получите на следующем шаге.
new-rules = Варианты правил
new-position = Начать с позиции
new-position-text = Позиция в виде текста
new-position-hint = Партия начнётся отсюда, а не с раздачи, и в рекорды не войдёт. Правила и число мест за столом должны быть те же.
new-begin = Начать игру
new-begin-invite = Пригласить
new-unknown = Игры «{ $title }» здесь нет.
new-bad-seats =
    { $least ->
        [1] Здесь не больше { $most } мест.
       *[other] Нужно игроков: от { $least } до { $most }.
    }
level-easy = лёгкий
level-normal = обычный
level-hard = сильный

## За столом собираются

gathering-title = Ждём игроков
gathering-open =
    { $count ->
        [0] Все места заняты, можно начинать.
        [one] Свободно { $count } место.
        [few] Свободно { $count } места.
       *[many] Свободно { $count } мест.
    }
gathering-set-up = Партия начнётся с заданной позиции, а не с раздачи.
gathering-link = Ссылка-приглашение
gathering-link-note = Отправьте её друзьям: регистрация не нужна.
gathering-sit = Сесть сюда
gathering-fill = Посадить бота
gathering-stand = Освободить место
gathering-start = Начать игру
gathering-wait-host = Игру начнёт тот, кто открыл стол.

## Места

seat-open = свободное место
name-of = { $name }
seat-bot = Бот { $number }
seat-guest = Игрок\xA0{ $number }
seat-watcher = Зритель
seat-is-bot = бот, { $level }
seat-is-me = это вы
seat-you = вы
seat-online = в сети
seat-offline = не в сети
watchers =
    { $count ->
        [one] Смотрит { $count } зритель.
        [few] Смотрят { $count } зрителя.
       *[many] Смотрят { $count } зрителей.
    }

## Стол

people = Игроки
terms = Правила стола: { $list }.
terms-no = нет
log = Ход игры
log-empty = Пока ничего не произошло.
chat = Чат
chat-say = Написать всем
chat-send = Отправить
chat-unheard =
    { $count ->
        [one] Игроки и ход игры; { $count } новое сообщение
        [few] Игроки и ход игры; { $count } новых сообщения
       *[many] Игроки и ход игры; { $count } новых сообщений
    }
rules = Правила
rules-chapters = Главы
people-and-log = Игроки и ход игры
bar = Действия
undo = Отменить
restart = Ход заново
reopen = Изменить ход
reopen-late = Все уже готовы, изменить ход больше нельзя.
done = Готово
hint = Подсказка
hint-is = Бот предлагает { $action }.
hint-brings =
    { $turn ->
        [yes] Бот предлагает { $action }. Весь ход тогда даст { $points }
       *[no] Бот предлагает { $action }. Сразу { $points }
    }{ $known ->
        [no] .
        [name] : «{ $from }».
       *[yes] : { $from }.
    }
loss = { $deed }: вам { $points }
lesson = Учитель
lesson-next = Дальше
lesson-wait = Сейчас ход соперника. Посмотрите, что он сделает.
lesson-prompted = Продолжайте: что делать, сказано ниже.
lesson-count = { $now } из { $all }
lesson-leave = Закончить обучение
lesson-anew = Новая партия
lesson-on = Доиграть эту
status-joining = Подходим к столу…
status-waiting =
    { $count ->
        [1] Ходит { $names }.
       *[other] Ходят { $names }.
    }
status-paused = Раунд окончен: посмотрите на город.
go-on = Следующий раунд
status-ready =
    { $count ->
        [1] Вы готовы. Ещё думает { $names }.
       *[other] Вы готовы. Ещё думают { $names }.
    }
status-many =
    { $count ->
        [one] Ждём ещё { $count } игрока.
        [few] Ждём ещё { $count } игроков.
       *[many] Ждём ещё { $count } игроков.
    }
status-watch =
    { $count ->
        [1] Ходит { $names }.
       *[other] Ходят { $names }.
    }
status-curtain = Передайте экран: ходит { $name }.
status-dealing = Раздаём…
status-past = Так было: ход { $now } из { $all }.
past-return = К игре
status-lost = Связь прервалась, восстанавливаем…
status-over = Игра окончена.
status-won = { $name } побеждает!
status-you-won = Вы победили!
status-shared = Победу делят { $names }.

## Общий экран

curtain = Рука скрыта
curtain-note = Остальные, отвернитесь!
curtain-ready = Это я, { $name }

## Конец и запись игры

result = Итог
result-why = { $name } побеждает: { $why }.
result-why-own = Вы победили: { $why }.
result-record-new = Это ваш новый рекорд!
result-record-first = Ваш первый рекорд. Теперь есть что побить!
result-close-tied = По очкам — поровну с победителем!
result-share = Поделиться картинкой
result-saved = Картинка сохранена
result-link = Скопировать ссылку
result-record = Ваш рекорд: { $score }
result-record-target = Ваш рекорд: { $score } при цели { $target }
rematch = Ещё партию
rematch-follow = Вас зовут сыграть ещё
replay = Посмотреть запись
new-game = Другая игра
show-board = Посмотреть на стол
replay-title = Запись партии
replay-of = { $name }: запись партии
replay-moment = Ход { $now } из { $all }
replay-first = В начало
replay-back = Назад
replay-next = Вперёд
replay-last = В конец
replay-play = Воспроизвести
replay-pause = Пауза
replay-link = Ссылка на этот момент
replay-journal = Журнал партии

## Клавиши

keys = Клавиши
keys-move = двигаться по полю
keys-press = выбрать место
keys-done = готово
keys-undo = отменить
keys-hint = подсказка
keys-rules = правила
keys-help = этот список
keys-space = Пробел

## Заблудились

lost-page = Такой улицы нет
lost-page-hint = По этому адресу ничего не построено.
lost-replay = Записи нет
lost-replay-hint = Игра ещё не закончена, или такого стола не было.
lost-home = На главную
lost-table = Такого стола нет
lost-table-hint = Проверьте ссылку: возможно, она скопирована не целиком.
lost-server = Сервер не отвечает
lost-server-hint = Проверьте соединение и обновите страницу.

## Ошибки связи

error-malformed = Сервер не понял сообщение. Обновите страницу.
error-too-large = Сообщение слишком длинное.
error-unknown-table = Такого стола нет.
error-not-your-seat = Это чужое место.
error-not-your-turn = Сейчас не ваш ход.
error-stale = На столе уже что-то изменилось. Посмотрите и решите заново.
error-slow-down = Слишком часто. Подождите немного.
error-not-started = Игра ещё не началась.
error-over = Игра уже окончена.
error-unknown-page = Такой страницы нет.
error-unknown-phrase = Такой фразы за этим столом нет.
error-not-allowed = Так делать нельзя.
error-sent-away = Хозяин стола попросил вас выйти.
error-name-taken = За этим столом уже есть игрок с таким именем. Выберите другое.
error-muted = Хозяин стола попросил вас не писать в чат.
error-closed = Хозяин стола закрыл его для посторонних.
error-wrong-host = По этому адресу сайт не открывается.
error-wrong-origin = Страница открыта с чужого адреса.
error-no-person = Сервер вас не узнал. Обновите страницу.
error-not-host = Это может сделать только тот, кто открыл стол.
error-seat-taken = Место уже занято.
error-seats-open = Ещё не все места заняты.
error-too-many = Слишком часто: места за этим столом уже много раз переходили из рук в руки.
error-started = Игра уже началась.
error-not-over = Игра ещё не окончена.
error-old-rules = Эта партия сыграна по старой версии правил.
error-bad-ruleset = Таких правил нет.
error-bad-seats = Эта игра не рассчитана на столько игроков.
error-bad-level = Такого бота нет.
error-bad-position = С этой позиции партию начать нельзя. { $message }
error-say-hello = Не удалось установить соединение. Обновите страницу.
error-other-protocol = Страница и сервер разных версий. Обновите страницу.
error-closing = Сервер перезапускается, подождите немного.
error-broken = На сервере что-то сломалось. Попробуйте ещё раз.

chat-phrases = Быстрые фразы
`;export{e as default};