### What the “?” of a match says of Luzhanqi. `how` is how to move on this board; a piece has its name and what it does.

how = Touch one of your pieces, then one of the marked spaces; or drag it there. You attack by moving onto an enemy piece. What an enemy piece may still be is written on it if you switch on pencil marks.
brigadier = Officers
    .does = All ranks from field marshal (1) to platoon commander (8) move alike: one step along a road, or any distance straight along the railway. In an attack the higher rank stays; equal ranks both leave the board.
sapper = Sapper
    .does = The lowest rank (9), but the only one that may turn corners on the railway and that clears mines.
bomb = Bomb
    .does = Moves like an officer. Whatever it meets leaves the board together with it.
mine = Mine
    .does = Never moves. Whoever attacks it is lost, except a sapper, which clears it, and a bomb.
flag = Flag
    .does = Never moves, and is always in one of the two headquarters in the back row. Whoever captures it wins.
