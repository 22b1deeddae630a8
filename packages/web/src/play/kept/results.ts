/** How finished matches went: a small line each, kept longer than the matches themselves. */

import type { GameEvent } from '../source.ts';
import type { Player } from './kept-matches.ts';
import { held, heldUnder } from './store.ts';

export interface Result {
  /** Against bots here, against people elsewhere, or people sharing this device. */
  readonly kind: 'solo' | 'live' | 'shared';
  readonly game: string;
  readonly seat: number;
  readonly at: number;
  /** Null where nobody here can tell. */
  readonly payoffs: readonly number[] | null;
  /** What more is known, where it was noted by a version that did. */
  readonly course?: Course;
}

/** Who played, how long, and how it ended. */
export interface Course {
  readonly names: readonly string[];
  /** Who decided for each seat; null where they sat elsewhere. */
  readonly players: readonly Player[] | null;
  /** Moves that stood at the end. */
  readonly moves: number;
  /** From the first to the last. */
  readonly ms: number;
  /** What everybody heard last: the game has a sentence for it, with the score. */
  readonly closing: GameEvent | null;
}

/** `unplayed`: somebody gave up before the match was played, which is nobody's win. */
export type Outcome = 'won' | 'drawn' | 'lost' | 'unplayed' | 'unknown';

/** A match counts once everybody could have moved so often. */
const MOVES_EACH = 2;

/** How it went for the one who sat here. */
export function outcomeOf({
  payoffs,
  seat,
  kind,
  course,
}: Pick<Result, 'payoffs' | 'seat'> & Partial<Result>): Outcome {
  const own = payoffs?.[seat];
  // Where several people shared this device, nobody can tell whose result it is.
  if (own === undefined || payoffs === null || kind === 'shared') return 'unknown';
  // Of older ones nobody knows how long they were.
  if (course && course.moves < MOVES_EACH * course.names.length) return 'unplayed';
  const best = Math.max(...payoffs);
  if (own < best) return 'lost';
  return payoffs.filter(one => one === best).length > 1 ? 'drawn' : 'won';
}

/** Results known so far, newest first. */
export function allResults(): Result[] {
  const found = [...heldUnder('result.').values()].filter(isResult);
  return found.sort((a, b) => b.at - a.at);
}

/** How a match went; null where nobody has noted it. */
export function resultOf(id: string): Result | null {
  const found = held(`result.${id}`);
  return isResult(found) ? found : null;
}

/** How it went against somebody, over all games. */
export interface Rivalry {
  readonly name: string;
  /** A bot of this browser's, which always has the same name. */
  readonly isBot: boolean;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** Against whom, those met most often first. Matches of more than two count against each of the others. */
export function rivalries(results: readonly Result[]): Rivalry[] {
  const met = new Map<string, Rivalry>();
  for (const result of results) {
    const outcome = outcomeOf(result);
    if (outcome === 'unknown' || outcome === 'unplayed' || !result.course) continue;
    const { names, players } = result.course;
    for (const [seat, name] of names.entries()) {
      if (seat === result.seat) continue;
      const isBot = players !== null;
      const key = `${isBot} ${name}`;
      const before = met.get(key) ?? { name, isBot, won: 0, drawn: 0, lost: 0 };
      met.set(key, { ...before, [outcome]: before[outcome] + 1 });
    }
  }
  const times = ({ won, drawn, lost }: Rivalry): number => won + drawn + lost;
  return [...met.values()].sort((a, b) => times(b) - times(a));
}

function isResult(value: unknown): value is Result {
  if (typeof value !== 'object' || value === null) return false;
  const { game, seat, at, payoffs } = value as { readonly [field: string]: unknown };
  return typeof game === 'string' && typeof seat === 'number' && typeof at === 'number' && Array.isArray(payoffs);
}
