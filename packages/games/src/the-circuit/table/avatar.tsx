/** A fighter's head and shoulders, as a face that anybody may wear. */

import type { AvatarProps } from '../../tables.ts';
import { FIGHTER_NAMES } from '../content/fighters.ts';
import { Figure } from './figure.tsx';
import { useLooks } from './look.ts';
import './figure.css';

export function Avatar({ face }: AvatarProps) {
  const lookOf = useLooks();
  return Object.hasOwn(FIGHTER_NAMES, face) ? <Figure look={lookOf(face)} team={1} pose="stand" isBust /> : null;
}
