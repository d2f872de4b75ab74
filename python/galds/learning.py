"""Games for programs that learn them: numbers for actions, arrays for views, many games at once.

Every game has one fixed list of numbers. Where an action is one of a great many (the play of four checkers, a series of
captures, a set-up of 25 pieces) it is made in several parts, each of them one number; an action is made as soon as only
one is left that begins like the parts so far.

An `Episode` is one game by numbers, with its history; a `Batch` steps thousands of games in one call, straight into
NumPy arrays.

>>> from galds.learning import Batch
>>> batch = Batch("nardi", 1000, seed=1)
>>> batch.step_random()
>>> batch.observations.shape, batch.masks.shape
((1000, 77), (1000, 180))
"""

from typing import Literal

import numpy as np
import numpy.typing as npt

from galds._galds import Episode, RawBatch, Table, playouts

__all__ = ["Batch", "Episode", "Layout", "new_episode", "playouts"]

Layout = Literal["flat", "planes"]


def new_episode(game: str, rules: str | None = None, position: str | None = None) -> Episode:
    """A game at its start or at a position, by numbers."""
    return Episode(Table(game, rules, position))


class Batch:
    """Many games under the same rules, stepped together.

    Chance falls by itself, and where a game has ended another one begins in the same step: `ends` says so, `rewards`
    what it brought both sides, and everything else is already of the new game. The arrays are the same objects at every
    step and are written in place; copy what you want to keep.
    """

    sides: npt.NDArray[np.int8]
    """The side to act in each game, 0 or 1."""
    rewards: npt.NDArray[np.float32]
    """What a game that has just ended brought each side; otherwise zeros."""
    ends: npt.NDArray[np.bool_]
    """Whether a game has just ended."""
    chosen: npt.NDArray[np.int32]
    """The numbers that were chosen last; -1 where a whole action was made."""
    masks: npt.NDArray[np.bool_]
    """Which numbers can be chosen; not to be changed."""
    observations: npt.NDArray[np.float32]
    """What the side to act sees."""

    def __init__(
        self,
        game: str,
        lanes: int,
        rules: str | None = None,
        *,
        seed: int = 0,
        threads: int = 0,
        layout: Layout = "flat",
        masks: bool = True,
        observations: bool = True,
    ) -> None:
        """So many games at their starts. Chance and random choices depend on the seed alone.

        Without `threads` all processors take part. What is not wanted (`masks`, `observations`) costs nothing; its
        array is empty.
        """
        self._raw = RawBatch(game, rules if rules is not None else game, lanes, seed, threads)
        self._layout = layout
        self.lanes = lanes
        self.number_count = self._raw.number_count
        self.largest_return = self._raw.largest_return
        self.observation_shape = tuple(self._raw.observation_shape(layout))
        self.sides = np.zeros(lanes, np.int8)
        self.rewards = np.zeros((lanes, 2), np.float32)
        self.ends = np.zeros(lanes, np.bool_)
        self.chosen = np.zeros(lanes, np.int32)
        self.masks = np.zeros((lanes if masks else 0, self.number_count), np.bool_)
        self.observations = np.zeros((lanes if observations else 0, *self.observation_shape), np.float32)
        self._raw.look(self._layout, self.sides, self._wanted_masks(), self._wanted_observations())

    def _wanted_masks(self) -> npt.NDArray[np.bool_] | None:
        return self.masks if len(self.masks) else None

    def _wanted_observations(self) -> npt.NDArray[np.float32] | None:
        return self.observations if len(self.observations) else None

    def step(self, numbers: npt.ArrayLike) -> None:
        """Makes these choices, one in each game. If one of them is not legal, none is made."""
        self.chosen[:] = numbers
        self._step(self.chosen, None)

    def step_random(self) -> None:
        """Makes a random legal choice in each game; `chosen` has them.

        Every whole action is as likely as any other; of set-ups, every example.
        """
        self._step(None, self.chosen)

    def play_random(self) -> None:
        """Makes a random whole action in each game, however many numbers it has.

        It is the fastest way through random games, and the same as `step_random` until the action is complete.
        """
        self._step(None, self.chosen, whole=True)

    def _step(
        self, numbers: npt.NDArray[np.int32] | None, chosen: npt.NDArray[np.int32] | None, *, whole: bool = False
    ) -> None:
        self._raw.step(
            numbers,
            whole,
            self._layout,
            chosen,
            self.sides,
            self.rewards,
            self.ends,
            self._wanted_masks(),
            self._wanted_observations(),
        )

    @property
    def bytes_per_game(self) -> float:
        """About how much memory a game takes up, the rows of the arrays not counted."""
        return self._raw.bytes / max(self.lanes, 1)

    def positions(self) -> list[str]:
        """The position texts of all games: the truth."""
        return self._raw.position_texts()
