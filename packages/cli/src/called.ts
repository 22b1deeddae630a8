/** What this command is called: short in a clone, and where it was installed or called from outside as it is published. */

const SHORT = 'roundhouse';

/** `bin/roundhouse-table.mjs` of a clone says so itself; a package is built, and so has no TypeScript. */
const CALLED = process.env.ROUNDHOUSE_CALLED ?? (import.meta.url.endsWith('.ts') ? SHORT : 'roundhouse-table');

/** A text that names the command as it was called: the short name means a stranger's package outside a clone. */
export const asCalled = (text: string): string =>
  CALLED === SHORT ? text : text.replaceAll(/\broundhouse(?=[ :])/g, CALLED);
