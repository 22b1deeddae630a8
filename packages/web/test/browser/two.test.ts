/** Two people, two browsers, one link: every game over the network, with a reload and a lost connection on the way. */

import { findGame } from '@roundhouse/games';
import { fastChance, verifyRecord } from '@roundhouse/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { everythingKept } from './kept.ts';
import { isOver, PHONE, takeOneStep, useHouse, WIDE } from './open.ts';

const house = useHouse();

const BOUT = { game: 'fite', start: 'Ring the bell', table: '.fite-powers' };

/** Ada opens a table and gives the link to Bo. */
async function openTable({ game, start, table } = BOUT): Promise<{ ada: Page; bo: Page; id: string }> {
  const ada = await house.visit({ viewport: WIDE });
  await ada.goto(`${house.url}/new/${game}?with=friend`);
  await ada.getByLabel('Your name at the table').fill('Ada');
  await ada.getByRole('button', { name: start }).click();
  const link = await ada.getByLabel('Send this link to your opponent').inputValue();
  const bo = await house.visit({ viewport: PHONE, hasTouch: true });
  await bo.goto(link);
  await bo.getByRole('heading', { name: 'Ada wants to play' }).waitFor();
  await bo.getByLabel('Your name at the table').fill('Bo');
  await bo.getByRole('button', { name: 'Take the seat' }).click();
  await Promise.all([ada, bo].map(page => page.locator(table).waitFor()));
  return { ada, bo, id: new URL(ada.url()).pathname.split('/').at(-1)! };
}

test('a bout by link to its end, with a reload in the middle; its record verifies', async () => {
  const { ada, bo, id } = await openTable();
  const chance = fastChance(3);
  let reloads = 0;
  for (let steps = 0; !((await isOver(ada)) && (await isOver(bo))); steps++) {
    if (steps > 1500) throw new Error('the bout does not end');
    for (const page of [ada, bo]) await takeOneStep(page, n => chance.int(n));
    if (steps === 8 || steps === 15) {
      await (steps === 8 ? bo : ada).reload();
      reloads++;
    }
    await ada.waitForTimeout(20);
  }
  expect(reloads).toBe(2);
  const record = await (await fetch(`${house.url}/api/matches/${id}/record`)).text();
  expect(verifyRecord(findGame, record)).toMatchObject({ ok: true, dice: 'proved' });
  await bo.getByRole('link', { name: 'Replay and proof' }).click();
  await bo.getByRole('button', { name: 'Verify the dice' }).click();
  await bo
    .getByText(/^Proved: all/)
    .first()
    .waitFor();
});

test('a choice stays secret until both are in: it is nowhere in what the other browser received', async () => {
  const { ada, bo } = await openTable();
  const received: string[] = [];
  bo.on('websocket', line => line.on('framereceived', ({ payload }) => received.push(String(payload))));
  await bo.reload();
  await bo.locator('.fite-powers').waitFor();
  const before = received.length;
  await ada.getByRole('radio', { name: /Cunning/ }).check();
  await ada.getByRole('button', { name: 'Lock it in' }).click();
  await bo.getByText('Ada has chosen').first().waitFor({ state: 'attached' });
  const sinceChoice = received
    .slice(before)
    .map(text => JSON.parse(text) as { moves?: unknown; view?: { options?: unknown } });
  expect(sinceChoice.length).toBeGreaterThan(0);
  for (const message of sinceChoice) {
    // Bo's own list of moves names every power; nothing else may name one.
    delete message.moves;
    expect(JSON.stringify(message)).not.toContain('cunning');
  }
});

test('a lost connection is told, and the bout goes on where it was', async () => {
  const { ada, bo } = await openTable();
  await bo.context().setOffline(true);
  await bo.getByText('No connection.').waitFor({ timeout: 60_000 });
  await bo.getByRole('radio', { name: /Brutal/ }).check();
  await bo.getByRole('button', { name: 'Lock it in' }).click();
  await bo.getByText('Your move is sent when it is back.').waitFor();
  await ada.getByRole('radio', { name: /Fast/ }).check();
  await ada.getByRole('button', { name: 'Lock it in' }).click();
  await bo.context().setOffline(false);
  await bo.getByRole('radio', { name: /^Offensive/ }).waitFor({ timeout: 60_000 });
  await ada.getByRole('radio', { name: /^Offensive/ }).waitFor();
  await ada.getByText('Bo enters with Brutal').first().waitFor();
});

/** What the tables of the other games have for the same journey. */
const TABLES = [
  {
    ...{ game: 'circus-combat', start: 'Raise the curtain', table: '.circus-stage' },
    asks: '.circus-ask',
    /** A question that takes more than one press, what each press is on, and what shows that it was pressed. */
    long: 'place',
    piece: '.circus-trick[data-press="place"]',
    made: '.circus-die[data-mark="arranged"]',
    /** What one has to go by. */
    given: '.circus-pool-die',
    /** Answers any question, once its pieces are pressed. */
    sends: '.circus-answer [type="submit"]',
    /** What a question of another kind wants to be pressed first. */
    first: '.circus-trick[data-press="pick"], .circus-swap input',
    said: /^Ada puts /,
  },
  {
    ...{ game: 'element-circle', start: 'Light the circle', table: '.ec-layout' },
    asks: '.ec-ask',
    long: 'pickElements',
    piece: '.ec-element[aria-disabled="false"]',
    made: '.ec-chosen button.ec-slot',
    given: '.ec-hand-card',
    sends: ':is([data-answer="pickElements"], [data-answer="keep"])',
    first: null,
    said: /^Ada takes /,
  },
] as const;

test.each(TABLES)(
  '$game: a reload and a lost connection in mid-move lose nothing, and send nothing twice',
  async at => {
    const { ada, bo } = await openTable(at);
    const askedOf = (page: Page) => page.locator(at.asks).getAttribute('data-asked');
    /** Sends what is chosen, and waits until the table has taken it in. */
    const send = async (page: Page): Promise<void> => {
      const looks = () => page.locator('.match-main').innerText();
      const before = await looks();
      await page.locator(at.sends).click();
      await expect.poll(looks).not.toBe(before);
    };
    const choose = async (page: Page): Promise<void> => {
      while ((await page.locator(at.piece).count()) > 0) await page.locator(at.piece).first().click();
    };
    /** Answers for both until this page is asked what takes more than one press. */
    const untilAsked = async (wanted: Page): Promise<void> => {
      const answerOrFind = async (): Promise<boolean> => {
        for (const page of [ada, bo]) {
          const asked = await askedOf(page);
          if (asked === at.long && page === wanted) return true;
          if (asked === null) continue;
          if (at.first && (await page.locator(at.first).count()) > 0) await page.locator(at.first).first().click();
          await choose(page);
          await send(page);
        }
        return false;
      };
      await expect.poll(answerOrFind).toBe(true);
    };
    const givenTo = (page: Page) =>
      page.locator(at.given).evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? one.textContent));
    // Whoever begins by chance, Ada is the one who is disturbed.
    await untilAsked(ada);
    await bo
      .getByText(/^Waiting for Ada to /)
      .first()
      .waitFor();
    await ada.locator(at.piece).first().click();
    expect(await ada.locator(at.made).count()).toBe(1);
    const given = await givenTo(ada);
    await ada.reload();
    await untilAsked(ada);
    // What was pressed before is still pressed.
    expect(await givenTo(ada)).toEqual(given);
    expect(await ada.locator(at.made).count()).toBe(1);
    const told = bo.locator('.match-log .log > li', { hasText: at.said });
    const before = await told.count();

    await ada.locator(at.piece).first().click();
    await ada.context().setOffline(true);
    await ada.getByText('No connection.').waitFor();
    await choose(ada);
    await ada.locator(at.sends).click();
    expect(await told.count()).toBe(before);
    await ada.context().setOffline(false);
    await told.nth(before).waitFor({ state: 'attached' });
    // The game goes on: somebody is asked something else.
    const isOn = async (): Promise<boolean> => {
      const asked = await askedOf(ada);
      return asked !== at.long && (asked ?? (await askedOf(bo))) !== null;
    };
    await expect.poll(isOn).toBe(true);
  },
);

test('home says in which match it is my turn', async () => {
  const { ada, bo } = await openTable();
  const row = bo.getByRole('link', { name: /Ada against Bo/ });
  await bo.goto(house.url);
  await row.getByText('Your turn').waitFor();
  await row.click();
  await bo.getByRole('radio', { name: /Brutal/ }).check();
  await bo.getByRole('button', { name: 'Lock it in' }).click();
  await bo.getByText('Waiting for Ada').first().waitFor();
  await bo.goto(house.url);
  await row.waitFor();
  expect(await row.getByText('Your turn').count()).toBe(0);
  // Ada answers while Bo looks at something else; coming back is enough to hear of it.
  await ada.getByRole('radio', { name: /Fast/ }).check();
  await ada.getByRole('button', { name: 'Lock it in' }).click();
  await ada.getByRole('radio', { name: /^Tactical/ }).waitFor();
  await bo.goto(`${house.url}/learn`);
  await bo.getByRole('link', { name: 'Games' }).click();
  await row.getByText('Your turn').waitFor();
});

test('a table in the lobby is joined from there; others watch; a seat moves to another device', async () => {
  const ada = await house.visit({ viewport: WIDE });
  await ada.goto(`${house.url}/new/fite?with=anyone`);
  await ada.getByLabel('Your name at the table').fill('Ada of the lobby');
  await ada.getByRole('button', { name: 'Ring the bell' }).click();
  await ada.getByRole('heading', { name: 'Waiting for your opponent' }).waitFor();
  const bo = await house.visit();
  await bo.goto(`${house.url}/lobby`);
  await bo.getByRole('link', { name: 'Join Ada of the lobby' }).first().click();
  await bo.getByLabel('Your name at the table').fill('Bo');
  await bo.getByRole('button', { name: 'Take the seat' }).click();
  await ada.locator('.fite-powers').waitFor();
  const watcher = await house.visit();
  await watcher.goto(ada.url());
  await watcher
    .getByText(/Waiting for Ada of the lobby and Bo/)
    .first()
    .waitFor();
  expect(await watcher.getByRole('button', { name: 'Lock it in' }).count()).toBe(0);
  await ada.getByRole('button', { name: 'Share' }).click();
  await ada.getByText('Go on with another device').click();
  const seatLink = await ada.getByLabel(/^This link is your seat/).inputValue();
  const tablet = await house.visit();
  await tablet.goto(seatLink);
  await tablet.getByRole('button', { name: 'Sit down as Ada of the lobby' }).click();
  await tablet.locator('.fite-powers').waitFor();
  expect(tablet.url()).not.toContain('seat=');

  // Who sits here already does not become somebody else by a link.
  await bo.goto(seatLink);
  await bo.getByText('You sit at this table as Bo').waitFor();
  await bo.getByRole('button', { name: 'Stay Bo' }).click();
  await bo.locator('.fite-powers').waitFor();
  const adasKey = seatLink.split('seat=')[1]!;
  expect(JSON.stringify([...(await everythingKept(bo))])).not.toContain(adasKey);
});

/** An element as it is painted, in 48 × 48 pixels: red, green, blue and opacity of each, row by row. */
async function pixelsOf(page: Page, portrait: Locator): Promise<number[]> {
  const picture = (await portrait.screenshot({ animations: 'disabled' })).toString('base64');
  return page.evaluate(async text => {
    const bytes = Uint8Array.from(atob(text), character => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]), { resizeWidth: 48, resizeHeight: 48 });
    const canvas = new OffscreenCanvas(48, 48).getContext('2d')!;
    canvas.drawImage(bitmap, 0, 0);
    return [...canvas.getImageData(0, 0, 48, 48).data];
  }, picture);
}

test('both seats are offered fourteen fighters between them, and no two look alike at 48 pixels', async () => {
  const { ada, bo } = await openTable();
  const seen: { name: string; pixels: number[] }[] = [];
  for (const page of [ada, bo]) {
    // In one corner's colour, so that it is not the corner that tells them apart.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('[data-seat]')) part.dataset.seat = '0';
    });
    for (const card of await page.locator('.fite-power').all()) {
      const name = await card.locator('.fite-enters').innerText();
      seen.push({ name, pixels: await pixelsOf(page, card.locator('.fite-portrait')) });
    }
  }
  expect(new Set(seen.map(({ name }) => name)).size).toBe(14);
  for (const [i, one] of seen.entries()) {
    for (const other of seen.slice(0, i)) {
      const far = one.pixels.filter((value, at) => Math.abs(value - other.pixels[at]!) > 40).length;
      expect(far / one.pixels.length, `${one.name} beside ${other.name}`).toBeGreaterThan(0.15);
    }
  }
});
