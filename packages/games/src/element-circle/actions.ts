/** Casting and activating (ELEM-31 to ELEM-54): what can be done now, announcing it, and paying for it. */

import { become, pop, push, type Seat, type Step } from '@roundhouse/kernel';
import { findPermanent, leaveHand } from './cards.ts';
import { type CompiledSpell, compiledSpell } from './compiled-spells.ts';
import { type Cost, ELEMENTS } from './content/language.ts';
import { putIntoEffect } from './effects.ts';
import { allIn, isPayable, type Means, unusedIn } from './pay.ts';
import { CIRCLE_SLOTS, OWN_SLOTS } from './slots.ts';
import type { Counts, Element, Event, Frame, Payment, Permanent, Slot, SpellName, State } from './state.ts';

type Context = Step<Event>;
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

/** ELEM-R11, ELEM-R45: names of the seat's hand that these means pay for, each once. */
export function castable(state: State, seat: Seat, means: Means, wild: boolean): SpellName[] {
  const names: SpellName[] = [];
  const { hand } = state.players[seat]!;
  for (let i = 0; i < hand.length; i++) {
    const name = hand[i]!;
    if ((i === 0 || hand[i - 1] !== name) && isPayable(compiledSpell(state, name).spell.cost, means, wild))
      names.push(name);
  }
  return names;
}

/** Whether the active seat can open its turn now. */
export function canOpen(state: State): boolean {
  const means = meansOf(state, state.active);
  const { hand } = state.players[state.active]!;
  return hand.some(name => isPayable(compiledSpell(state, name).spell.cost, means, state.wild));
}

/** ELEM-45 to ELEM-54, ELEM-R11 to R13, R27, R39: whether the active seat may activate this own Permanent now. */
export function isActivatable(state: State, permanent: Permanent, means: Means): boolean {
  const compiled = compiledSpell(state, permanent.spell);
  if (permanent.sideways || permanent.blockedBy !== null || !isItsTime(state, compiled)) return false;
  return (compiled.isFreeToActivate || isPayable(compiled.activationCost, means)) && canPayTolls(state, compiled);
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

// ---- Announcing (ELEM-R24: it cannot be withdrawn)

/** From now on everybody sees the card. */
export function announceCast(state: State, spell: SpellName, step: Context): void {
  leaveHand(state, state.active, spell);
  step.emit?.({ type: 'spellCast', seat: state.active, spell, free: false, opening: !state.opened });
  push(state, { name: 'pay', spell, permanent: null });
}

/** ELEM-45, ELEM-46. */
export function announceActivation(state: State, id: number, step: Context): void {
  const { permanent } = findPermanent(state, id)!;
  const compiled = compiledSpell(state, permanent.spell);
  if (compiled.spell.activation!.mode !== 'unlimited') permanent.sideways = true;
  step.emit?.({ type: 'permanentActivated', seat: state.active, permanent: id, spell: permanent.spell });
  if (compiled.isFreeToActivate) push(state, activationOf(permanent.spell, id));
  else push(state, { name: 'pay', spell: permanent.spell, permanent: id });
}

const activationOf = (spell: SpellName, permanent: number): Frame => ({
  name: 'resolving',
  spell,
  permanent,
  toll: 0,
  at: 0,
});

// ---- Paying (ELEM-37 to ELEM-40)

/** What the open question asks to be paid. */
export function costDue(state: State, { spell, permanent }: Paying): Cost {
  const compiled = compiledSpell(state, spell);
  return permanent === null ? compiled.spell.cost : compiled.activationCost;
}

/** ELEM-R41: the wildcard is for the casting cost of the opening spell only. */
export const isPaidWild = ({ wild }: State, { permanent }: Paying): boolean => wild && permanent === null;

export function pay(state: State, payment: Readonly<Payment>, step: Context, frame: Paying): void {
  const seat = state.active;
  const paid: { slot: Slot; type: Element['type'] }[] | null = step.emit ? [] : null;
  useElements(state.circle, CIRCLE_SLOTS, payment.circle, paid);
  useElements(state.players[seat]!.slots, OWN_SLOTS[seat]!, payment.own, paid);
  if (paid !== null) step.emit?.({ type: 'paid', seat, slots: paid });
  const { spell, permanent } = frame;
  if (permanent !== null) {
    become(state, activationOf(spell, permanent));
    return;
  }
  // ELEM-75, ELEM-R41: a paid cast opens the turn, and the wildcard is gone.
  state.opened = true;
  state.wild = false;
  pop(state);
  putIntoEffect(state, spell);
}

/** ELEM-11, ELEM-R21: the lowest-numbered unused ones. */
function useElements(
  row: readonly (Element | null)[],
  names: readonly Slot[],
  counts: Readonly<Counts>,
  paid: { slot: Slot; type: Element['type'] }[] | null,
): void {
  for (let type = 0; type < 4; type++) {
    let left = counts[type]!;
    for (let i = 0; left > 0; i++) {
      const element = row[i];
      if (!element || element.used || element.type !== ELEMENTS[type]) continue;
      element.used = true;
      left--;
      paid?.push({ slot: names[i]!, type: element.type });
    }
  }
}
