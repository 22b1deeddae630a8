/** How long tests go on: briefly in `npm test`, at length in `npm run nightly`. */

/** Whether there is all night. */
export const isNightly = process.env.ROUNDHOUSE_TESTS === 'nightly';

/** So many runs, games or moments of what could go on for ever: the first number in `npm test`, the second at night. */
export const effort = (byDay: number, atNight: number): number => (isNightly ? atNight : byDay);

/** All of these at night; by day one of every so many, the first among them. */
export const sampled = <T>(all: readonly T[], every: number): readonly T[] =>
  isNightly ? all : all.filter((_, i) => i % every === 0);
