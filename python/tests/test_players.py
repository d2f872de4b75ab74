"""Players, puzzles, the solitaire, and what only Nardi has."""

import threading
import time

import pytest

import galds

GAMES = [game.name for game in galds.games()]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("spec", ["random", "greedy", "level:2"])
def test_players_of_every_kind_choose_what_is_legal(name: str, spec: str) -> None:
    player = galds.Player(name, spec, seed=3)
    assert (player.game, player.spec) == (name, spec)
    table = galds.Table(name)
    for _ in range(4):
        if table.turn == "chance":
            table.play(table.chances()[0][0])
        else:
            table.play(player.choose(table, nodes=200) or table.chances()[0][0])
    player.new_game()


def test_the_same_seed_chooses_the_same() -> None:
    table = galds.Table("lautari")
    choices = {galds.Player("lautari", "level:1", seed=5).choose(table) for _ in range(3)}
    assert len(choices) == 1


def test_an_analysis_has_lines_with_values() -> None:
    analysis = galds.Player("rotary").analyse(galds.Table("rotary"), nodes=3000, lines=3)
    assert len(analysis.lines) == 3 and analysis.nodes >= 1000 and analysis.depth >= 1
    values = [line.value for line in analysis.lines]
    assert values == sorted(values, reverse=True) and analysis.lines[0].kind == "hundredths"
    assert analysis.choice == analysis.lines[0].tokens[0]


def test_a_win_is_announced() -> None:
    puzzle = next(puzzle for puzzle in galds.puzzles("lautari") if puzzle.actions)
    table = galds.Table("lautari", position=puzzle.position)
    best = galds.Player("lautari").analyse(table, nodes=200_000).lines[0]
    assert best.kind == "win" and best.value >= 1


def test_other_threads_run_while_a_player_thinks() -> None:
    counted = 0
    done = threading.Event()

    def count() -> None:
        nonlocal counted
        while not done.is_set():
            counted += 1
            time.sleep(0.001)

    thread = threading.Thread(target=count)
    thread.start()
    galds.Player("shatra").analyse(galds.Table("shatra"), seconds=0.5)
    done.set()
    thread.join()
    assert counted > 20


def test_rollouts_play_on_to_the_end_and_say_who_is_ahead() -> None:
    puzzle = galds.puzzles("rotary")[0]
    table = galds.Table("rotary", position=puzzle.position)
    side = table.turn
    found = galds.Player("rotary", "full").rollouts(table, 3, nodes=5000)
    wins = found.first_wins if side == "first" else found.second_wins
    assert found.games == 3 == wins and found.error == 0.0 and abs(found.value) == 1.0
    nardi = galds.Table("nardi", "nardi")
    once, again = (galds.Player("nardi", "random", seed=5).rollouts(nardi, 20, seed=7) for _ in range(2))
    assert once.games == 20 == once.first_wins + once.second_wins
    assert once.value == again.value and once.error > 0.0


def test_players_that_do_not_exist_and_tables_without_a_choice_are_refused() -> None:
    with pytest.raises(galds.PlayerError, match="`best` isn't a player"):
        galds.Player("rotary", "best")
    with pytest.raises(galds.PlayerError, match="levels are 1 to 10"):
        galds.Player("rotary", "level:11")
    with pytest.raises(galds.UnknownGameError):
        galds.Player("go")
    with pytest.raises(galds.PlayerError, match="there is no move to choose here"):
        galds.Player("nardi").choose(galds.Table("nardi"))
    assert "level:1 to level:10" in galds.player_forms() and galds.games_with_players() == GAMES


@pytest.mark.parametrize("name", GAMES)
def test_the_key_of_a_puzzle_is_right_and_another_action_wrong(name: str) -> None:
    puzzle = galds.puzzles(name)[0]
    assert puzzle.game == name and puzzle.task.split()[0] in ("win", "best")
    assert puzzle.judge([puzzle.key]).verdict in ("solved", "right")
    legal = galds.Table(name, position=puzzle.position).legal()
    other = next(token for token in legal if token != puzzle.key)
    assert puzzle.judge([other]).verdict == "wrong"
    with pytest.raises(galds.GaldsError, match="at least one move"):
        puzzle.judge([])


def test_intarzia_is_solved_in_the_proven_minimum() -> None:
    turns, _, start, goal = min(galds.intarzia.tasks())
    solution = galds.intarzia.solve(start, goal)
    assert solution is not None and len(solution) == turns
    reached = start
    for turn in solution:
        reached = dict(galds.intarzia.turns(reached))[turn]
    assert sorted(reached.split()[0].split(",")) == sorted(goal.split()[0].split(","))
    assert galds.intarzia.svg(start, goal).startswith("<svg")
    with pytest.raises(galds.PositionError, match="a colouring is two lists"):
        galds.intarzia.solve("1", "2")
    with pytest.raises(galds.GaldsError, match="turns change no numbers"):
        galds.intarzia.solve("11 12", "11 -")


def played_match() -> galds.Table:
    """A game of backgammon between two weak levels."""
    table = galds.Table("nardi", "backgammon,cube=no,match=1")
    player = galds.Player("nardi", "greedy")
    while not table.is_over:
        if table.turn == "chance":
            results = table.chances()
            table.play(results[len(table.past) * 7 % len(results)][0])
        else:
            table.play(player.choose(table) or table.chances()[0][0])
    return table


def test_ids_and_files_of_other_programs_are_read_and_written() -> None:
    start = galds.Table("nardi", "backgammon")
    for write, read in (
        (galds.nardi.to_gnuid, galds.nardi.from_gnuid),
        (galds.nardi.to_xgid, galds.nardi.from_xgid),
    ):
        table = start.copy()
        table.play("o31")
        assert read(write(table)).position == table.position
    match = played_match()
    for write, read in ((galds.nardi.to_mat, galds.nardi.from_mat), (galds.nardi.to_sgf, galds.nardi.from_sgf)):
        again = read(write(match))
        assert again.position == match.position and len(again.past) == len(match.past)
    with pytest.raises(galds.FormatError, match="XGID"):
        galds.nardi.from_xgid("XGID=x")
    with pytest.raises(ValueError, match="a table of nardi is needed"):
        galds.nardi.to_xgid(galds.Table("rotary"))


def test_a_match_is_reviewed() -> None:
    review = galds.nardi.review(galds.nardi.to_mat(played_match()), plies=0)
    assert review.decisions and all(decision.loss >= 0 for decision in review.decisions)
    assert {decision.side for decision in review.decisions} == {"first", "second"}
    first, second = review.performance
    assert first == pytest.approx(review.error_rate[0] / 2) and second >= 0
