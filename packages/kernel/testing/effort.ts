/** How thorough tests are: brief in `npm test`, at length in `npm run nightly`. */

/** Whether the nightly tests are running. */
export const isNightly = process.env.ROUNDHOUSE_TESTS === 'nightly';

/** How many runs, games or moments to try of what could go on for ever: the first number in `npm test`, the second at night. */
export const effort = (byDay: number, atNight: number): number => (isNightly ? atNight : byDay);

/** All of them at night; by day one in every so many, starting with the first. */
export const sampled = <T>(all: readonly T[], every: number): readonly T[] =>
  isNightly ? all : all.filter((_, i) => i % every === 0);
