/** Asks for a review, which is worked out in a thread of its own. */

import type { Findings } from '@roundhouse/bots/review/study.ts';
import type { Match } from '@roundhouse/kernel';

/** What the thread tells after every round. */
export interface ReviewProgress {
  readonly findings: Findings;
  /** 0 to 1. */
  readonly progress: number;
  readonly isDone: boolean;
}

/** Begins; `onTold` hears after every round, `onFailure` if the thread breaks. Call what is returned to stop it. */
export function startReview(match: Match, onTold: (told: ReviewProgress) => void, onFailure: () => void): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<ReviewProgress>) => {
    onTold(data);
    if (data.isDone) worker.terminate();
  };
  worker.onerror = () => {
    worker.terminate();
    onFailure();
  };
  worker.postMessage(match);
  return () => worker.terminate();
}
