### The words of the pages in English. One line a text; { $name } is filled in by the program.
### Keys are the same in every language file; `npm run unit` says which are missing.

## The five games

game-lautari = Lautari
game-luzhanqi = Luzhanqi
game-nardi = Nardi
game-rotary = Rotary
game-shatra = Shatra

summary-lautari = Convert your Pawns on the way and take the round centre with friends on both sides.
summary-luzhanqi = Army chess with hidden pieces: meet, remember, work it out, and take the flag.
summary-nardi = Backgammon, the race of fifteen checkers, plain or with gammons, cube and matches.
summary-rotary = Every move turns a whole ring of balls around an empty point.
summary-shatra = The game of the Altai: captures as in draughts, figures as in chess, a reserve in a fortress.

story-lautari = Invented by Aleksejs Ivanovs. All pieces start as plain Pawns and become Scouts, Riders and Guards. Whoever brings a converted piece to the centre, with friends on two opposite sides of it, has won. Ten minutes to learn.
story-luzhanqi = Two armies of twenty-five stand face to face, and neither general sees who is who on the other side. Lay out your own, slide along the railways, lift mines with sappers, and find the enemy flag.
story-nardi = Known in the tournament world as backgammon. Bring your checkers home and take them off; hit those that stand alone. The dice are fair and can be checked after every match.
story-rotary = Invented by dr. Nagy László. Put the rota on an empty point where your balls are in the majority and turn the whole ring, yours and the other's. Three balls in the centre win.
story-shatra = Two fortresses, a ditch between two halves, and a chief, the biy, who must not fall. Captures are a duty and may go on and on; the reserve behind the gate drops onto the field when it is wanted.

side-white = White
side-black = Black
side-light = Light
side-dark = Dark
side-red = Red

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
rules-luzhanqi = Luzhanqi: contacts show both pieces
rules-caai = Contest rules: contacts show only who stayed
rules-nardi = Nardi: the plain game
rules-backgammon = Backgammon: gammons and the cube
rules-backgammon-5 = Backgammon: a match to 5 points
rules-rotary = Rotary: balls along the rim
rules-rotary-rows = Rotary: balls in two rows
rules-rotary-empty = Rotary: the players place the balls
rules-shatra = Shatra

## Pieces and fields, also for screen readers

piece-of-side = { $piece } ({ $side })
piece-pawn = Pawn
piece-scout = Scout
piece-rider = Rider
piece-guard = Guard
piece-checker = checker
piece-checker-borne-off = checker borne off
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
piece-piece-hidden = hidden piece

field-empty = { $field }, empty
field-with = { $field }: { $pieces }
field-stack = { $count } × { $piece }
field-open = { $field }, can be chosen
field-pencilled = { $field }, may be { $kinds }
field-white-bar = White's bar
field-black-bar = Black's bar
field-white-off = White's tray
field-black-off = Black's tray
field-on-from = left board, { $field }
field-on-to = right board, { $field }

board-of = Board of { $game }. Arrow keys go from field to field, Enter picks, Escape lays down.

## Buttons beside the board

choices = What can be done
confirm = Play it
confirm-asked = Complete. Confirm or take back.
undo-step = Undo
picked = { $field } is in hand, { $count } { $count ->
    [one] field
   *[other] fields
} to go on
picked-choices = { $field } is in hand, { $count } { $count ->
    [one] choice
   *[other] choices
} beside the board
laid-down = Laid down
which-one = Which one?
not-now = That cannot be done now.
rota-back = Turn the rota back by one
rota-on = Turn the rota on by one
rota-hint = Turn the wheel or choose a notch.
button-turn = Turn by { $number }
button-turn-none = Pass without turning
button-lautari-scout = Convert to Scout
button-lautari-revive = Revive a piece
button-shatra-stop = Stop here
button-shatra-batyr = Batyr
button-shatra-tura = Tura
button-shatra-yalkyn = Yalkyn
button-nardi-cannot-move = No move: pass
button-nardi-double = Double
button-nardi-take = Take
button-nardi-drop = Drop
button-nardi-throw = Throw the dice
sure-nardi-double = Double the stake? The other side takes the cube or gives up the game.
sure-nardi-drop = Drop? You lose this game.
sure-no = No
shatra-duty-capture = A capture must be made: only men that can capture may move. They are marked on the board.
shatra-duty-promote = A shatra has reached the far end and must be promoted first.
type-action = Type a move
type-action-go = Play
type-action-hint = Type, e.g. { $example }

## Everywhere

nav-main = Main
nav-home = Home
nav-play = Play
nav-watch = Watch
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
skip-to-content = Skip to the content
page-did-not-load = This page could not be loaded. Is the connection gone?
try-again = Try again
copy = Copy
copied = Copied

title-home = Five rare board games
title-game = Game
title-match = Match
title-lobby = Play
title-watch = Watch
title-settings = Settings
title-lost = There is nothing here
lost-lead = The address may be wrong, or what was here is gone.

trouble-unreachable = The server cannot be reached. Please check the connection and try again.
trouble-server = Something went wrong on the server. Please try again in a moment.
trouble-refused = The server says: { $reason }
trouble-unknown = Something went wrong.

## Home

home-heading = Five rare games at one table
home-lead = Play the computer at your level, a friend by link, or whoever is there. No account needed.
play-computer = Play the computer
play-computer-at = Play the computer at { $game }
play-people = People
more-about = Play { $game } with people, and learn about it
starting = One moment …
waiting-heading = Waiting for an opponent
waiting-none = Nobody waits just now.
to-lobby = All who wait, and a place to wait yourself
playing-heading = Being played
playing-none = No match is being played just now.
to-watch = Watch all matches

## A game

play-heading = Play
play-against = Against whom
against-computer = The computer
against-friend = A friend
against-anyone = Anyone
begin-computer = Begin
begin-friend = Make the match
begin-anyone = Look for an opponent
level = Level { $level } of 10
level-child = Friendly: makes many mistakes and lets you see how the game goes.
level-easy = Easy-going: sees what is near.
level-club = A good club player.
level-strong = As strong as it gets without thinking long.
friend-name = Name of your friend
friend-link = Leave it empty and you get a link to send.
your-side = Your side
side-random = By lot
clock = Clock
control-none = No clock
control-days = { $days ->
    [one] A day a turn
   *[other] { $days } days a turn
}
rules-chosen = Rules
rated-match = Rated
rated = rated
casual = casual
learn-nav = Learn
to-rules = Rules
to-puzzles = Puzzles
to-analysis = Analysis board
top-players = Top players
top-none = Nobody is ranked yet: a place here takes five rated games.
choose-game = Choose a game
all-games = All games
nobody-yet = open seat
guest = Guest
computer-level = Computer, level { $level }

## The match

your-turn = Your turn
their-turn-named = { $name } is thinking
their-turn-absent = { $name } is not here
waiting-friend = Send this link to your friend. The match begins when the seat is taken.
waiting-anyone = Looking for an opponent …
waiting-invited = Waiting for { $name } to accept …
share-link = Link to this match
join = Take the free seat
join-lead = { $name } invites you to a match of { $game }.
withdraw = Withdraw
decline = Decline
accept = Accept
setup-lead = Lay out your army: drag pieces onto each other to change their places.
setup-rules = The flag stands in a headquarters, mines in the two back rows, bombs not in the back row.
setup-misplaced = { $field }, must not stand here
setup-send = Ready
setup-waits = Your army stands. Waiting for the other side.
setup-ready-made = Ready-made set-ups
setup-own = Your saved set-ups
setup-save = Save this set-up
setup-name = Name for the set-up
setup-delete = Delete
setup-mirror = Mirror
setup-none = You have saved none yet.
setup-hedgehog = Hedgehog
setup-fortress = Fortress
setup-turtle = Turtle
setup-decoy = Decoy
setup-example = Example of the book
setup-lattice = Lattice
setup-two-lines = Two lines
setup-left-hook = Left hook
setup-right-hook = Right hook
setup-sappers-ahead = Sappers ahead
setup-hammer = Hammer
setup-cavalry = Cavalry
setup-gambit = Gambit
setup-storm = Storm
contact-wins = { $attacker } takes { $defender }
contact-loses = { $attacker } falls to { $defender }
contact-both = { $attacker } and { $defender } both fall
contact-title = Contact on { $field }
dice-commitment = Fair dice: the secret was fixed before the match. Its fingerprint: { $hash }
dice-revealed = The secret of the dice: { $secret }
moves = Moves
move-first = To the beginning
move-back = One move back
move-forward = One move on
move-last = To the present
move-number = Move { $number }: { $move }
looking-back = You are looking at move { $number }.
to-present = Back to the present
turn-board = Turn the board
names-on-board = Names
pencil-marks = Pencil marks
resign = Resign
sure-resign = Really resign?
yes-resign = Yes, resign
no-play-on = No, play on
abort = Break off
sure-abort = Really break the match off?
yes-abort = Yes, break it off
offer-draw = Offer a draw
sure-offer-draw = Really offer a draw?
yes-offer-draw = Yes, offer a draw
offer-takeback = Ask to take back
offer-rematch = Play again
offered-draw = { $name } offers a draw.
offered-takeback = { $name } asks to take back a move.
offered-rematch = { $name } wants to play again.
you-offered-draw = You offered a draw.
you-offered-takeback = You asked to take back.
you-offered-rematch = You want to play again. Waiting for the other side.
declined-draw = Your offer of a draw was declined.
declined-takeback = Taking back was declined.
declined-rematch = Another game was declined.
claim-win = Claim the win
result-won = { $side } has won
result-you-won = You have won
result-you-lost = You have lost
result-draw = A draw
result-none = The match counts for nothing
ending-rules = by the rules of the game
ending-resigned = { $side } resigned
ending-agreed = by agreement
ending-flag = { $side } ran out of time
ending-left = { $side } left
ending-aborted = broken off
ending-cancelled = cancelled
rematch-go = To the next match
analyse = Analyse
download = Download
chat = Chat
chat-say = Say something
chat-send = Send
chat-none = Nothing said yet.
chat-off = Chat is off.
chat-switch = Chat
connection-on = Connected, { $lag } ms
connection-connecting = Connecting …
connection-lost = Connection lost. Trying again …
connection-polling = Slow connection: asking every few seconds
not-sent = Not sent yet: { $action }
says-move = { $side }: { $move }
time-left = { $side }: { $time } left
match-unknown = There is no such match.
throw-waits = Throw the dice or double
double-waits = Doubled: take or drop?
to-act = to act
first-due = First move within { $due }, or the match is broken off
pips = { $pips } pips
set-up-done = set-up
dice-fair = Fair dice
own-matches = Your matches
legend = What the pieces are

## Settings

settings-look = Look
settings-board = Board
settings-play = Play
setting-language = Language
setting-theme = Theme
setting-motion = Motion
setting-sounds = Sounds
setting-names = Names of fields on the board
setting-targets = Show where a piece may go
setting-confirm = Confirm every move before it is sent
setting-playForced = Make the only possible move by itself
setting-throwByItself = Nardi: throw the dice without asking whether to double
setting-pencil = Luzhanqi: pencil onto hidden pieces what they may be
setting-chat = Chat beside matches
as-browser = As the browser says
theme-system = As the system says
theme-light = Light
theme-dark = Dark
theme-to-light = Change to light
theme-to-dark = Change to dark
motion-system = As the system says
motion-reduced = Little

## Rules

title-rules = Rules
to-advice = Advice
rules-nav = About this game
rules-in-other-language = These rules are not written in your language yet; here they are in English.
contents = Contents
footnotes = Notes
footnote = Note { $number }
back-to-text = Back to the text
table = Table
try-position = Try it on the board
close = Close

## Analysis

title-analysis = Analysis
analysis-lead = Try out moves for both sides, see what the engine thinks, and share it by a link. Which game?
analysis-lays-out = { $side } lays out an army first: choose a ready-made one or make your own.
analysis-empty = Make a move on the board. Whatever you try is kept here, with variations.
analysis-other-army = Lay out another army
analysis-back-to-moves = Back to the moves
show-hidden-pieces = All pieces
analysis-not-over = This match is still being played. It can be analysed when it is over.
engine = Engine
engine-on = On
engine-lines = Lines
engine-depth = Depth { $depth }
engine-nodes = { $nodes } positions
engine-thinks = Thinking …
engine-nothing = There is nothing to choose here.
play-line-to = Play this line up to { $move }
value-win = wins in { $count }
value-loss = loses in { $count }
value-bar = Chances: { $first } { $percent } of 100, { $second } the rest
value-none = No judgement yet
game-over = The game is over: { $result }
choose-dice = Choose the dice
variation = Variation
variation-promote = Make it the main line
variation-remove = Remove from here on
share = Copy the link
position-heading = Position and rules as text
position-text = Position
rules-text = Rules
position-set = Set up
position-start = From the start
report = Report
report-make = Find the mistakes
report-again = Once more
report-stop = Stop
report-running = Looking at move { $done } of { $total }
report-kept = Chances kept
mistake-inaccuracy = Inaccuracy
mistake-mistake = Mistake
mistake-blunder = Blunder
mistakes-inaccuracy = Inaccuracies (?!)
mistakes-mistake = Mistakes (?)
mistakes-blunder = Blunders (??)
better-was = Better: { $move }

## Puzzles

title-puzzles = Puzzles
puzzles-lead = Positions from games of the computer in which one action is right. Wins are proven: no defence helps.
puzzles-kind-win = Find the action that wins by force.
puzzles-kind-best = Find the action that is better than all others.
puzzles-solved = { $count ->
    [0] None solved yet
    [one] One solved
   *[other] { $count } solved
}
puzzles-progress = { $solved } of { $count } solved
puzzles-all = All puzzles of this kind
puzzle-title = { $game }, puzzle { $number }
puzzle-number = Puzzle { $number }
puzzle-number-marked = Puzzle { $number }, { $mark }
puzzle-solved = solved
puzzle-shown = solution seen
puzzle-task-win = { $actions ->
    [one] { $side } to act and win at once.
   *[other] { $side } to act and win in { $actions }.
}
puzzle-task-best = { $side } to act: find the best action.
puzzle-right = Right! Go on.
puzzle-wrong = That is not it. Try something else.
puzzle-is-solved = Solved: { $solution }
puzzle-solution = The solution begins with { $solution }
puzzle-hint = Hint
puzzle-hint-is = It begins on { $field }.
puzzle-give-up = Give up
puzzle-retry = From the beginning
puzzle-next = Next puzzle
intarzia = Intarzia
intarzia-lead = The solitaire of Rotary: turn one arrangement of balls into the other in as few turns as you can. The minimum is proven and told when you are done.
intarzia-go = Play Intarzia
intarzia-task = Make the first board look like the second one.
intarzia-how = Put the rota on an empty point of the first board and turn the ring around it. No ball may leave the board.
intarzia-turns = { $turns ->
    [one] One turn
   *[other] { $turns } turns
}
intarzia-best = { $turns ->
    [one] Solved in one turn. Fewer is impossible.
   *[other] Solved in { $turns } turns. Fewer is impossible: that is proven.
}
intarzia-solved = Solved in { $turns } turns. { $fewest } are enough, and fewer is impossible: { $way }
intarzia-given-up = { $fewest } turns are enough, and fewer is impossible: { $way }

## People

title-profile = Profile
here-since = here since { $date }
followers = { $count ->
    [0] no followers
    [one] one follower
   *[other] { $count } followers
}
is-bot = a program
follow = Follow
following = You follow
block = Block
blocking = Blocked
ratings = Ratings
ratings-none = No rated games yet.
rating = Rating
rating-games = { $games } games: +{ $wins } ={ $draws } −{ $losses }
rating-curve = Rating in { $game }, { $speed }
speed-bullet = Bullet
speed-blitz = Blitz
speed-rapid = Rapid
speed-classical = Classical
speed-correspondence = Correspondence
outcome-won = Won
outcome-lost = Lost
outcome-drawn = Drawn
outcome-none = Counts for nothing
matches-over = Games
matches-none = No games yet.
show-more = Show more
top-all = All speeds, a hundred places
choose-speed = Choose a speed
place = Place
name = Name
date = Date
games-played = Games
game = Game

## Account

title-account = Account
account-lead = An account keeps your name, your ratings and your games. You can play without one.
account-ways = Sign in or register
sign-in = Sign in
sign-out = Sign out
register = Register
register-note = A name and a password are all. No e-mail address is asked for, so a lost password cannot be sent to you.
guest-games-take = Take along what you play as a guest (running: { $running }, finished: { $finished })
guest-games-note = It becomes part of your account, and your opponents see your name in it.
name-hint = 2 to 20 letters and digits. Names that look alike count as one.
password = Password
password-hint = At least 8 characters, and none of the commonest passwords.
password-change = Change the password
password-old = Present password
password-new = New password
password-changed = The password is changed. All other browsers are signed out.
to-profile = Your profile
about-you = About you
save = Save
saved = Saved.
you-follow = You follow
you-block = You block
sessions = Where you are signed in
session-this = this browser
session-unknown = An unknown browser
session-end = Sign out there
session-end-others = Sign out everywhere else
last-used = last used { $date }
tokens = Tokens for programs
tokens-lead = A token lets a program of yours play under your name, as far as you allow it. Treat it like a password.
token-label = What is it for?
token-scopes = What may it do?
token-make = Make a token
token-end = End
token-unused = made { $made }, never used
token-secret = Copy the token now: it is shown only this once.
scope-bot-play = Play as a bot
scope-board-play = Play from a program as a person
scope-challenge-read = See challenges
scope-challenge-write = Challenge, accept and decline
scope-follow-read = See whom you follow and block
scope-follow-write = Follow and block
scope-tournament-write = Make and join tournaments
scope-account-read = Export your data
own-data = Your data
own-data-lead = Everything that is kept about you, as one file.
own-data-get = Download
account-delete = Delete the account
account-delete-lead = Running games are resigned, your name disappears from everything that others keep, and nobody can take it again. This cannot be undone.
account-delete-sure = Delete it for ever

## Tournaments

title-tournaments = Tournaments
tournaments-open = Open for entries
tournaments-running = Being played
tournaments-over = Over
tournaments-none = No tournament is waiting for entries.
tournament-needs-account = to make a tournament or to take part in one.
tournament-new = Make a tournament
tournament-title = Name of the tournament
tournament-kind = Pairing
tournament-swiss = Swiss
tournament-round-robin = Everybody against everybody
tournament-rounds = Rounds
tournament-cycles = How often
tournament-make = Make it
tournament-length-swiss = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
tournament-length-round-robin = { $cycles ->
    [one] once
   *[other] { $cycles } times
}
tournament-phase-open = open for entries
tournament-phase-running = being played
tournament-phase-over = over
tournament-phase-cancelled = called off
tournament-sign-in = Sign in to take part
tournament-join = Take part
tournament-leave = Do not take part
tournament-withdraw = Withdraw
tournament-start = Start it
tournament-cancel = Call it off
tournament-board-running = being played
tournament-match = Match
standings = Standings
crosstable = Crosstable
round = Round { $number }
points = Points
wins = Wins
buchholz = Buchholz
sonneborn-berger = Sonneborn-Berger
bye = bye
cell-game = Round { $round }: { $points } against { $name }
cell-bye = Round { $round }: { $points }, no opponent
cell-absent = Round { $round }: did not play
entrants = { $count ->
    [one] One takes part
   *[other] { $count } take part
}
entrants-none = Nobody yet. Be the first.

## About

title-about = About
about-lead = Galds is a table for five rare board games: exact rules, honest opponents, analysis, puzzles and tournaments, in one program that anybody may run.
about-authors = Whose games these are
credit-lautari = Invented by Aleksejs Ivanovs. The rules here follow version 1.02 of his rules, from 2024.
credit-luzhanqi = A traditional game of China, played there since the first half of the 20th century.
credit-nardi = Backgammon, thousands of years old in its ancestors; the doubling cube is of the 1920s.
credit-rotary = Invented by dr. Nagy László. The solitaire Intarzia is his, too.
credit-shatra = A traditional game of the Altai.
about-licence = Licence
about-licence-text = Galds is free software: you may use, change and pass it on under the MIT licence or the Apache licence 2.0, as you like. The games belong to their authors and traditions.
about-parts = The pages and the server are built from free software by others, among it:
about-privacy = What is kept about you
about-privacy-text = Without an account, nothing but a random number in your browser and the games you play. With an account, also your name, a hash of your password, your ratings and what you write. There are no trackers, no advertisements, and no request goes to anybody else.
about-programs = For programmers
about-programs-text = Everything here can also be done by programs; the interface is described at
