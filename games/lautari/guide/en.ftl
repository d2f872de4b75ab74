### What the “?” of a match says of Lautari. `how` is how to move on this board; a piece has its name and what it does.

how = Touch a piece, then one of the marked spaces; or drag it there. To convert a Pawn or to revive a piece, touch it and press the button that appears.
pawn = Pawn
    .does = Goes one step in any direction along the lines. All pieces begin as Pawns.
scout = Scout
    .does = Goes one or two steps over empty spaces and may turn on the way. A Pawn between two of your own pieces, in one line, can become one.
rider = Rider
    .does = Goes up to three steps and jumps over pieces of both sides. Any piece that ends its move on the circle on the left becomes one.
guard = Guard
    .does = Goes up to three steps over empty spaces and can undo your opponent’s last capture nearby. Any piece that ends its move on the circle on the right becomes one, if you have none.
