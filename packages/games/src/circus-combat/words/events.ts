/** What happened in Circus Combat, in the messages of any language. */

import type { Clauses, Voice } from '../../voice.ts';
import type { Event, Reason, Side } from '../state.ts';
import type { Said } from './en/words.ftl.ts';

/** Each event as a clause: no capital, no full stop. Many are told by the message of their own name. */
export function clausesOf(said: Said): Clauses<Event> {
  const { events } = said;
  return {
    ...events,
    startThrown({ eyes, first }, say) {
      const throws = bySide(say, seat => events.throws({ seat, eyes: eyes[seat] }, say));
      return first === null ? events.startEqual({ throws }) : events.startThrown({ throws, seat: first }, say);
    },
    diceRecalled: ({ seat, dice }, say) => events.diceRecalled({ seat, dice: dice.map(events.recalled) }, say),
    diceThrown: (event, say) =>
      event.pool.length === 0 ? events.nothingThrown(event, say) : events.diceThrown(event, say),
    diceRethrown: (event, say) =>
      event.dice.length === 0
        ? events.throwKept(event, say)
        : events.diceRethrown({ ...event, again: event.dice.length }, say),
    dieMissed({ seat, face }, say) {
      if (face.colour !== 'fatigue') return events.dieMissed({ seat, face }, say);
      return events.redMissed({ seat, face, eyes: face.eyes }, say);
    },
    trickWon: (event, say) => wonSaid(said, event, say),
    trickTied: ({ card, shares: [{ dice, eyes }] }) => events.trickTied({ card, dice, eyes }),
    fatigueReturned: ({ card, dice }) => events.fatigueReturned({ card, dice: dice.length }),
    tricksSwapped: ({ seat, cards: [left, right] }, say) => events.tricksSwapped({ seat, left, right }, say),
    trickDealt: ({ card, slot, deck }) =>
      card === null ? events.deckEmpty({ slot }) : events.trickDealt({ card, deck }),
    endTriggered: ({ seat, last }, say) => events.endTriggered({ seat, last: events.last(last, say) }, say),
    turnEnded: (event, say) => (event.barren > 0 ? events.barren(event) : events.turnEnded(event, say)),
    gameOver: ({ winner, reason, sheets: [black, gray] }, say) =>
      outcome(said, winner, reason, [black.total, gray.total], say),
  };
}

/** The viewer's own side is what they look for first. */
const bySide = (say: Voice, clause: (seat: Side) => string): string => {
  const order: readonly Side[] = say.isYou(1) ? [1, 0] : [0, 1];
  return order.map(clause).join(', ');
};

function wonSaid({ events }: Said, event: Extract<Event, { type: 'trickWon' }>, say: Voice): string {
  const { seat, card, by, active, position, base, shares } = event;
  const [own, theirs] = seat === 0 ? shares : [shares[1], shares[0]];
  const elsewhere = active === seat ? null : active;
  return events.trickWon({ seat, card, by, own: own[by], theirs: theirs[by], active: elsewhere, position, base }, say);
}

/** Who won, by how much and why; where somebody gave up, the score so far decided nothing. */
export function outcome(
  { events }: Said,
  winner: Side | null,
  reason: Reason,
  totals: readonly [number, number],
  say: Voice,
): string {
  if (reason === 'concede') return events.conceded({ loser: winner === 0 ? 1 : 0, winner: winner! }, say);
  const [high, low] = winner ? [totals[1], totals[0]] : totals;
  const why = events.why[reason]();
  return winner === null ? events.draw({ high, low, why }) : events.won({ seat: winner, high, low, why }, say);
}
