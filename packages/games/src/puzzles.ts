/** The puzzles of every game that has some, each set loaded when somebody wants to solve one. */

import { MANIFESTS, manifestOf } from './all.ts';
import type { Language } from './language.ts';
import { inLanguage } from './manifest.ts';

/** One position for one player, with a task that can be done. */
export interface Puzzle<State, Move> {
  /** Its place in an address; it never changes. */
  readonly id: string;
  /** 1 is the easiest, 5 the hardest. */
  readonly grade: number;
  /** The proven minimum, counted as the set counts. */
  readonly par: number;
  /** The position it starts from; a new one every time. */
  open(): State;
  /** One way to do it at par, as moves that rules list. */
  readonly solution: readonly Move[];
  /** How par was proved: positions looked at, and how many different ends there are at par. */
  readonly proof: { readonly positions: number; readonly endings: number };
  /** Where one move has to be found: how many there are to choose from. */
  readonly choices?: number;
}

export interface PuzzleSet<State, Move> {
  /** Easy ones first. */
  readonly puzzles: readonly Puzzle<State, Move>[];
  /**
   * Where exactly one move wins and has to be found: it is found by the first move, or once the game has ended. Absent
   * where the task is to spend as little as can be.
   */
  readonly find?: 'first' | 'end';
  /** What was told before a position and still lies there to be compared with what comes of it: dice that were thrown. */
  told?(state: State): readonly object[];
  /** What another seat answers, where one is asked; the first of its moves, where absent. */
  reply?(state: State): Move | null;
  /** What has been spent so far; `par` is the least of it. */
  cost(state: State): number;
  /** Whether a solution goes on from one just as it goes on from the other. */
  isAlike(one: State, other: State): boolean;
}

/** What is said of puzzles, in any language. */
export interface PuzzleWords<Move, View> {
  /** What has to be done, in a sentence or two. */
  readonly task: string;
  /** "7 cards"; absent where one move has to be found. */
  spent?(cost: number): string;
  title(id: string): string;
  /** Who sits at the table of a puzzle; the solver is `you`. */
  names(view: View, you: string): readonly string[];
  /** Points at the next move without telling it. */
  point(move: Move): string;
  /** Why the move that had to be found wins and no other does. */
  why?(found: FoundMove<View>): string;
}

/** The one move that wins, once it was made. */
export interface FoundMove<View> {
  readonly before: View;
  /** With what the others answered. */
  readonly after: View;
  readonly choices: number;
}

/** A set and its words for a game whose types do not matter to the caller. */
// biome-ignore lint/suspicious/noExplicitAny: unrelated type families meet here, as in the kernel's AnyGame.
export type AnyPuzzle = Puzzle<any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above.
export type AnyPuzzleSet = PuzzleSet<any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above.
export type AnyPuzzleWords = PuzzleWords<any, any>;

/** Ids of the games that have puzzles. */
export const PUZZLING: readonly string[] = MANIFESTS.filter(({ puzzles }) => puzzles).map(({ id }) => id);

export interface LoadedPuzzles {
  readonly set: AnyPuzzleSet;
  readonly words: AnyPuzzleWords;
}

/** Loads a game's puzzles; said in English where it does not speak this language. Rejects with a sentence if it has none. */
export async function puzzlesOf(game: string, language: Language = 'en'): Promise<LoadedPuzzles> {
  const { puzzles, words: atTable } = manifestOf(game);
  if (!puzzles) throw new Error(`there are no puzzles for a game '${game}'`);
  const [set, words] = await Promise.all([puzzles.set(), inLanguage(puzzles.words, atTable, language)]);
  return { set, words };
}

// ---- The puzzle of the day

const DAY_MS = 86_400_000;
/** By the day of the week from Monday: easy to begin with, hard on Sunday. */
const GRADE_OF_DAY = [1, 2, 3, 2, 3, 4, 5];
/** 5 January 1970 was a Monday. */
const FIRST_MONDAY = 4;

/** Days since 1970, by universal time, so that it is the same day for everyone. */
export const dayOf = (at: number): number => Math.floor(at / DAY_MS);

/** The day as `2026-11-16`. */
export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The first daily puzzle there was: 1 October 2026. */
export const FIRST_DAILY = Date.UTC(2026, 9, 1) / DAY_MS;

/** The day of a date as an address has it; null if it is none, or none that had its puzzle by `today`. */
export function dayFrom(date: string, today: number): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return null;
  const day = Date.parse(`${date}T00:00:00Z`) / DAY_MS;
  return day >= FIRST_DAILY && day <= today && dateOf(day) === date ? day : null;
}

/** The puzzle of a day: the same for everyone, found without asking anybody. */
export function puzzleOfDay(puzzles: readonly AnyPuzzle[], day: number): AnyPuzzle {
  const weekday = (day - FIRST_MONDAY + 7) % 7;
  const ofGrade = puzzles.filter(({ grade }) => grade === GRADE_OF_DAY[weekday]);
  const from = ofGrade.length > 0 ? ofGrade : puzzles;
  // Two days of a week share a grade; counting days, not weeks, keeps them apart.
  return from[day % from.length]!;
}

/** 3 at par, 2 for one or two more, 1 for any other way, or with help. */
export function starsFor(cost: number, par: number, isHelped: boolean): 1 | 2 | 3 {
  if (isHelped || cost > par + 2) return 1;
  return cost <= par ? 3 : 2;
}
