/** How much of a page jumps: what moved, and by how much. */

import type { Page } from 'playwright-core';

export interface Shift {
  readonly value: number;
  readonly what: string;
}

export interface Watched {
  /** While this is on screen, anything may move. */
  readonly except?: string;
  /** What must stay where it is: then nothing else counts, but this counts even where it answers a press. */
  readonly still?: string;
}

type Seen = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: readonly { node?: Node }[] };

/**
 * Watches every page that is loaded here from now on; what it gives tells what has jumped so far. What answers a press within
 * half a second is not counted: it was asked for.
 */
export async function watchShifts(page: Page, watched: Watched = {}): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(({ except, still }) => {
    const moved: Shift[] = [];
    Object.assign(globalThis, { moved });
    const counts = ({ hadRecentInput, sources }: Seen): boolean => {
      if (except && document.querySelector(except) !== null) return false;
      if (!still) return !hadRecentInput;
      return sources.some(({ node }) => node instanceof Element && node.matches(still));
    };
    const nameOf = ({ node }: { node?: Node }): string =>
      (node instanceof Element && node.getAttribute('class')) || (node?.nodeName ?? '?');
    new PerformanceObserver(list => {
      for (const seen of (list.getEntries() as Seen[]).filter(counts)) {
        moved.push({ value: seen.value, what: seen.sources.map(nameOf).join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, watched);
  return () => page.evaluate(() => (globalThis as unknown as { moved: readonly Shift[] }).moved);
}

/** Where parts of a page are, in whole pixels from the upper left corner of `within`: the same wherever one has scrolled to. */
export const placesOf = (page: Page, within: string, parts: string): Promise<{ readonly [part: string]: string }> =>
  page.evaluate(
    ([box, all]) => {
      const corner = document.querySelector(box)!.getBoundingClientRect();
      const found = [...document.querySelectorAll(all)].map((element, i) => {
        const { left, top } = element.getBoundingClientRect();
        const name = `${i} ${element.getAttribute('class')}`;
        return [name, `${Math.round(left - corner.left)}, ${Math.round(top - corner.top)}`];
      });
      return Object.fromEntries(found);
    },
    [within, parts] as const,
  );

/** All that jumped, as the web counts it. */
export const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((all, { value }) => all + value, 0);
