"""Learns a game by playing it against itself, within minutes on a processor: python selfplay.py [--minutes 3].

One network plays both sides in many games at once (`galds.learning.Batch`). It sees what the side to act may see and
gives a preference for each number and a value of the position; both are fitted by proximal policy optimisation. From
time to time it plays against random moves. `pip install galds torch`.
"""

import argparse
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import nn

from galds.learning import Batch

# How far ahead what happens counts, by step, and how quickly the view ahead gives way to the value.
DISCOUNT, TRACE = 0.99, 0.95
# How far one update may carry the network, and how much it is kept from being sure of itself too early.
CLIP, ENTROPY = 0.2, 0.01


class Learner:
    """A network with its optimiser."""

    def __init__(self, inputs: int, numbers: int, width: int = 256) -> None:
        self.trunk = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, numbers), nn.Linear(width, 1)
        # Every number is as good as any other in the beginning.
        nn.init.zeros_(self.policy.weight)
        parts = (self.trunk, self.policy, self.value)
        self.parameters = [parameter for part in parts for parameter in part.parameters()]
        self.optimiser = torch.optim.Adam(self.parameters, lr=7e-4)

    def __call__(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        """The logarithms of the chances of all numbers, and the values for the side to act, from -1 to 1."""
        hidden = self.trunk(observations)
        chances = self.policy(hidden).masked_fill(~masks, -1e9).log_softmax(1)
        return chances, self.value(hidden).squeeze(1).tanh()

    def choose(self, batch: Batch) -> tuple[Any, Any, Any]:
        """A number for each game, drawn by their chances, with the logarithms of these and the values."""
        with torch.no_grad():
            chances, values = self(torch.from_numpy(batch.observations), torch.from_numpy(batch.masks))
            numbers = chances.exp().multinomial(1)
        return numbers.squeeze(1), chances.gather(1, numbers).squeeze(1), values


@dataclass
class Steps:
    """What happened in all games at once, by step."""

    observations: Any
    masks: Any
    numbers: Any
    chances: Any
    advantages: Any
    returns: Any


def collect(batch: Batch, learner: Learner, steps: int) -> Steps:
    """Plays on in all games and works out how much better each choice did than expected."""
    shape = (steps, batch.lanes)
    observations = torch.empty((*shape, *batch.observation_shape))
    masks = torch.empty((*shape, batch.number_count), dtype=torch.bool)
    numbers, chances = torch.empty(shape, dtype=torch.int64), torch.empty(shape)
    values, rewards = np.empty((steps + 1, batch.lanes), np.float32), np.empty(shape, np.float32)
    sides, ends = np.empty((steps + 1, batch.lanes), np.int8), np.empty(shape, np.bool_)
    lanes = np.arange(batch.lanes)
    for step in range(steps):
        observations[step], masks[step] = torch.from_numpy(batch.observations), torch.from_numpy(batch.masks)
        numbers[step], chances[step], seen = learner.choose(batch)
        values[step], sides[step] = seen.numpy(), batch.sides
        batch.step(numbers[step].numpy())
        rewards[step] = batch.rewards[lanes, sides[step]] / batch.largest_return
        ends[step] = batch.ends
    values[steps], sides[steps] = learner.choose(batch)[2].numpy(), batch.sides
    advantages = np.zeros(shape, np.float32)
    ahead = np.zeros(batch.lanes, np.float32)
    for step in reversed(range(steps)):
        # What is good for the other side is bad for this one; behind an end there is nothing.
        sign = np.where(sides[step + 1] == sides[step], 1, -1) * ~ends[step]
        expected = rewards[step] + DISCOUNT * sign * values[step + 1]
        ahead = expected - values[step] + DISCOUNT * TRACE * sign * ahead
        advantages[step] = ahead
    returns = torch.from_numpy(advantages + values[:steps])
    return Steps(observations, masks, numbers, chances, torch.from_numpy(advantages), returns)


def learn(learner: Learner, steps: Steps, rounds: int = 2, size: int = 1024) -> None:
    """Fits preferences and values to what happened."""
    observations, masks = steps.observations.flatten(0, 1), steps.masks.flatten(0, 1)
    numbers, before, returns = steps.numbers.flatten(), steps.chances.flatten(), steps.returns.flatten()
    advantages = steps.advantages.flatten()
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    for _ in range(rounds):
        for rows in torch.randperm(len(numbers)).split(size):
            chances, values = learner(observations[rows], masks[rows])
            ratio = (chances.gather(1, numbers[rows, None]).squeeze(1) - before[rows]).exp()
            gain = torch.minimum(ratio * advantages[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[rows])
            surprise = -(chances.exp() * chances).sum(1)
            loss = (returns[rows] - values).square().mean() - gain.mean() - ENTROPY * surprise.mean()
            learner.optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(learner.parameters, 0.5)
            learner.optimiser.step()


def score_against_random(learner: Learner, game: str, games: int, seed: int) -> float:
    """The share of points against random moves, half of the games with each side; a draw is half a point."""
    batch = Batch(game, games, seed=seed)
    rng, own = np.random.default_rng(seed), np.arange(games) % 2
    points = np.full(games, np.nan)
    while np.isnan(points).any():
        at_random = np.where(batch.masks, rng.random(batch.masks.shape), -1).argmax(1)
        batch.step(np.where(batch.sides == own, learner.choose(batch)[0].numpy(), at_random))
        fresh = batch.ends & np.isnan(points)
        points[fresh] = 0.5 + 0.5 * np.sign(batch.rewards[np.arange(games), own][fresh])
    return float(points.mean())


def main() -> None:
    """Learns for so many minutes and tells how well it plays."""
    parser = argparse.ArgumentParser(description="self-play from nothing, with PyTorch, on a processor")
    parser.add_argument("--game", default="lautari")
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--lanes", type=int, default=128, help="games at once")
    parser.add_argument("--steps", type=int, default=32, help="steps between two updates")
    parser.add_argument("--games", type=int, default=400, help="games against random moves")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    batch = Batch(arguments.game, arguments.lanes, seed=arguments.seed)
    learner = Learner(batch.observation_shape[0], batch.number_count)
    began, told, choices = time.monotonic(), 0.0, 0
    while (spent := time.monotonic() - began) < 60 * arguments.minutes:
        learn(learner, collect(batch, learner, arguments.steps))
        choices += arguments.lanes * arguments.steps
        if spent > told:
            score = score_against_random(learner, arguments.game, arguments.games // 4, arguments.seed)
            print(f"{spent:4.0f} s {choices:>9,} choices: {score:.0%} against random moves", flush=True)
            told += 30
    score = score_against_random(learner, arguments.game, arguments.games, arguments.seed + 1)
    print(f"{score:.1%} of the points in {arguments.games} games against random moves after {choices:,} choices")


if __name__ == "__main__":
    main()
