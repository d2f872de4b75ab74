"""Exported games as data frames (`pip install galds[data]`).

`read_games` takes what a server gives for download: JSON lines of `GET /api/games/user/{name}`, or records one after
the other. Every game is replayed by the rules, so that the frame holds nothing illegal.

>>> import galds
>>> from galds.data import read_games
>>> table = galds.Table("rotary")
>>> _ = table.play("53 3")
>>> read_games(table.record()).select("game", "length", "result").row(0)
('rotary', 1, '*')
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

import polars as pl

from galds._galds import Table

__all__ = ["positions", "read_games"]

SCHEMA: dict[str, Any] = {
    "id": pl.String,
    "game": pl.String,
    "rules": pl.String,
    "start": pl.String,
    "first": pl.String,
    "second": pl.String,
    "result": pl.String,
    "first_points": pl.Float64,
    "second_points": pl.Float64,
    "length": pl.UInt32,
    "tokens": pl.List(pl.String),
    "books": pl.List(pl.String),
}


def read_games(text: str | Iterable[str]) -> pl.DataFrame:
    """One row a game: names, rules, result, and the actions as tokens and in book notation.

    `text` is a whole file or its lines. `.write_ipc` writes it as an Arrow file, and `.to_arrow()` makes a table of
    `pyarrow`, if that is installed.
    """
    lines = text.splitlines() if isinstance(text, str) else [line.rstrip("\n") for line in text]
    is_json = next((line for line in lines if line.strip()), "").lstrip().startswith("{")
    rows = _from_json(lines) if is_json else _from_records(lines)
    return pl.DataFrame(list(rows), schema=SCHEMA)


def _from_json(lines: Iterable[str]) -> Iterator[dict[str, Any]]:
    for line in lines:
        if not line.strip():
            continue
        game = json.loads(line)
        table = Table(game["variant"], game["galds"]["rules"])
        for token in game["moves"].split():
            table.play(token)
        names = {side: _name(game["players"][colour]) for side, colour in (("first", "white"), ("second", "black"))}
        yield _row(table, game["id"], names, game["galds"]["result"])


def _name(player: dict[str, Any]) -> str | None:
    if "aiLevel" in player:
        return f"level {player['aiLevel']}"
    name = player.get("user", {}).get("name")
    return None if name is None else str(name)


def _from_records(lines: Iterable[str]) -> Iterator[dict[str, Any]]:
    record: list[str] = []
    in_tags = False
    for line in [*lines, "["]:
        is_tag = line.startswith("[")
        # Tags behind actions begin another record.
        if is_tag and not in_tags and any(entry.strip() for entry in record):
            yield _from_record("\n".join(record))
            record = []
        in_tags = is_tag
        record.append(line)


def _from_record(text: str) -> dict[str, Any]:
    tags = dict(line[1:-1].split(' "', 1) for line in text.splitlines() if line.startswith("["))
    tags = {key: value.rstrip('"') for key, value in tags.items()}
    names = {"first": tags.get("White"), "second": tags.get("Black")}
    return _row(Table.from_record(text), tags.get("Site"), names, tags.get("Result"))


def _row(table: Table, name: str | None, names: dict[str, str | None], result: str | None) -> dict[str, Any]:
    past = table.past
    points = table.outcome or (None, None)
    return {
        "id": name,
        "game": table.game,
        "rules": table.rules,
        "start": table.start,
        **names,
        "result": result if result is not None else table.outcome_text,
        "first_points": points[0],
        "second_points": points[1],
        "length": len(past),
        "tokens": [played.token for played in past],
        "books": [played.book for played in past],
    }


def positions(games: pl.DataFrame) -> pl.DataFrame:
    """One row an action: the game's row number, the position before it, whose turn it was, and the action."""
    rows: list[dict[str, Any]] = []
    for number, game in enumerate(games.iter_rows(named=True)):
        table = Table(game["game"], game["rules"], game["start"])
        for ply, token in enumerate(game["tokens"]):
            row = {"game": number, "ply": ply, "position": table.position}
            played = table.play(token)
            rows.append({**row, "by": played.by, "token": played.token, "book": played.book})
    types = {"game": pl.UInt32, "ply": pl.UInt32, "position": pl.String}
    return pl.DataFrame(rows, schema={**types, "by": pl.String, "token": pl.String, "book": pl.String})
