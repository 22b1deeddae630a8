/** Copies of a SQLite store: taken while servers are at work on it, and put where there is none. */

import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteFile } from './open.ts';
import { MIGRATIONS } from './sqlite-schema.ts';

/** Nothing was copied, for a reason that the person at the keyboard can mend. */
export class NoCopy extends Error {
  override readonly name = 'NoCopy';
}

/**
 * Writes all that is kept in `dataDir` at this moment to a new file, which is on the disk when this resolves; gives the
 * number of matches. Throws `NoCopy`, with nothing written, if there is nothing to copy or the file exists.
 */
export async function backUp(dataDir: string, file: string): Promise<number> {
  const source = sqliteFile(dataDir);
  if (!existsSync(source)) throw new NoCopy(`there are no matches in '${dataDir}'`);
  return place(file, async part => {
    const db = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
    try {
      // One reading transaction: servers write on meanwhile, and none of it gets in.
      db.prepare('VACUUM INTO ?').run(part);
    } finally {
      db.close();
    }
  });
}

/**
 * Puts a copy where a server will find it; gives the number of matches. Throws `NoCopy`, with nothing changed, if the
 * file is no whole copy, is of a newer program, or something is kept there already.
 */
export async function restore(file: string, dataDir: string): Promise<number> {
  if (!existsSync(file)) throw new NoCopy(`there is no file '${file}'`);
  countMatches(file);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  return place(sqliteFile(dataDir), part => copyFile(file, part));
}

/** Makes a file completely or not at all: written under another name, checked, synced, and only then renamed. */
async function place(file: string, write: (part: string) => Promise<void>): Promise<number> {
  // A log that was left behind would be played into the new file.
  const there = [file, `${file}-wal`].find(one => existsSync(one));
  if (there !== undefined) throw new NoCopy(`'${there}' exists already: move it away first`);
  const part = `${file}.part`;
  await rm(part, { force: true });
  try {
    // Seeds of running matches are in it, also while it is being written.
    await (await open(part, 'wx', 0o600)).close();
    await write(part);
    await chmod(part, 0o600);
    const matches = countMatches(part);
    await syncToDisk(part);
    await rename(part, file);
    await syncToDisk(dirname(resolve(file)));
    return matches;
  } finally {
    await rm(part, { force: true });
  }
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** How many matches are in a copy. Throws `NoCopy` if it is none. */
function countMatches(file: string): number {
  let db: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    const { integrity_check: health } = db.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
    if (health !== 'ok') throw new NoCopy(`'${file}' is damaged: ${health}`);
    const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
    if (version > MIGRATIONS.length) throw new NoCopy(`'${file}' is from a newer program than this one`);
    return (db.prepare('SELECT count(*) AS n FROM matches').get() as { n: number }).n;
  } catch (error) {
    if (error instanceof NoCopy) throw error;
    throw new NoCopy(`'${file}' holds no matches: ${(error as Error).message}`);
  } finally {
    db?.close();
  }
}
