/** The tutorials and reference cards of every game, each loaded when somebody wants to learn it. */

import type { Seat } from '@roundhouse/kernel';
import { MANIFESTS, manifestOf } from './all.ts';
import { LANGUAGES, type Language } from './language.ts';
import { inLanguage, type Manifest } from './manifest.ts';

/** A sentence or two, and the rule that has the whole of it. */
export interface Said {
  readonly text: string;
  readonly rule: string;
}

/** Something scripted that a seat does. */
export interface Act<Move> {
  readonly seat: Seat;
  readonly move: Move;
  /** What chance says to it, draw by draw; it must fit exactly. */
  readonly chance?: readonly number[];
}

/** Do this now: one decision of the learner. */
export interface Task<Move extends { type: string }, Event> {
  /** The order, in a sentence. */
  readonly ask: string;
  /** Whether this is what was asked: by the moves made, or by what the learner then heard. */
  isWanted(made: readonly Move[], heard: readonly Event[]): boolean;
  /** One answer that is wanted, as it may be sent. */
  readonly answer: unknown;
  /** What must be seen besides what the answer names, as tables mark it with `data-thing`. */
  readonly shows?: readonly string[];
  /** What chance says to a wanted answer. */
  readonly chance?: readonly number[];
  /** What happens next, on either side. */
  readonly follows?: readonly Act<Move>[];
  readonly done: Said;
  /** What is said to any other legal answer, which is not carried out. */
  readonly other: (made: readonly Move[], heard: readonly Event[]) => Said;
}

/** A position and what to do in it. */
export interface Lesson<Options, State, Move extends { type: string }, Event> {
  /** Its place in an address. */
  readonly id: string;
  readonly title: string;
  /** Two or three sentences. */
  readonly text: string;
  readonly options: Partial<Options>;
  /** What chance says to the set-up. */
  readonly chance?: readonly number[];
  /** Changes a table just set up into one further on. */
  readonly arrange?: (state: State) => void;
  /** What happens before the learner is asked. */
  readonly acts?: readonly Act<Move>[];
  readonly tasks: readonly Task<Move, Event>[];
}

/** A game in a few short positions. */
export interface Tutorial<Options, State, Move extends { type: string }, Event> {
  /** Who sits where; the learner's own name is `You`. */
  readonly names: readonly string[];
  readonly seat: Seat;
  readonly lessons: readonly Lesson<Options, State, Move, Event>[];
}

/** A line of a reference card. */
export interface CardLine {
  /** What it is about, set in bold; a line may do without. */
  readonly name?: string;
  readonly text: string;
  readonly rule?: string;
}

export interface CardTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A part of a reference card: numbered steps, a table and lines, in this order as far as it has them. */
export interface CardSection {
  readonly title: string;
  readonly steps?: readonly CardLine[];
  readonly table?: CardTable;
  readonly lines?: readonly CardLine[];
}

/** All a player looks up during a game, on one page. */
export interface Card {
  /** How to win, in a sentence. */
  readonly goal: string;
  readonly sections: readonly CardSection[];
}

/** Lessons and tutorials of a game whose types do not matter to the caller. */
// biome-ignore lint/suspicious/noExplicitAny: unrelated type families meet here, as in the kernel's AnyGame.
export type AnyLesson = Lesson<any, any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above.
export type AnyTutorial = Tutorial<any, any, any, any>;

/** Ids of the games that can be learned: each has a tutorial and a card. */
export const LEARNABLE: readonly string[] = MANIFESTS.filter(({ learning }) => learning).map(({ id }) => id);

function learningOf(game: string): NonNullable<Manifest['learning']> {
  const { learning } = manifestOf(game);
  if (!learning) throw new Error(`there is no tutorial for a game '${game}'`);
  return learning;
}

/** Loads a game's tutorial; in English where it does not speak this language. Rejects with a sentence for no game. */
export const tutorialOf = async (game: string, language: Language = 'en'): Promise<AnyTutorial> =>
  inLanguage(learningOf(game).tutorial, manifestOf(game).words, language);

/** Loads a game's reference card; in English where it does not speak this language. Rejects with a sentence for no game. */
export const cardOf = async (game: string, language: Language = 'en'): Promise<Card> =>
  inLanguage(learningOf(game).card, manifestOf(game).words, language);

/** The languages in which a game's tutorial and card are written; none where it has none. */
export function taughtIn(game: string): readonly Language[] {
  const learning = MANIFESTS.find(({ id }) => id === game)?.learning;
  return LANGUAGES.filter(language => learning?.tutorial.said[language] && learning.card.said[language]);
}
