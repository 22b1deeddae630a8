"""A game, turn by turn: whoever is selected observes, chooses one of its legal actions, and steps."""

import hashlib
from typing import Any, Dict, Iterator, List, NamedTuple, Optional, Sequence, Tuple, Union

from .bridge import Bridge

GIVE = ["observation", "actions"]


class Number(NamedTuple):
    """One number of an observation: where it is from, and what its values mean. 0 is: nothing there."""

    at: str
    kind: str
    size: int
    min: int
    values: Tuple[Any, ...]

    def means(self, number: int) -> Any:
        """The value that the number stands for; None if nothing is there."""
        if self.kind == "length":
            return number
        if number == 0:
            return None
        if self.kind == "choice":
            return self.values[number - 1]
        return number - 1 + self.min if self.kind == "whole" else True


class Environment:
    """A table at one game. Agents are seats, numbered from 0; which one acts is for the rules to say."""

    def __init__(
        self,
        game: str,
        seats: Optional[int] = None,
        options: Optional[Dict[str, Any]] = None,
        bridge: Optional[Bridge] = None,
    ) -> None:
        self._own_bridge = bridge is None
        self.bridge = bridge or Bridge()
        known = {each["id"]: each for each in self.bridge.call("games")}
        if game not in known:
            raise ValueError(f"there is no game '{game}'; there is {', '.join(known)}")
        self.game = game
        self.options = options
        self.agents: List[int] = list(range(seats or known[game]["seats"]["min"]))
        layout = self.bridge.call("layout", game=game)
        if layout["observation"] is None or layout["actions"] is None:
            raise ValueError(f"{game} does not describe itself in numbers")
        #: What each number of an observation is.
        self.numbers: List[Number] = [
            Number(each["at"], each["kind"], each["size"], each.get("min", 0), tuple(each.get("values", ())))
            for each in layout["observation"]["numbers"]
        ]
        self._places = {}
        for place, number in enumerate(self.numbers):
            # A list and whether it is there at all have the same place; what comes first is what is asked for.
            self._places.setdefault(number.at, place)
        #: Actions are less than this; those of each type of move are `size` numbers from `start`.
        self.action_size: int = layout["actions"]["size"]
        self.action_kinds: List[Dict[str, Any]] = layout["actions"]["kinds"]
        self._match: Optional[str] = None
        self._now: Dict[str, Any] = {}

    # ---- the usual verbs

    def reset(self, seed: Union[int, str, None] = None) -> None:
        """A new match. The same seed and the same actions meet the same dice; without one they are fresh."""
        dice = None if seed is None else hashlib.sha256(str(seed).encode()).hexdigest()
        made = self.bridge.call("new", game=self.game, seats=len(self.agents), options=self.options, seed=dice)
        self._match = made["match"]
        self._now = self.bridge.call("step", match=self._match, give=GIVE)

    def step(self, action: int) -> None:
        """Plays an action of the selected agent. Refused, with nothing changed, if it is not legal."""
        self._now = self.bridge.call(
            "step", match=self._match, seat=self.agent_selection, action=action, give=GIVE
        )

    @property
    def agent_selection(self) -> Optional[int]:
        """Whose turn it is to decide; None when the game is over."""
        return self._now["seat"]

    def observe(self, agent: Optional[int] = None) -> List[int]:
        """What an agent, the selected one if none is named, sees: as many numbers as `numbers` describes."""
        return self._of(agent)["observation"]

    def legal_actions(self, agent: Optional[int] = None) -> List[int]:
        """What an agent may do now, in the fixed order of the rules; nothing, if it has nothing to decide."""
        return self._of(agent).get("actions", [])

    def action_mask(self, agent: Optional[int] = None) -> bytes:
        """1 for every legal action, 0 for every other one, `action_size` of them."""
        mask = bytearray(self.action_size)
        for action in self.legal_actions(agent):
            mask[action] = 1
        return bytes(mask)

    @property
    def rewards(self) -> Dict[int, float]:
        """1 for a win, 0 for a loss, a shared win shared out; 0 for all while the game is on."""
        return dict(enumerate(self._now["payoffs"] or [0] * len(self.agents)))

    @property
    def is_over(self) -> bool:
        return self._now["payoffs"] is not None

    @property
    def terminations(self) -> Dict[int, bool]:
        return {agent: self.is_over for agent in self.agents}

    def last(self) -> Tuple[Optional[List[int]], float, bool, bool, Dict[str, Any]]:
        """Observation, reward, termination, truncation and more of the selected agent."""
        agent = self.agent_selection
        if agent is None:
            return None, 0.0, True, False, {}
        return self.observe(), self.rewards[agent], False, False, {"action_mask": self.action_mask()}

    def agent_iter(self) -> Iterator[int]:
        """The selected agent, again and again, until the game is over."""
        while self.agent_selection is not None:
            yield self.agent_selection

    def close(self) -> None:
        if self._own_bridge:
            self.bridge.close()

    def __enter__(self) -> "Environment":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # ---- what people want to know

    def place_of(self, at: str) -> int:
        """Where in an observation the number is that comes from this place of the view, such as 'fighters[0].dice'."""
        return self._places[at]

    def meaning(self, observation: Sequence[int]) -> Dict[str, Any]:
        """The values that an observation stands for, by their places in the view; nothing that is not there."""
        told = {}
        for number, value in zip(self.numbers, observation):
            if value != 0:
                told[f"{number.at}?" if number.kind == "there" else number.at] = number.means(value)
        return told

    def say_actions(self) -> Dict[int, str]:
        """The legal actions in words."""
        now = self.bridge.call("step", match=self._match, seat=self.agent_selection, give=["moves", "actions"])
        return {action: each["text"] for action, each in zip(now["actions"], now["moves"])}

    def bot_action(self, level: str = "greedy", budget_ms: Optional[int] = None) -> int:
        """What one of the game's own bots would do in the selected agent's place; it plays nothing."""
        seat = self.agent_selection
        chosen = self.bridge.call("bot", match=self._match, seat=seat, level=level, budgetMs=budget_ms)["move"]
        now = self.bridge.call("step", match=self._match, seat=seat, give=["moves", "actions"])
        return next(action for action, each in zip(now["actions"], now["moves"]) if each["move"] == chosen)

    def record(self) -> str:
        """The match so far, as docs/record.md has it."""
        return self.bridge.call("record", match=self._match)

    def _of(self, agent: Optional[int]) -> Dict[str, Any]:
        if agent is None or agent == self._now["seat"]:
            return self._now
        return self.bridge.call("step", match=self._match, seat=agent, give=GIVE)


def step_together(tables: Sequence[Environment], actions: Sequence[int]) -> None:
    """Steps several tables of one bridge, each by its own action, in one exchange: many times as fast as one by one."""
    calls = [
        ("step", {"match": env._match, "seat": env.agent_selection, "action": action, "give": GIVE})
        for env, action in zip(tables, actions)
    ]
    for env, now in zip(tables, tables[0].bridge.call_all(calls) if tables else []):
        env._now = now
