/** Draws the app's icons in pixels from `public/icon.svg`: `node packages/web/build/icons.ts`, when the drawing has changed. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const PUBLIC = join(import.meta.dirname, '../public');
const PAPER = '#f2e7d2';

/** How much of the picture the die takes: a mask may cut away a fifth on every side. */
const ICONS = [
  { file: 'icon-192.png', size: 192, share: 1, ground: 'transparent' },
  { file: 'icon-512.png', size: 512, share: 1, ground: 'transparent' },
  { file: 'icon-touch.png', size: 180, share: 0.74, ground: PAPER },
  { file: 'icon-maskable.png', size: 512, share: 0.56, ground: PAPER },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const drawing = await readFile(join(PUBLIC, 'icon.svg'), 'base64');
for (const { file, size, share, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const die = `<img src="data:image/svg+xml;base64,${drawing}" width="${size * share}">`;
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">${die}`,
  );
  await page.locator('img').evaluate((img: HTMLImageElement) => img.decode());
  await page.screenshot({ path: join(PUBLIC, file), omitBackground: true });
  await page.close();
  console.log(file);
}
await browser.close();
