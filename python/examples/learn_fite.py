"""A table that learns FITE without super powers by playing against chance, and then is measured against it.

    python3 examples/learn_fite.py                 # 4000 bouts to learn, 400 to measure: well under a minute
    python3 examples/learn_fite.py --bouts 20000

What it knows of a position is small: its dice, where both stand, and what is asked. For each it keeps how many dice each
action has gained on average, does what was best so far, and something else now and then.
"""

import argparse
import math
import pathlib
import random
import sys
import time
from collections import defaultdict

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from roundhouse_table import Environment  # noqa: E402

CURIOSITY = 0.2
PATIENCE = 0.5


class Learner:
    """Averages of what came of each action, by what was seen."""

    def __init__(self, env, dice):
        own = [[env.place_of(f"fighters[{seat}].{what}") for what in ("dice", "loc")] for seat in (0, 1)]
        asked = env.place_of("asking.name")
        self._seen = [(*own[seat], asked, *own[1 - seat][::-1]) for seat in (0, 1)]
        self._dice = dice
        self._sums = defaultdict(float)
        self._counts = defaultdict(int)

    def key(self, seat, observation):
        """Own dice and place, the question, where the other stands and its dice."""
        return tuple(observation[place] for place in self._seen[seat])

    def choose(self, key, actions, curiosity):
        if self._dice.random() < curiosity:
            return self._dice.choice(actions)
        # One more that came to nothing, so that a single lucky throw is not believed.
        return max(actions, key=lambda action: self._sums[key[:4], action] / (self._counts[key[:4], action] + 1))

    def learn(self, path, end):
        """Each action is worth the dice it was ahead afterwards, less those it was ahead before; later gains count less."""
        worth = 0.0
        for (key, action), after in reversed(list(zip(path, [key for key, _ in path[1:]] + [end]))):
            worth = ahead(after) - ahead(key) + PATIENCE * worth
            self._sums[key[:4], action] += worth
            self._counts[key[:4], action] += 1

    def __len__(self):
        return len(self._counts)


def ahead(key):
    return key[0] - key[4]


def play(env, learner, seat, dice, curiosity, seed):
    """A bout of the learner, at that seat, against chance: what the learner saw and did, and the end it saw."""
    path = []
    env.reset(seed)
    for agent in env.agent_iter():
        if agent != seat:
            env.step(dice.choice(env.legal_actions()))
            continue
        key = learner.key(seat, env.observe())
        action = learner.choose(key, env.legal_actions(), curiosity)
        path.append((key, action))
        env.step(action)
    return path, learner.key(seat, env.observe(seat))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bouts", type=int, default=4000, help="bouts to learn from")
    parser.add_argument("--measured", type=int, default=400, help="bouts to measure by")
    parser.add_argument("--seed", type=int, default=1, help="where all chance comes from")
    given = parser.parse_args()
    dice = random.Random(given.seed)
    with Environment("fite", options={"powers": "off"}) as env:
        learner = Learner(env, dice)

        def measure(name):
            won = 0.0
            for n in range(given.measured):
                play(env, learner, n % 2, dice, 0, f"{name} {given.seed} {n}")
                won += env.rewards[n % 2]
            share = won / given.measured
            error = 1.96 * math.sqrt(share * (1 - share) / given.measured)
            print(f"{name}: won {share:.1%} ± {error:.1%} of {given.measured} bouts against chance", flush=True)
            return share - error

        measure("before")
        began = time.monotonic()
        for n in range(given.bouts):
            learner.learn(*play(env, learner, n % 2, dice, CURIOSITY, f"learning {given.seed} {n}"))
        print(f"learnt from {given.bouts} bouts in {time.monotonic() - began:.0f} s: {len(learner)} averages", flush=True)
        return 0 if measure("after") > 0.5 else 1


if __name__ == "__main__":
    sys.exit(main())
