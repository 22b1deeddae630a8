/** Asks a bot, in a thread of its own. */

import { type Line, openLine } from '@roundhouse/bots/line.ts';
import type { BotRequest, Move, Weighed } from '@roundhouse/bots/request.ts';

/** Long enough for a good move, short enough not to be noticed. */
const BUDGET_MS = 400;

let line: Line | null = null;

type Asked = Omit<BotRequest, 'budgetMs' | 'seed'>;

const whole = (request: Asked): BotRequest => ({
  ...request,
  budgetMs: BUDGET_MS,
  seed: crypto.getRandomValues(new Uint32Array(1))[0]!,
});

/** What a bot would do with this view; it sees nothing else. */
export function askBot(request: Asked): Promise<Move> {
  line ??= open();
  return line.ask(whole(request));
}

/** How the worthwhile moves look to the strongest bot, best first. */
export function askWorth(request: Omit<Asked, 'level'>): Promise<readonly Weighed[]> {
  line ??= open();
  return line.weigh(whole({ ...request, level: 'greedy' }));
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
