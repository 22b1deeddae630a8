/** Element Circle as people play it: by pointing and by keys alone, with two to six seats; every state held to axe. */

import { findGame } from '@roundhouse/games';
import { scenario } from '@roundhouse/games/element-circle/test/scenario.ts';
import { SHELVED } from '@roundhouse/games/shelf.ts';
import { fastChance, openMatch, play } from '@roundhouse/kernel';
import { effort, type SamplePosition, samplePositions } from '@roundhouse/kernel/testing';
import type { Page } from 'playwright-core';
import { test as always, expect } from 'vitest';
import { entryOf, pathOf } from '../shots/scenes.ts';
import { expectFit } from './fit.ts';
import { plant } from './kept.ts';
import { isOver, PHONE, useHouse, WIDE } from './open.ts';
import { rememberPlaces, watchShifts } from './shifts.ts';

/** Nobody can sit down at a game that is not on the shelf. */
const test = always.runIf(SHELVED.includes('element-circle'));

const house = useHouse();

const TABLET = { width: 820, height: 1180 };

/** Opens one round against bots that play at random. */
async function sitDown(page: Page, seats: number): Promise<void> {
  await page.goto(`${house.url}/new/element-circle?with=random`);
  await page
    .getByRole('radio', { name: `${seats}`, exact: true })
    .first()
    .check();
  await page.getByRole('radio', { name: /^First night/ }).check();
  await page.getByRole('button', { name: 'Light the circle' }).click();
  await page.locator('.ec-layout').waitFor();
}

/** Waits until this page is asked something, or nothing more will be. */
const untilAsked = (page: Page): Promise<void> =>
  page.locator('.ec-ask[data-asked], .ec-summary').first().waitFor({ timeout: 60_000 });

const askedOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.ec-ask')?.getAttribute('data-asked') ?? null);

/** What to press for each question, one after the other; the last resort is to forgo or to end. */
const STEPS: { readonly [asked: string]: readonly string[] } = {
  pickElements: ['[data-answer="pickElements"]'],
  opponent: ['.ec-choose'],
  takeLooked: ['.ec-looked button'],
  destroySlot: ['button.ec-slot[data-mark="target"]'],
  putSlot: ['button.ec-slot[data-mark="target"]'],
  moveTo: ['button.ec-slot[data-mark="target"]'],
  moveFrom: ['button.ec-slot[data-mark="target"]', 'button.ec-slot[data-mark="target"]'],
  putType: ['.ec-element', 'button.ec-slot[data-mark="target"]'],
  mode: ['.ec-answers button'],
  redraw: ['[data-answer="keep"]'],
  pay: ['[data-answer="pay"]'],
};

const CARDS = ':is(.ec-hand-card, .ec-permanent)[data-can]';
/** Where cards are pressed: on a phone the one that is read lies over the lower halves of the others. */
const UPPER_CORNER = { position: { x: 16, y: 16 } };

/** Answers whatever is asked by pointing; says what was asked. */
async function answer(page: Page, pick: (count: number) => number): Promise<string | null> {
  const asked = await askedOf(page);
  if (asked === null) return null;
  const press = async (selector: string): Promise<boolean> => {
    const choices = page.locator(selector);
    const count = await choices.count();
    if (count > 0) await choices.nth(pick(count)).click(selector === CARDS ? UPPER_CORNER : {});
    return count > 0;
  };
  if (asked === 'pickElements') {
    while (await page.locator('[data-answer="pickElements"]').isDisabled()) {
      await press('.ec-element[aria-disabled="false"]');
    }
  }
  const steps = STEPS[asked] ?? [CARDS, '[data-do]'];
  for (const selector of steps) {
    if (await press(selector)) continue;
    await press(':is([data-answer="end"], [data-answer="stop"], [data-answer="giveUp"])');
    break;
  }
  return asked;
}

/** Plays until the match is over or a question is asked that is waited for. */
async function playUntil(page: Page, seed: number, isWanted: (asked: string) => boolean): Promise<Set<string>> {
  const chance = fastChance(seed);
  const answered = new Set<string>();
  for (let steps = 0; steps < 600; steps++) {
    await untilAsked(page);
    const asked = await askedOf(page);
    if (asked === null || isWanted(asked)) return answered;
    answered.add((await answer(page, n => chance.int(n)))!);
  }
  throw new Error('the round does not end');
}

test('whole rounds against a bot by pointing on a phone; the summary says what knocked the loser out', async () => {
  const page = await house.visit({ viewport: PHONE, hasTouch: true });
  const answered = new Set<string>();
  // A hand may be hopeless: then the round is over before anything could be cast.
  for (let rounds = 0; !answered.has('main'); rounds++) {
    if (rounds > 8) throw new Error('no turn could ever be opened');
    await sitDown(page, 2);
    for (const asked of await playUntil(page, rounds, () => false)) answered.add(asked);
  }
  expect([...answered]).toEqual(expect.arrayContaining(['redraw', 'pickElements', 'open', 'main']));
  await expect.poll(() => isOver(page)).toBe(true);
  const summary = page.locator('.ec-summary');
  expect(await summary.getByRole('heading', { level: 2 }).innerText()).toMatch(/^(You win|Wanda wins) the match$/);
  expect(await summary.locator('.ec-fallen > li').count()).toBe(1);
  // All four elements lie around whoever is left.
  expect(await summary.locator('.ec-last .ec-emblem').count()).toBe(4);
  expect(await summary.locator('.ec-fallen').innerText()).toMatch(/could pay for no spell|had no spell left|gave up/);
  await expectFit(page, 'the end');
}, 240_000);

test('who concedes before it is their turn goes when it comes, although the page was shut in between', async () => {
  const page = await house.visit({ viewport: PHONE });
  const summary = page.locator('.ec-summary');
  // A hand may be hopeless: then its owner is out before they can go.
  for (let rounds = 0; !(await summary.getByText('You left the round').isVisible()); rounds++) {
    if (rounds > 8) throw new Error('nobody could ever go');
    await sitDown(page, 2);
    await untilAsked(page);
    await page.getByRole('button', { name: 'Concede' }).click();
    const asked = page.getByRole('dialog', { name: 'Concede?' });
    await asked.getByText('The rules let nobody go just now').waitFor();
    await asked.getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('alert').getByText('The rules let nobody go just now').waitFor();
    await page.reload();
    await page.getByText('The rules let nobody go just now').waitFor();
    await page.getByRole('button', { name: 'Stay after all' }).waitFor();
    await playUntil(page, rounds, asked => asked === 'open');
    await summary.waitFor();
  }
  await expect.poll(() => isOver(page)).toBe(true);
}, 240_000);

test('before an opening each card says whether it can be paid; who is out watches the round to its end', async () => {
  const page = await house.visit({ viewport: PHONE });
  const summary = page.locator('.ec-summary');
  const out = page.getByText('You are out of this round.');
  for (let rounds = 0; !(await out.isVisible()); rounds++) {
    if (rounds > 8) throw new Error('nobody was ever out before the others');
    await sitDown(page, 4);
    await playUntil(page, rounds, asked => asked === 'open');
    // Somebody may have gone out before they were asked, or have been left over.
    if (!(await summary.isVisible()) && (await askedOf(page)) === 'open') {
      for (const said of await page.locator('.ec-hand-card .unseen').allInnerTexts())
        expect(said).toMatch(/, (?:Payable now|Payable if nothing changes|Lacks \d[^.]*)\./);
      await page.getByRole('button', { name: 'Concede' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
    }
    await out.or(summary).first().waitFor();
  }
  await expectFit(page, 'watching');
  await summary.waitFor({ timeout: 120_000 });
  expect(await summary.locator('.ec-fallen > li').count()).toBe(3);
  for (const fallen of await summary.locator('.ec-fallen > li').all()) {
    const text = await fallen.innerText();
    const lacking = await fallen.locator('.ec-stuck .unseen').allInnerTexts();
    // Whoever gave up before opening may have held something that could be paid, or not.
    if (!text.includes('gave up')) expect(lacking.length > 0).toBe(text.includes('could pay for no spell'));
    for (const said of lacking) expect(said).toMatch(/ lacked \d /);
  }
}, 240_000);

test('whole rounds by keys alone', async () => {
  const page = await house.visit({ viewport: WIDE });
  const used = new Set<string>();
  for (let rounds = 0; !used.has('card'); rounds++) {
    if (rounds > 8) throw new Error('no turn could ever be opened');
    await sitDown(page, 2);
    for (let presses = 0; ; presses++) {
      if (presses > 3000) throw new Error('the round does not end by keys');
      await untilAsked(page);
      if (await isOver(page)) break;
      const at = await focused(page);
      used.add(at);
      await page.keyboard.press(at === 'elsewhere' ? 'Tab' : 'Enter');
    }
  }
  expect([...used]).toEqual(expect.arrayContaining(['card', 'button', 'element']));
}, 300_000);

/** What the keyboard is on, if it is something that answers. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at?.matches(':is(.ec-hand-card, .ec-permanent)[data-can]')) return 'card';
    if (at?.matches('.ec-element[aria-disabled="false"]')) return 'element';
    if (at?.matches('button.ec-slot[data-mark="target"]')) return 'slot';
    return at?.matches('.ec-choose, .ec-ask [data-first], [data-answer]:not(:disabled)') ? 'button' : 'elsewhere';
  });

test('what pays is shown before it is paid, and can be changed; nothing is sent before that', async () => {
  const page = await house.visit({ viewport: PHONE });
  await sitDown(page, 2);
  const [pays, could] = [page.locator('.ec-slot[data-mark="pays"]'), page.locator('.ec-slot[data-mark="could"]')];
  const chance = fastChance(3);
  for (let turns = 0; ; turns++) {
    if (turns > 60) throw new Error('no payment could ever be chosen');
    await playUntil(page, chance.int(1000), asked => asked === 'open' || asked === 'main');
    // The round may have ended without a choice: another one is dealt.
    if (await isOver(page)) await sitDown(page, 2);
    const cards = page.locator('.ec-hand-card[data-can]');
    for (let i = 0; i < (await cards.count()) && (await could.count()) === 0; i++)
      await cards.nth(i).click(UPPER_CORNER);
    if ((await could.count()) > 0) break;
    await answer(page, n => chance.int(n));
  }
  const prompt = await page.locator('.ec-prompt').innerText();
  const [paying, before] = [await pays.count(), await page.locator('.ec-picked .ec-note').innerText()];
  expect(before).toMatch(/^Pays with .* Press other elements/);
  await could.first().click();
  expect(await pays.count()).toBe(paying);
  expect(await page.locator('.ec-picked .ec-note').innerText()).not.toBe(before);
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await pays.count()).toBe(0);
  expect(await page.locator('.ec-prompt').innerText()).toBe(prompt);
}, 240_000);

test('a card that cannot be paid for says what it lacks and by which rule; others open to be read', async () => {
  const page = await house.visit({ viewport: PHONE });
  await sitDown(page, 3);
  const stuck = page.locator('.ec-hand-card[data-standing="lacks"]');
  await playUntil(page, 5, asked => asked === 'open');
  for (let rounds = 0; (await stuck.count()) === 0; rounds++) {
    if (rounds > 20) throw new Error('everything can always be paid for');
    await answer(page, () => 0);
    await playUntil(page, rounds, asked => asked === 'open' || asked === 'main');
    if (await isOver(page)) await sitDown(page, 3);
  }
  await stuck.first().click();
  expect(await page.locator('.ec-picked .ec-note').innerText()).toMatch(/^Lacks \d /);
  await page
    .locator('.ec-picked .ec-note')
    .getByRole('button', { name: /^Rule ELEM-R(20|38)$/ })
    .waitFor();
  expect(await page.locator('.ec-picked [data-do]').count()).toBe(0);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  const strip = page.locator('button.ec-strip-head').first();
  expect(await strip.getAttribute('aria-expanded')).toBe('false');
  await strip.click();
  expect(await strip.getAttribute('aria-expanded')).toBe('true');
  await expectFit(page, 'an open strip');
}, 240_000);

/** Runs in the page: time stands still, and what flies waits for whoever presses. */
function stopTime(): void {
  const { setTimeout } = window;
  Object.assign(window, { setTimeout: (then: () => void, ms = 0) => (ms < 250 ? setTimeout(then, ms) : 0) });
}

test('a spell that is cast flies itself, face up; what it brings turns over; a key ends it', async () => {
  const page = await house.visit({ viewport: PHONE, reducedMotion: 'no-preference' });
  await page.goto(`${house.url}/learn/element-circle/open`);
  await page.getByRole('button', { name: /^Tree/ }).first().click();
  await page.evaluate(stopTime);
  await page.getByRole('button', { name: 'Cast Tree' }).click();
  const flying = page.locator('.ec-ghost');
  await flying.first().waitFor({ state: 'attached' });
  expect(await flying.first().locator('.ec-card-name').textContent()).toBe('Tree');
  expect(await flying.locator('[data-turns]').count()).toBe(2);
  // What Tree asks comes after it, and nothing on the table answers that before.
  const asks = page.locator('.ec-prompt');
  expect(await asks.isVisible()).toBe(false);
  expect(await page.locator(CARDS).count()).toBe(0);
  await page.keyboard.press('Escape');
  await flying.first().waitFor({ state: 'detached' });
  await page.locator('.ec-now').waitFor();
  await asks.waitFor();
});

test('what is thrown on the pile lies there once it has come', async () => {
  const page = await house.visit({ viewport: PHONE, reducedMotion: 'no-preference' });
  await page.goto(`${house.url}/nowhere`);
  const moment = samplePositions(findGame('element-circle')!).find(({ name }) => name === 'discardSpell')!;
  await plant(page, Object.fromEntries([entryOf(moment)]));
  await page.goto(house.url + pathOf(moment));
  const pile = page.locator('[data-place="discard"] .ec-card-name');
  const lay = await pile.textContent();
  await page.evaluate(stopTime);
  await page.locator('.ec-hand-card[data-can]').first().click(UPPER_CORNER);
  await page.locator('[data-do]').click();
  await page.locator('.ec-ghost').first().waitFor({ state: 'attached' });
  expect(await pile.textContent()).toBe(lay);
  await page.keyboard.press('Escape');
  await expect.poll(() => pile.textContent()).not.toBe(lay);
});

test('the last table of a match is looked at, and the circle gathers, before anything says who has won', async () => {
  const { match } = scenario({
    ...{ options: { matchFormat: 'firstTo(1)' }, circle: 'EEEE', own: ['EEE', '---'], opened: true },
    hands: [['Tree'], ['Wizard']],
  });
  const moment: SamplePosition = {
    name: 'last',
    match: { ...match, seats: [{ name: 'Ada' }, { name: 'Hugo' }] },
    seat: 0,
  };
  const page = await house.visit({ viewport: PHONE, reducedMotion: 'no-preference' });
  await page.goto(`${house.url}/nowhere`);
  await plant(page, Object.fromEntries([entryOf(moment)]));
  await page.goto(house.url + pathOf(moment));
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const [prompt, headline] = ['.ec-prompt', '.ec-headline'].map(part => document.querySelector<HTMLElement>(part));
      seen.push(`${prompt?.innerText} ${headline && getComputedStyle(headline).visibility}`);
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  await page.locator('[data-answer="end"]').click();
  await page.locator('.ec-headline').waitFor();
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: readonly string[] }).seen);
  expect(seen.some(text => text.startsWith('Hugo is out'))).toBe(true);
  expect(seen.some(text => text.endsWith('hidden'))).toBe(true);
});

test.each(['en', 'de'])(
  'on a phone the first turn, in which the table explains itself, is one screen, in %s',
  async locale => {
    const page = await house.visit({ viewport: PHONE, locale });
    await page.goto(`${house.url}/nowhere`);
    const moments = ['redraw', 'pickElements', 'open', 'main'].map(firstOf);
    await plant(page, Object.fromEntries(moments.map(entryOf)));
    for (const moment of moments) {
      await page.goto(house.url + pathOf(moment));
      await page.locator(`.ec-ask[data-asked="${moment.name}"]`).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollHeight), moment.name).toBe(PHONE.height);
      expect(await page.evaluate(hidesOfHand), moment.name).toBeLessThanOrEqual(0);
      // On its side the line that says where the match stands is read to its end.
      await page.setViewportSize({ width: 667, height: 375 });
      const cut = (): Promise<number> =>
        page.locator('.ec-status').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      await expect.poll(cut, { message: moment.name }).toBeLessThanOrEqual(0);
      await page.setViewportSize(PHONE);
    }
  },
);

/** The first time that the first seat is asked this. */
function firstOf(name: string): SamplePosition {
  const game = findGame('element-circle')!;
  const seats = [{ name: 'Ada' }, { name: 'Hugo' }];
  const match = openMatch(game, { seats, seed: '5'.repeat(64), at: 0 });
  for (;;) {
    const [seat] = game.toAct(match.state);
    const { stack } = match.state as { readonly stack: readonly { readonly name: string }[] };
    if (seat === 0 && stack.at(-1)!.name === name) return { name, match, seat };
    play(game, match, seat!, game.legalMoves(match.state, seat!)[0], 1);
  }
}

test('on a phone a turn fits the window; a card to give away bears no seal of what could be paid', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/nowhere`);
  const moments = samplePositions(findGame('element-circle')!);
  await plant(page, Object.fromEntries(moments.map(entryOf)));
  const seals = page.locator('.ec-hand-card[data-can] .ec-standing');
  for (const name of ['main', 'discardSpell']) {
    await page.goto(house.url + pathOf(moments.find(moment => moment.name === name)!));
    await page.locator('.ec-hand-card[data-can]').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight), name).toBe(PHONE.height);
    expect((await seals.count()) > 0, name).toBe(name === 'main');
    // What the letter beside a name means, on the line that says where the match stands.
    expect(await page.locator('.ec-status > .ec-legend').innerText(), name).toMatch(/plays last$/);
    const lines = await page.locator('.ec-status').evaluate(bar => bar.clientHeight);
    expect(lines, 'one line').toBeLessThan(30);
  }
  // Eight cards that all differ.
  await page.goto(house.url + pathOf(moments.find(({ name }) => name === 'redraw')!));
  await page.getByRole('button', { name: /^On to round/ }).click();
  const eighth = page.locator('.ec-hand-card').nth(7);
  await eighth.waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight), 'redraw').toBe(PHONE.height);
  const rows = await page
    .locator('.ec-hand-card')
    .evaluateAll(cards => cards.map(card => Math.round(card.getBoundingClientRect().top)));
  // Two rows of four: this question is about them, and each is seen whole.
  expect(new Set(rows).size).toBe(2);
});

test.each(['en', 'de'])('on a phone no question of a game pushes the table up, in %s', async locale => {
  const page = await house.visit({ viewport: PHONE, locale });
  await page.goto(`${house.url}/nowhere`);
  const moments = samplePositions(findGame('element-circle')!).filter(
    ({ name }) => name !== 'over' && name !== 'redraw',
  );
  await plant(page, Object.fromEntries(moments.map(entryOf)));
  const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
  for (const moment of moments) {
    await page.goto(house.url + pathOf(moment));
    // A round that has just begun is behind the sum of the last one.
    const goOn = page.locator('[data-press="on"]');
    await page.locator('.ec-ask[data-asked]').or(goOn).first().waitFor();
    if (await goOn.isVisible()) await goOn.click();
    await page.locator('.ec-ask[data-asked]').waitFor();
    expect(await height(), moment.name).toBe(PHONE.height);
    const cards = page.locator('.ec-hand-card');
    if ((await cards.count()) === 0) continue;
    const cut = await cards
      .locator('.ec-card-name')
      .evaluateAll(names => names.filter(name => name.scrollWidth > name.clientWidth).map(name => name.textContent));
    expect(cut, moment.name).toEqual([]);
    // Where a card is read, it lies over the hand, and the button is at the lower edge.
    await cards.first().click();
    expect(await height(), `${moment.name}, with a card`).toBe(PHONE.height);
    const edge = await page.locator('.ec-ask').evaluate(ask => ask.getBoundingClientRect().bottom);
    expect(edge, moment.name).toBeCloseTo(PHONE.height, 0);
  }
});

test.each([2, 4, 6])(
  '%i seats fit a phone, a tablet and a wide screen, in both themes, with a card in hand',
  async seats => {
    const page = await house.visit({ viewport: PHONE });
    await page.goto(`${house.url}/nowhere`);
    const asked = ['open', 'main'];
    const moments = samplePositions(findGame('element-circle')!, seats).filter(({ name }) => asked.includes(name));
    expect(moments).toHaveLength(asked.length);
    await plant(page, Object.fromEntries(moments.map(entryOf)));
    for (const moment of moments) {
      await page.goto(house.url + pathOf(moment));
      await page.locator(`.ec-ask[data-asked="${moment.name}"]`).waitFor();
      // With one opponent, all of the hand is above the question.
      if (seats === 2) expect(await page.evaluate(hidesOfHand)).toBeLessThanOrEqual(0);
      const cards = page.locator(CARDS);
      if ((await cards.count()) > 0) await cards.first().click();
      for (const viewport of [PHONE, moment.name === 'main' ? WIDE : TABLET]) {
        await page.setViewportSize(viewport);
        await expectFit(page, `${moment.name}, ${seats} seats at ${viewport.width}`);
      }
      await page.setViewportSize(PHONE);
    }
  },
);

test('on a wide screen neither the table nor the log nor a tool jumps while turns go by', async () => {
  const page = await house.visit({ viewport: WIDE, reducedMotion: 'no-preference' });
  // When it is over most tools go.
  const moved = await watchShifts(page, { except: '.match-end', still: '.match-main, .match-log, .match-top > *' });
  await sitDown(page, 2);
  await untilAsked(page);
  const before = (await moved()).length;
  let questions = 0;
  await playUntil(page, 3, () => ++questions > effort(8, 15));
  expect((await moved()).slice(before)).toEqual([]);
});

test.each([
  { viewport: PHONE, seats: 4 },
  { viewport: WIDE, seats: 2 },
])(
  'whatever is pressed, circle, zones and hand stay where they are: $seats at $viewport.width',
  async ({ viewport, seats }) => {
    const page = await house.visit({ viewport });
    await sitDown(page, seats);
    const chance = fastChance(7);
    await playUntil(page, 7, asked => asked === 'open');
    const moved = await rememberPlaces(
      page,
      '.ec-layout',
      '.ec-strip, .ec-circle, .ec-bank, .ec-piles, .ec-own, .ec-own .ec-slots',
    );
    for (let questions = 0; questions < 8; questions++) {
      await untilAsked(page);
      const asked = await askedOf(page);
      if (asked === null) return;
      expect(await moved(), `when asked ${asked}`).toEqual([]);
      const card = page.locator('.ec-hand-card').first();
      if ((await card.count()) > 0) await card.click();
      expect(await moved(), `with a card read when asked ${asked}`).toEqual([]);
      await page.getByRole('button', { name: /^(?:Cancel|Close)$/ }).click();
      await answer(page, n => chance.int(n));
    }
  },
);

/** Runs in the page: by how many pixels the question lies over the hand. */
function hidesOfHand(): number {
  const [hand, ask] = ['.ec-hand-cards', '.ec-ask'].map(part => document.querySelector(part)!.getBoundingClientRect());
  return hand!.bottom - ask!.top;
}

test('six wizards in German, with five slots each', async () => {
  const page = await house.visit({ viewport: PHONE, locale: 'de-DE' });
  await page.goto(`${house.url}/new/element-circle?with=random`);
  await page.getByRole('radio', { name: '6', exact: true }).first().check();
  await page.locator('details.more > summary').first().click();
  await page.getByLabel(/^Eigene Plätze/).fill('5');
  await page.getByRole('button', { name: 'Entzünde den Kreis' }).click();
  await page.locator('.ec-layout').waitFor();
  await untilAsked(page);
  expect(await page.locator('.ec-prompt').innerText()).toMatch(/^Behalte diese Hand/);
  await page.locator('.ec-hand-card').first().click();
  await page
    .getByText(/Direkt|Dauerhaft/)
    .first()
    .waitFor();
  await expectFit(page, 'German');
  await page.setViewportSize(TABLET);
  await expectFit(page, 'German on a tablet');
}, 240_000);
