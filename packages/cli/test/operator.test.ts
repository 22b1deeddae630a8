/** Who is an operator is said on the command line, and holds at once. */

import { join } from 'node:path';
import { startServer } from '@roundhouse/server';
import type { Me } from '@roundhouse/server/people/protocol.ts';
import { expect, onTestFinished, test } from 'vitest';
import { perform, temporaryFolder } from './stage.ts';

test('an operator is appointed and discharged while the server goes on', async () => {
  const dataDir = temporaryFolder();
  const server = await startServer({ port: 0, host: '127.0.0.1', dataDir });
  onTestFinished(() => server.close());
  const made = await fetch(`${server.url}/api/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Olga', password: 'seven dice in a row' }),
  });
  const cookie = made.headers.getSetCookie().join('; ');
  const role = async (): Promise<string | undefined> =>
    ((await (await fetch(`${server.url}/api/me`, { headers: { cookie } })).json()) as Me).person?.role;
  const done = { status: 0, output: 'Olga is an operator now.\n', error: '' };
  expect(await perform(['operator', 'olga', '--data', dataDir])).toEqual(done);
  expect(await role()).toBe('operator');
  expect(await perform(['operator', 'Olga', '--remove', '--data', dataDir])).toMatchObject({ status: 0 });
  expect(await role()).toBe('player');
});

test('nobody is made an operator where nobody of that name is known', async () => {
  const dataDir = temporaryFolder();
  const nowhere = join(dataDir, 'nothing');
  expect(await perform(['operator', 'Olga', '--data', nowhere])).toEqual({
    status: 1,
    output: '',
    error: `roundhouse: no server keeps anything in '${nowhere}': --data DIR says where yours does\n`,
  });
  const server = await startServer({ port: 0, host: '127.0.0.1', dataDir });
  onTestFinished(() => server.close());
  expect(await perform(['operator', 'Olga', '--data', dataDir])).toMatchObject({
    status: 1,
    error: "roundhouse: nobody has an account called 'Olga'\n",
  });
});
