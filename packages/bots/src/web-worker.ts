/** The thread a bot thinks in inside a browser. It loads the game that is asked about, and no other. Talk to it through `openBotChannel`. */

import { MANIFESTS } from '@roundhouse/games/all.ts';
import { fetchOutside } from '@roundhouse/games/outside.ts';
import type { Question, Stop } from './request.ts';
import { type Known, openThinker } from './thinking.ts';

const loading = new Map<string, Promise<Known>>();

function know(game: string): Promise<Known> {
  let known = loading.get(game);
  if (!known) {
    known = load(game);
    loading.set(game, known);
  }
  return known;
}

async function load(game: string): Promise<Known> {
  const manifest = MANIFESTS.find(({ id }) => id === game) ?? (await fetchOutside(game));
  const [rules, knowledge] = await Promise.all([manifest?.rules(), manifest?.bot?.()]);
  return { game: rules, knowledge };
}

const thinker = openThinker(know, answer => postMessage(answer));
addEventListener('message', ({ data }: MessageEvent<Question | Stop>) => thinker(data));
