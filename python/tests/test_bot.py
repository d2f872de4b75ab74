"""The example bot plays through the unmodified client `berserk`, against the part of the Bot API that it uses.

That a real server speaks so is tested with the server (server/tests/berserk.rs).
"""

import importlib.util
import json
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from types import ModuleType
from typing import Any
from urllib.parse import unquote

import pytest
from peers import peer

import galds

BOT = Path(__file__).parent.parent / "examples" / "bot.py"


def example() -> ModuleType:
    """The example as a module."""
    peer("berserk")
    spec = importlib.util.spec_from_file_location("example_bot", BOT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Match:
    """A game of the bot, who has the first side, against random moves."""

    def __init__(self, game: str, rules: str) -> None:
        self.table = galds.Table(game, rules)
        self.start = self.table.position
        self.accepted = threading.Event()
        self.over = threading.Event()
        self.moves = 0
        self.refused = 0
        self.states: Queue[dict[str, Any]] = Queue()
        self.rng = random.Random(5)
        self.settle()

    def settle(self) -> None:
        """Rolls and answers until the bot has to act, then tells it so."""
        while self.table.turn in ("second", "chance"):
            if self.table.turn == "chance":
                tokens, chances = zip(*self.table.chances(), strict=True)
                self.table.play(self.rng.choices(tokens, chances)[0])
            else:
                self.table.play(self.rng.choice(self.table.legal()))
        self.states.put(self.state())

    def state(self) -> dict[str, Any]:
        legal = [] if self.table.is_over else self.table.legal()
        status = "variantEnd" if self.table.is_over else "started"
        moves = " ".join(played.token for played in self.table.past)
        return {"type": "gameState", "status": status, "moves": moves, "galds": {"legal": legal}}

    def full(self) -> dict[str, Any]:
        table = self.table
        return {
            "type": "gameFull",
            "variant": {"key": table.game},
            "initialFen": "startpos",
            "galds": {"rules": table.rules},
            "state": self.states.get(timeout=20),
        }

    def lines(self) -> Iterator[dict[str, Any]]:
        line = self.full()
        yield line
        while line.get("state", line)["status"] == "started":
            line = self.states.get(timeout=20)
            yield line
        self.over.set()

    def move(self, token: str) -> bool:
        """Whether the move was taken. The second one is refused once, as one is that came too late."""
        if self.moves == 1 and self.refused == 0:
            self.refused += 1
            self.states.put(self.state())
            return False
        self.table.play(token)
        self.moves += 1
        self.settle()
        return True

    def events(self) -> Iterator[dict[str, Any]]:
        yield {"type": "challenge", "challenge": {"id": "one"}}
        assert self.accepted.wait(20)
        yield {"type": "gameStart", "game": {"gameId": "one"}}
        assert self.over.wait(100)


@contextmanager
def serving(match: Match) -> Iterator[str]:
    """A server with this match alone; its address."""

    class Handler(BaseHTTPRequestHandler):
        # In chunks, or the client would wait for more than one line.
        protocol_version = "HTTP/1.1"

        def log_message(self, *_: object) -> None:
            """Says nothing."""

        def answer(self, code: int, lines: Iterator[dict[str, Any]]) -> None:
            self.send_response(code)
            self.send_header("Transfer-Encoding", "chunked")
            self.end_headers()
            for line in lines:
                text = json.dumps(line).encode() + b"\n"
                self.wfile.write(b"%x\r\n%s\r\n" % (len(text), text))
                self.wfile.flush()
            self.wfile.write(b"0\r\n\r\n")

        def do_GET(self) -> None:
            assert self.headers["Authorization"] == "Bearer galds_test"
            lines = {"/api/stream/event": match.events, "/api/bot/game/stream/one": match.lines}
            self.answer(200, lines[self.path]())

        def do_POST(self) -> None:
            if self.path == "/api/challenge/one/accept":
                match.accepted.set()
                taken = True
            else:
                path, _, token = unquote(self.path).rpartition("/move/")
                assert path == "/api/bot/game/one"
                taken = match.move(token)
            self.answer(200 if taken else 400, iter([{"ok": taken}]))

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.mark.parametrize(
    ("game", "rules"), [("shatra", "shatra,quiet=20"), ("nardi", "nardi"), ("luzhanqi", "luzhanqi,quiet=20,cap=60")]
)
def test_the_bot_accepts_a_challenge_and_plays_to_the_end(game: str, rules: str) -> None:
    match = Match(game, rules)
    with serving(match) as address:
        example().main(address, "galds_test", 1)
    assert match.table.is_over and match.over.is_set()
    assert match.moves > 5 and match.refused == 1


def test_the_bot_follows_a_game_that_began_elsewhere() -> None:
    table = galds.Table("rotary")
    table.play(table.legal()[0])
    state = {"moves": ""}
    full = {"variant": {"key": "rotary"}, "initialFen": table.position, "galds": {"rules": table.rules}}
    assert example().table_of(full, state).position == table.position
