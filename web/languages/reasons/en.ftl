### Why the games and the server refuse something, in English. The keys and the values come from the
### program; `cargo nextest run -p galds-server --test reasons` says which are missing in a language.
### Values are texts as players write them (squares, moves) or numbers; words such as `pawn` or
### `white` come as they stand in the selectors.

## Any game

table-over = The game is over: { $outcome }.

open-game = There is no game called “{ $given }”. The games are: { $allowed }.

rules-preset = There are no rules called “{ $given }”. The presets are: { $allowed }.
rules-form = “{ $given }” isn’t a valid option. Options are written key=value, with the keys: { $allowed }.
rules-key = There is no option “{ $given }”. The options are: { $allowed }.
rules-value = The option “{ $key }” cannot be “{ $given }”.
rules-repeated = The option “{ $key }” is given twice.

## Lautari: moves

lautari-form = “{ $text }” isn’t a valid move. Write a move as e3 e4 (with x for a capture), a conversion as f4^I, a revival as k10+g8,k8.
lautari-no-such-field = There is no space “{ $name }”. The spaces are e-i in rows 1-4 and 11-14, b d e f g h i k l in rows 5-10, r4-r7, s8-s11 and a.
lautari-over = The game is over: { $outcome }.
lautari-no-piece = There is no piece on { $field }.
lautari-not-yours =
    The piece on { $field } is your opponent’s, and it is { $side ->
        [white] White
       *[black] Black
    } to move.
lautari-same-field = A move cannot end where it began, on { $field }.
lautari-own-piece = Your own piece is on { $field }.
lautari-too-far =
    { $to } is too far from { $from }: a { $role ->
        [pawn] Pawn
        [scout] Scout
        [rider] Rider
       *[guard] Guard
    } moves { $role ->
        [pawn] one step
        [scout] one or two steps
        [rider] one to three steps
       *[guard] one to three steps
    }.
lautari-blocked =
    The way from { $from } to { $to } is blocked: a { $role ->
        [pawn] Pawn
        [scout] Scout
        [rider] Rider
       *[guard] Guard
    } can only pass over empty spaces.
lautari-immune = The Pawn on { $field } has just been revived and cannot be captured on this move.
lautari-guard-on-centre =
    The Guard on a can only be captured by a Guard or a Rider, not by a { $role ->
        [pawn] Pawn
        [scout] Scout
        [rider] Rider
       *[guard] Guard
    }.
lautari-no-capture = There is no enemy piece on { $field }: a move that captures nothing is written without x.
lautari-capture-unmarked = There is an enemy piece on { $field }: a capture is written with x.
lautari-wrong-role =
    The piece { $becomes ->
        [rider] becomes a Rider there
        [guard] becomes the Guard there
       *[none] stays what it is there
    }, so the move is written { $written }.
lautari-not-a-pawn =
    The piece on { $field } is a { $role ->
        [pawn] Pawn
        [scout] Scout
        [rider] Rider
       *[guard] Guard
    }; only a Pawn can become a Scout.
lautari-enemy-home = { $field } is in the enemy home, where a Pawn cannot become a Scout.
lautari-row-not-open = Row { $row } is not open for Scouts yet: none of your pieces has moved away from { $unmoved }.
lautari-no-line = { $field } is not between two of your own pieces on a ring, arc, row or column (on a: on opposite inner spaces).
lautari-nothing-to-revive = There is nothing to revive: your opponent’s last move was not a capture.
lautari-other-capture = Your opponent’s last move captured from { $from } to { $to }, so a revival ends in { $from },{ $to }.
lautari-no-guard =
    Only a Guard can revive a piece, and { $side ->
        [white] White
       *[black] Black
    } has none.
lautari-guard-elsewhere = Your Guard is on { $guard }, not on { $named }.
lautari-revival-too-far = The Guard on { $guard } cannot reach { $to } in one or two steps over empty spaces.

## Lautari: position texts

lautari-position-parts = A position has 7 parts (side, white, black, unmoved, capture, immune, quiet), not { $count }.
lautari-position-side = The side to move is w (White) or b (Black), not “{ $text }”.
lautari-position-no-such-piece = “{ $text }” isn’t a piece on a space. Pieces are written e3 for a Pawn, Ie3 for a Scout, Re3 for a Rider, Se3 for the Guard.
lautari-position-no-such-field = There is no space “{ $name }” on the board.
lautari-position-twice = Space { $field } is named twice.
lautari-position-second-guard =
    { $side ->
        [white] White
       *[black] Black
    } has a Guard on { $first } and another on { $second }; a side has at most one.
lautari-position-too-many =
    { $side ->
        [white] White
       *[black] Black
    } has { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }; { $most } is the most.
lautari-position-unmoved-outside = { $field } is not in a home row; only spaces in rows 1-3 and 12-14 can be unmoved.
lautari-position-capture = A capture is - or from,to,role,restore, such as g12,g11,P,g12 or g8,k8,R,-, not “{ $text }”.
lautari-position-impossible-capture-start-occupied = The capture { $capture } cannot have been the last move: { $from }, where the capturing piece came from, must be empty.
lautari-position-impossible-capture-no-capturer =
    The capture { $capture } cannot have been the last move: { $side ->
        [white] White
       *[black] Black
    } has no piece on { $to }.
lautari-position-impossible-capture-nothing-lost =
    The capture { $capture } cannot have been the last move: { $side ->
        [white] White
       *[black] Black
    } still has all its pieces.
lautari-position-impossible-capture-guard-elsewhere =
    The capture { $capture } cannot have been the last move: { $side ->
        [white] White
       *[black] Black
    } has its Guard elsewhere.
lautari-position-impossible-capture-other-role =
    The capture { $capture } cannot have been the last move: there should be a { $becomes ->
        [pawn] Pawn
        [scout] Scout
        [rider] Rider
       *[guard] Guard
    } on { $to }, not a { $now ->
        [pawn] Pawn
        [scout] Scout
        [rider] Rider
       *[guard] Guard
    }.
lautari-position-impossible-capture-still-unmoved = The capture { $capture } cannot have been the last move: { $from } is still listed as unmoved.
lautari-position-impossible-capture-no-home-field =
    The capture { $capture } cannot have been the last move: { $from } is not a home space of { $side ->
        [white] White
       *[black] Black
    }.
lautari-position-impossible-revival-after-capture = { $field } cannot hold a Pawn that was just revived: the last move was the capture { $capture }.
lautari-position-impossible-revival-no-pawn =
    { $field } cannot hold a Pawn that was just revived: { $side ->
        [white] White
       *[black] Black
    } has no Pawn there.
lautari-position-impossible-revival-no-guard =
    { $field } cannot hold a Pawn that was just revived: { $side ->
        [white] White
       *[black] Black
    } has no Guard to revive it.
lautari-position-quiet = The count of quiet plies is a number, not “{ $text }”.
lautari-position-not-quiet = After a capture or a revival the count of quiet plies is 0, not { $count }.

## Luzhanqi: moves

luzhanqi-form = “{ $text }” isn’t a valid move. A move is written a6-a7 (also an attack), a setup as @ and 25 letters or the name of a ready-made one.
luzhanqi-no-such-node = There is no space “{ $name }”. The spaces are a1 to e12.
luzhanqi-over = The game is over: { $outcome }.
luzhanqi-set-up-due = Set up your army first: @ and 25 letters, rows from the back, a to e, without camps; or a ready-made setup: { $ready }.
luzhanqi-move-due = The armies are set up; now make a move, written a6-a7.
luzhanqi-not-yours = You have no piece on { $node }.
luzhanqi-immobile = The piece on { $node } cannot move: mines and the flag stay where they are.
luzhanqi-locked = The piece on { $node } cannot move: under these rules nothing leaves a headquarters.
luzhanqi-own-piece = Your own piece is on { $node }.
luzhanqi-in-camp = The piece on { $node } is in a camp, where it cannot be attacked.
luzhanqi-no-way = There is no way from { $from } to { $to }. The piece can move to: { $allowed }.
luzhanqi-stuck = There is no way from { $from } to { $to }. The piece cannot move anywhere.

## Luzhanqi: set-ups

luzhanqi-set-up-length = A setup is @ and 25 letters (rows from the back, a to e, without camps), not { $count }.
luzhanqi-set-up-letter = “{ $letter }” isn’t a piece. A piece is one of 1-9, B, M, F.
luzhanqi-set-up-empty = All 25 pieces must be set up; still empty: { $nodes }.
luzhanqi-set-up-count =
    An army has { $right } × { $kind ->
        [field-marshal] field marshal
        [general] general
        [lieutenant-general] lieutenant general
        [brigadier] brigadier
        [colonel] colonel
        [major] major
        [captain] captain
        [platoon-commander] platoon commander
        [sapper] sapper
        [bomb] bomb
        [mine] mine
       *[flag] flag
    } ({ $letter }), not { $count }{ $count ->
        [0] { "" }
       *[other] { " " }(on { $nodes })
    }.
luzhanqi-set-up-flag = The flag must be in a headquarters (b or d in the back row), not on { $nodes }.
luzhanqi-set-up-mine = Mines must be in the two rows nearest their owner, not on { $nodes }.
luzhanqi-set-up-bomb =
    Bombs may not be in the { $row ->
        [back] row nearest their owner
        [front] front row
       *[none] closed row
    }, as on { $nodes }.

## Luzhanqi: position texts

luzhanqi-position-fields = A position has 6 parts (side, red, black, known, quiet, ply), not { $count }.
luzhanqi-position-side = The side is R or B while it still has to set up, r or b in play, not “{ $text }”.
luzhanqi-position-piece = “{ $text }” isn’t a piece. Pieces are written c10:B (space, colon, one of 1-9, B, M, F).
luzhanqi-position-no-such-node = There is no space “{ $name }”. The spaces are a1 to e12.
luzhanqi-position-twice = Space { $node } is named twice.
luzhanqi-position-known-empty = { $node } is empty, so nothing can be known about it.
luzhanqi-position-number = “{ $text }” isn’t a number of plies.
luzhanqi-position-too-many =
    { $side ->
        [red] Red
       *[black] Black
    } has { $count } × { $kind ->
        [field-marshal] field marshal
        [general] general
        [lieutenant-general] lieutenant general
        [brigadier] brigadier
        [colonel] colonel
        [major] major
        [captain] captain
        [platoon-commander] platoon commander
        [sapper] sapper
        [bomb] bomb
        [mine] mine
       *[flag] flag
    }; an army has { $most }.
luzhanqi-position-displaced =
    There is a { $kind ->
        [field-marshal] field marshal
        [general] general
        [lieutenant-general] lieutenant general
        [brigadier] brigadier
        [colonel] colonel
        [major] major
        [captain] captain
        [platoon-commander] platoon commander
        [sapper] sapper
        [bomb] bomb
        [mine] mine
       *[flag] flag
    } on { $node }: a flag stays in its headquarters, a mine in the two rows nearest its owner.
luzhanqi-position-no-flag = Neither side has a flag; the game ends when the first one is captured.
luzhanqi-position-set-up-black-laid-out = Black sets up last: while a side still has to set up, Black’s part is -.
luzhanqi-position-set-up-something-known = Before the first move nothing is known and both counters are 0.
luzhanqi-position-set-up-red-laid-out = While Red still has to set up, its part is -.
luzhanqi-position-set-up-red-incomplete = While Black still has to set up, Red has exactly its 25 pieces, on posts and headquarters.

## Nardi: moves

nardi-form = “{ $text }” isn’t a valid move. A roll is written 31, a move 8/5 6/5 or 8-5,6-5 (with bar and off), no legal move “pass”, the cube “double”, “take”, “drop”.
nardi-no-such-dice = “{ $text }” isn’t a roll: each die shows 1 to 6.
nardi-equal-opening = Equal dice do not open the game: they are rolled again.
nardi-over = The game is over: { $outcome }.
nardi-due-opening = The opening roll comes first: White’s die and Black’s die, such as o31.
nardi-due-roll-or-double =
    { $side ->
        [white] White
       *[black] Black
    } has to roll (such as 31) or double.
nardi-due-roll =
    { $side ->
        [white] White
       *[black] Black
    } has to roll, such as 31.
nardi-due-answer =
    { $side ->
        [white] White
       *[black] Black
    } has to answer the double: take or drop.
nardi-due-play =
    { $side ->
        [white] White
       *[black] Black
    } has to play { $roll }.
nardi-due-nothing = The game is over.
nardi-no-double-no-cube = You cannot double: this game is played without the cube.
nardi-no-double-not-yours = You cannot double: your opponent owns the cube.
nardi-no-double-crawford = You cannot double: this is the Crawford game.
nardi-no-double-dead = You cannot double: the stake already wins you the match.
nardi-no-double-highest = You cannot double: the cube is at its highest value.
nardi-cube-value = The double takes the cube to { $right }, not to { $given }.
nardi-no-such-point = There is no point “{ $text }”. The points are 24 to 1, bar and off.
nardi-backwards =
    Checkers move from higher points to lower ones, not from { $from ->
        [bar] the bar
        [off] the borne-off checkers
       *[other] { $from }
    } to { $to ->
        [bar] the bar
        [off] the borne-off checkers
       *[other] { $to }
    }.
nardi-too-many-steps =
    { $roll } gives only { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }.
nardi-not-rolled =
    No die of { $roll } (or what is left of it) { $to ->
        [off] bears a checker off from { $from ->
            [bar] the bar
            [off] the borne-off checkers
           *[other] { $from }
        }
        [bar] moves a checker from { $from ->
            [bar] the bar
            [off] the borne-off checkers
           *[other] { $from }
        } to the bar
       *[other] moves a checker from { $from ->
            [bar] the bar
            [off] the borne-off checkers
           *[other] { $from }
        } to { $to }
    }.
nardi-no-checker =
    { $point ->
        [bar] You have no checker on the bar.
        [off] A checker that has been borne off cannot move.
       *[other] You have no checker on { $point } to move.
    }
nardi-bar-first = You have a checker on the bar; it has to enter before any other checker moves.
nardi-closed = Point { $point } is blocked: your opponent has two or more checkers there.
nardi-not-home =
    You cannot bear off yet: { $point ->
        [bar] you have a checker on the bar
        [off] not all your checkers are home
       *[other] you have a checker on { $point }, outside your home board
    }.
nardi-higher-first = A { $die } does not bear off from { $from } while you have a checker on { $higher }.
nardi-no-hit =
    { $point ->
        [bar] Nothing can be hit on the bar.
        [off] Nothing is hit when a checker is borne off.
       *[other] Nothing is hit on { $point }.
    }
nardi-more-dice = You can use { $possible } dice, so you must, not { $used }; one way is { $example }.
nardi-larger-die = Only one die can be played, and it must be the larger one: { $die }.
nardi-not-lost = There is a legal move, so you cannot pass; one way is { $example }.
nardi-other-name = This move is written { $written } here.
nardi-unclear = “{ $text }” can be played in ways that hit differently: { $ways }. Name every step.

## Nardi: position texts

nardi-position-fields = A position has 6 parts (side, phase, white, black, cube, score), not { $count }.
nardi-position-side = The side to move is w (White) or b (Black), not “{ $text }”.
nardi-position-phase = The phase is open, roll, double, over, or the dice, such as 31; not “{ $text }”.
nardi-position-count = Checkers are written point:count, such as bar:1,24:2,off:3, not “{ $text }”.
nardi-position-twice =
    { $side ->
        [white] White
       *[black] Black
    } has { $point ->
        [bar] the bar
        [off] off
       *[other] point { $point }
    } listed twice.
nardi-position-not-fifteen =
    { $side ->
        [white] White
       *[black] Black
    } has { $count ->
        [one] 1 checker
       *[other] { $count } checkers
    }; there must be 15 a side, including those on the bar and off.
nardi-position-both-on = White’s point { $white } is Black’s point { $black }: they cannot both have checkers there.
nardi-position-cube-absent = These rules have no cube: its part is -, not “{ $text }”.
nardi-position-cube-form = The cube is 1c (in the middle), or a power of two and its owner, such as 2w or 4b; not “{ $text }”.
nardi-position-score-single-game = A single game has no score: its part is -, not “{ $text }” (a match needs match=N in the rules).
nardi-position-score-form = The score is white,black,length, with C at the end in the Crawford game, such as 0,0,{ $length }; not “{ $text }”.
nardi-position-score-other-length = By the rules the match goes to { $length }, not to { $written }.
nardi-position-score-not-won = A match is over when the winner alone has { $length } points.
nardi-position-score-won = A side has { $length } points, so the phase must be over.
nardi-position-score-not-crawford = The Crawford game is the first one after a side comes within one point of winning the match.
nardi-position-score-crawford-cube = Nobody doubles in the Crawford game, so the cube is 1c.
nardi-position-contradiction-loser-off = In phase over the side is the winner, and only the winner has all checkers off.
nardi-position-contradiction-not-over = All checkers of one side are off, so the phase must be over.
nardi-position-contradiction-opening-side = In phase open the side is w.
nardi-position-contradiction-opening-cube = In phase open the cube is 1c.
nardi-position-contradiction-no-doubler = In phase double the side is the one that has to answer; the other side could not have doubled here.
nardi-position-contradiction-not-ended = In phase over the winner has borne off all checkers, unless a double was dropped in a single game.

## Rotary: rules

rotary-rules-traps-without-captures = Traps have no meaning without captures: add capture=after or capture=during.
rotary-rules-captures-without-traps = Captures need traps: add traps=outside, traps=centre, points such as traps=33+77, or several of these together, such as traps=outside+centre+33.

## Rotary: moves

rotary-form = “{ $text }” isn’t a valid move. A turn is written 43-3 or 43 3 (pivot and 0 to 5), a placed ball p34, an offer o43,46, a choice c43.
rotary-no-such-point = There is no point { $text }. Rows 1 to 9 have the points 11-14, 21-25, 31-36, 41-47, 51-58, 61-69, 72-79, 83-89 and 94-99.
rotary-no-such-turn = “{ $text }” isn’t a valid turn: a ring turns by 0 to 5 times 60°.
rotary-over = The game is over: { $outcome }.
rotary-due-turn = It is time for a turn, written 43-3 or 43 3 (pivot and 0 to 5).
rotary-due-place = It is time to place a ball, written p34 or 34.
rotary-due-offer = Light has to offer two pivots, written o43,46.
rotary-due-choice = Dark has to choose a pivot: c{ $first } or c{ $second }.
rotary-due-turn-at = Light has to turn around { $pivot }, written { $pivot }-3 (0 to 5).
rotary-occupied = Point { $point } is not empty.
rotary-no-majority = Around { $pivot } you have { $own } and your opponent { $enemy }; you need a majority around the pivot.
rotary-falls = Turning by { $turn } around { $pivot } would leave a ball outside the board; you can turn by: { $allowed }.
rotary-not-the-agreed-pivot = Light must now turn around { $pivot }, the agreed pivot.
rotary-in-centre = Point { $point } belongs to the centre, where no ball may be placed.
rotary-offer-order = An offer names two different pivots, the smaller first, not { $first } and { $second }.
rotary-not-offered = { $chosen } was not offered; choose { $first } or { $second }.

## Rotary: position texts

rotary-position-fields = A position has 5 parts (side, phase, light, dark, turns), not { $count }.
rotary-position-side = The side to move is w (Light) or b (Dark), not “{ $text }”.
rotary-position-phase = The phase is -, place, offer, choose:43,46 or at:43, not “{ $text }”.
rotary-position-no-such-point = There is no point “{ $text }” on the board (points are 11-14, 21-25, … 94-99).
rotary-position-twice = Point { $point } is named twice.
rotary-position-turns = The count of turns made is a number, not “{ $text }”.
rotary-position-too-many =
    { $side ->
        [light] Light
       *[dark] Dark
    } has { $count ->
        [one] 1 ball
       *[other] { $count } balls
    }; { $most } is the most.
rotary-position-phase-not-in-rules-placing = Balls are placed only with start=empty.
rotary-position-phase-not-in-rules-offer = Pivots are offered only with offer=yes or start=empty.
rotary-position-contradiction-offer-is-lights = Light makes the offer and the turn around the agreed pivot: side w.
rotary-position-contradiction-choice-is-darks = Dark chooses the pivot: side b.
rotary-position-contradiction-turned-too-early = No turn is made before the first pivot is agreed: turns 0.
rotary-position-contradiction-in-centre = Point { $point } belongs to the centre, where no ball may be placed.
rotary-position-contradiction-placing-order = The sides take turns placing balls, Light first, until 26 are down: with { $light } and { $dark } balls it is not this side’s turn.
rotary-position-contradiction-single-pivot = With { $pivot } as the only pivot nothing is offered: phase at:{ $pivot }.
rotary-position-contradiction-no-pivot = { $point } cannot be Light’s pivot: it must be empty, with a majority of Light’s balls around it.

## Shatra: moves

shatra-form = “{ $text }” isn’t a valid move. A move or drop is written 46-39, a capture 28x14x2 or 28:14:2, a promotion 5-2=B, a delayed promotion 2=Y.
shatra-no-such-field = There is no square “{ $text }”. Squares are 1 to 62, or files a to g with ranks 1 to 14, such as d6.
shatra-no-such-figure = A shatra cannot become “{ $text }”: it becomes B (batyr), T (tura) or Y (yalkyn).
shatra-too-many-jumps = A capture has at most { $most } jumps, one for every enemy piece.
shatra-over = The game is over: { $outcome }.
shatra-nobody-there = Square { $field } is empty.
shatra-not-yours =
    The { $kind ->
        [biy] biy
        [batyr] batyr
        [tura] tura
        [yalkyn] yalkyn
       *[shatra] shatra
    } on { $field } is your opponent’s.
shatra-promotion-due =
    You must promote a shatra first: { $more ->
        [0] { $allowed }
       *[other] { $allowed } and { $more } more
    }.
shatra-capture-due =
    You must capture: { $more ->
        [0] { $allowed }
       *[other] { $allowed } and { $more } more
    }.
shatra-biy-due =
    The biy must capture or make a step of its own: { $more ->
        [0] { $allowed }
       *[other] { $allowed } and { $more } more
    }.
shatra-occupied = Square { $field } is not empty.
shatra-own-gate = Only the biy may stand in its own gate, { $field }; other pieces pass over it.
shatra-own-fortress = A move without a capture cannot end in your own fortress ({ $field }); only a capture can.
shatra-in-reserve =
    The { $kind ->
        [biy] biy
        [batyr] batyr
        [tura] tura
        [yalkyn] yalkyn
       *[shatra] shatra
    } on { $from } is in reserve: it can be dropped on an empty square of your own half{ $road ->
        [open] , or leave by the great road
       *[closed] { "" }
    }.
shatra-out-of-reach =
    The { $kind ->
        [biy] biy
        [batyr] batyr
        [tura] tura
        [yalkyn] yalkyn
       *[shatra] shatra
    } on { $from } cannot move to { $to }; it can move to: { $more ->
        [0] { $allowed }
       *[other] { $allowed } and { $more } more
    }.
shatra-stuck =
    The { $kind ->
        [biy] biy
        [batyr] batyr
        [tura] tura
        [yalkyn] yalkyn
       *[shatra] shatra
    } on { $from } cannot move to { $to }; it cannot move anywhere.
shatra-promotes =
    On { $to } the shatra must become a piece you have lost: { $more ->
        [0] { $allowed }
       *[other] { $allowed } and { $more } more
    }.
shatra-no-promotion = No piece is promoted by { $text }.
shatra-nothing-waits = There is no shatra on { $field } waiting to be promoted.
shatra-goes-on =
    The capture must continue: { $more ->
        [0] { $allowed }
       *[other] { $allowed } and { $more } more
    }.
shatra-no-such-capture =
    The { $kind ->
        [biy] biy
        [batyr] batyr
        [tura] tura
        [yalkyn] yalkyn
       *[shatra] shatra
    } on { $from } cannot capture like that; its captures are: { $more ->
        [0] { $allowed }
       *[other] { $allowed } and { $more } more
    }.
shatra-only-intruders =
    The { $kind ->
        [biy] biy
        [batyr] batyr
        [tura] tura
        [yalkyn] yalkyn
       *[shatra] shatra
    } on { $from } is in the first reserve: it can only start a capture over a piece in your own fortress or gate.
shatra-no-capture =
    The { $kind ->
        [biy] biy
        [batyr] batyr
        [tura] tura
        [yalkyn] yalkyn
       *[shatra] shatra
    } on { $from } cannot capture.

## Shatra: position texts

shatra-position-fields = A position has 6 parts (side, white, black, initial, enpassant, quiet), not { $count }.
shatra-position-side = The side to move is w (White) or b (Black), not “{ $text }”.
shatra-position-man = “{ $text }” isn’t a piece. Pieces are square numbers from 1 to 62, with K, B, T or Y in front for biy, batyr, tura, yalkyn.
shatra-position-twice = Square { $field } is named twice.
shatra-position-too-many =
    { $side ->
        [white] White
       *[black] Black
    } has too many pieces of the kind { $kind ->
        [biy] biy
        [batyr] batyr
        [tura] tura
        [yalkyn] yalkyn
       *[shatra] shatra
    }: { $count }; { $most } is the most.
shatra-position-no-biy = At least one side must have its biy (K).
shatra-position-own-gate =
    The { $kind ->
        [biy] biy
        [batyr] batyr
        [tura] tura
        [yalkyn] yalkyn
       *[shatra] shatra
    } on { $field } stands in its own gate, where only the biy may stand.
shatra-position-initial = The sides with an initial reserve are wb, w, b or -, not “{ $text }”.
shatra-position-no-reserve =
    { $side ->
        [white] White
       *[black] Black
    } has no piece in its own fortress, so it has no initial reserve.
shatra-position-passing = Enpassant is - or the two squares of a double step, over and on, such as 19,26; not “{ $text }”.
shatra-position-no-double-step =
    No shatra of { $side ->
        [white] White
       *[black] Black
    } can have just made a double step over { $over } to { $on }.
shatra-position-quiet = The count of quiet plies is a number, not “{ $text }”.

## The server: anything

server-not-found = There is nothing with that name here.
server-nobody-known = Please sign in, or play as a guest.
server-needs-account = You need an account for this.
server-unknown-token = This token is not valid.
server-unreadable = The server did not understand the request.
server-wrong-login = Wrong name or password.
server-too-large = The request is too large.
server-engine-busy = Too many positions are being analysed; please try again in a moment.
server-no-engine = No engine is running right now; please try again later.
server-internal = Something went wrong; please try again.
server-unavailable = The server cannot reach its data right now. Please try again in a moment.
server-stopping = The server is shutting down; please try again in a moment.

forbidden-no-scope = This token does not allow that.
forbidden-in-person = Please sign in for that; a token is not enough.
forbidden-other-site = Requests from pages of other sites are not accepted.
forbidden-not-your-tournament = Only the player who created the tournament may do that.
forbidden-not-your-problem = Only the author of a problem may withdraw it.

too-many-request =
    Too many requests; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
too-many-connect =
    Too many connections; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
too-many-message =
    Too many requests on this connection; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
too-many-anonymous =
    Too many new players from here; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
too-many-register =
    Too many new accounts from here; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
too-many-login =
    Too many attempts to sign in; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
too-many-login-name =
    Too many attempts to sign in with this name; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
too-many-token =
    Too many tokens; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
too-many-account =
    Too many changes to the account; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
too-many-challenge =
    Too many challenges; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
too-many-chat =
    Too many messages; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
too-many-relation =
    Too many changes; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
too-many-tournament =
    Too many tournaments; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
too-many-export =
    Too many exports; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
too-many-analysis =
    Too many analyses; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
too-many-position =
    Too many positions; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
too-many-command =
    Too many commands; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
too-many-chat-switch =
    Chat was turned on and off too often; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
too-many-plan =
    Conditional moves were saved too often; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
too-many-composition =
    Too many problems were published; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
too-many-report =
    Too many reports; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.

## The server: games

played-unplayable = This is not the record of a game that could have been played.
played-unfinished = Only finished casual games against the computer can be added.
played-too-long = This match is too long to be added: the limit is 5,000 moves and rolls.
played-by-clock = A win on time against the computer cannot be added: only your own browser has seen the clock.
match-unknown = Game not found.
match-damaged = Something is wrong with this game; it has been reported.
match-busy = Too many requests for this game at once; please try again.
match-too-many-offers = You already have { $most } open challenges; please cancel one first.
match-not-a-player = You are not a player in this game.
match-not-invited = This challenge is for somebody else.
match-needs-account = You need an account to play rated games.
match-not-started = The game has not started yet.
match-not-open = The seat is already taken.
match-owner-left = The player who made this challenge has left.
match-over = The game is over.
match-still-playing = The game is still in progress.
match-not-your-turn = It is not your turn.
match-thrown-by-server = The server rolls the dice: write “throw”.
match-already-set-up = You have already set up your army.
match-too-late = Too late: your time had run out.
match-no-offer = This offer is no longer open.
match-already-offered = You have already offered that.
match-nothing-to-take-back = There is nothing to take back.
match-revealed = This can no longer be taken back: dice have been rolled or pieces revealed since.
match-under-way = Both sides have moved: you can only resign now.
match-dice-thrown = The dice have been rolled: you can resign a rated game, but not abort it.
match-still-there = Your opponent is still there, or has not been away long enough.
match-no-plans = Conditional moves are for correspondence games between people in which nothing is hidden or left to chance.
match-plan-in-own-turn = It is your turn: conditional moves are saved while your opponent has to move.
match-plan-outdated = The game has gone on since you made these conditional moves.
match-too-many-lines = There can be at most { $most } lines of conditional moves.
match-line-too-long = Line { $line } is too long: a line has at most { $most } moves.
match-planned-action = Line { $line }: { $action } is not possible there.
match-no-answer = Line { $line } has to end with a move of your own.
match-two-answers = Line { $line } answers the same moves differently from an earlier line.
match-seed = A seed is one line of at most 64 bytes without spaces around it.

terms-seed = A seed is one line of at most 64 bytes without spaces around it.
terms-rated = A rated game is played by two people with accounts.
terms-level = Computer levels are 1 to 10.
terms-position = No game can start at this position: it cannot be read, or the game is over there.
terms-own-start = Only casual games without hidden pieces, against the computer or somebody you invite, can start at a position of your own.
paste-nothing = There is nothing to read.
paste-tag = A tag is written [Key "Value"].
paste-comment = The comment that starts here has no closing brace.
paste-result = The record says { $written }, but the game ends { $reached }.
paste-foreign = The text is not as other programs write it: { $message }

control-form = “{ $text }” isn’t a time control. Write minutes+seconds (5+3, 0:30+1); minutes, d and the delay in seconds (5d12); 3days; or none.
control-initial = The starting time must be between 1 second and 180 minutes.
control-extra = The increment or delay must be at most 180 seconds.
control-days = The days per move must be between 1 and 14.

chat-length = A chat message has 1 to { $most } characters.
chat-you-switched-off = You have turned chat off.
chat-they-switched-off = Your opponent has turned chat off.

## The server: people

name-length = A name has 2 to 20 characters.
name-character = “{ $character }” cannot be used in a name; use letters, digits, - and _.
name-start = A name starts with a letter.
name-separator = - and _ can only be used between letters and digits.
name-alphabets = A name must use a single alphabet.
name-reserved = This name is reserved.

password-short = A password needs at least 8 characters; several words make a good one.
password-long = A password can have at most 256 characters.
password-common = This is one of the most common passwords, which attackers try first; choose another.
password-name = This password is little more than your name; choose another.

register-taken = This name, or one that looks like it, is already taken.
login-banned = This account is closed: { $reason }

impossible-unknown-name = There is no player with that name.
impossible-own-opponent = You can’t play against yourself.
impossible-blocked = This player does not accept challenges from you.
impossible-yourself = You can’t do that to yourself.
impossible-list-full = That list is full.
impossible-about = At most { $most } characters, without control characters.
impossible-label = A token name has 1 to { $most } characters.
impossible-enough-tokens = You can have at most { $most } tokens; please revoke one first.

## The server: analysis, puzzles, lists

impossible-nothing-to-choose = There is no move to choose here.
impossible-no-hint = Hints are given only in games against the computer.
recover-wrong = Wrong name or recovery code.
impossible-no-analysis = This position cannot be analysed.
impossible-not-provable = Wins are only proven in games without dice and hidden pieces, under their usual rules.
impossible-too-many-actions = At most { $most } moves can be played at a time.
impossible-answer-too-long = An answer has at most { $most } moves.
impossible-no-answer = An answer has at least one move.
impossible-too-many-turns = At most { $most } turns can be made.
impossible-no-turn = “{ $action }” isn’t a valid turn here: a turn is PIVOT-K around an empty point, and no ball may leave the board.
impossible-no-task = A task has two arrangements, or how it was shuffled.
impossible-no-arrangement = This is not an arrangement of balls on this board.
impossible-shuffle = Choose 1 to { $balls } balls of each colour and 1 to { $most } turns.
impossible-same-arrangement = Both boards look the same: there is nothing to do.
impossible-different-balls = Both boards need the same number of light and of dark balls: turns change no numbers.
impossible-no-way = No turns lead from the first board to the second.
impossible-waits-in-lobby = Open challenges are in the lobby.
impossible-too-many-watched = One connection can watch at most { $most } games.

## The server: published problems

composition-title = A title has 1 to { $most } characters.
composition-no-key = No forced win in four moves was found; a problem needs one.
composition-several-keys = Several first moves win equally fast; a problem needs a single key.
composition-unproven = Another move seems to win, too, and the prover could not settle it.
composition-puzzle = This is the position of puzzle { $number }, which comes with Galds. A problem needs a position of its own.
composition-known = This position is published already.
composition-full = You can publish at most { $most } problems. Please withdraw one first.

## The server: tournaments

tournament-title = A tournament name has 1 to { $most } characters, and no control characters.
tournament-length = A Swiss tournament has 1 to { $rounds } rounds, a round robin 1 to { $cycles } cycles.
tournament-call = Players are called to their boards for { $least } to { $most } seconds.
tournament-late-entry = Only a Swiss tournament takes players after the start.
tournament-clock = A tournament needs a time control.
tournament-not-open = The tournament is no longer open for entries.
tournament-not-asked = No one is asking you whether you are ready.
tournament-not-running = That works only while the tournament is running.
tournament-full = The tournament is full.
tournament-too-few = A tournament needs at least { $least } players.

push-endpoint = This browser's push service has an address that can't be used.
push-keys = This browser's keys for notifications can't be used.

## At a table in the browser

here-failed = Something went wrong on this device. Please reload the page: the game goes on from the last move that was saved.
here-no-module = The engine could not be loaded in this browser. Please check your connection and reload the page.
here-no-storage = The games in this browser cannot be read right now. Please close other windows of this site and reload the page.
here-unreadable = The pages cannot read this saved game. Nothing was deleted: another version of the program may have saved it. Please reload the page while you are online.
here-not-kept = This could not be saved on this device, so it was not done. There may be no space left: please free some and try again.
here-computer-not-kept = The game could not be saved on this device, so it waits. There may be no space left: please free some and try again.
here-computer-failed = The computer could not choose a move.
