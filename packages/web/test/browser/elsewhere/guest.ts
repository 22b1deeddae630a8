/** A page in a browser that Playwright does not drive: looked at by scripts, and acted on as people do, by pointing and by keys. */

import { expect } from 'vitest';

export type Key = 'Tab' | 'Enter' | 'Space' | 'Escape' | 'Home' | 'End' | 'ArrowRight' | 'ArrowLeft';

/** What a driver gives of its browser; all else is made of these. */
export interface Driver {
  goto(url: string): Promise<void>;
  /** Runs a function in the page. What goes in and comes out is JSON. */
  run<Given extends readonly unknown[], Result>(
    act: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>;
  /** Presses at a point of the window. */
  point(x: number, y: number): Promise<void>;
  key(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The window as a PNG. */
  shot(): Promise<Buffer>;
  /** What went wrong in pages since it was last asked. */
  trouble(): readonly string[];
  close(): Promise<void>;
}

/** How long anything may take to come, on a machine that has twenty other things to do. */
export const LATE_MS = 180_000;
const LOOK_AGAIN_MS = 15;

/** Something on the page: what CSS finds, and of that what reads like this. */
export interface Thing {
  readonly css: string;
  readonly reads?: string;
}

/** Things of one kind, as CSS finds them; with `oneIn` they are thought of once in so many times. */
export interface Kind {
  readonly css: string;
  readonly oneIn?: number;
}

/** How long a page presses by itself before it is asked how far it has come. */
const SLICE_MS = 2000;

/** Where a thing is to be pressed, and what is in front there. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly isFree: boolean;
  readonly inFront: string;
}

const thing = (wanted: Thing | string): Thing => (typeof wanted === 'string' ? { css: wanted } : wanted);

export class Guest {
  readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  get run(): Driver['run'] {
    return this.driver.run;
  }

  key(key: Key): Promise<void> {
    return this.driver.key(key);
  }

  /** Opens a page, and goes on when all of it is there. */
  async goto(url: string): Promise<void> {
    await this.driver.goto(url);
    await this.settles();
  }

  /** Waits until the page is there and nothing on it is loading any more. */
  settles(): Promise<void> {
    return this.until('the page is there', () => {
      const app = document.querySelector('#app');
      return app !== null && app.childElementCount > 0 && document.querySelector('.loading') === null;
    });
  }

  /** Looks until the page answers with something. While a page is changed for another there is nobody to answer. */
  async until<Given extends readonly unknown[]>(
    what: string,
    look: (...given: Given) => unknown,
    ...given: Given
  ): Promise<void> {
    const since = performance.now();
    let failure = '';
    while (performance.now() - since < LATE_MS) {
      try {
        if (await this.run(look, ...given)) return;
        failure = '';
      } catch (error) {
        failure = `; ${error}`;
      }
      await new Promise(resolve => setTimeout(resolve, LOOK_AGAIN_MS));
    }
    throw new Error(`never came: ${what}${failure}\n${await this.says()}`);
  }

  /** Waits until such a thing is seen. */
  sees(wanted: Thing | string): Promise<void> {
    return this.until(`${JSON.stringify(wanted)} is seen`, isSeen, thing(wanted));
  }

  isSeen(wanted: Thing | string): Promise<boolean> {
    return this.run(isSeen, thing(wanted));
  }

  /** Presses it as soon as it is there, holds still, and nothing lies in front of it; again if it moved away under the hand. */
  async press(wanted: Thing | string): Promise<void> {
    const since = performance.now();
    let spot: Spot | null = null;
    while (performance.now() - since < LATE_MS) {
      const before: Spot | null = spot;
      spot = await this.run(spotOf, [thing(wanted)], 0, false).catch(() => null);
      if (!spot?.isFree || spot.x !== before?.x || spot.y !== before.y) continue;
      await this.driver.point(spot.x, spot.y);
      if (await this.run(wasHit).catch(() => true)) return;
    }
    const why = spot === null ? 'is not there' : `lies behind ${spot.inFront}`;
    throw new Error(`${JSON.stringify(wanted)} ${why}\n${await this.says()}`);
  }

  /** Points at one of these and presses it, of the first kind of which there are any; whether it could be pressed. */
  async pressOneOf(kinds: readonly Thing[], which: number): Promise<boolean> {
    const spot = await this.run(spotOf, kinds, which, false);
    // Something may still be on its way over it.
    if (!spot?.isFree) return false;
    await this.driver.point(spot.x, spot.y);
    return true;
  }

  /**
   * Has the page press one of these after the other, for a while or until the last thing is seen; gives how many. The pointer
   * stays where it is, but nothing is pressed that it could not reach; that is many times as fast.
   */
  pressOn(kinds: readonly Kind[], last: string, seed: number): Promise<number> {
    return this.run(pressesOn, kinds, last, seed, SLICE_MS);
  }

  /** Walks by Tab to what reads like this. */
  async tabTo(name: string): Promise<void> {
    for (let presses = 0; presses < 120; presses++) {
      if ((await this.run(focusedName)) === name) return;
      await this.key('Tab');
    }
    throw new Error(`the keyboard never reached '${name}'\n${await this.says()}`);
  }

  /** Writes into the field with this label, over what is there. */
  async fill(label: string, text: string): Promise<void> {
    await this.press({ css: 'label.field', reads: `^${label}` });
    await this.until('the field is focused', () => document.activeElement instanceof HTMLInputElement);
    await this.run(() => (document.activeElement as HTMLInputElement).select());
    await this.driver.type(text);
    const holds = (wanted: string): boolean => (document.activeElement as HTMLInputElement).value === wanted;
    await this.until(`'${label}' holds the text`, holds, text);
  }

  /** What is on the page, for whoever reads why a test failed. */
  async says(): Promise<string> {
    const text = await this.run(() => `${location.pathname}\n${document.body.innerText.slice(0, 1500)}`).catch(String);
    return text;
  }

  expectNoTrouble(): void {
    expect(this.driver.trouble()).toEqual([]);
  }
}

/** Runs in the page. */
function isSeen({ css, reads }: Thing): boolean {
  const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  return [...document.querySelectorAll(css)].some(
    element => element.checkVisibility() && (reads === undefined || new RegExp(reads).test(nameOf(element))),
  );
}

/**
 * Runs in the page: brings into sight one of the first kind of which there are any, says where it is to be pressed, and listens for
 * it; with `tell`, the page is told instead that it was pressed, if nothing lies over it.
 */
function spotOf(kinds: readonly Thing[], which: number, tell: boolean): Spot | null {
  const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const foundOf = ({ css, reads }: Thing) =>
    [...document.querySelectorAll<HTMLElement>(css)].filter(
      element => element.checkVisibility() && (reads === undefined || new RegExp(reads).test(nameOf(element))),
    );
  const first = kinds.find(kind => foundOf(kind).length > 0);
  if (first === undefined) return null;
  const all = foundOf(first);
  const found = all[which % all.length]!;
  // A control that is drawn by what stands beside it is pressed there.
  const isDrawn = !found.matches('input[type="radio"], input[type="checkbox"]');
  const target = isDrawn ? found : (found.closest('label') ?? found);
  const { left, top, right, bottom } = target.getBoundingClientRect();
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const look = () => {
    const box = target.getBoundingClientRect();
    const [x, y] = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
    const front = document.elementFromPoint(x, y);
    return { x, y, front, isFree: target.contains(front) };
  };
  let seen = look();
  if (!seen.isFree) {
    // Under a bar that stays where it is while what lies behind it is scrolled.
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    seen = look();
  }
  const { x, y, front, isFree } = seen;
  const page = globalThis as unknown as { hit: boolean };
  page.hit = false;
  const listen = (event: Event): void => {
    page.hit ||= event.composedPath().includes(target);
  };
  if (!tell) document.addEventListener('click', listen, { capture: true, once: true });
  else if (isFree) target.click();
  return { x, y, isFree, inFront: front?.outerHTML.slice(0, 200) ?? 'the edge of the window' };
}

/**
 * Runs in the page: presses for a while, or until the last thing is seen; gives how many presses. A page is told one function,
 * so this one has the other in it.
 */
const pressesOn = new Function(
  ...['kinds', 'last', 'seed', 'ms'],
  `const spotOf = ${spotOf}; return (${pressing})(spotOf, kinds, last, seed, ms);`,
) as (kinds: readonly Kind[], last: string, seed: number, ms: number) => Promise<number>;

async function pressing(
  spot: typeof spotOf,
  kinds: readonly Kind[],
  last: string,
  seed: number,
  ms: number,
): Promise<number> {
  let [presses, drawn] = [0, seed];
  const draw = (): number => {
    drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0;
    // The low digits of such a number are poor.
    return drawn >>> 8;
  };
  const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 10));
  for (const since = performance.now(); performance.now() - since < ms; await pause()) {
    if (document.querySelector(last)?.checkVisibility()) break;
    const thought = kinds.filter(({ oneIn = 1 }) => draw() % oneIn === 0);
    if (spot(thought, draw(), true)?.isFree) presses++;
  }
  return presses;
}

/** Runs in the page: whether the last press came where it was meant. Another page knows nothing of it: it came. */
function wasHit(): boolean {
  return (globalThis as unknown as { hit?: boolean }).hit ?? true;
}

/** Runs in the page. */
function focusedName(): string {
  const at = document.activeElement;
  return at === null || at === document.body ? '' : (at.getAttribute('aria-label') ?? at.textContent ?? '').trim();
}
