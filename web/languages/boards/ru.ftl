### Что нужно сделать за доской, почему кончилась партия и что только что произошло, по-русски. Загружается с первой доской.

## Что нужно сделать: тому, чей ход

due-lautari-move = Ваш ход
due-lautari-move-or-revive = Ваш ход: страж может также отменить взятие
due-luzhanqi-lay-out = Расставьте свою армию, фигур: { $pieces }
due-luzhanqi-move = Ваш ход
due-nardi-opening-roll = Каждый бросает одну кость: начинает тот, у кого больше
due-nardi-roll = Кости бросают { $side }
due-nardi-may-double = Бросьте кости или удвойте
due-nardi-answer-double = Соперник удваивает до { $value }: принять или сдать партию?
due-nardi-cannot-move = С этими костями хода нет
due-nardi-play = Ваш ход: сыграйте выпавшие кости
due-rotary-turn = Ваш ход: поверните кольцо (поворот { $number })
due-rotary-place-ball = Поставьте шар ({ $number } из { $of })
due-rotary-offer-two-points = Предложите сопернику на выбор две точки
due-rotary-choose-point = Выберите одну из предложенных точек: { $first } или { $second }
due-rotary-turn-around = Поверните кольцо вокруг { $pivot }
due-shatra-must-promote = Шатра дошла до последней горизонтали: сначала её нужно превратить.
due-shatra-must-capture = Нужно рубить. Шашки, которые могут рубить, отмечены на доске.
due-shatra-biy-must-act = Сейчас нужно пойти бием.
due-shatra-move = Ваш ход

## Почему кончилась партия

ended-repetition = Одна и та же позиция возникла в { $times }-й раз.
ended-lautari-all-captured = { $loser } остались без фигур.
ended-lautari-centre-held = { $winner } заняли центр, и свои фигуры стоят с двух противоположных сторон от него.
ended-lautari-no-action = Нет ни одного возможного хода.
ended-lautari-too-few-pieces = Ни у одной стороны не хватает фигур для победы.
ended-lautari-quiet-play = Слишком долго не было взятий и превращений.
ended-luzhanqi-flag-taken = { $winner } захватили флаг.
ended-luzhanqi-quiet-play = Слишком долго никто не атаковал.
ended-luzhanqi-too-many-plies = Сделано условленное число ходов.
ended-luzhanqi-nobody-can-move = Ни у одной стороны нет фигуры, которая может ходить.
ended-luzhanqi-no-action = { $loser } остались без фигур, которые могут ходить.
ended-nardi-double-declined = { $loser } не приняли удвоение.
ended-nardi-borne-off = { $winner } первыми сняли все шашки.
ended-nardi-gammon = Марс: { $winner } сняли все шашки раньше, чем { $loser } сняли первую.
ended-nardi-backgammon = Кокс: { $loser } оставили шашку на баре или в чужом доме.
ended-rotary-centre-filled = { $winner } заполнили центр.
ended-rotary-no-pivot = { $loser } остались без точки для поворота.
ended-rotary-too-many-turns = Сделано условленное число поворотов.
ended-rotary-too-few-balls = Ни у одной стороны не хватает шаров, чтобы заполнить центр.
ended-shatra-biy-captured = { $winner } срубили бия.
ended-shatra-no-action = { $loser } остались без возможного хода.
ended-shatra-quiet-play = Слишком долго не было взятий и превращений.
ended-shatra-only-biys = Остались только два бия.

## Что только что произошло

step-moved = { $piece } с { $from } на { $to }
step-dropped = { $piece } из резерва на { $to }
step-turned = кольцо вокруг { $pivot }, поворот на { $sixths }
step-placed = { $piece } на { $to }
step-captured = { $count ->
    [one] взята { $count } фигура
    [few] взяты { $count } фигуры
   *[other] взято { $count } фигур
}
step-hit = удар на { $to }
step-revived = { $piece } снова на { $to }
step-converted = теперь { $kind }
step-rolled = бросок { $dice }
step-offered = предлагает { $fields }
step-chosen = выбирает { $to }
step-doubled = удваивает до { $value }
step-taken = принимает
step-declined = сдаёт партию
step-passed = хода нет
step-set-up = армия расставлена

## Рядом с именами игроков

men-lost = потери: { $count }
men-in-hand = осталось поставить: { $count }
