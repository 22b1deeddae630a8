/** Looking back: scrubbing by keys, seats' eyes, moments, files, playing on, the proof and the review. */

import { readFile } from 'node:fs/promises';
import { choose } from '@roundhouse/bots';
import { findGame } from '@roundhouse/games';
import { SHELVED } from '@roundhouse/games/shelf.ts';
import { type Entry, formatRecord, formatRecordFor, type Match, openMatch, play } from '@roundhouse/kernel';
import { samplePositions } from '@roundhouse/kernel/testing';
import type { Seated } from '@roundhouse/server/protocol.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectFit } from './fit.ts';
import { PHONE, useHouse, WIDE } from './open.ts';

const house = useHouse();

/** A whole match of two bots, the first of whom thinks. */
function finished(id: string): Match {
  const game = findGame(id)!;
  const match = openMatch(game, { seats: [{ name: 'Ada' }, { name: 'Bo' }], seed: 'ab'.repeat(32), at: 0 });
  while (game.payoffs(match.state) === null) {
    const seat = game.toAct(match.state)[0]!;
    const level = seat === 0 ? 'greedy' : 'random';
    const moves = game.legalMoves(match.state, seat);
    const view = game.view(match.state, seat);
    play(game, match, seat, choose({ game: id, view, seat, moves, level, budgetMs: 0, seed: match.log.length }), 0);
  }
  return match;
}

const fite = finished('fite');
const record = formatRecord(findGame('fite')!, fite);

/** Opens a record as a file. */
async function watch(page: Page, text: string, name = 'match.jsonl'): Promise<void> {
  await page.goto(`${house.url}/replay`);
  await page
    .getByLabel('Choose a record file')
    .setInputFiles({ name, mimeType: 'application/x-ndjson', buffer: Buffer.from(text) });
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Step' });
const stepOf = (page: Page): Promise<number> =>
  slider(page).evaluate(element => (element as HTMLInputElement).valueAsNumber);
const expectStep = (page: Page, step: number) => expect.poll(() => stepOf(page), { timeout: 30_000 }).toBe(step);
const steps = fite.log.length;

test('keys lead through the match, the log leads to its steps, and play runs to the end', async () => {
  const page = await house.visit({ viewport: WIDE });
  await watch(page, record);
  await page.locator('.fite').waitFor();
  await expectStep(page, 1);
  for (const [key, step] of [
    ['End', steps],
    ['ArrowLeft', steps - 1],
    ['Home', 1],
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    // At either end there is nothing further.
    ['Home', 1],
    ['ArrowLeft', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expectStep(page, step);
  }
  await page.getByRole('button', { name: 'Show what is still to come' }).click();
  await page
    .getByRole('button', { name: /^You roll .* to attack/ })
    .first()
    .click();
  const rolled = await stepOf(page);
  expect((fite.log[rolled - 1] as Extract<Entry, { kind: 'move' | 'setup' }>).chance.length).toBeGreaterThan(0);
  await page.keyboard.press('End');
  await page.getByLabel('Speed').selectOption('4');
  await page.locator('h1').click();
  // From the end, playing begins again.
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press(' ');
  await expectStep(page, steps);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
});

test('each seat sees what it saw then, and a spectator sees no more than was public', async () => {
  const page = await house.visit({ viewport: WIDE });
  await watch(page, record, 'fite-step-2-seat-1.jsonl');
  // One seat has chosen its power in secret; the other has not.
  const seat = (fite.log[1] as Extract<Entry, { kind: 'move' | 'setup' }>).seat!;
  const said = page.locator('.scrubber-said');
  const log = page.getByRole('region', { name: 'Log of the match' });
  // What the next step brings is not told yet.
  expect(await log.getByRole('button', { name: /^You enter with/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Show what is still to come' }).click();
  await log.getByRole('button', { name: /^You enter with/ }).waitFor();
  const own = ['Ada', 'Bo'][seat]!;
  await page.getByRole('radio', { name: own }).check();
  await said.getByText('Your choice is made.').waitFor();
  await page.getByRole('radio', { name: ['Bo', 'Ada'][seat]! }).check();
  await said.getByText(`${own} has chosen.`).waitFor();
  await page.getByRole('radio', { name: 'Everyone' }).check();
  await log.getByRole('button', { name: /^Ada enters with .*; Bo enters with/ }).waitFor();
});

test('a moment in the name of a file is gone to, and a running match shows its own seat only', async () => {
  const page = await house.visit({ viewport: WIDE });
  await watch(page, record, 'fite-step-7-seat-2.jsonl');
  await expectStep(page, 7);
  expect(await page.getByRole('radio', { name: 'Bo' }).isChecked()).toBe(true);
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play FITE' }).click();
  await page.locator('.fite-powers').waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  await page.goto(`${house.url}/replay/${id}?step=1&seat=2`);
  await page.getByText('This match is not over').waitFor();
  expect(await page.getByRole('radio', { name: 'Everyone' }).count()).toBe(0);
  expect(await page.getByRole('tab', { name: 'Review' }).count()).toBe(0);
});

test('playing on from a moment sits down there, and its record says that nobody promised its dice', async () => {
  const page = await house.visit({ viewport: PHONE });
  await watch(page, record, 'fite-step-4-seat-1.jsonl');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Bo' }).check();
  await expectFit(page, 'play on');
  const tooLong = await dialog.locator('.play-on-levels > .choice').evaluateAll(all =>
    all.flatMap(choice => {
      const words = document.createRange();
      words.selectNodeContents(choice.lastElementChild ?? choice);
      return words.getBoundingClientRect().right > choice.getBoundingClientRect().right ? [choice.textContent] : [];
    }),
  );
  expect(tooLong, 'names wider than what they stand in').toEqual([]);
  await dialog.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForURL('**/solo/*');
  await page.locator('.fite').waitFor();
  // The powers were chosen in the match before: they are not asked for again.
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByText(/you enter with/i)
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('link', { name: 'Replay and proof' }).click();
  await page.getByRole('button', { name: 'Verify the dice' }).click();
  await page
    .locator('.proof-verdict')
    .getByText(/follow the rules\. The dice were not promised/)
    .waitFor();
});

/** A finished match of two people on the server. */
async function finishedOnline(): Promise<string> {
  const post = async (path: string, body: object, key?: string) => {
    const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
    return (await fetch(house.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const { table, key, invite } = (await post('/api/matches', { game: 'fite', name: 'Ada', open: false })) as Seated;
  await post(`/api/matches/${table.id}/join`, { name: 'Bo', invite });
  await post(`/api/matches/${table.id}/moves`, { decision: 0, id: 'a', move: { type: 'concede' }, seen: 0 }, key);
  return table.id;
}

test('the link to a moment opens the same position through the same eyes, for somebody else', async () => {
  const id = await finishedOnline();
  const [ada, bo] = [await house.visit({ viewport: WIDE }), await house.visit({ viewport: PHONE })];
  await ada.goto(`${house.url}/replay/${id}`);
  await ada.getByRole('radio', { name: 'Bo' }).check();
  await ada.keyboard.press('Tab');
  await slider(ada).press('End');
  const last = await stepOf(ada);
  await ada.getByRole('button', { name: 'Share this moment' }).click();
  const link = await ada.getByLabel(/^This link opens the match at step/).inputValue();
  expect(link).toBe(`${house.url}/replay/${id}?step=${last}&seat=2`);
  await expectFit(ada, 'share a moment');
  await bo.goto(link);
  await expectStep(bo, last);
  expect(await bo.getByRole('radio', { name: 'Bo' }).isChecked()).toBe(true);
  const said = (page: Page) => page.locator('.scrubber-said').innerText();
  expect(await said(bo)).toBe(await said(ada));
  // The address follows whoever looks around.
  await expect.poll(() => ada.url()).toBe(link);
});

test('a match of one browser gets a link when somebody wants one, and a picture of any moment', async () => {
  const [ada, bo] = [await house.visit({ viewport: WIDE }), await house.visit({ viewport: PHONE })];
  await watch(ada, record, 'fite-step-5-seat-1.jsonl');
  await expectStep(ada, 5);
  await ada.getByRole('button', { name: 'Share this moment' }).click();
  const [file] = await Promise.all([
    ada.waitForEvent('download'),
    ada.getByRole('button', { name: 'A picture of this' }).click(),
  ]);
  const picture = await readFile((await file.path())!);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  // Twice as fine as the table on the screen, with a line above and one below, and without what only turns pages.
  const shown = (await ada.locator('.replay .match-main > :first-child').boundingBox())!;
  expect(picture.readUInt32BE(16)).toBe(2 * Math.ceil(shown.width));
  expect(picture.readUInt32BE(20)).toBe(2 * (Math.ceil(shown.height) + 112));
  await ada.getByRole('button', { name: 'Make a link' }).click();
  const link = await ada.getByLabel(/^This link opens the match at step/).inputValue();
  expect(link).toMatch(/\/replay\/~[\w-]{22}\?step=5&seat=1$/);
  await bo.goto(link);
  await expectStep(bo, 5);
  const page = await (await fetch(link)).text();
  expect(page).toContain('<meta property="og:title" content="Ada – Bo · FITE · Roundhouse" />');
  expect(page).toMatch(/<meta property="og:image" content="[^"]+\/previews\/fite.jpg" \/>/);
});

/** Runs in the page: how far two pictures of one thing are apart, from 0 to 255, once both are so small that only what is where counts. */
async function difference([one, other]: readonly [one: string, other: string]): Promise<number> {
  const [width, height] = [48, 32];
  const small = async (picture: string, cut: number): Promise<Uint8ClampedArray> => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, 0, cut, image.width, image.height - 2 * cut, 0, 0, width, height);
    return pen.getImageData(0, 0, width, height).data;
  };
  // The line above and the line below are not on the table.
  const [drawn, seen] = [await small(one, 112), await small(other, 0)];
  return drawn.reduce((sum, value, i) => sum + Math.abs(value - seen[i]!), 0) / (width * height * 3);
}

test('whoever gave no name is somebody to those who get their link, and not "you"', async () => {
  const nameless = formatRecord(findGame('fite')!, { ...fite, seats: [{ name: 'You' }, { name: 'Bo' }] });
  const sent = await fetch(`${house.url}/api/records`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ record: nameless }),
  });
  const { id } = (await sent.json()) as { id: string };
  const page = await house.visit({ viewport: PHONE, locale: 'de' });
  await page.goto(`${house.url}/replay/~${id}`);
  await page.getByRole('radio', { name: 'Jemand' }).waitFor();
  const text = await (await fetch(page.url(), { headers: { 'accept-language': 'de' } })).text();
  expect(text).toContain('content="Jemand – Bo · FITE · Roundhouse"');
});

test('on a phone a picture is of the whole table, also where the review shows it small', async () => {
  const page = await house.visit({ viewport: PHONE });
  await watch(page, record, 'fite-step-5-seat-1.jsonl');
  await expectStep(page, 5);
  await page.getByRole('tab', { name: 'Review' }).click();
  const table = page.locator('.replay .match-main > :first-child');
  await expect.poll(() => table.evaluate(one => getComputedStyle(one).transform)).not.toBe('none');
  await page.getByRole('button', { name: 'Share this moment' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'A picture of this' }).click(),
  ]);
  const picture = await readFile((await file.path())!);
  expect(picture.readUInt32BE(16)).toBe(2 * (await table.evaluate(one => (one as HTMLElement).offsetWidth)));
  // And it is shown as small as before.
  expect(await table.evaluate(one => getComputedStyle(one).transform)).not.toBe('none');
});

test('a picture shows what the table shows, with its dice and the lines between them', async () => {
  const page = await house.visit({ viewport: WIDE });
  await watch(page, record);
  await page.getByRole('button', { name: 'Show what is still to come' }).click();
  await page
    .getByRole('button', { name: /^You roll .* to attack/ })
    .first()
    .click();
  const table = page.locator('.replay .match-main > :first-child');
  await table.locator('.fite-lines path, .fite-lines line, .fite-lines circle').first().waitFor();
  const seen = await table.screenshot();
  await page.getByRole('button', { name: 'Share this moment' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'A picture of this' }).click(),
  ]);
  const drawn = await readFile((await file.path())!);
  const apart = await page.evaluate(difference, [drawn, seen].map(one => one.toString('base64')) as [string, string]);
  expect(apart).toBeLessThan(12);
});

test.each(SHELVED)('a picture of a moment of %s has all that lies on its table, on its own ground', async id => {
  const page = await house.visit({ viewport: WIDE });
  const { match } = samplePositions(findGame(id)!).find(({ name }) => name === 'over')!;
  const step = Math.min(60, match.log.length - 5);
  await watch(page, formatRecord(findGame(id)!, match), `${id}-step-${step}-seat-1.jsonl`);
  await expectStep(page, step);
  // Until it is there, what turns its pages stands first; and then it finds its place.
  const table = page.locator('.replay .match-main > :first-child:not(.scrubber)');
  const apart = async (): Promise<number> => {
    const seen = await table.screenshot({ animations: 'disabled' });
    await page.getByRole('button', { name: 'Share this moment' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'A picture of this' }).click(),
    ]);
    await page.keyboard.press('Escape');
    const drawn = await readFile(await file.path());
    return page.evaluate(difference, [drawn, seen].map(one => one.toString('base64')) as [string, string]);
  };
  await expect.poll(apart, { timeout: 60_000 }).toBeLessThan(12);
});

test('on a phone the arena is seen at every step of a replay', async () => {
  const page = await house.visit({ viewport: PHONE });
  await watch(page, record);
  const focus = page.locator('.fite[data-focus="stage"] .fite-stage');
  for (let step = 1; step <= steps && !(await focus.count()); step++) await page.keyboard.press('ArrowRight');
  expect((await focus.boundingBox())!.height).toBeGreaterThan(180);
});

test('a record is saved with its moment, opened by dropping it, and a broken one is explained', async () => {
  const page = await house.visit({ viewport: WIDE });
  await watch(page, record, 'fite-step-5-seat-1.jsonl');
  await expectStep(page, 5);
  await page.getByRole('button', { name: 'Share this moment' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('fite-step-5-seat-1.jsonl');
  await page.goto(`${house.url}/replay`);
  await expectFit(page, 'nothing opened yet');
  const drop = async (text: string) => {
    const carried = await page.evaluateHandle(content => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], 'dropped.jsonl'));
      return transfer;
    }, text);
    await page.dispatchEvent('.pick', 'drop', { dataTransfer: carried });
  };
  await drop(record.replace('"Ada"', '"Eve"'));
  await page.getByRole('heading', { name: 'This record cannot be trusted' }).waitFor();
  await page.getByText(/^Line 1 of the record: the check does not fit/).waitFor();
  await expectFit(page, 'a broken record');
  await drop(record);
  await page.locator('.fite').waitFor();
});

test('what cannot be replayed is told instead', async () => {
  const page = await house.visit({ viewport: PHONE });
  const game = findGame('fite')!;
  await watch(page, formatRecord(game, { ...fite, version: 0 }));
  await page.getByText(/played by version 0 of the rules of FITE.*it can be watched, not replayed/).waitFor();
  await page.getByText(/^Ada enters with .*; Bo enters with/).waitFor();
  await expectFit(page, 'a match of other rules');
  const running = openMatch(game, { seats: fite.seats, seed: 'ab'.repeat(32), at: 0 });
  play(game, running, 0, game.legalMoves(running.state, 0)[0], 0);
  await watch(page, formatRecordFor(game, running, 0));
  await page.getByText('This is what one seat heard of a match that was still running').waitFor();
});

test('the dice are worked out one by one, and each leads to its step', async () => {
  const page = await house.visit({ viewport: PHONE });
  await watch(page, record);
  await page.getByRole('button', { name: 'Verify the dice' }).click();
  await page.getByText('the same seal').waitFor();
  await page.locator('.proof-verdict').getByText(`Proved: all ${steps} steps follow the rules`).waitFor();
  const thrown = page.locator('.proof-throw');
  const drew = fite.log.filter(entry => entry.kind !== 'takeBack' && entry.chance.length > 0).length;
  expect(await thrown.count()).toBe(drew);
  expect(await thrown.getByText('same', { exact: true }).count()).toBe(drew);
  await thrown.first().click();
  const first = Number(/\d+/.exec(await thrown.first().innerText())![0]);
  await expectStep(page, first);
  await page.locator('.scrubber-said').getByText('follows from the seed').waitFor();
  await expectFit(page, 'proof');
});

test('the review draws its curve, and says what luck and choices did', async () => {
  const page = await house.visit({ viewport: PHONE });
  await watch(page, record);
  await page.getByRole('tab', { name: 'Review' }).click();
  const review = page.getByRole('region', { name: 'Winning chances' });
  const accounts = review.getByRole('table').first();
  await accounts.getByRole('columnheader', { name: 'Own choices' }).waitFor({ timeout: 90_000 });
  const ends = 100 * findGame('fite')!.payoffs(fite.state)![0]!;
  const curve = review.getByRole('img', {
    name: new RegExp(`^Curve of winning chances.*Ada: \\d+% at the start, ${ends}% at the end\\.`),
  });
  await curve.waitFor();
  // Each row adds up, as far as rounding lets it.
  for (const row of await accounts.locator('tbody tr').all()) {
    // How far off each may be stands behind it.
    const [start, luck, own, others, end] = (await row.getByRole('cell').allInnerTexts()).map(text =>
      Number.parseInt(text.replace('−', '-'), 10),
    );
    expect(Math.abs(start! + luck! + own! + others! - end!)).toBeLessThanOrEqual(2);
  }
  await review.getByText(/^(For every position [\d,]+ games at least were played|This game is solved)/).waitFor();
  await expectFit(page, 'review');
  const box = (await curve.boundingBox())!;
  await curve.click({ position: { x: box.width - 2, y: box.height / 2 } });
  await expectStep(page, steps);
  await review.getByText('All the numbers').click();
  expect(await review.getByRole('table').last().getByRole('row').count()).toBe(steps + 1);
  // What was worked out is still there after a look elsewhere.
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('tab', { name: 'Review' }).click();
  await review.getByRole('columnheader', { name: 'Own choices' }).waitFor();
});

test('a long review can be stopped and shows what is known by then', async () => {
  const page = await house.visit({ viewport: WIDE });
  await watch(page, formatRecord(findGame('circus-combat')!, finished('circus-combat')));
  await page.getByRole('tab', { name: 'Review' }).click();
  const stop = page.getByRole('button', { name: 'Stop here' });
  await expect.poll(() => stop.isEnabled(), { timeout: 90_000 }).toBe(true);
  await stop.click();
  await page.getByText('Stopped early').waitFor();
  await page.getByRole('table').first().waitFor();
  await expectFit(page, 'a review that was stopped');
});

test('all of it speaks German to those who do', async () => {
  const page = await house.visit({ viewport: PHONE, locale: 'de-DE' });
  await page.goto(`${house.url}/replay`);
  await page.getByRole('heading', { name: 'Eine Partie noch einmal ansehen' }).waitFor();
  await page
    .getByLabel('Aufzeichnung auswählen')
    .setInputFiles({ name: 'match.jsonl', mimeType: 'application/x-ndjson', buffer: Buffer.from(record) });
  await page.getByRole('button', { name: 'Würfel prüfen' }).click();
  await page.locator('.proof-verdict').getByText('Bewiesen:').waitFor();
  await expectFit(page, 'a proof in German');
  await page.goto(`${house.url}/learn`);
  await page.getByRole('heading', { name: 'Ein Spiel lernen' }).waitFor();
  await expectFit(page, 'learning in German');
});

test('whoever gave no name is called "you" in their own language, in the replay and wherever matches are listed', async () => {
  const page = await house.visit({ viewport: PHONE, locale: 'de-DE' });
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Spielen FITE' }).click();
  await page.getByRole('button', { name: 'Aufgeben' }).click();
  await page.getByRole('link', { name: 'Replay und Beweis' }).click();
  await page.getByRole('radio', { name: 'Du', exact: true }).waitFor();
  for (const place of ['replay', 'profile', '']) {
    await page.goto(`${house.url}/${place}`);
    await page.getByText('Du gegen Pip').first().waitFor();
    expect(await page.getByText(/\bYou\b/).count()).toBe(0);
  }
});

test('a match that is not there is not called a broken record, and what is missing is said in one language', async () => {
  const page = await house.visit({ locale: 'de' });
  await page.goto(`${house.url}/replay/none`);
  await page.getByRole('heading', { name: 'Diese Partie lässt sich nicht zeigen' }).waitFor();
  await page.getByText('Unter dieser Adresse liegt keine Partie.').waitFor();
  await page.goto(`${house.url}/competition/none`);
  await page.getByText('Diesen Wettbewerb gibt es nicht').waitFor();
  house.forgive(/404/);
});
