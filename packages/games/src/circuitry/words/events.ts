/** What happened in Circuitry, in the messages of any language. */

import type { Seat } from '@roundhouse/kernel';
import type { Clauses, Voice } from '../../voice.ts';
import type { Declarable, EndReason, Event } from '../state.ts';
import type { Said } from './en/words.ftl.ts';

/** Each event as a clause: no capital, no full stop. Most are told by the message of their own name. */
export function clausesOf(said: Said): Clauses<Event> {
  const { events } = said;
  const { place, lie } = said.functions;
  return {
    ...events,
    gameStarted({ colours, first }, say) {
      const begins = events.begins({ seat: first }, say);
      const who = colours.map((colour, seat) => events.plays({ seat, colour }, say));
      return who.length === 0 ? begins : events.gameStarted({ who, begins });
    },
    cardLaid: ({ seat, laid: { card, face, rot, x, y } }, say) =>
      events.cardLaid({ seat, card, place: place(x, y), lie: lie(face, rot) }, say),
    flipped: ({ seat, card, face }, say) => events.flipped({ seat, card, lie: lie(face, 0) }, say),
    slid: ({ seat, card, to: { x, y } }, say) => events.slid({ seat, card, place: place(x, y) }, say),
    swapped: ({ seat, cards: [one, other] }, say) => events.swapped({ seat, one, other }, say),
    declared: ({ seat, play, forced }, say) => declaredSaid(said, seat, play, forced, say),
    withdrawn: ({ seat, by, play }, say) => events.withdrawn({ seat, by, play: playSaid(said, play, null, say) }, say),
    stepped: (event, say) => (event.pawn === event.seat ? events.stepped(event, say) : events.pushed(event, say)),
    jumped: (event, say) => (event.pawn === event.seat ? events.jumped(event, say) : events.sent(event, say)),
    inhibitEnded(event, say) {
      if (event.why === 'time') return events.inhibitRanOut(event, say);
      if (event.why === 'charge') return events.freedByCharge(event, say);
      return event.by === event.seat ? events.freedSelf(event, say) : events.freed(event, say);
    },
    gameOver: (event, say) => overSaid(said, event, say),
  };
}

/** Who shows what; null is something nobody else knows. */
export function declaredSaid(said: Said, seat: Seat, play: Declarable | null, forced: Seat | null, say: Voice): string {
  const shown = play === null ? said.prompts.somePlay : playSaid(said, play, forced, say);
  return said.events.declared({ seat, play: shown }, say);
}

/** "a step to the red node of card 12 with a green card": a play that an Inhibit may stop. */
function playSaid({ events: { play: said } }: Said, play: Declarable, forced: Seat | null, say: Voice): string {
  switch (play.type) {
    case 'step':
      return said.step(play);
    case 'portal':
      return said.portal(play);
    case 'jump':
      return said.jump({ forced, to: play.to, pays: [play.payPawn, play.payPortal] }, say);
    case 'gain':
      return said.gain(play);
    case 'deliver':
      return said.deliver(play);
  }
}

/** How the game ended, without a full stop. */
export function overSaid(
  { events }: Said,
  { reason, winners }: { readonly reason: EndReason; readonly winners: readonly Seat[] },
  say: Voice,
): string {
  const [seat, ...others] = winners;
  const why = events.why[reason]();
  if (seat === undefined) return why;
  if (others.length === 0) return events.won({ seat, why }, say);
  return events.wonTogether({ names: winners.map(say.whom), why });
}
