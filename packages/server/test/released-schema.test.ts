/** Steps of a schema that were released are never changed: databases out there have been through them as they were. */

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import * as postgres from '../src/store/postgres-schema.ts';
import * as sqlite from '../src/store/sqlite-schema.ts';

const hashOf = (step: string): string => createHash('sha256').update(step).digest('hex').slice(0, 12);

/** By the hash of each step. A new step adds a line; no line changes. */
const RELEASED = {
  sqlite: [
    '12bf69040190',
    '2b5c6e7f8767',
    '7d9e608605a5',
    'a44b6f40a784',
    'e30fd3042d17',
    '36ca6c547591',
    'ef85495d70ed',
    'bec222887feb',
    'e6800fde69c9',
    '9f258163e98b',
    '1fcc825f74a8',
    '880d4e30c57e',
    '21de89fdf047',
    '9a0e37eb9fcf',
    '91403188a286',
    'b0ff5d12b56c',
    '367f26f1e783',
    '79e743abd29e',
    'e996f2e7e3ff',
    '7529349539db',
  ],
  postgres: [
    '560b4515e43b',
    'f9217c154c44',
    '1d49869ab08d',
    '7c070070c8b2',
    '36ca6c547591',
    '0e8b51a6ee79',
    'bec222887feb',
    'accc45f11c9f',
    '5200f5aea5c8',
    '0c83edb39fc6',
    '880d4e30c57e',
    '4326eca61329',
    'cf40bb0489ec',
    'bdb0c0ee8e43',
    '954d72124907',
    '1203df12b28d',
    '79e743abd29e',
    '9fa66ba083c1',
    '7529349539db',
  ],
};

test.each([
  ['SQLite', sqlite.MIGRATIONS, RELEASED.sqlite],
  ['PostgreSQL', postgres.MIGRATIONS, RELEASED.postgres],
])('%s: every released step is what it was', (_, steps, released) => {
  expect(steps.map(hashOf)).toEqual(released);
});
