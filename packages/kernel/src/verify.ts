/** Holds a record against the rules and the promise of fair dice. */

import { scripted } from './chance.ts';
import { commitmentTo } from './fairness.ts';
import type { AnyGame, Chance } from './game.ts';
import { chanceOf, type Entry, type Match, openMatch, play, whyNot, whyNotTakeBack } from './match.ts';
import { samePlain } from './plain.ts';
import { parseRecord, RecordError, type RecordFile } from './record.ts';

export type FindGame = (id: string) => AnyGame | undefined;

/** What verification found. Plain data. */
export type Verification =
  | {
      readonly ok: true;
      readonly game: string;
      readonly version: number;
      readonly seats: readonly { readonly name: string }[];
      readonly steps: number;
      readonly payoffs: readonly number[];
      /** Proved: every draw was recomputed from the seed that was promised before the first. */
      readonly dice: 'proved' | 'unproved';
      readonly commitment: string | null;
    }
  | { readonly ok: false; readonly line: number; readonly reason: string };

/** Replays a finished match from its record and says whether everything in it is true. Never throws. */
export function verifyRecord(findGame: FindGame, text: string): Verification {
  try {
    const file = parseRecord(text);
    if (file.heard === null && file.result === null) {
      throw new RecordError(file.log.length + 2, 'truncated: no result line; is the match still running?');
    }
    retrace(findGame, file, file.result?.seed ?? null);
    const { game, version, seats, log, commitment } = file;
    const { payoffs } = file.result!;
    const dice = commitment === null ? 'unproved' : 'proved';
    return { ok: true, game, version, seats, steps: log.length, payoffs, dice, commitment };
  } catch (error) {
    if (error instanceof RecordError) return { ok: false, line: error.line, reason: error.message };
    throw error;
  }
}

/**
 * The match that a record tells of, verified as far as it goes. A running one can be played on only with the seed
 * that its host kept. Throws `RecordError`.
 */
export function matchFromRecord(findGame: FindGame, text: string, seed: string | null = null): Match {
  const file = parseRecord(text);
  return retrace(findGame, file, file.result === null ? seed : file.result.seed);
}

/** Plays a record again from the first step; throws `RecordError` at the first line that is not so. */
function retrace(findGame: FindGame, file: RecordFile, seed: string | null): Match {
  const game = playableGame(findGame, file);
  checkPromise(file, seed);
  const lastLine = file.log.length + 2;
  const match = retraceSetup(game, file, seed);
  const before: unknown[] = [];
  for (const [step, entry] of file.log.entries()) {
    if (step === 0) continue;
    if (entry.kind === 'takeBack') {
      const refused = whyNotTakeBack(match, entry.seat);
      if (refused !== null) throw new RecordError(step + 2, `this take-back was not allowed: ${refused}`);
      match.log.push(entry);
      match.state = before.pop();
      continue;
    }
    before.push(match.state);
    retraceMove(game, match, step, entry);
  }
  const payoffs = game.payoffs(match.state);
  if (file.result === null) {
    if (payoffs !== null) throw new RecordError(lastLine, 'truncated: the game is over but its result is missing');
  } else if (payoffs === null) throw new RecordError(lastLine, 'the game is not over after the last step');
  else if (!samePlain([...payoffs], file.result.payoffs)) {
    throw new RecordError(lastLine, `the payoffs are ${payoffs.join(', ')}, not ${file.result.payoffs.join(', ')}`);
  }
  return match;
}

function playableGame(findGame: FindGame, file: RecordFile): AnyGame {
  if (file.heard !== null) {
    throw new RecordError(1, 'this is what one viewer heard of a running match: it can be read, not replayed');
  }
  const game = findGame(file.game);
  if (!game) throw new RecordError(1, `there is no game '${file.game}' here`);
  if (game.version !== file.version) {
    const reason = `played by version ${file.version} of the rules of ${game.name}; this is version ${game.version}`;
    throw new RecordError(1, `${reason}: it can be watched, not replayed`);
  }
  return game;
}

function checkPromise({ commitment, log, result }: RecordFile, seed: string | null): void {
  const lastLine = log.length + 2;
  if (seed === null) {
    if (commitment !== null && result !== null) throw new RecordError(lastLine, 'the promised seed was not opened');
  } else if (commitment === null) throw new RecordError(lastLine, 'a seed was opened that had not been promised');
  else if (commitmentTo(seed) !== commitment) {
    throw new RecordError(lastLine, 'the seed does not fit the commitment on line 1');
  }
}

function retraceSetup(game: AnyGame, file: RecordFile, seed: string | null): Match {
  const { options, seats, entropy } = file;
  const entry = file.log[0] as Move;
  const match = attempt(1, () =>
    withChance(2, { seed, entropy }, 0, entry, chance =>
      openMatch(game, { options, seats, seed, entropy, chance, at: entry.at }),
    ),
  );
  if (!samePlain(match.options, options)) throw new RecordError(1, 'an option is missing');
  mustAgree(2, match.log[0] as Move, entry);
  return match;
}

type Move = Exclude<Entry, { kind: 'takeBack' }>;

function retraceMove(game: AnyGame, match: Match, step: number, entry: Move): void {
  const line = step + 2;
  const refused = whyNot(game, match, entry.seat!, entry.move);
  if (refused !== null) throw new RecordError(line, `not a legal move: ${refused.text} (${refused.rule})`);
  const [made] = withChance(line, match, step, entry, chance =>
    play(game, match, entry.seat!, entry.move, entry.at, () => chance),
  );
  mustAgree(line, made as Move, entry);
}

/** Runs a step on the dice of the seed, or on the recorded ones where there is no seed. */
function withChance<T>(
  line: number,
  match: Pick<Match, 'seed' | 'entropy'>,
  step: number,
  entry: Move,
  run: (chance: Chance) => T,
): T {
  if (match.seed !== null) return attempt(line, () => run(chanceOf(match as Match, step)));
  const chance = scripted(entry.chance);
  return attempt(line, () => {
    const outcome = run(chance);
    chance.finish();
    return outcome;
  });
}

/** Whatever goes wrong while the rules run is told with its line. */
function attempt<T>(line: number, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof RecordError) throw error;
    throw new RecordError(line, error instanceof Error ? error.message : String(error));
  }
}

function mustAgree(line: number, made: Move, recorded: Move): void {
  if (!samePlain(made.chance, recorded.chance)) {
    const [ours, theirs] = [made.chance.join(' '), recorded.chance.join(' ')];
    throw new RecordError(line, `the seed gives the draws ${ours || 'none'}; the record has ${theirs || 'none'}`);
  }
  if (!samePlain(made.told, recorded.told)) throw new RecordError(line, 'the events are not those the rules tell');
  if (made.sealed !== recorded.sealed) throw new RecordError(line, `'sealed' is not as the rules have it`);
}
