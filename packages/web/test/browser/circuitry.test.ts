/** Circuitry as people play it: a last turn by pointing and by keys alone, a puzzle by keys, a play that may be stopped. */

import { nodeAt } from '@roundhouse/games/circuitry/nodes.ts';
import { positionOf } from '@roundhouse/games/circuitry/puzzles/puzzle.ts';
import { PUZZLES } from '@roundhouse/games/circuitry/puzzles/puzzles.ts';
import { circuitry } from '@roundhouse/games/circuitry/rules.ts';
import type { Move, State } from '@roundhouse/games/circuitry/state.ts';
import { nodeSaid } from '@roundhouse/games/circuitry/table/targets.ts';
import { scene } from '@roundhouse/games/circuitry/test/scene.ts';
import { walk } from '@roundhouse/games/circuitry/test/walker.ts';
import { words as english } from '@roundhouse/games/circuitry/words/en/words.ftl.ts';
import { copyPlain, type Match, openMatch, play } from '@roundhouse/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SHAPE } from '../../src/play/kept/entries.ts';
import type { KeptSolo } from '../../src/play/kept/kept-matches.ts';
import { expectFit } from './fit.ts';
import { plant } from './kept.ts';
import { PHONE, useHouse, WIDE } from './open.ts';

const house = useHouse();
const { says } = english;

const BEGAN = Date.UTC(2026, 10, 16, 12);
const stateOf = ({ state }: Match): State => state as State;

/** A game of two plain walkers, told before every answer of seat 0; the same for the same digit. */
function walked(digit: number, look: (match: Match, move: Move) => void, answer = walk): Match {
  const seats = ['Ada', 'Bo'].map(name => ({ name }));
  const match = openMatch(circuitry, { seats, seed: String(digit).repeat(64), at: BEGAN });
  for (let i = 0; i < 400 && stateOf(match).result === null; i++) {
    const seat = circuitry.toAct(stateOf(match))[0]!;
    const move = answer(stateOf(match), seat);
    if (seat === 0) look(match, move);
    play(circuitry, match, seat, move, BEGAN + 1000 * i);
  }
  return match;
}

interface LastTurn {
  /** Once everything is drawn. */
  readonly match: Match;
  /** What is left to do until the delivery that wins. */
  readonly moves: readonly Move[];
}

/** The last turn of a game that seat 0 wins by two steps or more, and which nobody is able to stop. */
function lastTurn(): LastTurn {
  for (let digit = 1; digit < 10; digit++) {
    let found: { match: Match; moves: Move[] } | null = null;
    let turn = -1;
    const end = walked(digit, (match, move) => {
      const { round, stack } = stateOf(match);
      if (stack.at(-1)!.name !== 'menu') return;
      if (round !== turn) found = { match: structuredClone(match), moves: [] };
      turn = round;
      found!.moves.push(copyPlain(move));
    });
    const last = found as LastTurn | null;
    const isPlain = last?.moves.every(({ type }) => type === 'step' || type === 'deliver');
    const mayBeStopped = last && stateOf(last.match).players[1]!.minis.includes('Inhibit');
    if (stateOf(end).result?.winners[0] === 0 && last && last.moves.length > 2 && isPlain && !mayBeStopped) return last;
  }
  throw new Error('no walker wins like that');
}

/** A page on which a match goes on; `players` besides the first are bots unless they are people. */
async function sitDown(page: Page, match: Match, players: KeptSolo['players'] = ['person', 'greedy']): Promise<void> {
  await page.goto(house.url);
  const kept: KeptSolo = { kind: 'solo', id: 'planted', match, seat: 0, players, over: false, at: BEGAN };
  await plant(page, { 'match.planted': { shape: SHAPE, value: kept } });
  await page.goto(`${house.url}/solo/planted`);
  await page.locator('.cir-table, .cover').first().waitFor();
}

/** What has to be pressed on the board for a move. */
function labelOf(move: Move, state: State): string {
  const view = circuitry.view(state, 0);
  if (move.type === 'step') return says.stepTo(nodeSaid({ view }, move.to!, says), 1);
  if (move.type === 'gain') return says.chargePoint(nodeAt(view.players[0]!.pawn!).charge!);
  if (move.type === 'deliver') return says.masterNode;
  throw new Error(`'${move.type}' is not pressed on the board`);
}

/** Chooses by pointing, picks the card that pays, and confirms. */
async function point(page: Page, move: Move, state: State): Promise<void> {
  await page.getByRole('button', { name: labelOf(move, state), exact: true }).click();
  if ('pay' in move) await page.locator(`[data-thing="mini:${move.pay}"]`).click();
  await page.locator('.cir-do').click();
}

/** Goes with Tab until what has the focus is called like this, and presses Enter. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const isThere = (said: string): boolean => (typeof name === 'string' ? said.startsWith(name) : name.test(said));
  for (let presses = 0; presses < 120; presses++) {
    const said = await page.evaluate(() => {
      const { ariaLabel, textContent } = document.activeElement ?? document.body;
      return document.activeElement === document.body ? '' : (ariaLabel ?? textContent ?? '').trim();
    });
    if (isThere(said)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard never reached '${name}'`);
}

const advance = (state: State, move: Move): void =>
  void circuitry.apply(state, 0, copyPlain(move), { chance: null as never, seal() {} });

test('a turn by pointing: what each step brings is said before, and the delivery ends on a stage', async () => {
  const { match, moves } = lastTurn();
  const page = await house.visit({ viewport: WIDE });
  await sitDown(page, match);
  const state = copyPlain(stateOf(match));
  for (const move of moves) {
    await page.getByRole('button', { name: labelOf(move, state), exact: true }).waitFor();
    if (move.type === 'step') {
      await page.getByRole('button', { name: labelOf(move, state), exact: true }).click();
      await page.locator('.cir-changes', { hasText: 'You' }).waitFor();
      expect(await page.locator('.cir-route').count()).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
    }
    await point(page, move, state);
    advance(state, move);
  }
  await page.getByRole('heading', { name: 'You win' }).waitFor();
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await page.locator('.cir-board').waitFor();
});

test('the same turn by keys alone: several steps are one walk, and it is won', async () => {
  const { match, moves } = lastTurn();
  const page = await house.visit({ viewport: WIDE });
  await sitDown(page, match);
  const steps = moves.flatMap(move => (move.type === 'step' ? [move] : []));
  const view = circuitry.view(stateOf(match), 0);
  const goal = says.stepTo(nodeSaid({ view }, steps.at(-1)!.to!, says), steps.length);
  await press(page, goal);
  await page.getByRole('button', { name: says.confirm.walk(steps.length) }).waitFor();
  // Pressed again it is walked.
  await press(page, goal);
  await page.getByRole('button', { name: says.masterNode, exact: true }).waitFor();
  await press(page, says.masterNode);
  await press(page, says.masterNode);
  await page.getByRole('heading', { name: 'You win' }).waitFor();
});

test('a puzzle by keys alone earns three stars', async () => {
  const puzzle = PUZZLES.find(({ solution }) =>
    solution.every(({ type }) => ['step', 'rotate', 'gain', 'deliver'].includes(type)),
  )!;
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/puzzles/circuitry/${puzzle.id}`);
  await page.locator('.cir-table').waitFor();
  const state = positionOf(puzzle);
  const counted = page.locator('.puzzle-counts dd').first();
  for (const [i, move] of puzzle.solution.entries()) {
    if (move.type === 'rotate') {
      await press(page, says.mini('Rotate'));
      await press(page, says.card(move.card, state.board.find(({ card }) => card === move.card)!.face));
    } else await press(page, labelOf(move, state));
    // A certain card pays, where there are several.
    const card = 'pay' in move ? page.locator(`[data-thing="mini:${move.pay}"]`) : null;
    if (card && (await card.getAttribute('aria-pressed')) !== 'true')
      await press(page, new RegExp(`^${says.mini((move as { pay: 'K' }).pay)}, `));
    await press(page, new RegExp(`^${says.confirm[move.type as 'step']}$`));
    await expect.poll(() => counted.textContent()).toBe(String(i + 1));
    advance(state, move);
  }
  await page.getByText('Nobody can do it with fewer.').first().waitFor();
});

/** Games under way in which seat 0 may step with a card that could be stopped; Bo has an Inhibit or has none. */
function beforeAStep(hasInhibit: boolean): { readonly match: Match; readonly move: Extract<Move, { type: 'step' }> } {
  let found: ReturnType<typeof beforeAStep> | null = null;
  for (let digit = 1; digit < 10 && !found; digit++) {
    walked(digit, match => {
      const state = stateOf(match);
      if (found || state.stack.at(-1)!.name !== 'menu' || state.players[0]!.inhibited !== null) return;
      if (state.players[1]!.minis.includes('Inhibit') !== hasInhibit) return;
      const steps = circuitry.legalMoves(state, 0).filter(move => move.type === 'step');
      const move = steps.find(({ to, pay, exit }) => exit === null && pay !== 'K' && to && nodeAt(to).colour !== pay);
      if (move) found = { match: structuredClone(match), move };
    });
  }
  if (!found) throw new Error('no such position');
  return found;
}

test('two at one device: after every such step all are asked alike, and whoever holds an Inhibit may stop it', async () => {
  const covers: string[] = [];
  for (const hasInhibit of [false, true]) {
    const { match, move } = beforeAStep(hasInhibit);
    const page = await house.visit({ viewport: PHONE });
    await sitDown(page, match, ['person', 'person']);
    const cover = page.locator('.cover');
    if (await cover.isVisible()) await cover.getByRole('button', { name: /Ada/ }).first().click();
    await point(page, move, stateOf(match));
    await cover.waitFor();
    // The table is gone, whoever has what.
    expect(await page.locator('.cir-hand').count()).toBe(0);
    covers.push(
      await cover
        .locator('h2, .lead, button')
        .allInnerTexts()
        .then(texts => texts.join('\n')),
    );
    if (hasInhibit) {
      await cover.getByRole('button', { name: /Bo/ }).first().click();
      await expectFit(page, 'a play that may be stopped');
      await page.getByRole('button', { name: says.stopIt }).click();
      await cover.waitFor();
      await cover.getByRole('button', { name: /Ada/ }).first().click();
      await page.locator('.cir-player[data-mine] .cir-pawn-lock').waitFor();
      expect(await page.locator('.cir-aim').innerText()).toContain(says.inhibitedMeans);
      await page.locator('.cir-player[data-mine] button').click();
      await page.getByRole('dialog', { name: says.knownOwn }).waitFor();
    } else {
      await cover.getByRole('button').first().click();
      await cover.getByRole('button', { name: /Ada/ }).first().click();
      await page.locator('.cir-hand').waitFor();
    }
    await page.context().close();
  }
  expect(covers[0]).toBe(covers[1]);
});

test('at one device the stage names who won: everybody looks at it', async () => {
  const { match, moves } = lastTurn();
  for (const move of moves) play(circuitry, match, 0, copyPlain(move), BEGAN);
  const page = await house.visit({ viewport: PHONE });
  await sitDown(page, match, ['person', 'person']);
  await page.getByRole('heading', { name: 'Ada wins' }).waitFor();
});

/** Lays whatever can be laid before anything else. */
const builds: typeof walk = (state, seat) =>
  circuitry.legalMoves(state, seat).find(({ type }) => type === 'layCard') ?? walk(state, seat);

/** A game under way with so many cards on the board. */
function grown(cards: number): Match {
  for (let digit = 1; digit < 10; digit++) {
    let found: Match | null = null;
    const look = (match: Match): void => {
      const { board, stack } = stateOf(match);
      if (!found && board.length >= cards && stack.at(-1)!.name === 'menu') found = structuredClone(match);
    };
    walked(digit, look, builds);
    if (found) return found;
  }
  throw new Error('no board grows like that');
}

test('a large board on a phone: a map shows what is in sight; wheel, keys and map move it, zero shows all', async () => {
  const page = await house.visit({ viewport: PHONE });
  await sitDown(page, grown(5));
  const map = page.locator('.cir-map');
  const sight = () =>
    page.locator('.cir-map-sight').evaluate(rect => ['x', 'y', 'width'].map(name => Number(rect.getAttribute(name))));
  await page.locator('.cir-board').focus();
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('+');
  await map.waitFor();
  const near = await sight();
  await page.mouse.move(60, 200);
  await page.mouse.wheel(0, 400);
  await expect.poll(async () => (await sight())[2]).toBeGreaterThan(near[2]!);
  const before = await sight();
  const { x, y, width, height } = (await map.boundingBox())!;
  await page.mouse.click(x + width - 5, y + height - 5);
  await expect.poll(sight).not.toEqual(before);
  await page.locator('.cir-board').focus();
  await page.keyboard.press('0');
  await expect.poll(() => map.isVisible()).toBe(false);
  // Every edge that leads elsewhere has its letter at both ends.
  const letters = await page.locator('.cir-wrap').allInnerTexts();
  for (const letter of new Set(letters)) expect(letters.filter(one => one === letter)).toHaveLength(2);
});

test('on a phone the pawn that is to be pushed comes into sight, wherever it is', async () => {
  const match = grown(8);
  const { players } = stateOf(match);
  players[0]!.minis.push('Force', 'K');
  const page = await house.visit({ viewport: PHONE });
  await sitDown(page, match);
  const isSeen = (at: string): Promise<boolean> =>
    page.locator('.cir-board').evaluate((board, selector) => {
      const [room, { x, y, width, height }] = [
        board.getBoundingClientRect(),
        board.querySelector(selector)!.getBoundingClientRect(),
      ];
      const [right, down] = [x + width / 2 - room.x, y + height / 2 - room.y];
      return right > 0 && right < room.width && down > 0 && down < room.height;
    }, at);
  const theirs = '.cir-pawn:not([data-mine])';
  expect(await isSeen(theirs)).toBe(false);
  await page.locator('[data-thing="mini:Force"]').click();
  await page.locator('.cir-target').first().waitFor();
  await expect.poll(() => isSeen(theirs)).toBe(true);
});

test('on a phone no button lies over the board when the first cards are taken', async () => {
  const page = await house.visit({ viewport: PHONE });
  const seats = ['Ada', 'Bo'].map(name => ({ name }));
  await sitDown(page, openMatch(circuitry, { seats, seed: '1'.repeat(64), at: BEGAN, options: { firstPlayer: 0 } }));
  await page.locator('.cir-supply[data-drawing]').waitFor();
  const covered = await page.locator('.cir-board').evaluate(board => {
    const boxesOf = (parts: string): DOMRect[] =>
      [...board.parentElement!.querySelectorAll(parts)].map(part => part.getBoundingClientRect());
    const buttons = boxesOf('.cir-zoom > button, .cir-corner > button');
    return boxesOf('.cir-card').filter(card =>
      buttons.some(
        one => one.left < card.right && one.right > card.left && one.top < card.bottom && one.bottom > card.top,
      ),
    );
  });
  expect(covered).toEqual([]);
  expect(await page.locator('.cir-card').count()).toBe(1);
});

test.each(['en', 'de'])('four at a phone: what pays is in sight, and chosen, in the hand, in %s', async locale => {
  const { match } = scene({
    board: '1F0@(0,0) 4F0@(0,1) 3F0@(0,-1)',
    players: [
      { at: 'O@4F.b2', minis: 'G G P K D L R O Rotate Force Portal Free', circuits: [17, 27] },
      { at: 'L@1F.c1' },
      { at: 'G@1F.a3' },
      { at: 'P@1F.c3' },
    ],
  });
  const page = await house.visit({ viewport: PHONE, locale });
  await sitDown(page, match, ['person', 'greedy', 'greedy', 'greedy']);
  const hand = page.locator('.cir-hand');
  const low = (): Promise<number> => hand.evaluate(one => Math.round(one.getBoundingClientRect().bottom));
  const top = (): Promise<number> =>
    page.locator('.cir-ask').evaluate(one => Math.round(one.getBoundingClientRect().top));
  for (const first of ['G', 'P']) {
    await page.locator('.cir-target[data-shape="node"]').first().dispatchEvent('click');
    await page.locator('.cir-do:enabled').waitFor();
    const card = page.locator(`[data-thing="mini:${first}"]`);
    await card.click();
    expect(await card.getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('.cir-chip[data-mini][aria-pressed="true"]').isVisible()).toBe(true);
    expect((await low()) - (await top())).toBeLessThanOrEqual(1);
    await page.keyboard.press('Escape');
  }
});

test('a card that was laid is back in the hand after one undo, as after one press', async () => {
  const seats = ['Ada', 'Bo'].map(name => ({ name }));
  const match = openMatch(circuitry, { seats, seed: '1'.repeat(64), at: BEGAN, options: { firstPlayer: 0 } });
  for (const from of ['Rotate', 'Flip']) play(circuitry, match, 0, { type: 'draw', from }, BEGAN);
  const page = await house.visit({ viewport: PHONE });
  await sitDown(page, match);
  const held = page.locator('.cir-circuit[data-can]');
  await held.first().click();
  await page.locator('.cir-target[data-shape="cell"]').first().click();
  await page.locator('.cir-do').click();
  await held.first().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Undo/ }).click();
  // It is tried out there again, and can be let go of.
  await page.getByRole('button', { name: says.notNow }).click();
  await page.locator('[data-thing="answer:endTurn"]').waitFor();
  expect(await held.count()).toBe(4);
});

test('whoever has to discard is told why, and does so from the hand', async () => {
  const full = scene({
    options: { restricted: 'on' },
    turn: { draws: 1 },
    stack: [{ name: 'drawing' }],
    players: [{ at: 'O@1F.a1', minis: 'G P D Free Force Portal Slide', carried: 1 }, { at: 'L@1F.c1' }],
  });
  full.play(0, { type: 'draw', from: 'Rotate' });
  const page = await house.visit({ viewport: PHONE });
  await sitDown(page, full.match);
  await page.locator('.cir-prompt', { hasText: 'You hold more than 8.' }).waitFor();
  await page.locator('[data-thing="mini:Slide"]').click();
  await page.locator('.cir-do').click();
  await page.locator('[data-thing="answer:endTurn"]').waitFor();
  // A movement card that is touched says what it is for, and is let go when it is touched again.
  const card = page.locator('[data-thing="mini:G"]');
  await card.click();
  expect(await page.locator('.cir-aim').innerText()).toBe(says.does.move);
  await card.click();
  expect(await card.getAttribute('aria-pressed')).toBe('false');
});

test('on a phone the log opens at its end', async () => {
  const page = await house.visit({ viewport: PHONE });
  await sitDown(page, grown(5));
  await page.getByRole('button', { name: 'Log' }).click();
  const lines = page.locator('dialog[open] .log > li');
  await lines.first().waitFor();
  expect(await lines.count()).toBeGreaterThan(20);
  await expect.poll(() => lines.last().evaluate(line => line.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
});

test('the winning delivery is seen first: until then nothing names who won, or leads to an ending', async () => {
  const { match, moves } = lastTurn();
  for (const move of moves.slice(0, -1)) play(circuitry, match, 0, copyPlain(move), BEGAN);
  const page = await house.visit({ viewport: PHONE, reducedMotion: 'no-preference' });
  await sitDown(page, match);
  // Whatever the page was at that moment, it is looked at when it was there.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const [ask, end] = ['.cir-layout .cir-ask', '.match-end'].map(part => document.querySelector<HTMLElement>(part));
      if (ask && end) seen.push(`${ask.innerText}, ${getComputedStyle(end).visibility}`);
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  await point(page, moves.at(-1)!, stateOf(match));
  await page.getByRole('heading', { name: 'You win' }).waitFor();
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: readonly string[] }).seen);
  expect(seen.filter(text => text.includes(says.ending.toStage))).toEqual([]);
  expect(seen.some(text => text.startsWith('You deliver'))).toBe(true);
});

test('on a phone a card that is laid for trial comes into sight, wherever its place is', async () => {
  const match = grown(7);
  stateOf(match).players[0]!.circuits.push(24);
  const page = await house.visit({ viewport: PHONE });
  await sitDown(page, match);
  await page.locator('.cir-circuit[data-can]').first().click();
  const cells = page.locator('.cir-target[data-shape="cell"]');
  await cells.first().waitFor();
  for (let i = 0; i < (await cells.count()); i++) {
    await cells.nth(i).dispatchEvent('click');
    const isSeen = (): boolean => {
      const [card, room] = ['.cir-card[data-new]', '.cir-board'].map(part =>
        document.querySelector(part)!.getBoundingClientRect(),
      );
      return card!.top >= room!.top - 1 && card!.bottom <= room!.bottom + 1 && card!.left >= room!.left - 1;
    };
    await expect.poll(() => page.evaluate(isSeen)).toBe(true);
  }
});

test('in German every part of a turn fits a phone', async () => {
  const page = await house.visit({ viewport: PHONE, locale: 'de' });
  await page.goto(house.url);
  await page.getByRole('button', { name: /^Spielen Circuitry/ }).click();
  await page.locator('.cir-supply[data-drawing]').waitFor();
  await expectFit(page, 'drawing');
  await page.locator('[data-thing="answer:drawTwoGold"]').click();
  await page.locator('[data-thing="answer:endTurn"]').waitFor();
  await expectFit(page, 'a turn');
  await page.locator('.cir-circuit[data-can]').first().click();
  await expectFit(page, 'laying');
  await page.locator('.cir-target[data-shape="cell"]').first().click();
  await page.locator('.cir-changes').waitFor();
  await expectFit(page, 'a card laid for trial');
  await page.locator('.cir-do').click();
  await page.locator('[data-thing="answer:endTurn"]').waitFor();
});
