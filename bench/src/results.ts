/** What a long bench has played already, a line of JSON for each game, pair or table: it can be stopped and goes on. */

import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** All that is in the file; nothing, where there is none. */
export const keptRows = <Row>(file: string | undefined): Row[] =>
  file !== undefined && existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(line => line !== '')
        .map(line => JSON.parse(line) as Row)
    : [];

export function keepRow(file: string | undefined, row: object): void {
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(row)}\n`);
}
