/** The thread in which a match is reviewed. It tells what it knows every now and then, until that is enough. */

import { openStudy } from '@roundhouse/bots/review/study.ts';
import { MANIFESTS } from '@roundhouse/games/all.ts';
import { fetchOutside } from '@roundhouse/games/outside.ts';
import type { Match } from '@roundhouse/kernel';
import type { ReviewProgress } from './review.ts';

/** Where more games would no longer change what can be read off the curve. */
const ROUNDS = 250;
/** A long game on a slow phone is told with less certainty rather than late. */
const LONGEST_MS = 20_000;
/** Then even two rounds are not waited for. */
const PATIENCE_MS = 90_000;
const TELL_EVERY_MS = 600;

addEventListener('message', async ({ data: match }: MessageEvent<Match>) => {
  const { rules, bot } = (MANIFESTS.find(({ id }) => id === match.game) ?? (await fetchOutside(match.game)))!;
  const knowledge = await bot?.();
  const game = await rules();
  await knowledge?.prepare?.(game.view(match.state, 0));
  const study = openStudy(game, match, knowledge);
  const began = performance.now();
  let told = began;
  const tell = (now: number, isDone: boolean): void => {
    told = now;
    const progress = Math.max(study.rounds / ROUNDS, (now - began) / LONGEST_MS);
    const news: ReviewProgress = { findings: study.findings, progress: isDone ? 1 : Math.min(progress, 0.99), isDone };
    postMessage(news);
  };
  while (study.rounds < ROUNDS) {
    for (const _ of study.round()) {
      const now = performance.now();
      const isLate = now - began >= LONGEST_MS;
      // The first round looks everywhere once, and picks the moves that are measured in the second.
      if ((isLate && study.rounds >= 2) || now - began >= PATIENCE_MS) return tell(now, true);
      if ((isLate || study.rounds >= 1) && now - told >= TELL_EVERY_MS) tell(now, false);
    }
  }
  tell(performance.now(), true);
});
