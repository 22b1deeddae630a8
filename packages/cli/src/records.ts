/** Records for commands: read, checked, and gone through step by step. */

import { findGame } from '@roundhouse/games';
import {
  type AnyGame,
  copyPlain,
  type Entry,
  type Match,
  matchFromRecord,
  parseRecord,
  RecordError,
  type RecordFile,
  replay,
  stateAfter,
  type Viewer,
} from '@roundhouse/kernel';
import { Failure, type Given, readText, textOf, UsageError } from './command.ts';

/** A record and its game. `match` is null where it can only be read: other rules, or one viewer's notes. */
export interface ReadRecord {
  readonly file: RecordFile;
  readonly game: AnyGame;
  readonly match: Match | null;
}

/** Reads a record from a file. What is damaged or untrue is a failure that names the line. */
export function readRecord(path: string): ReadRecord {
  const text = readText(path);
  try {
    const file = parseRecord(text);
    const game = findGame(file.game);
    if (!game) throw new RecordError(1, `there is no game '${file.game}' here`);
    const canReplay = file.heard === null && file.version === game.version;
    return { file, game, match: canReplay ? matchFromRecord(findGame, text) : null };
  } catch (error) {
    if (error instanceof RecordError) throw new Failure(`${path}, line ${error.line}: ${error.message}`);
    throw error;
  }
}

/** An entry with the state before it; null where there is none. */
export interface Reached {
  readonly step: number;
  readonly entry: Entry;
  readonly before: unknown;
}

/** Plays a match again and stops before each entry. */
export function* stepsOf(game: AnyGame, match: Match): Generator<Reached> {
  let before: unknown = null;
  for (const [step, entry] of match.log.entries()) {
    yield { step, entry, before };
    // Whoever was told of a state may keep it.
    before =
      entry.kind === 'takeBack' ? replay(game, match, step + 1) : stateAfter(game, match, copyPlain(before), entry);
  }
}

/** Whose eyes: `--seat 0`, `--seat spectator`; undefined where it was not said. */
export function viewerOf(given: Given, seats: number): Viewer | undefined {
  const text = textOf(given, 'seat');
  if (text === undefined) return undefined;
  if (text === 'spectator') return null;
  if (/^\d+$/.test(text) && Number(text) < seats) return Number(text);
  throw new UsageError(`--seat must be 0 to ${seats - 1}, or spectator, not '${text}'`);
}
