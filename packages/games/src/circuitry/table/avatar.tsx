/** A pawn of each colour, as a face that anybody may wear. */

import type { AvatarProps } from '../../tables.ts';
import type { Colour } from '../content/face.ts';
import { Pawn } from './pawn.tsx';
import './art.css';

const PAWNS: { readonly [face: string]: Colour } = {
  orange: 'O',
  lightblue: 'L',
  darkblue: 'D',
  green: 'G',
  purple: 'P',
  red: 'R',
};

export function Avatar({ face }: AvatarProps) {
  const colour = PAWNS[face];
  return colour ? (
    <span class="cir-avatar">
      <Pawn colour={colour} letter="" />
    </span>
  ) : null;
}
