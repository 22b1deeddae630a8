/**
 * What seats know of each other's hands. A glimpse never excludes the truth: each seat's glimpses can be matched with
 * different cards that are where the glimpses say.
 */

import type { Seat, Viewer } from '@roundhouse/kernel';
import type { KnownCard, SpellName, State } from './state.ts';

/** ELEM-85: whether all hands lie open in this round. */
export const handsAreOpen = ({ options, round }: State): boolean =>
  options.openHands === 'always' || (options.openHands === 'firstRound' && round === 1);

/** Whether a viewer sees this hand all the time: its own, an open one, or one that is shown to it (ELEM-R51). */
export const seesHand = (state: State, viewer: Viewer, seat: Seat): boolean =>
  viewer === seat || handsAreOpen(state) || (viewer !== null && state.players[seat]!.showsTo.includes(viewer));

const holdsOnly = ({ among }: KnownCard, seat: Seat): boolean => among.length === 1 && among[0] === seat;

/**
 * Of a viewer's glimpses of this spell that include the seat, settles one on the seat, or adds one. Where several with
 * different seats could be meant, the others become as vague as all of them together.
 */
function settleOne(glimpses: KnownCard[], spell: SpellName, seat: Seat): void {
  const vague = glimpses.filter(g => g.spell === spell && g.among.length > 1 && g.among.includes(seat));
  blur(vague);
  if (vague[0]) vague[0].among = [seat];
  else glimpses.push({ spell, among: [seat] });
}

function blur(vague: readonly KnownCard[]): void {
  if (vague.length < 2) return;
  const all = [...new Set(vague.flatMap(({ among }) => among))].sort((a, b) => a - b);
  for (const glimpse of vague) glimpse.among = all.slice();
}

/** The viewer has seen these cards in the seat's hand; `whole`: there are no others. */
export function seeCards(state: State, viewer: Seat, seat: Seat, spells: readonly SpellName[], whole: boolean): void {
  if (seesHand(state, viewer, seat)) return;
  const { glimpses } = state.players[viewer]!;
  for (const spell of new Set(spells)) {
    const seen = spells.filter(name => name === spell).length;
    const known = glimpses.filter(g => g.spell === spell && holdsOnly(g, seat)).length;
    for (let i = known; i < seen; i++) settleOne(glimpses, spell, seat);
  }
  if (whole) excludeSeat(glimpses, seat);
}

/** What is vague is not in this hand. */
function excludeSeat(glimpses: readonly KnownCard[], seat: Seat): void {
  for (const glimpse of glimpses) {
    if (glimpse.among.length > 1 && glimpse.among.includes(seat)) {
      glimpse.among = glimpse.among.filter(other => other !== seat);
    }
  }
}

/** Everybody has seen this card come into the seat's hand. */
export function cardCame(state: State, seat: Seat, spell: SpellName): void {
  for (let viewer = 0; viewer < state.players.length; viewer++) cardCameFor(state, viewer, seat, spell);
}

/** The viewer has seen this card, which it has no glimpse of, come into the seat's hand. */
function cardCameFor(state: State, viewer: Seat, seat: Seat, spell: SpellName): void {
  if (!seesHand(state, viewer, seat)) state.players[viewer]!.glimpses.push({ spell, among: [seat] });
}

/** Everybody has seen this card leave the seat's hand. */
export function cardLeft(state: State, seat: Seat, spell: SpellName): void {
  for (let viewer = 0; viewer < state.players.length; viewer++) {
    if (state.players[viewer]!.glimpses.length > 0) cardLeftFor(state, viewer, seat, spell);
  }
}

/** The viewer has seen this card leave the seat's hand. */
function cardLeftFor(state: State, viewer: Seat, seat: Seat, spell: SpellName): void {
  const { glimpses } = state.players[viewer]!;
  const exact = glimpses.findIndex(g => g.spell === spell && holdsOnly(g, seat));
  if (exact >= 0) glimpses.splice(exact, 1);
  else {
    const vague = glimpses.filter(g => g.spell === spell && g.among.includes(seat));
    blur(vague);
    if (vague[0]) glimpses.splice(glimpses.indexOf(vague[0]), 1);
  }
  if (state.players[seat]!.hand.length === 0) excludeSeat(glimpses, seat);
}

/** ELEM-62: one card went from hand to hand; whoever sees either of them, or both, knows which. */
export function cardStolen(state: State, thief: Seat, victim: Seat, spell: SpellName): void {
  for (let viewer = 0; viewer < state.players.length; viewer++) {
    if (knowsTheft(state, viewer, thief, victim)) {
      cardLeftFor(state, viewer, victim, spell);
      cardCameFor(state, viewer, thief, spell);
    } else suspect(state, viewer, thief, victim);
  }
}

/** Whether the viewer is told which card was stolen. */
export const knowsTheft = (state: State, viewer: Viewer, thief: Seat, victim: Seat): boolean =>
  seesHand(state, viewer, thief) || seesHand(state, viewer, victim);

/** Any card known to be with the victim may be with the thief now. */
function suspect(state: State, viewer: Seat, thief: Seat, victim: Seat): void {
  const { glimpses } = state.players[viewer]!;
  for (const glimpse of glimpses) {
    if (glimpse.among.includes(victim) && !glimpse.among.includes(thief)) {
      glimpse.among = [...glimpse.among, thief].sort((a, b) => a - b);
    }
  }
  if (state.players[victim]!.hand.length === 0) excludeSeat(glimpses, victim);
}

/** ELEM-R51: from now on the viewer sees the seat's hand, so nothing about it needs remembering. */
export function startsToSee(state: State, viewer: Seat, seat: Seat): void {
  const player = state.players[viewer]!;
  seeCards(state, viewer, seat, state.players[seat]!.hand, true);
  player.glimpses = player.glimpses.filter(glimpse => !holdsOnly(glimpse, seat));
}

/** Whether these glimpses can all be true at once: each has a card of its own in one of the hands it names. */
export function canBeTrue(glimpses: readonly KnownCard[], hands: readonly (readonly SpellName[])[]): boolean {
  return [...new Set(glimpses.map(({ spell }) => spell))].every(spell => {
    const some = glimpses.filter(glimpse => glimpse.spell === spell);
    const room = hands.map(hand => hand.filter(name => name === spell).length);
    return haveHomes(some, room, 0);
  });
}

function haveHomes(glimpses: readonly KnownCard[], room: number[], from: number): boolean {
  if (from === glimpses.length) return true;
  return glimpses[from]!.among.some(seat => {
    if (!room[seat]) return false;
    room[seat]--;
    const fits = haveHomes(glimpses, room, from + 1);
    room[seat]++;
    return fits;
  });
}
