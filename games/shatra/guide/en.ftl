### What the “?” of a match says of Shatra. `how` is how to move on this board; a piece has its name and what it does.

how = Touch a piece, then one of the marked squares; or drag it there. In a series of captures touch one square after the other. A piece in your fortress is dropped in the same way.
biy = Biy
    .does = One step in any of the eight directions. If it is captured, the game is lost.
batyr = Batyr
    .does = Any distance in all eight directions, like a queen in chess.
tura = Tura
    .does = Any distance along rows and files, like a rook.
yalkyn = Yalkyn
    .does = Any distance along diagonals, like a bishop.
shatra = Shatra
    .does = One square forward, from its first row also two; at the ditch also diagonally, beyond it also sideways. It captures in all directions.
