### The lessons of Lautari in English. `say…` is the task of a step, `hint…` answers a wrong move.

first = Your first minute
    .say1 = You play White, at the bottom. A Pawn goes one step. Move the Pawn on e3 one step forward, to e4.
    .hint1 = Touch the Pawn on e3, then the space e4 in front of it.
    .say2 = Your Pawn on f4 stands between two of your own, in one line. So it may become a Scout. Select it and press “Convert to Scout”.
    .hint2 = Touch the Pawn on f4 and press “Convert to Scout”. The Pawn stays where it is; that is your whole turn.
    .say3 = And this is how you win: a converted piece on the round centre, with two of your own pieces opposite each other on the inner ring. Move the Scout from e6 to the centre.
    .hint3 = The Scout goes two steps: from e6 over e7 to the centre, a.
    .done = You have won your first game. Now play the computer, or learn the rest step by step.

pawn = The Pawn
    .say1 = A Pawn goes one step, in any direction along the lines. It captures by moving onto an enemy piece. Capture the black Pawn with your Pawn on e5.
    .hint1 = The black Pawn is on e6, right in front of your Pawn on e5.
    .say2 = The round centre touches all twenty spaces of the inner ring. Move your Pawn from b7 to the centre.
    .hint2 = Touch the Pawn on b7, then the round centre.
    .done = Any piece can capture any other, and nobody has to capture.

scout = Making a Scout
    .say1 = You have Pawns on e4 and g4, with a gap between them. Fill the gap.
    .hint1 = Move the Pawn from f3 to f4, between the two others.
    .say2 = Now the Pawn on f4 stands between two of your own. Convert it to a Scout.
    .hint2 = Touch the Pawn on f4 and press “Convert to Scout”.
    .done = A line is three neighbouring spaces along a ring, an arc or a column. You may have as many Scouts as you like.

scout-moves = How a Scout moves
    .say1 = A Scout goes one or two steps over empty spaces and may turn on the way. Capture a piece with your Scout on g6.
    .hint1 = The black Pawn on i6 is two steps away along the middle ring.
    .say2 = Two steps reach the centre from the middle ring. Move the Scout from e6 to the centre.
    .hint2 = From e6 over e7 to the round centre.
    .done = A Scout cannot pass over a piece, neither yours nor your opponent’s.

rider = Making a Rider
    .say1 = The circle on the far left is the Rider space. Any piece that ends its move there becomes a Rider. Move your Pawn there from r5.
    .hint1 = Touch the Pawn on r5, then the circle r4 on the left.
    .say2 = A Rider goes up to three steps. Move it anywhere.
    .hint2 = Touch the Rider on r4; the dots show where it can go.
    .done = You may have any number of Riders.

rider-jumps = The Rider jumps
    .say1 = A Rider jumps over pieces of both sides. There is a black Pawn on g7, and another one behind it on g8. Capture the one on g8.
    .hint1 = Touch the Rider on g6, then g8. It jumps over what is in between.
    .done = Nothing stands in a Rider’s way. That makes it the best attacker.

guard = Making a Guard
    .say1 = The circle on the far right is the Guard space. The first piece that ends its move there becomes your Guard. Move your Pawn there from s10.
    .hint1 = Touch the Pawn on s10, then the circle s11 on the right.
    .done = Each side has at most one Guard. It goes up to three steps, but only over empty spaces.

revival = The Guard undoes a capture
    .say1 = Black’s Rider has just captured your Pawn on k8. Your Guard on k10 could get there in two steps, so it may undo the capture. Press “Revive a piece”.
    .hint1 = Touch the Guard on k10 and press “Revive a piece”.
    .done = The Rider is back where it came from, and your piece is back as a Pawn. It cannot be captured in the next turn. The Guard itself has not moved.

pawn-on-the-centre = A Pawn on the centre
    .say1 = Two of your Pawns stand opposite each other, on r7 and s8. Move the Pawn from e7 to the centre.
    .hint1 = Touch the Pawn on e7, then the round centre.
    .say2 = That does not win yet: the piece on the centre must be converted. But your Pawn now stands between two of its own. Win!
    .hint2 = Touch the Pawn on the centre and press “Convert to Scout”.
    .done = A Pawn on the centre wins in two turns, if your opponent lets it.

take-and-win = Capture and win
    .say1 = A black Scout holds the centre. Your Pawns stand opposite each other on d7 and k8. Find the winning move.
    .hint1 = Your Rider on f6 goes up to three steps and captures on the centre.
    .done = A piece on the centre is only safe if nobody can capture it there. Only a Guard is hard to capture: just a Guard or a Rider can.

three-points = Three points
    .say1 = The Guard on the centre between two Riders is worth three points instead of two. Your Riders are on e7 and i8. Win three points.
    .hint1 = The Guard goes from f5 to the centre. Any other winning move would be worth less.
    .done = Three points: the most that a game of Lautari can give.

superiority = Capturing everything
    .say1 = Black has a single piece left. If you capture the last enemy piece and have at least eight pieces, you win one point. Capture it.
    .hint1 = The Scout on e6 reaches g6 in two steps along the middle ring.
    .done = With fewer than eight pieces it would have been a draw.

stop-the-win = Stop the win
    .say1 = Now you play Black. White threatens to move the Scout from e6 to the centre and win. Prevent it.
    .hint1 = White needs three things: the Scout, its way to the centre, and the pair on r7 and s8. Take away one of them with your Scout on d8.
    .done = Always look at the pairs on the inner ring: without a pair there is no win.
