### The options of the games, by which players agree on rules. `rule-GAME-OPTION` is the name of an option,
### and one more word is a value of it: `-number` a number, `-places` fields of the board.
### Values stand in lists and begin with a small letter.

## Lautari

rule-lautari-repetition = Repetition
rule-lautari-repetition-number = draw when a position occurs { $number } times
rule-lautari-repetition-off = no draw by repetition
rule-lautari-quiet = Quiet play
rule-lautari-quiet-number = { $number ->
    [one] draw after 1 quiet turn
   *[other] draw after { $number } quiet turns
}
rule-lautari-quiet-off = no draw by quiet play
rule-lautari-rating = Rating
rule-lautari-rating-formula = rating by the printed formula
rule-lautari-rating-example = rating by the worked example

## Luzhanqi

rule-luzhanqi-bomb_row = Bombs in the setup
rule-luzhanqi-bomb_row-back = no bombs in the back row
rule-luzhanqi-bomb_row-front = no bombs in the front row
rule-luzhanqi-bomb_row-none = bombs in any row
rule-luzhanqi-hq_locked = Headquarters
rule-luzhanqi-hq_locked-yes = pieces never leave a headquarters
rule-luzhanqi-hq_locked-no = pieces may leave a headquarters
rule-luzhanqi-mine_survives = Mines
rule-luzhanqi-mine_survives-yes = mines stay after an attack
rule-luzhanqi-mine_survives-no = mines go off once
rule-luzhanqi-contact = Attacks
rule-luzhanqi-contact-reveal = attacks reveal both pieces
rule-luzhanqi-contact-outcome = attacks show only which piece survives
rule-luzhanqi-marshal_reveals_flag = Fall of the field marshal
rule-luzhanqi-marshal_reveals_flag-yes = the fall of a field marshal reveals the flag
rule-luzhanqi-marshal_reveals_flag-no = the fall of a field marshal reveals nothing
rule-luzhanqi-quiet = Moves without an attack
rule-luzhanqi-quiet-number = { $number ->
    [one] end after 1 move without an attack
   *[other] end after { $number } moves without an attack
}
rule-luzhanqi-quiet-off = no end by quiet play
rule-luzhanqi-stall = End of quiet play
rule-luzhanqi-stall-draw = quiet play ends in a draw
rule-luzhanqi-stall-loss = quiet play loses for the side to move
rule-luzhanqi-cap = Length of the game
rule-luzhanqi-cap-number = { $number ->
    [one] draw after 1 move in all
   *[other] draw after { $number } moves in all
}
rule-luzhanqi-cap-off = no limit to the number of moves

## Backgammon

rule-nardi-opening = First roll
rule-nardi-opening-reroll = the starting player rolls both dice again
rule-nardi-opening-keep = the starting player plays the opening roll
rule-nardi-gammons = Gammons
rule-nardi-gammons-yes = gammons and backgammons count
rule-nardi-gammons-no = every win counts one
rule-nardi-cube = Doubling cube
rule-nardi-cube-yes = with the doubling cube
rule-nardi-cube-no = without the doubling cube
rule-nardi-match = Match
rule-nardi-match-number = { $number ->
    [one] match to 1 point
   *[other] match to { $number } points
}
rule-nardi-match-0 = single game

## Rotary

rule-rotary-centre = Centre
rule-rotary-centre-text = centre 44, 54, 55
rule-rotary-centre-geometric = centre 54, 55, 65
rule-rotary-start = Start
rule-rotary-start-rim = balls along the rim
rule-rotary-start-rows = balls in two rows
rule-rotary-start-empty = players place the balls
rule-rotary-goal = Goal
rule-rotary-goal-centre = play for the centre
rule-rotary-goal-paralysis = play for paralysis
rule-rotary-offer = Opening offer
rule-rotary-offer-yes = Light offers two pivots, Dark chooses
rule-rotary-offer-no = no opening offer
rule-rotary-capture = Captures
rule-rotary-capture-none = no captures
rule-rotary-capture-after = captures after the turn
rule-rotary-capture-during = captures during the turn
rule-rotary-traps = Traps
rule-rotary-traps-none = no traps
rule-rotary-traps-outside = outside the board
rule-rotary-traps-centre = the centre
rule-rotary-traps-places = traps: { $places }
rule-rotary-repetition = Repetition
rule-rotary-repetition-number = draw when a position occurs { $number } times
rule-rotary-repetition-off = no draw by repetition
rule-rotary-cap = Length of the game
rule-rotary-cap-number = { $number ->
    [one] draw after 1 turn in all
   *[other] draw after { $number } turns in all
}
rule-rotary-cap-off = no limit to the number of turns

## Shatra

rule-shatra-biy_drop = Biy in the gate
rule-shatra-biy_drop-yes = the biy may be dropped from its gate
rule-shatra-biy_drop-no = the biy walks out of its gate
rule-shatra-repetition = Repetition
rule-shatra-repetition-number = draw when a position occurs { $number } times
rule-shatra-repetition-off = no draw by repetition
rule-shatra-quiet = Turns without progress
rule-shatra-quiet-number = { $number ->
    [one] draw after 1 turn without progress
   *[other] draw after { $number } turns without progress
}
rule-shatra-quiet-off = no draw by lack of progress
