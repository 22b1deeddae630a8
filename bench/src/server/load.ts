/** The load, in a process of its own: two hundred matches of two, played as fast as answers come or at a given pace. */

import { once } from 'node:events';
import { seatAtBare, seatAtOurs } from './lines.ts';
import type { Place, Player, PlayerListener, SeatTwo } from './player.ts';

/** Which servers it can play at. */
export type ServerKind = 'ours' | 'bare' | 'boardgame-io' | 'colyseus';

/** What the bench asks for, and what it is answered. */
export type LoadRequest =
  | { readonly open: { readonly kind: ServerKind; readonly place: Place; readonly matches: number } }
  | { readonly play: Way }
  | { readonly leave: true };

export interface Way {
  readonly seconds: number;
  /** Moves a second; null: as fast as answers come. */
  readonly pace: number | null;
}

export interface Played {
  readonly moves: number;
  readonly seconds: number;
  /** From sending a move to hearing that it was played, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Sitting down together, so many at a time. */
const AT_A_TIME = 20;
/** A round ends early when so many of its matches are over: the rest would have the server to themselves. */
const OVER_SHARE = 0.1;
/** A paced load looks this often whether a move is due, and no match is waited for longer than this. */
const TICK_MS = 1;

class Load implements PlayerListener {
  readonly #players: Player[] = [];
  #ready: Player[] = [];
  readonly #sentAt = new Map<Player, number>();
  #waits: number[] = [];
  #over = new Set<Player>();
  #mode: 'waiting' | 'fast' | 'paced' = 'waiting';
  #stop: () => void = () => {};

  async open(seatTwo: SeatTwo, place: Place, matches: number): Promise<void> {
    for (let i = 0; i < matches; i += AT_A_TIME) {
      const some = Array.from({ length: Math.min(AT_A_TIME, matches - i) }, (_, j) => seatTwo(place, i + j, this));
      this.#players.push(...(await Promise.all(some)).flat());
    }
  }

  async play({ seconds, pace }: Way): Promise<Played> {
    this.#waits = [];
    this.#mode = pace === null ? 'fast' : 'paced';
    const start = performance.now();
    const ended = new Promise<void>(resolve => {
      this.#stop = resolve;
      setTimeout(resolve, seconds * 1000);
    });
    if (pace === null) for (const player of this.#ready.splice(0)) this.#move(player);
    const metronome = pace === null ? undefined : this.#keepPace(pace, start);
    await ended;
    const ms = performance.now() - start;
    clearInterval(metronome);
    this.#mode = 'waiting';
    const waits = this.#waits.sort((a, b) => a - b);
    const at = (share: number): number => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0;
    return { moves: waits.length, seconds: ms / 1000, p50: at(0.5), p99: at(0.99) };
  }

  leave(): void {
    for (const player of this.#players) player.leave();
  }

  ready(player: Player): void {
    if (this.#mode === 'fast') this.#move(player);
    else this.#ready.push(player);
  }

  answered(player: Player): void {
    if (this.#mode !== 'waiting') this.#waits.push(performance.now() - this.#sentAt.get(player)!);
  }

  over(player: Player): void {
    this.#over.add(player);
    if (this.#over.size > OVER_SHARE * this.#players.length) this.#stop();
  }

  #move(player: Player): void {
    this.#sentAt.set(player, performance.now());
    player.move();
  }

  #keepPace(pace: number, start: number): NodeJS.Timeout {
    let sent = 0;
    return setInterval(() => {
      const due = ((performance.now() - start) / 1000) * pace;
      for (; sent < due; sent++) {
        const player = this.#ready.shift();
        if (player !== undefined) this.#move(player);
      }
    }, TICK_MS);
  }
}

async function seatingFor(kind: ServerKind): Promise<SeatTwo> {
  if (kind === 'ours') return seatAtOurs;
  if (kind === 'bare') return seatAtBare;
  // Only there once they are installed.
  const players = await import(`../../peers/${kind}-players.mjs`);
  return kind === 'colyseus' ? players.seatAtColyseus : players.seatAtBoardgameIo;
}

let load = new Load();

async function grant(request: LoadRequest): Promise<unknown> {
  if ('play' in request) return load.play(request.play);
  if ('leave' in request) return load.leave();
  load = new Load();
  await load.open(await seatingFor(request.open.kind), request.open.place, request.open.matches);
}

process.on('disconnect', () => process.exit());
// Ctrl-C is for the bench, which ends us when it has cleared up.
process.on('SIGINT', () => {});
for (;;) {
  const [request] = (await once(process, 'message')) as [LoadRequest];
  process.send!((await grant(request)) ?? {});
}
