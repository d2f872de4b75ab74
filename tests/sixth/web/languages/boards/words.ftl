due-chiefs-choose-chief = Choose your chief
due-chiefs-roll = The die is rolled
due-chiefs-go = Go { $pips } spaces
ended-chiefs-chief-decided = A chief was captured or has arrived.
ended-chiefs-too-long = Nobody’s chief has arrived.
