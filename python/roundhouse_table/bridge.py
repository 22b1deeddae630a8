"""The bridge, a program that knows the games, and calls to it: JSON-RPC, one object a line."""

import json
import os
import pathlib
import shutil
import subprocess
from typing import Any, Dict, List, Optional, Sequence, Tuple


class BridgeError(Exception):
    """A call was refused, and nothing has changed. `code` is one of those in docs/bridge.md."""

    def __init__(self, message: str, code: str, data: Optional[dict] = None) -> None:
        super().__init__(message)
        self.code = code
        self.data = data or {}


def find_command() -> list:
    """How the bridge is started: by ROUNDHOUSE_TABLE, by the clone around this file, or by the path."""
    own = pathlib.Path(__file__).resolve().parents[2] / "bin" / "roundhouse-table.mjs"
    named = os.environ.get("ROUNDHOUSE_TABLE")
    if named:
        program = named
    elif own.exists():
        program = str(own)
    else:
        program = shutil.which("roundhouse-table") or ""
    if not program:
        raise FileNotFoundError(
            "there is no roundhouse-table: set ROUNDHOUSE_TABLE to bin/roundhouse-table.mjs of a clone of Roundhouse"
        )
    # Not every system runs a script by its first line.
    return ["node", program, "bridge"] if program.endswith(".mjs") else [program, "bridge"]


class Bridge:
    """A running bridge. One is enough for any number of environments; close it, or use it in a `with`."""

    def __init__(self, command: Optional[Sequence[str]] = None) -> None:
        self._process = subprocess.Popen(
            list(command or find_command()), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=1 << 16
        )
        self._calls = 0

    def call(self, method: str, **params: Any) -> Any:
        """The result of a method of docs/bridge.md. Parameters that are None are left out."""
        return result_of(self._exchange(self._request(method, params)))

    def call_all(self, calls: Sequence[Tuple[str, Dict[str, Any]]]) -> List[Any]:
        """The results of several calls, (method, parameters) each, in one exchange: many times as fast. All are carried
        out, one after the other, before the first refusal among them is raised."""
        if not calls:
            return []
        return [result_of(answer) for answer in self._exchange([self._request(*call) for call in calls])]

    def _request(self, method: str, params: Dict[str, Any]) -> Dict[str, Any]:
        self._calls += 1
        named = {name: value for name, value in params.items() if value is not None}
        return {"jsonrpc": "2.0", "id": self._calls, "method": method, "params": named}

    def _exchange(self, sent: Any) -> Any:
        self._process.stdin.write(json.dumps(sent, separators=(",", ":")).encode() + b"\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise EOFError(f"the bridge has ended with status {self._process.wait()}")
        return json.loads(line)

    def close(self) -> None:
        """Ends the bridge; its matches are gone."""
        if self._process.poll() is None:
            self._process.stdin.close()
            self._process.wait()
        self._process.stdout.close()

    def __enter__(self) -> "Bridge":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def result_of(answer: Dict[str, Any]) -> Any:
    """What a call was answered with. Raises `BridgeError` if it was refused."""
    if "error" in answer:
        data = answer["error"].get("data", {})
        raise BridgeError(answer["error"]["message"], data.get("code", "internal-error"), data)
    return answer["result"]
