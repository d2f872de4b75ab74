### Слова страниц по-русски. Одна строка — один текст; { $name } подставляет программа.
### Ключи во всех языках одни и те же; `npm run unit` скажет, каких не хватает.

## Пять игр

game-lautari = Лаутари
game-luzhanqi = Лучжаньци
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
rules-luzhanqi = Лучжаньци: при столкновении видны обе фигуры
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
field-open = { $field }, можно выбрать
field-pencilled = { $field }, может быть { $kinds }
field-white-bar = бар белых
field-black-bar = бар чёрных
field-white-off = снятые белые
field-black-off = снятые чёрные
field-on-from = левая доска, { $field }
field-on-to = правая доска, { $field }

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
picked-choices = { $field } в руке, рядом с доской { $count } { $count ->
    [one] вариант
    [few] варианта
   *[other] вариантов
}
laid-down = Отложено
which-one = Который?
not-now = Сейчас так нельзя.
rota-back = Повернуть роту на один назад
rota-on = Повернуть роту на один вперёд
rota-hint = Поверните колесо или выберите метку.
button-turn = Повернуть на { $number }
button-turn-none = Пропустить, не поворачивая
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
sure-nardi-double = Удвоить ставку? Соперник примет куб или сдаст партию.
sure-nardi-drop = Сдать? Вы проиграете эту партию.
sure-no = Нет
shatra-duty-capture = Нужно рубить: ходить могут только те, кто может рубить. Они отмечены на доске.
shatra-duty-promote = Шатра дошла до дальнего края, сначала её нужно превратить.
type-action = Введите ход
type-action-go = Сделать
type-action-hint = Например, { $example }

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
casual = без рейтинга
learn-nav = Учиться
to-rules = Правила
to-puzzles = Задачи
to-analysis = Доска анализа
top-players = Лучшие игроки
top-none = Мест пока нет: чтобы сюда попасть, нужно сыграть пять партий на рейтинг.
choose-game = Выберите игру
all-games = Все игры
nobody-yet = свободное место
guest = Гость
computer-level = Компьютер, уровень { $level }

## Матч

your-turn = Ваш ход
their-turn-named = { $name } думает
their-turn-absent = { $name } не в сети
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
setup-misplaced = { $field }, здесь стоять не может
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
sure-resign = Точно сдаться?
yes-resign = Да, сдаться
no-play-on = Нет, играть дальше
abort = Прервать
sure-abort = Точно прервать партию?
yes-abort = Да, прервать
offer-draw = Предложить ничью
sure-offer-draw = Точно предложить ничью?
yes-offer-draw = Да, предложить
offer-takeback = Просить ход назад
offer-rematch = Сыграть ещё
offered-draw = { $name } предлагает ничью.
offered-takeback = { $name } просит вернуть ход.
offered-rematch = { $name } хочет сыграть ещё.
you-offered-draw = Вы предложили ничью.
you-offered-takeback = Вы попросили вернуть ход.
you-offered-rematch = Вы хотите сыграть ещё. Ждём другую сторону.
declined-draw = Предложение ничьей отклонено.
declined-takeback = Возврат хода отклонён.
declined-rematch = Новая партия отклонена.
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
double-waits = Удвоение: принять или сдаться?
to-act = ходит
first-due = Первый ход в течение { $due }, иначе партия прервётся
pips = Пипсы: { $pips }
set-up-done = расстановка
dice-fair = Честные кости
own-matches = Ваши партии
legend = Какие это фигуры

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
setting-pencil = Лучжаньци: карандашом на скрытых фигурах, кем они могут быть
setting-chat = Чат у матчей
as-browser = Как в браузере
theme-system = Как в системе
theme-light = Светлая
theme-dark = Тёмная
theme-to-light = Светлая тема
theme-to-dark = Тёмная тема
motion-system = Как в системе
motion-reduced = Мало

## Правила

title-rules = Правила
to-advice = Советы
rules-nav = Об этой игре
rules-in-other-language = На вашем языке этих правил ещё нет; вот они по-английски.
contents = Содержание
footnotes = Примечания
footnote = Примечание { $number }
back-to-text = Назад к тексту
table = Таблица
try-position = Попробовать на доске
close = Закрыть

## Анализ

title-analysis = Анализ
analysis-lead = Пробуйте ходы за обе стороны, смотрите, что думает программа, и делитесь ссылкой. Какая игра?
analysis-lays-out = Сначала расставляет войска сторона: { $side }. Выберите готовую расстановку или составьте свою.
analysis-empty = Сделайте ход на доске. Всё, что вы попробуете, останется здесь, с вариантами.
analysis-other-army = Расставить другую армию
analysis-back-to-moves = Назад к ходам
show-hidden-pieces = Все фигуры
analysis-not-over = Этот матч ещё идёт. Разобрать его можно будет после окончания.
engine = Программа
engine-on = Включена
engine-lines = Варианты
engine-depth = Глубина { $depth }
engine-nodes = позиций: { $nodes }
engine-thinks = Думает …
engine-nothing = Здесь нечего выбирать.
play-line-to = Сыграть этот вариант до { $move }
value-win = победа за { $count }
value-loss = поражение за { $count }
value-bar = Шансы: { $first } — { $percent } из 100, { $second } — остальное
value-none = Оценки пока нет
game-over = Игра окончена: { $result }
choose-dice = Выбрать кости
variation = Вариант
variation-promote = Сделать главным
variation-remove = Удалить отсюда и дальше
share = Скопировать ссылку
position-heading = Позиция и правила текстом
position-text = Позиция
rules-text = Правила
position-set = Расставить
position-start = С начала
report = Разбор
report-make = Найти ошибки
report-again = Ещё раз
report-stop = Остановить
report-running = Ход { $done } из { $total }
report-kept = Сохранено шансов
mistake-inaccuracy = Неточность
mistake-mistake = Ошибка
mistake-blunder = Грубая ошибка
mistakes-inaccuracy = Неточности (?!)
mistakes-mistake = Ошибки (?)
mistakes-blunder = Грубые ошибки (??)
better-was = Лучше: { $move }

## Задачи

title-puzzles = Задачи
puzzles-lead = Позиции из партий компьютера, в которых верно одно действие. Победы доказаны: никакая защита не поможет.
puzzles-kind-win = Найдите ход, который форсированно выигрывает.
puzzles-kind-best = Найдите ход, который лучше всех остальных.
puzzles-solved = { $count ->
    [0] пока не решено
    [one] решена { $count }
    [few] решено { $count }
   *[other] решено { $count }
}
puzzles-progress = Решено { $solved } из { $count }
puzzles-all = Все задачи этого рода
puzzle-title = { $game }, задача { $number }
puzzle-number = Задача { $number }
puzzle-number-marked = Задача { $number }, { $mark }
puzzle-solved = решена
puzzle-shown = решение показано
puzzle-task-win = { $actions ->
    [one] Ход: { $side }. Выигрыш в один ход.
    [few] Ход: { $side }. Выигрыш в { $actions } хода.
   *[other] Ход: { $side }. Выигрыш в { $actions } ходов.
}
puzzle-task-best = Ход: { $side }. Найдите лучшее.
puzzle-right = Верно! Дальше.
puzzle-wrong = Это не решение. Попробуйте иначе.
puzzle-is-solved = Решено: { $solution }
puzzle-solution = Решение начинается с { $solution }
puzzle-hint = Подсказка
puzzle-hint-is = Начало на { $field }.
puzzle-give-up = Сдаться
puzzle-retry = С начала
puzzle-next = Следующая задача
intarzia = Интарзия
intarzia-lead = Пасьянс Ротари: превратите одно расположение шаров в другое за наименьшее число поворотов. Минимум доказан, и его назовут, когда вы закончите.
intarzia-go = Играть в Интарзию
intarzia-task = Сделайте первую доску такой же, как вторая.
intarzia-how = Поставьте роту на пустую точку первой доски и поверните кольцо вокруг неё. Ни один шар не должен покинуть доску.
intarzia-turns = { $turns ->
    [one] { $turns } поворот
    [few] { $turns } поворота
   *[other] { $turns } поворотов
}
intarzia-best = { $turns ->
    [one] Решено за { $turns } поворот. Меньше невозможно: это доказано.
    [few] Решено за { $turns } поворота. Меньше невозможно: это доказано.
   *[other] Решено за { $turns } поворотов. Меньше невозможно: это доказано.
}
intarzia-solved = Решено; поворотов: { $turns }. Достаточно { $fewest }, и меньше невозможно: { $way }
intarzia-given-up = Достаточно поворотов: { $fewest }, и меньше невозможно: { $way }

## Люди

title-profile = Профиль
here-since = здесь с { $date }
followers = { $count ->
    [0] подписчиков нет
    [one] { $count } подписчик
    [few] { $count } подписчика
   *[other] { $count } подписчиков
}
is-bot = программа
follow = Подписаться
following = Вы подписаны
block = Заблокировать
blocking = Заблокирован
ratings = Рейтинги
ratings-none = Рейтинговых игр ещё не было.
rating = Рейтинг
rating-games = игр { $games }: +{ $wins } ={ $draws } −{ $losses }
rating-curve = Рейтинг: { $game }, { $speed }
speed-bullet = Пуля
speed-blitz = Блиц
speed-rapid = Рапид
speed-classical = Классика
speed-correspondence = По переписке
outcome-won = Победа
outcome-lost = Поражение
outcome-drawn = Ничья
outcome-none = Не считается
matches-over = Игры
matches-none = Игр ещё не было.
show-more = Показать ещё
top-all = Все скорости, сто мест
choose-speed = Выбрать скорость
place = Место
name = Имя
date = Дата
games-played = Игры
game = Игра

## Учётная запись

title-account = Учётная запись
account-lead = Учётная запись хранит ваше имя, рейтинги и игры. Играть можно и без неё.
account-ways = Войти или зарегистрироваться
sign-in = Войти
sign-out = Выйти
register = Зарегистрироваться
register-note = Нужны только имя и пароль. Адрес почты не спрашивается, поэтому забытый пароль прислать нельзя.
guest-games-take = Взять с собой матчи, сыгранные гостем (идут: { $running }, окончены: { $finished })
guest-games-note = Они станут частью вашей учётной записи, и соперники увидят в них ваше имя.
name-hint = От 2 до 20 букв и цифр. Имена, похожие на вид, считаются одним.
password = Пароль
password-hint = Не меньше 8 знаков и не из самых частых паролей.
password-change = Сменить пароль
password-old = Нынешний пароль
password-new = Новый пароль
password-changed = Пароль изменён. Во всех остальных браузерах выполнен выход.
to-profile = Ваш профиль
about-you = О себе
save = Сохранить
saved = Сохранено.
you-follow = Вы подписаны на
you-block = Вы заблокировали
sessions = Где вы вошли
session-this = этот браузер
session-unknown = Неизвестный браузер
session-end = Выйти там
session-end-others = Выйти везде, кроме этого браузера
last-used = последний раз { $date }
tokens = Токены для программ
tokens-lead = С токеном ваша программа играет под вашим именем, насколько вы ей позволите. Храните его как пароль.
token-label = Для чего он?
token-scopes = Что ему можно?
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
account-delete-lead = Идущие игры будут сданы, ваше имя исчезнет из всего, что хранят другие, и никто больше не сможет его взять. Отменить это нельзя.
account-delete-sure = Удалить навсегда

## Турниры

title-tournaments = Турниры
tournaments-open = Идёт запись
tournaments-running = Играются
tournaments-over = Завершены
tournaments-none = Ни один турнир не ждёт участников.
tournament-needs-account = — чтобы создать турнир или участвовать.
tournament-new = Создать турнир
tournament-title = Название турнира
tournament-kind = Жеребьёвка
tournament-swiss = Швейцарская система
tournament-round-robin = Круговая система
tournament-rounds = Туры
tournament-cycles = Сколько кругов
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
tournament-phase-running = играется
tournament-phase-over = завершён
tournament-phase-cancelled = отменён
tournament-sign-in = Войти, чтобы участвовать
tournament-join = Участвовать
tournament-leave = Не участвовать
tournament-withdraw = Выбыть
tournament-start = Начать
tournament-cancel = Отменить
tournament-board-running = играется
tournament-match = Матч
standings = Положение
crosstable = Турнирная таблица
round = Тур { $number }
points = Очки
wins = Победы
buchholz = Бухгольц
sonneborn-berger = Зоннеборн-Бергер
bye = свободен
cell-game = Тур { $round }: { $points } против { $name }
cell-bye = Тур { $round }: { $points }, без соперника
cell-absent = Тур { $round }: не играл
entrants = { $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[other] { $count } участников
}
entrants-none = Пока никого. Будьте первым.

## О программе

title-about = О Galds
about-lead = Galds — стол для пяти редких настольных игр: точные правила, честные соперники, анализ, задачи и турниры в одной программе, которую может запустить каждый.
about-authors = Чьи это игры
credit-lautari = Придумал Алексей Иванов (Aleksejs Ivanovs). Правила здесь следуют версии 1.02 его правил 2024 года.
credit-luzhanqi = Традиционная игра Китая, известная с первой половины XX века.
credit-nardi = Бэкгаммон; его предкам тысячи лет, а куб удвоения появился в 1920-х годах.
credit-rotary = Придумал д-р Ласло Надь (dr. Nagy László). Пасьянс Интарзия — тоже его.
credit-shatra = Традиционная игра Алтая.
about-licence = Лицензия
about-licence-text = Galds — свободная программа: её можно использовать, изменять и передавать по лицензии MIT или Apache 2.0, на выбор. Игры принадлежат своим авторам и традициям.
about-parts = Страницы и сервер построены из свободных программ других авторов, среди них:
about-privacy = Что о вас хранится
about-privacy-text = Без учётной записи — только случайное число в вашем браузере и сыгранные игры. С учётной записью — ещё имя, хеш пароля, рейтинги и то, что вы пишете. Нет ни слежки, ни рекламы, и ни один запрос не уходит кому-то ещё.
about-programs = Программистам
about-programs-text = Всё, что есть здесь, доступно и программам; описание интерфейса:
