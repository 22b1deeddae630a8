/** A live line to one match: what happens, as it happens. It comes back by itself, and sends again what was not answered. */

import type { ClientMessage, ServerMessage } from '@roundhouse/server/protocol.ts';
import { Refused } from './refused.ts';
import type { ServerAddress } from './server.ts';

type Of<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;
/** What a viewer may send, but for the greeting and the id, which the line adds. */
type Sent = Extract<ClientMessage, { id: string }>;
type Unnamed<Message> = Message extends { id: string } ? Omit<Message, 'id'> : never;
type Answer = Of<'update'> | Of<'room'> | Of<'stale'>;

export interface LineOptions {
  /** Everything that the server says, in order. `welcome` and `resync` come first, after every coming back too. */
  on(message: ServerMessage): void;
  /** Also who is here and what is said. */
  readonly room?: boolean;
  /** The line is closed and does not come back: the key is wrong, the match private or not there. */
  onEnd?(code: number, reason: string): void;
}

export interface Line {
  /**
   * Sends a move, or anything else that is answered. Rejects with `Refused`; a `stale` answer means that the seat has acted
   * since and nothing was played.
   */
  send(message: Unnamed<Sent>): Promise<Answer>;
  close(): void;
}

/** After these, coming back would end the same way. */
const FOR_GOOD = new Set([4400, 4401, 4403, 4404]);
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

export function openLine({ url, token }: ServerAddress, match: string, key: string | null, options: LineOptions): Line {
  const address = `${url.replace(/^http/, 'ws').replace(/\/$/, '')}/api/matches/${encodeURIComponent(match)}/live`;
  const waiting = new Map<string, { message: Sent; resolve(answer: Answer): void; reject(reason: Error): void }>();
  let socket: WebSocket;
  let seen = 0;
  let failures = 0;
  let isGreeted = false;
  let isClosed = false;
  let comingBack: ReturnType<typeof setTimeout> | undefined;

  const say = (message: ClientMessage): void => socket.send(JSON.stringify(message));

  function hear(message: ServerMessage): void {
    if ('heard' in message) seen = message.heard;
    if (message.type === 'welcome' || message.type === 'resync') {
      isGreeted = true;
      failures = 0;
      // Under the ids they had: what was done already is answered and not done again.
      for (const one of waiting.values()) say(one.message);
    }
    const id = 'answers' in message ? message.answers : 'id' in message ? message.id : null;
    const asked = id === null ? undefined : waiting.get(id);
    if (asked !== undefined) {
      waiting.delete(id!);
      if (message.type === 'refused') asked.reject(new Refused(message.text, message));
      else asked.resolve(message as Answer);
    }
    options.on(message);
  }

  function end(code: number, reason: string): void {
    isClosed = true;
    for (const { reject } of waiting.values()) reject(new Error(`the line was closed: ${code} ${reason}`));
    waiting.clear();
  }

  function open(): void {
    isGreeted = false;
    const headers = token === undefined || key !== null ? {} : { authorization: `Bearer ${token}` };
    // Headers are the addition of programs to what pages have.
    socket = new WebSocket(address, { headers } as never);
    const room = options.room === true ? { room: true } : {};
    socket.addEventListener('open', () => say({ type: 'hello', key, seen, ...room }));
    socket.addEventListener('message', ({ data }) => hear(JSON.parse(String(data))));
    socket.addEventListener('close', ({ code, reason }) => {
      if (isClosed) return;
      if (FOR_GOOD.has(code)) {
        end(code, reason);
        options.onEnd?.(code, reason);
        return;
      }
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures++, LONGEST_PAUSE_MS);
      // Not all at once, after a server was away.
      comingBack = setTimeout(open, pause * (0.5 + Math.random() / 2));
    });
  }

  open();
  return {
    send: unnamed =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('the line is closed'));
        const message = { ...unnamed, id: crypto.randomUUID() } as Sent;
        waiting.set(message.id, { message, resolve, reject });
        if (isGreeted && socket.readyState === WebSocket.OPEN) say(message);
      }),
    close() {
      clearTimeout(comingBack);
      end(1000, 'by this side');
      socket.close();
    },
  };
}
