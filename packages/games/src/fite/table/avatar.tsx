/** A fighter's head and shoulders, as a face that anybody may wear. */

import type { AvatarProps } from '../../tables.ts';
import { FIGHTERS } from '../content/fighters.ts';
import { Fighter } from './fighter.tsx';
import { LOOKS } from './looks.ts';

export function Avatar({ face }: AvatarProps) {
  const fighter = FIGHTERS.find(({ id }) => id === face);
  return fighter ? <Fighter seat={1} look={LOOKS[fighter.id]} colour={fighter.colour} pose="rest" portrait /> : null;
}
