### The lessons of Nardi in English. `say…` is the task of a step, `hint…` answers a wrong move.

first = Your first minute
    .say1 = You play White. You rolled 3 and 1: each die moves one checker by that number. Two checkers on a point are safe. Bring two checkers together on point 5.
    .hint1 = Move one checker from 8 to 5 with the 3, and one from 6 to 5 with the 1.
    .say2 = A checker that stands alone can be hit: it goes to the bar and has to start again. You rolled 5 and 2. Hit a black checker.
    .hint2 = The black checker on your point 11 is alone. Move a checker from 13 to 11 with the 2, then play the 5.
    .say3 = When all your checkers are in your home board, you take them off. Whoever is done first wins. You rolled 2 and 1: take off your last two.
    .hint3 = Touch the checker on 2 and then your tray; then the one on 1.
    .done = You have won your first game. Now play the computer, or learn the rest step by step.

direction = Which way?
    .say1 = Your checkers run from high numbers to low ones, around the left-hand side to your home board. You rolled 6 and 5. Run with one checker from 24 to 13.
    .hint1 = Move the checker from 24 to 18 with the 6, and on to 13 with the 5.
    .done = Black’s checkers run the other way. The two numbers of a point always add up to 25.

both-dice = Making points
    .say1 = With 3 and 1 you can make point 5, the best point to have early. Do it.
    .hint1 = One checker from 8 to 5, one from 6 to 5.
    .say2 = And with 4 and 2 you can make point 4.
    .hint2 = One checker from 8 to 4, one from 6 to 4.
    .done = A point with two or more of your checkers is closed to your opponent.

doubles = Doubles
    .say1 = A double is played twice: 6 and 6 are four steps of 6. Bring two checkers from 24 to 18 and two from 13 to 7.
    .hint1 = Two steps with the checkers on 24, two with checkers on 13.
    .done = A double six is the best roll at the start.

blocked = Blocked points
    .say1 = You rolled 6 and 1. A point with two or more black checkers is blocked: your checker on 20 cannot go one step, because Black holds 19. Play your roll.
    .hint1 = Play any moves that the board offers; the marked points are open.
    .done = A checker that moves by both dice must be able to land in between, too.

hit = Hitting
    .say1 = You rolled 5 and 2. A single checker is a blot. Hit one.
    .hint1 = From 13 a 2 leads to 11, where a black checker stands alone.
    .done = The checker on the bar must enter before Black can play anything else.

bar = From the bar
    .say1 = Your checker on the bar comes first. You rolled 6 and 4: the 6 leads to point 19, which is blocked, so enter with the 4. Then play the 6.
    .hint1 = Touch the checker on the bar, then point 21. After that play the 6 with any checker.
    .done = If you cannot enter, you lose your turn.

larger = You must play what you can
    .say1 = You rolled 6 and 5, but only one of them can be played. Then it must be the larger one. Play it.
    .hint1 = The checker on 20 goes to 14 with the 6. After that nothing can be played.
    .done = If you can play both dice, you must play both.

bear-off = Bearing off
    .say1 = All your checkers are at home. You rolled 6 and 2. There is nothing on point 6, so the 6 takes off a checker from your highest point. Bear off at least one checker.
    .hint1 = Touch a checker on 5 and then your tray. Then play the 2.
    .done = You do not have to bear off: you may also move inside your home board.

win = The last checkers
    .say1 = Four checkers are left on your point 2, and you rolled a double 2. Finish the game.
    .hint1 = Four steps of 2 take off four checkers.
    .done = All fifteen are off: you have won.

blockade = A wall
    .say1 = Points next to each other form a wall that is hard to pass. You rolled 6 and 1. Make point 7.
    .hint1 = One checker from 13 to 7 with the 6, one from 8 to 7 with the 1.
    .done = With 6, 7 and 8 you hold three points in a row. Six in a row cannot be passed at all.

cube = The doubling cube
    .say1 = Now you play Black, in a match. White has doubled: you may take and play on for twice the stake, or drop and lose what it was worth before. Decide.
    .hint1 = Press “Take” or “Drop”.
    .done = As a rule of thumb, take if you would win at least one game in four.
