/** The parts that every game leans on: copies of a state, and dice. */

import { findGame } from '@roundhouse/games';
import { copyPlain, fastChance, silentStep, stepChance, streamKey } from '@roundhouse/kernel';
import { newBout } from './contenders.ts';
import { formatAmount, formatRates, median, type Race, race, ratios } from './race.ts';
import type { Screen } from './screen.ts';

/** A bout in the middle of things: both have rolled, and one has still to react. */
function midBout(): unknown {
  const fite = findGame('fite')!;
  const step = silentStep(fastChance(1));
  const bout = newBout(step.chance);
  for (const seat of [0, 1]) fite.apply(bout, seat, { type: 'place', loc: 'tac' }, step);
  for (const seat of [0, 1]) fite.apply(bout, seat, { type: 'split', off: 5 }, step);
  fite.apply(bout, 0, fite.legalMoves(bout, 0).at(-1)!, step);
  return bout;
}

const COPIES = 1000;

/** Copies of a state per CPU-second. */
export async function raceCopies(bench: Race, screen: Screen): Promise<void> {
  const state = midBout();
  // Kept, so that no compiler finds out that nobody wants the copies.
  const kept: unknown[] = Array(COPIES).fill(null);
  const runner = (name: string, copy: (value: unknown) => unknown) => ({
    name,
    run() {
      for (let i = 0; i < COPIES; i++) kept[i] = copy(state);
      return COPIES;
    },
  });
  const runners = [
    runner('copyPlain', copyPlain),
    runner('JSON', value => JSON.parse(JSON.stringify(value))),
    runner('structuredClone', value => structuredClone(value)),
  ];
  const rates = await race(runners, quick(bench), screen);
  screen.say();
  screen.say(`Copies of a FITE state per CPU-second (${JSON.stringify(state).length} bytes of JSON)`);
  for (const [i, { name }] of runners.entries()) {
    const times = i === 0 ? '' : `; copyPlain is ${formatAmount(median(ratios(rates[0]!, rates[i]!)))} times as fast`;
    screen.say(`  ${name.padEnd(22)}${formatRates(rates[i]!)}; ${formatNanoseconds(rates[i]!)} each${times}`);
  }
}

const THROWS = 500;
const DICE = 18;

/** Dice per CPU-second: those of a match against those of a search. */
export async function raceDice(bench: Race, screen: Screen): Promise<void> {
  const key = streamKey('00'.repeat(32), ['', '']);
  const fast = fastChance(1);
  let step = 0;
  let sum = 0;
  const runners = [
    {
      name: 'match, HMAC-SHA-256',
      run() {
        for (let i = 0; i < THROWS; i++) sum += stepChance(key, step++).dice(DICE, 6)[0]!;
        return THROWS * DICE;
      },
    },
    {
      name: 'search, sfc32',
      run() {
        for (let i = 0; i < 20 * THROWS; i++) sum += fast.dice(DICE / 2, 6)[0]!;
        return 20 * THROWS * (DICE / 2);
      },
    },
  ];
  const rates = await race(runners, quick(bench), screen);
  if (sum === 0) throw new Error('dice show no faces');
  screen.say();
  screen.say(`Dice per CPU-second, sorted; a match’s in steps of ${DICE}, each with a stream of its own`);
  for (const [i, { name }] of runners.entries()) {
    screen.say(`  ${name.padEnd(22)}${formatRates(rates[i]!)}; ${formatNanoseconds(rates[i]!)} a die`);
  }
  const cost = (1e6 * DICE) / median(rates[0]!);
  screen.say(`  A fight’s ${DICE} dice cost a match ${formatAmount(cost)} µs.`);
}

/** These settle fast. */
const quick = ({ rounds, seconds }: Race): Race => ({ rounds, seconds: seconds / 4 });

const formatNanoseconds = (rates: readonly number[]): string => `${formatAmount(1e9 / median(rates))} ns`;
