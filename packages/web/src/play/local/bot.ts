/** Asks a bot, in a thread of its own. */

import { type BotChannel, openBotChannel } from '@roundhouse/bots/bot-channel.ts';
import type { BotRequest, Move, Weighed } from '@roundhouse/bots/request.ts';
import { isCharacter } from '@roundhouse/games/characters.ts';

/** Long enough for a good move, short enough not to be noticed; characters may be seen to think. */
const BUDGET_MS = 400;
const CHARACTER_MS = 1000;

let line: BotChannel | null = null;

type Asked = Omit<BotRequest, 'budgetMs' | 'seed'> & { readonly budgetMs?: number };

const whole = (request: Asked): BotRequest => ({
  budgetMs: isCharacter(request.level) ? CHARACTER_MS : BUDGET_MS,
  ...request,
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

function open(): BotChannel {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  const opened = openBotChannel(question => worker.postMessage(question));
  worker.onmessage = ({ data }) => opened.answered(data);
  worker.onerror = () => {
    // The next question starts a new thread.
    line = null;
    opened.broke(new Error('The bot could not be started.'));
  };
  return opened;
}
