/** The asking end of a line to a worker, whatever kind of worker it is. */

import type { Answer, BotRequest, Move, Question, Stop, Weighed } from './request.ts';

export interface BotChannel {
  /** Sends a request and waits for its move. After `signal` it comes at once: the best that was found until then. */
  ask(request: BotRequest, signal?: AbortSignal): Promise<Move>;
  /** Sends a request and waits for how its worthwhile moves look, best first. */
  weigh(request: BotRequest): Promise<readonly Weighed[]>;
  /** The same of all its moves, also those that are not worthwhile. */
  compare(request: BotRequest): Promise<readonly Weighed[]>;
  /** To be called with each message the worker sends. */
  answered(answer: Answer): void;
  /** The worker is gone: nobody waits for it any longer. */
  broke(reason: Error): void;
  /** Requests still waiting. */
  readonly waiting: number;
}

/** Matches answers to questions; `send` posts a question to the worker. */
export function openBotChannel(send: (message: Question | Stop) => void): BotChannel {
  type Answered = Exclude<Answer, { failure: string }>;
  const waiting = new Map<number, { resolve: (answer: Answered) => void; reject: (reason: Error) => void }>();
  let asked = 0;
  const put = (question: Omit<Question, 'id'>, signal?: AbortSignal): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const id = asked++;
      send({ id, ...question });
      waiting.set(id, { resolve, reject });
      const stop = (): void => {
        if (waiting.has(id)) send({ id, stop: true });
      };
      if (signal?.aborted) stop();
      else signal?.addEventListener('abort', stop, { once: true });
    });
  const weighed = async (request: BotRequest, asks: 'worth' | 'compare'): Promise<readonly Weighed[]> => {
    const answer = await put({ request, asks });
    if (!('weighed' in answer)) throw new Error('a bot was asked what moves are worth and did not say');
    return answer.weighed;
  };
  return {
    async ask(request, signal) {
      const answer = await put({ request }, signal);
      if (!('move' in answer)) throw new Error('a bot was asked for a move and gave none');
      return answer.move;
    },
    weigh: request => weighed(request, 'worth'),
    compare: request => weighed(request, 'compare'),
    answered(answer) {
      const asker = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('failure' in answer) asker?.reject(new Error(answer.failure));
      else asker?.resolve(answer);
    },
    broke(reason) {
      for (const { reject } of waiting.values()) reject(reason);
      waiting.clear();
    },
    get waiting() {
      return waiting.size;
    },
  };
}
