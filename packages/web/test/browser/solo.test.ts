/** A bout against a bot, as people play it: by pointing, by keys alone, across a reload; and its record outside the browser. */

import { readFile } from 'node:fs/promises';
import { findGame } from '@roundhouse/games';
import { fastChance, type Match, openMatch, play, verifyRecord } from '@roundhouse/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { KeptSolo } from '../../src/play/kept/kept-matches.ts';
import { entryOf, pathOf } from '../shots/scenes.ts';
import { expectFit } from './fit.ts';
import { changeKept, plant } from './kept.ts';
import { isOver, PHONE, tabTo, takeOneStep, useHouse, WIDE } from './open.ts';

const house = useHouse();

async function playToTheEnd(page: Page, seed: number): Promise<void> {
  const chance = fastChance(seed);
  for (let steps = 0; !(await isOver(page)); ) {
    if (steps > 600) throw new Error('the bout does not end');
    if ((await takeOneStep(page, n => chance.int(n))) === null) await page.waitForTimeout(30);
    else steps++;
  }
}

test('two taps from home to a table; a bout to its end on a phone; the record verifies outside the browser', async () => {
  const page = await house.visit({ viewport: PHONE, hasTouch: true, reducedMotion: 'no-preference' });
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play FITE' }).click();
  await page.getByText('Pick a super power').first().waitFor();
  await playToTheEnd(page, 1);
  // The last dice are seen first; then who won, with nothing in front of it.
  await page.locator('.fite-verdict').waitFor();
  const edges = (): Promise<number[]> =>
    page.evaluate(() =>
      ['.fite-stage', '.fite-corner[data-side="near"]', '.fite-ask', '.match-end'].flatMap(part => {
        const { top, bottom } = document.querySelector(part)!.getBoundingClientRect();
        return [Math.round(top), Math.round(bottom)];
      }),
    );
  // What has just come is still on its way for a moment.
  const areInOrder = (all: readonly number[]): boolean => all.every((edge, i) => i === 0 || edge >= all[i - 1]!);
  await expect.poll(async () => areInOrder(await edges())).toBe(true);
  expect((await edges()).at(-1)).toBeLessThanOrEqual(PHONE.height);
  await page.getByRole('link', { name: 'Replay and proof' }).click();
  await page.getByRole('button', { name: 'Verify the dice' }).click();
  await page
    .getByText(/^Proved: all \d+ steps follow the rules/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Share this moment' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ]);
  const record = await readFile(await saved.path(), 'utf8');
  expect(verifyRecord(findGame, record)).toMatchObject({ ok: true, game: 'fite', dice: 'proved' });
  const forged = record.replace(/"chance":\[(\d)/, (_, die) => `"chance":[${(Number(die) % 6) + 1}`);
  expect(forged).not.toBe(record);
  expect(verifyRecord(findGame, forged)).toMatchObject({ ok: false });
});

test('a bout survives a reload in the middle, with everything that was chosen', async () => {
  const page = await house.visit({ viewport: WIDE });
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play FITE' }).click();
  await page.getByRole('radio', { name: /Tough/ }).check();
  await page.getByRole('button', { name: 'Lock it in' }).click();
  await page.getByRole('radio', { name: /^Tactical/ }).check();
  await page.getByRole('button', { name: 'Lock it in' }).click();
  await page.getByRole('slider', { name: 'Dice to attack' }).waitFor();
  const before = await page.getByRole('complementary', { name: 'Log' }).innerText();
  await page.reload();
  await page.getByRole('slider', { name: 'Dice to attack' }).waitFor();
  expect(await page.getByRole('complementary', { name: 'Log' }).innerText()).toBe(before);
  await playToTheEnd(page, 2);
  await page.getByRole('button', { name: 'Rematch' }).click();
  // Seats are turned: the blue corner is now ours.
  await page.getByText('Blue corner').first().waitFor();
  expect(await page.locator('.fite-corner[data-side="near"]').getAttribute('data-seat')).toBe('1');
});

test('by keys: past the ways in one press; whoever listens is told which page they came to', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(house.url);
  await page.locator('.game-card').first().waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await page.keyboard.press('Tab');
  // Whoever has never been here meets Play first.
  expect((await page.locator(':focus').textContent())!.trim()).toBe('Play FITE');
  for (const [way, title] of [
    ['Lobby', 'Lobby'],
    ['Games', 'Roundhouse'],
  ] as const) {
    await tabTo(page, way);
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText(title, { exact: true }).waitFor({ state: 'attached' });
  }
});

test('a whole bout by keys alone', async () => {
  const page = await house.visit({ viewport: WIDE });
  await page.goto(house.url);
  await tabTo(page, 'Play FITE');
  await page.keyboard.press('Enter');
  await page.locator('.fite-powers').waitFor();
  const used = new Set<string>();
  for (let presses = 0; !(await isOver(page)); presses++) {
    if (presses > 2500) throw new Error('the bout does not end by keys');
    const at = await focused(page);
    used.add(at.kind);
    await page.keyboard.press(keyFor(at, presses));
    if (at.kind === 'die' && !at.pressed) await page.keyboard.press('Tab');
  }
  expect([...used]).toEqual(expect.arrayContaining(['fite-power', 'fite-place', 'range', 'submit']));
  await tabTo(page, 'Rematch');
  await page.keyboard.press('Enter');
  await page.locator('.fite-powers').waitFor();
}, 180_000);

test('conceding by the keyboard is told once, and the keys go on at the rematch', async () => {
  const page = await house.visit({ viewport: WIDE });
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play FITE' }).click();
  // Who gives up before the table is laid is led on by the page instead, as below.
  await page.locator('.fite-powers').waitFor();
  await page.getByRole('button', { name: 'Concede' }).press('Enter');
  await page.locator('.fite-ask:focus').waitFor();
  const said = page.getByRole('status').filter({ hasText: /^Pip wins the bout: by concession\.$/ });
  await said.waitFor({ state: 'attached' });
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').innerText()).toMatch(/rematch/i);
  // A long game asks first. A table that has nothing more to ask leaves the keys to the page.
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play Circus Combat' }).click();
  await page.locator('.circus-stage').waitFor();
  await page.getByRole('button', { name: 'Concede' }).press('Enter');
  const asked = page.getByRole('dialog', { name: 'Concede?' });
  await asked.getByText('The game ends at once, and Toto wins.').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByRole('button', { name: 'Rematch' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Concede' }).press('Enter');
  await asked.getByRole('button', { name: 'Concede' }).press('Enter');
  await page.getByRole('button', { name: 'Rematch' }).and(page.locator(':focus')).waitFor();
  // Opened again later, a finished match leaves the keys at the head of the page.
  await page.reload();
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test('a dialog that two keys in a row shut and open again is open', async () => {
  const page = await house.visit();
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play Circus Combat' }).click();
  await page.locator('.circus-stage').waitFor();
  const keyboard = await page.context().newCDPSession(page);
  const press = (key: string, code: number, text?: string) =>
    (['keyDown', 'keyUp'] as const).map(type =>
      keyboard.send('Input.dispatchKeyEvent', {
        type,
        key,
        code: key,
        windowsVirtualKeyCode: code,
        ...(text && { text }),
      }),
    );
  await page.getByRole('button', { name: 'Concede' }).press('Enter');
  const asked = page.getByRole('dialog', { name: 'Concede?' });
  for (let i = 0; i < 5; i++) {
    await asked.waitFor();
    // The second is on its way before the page has heard of the first.
    await Promise.all([...press('Escape', 27), ...press('Enter', 13, '\r')]);
  }
  // Had the last one been lost, it would be shut by now.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))));
  expect(await asked.isVisible()).toBe(true);
});

interface Focused {
  readonly kind: string;
  readonly checked: boolean;
  readonly pressed: boolean;
}

/** What the keyboard is on. */
const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const at = document.activeElement;
    const input = at instanceof HTMLInputElement ? at : null;
    const kind = at?.matches('.fite-touch') ? 'die' : at?.matches('.fite button[type="submit"]') ? 'submit' : null;
    return {
      kind: kind ?? (input?.type === 'radio' ? input.name : (input?.type ?? 'elsewhere')),
      checked: input?.checked ?? false,
      pressed: at?.getAttribute('aria-pressed') === 'true',
    };
  });

function keyFor({ kind, checked }: Focused, presses: number): string {
  switch (kind) {
    case 'fite-power':
    case 'fite-place':
      return checked ? 'Enter' : presses % 3 === 0 ? 'ArrowRight' : 'Space';
    case 'fite-mode':
    case 'range':
    case 'submit':
      return 'Enter';
    default:
      return 'Tab';
  }
}

test('dice are changed by keys: touched, taken back, and sent', async () => {
  const page = await house.visit({ viewport: WIDE });
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play FITE' }).click();
  await page.getByRole('radio', { name: /None/ }).check();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: /^Tactical/ }).check();
  await page.keyboard.press('Enter');
  await page.getByRole('slider', { name: 'Dice to attack' }).waitFor();
  // Five to attack, so that the last of them can be moved away.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Flip' }).waitFor();
  const die = page.locator('.fite-touch').first();
  await die.focus();
  await page.keyboard.press('Space');
  const picked = page.locator('.fite-touch[aria-pressed="true"]');
  expect(await picked.count()).toBe(1);
  expect(await page.locator('.fite-note').first().innerText()).toMatch(/^Move the \d from attack to defence$/);
  await picked.press('Space');
  expect(await picked.count()).toBe(0);
  expect((await page.locator('.fite-note').first().innerText()).split(/\s*\n/)).toEqual([
    'Leave the dice as they lie',
    'Touch a die to move it across.',
  ]);
  await page.getByRole('button', { name: 'Lock it in' }).press('Enter');
  await page.getByRole('button', { name: 'Next turn' }).or(page.locator('.match-end')).first().waitFor();
});

test('something that is not allowed says which rule stops it, and the paragraph is a press away', async () => {
  const page = await house.visit();
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play FITE' }).click();
  await page.getByRole('radio', { name: /None/ }).check();
  await page.getByRole('button', { name: 'Lock it in' }).click();
  await page.getByRole('radio', { name: /^Offensive/ }).check();
  await page.getByRole('button', { name: 'Lock it in' }).click();
  await page.getByRole('slider', { name: 'Dice to attack' }).press('Home');
  await page.locator('.fite-lane').first().locator('.fite-touch').click();
  const refusal = page.getByRole('alert');
  await refusal.waitFor();
  expect(await refusal.innerText()).toContain('FITE-25');
  // It leaves with the next thing done at the table.
  await page.getByRole('slider', { name: 'Dice to attack' }).click();
  await refusal.waitFor({ state: 'detached' });
  await page.getByRole('slider', { name: 'Dice to attack' }).press('Home');
  await page.locator('.fite-lane').first().locator('.fite-touch').click();
  await refusal.waitFor();
  await refusal.getByRole('button', { name: 'Rule FITE-25' }).click();
  const paragraph = page.locator('[data-rule="FITE-25"]');
  await paragraph.waitFor();
  expect(await paragraph.evaluate(element => element === document.activeElement)).toBe(true);
  await page.getByRole('searchbox').fill('dazed');
  expect(await page.locator('.rule').count()).toBeLessThan(20);
  await page.getByText('FITE-46').first().waitFor();
});

/** How much of one thing lies over another, in square pixels. */
async function overlapOf(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

test('a hint says what the champion would do, and why not another move, and hides nothing it speaks of; conceding against a bot is one press', async () => {
  const page = await house.visit();
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play FITE' }).click();
  await page.locator('.fite-powers').waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.getByRole('region', { name: 'Hint' });
  await hint.getByText(/^Sable would say: (Take|Enter)/).waitFor();
  const marked = page.locator('[data-hinted]');
  await marked.waitFor();
  expect(await marked.count()).toBe(1);
  expect(await overlapOf(hint, marked)).toBe(0);
  expect(await overlapOf(hint, page.getByRole('button', { name: 'Lock it in' }))).toBe(0);
  await hint.getByLabel('Why not this?').selectOption({ label: 'Enter without a power' });
  await hint.getByText(/It promises \d+% to win, the advised move \d+%\.|nothing between the two|no worse/).waitFor();
  await hint.getByRole('button', { name: 'Close the hint' }).click();
  await hint.waitFor({ state: 'detached' });
  expect(await marked.count()).toBe(0);
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByText('Pip wins the bout: by concession.').first().waitFor();
});

test('a match that was begun by older rules goes on, and its log says so', async () => {
  const page = await house.visit({ viewport: WIDE });
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play FITE' }).click();
  const log = page.getByRole('complementary', { name: 'Log' });
  await page.locator('.fite-powers').waitFor();
  // The bot's answer is kept too; nothing may be written after what follows.
  await page.getByText('Pip has chosen').first().waitFor({ state: 'attached' });
  expect(await log.getByText('Begun by version').count()).toBe(0);
  await changeKept<KeptSolo>(page, 'match.', kept => ({ ...kept, match: { ...kept.match, version: 0 } }));
  await page.reload();
  await log.getByText(/^Begun by version 0 of the rules; version \d+ is played now\./).waitFor();
  await page.getByRole('radio', { name: /Tough/ }).check();
  await page.getByRole('button', { name: 'Lock it in' }).click();
  await page.getByRole('radio', { name: /^Tactical/ }).waitFor();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('link', { name: 'Replay and proof' }).click();
  await page.getByText(/played by version 0 of the rules of FITE.*it can be watched, not replayed/).waitFor();
});

const OTHERS = [
  { game: 'Circus Combat', asks: '.circus-ask[data-asked]', prompt: '.circus-prompt' },
  { game: 'Element Circle', asks: '.ec-ask[data-asked]', prompt: '.ec-prompt' },
];

test.each(OTHERS)('$game: one line asks, a hint says what and why, and a reload changes nothing', async at => {
  const page = await house.visit({ viewport: WIDE });
  await page.goto(house.url);
  await page.getByRole('button', { name: `Play ${at.game}` }).click();
  await page.locator(at.asks).waitFor();
  const table = async () => ({
    asked: await page.locator(at.prompt).innerText(),
    log: await page.getByRole('complementary', { name: 'Log' }).innerText(),
  });
  const before = await table();
  expect(before.asked).toMatch(/^\p{L}.*[.?]$/u);
  // A bot that had no time to imagine a game of each move says what, but not why.
  const hint = async (): Promise<string> => {
    await page.getByRole('button', { name: 'Hint' }).click();
    const advice = page.getByRole('region', { name: 'Hint' });
    await advice.getByText(/^(Zampa|Sage) would say: /).waitFor();
    return (await advice.innerText()).replace(/\s+/g, ' ');
  };
  await expect.poll(hint).toMatch(/^(?:Zampa|Sage) would say: .+\. .*(?:\d+% to win|nothing else to do)/);
  await page.reload();
  await page.locator(at.asks).waitFor();
  expect(await table()).toEqual(before);
});

/** Notes how long each motion lasts that begins in the page. */
async function watchMotion(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const lasted: number[] = [];
    Object.assign(globalThis, { lasted });
    const note = ({ target }: Event): void => {
      for (const one of (target as Element).getAnimations()) lasted.push(Number(one.effect?.getTiming().duration));
    };
    for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, note, true);
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      const one = animate.apply(this, given);
      lasted.push(Number(one.effect?.getTiming().duration));
      return one;
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { lasted: number[] }).lasted.filter(ms => ms > 20));
}

test.each([
  { game: 'FITE', at: '/learn/fite/turn', presses: [/^Offensive/, 'Lock it in'] },
  {
    game: 'Circus Combat',
    at: '/learn/circus-combat/swap',
    presses: [/^Exchange positions 1 and 2/, 'Exchange 1 and 2'],
  },
  { game: 'Element Circle', at: '/learn/element-circle/open', presses: [/^Tree/, 'Cast Tree'] },
])('$game moves shortly for those who want it, and holds still for those who do not', async ({ at, presses }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const page = await house.visit({ viewport: WIDE, reducedMotion });
    const motions = await watchMotion(page);
    await page.goto(house.url + at);
    for (const name of presses)
      await page.getByRole('button', { name }).or(page.getByRole('radio', { name })).first().click();
    await page
      .getByText(/^(?:Well done|Not quite)\./)
      .first()
      .waitFor();
    // Longer than a button takes to look pressed: something on the table.
    if (reducedMotion === 'reduce') expect(await motions()).toEqual([]);
    else await expect.poll(async () => (await motions()).filter(ms => ms >= 150).length).toBeGreaterThan(0);
    expect(Math.max(0, ...(await motions()))).toBeLessThanOrEqual(400);
  }
});

/** A bout without powers of one who attacks with a single die, which the solution knows to be wrong, and never reacts. */
function lostByTimidity(): Match {
  const game = findGame('fite')!;
  const match = openMatch(game, {
    seats: [{ name: 'Ada' }, { name: 'Hugo' }],
    options: { powers: 'off' },
    seed: '5'.repeat(64),
    at: Date.UTC(2026, 0, 1, 12),
  });
  while (game.payoffs(match.state) === null) {
    const seat = game.toAct(match.state)[0]!;
    const moves: readonly { type: string; off?: number }[] = game.legalMoves(match.state, seat);
    const split = moves.filter(({ type }) => type === 'split').toSorted((a, b) => a.off! - b.off!);
    play(game, match, seat, split.at(seat === 0 ? 0 : -1) ?? moves[0]!, match.log.at(-1)!.at + 1);
  }
  expect(game.payoffs(match.state)![0]).toBe(0);
  return match;
}

test('whoever has lost is shown the decision that cost most, and tries again from there', async () => {
  const page = await house.visit({ viewport: PHONE });
  const over = { name: 'over', match: lostByTimidity(), seat: 0 };
  await page.goto(`${house.url}/nowhere`);
  await plant(page, Object.fromEntries([entryOf(over)]));
  await page.goto(house.url + pathOf(over));
  await page.getByRole('button', { name: 'Where did I lose?' }).click();
  const answer = page.getByRole('dialog', { name: 'Where did I lose?' });
  await answer.getByText(/^You chose: .*\.$/).waitFor();
  await answer.getByText(/looked better: about \d+ more wins in a hundred\.$/).waitFor();
  await expectFit(page, 'where a match was lost');
  const link = await answer.getByRole('link', { name: 'See it on the board' }).getAttribute('href');
  expect(link).toMatch(/^\/replay\/fite-over\?step=\d+&seat=1&better=\d+$/);
  await answer.getByRole('button', { name: 'Try it again from there' }).click();
  await page.locator('.fite-corner').first().waitFor();
  expect(new URL(page.url()).pathname).not.toBe(pathOf(over));
  await page.getByRole('button', { name: 'Concede' }).waitFor();
  // On the board the better move is marked, the question is asked again, and playing on begins with the answer.
  await page.goto(house.url + link);
  const better = page.getByRole('region', { name: 'A better move' });
  await better.getByText(/^Better: /).waitFor();
  await page.locator('.match-main [data-hinted]').first().waitFor();
  const slider = page.getByRole('slider', { name: 'Dice to attack' });
  await slider.waitFor();
  await expectFit(page, 'a better move on the board');
  await better.getByRole('button', { name: 'Play it' }).click();
  await page.waitForURL(/\/solo\//);
  // The division is made: it is not asked again.
  await page.locator('.fite-ask').waitFor();
  expect(await slider.count()).toBe(0);
  // And back to what was done.
  await page.goto(house.url + link);
  await better.getByRole('button', { name: 'Back to what was done' }).click();
  await better.waitFor({ state: 'detached' });
  expect(await page.locator('[data-hinted]').count()).toBe(0);
});
