/** What a game says, in any language; and the English of every game, for terminals and the bridge. */

import type { CONCEDE, Refusal, Values, Viewer } from '@roundhouse/kernel';
import { partsOf } from './all.ts';
import type { Description, PlainHints } from './description.ts';
import { refusalSentence } from './refusals.ts';
import type { Voice } from './voice.ts';
import { refusals as common } from './words/en/refusals.ftl.ts';

/** How an option is put to people. `values` names each value by its JSON spelling without quotes. */
export interface OptionWords {
  readonly label: string;
  readonly help: string;
  readonly values?: { readonly [value: string]: string };
}

/** What is said of a game before anybody opens it. */
export interface ShelfWords {
  /** The name on the box. */
  readonly name: string;
  /** One line for the shelf. */
  readonly tagline: string;
  readonly players: string;
  readonly length: string;
  /** What the button says that opens a match. */
  readonly start: string;
  /** What its challenge of the day asks, for a game that has one. */
  readonly challenge?: string;
}

/** All that a game says. Nothing here decides anything, and nothing here draws. */
export interface GameWords<Options, Move extends { type: string }, View, Event> extends ShelfWords {
  /** How its language speaks to a viewer. */
  voice(names: readonly string[], viewer: Viewer): Voice;
  /** A move as an order somebody could give: "Stand on Tactical". No full stop. `names`: who sits where, if that is at hand. */
  move(move: Move | typeof CONCEDE, view: View, names?: readonly string[]): string;
  /** What happened, in a sentence as this viewer would say it; null for what needs no telling. */
  event(event: Event, names: readonly string[], viewer: Viewer): string | null;
  /** What a log does with an event: begins a new part with it, tells it, or passes it over once it has been seen. */
  weight(event: Event): 'heading' | 'line' | 'passing';
  /** Events that tell what their own `seat` did or threw, so that nobody did it to them. */
  readonly deeds?: ReadonlySet<string>;
  /** The rules at work in an event, most telling first. */
  rules(event: Event): readonly string[];
  /** What is asked of the viewer, or who is being waited for. */
  prompt(view: View, viewer: Viewer, names: readonly string[]): string;
  /** The position in labelled fields, for the generic table and for terminals; made from the plain view where it is absent. */
  describe?(view: View, names: readonly string[], viewer: Viewer): Description;
  /** What helps to describe a plain view, and to choose among moves field by field. */
  readonly plain?: PlainHints<View>;
  /** Why a move is refused, by the key that the rules give: a sentence each. Those of every game are among them. */
  readonly refusals: { readonly [key: string]: string | ((values: Values) => string) };
  /** What conceding means, in a sentence, where it does not end the game for good. */
  readonly conceding?: string;
  /** Over so soon that one press may give it up against bots. */
  readonly isShort?: true;
  readonly options: { readonly [K in keyof Options]: OptionWords };
  readonly presets: { readonly [name: string]: { readonly label: string; readonly help: string } };
}

/** The catalogue of a game whose types do not matter to the caller. */
// biome-ignore lint/suspicious/noExplicitAny: five unrelated type families meet here, as in the kernel's AnyGame.
export type AnyWords = GameWords<any, any, any, any>;

/** Why a move is refused, in English, for logs, terminals and programs; its key for a game without words. */
export const refusalInEnglish = (game: string, refusal: Refusal): string =>
  refusalSentence(CATALOGUES.get(game) ?? { refusals: common }, refusal);

const CATALOGUES = await partsOf(({ words }) => words.en);

/** Ids of the games that can be talked about. */
export const CATALOGUED: readonly string[] = [...CATALOGUES.keys()];

/** The English of a game. Throws a sentence if there is no such game. */
export function wordsOf(game: string): AnyWords {
  const words = CATALOGUES.get(game);
  if (!words) throw new Error(`there are no words for a game '${game}'`);
  return words;
}
