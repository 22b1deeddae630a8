/** Which competitions can be held: what each game brings, and its words for saying no. */

import { partsOf } from '@roundhouse/games/all.ts';
import type { AnyCompetition, CompetitionWords } from '@roundhouse/games/competition.ts';
import { inLanguage } from '@roundhouse/games/manifest.ts';
import { refusalInEnglish } from '@roundhouse/games/words.ts';
import type { Refusal } from '@roundhouse/kernel';
import { Refused } from '../matches/refusal.ts';

/** Every game's competitions by its id, the usual one first. */
export type Competing = ReadonlyMap<string, readonly AnyCompetition[]>;

export const COMPETITIONS: Competing = await partsOf(({ competition }) => competition?.kinds);

const WORDS: ReadonlyMap<string, CompetitionWords> = await partsOf(
  ({ competition, words }) => competition && (() => inLanguage(competition.words, words, 'en')),
);

/** One of a game's competitions; the usual one where none is named. Throws `Refused` if there is none such. */
export function kindOf(competing: Competing, game: string, kind?: string): AnyCompetition {
  const kinds = competing.get(game) ?? [];
  const found = kind === undefined ? kinds[0] : kinds.find(({ id }) => id === kind);
  if (found === undefined) throw new Refused('bad-options', 'This game has no such competition.');
  return found;
}

/** Why a decision is refused, in English. */
export function whyNot(game: string, refusal: Refusal): string {
  const own = WORDS.get(game)?.refusals ?? {};
  if (Object.hasOwn(own, refusal.key)) return own[refusal.key]!(refusal.values ?? {});
  return refusalInEnglish(game, refusal);
}
