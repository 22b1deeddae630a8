/** Faces that anybody may wear at every table: each game offers some of its own, loaded when somebody is seen with one. */

import type { ComponentType } from 'preact';
import { MANIFESTS } from './all.ts';
import type { Language } from './language.ts';
import type { AvatarProps } from './tables.ts';

/** What each face of a game is called. */
export type AvatarNames = { readonly [face: string]: string };

/** A face as it travels: the game it is from, and which of that game's. */
export const avatarOf = (game: string, face: string): string => `${game}.${face}`;

const avatarsIn = (game: string) => MANIFESTS.find(({ id }) => id === game)?.avatars;

/** Ids of the games that have faces, in the order of the shelf. */
export const FACED: readonly string[] = MANIFESTS.filter(({ avatars }) => avatars).map(({ id }) => id);

/** What the faces of a game are called, in English where the game does not speak this language; none where it has none. */
export async function avatarNames(game: string, language: Language): Promise<AvatarNames> {
  const names = avatarsIn(game)?.names;
  return names ? (names[language] ?? names.en)() : {};
}

/** The picture of a game's faces, and which of them a text means; null where there is no such game, or it has none. */
export function avatarPart(
  avatar: string,
): { readonly face: string; readonly load: () => Promise<ComponentType<AvatarProps>> } | null {
  const [game = '', face = ''] = avatar.split('.');
  const load = avatarsIn(game)?.picture;
  return load ? { face, load } : null;
}
