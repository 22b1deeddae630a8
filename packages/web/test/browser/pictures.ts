/** Compares what is on screen with a picture that was approved: tolerantly, and only what holds no text, for fonts differ. */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

const FOLDER = join(import.meta.dirname, 'approved');
/** Of 255, in any channel: edges are smoothed a little differently by every version of the browser. */
const SAME_WITHIN = 48;
/** The share of points that may differ by more. */
const MAY_DIFFER = 0.015;

/** Fails if the element no longer looks as approved. `APPROVE=1` approves what it looks like now. */
export async function expectLooksAsApproved(element: Locator, name: string): Promise<void> {
  const file = join(FOLDER, `${name}.png`);
  const now = await element.screenshot({ animations: 'disabled', scale: 'css' });
  if (process.env.APPROVE) {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(file, now);
    return;
  }
  const approved = await readFile(file);
  const pictures = [approved, now].map(bytes => `data:image/png;base64,${bytes.toString('base64')}`);
  const { sizes, share } = await element.page().evaluate(compare, { pictures, within: SAME_WITHIN });
  expect(sizes[1], `${name}: its size`).toEqual(sizes[0]);
  expect(share, `${name}: the share of points that look different`).toBeLessThan(MAY_DIFFER);
}

/** Runs in the page: browsers read pictures, Node does not. */
async function compare({ pictures, within }: { pictures: string[]; within: number }) {
  const read = await Promise.all(
    pictures.map(async address => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const pen = canvas.getContext('2d')!;
      pen.drawImage(picture, 0, 0);
      return pen.getImageData(0, 0, picture.width, picture.height);
    }),
  );
  const [a, b] = [read[0]!, read[1]!];
  let different = 0;
  for (let i = 0; i < a.data.length; i += 4) {
    if ([0, 1, 2].some(channel => Math.abs(a.data[i + channel]! - (b.data[i + channel] ?? 0)) > within)) different++;
  }
  return { sizes: read.map(({ width, height }) => [width, height]), share: different / (a.data.length / 4) };
}
