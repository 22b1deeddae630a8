/** A WebSocket that comes back by itself: after a broken line, a silent one, and a network that was away. */

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;
const PING_EVERY_MS = 20_000;
/** A line that is silent for so long after a ping is dead. */
const PONG_WITHIN_MS = 8_000;

export interface SocketEvents {
  /** The line is open: say who you are. */
  onOpen(): void;
  onMessage(text: string): void;
  /** The line broke. Whether it is to be tried again. */
  onBreak(code: number): boolean;
  /** Makes the other end say something. */
  ping(): void;
}

export class ReconnectingSocket {
  readonly #url: string;
  readonly #events: SocketEvents;
  #socket: WebSocket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** Whether it stays down for good. */
  #isEnded = false;

  constructor(url: string, events: SocketEvents) {
    this.#url = url;
    this.#events = events;
    globalThis.addEventListener?.('online', this.#comeBack);
    globalThis.addEventListener?.('offline', this.hangUp);
    this.#connect();
  }

  /** Not sent if the line is down. */
  send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  /** What was said made sense: the next break is the first again. */
  isWell(): void {
    this.#failures = 0;
  }

  /** Drops the line without waiting for the other end to agree, and comes back. */
  readonly hangUp = (): void => {
    const line = this.#socket;
    if (!line) return;
    this.#broke(1006);
    line.close();
  };

  close(): void {
    this.#isEnded = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    globalThis.removeEventListener?.('online', this.#comeBack);
    globalThis.removeEventListener?.('offline', this.hangUp);
    this.#socket?.close();
    this.#socket = null;
  }

  readonly #comeBack = (): void => {
    if (this.#isEnded || this.#socket) return;
    this.#failures = 0;
    this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#retry);
    const line = new WebSocket(this.#url);
    this.#socket = line;
    line.onopen = () => this.#events.onOpen();
    line.onmessage = ({ data }) => {
      if (line !== this.#socket) return;
      this.#listen();
      this.#events.onMessage(String(data));
    };
    line.onclose = ({ code }) => {
      if (line === this.#socket) this.#broke(code);
    };
  }

  #broke(code: number): void {
    this.#socket = null;
    clearTimeout(this.#silence);
    if (this.#isEnded) return;
    this.#isEnded = !this.#events.onBreak(code);
    // The browser will say when there is a network again.
    if (this.#isEnded || globalThis.navigator?.onLine === false) return;
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures++);
    // Everybody was cut off at the same moment; they should not all come back at the same moment.
    this.#retry = setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
  }

  /** A browser does not notice a dead line by itself. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#events.ping();
      this.#silence = setTimeout(this.hangUp, PONG_WITHIN_MS);
    }, PING_EVERY_MS);
  }
}
