/** What learnt evaluations see of positions: numbers that are the same whenever a position is looked at. */

import { copyPlain, fastChance, optionsFor, randomMove, silentStep } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { MANIFESTS } from '../src/all.ts';
import type { Sight } from '../src/learnt.ts';

const GAMES = 4;
const MOST_MOVES = 2000;

const known = await Promise.all(
  MANIFESTS.flatMap(({ id, rules, bot }) =>
    bot ? [Promise.all([rules(), bot()]).then(([game, knowledge]) => ({ id, game, knowledge }))] : [],
  ),
);

/** Every position of a few random games, the states as they are at that moment. */
function* positions({ game }: (typeof known)[number], seats: number, given: object): Generator<unknown> {
  for (let seed = 1; seed <= GAMES; seed++) {
    const step = silentStep(fastChance(seed));
    const state = game.setup(optionsFor(game, seats, given), seats, step);
    for (let moves = 0; game.toAct(state).length > 0 && moves < MOST_MOVES; moves++) {
      yield state;
      const seat = game.toAct(state)[0]!;
      game.apply(state, seat, randomMove(game, state, seat, step.chance), step);
    }
  }
}

const numbersOf = ({ count, things, whole, shape }: Sight): number[] => [
  count,
  ...things.subarray(0, count * shape.thing),
  ...whole,
];

test.each(known.filter(({ knowledge }) => knowledge.learning).map(one => [one.id, one] as const))(
  '%s: what is learnt from has finite numbers, the same whatever was looked at before',
  (_, one) => {
    const { shape, most, seats, options, isMoment, sightOf } = one.knowledge.learning!;
    const seen: { view: unknown; numbers: number[] }[] = [];
    for (const state of positions(one, seats, options)) {
      for (let seat = 0; seat < seats; seat++) {
        const view: unknown = one.game.view(state, seat);
        if (isMoment(view)) seen.push({ view: copyPlain(view), numbers: numbersOf(sightOf(view)) });
      }
    }
    expect(seen.length).toBeGreaterThan(GAMES);
    for (const { view, numbers } of seen.toReversed()) {
      expect(numbers[0]).toBeLessThanOrEqual(most);
      expect(numbers).toHaveLength(1 + numbers[0]! * shape.thing + shape.whole);
      expect(numbers.every(Number.isFinite)).toBe(true);
      expect(numbersOf(sightOf(view))).toEqual(numbers);
    }
    expect(new Set(seen.map(({ numbers }) => numbers.join())).size, 'positions differ').toBeGreaterThan(
      seen.length / 2,
    );
  },
);
