/** The thread a bot thinks in inside a browser. It loads the game that is asked about, and no other. Talk to it through `openBotChannel`. */

import { MANIFESTS } from '@roundhouse/games/all.ts';
import type { Question, Stop } from './request.ts';
import { type Known, openThinker } from './thinking.ts';

const loading = new Map<string, Promise<Known>>();

function know(game: string): Promise<Known> {
  let known = loading.get(game);
  if (!known) {
    const manifest = MANIFESTS.find(({ id }) => id === game);
    known = Promise.all([manifest?.rules(), manifest?.bot?.()]).then(([rules, knowledge]) => ({
      game: rules,
      knowledge,
    }));
    loading.set(game, known);
  }
  return known;
}

const thinker = openThinker(know, answer => postMessage(answer));
addEventListener('message', ({ data }: MessageEvent<Question | Stop>) => thinker(data));
