# Chiefs, the game of tests/sixth

game-chiefs = Chiefs
summary-chiefs = Bring your chief, whom only you know, to the other end.
story-chiefs = Each side has two men and says in secret which of them is its chief. A die says how far a man goes.
credit-chiefs = Made for the tests of this site.
rules-chiefs = Chiefs
seat-chiefs-first = White
seat-chiefs-second = Black
button-chiefs-pass = Pass
piece-chief = chief
piece-man = man
