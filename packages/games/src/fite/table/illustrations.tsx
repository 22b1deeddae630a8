/** FITE's rules in pictures. */

import { Die } from '@roundhouse/kit';
import type { Illustrations } from '../../manifest.ts';
import './illustrations.css';

const Dice = ({ faces, corner }: { readonly faces: readonly number[]; readonly corner?: 'red' | 'blue' }) => (
  <span class="fite-rule-dice" data-corner={corner}>
    {faces.map((face, i) => (
      <Die key={i} face={face} tilt={((i * 7) % 5) * 3 - 6} />
    ))}
  </span>
);

/** From one to the other. */
const Arrow = () => (
  <svg class="fite-rule-arrow" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 12h16m-6-6l6 6-6 6" />
  </svg>
);

/** A defending die is joined to the one that it cancels. */
const Cancelled = () => (
  <span class="fite-rule-pair">
    <Dice faces={[4]} corner="red" />
    <svg class="fite-rule-arrow" data-cancels viewBox="0 0 24 24" aria-hidden="true">
      <path d="M1 12h22M8 6l8 12M16 6L8 18" />
    </svg>
    <Dice faces={[5]} corner="blue" />
  </span>
);

const PLACES = [
  [1, 2],
  [3, 4],
  [5, 6],
] as const;

export const illustrations: Illustrations = {
  rules: {
    'FITE-2': () => <Dice faces={[6, 1, 4, 2, 5, 3, 6, 2, 4]} corner="red" />,
    'FITE-5': () => (
      <>
        {PLACES.map(faces => (
          <Dice key={faces[0]} faces={faces} />
        ))}
      </>
    ),
    'FITE-21': () => (
      <>
        <Dice faces={[2, 5, 6]} corner="red" />
        <Arrow />
        <Dice faces={[2]} corner="red" />
        <Dice faces={[5, 6]} corner="red" />
      </>
    ),
    'FITE-22': () => (
      <>
        <Dice faces={[1, 2]} corner="red" />
        <Arrow />
        <Dice faces={[6, 5]} corner="red" />
      </>
    ),
    'FITE-24': () => (
      <>
        <Dice faces={[3, 6, 1, 5, 2]} corner="red" />
        <Dice faces={[4, 2, 6, 3]} corner="red" />
      </>
    ),
    'FITE-30': Cancelled,
  },
};
