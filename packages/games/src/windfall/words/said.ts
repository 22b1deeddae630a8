/** Which message says what: the same in every language. The messages are in `<language>/*.ftl`. */

import type { Seat, Viewer } from '@roundhouse/kernel';
import { capital, type Voice } from '../../voice.ts';
import type { GameWords } from '../../words.ts';
import { FRUITS, type Fruit } from '../content/fruits.ts';
import type { Event, Move, Options, View } from '../shapes.ts';
import type { Said } from './en/words.ftl.ts';
import { rulesOf, weightOf } from './rules.ts';

export type WindfallWords = GameWords<Options, Move, View, Event>;

/** The catalogue of a language, from its messages. */
export function wordsFrom(said: Said): WindfallWords {
  const { shelf, refusals, table } = said;
  const { fruit } = said.functions;
  return {
    ...shelf,
    voice: said.voice,
    move: move => moveSaid(said.moves, move),
    event: (event, names, viewer) => `${capital(eventClause(said, event, said.voice(names, viewer)))}.`,
    weight: weightOf,
    rules: rulesOf,
    prompt: (view, viewer, names) => promptSaid(said, view, viewer, said.voice(names, viewer)),
    refusals: Object.fromEntries(
      Object.entries(refusals).map(([key, sentence]) => [
        key,
        typeof sentence === 'string' ? sentence : ((values => capital(sentence(values))) as typeof sentence),
      ]),
    ),
    plain: {
      labels: table.labels,
      leaveOut: ['next'],
      value: (_, value) => (isFruit(value) ? capital(fruit(value)) : null),
    },
    options: table.options,
    presets: table.presets,
  };
}

const isFruit = (value: unknown): value is Fruit => (FRUITS as readonly unknown[]).includes(value);

function moveSaid(moves: Said['moves'], move: Parameters<WindfallWords['move']>[0]): string {
  switch (move.type) {
    case 'trade':
      return moves.trade(move);
    case 'press':
      return moves.press(move);
    case 'wait':
      return moves.wait();
    case 'take':
      return moves.take(move);
    case 'offer':
      return moves.offer(move);
    case 'sendMagpie':
      return moves.sendMagpie(move);
    case 'concede':
      return moves.concede();
  }
}

function eventClause(said: Said, event: Event, say: Voice): string {
  const { events } = said;
  switch (event.type) {
    case 'began':
      return events.began(event, say);
    case 'dealt':
      return events.dealt(event, say);
    case 'traded':
      return events.traded(event, say);
    case 'pressed':
      return events.pressed(event, say);
    case 'waited':
      return events.waited(event, say);
    case 'took':
      return events.took(event, say);
    case 'picked':
      return events.picked(event, say);
    case 'magpieFlew':
      return events.magpieFlew(event, say);
    case 'over':
      return outcome(said, event.winners, say);
    case 'handsShown':
      return handsShown(said, event, say);
    default:
      return marketOrGrass(said, event, say);
  }
}

type Rest = Extract<Event, { type: 'chose' | 'offered' | 'sold' | 'fell' | 'rotted' | 'stormed' }>;

function marketOrGrass({ events }: Said, event: Rest, say: Voice): string {
  switch (event.type) {
    case 'chose':
      return events.chose(event, say);
    case 'offered':
      return events.offered({
        offers: event.fruits.flatMap((fruit, seat) => (fruit === null ? [] : [events.offer({ seat, fruit }, say)])),
      });
    case 'sold':
      return event.seat === null ? events.soldNothing() : events.sold({ seat: event.seat }, say);
    case 'fell':
      return events.fell({ ...event, count: event.fruits.length });
    case 'rotted':
      return events.rotted(event);
    case 'stormed':
      return events.stormed({ ...event, count: event.row.length });
  }
}

function handsShown({ events }: Said, { hands, best }: Extract<Event, { type: 'handsShown' }>, say: Voice): string {
  const all = hands.map((hand, seat) =>
    hand.length > 0 ? events.handWith({ seat, hand }, say) : events.handEmpty({ seat }, say),
  );
  const shown = events.handsShown({ hands: all });
  return best === null ? shown : `${shown}. ${capital(events.bestHand({ seat: best }, say))}`;
}

function outcome({ events }: Said, winners: readonly Seat[], say: Voice): string {
  const [winner, ...others] = winners;
  if (others.length === 0) return events.won({ seat: winner! }, say);
  return events.wonTogether({ names: winners.map(say.name) });
}

function promptSaid(said: Said, view: View, viewer: Viewer, say: Voice): string {
  const { asking, winners, players } = view;
  const { ask } = said.table;
  if (asking === null) return `${capital(outcome(said, winners ?? [], say))}.`;
  const owing = [...players.keys()].filter(seat => asking.asked[seat] && !asking.answered[seat]);
  if (viewer !== null && owing.includes(viewer)) return ask[asking.name];
  const names = owing.map(say.name);
  const mayDisturb = viewer !== null && asking.areMagpiesFree && players[viewer]!.magpies > 0;
  return mayDisturb ? ask.waitingWithMagpie(names) : ask.waiting(names);
}
