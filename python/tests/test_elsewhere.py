"""At home in other libraries: their own tests run on our games."""

import numpy as np
import pytest
from peers import peer

import galds

GAMES = [game.name for game in galds.games()]

# Luzhanqi with small settings: ends soon.
SMALL = "luzhanqi;quiet:20;cap:60"


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_finds_nothing_wrong(name: str) -> None:
    peer("pettingzoo")
    from pettingzoo.test import api_test, seed_test

    from galds.pettingzoo import env

    api_test(env(name), num_cycles=150)
    seed_test(lambda: env(name), num_cycles=40)


def test_pettingzoo_rewards_both_agents_at_the_end() -> None:
    peer("pettingzoo")
    from galds.pettingzoo import env

    game = env("nardi", "backgammon", layout="planes", render_mode="ansi")
    game.reset(seed=4)
    rng = np.random.default_rng(4)
    totals = {"first": 0.0, "second": 0.0}
    for agent in game.agent_iter():
        observation, reward, termination, _, _ = game.last()
        totals[agent] += reward
        assert observation is not None
        mask = observation["action_mask"]
        game.step(None if termination else int(rng.choice(np.flatnonzero(mask))))
    assert totals["first"] == -totals["second"] != 0
    assert game.render() == game.episode.table.view("spectator")


@pytest.mark.parametrize("opponent", ["random", "level:1"])
def test_gymnasium_plays_one_side_against_a_player(opponent: str) -> None:
    peer("gymnasium")
    from galds.gymnasium import VersusEnv

    envs = VersusEnv("nardi", num_envs=3, side="second", opponent=opponent, nodes=100)
    observations, infos = envs.reset(seed=2)
    rng = np.random.default_rng(2)
    ended = 0
    for _ in range(400):
        assert envs.observation_space.contains(observations)
        mask = infos["action_mask"]
        actions = np.array([rng.choice(np.flatnonzero(row)) for row in mask])
        observations, rewards, terminations, truncations, infos = envs.step(actions)
        assert not truncations.any() and ((rewards != 0) == terminations).all()
        if terminations.any():
            assert infos["final_obs"][terminations.argmax()] is not None
        ended += int(terminations.sum())
    assert ended >= 3


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    pyspiel = peer("pyspiel")
    import galds.openspiel  # noqa: F401

    game = pyspiel.load_game(f"galds_{name}")
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


def test_openspiel_plays_shatra_by_mcts() -> None:
    pyspiel = peer("pyspiel")
    from open_spiel.python.algorithms import mcts

    import galds.openspiel  # noqa: F401

    game = pyspiel.load_game("galds_shatra(rules=shatra;quiet:10)")
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(game, 1.4, 5, evaluator, random_state=rng)
    state = game.new_initial_state()
    for _ in range(6):
        state.apply_action(bot.step(state))
    assert not state.is_terminal() and len(state.history()) == 6


def test_openspiel_plays_luzhanqi_by_information_set_mcts() -> None:
    pyspiel = peer("pyspiel")
    from open_spiel.python.algorithms import ismcts, mcts

    import galds.openspiel

    game = pyspiel.load_game(f"galds_luzhanqi(rules={SMALL})")
    rng = np.random.RandomState(1)
    state = game.new_initial_state()
    while len(state.history()) < 50:
        state.apply_action(int(rng.choice(state.legal_actions())))
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, 8, random_state=rng)
    bot.set_resampler(galds.openspiel.resampler(seed=1))
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
