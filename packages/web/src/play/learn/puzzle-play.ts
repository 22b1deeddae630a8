/** Somebody at the table of a puzzle: every position since the start, so that each can be gone back to. */

import type { AnyPuzzle, LoadedPuzzles } from '@roundhouse/games/puzzles.ts';
import {
  type AnyGame,
  type Entry,
  fastChance,
  heardBy,
  IllegalMove,
  type Match,
  play,
  type Refusal,
  samePlain,
  scripted,
} from '@roundhouse/kernel';
import type { GameEvent, Move } from '../source.ts';

/** Who solves; the others at the table decide nothing. */
export const SOLVER = 0;

export interface PuzzlePlay {
  readonly game: AnyGame;
  readonly puzzle: AnyPuzzle;
  readonly loaded: LoadedPuzzles;
  /** From the start to now. */
  readonly line: readonly Match[];
  /** All that was ever told, also of plays that were taken back: so a table can tell one question from the next. */
  readonly heard: readonly GameEvent[];
  /** Tries that did not find the move that had to be found. */
  readonly misses: number;
  /** Why the last thing sent was refused; null if it was not. */
  readonly refusal: Refusal | null;
}

export function openPuzzle(game: AnyGame, loaded: LoadedPuzzles, puzzle: AnyPuzzle): PuzzlePlay {
  const state: unknown = puzzle.open();
  const names = loaded.words.names(game.view(state, SOLVER), '');
  const start: Match = {
    game: game.id,
    version: game.version,
    options: null,
    seats: names.map(name => ({ name })),
    seed: null,
    entropy: [],
    state,
    log: [],
  };
  return { game, loaded, puzzle, line: [start], heard: [], misses: 0, refusal: null };
}

export const nowOf = ({ line }: PuzzlePlay): Match => line.at(-1)!;

/** After something was sent; only what is legal leads on. */
export function afterSending(puzzling: PuzzlePlay, sent: unknown): PuzzlePlay {
  const { game, line, heard, misses } = puzzling;
  if (isClosed(puzzling)) return puzzling;
  const next = { ...nowOf(puzzling), log: [...nowOf(puzzling).log] };
  try {
    const made = [...play(game, next, SOLVER, sent, 0, chanceOf(puzzling)), ...answers(puzzling, next)];
    const told = made.flatMap(entry => heardBy(entry, SOLVER)) as GameEvent[];
    const after = { ...puzzling, line: [...line, next], heard: [...heard, ...told], refusal: null };
    return standingOf(after) === 'lost' ? { ...after, misses: misses + 1 } : after;
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error;
    return { ...puzzling, refusal: error.refusal };
  }
}

/** Nothing is left to chance on the way to a solution; what strays from it may be. */
const chanceOf =
  ({ loaded }: PuzzlePlay) =>
  () =>
    loaded.set.find ? fastChance(1) : scripted([]);

/** What the others say to it, until the solver is asked again. */
function answers(puzzling: PuzzlePlay, match: Match): Entry[] {
  const { game, loaded } = puzzling;
  const made: Entry[] = [];
  if (!loaded.set.find) return made;
  for (;;) {
    const asked = game.toAct(match.state);
    if (asked.length === 0 || asked.includes(SOLVER)) return made;
    const move: unknown = loaded.set.reply?.(match.state) ?? game.legalMoves(match.state, asked[0]!)[0];
    made.push(...play(game, match, asked[0]!, move, 0, chanceOf(puzzling)));
  }
}

/** So many plays back; at most to the start. */
export const afterUndoing = (puzzling: PuzzlePlay, steps = 1): PuzzlePlay => ({
  ...puzzling,
  line: puzzling.line.slice(0, Math.max(1, puzzling.line.length - steps)),
  refusal: null,
});

/** What was spent; where a move has to be found, at which try it was. */
export const costSoFar = (puzzling: PuzzlePlay): number =>
  puzzling.loaded.set.find ? 1 + puzzling.misses : puzzling.loaded.set.cost(nowOf(puzzling).state);

/** `lost`: it is over and not solved, or the one move that wins was not made. */
export function standingOf(puzzling: PuzzlePlay): 'open' | 'solved' | 'lost' {
  if (puzzling.loaded.set.find === 'first') {
    const [first] = movesOf(puzzling);
    if (first === undefined) return 'open';
    return samePlain(first, puzzling.puzzle.solution[0]) ? 'solved' : 'lost';
  }
  const payoffs = puzzling.game.payoffs(nowOf(puzzling).state);
  if (payoffs === null) return 'open';
  return payoffs[SOLVER] === 1 ? 'solved' : 'lost';
}

/** The one move has been made, the right one or another: what the game would ask next nobody answers. */
export const isClosed = (puzzling: PuzzlePlay): boolean =>
  puzzling.loaded.set.find !== undefined && standingOf(puzzling) !== 'open';

/** The solver's moves so far. */
const movesOf = (puzzling: PuzzlePlay): Move[] =>
  nowOf(puzzling).log.flatMap(entry => (entry.kind === 'move' && entry.seat === SOLVER ? [entry.move as Move] : []));

/**
 * What the table draws; `seen` is how many of the events have been drawn before, `drawn` how many then. `isOutcome`: what came
 * of the answer is to be compared with what lay there before.
 */
export function sceneOf(puzzling: PuzzlePlay, seen: number) {
  const { game, heard, line, loaded } = puzzling;
  const { state, log } = nowOf(puzzling);
  const before = loaded.set.told?.(line[0]!.state) as readonly GameEvent[] | undefined;
  // Beside what lay there before, only what came of it now: a try that was taken back would be told with the next.
  const since = before ? (log.flatMap(entry => heardBy(entry, SOLVER)) as GameEvent[]) : heard;
  const scene = {
    view: game.view(state, SOLVER) as unknown,
    moves: isClosed(puzzling) ? [] : (game.legalMoves(state, SOLVER) as Move[]),
    events: since.slice(seen),
    history: before ? [...before, ...since] : since,
  };
  return { scene, drawn: since.length, isOutcome: before !== undefined && isClosed(puzzling) };
}

// ---- Hints

/** Where the stored solution goes on: after so many of its moves, which the position so many plays back agrees with. */
export interface OnTheWay {
  readonly next: Move;
  /** How many plays lead away from the stored solution; they have to be taken back first. */
  readonly astray: number;
}

/** The next move of the stored solution from here, or from where it was left; null once it is over. */
export function nextOfSolution(puzzling: PuzzlePlay): OnTheWay | null {
  const { game, puzzle, loaded, line } = puzzling;
  if (standingOf(puzzling) === 'solved') return null;
  if (loaded.set.find) return nextToFind(puzzling);
  const stored = [openPuzzle(game, loaded, puzzle)];
  for (const move of puzzle.solution) stored.push(afterSending(stored.at(-1)!, move));
  for (let astray = 0; astray < line.length; astray++) {
    const { state } = line[line.length - 1 - astray]!;
    const place = stored.findIndex(one => loaded.set.isAlike(nowOf(one).state, state));
    if (place >= 0 && place < puzzle.solution.length) return { next: puzzle.solution[place]!, astray };
  }
  return null;
}

/** Where all of it has been made in any order but the next. */
function nextToFind(puzzling: PuzzlePlay): OnTheWay | null {
  const { puzzle, line } = puzzling;
  const isOfSolution = (move: Move): boolean => puzzle.solution.some((one: Move) => samePlain(one, move));
  const made = movesOf(puzzling);
  const next: Move | undefined = puzzle.solution.find((one: Move) => !made.some(move => samePlain(one, move)));
  if (made.every(isOfSolution)) return next ? { next, astray: 0 } : null;
  const kept = line.findLastIndex(({ log }) =>
    log.every(entry => entry.kind !== 'move' || isOfSolution(entry.move as Move)),
  );
  return { next: puzzle.solution[0]!, astray: line.length - 1 - kept };
}
