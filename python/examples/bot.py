"""A bot for a Galds server by the client `berserk`: python bot.py SERVER TOKEN [LEVEL].

It accepts every challenge and plays with a level of the package's own players, at random where the other army is
hidden. `pip install galds berserk`.
"""

import random
import sys
import threading
from typing import Any

import berserk

import galds

# The status of an answer that refuses a move.
REFUSED = 400


def table_of(full: dict[str, Any], state: dict[str, Any]) -> galds.Table:
    """The game so far, from what the server sends; only open games can be followed by their moves."""
    start = None if full["initialFen"] == "startpos" else full["initialFen"]
    table = galds.Table(full["variant"]["key"], full["galds"]["rules"], start)
    for token in state["moves"].split():
        table.play(token)
    return table


def play(client: Any, game_id: str, level: int) -> None:
    """Plays one game to its end."""
    full: dict[str, Any] = {}
    for line in client.bots.stream_game_state(game_id):
        if line["type"] == "gameFull":
            full, state = line, line["state"]
            player = galds.Player(full["variant"]["key"], f"level:{level}")
        elif line["type"] == "gameState":
            state = line
        else:
            continue
        legal = state["galds"]["legal"]
        if state["status"] == "started" and legal:
            hidden = galds.game(full["variant"]["key"]).is_hidden
            token = random.choice(legal) if hidden else player.choose(table_of(full, state))
            try:
                client.bots.make_move(game_id, token or "throw")
            except berserk.exceptions.ResponseError as error:
                # A move that came too late is refused; a newer state follows.
                if error.status_code != REFUSED:
                    raise


def main(server: str, token: str, level: int = 3) -> None:
    """Waits for challenges and plays each in a thread of its own."""
    client = berserk.Client(berserk.TokenSession(token), base_url=server)
    for event in client.bots.stream_incoming_events():
        if event["type"] == "challenge":
            client.bots.accept_challenge(event["challenge"]["id"])
        elif event["type"] == "gameStart":
            threading.Thread(target=play, args=(client, event["game"]["gameId"], level)).start()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 3)
