### What the “?” of a match says of Rotary. `how` is how to move on this board.

how = Touch an empty point with more of your balls around it than your opponent’s. Turn the wheel with the mouse or a finger, or by its buttons, and confirm.
ring = The ring
    .does = Around an empty point where you have the majority, all six places turn together, by any number of places. Balls of both sides move along.
edge = At the edge
    .does = Near the edge some places lie outside the board. No ball may end there.
