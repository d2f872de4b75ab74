### The lessons of Luzhanqi in English. `say…` is the task of a step, `hint…` answers a wrong move.

first = Your first minute
    .say1 = You play Red, at the bottom. You do not see what the enemy’s pieces are. The thick striped lines are the railway: along it a piece goes any distance straight. Move your brigadier on a2.
    .hint1 = Touch the brigadier on a2, then any marked space.
    .say2 = You attack by moving onto an enemy piece. The higher rank stays; 1 is the highest. Attack the piece on c7 with your colonel.
    .hint2 = Touch the colonel on c6, then c7 across the front.
    .say3 = Whoever captures the enemy flag wins. It is always in one of the two headquarters in the back row. Capture it!
    .hint3 = Touch your colonel on b11, then the headquarters on b12.
    .done = You have won your first game. Now play the computer, or learn the rest step by step.

railway = Roads and railway
    .say1 = On the railway a piece goes straight as far as it likes. Slide your brigadier from a2 up to a9.
    .hint1 = Touch the brigadier on a2, then a9. The way is free.
    .say2 = On the thin roads it goes one step. From a camp, the round spaces, there is a road to every neighbour. Move your brigadier out of the camp on b3.
    .hint2 = Touch the brigadier on b3, then any marked space.
    .done = Nobody stops on the front lines in the middle; you pass through them.

sapper = The sapper turns corners
    .say1 = Only the sapper may turn corners on the railway, as many as it likes. Send it from a2 to e11, on the other side of the board.
    .hint1 = Touch the sapper on a2, then e11.
    .done = That makes sappers perfect for finding out what an enemy piece is.

camp = Safe in a camp
    .say1 = The enemy’s field marshal, the highest rank, is on a6 and attacks your lieutenant general on a4. A piece in a camp cannot be attacked. Go to the camp on b5.
    .hint1 = Touch the piece on a4, then the round space b5.
    .done = Camps are the best places to wait.

ranks = The higher rank stays
    .say1 = You already know two enemy pieces: a lieutenant general (3) on a7 and a brigadier (4) on c7. Attack the one that you can beat.
    .hint1 = Your general on a6 has rank 2 and beats the 3 on a7. Your colonel on c6 has rank 5 and would lose to the 4.
    .done = Equal ranks are both removed. Both players see both pieces.

bomb = The bomb
    .say1 = The enemy’s field marshal is on c6. No rank of yours can beat it, but a bomb takes anything with it. Use your bomb on c5.
    .hint1 = Touch the bomb on c5, then c6.
    .done = Bombs also go off when somebody attacks them. Keep one near your best pieces.

mines = Sappers clear mines
    .say1 = The piece on b11 has never moved, and the flag may well be behind it: it could be a mine. Only a sapper survives a mine. Send your sapper.
    .hint1 = Touch the sapper on a2, then b11. On the railway it may turn the corner.
    .say2 = It was a mine, and it is cleared. Now look into the headquarters.
    .hint2 = Touch the sapper on b11, then b12.
    .done = Any piece may capture the flag, even a sapper.

flag = Capturing the flag
    .say1 = Your colonel stands before the headquarters on b12. The flag is in one of the two headquarters. Win!
    .hint1 = Touch the colonel on b11, then b12.
    .done = You also win if your opponent has no piece left that can move.

deduction = What must it be?
    .say1 = The piece in the headquarters on b12 has just attacked you. A flag never moves, so where is the flag? Capture it.
    .hint1 = One of the two headquarters holds the flag, and it was not the one on b12. So it is on d12.
    .done = Press “Pencil marks” beside the board, and the program notes for you what a piece can still be.

guard-the-flag = Guard your flag
    .say1 = The enemy’s colonel has broken through to b2, right in front of your flag. Stop it now.
    .hint1 = Your lieutenant general in the camp on b3 stands beside it and has the higher rank.
    .done = Always keep a strong piece near your flag: camps beside it are the place for it.
