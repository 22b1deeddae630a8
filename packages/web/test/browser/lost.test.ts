/** Answers that never arrive: a seat that was given is found again, and no table is opened twice. */

import type { Lobby } from '@roundhouse/server/protocol.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useHouse } from './open.ts';

const house = useHouse();

/** The server gets the question and answers it; this page hears nothing of that, until it is told to. */
async function loseAnswers(page: Page, path: string): Promise<() => Promise<void>> {
  await page.route(path, async route => {
    if (route.request().method() !== 'POST') return route.continue();
    const answer = await route.fetch();
    expect(answer.ok()).toBe(true);
    await route.abort('connectionreset');
  });
  return async () => {
    await page.unroute(path);
    house.forgive(/ERR_CONNECTION_RESET/);
  };
}

const lobby = async (): Promise<Lobby> => (await fetch(`${house.url}/api/matches`)).json();

const nameField = (page: Page) => page.getByLabel('Your name at the table');

/** Ada opens a table by link; the link. */
async function invitation(): Promise<string> {
  const ada = await house.visit();
  await ada.goto(`${house.url}/new/fite?with=friend`);
  await nameField(ada).fill('Ada');
  await ada.getByRole('button', { name: 'Ring the bell' }).click();
  return ada.getByLabel('Send this link to your opponent').inputValue();
}

/** Bo takes the seat, and the answer is lost. */
async function joinInVain(link: string): Promise<Page> {
  const bo = await house.visit();
  await bo.goto(link);
  const hearAgain = await loseAnswers(bo, '**/join');
  await nameField(bo).fill('Bo');
  await bo.getByRole('button', { name: 'Take the seat' }).click();
  await bo.getByRole('alert').getByText('The server cannot be reached').waitFor();
  await hearAgain();
  return bo;
}

test('a seat whose answer was lost is taken by pressing again, though the table is full by now', async () => {
  const bo = await joinInVain(await invitation());
  await bo.getByRole('button', { name: 'Take the seat' }).click();
  await bo.locator('.fite-powers').waitFor();
  expect(await bo.locator('.fite-corner[data-side="near"] .fite-name').innerText()).toMatch(/^Bo$/i);
});

test('a seat whose answer was lost is found again after a reload, by the link, from home and at the table', async () => {
  for (const way of ['link', 'home', 'table'] as const) {
    const bo = await joinInVain(await invitation());
    if (way === 'link') await bo.reload();
    else if (way === 'table') await bo.goto(bo.url().replace('/join/', '/match/').replace(/#.*/, ''));
    else {
      await bo.goto(house.url);
      await bo.getByRole('link', { name: /a seat you took, not answered yet/ }).click();
    }
    await bo.locator('.fite-powers').waitFor();
    await bo.goto(house.url);
    expect(await bo.getByText('not answered yet').count()).toBe(0);
    await bo.getByRole('link', { name: /Ada against Bo/ }).waitFor();
  }
});

test('an invitation that cannot be looked up for want of a network says so, and is tried again by a press', async () => {
  const link = await invitation();
  const bo = await house.visit();
  await bo.route('**/api/matches/*', route => route.abort('internetdisconnected'));
  await bo.goto(link);
  await bo.getByRole('heading', { name: 'The table is out of reach' }).waitFor();
  await bo.unroute('**/api/matches/*');
  house.forgive(/ERR_INTERNET_DISCONNECTED/);
  await bo.getByRole('button', { name: 'Try again' }).click();
  await bo.getByRole('heading', { name: 'Ada wants to play' }).waitFor();
});

test('a refused join is forgotten, and leaves nothing behind', async () => {
  const link = await invitation();
  const late = await house.visit();
  await late.goto(link);
  await nameField(late).fill('Cy');
  await joinInVain(link);
  await late.getByRole('button', { name: 'Take the seat' }).click();
  await late.getByRole('alert').getByText('All seats are taken').waitFor();
  house.forgive(/409/);
  await late.goto(house.url);
  expect(await late.getByText('Go on where you left').count()).toBe(0);
});

test('a table whose answer was lost is opened once, by pressing again or after a reload', async () => {
  const ada = await house.visit();
  for (const way of ['press', 'reload'] as const) {
    await ada.goto(`${house.url}/new/fite?with=anyone`);
    const before = (await lobby()).open.length;
    const hearAgain = await loseAnswers(ada, '**/api/matches');
    await nameField(ada).fill(`Ada by ${way}`);
    await ada.getByRole('button', { name: 'Ring the bell' }).click();
    await ada.getByRole('alert').getByText('The server cannot be reached').waitFor();
    await hearAgain();
    if (way === 'press') await ada.getByRole('button', { name: 'Ring the bell' }).click();
    else {
      await ada.goto(house.url);
      await ada.getByRole('link', { name: /a table you opened, not answered yet/ }).click();
      await ada.getByRole('button', { name: 'Go to that table' }).click();
    }
    await ada.getByRole('heading', { name: 'Waiting for your opponent' }).waitFor();
    const { open } = await lobby();
    expect(open).toHaveLength(before + 1);
    expect(new URL(ada.url()).pathname).toBe(`/match/${open[0]!.id}`);
    await ada.goto(`${house.url}/new/fite`);
    expect(await ada.getByRole('button', { name: 'Go to that table' }).count()).toBe(0);
  }
});

test('a browser that keeps nothing can still take a seat and play', async () => {
  const bo = await house.visit();
  await bo.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await bo.goto(await invitation());
  await nameField(bo).fill('Bo');
  await bo.getByRole('button', { name: 'Take the seat' }).click();
  // To a browser without a memory every table is the first.
  await bo.getByRole('dialog').getByRole('button', { name: 'Sit down' }).click();
  await bo.getByRole('radio', { name: /Brutal/ }).check();
  await bo.getByRole('button', { name: 'Lock it in' }).click();
  await bo.getByText('Waiting for Ada').first().waitFor();
});
