/** Tells the service worker which files the build has made. */

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { PREVIEWS } from './link-previews.ts';

/** The worker's file, in the root so that it may answer for every page. */
export const WORKER_FILE = 'sw.js';

/** Not fetched by the worker: itself, what the server does not serve, and what only links show. */
const isKept = (path: string): boolean =>
  path !== `/${WORKER_FILE}` && !path.includes('/.') && !path.startsWith(`/${PREVIEWS}`);

/** Writes the list of files into the built worker, once everything else is written. */
export function offline(): Plugin {
  let folder = '';
  return {
    name: 'roundhouse:offline',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const worker = join(folder, WORKER_FILE);
      // A build that failed has written nothing, and says why itself.
      if (!existsSync(worker)) return;
      const build = JSON.stringify(await listBuild(folder));
      await writeFile(worker, `const BUILD=${build};${await readFile(worker, 'utf8')}`);
    },
  };
}

async function listBuild(folder: string): Promise<{ name: string; files: string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
  const files = found.map(file => `/${relative(folder, file).split(sep).join('/')}`).filter(isKept);
  const hash = createHash('sha256');
  for (const path of files.sort()) hash.update(`${path}\0`).update(await readFile(join(folder, path)));
  return { name: hash.digest('hex').slice(0, 16), files };
}
