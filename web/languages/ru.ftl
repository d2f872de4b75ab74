### Слова страниц по-русски. Одна строка — один текст; { $name } подставляет программа.
### Ключи во всех языках одни и те же; `npm run unit` скажет, каких не хватает.

## Пять игр

game-lautari = Лаутари
game-luzhanqi = Луцзаньци
game-nardi = Нарды
game-rotary = Ротари
game-shatra = Шатра

summary-lautari = Превращайте пешки по дороге и займите круглый центр, когда свои стоят по обе стороны.
summary-luzhanqi = Армейские шахматы со скрытыми фигурами: столкнитесь, запомните, вычислите и захватите флаг.
summary-nardi = Гонка пятнадцати шашек: простая или с гаммоном, кубом и матчами.
summary-rotary = Каждый ход поворачивает целое кольцо шаров вокруг пустой точки.
summary-shatra = Игра Алтая: рубят, как в шашках, ходят, как в шахматах, резерв ждёт в крепости.

story-lautari = Игру придумал Алексей Иванов. Все фигуры начинают простыми пешками и становятся разведчиками, всадниками и стражами. Побеждает тот, чья превращённая фигура встала в центр, когда две другие свои стоят с противоположных сторон. Правила учатся за десять минут.
story-luzhanqi = Две армии по двадцать пять фигур стоят лицом к лицу, и ни один полководец не видит, кто есть кто напротив. Расставьте свою, скользите по железной дороге, снимайте мины сапёрами и найдите флаг противника.
story-nardi = В турнирном мире — бэкгаммон. Приведите шашки домой и снимите с доски; бейте те, что стоят поодиночке. Кости честные, и после каждого матча это можно проверить.
story-rotary = Игру придумал д-р Ласло Надь. Положите роту на пустую точку, где ваших шаров большинство, и поверните всё кольцо, и свои шары, и чужие. Три шара в центре побеждают.
story-shatra = Две крепости, ров между половинами и вождь — бий, который не должен пасть. Рубить обязательно, и рубка может продолжаться; резерв за воротами выходит на поле, когда он нужен.

side-white = белые
side-black = чёрные
side-light = светлые
side-dark = тёмные
side-red = красные

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
rules-luzhanqi = Луцзаньци: при столкновении видны обе фигуры
rules-caai = Правила соревнований: видно лишь, кто остался
rules-nardi = Нарды: простая игра
rules-backgammon = Бэкгаммон: гаммон и куб
rules-backgammon-5 = Бэкгаммон: матч до 5 очков
rules-rotary = Ротари: шары по краю
rules-rotary-rows = Ротари: шары в два ряда
rules-rotary-empty = Ротари: шары расставляют игроки
rules-shatra = Шатра

## Фигуры и поля, также для программ чтения с экрана

piece-of-side = { $piece } ({ $side })
piece-pawn = пешка
piece-scout = разведчик
piece-rider = всадник
piece-guard = страж
piece-checker = шашка
piece-checker-borne-off = снятая шашка
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
piece-piece-hidden = скрытая фигура

field-empty = { $field }, пусто
field-with = { $field }: { $pieces }
field-stack = { $count } × { $piece }
field-white-bar = бар белых
field-black-bar = бар чёрных
field-white-off = снятые белые
field-black-off = снятые чёрные

board-of = Доска игры { $game }. Стрелки ведут от поля к полю, Enter выбирает, Escape откладывает.

## Кнопки у доски

choices = Что можно сделать
confirm = Сделать ход
confirm-asked = Ход готов. Подтвердите или верните.
undo-step = Вернуть
picked = { $field } в руке, дальше { $count } { $count ->
    [one] поле
    [few] поля
   *[other] полей
}
laid-down = Отложено
which-one = Который?
not-now = Сейчас так нельзя.
rota-back = Повернуть роту на один назад
rota-on = Повернуть роту на один вперёд
button-turn = Повернуть на { $number }
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
button-nardi-throw = Бросить кости
shatra-duty-capture = Нужно рубить: ходить могут только те, кто может рубить. Они отмечены на доске.
shatra-duty-promote = Шатра дошла до дальнего края, сначала её нужно превратить.
type-action = Введите ход
type-action-go = Сделать
type-action-hint = В книжной записи, например { $example }

## Везде

nav-main = Главное меню
nav-home = Главная
nav-play = Играть
nav-watch = Смотреть
nav-puzzles = Задачи
nav-analysis = Анализ
nav-tournaments = Турниры
nav-about = О сайте
nav-settings = Настройки
nav-api = API
nav-menu = Меню
nav-sign-in = Войти
footer-galds = Galds по-латышски — стол.
footer-nav = Ещё
skip-to-content = К содержанию
page-did-not-load = Страница не загрузилась. Пропала связь?
try-again = Попробовать снова
copy = Копировать
copied = Скопировано

title-home = Пять редких настольных игр
title-game = Игра
title-match = Матч
title-lobby = Играть
title-watch = Смотреть
title-settings = Настройки
title-lost = Здесь ничего нет
lost-lead = Возможно, адрес неверен или того, что здесь было, больше нет.

trouble-unreachable = Сервер недоступен. Проверьте связь и попробуйте снова.
trouble-too-often = Слишком часто. Попробуйте через { $seconds } с.
trouble-server = На сервере что-то пошло не так. Попробуйте чуть позже.
trouble-refused = Сервер отвечает: { $reason }
trouble-unknown = Что-то пошло не так.

## Главная

home-heading = Пять редких игр за одним столом
home-lead = Играйте с компьютером на своём уровне, с другом по ссылке или с тем, кто сейчас здесь. Учётная запись не нужна.
play-computer = С компьютером
play-computer-at = Играть с компьютером: { $game }
play-people = С людьми
more-about = { $game }: играть с людьми и узнать больше
starting = Минутку …
waiting-heading = Ждут соперника
waiting-none = Сейчас никто не ждёт.
to-lobby = Все, кто ждёт, и место, где подождать самому
playing-heading = Сейчас играют
playing-none = Сейчас нет ни одного матча.
to-watch = Смотреть все матчи

## Игра

play-heading = Играть
play-against = Против кого
against-computer = Компьютер
against-friend = Друг
against-anyone = Кто угодно
begin-computer = Начать
begin-friend = Создать матч
begin-anyone = Искать соперника
level = Уровень { $level } из 10
level-child = Дружелюбный: часто ошибается и даёт увидеть, как идёт игра.
level-easy = Спокойный: видит то, что рядом.
level-club = Хороший клубный игрок.
level-strong = Так сильно, как можно без долгих раздумий.
friend-name = Имя друга
friend-link = Оставьте пустым и получите ссылку.
your-side = Ваша сторона
side-random = По жребию
clock = Часы
control-none = Без часов
control-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
}
rules-chosen = Правила
rated-match = На рейтинг
rated = на рейтинг
learn-nav = Учиться
to-rules = Правила
to-puzzles = Задачи
to-analysis = Доска анализа
top-players = Лучшие игроки
top-none = Рейтинга пока ни у кого нет.
choose-game = Выберите игру
all-games = Все игры
nobody-yet = свободное место
guest = Гость
computer-level = Компьютер, уровень { $level }

## Матч

your-turn = Ваш ход
their-turn-named = { $name } думает
waiting-friend = Отправьте эту ссылку другу. Матч начнётся, когда место займут.
waiting-anyone = Ищем соперника …
waiting-invited = Ждём согласия: { $name } …
share-link = Ссылка на матч
join = Занять свободное место
join-lead = { $name } приглашает вас сыграть: { $game }.
withdraw = Отозвать
decline = Отклонить
accept = Принять
setup-lead = Расставьте армию: перетащите фигуру на фигуру, чтобы поменять их местами.
setup-rules = Флаг стоит в штаб-квартире, мины в двух ближних рядах, гранаты не в ближнем ряду.
setup-send = Готово
setup-waits = Ваша армия стоит. Ждём другую сторону.
setup-ready-made = Готовые расстановки
setup-own = Ваши расстановки
setup-save = Сохранить расстановку
setup-name = Название расстановки
setup-delete = Удалить
setup-mirror = Отразить
setup-none = Вы пока ничего не сохранили.
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
contact-wins = { $attacker } побеждает: { $defender }
contact-loses = { $attacker } гибнет: { $defender }
contact-both = { $attacker } и { $defender }: гибнут оба
contact-title = Столкновение на { $field }
dice-commitment = Честные кости: секрет задан до матча. Его отпечаток: { $hash }
dice-revealed = Секрет костей: { $secret }
moves = Ходы
move-first = К началу
move-back = На ход назад
move-forward = На ход вперёд
move-last = К настоящему
move-number = Ход { $number }: { $move }
looking-back = Вы смотрите ход { $number }.
to-present = К настоящему
turn-board = Повернуть доску
names-on-board = Названия
pencil-marks = Карандаш
resign = Сдаться
resign-sure = Точно сдаться?
yes-resign = Да, сдаться
no-play-on = Нет, играть дальше
abort = Прервать
offer-draw = Предложить ничью
offer-takeback = Просить ход назад
offer-rematch = Сыграть ещё
offered-draw = { $name } предлагает ничью.
offered-takeback = { $name } просит вернуть ход.
offered-rematch = { $name } хочет сыграть ещё.
you-offered-draw = Вы предложили ничью.
you-offered-takeback = Вы попросили вернуть ход.
you-offered-rematch = Вы хотите сыграть ещё. Ждём другую сторону.
offer-declined = Предложение отклонено.
claim-win = Потребовать победу
result-won = Победили { $side }
result-you-won = Вы победили
result-you-lost = Вы проиграли
result-draw = Ничья
result-none = Матч не засчитан
ending-rules = по правилам игры
ending-resigned = сдались { $side }
ending-agreed = по соглашению
ending-flag = время вышло: { $side }
ending-left = ушли { $side }
ending-aborted = прерван
ending-cancelled = отменён
rematch-go = К следующему матчу
analyse = Анализ
download = Скачать
chat = Чат
chat-say = Скажите что-нибудь
chat-send = Отправить
chat-none = Пока ничего не сказано.
chat-off = Чат выключен.
chat-switch = Чат
connection-on = На связи, { $lag } мс
connection-connecting = Соединение …
connection-lost = Связь потеряна. Пробуем снова …
connection-polling = Медленная связь: спрашиваем раз в несколько секунд
not-sent = Ещё не отправлено: { $action }
says-move = { $side }: { $move }
time-left = { $side }: осталось { $time }
match-unknown = Такого матча нет.
throw-waits = Бросьте кости или удвойте

## Настройки

settings-look = Вид
settings-board = Доска
settings-play = Игра
setting-language = Язык
setting-theme = Цвета
setting-motion = Движение
setting-sounds = Звуки
setting-names = Названия полей на доске
setting-targets = Показывать, куда может пойти фигура
setting-confirm = Подтверждать каждый ход перед отправкой
setting-playForced = Единственный возможный ход делать сразу
setting-throwByItself = Нарды: бросать кости, не спрашивая об удвоении
setting-pencil = Луцзаньци: карандашом на скрытых фигурах, кем они могут быть
setting-chat = Чат у матчей
as-browser = Как в браузере
theme-system = Как в системе
theme-light = Светлая
theme-dark = Тёмная
theme-to-light = Светлая тема
theme-to-dark = Тёмная тема
motion-system = Как в системе
motion-reduced = Мало
