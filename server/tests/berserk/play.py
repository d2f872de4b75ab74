"""Plays whole games through the unmodified client `berserk`: python play.py SERVER TOKEN OTHER_TOKEN.

The first account plays every game against a house player with random legal moves, then the second is
challenged by name, answers, talks and resigns. Then come the tokens, the data and status of users, a seek, and
games for download. Prints `done` at the end; anything else is a failure.
"""

import random
import sys
import threading
from datetime import datetime, timedelta

import berserk

SERVER, TOKEN, OTHER_TOKEN = sys.argv[1:]
GAMES = ["lautari", "luzhanqi", "nardi", "rotary", "shatra"]
ENDS = {"draw", "variantEnd", "outoftime", "resign"}
# A shorter game shows too little. Random moves lose that fast now and then; then another game is played.
LEAST_MOVES = 5
MOST_GAMES = 10


def client(token):
    session = berserk.TokenSession(token)
    return berserk.Client(session, base_url=SERVER)


def states(bot, game_id):
    """The states of a match, the first one with what stays the same."""
    full = None
    for line in bot.bots.stream_game_state(game_id):
        if line["type"] == "gameFull":
            full = line
            yield full, line["state"]
        elif line["type"] == "gameState":
            yield full, line


def play_house(bot, game, chance):
    """A whole game against the computer; returns its last state and how many moves were made."""
    info = bot.challenges.create_ai(
        level=1, variant=game, color="white", clock_limit=600, clock_increment=5
    )
    assert info["variant"]["key"] == game, info
    moves = 0
    for full, state in states(bot, info["id"]):
        assert full["variant"]["key"] == game and full["galds"]["you"] == "white"
        assert full["black"]["aiLevel"] == 1, full
        if state["status"] != "started":
            return state, moves
        if moves > 1:
            assert isinstance(state["wtime"], timedelta), state
        if "white" not in state["galds"]["turn"]:
            assert state["galds"]["legal"] == []
            continue
        bot.bots.make_move(info["id"], chance.choice(state["galds"]["legal"]))
        moves += 1
    raise AssertionError("the stream ended before the game")


def play_long(bot, game):
    """The same with a game that is long enough, and its end checked."""
    for seed in range(MOST_GAMES):
        state, moves = play_house(bot, game, random.Random(seed))
        check_end(game, state)
        if moves >= LEAST_MOVES:
            return state, moves
    raise AssertionError(f"no game of {game} had {LEAST_MOVES} moves")


def check_end(game, state):
    assert state["status"] in ENDS, state
    assert state["galds"]["result"] != "*" and state["galds"]["score"], state
    if game == "nardi":
        assert state["galds"]["secret"], "the secret of the dice is shown at the end"


def check_clock(bot, game_id):
    for full, state in states(bot, game_id):
        assert full["clock"] == {"initial": 300_000, "increment": 2_000}, full
        assert isinstance(full["createdAt"], datetime), full
        assert state["wtime"] == 300_000, "the client converts no times inside the first line"
        return


def challenge_by_name(bot, other):
    """A challenge, its answer, a few words and the end, seen from both sides' event streams."""
    other_name = other.account.get()["username"]
    own_events, other_events = (who.bots.stream_incoming_events() for who in (bot, other))

    declined = bot.challenges.create(other_name, rated=False, variant="rotary")
    event = next(other_events)
    assert event["type"] == "challenge" and event["challenge"]["id"] == declined["id"], event
    other.challenges.decline(declined["id"], reason="later")
    assert next(other_events)["type"] == "challengeCanceled"

    challenge = bot.challenges.create(
        other_name, rated=False, variant="shatra", color="white", clock_limit=300, clock_increment=2
    )
    game_id = challenge["id"]
    assert next(other_events)["challenge"]["id"] == game_id
    assert [c["id"] for c in other.challenges.get_mine()["in"]] == [game_id]
    other.bots.accept_challenge(game_id)
    start = next(other_events)
    assert start["type"] == "gameStart" and start["game"]["id"] == game_id, start
    assert start["game"]["color"] == "black" and not start["game"]["isMyTurn"], start
    check_clock(bot, game_id)

    for _, state in states(bot, game_id):
        bot.bots.make_move(game_id, state["galds"]["legal"][0])
        break
    for _, state in states(other, game_id):
        other.bots.make_move(game_id, state["galds"]["legal"][0])
        break
    assert other.games.get_ongoing()[0]["gameId"] == game_id
    bot.bots.post_message(game_id, "good luck")
    lines = other.bots.stream_game_state(game_id)
    assert next(lines)["type"] == "gameFull"
    said = next(lines)
    assert said["type"] == "chatLine" and said["text"] == "good luck", said

    try:
        bot.bots.make_move(game_id, "99-99")
        raise AssertionError("an illegal move was taken")
    except berserk.exceptions.ResponseError as error:
        assert error.status_code == 400, error

    bot.board.offer_draw(game_id)
    other.board.decline_draw(game_id)
    assert next(own_events)["game"]["id"] == game_id, "a stream begins with what goes on"
    other.bots.resign_game(game_id)
    for events in (own_events, other_events):
        finish = next(events)
        assert finish["type"] == "gameFinish" and finish["game"]["winner"] == "white", finish
    return game_id


def check_tokens(bot, own_id):
    tested = bot.oauth.test_tokens(TOKEN, "galds_wrong")
    assert tested["galds_wrong"] is None, tested
    assert tested[TOKEN]["userId"] == own_id, tested
    assert "bot:play" in tested[TOKEN]["scopes"].split(","), tested


def check_users(bot, other):
    own, theirs = bot.account.get()["username"], other.account.get()["username"]
    data = bot.users.get_public_data(own)
    assert data["username"] == own and data["title"] == "BOT" and data["online"], data
    assert isinstance(data["createdAt"], datetime), data
    found = bot.users.get_by_id(own, theirs, "nobody_here")
    assert [user["username"] for user in found] == [own, theirs], found
    statuses = bot.users.get_realtime_statuses(own, theirs, with_game_ids=True)
    assert [status["name"] for status in statuses] == [own, theirs], statuses
    assert all(status["online"] for status in statuses), statuses
    online = [user["username"] for user in bot.bots.get_online_bots(limit=10)]
    assert online == [own], "the other account is a person's"


def seek(bot, other):
    """Both look for the same game and find each other."""
    events = bot.bots.stream_incoming_events()
    waiting = threading.Thread(
        target=lambda: client(TOKEN).board.seek(time=5, increment=3, variant="rotary")
    )
    waiting.start()
    offer = next(events)
    assert offer["type"] == "challenge", offer
    other.board.seek(time=5, increment=3, variant="rotary")
    start = next(events)
    assert start["type"] == "gameStart", start
    waiting.join(timeout=60)
    assert not waiting.is_alive(), "a seek ends when somebody has come"
    game_id = start["game"]["id"]
    assert game_id == offer["challenge"]["id"], (offer, start)
    bot.bots.abort_game(game_id)


def check_export(bot, game_id):
    game = bot.games.export(game_id)
    assert game["id"] == game_id and game["status"] == "resign", game
    assert game["winner"] == "white" and len(game["moves"].split()) == 2, game
    assert isinstance(game["createdAt"], datetime), game
    record = bot.games.export(game_id, as_pgn=True)
    assert '[White "' in record and '[Result "1-0"]' in record, record
    own = bot.account.get()["username"]
    assert game_id in [game["id"] for game in bot.games.export_by_player(own, max=20)]
    records = list(bot.games.export_by_player(own, as_pgn=True, max=2))
    assert len(records) == 2 and all(record.startswith("[Event") for record in records), records


def main():
    bot, other = client(TOKEN), client(OTHER_TOKEN)
    bot.account.upgrade_to_bot()
    account = bot.account.get()
    assert account["title"] == "BOT" and account["username"], account

    failures, played = [], []

    def play(game):
        try:
            state, moves = play_long(client(TOKEN), game)
            played.append(f"{game}: {moves} moves, {state['galds']['result']}")
        except BaseException as error:
            failures.append((game, error))
            raise

    threads = [threading.Thread(target=play, args=(game,)) for game in GAMES]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    print(*played, sep="\n")
    assert not failures, failures
    game_id = challenge_by_name(bot, other)
    check_tokens(bot, account["id"])
    check_users(bot, other)
    check_export(bot, game_id)
    seek(bot, other)
    print("done")


main()
