/** Playthroughs: one game printed step by step, to be read once and compared ever after. */

import { type AnyGame, type EmittedEvent, type Match, type PlayedStep, waitingFor } from '../src/index.ts';
import type { TestedPosition } from './broken.ts';
import { randomGame } from './random-game.ts';

export interface PlaythroughOptions {
  readonly seed: number;
  readonly options?: unknown;
  readonly seats?: number;
}

/** Longer lists of moves are shown by their ends. */
const MOVES_SHOWN = 6;

/** A random game as text: the same for the same seed until the rules change. */
export function playthrough(game: AnyGame, { seed, options = {}, seats = game.seats.min }: PlaythroughOptions): string {
  const lines = [`${game.name}, version ${game.version}, ${seats} seats, seed ${seed}`];
  let before: unknown = null;
  for (const at of randomGame(game, seed, { options, seats, concedeOnceIn: 0 })) {
    const { match, next } = at;
    // Nothing is ever taken back in it.
    lines.push(...told(match.log.at(-1) as PlayedStep), ...changes(before, match.state, 'state'));
    lines.push('', `step ${match.log.length}`, ...choices(at));
    if (next) lines.push(`seat ${next.seat} plays ${JSON.stringify(next.move)}`);
    else lines.push(`over: ${JSON.stringify(game.payoffs(match.state))}`);
    before = match.state;
  }
  return `${lines.join('\n')}\n`;
}

function told(entry: PlayedStep): string[] {
  const lines = entry.chance.length > 0 ? [`chance ${entry.chance.join(' ')}`] : [];
  if (entry.sealed) lines.push('sealed');
  return [...lines, ...entry.told.flatMap(heard)];
}

function heard({ to, event, others }: EmittedEvent): string[] {
  if (to === null) return [`all hear ${JSON.stringify(event)}`];
  const rest = others === null ? 'nothing' : JSON.stringify(others);
  const hearers = to.length === 1 ? `seat ${to[0]} hears` : `seats ${to.join(', ')} hear`;
  return [`${hearers} ${JSON.stringify(event)}`, `  others hear ${rest}`];
}

/** Who can do what, and who is not to know whom the table waits for. */
function choices({ game, match }: TestedPosition): string[] {
  const lines = [...match.seats.keys()].flatMap(seat => movesOf(game, match, seat));
  const owing = JSON.stringify(game.toAct(match.state));
  for (const viewer of [...match.seats.keys(), null]) {
    const told = JSON.stringify(waitingFor(game, match.state, viewer));
    if (told !== owing) lines.push(`${viewer === null ? 'a spectator' : `seat ${viewer}`} is told to wait for ${told}`);
  }
  return lines;
}

function movesOf(game: AnyGame, { state }: Match, seat: number): string[] {
  const moves: readonly { type: string }[] = game.legalMoves(state, seat);
  if (moves.length === 0) return [];
  const spelt = moves.map(move => `  ${JSON.stringify(move)}`);
  const shown = spelt.length <= MOVES_SHOWN ? spelt : [...spelt.slice(0, MOVES_SHOWN - 1), '  …', spelt.at(-1)!];
  const owes = game.toAct(state).includes(seat) ? 'must choose' : 'may choose out of turn';
  return [`seat ${seat} ${owes}: ${moves.length}`, ...shown];
}

/** Every part that is not what it was. A list of words or numbers is clearer whole, and so is one that grew or shrank. */
function changes(before: unknown, after: unknown, path: string): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const isWhole = !isBox(before) || !isBox(after) || isList(before) !== isList(after);
  if (isWhole || (isList(after) && (before.length !== after.length || !Object.values(after).some(isBox)))) {
    return [`${path} = ${JSON.stringify(after) ?? 'gone'}`];
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap(key => changes(before[key], after[key], `${path}.${key}`));
}

const isBox = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isList = (value: unknown): boolean => Array.isArray(value);
