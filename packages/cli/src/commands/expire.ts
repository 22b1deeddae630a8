/** `roundhouse expire`: what was abandoned, shown or removed. */

import { count } from '@roundhouse/games/formats.en.ts';
import { type Command, Failure, textOf } from '../command.ts';
import { DATA_FLAG, dataDirOf } from '../copies.ts';
import { servicesOf } from '../services.ts';
import { say } from '../terminal.ts';

export const command: Command = {
  name: 'expire',
  summary: 'Shows which abandoned tables would be removed by now; removes them if asked to.',
  words: [],
  flags: {
    data: DATA_FLAG,
    remove: { value: null, says: 'remove them now; servers do so by themselves every hour' },
  },
  details:
    'Abandoned is a table at which seats stayed free, touched by nobody for 30 days, and a game that is on, touched by ' +
    'nobody for a year. What is over, and what belongs to a competition, is kept.',
  examples: ['roundhouse expire --data /var/lib/roundhouse', 'roundhouse expire --remove'],
  async run(given, terminal) {
    const dataDir = dataDirOf(textOf(given, 'data'), terminal);
    const { databaseUrl } = servicesOf(terminal);
    const { openStore } = await import('@roundhouse/server/store/open.ts');
    const { abandonedIn, removeAbandoned } = await import('@roundhouse/server/matches/expiry.ts');
    const store = await openStore({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) }).catch(error => {
      throw new Failure(`cannot open what is kept: ${(error as Error).message}`);
    });
    try {
      if (given.flags.remove === true) {
        const removed = await removeAbandoned(store, Date.now());
        say(terminal, `${count(removed, 'match', 'matches')} removed.`);
        return 0;
      }
      const found = await abandonedIn(store, Date.now());
      for (const { id, game, status, updated } of found)
        say(terminal, `${id}  ${game}  ${status}, untouched since ${new Date(updated).toISOString().slice(0, 10)}`);
      say(terminal, `${count(found.length, 'match', 'matches')} would go.`);
      return 0;
    } finally {
      await store.close();
    }
  },
};
