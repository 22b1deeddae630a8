/** Pictures for links: `preview.jpg` of a game's folder, where a server finds it under the game's name. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const GAMES = join(import.meta.dirname, '../../games/src');

/** Where they are put. No page shows them, so nobody keeps them. */
export const PREVIEWS = 'previews/';

export function linkPreviews(): Plugin {
  return {
    name: 'roundhouse:link-previews',
    apply: 'build',
    generateBundle() {
      for (const game of readdirSync(GAMES)) {
        const file = join(GAMES, game, 'preview.jpg');
        if (!existsSync(file)) continue;
        this.emitFile({ type: 'asset', fileName: `${PREVIEWS}${game}.jpg`, source: readFileSync(file) });
      }
    },
  };
}
