/** FITE-24 to FITE-34: dividing, rolling, comparing, losing dice. */

import { fastChance, heardBy, outcomes, play, randomMove } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { type Combatant, compareAttack, hitsOf } from '../fight.ts';
import { fite } from '../rules.ts';
import { type Event, LOCATIONS, type Options, POWERS, type State } from '../state.ts';
import { attackOf, EXAMPLE, hitsOn, scenario, split, the, USE } from './scenario.ts';

test('FITE-24 FITE-27: divisions are secret until both are made, then shown together', () => {
  const seen = [1, 5, 8].map(off => {
    const bout = scenario();
    bout.place('off', 'def');
    expect(bout.toAct).toEqual([0, 1]);
    const told = bout.play(1, split(off));
    expect(told).toEqual([{ type: 'committed', seat: 1 }]);
    expect(bout.why(1, split(off))?.rule).toBe('FITE-27');
    return JSON.stringify([
      fite.view(bout.state, 0),
      fite.view(bout.state, null),
      heardBy(bout.match.log.at(-1)!, 0),
      bout.moves(0),
    ]);
  });
  expect(new Set(seen).size).toBe(1);
  const bout = scenario();
  bout.place('off', 'def');
  const divided = the(bout.roll(EXAMPLE), 'poolsDivided');
  expect(divided).toEqual({ type: 'poolsDivided', off: [5, 3], def: [4, 6], using: [false, false] });
});

test('FITE-25 each pool holds 1 to 8 dice', () => {
  const bout = scenario();
  bout.place('off', 'off');
  for (const off of [0, 9, -1, 10]) expect(bout.why(0, split(off))?.rule).toBe('FITE-25');
  for (const off of [4.5, '4', null]) expect(bout.why(0, { type: 'split', off })?.rule).toBe('form');
  const before = JSON.stringify(bout.match);
  expect(() => bout.play(0, split(9))).toThrow(/FITE-25/);
  expect(JSON.stringify(bout.match)).toBe(before);
});

test('FITE-R7 with n dice the attack has 1 to n-1, and the defence all the rest', () => {
  for (let dice = 3; dice <= 9; dice++) {
    const bout = scenario({ dice: [dice, 9] });
    bout.place('off', 'off');
    expect(bout.moves(0)).toEqual(Array.from({ length: dice - 1 }, (_, i) => split(i + 1)));
    bout.play(0, split(2));
    const told = bout.play(1, split(4), Array(dice + 9).fill(3));
    expect(the(told, 'poolsDivided')).toMatchObject({ off: [2, 4], def: [dice - 2, 5] });
  }
});

test('FITE-R7 a division made by the table is not to be made again', () => {
  const bout = scenario({ dice: [2, 9] });
  bout.place('off', 'off');
  expect(bout.moves(0)).toEqual([]);
  expect(bout.why(0, split(1))?.rule).toBe('FITE-R7');
});

test('FITE-28 every die is rolled once, and its pool stays known', () => {
  const bout = scenario({ dice: [4, 3] });
  bout.place('off', 'off');
  const { pools } = the(bout.roll([[6], [2, 5, 1], [3, 4], [1]]), 'diceRolled');
  expect(pools).toEqual([
    { off: [6], def: [5, 2, 1] },
    { off: [4, 3], def: [1] },
  ]);
});

test('FITE-R8 the roll is made in seat order, attack before defence, and listed high to low', () => {
  const bout = scenario({ dice: [3, 3] });
  bout.place('tac', 'tac');
  // Draws in order: A attack, A defence, B attack, B defence.
  bout.play(0, split(2));
  bout.play(1, split(1), [1, 2, 3, 4, 5, 6]);
  expect(bout.state.fighters.map(f => [f.off, f.def])).toEqual([
    [[2, 1], [3]],
    [[4], [6, 5]],
  ]);
});

test('FITE-29 each attack meets the other defence', () => {
  const events = scenario({ dice: [3, 3] }).fight(['off', 'def'], [[6, 1], [2], [3], [5, 4]]);
  expect(attackOf(events, 0)).toMatchObject({ attacker: 0, off: [7, 2], def: [6, 5] });
  expect(attackOf(events, 1)).toMatchObject({ attacker: 1, off: [3], def: [2] });
});

const PLAIN = scenario().state.options;
/** An attack of plain faces, nobody helped by place or power. */
const compared = (attack: readonly number[], defence: readonly number[]) => {
  const [off, def] = [[...attack], [...defence]];
  const fighter = { loc: 'tac', power: null, using: false } as const;
  return compareAttack({ ...fighter, off, def: [] }, { ...fighter, off: [], def }, PLAIN);
};

test('FITE-30 an equal value cancels, a lower one does not', () => {
  expect(compared([4], [4]).hits).toBe(0);
  expect(compared([4], [5]).hits).toBe(0);
  expect(compared([4], [3]).hits).toBe(1);
});

test('FITE-31 FITE-R31: one die cancels one die', () => {
  expect(compared([2, 2, 2], [6]).hits).toBe(2);
  expect(compared([6], [6, 6, 6]).hits).toBe(0);
});

test('FITE-32 FITE-33 FITE-R33: every die not cancelled is a hit; both lose dice together', () => {
  const bout = scenario({ dice: [6, 6] });
  // A scores 3 of 4; B, though it loses three dice, still scores 2 of 3.
  const events = bout.fight(
    ['tac', 'tac'],
    [
      [6, 6, 6, 1],
      [1, 1],
      [5, 5, 1],
      [2, 1, 1],
    ],
  );
  expect(hitsOn(events)).toEqual([2, 3]);
  expect(the(events, 'diceLost').left).toEqual([4, 3]);
  expect(bout.dice).toEqual([4, 3]);
});

test('FITE-34 a dicepool is a number: no die is chosen, none is known again', () => {
  const bout = scenario();
  bout.fight(['off', 'off'], EXAMPLE);
  expect([bout.asking, bout.toAct]).toEqual(['placing', [0, 1]]);
  expect(bout.fighter(0)).toMatchObject({ dice: 8, off: [], def: [] });
});

test('FITE-R9 FITE-R10: all modifiers of both fighters count at the comparison and add up', () => {
  // A: Offensive, Brutal (+2) against B: Defensive, Aggressive (−1 on A's attack, +1 on B's defence).
  const events = scenario({ powers: ['brutal', 'aggressive'] }).fight(['off', 'def'], EXAMPLE, USE, USE);
  expect(attackOf(events, 0)).toMatchObject({ off: [7, 6, 5, 3, 3], def: [7, 7, 4, 3, 2, 2], hits: 1 });
  // A: Defensive, Tough (+2) against B: Offensive, Fast (+1 on B's attack, −1 on A's defence).
  const other = scenario({ powers: ['tough', 'fast'] }).fight(['def', 'off'], EXAMPLE, USE, USE);
  expect(attackOf(other, 1)).toMatchObject({ off: [6, 5, 3], def: [6, 4, 2, 2] });
  expect(attackOf(other, 0)).toMatchObject({ off: [6, 5, 4, 2, 2], def: [6, 6, 3, 2, 1, 1] });
});

/** The other formula of R30, which names no pairs. */
function hitsByCounting(off: readonly number[], def: readonly number[]): number {
  const reach = (dice: readonly number[], t: number) => dice.filter(value => value >= t).length;
  return Math.max(0, ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map(t => reach(off, t) - reach(def, t)));
}

test('FITE-R30 the pairing cancels as many dice as can be, by two independent counts', () => {
  const chance = fastChance(30);
  for (let i = 0; i < 5000; i++) {
    const off = chance.dice(chance.int(9), 6);
    const def = chance.dice(chance.int(9), 6);
    const { hits, fates } = compared(off, def);
    expect(hits).toBe(hitsByCounting(off, def));
    // Every cancellation named is a true one, and no die is named twice.
    const used = fates.filter(fate => typeof fate === 'number');
    expect(new Set(used).size).toBe(used.length);
    for (const [k, fate] of fates.entries()) if (typeof fate === 'number') expect(def[fate]! >= off[k]!).toBe(true);
  }
});

test('FITE-R30 no other pairing of small pools cancels more', () => {
  /** Tries every way to pair; returns the fewest hits. */
  const fewest = (off: readonly number[], def: readonly number[]): number => {
    if (off.length === 0) return 0;
    const [first, ...rest] = off;
    const stopped = def.flatMap((value, i) => (value >= first! ? [fewest(rest, def.toSpliced(i, 1))] : []));
    return Math.min(1 + fewest(rest, def), ...stopped);
  };
  const chance = fastChance(31);
  for (let i = 0; i < 400; i++) {
    const off = chance.dice(1 + chance.int(4), 6);
    const def = chance.dice(1 + chance.int(4), 6);
    expect(compared(off, def).hits).toBe(fewest(off, def));
  }
});

test('the short way to count hits agrees with the comparison that is shown, under every option', () => {
  const chance = fastChance(32);
  const any = <T>(items: readonly T[]): T => items[chance.int(items.length)]!;
  const combatant = (): Combatant => {
    const off = chance.dice(chance.int(9), 6);
    const def = chance.dice(chance.int(9), 6);
    return { loc: any(LOCATIONS), power: any(POWERS), using: chance.int(2) === 0, off: [...off], def: [...def] };
  };
  for (let i = 0; i < 5000; i++) {
    const options: Options = {
      ...PLAIN,
      valueRange: any(['open', 'clamp']),
      locationBonus: any(['each', 'one']),
      hitThreshold: 1 + chance.int(5),
      defensiveBonus: any([1, 2]),
    };
    const [a, b] = [combatant(), combatant()];
    expect(hitsOf(a, b, options)).toBe(compareAttack(a, b, options).hits);
  }
});

test('FITE-R32 nobody is asked whether to cancel', () => {
  const bout = scenario();
  bout.place('off', 'off');
  const events = bout.roll(EXAMPLE);
  expect(events.map(event => event.type)).toEqual([
    'committed',
    'committed',
    'poolsDivided',
    'diceRolled',
    'attackCompared',
    'attackCompared',
    'diceLost',
    'turnStarted',
  ]);
});

test('FITE-R34 more hits than dice leave none, not fewer', () => {
  const bout = scenario({ dice: [9, 3] });
  const events = bout.fight(['tac', 'tac'], [[6, 6, 6, 6, 6, 6, 6, 6], [1], [1, 1], [1]]);
  expect(the(events, 'diceLost')).toMatchObject({ lost: [1, 8], left: [8, 0] });
});

test('FITE-R43 FITE-R44: the bounds hold in every fight of 400 random bouts', () => {
  const chance = fastChance(44);
  let fights = 0;
  for (let game = 0; game < 400; game++) {
    const bout = scenario({ powers: [null, null] });
    let before = bout.dice;
    while (bout.asking !== null) {
      const seat = bout.toAct[0]!;
      const [entry] = play(fite, bout.match, seat, randomMove(fite, bout.state, seat, chance), 0, () => chance);
      const events = heardBy(entry!, null) as Event[];
      if (!events.some(event => event.type === 'diceLost')) continue;
      fights++;
      const { lost, left } = the(events, 'diceLost');
      for (const me of [0, 1] as const) {
        const { off, def } = attackOf(events, 1 - me);
        expect(lost[me]).toBeGreaterThanOrEqual(Math.max(0, off.length - def.length));
        expect(lost[me]).toBeLessThanOrEqual(off.length);
        expect(left[me]).toBeGreaterThanOrEqual(Math.max(0, before[me] - before[1 - me]! + 1));
      }
      if (left[0] === 1 && left[1] === 1) expect(before[0]).toBe(before[1]);
      before = bout.dice;
    }
  }
  expect(fights).toBeGreaterThan(1500);
});

test('every way a fight of two against two can turn out, with its chance', () => {
  const bout = scenario({ dice: [2, 2] });
  bout.play(0, { type: 'place', loc: 'tac' });
  // On Tactical nobody is asked yet about more than the roll: 6⁴ rolls of four single dice.
  let sum = 0;
  let rolls = 0;
  for (const { state, p } of outcomes(fite, bout.state, 1, { type: 'place', loc: 'tac' })) {
    expect((state as State).stack[0]!.name).toBe('reacting');
    sum += p;
    rolls++;
  }
  expect([rolls, Math.round(sum * 1e9) / 1e9]).toEqual([6 ** 4, 1]);
});
