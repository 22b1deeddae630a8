/** `roundhouse expire`: what was abandoned or shared long ago, shown or removed. */

import { count } from '@roundhouse/games/formats.en.ts';
import { type Command, Failure, textOf } from '../command.ts';
import { DATA_FLAG } from '../copies.ts';
import { keptBy } from '../services.ts';
import { say } from '../terminal.ts';

const countAll = ({ matches, competitions, records }: Record<'matches' | 'competitions' | 'records', number>): string =>
  [
    count(matches, 'match', 'matches'),
    count(competitions, 'competition', 'competitions'),
    `and ${count(records, 'record', 'records')}`,
  ].join(', ');

export const command: Command = {
  name: 'expire',
  summary:
    'Shows which abandoned tables, competitions and old shared records would be removed by now; removes them if asked to.',
  words: [],
  flags: {
    data: DATA_FLAG,
    remove: { value: null, says: 'remove them now; servers do so by themselves every hour' },
  },
  details:
    'Abandoned is a table or a competition at which places stayed free, touched by nobody for 30 days, and a game that is ' +
    'on, touched by nobody for a year. What is over, and what belongs to a competition that began, is kept. Records that were shared by link go a year ' +
    'after they were last shared, and the oldest of them sooner where all together take more than 1 GiB.',
  examples: ['roundhouse expire --data /var/lib/roundhouse', 'roundhouse expire --remove'],
  async run(given, terminal) {
    const where = await keptBy(textOf(given, 'data'), terminal);
    const { openStore } = await import('@roundhouse/server/store/open.ts');
    const expiry = await import('@roundhouse/server/matches/expiry.ts');
    const store = await openStore(where).catch(error => {
      throw new Failure(`cannot open what is kept: ${(error as Error).message}`);
    });
    try {
      if (given.flags.remove === true) {
        const matches = await expiry.removeAbandoned(store, Date.now());
        const competitions = await expiry.removeNeverBegun(store, Date.now());
        const records = await expiry.removeOldRecords(store, Date.now());
        say(terminal, `${countAll({ matches, competitions, records })} removed.`);
        return 0;
      }
      const found = await expiry.abandonedIn(store, Date.now());
      for (const { id, game, status, updated } of found)
        say(terminal, `${id}  ${game}  ${status}, untouched since ${new Date(updated).toISOString().slice(0, 10)}`);
      const competitions = await expiry.neverBegunIn(store, Date.now());
      for (const { id, game, updated } of competitions)
        say(
          terminal,
          `${id}  ${game}  competition that never began, untouched since ${new Date(updated).toISOString().slice(0, 10)}`,
        );
      const records = await expiry.oldRecordsIn(store, Date.now());
      for (const { id, at, bytes } of records)
        say(terminal, `~${id}  ${bytes} bytes, shared ${new Date(at).toISOString().slice(0, 10)}`);
      const all = { matches: found.length, competitions: competitions.length, records: records.length };
      say(terminal, `${countAll(all)} would go.`);
      return 0;
    } finally {
      await store.close();
    }
  },
};
