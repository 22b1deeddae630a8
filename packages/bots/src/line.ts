/** The asking end of a line to a worker, whatever kind of worker it is. */

import type { Answer, BotRequest, Move, Question } from './request.ts';

export interface Line {
  /** Sends a request and waits for its move. */
  ask(request: BotRequest): Promise<Move>;
  /** To be called with each message the worker sends. */
  answered(answer: Answer): void;
  /** The worker is gone: nobody waits for it any longer. */
  broke(reason: Error): void;
  /** Requests still waiting. */
  readonly waiting: number;
}

/** Matches answers to questions; `send` posts a question to the worker. */
export function openLine(send: (question: Question) => void): Line {
  const waiting = new Map<number, { resolve: (move: Move) => void; reject: (reason: Error) => void }>();
  let asked = 0;
  return {
    ask: request =>
      new Promise((resolve, reject) => {
        const id = asked++;
        send({ id, request });
        waiting.set(id, { resolve, reject });
      }),
    answered(answer) {
      const asker = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('move' in answer) asker?.resolve(answer.move);
      else asker?.reject(new Error(answer.failure));
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
