/** Somebody's face, wherever they are named: the one they chose, a bot's own, or the first letter of the name. */

import { avatarPart } from '@roundhouse/games/avatars.ts';
import { charactersOf, isCharacter } from '@roundhouse/games/characters.ts';
import type { AvatarProps } from '@roundhouse/games/tables.ts';
import { NAMELESS } from '@roundhouse/games/voice.ts';
import { Face, type FaceProps, Icon } from '@roundhouse/kit';
import type { ComponentType } from 'preact';
import { shownName } from '../words/names.ts';
import { lazy } from './lazy.tsx';
import './avatar.css';

export interface Somebody {
  readonly name: string;
  /** The face they chose: `GAME.FACE`. */
  readonly avatar?: string | null | undefined;
  /** The level of a bot, which has the face of its character in this game. */
  readonly bot?: string | null | undefined;
  readonly game?: string;
  /** Who else is shown beside them: whoever shares the first letter with one of these has a second one. */
  readonly among?: readonly string[];
}

/** Beside a name, which says who it is. As large as the line it stands in, or as its sheet says. */
export function Avatar({ name, avatar, bot, game, among = [] }: Somebody) {
  const part = avatar ? avatarPart(avatar) : null;
  const Picture = part && pictureBy(part.load);
  return (
    <span class="avatar" aria-hidden="true" style={{ '--hue': hueOf(name) }}>
      {bot && game ? (
        <Face {...(isCharacter(bot) ? charactersOf(game)[bot].face : faceOf(name))} />
      ) : name === NAMELESS ? (
        <Icon name="person" />
      ) : (
        // Drawn, not written: it is no part of the name beside it.
        <span class="avatar-letter" data-letter={initialsOf(shownName(name), among.map(shownName))} />
      )}
      {Picture && <Picture face={part.face} />}
    </span>
  );
}

/** The first letter of a name and, where others begin alike, the first of the rest that tells it from all of them. */
export function initialsOf(name: string, among: readonly string[] = []): string {
  const [first = '?', ...rest] = name.trim();
  const alike = among.map(other => [...other.trim()]).filter(([letter]) => letter === first);
  const others = alike.filter(other => other.join('') !== name.trim());
  const second = others.length === 0 ? '' : (rest.find((letter, i) => others.every(it => it[i + 1] !== letter)) ?? '');
  return first.toLocaleUpperCase() + second;
}

const pictures = new Map<unknown, ComponentType<AvatarProps>>();

/** One component for each game's pictures, however often they are shown. */
function pictureBy(load: () => Promise<ComponentType<AvatarProps>>): ComponentType<AvatarProps> {
  const picture = pictures.get(load) ?? lazy(load);
  pictures.set(load, picture);
  return picture;
}

/** The same for a name everywhere. */
const hueOf = (name: string): number => hashOf(name) % 360;

const EYES = ['wide', 'round', 'narrow', 'glasses'] as const;
const MOUTHS = ['open', 'smile', 'flat', 'smirk'] as const;
const HAIR = ['tuft', 'bob', 'bun', 'crest'] as const;

/** Of a bot that is no character: the same for a name everywhere. */
function faceOf(name: string): FaceProps {
  const hash = hashOf(name);
  return {
    hue: 15 + (hash % 30),
    eyes: EYES[hash % 4]!,
    mouth: MOUTHS[(hash >>> 4) % 4]!,
    hair: HAIR[(hash >>> 8) % 4]!,
  };
}

function hashOf(name: string): number {
  let hash = 7;
  for (const character of name) hash = Math.imul(hash, 31) + character.codePointAt(0)!;
  return hash >>> 0;
}
