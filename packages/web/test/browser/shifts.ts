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

/** Where a part of a page is, in pixels from the corner of the table: the same wherever one has scrolled to. */
interface Place {
  readonly part: string;
  readonly left: number;
  readonly top: number;
}

/** Remembers where these parts of a table are; what it gives says which are now further away than `few` pixels. */
export async function rememberPlaces(
  page: Page,
  table: string,
  parts: string,
  few = 2,
): Promise<() => Promise<string[]>> {
  const look = (): Promise<Place[]> =>
    page.evaluate(
      ([box, all]) => {
        const corner = document.querySelector(box)!.getBoundingClientRect();
        return [...document.querySelectorAll(all)].map(element => {
          const { left, top } = element.getBoundingClientRect();
          return { part: element.getAttribute('class')!, left: left - corner.left, top: top - corner.top };
        });
      },
      [table, parts] as const,
    );
  const before = await look();
  return async () => {
    const now = await look();
    return before.flatMap(({ part, left, top }, i) => {
      const at = now[i];
      if (at?.part !== part) return [`${part} is gone`];
      const [right, down] = [Math.round(at.left - left), Math.round(at.top - top)];
      return Math.abs(right) + Math.abs(down) > few ? [`${part}: ${right} to the right, ${down} down`] : [];
    });
  };
}

/** All that jumped, as the web counts it. */
export const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((all, { value }) => all + value, 0);
