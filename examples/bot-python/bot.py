"""A bot for a Roundhouse server, on the package in python/. `python3 bot.py --help` says how to start it."""

import os
import pathlib
import secrets
import sys
import uuid

# Where the package is not installed, it is the one of the clone around this file.
sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "python"))

from choose import choose  # noqa: E402
from roundhouse_table import BridgeError, ServerBridge  # noqa: E402

HELP = """Plays at a Roundhouse server.

  python3 bot.py GAME [LEVEL]      a match against the server's own bot (fite, greedy)
  python3 bot.py --join MATCH [INVITE]

ROUNDHOUSE_URL    the server (http://localhost:3000)
ROUNDHOUSE_TOKEN  a token: made on the account page, or by 'roundhouse-table token NAME'"""

def play(bridge, match, game):
    """Plays a match to its end and gives what each seat has won."""
    while True:
        # Answered when it is our turn, when the game is over, or after half a minute.
        status = bridge.call("wait", match=match)
        if status["payoffs"] is not None:
            return status
        moves = bridge.call("moves", match=match)
        if not moves:
            continue
        view = bridge.call("view", match=match)
        move = choose(game, [one["move"] for one in moves], view, status["seat"])
        print(next(one["text"] for one in moves if one["move"] == move), flush=True)
        try:
            bridge.call("play", match=match, move=move, decision=status["decision"], id=str(uuid.uuid4()))
        except BridgeError as refused:
            # Somebody was quicker and has changed what may be done: look again.
            if refused.code not in ("illegal-move", "game-over", "stale"):
                raise


def main(words):
    token = os.environ.get("ROUNDHOUSE_TOKEN")
    if token is None or words[:1] == ["--help"]:
        print(HELP)
        return
    bridge = ServerBridge(os.environ.get("ROUNDHOUSE_URL", "http://localhost:3000"), token)
    if words[:1] == ["--join"]:
        match = bridge.call("join", match=words[1], invite=words[2] if len(words) > 2 else None)["match"]
        game = next(one["game"] for one in bridge.call("matches") if one["match"] == match)
    else:
        game = words[0] if words else "fite"
        bots = [{"seat": 1, "level": words[1] if len(words) > 1 else "greedy"}]
        # With a key of our own, asking twice opens one table.
        match = bridge.call("new", game=game, seats=2, bots=bots, key=secrets.token_urlsafe(24))["match"]
    status = play(bridge, match, game)
    own = status["payoffs"][status["seat"]]
    print(f"{match}: over, {'won' if own > 1 / len(status['payoffs']) else 'not won'} {status['payoffs']}")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except ConnectionError as error:
        raise SystemExit(str(error))
