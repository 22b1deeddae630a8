/** What the log does with an event, and the rules at work in it: the same in every language. */

import { type Cost, ELEMENTS, type El } from '../content/language.ts';
import type { Counts, Event, Payment, Permanent, Slot, View } from '../state.ts';

const PASSING: ReadonlySet<Event['type']> = new Set(['opponentChosen', 'spellFinished', 'turnEnded', 'handsDealt']);

/** What a log does with an event. */
export function weightOf(event: Event): 'heading' | 'line' | 'passing' {
  if (event.type === 'roundStarted' || event.type === 'turnStarted') return 'heading';
  return PASSING.has(event.type) ? 'passing' : 'line';
}

const RULES: { readonly [T in Event['type']]: readonly string[] } = {
  dealerChosen: ['ELEM-19', 'ELEM-R2'],
  roundStarted: ['ELEM-4', 'ELEM-21'],
  circleFilled: ['ELEM-20', 'ELEM-R5'],
  handsDealt: ['ELEM-22'],
  handDealt: ['ELEM-22', 'ELEM-13'],
  handKept: ['ELEM-24'],
  handReplaced: ['ELEM-24', 'ELEM-R7'],
  elementsPicked: ['ELEM-27', 'ELEM-28'],
  turnStarted: ['ELEM-30', 'ELEM-12'],
  waningBegan: ['ELEM-R40'],
  spellCast: ['ELEM-32', 'ELEM-34'],
  permanentActivated: ['ELEM-45'],
  paid: ['ELEM-37', 'ELEM-11'],
  drawn: ['ELEM-63'],
  deckReshuffled: ['ELEM-17', 'ELEM-R36'],
  discarded: ['ELEM-64'],
  opponentChosen: ['ELEM-R33'],
  looked: ['ELEM-59'],
  spellStolen: ['ELEM-62'],
  spellDestroyed: ['ELEM-61'],
  elementDestroyed: ['ELEM-65'],
  elementPut: ['ELEM-69', 'ELEM-70'],
  elementMoved: ['ELEM-72', 'ELEM-73'],
  permanentDestroyed: ['ELEM-68'],
  permanentTaken: ['ELEM-68'],
  permanentBlocked: ['ELEM-R39'],
  circleBanned: ['ELEM-R38'],
  openingWild: ['ELEM-R41'],
  topTurned: ['ELEM-R44', 'ELEM-76'],
  stepPassed: ['ELEM-57', 'ELEM-R25'],
  spellFinished: ['ELEM-43'],
  turnSkipped: ['ELEM-67'],
  turnEnded: ['ELEM-35', 'ELEM-36'],
  handShown: ['ELEM-R51'],
  eliminated: ['ELEM-33', 'ELEM-77'],
  roundOver: ['ELEM-78'],
  matchOver: ['ELEM-80'],
};

/** The rules at work in an event, most telling first. */
export function rulesOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'spellCast':
      return event.free ? ['ELEM-74', 'ELEM-R44'] : event.opening ? RULES.spellCast : ['ELEM-34'];
    case 'drawn':
      return event.short > 0 ? ['ELEM-R36', 'ELEM-63'] : RULES.drawn;
    case 'discarded':
      return event.why === 'limit' ? ['ELEM-83', 'ELEM-R53'] : event.why === 'toll' ? ['ELEM-R27'] : RULES.discarded;
    case 'permanentDestroyed':
      return event.why === 'limit'
        ? ['ELEM-83', 'ELEM-R53']
        : event.why === 'effect'
          ? RULES.permanentDestroyed
          : ['ELEM-R27'];
    case 'elementDestroyed':
      return event.forced ? ['ELEM-58', 'ELEM-65'] : RULES.elementDestroyed;
    case 'elementPut':
      return event.replaced ? ['ELEM-56', 'ELEM-R29'] : RULES.elementPut;
    case 'eliminated':
      return event.cause === 'conceded' ? ['ELEM-R50'] : event.cause === 'gaveUp' ? ['ELEM-R12'] : RULES.eliminated;
    default:
      return RULES[event.type];
  }
}

/** Where a slot is: `seat` null is the circle. Places are counted from 0. */
export function slotAt(slot: Slot): { readonly seat: number | null; readonly place: number } {
  const [seat, place] = slot.slice(1).split('.').map(Number);
  return slot.startsWith('C') ? { seat: null, place: seat! } : { seat: seat!, place: place! };
}

/** What lies in a slot; null if nothing does. */
export function elementAt({ circle, players }: View, slot: Slot): El | null {
  const { seat, place } = slotAt(slot);
  const row = seat === null ? circle : players[seat]?.slots;
  return row?.[place]?.type ?? null;
}

/** Whether the cards that are looked at are destroyed, and not taken. */
export const destroysLooked = ({ asking }: View): boolean =>
  asking?.step?.op === 'blind' && asking.step.mode === 'destroy';

/** A Permanent on the table, and whose it is. */
export interface Found {
  readonly seat: number;
  readonly permanent: Permanent;
}

export function findPermanent(view: View, id: number): Found | null {
  for (const [seat, { permanents }] of view.players.entries()) {
    const permanent = permanents.find(one => one.id === id);
    if (permanent) return { seat, permanent };
  }
  return null;
}

/** How many of the same name lie before it in the same zone. */
export const placeAmongNamesakes = (view: View, { seat, permanent }: Found): number =>
  view.players[seat]!.permanents.filter(({ spell, id }) => spell === permanent.spell && id < permanent.id).length;

/** A payment as costs; null where a zone pays nothing. */
export function paidCost({ circle, own }: Readonly<Payment>): { circle: Cost | null; own: Cost | null } {
  const costOf = (counts: Readonly<Counts>): Cost | null =>
    counts.some(n => n > 0) ? Object.fromEntries(ELEMENTS.map((type, i) => [type, counts[i]!])) : null;
  return { circle: costOf(circle), own: costOf(own) };
}
