/** Asks a bot, in a thread of its own. */

import { type BotChannel, openBotChannel } from '@roundhouse/bots/bot-channel.ts';
import { noteOf } from '@roundhouse/bots/note.ts';
import type { BotRequest, Move, Weighed } from '@roundhouse/bots/request.ts';
import { isCharacter } from '@roundhouse/games/characters.ts';
import type { BotNote } from '@roundhouse/kernel';

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

/** What a bot would do with this view, and what the record keeps of the question: `seen` is how long the log was. */
export async function askBot(asked: Asked, seen: number): Promise<{ readonly move: Move; readonly note: BotNote }> {
  line ??= open();
  const request = whole(asked);
  const note = noteOf(request, seen);
  return { move: await line.ask(request), note };
}

/** Whoever gives advice: the strongest there is. */
export const ADVISER = 'champion';

/** How the worthwhile moves look to the strongest bot, best first. */
export function askWorth(request: Omit<Asked, 'level'>): Promise<readonly Weighed[]> {
  line ??= open();
  return line.weigh(whole({ ...request, level: ADVISER }));
}

/** How these moves look to it beside each other, best first. */
export function askCompared(request: Omit<Asked, 'level'>): Promise<readonly Weighed[]> {
  line ??= open();
  return line.compare(whole({ ...request, level: ADVISER }));
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
