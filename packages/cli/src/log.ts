/** How much a command that goes on for long writes down of itself. */

import { type Flag, type Given, textOf, UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';

const LEVELS = ['error', 'warn', 'info', 'debug', 'trace'];
const DEFAULT = 'warn';

export const LOG_FLAG: Flag = {
  value: 'LEVEL',
  says: `what to log, as JSON lines on standard error: ${LEVELS.join(', ')} or off (ROUNDHOUSE_LOG, or ${DEFAULT})`,
};

/** What the server takes as its logger. Throws `UsageError` if there is no such level. */
export function loggerOf(given: Given, { env, error }: Terminal) {
  const level = textOf(given, 'log') ?? (env.ROUNDHOUSE_LOG || DEFAULT);
  if (level === 'off') return false;
  if (!LEVELS.includes(level)) throw new UsageError(`--log must be ${LEVELS.join(', ')} or off, not '${level}'`);
  return { level, stream: error };
}
