/** A disk so small that it can be filled: a tmpfs, where this machine lets us have one. */

import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { folderFor, removeFolder } from '../testing/programs.ts';

export interface SmallDisk {
  readonly folder: string;
  fill(): void;
  free(): void;
  remove(): Promise<void>;
}

/** Null where nothing can be mounted. */
export async function openSmallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = await folderFor('disk', {});
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder]);
  if (mounted.status !== 0) {
    await removeFolder(folder);
    return null;
  }
  const filler = join(folder, 'filler');
  const free = (): void => rmSync(filler, { force: true });
  return {
    folder,
    fill() {
      const file = openSync(filler, 'a');
      // Down to the last page: smaller and smaller pieces.
      for (let size = 1 << 20; size >= 4096; size /= 16) writeUntilFull(file, Buffer.alloc(size));
      closeSync(file);
    },
    free,
    async remove() {
      free();
      spawnSync('umount', [folder]);
      await removeFolder(folder);
    },
  };
}

function writeUntilFull(file: number, piece: Buffer): void {
  try {
    for (;;) writeSync(file, piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
