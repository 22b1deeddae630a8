/** People at one table from two browsers: who is here, chat, clocks, what is told on return, and the rematch. */

import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { expectFit } from './fit.ts';
import { openHouse, PHONE, useHouse, WIDE } from './open.ts';

const house = useHouse();

interface Pair {
  readonly ada: Page;
  readonly bo: Page;
}

const FITE = { game: 'fite', start: 'Ring the bell', table: '.fite-powers' };
const CIRCUS = { game: 'circus-combat', start: 'Raise the curtain', table: '.circus-stage' };

/** Ada opens a table, Bo comes by the link. */
async function sitDown(prepare: (form: Page) => Promise<void> = async () => {}, wanted = FITE): Promise<Pair> {
  const ada = await house.visit({ viewport: WIDE });
  await ada.goto(`${house.url}/new/${wanted.game}?with=friend`);
  await ada.getByLabel('Your name at the table').fill('Ada');
  await prepare(ada);
  await ada.getByRole('button', { name: wanted.start }).click();
  const link = await ada.getByLabel('Send this link to your opponent').inputValue();
  const bo = await house.visit({ viewport: PHONE, hasTouch: true });
  await bo.goto(link);
  await bo.getByLabel('Your name at the table').fill('Bo');
  await bo.getByRole('button', { name: 'Take the seat' }).click();
  await Promise.all([ada, bo].map(page => page.locator(wanted.table).waitFor()));
  return { ada, bo };
}

async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await page.locator('.match-end').waitFor();
}

test('they see who is here, talk, and stop listening', async () => {
  const { ada, bo } = await sitDown();
  const people = ada.getByRole('region', { name: 'At the table' });
  await people.getByText('Bo').waitFor();
  await ada.locator('.people-dot[data-here]').nth(1).waitFor();
  await bo.getByRole('button', { name: 'Chat' }).click();
  await bo.getByText('Nobody has said anything yet.').waitFor();
  await bo.getByLabel('Say something').fill('<b>Good luck!</b>');
  await bo.getByRole('button', { name: 'Send' }).click();
  await bo.locator('.chat li').getByText('<b>Good luck!</b>').waitFor();
  // Nothing that can be read: refused where it was written, and not lost.
  await bo.getByLabel('Say something').fill('\u200b\u200b');
  await bo.getByRole('button', { name: 'Send' }).click();
  await bo.getByRole('dialog').getByRole('alert').getByText('This line cannot be said').waitFor();
  expect(await bo.getByLabel('Say something').inputValue()).toBe('\u200b\u200b');
  await expectFit(bo, 'chat on a phone');
  // A wide screen has the chat beside the log, and nothing over the table.
  const chat = ada.getByRole('region', { name: 'Chat', exact: true });
  await chat.getByText('<b>Good luck!</b>').waitFor();
  expect(await ada.getByRole('button', { name: /^Chat/ }).count()).toBe(0);
  await expectFit(ada, 'chat of a table');
  await chat.getByLabel('More about Bo’s line').click();
  await chat.getByRole('button', { name: 'Report …' }).waitFor();
  await chat.getByRole('button', { name: 'Do not listen to Bo' }).click();
  await chat.getByRole('button', { name: 'Listen to Bo again' }).waitFor();
  expect(await ada.locator('.chat li').count()).toBe(0);
});

test('a device that can send sends the invitation, with what opens the seat', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async ({ url }: ShareData) => {
        document.title = url!;
      },
    });
  });
  await page.goto(`${house.url}/new/fite?with=friend`);
  await page.getByLabel('Your name at the table').fill('Ada');
  await page.getByRole('button', { name: FITE.start }).click();
  const link = await page.getByLabel('Send this link to your opponent').inputValue();
  expect(link).toContain('#');
  await page.getByRole('button', { name: 'Send …' }).click();
  expect(await page.title()).toBe(link);
  await expectFit(page, 'a waiting room that can send');
});

test('what is said most is one press, read in one’s own language, and told to whoever has the chat shut', async () => {
  const { ada, bo } = await sitDown();
  const cleo = await house.visit({ viewport: PHONE, locale: 'de' });
  await cleo.goto(ada.url());
  await cleo.getByText('Du siehst zu').first().waitFor();
  await ada.getByRole('button', { name: 'Well played!' }).click();
  await bo.getByRole('status').getByText('Ada: Well played!', { exact: true }).waitFor({ state: 'attached' });
  // Seen for a moment too, and in the way of nothing.
  const heard = bo.locator('.chat-heard');
  expect(await heard.innerText()).toBe('Ada Well played!');
  await heard.waitFor({ state: 'detached' });
  await bo.getByRole('button', { name: 'Chat, 1 new' }).click();
  await bo.locator('.chat li[data-quick]').getByText('Well played!').waitFor();
  await cleo.getByRole('button', { name: /^Gespräch/ }).click();
  await cleo.locator('.chat li').getByText('Gut gespielt!').waitFor();
});

test('on a phone the seat of an invitation can be taken without scrolling', async () => {
  const ada = await house.visit({ viewport: WIDE });
  await ada.goto(`${house.url}/new/fite?with=friend`);
  await ada.getByLabel('Your name at the table').fill('Ada');
  await ada.getByRole('radio', { name: '10 minutes each' }).check();
  await ada.getByRole('button', { name: 'Ring the bell' }).click();
  const link = await ada.getByLabel('Send this link to your opponent').inputValue();
  const bo = await house.visit({ viewport: PHONE, hasTouch: true });
  await bo.goto(link);
  const seat = (await bo.getByRole('button', { name: 'Take the seat' }).boundingBox())!;
  const ways = (await bo.getByRole('navigation', { name: 'Main' }).boundingBox())!;
  expect(seat.y + seat.height).toBeLessThan(ways.y);
});

test('who has watched a match watches the rematch too', async () => {
  const { ada, bo } = await sitDown();
  const cleo = await house.visit({ viewport: PHONE });
  await cleo.goto(ada.url());
  await cleo.getByText('You are watching').first().waitFor();
  await concede(ada);
  await bo.getByRole('button', { name: 'Rematch' }).click();
  await cleo.getByRole('link', { name: 'Watch the rematch' }).click();
  await ada.getByRole('button', { name: 'To the rematch' }).click();
  await cleo.locator('.fite-corner').first().waitFor();
  expect(new URL(cleo.url()).pathname).toBe(new URL(bo.url()).pathname);
});

test('clocks, somebody who watches, long names and long German words leave a phone its own panel', async () => {
  const ada = await house.visit({ viewport: WIDE });
  await ada.goto(`${house.url}/new/fite?with=friend`);
  await ada.getByLabel('Your name at the table').fill('Alexandra Josephine');
  await ada.getByRole('radio', { name: '10 minutes each' }).check();
  await ada.getByRole('button', { name: FITE.start }).click();
  const bo = await house.visit({ viewport: PHONE, hasTouch: true, locale: 'de' });
  await bo.goto(await ada.getByLabel('Send this link to your opponent').inputValue());
  await bo.getByLabel('Dein Name am Tisch').fill('Bo');
  await bo.getByRole('button', { name: 'Platz nehmen' }).click();
  await bo.locator(FITE.table).waitFor();
  const cleo = await house.visit({ viewport: WIDE });
  await cleo.goto(bo.url());
  await bo.locator('.guests').waitFor();
  await bo.locator('.fite-power').nth(2).click();
  const edge = (part: string, side: 'top' | 'bottom'): Promise<number> =>
    bo.locator(part).evaluate((element, of) => element.getBoundingClientRect()[of], side);
  const fits = async (): Promise<void> => {
    const asked = await edge('.fite-ask', 'top');
    expect(await edge('.fite-corner[data-side="near"]', 'bottom')).toBeLessThanOrEqual(asked);
  };
  await fits();
  await bo.getByRole('button', { name: 'Festlegen' }).click();
  await ada.locator('.fite-power').nth(2).click();
  await ada.getByRole('button', { name: 'Lock it in' }).click();
  await ada.getByRole('radio', { name: /^Tactical/ }).check();
  await ada.getByRole('button', { name: 'Lock it in' }).click();
  await bo.getByRole('radio', { name: /^Taktisch/ }).check();
  await bo.getByRole('button', { name: 'Festlegen' }).click();
  await bo.getByRole('slider').waitFor();
  await fits();
});

test('clocks run where there are any; whoever leaves a bot in their seat takes it back', async () => {
  const { ada, bo } = await sitDown(async form => {
    await form.getByRole('radio', { name: '10 minutes each' }).check();
  });
  await bo
    .getByRole('region', { name: 'At the table' })
    .getByText(/^\d+:\d\d$/)
    .first()
    .waitFor();
  // Each stands in its player's panel.
  const clock = ada.locator('.fite-corner[data-side="near"] .clock[data-runs]');
  const first = await clock.innerText();
  await expect.poll(() => clock.innerText(), { timeout: 20_000 }).not.toBe(first);
  await ada.locator('.fite-corner[data-side="far"] .clock').waitFor();
  await expectFit(bo, 'clocks on a phone');
  // Their line is not taken from what one has to see.
  const [own, asked] = await bo.evaluate(() =>
    ['.fite-corner[data-side="near"]', '.fite-ask'].map(part => {
      const { top, bottom } = document.querySelector(part)!.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  expect(own!.bottom).toBeLessThanOrEqual(asked!.top);
  await bo.getByRole('button', { name: 'Concede' }).click();
  await bo.getByRole('button', { name: 'Let a bot take over' }).click();
  await ada.getByText('Bo: a bot plays').waitFor();
  await bo.getByText('a bot plays for you').waitFor();
  await bo.getByRole('button', { name: 'Take your seat back' }).click();
  await bo.getByText('a bot plays for you').waitFor({ state: 'detached' });
});

test('on return what happened is told, what concerns oneself first, and once', async () => {
  const { ada, bo } = await sitDown();
  await bo.getByRole('radio', { name: /Brutal/ }).check();
  await bo.getByRole('button', { name: 'Lock it in' }).click();
  await bo.getByText('Waiting for Ada').first().waitFor();
  const table = bo.url();
  await bo.goto(`${house.url}/lobby`);
  await ada.getByRole('radio', { name: /Fast/ }).check();
  await ada.getByRole('button', { name: 'Lock it in' }).click();
  await ada.getByRole('radio', { name: /^Offensive/ }).waitFor();
  await bo.goto(table);
  const told = bo.getByRole('region', { name: 'While you were away' });
  await told.waitFor();
  expect(await told.getByRole('heading').allInnerTexts()).toEqual(
    expect.arrayContaining(['What concerns you'.toUpperCase()]),
  );
  await told.getByText('You enter with Brutal; Ada enters with Fast.').waitFor();
  await expectFit(bo, 'while you were away');
  await told.getByRole('button', { name: 'Show me' }).click();
  await bo.locator('.showing').getByText('You enter with Brutal; Ada enters with Fast.').waitFor();
  await expectFit(bo, 'what happened is shown');
  await bo.getByRole('button', { name: 'To the present' }).click();
  await told.waitFor({ state: 'detached' });
  await bo.getByRole('radio', { name: /^Offensive/ }).waitFor();
  await bo.reload();
  await bo.getByRole('radio', { name: /^Offensive/ }).waitFor();
  expect(await told.count()).toBe(0);
});

test('what a bot did in one’s seat is told by one’s name on return, not as one’s own deed', async () => {
  const { ada, bo } = await sitDown(undefined, CIRCUS);
  await bo.getByRole('button', { name: 'Concede' }).click();
  await bo.getByRole('button', { name: 'Let a bot take over' }).click();
  await ada.getByText('Bo: a bot plays').waitFor();
  const table = bo.url();
  await bo.goto(`${house.url}/lobby`);
  const log = ada.locator('.match-log');
  const open = ada.locator('.circus-trick[data-press="place"]');
  const send = ada.locator('.circus-answer [type="submit"]:not(:disabled)');
  const putByBo = async (): Promise<number> => (await log.innerText()).match(/Bo puts/g)?.length ?? 0;
  // Where Bo was first, the bot may have played before he was gone: that he has seen.
  const seen = await putByBo();
  while ((await putByBo()) === seen) {
    // Ada throws, and puts her dice wherever they fit, until the turn is Bo's.
    if ((await open.count()) > 0) await open.first().click();
    else if ((await send.count()) > 0) await send.click();
    else await ada.waitForTimeout(20);
  }
  await bo.goto(table);
  const told = bo.getByRole('region', { name: 'While you were away' });
  await told
    .getByText(/^Bo puts/)
    .first()
    .waitFor();
  expect(await told.getByText(/^You (put|throw|keep)/).count()).toBe(0);
  // The log agrees, and still does when Bo has taken the seat back and comes anew.
  const own = bo.locator('.match-log').getByText(/Bo puts/);
  // The more a bot did, the more of the table is covered by what is told of it.
  await told.getByRole('button', { name: 'Close' }).click();
  await bo.getByRole('button', { name: 'Take your seat back' }).click();
  await own.first().waitFor({ state: 'attached' });
  await bo.reload();
  await own.first().waitFor({ state: 'attached' });
  expect(await bo.locator('.match-log').innerText()).not.toMatch(/You put/);
});

test('a rematch is one press each, with seats turned', async () => {
  const { ada, bo } = await sitDown();
  await concede(ada);
  await bo.locator('.match-end').waitFor();
  await bo.getByRole('button', { name: 'Rematch' }).click();
  await bo.getByRole('heading', { name: 'Waiting for Ada' }).waitFor();
  // A seat that is kept is nobody else's: it is neither free nor to be given to a bot.
  expect(await bo.getByRole('list', { name: 'At the table' }).getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringContaining('Bo'),
    'Ada',
  ]);
  expect(await bo.getByText('give a free seat to a bot').count()).toBe(0);
  await ada.getByRole('button', { name: 'To the rematch' }).click();
  await Promise.all([ada, bo].map(page => page.locator('.fite-powers').waitFor()));
  expect(await bo.locator('.fite-corner[data-side="near"]').getAttribute('data-seat')).toBe('0');
  expect(await ada.locator('.fite-corner[data-side="near"]').getAttribute('data-seat')).toBe('1');
});

test('the lobby invites when it is empty, and shows a new table by itself, with its rules in words', async () => {
  // A house of its own: tables of other tests, and of a first try, would wait there too.
  const own = await openHouse();
  onTestFinished(() => own.close());
  const watcher = await own.visit({ viewport: PHONE });
  await watcher.goto(`${own.url}/lobby`);
  await watcher.getByText('Nobody is waiting right now').waitFor();
  await watcher.getByRole('link', { name: 'Open a table of FITE' }).waitFor();
  const ada = await own.visit({ viewport: WIDE });
  await ada.goto(`${own.url}/new/fite?with=anyone`);
  await ada.getByLabel('Your name at the table').fill('Ada');
  await ada.getByRole('radio', { name: /^Tempered/ }).check();
  await ada.getByRole('radio', { name: '3 days a move' }).check();
  await ada.getByRole('button', { name: 'Ring the bell' }).click();
  await ada.locator('.waiting').waitFor();
  const line = watcher.getByRole('listitem').filter({ hasText: 'Ada waits · 1 free seat' });
  await line.getByText('Tempered · 3 days a move').waitFor();
  await line.getByText('just now').waitFor();
  await expectFit(watcher, 'lobby with a table');
  await watcher.getByRole('link', { name: 'Join Ada' }).click();
  await watcher.getByText('Tempered · 3 days a move').waitFor();
});

test('at a table on a server a step is taken back too, and the other sees it', async () => {
  const { ada, bo } = await sitDown(undefined, CIRCUS);
  const isAdas = await Promise.race([
    ada
      .getByRole('button', { name: 'Keep all' })
      .waitFor()
      .then(() => true),
    bo
      .getByRole('button', { name: 'Keep all' })
      .waitFor()
      .then(() => false),
  ]);
  const [active, other] = isAdas ? [ada, bo] : [bo, ada];
  const keepAll = active.getByRole('button', { name: 'Keep all' });
  const asked = await other.locator('.circus-prompt').innerText();
  await keepAll.click();
  await keepAll.waitFor({ state: 'detached' });
  await expect.poll(() => other.locator('.circus-prompt').innerText(), { timeout: 20_000 }).not.toBe(asked);
  await active.getByRole('button', { name: /^Undo/ }).click();
  await keepAll.waitFor();
  await expect.poll(() => other.locator('.circus-prompt').innerText(), { timeout: 20_000 }).toBe(asked);
});

test('a table and a lobby that cannot be reached say so, and offer another way', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/lobby`);
  await page.getByText('Nobody is waiting right now').or(page.getByText('waits ·')).first().waitFor();
  await page.route('**/api/**', route => route.abort('connectionreset'));
  await page.getByRole('alert').getByText('What is shown may be out of date.').waitFor();
  await expectFit(page, 'lobby out of date');
  await page.evaluate(() => history.pushState(null, '', '/match/somewhere'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await page.getByRole('heading', { name: 'The table is out of reach' }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await expectFit(page, 'a table out of reach');
  house.forgive(/ERR_CONNECTION_RESET/);
});

test('a table of three begins when the friend has come, with a bot on the seat that was given to it', async () => {
  const ada = await house.visit({ viewport: WIDE });
  await ada.goto(`${house.url}/new/element-circle?with=friend`);
  await ada.getByLabel('Your name at the table').fill('Ada');
  await ada.getByRole('group', { name: 'How many seats' }).getByRole('radio', { name: '3' }).check();
  await ada.getByRole('combobox', { name: 'Seat 3' }).selectOption({ label: 'Bot: Wanda' });
  await ada.getByRole('radio', { name: 'Another' }).check();
  await ada.getByLabel('How long').fill('30');
  await ada.getByText('More about the table').click();
  await ada.getByRole('radio', { name: 'They have lost' }).check();
  await ada.getByRole('radio', { name: 'Nobody' }).check();
  await ada.getByText('30 minutes each, 10 seconds more a move · out of time: lost · nobody watches').waitFor();
  await expectFit(ada, 'a start form with everything open');
  await ada.locator('.start-summary button').click();
  const link = await ada.getByLabel('Send this link to whoever plays with you').inputValue();
  const bo = await house.visit({ viewport: PHONE });
  await bo.goto(link);
  await bo.getByText('30 minutes each, 10 seconds more a move · out of time: lost · nobody watches').waitFor();
  await bo.getByLabel('Your name at the table').fill('Bartholomew');
  await bo.getByRole('button', { name: 'Take the seat' }).click();
  await Promise.all([ada, bo].map(page => page.locator('.people').getByText('Bot').first().waitFor()));
  // Who is a bot has all the time there is: a clock would only take the room of its name.
  await expect.poll(() => ada.locator('.ec-layout .clock').count()).toBe(2);
  // And none of those that are there is cut: on a wide screen a rival's panel is narrow, on a phone all are.
  for (const page of [ada, bo]) {
    const cut = await page.locator('.ec-layout .seat-mark > .clock').evaluateAll(clocks =>
      clocks.filter(clock => {
        const right = clock.parentElement!.getBoundingClientRect().right;
        return clock.getBoundingClientRect().right > right + 1;
      }),
    );
    expect(cut.length).toBe(0);
  }
});

test('free seats go to bots and back, and the code that is said aloud leads to the one that is left', async () => {
  const ada = await house.visit({ viewport: WIDE });
  await ada.goto(`${house.url}/new/element-circle?with=friend`);
  await ada.getByLabel('Your name at the table').fill('Ada');
  await ada.getByRole('group', { name: 'How many seats' }).getByRole('radio', { name: '3' }).check();
  await ada.locator('.start-summary button').click();
  await ada.getByRole('heading', { name: 'Waiting: 2 free seats' }).waitFor();
  await ada.getByRole('img', { name: 'The link as a QR code' }).waitFor();
  await expectFit(ada, 'a waiting room');
  const third = ada.getByLabel('Seat 3');
  expect((await third.innerText()).split('\n')[1]).toMatch(/^Bot: Twig · Easy · Elo \d+ ± \d+$/);
  await third.selectOption({ label: 'Bot: Wanda' });
  await ada.getByRole('heading', { name: 'Waiting: 1 free seat' }).waitFor();
  await third.selectOption({ label: 'free' });
  await ada.getByRole('heading', { name: 'Waiting: 2 free seats' }).waitFor();
  await third.selectOption({ label: 'Bot: Wanda' });
  await ada.getByRole('heading', { name: 'Waiting: 1 free seat' }).waitFor();
  await ada.getByText(/^([A-Z][AEIOU] ?){3}$/).waitFor();
  const code = await ada.locator('.invitation-code').innerText();

  const bo = await house.visit({ viewport: PHONE });
  await bo.goto(house.url);
  await bo.getByRole('link', { name: 'Join by code' }).click();
  const field = bo.getByLabel('Have you been told a code?');
  await field.fill('zizizi');
  await bo.getByRole('button', { name: 'To the table' }).click();
  await bo.getByRole('alert').getByText('No table waits under this code').waitFor();
  house.forgive(/404/);
  await expectFit(bo, 'a code that leads nowhere');
  await field.fill(code.toLowerCase());
  await bo.getByRole('button', { name: 'To the table' }).click();
  await bo.getByRole('heading', { name: 'Ada wants to play' }).waitFor();
  await bo.getByLabel('Your name at the table').fill('Bo');
  await bo.getByRole('button', { name: 'Take the seat' }).click();
  await Promise.all([ada, bo].map(page => page.locator('.ec-layout').waitFor()));
});
