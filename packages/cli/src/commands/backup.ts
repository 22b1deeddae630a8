/** `roundhouse backup`: all matches in one file, while the server goes on. */

import { type Command, textOf } from '../command.ts';
import { copying, DATA_FLAG, dataDirOf, inAll } from '../copies.ts';

export const command: Command = {
  name: 'backup',
  summary: 'Copies all matches into a file, while the server goes on.',
  words: ['FILE'],
  flags: { data: DATA_FLAG },
  details:
    'The copy is of one moment, checked, and on the disk when this ends. A PostgreSQL (DATABASE_URL) is copied by pg_dump.',
  examples: ['roundhouse backup /backups/roundhouse-2026-01-31.sqlite --data /var/lib/roundhouse'],
  run: (given, terminal) =>
    copying(terminal, 'pg_dump --format=custom --file=FILE "$DATABASE_URL"', async ({ backUp }) => {
      const matches = await backUp(dataDirOf(textOf(given, 'data'), terminal), given.words[0]!);
      return inAll(matches, given.words[0]!);
    }),
};
