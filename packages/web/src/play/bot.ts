/** Asks a bot, in a thread of its own. */

import { type Line, openLine } from '@roundhouse/bots/line.ts';
import type { BotRequest, Move } from '@roundhouse/bots/request.ts';

/** Long enough for a good move, short enough not to be noticed. */
const BUDGET_MS = 400;

let line: Line | null = null;

/** What a bot would do with this view; it sees nothing else. */
export function askBot(request: Omit<BotRequest, 'budgetMs' | 'seed'>): Promise<Move> {
  line ??= open();
  return line.ask({ ...request, budgetMs: BUDGET_MS, seed: crypto.getRandomValues(new Uint32Array(1))[0]! });
}

function open(): Line {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  const opened = openLine(question => worker.postMessage(question));
  worker.onmessage = ({ data }) => opened.answered(data);
  worker.onerror = () => {
    // The next question starts a new thread.
    line = null;
    opened.broke(new Error('The bot could not be started.'));
  };
  return opened;
}
