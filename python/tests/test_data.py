"""Exported games as data frames."""

import io
import json

import pytest
from peers import peer

import galds


def table(moves: int) -> galds.Table:
    table = galds.Table("shatra", "shatra,quiet=50")
    for _ in range(moves):
        table.play(table.legal()[0])
    return table


def test_records_one_after_the_other_are_read() -> None:
    peer("polars")
    from galds.data import positions, read_games

    played = table(5)
    text = played.record([("White", "Aina"), ("Site", "m1")]) + "\n\n" + table(2).record()
    games = read_games(text)
    assert games["length"].to_list() == [5, 2] and games["first"].to_list() == ["Aina", None]
    assert games["tokens"][0].to_list() == [action.token for action in played.past]
    every = positions(games)
    assert len(every) == 7 and every["position"][0] == played.start and every["by"][1] == "second"


def test_games_become_an_arrow_file() -> None:
    polars = peer("polars")
    from galds.data import read_games

    games, file = read_games(table(3).record()), io.BytesIO()
    games.write_ipc(file)
    assert file.getvalue().startswith(b"ARROW1")
    file.seek(0)
    assert polars.read_ipc(file).equals(games)
    assert hasattr(games, "__arrow_c_stream__"), "other libraries read it without a copy"


def test_json_lines_of_a_server_are_read() -> None:
    peer("polars")
    from galds.data import read_games

    played = table(4)
    line = {
        "id": "abc",
        "variant": "shatra",
        "moves": " ".join(action.token for action in played.past),
        "players": {"white": {"user": {"name": "Bo"}}, "black": {"aiLevel": 3}},
        "galds": {"rules": played.rules, "result": "1-0"},
    }
    games = read_games(json.dumps(line) + "\n")
    assert games.row(0, named=True)["second"] == "level 3" and games["result"][0] == "1-0"
    assert games["first_points"][0] is None, "given away, which is no end by the rules"
    line["moves"] = "1-2"
    with pytest.raises(galds.ActionError):
        read_games(json.dumps(line))
