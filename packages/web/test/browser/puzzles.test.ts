/** Puzzles: one solved by pointing at the real table, with undo and hints; stars that stay; the daily one; every page for axe. */

import { nodeAt } from '@roundhouse/games/circuitry/nodes.ts';
import { positionOf } from '@roundhouse/games/circuitry/puzzles/puzzle.ts';
import { PUZZLES } from '@roundhouse/games/circuitry/puzzles/puzzles.ts';
import { circuitry } from '@roundhouse/games/circuitry/rules.ts';
import type { Move, State } from '@roundhouse/games/circuitry/state.ts';
import { nodeSaid } from '@roundhouse/games/circuitry/table/targets.ts';
import { puzzles } from '@roundhouse/games/circuitry/words/en/puzzles.ftl.ts';
import { words } from '@roundhouse/games/circuitry/words/en/words.ftl.ts';
import { puzzlesFrom } from '@roundhouse/games/circuitry/words/puzzles.ts';
import { dateOf, dayOf, puzzleOfDay } from '@roundhouse/games/puzzles.ts';
import { copyPlain } from '@roundhouse/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectFit } from './fit.ts';
import { PHONE, useHouse, WIDE } from './open.ts';

const house = useHouse();
const { says } = words;
const english = puzzlesFrom(puzzles, words);

const SHELF = '/puzzles/circuitry';

/** Solved by steps, a Rotate, a gain and the delivery. */
const PUZZLE = PUZZLES.find(
  ({ solution }) =>
    solution.some(({ type }) => type === 'rotate') &&
    solution.every(({ type }) => ['step', 'rotate', 'gain', 'deliver'].includes(type)),
)!;

const counted = (page: Page) => page.locator('.puzzle-counts dd').first();

/** Presses what a move names, the card that pays for it, and the button that plays it. */
async function playByPointing(page: Page, move: Move, state: State): Promise<void> {
  const view = circuitry.view(state, 0);
  const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click();
  if (move.type === 'step') await press(says.stepTo(nodeSaid({ view }, move.to, says), 1));
  else if (move.type === 'gain') await press(says.chargePoint(nodeAt(view.players[0]!.pawn!).charge!));
  else if (move.type === 'deliver') await press(says.masterNode);
  else if (move.type === 'rotate') {
    await page.locator('[data-thing="mini:Rotate"]').click();
    await press(says.card(move.card, view.board.find(({ card }) => card === move.card)!.face));
  }
  if ('pay' in move) await page.locator(`[data-thing="mini:${move.pay}"]`).click();
  await page.locator('.cir-do').click();
}

test('a puzzle solved by pointing, with a play taken back, earns three stars that stay', async () => {
  const page = await house.visit({ viewport: WIDE });
  await page.goto(`${house.url}${SHELF}`);
  await page.getByRole('link', { name: english.title(PUZZLE.id) }).click();
  await page.locator('.cir-table').waitFor();
  await expect.poll(() => counted(page).textContent()).toBe('0');
  const state = positionOf(PUZZLE);
  let cards = 0;
  for (const [i, move] of PUZZLE.solution.entries()) {
    await playByPointing(page, move, state);
    cards++;
    await expect.poll(() => counted(page).textContent()).toBe(String(cards));
    if (i === 0) {
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => counted(page).textContent()).toBe('0');
      await playByPointing(page, move, state);
      await expect.poll(() => counted(page).textContent()).toBe('1');
    }
    circuitry.apply(state, 0, copyPlain(move), { chance: null as never, seal() {} });
  }
  await page
    .getByText(`Solved with ${english.spent!(PUZZLE.par)}`)
    .first()
    .waitFor();
  await page.getByText('Nobody can do it with fewer.').first().waitFor();
  await page.getByRole('link', { name: 'All puzzles' }).click();
  const onShelf = page.getByRole('link', { name: english.title(PUZZLE.id) });
  await onShelf.getByText('3 stars').waitFor();
  await page.reload();
  await onShelf.getByText('3 stars').waitFor();
});

test('hints point, then tell, then play; with them a puzzle earns one star, on a phone', async () => {
  const page = await house.visit({ viewport: PHONE, hasTouch: true });
  await page.goto(`${house.url}${SHELF}/${PUZZLE.id}`);
  await page.locator('.cir-table').waitFor();
  await expectFit(page, 'a puzzle');
  for (let played = 0; played < PUZZLE.solution.length; played++) {
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('button', { name: 'Tell me' }).click();
    if (played === 0) await expectFit(page, 'a hint');
    await page.getByRole('button', { name: 'Play it' }).click();
    await expect.poll(() => counted(page).textContent()).toBe(String(played + 1));
  }
  await page.getByText('With help: one star.').first().waitFor();
  await expectFit(page, 'a puzzle solved');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => counted(page).textContent()).toBe('0');
});

test('the shelf of a game’s puzzles is where it is learned, and fit to be seen', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/learn`);
  await page.getByRole('region', { name: 'Circuitry' }).getByRole('link', { name: 'Puzzles' }).click();
  await page.getByText(/^Daily puzzle, \d{1,2} \w+ \d{4}$/).waitFor();
  await expectFit(page, 'the shelf of puzzles');
  await page.getByRole('link', { name: 'Solve it' }).click();
  await page.locator('.cir-table').waitFor();
  await page.goto(`${house.url}${SHELF}/nosuch`);
  await page.getByText('There is no such puzzle').waitFor();
});

test('past daily puzzles are in the archive, those to come are not, and what is solved late mends no streak', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}${SHELF}`);
  await page.getByText('Past daily puzzles').click();
  await expectFit(page, 'the archive');
  const today = dayOf(Date.now());
  const yesterday = puzzleOfDay(PUZZLES as never, today - 1);
  await page
    .getByRole('link', { name: new RegExp(`${english.title(yesterday.id)}, .*not solved yet`) })
    .first()
    .click();
  await page.locator('.cir-table').waitFor();
  expect(new URL(page.url()).pathname).toMatch(/\/\d{4}-\d\d-\d\d$/);
  for (
    let played = 0;
    played < yesterday.solution.length && !(await page.locator('.puzzle-solved').isVisible());
    played++
  ) {
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('button', { name: 'Tell me' }).click();
    await page.getByRole('button', { name: 'Play it' }).click();
  }
  await page.getByRole('button', { name: 'Copy result' }).waitFor();
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await page.getByText('Past daily puzzles').click();
  await page
    .getByRole('link', { name: new RegExp(`${english.title(yesterday.id)}, .*1 star`) })
    .first()
    .waitFor();
  expect(await page.getByText('in a row').count()).toBe(0);
  await page.goto(`${house.url}${SHELF}/${dateOf(today + 1)}`);
  await page.getByText('There is no such puzzle').waitFor();
});

test.each([
  ['en', 'Hint', 'Tell me', 'Play it'],
  ['de', 'Tipp', 'Verraten', 'Spielen'],
])(
  'on a phone a hint cuts nobody’s corner, and once the move is made nothing more is asked: %s',
  async (locale, hint, tell, play) => {
    const page = await house.visit({ viewport: PHONE, hasTouch: true, locale });
    await page.goto(`${house.url}/puzzles/fite/2026-11-19`);
    const ask = page.locator('.fite-ask');
    await ask.waitFor();
    const bottomOfOwn = (): Promise<number> =>
      page.locator('.fite-corner[data-side="near"]').evaluate(own => own.getBoundingClientRect().bottom);
    for (const name of [hint, tell]) {
      await page.getByRole('button', { name, exact: true }).click();
      expect(await bottomOfOwn()).toBeLessThanOrEqual(await ask.evaluate(asked => asked.getBoundingClientRect().top));
    }
    await page.getByRole('button', { name: play, exact: true }).click();
    await page.locator('.puzzle-solved').waitFor();
    expect(await ask.isVisible()).toBe(false);
    // What came of it lies there instead, with the hit that decides.
    await page
      .locator('.fite-lane')
      .filter({ hasText: /1 (hit|Treffer)/i })
      .waitFor();
    expect(await page.locator('.match-main').getByRole('radio', { disabled: false }).count()).toBe(0);
  },
);
