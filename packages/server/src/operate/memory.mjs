// @ts-check
/** How Node is told, when a server is started, what memory to take. Plain JavaScript, so that Node 18 can read it. */

/**
 * Left to itself V8 lets the youngest generation grow under load up to 128 MB and shrinks it to 2 MB in quiet hours, after
 * which moves are a tenth slower; and it lets garbage of a rush pile up to three times of what is in use, and keeps that
 * memory. The youngest generation is two halves of the size given, all in MB.
 *
 * Nor may V8 guess which objects will grow old and put them among the old ones at once: a match is made anew by every move,
 * and what is dead among the old keeps all that it names alive until the next major collection. That cost a tenth of a move.
 */
export const MEMORY_FLAGS = Object.freeze([
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
  '--initial-old-space-size=48',
  '--heap-growing-percent=50',
  '--no-allocation-site-pretenuring',
]);

/**
 * Those that nobody has decided otherwise.
 * @param {readonly string[]} execArgv
 * @param {string} [nodeOptions]
 * @returns {string[]}
 */
export function memoryFlagsBeside(execArgv, nodeOptions = '') {
  const given = [...execArgv, ...nodeOptions.split(/\s+/)].map(nameOf);
  return MEMORY_FLAGS.filter(flag => !given.includes(nameOf(flag)));
}

/** @param {string} flag */
const nameOf = flag =>
  flag
    .split('=', 1)[0]
    ?.replaceAll('_', '-')
    .replace(/^--no-/, '--');
