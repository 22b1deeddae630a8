/** Dice between supply, throw and supply again (CIRCUS-2, CIRCUS-5, CIRCUS-9, R18, R32 to R34, R49). */

import type { Chance } from '@roundhouse/kernel';
import { OWN_COLOUR, other } from './contest.ts';
import { DIE_COLOURS, type Die, type DieColour, type Event, type Eyes, type Options, type State } from './state.ts';

/** CIRCUS-2: of each colour. */
export const DICE_A_COLOUR = 36;
/** CIRCUS-9. */
const OWN_DICE = 3;
const FATIGUE_DICE = 1;

/** Every die there can be, by colour and eyes: dice never change, so all that look alike may be one. */
const DICE = Object.fromEntries(
  DIE_COLOURS.map(colour => [colour, ([1, 2, 3, 4, 5, 6] as const).map(eyes => ({ colour, eyes }))]),
) as unknown as Readonly<Record<DieColour, readonly Die[]>>;

/** Throws one die of a colour. One at a time, so that each keeps its place in the pool (CIRCUS-R49). */
export const throwDie = (colour: DieColour, chance: Chance): Die => DICE[colour][chance.dice(1, 6)[0]! - 1]!;

/** Throws one die for its eyes alone. */
export const throwEyes = (chance: Chance): Eyes => chance.dice(1, 6)[0] as Eyes;

/** CIRCUS-R32: whether supplies can run out. */
export const countsDice = ({ diceSupply }: Pick<Options, 'diceSupply'>): boolean => diceSupply !== 'unlimited';

/** CIRCUS-9, R33, R34: the dice of a turn leave their supplies and are thrown, own dice first. */
export function throwFromSupply({ supply, active, options }: State, chance: Chance): Die[] {
  const own = OWN_COLOUR[active];
  const isCounted = countsDice(options);
  const ownCount = isCounted ? Math.min(OWN_DICE, supply[own]) : OWN_DICE;
  const fatigueCount = isCounted ? Math.min(FATIGUE_DICE, supply.fatigue) : FATIGUE_DICE;
  const thrown: Die[] = [];
  for (let i = 0; i < ownCount; i++) thrown.push(throwDie(own, chance));
  for (let i = 0; i < fatigueCount; i++) thrown.push(throwDie('fatigue', chance));
  if (isCounted) {
    supply[own] -= ownCount;
    supply.fatigue -= fatigueCount;
  }
  return thrown;
}

/** Dice go back to where they came from. */
export function returnDice({ supply, options }: State, dice: readonly Die[]): void {
  if (!countsDice(options)) return;
  for (const { colour } of dice) supply[colour]++;
}

/** One die taken back from the rival's show. */
type Recalled = Extract<Event, { type: 'diceRecalled' }>['dice'][number];

/** CIRCUS-R32: takes back just enough own dice from the rival's show to throw three, leftmost trick and oldest die first. */
export function recallDice(state: State): Recalled[] {
  const { supply, active, options } = state;
  const own = OWN_COLOUR[active];
  if (options.diceSupply !== 'recall' || supply[own] >= OWN_DICE) return [];
  const recalled: Recalled[] = [];
  for (const [i, trick] of state.queue[other(active)].entries()) {
    const kept = trick.dice.filter(die => {
      if (die.colour !== own || supply[own] === OWN_DICE) return true;
      supply[own]++;
      recalled.push({ position: i + 1, card: trick.card, die });
      return false;
    });
    trick.dice = kept;
  }
  return recalled;
}
