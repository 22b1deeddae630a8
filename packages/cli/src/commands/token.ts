/** `roundhouse token`: what a bot shows to the server. */

import { type Command, Failure, type Given, textOf, UsageError } from '../command.ts';
import { DATA_FLAG } from '../copies.ts';
import { keptBy } from '../services.ts';
import { say } from '../terminal.ts';

const SCOPES = ['play', 'read', 'notifications'] as const;

type AccountTokens = import('@roundhouse/server/api/account-tokens.ts').AccountTokens;

export const command: Command = {
  name: 'token',
  summary: 'Makes a token, by which a bot plays at the server as NAME.',
  words: ['NAME'],
  flags: {
    data: DATA_FLAG,
    label: { value: 'TEXT', says: 'what to call the token (command line)' },
    for: { value: 'SCOPES', says: 'what it is for: play,read (so where absent), notifications' },
    days: { value: 'N', says: 'how many days it is good (until it is revoked)' },
    list: { value: null, says: 'list the tokens of that account instead' },
    revoke: { value: 'ID', says: 'revoke one of them instead' },
  },
  details:
    'An account of that name is opened if there is none. The token is shown once: keep it secret, for whoever has it plays ' +
    'as NAME. Servers need not be stopped. DATABASE_URL names a PostgreSQL, as for serve. docs/api.md says what it is for.',
  examples: ['roundhouse token "Night Owl" --data /var/lib/roundhouse', 'roundhouse token "Night Owl" --list'],
  async run(given, terminal) {
    const [name] = given.words as [string];
    const revoked = textOf(given, 'revoke');
    if (given.flags.list === true && revoked !== undefined) throw new UsageError('--list or --revoke, not both');
    const where = await keptBy(textOf(given, 'data'), terminal);
    const { withAccountTokens } = await import('@roundhouse/server/api/account-tokens.ts');
    try {
      for (const line of await withAccountTokens(where, name, tokens => serve(tokens, name, given)))
        say(terminal, line);
    } catch (error) {
      if (error instanceof Failure) throw error;
      const { name: kind, message } = error as Error;
      throw new Failure(kind === 'Refused' ? message : `cannot open what is kept: ${message}`);
    }
    return 0;
  },
};

async function serve(tokens: AccountTokens, name: string, given: Given): Promise<string[]> {
  const nobody = new Failure(`nobody has an account called '${name}'`);
  const revoked = textOf(given, 'revoke');
  if (revoked !== undefined) {
    if (!(await tokens.revoke(revoked))) throw nobody;
    return ['Revoked.'];
  }
  if (given.flags.list !== true) return [await tokens.make(wantedOf(given))];
  const listed = await tokens.list();
  if (listed === null) throw nobody;
  const day = (at: number | null): string => (at === null ? 'never' : new Date(at).toISOString().slice(0, 10));
  return listed.map(
    ({ id, name: label, created, used, scopes, until }) =>
      `${id}  ${label}  made ${day(created)}, used ${day(used)}, to ${scopes.join(' and ')}` +
      `${until === null ? '' : `, until ${day(until)}`}`,
  );
}

/** Throws `UsageError` if there are no such scopes, or it is no number of days. */
function wantedOf(given: Given): Parameters<AccountTokens['make']>[0] {
  const scopes = (textOf(given, 'for') ?? 'play,read').split(',');
  const isScope = (word: string): word is (typeof SCOPES)[number] => (SCOPES as readonly string[]).includes(word);
  if (!scopes.every(isScope)) throw new UsageError(`--for takes ${SCOPES.join(', ')}, with commas between them`);
  const text = textOf(given, 'days');
  const days = Number(text);
  if (text !== undefined && !(Number.isInteger(days) && days >= 1 && days <= 3650)) {
    throw new UsageError(`--days takes a whole number from 1 to 3650, not '${text}'`);
  }
  return { name: textOf(given, 'label') ?? 'command line', scopes, ...(text !== undefined && { days }) };
}
