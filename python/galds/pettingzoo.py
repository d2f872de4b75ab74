"""The games as PettingZoo environments (`pip install galds[pettingzoo]`).

>>> from galds.pettingzoo import env
>>> nardi = env("nardi")
>>> nardi.reset(seed=1)
>>> sorted(nardi.observe(nardi.agent_selection))
['action_mask', 'observation']
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv

from galds._galds import Table
from galds.learning import Episode, Layout

__all__ = ["GaldsEnv", "env"]

Observation = dict[str, npt.NDArray[Any]]
RenderMode = Literal["svg", "ansi"]


class GaldsEnv(AECEnv):  # type: ignore[misc]
    """One game for two agents, `first` and `second`, who act in turn; chance falls by itself.

    An observation is what the agent's side sees, with a mask of the actions that it can choose.
    """

    def __init__(
        self,
        game: str,
        rules: str | None = None,
        *,
        layout: Layout = "flat",
        render_mode: RenderMode | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"galds_{game}_v0",
            "render_modes": ["svg", "ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.layout = layout
        self._start = Table(game, rules)
        self.episode = Episode(self._start)
        self.possible_agents = ["first", "second"]
        self.agents: list[str] = []
        shape = tuple(self.episode.observation_shape(layout))
        count = self.episode.number_count
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, np.inf, shape, np.float32),
                    "action_mask": spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self._rng = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent chooses from."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """What the side of an agent sees; the mask is empty unless the agent has to act."""
        acts = self.episode.turn == agent
        mask = self.episode.mask() if acts else np.zeros(self.episode.number_count, np.bool_)
        side: Literal["first", "second"] = "first" if agent == "first" else "second"
        observation = self.episode.observation(side, self.layout)
        return {"observation": observation, "action_mask": mask.astype(np.int8)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game; the dice depend on the seed."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.episode = Episode(self._start)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._settle()

    def _settle(self) -> None:
        """Lets chance fall until a side has to act, or the game is over."""
        while self.episode.turn == "chance":
            weights = [chance for _, chance in self.episode.chances()]
            self.episode.fall(int(self._rng.choice(len(weights), p=weights)))
        if self.episode.turn == "over":
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.possible_agents, self.episode.returns, strict=True))
        else:
            self.agent_selection = self.episode.turn

    def step(self, action: int | None) -> None:
        """Chooses a number for the agent that has to act."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        if action is None:
            raise ValueError("an agent that has to act chooses a number")
        self.episode.take(int(action))
        self._settle()
        if self.episode.turn == "over":
            self.agent_selection = "second" if agent == "first" else "first"
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The board as everybody may see it."""
        match self.render_mode:
            case "svg":
                return self.episode.table.svg("spectator")
            case "ansi":
                return self.episode.table.view("spectator")
            case _:
                return None

    def close(self) -> None:
        """There is nothing to close."""


def env(
    game: str,
    rules: str | None = None,
    *,
    layout: Layout = "flat",
    render_mode: RenderMode | None = None,
) -> GaldsEnv:
    """The environment of a game."""
    return GaldsEnv(game, rules, layout=layout, render_mode=render_mode)
