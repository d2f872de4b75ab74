"""Tables: positions, actions, chances, views, records, pictures and counts."""

import copy
import random

import pytest

import galds

GAMES = [game.name for game in galds.games()]


def random_game(name: str, seed: int, longest: int = 5000) -> galds.Table:
    """Plays a game at random to its end."""
    rng = random.Random(seed)
    table = galds.Table(name)
    for _ in range(longest):
        if table.is_over:
            return table
        chances = table.chances()
        if table.turn == "chance":
            tokens, weights = zip(*chances, strict=True)
            table.play(rng.choices(tokens, weights)[0])
        else:
            table.play(rng.choice(table.legal()))
    raise AssertionError(f"a random game of {name} does not end")


def test_the_shelf_has_five_games_with_presets_and_options() -> None:
    assert GAMES == ["lautari", "luzhanqi", "nardi", "rotary", "shatra"]
    for game in galds.games():
        assert game.presets[0][0] == game.name
        assert game.options and all(len(option.in_presets) == len(game.presets) for option in game.options)
    assert galds.game("luzhanqi").is_hidden and galds.game("nardi").has_chance
    assert galds.game("rotary").sides == ("Light", "Dark")


@pytest.mark.parametrize("name", GAMES)
def test_a_random_game_is_written_and_read_back_as_a_record(name: str) -> None:
    table = random_game(name, seed=1)
    record = table.record([("Event", "a test")])
    assert '[Event "a test"]' in record
    again = galds.Table.from_record(record)
    assert again.position == table.position
    assert again.outcome == table.outcome is not None
    assert [played.token for played in again.past] == [played.token for played in table.past]
    assert sum(table.outcome or ()) > 0


@pytest.mark.parametrize("name", GAMES)
def test_an_action_is_made_by_token_and_by_book_notation_and_taken_back(name: str) -> None:
    table = galds.Table(name)
    before = table.position
    choice = table.choices()[0]
    assert table.play(choice.token).book == choice.book
    after = table.position
    assert table.undo() and table.position == before
    assert table.play(choice.book).token == choice.token
    assert table.position == after
    assert table.undo() and not table.undo()


def test_copies_go_their_own_ways() -> None:
    table = galds.Table("rotary")
    other, deep = copy.copy(table), copy.deepcopy(table)
    other.play("53 3")
    assert table.position == deep.position != other.position


def test_chances_are_probabilities() -> None:
    table = galds.Table("nardi")
    assert table.turn == "chance"
    opening = table.chances()
    assert len(opening) == 30 and sum(chance for _, chance in opening) == pytest.approx(1)
    table.play(opening[0][0])
    rolls = dict(table.chances()) if table.turn == "chance" else {}
    assert not rolls or rolls["11"] == pytest.approx(1 / 36)
    assert galds.Table("rotary").chances() == []


def test_views_hide_what_is_hidden() -> None:
    table = galds.Table("luzhanqi")
    assert not table.is_listed
    red, black = table.legal()[:2]
    table.play(red)
    table.play(black)
    truth, seen = table.position, table.view("first")
    assert truth != seen != table.view("second")
    assert repr(table).count(table.view("spectator")) == 1 and truth not in repr(table)
    assert black in table.past_for("second")[1] and black not in table.past_for("first")[1]


@pytest.mark.parametrize("name", GAMES)
def test_pictures_are_drawn_for_notebooks(name: str) -> None:
    table = galds.Table(name)
    assert table._repr_svg_().startswith("<svg") and table.svg("second") != table.svg("first", names=False)


def test_pictures_of_hidden_games_show_no_more_than_their_viewer_may_see() -> None:
    table = galds.Table("luzhanqi")
    first, second = table.legal()[:2]
    other = table.copy()
    for on, army in ((table, first), (other, second)):
        on.play(army)
        on.play(first)
    assert table.svg() != other.svg()
    assert table.svg("second") == other.svg("second")
    assert table._repr_svg_() == other._repr_svg_()


def test_pictures_are_also_files() -> None:
    table = galds.Table("luzhanqi")
    table.play(table.legal()[0])
    picture = table.png("first", width=320)
    # The width of a PNG stands behind its signature and the head of its first block.
    assert picture.startswith(b"\x89PNG") and int.from_bytes(picture[16:20]) == 320
    assert table.png("second", width=320) != picture
    with pytest.raises(ValueError, match="cannot be drawn on"):
        table.png(width=0)


def test_leaves_are_counted() -> None:
    table = galds.Table("rotary")
    assert table.perft(1) == len(table.legal())
    assert table.perft(2) == sum(leaves for _, leaves in table.divide(2))
    with pytest.raises(OverflowError, match="too many to be listed"):
        galds.Table("luzhanqi").perft(1)


def test_positions_are_set_up_by_text() -> None:
    table = galds.Table("shatra")
    table.play(table.legal()[0])
    again = galds.Table("shatra", position=table.position)
    assert again.position == again.start == table.position and again.past == []
    assert table.given_away("first") == (0, 1) and table.position_values is None
    assert galds.Table("lautari").position_values is not None


def test_errors_have_the_words_of_the_rules() -> None:
    with pytest.raises(galds.UnknownGameError, match="there is no game called `go`; the games are: ") as unknown:
        galds.Table("go")
    assert unknown.value.key == "open-game" and unknown.value.values["given"] == "go"
    with pytest.raises(galds.RulesError, match="there are no rules called `x`"):
        galds.Table("rotary", "x")
    with pytest.raises(galds.PositionError):
        galds.Table("rotary", position="x")
    table = galds.Table("lautari")
    with pytest.raises(galds.ActionError) as refused:
        table.play("e3 e9")
    assert refused.value.key is not None and refused.value.key.startswith("lautari-")
    assert isinstance(refused.value, galds.GaldsError) and isinstance(refused.value, ValueError)
    over = random_game("rotary", seed=2)
    with pytest.raises(galds.GameOverError, match="the game is over"):
        over.play("53 3")
    with pytest.raises(galds.RecordError, match="line 1"):
        galds.Table.from_record("[Game rotary]")
    with pytest.raises(ValueError, match="a viewer is"):
        table.view("nobody")  # type: ignore[arg-type]
