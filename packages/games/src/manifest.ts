/** What a game brings to the table: one manifest a game, each part loaded when somebody needs it. */

import type { AnyGame, Shape } from '@roundhouse/kernel';
import type { Chord, Sound } from '@roundhouse/kit';
import type { ComponentType } from 'preact';
import type { AnyAdvice } from './advice.ts';
import type { AvatarNames } from './avatars.ts';
import type { Briefing } from './briefing.ts';
import type { CharacterLevel, Characters } from './characters.ts';
import type { AnyCompetition, CompetitionParts, CompetitionWords } from './competition.ts';
import type { AnyKnowledge } from './knowledge.ts';
import type { InEach, Language } from './language.ts';
import type { AnyLaws } from './laws.ts';
import type { AnyMetrics } from './metrics.ts';
import type { AnyPuzzleSet, AnyPuzzleWords } from './puzzles.ts';
import type { AvatarProps, Table } from './tables.ts';
import type { AnyTutorial, Card } from './tutorial.ts';
import type { AnyWords, ShelfWords } from './words.ts';

/** A part of a game that is loaded when it is asked for. */
export type Part<T> = () => Promise<T>;

/** A part that is made out of messages and of the words at the table, in every language that has those messages. */
export interface Worded<T> {
  readonly from: Part<(said: never, words: never) => T>;
  readonly said: InEach<Part<unknown>>;
}

/** Loads such a part; in English where the game does not speak this language. */
export async function inLanguage<T>(
  { from, said }: Worded<T>,
  words: InEach<Part<AnyWords>>,
  language: Language,
): Promise<T> {
  const [make, messages, atTable] = await Promise.all([
    from(),
    (said[language] ?? said.en)(),
    (words[language] ?? words.en)(),
  ]);
  // All are the same game's.
  return make(messages as never, atTable as never);
}

/** Which sound an event makes, by its type, and how many at once where it is about several things. Others are silent. */
export type Sounds = { readonly [event: string]: Sound | ((event: never) => Chord) };

export interface Manifest {
  readonly id: string;
  /** What is said of it before anybody opens it. Not loaded later: the first page shows it. */
  readonly shelf: InEach<ShelfWords>;
  /** False for a game that can be played by its address but stands on no shelf, as the template of new games. */
  readonly isListed: boolean;
  readonly rules: Part<AnyGame>;
  readonly words: InEach<Part<AnyWords>>;
  /** All of it in fifteen seconds, for somebody who sits down for the first time. */
  readonly briefing?: InEach<Part<Briefing>>;
  /** What of a view is told as numbers to programs that learn; fields of it that this does not name are not told. */
  readonly observation?: Part<Shape<unknown>>;
  /** Its README as a text, for a game from outside; ours are found by where they lie. */
  readonly rulebook?: InEach<Part<string>>;
  /** What the laws must know of it. */
  readonly laws: Part<AnyLaws>;
  /** Its own table; the generic one where it has none. */
  readonly table?: Part<Table>;
  /** What hangs in the window before anybody sits down. */
  readonly poster?: Part<ComponentType>;
  /** Faces that anybody may wear, at this table and every other: round pictures, and what each is called. */
  readonly avatars?: { readonly names: InEach<Part<AvatarNames>>; readonly picture: Part<ComponentType<AvatarProps>> };
  readonly sounds?: Part<Sounds>;
  /** Judgement of its positions; only chance plays it where there is none. */
  readonly bot?: Part<AnyKnowledge>;
  /** Who plays it, besides people: small, since every form that offers them shows them at once. */
  readonly characters?: Characters;
  /** What characters are like and how they lose, by level. */
  readonly characterWords?: InEach<Part<CharacterWords>>;
  /** What its designers count, and where it should lie. */
  readonly metrics?: Part<AnyMetrics>;
  /** Why a move is worth making. */
  readonly advice?: Worded<AnyAdvice>;
  /** A tutorial, and all of it on one page. */
  readonly learning?: { readonly tutorial: Worded<AnyTutorial>; readonly card: Worded<Card> };
  /** Pictures for the rulebook and the card. */
  readonly illustrations?: Part<Illustrations>;
  /** Positions for one player to solve. */
  readonly puzzles?: { readonly set: Part<AnyPuzzleSet>; readonly words: Worded<AnyPuzzleWords> };
  /** What more than one match settles: series, championships. */
  readonly competition?: {
    /** The usual one first. */
    readonly kinds: Part<readonly AnyCompetition[]>;
    readonly words: Worded<CompetitionWords>;
    readonly parts: Part<CompetitionParts>;
  };
  /** Perfect play, worked out by the game itself: `roundhouse solve <game>`. */
  readonly solution?: Part<Solving>;
  /** A page on which anybody may ask what perfect play is. */
  readonly perfectPlay?: Worded<ComponentType>;
  /** Commands of its own: `roundhouse <game> <command>`. */
  readonly commands?: { readonly [name: string]: Part<GameCommand> };
}

/** Pictures for the rulebook and the reference card. Decoration all of it: the words beside it say the same. It is drawn within `TableWords`. */
export interface Illustrations {
  /** What a rule is about, by its number. */
  readonly rules: { readonly [rule: string]: ComponentType };
  /** Letters that stand for things: what finds them in a text, and what is drawn for those found, in this language. */
  readonly signs?: (words: never) => {
    readonly pattern: RegExp;
    readonly Sign: ComponentType<{ readonly letters: string }>;
  };
}

/** A sentence about each character. */
export type CharacterWords = { readonly [L in CharacterLevel]: string };

/** Where a command's lines and files go. */
export interface CommandOutput {
  say(line: string): void;
  /** Writes a text file, its path as the person gave it. */
  save(path: string, text: string): void;
  /** Adds to the end of a text file, so that what a long command found so far is kept. */
  append(path: string, text: string): void;
  /** The text of a file; null if there is none. */
  load(path: string): string | null;
  /** Aborted when the person wants the command to stop (Ctrl-C). */
  stopping(): AbortSignal;
}

/** A command that a game brings, for its designers. */
export interface GameCommand {
  readonly summary: string;
  /** Answers with an exit status: 0 done, 1 failed, 2 not understood. */
  run(args: readonly string[], output: CommandOutput): number | Promise<number>;
}

/** How a game works out its perfect play: in pieces that can be done anywhere, and with the same result every time. */
export interface Solving {
  /** What can be worked out, each by itself, with a line on it. */
  readonly parts: { readonly [part: string]: string };
  /** Does one piece of work: plain data in and out, and nothing else is looked at. */
  work(task: unknown): unknown;
  /** Works out a part and answers with what it says of it. */
  solve(part: string, help: SolvingHelp): Promise<readonly string[]>;
}

/** What a game is given to work out its perfect play with. */
export interface SolvingHelp {
  /** Has a piece of work done, by whichever thread is free. Rejects when the person wants to stop. */
  ask(task: unknown): Promise<unknown>;
  reached(done: number, total: number, note: string): void;
  /** The lines kept by an earlier run that was stopped, or that ended. */
  readonly kept: readonly string[];
  keep(line: string): void;
  /** Writes a file into the folder of results. */
  save(name: string, text: string): void;
}
