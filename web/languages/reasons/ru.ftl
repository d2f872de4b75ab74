### Почему игры и сервер в чём-то отказывают, по-русски. Ключи и значения приходят из программы;
### `cargo nextest run -p galds-server --test reasons` скажет, каких не хватает в каком языке.
### Значения — это тексты в том виде, как их пишут игроки (поля, ходы), или числа; слова вроде `pawn`
### или `white` приходят такими, какими они стоят в выборах.

## Любая игра

table-over = Партия окончена: { $outcome }.

open-game = Игры «{ $given }» нет; есть: { $allowed }.

rules-preset = Правил «{ $given }» нет; известны: { $allowed }.
rules-form = «{ $given }» — не параметр; параметры пишутся key=value, где key — одно из: { $allowed }.
rules-key = Параметра «{ $given }» нет; есть параметры: { $allowed }.
rules-value = У параметра «{ $key }» не может быть значения «{ $given }».
rules-repeated = Параметр «{ $key }» указан дважды.

## Лаутари: ходы

lautari-form = Запись «{ $text }» непонятна: ход пишется e3 e4 (взятие — с x), превращение — f4^I, оживление — k10+g8,k8.
lautari-no-such-field = Поля «{ $name }» нет; есть поля e-i в рядах 1-4 и 11-14, b d e f g h i k l в рядах 5-10, r4-r7, s8-s11 и a.
lautari-over = Партия окончена: { $outcome }.
lautari-no-piece = На поле { $field } нет фигуры.
lautari-not-yours =
    Фигура на поле { $field } принадлежит сопернику, а ходят { $side ->
        [white] белые
       *[black] чёрные
    }.
lautari-same-field = Ход не может закончиться там же, где начался, на поле { $field }.
lautari-own-piece = На поле { $field } стоит ваша же фигура.
lautari-too-far =
    Поле { $to } слишком далеко от { $from }: { $role ->
        [pawn] пешка ходит на один шаг
        [scout] разведчик ходит на один или два шага
        [rider] всадник ходит на один, два или три шага
       *[guard] страж ходит на один, два или три шага
    }.
lautari-blocked =
    Путь с { $from } на { $to } закрыт: { $role ->
        [pawn] пешка
        [scout] разведчик
        [rider] всадник
       *[guard] страж
    } проходит только по пустым полям.
lautari-immune = Пешку на поле { $field } только что оживили, и этим ходом её взять нельзя.
lautari-guard-on-centre =
    Стража на поле a может взять только страж или всадник, но не { $role ->
        [pawn] пешка
        [scout] разведчик
        [rider] всадник
       *[guard] страж
    }.
lautari-no-capture = На поле { $field } нет фигуры соперника: ход без взятия пишется без x.
lautari-capture-unmarked = На поле { $field } стоит фигура соперника: взятие пишется с x.
lautari-wrong-role =
    Фигура { $becomes ->
        [rider] становится там всадником
        [guard] становится там стражем
       *[none] не меняет там роли
    }, поэтому ход пишется { $written }.
lautari-not-a-pawn =
    На поле { $field } стоит { $role ->
        [pawn] пешка
        [scout] разведчик
        [rider] всадник
       *[guard] страж
    }, а разведчиком становится только пешка.
lautari-enemy-home = Поле { $field } находится в доме соперника, а там пешки не становятся разведчиками.
lautari-row-not-open = Ряд { $row } ещё не открыт для превращения в разведчиков; отсюда ваши фигуры ещё не уходили: { $unmoved }.
lautari-no-line = Поле { $field } не лежит между двумя вашими фигурами на кольце, дуге, в ряду или столбце (для поля a — на противоположных полях внутреннего кольца).
lautari-nothing-to-revive = Оживлять некого: последний ход соперника не был взятием.
lautari-other-capture = Последний ход соперника — взятие с { $from } на { $to }, поэтому запись оживления оканчивается на { $from },{ $to }.
lautari-no-guard =
    Оживляет только страж, а у { $side ->
        [white] белых
       *[black] чёрных
    } его нет.
lautari-guard-elsewhere = Ваш страж стоит на поле { $guard }, а не на { $named }.
lautari-revival-too-far = Страж с поля { $guard } не доходит до { $to } за один или два шага по пустым полям.

## Лаутари: записи позиций

lautari-position-parts = В записи позиции 7 частей (сторона, белые, чёрные, нетронутые поля, взятие, неприкосновенная пешка, тихие ходы), а здесь { $count }.
lautari-position-side = Сторона, чей ход, — w (белые) или b (чёрные), а не «{ $text }».
lautari-position-no-such-piece = «{ $text }» — не фигура на поле; фигуры пишутся так: пешка e3, разведчик Ie3, всадник Re3, страж Se3.
lautari-position-no-such-field = На доске нет поля «{ $name }».
lautari-position-twice = Поле { $field } названо дважды.
lautari-position-second-guard =
    У { $side ->
        [white] белых
       *[black] чёрных
    } есть страж на поле { $first } и ещё один на { $second }; у стороны может быть только один.
lautari-position-too-many =
    У { $side ->
        [white] белых
       *[black] чёрных
    } { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[other] { $count } фигур
    }; больше { $most } быть не может.
lautari-position-unmoved-outside = Поле { $field } не лежит ни в одном ряду дома; нетронутыми бывают только поля рядов 1-3 и 12-14.
lautari-position-capture = Взятие пишется как - или как откуда,куда,роль,возврат (например, g12,g11,P,g12 или g8,k8,R,-), а не «{ $text }».
lautari-position-impossible-capture-start-occupied = Взятие { $capture } не могло быть последним ходом: поле { $from }, откуда пришла взявшая фигура, должно быть пустым.
lautari-position-impossible-capture-no-capturer =
    Взятие { $capture } не могло быть последним ходом: на поле { $to } нет фигуры { $side ->
        [white] белых
       *[black] чёрных
    }.
lautari-position-impossible-capture-nothing-lost =
    Взятие { $capture } не могло быть последним ходом: у { $side ->
        [white] белых
       *[black] чёрных
    } ещё целы все фигуры.
lautari-position-impossible-capture-guard-elsewhere =
    Взятие { $capture } не могло быть последним ходом: страж { $side ->
        [white] белых
       *[black] чёрных
    } стоит в другом месте.
lautari-position-impossible-capture-other-role =
    Взятие { $capture } не могло быть последним ходом: на поле { $to } { $becomes ->
        [pawn] должна стоять пешка
        [scout] должен стоять разведчик
        [rider] должен стоять всадник
       *[guard] должен стоять страж
    }, а стоит { $now ->
        [pawn] пешка
        [scout] разведчик
        [rider] всадник
       *[guard] страж
    }.
lautari-position-impossible-capture-still-unmoved = Взятие { $capture } не могло быть последним ходом: поле { $from } всё ещё среди нетронутых.
lautari-position-impossible-capture-no-home-field =
    Взятие { $capture } не могло быть последним ходом: поле { $from } не входит в дом { $side ->
        [white] белых
       *[black] чёрных
    }.
lautari-position-impossible-revival-after-capture = На поле { $field } не может стоять только что оживлённая пешка: последним ходом было взятие { $capture }.
lautari-position-impossible-revival-no-pawn =
    На поле { $field } не может стоять только что оживлённая пешка: там нет пешки { $side ->
        [white] белых
       *[black] чёрных
    }.
lautari-position-impossible-revival-no-guard =
    На поле { $field } не может стоять только что оживлённая пешка: у { $side ->
        [white] белых
       *[black] чёрных
    } нет стража, который оживил бы её.
lautari-position-quiet = Счётчик тихих ходов — это число, а не «{ $text }».
lautari-position-not-quiet = После взятия или оживления счётчик тихих ходов равен 0, а не { $count }.

## Лучжаньци: ходы

luzhanqi-form = Запись «{ $text }» непонятна: ход пишется a6-a7 (на фигуру противника — так же), расстановка — знаком @ и 25 буквами или названием готовой.
luzhanqi-no-such-node = Поля «{ $name }» нет; есть поля от a1 до e12.
luzhanqi-over = Партия окончена: { $outcome }.
luzhanqi-set-up-due = Сначала нужно расставить армию: @ и 25 букв, ряды начиная с ближнего, каждый от a до e, без лагерей; или готовая расстановка: { $ready }.
luzhanqi-move-due = Армии уже расставлены; теперь нужен ход, он пишется a6-a7.
luzhanqi-not-yours = На поле { $node } нет вашей фигуры.
luzhanqi-immobile = То, что стоит на поле { $node }, не ходит: мины и флаг остаются на месте.
luzhanqi-locked = То, что стоит на поле { $node }, не ходит: по этим правилам из штаб-квартиры никто не выходит.
luzhanqi-own-piece = На поле { $node } стоит ваша же фигура.
luzhanqi-in-camp = Фигура на поле { $node } стоит в лагере, там её атаковать нельзя.
luzhanqi-no-way = С { $from } на { $to } пути нет; эта фигура может пойти сюда: { $allowed }.
luzhanqi-stuck = С { $from } на { $to } пути нет; этой фигуре вообще некуда пойти.

## Лучжаньци: расстановки

luzhanqi-set-up-length = Расстановка — это @ и 25 букв (ряды начиная с ближнего, каждый от a до e, без лагерей), а здесь их { $count }.
luzhanqi-set-up-letter = «{ $letter }» — не фигура; фигура обозначается одним знаком из 1-9, B, M, F.
luzhanqi-set-up-empty = Выставить нужно все 25 фигур, а здесь пусто: { $nodes }.
luzhanqi-set-up-count =
    В армии { $right } × { $kind ->
        [field-marshal] фельдмаршал
        [general] генерал армии
        [lieutenant-general] генерал-лейтенант
        [brigadier] бригадный генерал
        [colonel] полковник
        [major] майор
        [captain] капитан
        [platoon-commander] командир взвода
        [sapper] сапёр
        [bomb] граната
        [mine] мина
       *[flag] флаг
    } ({ $letter }), а здесь { $count }{ $count ->
        [0] { "" }
       *[other] { " " }(на { $nodes })
    }.
luzhanqi-set-up-flag = Флаг стоит в штаб-квартире (b или d в ближнем ряду), а не на { $nodes }.
luzhanqi-set-up-mine = Мины стоят в двух ближних к владельцу рядах, а не на { $nodes }.
luzhanqi-set-up-bomb =
    Гранаты нельзя ставить в { $row ->
        [back] ближний к владельцу ряд
        [front] передний ряд
       *[none] закрытый ряд
    }, а здесь они на { $nodes }.

## Лучжаньци: записи позиций

luzhanqi-position-fields = В записи позиции 6 частей (сторона, красные, чёрные, известное, ходы без столкновений, всего ходов), а здесь { $count }.
luzhanqi-position-side = Сторона — R или B, пока она расставляет армию, и r или b во время игры, а не «{ $text }».
luzhanqi-position-piece = «{ $text }» — не фигура; фигуры пишутся так: c10:B (поле, двоеточие и один знак из 1-9, B, M, F).
luzhanqi-position-no-such-node = Поля «{ $name }» нет; есть поля от a1 до e12.
luzhanqi-position-twice = Поле { $node } названо дважды.
luzhanqi-position-known-empty = На поле { $node } ничего не стоит, поэтому и известным там ничего быть не может.
luzhanqi-position-number = «{ $text }» — не число ходов.
luzhanqi-position-too-many =
    У { $side ->
        [red] красных
       *[black] чёрных
    } { $count } × { $kind ->
        [field-marshal] фельдмаршал
        [general] генерал армии
        [lieutenant-general] генерал-лейтенант
        [brigadier] бригадный генерал
        [colonel] полковник
        [major] майор
        [captain] капитан
        [platoon-commander] командир взвода
        [sapper] сапёр
        [bomb] граната
        [mine] мина
       *[flag] флаг
    }, а в армии может быть не больше { $most }.
luzhanqi-position-displaced =
    Не на своём месте { $kind ->
        [field-marshal] фельдмаршал
        [general] генерал армии
        [lieutenant-general] генерал-лейтенант
        [brigadier] бригадный генерал
        [colonel] полковник
        [major] майор
        [captain] капитан
        [platoon-commander] командир взвода
        [sapper] сапёр
        [bomb] граната
        [mine] мина
       *[flag] флаг
    } (поле { $node }): флаг остаётся в своей штаб-квартире, мина — в двух ближних к владельцу рядах.
luzhanqi-position-no-flag = Ни у одной стороны нет флага; партия кончается, как только захвачен первый.
luzhanqi-position-set-up-black-laid-out = Чёрные расставляют армию последними: пока идёт расстановка, на месте чёрных пишется -.
luzhanqi-position-set-up-something-known = До первого хода ничего не известно, и оба счётчика равны 0.
luzhanqi-position-set-up-red-laid-out = Пока красные расставляют армию, на их месте пишется -.
luzhanqi-position-set-up-red-incomplete = Пока армию расставляют чёрные, красные занимают все свои 25 мест и ничего больше.

## Короткие нарды: ходы

nardi-form = Запись «{ $text }» непонятна: бросок пишется 31, ход — 8/5 6/5 или 8-5,6-5 (также bar и off), пропуск — «pass», куб — «double», «take», «drop».
nardi-no-such-dice = «{ $text }» — не кости: на каждой от 1 до 6.
nardi-equal-opening = При равных костях партия не начинается: их бросают снова.
nardi-over = Партия окончена: { $outcome }.
nardi-due-opening = Нужен начальный бросок: кость белых и кость чёрных, например o31.
nardi-due-roll-or-double =
    { $side ->
        [white] Белые
       *[black] Чёрные
    } должны бросить кости (например, 31) или удвоить.
nardi-due-roll =
    { $side ->
        [white] Белые
       *[black] Чёрные
    } должны бросить кости (например, 31).
nardi-due-answer =
    { $side ->
        [white] Белые
       *[black] Чёрные
    } должны ответить на удвоение: take (принять) или drop (сдать партию).
nardi-due-play =
    { $side ->
        [white] Белые
       *[black] Чёрные
    } должны сыграть бросок { $roll }.
nardi-due-nothing = Партия окончена.
nardi-no-double-no-cube = Удвоить нельзя: эта партия идёт без куба.
nardi-no-double-not-yours = Сейчас удвоить нельзя: кубом владеет другая сторона.
nardi-no-double-crawford = Сейчас удвоить нельзя: это партия Кроуфорда.
nardi-no-double-dead = Сейчас удвоить нельзя: текущей ставки вам и так хватает для победы в матче.
nardi-no-double-highest = Удвоить больше нельзя: значение куба уже наибольшее.
nardi-cube-value = После удвоения на кубе будет { $right }, а не { $given }.
nardi-no-such-point = Пункта «{ $text }» нет; есть пункты от 24 до 1, bar и off.
nardi-backwards =
    Шашка идёт со старшего пункта на младший, а не { $from ->
        [bar] с бара
        [off] из снятых
       *[other] с пункта { $from }
    } { $to ->
        [bar] на бар
        [off] за доску
       *[other] на пункт { $to }
    }.
nardi-too-many-steps =
    Бросок { $roll } даёт { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[other] { $steps } шагов
    }, не больше.
nardi-not-rolled =
    Ни одна кость броска { $roll } (или того, что от него осталось) не ведёт шашку { $from ->
        [bar] с бара
        [off] из снятых
       *[other] с пункта { $from }
    } { $to ->
        [bar] на бар
        [off] за доску
       *[other] на пункт { $to }
    }.
nardi-no-checker =
    { $point ->
        [bar] На баре
        [off] Среди снятых
       *[other] На пункте { $point }
    } нет вашей шашки, которой можно пойти.
nardi-bar-first = Сначала нужно ввести шашку с бара и лишь потом ходить другой.
nardi-closed = Пункт { $point } закрыт: там стоят две шашки соперника или больше.
nardi-not-home =
    Снимать ещё нельзя: шашка стоит { $point ->
        [bar] на баре
        [off] среди снятых
       *[other] на пункте { $point }
    }, вне вашего дома.
nardi-higher-first = Костью { $die } нельзя снять шашку с пункта { $from }, пока шашка стоит на пункте { $higher }.
nardi-no-hit =
    { $point ->
        [bar] На баре
        [off] Среди снятых
       *[other] На пункте { $point }
    } бить некого.
nardi-more-dice =
    Сыграть можно, а значит, и нужно { $possible ->
        [one] { $possible } кость
        [few] { $possible } кости
       *[other] { $possible } костей
    }, а не { $used }; например, { $example }.
nardi-larger-die = Сыграть можно только одну кость, и это должна быть та, что больше: { $die }.
nardi-not-lost = Ход есть, поэтому пропустить его нельзя; например, { $example }.
nardi-other-name = Здесь этот ход пишется { $written }.
nardi-unclear = «{ $text }» можно сыграть по-разному, и побиты будут разные шашки: { $ways }; назовите каждый шаг.

## Короткие нарды: записи позиций

nardi-position-fields = В записи позиции 6 частей (сторона, фаза, белые, чёрные, куб, счёт), а здесь { $count }.
nardi-position-side = Сторона, чей ход, — w (белые) или b (чёрные), а не «{ $text }».
nardi-position-phase = Фаза — open, roll, double, over или кости (например, 31), а не «{ $text }».
nardi-position-count = Шашки пишутся как пункт:число, например bar:1,24:2,off:3, а не «{ $text }».
nardi-position-twice =
    У { $side ->
        [white] белых
       *[black] чёрных
    } дважды { $point ->
        [bar] назван бар
        [off] названы снятые
       *[other] назван пункт { $point }
    }.
nardi-position-not-fifteen =
    У { $side ->
        [white] белых
       *[black] чёрных
    } { $count ->
        [one] { $count } шашка
        [few] { $count } шашки
       *[other] { $count } шашек
    }; у каждой стороны их 15, считая шашки на баре и снятые.
nardi-position-both-on = Пункт { $white } белых — это пункт { $black } чёрных: шашки обеих сторон вместе там стоять не могут.
nardi-position-cube-absent = По этим правилам куба нет: на его месте пишется -, а не «{ $text }».
nardi-position-cube-form = Куб — это 1c (посередине) или степень двойки и владелец, например 2w или 4b, а не «{ $text }».
nardi-position-score-single-game = В отдельной партии счёта нет: на его месте пишется -, а не «{ $text }» (для матча в правилах нужно match=N).
nardi-position-score-form = Счёт пишется как белые,чёрные,длина, а в партии Кроуфорда ещё с C в конце, например 0,0,{ $length }, а не «{ $text }».
nardi-position-score-other-length = По правилам матч идёт до { $length }, а не до { $written }.
nardi-position-score-not-won =
    Матч окончен, когда { $length ->
        [one] { $length } очко
        [few] { $length } очка
       *[other] { $length } очков
    } есть у победителя, и только у него.
nardi-position-score-won =
    У одной из сторон уже { $length ->
        [one] { $length } очко
        [few] { $length } очка
       *[other] { $length } очков
    }, поэтому фаза — over.
nardi-position-score-not-crawford = Партия Кроуфорда — первая после того, как одной из сторон осталось до победы в матче одно очко.
nardi-position-score-crawford-cube = В партии Кроуфорда никто не удваивает, поэтому куб — 1c.
nardi-position-contradiction-loser-off = В фазе over сторона — это победитель, и все шашки сняты только у победителя.
nardi-position-contradiction-not-over = У одной из сторон сняты все шашки, поэтому фаза — over.
nardi-position-contradiction-opening-side = В фазе open сторона — w.
nardi-position-contradiction-opening-cube = В фазе open куб — 1c.
nardi-position-contradiction-no-doubler = В фазе double сторона — та, что отвечает; другая здесь удвоить не могла.
nardi-position-contradiction-not-ended = В фазе over у победителя сняты все шашки, если только отдельная партия не была сдана после удвоения.

## Ротари: правила

rotary-rules-traps-without-captures = Без взятий ловушки не имеют смысла: добавьте capture=after или capture=during.
rotary-rules-captures-without-traps = Для взятий нужны ловушки: добавьте traps=outside, traps=centre, точки, например traps=33+77, или несколько из них вместе, например traps=outside+centre+33.

## Ротари: ходы

rotary-form = Запись «{ $text }» непонятна: поворот пишется 43-3 или 43 3 (точка поворота и число от 0 до 5), поставленный шар — p34, предложение — o43,46, выбор — c43.
rotary-no-such-point = Точки { $text } нет; в рядах с 1 по 9 есть точки 11-14, 21-25, 31-36, 41-47, 51-58, 61-69, 72-79, 83-89 и 94-99.
rotary-no-such-turn = «{ $text }» — не поворот: кольцо поворачивают от 0 до 5 раз на 60°.
rotary-over = Партия окончена: { $outcome }.
rotary-due-turn = Нужен поворот, он пишется 43-3 или 43 3 (точка поворота и число от 0 до 5).
rotary-due-place = Нужно поставить шар, это пишется p34 или 34.
rotary-due-offer = Светлые должны предложить две точки поворота, это пишется o43,46.
rotary-due-choice = Тёмные должны выбрать точку поворота: c{ $first } или c{ $second }.
rotary-due-turn-at = Светлые должны повернуть кольцо вокруг точки { $pivot }, это пишется { $pivot }-3 (число от 0 до 5).
rotary-occupied = Точка { $point } занята.
rotary-no-majority = Вокруг точки { $pivot } ваших шаров { $own }, а шаров соперника { $enemy }; для поворота нужно большинство своих.
rotary-falls = Поворот вокруг точки { $pivot } на { $turn } оставил бы шар за пределами доски; здесь можно повернуть на: { $allowed }.
rotary-not-the-agreed-pivot = Сейчас светлые должны повернуть кольцо вокруг точки { $pivot }: она уже согласована.
rotary-in-centre = Точка { $point } принадлежит центру, туда шары не ставят.
rotary-offer-order = Предлагают две разные точки поворота, меньшую называют первой, а здесь { $first } и { $second }.
rotary-not-offered = Точку { $chosen } не предлагали; выберите { $first } или { $second }.

## Ротари: записи позиций

rotary-position-fields = В записи позиции 5 частей (сторона, фаза, светлые, тёмные, повороты), а здесь { $count }.
rotary-position-side = Сторона, чей ход, — w (светлые) или b (тёмные), а не «{ $text }».
rotary-position-phase = Фаза — это -, place, offer, choose:43,46 или at:43, а не «{ $text }».
rotary-position-no-such-point = На доске нет точки «{ $text }» (есть точки 11-14, 21-25, … 94-99).
rotary-position-twice = Точка { $point } названа дважды.
rotary-position-turns = Счётчик сделанных поворотов — это число, а не «{ $text }».
rotary-position-too-many =
    У { $side ->
        [light] светлых
       *[dark] тёмных
    } { $count ->
        [one] { $count } шар
        [few] { $count } шара
       *[other] { $count } шаров
    }; больше { $most } быть не может.
rotary-position-phase-not-in-rules-placing = Шары расставляют только при start=empty.
rotary-position-phase-not-in-rules-offer = Точки поворота предлагают только при offer=yes или start=empty.
rotary-position-contradiction-offer-is-lights = Точки предлагают и вокруг выбранной поворачивают светлые: сторона w.
rotary-position-contradiction-choice-is-darks = Точку поворота выбирают тёмные: сторона b.
rotary-position-contradiction-turned-too-early = Пока первая точка поворота не согласована, поворотов нет: их счётчик равен 0.
rotary-position-contradiction-in-centre = Точка { $point } принадлежит центру, туда шары не ставят.
rotary-position-contradiction-placing-order = Стороны ставят шары по очереди, начиная со светлых, пока на доске не будет 26: если у светлых их { $light }, а у тёмных { $dark }, ставить должна не эта сторона.
rotary-position-contradiction-single-pivot = Если большинство есть только вокруг одной точки, { $pivot }, ничего не предлагают: фаза at:{ $pivot }.
rotary-position-contradiction-no-pivot = Вокруг точки { $point } светлым поворачивать нельзя: она должна быть пустой, а светлых шаров вокруг неё — больше, чем тёмных.

## Шатра: ходы

shatra-form = Запись «{ $text }» непонятна: ход и выставление пишутся 46-39, рубка — 28x14x2 или 28:14:2, превращение — 5-2=B, отложенное превращение — 2=Y.
shatra-no-such-field = Поля «{ $text }» нет; есть поля от 1 до 62, или по-шахматному: вертикали от a до g, горизонтали от 1 до 14, например d6.
shatra-no-such-figure = «{ $text }» — не фигура; шатра становится B (батыром), T (турой) или Y (ялкыном).
shatra-too-many-jumps =
    В серии не больше { $most ->
        [one] { $most } прыжка
       *[other] { $most } прыжков
    }, по одному на каждую шашку противника.
shatra-over = Партия окончена: { $outcome }.
shatra-nobody-there = Поле { $field } пусто.
shatra-not-yours =
    На поле { $field } стоит { $kind ->
        [biy] бий
        [batyr] батыр
        [tura] тура
        [yalkyn] ялкын
       *[shatra] шатра
    } противника.
shatra-promotion-due =
    Сначала нужно превратить шатру: { $more ->
        [0] { $allowed }
       *[other] { $allowed } и ещё { $more }
    }.
shatra-capture-due =
    Нужно рубить: { $more ->
        [0] { $allowed }
       *[other] { $allowed } и ещё { $more }
    }.
shatra-biy-due =
    Бий должен рубить или сам сделать тихий ход: { $more ->
        [0] { $allowed }
       *[other] { $allowed } и ещё { $more }
    }.
shatra-occupied = Поле { $field } занято.
shatra-own-gate = В своих воротах ({ $field }) может стоять только бий; остальные шашки проходят через них не останавливаясь.
shatra-own-fortress = Тихий ход не может закончиться в своей крепости ({ $field }); войти в неё можно, только рубя.
shatra-in-reserve =
    { $kind ->
        [biy] Бий
        [batyr] Батыр
        [tura] Тура
        [yalkyn] Ялкын
       *[shatra] Шатра
    } на поле { $from } — в резерве: отсюда можно выставить шашку на свободное поле своей половины{ $road ->
        [open] { " " }или выйти по большой дороге
       *[closed] { "" }
    }.
shatra-out-of-reach =
    { $kind ->
        [biy] Бий
        [batyr] Батыр
        [tura] Тура
        [yalkyn] Ялкын
       *[shatra] Шатра
    } не может пойти с { $from } на { $to }; возможные поля: { $more ->
        [0] { $allowed }
       *[other] { $allowed } и ещё { $more }
    }.
shatra-stuck =
    { $kind ->
        [biy] Бий
        [batyr] Батыр
        [tura] Тура
        [yalkyn] Ялкын
       *[shatra] Шатра
    } не может пойти с { $from } на { $to }; ходов отсюда вообще нет.
shatra-promotes =
    На поле { $to } шатра становится одной из недостающих фигур: { $more ->
        [0] { $allowed }
       *[other] { $allowed } и ещё { $more }
    }.
shatra-no-promotion = Ходом { $text } никто в фигуру не превращается.
shatra-nothing-waits = На поле { $field } нет шатры, ждущей превращения.
shatra-goes-on =
    Рубка продолжается: { $more ->
        [0] { $allowed }
       *[other] { $allowed } и ещё { $more }
    }.
shatra-no-such-capture =
    { $kind ->
        [biy] Бий
        [batyr] Батыр
        [tura] Тура
        [yalkyn] Ялкын
       *[shatra] Шатра
    } на поле { $from } так рубить не может; рубить можно так: { $more ->
        [0] { $allowed }
       *[other] { $allowed } и ещё { $more }
    }.
shatra-only-intruders =
    { $kind ->
        [biy] Бий
        [batyr] Батыр
        [tura] Тура
        [yalkyn] Ялкын
       *[shatra] Шатра
    } на поле { $from } — в первом резерве: начать рубить отсюда можно только через шашку в своей крепости или в своих воротах.
shatra-no-capture =
    { $kind ->
        [biy] Бий
        [batyr] Батыр
        [tura] Тура
        [yalkyn] Ялкын
       *[shatra] Шатра
    } на поле { $from } рубить не может.

## Шатра: записи позиций

shatra-position-fields = В записи позиции 6 частей (сторона, белые, чёрные, первый резерв, взятие на проходе, ходы без продвижения), а здесь { $count }.
shatra-position-side = Сторона, чей ход, — w (белые) или b (чёрные), а не «{ $text }».
shatra-position-man = «{ $text }» — не шашка; шашки пишутся номером поля от 1 до 62, а бий, батыр, тура и ялкын — ещё с K, B, T или Y впереди.
shatra-position-twice = Поле { $field } названо дважды.
shatra-position-too-many =
    У { $side ->
        [white] белых
       *[black] чёрных
    } { $count } × { $kind ->
        [biy] бий
        [batyr] батыр
        [tura] тура
        [yalkyn] ялкын
       *[shatra] шатра
    }; больше { $most } быть не может.
shatra-position-no-biy = Хотя бы у одной стороны должен быть бий (K).
shatra-position-own-gate =
    { $kind ->
        [biy] Бий
        [batyr] Батыр
        [tura] Тура
        [yalkyn] Ялкын
       *[shatra] Шатра
    } на поле { $field } стоит в своих воротах, а там может стоять только бий.
shatra-position-initial = Стороны с первым резервом — wb, w, b или -, а не «{ $text }».
shatra-position-no-reserve =
    У { $side ->
        [white] белых
       *[black] чёрных
    } нет ни одной шашки в своей крепости, а значит, нет и первого резерва.
shatra-position-passing = Взятие на проходе — это - или два поля двойного хода, пройденное и последнее, например 19,26, а не «{ $text }».
shatra-position-no-double-step =
    Ни одна шатра { $side ->
        [white] белых
       *[black] чёрных
    } не могла только что сделать двойной ход через { $over } на { $on }.
shatra-position-quiet = Счётчик ходов без продвижения — это число, а не «{ $text }».

## Сервер: общее

server-not-found = Здесь ничего такого нет.
server-nobody-known = Войдите или играйте как гость.
server-needs-account = Для этого нужна учётная запись.
server-unknown-token = Такой токен неизвестен.
server-unreadable = Сервер не понял запроса.
server-wrong-login = Неверное имя или пароль.
server-too-large = Запрос слишком большой.
server-engine-busy = Сейчас анализируется слишком много позиций; попробуйте чуть позже.
server-no-engine = Сейчас не работает ни один движок; попробуйте позже.
server-internal = На сервере что-то пошло не так; попробуйте снова.
server-unavailable = Данные сервера сейчас недоступны. Попробуйте чуть позже.
server-stopping = Сервер останавливается; попробуйте чуть позже.

forbidden-no-scope = У этого токена нет такого права.
forbidden-in-person = Для этого нужно войти на сайт; токена недостаточно.
forbidden-other-site = Запросы со страниц других сайтов не принимаются.
forbidden-not-your-tournament = Это может сделать только создатель турнира.
forbidden-not-your-problem = Отозвать задачу может только её автор.

too-many-request =
    Слишком много запросов; подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }.
too-many-connect =
    Слишком много соединений; подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }.
too-many-message =
    Слишком много сообщений; подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }.
too-many-anonymous =
    Слишком много новых игроков с вашего адреса; подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }.
too-many-register =
    Слишком много новых учётных записей с вашего адреса; подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }.
too-many-login =
    Слишком много попыток войти; подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }.
too-many-login-name =
    Слишком много попыток войти с этим именем; подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }.
too-many-token =
    Слишком много токенов; подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }.
too-many-account =
    Слишком много изменений учётной записи; подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }.
too-many-challenge =
    Слишком много вызовов; подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }.
too-many-chat =
    Слишком много сообщений в чате; подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }.
too-many-relation =
    Слишком много изменений; подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }.
too-many-tournament =
    Слишком много турниров; подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }.
too-many-export =
    Слишком много выгрузок; подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }.
too-many-analysis =
    Слишком много запросов на анализ; подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }.
too-many-position =
    Слишком много позиций; подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }.
too-many-command =
    Слишком много действий; подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }.
too-many-chat-switch =
    Чат переключали слишком часто; подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }.
too-many-plan =
    Условные ходы сохраняли слишком часто; подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }.
too-many-composition =
    Опубликовано слишком много задач; подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }.
too-many-report =
    Слишком много разборов; подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }.

## Сервер: партии

played-unplayable = Такая партия не могла быть сыграна.
played-unfinished = Добавить можно только законченные партии против компьютера без рейтинга.
played-too-long = Этот матч слишком длинный: можно добавить не больше 5000 ходов и бросков.
played-by-clock = Победу над компьютером по времени добавить нельзя: часы видел только ваш браузер.
match-unknown = Такой партии нет.
match-damaged = С этой партией что-то не так; ошибка записана.
match-busy = В этой партии слишком много одновременных действий; попробуйте снова.
match-too-many-offers =
    У вас уже { $most ->
        [one] { $most } открытый вызов
        [few] { $most } открытых вызова
       *[other] { $most } открытых вызовов
    }; сначала отзовите один из них.
match-not-a-player = Вы не участвуете в этой партии.
match-not-invited = На это место приглашён другой игрок.
match-needs-account = Для партий на рейтинг нужна учётная запись.
match-not-started = Партия ещё не началась.
match-not-open = Место уже занято.
match-owner-left = Автор этого вызова уже ушёл.
match-over = Партия окончена.
match-still-playing = Партия ещё идёт.
match-not-your-turn = Сейчас не ваш ход.
match-thrown-by-server = Кости бросает сервер: напишите «throw».
match-already-set-up = Ваша армия уже расставлена.
match-too-late = Поздно: время вышло.
match-no-offer = Предложение больше не действует.
match-already-offered = Вы это уже предложили.
match-nothing-to-take-back = Возвращать нечего.
match-revealed = Этот ход вернуть уже нельзя: после него брошены кости или показаны фигуры.
match-under-way = Обе стороны уже ходили: теперь можно только сдаться.
match-dice-thrown = Кости уже брошены: партию на рейтинг можно сдать, но не прервать.
match-still-there = Соперник ещё здесь или вышел слишком недавно.
match-no-plans = Условные ходы возможны только в партиях по переписке между людьми, где ничего не скрыто и ничего не зависит от случая.
match-plan-in-own-turn = Сейчас ваш ход: условные ходы сохраняют, пока ходит соперник.
match-plan-outdated = С тех пор как вы подготовили эти условные ходы, партия продолжилась.
match-too-many-lines = Вариантов условных ходов может быть не больше { $most }.
match-line-too-long = Вариант { $line } слишком длинный: ходов в варианте может быть не больше { $most }.
match-planned-action = Вариант { $line }: ход { $action } там невозможен.
match-no-answer = Вариант { $line } должен заканчиваться вашим ходом.
match-two-answers = В варианте { $line } на те же ходы другой ответ, чем в одном из предыдущих.
match-seed = Зерно для костей — одна строка не длиннее 64 байт, без пробелов по краям.

terms-seed = Зерно для костей — одна строка не длиннее 64 байт, без пробелов по краям.
terms-rated = Партию на рейтинг играют два человека с учётными записями.
terms-level = Уровни компьютера — от 1 до 10.
terms-position = С этой позиции партию начать нельзя: её не удаётся прочитать или партия в ней уже окончена.
terms-own-start = Со своей позиции начинают только партии без рейтинга и без скрытых фигур: с компьютером или с тем, кого вы пригласите.
paste-nothing = Читать нечего.
paste-tag = Тег пишется так: [Ключ "Значение"].
paste-comment = У начатого здесь комментария нет закрывающей скобки.
paste-result = В записи результат { $written }, а партия кончается { $reached }.
paste-foreign = Другие программы так не пишут: { $message }

control-form = Запись контроля времени «{ $text }» непонятна: напишите минуты+секунды (5+3, 0:30+1), минуты, d и задержку в секундах (5d12), 3days или none.
control-initial = Время в начале должно быть от 1 секунды до 180 минут.
control-extra = Добавление и задержка должны быть не больше 180 секунд.
control-days = На ход можно дать от 1 до 14 дней.

chat-length =
    В сообщении чата от 1 до { $most ->
        [one] { $most } знака
       *[other] { $most } знаков
    }.
chat-you-switched-off = Вы выключили чат.
chat-they-switched-off = Ваш соперник выключил чат.

## Сервер: люди

name-length = В имени от 2 до 20 знаков.
name-character = Знака «{ $character }» в имени быть не может; допустимы буквы, цифры, - и _.
name-start = Имя начинается с буквы.
name-separator = Знаки - и _ могут стоять только между буквами и цифрами.
name-alphabets = Имя пишется буквами одного алфавита.
name-reserved = Это имя зарезервировано.

password-short = В пароле не меньше 8 знаков; хороший пароль получается из нескольких слов.
password-long = В пароле не больше 256 знаков.
password-common = Это один из самых распространённых паролей, такие пробуют первыми; выберите другой.
password-name = Этот пароль почти совпадает с именем; выберите другой.

register-taken = Это имя или похожее на вид уже занято.
login-banned = Эта учётная запись закрыта: { $reason }

impossible-unknown-name = Никого с таким именем нет.
impossible-own-opponent = Играть против себя нельзя.
impossible-blocked = Этот игрок не принимает от вас вызовов.
impossible-yourself = Это вы сами.
impossible-list-full = Список заполнен.
impossible-about =
    Не больше { $most ->
        [one] { $most } знака
       *[other] { $most } знаков
    }, без управляющих символов.
impossible-label =
    В названии токена от 1 до { $most ->
        [one] { $most } знака
       *[other] { $most } знаков
    }.
impossible-enough-tokens =
    Больше { $most ->
        [one] { $most } токена
       *[other] { $most } токенов
    } иметь нельзя; сначала отзовите один.

## Сервер: анализ, задачи, списки

impossible-nothing-to-choose = Здесь нечего выбирать.
impossible-no-hint = Подсказки бывают только в партиях с компьютером.
recover-wrong = Неверное имя или код восстановления.
impossible-no-analysis = Эту позицию анализировать нельзя.
impossible-not-provable = Победы доказываются только в играх без костей и скрытых фигур, по их обычным правилам.
impossible-too-many-actions =
    За один раз можно сыграть не больше { $most ->
        [one] { $most } хода
       *[other] { $most } ходов
    }.
impossible-answer-too-long =
    В ответе не больше { $most ->
        [one] { $most } хода
       *[other] { $most } ходов
    }.
impossible-no-answer = В ответе должен быть хотя бы один ход.
impossible-too-many-turns =
    Можно сделать не больше { $most ->
        [one] { $most } поворота
       *[other] { $most } поворотов
    }.
impossible-no-turn = Поворот «{ $action }» здесь невозможен: поворот пишется ТОЧКА-K, точка должна быть пустой, и ни один шар не должен покинуть доску.
impossible-no-task = В задании есть либо два расположения шаров, либо способ перемешивания.
impossible-no-arrangement = Это не расположение шаров на этой доске.
impossible-shuffle = Выберите от 1 до { $balls } шаров каждого цвета и от 1 до { $most } поворотов.
impossible-same-arrangement = Обе доски одинаковы: делать нечего.
impossible-different-balls = На обеих досках должно быть поровну светлых и поровну тёмных шаров: повороты их число не меняют.
impossible-no-way = Никакие повороты не ведут от первой доски ко второй.
impossible-waits-in-lobby = Открытые вызовы — на странице «Играть».
impossible-too-many-watched =
    По одному соединению можно смотреть самое большее { $most ->
        [one] { $most } партию
        [few] { $most } партии
       *[other] { $most } партий
    }.

## Сервер: опубликованные задачи

composition-title =
    В названии от 1 до { $most ->
        [one] { $most } знака
       *[other] { $most } знаков
    }.
composition-no-key = Форсированной победы в четыре хода не найдено; задаче она нужна.
composition-several-keys = Несколько первых ходов выигрывают одинаково быстро; у задачи должно быть единственное решение.
composition-unproven = Похоже, выигрывает и другой ход; ни доказать, ни опровергнуть это не удалось.
composition-puzzle = Это позиция задачи { $number }, которая уже есть в Galds. Для новой задачи нужна своя позиция.
composition-known = Эта позиция уже опубликована.
composition-full =
    Можно опубликовать не больше { $most ->
        [one] { $most } задачи
       *[other] { $most } задач
    }. Сначала отзовите одну из них.

## Сервер: турниры

tournament-title =
    В названии от 1 до { $most ->
        [one] { $most } знака
       *[other] { $most } знаков
    }, без управляющих символов.
tournament-length =
    В турнире по швейцарской системе от 1 до { $rounds ->
        [one] { $rounds } тура
       *[other] { $rounds } туров
    }, по круговой — от 1 до { $cycles ->
        [one] { $cycles } круга
       *[other] { $cycles } кругов
    }.
tournament-call = Игроков вызывают к доске от { $least } до { $most } секунд.
tournament-late-entry = После начала игроков принимает только турнир по швейцарской системе.
tournament-clock = В турнире обязателен контроль времени.
tournament-not-open = Запись на турнир уже закрыта.
tournament-not-asked = Сейчас вас не спрашивают, на месте ли вы.
tournament-not-running = Это возможно, только пока турнир идёт.
tournament-full = Все места в турнире заняты.
tournament-too-few =
    Для турнира нужно не меньше { $least ->
        [one] { $least } участника
       *[other] { $least } участников
    }.

push-endpoint = Адрес службы уведомлений этого браузера не подходит.
push-keys = Ключи уведомлений этого браузера не подходят.

## За столом в браузере

here-failed = На этом устройстве что-то пошло не так. Перезагрузите страницу: партия продолжится с последнего сохранённого хода.
here-no-module = Движок не удалось загрузить в этом браузере. Проверьте связь и перезагрузите страницу.
here-no-storage = Партии, сохранённые в этом браузере, сейчас нельзя прочитать. Закройте другие окна этого сайта и перезагрузите страницу.
here-unreadable = Эту сохранённую партию не удаётся прочитать. Ничего не удалено: возможно, её сохранила другая версия программы. Перезагрузите страницу, когда будет связь.
here-not-kept = Это не удалось сохранить на этом устройстве, поэтому действие не выполнено. Возможно, не хватает места: освободите его и попробуйте снова.
here-computer-not-kept = Партию не удалось сохранить на этом устройстве, поэтому она ждёт. Возможно, не хватает места: освободите его и попробуйте снова.
here-computer-failed = Компьютер не смог выбрать ход.
