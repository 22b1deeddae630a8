/** What every page must be: clean for axe, within the screen's width, large enough to touch, in good English. */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isNightly } from '@roundhouse/kernel/testing';
import type axeCore from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

declare const axe: typeof axeCore;

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export type Theme = 'light' | 'dark';
const LIGHT: readonly Theme[] = ['light'];
export const BOTH_THEMES: readonly Theme[] = ['light', 'dark'];

/** Looks at the page as it is: in light, at night in dark too; `every-page.test.ts` looks at scenes of all pages in both. */
export async function expectFit(page: Page, where: string, themes = isNightly ? BOTH_THEMES : LIGHT): Promise<void> {
  await expectClean(page, where, themes);
  await expectToFitTheScreen(page, where);
  expect(await misspoken(page), `${where}: "you" spoken of like somebody else`).toEqual([]);
}

/** Nothing that axe objects to. */
export async function expectClean(page: Page, where: string, themes = BOTH_THEMES): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // All else is the same in the dark.
    const found = await violations(page, colorScheme === 'light' ? null : ['color-contrast']);
    expect(found, `${where}, ${colorScheme}`).toEqual([]);
  }
}

/** What axe finds, by these rules or by all of them. It is put into a page once. */
async function violations(page: Page, rules: readonly string[] | null): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async only => {
    const found = await axe.run({
      resultTypes: ['violations'],
      // Our pages hold no other pages, and no style sheet is looked into.
      iframes: false,
      preload: false,
      ...(only && { runOnly: { type: 'rule', values: [...only] } }),
    });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 120)).join(' | ')}`);
  }, rules);
}

/** No wider than the screen, no longer than what stands on it, nothing too small to touch, and no words beyond their button. */
export async function expectToFitTheScreen(page: Page, where: string): Promise<void> {
  const { tooWide, tooLong, tooSmall, spilt } = await page.evaluate(() => {
    const lineOf = ({ parentElement: around }: Element): Element =>
      getComputedStyle(around!).display === 'inline' ? lineOf(around!) : around!;
    // As WCAG 2.5.5 has it: what stands in a line of other words may be as low as that line. Where something comes up for a
    // moment, to be read and answered, nothing is excepted.
    const inText = (element: Element): boolean =>
      // A button is never quite inline.
      getComputedStyle(element).display === (element.matches('button.rule-link') ? 'inline-block' : 'inline') &&
      lineOf(element).textContent!.trim() !== element.textContent!.trim() &&
      element.closest('.toast, .tip-bubble') === null;
    /** What can be touched of it: its box, or the larger one laid over that. */
    const sizeOf = (element: Element): { width: number; height: number } => {
      const { width, height } = element.getBoundingClientRect();
      const over = getComputedStyle(element, '::after');
      if (!element.matches('.rule-link') || over.position !== 'absolute') return { width, height };
      return {
        width: Math.max(width, Number.parseFloat(over.width)),
        height: Math.max(height, Number.parseFloat(over.height)),
      };
    };
    const dialog = document.querySelector('dialog[open]');
    const touchable = [...(dialog ?? document).querySelectorAll('a, button, input:not([type="file"]), summary')].filter(
      element => element.checkVisibility({ visibilityProperty: true }) && !inText(element),
    );
    return {
      tooWide: document.documentElement.scrollWidth - innerWidth,
      // Words for ears only that lie outside the box they scroll in make a page that ends in nothing.
      tooLong:
        document.documentElement.scrollHeight -
        Math.max(innerHeight, document.body.getBoundingClientRect().bottom + scrollY),
      tooSmall: touchable.flatMap(element => {
        const { width, height } = sizeOf(element);
        const size = `${width.toFixed(1)} × ${height.toFixed(1)}: ${element.outerHTML.slice(0, 100)}`;
        return width >= 43.9 && height >= 43.9 ? [] : [size];
      }),
      // What is pressed of a choice lies over its border, too.
      spilt: [...document.querySelectorAll('.choice, .button')].flatMap(element =>
        element.scrollWidth > element.clientWidth + 2 ? [element.textContent] : [],
      ),
    };
  });
  expect(tooWide, `${where}: wider than the screen`).toBeLessThanOrEqual(0);
  expect(tooLong, `${where}: longer than what stands on it`).toBeLessThanOrEqual(1);
  expect(tooSmall, `${where}: too small to touch`).toEqual([]);
  expect(spilt, `${where}: words beyond their button`).toEqual([]);
}

/** Nothing that is written is cut off by the box it stands in. */
export async function expectNothingCut(page: Page, where: string): Promise<void> {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap(element => {
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      const holdsText = [...element.childNodes].some(node => node.nodeType === 3 && node.textContent!.trim() !== '');
      // What is for ears only is a pixel wide.
      if (!holdsText || clientWidth <= 1 || !element.checkVisibility({ visibilityProperty: true })) return [];
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut =
        (overflowX !== 'visible' && scrollWidth > clientWidth + 1) ||
        (overflowY !== 'visible' && scrollHeight > clientHeight + 1);
      return isCut ? [`${element.getAttribute('class')}: ${element.textContent}`] : [];
    }),
  );
  expect(cut, `${where}: cut off`).toEqual([]);
}

/** "You is", "You has", "You’s": a name where a person is spoken to, in anything that is shown or read out. */
const misspoken = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label]')].map(element => element.getAttribute('aria-label')!);
    const all = [document.body.textContent, ...labels].join('\n');
    return all.match(/\bYou(’s| (is|has|was|wants|stands|loses|wins|rolls|enters|uses|keeps|sends)\b).{0,40}/g) ?? [];
  });
