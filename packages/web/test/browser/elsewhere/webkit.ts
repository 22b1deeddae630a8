/** WebKit: its MiniBrowser on a screen of its own that nobody sees, by plain WebDriver. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Driver, Key } from './guest.ts';

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** As WebDriver spells them. */
const KEYS: { readonly [key in Key]: string } = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

/** No page takes longer, whatever else the machine has to do. */
const LATE_MS = 300_000;

/** What is wrong in a page, as MiniBrowser prints it. */
const COMPLAINT = /^(?:CONSOLE )?.*(?:\bERROR\b|\bWARN(?:ING)?\b).*$/;

export async function openWebKit(programs: WebKitPrograms): Promise<Driver> {
  const home = await mkdtemp(join(tmpdir(), 'roundhouse-webkit-'));
  // Holds still, as visitors of the other tests do.
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const screen = await openScreen(programs.screen);
  const env = {
    ...process.env,
    DISPLAY: `:${screen.display}`,
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
    LANG: 'C.UTF-8',
    LANGUAGE: 'en',
    NO_AT_BRIDGE: '1',
    // There is no graphics card behind that screen: handed over as to one, a single picture takes seconds.
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  };
  const port = await freePort();
  const service = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], { env, detached: true });
  let trouble: string[] = [];
  for (const stream of [service.stdout, service.stderr]) {
    createInterface(stream!).on('line', line => {
      if (COMPLAINT.test(line)) trouble.push(line);
    });
  }
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, service);
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${url}/session`, {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: programs.browser,
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
        timeouts: { script: LATE_MS, pageLoad: LATE_MS, implicit: 0 },
      },
    },
  });
  const session = `${url}/session/${sessionId}`;
  const post = <Result>(path: string, body: object): Promise<Result> => ask('POST', `${session}/${path}`, body);
  const act = (source: object): Promise<unknown> => post('actions', { actions: [source] });
  const pressed = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  return {
    async goto(to) {
      await post('url', { url: to });
    },
    run: (inPage, ...given) =>
      post('execute/async', {
        script: `const done = arguments[arguments.length - 1];
          Promise.resolve((${inPage})(...JSON.parse(arguments[0])))
            .then(value => done({ value }), error => done({ error: String(error && error.stack || error) }));`,
        args: [JSON.stringify(given)],
      }).then(answer => {
        const { value, error } = answer as { value: never; error?: string };
        if (error !== undefined) throw new Error(error);
        return value;
      }),
    point: async (x, y) => {
      await act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    key: async key => {
      await act({ type: 'key', id: 'keys', actions: pressed(KEYS[key]) });
    },
    type: async text => {
      await act({ type: 'key', id: 'keys', actions: [...text].flatMap(pressed) });
    },
    resize: async (width, height) => {
      await post('window/rect', { width, height });
    },
    shot: async () => Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
    trouble() {
      const found = trouble;
      trouble = [];
      return found;
    },
    async close() {
      await ask('DELETE', session).catch(() => {});
      await end(service);
      await end(screen.process);
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A screen chooses a number that is free, and tells it. */
async function openScreen(program: string): Promise<{ process: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const process = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'], detached: true });
  const [said] = await Promise.race([
    once(process.stdio[3]!, 'data'),
    once(process, 'exit').then(() => {
      throw new Error(`${program} does not start`);
    }),
  ]);
  return { process, display: String(said).trim() };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise(resolve => server.close(resolve));
  return port;
}

async function untilReady(url: string, service: ChildProcess): Promise<void> {
  for (;;) {
    if (service.exitCode !== null) throw new Error('the driver of WebKit does not start');
    const isReady = await ask<{ ready: boolean }>('GET', `${url}/status`).catch(() => null);
    if (isReady?.ready) return;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

async function ask<Result>(method: string, url: string, body?: object): Promise<Result> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** With all that it started. */
async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const ended = once(process, 'exit');
  try {
    globalThis.process.kill(-process.pid!, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
  await ended;
}
