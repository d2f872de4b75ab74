"""Games by numbers, and batches of them."""

import numpy as np
import pytest

import galds
from galds.learning import Batch, Episode, new_episode

GAMES = [game.name for game in galds.games()]


def play(episode: Episode, seed: int, most: int = 100_000) -> list[int]:
    """Plays at random, to the end if `most` allows it; returns all choices."""
    rng = np.random.default_rng(seed)
    chosen: list[int] = []
    while episode.turn != "over" and len(chosen) < most:
        if episode.turn == "chance":
            weights = [chance for _, chance in episode.chances()]
            place = int(rng.choice(len(weights), p=weights))
            episode.fall(place)
        else:
            place = int(rng.choice(episode.numbers()))
            episode.take(place)
        chosen.append(place)
    return chosen


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_by_numbers_to_its_end(name: str) -> None:
    episode = new_episode(name)
    assert episode.returns == (0, 0)
    play(episode, seed=1)
    first, second = episode.returns
    assert first == -second and abs(first) <= episode.largest_return and episode.numbers() == []
    assert episode.table.is_over


@pytest.mark.parametrize("name", GAMES)
def test_masks_and_observations_are_arrays_of_the_shapes_that_are_said(name: str) -> None:
    episode = new_episode(name)
    play(episode, seed=2, most=60)
    if episode.turn == "chance":
        episode.fall(0)
    mask = episode.mask()
    assert mask.dtype == np.bool_ and np.flatnonzero(mask).tolist() == episode.numbers()
    planes, values = episode.observation_names
    flat, grid = episode.observation("first"), episode.observation("first", "planes")
    assert list(flat.shape) == episode.observation_shape() and flat.dtype == np.float32
    assert list(grid.shape) == episode.observation_shape("planes") and grid.shape[0] == len(planes) + len(values)
    assert np.array_equal(flat[-len(values) :], grid[len(planes) :, 0, 0])


@pytest.mark.parametrize("name", GAMES)
def test_whole_actions_are_made_and_chance_falls_by_fractions(name: str) -> None:
    rng = np.random.default_rng(3)
    episode = new_episode(name)
    for _ in range(200):
        if episode.turn == "over":
            break
        if episode.turn == "chance":
            episode.roll(rng.random())
            continue
        assert episode.action_count == len(episode.table.legal())
        past = len(episode.table.past)
        episode.act(int(rng.integers(episode.action_count)))
        assert len(episode.table.past) == past + 1 and episode.parts == []
    with pytest.raises(IndexError, match="whole actions"):
        episode.act(1_000_000)


def test_a_fraction_of_chance_is_a_result_by_its_weight() -> None:
    for place, fraction in ((0, 0.0), (-1, 0.999_999)):
        by_place, by_fraction = new_episode("nardi"), new_episode("nardi")
        by_place.fall(range(len(by_place.chances()))[place])
        by_fraction.roll(fraction)
        assert by_place.table.position == by_fraction.table.position


def test_what_cannot_be_chosen_is_refused() -> None:
    episode = new_episode("nardi")
    with pytest.raises(IndexError, match="0 numbers"):
        episode.take(0)
    with pytest.raises(IndexError, match="30 results"):
        episode.fall(30)
    copy = episode.copy()
    copy.fall(0)
    assert episode.turn == "chance" != copy.turn or copy.chances() != episode.chances()


def test_another_truth_looks_the_same_to_the_side_that_it_was_drawn_for() -> None:
    episode = new_episode("luzhanqi")
    play(episode, seed=3, most=90)
    drawn = [episode.resampled("first", seed) for seed in range(5)]
    assert len({other.table.position for other in drawn}) > 1
    for other in drawn:
        assert other.information_state("first") == episode.information_state("first")
        assert np.array_equal(other.observation("first"), episode.observation("first"))
        assert other.information_state("second") != episode.information_state("second")


def test_a_set_up_in_the_making_is_seen_by_its_owner_alone() -> None:
    episode = new_episode("luzhanqi")
    before = {side: episode.observation(side) for side in ("first", "second")}
    episode.take(episode.numbers()[0])
    assert len(episode.parts) == 1
    assert not np.array_equal(episode.observation("first"), before["first"])
    assert np.array_equal(episode.observation("second"), before["second"])


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_writes_into_the_same_arrays_and_begins_ended_games_anew(name: str) -> None:
    batch = Batch(name, 64, seed=5, threads=2)
    arrays = [id(batch.observations), id(batch.masks), id(batch.rewards)]
    rng = np.random.default_rng(0)
    ended = 0
    for _ in range(1500):
        assert batch.masks.any(axis=1).all()
        scores = rng.random(batch.masks.shape, np.float32) * batch.masks
        batch.step(scores.argmax(axis=1))
        ended += int(batch.ends.sum())
        assert np.array_equal(batch.rewards.any(axis=1) & ~batch.ends, np.zeros(64, bool))
        if ended > 64:
            break
    assert ended > 0 and [id(batch.observations), id(batch.masks), id(batch.rewards)] == arrays
    assert batch.rewards.sum() == 0 and 0 < batch.bytes_per_game < 20_000


def test_a_batch_depends_on_its_seed_and_not_on_its_threads() -> None:
    batches = [Batch("nardi", 50, seed=seed, threads=threads) for seed, threads in ((1, 1), (1, 3), (2, 1))]
    for _ in range(200):
        for batch in batches:
            batch.step_random()
    one, other, different = batches
    assert one.positions() == other.positions() != different.positions()
    assert np.array_equal(one.observations, other.observations)


@pytest.mark.parametrize("name", ["lautari", "rotary", "shatra"])
def test_a_batch_plays_whole_actions_at_random(name: str) -> None:
    batch = Batch(name, 4, seed=8)
    # Every other time in the middle of an action, if it has several parts.
    for step in range(30):
        before = batch.positions()
        batch.play_random()
        assert (batch.chosen == -1).all()
        for old, new, ended in zip(before, batch.positions(), batch.ends, strict=True):
            table = galds.Table(name, position=old)
            following = set()
            for token in table.legal():
                table.play(token)
                following.add(table.position)
                table.undo()
            assert ended or new in following
        if step % 2:
            batch.step_random()


def test_whole_actions_are_as_likely_as_those_made_of_numbers() -> None:
    lanes, points = 2000, []
    for whole in (False, True):
        batch = Batch("nardi", lanes, seed=3, masks=False, observations=False)
        total, ended = 0.0, 0
        while ended < lanes:
            batch.play_random() if whole else batch.step_random()
            total += float(np.abs(batch.rewards[batch.ends, 0]).sum())
            ended += int(batch.ends.sum())
        points.append(total / ended)
    assert points[0] == pytest.approx(points[1], rel=0.05)


def test_a_batch_agrees_with_episodes() -> None:
    batch = Batch("shatra", 1, seed=1, layout="planes")
    episode = new_episode("shatra")
    for _ in range(300):
        side = episode.turn
        assert side in ("first", "second") and batch.sides[0] == ("first", "second").index(side)
        assert np.flatnonzero(batch.masks[0]).tolist() == episode.numbers()
        assert np.array_equal(batch.observations[0], episode.observation(side, "planes"))
        batch.step_random()
        episode.take(int(batch.chosen[0]))
        if episode.turn == "over":
            assert batch.ends[0] and tuple(batch.rewards[0]) == episode.returns
            return
    pytest.fail("the game does not end")


def test_a_batch_refuses_what_is_not_legal_and_changes_nothing() -> None:
    batch = Batch("rotary", 3)
    before = batch.positions()
    legal = batch.masks.argmax(axis=1)
    wrong = legal.copy()
    wrong[1] = (~batch.masks[1]).argmax()
    with pytest.raises(IndexError, match="lane 1"):
        batch.step(wrong)
    assert batch.positions() == before
    batch.step(legal)
    assert batch.positions() != before


def test_what_is_not_wanted_is_not_written() -> None:
    batch = Batch("lautari", 10, masks=False, observations=False)
    batch.step_random()
    assert batch.masks.size == batch.observations.size == 0
    with pytest.raises(galds.UnknownGameError):
        Batch("go", 1)
    with pytest.raises(galds.RulesError):
        Batch("rotary", 1, "rotary,x=1")
