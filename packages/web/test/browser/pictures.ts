/** Compares what is on screen with a picture that was approved: tolerantly, and without fonts, which differ between machines. */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

const FOLDER = join(import.meta.dirname, 'approved');
/** Of 255, in any channel: edges are smoothed a little differently by every version of the browser. */
const SAME_WITHIN = 48;
/** Pixels: as large as a small icon, so that one of many that has changed is seen. */
const SQUARE = 32;
/** The share of points in any one square that may differ by more. */
const MAY_DIFFER = 0.04;

/**
 * Fails if the element no longer looks as approved. `APPROVE=1` approves what it looks like now.
 * From then on bars stand for the words in it, and nothing can change them: look at nothing there that would.
 */
export async function expectLooksAsApproved(element: Locator, name: string): Promise<void> {
  const file = join(FOLDER, `${name}.png`);
  const now = await pictureOf(element);
  if (process.env.APPROVE) {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(file, now);
    return;
  }
  const approved = await readFile(file);
  const pictures = [approved, now].map(bytes => `data:image/png;base64,${bytes.toString('base64')}`);
  const { sizes, share, at } = await element.page().evaluate(compare, { pictures, within: SAME_WITHIN, side: SQUARE });
  expect(sizes[1], `${name}: its size`).toEqual(sizes[0]);
  expect(share, `${name}: the share of points that look different at ${at}`).toBeLessThan(MAY_DIFFER);
}

async function pictureOf(element: Locator): Promise<Buffer> {
  await element.evaluate(drawWordsAsBars);
  await element.evaluate(putAlone);
  const picture = await element.screenshot({ animations: 'disabled', scale: 'css' });
  await element.page().evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return picture;
}

/** Runs in the page: each word becomes a bar, as long as it has letters. */
function drawWordsAsBars(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    // Of a kind that no other style sheet speaks of.
    const line = document.createElement('x-line');
    for (const word of text.data.match(/\S+/g) ?? []) {
      const bar = document.createElement('x-word');
      bar.style.width = `${word.length * 0.5}em`;
      line.append(bar);
    }
    text.replaceWith(line);
  }
}

/** Runs in the page: until the style sheet goes, the element stands alone where no line of text above it decides. */
function putAlone(root: Element): void {
  const sheet = new CSSStyleSheet();
  // Where the baseline is depends on the font; what a style sheet writes is written in one.
  sheet.replaceSync(`
    * { vertical-align: top !important }
    ::before, ::after { color: transparent !important }
    x-word { display: inline-block; height: 0.6em; margin: 0.25em 0.25em 0 0; background: currentColor }
    body * { visibility: hidden }
    [data-alone], [data-alone] * { visibility: visible }
  `);
  document.adoptedStyleSheets = [sheet];
  // As wide as the bars make it.
  const width = Math.round(root.getBoundingClientRect().width);
  sheet.insertRule(`[data-alone] {
    position: fixed !important;
    inset: 8px auto auto 8px !important;
    width: ${width}px !important;
    margin: 0 !important;
  }`);
  document.querySelector('[data-alone]')?.removeAttribute('data-alone');
  root.setAttribute('data-alone', '');
}

/** Runs in the page: browsers read pictures, Node does not. Gives the share of the square that differs most, and its place. */
async function compare({ pictures, within, side }: { pictures: string[]; within: number; side: number }) {
  const [a, b] = (await Promise.all(
    pictures.map(async address => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const pen = canvas.getContext('2d')!;
      pen.drawImage(picture, 0, 0);
      return pen.getImageData(0, 0, picture.width, picture.height);
    }),
  )) as [ImageData, ImageData];
  const different = new Map<string, number>();
  for (let i = 0; i < a.data.length; i += 4) {
    if ([0, 1, 2].every(channel => Math.abs(a.data[i + channel]! - (b.data[i + channel] ?? 0)) <= within)) continue;
    const [x, y] = [(i / 4) % a.width, Math.floor(i / 4 / a.width)];
    const square = `${x - (x % side)}, ${y - (y % side)}`;
    different.set(square, (different.get(square) ?? 0) + 1);
  }
  const [at, most] = [...different].toSorted(([, m], [, n]) => n - m)[0] ?? ['nowhere', 0];
  return { sizes: [a, b].map(({ width, height }) => [width, height]), share: most / (side * side), at };
}
