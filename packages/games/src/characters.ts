/** The characters that take seats: who they are in each game, told without loading anything that thinks. */

import { MANIFESTS } from './all.ts';

/** The characters of every game, from the weakest to the strongest. */
export const CHARACTER_LEVELS = ['easy', 'medium', 'hard', 'champion'] as const;
export type CharacterLevel = (typeof CHARACTER_LEVELS)[number];

/** What a face is drawn from. */
export interface Face {
  /** Of the skin, in degrees round the circle of colours. */
  readonly hue: number;
  readonly eyes: 'wide' | 'round' | 'narrow' | 'glasses';
  readonly mouth: 'open' | 'smile' | 'flat' | 'smirk';
  readonly hair: 'tuft' | 'bob' | 'bun' | 'crest';
}

export interface Character {
  /** The same in every language. */
  readonly name: string;
  readonly face: Face;
  /** Measured, on a scale on which the greedy bot of the game has 1500; null where nobody has measured it. */
  readonly elo: number | null;
  /** How far from it the true one may be, either way, with 95 % certainty; 0 for one who plays exactly as greedy does. */
  readonly within?: number;
}

export type Characters = { readonly [L in CharacterLevel]: Character };

/** For games that have none of their own. */
const STRANGERS: Characters = {
  easy: { name: 'Lia', face: { hue: 30, eyes: 'wide', mouth: 'open', hair: 'tuft' }, elo: null },
  medium: { name: 'Tom', face: { hue: 20, eyes: 'round', mouth: 'smile', hair: 'bob' }, elo: null },
  hard: { name: 'Ruth', face: { hue: 40, eyes: 'glasses', mouth: 'flat', hair: 'bun' }, elo: null },
  champion: { name: 'Max', face: { hue: 25, eyes: 'narrow', mouth: 'smirk', hair: 'crest' }, elo: null },
};

/** Who plays a game; strangers where it has no characters of its own. */
export const charactersOf = (game: string): Characters =>
  MANIFESTS.find(({ id }) => id === game)?.characters ?? STRANGERS;

/** The same as a list for programs, without faces; null for a game whose bots only play at random. */
export const castOf = (game: string): { level: CharacterLevel; name: string; elo: number | null }[] | null =>
  MANIFESTS.some(({ id, bot }) => id === game && bot !== undefined)
    ? CHARACTER_LEVELS.map(level => ({
        level,
        name: charactersOf(game)[level].name,
        elo: charactersOf(game)[level].elo,
      }))
    : null;

export const isCharacter = (level: string): level is CharacterLevel =>
  CHARACTER_LEVELS.some(character => character === level);
