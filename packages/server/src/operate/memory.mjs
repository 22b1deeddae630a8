// @ts-check
/** How Node is told, when a server is started, what memory to take. Plain JavaScript, so that Node 18 can read it. */

/**
 * Left to itself V8 lets the youngest generation grow under load up to 128 MB and shrinks it to 2 MB in quiet hours, after
 * which moves are a tenth slower; and it lets garbage of a rush pile up to three times of what is in use, and keeps that
 * memory. The youngest generation is two halves of the size given, all in MB.
 */
export const MEMORY_FLAGS = Object.freeze([
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
  '--initial-old-space-size=48',
  '--heap-growing-percent=50',
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
const nameOf = flag => flag.split('=', 1)[0]?.replaceAll('_', '-');
