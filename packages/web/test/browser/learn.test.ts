/** Learning: every tutorial by pointing, a lesson by keys, every state for axe, and cards that print on one page. */

import { lessonOfDay } from '@roundhouse/games/daily.ts';
import { dateOf, dayOf } from '@roundhouse/games/puzzles.ts';
import { LEARNABLE, tutorialOf } from '@roundhouse/games/tutorial.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SHAPE } from '../../src/play/kept/entries.ts';
import { expectFit } from './fit.ts';
import { plant } from './kept.ts';
import { PHONE, useHouse, WIDE } from './open.ts';

const house = useHouse();

const lock = (page: Page) => page.getByRole('button', { name: 'Lock it in' }).click();
const stand = (page: Page, place: string) => page.getByRole('radio', { name: new RegExp(`^${place}`) }).check();
/** Touches one of the learner's dice by its face, in attack or in defence. */
const touch = (page: Page, pool: 'attack' | 'defence', face: number) =>
  page
    .locator('.fite-lane')
    .nth(pool === 'attack' ? 0 : 1)
    .locator('.fite-touch')
    .filter({ has: page.locator('svg') })
    .and(page.getByRole('button', { name: new RegExp(`^(?:die )?${face}\\b`) }))
    .first()
    .click();
const flip = async (page: Page) => {
  await page.getByRole('radio', { name: 'Flip' }).check();
  await touch(page, 'attack', 2);
  await touch(page, 'defence', 1);
};

/** What to do in each lesson of FITE, a step a task. */
const FITE: { readonly [lesson: string]: readonly ((page: Page) => Promise<unknown>)[] } = {
  turn: [page => stand(page, 'Offensive'), page => page.getByRole('slider').press('ArrowRight')],
  move: [page => touch(page, 'attack', 4)],
  flip: [flip],
  power: [
    page => page.getByRole('radio', { name: /Brutal/ }).check(),
    page => page.getByRole('checkbox', { name: /Use Brutal/ }).check(),
  ],
  swift: [page => stand(page, 'Tactical'), flip],
  lead: [page => page.getByRole('slider').press('End')],
  finish: [page => stand(page, 'Offensive'), page => page.getByRole('slider').press('End')],
};

test('the tutorial of FITE from home to its end, on a phone, and what was done is remembered', async () => {
  const page = await house.visit({ viewport: PHONE, hasTouch: true });
  await page.goto(house.url);
  await page.locator('.game-card', { hasText: 'FITE' }).getByRole('link', { name: 'Learn' }).click();
  const now = page.getByRole('region', { name: 'What to do' });
  await now.waitFor();
  await expectFit(page, 'a lesson');
  // Another legal answer changes nothing, says why, and has the rule a press away.
  await stand(page, 'Tactical');
  await lock(page);
  await now.getByText('Not quite.').waitFor();
  await expectFit(page, 'not quite');
  await now.getByRole('button', { name: 'Rule FITE-20' }).click();
  await page.locator('[data-rule="FITE-20"]').waitFor();
  await page.keyboard.press('Escape');
  for (const [i, [lesson, steps]] of Object.entries(FITE).entries()) {
    if (i > 0) expect(new URL(page.url()).pathname).toBe(`/learn/fite/${lesson}`);
    await page.getByText(`Lesson ${i + 1} of ${Object.keys(FITE).length}`).waitFor();
    for (const step of steps) {
      await step(page);
      await lock(page);
      await now.getByText('Well done.').waitFor();
    }
    if (i === 0) await expectFit(page, 'well done');
    await now.getByRole('link', { name: /Next lesson|Finish/ }).click();
  }
  await page.getByRole('heading', { name: 'You know FITE' }).waitFor();
  await expectFit(page, 'the end of the lessons');
  await page.goto(`${house.url}/learn/fite`);
  await page.getByRole('heading', { name: 'You know FITE' }).waitFor();
  await page.getByRole('button', { name: 'Play against a bot' }).click();
  await page.locator('.fite-powers').waitFor();
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await page.getByRole('link', { name: 'Play the lessons' }).click();
  await page.getByRole('heading', { name: 'You know FITE' }).waitFor();
});

interface Performance {
  readonly type: string;
  readonly dice?: readonly number[];
  readonly places?: readonly { readonly die: number; readonly slot: number }[];
  readonly slot?: number;
  readonly yes?: boolean;
  readonly left?: number;
}

/** Gives an answer at the table of Circus Combat by pointing. */
async function perform(page: Page, answer: Performance): Promise<void> {
  const die = (number: number) => page.locator('.circus-pool-die').nth(number - 1);
  const poster = (slot: number) =>
    page
      .locator('.circus-slot')
      .nth(slot - 1)
      .locator('.circus-trick');
  for (const number of answer.dice ?? []) await die(number).click();
  for (const place of answer.places ?? []) {
    // The first die that waits is in hand already; pressing it would put it down.
    if ((await die(place.die).getAttribute('data-doing')) !== 'held') await die(place.die).click();
    await poster(place.slot).click();
  }
  if (answer.slot !== undefined) await poster(answer.slot).click();
  if (answer.left !== undefined) await page.locator('.circus-swap').nth(answer.left).getByRole('radio').check();
  if (answer.yes !== undefined) await page.locator('.circus-answer button').last().click();
  else await page.locator('.circus-answer button[type="submit"]').click();
}

interface Spellwork {
  readonly type: string;
  readonly elements?: readonly string[];
  readonly element?: string;
  readonly spell?: string;
  readonly pay?: { readonly own: readonly number[] };
  readonly permanent?: number;
  readonly from?: string;
  readonly to?: string;
  readonly slot?: string;
}

const ELEMENT: { readonly [letter: string]: string } = { E: 'earth', W: 'water', F: 'fire', A: 'air' };

/** Gives an answer at the table of Element Circle by pointing. */
async function cast(page: Page, answer: Spellwork): Promise<void> {
  const { type, elements = [], element, spell, pay, permanent } = answer;
  const emblem = (letter: string) =>
    page.locator('.ec-element').and(page.getByRole('button', { name: new RegExp(`${ELEMENT[letter]}`) }));
  for (const letter of elements) await emblem(letter).click();
  if (element) await emblem(element).click();
  if (type === 'opponent') await page.locator('.ec-choose').click();
  if (type === 'takeLooked') await page.locator('.ec-looked button').click();
  else if (spell) await page.locator('.ec-hand-card', { hasText: spell }).first().click();
  if (permanent !== undefined) await page.locator('.ec-permanent[data-can]').click();
  // Of two elements that could pay, one's own is not the one that is offered.
  if (pay?.own.some(count => count > 0)) {
    const own = page.locator('.ec-slot[data-place^="P0."][data-mark="could"]');
    if ((await own.count()) > 0) await own.first().click();
  }
  for (const slot of [answer.from, answer.to, answer.slot]) {
    if (slot) await page.locator(`button.ec-slot[data-place="${slot}"]`).click();
  }
  // Everything else is sent by the press that completes it.
  if (['pickElements', 'cast', 'activate', 'discardSpell', 'end'].includes(type))
    await page.locator(`[data-do], [data-answer="${type}"]`).click();
}

test.each([
  ['circus-combat', 'Circus Combat', '.circus-trick', perform],
  ['element-circle', 'Element Circle', '.ec-slot', cast],
] as const)('the tutorial of %s to its end, on a phone', async (game, name, part, act) => {
  const page = await house.visit({ viewport: PHONE, hasTouch: true });
  await page.goto(`${house.url}/learn/${game}`);
  const now = page.getByRole('region', { name: 'What to do' });
  await page.locator(part).first().waitFor();
  await expectFit(page, `a lesson of ${name}`);
  const { lessons } = await tutorialOf(game);
  for (const lesson of lessons) {
    await page.getByRole('heading', { name: lesson.title }).waitFor();
    for (const task of lesson.tasks) {
      await now.getByText(task.ask).waitFor();
      await act(page, task.answer as Performance & Spellwork);
      await now.getByText(task.done.text).waitFor();
    }
    await now.getByRole('link', { name: /Next lesson|Finish/ }).click();
  }
  await page.getByRole('heading', { name: `You know ${name}` }).waitFor();
});

test('on a tablet a lesson is one screen: what to do, its table, and what leads on', async () => {
  const page = await house.visit({ viewport: { width: 820, height: 1180 }, locale: 'de' });
  for (const [game, part] of [
    ['fite', '.fite-spot'],
    ['the-circuit', '.arena-board'],
  ]) {
    await page.goto(`${house.url}/learn/${game}`);
    await page.locator(part!).first().waitFor();
    await expect
      .poll(() => page.evaluate(() => document.querySelector('.learn-nav')!.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(1180);
  }
});

test('a lesson by keys alone: the division, the way on, and the next lesson', async () => {
  const page = await house.visit({ viewport: WIDE });
  // Something else may have written where lessons done are kept.
  await page.addInitScript(() => localStorage.setItem('roundhouse.learned.fite', 'not a list'));
  await page.goto(`${house.url}/learn/fite/lead`);
  await page.getByRole('slider').waitFor();
  const press = async (key: string, until: () => Promise<boolean>) => {
    for (let presses = 0; !(await until()); presses++) {
      if (presses > 60) throw new Error(`'${key}' leads nowhere`);
      await page.keyboard.press(key);
    }
  };
  const focus = () =>
    page.evaluate(() => document.activeElement?.getAttribute('type') ?? document.activeElement?.textContent);
  await press('Tab', async () => (await focus()) === 'range');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Not quite.').waitFor({ state: 'attached' });
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Well done.').waitFor({ state: 'attached' });
  await expect.poll(focus).toContain('Next lesson');
  await expectFit(page, 'a lesson done on a wide screen');
  await page.keyboard.press('Enter');
  await expect.poll(focus).toBe('Finish the bout');
  await page.getByRole('button', { name: 'Lessons' }).click();
  await expectFit(page, 'the list of lessons');
});

test('a lesson, a card and a game that do not exist say so', async () => {
  const page = await house.visit();
  for (const place of ['/learn/chess', '/learn/fite/nowhere', '/learn/chess/card', '/learn/fite/turn/more']) {
    await page.goto(house.url + place);
    await page.getByRole('heading', { name: /^There is no such/ }).waitFor();
  }
});

test.each(LEARNABLE)('the card of %s prints on one page of A4, from a phone in the dark too', async game => {
  for (const locale of ['en', 'de']) {
    const page = await house.visit({ viewport: PHONE, colorScheme: 'dark', locale });
    await page.goto(`${house.url}/learn/${game}/card`);
    await page.locator('.card-section').first().waitFor();
    // Pictures come after the words, and are printed with them.
    if (game === 'circus-combat') await page.locator('.rule-picture').first().waitFor();
    await expectFit(page, `card of ${game}`);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
});

test.each([
  ['circuitry', '.cir-pile[data-can]'],
  ['the-circuit', '.arena-pick'],
])('on a phone the first lesson of %s shows what is to be pressed, and nothing before it', async (game, what) => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/learn/${game}`);
  await page.locator('.cir-pawn, .arena-token').first().waitFor();
  const isOpen = (): Promise<boolean> =>
    page.evaluate(selector => {
      const wanted = document.querySelector(selector)!;
      const { x, y, width, height } = wanted.getBoundingClientRect();
      return wanted.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }, what);
  await expect.poll(isOpen).toBe(true);
});

test('a first table says how one wins, what ends it and what is special: once, and above the rules from then on', async () => {
  const page = await house.visit({ viewport: PHONE, isFirst: true });
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play Circus Combat' }).click();
  const briefing = page.getByRole('dialog', { name: 'Circus Combat' });
  await briefing.getByText('Red dice are fatigue').waitFor();
  await expectFit(page, 'briefing');
  await page.keyboard.press('Enter');
  await page.locator('.match-main :focus').waitFor();
  await page.getByRole('button', { name: 'Keep all' }).waitFor();
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByRole('dialog').locator('.briefing').getByText('Red dice are fatigue').waitFor();
  // Not again, and not in a lesson either.
  await page.goto(`${house.url}/learn/circus-combat`);
  await page.locator('.circus-stage').waitFor();
  expect(await briefing.count()).toBe(0);
  await page.goto(`${house.url}/learn/fite`);
  const lesson = page.getByRole('dialog', { name: 'FITE' });
  await lesson.getByText('Knock all nine dice out').waitFor();
  await page.keyboard.press('Enter');
  await lesson.waitFor({ state: 'hidden' });
});

test('in German all of what a first table says is on one screen of a phone', async () => {
  const page = await house.visit({ viewport: PHONE, isFirst: true, locale: 'de' });
  for (const game of ['fite', 'circuitry']) {
    await page.goto(`${house.url}/new/${game}`);
    await page.locator('form [type="submit"]').click();
    const body = page.locator('dialog[open] .dialog-body');
    await body.locator('.briefing').waitFor();
    expect(await body.evaluate(all => all.scrollHeight - all.clientHeight), game).toBeLessThanOrEqual(0);
  }
});

/** A day whose challenges are looked at. */
const THAT_DAY = Date.UTC(2026, 10, 18, 12);

test('from home the challenge of the day is a puzzle, or a position of the lessons where a game has none', async () => {
  const page = await house.visit({ viewport: PHONE, hasTouch: true });
  await page.clock.setFixedTime(THAT_DAY);
  await page.goto(house.url);
  await page.getByRole('link', { name: 'Challenge of the day: FITE' }).click();
  await page.locator('.puzzle-counts').waitFor();
  await page.locator('.fite-lane').first().waitFor();
  await expectFit(page, 'a puzzle of the day');
  await page.goto(house.url);
  await page.getByRole('link', { name: 'Challenge of the day: The CIRCUIT' }).click();
  await page.getByText('Challenge of the day, 18 November 2026').waitFor();
  await expectFit(page, 'a position of the day');
});

test('a position of the day is met for stars, which home then knows, and is shared by a link that stays', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await house.visit({ viewport: PHONE, hasTouch: true, permissions });
  await page.clock.setFixedTime(THAT_DAY);
  const { lessons } = await tutorialOf('fite', 'en');
  const { id, title } = lessonOfDay(lessons, dayOf(THAT_DAY));
  await page.goto(`${house.url}/nowhere`);
  await page.locator('h1').waitFor();
  await plant(page, { 'puzzles.circuitry.days': { shape: SHAPE, value: { '2026-11-17': 1 } } });
  await page.goto(`${house.url}/learn/fite/daily`);
  await page.getByRole('heading', { name: title }).waitFor();
  const now = page.getByRole('region', { name: 'What to do' });
  for (const step of FITE[id]!) {
    await step(page);
    await lock(page);
    await now.getByText('Well done.').waitFor();
  }
  await now.getByText('3 stars').waitFor({ state: 'attached' });
  await now.getByText('2 days in a row. One missed day a week is forgiven.').waitFor();
  await now.getByRole('button', { name: 'Copy result' }).click();
  await now.getByRole('button', { name: 'Copied.' }).waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const link = `${house.url}/learn/fite/2026-11-18`;
  expect(text).toBe(`FITE, challenge of 18 November 2026: ★★★ at the first try\n${link}`);
  await expectFit(page, 'the challenge met');
  await now.getByRole('link', { name: 'To all games' }).click();
  await page.getByRole('link', { name: /Challenge of the day: FITE\s+\(done\)/ }).waitFor();
  await page.getByText('2 days in a row').waitFor();
  await page.clock.setFixedTime(THAT_DAY + 2 * 86_400_000);
  await page.goto(link);
  await page.getByRole('heading', { name: title }).waitFor();
});

test('whoever meets a challenge on its day is counted once, and told how others here fared', async () => {
  const day = dateOf(dayOf(Date.now()));
  const meet = async (stars: number): Promise<number> => {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ stars }) };
    const answer = await fetch(`${house.url}/api/challenges/fite/${day}`, sent);
    return ((await answer.json()) as { met: number[] }).met.reduce((sum, count) => sum + count, 0);
  };
  await meet(1);
  // Other tests may have met it too.
  const before = await meet(3);
  const page = await house.visit({ viewport: PHONE, hasTouch: true });
  const { lessons } = await tutorialOf('fite', 'en');
  const { id } = lessonOfDay(lessons, dayOf(Date.now()));
  for (let times = 0; times < 2; times++) {
    await page.goto(`${house.url}/learn/fite/daily`);
    const now = page.getByRole('region', { name: 'What to do' });
    for (const step of FITE[id]!) {
      await step(page);
      await lock(page);
      await now.getByText('Well done.').waitFor();
    }
    await now.getByText(`${before + 1} have met it here:`).waitFor();
    expect(await now.locator('.others-fared [data-own]').innerText()).toMatch(/★★★ \d+$/);
  }
  await expectFit(page, 'how others fared');
});

test('perfect play of FITE can be asked for: what a lead is worth, where to stand and how to divide', async () => {
  const page = await house.visit();
  // From a table, whose sheets stay in the page.
  await page.goto(`${house.url}/learn/fite`);
  await page.locator('.fite-ask').waitFor();
  await page.getByRole('link', { name: 'Leave the lessons' }).click();
  await page.getByRole('link', { name: 'Perfect play' }).click();
  await expectFit(page, 'perfect play, from a table');
  const answer = page.getByRole('region', { name: 'The answer' });
  await answer.getByText('You win 73.7 of 100 bouts.').first().waitFor();
  await page.getByRole('group', { name: 'Their dice' }).getByRole('radio', { name: '9' }).check();
  await answer.getByText('You win 50.0 of 100 bouts.').first().waitFor();
  // With a power, too; what it is worth unspent is said.
  await page.getByRole('group', { name: 'Your power' }).getByRole('radio', { name: 'Brutal' }).check();
  await answer.getByText('You win 70.5 of 100 bouts.').first().waitFor();
  await answer.getByText(/^Brutal unspent is worth 20.5/).waitFor();
  await page.getByRole('group', { name: 'Your power' }).getByRole('radio', { name: 'None left' }).check();
  // As published, whoever has more dice wins.
  await page.getByRole('radio', { name: 'As published' }).check();
  await page.getByRole('group', { name: 'Your dice' }).getByRole('radio', { name: '4' }).check();
  await answer.getByText('You win 0.0 of 100 bouts.').waitFor();
  await page.getByRole('group', { name: 'Their dice' }).getByRole('radio', { name: '4' }).check();
  await page.getByRole('group', { name: 'Your power' }).getByRole('radio', { name: 'Brutal' }).check();
  await answer.getByText('You win 70.9 of 100 bouts.').first().waitFor();
  await answer.getByRole('group', { name: 'They stand on' }).getByRole('radio', { name: 'Defensive' }).check();
  await answer
    .getByText(/^\d attack, \d defend$/)
    .first()
    .waitFor();
  // Whatever the screen, no name is wider than the field that is pressed for it.
  for (const viewport of [PHONE, WIDE]) {
    await page.setViewportSize(viewport);
    const tight = await page.locator('.choice').evaluateAll(
      all =>
        all.filter(one => {
          const words = document.createRange();
          words.selectNode(one.lastChild!);
          return words.getBoundingClientRect().width > one.clientWidth;
        }).length,
    );
    expect(tight, `at ${viewport.width}`).toBe(0);
  }
});

test('a game that nobody has solved says so', async () => {
  const page = await house.visit();
  await page.goto(`${house.url}/learn/windfall/perfect`);
  await page.getByRole('heading', { name: 'Nobody knows perfect play of this game' }).waitFor();
});
