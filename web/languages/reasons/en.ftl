### Why the games and the server refuse something, in English. The keys and the values come from the
### program; `cargo nextest run -p galds-server --test reasons` says which are missing in a language.
### Values are texts as players write them (fields, actions) or numbers; words such as `pawn` or
### `white` come as they stand in the selectors.

## Any game

table-over = The game is over: { $outcome }.

open-game = There is no game called “{ $given }”; there are: { $allowed }.

rules-preset = There are no rules called “{ $given }”; known are: { $allowed }.
rules-form = “{ $given }” is not an option; options are written key=value, with the keys: { $allowed }.
rules-key = There is no option “{ $given }”; options are: { $allowed }.
rules-value = The option “{ $key }” cannot be “{ $given }”.
rules-repeated = The option “{ $key }” is given twice.

## Lautari: actions

lautari-form = “{ $text }” is no action; write a move e3 e4 (with x for a capture), a conversion f4^I, a revival k10+g8,k8.
lautari-no-such-field = There is no field “{ $name }”; fields are e-i in rows 1-4 and 11-14, b d e f g h i k l in rows 5-10, r4-r7, s8-s11 and a.
lautari-over = The game is over: { $outcome }.
lautari-no-piece = There is no piece on { $field }.
lautari-not-yours =
    The piece on { $field } belongs to the opponent, and it is the turn of { $side ->
        [white] White
       *[black] Black
    }.
lautari-same-field = A move never ends where it began, on { $field }.
lautari-own-piece = Your own piece stands on { $field }.
lautari-too-far =
    { $to } is too far from { $from }: a { $role ->
        [pawn] Pawn
        [scout] Scout
        [rider] Rider
       *[guard] Guard
    } goes { $role ->
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
    } passes over empty fields only.
lautari-immune = The Pawn on { $field } was revived just now and cannot be captured by this action.
lautari-guard-on-centre =
    The Guard on a can be captured only by a Guard or a Rider, not by a { $role ->
        [pawn] Pawn
        [scout] Scout
        [rider] Rider
       *[guard] Guard
    }.
lautari-no-capture = { $field } holds no enemy: a move without capture is written without x.
lautari-capture-unmarked = An enemy stands on { $field }: a capture is written with x.
lautari-wrong-role =
    The piece { $becomes ->
        [rider] becomes a Rider there
        [guard] becomes the Guard there
       *[none] does not change its role there
    }, so the move is written { $written }.
lautari-not-a-pawn =
    On { $field } stands a { $role ->
        [pawn] Pawn
        [scout] Scout
        [rider] Rider
       *[guard] Guard
    }; only a Pawn becomes a Scout.
lautari-enemy-home = { $field } is in the enemy’s home, where no Pawn becomes a Scout.
lautari-row-not-open = Row { $row } is not open for Scouts yet: none of your pieces has moved away from { $unmoved }.
lautari-no-line = { $field } is not between two of your pieces on a ring, arc, row or column (on a: on opposite inner fields).
lautari-nothing-to-revive = There is nothing to revive: the opponent’s last action was no capture.
lautari-other-capture = The opponent’s last action captured from { $from } to { $to }, so a revival ends in { $from },{ $to }.
lautari-no-guard =
    Only a Guard revives, and { $side ->
        [white] White
       *[black] Black
    } has none.
lautari-guard-elsewhere = Your Guard stands on { $guard }, not on { $named }.
lautari-revival-too-far = The Guard on { $guard } does not get to { $to } in one or two steps over empty fields.

## Lautari: position texts

lautari-position-parts = A position has 7 parts (side, white, black, unmoved, capture, immune, quiet), not { $count }.
lautari-position-side = The side to act is w (White) or b (Black), not “{ $text }”.
lautari-position-no-such-piece = “{ $text }” is no piece on a field; pieces are written e3 for a Pawn, Ie3 for a Scout, Re3 for a Rider, Se3 for the Guard.
lautari-position-no-such-field = There is no field “{ $name }” on the board.
lautari-position-twice = Field { $field } is named twice.
lautari-position-second-guard =
    { $side ->
        [white] White
       *[black] Black
    } has a Guard on { $first } and another on { $second }; a side has at most one.
lautari-position-too-many =
    { $side ->
        [white] White
       *[black] Black
    } has { $count } pieces; { $most } is the most.
lautari-position-unmoved-outside = { $field } is in no home row; only fields in rows 1-3 and 12-14 are unmoved.
lautari-position-capture = A capture is - or from,to,role,restore, such as g12,g11,P,g12 or g8,k8,R,- and not “{ $text }”.
lautari-position-impossible-capture-start-occupied = The capture { $capture } cannot have been the last action: { $from }, where the capturer came from, must be empty.
lautari-position-impossible-capture-no-capturer =
    The capture { $capture } cannot have been the last action: no piece of { $side ->
        [white] White
       *[black] Black
    } stands on { $to }.
lautari-position-impossible-capture-nothing-lost =
    The capture { $capture } cannot have been the last action: { $side ->
        [white] White
       *[black] Black
    } still has all its pieces.
lautari-position-impossible-capture-guard-elsewhere =
    The capture { $capture } cannot have been the last action: { $side ->
        [white] White
       *[black] Black
    } has its Guard elsewhere.
lautari-position-impossible-capture-other-role =
    The capture { $capture } cannot have been the last action: a { $becomes ->
        [pawn] Pawn
        [scout] Scout
        [rider] Rider
       *[guard] Guard
    } should stand on { $to }, not a { $now ->
        [pawn] Pawn
        [scout] Scout
        [rider] Rider
       *[guard] Guard
    }.
lautari-position-impossible-capture-still-unmoved = The capture { $capture } cannot have been the last action: { $from } is still among the unmoved fields.
lautari-position-impossible-capture-no-home-field =
    The capture { $capture } cannot have been the last action: { $from } is no home field of { $side ->
        [white] White
       *[black] Black
    }.
lautari-position-impossible-revival-after-capture = { $field } cannot hold a Pawn that was just revived: the last action was the capture { $capture }.
lautari-position-impossible-revival-no-pawn =
    { $field } cannot hold a Pawn that was just revived: no Pawn of { $side ->
        [white] White
       *[black] Black
    } stands there.
lautari-position-impossible-revival-no-guard =
    { $field } cannot hold a Pawn that was just revived: { $side ->
        [white] White
       *[black] Black
    } has no Guard that revived it.
lautari-position-quiet = The number of quiet plies is a number, not “{ $text }”.
lautari-position-not-quiet = After a capture or a revival the number of quiet plies is 0, not { $count }.

## Luzhanqi: actions

luzhanqi-form = “{ $text }” is no action; a move is written a6-a7 (also onto an enemy), a set-up @ and 25 letters or the name of a ready-made one.
luzhanqi-no-such-node = There is no node “{ $name }”; nodes are a1 to e12.
luzhanqi-over = The game is over: { $outcome }.
luzhanqi-set-up-due = An army is to be laid out first: @ and 25 letters, rows from the back, a to e, without camps; or a ready-made one: { $ready }.
luzhanqi-move-due = The armies are laid out; a move is due, written a6-a7.
luzhanqi-not-yours = None of your pieces stands on { $node }.
luzhanqi-immobile = What stands on { $node } does not move: mines and the flag stay where they are.
luzhanqi-locked = What stands on { $node } does not move: under these rules nothing leaves a headquarters.
luzhanqi-own-piece = One of your own pieces stands on { $node }.
luzhanqi-in-camp = The piece on { $node } is in a camp, where it cannot be attacked.
luzhanqi-no-way = There is no way from { $from } to { $to }; the piece can go to: { $allowed }.
luzhanqi-stuck = There is no way from { $from } to { $to }; the piece can go nowhere.

## Luzhanqi: set-ups

luzhanqi-set-up-length = A set-up is @ and 25 letters (rows from the back, a to e, without camps), not { $count }.
luzhanqi-set-up-letter = “{ $letter }” is no piece; a piece is one of 1-9, B, M, F.
luzhanqi-set-up-empty = All 25 pieces are laid out; nothing stands on { $nodes }.
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
luzhanqi-set-up-flag = The flag stands in a headquarters (b or d in the back row), not on { $nodes }.
luzhanqi-set-up-mine = Mines stand in the two rows nearest the owner, not on { $nodes }.
luzhanqi-set-up-bomb =
    Bombs do not stand in the { $row ->
        [back] row nearest the owner
        [front] front row
       *[none] closed row
    }, as on { $nodes }.

## Luzhanqi: position texts

luzhanqi-position-fields = A position has 6 fields (side, red, black, known, quiet, ply), not { $count }.
luzhanqi-position-side = The side is R or B while it has to set up, r or b in play, not “{ $text }”.
luzhanqi-position-piece = “{ $text }” is no piece; pieces are written c10:B (node, colon, one of 1-9, B, M, F).
luzhanqi-position-no-such-node = There is no node “{ $name }”; nodes are a1 to e12.
luzhanqi-position-twice = Node { $node } is named twice.
luzhanqi-position-known-empty = Nothing stands on { $node }, so nothing is known of it.
luzhanqi-position-number = “{ $text }” is no number of plies.
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
luzhanqi-position-no-flag = Neither side has a flag; the game ends when the first is taken.
luzhanqi-position-set-up-black-laid-out = Black lays out last: while a side has to set up Black’s field is -.
luzhanqi-position-set-up-something-known = Before the first move nothing is known and both counters are 0.
luzhanqi-position-set-up-red-laid-out = While Red has to set up its field is -.
luzhanqi-position-set-up-red-incomplete = While Black has to set up Red’s 25 posts are full and nothing else.

## Nardi: actions

nardi-form = “{ $text }” is no action; a throw is written 31, a play 8/5 6/5 or 8-5,6-5 (with bar and off), no play “pass”, the cube “double”, “take”, “drop”.
nardi-no-such-dice = “{ $text }” are no dice: each shows 1 to 6.
nardi-equal-opening = Equal dice do not open the game: they are thrown again.
nardi-over = The game is over: { $outcome }.
nardi-due-opening = The opening throw is due: White’s die and Black’s die, such as o31.
nardi-due-throw-or-double =
    { $side ->
        [white] White
       *[black] Black
    } has to throw (such as 31) or to double.
nardi-due-throw =
    { $side ->
        [white] White
       *[black] Black
    } has to throw, such as 31.
nardi-due-answer =
    { $side ->
        [white] White
       *[black] Black
    } has to answer the double: take or drop.
nardi-due-play =
    { $side ->
        [white] White
       *[black] Black
    } has to play { $throw }.
nardi-due-nothing = The game is over.
nardi-no-double-no-cube = No doubling now: this game is played without the cube.
nardi-no-double-not-yours = No doubling now: the other side owns the cube.
nardi-no-double-crawford = No doubling now: this is the Crawford game.
nardi-no-double-dead = No doubling now: the stake already wins you the match.
nardi-no-double-highest = No doubling now: the cube cannot be turned further.
nardi-cube-value = The double brings the cube to { $right }, not to { $given }.
nardi-no-such-point = There is no point “{ $text }”; points are 24 to 1, bar and off.
nardi-backwards =
    A checker moves from a higher point to a lower one, not from { $from ->
        [bar] the bar
        [off] off
       *[other] { $from }
    } to { $to ->
        [bar] the bar
        [off] off
       *[other] { $to }
    }.
nardi-too-many-steps = { $throw } gives { $steps } steps, not more.
nardi-not-thrown =
    No die of { $throw } (or what is left of it) takes a checker from { $from ->
        [bar] the bar
        [off] off
       *[other] { $from }
    } to { $to ->
        [bar] the bar
        [off] off
       *[other] { $to }
    }.
nardi-no-checker =
    There is no checker of yours on { $point ->
        [bar] the bar
        [off] off
       *[other] { $point }
    } to move.
nardi-bar-first = A checker on the bar has to enter before another one moves.
nardi-closed = Point { $point } is closed: two or more enemy checkers stand there.
nardi-not-home =
    No bearing off yet: a checker stands on { $point ->
        [bar] the bar
        [off] off
       *[other] { $point }
    }, outside your home.
nardi-higher-first = A { $die } does not bear off from { $from } while a checker stands on { $higher }.
nardi-no-hit =
    Nothing is hit on { $point ->
        [bar] the bar
        [off] off
       *[other] { $point }
    }.
nardi-more-dice = { $possible } dice can be used and must be, not { $used }; one way is { $example }.
nardi-larger-die = Only one die can be played, and then it must be the larger: { $die }.
nardi-not-lost = There is a play, so the turn is not lost; one way is { $example }.
nardi-other-name = This play is written { $written } here.
nardi-unclear = “{ $text }” can be played in ways that hit differently: { $ways }; name every step.

## Nardi: position texts

nardi-position-fields = A position has 6 fields (side, phase, white, black, cube, score), not { $count }.
nardi-position-side = The side to act is w (White) or b (Black), not “{ $text }”.
nardi-position-phase = The phase is open, roll, double, over or the dice such as 31, not “{ $text }”.
nardi-position-count = Checkers are written point:count, such as bar:1,24:2,off:3, not “{ $text }”.
nardi-position-twice =
    { $side ->
        [white] White
       *[black] Black
    } has { $point ->
        [bar] the bar
        [off] off
       *[other] point { $point }
    } twice.
nardi-position-not-fifteen =
    { $side ->
        [white] White
       *[black] Black
    } has { $count } checkers; there are 15 a side, those on the bar and off included.
nardi-position-both-on = White’s point { $white } is Black’s point { $black }: both cannot have checkers there.
nardi-position-cube-absent = These rules have no cube: its field is -, not “{ $text }”.
nardi-position-cube-form = The cube is 1c (in the middle), or a power of two and its owner such as 2w or 4b, not “{ $text }”.
nardi-position-score-single-game = A single game has no score: its field is -, not “{ $text }” (a match needs match=N in the rules).
nardi-position-score-form = The score is white,black,length with C behind in the Crawford game, such as 0,0,{ $length }, not “{ $text }”.
nardi-position-score-other-length = The match goes to { $length } by the rules, not to { $written }.
nardi-position-score-not-won = A match is over when the winner alone has { $length } points.
nardi-position-score-won = A side has { $length } points, so the phase is over.
nardi-position-score-not-crawford = The Crawford game is the first one after a side comes within one point of the match.
nardi-position-score-crawford-cube = Nobody doubles in the Crawford game, so the cube is 1c.
nardi-position-contradiction-loser-off = In phase over the side is the winner, and only the winner has all checkers off.
nardi-position-contradiction-not-over = All checkers of a side are off, so the phase is over.
nardi-position-contradiction-opening-side = In phase open the side is w.
nardi-position-contradiction-opening-cube = In phase open the cube is 1c.
nardi-position-contradiction-no-doubler = In phase double the side is the one that answers; the other could not have doubled here.
nardi-position-contradiction-not-ended = In phase over the winner has all checkers off, unless a double was dropped in a single game.

## Rotary: rules

rotary-rules-traps-without-captures = Traps have no meaning without captures: add capture=after or capture=during.
rotary-rules-captures-without-traps = Captures need traps: add traps=outside, traps=centre, points such as traps=33+77, or several of these together, such as traps=outside+centre+33.

## Rotary: actions

rotary-form = “{ $text }” is no action; a turn is written 43-3 or 43 3 (pivot and 0 to 5), a placed ball p34, an offer o43,46, a choice c43.
rotary-no-such-point = There is no point { $text }; rows 1 to 9 have the points 11-14, 21-25, 31-36, 41-47, 51-58, 61-69, 72-79, 83-89 and 94-99.
rotary-no-such-turn = “{ $text }” is no turn: a ring is turned by 0 to 5 times 60°.
rotary-over = The game is over: { $outcome }.
rotary-due-turn = A turn is due, written 43-3 or 43 3 (pivot and 0 to 5).
rotary-due-place = A ball is to be placed, written p34 or 34.
rotary-due-offer = Light has to offer two pivots, written o43,46.
rotary-due-choice = Dark has to choose a pivot: c{ $first } or c{ $second }.
rotary-due-turn-at = Light has to turn around { $pivot }, written { $pivot }-3 (0 to 5).
rotary-occupied = Point { $point } is not empty.
rotary-no-majority = Around { $pivot } you have { $own } and the opponent { $enemy }; a pivot needs a majority of your own balls.
rotary-falls = Turning around { $pivot } by { $turn } would leave a ball outside the board; there { $allowed } can be turned.
rotary-not-the-agreed-pivot = Light must turn around { $pivot } now, the pivot that was agreed on.
rotary-in-centre = Point { $point } belongs to the centre, where no ball is placed.
rotary-offer-order = An offer names two different pivots, the smaller first, not { $first } and { $second }.
rotary-not-offered = { $chosen } was not offered; choose { $first } or { $second }.

## Rotary: position texts

rotary-position-fields = A position has 5 fields (side, phase, light, dark, turns), not { $count }.
rotary-position-side = The side to act is w (Light) or b (Dark), not “{ $text }”.
rotary-position-phase = The phase is -, place, offer, choose:43,46 or at:43, not “{ $text }”.
rotary-position-no-such-point = There is no point “{ $text }” on the board (points are 11-14, 21-25, … 94-99).
rotary-position-twice = Point { $point } is named twice.
rotary-position-turns = The number of turns made is a number, not “{ $text }”.
rotary-position-too-many =
    { $side ->
        [light] Light
       *[dark] Dark
    } has { $count } balls; { $most } is the most.
rotary-position-phase-not-in-rules-placing = Balls are placed only with start=empty.
rotary-position-phase-not-in-rules-offer = Pivots are offered only with offer=yes or start=empty.
rotary-position-contradiction-offer-is-lights = The offer and the turn at its pivot are Light’s: side w.
rotary-position-contradiction-choice-is-darks = Choosing a pivot is Dark’s: side b.
rotary-position-contradiction-turned-too-early = No turn is made before the first pivot is agreed: turns 0.
rotary-position-contradiction-in-centre = Point { $point } belongs to the centre, where no ball is placed.
rotary-position-contradiction-placing-order = The sides place in turn, Light first, until 26 balls are down: with { $light } and { $dark } balls it is not this side’s turn to place.
rotary-position-contradiction-single-pivot = With the single majority pivot { $pivot } nothing is offered: phase at:{ $pivot }.
rotary-position-contradiction-no-pivot = { $point } is no pivot for Light: it must be empty, with a majority of Light’s balls around it.

## Shatra: actions

shatra-form = “{ $text }” is no action; a move or drop is written 46-39, a capture 28x14x2 or 28:14:2, a promotion 5-2=B, a delayed promotion 2=Y.
shatra-no-such-field = There is no field “{ $text }”; fields are 1 to 62, or files a to g with ranks 1 to 14, such as d6.
shatra-no-such-figure = “{ $text }” is no figure; a shatra becomes B (batyr), T (tura) or Y (yalkyn).
shatra-too-many-jumps = A series has at most { $most } jumps, one for every man of the enemy.
shatra-over = The game is over: { $outcome }.
shatra-nobody-there = Field { $field } is empty.
shatra-not-yours =
    The { $kind ->
        [biy] biy
        [batyr] batyr
        [tura] tura
        [yalkyn] yalkyn
       *[shatra] shatra
    } on { $field } is the opponent’s.
shatra-promotion-due =
    A shatra must be promoted first: { $more ->
        [0] { $allowed }
       *[other] { $allowed } and { $more } more
    }.
shatra-capture-due =
    A capture must be made: { $more ->
        [0] { $allowed }
       *[other] { $allowed } and { $more } more
    }.
shatra-biy-due =
    The biy must capture or make a step of its own: { $more ->
        [0] { $allowed }
       *[other] { $allowed } and { $more } more
    }.
shatra-occupied = Field { $field } is not empty.
shatra-own-gate = Only the biy may stand in its own gate, { $field }; other men pass over it.
shatra-own-fortress = No quiet move ends in the own fortress ({ $field }); only a capture can lead into it.
shatra-in-reserve =
    The { $kind ->
        [biy] biy
        [batyr] batyr
        [tura] tura
        [yalkyn] yalkyn
       *[shatra] shatra
    } on { $from } is reserve: it can be dropped on an empty field of the own half{ $road ->
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
    } on { $from } cannot go to { $to }; it can go to: { $more ->
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
    } on { $from } cannot go to { $to }; it can go nowhere.
shatra-promotes =
    On { $to } the shatra becomes a figure that is missing: { $more ->
        [0] { $allowed }
       *[other] { $allowed } and { $more } more
    }.
shatra-no-promotion = No man becomes a figure by { $text }.
shatra-nothing-waits = No shatra on { $field } waits to become a figure.
shatra-goes-on =
    The capture goes on: { $more ->
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
    } on { $from } cannot capture so; its captures are: { $more ->
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
    } on { $from } is of the first reserve: it begins a capture only over a man in its own fortress or gate.
shatra-no-capture =
    The { $kind ->
        [biy] biy
        [batyr] batyr
        [tura] tura
        [yalkyn] yalkyn
       *[shatra] shatra
    } on { $from } cannot capture.

## Shatra: position texts

shatra-position-fields = A position has 6 fields (side, white, black, initial, enpassant, quiet), not { $count }.
shatra-position-side = The side to act is w (White) or b (Black), not “{ $text }”.
shatra-position-man = “{ $text }” is no man; men are field numbers 1 to 62, with K, B, T or Y in front for biy, batyr, tura, yalkyn.
shatra-position-twice = Field { $field } is named twice.
shatra-position-too-many =
    { $side ->
        [white] White
       *[black] Black
    } has { $count } men of the kind { $kind ->
        [biy] biy
        [batyr] batyr
        [tura] tura
        [yalkyn] yalkyn
       *[shatra] shatra
    }; { $most } is the most.
shatra-position-no-biy = At least one side must have its biy (K).
shatra-position-own-gate =
    The { $kind ->
        [biy] biy
        [batyr] batyr
        [tura] tura
        [yalkyn] yalkyn
       *[shatra] shatra
    } on { $field } stands in its own gate, where only the biy may stand.
shatra-position-initial = The sides with initial reserve are wb, w, b or -, not “{ $text }”.
shatra-position-no-reserve =
    { $side ->
        [white] White
       *[black] Black
    } has no man in its own fortress, so it has no initial reserve.
shatra-position-passing = Enpassant is - or the two fields of a double step, over and on, such as 19,26; not “{ $text }”.
shatra-position-no-double-step =
    No shatra of { $side ->
        [white] White
       *[black] Black
    } can just have stepped twice over { $over } to { $on }.
shatra-position-quiet = The number of quiet plies is a number, not “{ $text }”.

## The server: anything

server-not-found = There is nothing of that name here.
server-nobody-known = Please log in, or play as a guest.
server-needs-account = This needs an account.
server-unknown-token = The token is not known.
server-unreadable = The server did not understand the request.
server-wrong-login = The name or the password is wrong.
server-too-large = The request is too large.
server-engine-busy = Too many positions are being analysed; please try again in a moment.
server-internal = Something went wrong here; please try again.
server-unavailable = The server cannot reach its data just now. Please try again in a moment.
server-stopping = The server is stopping; please try again in a moment.

forbidden-no-scope = This token does not allow that.
forbidden-in-person = Please log in for that; a token is not enough.
forbidden-other-site = Requests from pages of other sites are not accepted.
forbidden-not-your-tournament = Only whoever made the tournament may do that.

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
    Too many messages; please wait { $seconds ->
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
    Too many attempts to log in; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
too-many-login-name =
    Too many attempts to log in with this name; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
too-many-token =
    Too many tokens; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
too-many-account =
    Too many changes of the account; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
too-many-challenge =
    Too many matches offered; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
too-many-chat =
    Too many words; please wait { $seconds ->
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
    Chat was switched on and off too often; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.

## The server: matches

match-unknown = There is no match of that name.
match-damaged = Something is wrong with this match; it has been noted.
match-busy = Too many are acting on this match at once; please try again.
match-too-many-offers = You have { $most } matches waiting for an opponent already; please withdraw one first.
match-not-a-player = You are not a player of this match.
match-not-invited = Somebody else is invited to this seat.
match-needs-account = Rated matches need an account.
match-not-started = The match has not begun yet.
match-not-open = The seat is taken already.
match-owner-left = Whoever made this offer has left.
match-over = The match is over.
match-still-playing = The match is still being played.
match-not-your-turn = It is not your turn.
match-thrown-by-server = The dice are thrown by the server: write “throw”.
match-already-set-up = Your army stands already.
match-too-late = Too late: the time had run out.
match-no-offer = The offer no longer stands.
match-already-offered = You have offered that already.
match-nothing-to-take-back = There is nothing to take back.
match-revealed = This can no longer be taken back: dice were thrown or pieces seen since.
match-under-way = Both sides have moved: the match can only be resigned now.
match-dice-thrown = The dice have been thrown: a rated match can be resigned, not broken off.
match-still-there = The other side is still there, or has not been away long enough.
match-seed = A seed is one line of at most 64 bytes without spaces around it.

terms-seed = A seed is one line of at most 64 bytes without spaces around it.
terms-rated = A rated match is played by two people with accounts.
terms-level = House players have levels from 1 to 10.

control-form = “{ $text }” is no time control; write minutes+seconds (5+3, 0:30+1), minutes, d and the delay in seconds (5d12), 3days or none.
control-initial = The time at the start must be from 1 second to 180 minutes.
control-extra = Increment and delay must be at most 180 seconds.
control-days = Days for each turn must be from 1 to 14.

chat-length = A line of chat has 1 to { $most } characters.
chat-you-switched-off = You have switched chat off.
chat-they-switched-off = Your opponent has switched chat off.

## The server: people

name-length = A name has from 2 to 20 characters.
name-character = “{ $character }” cannot be in a name; letters, digits, - and _ can.
name-start = A name starts with a letter.
name-separator = - and _ can only stand between letters and digits.
name-alphabets = A name is written in one alphabet.
name-reserved = This name is reserved.

password-short = A password has at least 8 characters; several words make a good one.
password-long = A password has at most 256 characters.
password-common = This password is among the commonest, which are tried first; choose another.
password-name = This password is little more than a name; choose another.

register-taken = This name, or one that looks like it, is taken.
login-banned = This account is closed: { $reason }

impossible-unknown-name = There is nobody of that name.
impossible-own-opponent = Nobody plays against themselves.
impossible-blocked = This person takes no invitations from you.
impossible-yourself = That is yourself.
impossible-list-full = That list is full.
impossible-about = At most { $most } characters, without control characters.
impossible-label = A token is called something of 1 to { $most } characters.
impossible-enough-tokens = { $most } tokens are enough; please end one first.

## The server: analysis, puzzles, lists

impossible-nothing-to-choose = There is nothing to choose here.
impossible-no-analysis = The position cannot be analysed.
impossible-too-many-actions = At most { $most } actions are played at a time.
impossible-answer-too-long = An answer has at most { $most } actions.
impossible-no-answer = An answer has at least one action.
impossible-too-many-turns = At most { $most } turns are made.
impossible-no-turn = “{ $action }” is no turn here: a turn is PIVOT-K around an empty point, and no ball may leave the board.
impossible-waits-in-lobby = Matches that wait are in the lobby.
impossible-too-many-watched = One connection watches at most { $most } matches.

## The server: tournaments

tournament-title = A title has from 1 to { $most } characters, none of them control characters.
tournament-length = A Swiss tournament has 1 to { $rounds } rounds, a round robin 1 to { $cycles } cycles.
tournament-clock = A tournament needs a clock.
tournament-not-open = The tournament is no longer open.
tournament-full = The tournament is full.
tournament-too-few = A tournament needs at least { $least } players.
