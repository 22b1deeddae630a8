"""A bot for a Roundhouse server: plain HTTP, Python's standard library only. `python3 bot.py --help` says how to start it."""

import json
import os
import secrets
import sys
import time
import urllib.error
import urllib.request
import uuid

from choose import choose

HELP = """Plays at a Roundhouse server.

  python3 bot.py GAME [LEVEL]      a match against the server's own bot (fite, greedy)
  python3 bot.py --join MATCH [INVITE]

ROUNDHOUSE_URL    the server (http://localhost:3000)
ROUNDHOUSE_TOKEN  a token: made on the account page, or by 'roundhouse-table token NAME'"""

# Longer than the server lets a call wait.
PATIENCE_S = 60
TRIES = 6


class Refused(Exception):
    """A call that the server refused. `code` is stable (docs/api.md)."""

    def __init__(self, code, message):
        super().__init__(f"{code}: {message}")
        self.code = code


class Bridge:
    """JSON-RPC over HTTP."""

    def __init__(self, url, token):
        self.address = url.rstrip("/") + "/api/bridge"
        self.headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}

    def call(self, method, **params):
        given = {name: value for name, value in params.items() if value is not None}
        body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": given}).encode()
        while True:
            answer = self.send(body)
            if "error" not in answer:
                return answer["result"]
            code = answer["error"]["data"]["code"]
            if code != "too-fast":
                raise Refused(code, answer["error"]["message"])
            time.sleep(0.5)

    def send(self, body):
        """Tries again after a growing pause: what is sent twice under one id is done once."""
        for tries in range(TRIES):
            try:
                request = urllib.request.Request(self.address, body, self.headers)
                with urllib.request.urlopen(request, timeout=PATIENCE_S) as response:
                    return json.load(response)
            except urllib.error.HTTPError as error:
                if error.code not in (429, 500, 502, 503, 504) or tries == TRIES - 1:
                    raise SystemExit(f"{error.code}: {error.read().decode()}")
            except OSError as error:
                if tries == TRIES - 1:
                    raise SystemExit(f"cannot reach {self.address}: {error}")
            time.sleep(0.5 * 2**tries)


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
        except Refused as refused:
            # Somebody was quicker and has changed what may be done: look again.
            if refused.code not in ("illegal-move", "game-over", "stale"):
                raise


def main(words):
    token = os.environ.get("ROUNDHOUSE_TOKEN")
    if token is None or words[:1] == ["--help"]:
        print(HELP)
        return
    bridge = Bridge(os.environ.get("ROUNDHOUSE_URL", "http://localhost:3000"), token)
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
    main(sys.argv[1:])
