/** The solution held against the rules themselves: fights by brute force, the policy by a best reply that knows no table. */

import { completeOptions, fastChance, silentStep } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { hitsOf } from '../fight.ts';
import { reactions } from '../reactions.ts';
import { fite } from '../rules.ts';
import type { Book } from '../solution/book.ts';
import { BestReply as BestReplyByTable } from '../solution/exploitability.ts';
import {
  type Effort,
  finalWorth,
  outcomesFrom,
  type Situation,
  type Solved,
  situationGroups,
  situationKey,
  solveSituation,
  turnedSituation,
  Worths,
} from '../solution/induction.ts';
import { loadBook } from '../solution/library.ts';
import { solveMatrix } from '../solution/matrix-game.ts';
import { moveByBook, moveChances } from '../solution/policy.ts';
import {
  type Corner,
  divisionBounds,
  powerIndex,
  SETTING_NAMES,
  SETTINGS,
  type Setting,
  type SettingName,
} from '../solution/setting.ts';
import { fightValue } from '../solution/stage-games.ts';
import { tableText } from '../solution/table.ts';
import { TABLE as CLASSIC } from '../solution/tables/classic.ts';
import { TABLE as CLASSIC_POWERS } from '../solution/tables/classic-powers.ts';
import { TABLE as TEMPERED } from '../solution/tables/tempered.ts';
import { TABLE as TEMPERED_POWERS } from '../solution/tables/tempered-powers.ts';
import { type FightTask, work } from '../solution/work.ts';
import {
  type Fighter,
  LOCATIONS,
  OPTIONS,
  type Options,
  type Power,
  PRESETS,
  type ReactMove,
  type View,
} from '../state.ts';

const EVERY_ROLL: Effort = { withoutPowers: Infinity, withPowers: Infinity };
const HERE = async (task: FightTask) => work(task);

const optionsOf = (name: SettingName, powers: Options['powers'] = 'off'): Options =>
  completeOptions(OPTIONS, { ...PRESETS[name], powers });

/** Every roll of so many dice, high to low, with how often it comes. */
function rollsOfDice(dice: number): { faces: number[]; ways: number }[] {
  const found = new Map<string, { faces: number[]; ways: number }>();
  for (let code = 0; code < 6 ** dice; code++) {
    const faces = Array.from({ length: dice }, (_, i) => 1 + (Math.floor(code / 6 ** i) % 6)).sort((a, b) => b - a);
    const known = found.get(faces.join());
    if (known) known.ways++;
    else found.set(faces.join(), { faces, ways: 1 });
  }
  return [...found.values()];
}

/** Every roll of a fighter with its division. */
function* fightersOf({ dice, off, loc, power }: Corner): Generator<{ fighter: Fighter; ways: number }> {
  for (const offence of rollsOfDice(off)) {
    for (const defence of rollsOfDice(dice - off)) {
      const fighter = { dice, power, spent: false, loc, using: false, off: offence.faces, def: defence.faces };
      yield { fighter, ways: offence.ways * defence.ways };
    }
  }
}

const isAsked = ({ loc, power }: Fighter): boolean => loc === 'tac' || (power !== null && power !== 'swift');

/** All legal reactions by the rules, none left out, as fighters that go into the comparison. */
const reactionsOf = (fighter: Fighter, options: Options): { use: boolean; fighter: Fighter }[] => {
  const listed: readonly ReactMove[] = isAsked(fighter)
    ? reactions({ options }, fighter)
    : [{ type: 'react', use: false, move: null, flip: null }];
  return listed.map(move => ({ use: move.use, fighter: after(fighter, move) }));
};

/** A Move and then a Flip, die by die. */
function after(fighter: Fighter, { use, move, flip }: ReactMove): Fighter {
  const pools = { off: [...fighter.off], def: [...fighter.def] };
  for (const face of move?.faces ?? []) {
    const from = pools[move!.from];
    from.splice(from.indexOf(face), 1);
    pools[move!.from === 'off' ? 'def' : 'off'].push(face);
  }
  for (const pool of ['off', 'def'] as const) {
    const turned = flip?.[pool] ?? [];
    const kept = [...pools[pool]];
    for (const face of turned) kept.splice(kept.indexOf(face), 1);
    pools[pool] = [...kept, ...turned.map(face => 7 - face)].sort((a, b) => b - a);
  }
  return { ...fighter, ...pools, using: use };
}

/** What a fight is worth by the rules alone: one matrix of all legal reactions for every pair of rolls. */
function byBruteForce(setting: Setting, corners: readonly [Corner, Corner], worth: (s: Situation) => number): number {
  const options = optionsOf(setting.name);
  const powers = corners.map(({ power }) => setting.powers.indexOf(power)) as [number, number];
  let sum = 0;
  for (const { fighter: a, ways } of fightersOf(corners[0])) {
    const rows = reactionsOf(a, options);
    for (const { fighter: b, ways: otherWays } of fightersOf(corners[1])) {
      const columns = reactionsOf(b, options);
      const entries = rows.flatMap(row =>
        columns.map(column =>
          worth({
            dice: [
              Math.max(0, a.dice - hitsOf(column.fighter, row.fighter, options)),
              Math.max(0, b.dice - hitsOf(row.fighter, column.fighter, options)),
            ],
            powers: [row.use ? 0 : powers[0], column.use ? 0 : powers[1]],
          }),
        ),
      );
      sum += ways * otherWays * solveMatrix(entries, rows.length, columns.length).value;
    }
  }
  return sum / 6 ** (corners[0].dice + corners[1].dice);
}

async function solved(setting: Setting, mostDice: number, hasPowers = false): Promise<Solved[]> {
  const worths = new Worths(setting);
  const found: Solved[] = [];
  for (const situation of situationGroups(setting).flat()) {
    if (Math.max(...situation.dice) > mostDice || (!hasPowers && Math.max(...situation.powers) > 0)) continue;
    const one = await solveSituation(worths, situation, EVERY_ROLL, HERE);
    worths.add(one);
    found.push(one);
  }
  return found;
}

describe('a fight', () => {
  /** More dice are better, and an unspent power is worth something. */
  const worth = ({ dice: [a, b], powers: [p, q] }: Situation): number =>
    finalWorth(a, b) ?? 1 / (1 + Math.exp(b - a + 0.3 * (Math.sign(q) - Math.sign(p))));
  const CORNERS: readonly (readonly [SettingName, Corner, Corner])[] = [
    ['classic', { dice: 3, off: 2, loc: 'off', power: 'brutal' }, { dice: 2, off: 1, loc: 'def', power: 'tough' }],
    ['classic', { dice: 3, off: 2, loc: 'tac', power: null }, { dice: 2, off: 1, loc: 'off', power: 'brutal' }],
    ['classic', { dice: 2, off: 1, loc: 'def', power: null }, { dice: 3, off: 1, loc: 'tac', power: null }],
    ['classic', { dice: 3, off: 2, loc: 'tac', power: null }, { dice: 2, off: 1, loc: 'tac', power: null }],
    ['classic', { dice: 2, off: 1, loc: 'tac', power: 'tough' }, { dice: 2, off: 1, loc: 'off', power: 'cunning' }],
    ['tempered', { dice: 3, off: 2, loc: 'tac', power: null }, { dice: 2, off: 1, loc: 'tac', power: null }],
    [
      'tempered',
      { dice: 2, off: 1, loc: 'tac', power: 'aggressive' },
      { dice: 2, off: 1, loc: 'def', power: 'cunning' },
    ],
    ['tempered', { dice: 3, off: 1, loc: 'off', power: 'fast' }, { dice: 2, off: 1, loc: 'tac', power: null }],
  ];
  test.each(CORNERS)('is worth what brute force finds: %s, %j, %j', (name, mine, other) => {
    const setting = SETTINGS[name];
    const powers = [mine, other].map(({ power }) => setting.powers.indexOf(power)) as [number, number];
    const situation: Situation = { dice: [mine.dice, other.dice], powers };
    const outcomes = outcomesFrom({ of: worth }, situation, worth(situation));
    const { value } = work({
      setting: name,
      corners: [mine, other],
      outcomes,
      reply: null,
      part: { index: 0, of: 1 },
      sampling: { pairs: Infinity, shift: 0 },
    });
    // Games are added up in steps of 2 ** -28.
    const tolerance = 8;
    expect(value).toBeCloseTo(byBruteForce(setting, [mine, other], worth), tolerance);
  });

  test.each([0, 0.5])('with too many rolls is worth about what all of them say: shift %d', async shift => {
    const corners: readonly [Corner, Corner] = [
      { dice: 3, off: 2, loc: 'tac', power: 'brutal' },
      { dice: 3, off: 2, loc: 'tac', power: 'tough' },
    ];
    const outcomes = outcomesFrom({ of: worth }, { dice: [3, 3], powers: [1, 2] }, 0.5);
    const fight = { setting: 'classic', corners, outcomes, reply: null } as const;
    const all = await fightValue({ ...fight, sampling: { pairs: Infinity, shift } }, HERE);
    const some = await fightValue({ ...fight, sampling: { pairs: 2000, shift } }, HERE);
    expect(some.value).not.toBe(all.value);
    expect(Math.abs(some.value - all.value)).toBeLessThan(0.01);
  });
});

describe('the published rules without powers', () => {
  test('send both to Tactical and let them attack with all but one die', async () => {
    for (const { dice, place, divisions, value } of await solved(SETTINGS.classic, 4)) {
      expect(value).toBe(0.5);
      expect(place.rows[2]).toBe(1);
      expect(divisions[8]!.rows).toHaveLength(dice[0] - 1);
      expect(divisions[8]!.rows.at(-1)).toBe(1);
    }
  });
});

describe('the shipped tables', () => {
  test('say what a lead of one die is worth under the tempered rules', async () => {
    const book = await loadBook(SETTINGS.tempered, false);
    const lead = (dice: number): number => book.worth({ dice: [dice, dice - 1], powers: [0, 0] });
    expect([9, 8, 5, 3].map(dice => Number(lead(dice).toFixed(2)))).toEqual([0.74, 0.76, 0.86, 0.98]);
  });

  test.each(SETTING_NAMES)('come out the same to the last digit when worked out anew: %s', async name => {
    const shipped = Object.values(TEXTS[name]).flatMap(text => text.split('\n'));
    const lines = tableText(await solved(SETTINGS[name], 2, true))
      .split('\n')
      .slice(1, -2);
    expect(lines.length).toBeGreaterThan(14);
    for (const line of lines) expect(shipped.map(withoutComma)).toContain(withoutComma(line));
  });

  test.each(SETTING_NAMES)('know every moment of a bout: %s', async name => {
    const book = await loadBook(SETTINGS[name], true);
    for (const situation of situationGroups(SETTINGS[name]).flat()) expect(book.has(situation)).toBe(true);
  });

  test.each(SETTING_NAMES)('give a best reply nothing, with few dice and every power: %s', async name => {
    const book = await loadBook(SETTINGS[name], true);
    const reply = new BestReplyByTable(book, EVERY_ROLL, HERE);
    for (const group of situationGroups(SETTINGS[name])) {
      const both = group.filter(({ dice }) => Math.max(...dice) === 2).flatMap(one => [one, turnedSituation(one)]);
      for (const situation of both) {
        const worth = await reply.solve(situation);
        reply.set(situation, worth);
        expect(worth - book.worth(situation)).toBeLessThan(0.0001);
        // A reply that plays as the table does cannot do worse.
        expect(worth - book.worth(situation)).toBeGreaterThan(-0.0001);
      }
    }
  });

  test('weigh less than two megabytes together', () => {
    const texts = SETTING_NAMES.flatMap(name => Object.values(TEXTS[name]));
    expect(texts.reduce((sum, text) => sum + text.length, 0)).toBeLessThan(2_000_000);
  });
});

const TEXTS = {
  classic: { plain: CLASSIC, powers: CLASSIC_POWERS },
  tempered: { plain: TEMPERED, powers: TEMPERED_POWERS },
};

const withoutComma = (line: string): string => line.replace(/,$/, '');

/** The best reply to the policy by the rules alone: every roll, every legal reaction, the policy asked for its chances. */
class BestReply {
  private readonly book: Book;
  private readonly options: Options;
  private readonly known = new Map<string, number>();

  constructor(book: Book) {
    this.book = book;
    this.options = optionsOf(book.setting.name, 'choose');
  }

  worth(situation: Situation): number {
    const [a, b] = situation.dice;
    const final = finalWorth(a, b);
    if (final !== null) return final;
    if (this.book.setting.leaderWins && a !== b) return a > b ? 1 : 0;
    const key = situationKey(situation);
    // A fight without a result leads back here: looked at again until it moves no more.
    if (!this.known.has(key)) {
      this.known.set(key, this.book.worth(situation));
      for (let change = 1; change > 1e-5; ) {
        const value = this.turn(situation);
        change = Math.abs(value - this.known.get(key)!);
        this.known.set(key, value);
      }
    }
    return this.known.get(key)!;
  }

  private turn(situation: Situation): number {
    const places = this.book.places(turnedSituation(situation));
    const sums = LOCATIONS.map((_, place) =>
      LOCATIONS.reduce(
        (sum, _, other) => (places[other] ? sum + places[other] * this.relocate(situation, place, other) : sum),
        0,
      ),
    );
    return Math.max(...sums);
  }

  private relocate(situation: Situation, place: number, other: number): number {
    const [p, q] = situation.powers;
    const isSwift = (power: number): boolean => this.book.setting.powers[power] === 'swift';
    const theirs = isSwift(q)
      ? this.book.swift(turnedSituation(situation), other, place)
      : LOCATIONS.map((_, to) => Number(to === other));
    const mine = isSwift(p) ? [0, 1, 2] : [place];
    const worths = mine.map(to =>
      theirs.reduce((sum, chance, otherTo) => {
        if (chance === 0) return sum;
        const powers: Situation['powers'] = [to === place ? p : 0, otherTo === other ? q : 0];
        return sum + chance * this.divide({ dice: situation.dice, powers }, to, otherTo);
      }, 0),
    );
    return Math.max(...worths);
  }

  private divide(situation: Situation, place: number, other: number): number {
    const { setting } = this.book;
    const [a, b] = situation.dice;
    const [p, q] = situation.powers;
    const mix = this.book.divisions(turnedSituation(situation), other, place);
    const [mine, theirs] = [divisionBounds(setting, a), divisionBounds(setting, b)];
    let most = 0;
    for (let off = mine.least; off <= mine.most; off++) {
      const me: Corner = { dice: a, off, loc: LOCATIONS[place]!, power: setting.powers[p]! };
      const value = mix.reduce((sum, chance, j) => {
        const foe: Corner = { dice: b, off: theirs.least + j, loc: LOCATIONS[other]!, power: setting.powers[q]! };
        return chance === 0 ? sum : sum + chance * this.fight(me, foe);
      }, 0);
      most = Math.max(most, value);
    }
    return most;
  }

  private fight(mine: Corner, theirs: Corner): number {
    let sum = 0;
    for (const { fighter: me, ways } of fightersOf(mine)) {
      for (const { fighter: foe, ways: otherWays } of fightersOf(theirs)) {
        sum += ways * otherWays * this.react(me, foe);
      }
    }
    return sum / 6 ** (mine.dice + theirs.dice);
  }

  private react(me: Fighter, foe: Fighter): number {
    const { options } = this;
    const answers: readonly ReactMove[] = isAsked(foe)
      ? reactions({ options }, foe)
      : [{ type: 'react', use: false, move: null, flip: null }];
    const asking = { name: 'reacting', owes: [isAsked(me), isAsked(foe)], committed: [false, false] };
    const view = { options, asking } as unknown as View;
    const chances = isAsked(foe) ? moveChances(this.book, view, foe, me, answers)! : [1];
    const foes = answers.map(answer => ({ use: answer.use, fighter: after(foe, answer) }));
    const powers = [me, foe].map(({ power }) => powerIndex(this.book.setting, power)) as [number, number];
    const worths = reactionsOf(me, options).map(({ use, fighter }) =>
      foes.reduce((sum, { use: otherUse, fighter: other }, j) => {
        if (chances[j] === 0) return sum;
        const [dealt, taken] = [hitsOf(fighter, other, options), hitsOf(other, fighter, options)];
        const left: Situation = {
          dice: [Math.max(0, me.dice - taken), Math.max(0, foe.dice - dealt)],
          powers: [use ? 0 : powers[0], otherUse ? 0 : powers[1]],
        };
        return sum + chances[j]! * this.worth(left);
      }, 0),
    );
    return Math.max(...worths);
  }
}

describe('the policy', () => {
  const none = (dice: number): Situation => ({ dice: [dice, dice], powers: [0, 0] });
  const armed = (name: SettingName, mine: Power, theirs: Power | null): Situation => ({
    dice: [2, 2],
    powers: [powerIndex(SETTINGS[name], mine), powerIndex(SETTINGS[name], theirs)],
  });
  test.each([
    ['classic', none(3)],
    ['tempered', none(3)],
    ['classic', armed('classic', 'brutal', 'cunning')],
    ['classic', armed('classic', 'cunning', 'tough')],
    ['classic', armed('classic', 'swift', 'brutal')],
    ['tempered', armed('tempered', 'fast', 'cunning')],
    ['tempered', armed('tempered', 'cunning', 'aggressive')],
    ['tempered', armed('tempered', 'tough', 'swift')],
  ] as const)('gives nothing away to a best reply that knows only the rules: %s, %j', async (name, situation) => {
    const book = await loadBook(SETTINGS[name], true);
    expect(new BestReply(book).worth(situation) - book.worth(situation)).toBeLessThan(0.001);
  });

  test.each(SETTING_NAMES)('plays whole bouts with legal moves, powers chosen: %s', async name => {
    const book = await loadBook(SETTINGS[name], true);
    const chance = fastChance(7);
    for (let bout = 0; bout < 5; bout++) {
      const state = fite.setup(optionsOf(name, 'choose'), 2, silentStep(chance));
      for (let seat = fite.toAct(state)[0]; seat !== undefined; seat = fite.toAct(state)[0]) {
        const moves = fite.legalMoves(state, seat);
        const move = moveByBook(book, fite.view(state, seat), seat, moves, chance);
        const { fighters } = state;
        // Under the published rules nothing saves who is behind, so nothing is said to him.
        const isLost = SETTINGS[name].leaderWins && fighters[seat]!.dice < fighters[1 - seat]!.dice;
        if (!isLost) expect(moves).toContain(move);
        fite.apply(state, seat, move ?? moves[0]!, silentStep(chance));
      }
      expect(fite.payoffs(state)).not.toBeNull();
    }
  });
});
