"""Learns a game by playing it against itself, within minutes on a processor: python selfplay.py [--minutes 3].

One network plays both sides in many games at once (`galds.learning.Batch`). It sees what the side to act may see and
says what each number is worth to that side. It mostly chooses what it thinks best, at random among numbers that it
thinks equal, and learns from what came of it: Q(λ), where what is good for the other side is bad for one's own. In the
end it plays against random moves. `pip install galds torch`; with `--learner numpy` it does without PyTorch.
"""

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from galds.learning import Batch

Floats = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int64]

# How much less a result is worth a choice earlier, and how far learning looks beyond what the network thinks.
DISCOUNT, TRACE = 0.98, 0.9


class Learner(Protocol):
    """A network that is fitted to what happened."""

    def values(self, observations: Floats) -> Floats:
        """What each number is worth to the side to act: a row a game."""
        ...

    def fit(self, observations: Floats, numbers: Numbers, targets: Floats) -> float:
        """Brings the values of these numbers nearer to the targets; returns how far off they were, squared."""
        ...


class TorchLearner:
    """Two hidden layers in PyTorch."""

    def __init__(self, inputs: int, numbers: int, seed: int, width: int = 128) -> None:
        import torch

        self.torch: Any = torch
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        layer, bend = torch.nn.Linear, torch.nn.ReLU
        self.trunk = torch.nn.Sequential(layer(inputs, width), bend(), layer(width, width), bend())
        self.head = layer(width, numbers)
        # Every number is as good as any other in the beginning.
        torch.nn.init.zeros_(self.head.weight)
        torch.nn.init.zeros_(self.head.bias)
        self.optimiser = torch.optim.Adam([*self.trunk.parameters(), *self.head.parameters()], lr=1e-3)

    def values(self, observations: Floats) -> Floats:
        """See `Learner`."""
        with self.torch.no_grad():
            values: Floats = self.head(self.trunk(self.torch.from_numpy(observations))).numpy()
        return values

    def fit(self, observations: Floats, numbers: Numbers, targets: Floats) -> float:
        """See `Learner`. Only the chosen numbers are worked out, which is what makes it fast."""
        hidden, chosen = self.trunk(self.torch.from_numpy(observations)), self.torch.from_numpy(numbers)
        values = (hidden * self.head.weight[chosen]).sum(1) + self.head.bias[chosen]
        loss = (values - self.torch.from_numpy(targets)).square().mean()
        self.optimiser.zero_grad()
        loss.backward()
        self.optimiser.step()
        return float(loss.detach())


class NumpyLearner:
    """The same network with NumPy alone, gradients by hand."""

    def __init__(self, inputs: int, numbers: int, seed: int, width: int = 128) -> None:
        rng = np.random.default_rng(seed)

        def layer(size: int) -> list[Floats]:
            most = 1 / np.sqrt(size)
            return [rng.uniform(-most, most, shape).astype(np.float32) for shape in ((size, width), (width,))]

        self.weights = [*layer(inputs), *layer(width), np.zeros((numbers, width), np.float32)]
        self.weights.append(np.zeros(numbers, np.float32))
        self.means, self.squares = ([np.zeros_like(weights) for weights in self.weights] for _ in range(2))
        self.updates = 0

    def hidden(self, observations: Floats) -> tuple[Floats, Floats]:
        """Both hidden layers."""
        first = np.maximum(observations @ self.weights[0] + self.weights[1], 0)
        return first, np.maximum(first @ self.weights[2] + self.weights[3], 0)

    def values(self, observations: Floats) -> Floats:
        """See `Learner`."""
        values: Floats = self.hidden(observations)[1] @ self.weights[4].T + self.weights[5]
        return values

    def fit(self, observations: Floats, numbers: Numbers, targets: Floats) -> float:
        """See `Learner`."""
        first, second = self.hidden(observations)
        rows = self.weights[4][numbers]
        errors = (second * rows).sum(1) + self.weights[5][numbers] - targets
        back = (2 / len(errors) * errors)[:, None]
        head, bias = np.zeros_like(self.weights[4]), np.zeros_like(self.weights[5])
        np.add.at(head, numbers, back * second)
        np.add.at(bias, numbers, back[:, 0])
        at_second = back * rows * (second > 0)
        at_first = at_second @ self.weights[2].T * (first > 0)
        below = [observations.T @ at_first, at_first.sum(0), first.T @ at_second, at_second.sum(0)]
        self.adam([*below, head, bias])
        return float(np.square(errors).mean())

    def adam(self, gradients: list[Floats], rate: float = 1e-3) -> None:
        """A step of Adam."""
        self.updates += 1
        mean, square = 1 - 0.9**self.updates, 1 - 0.999**self.updates
        for weights, gradient, means, squares in zip(self.weights, gradients, self.means, self.squares, strict=True):
            means += 0.1 * (gradient - means)
            squares += 0.001 * (gradient * gradient - squares)
            weights -= rate / mean * means / (np.sqrt(squares / square) + 1e-8)


def choose(learner: Learner, batch: Batch, warmth: float, rng: np.random.Generator) -> tuple[Numbers, Floats]:
    """A number for each game, and what the best one is worth.

    With a chance that falls with how much worse it is than the best; the warmer, the more it varies.
    """
    values = np.where(batch.masks, learner.values(batch.observations), np.float32(-np.inf))
    best: Floats = values.max(axis=1)
    if warmth:
        values[batch.masks] += warmth * rng.gumbel(size=np.count_nonzero(batch.masks)).astype(np.float32)
    return values.argmax(axis=1), best


@dataclass
class Steps:
    """What happened in all games, by step and game. `sides` and `best` have one step more."""

    observations: Floats
    numbers: Numbers
    rewards: Floats
    ends: npt.NDArray[np.bool_]
    sides: npt.NDArray[np.int8]
    best: Floats

    def targets(self) -> Floats:
        """What each choice was worth to its side, as it turned out."""
        targets = np.empty_like(self.rewards)
        ahead = self.best[-1]
        for step in reversed(range(len(targets))):
            # What is good for the other side is bad for this one; behind an end there is nothing.
            sign = np.where(self.sides[step + 1] == self.sides[step], 1, -1) * ~self.ends[step]
            ahead = self.rewards[step] + DISCOUNT * sign * ((1 - TRACE) * self.best[step + 1] + TRACE * ahead)
            targets[step] = ahead
        return targets


def collect(learner: Learner, batch: Batch, count: int, warmth: float, rng: np.random.Generator) -> Steps:
    """Plays on in all games for so many steps."""
    shape, more, lanes = (count, batch.lanes), (count + 1, batch.lanes), np.arange(batch.lanes)
    steps = Steps(
        np.empty((*shape, *batch.observation_shape), np.float32),
        np.empty(shape, np.int64),
        np.empty(shape, np.float32),
        np.empty(shape, np.bool_),
        np.empty(more, np.int8),
        np.empty(more, np.float32),
    )
    for step in range(count):
        steps.observations[step], steps.sides[step] = batch.observations, batch.sides
        steps.numbers[step], steps.best[step] = choose(learner, batch, warmth, rng)
        batch.step(steps.numbers[step])
        steps.rewards[step] = batch.rewards[lanes, steps.sides[step]] / batch.largest_return
        steps.ends[step] = batch.ends
    steps.sides[count], steps.best[count] = batch.sides, choose(learner, batch, 0, rng)[1]
    return steps


def learn(learner: Learner, steps: Steps, rng: np.random.Generator, size: int = 1024) -> float:
    """Fits the network to what happened, in groups of choices; returns how far off it was on average."""
    observations = steps.observations.reshape(-1, steps.observations.shape[-1])
    numbers, targets = steps.numbers.ravel(), steps.targets().ravel()
    order = rng.permutation(len(numbers))
    groups = [order[first : first + size] for first in range(0, len(order), size)]
    return sum(learner.fit(observations[rows], numbers[rows], targets[rows]) for rows in groups) / len(groups)


def score_against_random(learner: Learner, game: str, games: int, seed: int) -> tuple[float, float]:
    """The shares of won and lost games against random moves, every other game with the second side."""
    batch = Batch(game, games, seed=seed)
    rng, own = np.random.default_rng(seed), np.arange(games) % 2
    results = np.full(games, np.nan)
    while np.isnan(results).any():
        at_random = (rng.random(batch.masks.shape, np.float32) * batch.masks).argmax(axis=1)
        batch.step(np.where(batch.sides == own, choose(learner, batch, 0, rng)[0], at_random))
        fresh = batch.ends & np.isnan(results)
        results[fresh] = np.sign(batch.rewards[np.arange(games), own][fresh])
    return float((results > 0).mean()), float((results < 0).mean())


@dataclass
class Plan:
    """How long to learn, and how."""

    minutes: float
    updates: int
    warmth: float
    seed: int
    steps: int = 64
    """How many choices are made in each game before an update."""


def train(learner: Learner, batch: Batch, plan: Plan) -> None:
    """Learns for so many minutes of processor time or so many updates, and says how it goes on."""
    rng = np.random.default_rng(plan.seed)
    began, told, choices, ended, won = time.process_time(), 0.0, 0, 0, 0
    for _ in range(plan.updates):
        if (spent := time.process_time() - began) >= 60 * plan.minutes:
            break
        steps = collect(learner, batch, plan.steps, plan.warmth, rng)
        error = learn(learner, steps, rng)
        choices += steps.numbers.size
        ended += int(np.count_nonzero(steps.ends))
        won += int(np.count_nonzero(steps.rewards))
        if spent >= told + 20:
            print(f"{spent:4.0f} s {choices:>9,} choices: {won} of {ended} games won, error {error:.4f}", flush=True)
            told, ended, won = spent, 0, 0


LEARNERS: dict[str, Callable[[int, int, int], Learner]] = {"torch": TorchLearner, "numpy": NumpyLearner}


def main(words: list[str] | None = None) -> float:
    """Learns, plays against random moves, and returns the share of points; a draw is half a point."""
    parser = argparse.ArgumentParser(description="self-play from nothing, on a processor")
    parser.add_argument("--game", default="lautari")
    parser.add_argument("--minutes", type=float, default=3.0, help="processor time for learning")
    parser.add_argument("--updates", type=int, default=1_000_000, help="at most so many, however long it takes")
    parser.add_argument("--learner", choices=list(LEARNERS), default="torch")
    parser.add_argument("--lanes", type=int, default=256, help="games at once")
    parser.add_argument("--warmth", type=float, default=0.02, help="how much the choices vary")
    parser.add_argument("--games", type=int, default=400, help="games against random moves")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args(words)
    batch = Batch(arguments.game, arguments.lanes, seed=arguments.seed, threads=1)
    learner: Learner = LEARNERS[arguments.learner](batch.observation_shape[0], batch.number_count, arguments.seed)
    train(learner, batch, Plan(arguments.minutes, arguments.updates, arguments.warmth, arguments.seed))
    won, lost = score_against_random(learner, arguments.game, arguments.games, arguments.seed + 1)
    points = won + (1 - won - lost) / 2
    print(f"against random moves, {arguments.games} games: {points:.1%} of the points, {won:.1%} won, {lost:.1%} lost")
    return points


if __name__ == "__main__":
    main()
