/** `roundhouse operator`: who may settle reports and sanction people. */

import { type Command, Failure, textOf } from '../command.ts';
import { DATA_FLAG } from '../copies.ts';
import { keptBy } from '../services.ts';
import { say } from '../terminal.ts';

export const command: Command = {
  name: 'operator',
  summary: 'Makes the holder of an account an operator, or a player again.',
  words: ['NAME'],
  flags: {
    data: DATA_FLAG,
    remove: { value: null, says: 'a player again' },
  },
  details:
    'An operator finds reports, sanctions and the list of everything that operators did on the page /moderation. ' +
    'Servers need not be stopped. DATABASE_URL names a PostgreSQL, as for serve.',
  examples: ['roundhouse operator Olga --data /var/lib/roundhouse'],
  async run(given, terminal) {
    const [name] = given.words as [string];
    const where = await keptBy(textOf(given, 'data'), terminal);
    const { appoint } = await import('@roundhouse/server/people/operators.ts');
    const role = given.flags.remove === true ? 'player' : 'operator';
    const found = await appoint(where, name, role).catch(error => {
      throw new Failure(`cannot open what is kept: ${(error as Error).message}`);
    });
    if (found === null) throw new Failure(`nobody has an account called '${name}'`);
    say(terminal, role === 'operator' ? `${found} is an operator now.` : `${found} is a player again.`);
    return 0;
  },
};
