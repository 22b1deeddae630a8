/** Which message says what: the same in every language. The messages are in `<language>/*.ftl`. */

import type { Viewer } from '@roundhouse/kernel';
import { capital, type Voice } from '../../voice.ts';
import type { GameWords } from '../../words.ts';
import type { Event, Move, Options, View } from '../shapes.ts';
import type { Said } from './en/words.ftl.ts';
import { rulesOf, weightOf } from './rules.ts';

export type ZatteraWords = GameWords<Options, Move, View, Event>;

/** The catalogue of a language, from its messages. */
export function wordsFrom(said: Said): ZatteraWords {
  const { shelf, refusals, table } = said;
  return {
    ...shelf,
    voice: said.voice,
    move: (move, view) => moveSaid(said, move, view),
    event: (event, names, viewer) => `${capital(eventClause(said, event, said.voice(names, viewer)))}.`,
    weight: weightOf,
    rules: rulesOf,
    prompt: (view, viewer, names) => promptSaid(said, view, viewer, said.voice(names, viewer)),
    refusals,
    plain: {
      labels: table.labels,
      leaveOut: ['next'],
      value: (field, value, { options }) => (field === 'load' ? table.loadOf(Number(value), options.limit) : null),
    },
    options: table.options,
    presets: table.presets,
  };
}

function moveSaid({ moves }: Said, ...[move, view]: Parameters<ZatteraWords['move']>): string {
  const { load, options, raft } = view;
  switch (move.type) {
    case 'load':
      return moves.load({ weight: move.weight, load: load + move.weight, limit: options.limit });
    case 'giveWay':
      return moves.giveWay({ crates: raft.length });
    case 'exchange':
      return moves.exchange(move);
    case 'concede':
      return moves.concede();
  }
}

function eventClause({ events }: Said, event: Event, say: Voice): string {
  switch (event.type) {
    case 'began':
      return events.began(event, say);
    case 'dealt':
      return events.dealt(event, say);
    case 'loaded':
      return events.loaded(event, say);
    case 'drew':
      return events.drew(event, say);
    case 'exchanged':
      return events.exchanged(event, say);
    case 'gaveWay':
      return events.gaveWay(event, say);
    case 'sailed':
      return events.sailed(event, say);
    case 'over':
      return outcome(events, event.winners, say);
  }
}

function outcome(events: Said['events'], winners: readonly number[], say: Voice): string {
  const [winner, ...others] = winners;
  if (others.length === 0) return events.won({ seat: winner! }, say);
  return events.wonTogether({ names: winners.map(say.name) });
}

function promptSaid({ events, table }: Said, view: View, viewer: Viewer, say: Voice): string {
  const { asking, winners, raft } = view;
  const { ask } = table;
  if (asking === null) return `${capital(outcome(events, winners ?? [], say))}.`;
  if (asking.seat !== viewer) return ask.waiting(say, asking.seat);
  if (asking.name === 'exchanging') return ask.exchanging;
  return raft.length === 0 ? ask.firstCrate : ask.loading;
}
