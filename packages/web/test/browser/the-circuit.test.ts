/** The CIRCUIT's table as people play it: choosing a team, whole matches by pointing and by keys alone, and the pin as a show. */

import { findGame } from '@roundhouse/games';
import { radiusOf } from '@roundhouse/games/the-circuit/hex.ts';
import { fighterIn } from '@roundhouse/games/the-circuit/state.ts';
import { fastChance, formatRecord } from '@roundhouse/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SHAPE } from '../../src/play/kept/entries.ts';
import { keptStop, type Stop, stateAt, stopWhere, tryOut } from './circuit-stops.ts';
import { expectFit } from './fit.ts';
import { plant } from './kept.ts';
import { isOver, PHONE, useHouse, WIDE } from './open.ts';

const house = useHouse();

/** A match against Wanda, who needs no time to think; over after ten rounds at the latest. */
async function openMatch(page: Page, ringRules = 'Home Turf', seats = 2): Promise<void> {
  await page.goto(`${house.url}/new/the-circuit`);
  await page.getByRole('radio', { name: `${seats}`, exact: true }).check();
  await page.getByRole('radio', { name: /^Wanda/ }).check();
  await page.getByText('All options').click();
  await page.getByRole('spinbutton', { name: /^Bell after/ }).fill('10');
  await page.getByRole('combobox', { name: /^Ring Rules/ }).selectOption({ label: ringRules });
  await page.getByRole('button', { name: 'Ring the bell' }).click();
  await page.locator('.arena-ready-team').first().waitFor();
}

async function takeTeam(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Lock in this team' }).click();
  await page.locator('.arena-layout').waitFor();
}

/** What the page waits for, read at one moment. */
const lookAt = (page: Page) =>
  page.evaluate(() => ({
    isOver: document.querySelector('.match-end')?.checkVisibility() ?? false,
    isPin: document.querySelector('.arena-pin') !== null,
    asked: document.querySelector('.arena-ask')?.getAttribute('data-asked') ?? null,
    // Whatever is done is heard of: this tells one question from the next.
    text: document.querySelector<HTMLElement>('.arena')?.innerText ?? '',
  }));

/** What can be pressed to answer, best first: finish what is begun, push somebody out, hit, go next to somebody. */
const ANSWERS = [
  '.arena-pin-skip',
  '.arena-ask [data-now]:not(:disabled)',
  '.arena-choices .button[data-first]',
  '.arena-spot[data-kind="out"]',
  '.arena-ability[data-can]',
  'button.arena-hand-card[data-can]',
  '.arena-zone-spot',
  '.arena-spot',
  '.arena-ask [data-first]:not(:disabled)',
];

/** Answers once by pointing; says how, null while there is nothing to answer. */
async function answerByPointing(page: Page, pick: (count: number) => number): Promise<string | null> {
  // One look at the page: there are hundreds of answers.
  const seen = await page.evaluate(
    answers => answers.map(answer => ({ answer, count: document.querySelectorAll(answer).length })),
    ANSWERS,
  );
  const best = seen.find(({ count }) => count > 0);
  if (!best) return null;
  const { answer, count } = best;
  // From some spaces nobody can be hit: whoever is to fight goes near somebody.
  const which = answer === '.arena-spot' ? await page.evaluate(nearestSpot) : pick(count);
  // Another question may have come meanwhile.
  await page
    .locator(answer)
    .nth(which)
    .click({ timeout: 2000 })
    .catch(() => {});
  return answer;
}

/** Runs in the page: which of the spaces that can be pressed is the nearest to somebody of another team. */
function nearestSpot(): number {
  const middle = (element: Element, high: number): readonly [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height * high];
  };
  const own = document.querySelector<HTMLElement>('.arena-token[data-active]')?.dataset.team;
  const others = [...document.querySelectorAll<HTMLElement>('.arena-token')].filter(
    ({ dataset }) => dataset.team !== own,
  );
  const far = (spot: Element): number => {
    const [x, y] = middle(spot, 0.5);
    return Math.min(...others.map(other => Math.hypot(middle(other, 0.8)[0] - x, middle(other, 0.8)[1] - y)));
  };
  const all = [...document.querySelectorAll('.arena-spot')].map(far);
  return all.indexOf(Math.min(...all));
}

/** More answers than any match of ten rounds takes, Tabs among them. */
const MOST_ANSWERS = 4000;

/** What is asked, for whoever has to find out why nothing goes on. */
const saidBy = async (page: Page): Promise<string> => (await page.locator('.match-main').innerText()).slice(0, 600);

/** Plays until the match is over; says in how many ways was answered. */
async function playOut(page: Page, answer: () => Promise<string | null>): Promise<Set<string>> {
  const used = new Set<string>();
  for (let answers = 0; !(await isOver(page)); ) {
    if (answers > MOST_ANSWERS) throw new Error(`the match does not end: ${await saidBy(page)}`);
    const done = await answer();
    if (!done) {
      await page.waitForTimeout(15);
      continue;
    }
    used.add(done);
    answers++;
  }
  return used;
}

test('on a phone a refusal takes room only once it is there, and all zones to choose from are in sight', async () => {
  const page = await house.visit({ viewport: PHONE });
  await openMatch(page);
  await page.getByRole('button', { name: 'Build your own' }).click();
  const refused = page.locator('.arena-refused');
  await refused.waitFor({ state: 'attached' });
  expect(await refused.evaluate(line => line.getBoundingClientRect().height)).toBe(0);
  await page.getByRole('button', { name: 'Ready-made teams' }).click();
  await page.getByRole('button', { name: /Clockwork/i }).click();
  const isAboveTray = (): boolean => {
    const [taken, tray] = ['.arena-ready-team[data-picked]', '.arena-tray'].map(part =>
      document.querySelector(part)!.getBoundingClientRect(),
    );
    return taken!.bottom <= tray!.top;
  };
  await expect.poll(() => page.evaluate(isAboveTray)).toBe(true);
  await takeTeam(page, /Clockwork/i);
  await page.locator('.arena-zone-spot').first().waitFor();
  const outside = (): string[] => {
    const ring = document.querySelector('.arena-window')!.getBoundingClientRect();
    return [...document.querySelectorAll('.arena-zone-spot')].flatMap(zone => {
      const { left, right, top, bottom } = zone.getBoundingClientRect();
      const isIn = left >= ring.left && right <= ring.right && top >= ring.top && bottom <= ring.bottom;
      return isIn ? [] : [zone.getAttribute('aria-label') ?? zone.textContent!];
    });
  };
  expect(await page.evaluate(outside)).toEqual([]);
  // One press is enough, however small spaces are there.
  const before = await page.locator('.arena-prompt').innerText();
  await page.locator('.arena-zone-spot').first().click();
  await expect.poll(() => page.locator('.arena-prompt').innerText()).not.toBe(before);
});

test('a whole match by pointing: every answer is a press, and the stage shows who won', async () => {
  const page = await house.visit({ viewport: WIDE });
  await openMatch(page, 'Prime Time');
  // Where a team's strengths will stand, it is told first what they are.
  await page.getByRole('heading', { name: 'What a team can be good at' }).waitFor();
  await takeTeam(page, /The Knock-out Artists/i);
  const chance = fastChance(3);
  const used = await playOut(page, () => answerByPointing(page, count => chance.int(count)));
  expect([...used]).toEqual(expect.arrayContaining(['.arena-ability[data-can]', '.arena-zone-spot', '.arena-spot']));
  await page.locator('.arena-ending').waitFor();
  // Both teams, and what each has to show.
  expect(await page.locator('.arena-table tbody tr').count()).toBe(2);
  await page.getByRole('button', { name: 'Look at the ring' }).click();
  await page.getByRole('region', { name: 'The ring' }).waitFor();
  await page.getByRole('button', { name: 'Back to the stage' }).click();
  await page.locator('.arena-ending').waitFor();
}, 300_000);

test('a whole match by keys alone: the next thing to do is always focused', async () => {
  const page = await house.visit({ viewport: PHONE });
  await openMatch(page);
  await page.getByRole('button', { name: /Clockwork/i }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Lock in this team');
  await page.keyboard.press('Enter');
  await page.locator('.arena-layout').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.arena-zone-spot'))).toBe(true);
  const asked = new Set<string>();
  await playOut(page, async () => {
    const before = await lookAt(page);
    if (!before.isPin && before.asked === null) return null;
    if (before.asked === 'moving' && !asked.has('moving')) await expectFocusSeen(page);
    if (before.asked) asked.add(before.asked);
    const isReady = await page.evaluate(
      () =>
        document.activeElement?.matches('.arena button:not(:disabled, .arena-team-head, .arena-chip, .arena-rules)') ??
        false,
    );
    await page.keyboard.press(isReady ? 'Enter' : 'Tab');
    return isReady ? 'Enter' : 'Tab';
  });
  expect([...asked]).toEqual(
    expect.arrayContaining(['placingHazard', 'benching', 'choosingFighter', 'moving', 'acting']),
  );
  await page.locator('.arena-ending').waitFor();
}, 300_000);

/** Arrow keys lead from space to space, and the one that is come to is in sight, whatever is told of it. */
async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.arena-spot'))).toBe(true);
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowDown']) {
    await page.keyboard.press(key);
    const isSeen = (): boolean => {
      const [spot, ring] = [document.activeElement!, document.querySelector('.arena-window')!].map(element =>
        element.getBoundingClientRect(),
      );
      const [x, y] = [spot!.left + spot!.width / 2, spot!.top + spot!.height / 2];
      return x > ring!.left && x < ring!.right && y > ring!.top && y < ring!.bottom;
    };
    await expect.poll(() => page.evaluate(isSeen), { message: key }).toBe(true);
  }
}

/** Plays matches with a team until an ability is about to do what is waited for. */
async function aimAt(page: Page, { team, seed, said }: { team: RegExp; seed: number; said: RegExp }): Promise<void> {
  const chance = fastChance(seed);
  const forecast = page.getByRole('list', { name: 'What will happen' }).filter({ hasText: said });
  for (let matches = 0; matches < 5; matches++) {
    await openMatch(page);
    await takeTeam(page, team);
    while (!(await isOver(page))) {
      if (await forecast.isVisible()) return;
      if ((await answerByPointing(page, count => chance.int(count))) === null) await page.waitForTimeout(15);
    }
  }
  throw new Error(`nothing was foretold like ${said}`);
}

test('an ability says what it will do before it does it, and the ring shows where somebody may be Pushed', async () => {
  const page = await house.visit({ viewport: WIDE });
  await aimAt(page, { team: /Over the Edge/i, seed: 5, said: /: (\d+ Pushes|1 Push), you choose where/ });
  expect(await page.locator('.arena-ghost').count()).toBeGreaterThan(0);
  await expectFit(page, 'an ability about to be used');
  // Escape puts it back.
  await page.locator('.arena-ask [data-now]').press('Escape');
  await page.getByRole('list', { name: 'What will happen' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'End combat' }).waitFor();
}, 300_000);

test('a pin is shown card by card, and whoever has seen enough skips it', async () => {
  const page = await house.visit({ viewport: PHONE });
  await aimAt(page, { team: /The Three Count/i, seed: 8, said: /is pinned at once: \d+% to succeed/ });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.locator('.arena-ask [data-now]').click();
  // An ability may leave an order or a way to be chosen first.
  const pin = page.locator('.arena-pin');
  while (!(await pin.isVisible())) if ((await answerByPointing(page, () => 0)) === null) await page.waitForTimeout(15);
  // The odds are told, how it ends is not; and the log waits too.
  expect(await pin.locator('.arena-pin-odds').innerText()).toMatch(/\d+% to succeed/);
  expect(await pin.getAttribute('data-end')).toBeNull();
  expect(await page.locator('html').getAttribute('data-suspense')).toBe('');
  expect(await pin.locator('.arena-pin-cards > li').count()).toBeGreaterThanOrEqual(3);
  // Nor do those who listen hear it sooner than others see it, and nothing under it can be reached.
  const heard = page.locator('[role="status"]').filter({ hasText: 'is revealed' });
  expect(await heard.count()).toBe(0);
  expect(await page.getByRole('group', { name: /is pinned!.*% to succeed/ }).count()).toBe(1);
  expect(await page.locator('.arena-under').evaluate(under => (under as HTMLElement).inert)).toBe(true);
  await pin.getByRole('button', { name: 'Skip' }).click();
  await pin.getByRole('button', { name: 'Go on' }).waitFor();
  await heard.waitFor({ state: 'attached' });
  expect(await pin.getAttribute('data-end')).toMatch(/out|saved/);
  await pin.getByRole('button', { name: 'Go on' }).click();
  await pin.waitFor({ state: 'detached' });
}, 300_000);

const game = findGame('the-circuit')!;

/** Sits down where a match of bots was stopped; with `isShared`, among people at one device. */
async function sitAt(page: Page, id: string, stop: Stop, isShared = false): Promise<void> {
  const kept = keptStop(id, stop);
  const value = isShared ? { ...kept, seat: 0, players: kept.players?.map(() => 'person') } : kept;
  await page.goto(house.url);
  await plant(page, { [`match.${id}`]: { shape: SHAPE, value } });
  await page.goto(`${house.url}/solo/${id}`);
  if (isShared) await page.getByRole('button', { name: `I am ${stop.match.seats[stop.seat]!.name}` }).click();
}

/** What can be used, where a press on an ability is all that there is to do. */
const usesAt = ({ moves }: Stop) => moves.filter(({ type }) => type === 'use');

test('on a wide screen the column beside the ring tells what whoever may step up can do', async () => {
  const page = await house.visit({ viewport: WIDE });
  await sitAt(
    page,
    'up',
    stopWhere(({ moves }) => moves.length > 1 && moves.every(({ type }) => type === 'activate')),
  );
  await page.locator('.arena-spotlight-abilities > li').nth(3).waitFor();
}, 120_000);

test('on a phone whoever fights stays in the middle of the ring, however much room the cards take from it', async () => {
  const stop = stopWhere(one => {
    if (!one.moves.some(({ type }) => type === 'step')) return false;
    const { activation, stack, teams } = stateAt(tryOut(one, { type: 'stop' }));
    const at = activation && fighterIn(teams, activation.fighter).at;
    return stack.at(-1)?.name === 'acting' && at != null && radiusOf(at) < 2;
  });
  const page = await house.visit({ viewport: PHONE, hasTouch: true });
  await sitAt(page, 'middle', stop);
  /** How far from the middle of its window, as a share of its height. */
  const off = () =>
    page.evaluate(() => {
      const [token, ring] = ['.arena-token[data-active]', '.arena-window'].map(part =>
        document.querySelector(part)!.getBoundingClientRect(),
      );
      return Math.abs(token!.top + token!.height / 2 - ring!.top - ring!.height / 2) / ring!.height;
    });
  await expect.poll(off).toBeLessThan(0.2);
  await page.getByRole('button', { name: /^(Stay|Stop) here/ }).click();
  await page.locator('.arena-ask[data-asked="acting"]').waitFor();
  await expect.poll(off).toBeLessThan(0.2);
}, 120_000);

test('by keys alone whoever has said whom an ability is meant for is led to the button that does it', async () => {
  const stop = stopWhere(one => {
    const [use, ...others] = usesAt(one);
    return use !== undefined && others.length === 0 && stateAt(tryOut(one, use)).stack.at(-1)?.name === 'aiming';
  });
  const page = await house.visit({ viewport: PHONE });
  await sitAt(page, 'aim', stop, true);
  // While something can be used, giving up on it is not what is offered loudest.
  expect(await page.locator('.arena-end-combat .button').getAttribute('data-tone')).toBe('plain');
  await page.locator('.arena-ability[data-can]').press('Enter');
  const focused = (part: string) =>
    expect.poll(() => page.evaluate(it => document.activeElement?.matches(it), part)).toBe(true);
  await focused('.arena-choices .button[data-first]');
  await page.keyboard.press('Enter');
  await focused('.arena-ask [data-now]');
  await page.keyboard.press('Enter');
  await page.locator('.arena-picked').waitFor({ state: 'detached' });
}, 120_000);

test('what a hint points at in the ring wears all of its mark, and stays where it stands', async () => {
  const page = await house.visit({ viewport: PHONE });
  await sitAt(
    page,
    'marked',
    stopWhere(({ moves }) => moves.some(({ type }) => type === 'step')),
  );
  await page.locator('.arena-spot').first().waitFor();
  const mark = (part: string): { clip: string; layer: number } => {
    const one = document.querySelector<HTMLElement>(part)!;
    one.dataset.hinted = '';
    const { clipPath, zIndex } = getComputedStyle(one);
    return { clip: clipPath, layer: Number(zIndex) };
  };
  // A ring around it would be cut off with its corners.
  expect((await page.evaluate(mark, '.arena-spot')).clip).toBe('none');
  expect((await page.evaluate(mark, '.arena-token')).layer).toBeGreaterThan(100);
}, 120_000);

test('by keys alone whoever has said who comes back is led to where', async () => {
  const page = await house.visit({ viewport: WIDE });
  await sitAt(
    page,
    'back',
    stopWhere(({ moves }) => moves.some(({ type }) => type === 'return')),
    true,
  );
  const focused = (part: string) =>
    expect.poll(() => page.evaluate(it => document.activeElement?.matches(it), part)).toBe(true);
  await page.locator('.arena-pick').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.arena-ask[data-asked="choosingSpace"]').waitFor();
  await focused('.arena-spot');
}, 120_000);

test('a replay tells of a pin when its cards have been turned, and not of what is still to come', async () => {
  const pinOf = (one: Stop) => usesAt(one).find(use => tryOut(one, use).types.has('pinEnded'));
  const stop = stopWhere(one => pinOf(one) !== undefined);
  const begun = tryOut(stop, pinOf(stop)!).match;
  const page = await house.visit({ viewport: WIDE, reducedMotion: 'no-preference' });
  await page.goto(`${house.url}/replay`);
  await page.getByLabel('Choose a record file').setInputFiles({
    name: `pin-step-${stop.match.log.length}-seat-1.jsonl`,
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(formatRecord(game, begun)),
  });
  await page.locator('.arena-layout').waitFor();
  /** All that is told of the match. */
  const told = () => page.locator('.scrubber-said, .replay-log, .arena-score').allInnerTexts();
  const before = await told();
  await page.getByRole('button', { name: 'Show what is still to come' }).waitFor();
  await page.getByRole('button', { name: 'One step on' }).click();
  const pin = page.locator('.arena-pin');
  await pin.getByRole('button', { name: 'Skip' }).waitFor();
  expect(await told()).toEqual(before);
  await pin.getByRole('button', { name: 'Skip' }).click();
  await page.locator('.scrubber-said').getByText('is revealed').waitFor();
  expect((await told()).join().split('is revealed').length).toBeGreaterThan(before.join().split('is revealed').length);
  await pin.waitFor({ state: 'detached' });
  // Whoever goes back in the middle of it has seen enough.
  await page.getByRole('button', { name: 'One step back' }).click();
  await page.getByRole('button', { name: 'One step on' }).click();
  await pin.getByRole('button', { name: 'Skip' }).waitFor();
  await page.getByRole('button', { name: 'One step back' }).click();
  await pin.waitFor({ state: 'detached' });
  await expect.poll(told).toEqual(before);
}, 120_000);

test('at one device a pin that ends a turn is seen to its end before the cover comes', async () => {
  const stop = stopWhere(one => {
    const [use, ...others] = usesAt(one);
    if (use === undefined || others.length > 0) return false;
    const { types, match } = tryOut(one, use);
    return types.has('pinEnded') && !game.toAct(match.state).includes(one.seat);
  });
  const other = stop.seat === 0 ? 'Bo' : 'Ada';
  const page = await house.visit({ viewport: PHONE });
  await sitAt(page, 'pin', stop, true);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.locator('.arena-ability[data-can]').click();
  await page.locator('.arena-ask [data-now]').click();
  const pin = page.locator('.arena-pin');
  await pin.getByRole('button', { name: 'Skip' }).click();
  expect(await page.locator('.cover').count()).toBe(0);
  await pin.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('heading', { name: `Pass to ${other}` }).waitFor();
  expect(await pin.count()).toBe(0);
}, 120_000);

const handSizeAt = (stop: Stop): number => stateAt(stop).teams[stop.seat]!.hand.length;

/** Two teams and five things to do; three teams, whose score takes more room, and a full hand. */
const CROWDED: readonly (readonly [number, (stop: Stop) => boolean])[] = [
  [2, ({ moves }) => new Set(moves.flatMap(({ type, trait }) => (type === 'trait' ? trait : []))).size === 1],
  [3, stop => stop.moves.some(({ type }) => type === 'endCombat') && handSizeAt(stop) > 5],
];

test.each(CROWDED)(
  'on a phone of %i teams all that a fighter can do is seen at once, above the end of combat',
  async (teams, isCrowded) => {
    const stop = stopWhere(isCrowded, teams);
    const page = await house.visit({ viewport: PHONE });
    await sitAt(page, 'crowded', stop, true);
    await page.getByRole('button', { name: 'End combat' }).waitFor();
    const [end, ...abilities] = await page
      .locator('.arena-end-combat, .arena-ability')
      .evaluateAll(all =>
        all
          .toSorted((a, b) => Number(b.matches('.arena-end-combat')) - Number(a.matches('.arena-end-combat')))
          .map(one => one.getBoundingClientRect().toJSON() as DOMRect),
      );
    expect(abilities).toHaveLength(teams === 2 ? 5 : 4);
    for (const { left, right, top, bottom } of abilities) {
      expect(bottom).toBeLessThanOrEqual(PHONE.height);
      expect(right <= end!.left || left >= end!.right || bottom <= end!.top || top >= end!.bottom).toBe(true);
    }
    await expectFit(page, 'all there is to do');
    // The signs on a card are explained where they are seen.
    await page.locator('.arena-hand-read').first().click();
    await page
      .locator('.tip-bubble')
      .getByText(/in a pin/i)
      .first()
      .waitFor();
  },
  120_000,
);

test('a team of one’s own: refusals explained, others suggested, its strengths shown, kept and deleted', async () => {
  const page = await house.visit({ viewport: PHONE });
  await openMatch(page);
  await page.getByRole('button', { name: 'Build your own' }).click();
  const lock = page.getByRole('button', { name: 'Lock in this team' });
  await page.getByRole('button', { name: 'Add Rex Calder' }).first().click();
  await page.getByRole('button', { name: 'Add Rex Calder' }).click();
  await page.getByText('A team has only one Rex Calder.').waitFor();
  await expectFit(page, 'a refusal');
  for (let more = 0; more < 3; more++) await page.locator('.arena-suggestions button').first().click();
  expect(await lock.isEnabled()).toBe(false);
  await page.locator('.arena-hazard-pick').first().click();
  expect(await lock.isEnabled()).toBe(true);
  await page.getByRole('button', { name: 'Strengths' }).click();
  const strengths = page.getByRole('dialog', { name: 'Strengths' });
  for (const strength of ['Reach', 'Damage', 'Control', 'Pins']) await strengths.getByText(strength).first().waitFor();
  // Against each of the ten identities, with how sure that is.
  expect(await strengths.locator('.arena-record > li').count()).toBe(10);
  expect(await strengths.locator('.arena-record > li').first().innerText()).toMatch(/\d+%\s±\s\d+/);
  await expectFit(page, 'strengths');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByLabel('Name of the team').fill('My four');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  // It is there in the next match too, and gone when it is deleted.
  await openMatch(page);
  const kept = page.getByRole('button', { name: /^My four/ });
  await kept.click();
  expect(await lock.isEnabled()).toBe(true);
  await expectFit(page, 'saved teams');
  await page.getByRole('button', { name: 'Delete My four' }).click();
  await kept.waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.arena-ready-team').first().waitFor();
  expect(await kept.count()).toBe(0);
}, 300_000);

test('who concedes among three may watch the others, see how it ends at once, or leave', async () => {
  const page = await house.visit({ viewport: PHONE });
  await openMatch(page, 'Home Turf', 3);
  await takeTeam(page, /Clockwork/i);
  const concede = page.getByRole('button', { name: 'Concede' });
  // Only at a decision of one's own: the first is where the hazard goes.
  await page.locator('.arena-ask[data-asked]').waitFor();
  await concede.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  const strip = page.getByRole('complementary', { name: 'You have conceded. The others play on.' });
  await strip.waitFor();
  await expectFit(page, 'a match that goes on without one');
  expect(await strip.getByRole('link', { name: 'Leave' }).getAttribute('href')).toBe('/');
  await strip.getByRole('button', { name: 'Show how it ends' }).click();
  await page.locator('.match-end').waitFor();
  await strip.waitFor({ state: 'detached' });
  await page.locator('.arena-ending').waitFor();
  expect(await page.locator('.arena-table tbody tr').count()).toBe(3);
  const lying = await page
    .locator('.arena-finalists[data-part="lost"] > span:visible')
    .evaluateAll(all => all.map(one => one.getBoundingClientRect()).map(({ left, right }) => [left, right] as const));
  lying.sort(([a], [b]) => a - b);
  for (const [i, [left]] of lying.entries()) if (i > 0) expect(left).toBeGreaterThanOrEqual(lying[i - 1]![1] - 1);
  // It is over for good.
  await page.reload();
  await page.locator('.match-end').waitFor();
  expect(await strip.count()).toBe(0);
}, 120_000);

test('a lesson tells how a pin ends once its cards have been turned', async () => {
  const page = await house.visit({ viewport: PHONE, hasTouch: true, reducedMotion: 'no-preference' });
  await page.goto(`${house.url}/learn/the-circuit/pin`);
  await page.locator('.arena-ability', { hasText: 'Takedown' }).tap();
  await page.locator('.arena-ask [data-now]').tap();
  const skip = page.locator('.arena-pin').getByRole('button', { name: 'Skip' });
  await skip.waitFor();
  const said = page.locator('.coach-said');
  expect(await said.count()).toBe(0);
  // The show is longer than what the lesson leaves of the screen: it is gone to.
  await expect.poll(async () => (await skip.boundingBox())!.y + (await skip.boundingBox())!.height).toBeLessThan(641);
  await skip.tap();
  await said.getByText('she Taps Out').waitFor();
}, 120_000);

test('on a phone a lesson shows whom a blow is meant for, between what to do and what does it', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/learn/the-circuit/pin`);
  const isBetween = (): boolean => {
    const [now, token, ask] = ['.coach-now', '.arena-token[data-thing~="fighter:1:skeld"]', '.arena-ask'].map(part =>
      document.querySelector(part)?.getBoundingClientRect(),
    );
    return !!token && token.top >= now!.bottom && token.bottom <= ask!.top;
  };
  await expect.poll(() => page.evaluate(isBetween)).toBe(true);
  // What the lesson says is one press away.
  await page.getByRole('button', { name: 'Read' }).click();
  await page.getByText('Stun tokens do nothing by themselves').waitFor();
}, 120_000);

test('the ring opens where its fighters are, at once: a slow way there is cut short when the page moves', async () => {
  const page = await house.visit({ viewport: PHONE, reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollTo as (this: Element, to: ScrollToOptions) => void;
    Element.prototype.scrollTo = function (this: Element, to: ScrollToOptions): void {
      if (this.matches('.arena-window')) document.documentElement.dataset.first ??= to.behavior ?? '';
      scroll.call(this, to);
    } as typeof Element.prototype.scrollTo;
  });
  await page.goto(`${house.url}/learn/the-circuit`);
  await expect.poll(() => page.locator('html').getAttribute('data-first')).toBe('instant');
  const areSeen = (): boolean => {
    const things = ['.arena-window', '[data-thing~="fighter:0:rex-rookie"]', '[data-thing~="fighter:1:krag"]'];
    const [ring, ...two] = things.map(part => document.querySelector(part)?.getBoundingClientRect());
    return two.every(
      one => one && one.left >= ring!.left && one.right <= ring!.right && one.bottom <= ring!.bottom + 1,
    );
  };
  await expect.poll(() => page.evaluate(areSeen)).toBe(true);
}, 120_000);

test('a finger looks before it acts: at zones, and at spaces that stay in sight', async () => {
  const page = await house.visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  await openMatch(page);
  await takeTeam(page, /Clockwork/i);
  const ask = page.locator('.arena-ask');
  const zone = page.locator('.arena-zone-spot').last();
  await zone.waitFor();
  const asked = await ask.locator('.arena-prompt').innerText();
  await zone.tap();
  const label = (await zone.getAttribute('aria-label'))!;
  await ask.getByRole('button', { name: label }).waitFor();
  expect(await ask.locator('.arena-prompt').innerText()).toBe(asked);
  await zone.tap();
  await expect.poll(() => ask.locator('.arena-prompt').innerText()).not.toBe(asked);
  const spot = page.locator('.arena-spot').last();
  while (!(await spot.isVisible())) {
    const answer = page.locator('.arena-ask .arena-do, .arena-ask .arena-pick, .arena-zone-spot').first();
    if (await answer.isVisible()) await answer.tap();
    await page.waitForTimeout(15);
  }
  await spot.tap();
  await page.locator('.arena-preview').waitFor();
  const isSeen = (): boolean => {
    const [picked, ring] = ['.arena-spot[data-picked]', '.arena-window'].map(part =>
      document.querySelector(part)!.getBoundingClientRect(),
    );
    return picked!.top >= ring!.top && picked!.bottom <= ring!.bottom + 1;
  };
  await expect.poll(() => page.evaluate(isSeen)).toBe(true);
}, 120_000);
