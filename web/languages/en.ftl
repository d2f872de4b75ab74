### The words of the pages in English. One line a text; { $name } is filled in by the program.
### Keys are the same in every language file; `npm run unit` says which are missing.

## The five games

game-lautari = Lautari
game-luzhanqi = Luzhanqi
game-nardi = Backgammon (Nardi)
game-rotary = Rotary
game-shatra = Shatra

summary-lautari = Convert your Pawns on the way and win the round centre with your own pieces on both sides of it.
summary-luzhanqi = Army chess with hidden pieces: attack, remember, deduce, and capture the flag.
summary-nardi = The classic race of fifteen checkers, plain or with gammons, the doubling cube and matches.
summary-rotary = Every move turns a whole ring of balls around an empty point.
summary-shatra = The game of the Altai: captures as in draughts, pieces as in chess, a reserve in a fortress.

story-lautari = Invented by Aleksejs Ivanovs. All pieces start as plain Pawns and become Scouts, Riders and Guards. Bring a converted piece to the centre, with your own pieces on two opposite sides of it, and you win. Ten minutes to learn.
story-luzhanqi = Two armies of twenty-five stand face to face, and neither general sees who is who on the other side. Set up your own army, slide along the railways, clear mines with sappers, and find the enemy flag.
story-nardi = Nardi is the Latvian and Russian name for backgammon. Bring your checkers home and bear them off; hit those that stand alone. The dice are fair, and you can check them after every game.
story-rotary = Invented by Dr László Nagy. Put the wheel (rota) on an empty point where your balls are in the majority and turn the whole ring, your own balls and your opponent’s. Three balls in the centre win.
story-shatra = Two fortresses, a ditch between two halves, and a chief, the biy, who must not fall. Captures are mandatory and can chain; the reserve behind the gate drops onto the board when you need it.


seat-lautari-first = White
seat-lautari-second = Black
seat-luzhanqi-first = Red
seat-luzhanqi-second = Black
seat-nardi-first = White
seat-nardi-second = Black
seat-rotary-first = Light
seat-rotary-second = Dark
seat-shatra-first = White
seat-shatra-second = Black

rules-lautari = Lautari
rules-luzhanqi = Luzhanqi: attacks reveal both pieces
rules-caai = Contest rules: attacks show only which piece survives
rules-junqi = Junqi: the usual Chinese rules
rules-nardi = Nardi: the plain game
rules-backgammon = Backgammon: gammons and doubling cube
rules-backgammon-5 = Backgammon: match to 5 points
rules-rotary = Rotary: balls along the rim
rules-rotary-rows = Rotary: balls in two rows
rules-rotary-empty = Rotary: players place the balls
rules-shatra = Shatra

## Pieces and squares, also for screen readers

piece-of-side = { $piece } ({ $side })
piece-pawn = Pawn
piece-scout = Scout
piece-rider = Rider
piece-guard = Guard
piece-checker = checker
piece-ball = ball
piece-biy = biy
piece-batyr = batyr
piece-tura = tura
piece-yalkyn = yalkyn
piece-shatra = shatra
piece-field-marshal = field marshal
piece-general = general
piece-lieutenant-general = lieutenant general
piece-brigadier = brigadier
piece-colonel = colonel
piece-major = major
piece-captain = captain
piece-platoon-commander = platoon commander
piece-sapper = sapper
piece-bomb = bomb
piece-mine = mine
piece-flag = flag
piece-hidden = hidden piece

field-empty = { $field }, empty
field-with = { $field }: { $pieces }
field-stack = { $count } × { $piece }
field-open = { $field }, can be chosen
field-pencilled = { $field }, may be { $kinds }
field-white-bar = White’s bar
field-black-bar = Black’s bar
field-white-off = White’s tray
field-black-off = Black’s tray
field-on-from = left board, { $field }
field-on-to = right board, { $field }

board-of = { $game } board. Arrow keys move between squares, Enter selects, Escape cancels.

## Buttons beside the board

choices = Available moves
confirm = Confirm move
confirm-asked = Move ready: confirm or undo.
undo-step = Undo
picked = { $field } selected, { $count ->
    [one] 1 move possible
   *[other] { $count } moves possible
}
picked-choices = { $field } selected, { $count ->
    [one] 1 choice
   *[other] { $count } choices
} beside the board
laid-down = Deselected
which-one = Which one?
not-now = You can’t do that now.
rota-back = Rotate one step anticlockwise
rota-on = Rotate one step clockwise
rota-hint = Turn the wheel or choose a notch.
button-rotary-turn = Turn by { $number }
button-rotary-turn-none = Pass without turning
button-lautari-scout = Convert to Scout
button-lautari-revive = Revive a piece
button-shatra-stop = Stop here
button-shatra-batyr = Batyr
button-shatra-tura = Tura
button-shatra-yalkyn = Yalkyn
button-nardi-cannot-move = No legal move: pass
button-nardi-double = Double
button-nardi-take = Take
button-nardi-drop = Drop
button-roll = Roll dice
sure-nardi-double = Double the stake? Your opponent takes the cube or gives up the game.
sure-nardi-drop = Drop the double? You lose this game.
sure-no = No
type-action = Type a move
type-action-go = Play
type-action-hint = Type a move, e.g. { $example }

## Everywhere

nav-main = Main menu
nav-home = Home
nav-play = Play
nav-watch = Watch
nav-learn = Learn
nav-puzzles = Puzzles
nav-analysis = Analysis
nav-tournaments = Tournaments
nav-about = About
nav-settings = Settings
nav-api = API
nav-menu = Menu
nav-sign-in = Sign in
footer-galds = Galds is Latvian for table.
footer-nav = More
skip-to-content = Skip to content
page-did-not-load = This page could not be loaded. Are you offline?
try-again = Try again
copy = Copy
copied = Copied

title-home = Five rare board games
title-game = Game
title-match = Game
title-lobby = Play
title-watch = Watch
title-settings = Settings
title-lost = Page not found
lost-lead = The address may be wrong, or the page no longer exists.

trouble-unreachable = The server cannot be reached. Please check your connection and try again.
offline-not-saved = The server cannot be reached, and this game is not saved for offline use on this device. Once you are connected, you can save it in the settings under “Play offline”.
needs-people = This needs a connection: it is about games with other people. Games that you have saved can be played against the computer without one.
trouble-server = Something went wrong on the server. Please try again in a moment.
trouble-refused = The server says: { $reason }
trouble-unknown = Something went wrong.

## Home

home-heading = Five rare games at one table
home-lead = Play the computer at your level, a friend by link, or anyone who is online. No account needed.
play-computer = Play the computer
play-computer-at = Play the computer at { $game }
play-people = People
more-about = Play { $game } with people, and learn about it
starting = One moment…
waiting-heading = Open challenges
waiting-none = No open challenges.
to-lobby = All open challenges
playing-heading = Live games
playing-none = No games in progress.
to-watch = Watch live games
filter = Filter
filter-all = All
filter-none = Show all
filter-near = Rating near yours
filter-span = within { $span }
filter-rules-usual = Usual rules
filter-rules-other = Other rules
waiting-filtered = No open challenge fits your filter.
own-challenges = Your open challenges
meanwhile = Nobody has come yet. Play { $game } against the computer meanwhile? Your challenge stays open.
counts-online = { $count ->
    [one] 1 player online
   *[other] { $count } players online
}
counts-open = { $count ->
    [one] 1 open challenge
   *[other] { $count } open challenges
}
counts-playing = { $count ->
    [one] 1 live game
   *[other] { $count } live games
}

## A game

play-heading = New game
play-against = Opponent
against-computer = Computer
against-friend = Friend
against-anyone = Anyone
begin-computer = Start game
begin-friend = Create game
begin-anyone = Find an opponent
level = Level { $level } of 10
level-child = Makes many mistakes: good for learning.
level-easy = Easy: sees simple threats.
level-club = Plays like a good club player.
level-strong = Full strength.
level-at = Level of the computer at { $game }
level-with-meaning = Level { $level }: { $meaning }
friend-name = Your friend’s username
friend-link = Leave it empty to get a link you can send.
your-side = Your side
side-random = Random
clock = Time control
control-none = No clock
control-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
control-delay = { $initial } min, { $delay } s delay
clock-days = { $days ->
    [one] 1 day { $time }
   *[other] { $days } days { $time }
}
rules-chosen = Rules
rules-usual = Usual rules
rules-more = More rules
rules-fewer = Fewer rules
rules-own = House rules
rules-places-pick = Pick single traps on the board.
rated-match = Rated
rated = rated
casual = casual
learn-nav = Learn
to-rules = Rules
to-lessons = Lessons
to-puzzles = Puzzles
to-analysis = Analysis board
top-players = Top players
top-none = Nobody is ranked yet. It takes five rated games to appear here.
choose-game = Choose a game
all-games = All games
nobody-yet = open seat
guest = Guest
player-deleted = Deleted player
computer-level = Computer (level { $level })

## Playing a game

your-turn = Your turn
their-turn-named = { $name } is thinking
their-turn-absent = { $name } is away
waiting-friend = Send this link to your friend. The game starts as soon as they join.
waiting-anyone = Looking for an opponent…
waiting-invited = Waiting for { $name } to accept…
share-link = Link to this game
join = Join game
join-lead = { $name } challenges you to a game of { $game }.
withdraw = Cancel
decline = Decline
accept = Accept
setup-lead = Set up your army: drag one piece onto another to swap them.
setup-rules = The flag must be in a headquarters and mines in the two back rows; bombs may not be in the back row (contest and Junqi rules: not in the front row).
setup-misplaced = { $field }, not allowed here
setup-send = Ready
setup-waits = Setup done. Waiting for your opponent.
setup-ready-made = Ready-made setups
setup-own = Your saved setups
setup-save = Save this setup
setup-name = Setup name
setup-delete = Delete
setup-mirror = Mirror
setup-none = No saved setups yet.
setup-hedgehog = Hedgehog
setup-fortress = Fortress
setup-turtle = Turtle
setup-decoy = Decoy
setup-example = Book example
setup-lattice = Lattice
setup-two-lines = Two lines
setup-left-hook = Left hook
setup-right-hook = Right hook
setup-sappers-ahead = Sappers ahead
setup-hammer = Hammer
setup-cavalry = Cavalry
setup-gambit = Gambit
setup-storm = Storm
contact-wins = { $attacker } captures { $defender }
contact-loses = { $attacker } loses to { $defender }
contact-both = { $attacker } and { $defender } are both removed
contact-title = Attack on { $field }
dice-commitment = Fair dice: the secret was fixed before the game. Its fingerprint: { $hash }
dice-revealed = The secret behind the dice: { $secret }
moves = Moves
move-first = First position
move-back = Previous move
move-forward = Next move
move-last = Latest move
move-number = Move { $number }: { $move }
looking-back = You are viewing move { $number }.
to-present = Back to the current position
turn-board = Flip board
board-sideways = Turn the board sideways
premove-chosen = Premove: { $move }
premove-cancel = Cancel premove
premove-cancelled = Premove cancelled
premove-impossible = The premove isn’t possible now
premove-begun = { $field } selected for a premove
plan-heading = Conditional moves
plan-about = If your opponent makes the first move of a line, your answer is played at once, even while you are away. Only you see the lines.
plan-add = Add a line
plan-save = Save conditional moves
plan-saved = Saved
plan-unsaved = Not saved yet
plan-remove = Remove the line { $line }
plan-begin = Make a move for your opponent.
plan-answer = Now make your answer.
plan-go-on = Finish the line, or go on with your opponent’s next move.
plan-finish = Finish line
plan-stop = Discard line
names-on-board = Coordinates
pencil-marks = Pencil marks
resign = Resign
sure-resign = Resign this game?
yes-resign = Yes, resign
no-play-on = No, play on
abort = Abort
sure-abort = Abort this game?
yes-abort = Yes, abort
offer-draw = Offer draw
sure-offer-draw = Offer a draw?
yes-offer-draw = Yes, offer a draw
offer-takeback = Request takeback
take-back = Take back
offer-rematch = Rematch
offered-draw = { $name } offers a draw.
offered-takeback = { $name } requests a takeback.
offered-rematch = { $name } offers a rematch.
you-offered-draw = You offered a draw.
you-offered-takeback = You requested a takeback.
you-offered-rematch = You offered a rematch. Waiting for your opponent.
declined-draw = Your draw offer was declined.
declined-takeback = Your takeback request was declined.
declined-rematch = Your rematch offer was declined.
claim-win = Claim victory
result-won = { $side } won
result-you-won = You won
result-you-lost = You lost
result-draw = Draw
result-none = No result
ending-rules = by the rules of the game
ending-resigned = { $side } resigned
ending-agreed = by agreement
ending-flag = { $side } ran out of time
ending-left = { $side } left the game
ending-aborted = game aborted
ending-cancelled = challenge cancelled
rematch-go = Next game
again-same = Again
again-easier = Easier: level { $level }
again-harder = Harder: level { $level }
hint-ask = Hint
hint-is = Hint: { $move }
analyse = Analyse
download = Download
animated-picture = Animated picture
embed = Embed
embed-code = Code for your own page
embed-not-over = This game is still in progress. You can watch it on its own page.
embed-start = Start
embed-full = Open on Galds
chat = Chat
chat-say = Write a message
chat-send = Send
chat-none = No messages yet.
chat-off = Chat is off.
chat-switch = Chat
connection-on = Connected, { $lag } ms
connection-connecting = Connecting…
connection-lost = Connection lost. Trying again…
connection-polling = Slow connection: checking every few seconds
connection-here = On this device
not-sent = Not sent yet: { $action }
says-move = { $side }: { $move }
time-left = { $side }: { $time } left
match-unknown = Game not found.
to-act = to move
first-due = { $due } to make the first move, or the game is aborted
pips = { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}
set-up-done = setup
move-cannot = cannot move
move-no-double = No double
move-takes = Takes
move-drops = Drops
move-doubles = Doubles to { $rest }
move-bar = bar
move-off = off
dice-fair = Fair dice
own-matches = Your games
one-screen = Two players, one screen
one-screen-lead = Play face to face on this device. The game stays in this browser and, if you are signed in, in your archive.
one-screen-turn = Turn the board after every move
one-screen-hides = Between moves a curtain hides the board, so that each player sees only their own army.
one-screen-to-move = { $side } to move
one-screen-pass = Pass to { $side }
one-screen-curtain = Pass the device to { $side }
one-screen-curtain-why = The board is hidden until the next player is ready.
one-screen-show = { $side } is ready: show the board
one-screen-new = New game
one-screen-new-sure = Start a new game? The one on the board is not finished.
one-screen-new-yes = Yes, new game
one-screen-kept = Your games at one screen
legend = Piece key

## Settings

settings-look = Appearance
settings-board = Board
settings-play = Gameplay
settings-device = This device
setting-language = Language
setting-theme = Theme
setting-motion = Animation
setting-sounds = Sounds
setting-names = Coordinates on the board
setting-targets = Show possible moves
setting-confirm = Confirm every move before it is sent
setting-premoves = Choose a move while your opponent thinks (premove)
setting-warnings = Against the computer: warn before a move that loses a piece or the game
setting-playForced = Play forced moves automatically
setting-throwByItself = Backgammon: roll automatically, without asking whether to double
setting-pencil = Luzhanqi: show what hidden pieces may be (pencil marks)
setting-chat = Show chat during games
setting-playHere = When I play the computer, run it on this device (works offline)
setting-analyseHere = Analyse on this device instead of on the server
offline-heading = Play offline
offline-about = Saves the site, the rules and the computer opponent in this browser, so that you can play, analyse and learn offline.
offline-kept = Available offline
offline-missing = Not offered by this server
offline-away = Not saved. You need a connection to save it.
offline-keep = Save for offline ({ $size } kB)
offline-failed = Saving failed. Please try again.
offline-remove = Remove
offline-remove-game = Remove { $game } from this device
offline-insecure = Offline use needs a secure connection (https).
offline-unsupported = This browser cannot save anything for offline use. If this is a private window, try an ordinary one.
archive-add = Add to my games online
archive-there = Open it online
play-here-missing = The engine could not be loaded in this browser, so this game cannot be played on this device. To play on the server instead, switch off “{ $setting }” in the settings.
finished-here = Finished on this device
finished-here-about = These games are kept in this browser only, unless you add them to your games online.
finished-here-delete = Delete
finished-here-delete-what = Delete this game: { $game }
finished-here-delete-yes = Yes, delete it
finished-here-delete-no = Keep it
as-browser = Same as browser
theme-system = Same as system
theme-light = Light
theme-dark = Dark
theme-to-light = Switch to light theme
theme-to-dark = Switch to dark theme
motion-system = Same as system
motion-reduced = Reduced

## Rules

title-rules = Rules
to-advice = Advice
rules-nav = About this game
rules-in-other-language = These rules have not been translated into your language yet, so here they are in English.
contents = Contents
footnotes = Notes
footnote = Note { $number }
back-to-text = Back to the text
table = Table
try-position = Try it on the board
close = Close

## Analysis

title-analysis = Analysis
analysis-lead = Try moves for both sides, see what the engine thinks, and share your analysis with a link. Which game?
analysis-lays-out = { $side } sets up first: choose a ready-made setup or make your own.
analysis-empty = Make a move on the board. Everything you try is kept here, with variations.
analysis-other-army = Choose another setup
analysis-back-to-moves = Back to the moves
show-hidden-pieces = Show all pieces
analysis-not-over = This game is still in progress. You can analyse it when it is over.
engine = Engine
engine-on = Engine on
engine-lines = Lines
engine-depth = Depth { $depth }
engine-nodes = { $nodes } positions
engine-thinks = Thinking…
engine-nothing = There is no move to choose here.
play-line-to = Play this line up to { $move }
value-win = { $count ->
    [one] wins in 1 ply
   *[other] wins in { $count } plies
}
value-loss = { $count ->
    [one] loses in 1 ply
   *[other] loses in { $count } plies
}
value-bar = { $first } has a { $percent }% chance against { $second }
value-none = No evaluation yet
game-over = Game over: { $result }
choose-dice = Choose the dice
variation = Variation
variation-promote = Make main line
variation-remove = Delete from here
share = Copy link
position-heading = Position and rules as text
position-text = Position
rules-text = Rules
position-set = Set position
position-start = Starting position
report = Game report
report-make = Find mistakes
report-again = Run again
report-stop = Stop
report-running = Checking move { $done } of { $total }
report-kept = Accuracy
mistake-inaccuracy = Inaccuracy
mistake-mistake = Mistake
mistake-blunder = Blunder
mistakes-inaccuracy = Inaccuracies (?!)
mistakes-mistake = Mistakes (?)
mistakes-blunder = Blunders (??)
better-was = Better: { $move }
report-phase-opening = Opening
report-phase-middle = Middlegame
report-phase-end = Endgame
report-luck = Luck
report-luck-note = How much the dice changed, in hundredths of a won game.
report-mistakes = Mistakes, and what punishes them
report-punished = Punished by:
mend-find = Find a better move than { $move }.
mend-right = { $move }: well found.
mend-wrong = { $move } is not good enough.
mend-end = Show the answer

## The computer as teacher

teacher = The computer as teacher
hint-where = Where to?
hint-why = Why?
hint-piece = Look at { $field }.
hint-then = Then: { $line }
hint-no-reason = Nothing is won at once: the engine likes the position after it best.
judge-ask = Was that good?
judge-best = { $move }: the best move.
judge-good = { $move }: a good move.
judge-mistake = { $move }: { $mistake }.
judge-answer = The best reply: { $line }
warning-checking = Checking the move…
warning-loss = After this move your opponent can force a win.
warning-pieces = { $count ->
    [one] After this move your opponent can capture on { $fields } with gain.
   *[other] After this move your opponent can capture with gain on: { $fields }.
}
warning-chance = This move gives away much of your chance to win.
warning-other = Choose another move
warning-anyway = Play it anyway
motif-win = It wins the game.
motif-threat-win = It threatens to win.
motif-saves = It brings a piece to safety.
motif-threat-capture = It threatens to capture.
motif-fork = It attacks several pieces at once.
motif-rescue = It stops a loss on the next move.
motif-capture = It captures a piece.
motif-series = It captures several pieces.
motif-promotion = It promotes a piece.
motif-conversion = It converts a piece.
motif-drop = It brings a piece in from the reserve.
motif-centre = It reaches the centre.
motif-hit = It hits a checker.
motif-entering = It enters from the bar.
motif-point = It makes a point.
motif-race = It gains in the race.
motif-cube = It is the right use of the cube.
motif-flag = It captures the flag.
motif-deduction = What the attacked piece can be has been worked out.
motif-attack = It attacks a piece.
motif-sapper = It attacks with a sapper.
motif-bomb = It attacks with a bomb.

rollout = Rollout
rollout-lead = Plays out each of the engine’s best moves many times on this device, corrected for the luck of the dice. Values are for { $side }.
rollout-games = Games per move
rollout-short = Stop after { $rolls } rolls
rollout-run = Roll out
rollout-running = Played { $done } of { $total } games
rollout-needs-lines = Turn the engine on: its best moves are rolled out.
rollout-done = { $games ->
    [one] Each move was played out once.
   *[other] Each move was played out { $games } times.
}
rollout-move = Move
rollout-equity = Equity
rollout-wins = Wins
rollout-gammons-won = Gammons won
rollout-gammons-lost = Gammons lost
rollout-no-module = The engine could not be loaded in this browser.

hindsight = What could be known
hindsight-nothing = Both armies must be set up first.
hindsight-known-to = What this side could know:
hindsight-gave-away = The last move gave something away: the piece on { $field } is a { $piece }. The other side could be { $before } sure of that before and { $after } after.
hindsight-missed = The defence was missed: { $move } was better.
hindsight-how = Chances follow from what this side had seen by then: contacts, moves, and how armies are usually set up.
danger-luzhanqi-beside = An enemy piece stood beside the flag ({ $fields }).
danger-luzhanqi-near = An enemy piece could take the flag in two moves ({ $fields }).

## Themes of puzzles

puzzle-themes = Themes:
themes-all = All
theme-with-count = { $theme } ({ $total })
theme-win-in-2 = Win in two
theme-win-in-3 = Win in three
theme-win-in-4 = Win in four
theme-fork = Fork
theme-rescue = Rescue
theme-capture = Capture
theme-series = Several captures
theme-quiet = Quiet move
theme-promotion = Promotion
theme-conversion = Conversion
theme-drop = Drop from the reserve
theme-centre = Centre
theme-edge = At the edge
theme-endgame = Endgame
theme-hit = Hit
theme-entering = Entering from the bar
theme-point = Making a point
theme-race = Race
theme-cube = Cube decision
theme-flag = Flag
theme-deduction = Deduction
theme-attack = Attack
theme-sapper = Sapper
theme-bomb = Bomb

## Printing

title-print = Print
to-print = Print
print-lead = The board, a score sheet and paper pieces at true size, on A4. Print at 100%, without “fit to page”, and the pieces fit the board.
print-board = Board
print-score = Score sheet
print-pieces = Paper pieces
print-all = Print all pages
print-page = { $sheet }, page { $number } of { $total }

## Puzzles

title-learn = Lessons
learn-lead = Learn a game by playing: short lessons on a real board, one idea each. The first takes about a minute.
lessons-done = { $count ->
    [0] not started
    [one] { $count } lesson done
   *[other] { $count } lessons done
}
lessons-all = All lessons of this game
lesson-step = Step { $step } of { $steps }
lesson-wrong = That’s not it. Try again.
lesson-right = Right!
lesson-next = Next lesson
lesson-play = Play a game
lesson-is-done = done
lesson-offer-label = First lesson
lesson-offer = New to { $game }? The first lesson takes about a minute.
lesson-offer-go = Start the lesson
lesson-offer-decline = No, thanks
guide-open = How to play this game
guide-heading = { $game } in short
guide-how = How to move here
guide-hover = Rest the mouse on a piece, or hold a finger on it, to see its name and where it can go.
guide-pieces = What the pieces do
guide-rule = Read the rule
guide-goal-rule = How a game ends
problem-check = Check as a problem
problem-checking = The prover is looking…
problem-single = One key: { $key } wins in { $actions ->
    [one] one move
   *[other] { $actions } moves
  }.
problem-several = No single key: several first moves win equally fast.
problem-none = No forced win in four moves was found.
problem-side = Side solutions: { $keys }
problem-open = Another move seems to win, too; it could not be proven.
title-problems = Problems by players
problems-lead = Positions that players composed. The prover has checked each of them: a single first move wins by force.
problems-go = Problems composed by players
problems-compose = Compose a problem
problems-none = Nobody has published a problem for this game yet.
problems-all = All problems of this game
problem-number = { $game }, problem { $number }
problem-length = { $actions ->
    [one] win in one move
   *[other] win in { $actions } moves
  }
problem-solvers = { $count ->
    [0] not solved yet
    [one] solved by one player
   *[other] solved by { $count } players
  }
problem-title = Title of the problem
problem-publish = Publish the problem
problem-publish-lead = Everyone sees it with your name. You can withdraw it at any time.
problem-needs-account = Sign in to publish it as a problem
problem-report = Report this problem
problem-withdraw = Withdraw this problem
problem-withdraw-lead = Nobody will find it any more.
problem-withdraw-sure = Withdraw
title-editor = Board editor
to-editor = Board editor
edit-lead = Lay out any position: choose a piece and touch the spaces where it is to stand, or drag pieces on the board.
edit-tools = Pieces and tools
edit-move = Move pieces
edit-erase = Erase
edit-clear = Clear the board
edit-to-act = To move
edit-unmoved = Pieces at home
edit-unmoved-no = have moved before
edit-unmoved-yes = have never moved
edit-reserve-first = White’s fortress
edit-reserve-second = Black’s fortress
edit-reserve-initial = has never been empty
edit-reserve-secondary = has been empty before
edit-known = Both sides know
edit-known-none = only their own pieces
edit-known-all = all pieces
edit-dice = Dice
edit-dice-roll = still to be rolled
edit-cube = Cube
edit-cube-middle = in the middle
edit-possible = The position is possible.
edit-is-over = The game is over in this position: { $result }
edit-analyse = Analyse
edit-play-computer = Play on against the computer
edit-play-friend = Play on against a friend
edit-no-secret = A game with hidden pieces cannot begin with a position that both players know. Analyse it instead.
edit-from-here = Edit the position
paste-heading = Paste a position or games
paste-lead = One or more games or positions: records and position texts of this site, move tables as in the original rules, .mat and SGF files, XGID or GNU Backgammon IDs.
paste-read = Read
paste-file = Or open a file
paste-line = Line { $line }: { $text }
paste-games = Read: { $count ->
    [one] { $count } game
   *[other] { $count } games
}
paste-game = Game { $number }
paste-position = Position
title-puzzles = Puzzles
puzzles-lead = Positions from the computer’s games with one right move each. Wins are proven: no defence helps.
puzzle-rating = Puzzle rating: { $rating }.
puzzle-strength = Rated { $rating }
puzzle-rated = Puzzle rating: { $rating } ({ $change }).
puzzle-streak = { $count ->
    [one] { $count } in a row.
   *[other] { $count } in a row.
}
puzzle-rating-here = This rating is kept in this browser only. With an account you start one that goes with you.
puzzle-best-streak = { $count ->
    [one] Longest run: { $count } puzzle.
   *[other] Longest run: { $count } puzzles.
}
puzzles-next = Next unsolved puzzle
puzzle-report = Report this puzzle
puzzle-report-wrong_solution = The solution is wrong
puzzle-report-other_solution = Another move solves it, too
puzzle-report-unclear = The task is unclear
puzzle-report-offensive_title = The title is offensive
puzzle-reported = Thank you. The report was sent.
daily-puzzle = Puzzle of the day
daily-puzzle-go = Solve it
daily-puzzle-solved = Solved today
puzzles-kind-win = Find the move that wins by force.
puzzles-kind-best = Find the move that is better than all others.
puzzles-solved = { $count ->
    [0] None solved yet
    [one] 1 solved
   *[other] { $count } solved
}
puzzles-progress = { $count ->
    [one] { $solved } of 1 solved
   *[other] { $solved } of { $count } solved
}
puzzles-all = All puzzles of this kind
puzzle-title = { $game }, puzzle { $number }
puzzle-number = Puzzle { $number }
puzzle-number-marked = Puzzle { $number }, { $mark }
puzzle-solved = solved
puzzle-shown = solution viewed
puzzle-task-win = { $actions ->
    [one] { $side } to move and win at once.
   *[other] { $side } to move and win in { $actions }.
}
puzzle-task-best = { $side } to move: find the best move.
puzzle-right = Right! Keep going.
puzzle-wrong = That’s not it. Try something else.
puzzle-is-solved = Solved: { $solution }
puzzle-solution = The solution starts with { $solution }
puzzle-hint = Hint
puzzle-hint-is = The solution starts on { $field }.
puzzle-give-up = Give up
puzzle-retry = Start over
puzzle-next = Next puzzle
intarzia = Intarzia
intarzia-lead = The solitaire version of Rotary: turn one arrangement of balls into the other in as few turns as you can. The minimum is proven, and you learn it when you are done.
intarzia-go = Play Intarzia
intarzia-task = Make the first board look like the second one.
intarzia-how = Put the wheel (rota) on an empty point of the first board and turn the ring around it. No ball may leave the board.
intarzia-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
intarzia-best = { $turns ->
    [one] Solved in 1 turn. Fewer is impossible.
   *[other] Solved in { $turns } turns. It is proven that fewer are impossible.
}
intarzia-solved = { $turns ->
    [one] Solved in 1 turn.
   *[other] Solved in { $turns } turns.
} { $fewest ->
    [one] 1 turn is enough
   *[other] { $fewest } turns are enough
}, and fewer are impossible: { $way }
intarzia-given-up = { $fewest ->
    [one] 1 turn is enough
   *[other] { $fewest } turns are enough
}, and fewer are impossible: { $way }
intarzia-own = A task of your own
intarzia-own-make = Make your own task
intarzia-own-lead = Have a task shuffled, or lay out both boards yourself, and send others the link.
intarzia-board = Board
intarzia-board-lid = The lid (19 points)
intarzia-board-full = The full board (60 points)
intarzia-balls = Balls of each colour
intarzia-shuffle-by = Turns
intarzia-shuffle = Shuffle a task
intarzia-clear = Clear both boards
intarzia-lay-out = Touch a point of either board to put a light ball there, once more for a dark one, and once more to take it away.
intarzia-prove = How few turns?
intarzia-solve = Solve it
intarzia-proven = { $turns ->
    [one] 1 turn is enough.
   *[other] { $turns } turns are enough, and fewer are impossible.
}
intarzia-at-most = { $turns ->
    [one] At most 1 turn is needed
   *[other] At most { $turns } turns are needed
}; it is proven that { $over } are not enough.
intarzia-more-than = It is proven that { $over } turns are not enough. The task is too large to find the minimum, or to say whether it can be solved.
intarzia-own-solved = { $turns ->
    [one] Solved in 1 turn.
   *[other] Solved in { $turns } turns.
}
intarzia-own-way = Here is a way: { $way }

## People

title-profile = Profile
here-since = member since { $date }
followers = { $count ->
    [0] no followers
    [one] 1 follower
   *[other] { $count } followers
}
is-bot = Bot
follow = Follow
following = Following
block = Block
blocking = Blocked
ratings = Ratings
ratings-none = No rated games yet.
rating = Rating
rating-provisional = Rating. The question mark: only a few games so far, so it is still uncertain
rating-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}: +{ $wins } ={ $draws } −{ $losses }
rating-curve = Rating in { $game }, { $speed }
speed-bullet = Bullet
speed-blitz = Blitz
speed-rapid = Rapid
speed-classical = Classical
speed-correspondence = Correspondence
outcome-won = Won
outcome-lost = Lost
outcome-drawn = Drawn
outcome-none = No result
skill = Skill and luck
skill-game = Game
skill-games = Games analysed
skill-luck = Luck per game
skill-none = No analysed games yet. A game counts here once somebody opens it, chooses “Analyse” and “Find mistakes”.
skill-none-own = No analysed games yet. Open one of your finished games, choose “Analyse” and then “Find mistakes”: it counts here once the report is complete.
skill-note = The average over all games with a complete report. Accuracy is the share of the winning chances that was kept at each decision.
skill-note-luck = The average over all games with a complete report. Accuracy is the share of the winning chances that was kept at each decision; luck is how much the dice helped, in hundredths of a won game.
matches-over = Games
matches-none = No games yet.
show-more = Show more
top-all = Top 100, all time controls
choose-speed = Choose a time control
place = Rank
name = Name
date = Date
games-played = Games
game = Game

## Account

title-account = Account
account-lead = An account keeps your name, your ratings and your games. You can also play without one.
account-ways = Sign in or register
sign-in = Sign in
sign-out = Sign out
register = Register
register-note = All you need is a username and a password. We don’t ask for an e-mail address; recovery codes in your account help if you forget the password.
guest-games-take = Keep the games you played as a guest (in progress: { $running }, finished: { $finished })
guest-games-note = They become part of your account, and your opponents will see your name on them.
name-hint = 2 to 20 letters and digits. Names that look alike count as the same.
password = Password
password-hint = At least 8 characters, and not one of the most common passwords.
password-change = Change password
password-old = Current password
password-new = New password
password-changed = Password changed. All other browsers have been signed out.
forgotten = Forgot your password?
recover = Set a new password
recover-lead = Enter one of the recovery codes that you noted down. It works once.
recovery-code = Recovery code
recover-go = Set password and sign in
recovery-codes = Recovery codes
recovery-lead = If you forget your password, a recovery code lets you set a new one. Keep the codes on paper or in a password manager; each works once.
recovery-once = Note the codes down now: they won’t be shown again.
recovery-make = Create new codes
recovery-left = { $count ->
    [0] You have no recovery codes
    [one] 1 recovery code left
   *[other] { $count } recovery codes left
}
to-profile = Your profile
about-you = About you
save = Save
saved = Saved.
you-follow = Players you follow
you-block = Players you block
sessions = Where you’re signed in
session-this = this browser
session-unknown = Unknown browser
session-end = Sign out there
session-end-others = Sign out everywhere else
last-used = last used { $date }
tokens = API tokens
tokens-lead = A token lets a program play under your name, as far as you allow it. Treat it like a password.
token-label = What is it for?
token-scopes = What may it do?
token-make = Create token
token-end = Revoke
token-unused = created { $made }, never used
token-secret = Copy the token now: it won’t be shown again.
scope-bot-play = Play as a bot
scope-board-play = Play as yourself from another program
scope-challenge-read = See challenges
scope-challenge-write = Challenge, accept and decline
scope-follow-read = See who you follow and block
scope-follow-write = Follow and block
scope-tournament-write = Create and join tournaments
scope-account-read = Export your data
own-data = Your data
own-data-lead = Everything we keep about you, in one file.
own-data-get = Download
account-delete = Delete account
account-delete-lead = You resign your games in progress, your name disappears from everything others can see, and nobody can use it again. This cannot be undone.
account-delete-sure = Delete permanently

## Tournaments

title-tournaments = Tournaments
tournaments-open = Open for entries
tournaments-checking = About to start
tournaments-running = In progress
tournaments-over = Finished
tournaments-none = No tournaments are open for entries.
# The whole sentence is a link.
tournament-needs-account = Sign in to create or join a tournament.
tournament-new = Create tournament
tournament-title = Tournament name
tournament-kind = Format
tournament-swiss = Swiss
tournament-round-robin = Round robin
tournament-rounds = Rounds
tournament-cycles = Cycles
tournament-call = Time to come to the board
tournament-late-entry = Players may join after the start
tournament-call-time = Players have { $time } to come to their board.
tournament-late-entry-open = New players may join from the next round on.
tournament-join-late = Join from the next round
tournament-make = Create
tournament-length-swiss = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
tournament-length-round-robin = { $cycles ->
    [one] 1 cycle
   *[other] { $cycles } cycles
}
tournament-phase-open = open for entries
tournament-phase-running = in progress
tournament-phase-over = finished
tournament-phase-cancelled = cancelled
tournament-sign-in = Sign in to join
tournament-join = Join
tournament-leave = Leave
tournament-withdraw = Withdraw
tournament-start = Start tournament
tournament-cancel = Cancel tournament
tournament-phase-checking = about to start
tournament-checking = All players are asked whether they are ready. Time left: { $time }
tournament-ready = I’m ready
tournament-is-ready = ready
tournament-start-now = Start now with those who are ready
tournament-pause = Pause
tournament-resume = Resume
tournament-paused = The tournament is paused. No new round is paired until it goes on.
tournament-own-board = To your board
tournament-boards = Games in progress
tournament-board-running = in progress
tournament-match = Game
standings = Standings
crosstable = Crosstable
crosstable-note = In each round: the points, and in small print the opponent’s number (#).
round = Round { $number }
points = Points
wins = Wins
buchholz = Buchholz
buchholz-note = Buchholz: the points of all one’s opponents together.
sonneborn-berger = Sonneborn-Berger
sonneborn-berger-note = Sonneborn-Berger: the points of those one has beaten, and half the points of those one has drawn with.
bye = bye
cell-game = Round { $round }, against { $name }: { $points }
cell-bye = Round { $round }, bye: { $points }
cell-absent = Round { $round }: did not play
entrants = { $count ->
    [one] 1 player
   *[other] { $count } players
}
entrants-none = Nobody has joined yet. Be the first!

## About

title-about = About
about-lead = Galds brings five rare board games to one table: exact rules, computer opponents that never peek, analysis, puzzles and tournaments, in one program that anyone can run.
about-authors = Credits
credit-lautari = Invented by Aleksejs Ivanovs. These rules follow version 1.02 of his rules, from 2024; his own app is at lautari.app.
credit-luzhanqi = A traditional Chinese game, played since the first half of the 20th century.
credit-nardi = Backgammon. Its ancestors are thousands of years old; the doubling cube dates from the 1920s.
credit-rotary = Invented by Dr László Nagy, who also devised the solitaire Intarzia.
credit-shatra = A traditional game of the Altai.
about-licence = Licence
about-licence-text = Galds is free software: you may use, change and share it under the MIT licence or the Apache licence 2.0, whichever you prefer. The games belong to their authors and traditions.
about-parts = The site and the server are built on free software by others, including:
about-privacy = What is kept about you
about-privacy-text = Without an account, only a random number in your browser and the games you play. With an account, also your name, a hash of your password, your ratings and what you write. There are no trackers and no advertisements, and your browser contacts nobody but this server.
about-programs-text = Everything you can do here can also be done by a program. The interface is described here:

## For developers

title-developers = For developers
developers-lead = Whatever you can do here, a program can do too: play, watch, analyse. All it takes is a token and a few dozen lines of code.
developers-token = Get a token
developers-token-text = Register, then create an API token on your account page that may “Play as a bot”. Your program sends it with every request:
developers-token-guest = For a first try you need no account. This request makes your program a guest, and the key in the answer works like a token:
developers-bot = Your first bot
developers-bot-text = This program challenges the computer to a game and makes random moves until the game is over. Save it and start it like this, with your own token and any of the games:
developers-languages = Programming language
developers-reference = Reference
developers-in-english = The technical descriptions are in English.
developers-api = HTTP API
developers-api-lead = Every address of this server: what it takes and what it answers.
developers-live = Live messages
developers-live-lead = What a page and the server tell each other while a game is played.
developers-live-text = Open a WebSocket at this address. Messages are JSON texts. The events of a game are numbered: after a lost connection, watch the game again with the number of the last event you have, and send again whatever was not acknowledged.
developers-live-sent = From your program
developers-live-received = From the server
developers-bot-api = Bot API
developers-bot-api-lead = Challenges, moves and streams for bots, just like the Lichess Bot API: its clients work here too.
developers-engine-protocol = Engine protocol
developers-engine-protocol-lead = How a program and an engine talk to each other, line by line.
developers-json = The whole description as JSON (OpenAPI)
developers-filter = Filter
developers-none = No address matches.
developers-parameters = Parameters
developers-body = Request body
developers-answers = Answers
developers-optional = optional

## Where no script runs

needs-script = Galds needs JavaScript for its boards.

## Headings and names with a part to fill in

title-with-game = { $page }: { $game }
setup-numbered = Setup { $number }

## Notifications

calls = Notifications
calls-unread = { $count ->
    [one] Notifications, 1 unread
   *[other] Notifications, { $count } unread
}
calls-none = Nothing here yet. Challenges, your turns and tournament rounds will show up here.
calls-settings = Notification settings
calls-for-players = Start a game or sign in to choose what you want to be notified about.
call-look = View
call-to-board = Go to the board
call-to-tournament = Go to the tournament
call-challenge = { $name } challenges you
call-declined = { $name } declined your challenge
call-started = Your game against { $name } has started
call-turn = Your move against { $name }
call-draw = { $name } offers a draw
call-takeback = { $name } asks to take back a move
call-rematch = { $name } wants a rematch
call-rematched = Your rematch against { $name } has started
call-won = You won against { $name }
call-lost = You lost against { $name }
call-drawn = Your game against { $name } was a draw
call-aborted = Your game against { $name } was aborted
call-ending-rules = The game was decided on the board.
call-ending-resigned = By resignation.
call-ending-agreed = By agreement.
call-ending-flag = On time.
call-ending-left = A player left the game.
call-ending-aborted = The game has no result.
call-ending-cancelled = The challenge was cancelled.
call-ready = { $title } is about to start. Are you ready?
call-round = { $title }, round { $round }: you play { $name }
call-postponed = { $title } couldn’t start: too few players were ready
call-group-challenges = Challenges
call-group-starts = Games that start
call-group-turns = Your move
call-group-offers = Draw offers and takebacks
call-group-rematches = Rematches
call-group-ends = Games that end while you are elsewhere
call-group-tournaments = Tournaments
call-way-page = On the page
call-way-sound = Sound
call-way-system = System
calls-system-impossible = This browser has no system notifications.
calls-system-denied = System notifications are blocked for this site. You can allow them in the browser’s settings.
calls-system-on = This browser notifies you even when no page is open.
calls-system-stop = Turn off in this browser
calls-system-open = This browser notifies you while a page is open.
calls-system-ask = Get notified by your system when you aren’t looking at the page, or when it is closed.
calls-system-allow = Allow notifications
decline-reason = Reason
decline-generic = I’m not accepting challenges at the moment.
decline-later = Not right now, please ask again later.
decline-toofast = This time control is too fast for me, please challenge me to a slower game.
decline-tooslow = This time control is too slow for me, please challenge me to a faster game.
decline-timecontrol = I’d rather play with a different time control.
decline-rated = Please send me a rated challenge instead.
decline-casual = Please send me a casual challenge instead.
decline-variant = I’d rather play with other rules.
decline-nobot = I’m not accepting challenges from bots.
decline-onlybot = I’m only accepting challenges from bots.
