"""The games as a Gymnasium vector environment, for one side against a player (`pip install galds[gymnasium]`).

>>> from galds.gymnasium import VersusEnv
>>> envs = VersusEnv("rotary", num_envs=4, opponent="random")
>>> observations, infos = envs.reset(seed=1)
>>> observations.shape, infos["action_mask"].shape
((4, 368), (4, 420))
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from galds._galds import Player, Table
from galds.learning import Episode, Layout

__all__ = ["VersusEnv"]

Side = Literal["first", "second"]
Array = npt.NDArray[np.float32]


class VersusEnv(VectorEnv[Array, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Several games in each of which the learner plays one side and an opponent the other.

    The opponent is named like any player: `random`, `greedy`, `level:3`. The mask of legal actions is in the infos as
    `action_mask`; a game that has ended begins anew in the same step, with the last observation as `final_obs`. For
    self-play in large batches `galds.learning.Batch` is the faster way.
    """

    def __init__(
        self,
        game: str,
        rules: str | None = None,
        *,
        num_envs: int = 1,
        side: Side = "first",
        opponent: str = "random",
        nodes: int | None = None,
        layout: Layout = "flat",
        seed: int = 0,
    ) -> None:
        """`nodes` limits how many positions the opponent looks at for a move."""
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.side: Side = side
        self.layout: Layout = layout
        self._nodes = nodes
        self._start = Table(game, rules)
        self._opponents = [Player(game, opponent, seed=seed + lane) for lane in range(num_envs)]
        self.episodes = [Episode(self._start) for _ in range(num_envs)]
        first = self.episodes[0] if num_envs else Episode(self._start)
        shape = tuple(first.observation_shape(layout))
        self.single_observation_space = spaces.Box(0, np.inf, shape, np.float32)
        self.single_action_space = spaces.Discrete(first.number_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rng = np.random.default_rng(seed)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begins a new game everywhere; the dice depend on the seed."""
        if isinstance(seed, int):
            self._rng = np.random.default_rng(seed)
        for lane in range(self.num_envs):
            self._restart(lane)
        return self._observations(), {"action_mask": self._masks()}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Array, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Makes these choices and lets the opponents answer."""
        rewards = np.zeros(self.num_envs, np.float64)
        ends = np.zeros(self.num_envs, np.bool_)
        final = np.full(self.num_envs, None, dtype=object)
        for lane, action in enumerate(actions):
            episode = self.episodes[lane]
            episode.take(int(action))
            self._settle(lane)
            if episode.turn == "over":
                rewards[lane] = episode.returns[0 if self.side == "first" else 1]
                ends[lane] = True
                final[lane] = episode.observation(self.side, self.layout)
                self._restart(lane)
        infos: dict[str, Any] = {"action_mask": self._masks()}
        if ends.any():
            infos |= {"final_obs": final, "_final_obs": ends.copy()}
        return self._observations(), rewards, ends, np.zeros_like(ends), infos

    def _restart(self, lane: int) -> None:
        self.episodes[lane] = Episode(self._start)
        self._opponents[lane].new_game()
        self._settle(lane)

    def _settle(self, lane: int) -> None:
        """Lets chance fall and the opponent act until the learner has to."""
        episode = self.episodes[lane]
        while episode.turn not in (self.side, "over"):
            if episode.turn == "chance":
                weights = [chance for _, chance in episode.chances()]
                episode.fall(int(self._rng.choice(len(weights), p=weights)))
                continue
            table = episode.table
            token = self._opponents[lane].choose(table, nodes=self._nodes)
            if token is None:
                tokens, chances = zip(*table.chances(), strict=True)
                token = str(self._rng.choice(tokens, p=chances))
            episode.play(token)

    def _observations(self) -> Array:
        rows = [episode.observation(self.side, self.layout) for episode in self.episodes]
        return np.stack(rows)

    def _masks(self) -> npt.NDArray[np.bool_]:
        return np.stack([episode.mask() for episode in self.episodes])
