/** The tutorials and reference cards of every game, each loaded when somebody wants to learn it. */

import type { Seat } from '@roundhouse/kernel';
import { type InEach, LANGUAGES, type Language } from './language.ts';

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
  /** What happens next, whoever does it. */
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

type Loaders<T> = { readonly [game: string]: () => Promise<T> };

/** Makes a game's tutorial out of what its lessons say in some language. */
type Maker = (lessons: never) => AnyTutorial;

// One row a game in each of these, so that a copy of a game finds its place by copying rows.

const TUTORIALS: Loaders<Maker> = {
  'circus-combat': async () => (await import('./circus-combat/tutorial.ts')).tutorialIn,
  'element-circle': async () => (await import('./element-circle/tutorial.ts')).tutorialIn,
  fite: async () => (await import('./fite/tutorial.ts')).tutorialIn,
};

const ENGLISH_LESSONS: Loaders<unknown> = {
  'circus-combat': async () => (await import('./circus-combat/words/en/lessons.ts')).lessons,
  'element-circle': async () => (await import('./element-circle/words/lessons.en.ts')).lessons,
  fite: async () => (await import('./fite/words/en/lessons.ts')).lessons,
};

const GERMAN_LESSONS: Loaders<unknown> = {
  'circus-combat': async () => (await import('./circus-combat/words/de/lessons.ts')).lessons,
  'element-circle': async () => (await import('./element-circle/words/lessons.de.ts')).lessons,
  fite: async () => (await import('./fite/words/de/lessons.ts')).lessons,
};

const ENGLISH_CARDS: Loaders<Card> = {
  'circus-combat': async () => (await import('./circus-combat/words/en/card.ts')).card,
  'element-circle': async () => (await import('./element-circle/words/reference.en.ts')).card,
  fite: async () => (await import('./fite/words/en/card.ts')).card,
};

const GERMAN_CARDS: Loaders<Card> = {
  'circus-combat': async () => (await import('./circus-combat/words/de/card.ts')).card,
  'element-circle': async () => (await import('./element-circle/words/reference.de.ts')).card,
  fite: async () => (await import('./fite/words/de/card.ts')).card,
};

const LESSONS: InEach<Loaders<unknown>> = { en: ENGLISH_LESSONS, de: GERMAN_LESSONS };
const CARDS: InEach<Loaders<Card>> = { en: ENGLISH_CARDS, de: GERMAN_CARDS };

/** What a game has in this language, or in English; undefined if there is no such game. */
function loaderIn<T>(all: InEach<Loaders<T>>, game: string, language: Language): (() => Promise<T>) | undefined {
  const rows = Object.hasOwn(all[language], game) ? all[language] : all.en;
  return Object.hasOwn(rows, game) ? rows[game] : undefined;
}

/** Ids of the games that can be learned: each has a tutorial and a card. */
export const LEARNABLE: readonly string[] = Object.keys(TUTORIALS).filter(game => Object.hasOwn(CARDS.en, game));

/** Loads a game's tutorial; in English where it does not speak this language. Rejects with a sentence for no game. */
export async function tutorialOf(game: string, language: Language = 'en'): Promise<AnyTutorial> {
  const make = Object.hasOwn(TUTORIALS, game) ? TUTORIALS[game] : undefined;
  const lessons = loaderIn(LESSONS, game, language);
  if (!make || !lessons) throw new Error(`there is no tutorial for a game '${game}'`);
  const [tutorialIn, said] = await Promise.all([make(), lessons()]);
  // Both are the same game's.
  return tutorialIn(said as never);
}

/** Loads a game's reference card; in English where it does not speak this language. Rejects with a sentence for no game. */
export async function cardOf(game: string, language: Language = 'en'): Promise<Card> {
  const load = loaderIn(CARDS, game, language);
  if (!load) throw new Error(`there is no reference card for a game '${game}'`);
  return load();
}

/** The languages in which a game's tutorial and card are written. */
export const taughtIn = (game: string): readonly Language[] =>
  LANGUAGES.filter(language => Object.hasOwn(LESSONS[language], game) && Object.hasOwn(CARDS[language], game));
