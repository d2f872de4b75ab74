### Слова страниц по-русски. Одна строка — один текст; { $name } подставляет программа.
### Ключи во всех языках одни и те же; `npm run unit` скажет, каких не хватает.

## Пять игр

game-lautari = Лаутари
game-luzhanqi = Лучжаньци
game-nardi = Короткие нарды
game-rotary = Ротари
game-shatra = Шатра

summary-lautari = Превращайте пешки по дороге и займите круглый центр, когда ваши фигуры стоят по обе стороны от него.
summary-luzhanqi = Армейские шахматы со скрытыми фигурами: вступайте в бой, запоминайте, вычисляйте и захватите флаг.
summary-nardi = Короткие нарды (бэкгаммон): гонка пятнадцати шашек, простая или с марсом, кубом и матчами.
summary-rotary = Каждый ход поворачивает целое кольцо шаров вокруг пустой точки.
summary-shatra = Игра Алтая: рубят, как в шашках, ходят, как в шахматах, а резерв ждёт в крепости.

story-lautari = Игру придумал Алексей Иванов. Все фигуры начинают простыми пешками и становятся разведчиками, всадниками и стражами. Побеждает тот, чья превращённая фигура встала в центр, когда две другие его фигуры стоят с противоположных сторон. Правила можно выучить за десять минут.
story-luzhanqi = Две армии по двадцать пять фигур стоят лицом к лицу, и ни один полководец не видит, кто есть кто у противника. Расставьте свою армию, ходите по железной дороге, снимайте мины сапёрами и найдите вражеский флаг.
story-nardi = В турнирном мире эту игру знают как бэкгаммон. Приведите шашки домой и снимите их с доски; бейте те, что стоят поодиночке. Кости честные, и после каждой партии это можно проверить.
story-rotary = Игру придумал д-р Ласло Надь. Поставьте колесо (роту) на пустую точку, вокруг которой ваших шаров больше, и поверните всё кольцо, со своими шарами и чужими. Три своих шара в центре — победа.
story-shatra = Две крепости, ров посередине и вождь — бий, которого надо уберечь. Рубить обязательно, и за один ход можно срубить несколько шашек подряд; резерв за воротами выходит на поле, когда понадобится.


seat-lautari-first = Белые
seat-lautari-second = Чёрные
seat-luzhanqi-first = Красные
seat-luzhanqi-second = Чёрные
seat-nardi-first = Белые
seat-nardi-second = Чёрные
seat-rotary-first = Светлые
seat-rotary-second = Тёмные
seat-shatra-first = Белые
seat-shatra-second = Чёрные

rules-lautari = Лаутари
rules-luzhanqi = Лучжаньци: при столкновении видны обе фигуры
rules-caai = Правила соревнований: видно только, кто остался
rules-junqi = Цзюньци: обычные китайские правила
rules-nardi = Короткие нарды: простая игра
rules-backgammon = Бэкгаммон: марс (гаммон) и куб
rules-backgammon-5 = Бэкгаммон: матч до 5 очков
rules-rotary = Ротари: шары по краю
rules-rotary-rows = Ротари: шары в два ряда
rules-rotary-empty = Ротари: шары расставляют сами игроки
rules-shatra = Шатра

## Фигуры и поля, также для программ чтения с экрана

piece-of-side = { $piece } ({ $side })
piece-pawn = пешка
piece-scout = разведчик
piece-rider = всадник
piece-guard = страж
piece-checker = шашка
piece-ball = шар
piece-biy = бий
piece-batyr = батыр
piece-tura = тура
piece-yalkyn = ялкын
piece-shatra = шатра
piece-field-marshal = фельдмаршал
piece-general = генерал армии
piece-lieutenant-general = генерал-лейтенант
piece-brigadier = бригадный генерал
piece-colonel = полковник
piece-major = майор
piece-captain = капитан
piece-platoon-commander = командир взвода
piece-sapper = сапёр
piece-bomb = граната
piece-mine = мина
piece-flag = флаг
piece-hidden = скрытая фигура

field-empty = { $field }, пусто
field-with = { $field }: { $pieces }
field-stack = { $count } × { $piece }
field-open = { $field }, можно выбрать
field-pencilled = { $field }, кем может быть: { $kinds }
field-white-bar = бар белых
field-black-bar = бар чёрных
field-white-off = снятые белые
field-black-off = снятые чёрные
field-on-from = левая доска, { $field }
field-on-to = правая доска, { $field }

board-of = Доска: { $game }. Стрелки ведут от поля к полю, Enter выбирает, Escape снимает выбор.

## Кнопки у доски

choices = Доступные ходы
confirm = Подтвердить ход
confirm-asked = Ход готов. Подтвердите или отмените.
undo-step = Отменить
picked = Выбрано: { $field }. Дальше { $count } { $count ->
    [one] поле
    [few] поля
   *[other] полей
}
picked-choices = Выбрано: { $field }. Рядом с доской { $count } { $count ->
    [one] вариант
    [few] варианта
   *[other] вариантов
}
laid-down = Выбор снят
which-one = Какой ход?
not-now = Сейчас так нельзя.
rota-back = Повернуть колесо на шаг против часовой стрелки
rota-on = Повернуть колесо на шаг по часовой стрелке
rota-hint = Поверните колесо или выберите метку.
button-rotary-turn = Повернуть на { $number }
button-rotary-turn-none = Пропустить, не поворачивая
button-lautari-scout = Превратить в разведчика
button-lautari-revive = Оживить фигуру
button-shatra-stop = Остановиться
button-shatra-batyr = Батыр
button-shatra-tura = Тура
button-shatra-yalkyn = Ялкын
button-nardi-cannot-move = Хода нет: пропустить
button-nardi-double = Удвоить
button-nardi-take = Принять
button-nardi-drop = Сдать партию
button-roll = Бросить кости
sure-nardi-double = Удвоить ставку? Соперник примет удвоение или сдаст партию.
sure-nardi-drop = Сдать партию? Вы её проиграете.
sure-no = Нет
type-action = Введите ход
type-action-go = Пойти
type-action-hint = Например, { $example }

## Везде

nav-main = Главное меню
nav-home = Главная
nav-play = Играть
nav-watch = Смотреть
nav-learn = Обучение
nav-puzzles = Задачи
nav-analysis = Анализ
nav-tournaments = Турниры
nav-about = О сайте
nav-settings = Настройки
nav-api = API
nav-menu = Меню
nav-sign-in = Войти
footer-galds = «Galds» по-латышски значит «стол».
footer-nav = Ещё
skip-to-content = К основному тексту
page-did-not-load = Страница не загрузилась. Возможно, пропала связь.
try-again = Попробовать снова
copy = Копировать
copied = Скопировано

title-home = Пять редких настольных игр
title-game = Игра
title-match = Партия
title-lobby = Играть
title-watch = Смотреть
title-settings = Настройки
title-lost = Страница не найдена
lost-lead = Возможно, адрес неверен или этой страницы больше нет.

trouble-unreachable = Сервер недоступен. Проверьте связь и попробуйте снова.
offline-not-saved = Сервер недоступен, а эта игра не сохранена на этом устройстве для игры без сети. Когда появится связь, её можно сохранить в настройках, в разделе «Игра без сети».
needs-people = Здесь нужна связь: это партии с другими людьми. В сохранённые игры с компьютером можно играть и без неё.
trouble-server = На сервере что-то пошло не так. Попробуйте чуть позже.
trouble-refused = Ответ сервера: { $reason }
trouble-unknown = Что-то пошло не так.

## Главная

home-heading = Пять редких игр за одним столом
home-lead = Играйте с компьютером на своём уровне, с другом по ссылке или с тем, кто сейчас здесь. Учётная запись не нужна.
play-computer = С компьютером
play-computer-at = Играть с компьютером: { $game }
play-people = С людьми
more-about = { $game }: играть с людьми и узнать больше
starting = Минутку…
waiting-heading = Ждут соперника
waiting-none = Открытых вызовов нет.
to-lobby = Все открытые вызовы
playing-heading = Текущие партии
playing-none = Сейчас никто не играет.
to-watch = Смотреть все партии
filter = Отбор
filter-all = Все
filter-none = Показать все
filter-near = Близкий рейтинг
filter-span = ± { $span }
filter-rules-usual = Обычные правила
filter-rules-other = Другие правила
waiting-filtered = Ни один вызов не подходит под отбор.
own-challenges = Ваши вызовы
meanwhile = Пока никто не откликнулся. Сыграть тем временем с компьютером ({ $game })? Вызов остаётся в силе.
counts-online = { $count ->
    [one] { $count } игрок на сайте
    [few] { $count } игрока на сайте
   *[other] { $count } игроков на сайте
}
counts-open = { $count ->
    [one] { $count } ждёт соперника
    [few] { $count } ждут соперника
   *[other] { $count } ждут соперника
}
counts-playing = { $count ->
    [one] идёт { $count } партия
    [few] идут { $count } партии
   *[other] идёт { $count } партий
}

## Игра

play-heading = Новая партия
play-against = Против кого
against-computer = Компьютер
against-friend = Друг
against-anyone = Кто угодно
begin-computer = Начать
begin-friend = Создать партию
begin-anyone = Искать соперника
level = Уровень { $level } из 10
level-child = Дружелюбный: часто ошибается и поможет освоиться.
level-easy = Спокойный: видит только то, что рядом.
level-club = Хороший клубный игрок.
level-strong = Полная сила без долгих раздумий.
level-at = Уровень компьютера: { $game }
level-with-meaning = Уровень { $level }: { $meaning }
friend-name = Имя друга
friend-link = Оставьте поле пустым — получите ссылку.
your-side = Ваша сторона
side-random = Случайная
clock = Контроль времени
control-none = Без часов
control-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
}
control-delay = { $initial } мин, задержка { $delay } с
clock-days = { $days ->
    [one] { $days } день { $time }
    [few] { $days } дня { $time }
   *[other] { $days } дней { $time }
}
rules-chosen = Правила
rules-usual = Обычные правила
rules-more = Больше правил
rules-fewer = Меньше правил
rules-own = Свои правила
rules-places-pick = Отдельные ловушки выберите на доске.
rated-match = На рейтинг
rated = на рейтинг
casual = без рейтинга
learn-nav = Обучение
to-rules = Правила
to-lessons = Уроки
to-puzzles = Задачи
to-analysis = Доска анализа
top-players = Лучшие игроки
top-none = Здесь пока никого: чтобы попасть в список, нужно сыграть пять партий на рейтинг.
choose-game = Выберите игру
all-games = Все игры
nobody-yet = свободное место
guest = Гость
player-deleted = Удалённый игрок
computer-level = Компьютер (уровень { $level })

## Партия

your-turn = Ваш ход
their-turn-named = { $name } думает
their-turn-absent = { $name } не в сети
waiting-friend = Отправьте эту ссылку другу. Партия начнётся, как только место займут.
waiting-anyone = Ищем соперника…
waiting-invited = Ждём ответа: { $name }…
share-link = Ссылка на партию
join = Принять вызов
join-lead = { $name } приглашает вас сыграть: { $game }.
withdraw = Отозвать
decline = Отклонить
accept = Принять
setup-lead = Расставьте армию: перетащите фигуру на фигуру, чтобы поменять их местами.
setup-rules = Флаг ставят в штаб-квартиру, мины — в два ближних ряда, гранаты — куда угодно, кроме ближнего ряда.
setup-misplaced = { $field }: эту фигуру сюда ставить нельзя
setup-send = Готово
setup-waits = Ваша армия расставлена. Ждём соперника.
setup-ready-made = Готовые расстановки
setup-own = Ваши расстановки
setup-save = Сохранить расстановку
setup-name = Название расстановки
setup-delete = Удалить
setup-mirror = Отразить
setup-none = Сохранённых расстановок пока нет.
setup-hedgehog = Ёж
setup-fortress = Крепость
setup-turtle = Черепаха
setup-decoy = Приманка
setup-example = Пример из правил
setup-lattice = Решётка
setup-two-lines = Две линии
setup-left-hook = Удар слева
setup-right-hook = Удар справа
setup-sappers-ahead = Сапёры вперёд
setup-hammer = Молот
setup-cavalry = Кавалерия
setup-gambit = Гамбит
setup-storm = Штурм
contact-wins = { $attacker } атакует, { $defender } снимается с доски
contact-loses = { $attacker } атакует и погибает, { $defender } остаётся
contact-both = { $attacker } атакует, { $defender } защищается: обе фигуры сняты
contact-title = Столкновение на { $field }
dice-commitment = Честные кости: секрет задан до начала партии. Его отпечаток: { $hash }
dice-revealed = Секрет костей: { $secret }
moves = Ходы
move-first = К началу
move-back = На ход назад
move-forward = На ход вперёд
move-last = К последнему ходу
move-number = Ход { $number }: { $move }
looking-back = Показан ход { $number }.
to-present = К текущей позиции
turn-board = Перевернуть доску
board-sideways = Положить доску боком
premove-chosen = Предход: { $move }
premove-cancel = Отменить предход
premove-cancelled = Предход отменён
premove-impossible = Предход сейчас невозможен
premove-begun = { $field }: выбрано для предхода
plan-heading = Условные ходы
plan-about = Если соперник сделает первый ход варианта, ваш ответ последует сразу, даже если вас нет на сайте. Варианты видите только вы.
plan-add = Добавить вариант
plan-save = Сохранить условные ходы
plan-saved = Сохранено
plan-unsaved = Ещё не сохранено
plan-remove = Удалить вариант { $line }
plan-begin = Сделайте ход за соперника.
plan-answer = Теперь сделайте ответный ход.
plan-go-on = Завершите вариант или продолжите следующим ходом соперника.
plan-finish = Завершить вариант
plan-stop = Отбросить вариант
names-on-board = Координаты
pencil-marks = Пометки
resign = Сдаться
sure-resign = Точно сдаться?
yes-resign = Да, сдаться
no-play-on = Нет, играть дальше
abort = Прервать
sure-abort = Точно прервать партию?
yes-abort = Да, прервать
offer-draw = Предложить ничью
sure-offer-draw = Точно предложить ничью?
yes-offer-draw = Да, предложить
offer-takeback = Попросить вернуть ход
take-back = Вернуть ход
offer-rematch = Реванш
offered-draw = { $name } предлагает ничью.
offered-takeback = { $name } просит вернуть ход.
offered-rematch = { $name } предлагает реванш.
you-offered-draw = Вы предложили ничью.
you-offered-takeback = Вы попросили вернуть ход.
you-offered-rematch = Вы предложили реванш. Ждём ответа.
declined-draw = Предложение ничьей отклонено.
declined-takeback = Просьба вернуть ход отклонена.
declined-rematch = Предложение реванша отклонено.
claim-win = Запросить победу
result-won = { $side } победили
result-you-won = Вы победили
result-you-lost = Вы проиграли
result-draw = Ничья
result-none = Без результата
ending-rules = по правилам игры
ending-resigned = { $side } сдались
ending-agreed = по соглашению сторон
ending-flag = { $side } просрочили время
ending-left = { $side } вышли из игры
ending-aborted = партия прервана
ending-cancelled = вызов отозван
rematch-go = К следующей партии
again-same = Ещё раз
again-easier = Легче: уровень { $level }
again-harder = Труднее: уровень { $level }
hint-ask = Подсказка
hint-is = Подсказка: { $move }
analyse = Анализ
download = Скачать
animated-picture = Анимированная картинка
embed = Встроить
embed-code = Код для вашей страницы
embed-not-over = Эта партия ещё идёт. За ней можно следить на её странице.
embed-start = Начало
embed-full = Открыть на Galds
chat = Чат
chat-say = Написать сообщение
chat-send = Отправить
chat-none = Сообщений пока нет.
chat-off = Чат выключен.
chat-switch = Чат
connection-on = На связи, { $lag } мс
connection-connecting = Соединение…
connection-lost = Связь потеряна. Пробуем снова…
connection-polling = Медленная связь: обновляем раз в несколько секунд
connection-here = На этом устройстве
not-sent = Ещё не отправлено: { $action }
says-move = { $side }: { $move }
time-left = { $side }: осталось { $time }
match-unknown = Такой партии нет.
to-act = ход
first-due = На первый ход осталось { $due }, иначе партия будет прервана
pips = { $pips } { $pips ->
    [one] пипс
    [few] пипса
   *[other] пипсов
}
set-up-done = расстановка
move-cannot = нет хода
move-no-double = Без удвоения
move-takes = Принято
move-drops = Партия сдана
move-doubles = Удвоение: { $rest }
move-bar = бар
move-off = снята
dice-fair = Честные кости
own-matches = Ваши партии
one-screen = Вдвоём за одним экраном
one-screen-lead = Играйте лицом к лицу на одном устройстве. Партия остаётся в этом браузере, а если вы вошли — и в вашем архиве.
one-screen-turn = Переворачивать доску после каждого хода
one-screen-hides = Между ходами доску закрывает занавес, и каждый видит только свою армию.
one-screen-to-move = Ход: { $side }
one-screen-pass = Передать: { $side }
one-screen-curtain = Передайте устройство: { $side }
one-screen-curtain-why = Доска закрыта, пока следующий игрок не готов.
one-screen-show = { $side }: показать доску
one-screen-new = Новая партия
one-screen-new-sure = Начать новую партию? Эта ещё не закончена.
one-screen-new-yes = Да, новую партию
one-screen-kept = Ваши партии за одним экраном
legend = Обозначения фигур

## Настройки

settings-look = Внешний вид
settings-board = Доска
settings-play = Игра
settings-device = Это устройство
setting-language = Язык
setting-theme = Тема
setting-motion = Анимация
setting-sounds = Звуки
setting-names = Координаты на доске
setting-targets = Показывать возможные ходы
setting-confirm = Подтверждать каждый ход перед отправкой
setting-premoves = Выбирать ход, пока соперник думает (предход)
setting-warnings = Против компьютера: предупреждать перед ходом, который теряет фигуру или партию
setting-playForced = Делать единственный возможный ход автоматически
setting-throwByItself = Короткие нарды: бросать кости автоматически, не предлагая удвоить
setting-pencil = Лучжаньци: помечать карандашом, кем могут быть скрытые фигуры
setting-chat = Чат во время партии
setting-playHere = Запускать компьютерного соперника на этом устройстве (работает и без сети)
setting-analyseHere = Анализировать на этом устройстве, а не на сервере
offline-heading = Игра без сети
offline-about = Сохраняет в этом браузере сайт, правила и компьютерного соперника, чтобы вы могли играть, анализировать и учиться без сети.
offline-kept = Доступно без сети
offline-missing = На этом сервере недоступно
offline-away = Не сохранено. Чтобы сохранить, нужна связь.
offline-keep = Сохранить для игры без сети ({ $size } кБ)
offline-failed = Не удалось сохранить. Попробуйте ещё раз.
offline-remove = Удалить
offline-remove-game = Удалить с этого устройства: { $game }
offline-insecure = Для игры без сети нужно защищённое соединение (https).
offline-unsupported = Этот браузер не может ничего сохранить для игры без сети. Если это приватное окно, попробуйте обычное.
archive-add = Добавить к моим партиям на сервере
archive-there = Открыть на сервере
play-here-missing = Движок не удалось загрузить в этом браузере, поэтому сыграть на этом устройстве нельзя. Чтобы играть на сервере, отключите в настройках «{ $setting }».
finished-here = Законченные на этом устройстве
finished-here-about = Эти партии хранятся только в этом браузере, пока вы не добавите их к своим партиям на сервере.
finished-here-delete = Удалить
finished-here-delete-what = Удалить эту партию: { $game }
finished-here-delete-yes = Да, удалить
finished-here-delete-no = Оставить
as-browser = Как в браузере
theme-system = Как в системе
theme-light = Светлая
theme-dark = Тёмная
theme-to-light = Светлая тема
theme-to-dark = Тёмная тема
motion-system = Как в системе
motion-reduced = Меньше

## Правила

title-rules = Правила
to-advice = Советы
rules-nav = Об этой игре
rules-in-other-language = Этих правил пока нет на вашем языке; вот они по-английски.
contents = Содержание
footnotes = Примечания
footnote = Примечание { $number }
back-to-text = Назад к тексту
table = Таблица
try-position = Попробовать на доске
close = Закрыть

## Анализ

title-analysis = Анализ
analysis-lead = Пробуйте ходы за обе стороны, смотрите, что думает движок, и делитесь ссылкой. Какая игра?
analysis-lays-out = { $side } расставляют армию. Выберите готовую расстановку или составьте свою.
analysis-empty = Сделайте ход на доске. Все ваши ходы и варианты останутся здесь.
analysis-other-army = Другая расстановка
analysis-back-to-moves = Назад к ходам
show-hidden-pieces = Показать все фигуры
analysis-not-over = Эта партия ещё идёт. Разобрать её можно будет после окончания.
engine = Движок
engine-on = Включён
engine-lines = Варианты
engine-depth = Глубина { $depth }
engine-nodes = позиций: { $nodes }
engine-thinks = Думает…
engine-nothing = Здесь нечего выбирать.
play-line-to = Сыграть этот вариант до { $move }
value-win = { $count ->
    [one] выигрыш через { $count } ход
    [few] выигрыш через { $count } хода
   *[other] выигрыш через { $count } ходов
}
value-loss = { $count ->
    [one] проигрыш через { $count } ход
    [few] проигрыш через { $count } хода
   *[other] проигрыш через { $count } ходов
}
value-bar = { $first }: { $percent } % шансов. { $second }: остальные
value-none = Оценки пока нет
game-over = Партия окончена: { $result }
choose-dice = Выбрать кости
variation = Вариант
variation-promote = Сделать главным
variation-remove = Удалить с этого места
share = Скопировать ссылку
position-heading = Позиция и правила текстом
position-text = Позиция
rules-text = Правила
position-set = Установить позицию
position-start = Начальная позиция
report = Разбор партии
report-make = Найти ошибки
report-again = Ещё раз
report-stop = Остановить
report-running = Ход { $done } из { $total }
report-kept = Точность
mistake-inaccuracy = Неточность
mistake-mistake = Ошибка
mistake-blunder = Грубая ошибка
mistakes-inaccuracy = Неточности (?!)
mistakes-mistake = Ошибки (?)
mistakes-blunder = Грубые ошибки (??)
better-was = Лучше: { $move }
report-phase-opening = Дебют
report-phase-middle = Миттельшпиль
report-phase-end = Эндшпиль
report-luck = Везение
report-luck-note = Сколько изменили кости, в сотых долях выигранной партии.
report-mistakes = Ошибки и чем они наказываются
report-punished = Наказывается:
mend-find = Найдите ход лучше, чем { $move }.
mend-right = { $move }: верно.
mend-wrong = { $move } — недостаточно хороший ход.
mend-end = Показать ответ

## Компьютер как учитель

teacher = Компьютер как учитель
hint-where = Куда?
hint-why = Почему?
hint-piece = Обратите внимание: { $field }.
hint-then = Дальше: { $line }
hint-no-reason = Сразу ничего не выигрывается: движку больше всего нравится позиция после этого хода.
judge-ask = Это был хороший ход?
judge-best = { $move }: лучший ход.
judge-good = { $move }: хороший ход.
judge-mistake = { $move }: { $mistake }.
judge-answer = Лучший ответ: { $line }
warning-checking = Проверка хода…
warning-loss = После этого хода соперник может форсированно выиграть.
warning-pieces = { $count ->
    [one] После этого хода соперник может с выгодой взять здесь: { $fields }.
   *[other] После этого хода соперник может с выгодой взять на этих полях: { $fields }.
}
warning-chance = Этот ход отдаёт большую часть ваших шансов на победу.
warning-other = Выбрать другой ход
warning-anyway = Всё равно пойти так
motif-win = Ход выигрывает партию.
motif-threat-win = Ход грозит победой.
motif-saves = Ход спасает фигуру.
motif-threat-capture = Ход грозит взятием.
motif-fork = Ход нападает сразу на несколько фигур.
motif-rescue = Ход предотвращает немедленный проигрыш.
motif-capture = Ход берёт фигуру.
motif-series = Ход берёт несколько фигур.
motif-promotion = Ход превращает фигуру.
motif-conversion = Ход превращает фигуру.
motif-drop = Ход вводит фигуру из резерва.
motif-centre = Ход достигает центра.
motif-hit = Ход бьёт шашку.
motif-entering = Ход вводит шашку с бара.
motif-point = Ход занимает пункт.
motif-race = Ход помогает в гонке.
motif-cube = Это верное решение о кубе.
motif-flag = Ход берёт флаг.
motif-deduction = Можно вывести, кем может быть атакованная фигура.
motif-attack = Ход атакует фигуру.
motif-sapper = Атакует сапёр.
motif-bomb = Атакует граната.

rollout = Розыгрыш
rollout-lead = Каждый из лучших ходов движка много раз доигрывается на этом устройстве с поправкой на удачу костей. Значения — с точки зрения стороны «{ $side }».
rollout-games = Партий на ход
rollout-short = Остановиться после { $rolls } бросков
rollout-run = Разыграть
rollout-running = Сыграно партий: { $done } из { $total }
rollout-needs-lines = Включите движок: разыгрываются его лучшие ходы.
rollout-done = { $games ->
    [one] Каждый ход разыгран { $games } раз.
    [few] Каждый ход разыгран { $games } раза.
   *[other] Каждый ход разыгран { $games } раз.
}
rollout-move = Ход
rollout-equity = Эквити
rollout-wins = Победы
rollout-gammons-won = Выиграно марсов
rollout-gammons-lost = Проиграно марсов
rollout-no-module = Движок не удалось загрузить в этом браузере.

hindsight = Что можно было знать
hindsight-nothing = Сначала должны быть расставлены обе армии.
hindsight-known-to = Что могла знать эта сторона:
hindsight-gave-away = Последний ход кое-что выдал: на { $field } стоит { $piece }. До хода соперник мог быть уверен в этом на { $before }, после хода — на { $after }.
hindsight-missed = Защита упущена: лучше было { $move }.
hindsight-how = Вероятности следуют из того, что эта сторона успела увидеть: столкновений, ходов и обычной расстановки армий.
danger-luzhanqi-beside = Фигура соперника стояла рядом с флагом ({ $fields }).
danger-luzhanqi-near = Фигура соперника могла взять флаг за два хода ({ $fields }).

## Темы задач

puzzle-themes = Темы:
themes-all = Все
theme-with-count = { $theme } ({ $total })
theme-win-in-2 = Победа в 2 хода
theme-win-in-3 = Победа в 3 хода
theme-win-in-4 = Победа в 4 хода
theme-fork = Вилка
theme-rescue = Спасение
theme-capture = Взятие
theme-series = Несколько взятий
theme-quiet = Тихий ход
theme-promotion = Превращение
theme-conversion = Превращение
theme-drop = Ход из резерва
theme-centre = Центр
theme-edge = У края
theme-endgame = Эндшпиль
theme-hit = Удар
theme-entering = Ввод с бара
theme-point = Занятие пункта
theme-race = Гонка
theme-cube = Решение о кубе
theme-flag = Флаг
theme-deduction = Дедукция
theme-attack = Столкновение
theme-sapper = Сапёр
theme-bomb = Граната

## Печать

title-print = Распечатать
to-print = Распечатать
print-lead = Доска, бланк для записи и бумажные фигуры в натуральную величину на A4. Печатайте в масштабе 100 %, без подгонки под страницу, и фигуры подойдут к доске.
print-board = Доска
print-score = Бланк для записи
print-pieces = Бумажные фигуры
print-all = Распечатать все страницы
print-page = { $sheet }, страница { $number } из { $total }

## Задачи

title-learn = Уроки
learn-lead = Учитесь играя: короткие уроки на настоящей доске, по одной мысли в каждом. Первый занимает около минуты.
lessons-done = { $count ->
    [0] ещё не начато
    [one] пройден { $count } урок
    [few] пройдено { $count } урока
   *[many] пройдено { $count } уроков
}
lessons-all = Все уроки этой игры
lesson-step = Шаг { $step } из { $steps }
lesson-wrong = Не то. Попробуйте ещё раз.
lesson-right = Верно!
lesson-next = Следующий урок
lesson-play = Сыграть партию
lesson-is-done = пройден
lesson-offer-label = Первый урок
lesson-offer = { $game }: впервые? Первый урок занимает около минуты.
lesson-offer-go = Начать урок
lesson-offer-decline = Нет, спасибо
guide-open = Как играть в эту игру
guide-heading = { $game }: коротко
guide-how = Как здесь сделать ход
guide-hover = Наведите мышь на фигуру или подержите на ней палец: появится её название и куда она может пойти.
guide-pieces = Что делают фигуры
guide-rule = Прочитать правило
guide-goal-rule = Чем кончается партия
problem-check = Проверить как задачу
problem-checking = Идёт поиск доказательства…
problem-single = Единственное решение: { $key }, победа в { $actions ->
    [one] { $actions } ход
    [few] { $actions } хода
    [many] { $actions } ходов
   *[other] { $actions } хода
  }.
problem-several = Единственного решения нет: несколько первых ходов выигрывают одинаково быстро.
problem-none = Форсированной победы в четыре хода не найдено.
problem-side = Побочные решения: { $keys }
problem-open = Похоже, выигрывает и другой ход; доказать это не удалось.
title-problems = Задачи игроков
problems-lead = Позиции, составленные игроками. Каждая проверена доказательством: форсированно выигрывает единственный первый ход.
problems-go = Задачи, составленные игроками
problems-compose = Составить задачу
problems-none = Для этой игры ещё никто не опубликовал задачу.
problems-all = Все задачи этой игры
problem-number = { $game }, задача игроков № { $number }
problem-length = { $actions ->
    [one] победа в { $actions } ход
    [few] победа в { $actions } хода
    [many] победа в { $actions } ходов
   *[other] победа в { $actions } хода
  }
problem-solvers = { $count ->
    [0] ещё никто не решил
    [one] решил { $count } игрок
    [few] решили { $count } игрока
    [many] решили { $count } игроков
   *[other] решили { $count } игрока
  }
problem-title = Название задачи
problem-publish = Опубликовать задачу
problem-publish-lead = Её увидят все, вместе с вашим именем. Вы можете отозвать её в любое время.
problem-needs-account = Войдите, чтобы опубликовать её как задачу
problem-report = Сообщить об этой задаче
problem-withdraw = Отозвать эту задачу
problem-withdraw-lead = Её больше никто не найдёт.
problem-withdraw-sure = Отозвать
title-editor = Редактор доски
to-editor = Редактор доски
edit-lead = Расставьте любую позицию: выберите фигуру и нажимайте на поля, где она должна стоять, или перетаскивайте фигуры по доске.
edit-tools = Фигуры и инструменты
edit-move = Переставлять фигуры
edit-erase = Стирать
edit-clear = Очистить доску
edit-to-act = Ход
edit-unmoved = Фигуры дома
edit-unmoved-no = уже ходили
edit-unmoved-yes = ещё не ходили
edit-reserve-first = Крепость белых
edit-reserve-second = Крепость чёрных
edit-reserve-initial = ни разу не пустовала
edit-reserve-secondary = уже пустовала
edit-known = Обе стороны знают
edit-known-none = только свои фигуры
edit-known-all = все фигуры
edit-dice = Кости
edit-dice-roll = ещё не брошены
edit-cube = Куб удвоения
edit-cube-middle = посередине
edit-possible = Такая позиция возможна.
edit-is-over = В этой позиции партия окончена: { $result }
edit-analyse = Анализировать
edit-play-computer = Играть дальше с компьютером
edit-play-friend = Играть дальше с другом
edit-no-secret = Партию со скрытыми фигурами нельзя начать с позиции, известной обоим. Её можно проанализировать.
edit-from-here = Изменить позицию
paste-heading = Вставить позицию или партии
paste-lead = Одна или несколько партий или позиций: записи и тексты позиций с этого сайта, таблицы ходов, как в оригинальных правилах, файлы .mat и SGF, XGID или ID GNU Backgammon.
paste-read = Прочитать
paste-file = Или открыть файл
paste-line = Строка { $line }: { $text }
paste-games = { $count ->
    [one] Прочитана { $count } партия
    [few] Прочитаны { $count } партии
   *[other] Прочитано { $count } партий
}
paste-game = Партия { $number }
paste-position = Позиция
title-puzzles = Задачи
puzzles-lead = Позиции из партий компьютера, в которых верен только один ход. Выигрыши доказаны: никакая защита не поможет.
puzzle-rating = Рейтинг в задачах: { $rating }.
puzzle-strength = Рейтинг { $rating }
puzzle-rated = Рейтинг в задачах: { $rating } ({ $change }).
puzzle-streak = { $count ->
    [one] { $count } подряд.
    [few] { $count } подряд.
   *[other] { $count } подряд.
}
puzzle-rating-here = Этот рейтинг хранится только в этом браузере. С учётной записью начнётся новый, доступный везде.
puzzle-best-streak = { $count ->
    [one] Лучшая серия: { $count } задача.
    [few] Лучшая серия: { $count } задачи.
   *[other] Лучшая серия: { $count } задач.
}
puzzles-next = Следующая нерешённая задача
puzzle-report = Сообщить об этой задаче
puzzle-report-wrong_solution = Решение неверно
puzzle-report-other_solution = Подходит и другой ход
puzzle-report-unclear = Задание непонятно
puzzle-report-offensive_title = Название оскорбительно
puzzle-reported = Спасибо! Сообщение отправлено.
daily-puzzle = Задача дня
daily-puzzle-go = Решать
daily-puzzle-solved = Сегодня решена
puzzles-kind-win = Найдите ход, который форсированно выигрывает.
puzzles-kind-best = Найдите лучший ход.
puzzles-solved = { $count ->
    [0] пока не решено ни одной
    [one] решена { $count } задача
    [few] решено { $count } задачи
   *[other] решено { $count } задач
}
puzzles-progress = Решено { $solved } из { $count } { $count ->
    [one] задачи
   *[other] задач
}
puzzles-all = К списку задач
puzzle-title = { $game }, задача { $number }
puzzle-number = Задача { $number }
puzzle-number-marked = Задача { $number }, { $mark }
puzzle-solved = решена
puzzle-shown = решение показано
puzzle-task-win = { $actions ->
    [one] { $side } начинают и выигрывают в { $actions } ход.
    [few] { $side } начинают и выигрывают в { $actions } хода.
   *[other] { $side } начинают и выигрывают в { $actions } ходов.
}
puzzle-task-best = { $side } ходят. Найдите лучший ход.
puzzle-right = Верно! Продолжайте.
puzzle-wrong = Неверно. Попробуйте другой ход.
puzzle-is-solved = Задача решена: { $solution }
puzzle-solution = Первый ход решения: { $solution }
puzzle-hint = Подсказка
puzzle-hint-is = Первый ход начинается здесь: { $field }.
puzzle-give-up = Показать решение
puzzle-retry = Начать сначала
puzzle-next = Следующая задача
intarzia = Интарзия
intarzia-lead = Пасьянс Ротари: превратите одно расположение шаров в другое за наименьшее число поворотов. Минимум доказан; вы узнаете его, когда закончите.
intarzia-go = Играть в Интарзию
intarzia-task = Сделайте первую доску такой же, как вторая.
intarzia-how = Поставьте колесо на пустую точку первой доски и поверните кольцо вокруг неё. Ни один шар не должен выйти за край доски.
intarzia-turns = { $turns ->
    [one] { $turns } поворот
    [few] { $turns } поворота
   *[other] { $turns } поворотов
}
intarzia-best = { $turns ->
    [one] Решено за { $turns } поворот. Меньше нельзя: это доказано.
    [few] Решено за { $turns } поворота. Меньше нельзя: это доказано.
   *[other] Решено за { $turns } поворотов. Меньше нельзя: это доказано.
}
intarzia-solved = { $turns ->
    [one] Решено за { $turns } поворот.
    [few] Решено за { $turns } поворота.
   *[other] Решено за { $turns } поворотов.
} Достаточно { $fewest ->
    [one] { $fewest } поворота
   *[other] { $fewest } поворотов
}, меньше нельзя: { $way }
intarzia-given-up = Достаточно { $fewest ->
    [one] { $fewest } поворота
   *[other] { $fewest } поворотов
}, меньше нельзя: { $way }
intarzia-own = Своё задание
intarzia-own-make = Составить своё задание
intarzia-own-lead = Перемешайте задание или расставьте шары на обеих досках сами и отправьте ссылку другим.
intarzia-board = Доска
intarzia-board-lid = Крышка (19 точек)
intarzia-board-full = Вся доска (60 точек)
intarzia-balls = Шаров каждого цвета
intarzia-shuffle-by = Повороты
intarzia-shuffle = Перемешать задание
intarzia-clear = Очистить обе доски
intarzia-lay-out = Коснитесь точки любой доски, чтобы поставить светлый шар, ещё раз — тёмный, и ещё раз — чтобы убрать его.
intarzia-prove = Сколько поворотов нужно?
intarzia-solve = Решать
intarzia-proven = Достаточно { $turns ->
    [one] { $turns } поворота
   *[other] { $turns } поворотов
}, меньше нельзя.
intarzia-at-most = Нужно не больше { $turns ->
    [one] { $turns } поворота
   *[other] { $turns } поворотов
}; доказано, что { $over } недостаточно.
intarzia-more-than = Доказано, что { $over } недостаточно. Задание слишком велико, чтобы найти минимум или сказать, есть ли решение.
intarzia-own-solved = { $turns ->
    [one] Решено за { $turns } поворот.
    [few] Решено за { $turns } поворота.
   *[other] Решено за { $turns } поворотов.
}
intarzia-own-way = Вот один из путей: { $way }

## Люди

title-profile = Профиль
here-since = на сайте с { $date }
followers = { $count ->
    [0] подписчиков нет
    [one] { $count } подписчик
    [few] { $count } подписчика
   *[other] { $count } подписчиков
}
is-bot = бот
follow = Подписаться
following = Вы подписаны
block = Заблокировать
blocking = Вы заблокировали
ratings = Рейтинги
ratings-none = Партий на рейтинг ещё не было.
rating = Рейтинг
rating-provisional = Рейтинг. Вопросительный знак: сыграно ещё мало партий, и он пока неточен
rating-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}: +{ $wins } ={ $draws } −{ $losses }
rating-curve = Рейтинг: { $game }, { $speed }
speed-bullet = Пуля
speed-blitz = Блиц
speed-rapid = Рапид
speed-classical = Классика
speed-correspondence = По переписке
outcome-won = Победа
outcome-lost = Поражение
outcome-drawn = Ничья
outcome-none = Без результата
skill = Мастерство и везение
skill-game = Игра
skill-games = Разобрано партий
skill-luck = Везение за партию
skill-none = Разобранных партий ещё нет. Партия учитывается, когда кто-нибудь откроет её, выберет «Анализ» и «Найти ошибки».
skill-none-own = Разобранных партий ещё нет. Откройте одну из своих законченных партий, выберите «Анализ», затем «Найти ошибки»: партия будет учтена, когда разбор завершится.
skill-note = В среднем по всем партиям с полным разбором. Точность — доля шансов на победу, сохранённая при каждом решении.
skill-note-luck = В среднем по всем партиям с полным разбором. Точность — доля шансов на победу, сохранённая при каждом решении; везение — насколько помогли кости, в сотых долях выигранной партии.
matches-over = Сыгранные партии
matches-none = Партий ещё не было.
show-more = Показать ещё
top-all = Все контроли времени, топ-100
choose-speed = Контроль времени
place = Место
name = Имя
date = Дата
games-played = Партии
game = Игра

## Учётная запись

title-account = Учётная запись
account-lead = Учётная запись хранит ваше имя, рейтинги и партии. Играть можно и без неё.
account-ways = Войти или зарегистрироваться
sign-in = Войти
sign-out = Выйти
register = Зарегистрироваться
register-note = Нужны только имя и пароль. Адрес электронной почты мы не спрашиваем; если забудете пароль, помогут коды восстановления из учётной записи.
guest-games-take = Перенести партии, сыгранные гостем (текущих: { $running }, завершённых: { $finished })
guest-games-note = Они станут частью вашей учётной записи, и соперники увидят в них ваше имя.
name-hint = От 2 до 20 букв и цифр. Имена, похожие на вид, считаются одинаковыми.
password = Пароль
password-hint = Не меньше 8 знаков; самые распространённые пароли не подойдут.
password-change = Сменить пароль
password-old = Текущий пароль
password-new = Новый пароль
password-changed = Пароль изменён. Во всех остальных браузерах выполнен выход.
forgotten = Забыли пароль?
recover = Задать новый пароль
recover-lead = Введите один из записанных кодов восстановления. Он действует один раз.
recovery-code = Код восстановления
recover-go = Задать пароль и войти
recovery-codes = Коды восстановления
recovery-lead = Если вы забудете пароль, код восстановления позволит задать новый. Храните коды на бумаге или в менеджере паролей; каждый действует один раз.
recovery-once = Запишите коды сейчас: больше они не появятся.
recovery-make = Создать новые коды
recovery-left = { $count ->
    [0] У вас нет кодов восстановления
    [one] Остался { $count } код восстановления
    [few] Осталось { $count } кода восстановления
   *[other] Осталось { $count } кодов восстановления
}
to-profile = Ваш профиль
about-you = О себе
save = Сохранить
saved = Сохранено.
you-follow = Ваши подписки
you-block = Заблокированные игроки
sessions = Активные сеансы
session-this = этот браузер
session-unknown = Неизвестный браузер
session-end = Завершить
session-end-others = Завершить все остальные сеансы
last-used = последний раз { $date }
tokens = API-токены
tokens-lead = С токеном ваша программа играет под вашим именем, насколько вы ей позволите. Храните его как пароль.
token-label = Для чего этот токен?
token-scopes = Что ему разрешено?
token-make = Создать токен
token-end = Отозвать
token-unused = создан { $made }, не использовался
token-secret = Скопируйте токен сейчас: он показывается только один раз.
scope-bot-play = Играть как бот
scope-board-play = Играть из программы как человек
scope-challenge-read = Видеть вызовы
scope-challenge-write = Вызывать, принимать и отклонять
scope-follow-read = Видеть ваши подписки и блокировки
scope-follow-write = Подписываться и блокировать
scope-tournament-write = Создавать турниры и участвовать
scope-account-read = Выгружать ваши данные
own-data = Ваши данные
own-data-lead = Всё, что о вас хранится, одним файлом.
own-data-get = Скачать
account-delete = Удалить учётную запись
account-delete-lead = В текущих партиях вам засчитают поражение, ваше имя исчезнет из всех партий и списков, и никто больше не сможет его занять. Отменить это нельзя.
account-delete-sure = Удалить навсегда

## Турниры

title-tournaments = Турниры
tournaments-open = Идёт запись
tournaments-checking = Вот-вот начнутся
tournaments-running = Идут
tournaments-over = Завершены
tournaments-none = Открытых для записи турниров нет.
tournament-needs-account = Войдите, чтобы создать турнир или участвовать.
tournament-new = Создать турнир
tournament-title = Название турнира
tournament-kind = Система
tournament-swiss = Швейцарская система
tournament-round-robin = Круговая система
tournament-rounds = Туры
tournament-cycles = Круги
tournament-call = Время, чтобы явиться к доске
tournament-late-entry = Можно вступить и после начала
tournament-call-time = У игроков есть { $time }, чтобы явиться к доске.
tournament-late-entry-open = Новые игроки могут вступить со следующего тура.
tournament-join-late = Вступить со следующего тура
tournament-make = Создать
tournament-length-swiss = { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
   *[other] { $rounds } туров
}
tournament-length-round-robin = { $cycles ->
    [one] { $cycles } круг
    [few] { $cycles } круга
   *[other] { $cycles } кругов
}
tournament-phase-open = идёт запись
tournament-phase-running = идёт
tournament-phase-over = завершён
tournament-phase-cancelled = отменён
tournament-sign-in = Войдите, чтобы участвовать
tournament-join = Участвовать
tournament-leave = Отменить участие
tournament-withdraw = Сняться с турнира
tournament-start = Начать турнир
tournament-cancel = Отменить турнир
tournament-phase-checking = вот-вот начнётся
tournament-checking = Все игроки подтверждают, что они на месте. Осталось: { $time }
tournament-ready = Я на месте
tournament-is-ready = на месте
tournament-start-now = Начать сейчас с теми, кто на месте
tournament-pause = Пауза
tournament-resume = Продолжить
tournament-paused = Турнир на паузе. Новый тур не начнётся, пока он не продолжится.
tournament-own-board = К своей доске
tournament-boards = Партии тура
tournament-board-running = идёт
tournament-match = Партия
standings = Положение
crosstable = Турнирная таблица
crosstable-note = В каждом туре: очки и мелким шрифтом номер соперника (#).
round = Тур { $number }
points = Очки
wins = Победы
buchholz = Бухгольц
buchholz-note = Бухгольц: сумма очков всех соперников.
sonneborn-berger = Бергер
sonneborn-berger-note = Бергер: очки побеждённых соперников и половина очков тех, с кем сыграно вничью.
bye = без соперника
cell-game = Тур { $round }, против { $name }: { $points }
cell-bye = Тур { $round }, без соперника: { $points }
cell-absent = Тур { $round }: пропуск
entrants = { $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[other] { $count } участников
}
entrants-none = Участников пока нет. Запишитесь!

## О программе

title-about = О Galds
about-lead = Galds — это пять редких настольных игр за одним столом: точные правила, компьютер, который никогда не подглядывает, анализ, задачи и турниры в одной программе, которую может запустить каждый.
about-authors = Авторы игр
credit-lautari = Придумал Алексей Иванов (Aleksejs Ivanovs). Правила соответствуют версии 1.02, 2024 год; приложение автора — lautari.app.
credit-luzhanqi = Традиционная китайская игра, известная с первой половины XX века.
credit-nardi = Бэкгаммон; его предкам тысячи лет, а куб удвоения появился в 1920-х годах.
credit-rotary = Придумал д-р Ласло Надь (dr. Nagy László). Пасьянс «Интарзия» — тоже его.
credit-shatra = Традиционная игра Алтая; сегодняшние правила — реконструкция.
about-licence = Лицензия
about-licence-text = Galds — свободная программа: её можно использовать, изменять и передавать по лицензии MIT или Apache 2.0, на выбор. Игры принадлежат своим авторам и традициям.
about-parts = Страницы и сервер построены на свободных программах других авторов, среди них:
about-privacy = Какие данные о вас хранятся
about-privacy-text = Без учётной записи — только случайное число в вашем браузере и сыгранные партии. С учётной записью — ещё имя, хеш пароля, рейтинги и то, что вы пишете. Здесь нет ни слежки, ни рекламы, и ваш браузер не обращается ни к кому, кроме этого сервера.
about-programs-text = Всё, что можно делать здесь, доступно и программам; описание интерфейса:

## Разработчикам

title-developers = Разработчикам
developers-lead = Всё, что здесь можете делать вы, может делать и программа: играть, смотреть, анализировать. Нужны только токен и несколько десятков строк кода.
developers-token = Получить токен
developers-token-text = Зарегистрируйтесь и на странице своей учётной записи создайте API-токен с разрешением «Играть как бот». Программа отправляет его с каждым запросом:
developers-token-guest = Для первой пробы учётная запись не нужна. Этот запрос делает программу гостем, а ключ из ответа подходит вместо токена:
developers-bot = Ваш первый бот
developers-bot-text = Эта программа вызывает компьютер на партию и делает случайные ходы, пока партия не закончится. Сохраните её и запустите так, указав свой токен и любую из игр:
developers-languages = Язык программирования
developers-reference = Справочник
developers-in-english = Технические описания — на английском языке.
developers-api = HTTP API
developers-api-lead = Все адреса этого сервера: что они принимают и что отвечают.
developers-live = Сообщения в реальном времени
developers-live-lead = Что страница и сервер сообщают друг другу во время партии.
developers-live-text = Откройте WebSocket по этому адресу. Сообщения — тексты JSON. События партии пронумерованы: если связь прервалась, подпишитесь на партию снова с номером последнего полученного события и отправьте ещё раз всё, что не подтверждено.
developers-live-sent = От вашей программы
developers-live-received = От сервера
developers-bot-api = Bot API
developers-bot-api-lead = Вызовы, ходы и потоки для ботов — как в Lichess Bot API, и его клиенты работают и здесь.
developers-engine-protocol = Протокол движка
developers-engine-protocol-lead = Как программа и движок разговаривают друг с другом, строка за строкой.
developers-json = Всё описание в формате JSON (OpenAPI)
developers-filter = Фильтр
developers-none = Таких адресов нет.
developers-parameters = Параметры
developers-body = Тело запроса
developers-answers = Ответы
developers-optional = необязательно

## Где не работают скрипты

needs-script = Доскам Galds нужен JavaScript.

## Заголовки и названия с подстановкой

title-with-game = { $page }: { $game }
setup-numbered = Расстановка { $number }

## Уведомления

calls = Уведомления
calls-unread = { $count ->
    [one] Уведомления: { $count } непрочитанное
    [few] Уведомления: { $count } непрочитанных
   *[many] Уведомления: { $count } непрочитанных
}
calls-none = Пока ничего нет. Здесь появятся вызовы, ваши ходы и туры турниров.
calls-settings = Настройки уведомлений
calls-for-players = Начните партию или войдите, чтобы выбрать, о чём вас уведомлять.
call-look = Посмотреть
call-to-board = К доске
call-to-tournament = К турниру
call-challenge = { $name } вызывает вас на партию
call-declined = { $name } отклоняет ваш вызов
call-started = Партия против { $name } началась
call-turn = Ваш ход против { $name }
call-draw = { $name } предлагает ничью
call-takeback = { $name } просит вернуть ход
call-rematch = { $name } предлагает реванш
call-rematched = Реванш против { $name } начался
call-won = Вы выиграли у { $name }
call-lost = Вы проиграли { $name }
call-drawn = Партия против { $name } закончилась вничью
call-aborted = Партия против { $name } прервана
call-ending-rules = Партия решилась на доске.
call-ending-resigned = Один из игроков сдался.
call-ending-agreed = По соглашению.
call-ending-flag = Время истекло.
call-ending-left = Один из игроков покинул партию.
call-ending-aborted = Она не засчитывается.
call-ending-cancelled = Вызов отменён.
call-ready = { $title } вот-вот начнётся. Вы на месте?
call-round = { $title }, тур { $round }: ваш соперник – { $name }
call-postponed = { $title }: начать не удалось, на месте слишком мало игроков
call-group-challenges = Вызовы
call-group-starts = Начало партии
call-group-turns = Ваш ход
call-group-offers = Предложения ничьей и возврата хода
call-group-rematches = Реванши
call-group-ends = Партии, которые закончились без вас
call-group-tournaments = Турниры
call-way-page = На странице
call-way-sound = Звук
call-way-system = Система
calls-system-impossible = В этом браузере нет системных уведомлений.
calls-system-denied = Системные уведомления для этого сайта запрещены. Разрешить их можно в настройках браузера.
calls-system-on = Этот браузер уведомляет вас, даже когда все страницы закрыты.
calls-system-stop = Отключить в этом браузере
calls-system-open = Этот браузер уведомляет вас, пока страница открыта.
calls-system-ask = Получайте системные уведомления, когда не смотрите на страницу или она закрыта.
calls-system-allow = Разрешить уведомления
decline-reason = Причина
decline-generic = Сейчас я не принимаю вызовы.
decline-later = Сейчас не могу, попробуйте позже.
decline-toofast = Для меня это слишком быстрый контроль, вызовите меня на партию помедленнее.
decline-tooslow = Для меня это слишком медленный контроль, вызовите меня на партию побыстрее.
decline-timecontrol = Предпочитаю другой контроль времени.
decline-rated = Вызовите меня, пожалуйста, на партию на рейтинг.
decline-casual = Вызовите меня, пожалуйста, на партию без рейтинга.
decline-variant = Предпочитаю играть по другим правилам.
decline-nobot = Я не принимаю вызовы от ботов.
decline-onlybot = Я принимаю вызовы только от ботов.
