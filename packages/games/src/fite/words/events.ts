/** What happened in FITE, in the messages of any language. */

import type { Seat } from '@roundhouse/kernel';
import { capital, type Voice } from '../../voice.ts';
import type { Both, Event, Loc, ReactMove, Reason } from '../state.ts';
import type { Said } from './en/words.ftl.ts';
import { reactionClause } from './moves.ts';
import { inOrder } from './rules.ts';

/** An event as a clause: no capital, no full stop. */
export function eventClause(said: Said, event: Event, say: Voice): string {
  const { events, things } = said;
  const faces = (dice: readonly number[]): string => (dice.length === 0 ? events.noDice() : dice.join(' '));
  switch (event.type) {
    case 'powersRevealed':
      return both(say, seat => {
        const power = event.powers[seat];
        return events.enters({ seat, power: power ? things.powers[power].name : null }, say);
      });
    case 'committed':
      return events.committed(event, say);
    case 'turnStarted':
      return events.turnStarted(event);
    case 'fightersPlaced':
      return placed(said, event.locs, say);
    case 'swiftAnswered':
      return events.swiftAnswered({ seat: event.seat, place: event.to && things.places[event.to] }, say);
    case 'poolsDivided':
      return both(say, seat => {
        const [off, def, using] = [event.off[seat]!, event.def[seat]!, event.using[seat]!];
        return events.divides({ seat, off, def, using }, say);
      });
    case 'diceRolled':
      return both(say, seat => {
        const { off, def } = event.pools[seat]!;
        return events.rolls({ seat, off: faces(off), def: faces(def) }, say);
      });
    case 'reactionsRevealed':
      return reactionsTold(said, event.reactions, say);
    case 'attackCompared': {
      const { attacker: seat, off, def } = event;
      return events.attackCompared({ seat, off: faces(off), def: faces(def), outcome: compared(said, event) }, say);
    }
    case 'diceLost':
      return lossesTold(said, event.lost, event.left, say);
    case 'fighterDazed':
      return events.fighterDazed(event, say);
    case 'rolledOff':
      return events.rolledOff({ throws: both(say, seat => events.throws({ seat, die: event.dice[seat]! }, say)) });
    case 'rematchCalled':
      return events.rematchCalled(event);
    case 'boutOver':
      return outcome(said, event.winner, event.reason, say);
  }
}

const both = (say: Voice, clause: (seat: Seat) => string): string => inOrder(say.isYou).map(clause).join('; ');

function placed({ events, things: { places } }: Said, locs: Both<Loc>, say: Voice): string {
  if (locs[0] === locs[1]) return events.standTogether({ place: places[locs[0]] });
  return both(say, seat => events.stands({ seat, place: places[locs[seat]!] }, say));
}

function reactionsTold(said: Said, reactions: Both<ReactMove | null>, say: Voice): string {
  const clauses = inOrder(say.isYou).flatMap(seat => {
    const reaction = reactions[seat];
    return reaction ? [reactionClause(said, reaction, null, seat, say)] : [];
  });
  return clauses.join('; ') || said.events.nobodyReacts();
}

function compared({ events }: Said, { fates, hits }: Extract<Event, { type: 'attackCompared' }>): string[] {
  const cancelled = fates.filter(fate => typeof fate === 'number').length;
  const weak = fates.filter(fate => fate === 'ignored').length;
  return [
    events.cancelled({ dice: cancelled }),
    ...(weak > 0 ? [events.tooWeak({ dice: weak })] : []),
    events.hits({ dice: hits }),
  ];
}

function lossesTold({ events }: Said, lost: Both<number>, left: Both<number>, say: Voice): string {
  const [seat, other] = inOrder(say.isYou);
  const after = { left: left[seat], others: left[other] };
  if (lost[0] === 0 && lost[1] === 0) return events.nothingLost(after);
  return events.diceLost({ seat, lost: lost[seat], other, theirs: lost[other], ...after }, say);
}

/** Who won, and why. */
export function outcome({ events }: Said, winner: Seat | null, reason: Reason, say: Voice): string {
  const why = events.why[reason]();
  return winner === null ? events.draw({ why }) : events.won({ seat: winner, why }, say);
}

/** One sentence: what was lost, and what came of it. */
export function told(said: Said, events: readonly Event[], say: Voice): string {
  // Whoever is finished off was dazed first: the end tells both.
  const isOver = events.some(event => event.type === 'boutOver');
  const clauses = events
    .filter(event => !(isOver && event.type === 'fighterDazed'))
    .map(one => eventClause(said, one, say));
  return clauses.length === 0 ? '' : `${capital(clauses.join('; '))}.`;
}
