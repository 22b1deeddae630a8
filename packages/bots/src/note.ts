/** What a record keeps of what a bot was asked; apart from the request, which pages name without the kernel. */

import { type BotNote, fingerprintOfView } from '@roundhouse/kernel';
import type { BotRequest } from './request.ts';

/** What a record keeps of a request, made when the log had so many entries. */
export const noteOf = ({ level, seed, budgetMs, view }: BotRequest, seen: number): BotNote => ({
  level,
  seed,
  ms: Number.isFinite(budgetMs) ? budgetMs : null,
  view: fingerprintOfView(view),
  seen,
});
