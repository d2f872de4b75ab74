"""The games in OpenSpiel (`pip install galds[openspiel]`). Importing this module registers them:

>>> import pyspiel, galds.openspiel
>>> pyspiel.load_game("galds_rotary").num_distinct_actions()
420
>>> state = pyspiel.load_game("galds_nardi(rules=backgammon)").new_initial_state()
>>> state.is_chance_node()
True

Games with dice have explicit chance nodes; Luzhanqi has imperfect information, and `resampler` draws other truths for
algorithms that sample them, such as ISMCTS.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, ClassVar, Literal

import numpy as np
import pyspiel

from galds._galds import Episode, Game, Table, games

__all__ = ["GaldsGame", "GaldsObserver", "GaldsState", "resampler"]

PLAYERS: tuple[Literal["first"], Literal["second"]] = ("first", "second")

# The opening roll of Nardi has the most results.
MOST_RESULTS = 30

# No game is known to come near it; with limits of quiet play switched off there is no exact bound.
LONGEST = 200_000


def _game_type(game: Game) -> pyspiel.GameType:
    chance, information = pyspiel.GameType.ChanceMode, pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"galds_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if game.has_chance else chance.DETERMINISTIC,
        information=information.IMPERFECT_INFORMATION if game.is_hidden else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"rules": game.name},
    )


class GaldsGame(pyspiel.Game):  # type: ignore[misc]
    """A game under the rules that its parameter `rules` names; there is a subclass for each game."""

    galds_game: ClassVar[Game]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        game = self.galds_game
        # OpenSpiel gives commas and equals signs a meaning of their own.
        rules = str(params.get("rules", game.name)).replace(";", ",").replace(":", "=")
        self.table = Table(game.name, rules)
        episode = Episode(self.table)
        self.observation_size = episode.observation_shape("flat")[0]
        most = float(episode.largest_return)
        info = pyspiel.GameInfo(
            num_distinct_actions=episode.number_count,
            max_chance_outcomes=MOST_RESULTS if game.has_chance else 0,
            num_players=2,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(game), info, params)

    def new_initial_state(self) -> GaldsState:
        """The start."""
        return GaldsState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> GaldsObserver:
        """An observer of states."""
        observed = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return GaldsObserver(self.observation_size, observed, params)


class GaldsState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game; `episode` is what it wraps."""

    def __init__(self, game: GaldsGame) -> None:
        super().__init__(game)
        self.episode = Episode(game.table)

    def current_player(self) -> int:
        """Who has to act."""
        match self.episode.turn:
            case "first":
                return 0
            case "second":
                return 1
            case "chance":
                return int(pyspiel.PlayerId.CHANCE)
            case _:
                return int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.numbers()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The results of chance and their probabilities."""
        return [(place, chance) for place, (_, chance) in enumerate(self.episode.chances())]

    def _apply_action(self, action: int) -> None:
        if self.episode.turn == "chance":
            self.episode.fall(action)
        else:
            self.episode.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.episode.chances()[action][0]
        return self.episode.number_text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.episode.turn == "over"

    def returns(self) -> list[float]:
        """What the game has brought each side."""
        return list(self.episode.returns)

    def __str__(self) -> str:
        """The truth: position, and the parts of an action in the making."""
        parts = "".join(f" +{part}" for part in self.episode.parts)
        return f"{self.episode.table.position}{parts}"


class GaldsObserver:
    """What a player sees: with perfect recall everything that it saw, as text only."""

    def __init__(self, size: int, observed: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, such as {params}")
        self._recall = observed.perfect_recall
        self.tensor = np.zeros(0 if self._recall else size, np.float32)
        self.dict = {} if self._recall else {"observation": self.tensor}

    def set_from(self, state: GaldsState, player: int) -> None:
        """Writes what a player sees into `tensor`."""
        if not self._recall:
            self.tensor[:] = state.episode.observation(PLAYERS[player], "flat")

    def string_from(self, state: GaldsState, player: int) -> str:
        """What a player sees, or everything that it saw, as text."""
        side = PLAYERS[player]
        if self._recall:
            return f"{side}\n{state.episode.information_state(side)}"
        own = state.current_player() == player
        parts = "".join(f" +{part}" for part in state.episode.parts) if own else ""
        return f"{side}\n{state.episode.table.view(side)}{parts}"


def resampler(seed: int = 0) -> Callable[[GaldsState, int], GaldsState]:
    """A function that draws another truth which a player cannot tell from the true one, for
    `ISMCTSBot.set_resampler`."""
    rng = random.Random(seed)

    def resample(state: GaldsState, player: int) -> GaldsState:
        drawn: GaldsState = state.clone()
        drawn.episode = state.episode.resampled(PLAYERS[player], rng.getrandbits(63))
        return drawn

    return resample


def _register(game: Game) -> None:
    # A class and no function: OpenSpiel lets go of it when the interpreter has ended, and only classes outlive that.
    made = type(f"Galds{game.title}Game", (GaldsGame,), {"galds_game": game})
    pyspiel.register_game(_game_type(game), made)


for _game in games():
    _register(_game)
