/** Matches of The CIRCUIT between bots that play at once, stopped where something is about to happen. */

import { choose } from '@roundhouse/bots';
import { findGame } from '@roundhouse/games';
import type { Event, State } from '@roundhouse/games/the-circuit/state.ts';
import { type Entry, openMatch as layMatch, type Match, play } from '@roundhouse/kernel';
import type { KeptSolo } from '../../src/play/kept/kept-matches.ts';

const game = findGame('the-circuit')!;

export interface Move {
  readonly type: string;
  readonly ability?: string;
  readonly trait?: string;
  readonly dir?: string;
}

export interface Stop {
  readonly match: Match;
  readonly seat: number;
  readonly moves: readonly Move[];
}

export const stateAt = ({ match }: Pick<Stop, 'match'>): State => match.state as State;

const NAMES = ['Ada', 'Bo', 'Cleo'];

/** Stopped before each answer. */
function* stops(seats = 2): Generator<Stop> {
  for (let seed = 0x10; seed < 0x100; seed++) {
    const match = layMatch(game, {
      seats: NAMES.slice(0, seats).map(name => ({ name })),
      seed: seed.toString(16).repeat(32),
      at: 0,
    });
    while (game.payoffs(match.state) === null) {
      const seat = game.toAct(match.state)[0]!;
      const moves: readonly Move[] = game.legalMoves(match.state, seat);
      yield { match, seat, moves };
      const view = game.view(match.state, seat);
      const asked = { game: game.id, view, seat, moves, level: 'greedy', budgetMs: 0, seed: match.log.length } as const;
      play(game, match, seat, choose(asked), 0);
    }
    yield { match, seat: 0, moves: [] };
  }
}

/** The first of them that fits, for itself. */
export function stopWhere(fits: (stop: Stop) => boolean, seats = 2): Stop {
  for (const stop of stops(seats)) if (fits(stop)) return { ...stop, match: structuredClone(stop.match) };
  throw new Error('no match of bots ever comes there');
}

/** What is told by an answer, on a copy of the match. */
export function tryOut({ match, seat }: Pick<Stop, 'match' | 'seat'>, move: Move) {
  const copy: Match = structuredClone(match);
  const entries: readonly Entry[] = play(game, copy, seat, move, 0);
  const events = entries.flatMap(entry => ('told' in entry ? entry.told.map(({ event }) => event as Event) : []));
  return { events, types: new Set(events.map(({ type }) => type)), match: copy };
}

/** As a browser keeps it, with a person at the seat that is asked. */
export function keptStop(id: string, { match, seat }: Stop): KeptSolo {
  const players = match.seats.map((_, one) => (one === seat ? ('person' as const) : ('easy' as const)));
  return { kind: 'solo', id, match, seat, players, over: game.payoffs(match.state) !== null, at: 0 };
}
