/** A seat at a table on a server, over a line that may break: it comes back by itself and nothing is played twice. */

import { batch, signal } from '@preact/signals';
import type { Refusal, Seat, Viewer } from '@roundhouse/kernel';
import type {
  ChatLine,
  ClientMessage,
  Position as Heard,
  ServerMessage,
  Table,
  Welcome,
} from '@roundhouse/server/protocol.ts';
import { type AppWords, format, words } from '../words/index.ts';
import { newKey } from './keys.ts';
import type { Clock, Connection, Move, Position, Presence, Told } from './source.ts';

/** Closed by the server for a reason that trying again does not change (`CLOSE` in the server's protocol). */
const FINAL: { readonly [code: number]: keyof AppWords['match']['closed'] } = {
  4401: 'seatOfAnother',
  4403: 'private',
  4404: 'noSuchTable',
  4400: 'outdated',
};
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;
const PING_EVERY_MS = 20_000;
/** A line that is silent for so long after a ping is dead. */
const PONG_WITHIN_MS = 8_000;

/** A move on its way; sent again over the next line, under the same id, until it is answered. */
interface Pending {
  readonly id: string;
  readonly decision: number;
  /** Null takes the last one back. */
  readonly move: Move | null;
}

type Wishes = 'askTakeBack' | 'answerTakeBack' | 'leave' | 'return' | 'say' | 'mute' | 'report';
type WithoutId<M> = M extends ClientMessage ? Omit<M, 'id'> : never;
/** Something besides moves that a seat may want of the server. */
export type Wish = WithoutId<Extract<ClientMessage, { type: Wishes }>>;

export interface LiveOptions {
  /** `ws://…/api/matches/ID/live` */
  readonly url: string;
  readonly key: string | null;
  /** Told whenever the table or the result changes. */
  readonly onTable?: (table: Table, over: boolean) => void;
}

/** Opens the line and keeps it open until `close`. */
export function openLive({ url, key, onTable }: LiveOptions) {
  const table = signal<Table | null>(null);
  const seat = signal<Viewer>(null);
  const invite = signal<string | null>(null);
  const position = signal<Position | null>(null);
  const connection = signal<Connection>('opening');
  const refusal = signal<Refusal | null>(null);
  const trouble = signal<string | null>(null);
  const sending = signal(false);
  const mayTakeBack = signal(false);
  const mayAskTakeBack = signal(false);
  const clocks = signal<readonly Clock[] | null>(null);
  const here = signal<Presence>({ seats: [], watching: 0 });
  const muted = signal<readonly Seat[]>([]);
  const said = signal<readonly ChatLine[] | null>(null);

  let socket: WebSocket | null = null;
  let heard = 0;
  let decision = 0;
  let pending: Pending | null = null;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const tell = (message: ClientMessage): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };

  const tellPending = ({ id, decision: at, move }: Pending): void =>
    tell(move === null ? { type: 'takeBack', id, decision: at } : { type: 'move', id, decision: at, move });

  /** One thing at a time, for the decision that is open now. */
  const begin = (move: Move | null): void => {
    if (pending) return;
    pending = { id: newKey(), decision, move };
    sending.value = true;
    tellPending(pending);
  };

  function connect(): void {
    clearTimeout(retry);
    const line = new WebSocket(url);
    socket = line;
    line.onopen = () => tell({ type: 'hello', key, seen: heard, room: true });
    line.onmessage = ({ data }) => {
      if (line === socket) receive(JSON.parse(String(data)) as ServerMessage);
    };
    line.onclose = ({ code }) => {
      if (line === socket) broke(code);
    };
  }

  function broke(code: number): void {
    socket = null;
    clearTimeout(silence);
    if (closed) return;
    const reason = FINAL[code];
    if (reason !== undefined) {
      trouble.value = words.value.match.closed[reason];
      connection.value = 'closed';
      return;
    }
    connection.value = position.value === null ? 'opening' : 'lost';
    // The browser will say when there is a network again.
    if (globalThis.navigator?.onLine === false) return;
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures++);
    // Everybody was cut off at the same moment; they should not all come back at the same moment.
    retry = setTimeout(connect, wait * (0.5 + Math.random() / 2));
  }

  function receive(message: ServerMessage): void {
    listen();
    batch(() => {
      switch (message.type) {
        case 'welcome':
        case 'resync':
          return welcomed(message, message.type === 'resync');
        case 'update':
          if (message.answers !== null) settle(message.answers);
          if (message.table) table.value = message.table;
          return stand(message, false);
        case 'stale':
          settle(message.id);
          return stand(message, false);
        case 'refused':
          settle(message.id);
          refusal.value = refusalOf(message);
          return;
        case 'error':
          trouble.value = message.message;
          return;
        case 'room':
          here.value = message.here;
          muted.value = message.muted;
          said.value = message.all ? message.said : [...(said.value ?? []), ...message.said];
          return;
        case 'pong':
          return;
      }
    });
  }

  function welcomed(message: Welcome, again: boolean): void {
    failures = 0;
    connection.value = 'here';
    trouble.value = null;
    table.value = message.table;
    seat.value = message.seat;
    invite.value = message.invite;
    stand(message, again);
    if (pending) tellPending(pending);
  }

  /** Takes in where the match stands; `again` forgets what was heard before. */
  function stand(now: Heard, again: boolean): void {
    const before = again ? [] : (position.value?.history ?? []);
    heard = now.heard;
    decision = now.decision;
    mayTakeBack.value = now.mayTakeBack;
    mayAskTakeBack.value = now.mayAskTakeBack;
    clocks.value = now.clock && clocksOf(now.clock);
    position.value = {
      view: now.view,
      moves: now.moves,
      // Not a game's own event; and what came before it may no longer stand.
      events: now.events.slice(now.events.findLastIndex(({ type }) => type === 'takenBack') + 1),
      history: withEvents(before, now.events),
      waiting: now.waiting,
      over: now.over,
    };
    if (now.view !== null) invite.value = null;
    if (table.value) onTable?.(table.value, now.over !== null);
  }

  function settle(id: string): void {
    if (pending?.id === id) pending = null;
    sending.value = pending !== null;
  }

  /** A browser does not notice a dead line by itself. */
  function listen(): void {
    clearTimeout(silence);
    silence = setTimeout(() => {
      tell({ type: 'ping' });
      silence = setTimeout(() => hangUp(), PONG_WITHIN_MS);
    }, PING_EVERY_MS);
  }

  /** Drops the line without waiting for the other end to agree, and comes back. */
  function hangUp(): void {
    const line = socket;
    if (!line) return;
    broke(1006);
    line.close();
  }

  function comeBack(): void {
    if (closed || connection.value === 'closed' || socket) return;
    failures = 0;
    connect();
  }

  globalThis.addEventListener?.('online', comeBack);
  globalThis.addEventListener?.('offline', hangUp);
  connect();
  return {
    table,
    seat,
    invite,
    position,
    connection,
    refusal,
    trouble,
    /** A move is on its way. */
    sending,
    /** Whether this seat's last move can be taken back. */
    mayTakeBack,
    /** Sends a move for the decision that is open now; one at a time. */
    send: (move: Move): void => begin(move),
    takeBack: (): void => begin(null),
    /** Whether the others may be asked to let it be taken back. */
    mayAskTakeBack,
    clocks,
    here,
    muted,
    said,
    /** Says what the seat wishes; not said again if the line is down. */
    wish: (wish: Wish): void => tell({ ...wish, id: newKey() } as ClientMessage),
    /** Cuts the line as a bad network would; it comes back by itself. */
    hangUp,
    close(): void {
      closed = true;
      clearTimeout(retry);
      clearTimeout(silence);
      globalThis.removeEventListener?.('online', comeBack);
      globalThis.removeEventListener?.('offline', hangUp);
      socket?.close();
      socket = null;
    },
  };
}

export type Live = ReturnType<typeof openLive>;

/** A refusal as people read it: of a game's rules, or of the server. */
export function refusalOf({ rule, code, text, until, reason }: Extract<ServerMessage, { type: 'refused' }>): Refusal {
  // Only talking is forbidden over a line: games that are on go on.
  const said = until === undefined ? text : words.value.errors.silenced(format.value.when(until), reason ?? '');
  return { rule: rule ?? code, text: said };
}

/** What stands of all that was heard: what was taken back is gone. */
export function withEvents(before: readonly Told[], events: readonly Told[]): Told[] {
  const all = [...before];
  for (const event of events) {
    if (event.type === 'takenBack') all.splice(all.length - (event as Told & { events: number }).events);
    else all.push(event);
  }
  return all;
}

/** Clocks by this page's own watch: the server's time is not ours. */
function clocksOf({ now, seats }: NonNullable<Heard['clock']>): Clock[] {
  const here = performance.now();
  return seats.map(({ left, due }) => ({ left, until: due === null ? null : here + (due - now) }));
}
