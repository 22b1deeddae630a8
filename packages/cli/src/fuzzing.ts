/** Random games, each held against every law; what breaks one is kept. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { AnyLaws } from '@roundhouse/games/laws.ts';
import { type AnyGame, formatRecord, type Match } from '@roundhouse/kernel';
import { checkOneGame, LawBroken } from '@roundhouse/kernel/testing';
import { asCalled } from './called.ts';
import { Failure } from './command.ts';
import { folderOf } from './outside.ts';
import { openProgress } from './progress.ts';
import { paintFor, say, type Terminal } from './terminal.ts';

/** Each is kept whole; a game that always fails need not fill the disk. */
const MOST_KEPT = 100;
/** Of one law; after these, whoever reads has understood. */
const MOST_TOLD = 3;

/** Which games to play. */
export interface Run {
  readonly game: AnyGame;
  readonly laws: AnyLaws;
  readonly games: number;
  readonly seed: number;
  /** Undefined where they vary. */
  readonly options: Readonly<Record<string, unknown>> | undefined;
  readonly out: string;
}

/** Plays them all, or until it is told to stop; keeps what fails. Resolves to the exit status. */
export async function fuzz(run: Run, terminal: Terminal): Promise<number> {
  const stopping = terminal.stopping();
  say(terminal, `${run.game.name}: ${count(run.games)} games from seed ${run.seed}`);
  const progress = openProgress(terminal, run.games, 'games');
  const started = performance.now();
  let played = 0;
  let steps = 0;
  let failed = 0;
  const broken = new Map<string, number>();
  const given = run.options === undefined ? run.laws : { ...run.laws, options: run.options };
  while (played < run.games && !stopping.aborted) {
    const seed = run.seed + played;
    try {
      steps += checkOneGame(run.game, seed, given).steps;
    } catch (error) {
      if (!(error instanceof LawBroken)) throw error;
      failed++;
      progress.clear();
      const times = (broken.get(error.law) ?? 0) + 1;
      broken.set(error.law, times);
      const where = failed <= MOST_KEPT ? keep(run, error) : null;
      if (times <= MOST_TOLD) {
        say(terminal, `${paintFor(terminal)('red', 'FAILED')} ${error.message}`);
        if (where !== null) say(terminal, where);
      }
    }
    played++;
    progress.reached(played, failed === 0 ? '' : `${failed} failed`);
    // Lets Ctrl-C be heard.
    await setImmediate();
  }
  progress.clear();
  const seconds = (performance.now() - started) / 1000;
  if (stopping.aborted)
    say(terminal, `Stopped by ${stopping.reason} after ${count(played)} of ${count(run.games)} games.`);
  say(terminal, `${count(played)} games, ${count(steps)} steps, ${count(failed)} failed, ${seconds.toFixed(1)} s`);
  if (failed > 0) {
    const laws = [...broken].map(([law, times]) => `'${law}' in ${count(times)}`);
    say(terminal, `Laws broken, and in how many games: ${laws.join(', ')}. Records are in ${run.out}.`);
    return 1;
  }
  return stopping.aborted ? (stopping.reason === 'SIGINT' ? 130 : 143) : 0;
}

const count = (n: number): string => n.toLocaleString('en');

/** Writes down how to break the law again and, where it can be told, the game up to there. Says where. */
function keep({ game, options, out }: Run, broken: LawBroken): string {
  const { law, seed, step, next, match, message, stack } = broken;
  const name = join(out, `${game.id}-${seed}`);
  const setup = { options: match.options, seats: match.seats.length };
  const reproduction = { game: game.id, version: game.version, seed, ...setup, law, step, next, message, stack };
  try {
    mkdirSync(out, { recursive: true });
    writeFileSync(`${name}.json`, `${JSON.stringify(reproduction, null, 2)}\n`);
    const record = recordOf(game, match);
    if (record !== null) writeFileSync(`${name}.jsonl`, record);
    const folder = folderOf(game.id);
    const which = folder === null ? `fuzz ${game.id}` : `check-game ${folder}`;
    const chosen = options === undefined ? '' : ` ${typed(options)}`;
    const again = asCalled(`roundhouse ${which} --games 1 --seed ${seed}${chosen}`);
    return `  kept in ${name}.json${record === null ? '' : ' and .jsonl'}; again: ${again}`;
  } catch (problem) {
    throw new Failure(`cannot write '${name}.json': ${(problem as NodeJS.ErrnoException).code}`);
  }
}

/** Options as they would be typed. */
const typed = (options: Readonly<Record<string, unknown>>): string =>
  `--options ${Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(',')}`;

/** The game so far; null where it was never set up, or is so broken that it cannot be told. */
function recordOf(game: AnyGame, match: Match): string | null {
  try {
    return match.log.length === 0 ? null : formatRecord(game, match);
  } catch {
    return null;
  }
}
