/** A seat at a table on a server, over a line that may break: it comes back by itself and nothing is played twice. */

import { batch, signal } from '@preact/signals';
import type { Refusal, Seat, Values, Viewer } from '@roundhouse/kernel';
import type {
  ChatLine,
  ClientMessage,
  Position as Heard,
  ServerMessage,
  Table,
  Welcome,
} from '@roundhouse/server/protocol.ts';
import { type AppWords, format, words } from '../../words/index.ts';
import type { Clock, Connection, GameEvent, Move, Presence, TablePosition } from '../source.ts';
import { newKey } from './keys.ts';
import { ReconnectingSocket } from './reconnecting-socket.ts';

/** Closed by the server for a reason that trying again does not change (`CLOSE` in the server's protocol). */
const SEAT_LOST = 4411;
const FINAL: { readonly [code: number]: keyof AppWords['match']['closed'] } = {
  4401: 'seatOfAnother',
  [SEAT_LOST]: 'seatLost',
  4403: 'private',
  4404: 'noSuchTable',
  4400: 'outdated',
};

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
  /** Told when the seat is no longer this line's: what it had promised was not opened in time. */
  readonly onLost?: () => void;
}

/** A seat's side of a live table. It is kept open until `close`. */
export class Live {
  readonly table = signal<Table | null>(null);
  readonly seat = signal<Viewer>(null);
  readonly invite = signal<string | null>(null);
  readonly position = signal<TablePosition | null>(null);
  readonly connection = signal<Connection>('opening');
  readonly refusal = signal<Refusal | null>(null);
  readonly trouble = signal<string | null>(null);
  /** A move is on its way. */
  readonly sending = signal(false);
  /** Whether this seat's last move can be taken back. */
  readonly mayTakeBack = signal(false);
  /** Whether the others may be asked to let it be taken back. */
  readonly mayAskTakeBack = signal(false);
  readonly clocks = signal<readonly Clock[] | null>(null);
  readonly here = signal<Presence>({ seats: [], watching: 0 });
  readonly muted = signal<readonly Seat[]>([]);
  readonly said = signal<readonly ChatLine[] | null>(null);

  readonly #options: LiveOptions;
  readonly #socket: ReconnectingSocket;
  #heard = 0;
  #decision = 0;
  #pending: Pending | null = null;

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#socket = new ReconnectingSocket(options.url, {
      onOpen: () => this.#tell({ type: 'hello', key: options.key, seen: this.#heard, room: true }),
      onMessage: text => batch(() => this.#receive(JSON.parse(text) as ServerMessage)),
      onBreak: code => this.#broke(code),
      ping: () => this.#tell({ type: 'ping' }),
    });
  }

  /** Sends a move for the decision that is open now; one at a time. */
  send(move: Move): void {
    this.#begin(move);
  }

  takeBack(): void {
    this.#begin(null);
  }

  /** Says what the seat wishes; not said again if the line is down. */
  wish(wish: Wish): void {
    this.#tell({ ...wish, id: newKey() } as ClientMessage);
  }

  /** Cuts the line as a bad network would; it comes back by itself. */
  hangUp(): void {
    this.#socket.hangUp();
  }

  close(): void {
    this.#socket.close();
  }

  #tell(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  /** One thing at a time, for the decision that is open now. */
  #begin(move: Move | null): void {
    if (this.#pending) return;
    this.#pending = { id: newKey(), decision: this.#decision, move };
    this.sending.value = true;
    this.#tellPending(this.#pending);
  }

  #tellPending({ id, decision, move }: Pending): void {
    this.#tell(move === null ? { type: 'takeBack', id, decision } : { type: 'move', id, decision, move });
  }

  #broke(code: number): boolean {
    const reason = FINAL[code];
    if (reason === undefined) {
      this.connection.value = this.position.value === null ? 'opening' : 'lost';
      return true;
    }
    this.trouble.value = words.value.match.closed[reason];
    this.connection.value = 'closed';
    if (code === SEAT_LOST) this.#options.onLost?.();
    return false;
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
      case 'resync':
        this.#welcomed(message, message.type === 'resync');
        break;
      case 'update':
        if (message.answers !== null) this.#settle(message.answers);
        if (message.table) this.table.value = message.table;
        this.#stand(message, false);
        break;
      case 'stale':
        this.#settle(message.id);
        this.#stand(message, false);
        break;
      case 'refused':
        this.#settle(message.id);
        this.refusal.value = refusalOf(message);
        break;
      case 'error':
        this.trouble.value = message.message;
        break;
      case 'room':
        this.here.value = message.here;
        this.muted.value = message.muted;
        this.said.value = message.all ? message.said : [...(this.said.value ?? []), ...message.said];
        break;
      case 'pong':
        break;
    }
  }

  #welcomed(message: Welcome, again: boolean): void {
    this.#socket.isWell();
    this.connection.value = 'here';
    this.trouble.value = null;
    this.table.value = message.table;
    this.seat.value = message.seat;
    this.invite.value = message.invite;
    this.#stand(message, again);
    if (this.#pending) this.#tellPending(this.#pending);
  }

  /** Takes in where the match stands; `again` forgets what was heard before. */
  #stand(now: Heard, again: boolean): void {
    const before = again ? [] : (this.position.value?.history ?? []);
    this.#heard = now.heard;
    this.#decision = now.decision;
    this.mayTakeBack.value = now.mayTakeBack;
    this.mayAskTakeBack.value = now.mayAskTakeBack;
    this.clocks.value = now.clock && clocksOf(now.clock);
    this.position.value = {
      view: now.view,
      moves: now.moves,
      // Not a game's own event; and what came before it may no longer stand.
      events: now.events.slice(now.events.findLastIndex(({ type }) => type === 'takenBack') + 1),
      history: withEvents(before, now.events),
      waiting: now.waiting,
      over: now.over,
    };
    if (now.view !== null) this.invite.value = null;
    if (this.table.value) this.#options.onTable?.(this.table.value, now.over !== null);
  }

  #settle(id: string): void {
    if (this.#pending?.id === id) this.#pending = null;
    this.sending.value = this.#pending !== null;
  }
}

/** A refusal as people read it: of a game's rules, or of the server. */
export function refusalOf(refused: Extract<ServerMessage, { type: 'refused' }>): Refusal {
  const { rule, code, key, values, text, until, reason } = refused;
  // Only talking is forbidden over a line: games that are on go on.
  const said = until === undefined ? text : words.value.errors.silenced(format.value.when(until), reason ?? '');
  if (key !== undefined) return { rule: rule ?? code, key, values: (values ?? {}) as Values };
  return { rule: rule ?? code, key: 'said', values: { text: said } };
}

/** What stands of all that was heard: what was taken back is gone. */
export function withEvents(before: readonly GameEvent[], events: readonly GameEvent[]): GameEvent[] {
  const all = [...before];
  for (const event of events) {
    if (event.type === 'takenBack') all.splice(all.length - (event as GameEvent & { events: number }).events);
    else all.push(event);
  }
  return all;
}

/** Clocks by this page's own watch: the server's time is not ours. */
function clocksOf({ now, seats }: NonNullable<Heard['clock']>): Clock[] {
  const here = performance.now();
  return seats.map(({ left, due }) => ({ left, until: due === null ? null : here + (due - now) }));
}
