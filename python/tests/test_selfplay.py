"""The example that learns by self-play.

PyTorch is too large to be installed for a test: the NumPy learner of the example runs everywhere, and PyTorch's is
compared with it where it is installed.
"""

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

SCRIPT = Path(__file__).parent.parent / "examples" / "selfplay.py"


@pytest.fixture(scope="module")
def selfplay() -> ModuleType:
    """The example as a module."""
    spec = importlib.util.spec_from_file_location("example_selfplay", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_few_seconds_of_self_play_beat_random_moves(selfplay: ModuleType) -> None:
    words = "--learner numpy --game nardi --updates 40 --warmth 0.06 --lanes 128 --games 300"
    # Random against random is 50 % ± 6 % in so many games.
    assert selfplay.main(words.split()) > 0.6


def test_what_a_choice_was_worth_is_seen_from_the_side_that_made_it(selfplay: ModuleType) -> None:
    steps = selfplay.Steps(
        observations=np.zeros((3, 1, 2), np.float32),
        numbers=np.zeros((3, 1), np.int64),
        rewards=np.array([[0], [0], [1]], np.float32),
        ends=np.array([[False], [False], [True]]),
        # The second side chooses twice; then a new game begins, which is not looked at.
        sides=np.array([[0], [1], [1], [0]], np.int8),
        best=np.array([[0], [0.5], [0.5], [9]], np.float32),
    )
    before = selfplay.DISCOUNT * ((1 - selfplay.TRACE) * 0.5 + selfplay.TRACE)
    first = -selfplay.DISCOUNT * ((1 - selfplay.TRACE) * 0.5 + selfplay.TRACE * before)
    assert steps.targets().ravel() == pytest.approx([first, before, 1.0])


def test_both_learners_are_the_same_network(selfplay: ModuleType) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed")
    rng = np.random.default_rng(1)
    by_torch, by_numpy = selfplay.TorchLearner(6, 5, seed=1, width=8), selfplay.NumpyLearner(6, 5, seed=2, width=8)
    for place, parameter in enumerate([*by_torch.trunk.parameters(), *by_torch.head.parameters()]):
        values = parameter.detach().numpy()
        by_numpy.weights[place] = values.T.copy() if place in (0, 2) else values.copy()
    for _ in range(20):
        observations, numbers = rng.random((16, 6), np.float32), rng.integers(5, size=16)
        targets = rng.random(16, np.float32)
        losses = [learner.fit(observations, numbers, targets) for learner in (by_torch, by_numpy)]
        assert losses[0] == pytest.approx(losses[1], rel=1e-3)
    assert by_torch.values(observations) == pytest.approx(by_numpy.values(observations), abs=1e-3)
