/** What a seat could cast and activate (ELEM-31 to ELEM-54), and what it has to pay with. */

import type { Seat } from '@roundhouse/kernel';
import { type CompiledSpell, compiledSpell } from './compiled-spells.ts';
import type { Cost } from './content/language.ts';
import { allIn, isCovered, type Means, unusedIn } from './pay.ts';
import type { Counts, Frame, Permanent, SpellName, State } from './state.ts';

type Paying = Extract<Frame, { name: 'pay' }>;

const NONE: Counts = [0, 0, 0, 0];

/** ELEM-10, ELEM-R38: the unused elements a seat can pay with. */
export function meansOf({ circle, players }: State, seat: Seat): Means {
  const { slots, bannedBy } = players[seat]!;
  return { circle: bannedBy === null ? unusedIn(circle) : NONE, own: unusedIn(slots) };
}

/** What a seat could pay with at the start of its next turn if nothing changed. */
export function meansNextTurn({ circle, players, active }: State, seat: Seat): Means {
  const { slots, bannedBy } = players[seat]!;
  // A ban ends with the turn that it is for.
  const isBanned = bannedBy !== null && seat !== active;
  return { circle: isBanned ? NONE : allIn(circle), own: allIn(slots) };
}

const isCastable = ({ demand, wildDemand }: CompiledSpell, means: Means, wild: boolean): boolean =>
  isCovered(wild ? wildDemand : demand, means);

/** ELEM-R11, ELEM-R45: names of the seat's hand that these means pay for, each once. */
export function castable(state: State, seat: Seat, means: Means, wild: boolean): SpellName[] {
  const names: SpellName[] = [];
  const { hand } = state.players[seat]!;
  for (let i = 0; i < hand.length; i++) {
    const name = hand[i]!;
    if ((i === 0 || hand[i - 1] !== name) && isCastable(compiledSpell(state, name), means, wild)) names.push(name);
  }
  return names;
}

/** Whether the active seat can open its turn now. */
export function canOpen(state: State): boolean {
  const means = meansOf(state, state.active);
  const { hand } = state.players[state.active]!;
  return hand.some(name => isCastable(compiledSpell(state, name), means, state.wild));
}

/** ELEM-45 to ELEM-54, ELEM-R11 to R13, R27, R39: whether the active seat may activate this own Permanent now. */
export function isActivatable(state: State, permanent: Permanent, means: Means): boolean {
  const compiled = compiledSpell(state, permanent.spell);
  if (permanent.sideways || permanent.blockedBy !== null || !isItsTime(state, compiled)) return false;
  return (compiled.isFreeToActivate || isCovered(compiled.activationDemand, means)) && canPayTolls(state, compiled);
}

/** ELEM-48, ELEM-49, ELEM-R13. */
export function isItsTime({ opened, options }: State, { spell }: CompiledSpell): boolean {
  if (spell.activation!.mode !== 'clock') return opened;
  return !opened || options.clockWindow === 'anytime';
}

/** ELEM-R27. Tolls of Permanents can always be paid: with the one that is being activated. */
export function canPayTolls({ players, active }: State, { tolls }: CompiledSpell): boolean {
  const { hand } = players[active]!;
  return tolls.every(toll => toll.op !== 'discard' || hand.length >= toll.n);
}

/** Whether there is a clock to activate before the opening. */
export function hasClock(state: State): boolean {
  const { permanents } = state.players[state.active]!;
  if (permanents.length === 0) return false;
  const means = meansOf(state, state.active);
  return permanents.some(permanent => isActivatable(state, permanent, means));
}

// ---- What is to be paid (ELEM-37 to ELEM-40)

/** What the open question asks to be paid. */
export function costDue(state: State, { spell, permanent }: Paying): Cost {
  const compiled = compiledSpell(state, spell);
  return permanent === null ? compiled.spell.cost : compiled.activationCost;
}

/** ELEM-R41: the wildcard is for the casting cost of the opening spell only. */
export const isPaidWild = ({ wild }: State, { permanent }: Paying): boolean => wild && permanent === null;
