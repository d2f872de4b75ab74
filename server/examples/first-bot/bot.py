"""A first bot in Python, with nothing but the standard library: python3 bot.py SERVER TOKEN [GAME]

It challenges the computer to a game, makes legal moves at random until it is over, and prints the result.
"""

import json
import random
import sys
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

# A move that came too late. Both sides may set up at once, so a state can be outdated; a newer one follows.
REFUSED = 400


def call(server, token, path, fields=None):
    """Sends a request, with fields by POST and without by GET; the answer can be read line by line."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    body = None if fields is None else json.dumps(fields).encode()
    return urlopen(Request(server + path, body, headers))


def choose(state):
    """The place for your own ideas: `legal` has every move, `view` is what you see of the board."""
    return random.choice(state["galds"]["legal"])


def main(server, token, game="rotary"):
    with call(server, token, "/api/challenge/ai", {"variant": game, "level": 1}) as answer:
        match = json.load(answer)["id"]
    print(f"{server}/match/{match}")
    with call(server, token, f"/api/bot/game/stream/{match}") as stream:
        for line in stream:
            if not line.strip():  # an empty line every five seconds says that the connection is alive
                continue
            message = json.loads(line)
            # The first message has the state inside, later ones are the state; others are chat and the like.
            state = message.get("state", message)
            if state.get("galds", {}).get("legal"):
                move = quote(choose(state), safe="")
                try:
                    call(server, token, f"/api/bot/game/{match}/move/{move}", {}).close()
                except HTTPError as error:
                    if error.code != REFUSED:
                        raise
            elif state.get("status") not in (None, "created", "started"):
                print(f"{game}: {state['galds']['result']}, {state.get('winner', 'nobody')} wins")


main(*sys.argv[1:])
