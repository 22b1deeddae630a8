/** FITE's books, to which the laws hold every random bout. Nothing here is secret by name: redeals and twins see to that. */

import { type GameInvariants, samePlain } from '@roundhouse/kernel';
import type { Both, Event, State } from './state.ts';

export const laws: GameInvariants<State, Event> = { invariant, stepInvariant };

/** At most nine dice a fighter, none of them lost or made by dividing, moving or flipping. */
function invariant({ fighters, stack }: State): string | null {
  for (const [seat, { dice, off, def }] of fighters.entries()) {
    if (dice > 9) return `fighter ${seat} has ${dice} dice`;
    if (stack[0]?.name === 'reacting' && off.length + def.length !== dice) return `fighter ${seat} rolled other dice`;
  }
  return null;
}

/** Dice are lost in fights and come back with a rematch, and every fight adds up. */
function stepInvariant(before: State, events: readonly Event[], after: State): string | null {
  let dice = diceOf(before);
  let attacks: Attack[] = [];
  for (const event of events) {
    if (event.type === 'rematchCalled') dice = [9, 9];
    if (event.type === 'attackCompared') attacks.push(event);
    if (event.type !== 'diceLost') continue;
    const problem = problemWithFight(before, dice, attacks, event);
    if (problem !== null) return problem;
    dice = event.left;
    attacks = [];
  }
  return samePlain(diceOf(after), dice) ? null : `${dice.join(' and ')} dice became ${diceOf(after).join(' and ')}`;
}

const diceOf = ({ fighters: [a, b] }: State): Both<number> => [a.dice, b.dice];

type Attack = Extract<Event, { type: 'attackCompared' }>;

/** Both attacks of a fight and what was lost in it, counted another way than the rules do. */
function problemWithFight(
  { options }: State,
  dice: Both<number>,
  attacks: readonly Attack[],
  { lost, left }: Extract<Event, { type: 'diceLost' }>,
): string | null {
  if (
    !samePlain(
      attacks.map(({ attacker }) => attacker),
      [0, 1],
    )
  )
    return 'each fighter attacks once in a fight';
  for (const [me, other] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const { off, def, fates, hits } = attacks[me]!;
    if (off.length + attacks[other]!.def.length !== dice[me])
      return `fighter ${me} fought with other dice than its own`;
    const compared = off.filter((_, place) => fates[place] !== 'ignored');
    if (hits < compared.length - def.length || hits > compared.length) return `FITE-R43: ${hits} hits`;
    const surplus = compared.map(value => atLeast(compared, value) - atLeast(def, value));
    if (hits !== Math.max(0, ...surplus)) return `FITE-R30: ${hits} hits instead of ${Math.max(0, ...surplus)}`;
    if (lost[other] !== hits || left[other] !== Math.max(0, dice[other] - hits)) {
      return `FITE-33 FITE-R34: ${hits} hits took fighter ${other} from ${dice[other]} dice to ${left[other]}`;
    }
    // A fighter that must keep a die back cannot hit with all it has.
    if (!options.emptyPools && left[other] < dice[other] - dice[me] + 1) return `FITE-R44: ${dice} dice became ${left}`;
  }
  return null;
}

const atLeast = (values: readonly number[], least: number): number => values.filter(value => value >= least).length;
