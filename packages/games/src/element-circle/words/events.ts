/** What happened in Element Circle, in the messages of any language. */

import type { Seat, Viewer } from '@roundhouse/kernel';
import { type Clauses, capital, type Voice } from '../../voice.ts';
import type { ShelfWords } from '../../words.ts';
import type { Elimination, Event } from '../state.ts';
import type { ElementCircleWords } from './catalogue.ts';
import type { events } from './en/events.ftl.ts';
import type * as functions from './en/functions.ts';
import type { labels } from './en/labels.ftl.ts';
import type { moves } from './en/moves.ftl.ts';
import type { names } from './en/names.ftl.ts';
import type { options } from './en/options.ftl.ts';
import type { presets } from './en/presets.ftl.ts';
import type { prompts } from './en/prompts.ftl.ts';
import type { table } from './en/table.ftl.ts';
import { slotAt } from './telling.ts';

/** All that one language says of Element Circle at its table. */
export interface Said {
  readonly voice: (names: readonly string[], viewer: Viewer) => Voice;
  readonly formats: { list(items: readonly string[]): string };
  readonly functions: typeof functions;
  readonly shelf: ShelfWords;
  readonly names: typeof names;
  readonly moves: typeof moves;
  readonly events: typeof events;
  readonly prompts: typeof prompts;
  readonly labels: typeof labels;
  readonly options: typeof options;
  readonly presets: typeof presets;
  readonly refusals: ElementCircleWords['refusals'];
  readonly table: typeof table;
}

/** Each event as a clause: no capital, no full stop. Most are told by the message of their own name. */
function clausesOf(said: Said): Clauses<Event> {
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
    elementDestroyed: (event, say) => events.elementDestroyed({ ...event, zone: slotAt(event.slot).seat }, say),
    elementPut: (event, say) => events.elementPut({ ...event, zone: slotAt(event.slot).seat }, say),
    elementMoved: (event, say) =>
      events.elementMoved({ ...event, from: slotAt(event.from).seat, zone: slotAt(event.to).seat }, say),
    topTurned: ({ seat, spell }, say) =>
      spell === null ? events.nothingTurned() : events.topTurned({ seat, spell }, say),
  };
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

/** What tells an event, as this viewer would say it. */
export function eventsFrom(said: Said): ElementCircleWords['event'] {
  const clauses = clausesOf(said);
  return (event, names, viewer) => {
    const clause = clauses[event.type] as (event: Event, say: Voice) => string;
    return `${capital(clause(event, said.voice(names, viewer)))}.`;
  };
}
