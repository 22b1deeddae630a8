/** A person makes a token on the page, a program plays with it, and everybody sees that it does; the statistics count it. */

import type { BridgeAnswer } from '@roundhouse/server/protocol.ts';
import { expect, test } from 'vitest';
import { expectFit } from './fit.ts';
import { PHONE, useHouse } from './open.ts';

const house = useHouse();

async function ask(token: string, method: string, params: object): Promise<{ status: number; answer: BridgeAnswer }> {
  const response = await fetch(`${house.url}/api/bridge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  return { status: response.status, answer: (await response.json()) as BridgeAnswer };
}

/** A name that nobody has yet, even where the test is tried again. */
let tries = 0;

test('a token is made, plays and is revoked', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/tokens`);
  await page.getByText('Tokens belong to an account').waitFor();
  await expectFit(page, 'tokens of a stranger');
  const name = `Ann ${++tries}`;
  const signedUp = await page.evaluate(async name => {
    const body = JSON.stringify({ name, password: 'seven dice in a row' });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/account', { method: 'POST', headers, body })).status;
  }, name);
  expect(signedUp).toBe(201);
  await page.reload();
  await page.getByLabel('What to call it').fill('Night owl');
  await page.getByRole('button', { name: 'Make a token' }).click();
  const token = await page.getByLabel('Your new token').inputValue();
  expect(token).toMatch(/^rh_/);
  await page.getByText('Night owl').waitFor();
  await expectFit(page, 'tokens');

  const opened = await ask(token, 'new', { game: 'fite', seats: 2, open: true });
  const { match } = opened.answer.result as { match: string };
  await page.goto(`${house.url}/lobby`);
  await page.getByText(`${name} (a program) waits`).waitFor();
  const other = await house.visit({ viewport: PHONE });
  await other.goto(`${house.url}/join/${match}`);
  await other.getByRole('heading', { name: `${name} (a program)` }).waitFor();

  await page.goto(`${house.url}/tokens`);
  await page.getByRole('button', { name: 'Revoke Night owl' }).click();
  await page.getByText('You have none.').waitFor();
  expect((await ask(token, 'games', {})).status).toBe(401);
});

test('the statistics show how finished matches went, and the page for builders explains itself', async () => {
  const page = await house.visit({ viewport: PHONE });
  const post = async (path: string, body: object, key?: string) => {
    const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
    return (await fetch(house.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const { table, key } = await post('/api/matches', { game: 'fite', name: 'Bo', open: true });
  await post(`/api/matches/${table.id}/join`, { name: 'Cy' });
  await post(`/api/matches/${table.id}/moves`, { decision: 0, id: 'a', move: { type: 'concede' }, seen: 0 }, key);
  await page.goto(`${house.url}/statistics`);
  await page.getByRole('heading', { name: 'FITE' }).waitFor();
  await page
    .getByText(/given up/)
    .first()
    .waitFor();
  await expectFit(page, 'statistics');

  await page.getByRole('link', { name: 'The same for programs' }).click();
  await page.getByRole('heading', { name: 'API', exact: true }).waitFor();
  await expectFit(page, 'the page for builders');
  await page.getByLabel('Search').fill('join');
  await page.locator('#postApiMatchesIdJoin > summary').click();
  expect(await page.locator('#getApiGames').isVisible()).toBe(false);
  await page.locator('#postApiMatchesIdJoin').getByRole('button', { name: 'Copy' }).waitFor();
});
