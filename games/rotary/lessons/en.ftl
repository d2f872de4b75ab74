### The lessons of Rotary in English. `say…` is the task of a step, `hint…` answers a wrong move.

first = Your first minute
    .say1 = You play Light. In your turn you put the wheel, the rota, on an empty point with more of your balls around it than your opponent’s, and turn. Try it on point 22.
    .hint1 = Touch point 22 in the upper left, then turn the wheel or press one of the buttons.
    .say2 = Everything on the ring turns together. The three red points are the centre. Turn around 54 by two places: two of your balls come to the centre.
    .hint2 = Touch point 54 and press “Turn by 2”.
    .say3 = Now you play Dark. Fill all three red points with your own balls, and you have won. You hold 55 already. Turn around 43 and win!
    .hint3 = Touch point 43 and turn by two or by three places.
    .done = You have won your first game. Now play the computer, or learn the rest step by step.

majority = The majority
    .say1 = Around 54 you have three balls, Dark has two. So you may turn there. Do it, by any number of places.
    .hint1 = Touch point 54 and turn the wheel.
    .say2 = Around 43 you have one ball and Dark has two: no turn there for you. Turn around 54 again.
    .hint2 = Equal numbers are not enough either. Around 54 you have the majority.
    .done = One ball against none is enough; equal numbers are not.

whole-ring = The whole ring turns
    .say1 = Turn around 54 by two places clockwise, and watch where every ball goes.
    .hint1 = Touch point 54 and press “Turn by 2”.
    .done = Your balls came to 44 and 55, two points of the centre. Dark’s ball was pushed away.

edge = At the edge
    .say1 = At the edge no ball may end outside the board. Around 12 there is only one real turn. Find it.
    .hint1 = Touch point 12 and turn by five places. Any other turn would leave a ball outside.
    .done = Passing over the outside on the way is harmless. Only where the balls end counts.

pass = Passing
    .say1 = A turn by 0 is a move as well: nothing changes, and it is your opponent’s turn. Pass.
    .hint1 = Choose any pivot and press “Pass without turning”.
    .done = You need a pivot even for passing. Whoever has none has lost.

fill-the-centre = Fill the centre
    .say1 = You play Light. Two of your balls are in the centre, and a dark ball is on the third point. Win with one turn.
    .hint1 = Around 65 you have three balls against two. Turn there by one or by two places.
    .done = The turn pushed the dark ball out and brought yours in.

stop-the-win = Stop the win
    .say1 = Now you play Dark. Light has three balls around 65 against your two, and threatens to fill the centre there. Prevent it.
    .hint1 = One more dark ball around 65 would make the numbers equal. Turn around 87.
    .done = With equal numbers nobody may turn. That is the best defence.

two-turns = Win in two turns
    .say1 = You play Dark. One turn prepares a win that Light cannot stop. Find it.
    .hint1 = Turn around 34, so that you hold 44 and 54. Then three different turns around 66 threaten to bring a ball to 55.
    .done = Whatever Light does, you win with the next turn.

make-room = Make room
    .say1 = You play Dark. You would like to turn around 45, but your own ball is there. Clear the point so that the next turn wins.
    .hint1 = Turn around 35 by two places: that takes the ball away from 45.
    .done = A pivot must be empty. Sometimes your own ball is in the way.

paralysis = Paralysis
    .say1 = In this variant you win only by leaving your opponent without a pivot. Dark has one ball in the corner. Take away its last pivot.
    .hint1 = Bring a ball beside the corner with a turn around 32, so that Dark has no majority anywhere.
    .done = In the usual game a player without a pivot loses as well.

trap = A trap
    .say1 = In this variant point 63 is a trap: a ball that comes to rest there leaves the board. Turn around 73 by three places.
    .hint1 = Touch point 73 and press “Turn by 3”.
    .done = The dark ball that came to rest on 63 is gone. Your own balls would fall in as well.

outside = Off the board
    .say1 = In this variant the outside is a trap. Turn around 61 by one place and push the dark ball off the board.
    .hint1 = Touch point 61, at the corner on the left, and press “Turn by 1”.
    .done = Now edges are dangerous for both sides.

offer = Offering two pivots
    .say1 = In this variant Light opens by offering two pivots, and Dark chooses where Light must turn. Offer 22 and 53.
    .hint1 = Touch point 22, then point 53.
    .done = So the first move is never an advantage that one can prepare at home.
