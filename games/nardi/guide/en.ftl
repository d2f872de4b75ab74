### What the “?” of a match says of backgammon. `how` is how to move on this board.

how = Press “Roll dice”. Then drag a checker to a marked point, or touch it and then the point; each die moves one checker. When all dice are used, press “Confirm move”.
checker = Checker
    .does = Runs from high numbers to low ones, by the number on a die. It may end on any point with at most one enemy checker; a single one is hit and goes to the bar.
bar = On the bar
    .does = A checker that was hit has to enter in the opponent’s home board before anything else is played.
home = At home
    .does = When all fifteen checkers are in your home board, you bear them off. Whoever has borne off all of them first wins.
