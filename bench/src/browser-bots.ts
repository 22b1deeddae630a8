/** Bots in a worker of a real browser, for whoever wants to know how quickly they think there. */

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer, BotRequest, Question } from '@roundhouse/bots';
import { startServer } from '@roundhouse/server';
import { buildClient, DIST, openBrowser, visit } from './web-visit.ts';

export interface BrowserBots {
  /** Answers one request after the other, and says how many milliseconds that took in the page. */
  think(requests: readonly BotRequest[]): Promise<number>;
  close(): Promise<void>;
}

/** The worker of the built client. */
export async function openBrowserBots(): Promise<BrowserBots> {
  await buildClient();
  const worker = (await readdir(join(DIST, 'assets'))).find(name => /^bot-worker-.*\.js$/.test(name));
  if (!worker) throw new Error('the built client has no worker for bots');
  const dataDir = await mkdtemp(join(tmpdir(), 'roundhouse-bench-'));
  const server = await startServer({ port: 0, host: '127.0.0.1', dataDir });
  const browser = await openBrowser();
  const page = await visit(browser, 'desktop');
  await page.goto(server.url);
  await page.evaluate(path => {
    Object.assign(globalThis, { bots: new Worker(path, { type: 'module' }) });
  }, `/assets/${worker}`);
  return {
    think: requests =>
      page.evaluate(
        questions =>
          new Promise<number>((resolve, reject) => {
            const { bots } = globalThis as unknown as { bots: Worker };
            const start = performance.now();
            let answered = 0;
            bots.onmessage = ({ data }: MessageEvent<Answer>) => {
              if ('failure' in data) reject(new Error(data.failure));
              else if (++answered === questions.length) resolve(performance.now() - start);
              else bots.postMessage(questions[answered]);
            };
            bots.onerror = ({ message }) => reject(new Error(message));
            bots.postMessage(questions[0]);
          }),
        requests.map((request, id): Question => ({ id, request })),
      ),
    async close() {
      await browser.close();
      await server.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
