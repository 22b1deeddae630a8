/** What a test that failed leaves behind: the trace of every visitor, for Playwright's trace viewer, and what each page showed last. */

import { rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

const ROOT = join(import.meta.dirname, '../../../..');
const TRACES = join(ROOT, 'traces');

/** Pages that do not answer any more are not waited for. */
const SHOT_MS = 5000;

/**
 * Notes from now on what is done in these pages, and what they ask for and say. With `TRACE=full` what they look like before
 * and after everything that is done, too: that takes a tenth of the time again.
 */
export async function startTrace(context: BrowserContext): Promise<void> {
  await context.tracing.start({ snapshots: process.env.TRACE === 'full' });
}

/** Where a test's traces go: a folder of its own. */
export const traceFolder = ({
  name,
  file,
}: {
  readonly name: string;
  readonly file: { readonly name: string };
}): string => join(TRACES, basename(file.name, '.test.ts'), name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80));

/** Keeps the traces and says where. Nothing that fails here hides why the test failed. */
export async function keepTraces(visitors: readonly BrowserContext[], folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [i, context] of visitors.entries()) {
    for (const [j, page] of context.pages().entries())
      await keepPage(page, join(folder, `visitor-${i + 1}-page-${j + 1}`));
    await context.tracing.stop({ path: join(folder, `visitor-${i + 1}.zip`) }).catch(() => {});
  }
  console.error(`traces: ${relative(ROOT, folder)} (npx playwright-core show-trace FILE.zip)`);
}

async function keepPage(page: Page, path: string): Promise<void> {
  await page.screenshot({ path: `${path}.png`, timeout: SHOT_MS }).catch(() => {});
  await page
    .content()
    .then(html => writeFile(`${path}.html`, html))
    .catch(() => {});
}
