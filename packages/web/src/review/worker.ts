/** The thread in which a match is reviewed. It tells what it knows after every round, until it is enough. */

import { findGame } from '@roundhouse/games';
import type { Match } from '@roundhouse/kernel';
import type { Told } from './review.ts';
import { openStudy } from './study.ts';

/** Where more games would no longer change what can be read off the curve. */
const ROUNDS = 100;
/** A long game on a slow phone is told with less certainty rather than late. */
const LONGEST_MS = 20_000;

addEventListener('message', ({ data: match }: MessageEvent<Match>) => {
  const study = openStudy(findGame(match.game)!, match);
  const began = performance.now();
  for (;;) {
    study.round();
    const progress = Math.max(study.rounds / ROUNDS, (performance.now() - began) / LONGEST_MS);
    // Two rounds at least: the first only picks which moves are measured.
    const isDone = progress >= 1 && study.rounds >= 2;
    const told: Told = { findings: study.findings, progress: isDone ? 1 : Math.min(progress, 0.99), isDone };
    postMessage(told);
    if (isDone) return;
  }
});
