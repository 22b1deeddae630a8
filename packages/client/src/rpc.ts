/** JSON-RPC 2.0, the calling side: matches answers to calls, whatever they travel by. */

import { Refused } from './refused.ts';

/** Methods of a service by their names. */
export type Methods<M> = { readonly [N in keyof M]: { readonly params: object; readonly result: unknown } };

/** Carries out a call; rejects with `Refused` if it was refused, and nothing has changed then. */
export type Call<M extends Methods<M>> = <N extends keyof M & string>(
  method: N,
  ...params: Record<never, never> extends M[N]['params'] ? [params?: M[N]['params']] : [params: M[N]['params']]
) => Promise<M[N]['result']>;

/** What comes: an answer, or something that nobody asked for. */
export interface Heard {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string; readonly data: { code: string; rule?: string; key?: string } };
  readonly method?: string;
  readonly params?: unknown;
}

const TOO_FAST_MS = 500;

/** Makes a call and reads its answer; one that came too fast is made again after a pause. */
export async function make(ask: (call: object) => Promise<Heard>, method: string, params: object): Promise<unknown> {
  for (;;) {
    const { result, error } = await ask({ jsonrpc: '2.0', method, params });
    if (error === undefined) return result;
    if (error.data.code !== 'too-fast') throw new Refused(error.message, error.data);
    await new Promise(resolve => setTimeout(resolve, TOO_FAST_MS));
  }
}

export class Calls {
  readonly #send: (text: string) => void;
  readonly #notice: (method: string, params: unknown) => void;
  readonly #waiting = new Map<number, { resolve: (heard: Heard) => void; reject: (reason: Error) => void }>();
  readonly #underWay = new Set<Promise<unknown>>();
  #count = 0;
  #end: Error | null = null;

  constructor(send: (text: string) => void, notice: (method: string, params: unknown) => void = () => {}) {
    this.#send = send;
    this.#notice = notice;
  }

  call(method: string, params: object = {}): Promise<unknown> {
    const made = make(call => this.#ask(call), method, params);
    this.#underWay.add(made);
    const done = (): void => void this.#underWay.delete(made);
    made.then(done, done);
    return made;
  }

  /** Resolves once every call that was made until now has been answered, or will not be. */
  async answered(): Promise<void> {
    await Promise.allSettled(this.#underWay);
  }

  #ask(call: object): Promise<Heard> {
    if (this.#end !== null) return Promise.reject(this.#end);
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#send(JSON.stringify({ ...call, id }));
    });
  }

  /** To be called with every message that comes. */
  heard(text: string): void {
    const heard = JSON.parse(text) as Heard;
    if (heard.method !== undefined) {
      this.#notice(heard.method, heard.params);
      return;
    }
    const waiting = this.#waiting.get(heard.id!);
    this.#waiting.delete(heard.id!);
    waiting?.resolve(heard);
  }

  /** Nothing will come any more: whoever waits is told so. */
  ended(reason: Error): void {
    this.#end = reason;
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }
}
