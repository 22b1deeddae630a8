/** The three disciplines of the circus: a colour and, for those who do not see it, a pattern. */

export const COLOURS = ['amber', 'teal', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];

export const PATTERNS = ['diamonds', 'waves', 'stars'] as const;

export interface Discipline {
  readonly id: Colour;
  /** Main colour, `#rrggbb`; none is black, gray or red, which are the dice. */
  readonly colour: string;
  /** What covers the ground of its posters, so that colours need not be told apart. */
  readonly pattern: (typeof PATTERNS)[number];
}

export const DISCIPLINES: { readonly [C in Colour]: Discipline } = {
  amber: { id: 'amber', colour: '#e0a013', pattern: 'diamonds' },
  teal: { id: 'teal', colour: '#0f8f8a', pattern: 'waves' },
  violet: { id: 'violet', colour: '#7b46b8', pattern: 'stars' },
};
