/** What happened in Element Circle, in the messages of any language. */

import type { Seat } from '@roundhouse/kernel';
import type { Clauses, Voice } from '../../voice.ts';
import type { Elimination, Event, Slot } from '../state.ts';
import type { Said } from './en/words.ftl.ts';
import { slotAt } from './telling.ts';

/** Each event as a clause: no capital, no full stop. Most are told by the message of their own name. */
export function clausesOf(said: Said): Clauses<Event> {
  const { events } = said;
  const { list } = said.formats;
  return {
    ...events,
    dealerChosen: (event, say) => (event.random ? events.dealerDrawn(event, say) : events.dealerChosen(event, say)),
    roundStarted: ({ round, dealer, order }, say) =>
      events.roundStarted({ round, dealer, first: order[0] ?? dealer }, say),
    handReplaced: (event, say) => events.handReplaced({ ...event, count: event.discarded.length }, say),
    eliminated(event, say) {
      const stuck = event.stuck.length === 0 ? null : list(event.stuck.map(events.stuck));
      return events.eliminated({ seat: event.seat, cause: causeSaid(said, event, event.seat, say), stuck }, say);
    },
    roundOver: ({ result: { winner: seat, round, turns } }, say) => events.roundOver({ seat, round, turns }, say),
    matchOver: ({ winner: seat, wins }, say) => events.matchOver({ seat, rounds: wins[seat] ?? 0 }, say),
    spellCast: ({ seat, spell, free, opening }, say) =>
      events.spellCast({ seat, spell, how: free ? 'free' : opening ? 'opening' : 'plain' }, say),
    paid: (event, say) => paidSaid(said, event, say),
    stepPassed({ seat, op, why }, say) {
      const step = events.step[op]();
      return why === 'stopped' ? events.stepStopped({ seat, step }, say) : events.stepPassed({ step });
    },
    drawn({ seat, count, spells, short }, say) {
      const known = spells && (spells.length > 0 ? said.functions.spells(spells) : events.drawnNothing());
      return events.drawn({ seat, what: known ?? events.drawnSpells({ spells: count }), short }, say);
    },
    looked: (event, say) => events.looked({ ...event, spells: event.spells?.length ? event.spells : null }, say),
    elementDestroyed: (event, say) =>
      events.elementDestroyed({ ...event, ...zoneOf(event.slot, event.seat, say) }, say),
    elementPut: (event, say) => events.elementPut({ ...event, ...zoneOf(event.slot, event.seat, say) }, say),
    elementMoved(event, say) {
      const { whose: whence, zone: from } = zoneOf(event.from, event.seat, say);
      return events.elementMoved({ ...event, whence, from, ...zoneOf(event.to, event.seat, say) }, say);
    },
    permanentDestroyed: (event, say) =>
      events.permanentDestroyed({ ...event, whose: whoseFor(event.owner, event.seat, say) }, say),
    permanentTaken: (event, say) =>
      events.permanentTaken({ ...event, whose: whoseFor(event.owner, event.seat, say) }, say),
    topTurned: ({ seat, spell }, say) =>
      spell === null ? events.nothingTurned() : events.topTurned({ seat, spell }, say),
  };
}

/** Whether what somebody does concerns their own: "your zone" says it by itself, "Hugo puts it into Hugo’s zone" does not. */
const whoseFor = (owner: Seat, seat: Seat, say: Voice): 'own' | 'seat' =>
  owner === seat && !say.isYou(seat) ? 'own' : 'seat';

/** Where a slot is, as told of somebody who does something there. */
function zoneOf(slot: Slot, by: Seat, say: Voice): { whose: 'circle' | 'own' | 'seat'; zone: Seat } {
  const { seat } = slotAt(slot);
  return seat === null ? { whose: 'circle', zone: by } : { whose: whoseFor(seat, by, say), zone: seat };
}

/** Why somebody is out, without who. */
export function causeSaid(
  { events }: Said,
  { cause, stuck }: Pick<Elimination, 'cause' | 'stuck'>,
  seat: Seat,
  say: Voice,
): string {
  const why = cause === 'conceded' || cause === 'gaveUp' ? cause : stuck.length === 0 ? 'empty' : 'stuck';
  return events.cause[why]({ seat }, say);
}

function paidSaid({ events }: Said, { seat, slots }: Extract<Event, { type: 'paid' }>, say: Voice): string {
  const from = (inCircle: boolean) =>
    slots.filter(({ slot }) => slot.startsWith('C') === inCircle).map(({ type }) => type);
  const [circle, own] = [from(true), from(false)];
  const parts = [
    ...(circle.length > 0 ? [events.paidCircle({ elements: circle })] : []),
    ...(own.length > 0 ? [events.paidOwn({ elements: own, seat }, say)] : []),
  ];
  return events.paid({ seat, parts }, say);
}
