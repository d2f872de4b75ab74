"""Five rare board games: exact rules, players that think, puzzles, and environments for learning.

A `Table` is a game being played. It is opened by the name of a game and, if need be, a rules text; positions and
actions are text, too:

>>> import galds
>>> table = galds.Table("rotary")
>>> table.play("53 3").book
'53 3'
>>> table.turn
'second'

A `Player` chooses actions; `puzzles` are positions with one right action. `galds.nardi` has the formats and the match
review of backgammon, `galds.intarzia` the solitaire of the Rotary board. `galds.learning` has numbers for actions,
arrays for views and batches of games; `galds.pettingzoo`, `galds.gymnasium` and `galds.openspiel` bring the games to
these libraries, and `galds.data` reads exported games into data frames.

Whatever the rules refuse is a `GaldsError`, with the same words as everywhere else in Galds.
"""

from galds import intarzia, learning, nardi
from galds._galds import (
    ActionError,
    Analysis,
    Choice,
    FormatError,
    GaldsError,
    Game,
    GameOverError,
    Judgement,
    Line,
    Played,
    Player,
    PlayerError,
    PositionError,
    Puzzle,
    RecordError,
    Rollouts,
    RuleOption,
    RulesError,
    Table,
    UnknownGameError,
    __version__,
    game,
    games,
    games_with_players,
    player_forms,
    puzzles,
)

__all__ = [
    "ActionError",
    "Analysis",
    "Choice",
    "FormatError",
    "GaldsError",
    "Game",
    "GameOverError",
    "Judgement",
    "Line",
    "Played",
    "Player",
    "PlayerError",
    "PositionError",
    "Puzzle",
    "RecordError",
    "Rollouts",
    "RuleOption",
    "RulesError",
    "Table",
    "UnknownGameError",
    "__version__",
    "game",
    "games",
    "games_with_players",
    "intarzia",
    "learning",
    "nardi",
    "player_forms",
    "puzzles",
]
