### The lessons of Shatra in English. `say…` is the task of a step, `hint…` answers a wrong move.

first = Your first minute
    .say1 = You play White, at the bottom. The round pieces are shatras, your foot soldiers. They go one square forward, from the first row also two. Move the shatra on 49.
    .hint1 = Touch the shatra on 49, in front of your gate, then one of the two squares before it.
    .say2 = Half of your army waits in the fortress. Instead of moving you may drop one of these pieces on any empty square of your half. Drop the tura, the tower on 58.
    .hint2 = Touch the tura on 58 in the fortress, then any marked square.
    .say3 = You capture by jumping over a piece to the empty square behind it. Whoever captures the enemy chief, the biy, wins. Capture the biy with your tura!
    .hint3 = The black biy is on 14, and the gate 10 behind it is empty. Touch the tura on 42, then 10.
    .done = You have won your first game. Now play the computer, or learn the rest step by step.

shatra = The shatra
    .say1 = On your own half a shatra goes one square straight forward. Move the one on 44.
    .hint1 = Touch the shatra on 44, then 37 in front of it.
    .say2 = At the ditch, the line across the middle, it may also step diagonally. Move the shatra on 34 across the ditch.
    .hint2 = Touch the shatra on 34, then 26, 27 or 28.
    .say3 = Beyond the ditch it goes forward, diagonally forward or sideways. Move the shatra on 22.
    .hint3 = Touch the shatra on 22 and choose one of its five squares.
    .done = A shatra never goes backward, but it captures in all directions.

long-range = Batyr, tura, yalkyn
    .say1 = The batyr goes any distance in all eight directions, like a queen in chess. Move it.
    .hint1 = Touch the batyr on 36, then any marked square.
    .say2 = The tura goes any distance along rows and files, like a rook. Move it.
    .hint2 = Touch the tura on 36, then any marked square.
    .say3 = The yalkyn goes any distance along diagonals, like a bishop. Move it.
    .hint3 = Touch the yalkyn on 36, then any marked square.
    .done = You have one batyr, two turas, two yalkyns, eleven shatras and the biy.

drop = Dropping from the fortress
    .say1 = Your pieces in the fortress are your reserve. Take the shatra on 57 and put it on any empty square of your half.
    .hint1 = Touch 57, then any marked square.
    .say2 = You choose which piece to drop: it does not have to be the one in front. Drop the piece on 61.
    .hint2 = Touch 61, in the last row of the fortress, then any marked square.
    .done = A drop never captures, and it takes your whole turn.

capture = You must capture
    .say1 = If you can capture, you must, and a piece goes on capturing as long as it can. Capture two pieces in one turn.
    .hint1 = The shatra on 42 jumps over 35 to 28 and then over 20 to 12. Touch 42, 28 and 12.
    .done = You choose which piece captures and which way it goes. You do not have to take the most.

landing = Where to land
    .say1 = A long-range piece may land on any empty square behind its victim. But if it can capture again from one of them, it must land there. Find the only capture.
    .hint1 = The tura on 42 jumps over 35. Only from 21 can it go on, over 23 to 24.
    .done = Jumped pieces stay on the board as obstacles until the capture is over.

biy = The biy has a choice
    .say1 = If only your biy can capture, it may capture or make a move of its own. Other pieces may not move instead. Do something with your biy on 44.
    .hint1 = Touch the biy on 44. It captures the shatra on 37 or steps to a free square.
    .done = The biy is also the only piece that may always stop in the middle of a capture.

space-behind = The empty square behind
    .say1 = A piece is only in danger if there is an empty square behind it. The black biy has left its gate. Win!
    .hint1 = The tura on 42 looks straight up the board. Behind the biy on 14 the squares are empty.
    .done = In the gate, with a piece behind it, the biy would have been safe from the tura.

gate = Stopping in the gate
    .say1 = A shatra that lands in the enemy gate may stop there, even if it could go on. Capture, and stop or go on as you like.
    .hint1 = The shatra on 21 jumps over 14 into the gate, 10. From there it can go on over 8 to 5.
    .done = Other captures must be played to the end. Only the biy may stop as well.

en-passant = En passant
    .say1 = A black shatra has just made a double step from 12 to 26, past your shatra on 27. You may capture it as if it had gone one step. Jump to 11.
    .hint1 = Touch your shatra on 27, then 11.
    .done = This is possible only in the very next turn after the double step.

promotion = Promotion
    .say1 = A shatra that reaches the last row of the enemy fortress becomes a piece you have lost. You have lost them all, so you may choose. Promote.
    .hint1 = The shatra on 9 jumps over 6 to 3. Then choose batyr, tura or yalkyn.
    .done = If you have lost none of these pieces, the shatra waits there until you have.

road = The great road
    .say1 = The straight line through both gates is the great road. A batyr or tura on it may leave the fortress through the empty gate. Move the tura from 58 to 21.
    .hint1 = Touch the tura on 58, then 21, beyond the ditch.
    .done = Every square of the road on its way must be empty, the gate included.

sacrifice = A sacrifice
    .say1 = Black’s wall looks solid. But who must capture can be led astray. Offer the shatra on 35.
    .hint1 = Move 35 to 28. Black must capture it, and that opens the wall.
    .say2 = Black had to capture. Now break through with two captures.
    .hint2 = The shatra on 42 jumps over 35 to 28 and then over 20 to 12.
    .done = One piece for two, and your shatra stands behind the wall.

danger = Protect your biy
    .say1 = The black tura on 28 looks straight at your biy, and the square behind your biy is empty. There is no check in Shatra: you have to see it yourself. Save the biy with a drop.
    .hint1 = A piece on 49, right in front of the biy, closes the road: there is no empty square behind it. On 42 or 35 it would be captured, and the tura would go on.
    .done = Well seen. Look at both biys before every move.
