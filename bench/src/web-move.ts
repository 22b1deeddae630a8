/** How long a move takes to be seen on a slow machine, read from the browser's own trace. */

import type { Browser, CDPSession, Page } from 'playwright-core';

/** How much slower than this machine the visitor's is. */
const SLOWER = 4;
/** The wait for the frame in which a change is drawn, at most. */
const FRAME_MS = 17;

/** Our marks, and the making of frames. */
const CATEGORIES = ['blink.user_timing', 'disabled-by-default-devtools.timeline'];

/** Milliseconds from the press to a frame. */
export interface Wait {
  /** What the page's own thread worked, and a frame: other programs that want the processor do not count. */
  readonly work: number;
  /** By the clock on the wall. */
  readonly clock: number;
}

export interface MoveTimes {
  /** To the frame that shows the move made: what was pressed is ticked and stays down, or already what follows. */
  readonly made: Wait;
  /** To the frame that shows what came of it. */
  readonly followed: Wait;
}

const SEND = '.match-main .button[data-tone="strong"]:enabled';
/** What leads to a move: first what a table says takes the next piece, then whatever can be chosen. */
const STEPS = ['[data-press="place"]', '[data-press="pick"]', 'input[type="radio"]', 'button:not([data-tone])'];
const MOST_STEPS = 16;

/** Chooses things until a move can be sent; false if nothing leads there. */
export async function getReady(page: Page): Promise<boolean> {
  for (let i = 0; i < MOST_STEPS; i++) {
    if ((await page.locator(SEND).count()) > 0) return true;
    for (const step of STEPS) {
      const choice = page.locator(`.match-main ${step}:enabled:not([aria-disabled="true"])`).first();
      if ((await choice.count()) === 0) continue;
      await choice.evaluate(element => (element as HTMLElement).click());
      break;
    }
  }
  return (await page.locator(SEND).count()) > 0;
}

/** Sends the move that is ready. */
export async function timeMove(browser: Browser, page: Page): Promise<MoveTimes> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await browser.startTracing(page, { categories: CATEGORIES });
  const seen = page.evaluate(markChanges);
  await press(page, devtools);
  await seen;
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Traced[] };
  return timesIn(trace.traceEvents);
}

/** As a finger does it: what Playwright does around a click would be counted too. */
async function press(page: Page, devtools: CDPSession): Promise<void> {
  const send = page.locator(SEND).first();
  await send.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await send.boundingBox())!;
  const at = { x: x + width / 2, y: y + height / 2, button: 'left', clickCount: 1 } as const;
  await devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
  await devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
}

/** Runs in the page: marks the next press, the first change of the table, and the one that lets go of what was pressed. */
function markChanges(): Promise<void> {
  return new Promise(resolve => {
    const table = document.querySelector('.match-main')!;
    let isMade = false;
    const watch = (_: unknown, observer: MutationObserver): void => {
      if (!isMade) performance.mark('bench made');
      isMade = true;
      if (table.querySelector('[data-sent]')) return;
      observer.disconnect();
      performance.mark('bench followed');
      // The frame after the one that shows it: by then that one has been handed over.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    };
    const begin = (): void => {
      performance.mark('bench pressed');
      new MutationObserver(watch).observe(table, { subtree: true, childList: true, attributes: true });
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

function timesIn(events: readonly Traced[]): MoveTimes {
  const find = (name: string, after = 0, thread: Partial<Traced> = {}): Traced => {
    const isMeant = ({ pid, tid }: Traced): boolean => pid === (thread.pid ?? pid) && tid === (thread.tid ?? tid);
    const found = events.filter(event => event.name === name && event.ts >= after && isMeant(event));
    const first = found.sort((a, b) => a.ts - b.ts)[0];
    if (!first) throw new Error(`the browser's trace does not tell when '${name}' was`);
    return first;
  };
  const pressed = find('bench pressed');
  const waitFor = (change: string): Wait => {
    const { ts, dur = 0, tts, tdur = 0 } = find(HANDED_OVER, find(change).ts, pressed);
    return { work: (tts + tdur - pressed.tts) / 1000 + FRAME_MS, clock: (ts + dur - pressed.ts) / 1000 };
  };
  return { made: waitFor('bench made'), followed: waitFor('bench followed') };
}
