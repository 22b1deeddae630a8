/** `roundhouse restore`: a copy of all matches, put where a server will find it. */

import { type Command, textOf } from '../command.ts';
import { copying, DATA_FLAG, dataDirOf, inAll } from '../copies.ts';

export const command: Command = {
  name: 'restore',
  summary: 'Puts a copy that backup made where the server will find it.',
  words: ['FILE'],
  flags: { data: DATA_FLAG },
  details:
    'Where matches are kept already nothing is changed: move them away first, with the server stopped. ' +
    'A PostgreSQL (DATABASE_URL) is restored by pg_restore.',
  examples: ['roundhouse restore /backups/roundhouse-2026-01-31.sqlite --data /var/lib/roundhouse'],
  run: (given, terminal) =>
    copying(terminal, 'pg_restore --dbname="$DATABASE_URL" FILE', async ({ restore }) => {
      const dataDir = dataDirOf(textOf(given, 'data'), terminal);
      const matches = await restore(given.words[0]!, dataDir);
      return inAll(matches, dataDir);
    }),
};
