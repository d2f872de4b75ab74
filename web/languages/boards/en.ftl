### What is due on a board, why a game ended, and what has just happened, in English. Loaded with the first board.
### `$side`, `$winner` and `$loser` are names of sides, `$piece` and `$kind` names of pieces.

## What is due: to the one who is to act

due-lautari-move = Your turn
due-lautari-move-or-revive = Your turn: your Guard may also undo the capture
due-luzhanqi-lay-out = Set up your army of { $pieces } pieces
due-luzhanqi-move = Your turn
due-nardi-opening-roll = One die each: the higher one starts
due-nardi-roll = { $side } to roll
due-nardi-may-double = Roll or double
due-nardi-answer-double = Doubled to { $value }: take or drop?
due-nardi-cannot-move = No legal move with these dice
due-nardi-play = Your turn: play your dice
due-rotary-turn = Your turn: turn a ring (turn { $number })
due-rotary-place-ball = Place a ball ({ $number } of { $of })
due-rotary-offer-two-points = Offer your opponent two points to choose from
due-rotary-choose-point = Choose one of the offered points: { $first } or { $second }
due-rotary-turn-around = Turn the ring around { $pivot }
due-shatra-must-promote = A shatra has reached the last row and must be promoted first.
due-shatra-must-capture = You must capture. The pieces that can are highlighted.
due-shatra-biy-must-act = Your biy must move now.
due-shatra-move = Your turn

## Why a game ended

ended-repetition = The same position came up { $times } times.
ended-lautari-all-captured = { $loser } has no pieces left.
ended-lautari-centre-held = { $winner } holds the centre, with its own pieces on opposite sides of it.
ended-lautari-no-action = There is no legal move.
ended-lautari-too-few-pieces = Neither side has enough pieces left to win.
ended-lautari-quiet-play = Nothing was captured or converted for too long.
ended-luzhanqi-flag-taken = { $winner } captured the flag.
ended-luzhanqi-quiet-play = Nobody attacked for too long.
ended-luzhanqi-too-many-plies = The game reached the agreed number of moves.
ended-luzhanqi-nobody-can-move = Neither side has a piece that can move.
ended-luzhanqi-no-action = { $loser } has no piece that can move.
ended-nardi-double-declined = { $loser } dropped the double.
ended-nardi-borne-off = { $winner } bore off all checkers first.
ended-nardi-gammon = Gammon: { $winner } bore off all checkers before { $loser } bore off the first one.
ended-nardi-backgammon = Backgammon: { $loser } still had a checker on the bar or in the home board of the opponent.
ended-rotary-centre-filled = { $winner } filled the centre.
ended-rotary-no-pivot = { $loser } has no point to turn around.
ended-rotary-too-many-turns = The game reached the agreed number of turns.
ended-rotary-too-few-balls = Neither side has enough balls left to fill the centre.
ended-shatra-biy-captured = { $winner } captured the biy.
ended-shatra-no-action = { $loser } has no legal move.
ended-shatra-quiet-play = Nothing was captured or promoted for too long.
ended-shatra-only-biys = Only the two biys are left.

## What has just happened

step-moved = { $piece } from { $from } to { $to }
step-dropped = { $piece } from the reserve to { $to }
step-turned = ring around { $pivot } turned by { $sixths }
step-placed = { $piece } placed on { $to }
step-captured = { $count ->
    [one] captures a piece
   *[other] captures { $count } pieces
}
step-hit = hits on { $to }
step-revived = { $piece } back on { $to }
step-converted = becomes { $kind }
step-rolled = rolls { $dice }
step-offered = offers { $fields }
step-chosen = chooses { $to }
step-doubled = doubles to { $value }
step-taken = takes
step-declined = drops
step-passed = cannot move
step-set-up = army set up

## Beside the names of the players

men-lost = lost: { $count }
men-in-hand = to place: { $count }
