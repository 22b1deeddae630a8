/** Somebody's face, wherever they are named: the one they chose, a character's own, or the first letter of the name. */

import { avatarPart } from '@roundhouse/games/avatars.ts';
import { charactersOf, isCharacter } from '@roundhouse/games/characters.ts';
import type { AvatarProps } from '@roundhouse/games/tables.ts';
import { Face } from '@roundhouse/kit';
import type { ComponentType } from 'preact';
import { lazy } from './lazy.tsx';
import './avatar.css';

export interface Somebody {
  readonly name: string;
  /** The face they chose: `GAME.FACE`. */
  readonly avatar?: string | null | undefined;
  /** The level of a bot, which has the face of its character in this game. */
  readonly bot?: string | null | undefined;
  readonly game?: string;
}

/** Beside a name, which says who it is. As large as the line it stands in, or as its sheet says. */
export function Avatar({ name, avatar, bot, game }: Somebody) {
  const part = avatar ? avatarPart(avatar) : null;
  const Picture = part && pictureBy(part.load);
  return (
    <span class="avatar" aria-hidden="true" style={{ '--hue': hueOf(name) }}>
      {bot && game && isCharacter(bot) ? (
        <Face {...charactersOf(game)[bot].face} />
      ) : (
        // Drawn, not written: it is no part of the name beside it.
        <span class="avatar-letter" data-letter={[...name.trim()][0]?.toLocaleUpperCase() ?? '?'} />
      )}
      {Picture && <Picture face={part.face} />}
    </span>
  );
}

const pictures = new Map<unknown, ComponentType<AvatarProps>>();

/** One component for each game's pictures, however often they are shown. */
function pictureBy(load: () => Promise<ComponentType<AvatarProps>>): ComponentType<AvatarProps> {
  const picture = pictures.get(load) ?? lazy(load);
  pictures.set(load, picture);
  return picture;
}

/** The same for a name everywhere. */
function hueOf(name: string): number {
  let hash = 7;
  for (const character of name) hash = Math.imul(hash, 31) + character.codePointAt(0)!;
  return (hash >>> 0) % 360;
}
