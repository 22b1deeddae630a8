/**
 * What must work in every browser, in one that Playwright does not drive: a first visit, whole games against bots, a lesson, a
 * bout over the network against Chromium, a replay and its proof, keys alone, both themes. `docs/browsers.md` has the list.
 */

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fastChance } from '@roundhouse/kernel';
import { isNightly } from '@roundhouse/kernel/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isOver as isOverFor, takeOneStep, useHouse, WIDE } from '../open.ts';
import { traceFolder } from '../traces.ts';
import { type Driver, Guest, type Key } from './guest.ts';
import { answerOnce, FITE, isOver, playOut, sitDown, TABLES } from './play.ts';

/** A night has time for all games, and a loaded machine for none: what counts is that something comes. */
const LONG = { timeout: isNightly ? 3_600_000 : 1_200_000 };

export interface Elsewhere {
  readonly name: string;
  /** Null where the browser is not installed. */
  readonly open: (() => Promise<Driver>) | null;
  /** Whether it keeps the page for times without a network soon enough for a day's tests. */
  readonly keepsSoon: boolean;
  /** By day every other game, so that each is played in one of two browsers; at night all. */
  readonly plays: 'even' | 'odd';
}

/** Where the browser should be and is not, these tests fail; elsewhere they are skipped, and counted as such. */
export function tour({ name, open, keepsSoon, plays }: Elsewhere): void {
  describe.skipIf(open === null && process.env.CI !== 'true')(name, LONG, () => {
    const house = useHouse();
    let guest: Guest;
    beforeAll(async () => {
      if (open === null) throw new Error(`${name} is not installed`);
      guest = new Guest(await open());
      await guest.driver.resize(WIDE.width, WIDE.height);
    }, LONG.timeout);
    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') await keepShot(guest, `${traceFolder(task)}.png`);
      guest.expectNoTrouble();
    });
    afterAll(() => guest?.driver.close());

    test('a first visit: a table from home, nothing lies over its buttons, and no news of a version', async () => {
      await guest.goto(house.url);
      await guest.press({ css: '.game-card button', reads: '^Play FITE' });
      await guest.press('dialog[open] .page-actions button');
      await guest.press('.fite-powers input');
      // Kept for times without a network: the worker that does it is the first, not a newer one.
      if (isNightly || keepsSoon)
        await guest.until('the page is kept', () => navigator.serviceWorker.controller?.state === 'activated');
      await guest.goto(house.url);
      await guest.sees('.game-card');
      expect(await guest.isSeen('.news')).toBe(false);
    });

    test('both themes: one press each, at once and after a reload', async () => {
      const paper = () => guest.run(() => getComputedStyle(document.documentElement).backgroundColor);
      const seen: string[] = [];
      for (const theme of ['Dark', 'Light']) {
        await guest.goto(`${house.url}/settings`);
        const before = await paper();
        await guest.press({ css: 'label:has([name="theme"])', reads: `^${theme}` });
        if (seen.length > 0)
          await guest.until(
            'another theme',
            (old: string) => getComputedStyle(document.documentElement).backgroundColor !== old,
            before,
          );
        await guest.goto(house.url);
        seen.push(await paper());
      }
      expect(new Set(seen).size).toBe(2);
    });

    const played = TABLES.filter((_, i) => isNightly || i % 2 === (plays === 'even' ? 0 : 1));
    test.each(played)('a whole game of $game against a bot; its replay, a step on, and the proof', async table => {
      await sitDown(guest, house.url, table);
      await playOut(guest, table, 1);
      await guest.press({ css: '.match-end a', reads: 'Replay and proof' });
      const said = () =>
        guest.run(() => document.querySelector('.scrubber input')?.getAttribute('aria-valuetext') ?? '');
      await guest.sees('.scrubber input');
      const first = await said();
      await guest.press('.scrubber button[aria-label="One step on"]');
      await expect.poll(said, { timeout: LONG.timeout }).not.toBe(first);
      await guest.press({ css: 'button', reads: '^Verify the dice' });
      await guest.sees({ css: '.proof-verdict', reads: '^Proved: ' });
    });

    test('a lesson: what is asked is done, and praised', async () => {
      await guest.goto(`${house.url}/learn/fite/turn`);
      await sitDownToLearn(guest);
      await guest.press({ css: '.fite-spot input', reads: '^Offensive' });
      await guest.press(SUBMIT);
      await guest.sees('.fite input[type="range"]');
      await guest.run(() => document.querySelector<HTMLElement>('.fite input[type="range"]')!.focus());
      await guest.key('ArrowRight');
      await guest.press(SUBMIT);
      await guest.sees({ css: 'b, strong', reads: '^Well done' });
    });

    test('a bout over the network against Chromium, to its end', async () => {
      const ada = await house.visit({ viewport: WIDE });
      await ada.goto(`${house.url}/new/fite?with=friend`);
      await ada.getByLabel('Your name at the table').fill('Ada');
      await ada.getByRole('button', { name: 'Ring the bell' }).click();
      await guest.goto(await ada.getByLabel('Send this link to your opponent').inputValue());
      await guest.fill('Your name at the table', 'Bo');
      await guest.press({ css: 'main form button', reads: '^Take the seat' });
      await guest.sees(FITE.laid);
      const chance = fastChance(5);
      const pick = (count: number): number => chance.int(count);
      while (!((await isOverFor(ada)) && (await isOver(guest)))) {
        await takeOneStep(ada, pick);
        await answerOnce(guest, FITE, pick);
      }
      await guest.sees({ css: '.match-end', reads: 'Replay and proof' });
    });

    test('by keys alone: from home to a table, and the bout to its end', async () => {
      await guest.goto(house.url);
      await guest.tabTo('Play FITE');
      await guest.key('Enter');
      await guest.sees(FITE.laid);
      const used = new Set<string>();
      for (let presses = 0; !(await isOver(guest)); presses++) {
        if (presses > MOST_PRESSES) throw new Error(`the bout does not go on by keys\n${await guest.says()}`);
        const at = await guest.run(focused);
        if (at.kind === 'waiting') continue;
        used.add(at.kind);
        await guest.key(keyFor(at, presses));
      }
      expect([...used]).toEqual(expect.arrayContaining(KINDS));
    });
  });
}

const SUBMIT = '.fite button[type="submit"]:not(:disabled)';

/** A lesson is introduced too, to whoever has never seen its game. */
async function sitDownToLearn(guest: Guest): Promise<void> {
  await guest.sees('.fite-spot');
  if (await guest.isSeen('dialog[open]')) await guest.press('dialog[open] .page-actions button');
}

async function keepShot(guest: Guest, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await guest.driver.shot()).catch(() => {});
}

/** More than a bout takes, looks while a bot thinks among them. */
const MOST_PRESSES = 10_000;

/** What a bout asks for. */
const KINDS = ['fite-power', 'fite-place', 'range', 'submit'];

interface Focused {
  readonly kind: string;
  readonly checked: boolean;
}

/** Runs in the page: what the keyboard is on. */
function focused(): Focused {
  const at = document.activeElement;
  if (!document.querySelector('.fite :is(input, button[type="submit"]):not(:disabled)'))
    return { kind: 'waiting', checked: false };
  if (at?.matches('.fite button[type="submit"]')) return { kind: 'submit', checked: false };
  if (!(at instanceof HTMLInputElement)) return { kind: 'elsewhere', checked: false };
  return { kind: at.type === 'radio' ? at.name : at.type, checked: at.checked };
}

function keyFor({ kind, checked }: Focused, presses: number): Key {
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
