/** How long a move takes to be seen on a slow machine, read from the browser's own trace. */

import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page } from 'playwright-core';

/** How much slower than this machine the visitor's is. */
const SLOWER = 4;
/** How long a finger rests on a button. */
const FINGER_MS = 80;
/** After this long nothing will come of a press any more. */
const PATIENCE_MS = 60_000;

/** Our marks, and the making of frames. */
const CATEGORIES = ['blink.user_timing', 'disabled-by-default-devtools.timeline'];

/** Milliseconds from letting go of the button to the frame that shows what came of the move. */
export interface MoveTime {
  /** By the clock on the wall. */
  readonly clock: number;
  /** What the page's own thread worked meanwhile: what is left of it once other programs do not want the processor. */
  readonly work: number;
}

const SEND = '.match-main :is(.button[data-tone="strong"]:not([data-press="on"]), .plain-move):enabled';
/** What leads to a move: away from what is over, then what a table says takes the next piece, then what can be chosen. */
const STEPS = [
  '[data-press="on"]',
  '[data-press="place"]',
  '[data-press="pick"]',
  '[data-first]',
  'input[type="radio"]',
  // Of a game without a table of its own.
  '.plain-option',
  // The rulebook would lie over the table.
  'button:not([data-tone], .rule-link)',
];
const MOST_STEPS = 16;

/** What may be pressed to get on, first things first. */
const choicesAt = (page: Page): Locator[] =>
  STEPS.map(step => page.locator(`.match-main ${step}:enabled:not([aria-disabled="true"])`));

/** The button that sends what was chosen. */
export const sendButton = (page: Page): Locator => page.locator(SEND).first();

/** What is pressed first, where a press is the whole answer. */
export async function firstChoice(page: Page): Promise<Locator> {
  for (const choices of choicesAt(page)) if ((await choices.count()) > 0) return choices.first();
  throw new Error('there is nothing to press');
}

/** Chooses things until a move can be sent; false if nothing leads there, because a choice is sent as soon as it is made. */
export async function getReady(page: Page): Promise<boolean> {
  for (let i = 0; i < MOST_STEPS; i++) {
    if ((await page.locator(SEND).count()) > 0) return true;
    for (const choices of choicesAt(page)) {
      // Looked for and pressed at once: a bot may take it away in between.
      if (await choices.evaluateAll(pressFirst)) break;
    }
    // What comes of a press is drawn in the next frame, or the one after it.
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  return (await page.locator(SEND).count()) > 0;
}

/** Runs in the page: whether there was one. */
function pressFirst([first]: readonly Element[]): boolean {
  (first as HTMLElement | undefined)?.click();
  return first !== undefined;
}

/** Presses what sends a move. */
export async function timeMove(browser: Browser, page: Page, button: Locator): Promise<MoveTime> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await browser.startTracing(page, { categories: CATEGORIES });
  const seen = page.evaluate(markChanges);
  await press(button, devtools);
  const late = await Promise.race([seen, setTimeout(PATIENCE_MS, null, { ref: false })]);
  if (late === null) throw new Error('nothing came of a press');
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Traced[] };
  return timeIn(trace.traceEvents, late);
}

/** As a finger does it: what Playwright does around a click would be counted too. */
async function press(button: Locator, devtools: CDPSession): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox())!;
  const at = { x: x + width / 2, y: y + height / 2, button: 'left', clickCount: 1 } as const;
  await devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
  await setTimeout(FINGER_MS);
  await devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
}

/**
 * Runs in the page: marks the next click, and the change after which the table reads differently and nothing waits for an
 * answer any more. Gives the milliseconds for which the click had to wait before it was heard.
 */
function markChanges(): Promise<number> {
  return new Promise(resolve => {
    const table = document.querySelector('.match-main')!;
    const begin = ({ timeStamp }: MouseEvent): void => {
      const late = performance.now() - timeStamp;
      const before = table.textContent;
      const watch = (_: unknown, observer: MutationObserver): void => {
        if (table.textContent === before || table.querySelector('[data-sent]')) return;
        performance.mark('bench shown');
        observer.disconnect();
        // The frame after the one that shows it: by then that one has been handed over.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(late)));
      };
      new MutationObserver(watch).observe(table, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      performance.mark('bench pressed');
    };
    addEventListener('click', begin, { capture: true, once: true });
  });
}

/** Something in a trace, in microseconds: by the clock, and by what its thread had worked until then. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tts: number;
  /** Of what takes time. */
  readonly dur?: number;
  readonly tdur?: number;
}

/** A frame has been made and goes to the screen. */
const HANDED_OVER = 'Commit';

function timeIn(events: readonly Traced[], late: number): MoveTime {
  const find = (name: string, after = 0, thread: Partial<Traced> = {}): Traced => {
    const isMeant = ({ pid, tid }: Traced): boolean => pid === (thread.pid ?? pid) && tid === (thread.tid ?? tid);
    const found = events.filter(event => event.name === name && event.ts >= after && isMeant(event));
    const first = found.sort((a, b) => a.ts - b.ts)[0];
    if (!first) throw new Error(`the browser's trace does not tell when '${name}' was`);
    return first;
  };
  const pressed = find('bench pressed');
  const { ts, dur = 0, tts, tdur = 0 } = find(HANDED_OVER, find('bench shown').ts, pressed);
  return { clock: late + (ts + dur - pressed.ts) / 1000, work: (tts + tdur - pressed.tts) / 1000 };
}
