"""How fast it is, beside other libraries: `python -m galds.bench`.

Everything is measured in CPU time in one run, one thread each. What is not installed is left out.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

import numpy as np

from galds._galds import game as info
from galds._galds import games
from galds.learning import Batch, new_episode, playouts


def per_second(work: Callable[[], float], seconds: float) -> float:
    """How much `work` says that it does in a second of CPU time; one call before it is not counted."""
    work()
    done, began = 0.0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        done += work()
    return done / spent


def single_nardi() -> float:
    """A game of backgammon, one whole action at a time; returns the number of rolls."""
    episode = new_episode("nardi", "nardi")
    rolls = 0
    while (turn := episode.turn) != "over":
        if turn == "chance":
            episode.roll(random.random())
            rolls += 1
        else:
            episode.act(int(random.random() * episode.action_count))
    return rolls


def single_openspiel() -> float:
    """The same in OpenSpiel, whose rules of backgammon are written in C++."""
    import pyspiel

    state = pyspiel.load_game("backgammon").new_initial_state()
    rolls = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, chances)[0])
            rolls += 1
        else:
            state.apply_action(random.choice(state.legal_actions()))
    return rolls


def batch_nardi(lanes: int) -> Callable[[], float]:
    """Random choices in many games, with masks and observations."""
    batch = Batch("nardi", lanes, threads=1)
    steps = 50

    def work() -> float:
        for _ in range(steps):
            batch.step_random()
        return lanes * steps

    return work


def batch_pgx(lanes: int) -> Callable[[], float]:
    """The same in pgx, on this CPU."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make("backgammon")
    init, step = jax.jit(jax.vmap(env.init)), jax.vmap(auto_reset(env.step, env.init))
    steps = 50

    def one(carry: tuple[object, object], _: object) -> tuple[tuple[object, object], None]:
        state, key = carry
        key, choice, dice = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)  # type: ignore[attr-defined]
        action = jax.random.categorical(choice, logits)
        state = step(state, action, jax.random.split(dice, lanes))
        return (state, key), None

    run = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=steps)[0])
    carry = (init(jax.random.split(jax.random.PRNGKey(0), lanes)), jax.random.PRNGKey(1))

    def work() -> float:
        nonlocal carry
        carry = jax.block_until_ready(run(carry))
        return lanes * steps

    return work


def batch_games(game: str, lanes: int, *, whole: bool = True) -> Callable[[], float]:
    """Random games in a batch, a whole action or else a number a step.

    As in playouts, there are neither masks nor observations nor draws by repetition.
    """
    options = {option.key for option in info(game).options}
    rules = f"{game},repetition=off" if "repetition" in options else game
    batch = Batch(game, lanes, rules, threads=1, masks=False, observations=False)

    def work() -> float:
        ended = 0
        for _ in range(100):
            batch.play_random() if whole else batch.step_random()
            ended += int(np.count_nonzero(batch.ends))
        return ended

    return work


def rust_games(game: str) -> Callable[[], float]:
    """Whole random games by the rules alone."""
    seed = 0

    def work() -> float:
        nonlocal seed
        seed += 1
        playouts(game, 20, seed=seed)
        return 20

    return work


@dataclass
class Row:
    """A line of the table."""

    what: str
    rate: float
    peer: str
    """Whom it is measured by; empty where that library is not installed."""
    peer_rate: float

    def __str__(self) -> str:
        own = f"| {self.what} | {self.rate:,.0f} |"
        if not self.peer:
            return f"{own} – | – |"
        return f"{own} {self.peer}: {self.peer_rate:,.0f} | {self.rate / self.peer_rate:.2f} |"


def row(what: str, own: Callable[[], float], peer: str, make: Callable[[], Callable[[], float]], seconds: float) -> Row:
    """Measures ours and the other, if it is installed."""
    rate = per_second(own, seconds)
    try:
        return Row(what, rate, peer, per_second(make(), seconds))
    except ImportError:
        return Row(what, rate, "", 0.0)


def rows(seconds: float, lanes: int) -> Iterator[Row]:
    """The table, line by line."""
    yield row("Nardi, one game: rolls a second", single_nardi, "OpenSpiel", lambda: single_openspiel, seconds)
    many = f"Nardi, {lanes:,} games at once: choices a second"
    yield row(many, batch_nardi(lanes), "pgx", lambda: batch_pgx(lanes), seconds)
    for game in games():
        whole, own = f"{game.title}: random games a second", batch_games(game.name, 256)
        yield row(whole, own, "rules in Rust", partial(rust_games, game.name), seconds)
    checkers, own = "Nardi: the same, a checker a step", batch_games("nardi", 256, whole=False)
    yield row(checkers, own, "rules in Rust", partial(rust_games, "nardi"), seconds)


def memory(lanes: int) -> Iterator[tuple[str, float]]:
    """How many bytes a game in a batch takes up after some play."""
    for game in games():
        batch = Batch(game.name, lanes, threads=1, masks=False, observations=False)
        for _ in range(200):
            batch.step_random()
        yield game.title, batch.bytes_per_game


def main() -> None:
    """Prints both tables, in Markdown."""
    parser = argparse.ArgumentParser(description="how fast it is, beside other libraries, in CPU time")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds for each figure")
    parser.add_argument("--lanes", type=int, default=4096, help="games at once")
    arguments = parser.parse_args()
    print("| what | galds | measured by | times |\n|---|---|---|---|")
    for line in rows(arguments.seconds, arguments.lanes):
        print(line, flush=True)
    print("\n| game | bytes a game in a batch, arrays not counted |\n|---|---|")
    for title, size in memory(min(arguments.lanes, 512)):
        print(f"| {title} | {size:,.0f} |")


if __name__ == "__main__":
    main()
