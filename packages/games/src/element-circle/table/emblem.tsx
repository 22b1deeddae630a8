/** Elements and the symbols of costs: each type has a shape, a pattern and a letter of its own, besides its colour. */

import { stamp } from '@roundhouse/kit';
import { type Cost, ELEMENTS, type El } from '../content/language.ts';
import { useWords } from '../words/catalogue.ts';

/** Outlines on a 48-unit square, and what is cut into each. */
const SHAPES: { readonly [E in El]: { readonly outline: string; readonly cut: string; readonly y: number } } = {
  // A hewn block with its layers.
  E: {
    outline: 'M15 4h18l11 20-11 20H15L4 24z',
    cut: 'M9 16h30M6 32h36M20 6l-4 9M33 17l-4 14M14 33l4 10M31 33l-3 10',
    y: 31,
  },
  // A drop with its waves.
  W: {
    outline: 'M24 2c9 11 18 17 18 27a18 18 0 0 1-36 0C6 19 15 13 24 2z',
    cut: 'M11 22q4-4 8 0t8 0 9 0M8 36q4-4 8 0t8 0 8 0 7-1M19 43q3-2 6 0t5 0',
    y: 36,
  },
  // A flame with its tongues.
  F: {
    outline: 'M24 2c2 9 13 13 16 23 4 13-5 21-16 21S4 38 8 26c2-5 5-6 6-12 4 2 5 5 5 9 4-5 6-12 5-21z',
    cut: 'M24 42c-8-2-9-9-4-15M29 41c6-4 6-9 3-14M14 36q-3-5 1-10',
    y: 38,
  },
  // Four winds around the middle.
  A: {
    outline: 'M24 2q6 12 22 22-16 10-22 22Q18 34 2 24 18 14 24 2z',
    cut: 'M24 8q2 9 10 12M40 24q-9 2-12 10M24 40q-2-9-10-12M8 24q9-2 12-10',
    y: 32,
  },
};

export interface EmblemProps {
  readonly type: El;
  readonly used?: boolean;
}

/** An element as it lies on the table; a used one is turned, hollow and notched; its letter stays readable. Decoration: say what it is. */
export function Emblem({ type, used = false }: EmblemProps) {
  // Called, not made an element: there are dozens of them.
  return PlainEmblem({ type, letter: useWords().letter(type), used });
}

/** The same where no words are at hand. */
export const PlainEmblem = stamp(
  ({ type, letter }: EmblemProps & { readonly letter: string }) => {
    const { outline, cut, y } = SHAPES[type];
    return (
      <svg class="ec-emblem" data-type={type} viewBox="0 0 48 48" aria-hidden="true">
        <path class="ec-emblem-body" d={outline} />
        <path class="ec-emblem-cut" d={cut} />
        <text class="ec-emblem-letter" x="24" y={y}>
          {letter}
        </text>
        <path class="ec-emblem-spent" d="M33 47L47 33" />
      </svg>
    );
  },
  ({ type, letter }) => type + letter,
  ({ used }) => ({ 'data-used': used ? '' : undefined }),
);

/** The symbols of a cost, in a row. Decoration: the cost is said elsewhere. */
export function Symbols({ cost }: { readonly cost: Cost }) {
  const typed = ELEMENTS.flatMap(type => Array.from({ length: cost[type] ?? 0 }, () => type));
  const rest = [
    ...Array.from({ length: cost.any ?? 0 }, () => 'any' as const),
    ...Array.from({ length: cost.same ?? 0 }, () => 'same' as const),
  ];
  return (
    <span class="ec-symbols" aria-hidden="true">
      {typed.map((type, i) => (
        <Emblem key={i} type={type} />
      ))}
      {rest.map((kind, i) => (
        <Wild key={i} kind={kind} />
      ))}
    </span>
  );
}

/** One element of any type, or one of a set of the same type. */
const Wild = stamp(({ kind }: { readonly kind: 'any' | 'same' }) => (
  <svg class="ec-emblem" data-type={kind} viewBox="0 0 48 48" aria-hidden="true">
    {kind === 'any' ? (
      <>
        <rect class="ec-emblem-body" x="5" y="5" width="38" height="38" rx="6" />
        <text class="ec-emblem-letter" x="24" y="34">
          ?
        </text>
      </>
    ) : (
      <path class="ec-emblem-body" d="M24 3l6 14 15 1-11 10 3 15-13-8-13 8 3-15L3 18l15-1z" />
    )}
  </svg>
));
