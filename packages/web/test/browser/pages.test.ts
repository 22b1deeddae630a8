/** Every page, in both themes: clean for axe, within a phone's width, large enough to touch, still while it loads, and light. */

import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { GAMES } from '@roundhouse/games';
import { manifestOf } from '@roundhouse/games/all.ts';
import { SHELVED } from '@roundhouse/games/shelf.ts';
import { sampled, samplePositions } from '@roundhouse/kernel/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { entryOf, pathOf } from '../shots/scenes.ts';
import { expectFit, expectNothingCut, expectToFitTheScreen } from './fit.ts';
import { plant } from './kept.ts';
import { isOver, PHONE, takeOneStep, useHouse } from './open.ts';
import { rememberPlaces, sumOf, watchShifts } from './shifts.ts';

const house = useHouse();

test('every state of a table', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play FITE' }).click();
  await page.locator('.fite-powers').waitFor();
  await expectFit(page, 'powers');
  await page.getByRole('radio', { name: /Cunning/ }).check();
  await page.getByRole('button', { name: 'Lock it in' }).click();
  await page.getByRole('radio', { name: /^Tactical/ }).check();
  await expectFit(page, 'placing');
  await page.getByRole('button', { name: 'Lock it in' }).click();
  await page.getByRole('slider', { name: 'Dice to attack' }).press('End');
  await expectFit(page, 'dividing');
  await page.getByRole('button', { name: 'Lock it in' }).click();
  await page.getByRole('checkbox', { name: /Use Cunning/ }).check();
  await page.locator('.fite-touch').first().click();
  await expectFit(page, 'reacting');
  await page.getByRole('button', { name: 'Lock it in' }).click();
  await page.getByRole('button', { name: 'Next turn' }).or(page.locator('.fite-verdict')).first().waitFor();
  await expectFit(page, 'result');
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await page.locator('.rule').first().waitFor();
  await expectFit(page, 'rulebook drawer');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await expectFit(page, 'log drawer');
  await page.keyboard.press('Escape');
  if (!(await isOver(page))) await page.getByRole('button', { name: 'Concede' }).click();
  await page.locator('.match-end').waitFor();
  await expectFit(page, 'over');
  await page.getByRole('link', { name: 'Replay and proof' }).click();
  await page.getByRole('button', { name: 'Verify the dice' }).click();
  await page.locator('.proof-verdict').waitFor();
  await expectFit(page, 'replay');
  await page.goto(house.url);
  await page.getByText('Your finished matches').waitFor();
  await expectFit(page, 'home with matches');
});

test('the question that Swift puts', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/new/fite`);
  await page.getByRole('button', { name: 'Ring the bell' }).click();
  await page.getByRole('radio', { name: /Swift/ }).check();
  await page.getByRole('button', { name: 'Lock it in' }).click();
  await page.getByRole('radio', { name: /^Tactical/ }).check();
  await page.getByRole('button', { name: 'Lock it in' }).click();
  const hold = page.getByRole('radio', { name: 'Hold your ground and keep Swift' });
  await hold.waitFor();
  await expectFit(page, 'asked about Swift');
  await page.getByRole('radio', { name: /^Offensive/ }).check();
  await expectFit(page, 'about to use Swift');
  await hold.check();
  await page.getByRole('button', { name: 'Lock it in' }).click();
  await page.getByRole('slider', { name: 'Dice to attack' }).waitFor();
});

test('an open join form, a table that is full, and the dialogs of a table with two people', async () => {
  const ada = await house.visit({ viewport: PHONE });
  await ada.goto(`${house.url}/new/fite?with=friend`);
  await ada.getByLabel('Your name at the table').fill('Ada');
  await expectFit(ada, 'start form for a friend');
  await ada.getByRole('button', { name: 'Ring the bell' }).click();
  const link = await ada.getByLabel('Send this link to your opponent').inputValue();
  await expectFit(ada, 'waiting room on a phone');

  const bo = await house.visit({ viewport: PHONE });
  await bo.goto(link);
  await bo.getByRole('heading', { name: 'Ada wants to play' }).waitFor();
  await expectFit(bo, 'join form');
  await bo.getByLabel('Your name at the table').fill('  ');
  await bo.getByRole('button', { name: 'Take the seat' }).click();
  await bo.getByRole('alert').waitFor();
  house.forgive(/400/);
  await expectFit(bo, 'join form with a name that will not do');
  await bo.getByLabel('Your name at the table').fill('Bo');
  await bo.getByRole('button', { name: 'Take the seat' }).click();
  await bo.locator('.fite-powers').waitFor();

  await ada.locator('.fite-powers').waitFor();
  await ada.getByRole('button', { name: 'Share' }).click();
  await ada.getByRole('dialog', { name: 'Share this table' }).waitFor();
  await expectFit(ada, 'share dialog');
  await ada.getByText('Go on with another device').click();
  await expectFit(ada, 'share dialog, all of it');
  await ada.keyboard.press('Escape');
  await ada.getByRole('button', { name: 'Concede' }).click();
  await ada.getByRole('dialog', { name: 'Concede?' }).waitFor();
  await expectFit(ada, 'concede dialog');
  await ada.getByRole('button', { name: 'Play on' }).click();
  await expectFit(ada, 'table with two people');

  const late = await house.visit({ viewport: PHONE });
  await late.goto(link);
  await late.getByRole('heading', { name: 'Every seat is taken' }).waitFor();
  await expectFit(late, 'a full table');
});

test('what the server has not answered', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(house.url);
  await page.evaluate(() => {
    const [key, at] = ['x'.repeat(32), Date.now()];
    const table = { kind: 'table', key, at, wanted: { game: 'fite', name: 'Ada', open: true } };
    const seat = { kind: 'seat', key, at, id: 'a-table', game: 'fite', commitment: '', entropy: '' };
    localStorage.setItem('roundhouse.asked.table', JSON.stringify(table));
    localStorage.setItem('roundhouse.asked.seat.a-table', JSON.stringify(seat));
  });
  await page.reload();
  await page.getByText('not answered yet').first().waitFor();
  expect(await page.getByText('not answered yet').count()).toBe(2);
  await expectFit(page, 'home with questions');
  await page.goto(`${house.url}/new/fite`);
  await page.getByRole('button', { name: 'Go to that table' }).waitFor();
  await expectFit(page, 'start form with a question');
});

test('against a bot no name is needed; where one is, the form says so and the button stays alive', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/new/fite`);
  const [name, start] = [
    page.getByLabel('Your name at the table'),
    page.getByRole('button', { name: 'Ring the bell' }),
  ];
  expect(await name.getAttribute('placeholder')).toBe('You');
  expect(await start.isEnabled()).toBe(true);
  await page.getByRole('radio', { name: /^A friend/ }).check();
  expect(await start.isEnabled()).toBe(true);
  await start.click();
  expect(await name.evaluate(field => field === document.activeElement && !field.matches(':valid'))).toBe(true);
  // Above what sticks to the lower edge, or nobody would see what the form complains of.
  const bottom = await name.evaluate(field => field.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThan(await page.locator('.start-summary').evaluate(bar => bar.getBoundingClientRect().top));
  // In the language of the page, not of the browser.
  expect(await name.evaluate(field => (field as HTMLInputElement).validationMessage)).toBe(
    'Something has to stand here.',
  );
  await page.getByText('Needed: those you play with see it.').waitFor();
  await page.getByRole('radio', { name: /^Wanda/ }).check();
  await start.click();
  await page.locator('.fite-powers').waitFor();
  expect(await page.locator('.fite-corner[data-side="near"] .fite-name').innerText()).toMatch(/^you$/i);
});

test('the characters of a game are offered with their ways to lose, and one of them takes the other seat', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/new/fite`);
  await page.getByText('Only dice beat her.').waitFor();
  await expectFit(page, 'the characters');
  await page.getByRole('radio', { name: /^Sable Champion/ }).check();
  await page.getByRole('button', { name: 'Ring the bell' }).click();
  await page.getByRole('radio', { name: /Cunning/ }).check();
  await page.getByRole('button', { name: 'Lock it in' }).click();
  await page.getByRole('radio', { name: /^Tactical/ }).check();
  await page.getByRole('button', { name: 'Lock it in' }).click();
  // She has placed herself too, or there would be nothing to divide yet.
  await page.getByRole('slider', { name: 'Dice to attack' }).waitFor();
  expect(await page.locator('.fite-corner[data-side="far"] .fite-name').innerText()).toMatch(/^sable$/i);
});

test('a waiting room, and a table in both wide and tall windows', async () => {
  const page = await house.visit({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${house.url}/new/fite?with=friend`);
  await page.getByLabel('Your name at the table').fill('Ada');
  await page.getByRole('button', { name: 'Ring the bell' }).click();
  await page.locator('.waiting').waitFor();
  await expectFit(page, 'waiting room');
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play FITE' }).click();
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 820, height: 1180 },
  ]) {
    await page.setViewportSize(viewport);
    await page.locator('.fite-powers').waitFor();
    await expectFit(page, `powers at ${viewport.width}`);
  }
});

test('on a very large screen no table overflows, and nothing on it is cut off', async () => {
  const page = await house.visit({ viewport: { width: 2560, height: 1440 } });
  await page.goto(`${house.url}/nowhere`);
  for (const game of GAMES) {
    const moments = samplePositions(game, game.seats.max);
    const shown = sampled([moments[Math.floor(moments.length / 2)]!, moments[0]!], 2);
    await plant(page, Object.fromEntries(shown.map(entryOf)));
    for (const moment of shown) {
      await page.goto(house.url + pathOf(moment));
      await page.locator('.match-main > *').first().waitFor();
      const where = `${game.id}, ${moment.name}`;
      await expectToFitTheScreen(page, where);
      await expectNothingCut(page, where);
      // A summary may be longer than any screen.
      const below = await page.evaluate(() => {
        const table = document.querySelector('.fite, .ec-layout, .circus-table:not([data-over])');
        return table ? table.scrollHeight - table.clientHeight : 0;
      });
      expect(below, `${where}: higher than the screen`).toBeLessThanOrEqual(1);
    }
  }
});

test('no tool of a table moves while what others need is fetched', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play Circus Combat' }).click();
  await page.locator('.circus-stage').waitFor();
  const shifts = await watchShifts(page, { still: '.match-top > *' });
  await page.reload();
  await page.getByRole('button', { name: 'Concede' }).waitFor();
  await page.locator('.circus-stage').waitFor();
  expect(await shifts()).toEqual([]);
});

test('nothing jumps: home and a turn of a bout shift no layout', async () => {
  const page = await house.visit({ viewport: PHONE, reducedMotion: 'no-preference' });
  const shifts = await watchShifts(page);
  const stillness = () =>
    page.waitForFunction(() =>
      document.getAnimations().every(({ effect, playState }) => {
        return playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      }),
    );
  await page.goto(house.url);
  await page.evaluate(async () => void (await document.fonts.ready));
  await stillness();
  expect(sumOf(await shifts())).toBeLessThan(0.01);
  await page.getByRole('button', { name: 'Play FITE' }).click();
  // The powers to choose from need more room than anything that is asked later.
  while ((await takeOneStep(page, () => 0)) !== 'Lock it in');
  await page.locator('.fite-spot input').first().waitFor();
  await stillness();
  // A fight with all the dice of both may need a few pixels more than the screen has.
  const moved = await rememberPlaces(page, '.fite', '.fite-corner', 16);
  for (let steps = 0; steps < 7 && !(await isOver(page)); ) {
    if ((await takeOneStep(page, () => 0)) !== null) steps++;
    await stillness();
    if (!(await isOver(page))) expect(await moved(), `after ${steps} steps`).toEqual([]);
  }
  expect(sumOf(await shifts())).toBeLessThan(0.05);
});

test.each(['fite', 'the-circuit'])(
  'the start form of %s waits for its first question, and stays where it is',
  async game => {
    const page = await house.visit({ viewport: PHONE });
    const shifts = await watchShifts(page, { still: 'fieldset, .start-form' });
    await page.goto(`${house.url}/new/${game}`);
    await page.locator('[name="kind"]').first().waitFor();
    await page.locator('.start-form details').first().waitFor();
    expect(await shifts()).toEqual([]);
  },
);

test.each(['en', 'de'])(
  'in %s home is four screens long on a phone; each game has Play and three other ways',
  async locale => {
    const page = await house.visit({ viewport: PHONE, locale });
    await page.goto(house.url);
    await page.locator('.happens').waitFor();
    expect(await page.locator('.game-card a').count()).toBe(3 * SHELVED.length);
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    expect(screens).toBeLessThan(4.5);
    // The first game is whole before anybody scrolls.
    const [card, ways] = [page.locator('.game-card').first(), page.getByRole('navigation', { name: /^(Main|Haupt)/ })];
    const [{ y, height }, bar] = [(await card.boundingBox())!, (await ways.boundingBox())!];
    expect(y + height).toBeLessThanOrEqual(bar.y + 1);
  },
);

test('the start form begins as it was left: who sat at this device, and which seats were given to bots', async () => {
  const page = await house.visit({ viewport: PHONE });
  const [form, start] = [`${house.url}/new/element-circle`, page.getByRole('button', { name: 'Light the circle' })];
  const second = page.getByRole('combobox', { name: 'Seat 2' });
  const third = page.getByRole('combobox', { name: 'Seat 3' });
  await page.goto(`${form}?with=device`);
  await page.getByLabel('Name at seat 1').fill('Ada');
  await second.selectOption({ label: 'Bot: Wanda' });
  await start.click();
  await page.locator('.ec-layout').waitFor();
  await page.goto(`${form}?with=friend`);
  await page.getByLabel('Your name at the table').fill('Ada');
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await third.selectOption({ label: 'Bot: Hugo' });
  await start.click();
  await page.locator('.waiting').waitFor();
  await page.goto(form);
  expect(await third.inputValue()).toBe('greedy');
  await page.getByRole('radio', { name: /^One device/ }).check();
  expect(await page.getByLabel('Name at seat 1').inputValue()).toBe('Ada');
  expect(await second.inputValue()).toBe('random');
});

test('home is drawn by at most 60 kB of script, and the page allows no script but its own files', async () => {
  const response = await fetch(house.url);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
  const scripts = scriptsIn(await response.text());
  expect(scripts.length).toBeGreaterThan(0);
  expect(await zippedSize(scripts)).toBeLessThan(60_000);
});

const LISTED = GAMES.filter(({ id }) => manifestOf(id).isListed).map(({ name }) => name);

test.each(LISTED)('pressing Play for %s loads at most 60 kB of script before it can be played', async game => {
  const page = await house.visit({ viewport: PHONE });
  await page.addInitScript(markFirstAnswer);
  await page.goto(house.url);
  // The posters, and what every table needs, come while nobody waits.
  for (const late of ['loaded-table', 'happening']) {
    await expect
      .poll(async () => (await loadedScripts(page)).some(({ path }) => path.includes(`/${late}-`)))
      .toBe(true);
  }
  await page.waitForLoadState('networkidle');
  const before = new Set((await loadedScripts(page)).map(({ path }) => path));
  await page.getByRole('button', { name: `Play ${game}` }).click();
  await page.locator('.match-main button, .match-main input').first().waitFor();
  await page.waitForLoadState('networkidle');
  // The bot thinks in a worker of its own, which nobody waits for.
  const added = (await loadedScripts(page)).filter(
    ({ path }) => !before.has(path) && !/bot-worker|in-worker/.test(path),
  );
  // Portraits and the like are data; the table does not wait for them.
  const isLate = ({ path, isEarly }: { path: string; isEarly: boolean }): boolean => !isEarly || path.endsWith('.json');
  const size = await zippedSize(added.filter(one => !isLate(one)).map(({ path }) => path));
  expect(size).toBeGreaterThan(15_000);
  expect(size).toBeLessThan(60_000);
  expect(await zippedSize(added.filter(isLate).map(({ path }) => path))).toBeLessThan(80_000);
});

/** Runs in the page: notes when there is first something at a table that can be answered. */
function markFirstAnswer(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.match-main button, .match-main input')) return;
    performance.mark('first-answer');
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** The page's scripts and their data so far, and which of them were there when the table could first be answered. */
const loadedScripts = (page: Page): Promise<{ path: string; isEarly: boolean }[]> =>
  page.evaluate(() => {
    const first = performance.getEntriesByName('first-answer')[0]?.startTime ?? Infinity;
    return performance
      .getEntriesByType('resource')
      .map(entry => ({
        path: new URL(entry.name).pathname,
        isEarly: (entry as PerformanceResourceTiming).responseEnd <= first,
      }))
      .filter(({ path }) => /^\/assets\/.*\.js(on)?$/.test(path));
  });

/** The scripts that a page names itself: those without which nothing is drawn. */
const scriptsIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path!);

async function zippedSize(paths: readonly string[]): Promise<number> {
  const sizes = paths.map(async path => gzipSync(await readFile(new URL(`../../dist${path}`, import.meta.url))).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
