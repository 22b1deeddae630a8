/** What pictures are cut from: colours, discs and stars. */

/** The colours of the cutter's table; `line` is drawn, not filled. */
export type Paint =
  | 'ink'
  | 'gold'
  | 'cream'
  | 'main'
  | 'deep'
  | 'light'
  | 'red'
  | 'green'
  | 'blue'
  | 'stone'
  | 'wood'
  | 'skin'
  | 'line';
export type Piece = readonly [Paint, string];

/** A disc around x, y. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A star of five points around x, y. */
export const star = (x: number, y: number, r: number): string =>
  `M${Array.from({ length: 10 }, (_, i) => {
    const [angle, reach] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 === 0 ? r : r * 0.45];
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  }).join('L')}z`;
