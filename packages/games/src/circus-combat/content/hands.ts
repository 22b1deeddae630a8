/** The nine poker hands that tricks are made of, and the sockets that show them. */

export const KINDS = [
  'onePair',
  'twoPairs',
  'threePairs',
  'threeKind',
  'fourKind',
  'fiveKind',
  'threeKindTwice',
  'fullHouse',
  'straight',
] as const;
export type Kind = (typeof KINDS)[number];

/** How many dice make a hand, and how they belong together (CIRCUS-R6). */
export interface HandSpec {
  readonly kind: Kind;
  /** Sizes of the groups of equal dice, largest first; null where the dice form a run. */
  readonly groups: readonly number[] | null;
  readonly run: boolean;
  readonly size: number;
}

/** A place for one die in the picture of a hand: dice of one group are equal, and stand in one row. */
export interface Socket {
  readonly group: number;
  /** Where it stands, in widths of a socket from the top left corner. */
  readonly x: number;
  readonly y: number;
}

const grouped = (kind: Kind, ...groups: number[]): HandSpec => ({
  kind,
  groups,
  run: false,
  size: groups.reduce((sum, group) => sum + group, 0),
});

const run = (size: number): HandSpec => ({ kind: 'straight', groups: null, run: true, size });

/** The hands with default options. */
export const HANDS: { readonly [K in Kind]: HandSpec } = {
  onePair: grouped('onePair', 2),
  twoPairs: grouped('twoPairs', 2, 2),
  threePairs: grouped('threePairs', 2, 2, 2),
  threeKind: grouped('threeKind', 3),
  fourKind: grouped('fourKind', 4),
  fiveKind: grouped('fiveKind', 5),
  threeKindTwice: grouped('threeKindTwice', 3, 3),
  fullHouse: grouped('fullHouse', 3, 2),
  straight: run(5),
};

const LONG_STRAIGHT = run(6);

/** A hand as this game plays it: only the straight has two lengths (CIRCUS-R8). */
export const handOf = (kind: Kind, { straight }: { readonly straight: 'five' | 'six' }): HandSpec =>
  kind === 'straight' && straight === 'six' ? LONG_STRAIGHT : HANDS[kind];

/** The picture of a hand: a row for each group; a run is a stair that climbs to the right. */
export function socketsOf({ groups, size }: HandSpec): Socket[] {
  if (groups === null) {
    return Array.from({ length: size }, (_, step) => ({ group: step, x: step, y: (size - 1 - step) / 2 }));
  }
  const widest = groups[0]!;
  return groups.flatMap((count, group) =>
    Array.from({ length: count }, (_, place) => ({ group, x: place + (widest - count) / 2, y: group })),
  );
}
