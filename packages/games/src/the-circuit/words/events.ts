/** What happened in The CIRCUIT, in the messages of any language. */

import { capital, type Voice } from '../../voice.ts';
import { combatCard } from '../content/packs.ts';
import type { StruggleId } from '../content/types.ts';
import { cardOf, type Event, type FighterRef, type Result, seatOf } from '../state.ts';
import type { CircuitWords } from './catalogue.ts';
import type { Said } from './en/words.ftl.ts';
import { cardsFrom } from './moves.ts';

type Type = Event['type'];
type Of<T extends Type> = Extract<Event, { type: T }>;

/** Fields of events that are fighters. */
const FIGHTERS = ['fighter', 'other', 'target', 'ally', 'pinned'] as const;

/** An event whose fighters are what the viewer would call them. */
type Named<E> = {
  readonly [K in keyof E]: K extends (typeof FIGHTERS)[number] ? string | Extract<E[K], null> : E[K];
};

/** Each event as a clause: no capital, no full stop. */
type Clauses = { readonly [T in Type]: (told: Named<Of<T>>, say: Voice, event: Of<T>) => string };

/** Most events are told by the message of their own name. */
function clausesOf(said: Said): Clauses {
  const { events } = said;
  const cardsSaid = cardsFrom(said);
  return {
    ...events,
    drawn: told => events.drawn({ ...told, which: told.cards && cardsSaid(told.cards, { content: 'ref-1' }) }),
    orderDrawn: ({ order }, say) => events.orderDrawn({ names: order.map(say.name) }),
    fightersPicked: (told, say) =>
      told.fighters.length === 0 ? events.teamAnew(told, say) : events.fightersPicked(told, say),
    teamsRevealed: ({ teams }, say) =>
      teams.flatMap((team, seat) => (team ? [events.brings({ ...team, seat }, say)] : [])).join('; '),
    activated: (_, say, { fighter }) => events.activated({ seat: seatOf(fighter), card: cardOf(fighter) }, say),
    handDiscarded: ({ cards }) => events.handDiscarded({ cards: cards.length }),
    abilityUsed: told => events.abilityUsed({ ...told, ally: told.ally === told.fighter ? null : told.ally }),
    hypeChanged: (told, say) => events.hypeChanged({ ...told, way: wayOf(told), amount: Math.abs(told.by) }, say),
    damaged: told => events.damaged({ ...told, by: events.by(told) }),
    stunned: told => events.stunned({ ...told, by: events.by(told) }),
    ignored({ fighter, trait, what }) {
      return what === 'push' || what === 'abilityDamage' || what === 'abilityStun'
        ? events.ignored({ fighter, trait, what })
        : events.immune({ fighter, trait, state: what });
    },
    pinCard: ({ card, counted, pinBreak, struggle }) =>
      events.pinCard({
        symbols: combatCard('ref-1', card).symbols,
        struggle: pinBreak ? null : (struggle as StruggleId | null),
        how: pinBreak ? 'pinBreak' : struggle === 'notYet' ? 'notYet' : 'counted',
        counted,
      }),
    finishingMoveUsed: ({ used }, say, { fighter }) => events.finishingMoveUsed({ used, seat: seatOf(fighter) }, say),
    matchOver: ({ result }, say) => resultSaid({ events }, result, say),
  };
}

/** Hype goes in three ways: what is paid is not lost. */
function wayOf({ by, why }: Pick<Of<'hypeChanged'>, 'by' | 'why'>): 'gain' | 'spend' | 'lose' {
  if (by >= 0) return 'gain';
  return why === 'cost' || why === 'convert' ? 'spend' : 'lose';
}

/** "Ada wins the match with three Finishing Moves". */
export function resultSaid({ events }: Pick<Said, 'events'>, { winners, cause }: Result, say: Voice): string {
  const [seat, ...equals] = winners;
  return seat === undefined || equals.length > 0 ? events.matchDrawn() : events.matchWon({ seat, cause }, say);
}

/** What tells an event, as this viewer would say it. */
export function eventsFrom(said: Said): CircuitWords['event'] {
  const clauses = clausesOf(said);
  const fighter = (ref: FighterRef, say: Voice): string =>
    said.events.fighter({ seat: seatOf(ref), card: cardOf(ref) }, say);
  return (event, names, viewer) => {
    const say = said.voice(names, viewer);
    const told: { [field: string]: unknown } = { ...event };
    for (const field of FIGHTERS) if (told[field]) told[field] = fighter(told[field] as FighterRef, say);
    const clause = clauses[event.type] as (told: unknown, say: Voice, event: Event) => string;
    const sentence = capital(clause(told, say, event));
    // „K. o.“ ends with a full stop of its own.
    return sentence.endsWith('.') ? sentence : `${sentence}.`;
  };
}
