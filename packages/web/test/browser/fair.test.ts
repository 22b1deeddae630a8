/** Fair dice as the client keeps to them: it throws in after the promise, and remembers the promise to the end. */

import { parseRecord, promiseOf } from '@roundhouse/kernel';
import type { Seated } from '@roundhouse/server/protocol.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { KeptSeat } from '../../src/play/kept/kept-matches.ts';
import { changeKept } from './kept.ts';
import { useHouse } from './open.ts';

const house = useHouse();

async function open(page: Page): Promise<void> {
  await page.goto(`${house.url}/new/fite?with=anyone`);
  await page.getByLabel('Your name at the table').fill('Ada');
  await page.getByRole('button', { name: 'Ring the bell' }).click();
}

async function join(page: Page, id: string): Promise<void> {
  await page.goto(`${house.url}/join/${id}`);
  await page.getByLabel('Your name at the table').fill('Bo');
  await page.getByRole('button', { name: 'Take the seat' }).click();
  await page.locator('.fite-powers').waitFor();
}

async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await page.locator('.match-end').waitFor();
}

async function verdict(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Replay and proof' }).click();
  await page.getByRole('button', { name: 'Verify the dice' }).click();
  return page.locator('.proof-verdict').innerText();
}

const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1)!;

const recordOf = async (id: string): Promise<string> => (await fetch(`${house.url}/api/matches/${id}/record`)).text();

test('both seats promise, and throw in when all is fixed; the proof says it was kept', async () => {
  const [ada, bo] = [await house.visit(), await house.visit()];
  const heard: string[] = [];
  for (const page of [ada, bo]) {
    page.on('response', async response => {
      const body = response.request().postData() ?? '';
      const at = new URL(response.url()).pathname.replace(/[\w-]{16}/, 'ID');
      const thrown = ['promise', 'entropy'].filter(name => body.includes(`"${name}"`));
      // The code that an invitation says has nothing to do with dice.
      if (at.startsWith('/api') && !at.endsWith('/code'))
        heard.push([at, ...thrown.map(name => `with ${name}`)].join(' '));
    });
  }
  await open(ada);
  await ada.locator('.waiting').waitFor();
  // Promised, and not told: whoever sits down next must not know it.
  expect(heard).toEqual(['/api/matches with promise', '/api/matches/ID']);
  heard.length = 0;
  const id = idOf(ada);
  await join(bo, id);
  await ada.locator('.fite-powers').waitFor();
  expect(heard.slice(0, 2)).toEqual(['/api/matches/ID', '/api/matches/ID/join with promise']);
  expect(heard.filter(one => one === '/api/matches/ID/entropy with entropy')).toHaveLength(2);
  await ada.reload();
  await ada.locator('.fite-powers').waitFor();
  await concede(bo);
  await ada.locator('.match-end').waitFor();
  const { entropy, promises } = parseRecord(await recordOf(id));
  for (const text of entropy) expect(text).toMatch(/^[\w-]{32}$/);
  expect(new Set(entropy).size).toBe(2);
  expect(promises).toEqual(entropy.map(promiseOf));
  for (const page of [ada, bo]) {
    expect(await verdict(page)).toMatch(
      /^Proved: .* Nobody could choose the dice: .* The promise is the one you were shown when you sat down\.$/,
    );
  }
});

test('a record of other dice, or without what was thrown in, is not trusted though it is true to itself', async () => {
  const [ada, bo] = [await house.visit(), await house.visit()];
  await open(ada);
  await ada.locator('.waiting').waitFor();
  await join(bo, idOf(ada));
  await concede(bo);
  const other = await (await post('/api/matches', { game: 'fite', name: 'X', open: false })).json();
  const { table, key, invite } = other as Seated;
  await post(`/api/matches/${table.id}/join`, { name: 'Y', invite });
  await post(`/api/matches/${table.id}/moves`, { decision: 0, id: 'a', move: { type: 'concede' }, seen: 0 }, key);
  const swapped = await recordOf(table.id);
  await bo.route('**/record', route => route.fulfill({ body: swapped }));
  expect(await verdict(bo)).toMatch(/^Proved: .* But another promise was shown to you when you sat down/);

  await ada.locator('.match-end').waitFor();
  await changeKept<KeptSeat>(ada, `match.${idOf(ada)}`, kept => ({
    ...kept,
    entropy: { text: 'something else', isIn: true },
  }));
  await ada.reload();
  expect(await verdict(ada)).toMatch(/^Proved: .* But what you threw into the dice is not in them/);
});

test('a promise that changes while the match is on is told at once', async () => {
  const ada = await house.visit();
  await open(ada);
  await ada.locator('.waiting').waitFor();
  await ada.routeWebSocket('**/live', line => {
    const server = line.connectToServer();
    server.onMessage(text => line.send(String(text).replace(/"commitment":"\w+"/, `"commitment":"${'0'.repeat(64)}"`)));
  });
  await ada.reload();
  await ada.getByText('The promise about the dice is not the one you were shown').waitFor();
});

/** Has the page ask for a table that does not wait for long. */
const hurried = (page: Page): Promise<unknown> =>
  page.route('**/api/matches', route => {
    const wanted = JSON.parse(route.request().postData() ?? 'null') as object | null;
    return wanted === null
      ? route.continue()
      : route.continue({ postData: JSON.stringify({ ...wanted, absent: { seconds: 5 } }) });
  });

test('who does not open what was promised is told at the door, and may sit down again; the record tells of it', async () => {
  const [ada, bo] = [await house.visit(), await house.visit()];
  await hurried(ada);
  await open(ada);
  await ada.locator('.waiting').waitFor();
  const id = idOf(ada);
  // Nothing that Bo's page throws in arrives.
  await bo.route('**/entropy', route => route.abort());
  await bo.goto(`${house.url}/join/${id}`);
  await bo.getByLabel('Your name at the table').fill('Bo');
  await bo.getByRole('button', { name: 'Take the seat' }).click();
  await ada.getByText('A deal was called off: what Bo had promised').waitFor({ timeout: 60_000 });
  await bo.getByText('You had a seat here.').waitFor({ timeout: 60_000 });
  expect(await ada.getByText('The promise about the dice is not the one').count()).toBe(0);
  house.forgive(/ERR_FAILED/);
  await bo.unroute('**/entropy');
  await bo.getByRole('button', { name: 'Take the seat' }).click();
  for (const page of [ada, bo]) await page.locator('.fite-powers').waitFor();
  await concede(bo);
  await ada.locator('.match-end').waitFor();
  const { calledOff, entropy } = parseRecord(await recordOf(id));
  expect([calledOff!.length, calledOff![0]!.entropy[1], entropy.every(text => text !== '')]).toEqual([1, '', true]);
  for (const page of [ada, bo]) {
    expect(await verdict(page)).toMatch(
      /^Proved: .* could choose among 2 deals .* called off: never thrown in by Bo\. .*The promise is the one you were shown/,
    );
  }
});

test('a record without the deal that was called off is not trusted', async () => {
  const [ada, bo] = [await house.visit(), await house.visit()];
  await open(ada);
  await ada.locator('.waiting').waitFor();
  await join(bo, idOf(ada));
  await concede(bo);
  await ada.locator('.match-end').waitFor();
  await changeKept<KeptSeat>(ada, `match.${idOf(ada)}`, kept => ({ ...kept, calledOff: ['0'.repeat(64)] }));
  await ada.reload();
  expect(await verdict(ada)).toMatch(/But a deal that was called off while you sat there is missing from this record/);
});

test('what others promised is held against the record', async () => {
  const [ada, bo] = [await house.visit(), await house.visit()];
  await open(ada);
  await ada.locator('.waiting').waitFor();
  await join(bo, idOf(ada));
  await concede(bo);
  await ada.locator('.match-end').waitFor();
  await changeKept<KeptSeat>(ada, `match.${idOf(ada)}`, kept => ({
    ...kept,
    promises: [kept.promises![0]!, promiseOf('another text')],
  }));
  await ada.reload();
  expect(await verdict(ada)).toMatch(/But others had promised something else when you threw yours in/);
});

const post = (path: string, body: object, key?: string): Promise<Response> =>
  fetch(house.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify(body),
  });
