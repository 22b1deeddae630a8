/** What `backup` and `restore` have in common. */

import { count } from '@roundhouse/games/formats.en.ts';
import { Failure, type Flag, UsageError } from './command.ts';
import { say, type Terminal } from './terminal.ts';

/** Where matches are kept, for every command that touches them. */
export const DATA_FLAG: Flag = { value: 'DIR', says: 'where matches are kept (ROUNDHOUSE_DATA, or data)' };

export const dataDirOf = (flagged: string | undefined, { env }: Terminal): string =>
  flagged ?? (env.ROUNDHOUSE_DATA || 'data');

export const inAll = (matches: number, where: string): string =>
  `${count(matches, 'match is', 'matches are')} in '${where}'.`;

/** Copies and says what came of it. `instead` is what to type where there is a PostgreSQL. */
export async function copying(
  terminal: Terminal,
  instead: string,
  copy: (copies: typeof import('@roundhouse/server/store/backup.ts')) => Promise<string>,
): Promise<number> {
  if (terminal.env.DATABASE_URL) throw new UsageError(`DATABASE_URL names a PostgreSQL: use ${instead}`);
  const copies = await import('@roundhouse/server/store/backup.ts');
  try {
    say(terminal, await copy(copies));
    return 0;
  } catch (error) {
    // A folder that cannot be written to, a disk that is full: its own words say it best.
    const isKnown = error instanceof copies.NoCopy || (error as NodeJS.ErrnoException).code !== undefined;
    throw isKnown ? new Failure((error as Error).message) : error;
  }
}
