### Настройки игр, о которых договариваются игроки. Значения стоят в перечнях и начинаются со строчной буквы.

## Лаутари

rule-lautari-repetition = Повторение позиции
rule-lautari-repetition-number = ничья при { $number }-м появлении позиции
rule-lautari-repetition-off = без ничьей за повторение
rule-lautari-quiet = Тихие ходы
rule-lautari-quiet-number = { $number ->
    [one] ничья после { $number } тихого хода
    [few] ничья после { $number } тихих ходов
   *[other] ничья после { $number } тихих ходов
}
rule-lautari-quiet-off = без ничьей за тихие ходы
rule-lautari-rating = Рейтинг
rule-lautari-rating-formula = рейтинг по напечатанной формуле
rule-lautari-rating-example = рейтинг по примеру расчёта

## Лучжаньци

rule-luzhanqi-bomb_row = Гранаты при расстановке
rule-luzhanqi-bomb_row-back = гранаты не ставят в задний ряд
rule-luzhanqi-bomb_row-front = гранаты не ставят в передний ряд
rule-luzhanqi-bomb_row-none = гранаты ставят в любой ряд
rule-luzhanqi-hq_locked = Штаб-квартира
rule-luzhanqi-hq_locked-yes = из штаб-квартиры не выходят
rule-luzhanqi-hq_locked-no = из штаб-квартиры можно выйти
rule-luzhanqi-mine_survives = Мины
rule-luzhanqi-mine_survives-yes = мины после столкновения остаются
rule-luzhanqi-mine_survives-no = мины взрываются один раз
rule-luzhanqi-contact = Столкновения
rule-luzhanqi-contact-reveal = при столкновении видны обе фигуры
rule-luzhanqi-contact-outcome = при столкновении видно только, кто остался
rule-luzhanqi-marshal_reveals_flag = Потеря фельдмаршала
rule-luzhanqi-marshal_reveals_flag-yes = с потерей фельдмаршала открывают флаг
rule-luzhanqi-marshal_reveals_flag-no = с потерей фельдмаршала ничего не открывают
rule-luzhanqi-quiet = Ходы без столкновений
rule-luzhanqi-quiet-number = { $number ->
    [one] конец после { $number } хода без столкновений
    [few] конец после { $number } ходов без столкновений
   *[other] конец после { $number } ходов без столкновений
}
rule-luzhanqi-quiet-off = число ходов без столкновений не ограничено
rule-luzhanqi-stall = Долго без столкновений
rule-luzhanqi-stall-draw = долго без столкновений — ничья
rule-luzhanqi-stall-loss = долго без столкновений — проигрывает тот, чей ход
rule-luzhanqi-cap = Длина партии
rule-luzhanqi-cap-number = { $number ->
    [one] ничья после { $number } хода обеих сторон
    [few] ничья после { $number } ходов обеих сторон
   *[other] ничья после { $number } ходов обеих сторон
}
rule-luzhanqi-cap-off = число ходов не ограничено

## Короткие нарды

rule-nardi-opening = Первый бросок
rule-nardi-opening-reroll = начинающий бросает обе кости заново
rule-nardi-opening-keep = начинающий играет первым броском
rule-nardi-gammons = Марс
rule-nardi-gammons-yes = марс и кокс считаются
rule-nardi-gammons-no = все победы равны
rule-nardi-cube = Куб удвоения
rule-nardi-cube-yes = с кубом удвоения
rule-nardi-cube-no = без куба удвоения
rule-nardi-match = Матч
rule-nardi-match-number = { $number ->
    [one] матч до { $number } очка
    [few] матч до { $number } очков
   *[other] матч до { $number } очков
}
rule-nardi-match-0 = одна партия

## Ротари

rule-rotary-centre = Центр
rule-rotary-centre-text = центр 44, 54, 55
rule-rotary-centre-geometric = центр 54, 55, 65
rule-rotary-start = Начало
rule-rotary-start-rim = шары по краю
rule-rotary-start-rows = шары в два ряда
rule-rotary-start-empty = шары расставляют сами игроки
rule-rotary-goal = Цель
rule-rotary-goal-centre = игра на центр
rule-rotary-goal-paralysis = игра на паралич
rule-rotary-offer = Предложение в начале
rule-rotary-offer-yes = светлые предлагают две точки поворота, тёмные выбирают
rule-rotary-offer-no = без предложения в начале
rule-rotary-capture = Взятия
rule-rotary-capture-none = без взятий
rule-rotary-capture-after = взятия после поворота
rule-rotary-capture-during = взятия во время поворота
rule-rotary-traps = Ловушки
rule-rotary-traps-none = без ловушек
rule-rotary-traps-outside = за краем доски
rule-rotary-traps-centre = центр
rule-rotary-traps-places = ловушки: { $places }
rule-rotary-repetition = Повторение позиции
rule-rotary-repetition-number = ничья при { $number }-м появлении позиции
rule-rotary-repetition-off = без ничьей за повторение
rule-rotary-cap = Длина партии
rule-rotary-cap-number = { $number ->
    [one] ничья после { $number } поворота
    [few] ничья после { $number } поворотов
   *[other] ничья после { $number } поворотов
}
rule-rotary-cap-off = число поворотов не ограничено

## Шатра

rule-shatra-biy_drop = Бий в воротах
rule-shatra-biy_drop-yes = бия можно выставить из ворот
rule-shatra-biy_drop-no = бий выходит из ворот сам
rule-shatra-repetition = Повторение позиции
rule-shatra-repetition-number = ничья при { $number }-м появлении позиции
rule-shatra-repetition-off = без ничьей за повторение
rule-shatra-quiet = Ходы без продвижения
rule-shatra-quiet-number = { $number ->
    [one] ничья после { $number } хода без продвижения
    [few] ничья после { $number } ходов без продвижения
   *[other] ничья после { $number } ходов без продвижения
}
rule-shatra-quiet-off = без ничьей за отсутствие продвижения
