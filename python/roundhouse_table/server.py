"""The bridge of a server, over HTTP: the calls of docs/api.md for programs that play at somebody's tables."""

import json
import time
import urllib.error
import urllib.request
from typing import Any

from .bridge import BridgeError, result_of

# Longer than the server lets a call wait.
PATIENCE_S = 60
TRIES = 6
UNSURE = (429, 500, 502, 503, 504)


class ServerBridge:
    """The calls of one person's program. `play` with a `decision` and an `id`, and `new` and `join` with a `key`, are done
    once however often an answer is lost on its way."""

    def __init__(self, url: str, token: str) -> None:
        self._address = url.rstrip("/") + "/api/bridge"
        self._headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}

    def call(self, method: str, **params: Any) -> Any:
        """The result of a method of docs/api.md. Parameters that are None are left out. Raises `BridgeError`."""
        named = {name: value for name, value in params.items() if value is not None}
        body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": named}).encode()
        while True:
            try:
                return result_of(self._send(body))
            except BridgeError as error:
                if error.code != "too-fast":
                    raise
            time.sleep(0.5)

    def _send(self, body: bytes) -> Any:
        """Tries again after a growing pause."""
        for tries in range(TRIES):
            try:
                request = urllib.request.Request(self._address, body, self._headers)
                with urllib.request.urlopen(request, timeout=PATIENCE_S) as response:
                    return json.load(response)
            except urllib.error.HTTPError as error:
                if error.code not in UNSURE or tries == TRIES - 1:
                    raise ConnectionError(f"{error.code}: {error.read().decode()}") from error
            except OSError as error:
                if tries == TRIES - 1:
                    raise ConnectionError(f"cannot reach {self._address}: {error}") from error
            time.sleep(0.5 * 2**tries)
        raise AssertionError("the last try returns or raises")
