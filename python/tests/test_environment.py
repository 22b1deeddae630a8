"""The environment against a real bridge: random agents, seeded agents, refusals."""

import random
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from roundhouse_table import Bridge, BridgeError, Environment, step_together  # noqa: E402

STEPS = 40


class Games(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.bridge = Bridge()
        cls.games = [
            game
            for game in cls.bridge.call("games")
            if cls.bridge.call("layout", game=game["id"])["observation"] is not None
        ]

    @classmethod
    def tearDownClass(cls):
        cls.bridge.close()

    def table(self, game, **more):
        return Environment(game, bridge=self.bridge, **more)

    def test_random_agents_play_every_game(self):
        self.assertGreaterEqual(len(self.games), 5)
        for game in self.games:
            for seats in {game["seats"]["min"], game["seats"]["max"]}:
                with self.subTest(game=game["id"], seats=seats):
                    self.play_at_random(self.table(game["id"], seats=seats), STEPS)

    def play_at_random(self, env, steps):
        dice = random.Random(5)
        env.reset(seed=5)
        for _, agent in zip(range(steps), env.agent_iter()):
            observation, reward, over, cut, info = env.last()
            self.assertEqual(len(observation), len(env.numbers))
            for value, number in zip(observation, env.numbers):
                self.assertTrue(0 <= value < number.size, number.at)
            self.assertEqual((reward, over, cut), (0, False, False))
            actions = env.legal_actions()
            self.assertTrue(actions)
            mask = info["action_mask"]
            self.assertEqual((len(mask), mask.count(1)), (env.action_size, len(actions)))
            self.assertTrue(all(mask[action] for action in actions))
            self.assertEqual(env.meaning(observation)["viewer"], agent)
            env.step(dice.choice(actions))

    def test_a_whole_bout_has_a_winner_or_a_draw(self):
        env = self.table("fite")
        self.play_at_random(env, 10_000)
        self.assertIsNone(env.agent_selection)
        self.assertTrue(env.is_over and all(env.terminations.values()))
        self.assertEqual(sum(env.rewards.values()), 1)
        self.assertEqual(env.last(), (None, 0.0, True, False, {}))
        self.assertEqual(len(env.observe(1)), len(env.numbers))
        self.assertEqual(env.legal_actions(1), [])
        self.assertTrue(self.bridge.call("verify", record=env.record())["ok"])

    def test_the_same_seed_meets_the_same_dice(self):
        def bout(seed):
            env, dice, seen = self.table("fite", options={"powers": "random"}), random.Random(3), []
            env.reset(seed=seed)
            for _ in env.agent_iter():
                seen.append((env.agent_selection, env.observe(), env.legal_actions()))
                env.step(dice.choice(env.legal_actions()))
            return seen, env.rewards

        self.assertEqual(bout(7), bout(7))
        self.assertNotEqual(bout(7), bout(8))

    def test_tables_that_step_together_play_as_each_would_alone(self):
        def bouts(step):
            tables, dice = [self.table("fite") for _ in range(3)], [random.Random(n) for n in range(3)]
            for n, env in enumerate(tables):
                env.reset(seed=n)
            while any(not env.is_over for env in tables):
                on = [n for n in range(3) if not tables[n].is_over]
                step([tables[n] for n in on], [dice[n].choice(tables[n].legal_actions()) for n in on])
            return [(env.rewards, env.observe(0)) for env in tables]

        def one_by_one(tables, actions):
            for env, action in zip(tables, actions):
                env.step(action)

        self.assertEqual(bouts(step_together), bouts(one_by_one))
        step_together([], [])

    def test_an_illegal_action_is_refused_and_changes_nothing(self):
        env = self.table("fite", options={"powers": "off"})
        env.reset()
        before = (env.agent_selection, env.observe(), env.legal_actions())
        with self.assertRaises(BridgeError) as refused:
            env.step(env.action_size - 1)
        self.assertEqual(refused.exception.code, "bad-action")
        self.assertEqual((env.agent_selection, env.observe(), env.legal_actions()), before)

    def test_agents_see_what_is_theirs(self):
        env = self.table("fite", options={"powers": "off"})
        env.reset(seed=1)
        self.assertRegex(env.say_actions()[env.legal_actions()[2]], "^Stand on Tactical")
        env.step(env.legal_actions()[2])
        first, second = env.observe(0), env.observe(1)
        self.assertEqual(env.agent_selection, 1)
        self.assertEqual(env.numbers[env.place_of("fighters[0].loc")].means(second[env.place_of("fighters[0].loc")]), None)
        self.assertEqual([place for place in range(len(first)) if first[place] != second[place]], [0])

    def test_a_bot_of_the_game_can_be_asked(self):
        env = self.table("fite")
        env.reset(seed=2)
        self.assertIn(env.bot_action("greedy", budget_ms=50), env.legal_actions())

    def test_what_there_is_not(self):
        with self.assertRaisesRegex(ValueError, "there is no game 'go'"):
            self.table("go")
        with self.assertRaisesRegex(ValueError, "does not describe itself in numbers"):
            self.table("zattera")


if __name__ == "__main__":
    unittest.main()
