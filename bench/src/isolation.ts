/** `bench isolation`: what a move of a game would cost if its rules ran in a thread that has nothing else. */

import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { findGame } from '@roundhouse/games';
import { type AnyGame, fastChance, type Seat } from '@roundhouse/kernel';
import { formatRates, median, type Race, race, ratios } from './race.ts';
import type { Screen } from './screen.ts';

/** What a server asks of the rules for one move: whether it is legal, what comes of it, and what each seat then sees. */
export interface Asked {
  readonly state: unknown;
  readonly seat: Seat;
  readonly pick: number;
}

/** A move by the rules, as a server needs it. The state is changed. */
export function moveOn(game: AnyGame, { state, seat, pick }: Asked): { state: unknown; views: unknown[] } {
  const moves = game.legalMoves(state, seat);
  game.apply(state, seat, moves[pick % moves.length], { chance: fastChance(pick), seal() {} });
  const seats = game.seatsOf?.(state) ?? game.seats.min;
  return { state, views: Array.from({ length: seats }, (_, viewer) => game.view(state, viewer)) };
}

const MOVES_A_RUN = 50;

export async function benchIsolation(given: Race & { readonly game: string }, screen: Screen): Promise<boolean> {
  const game = findGame(given.game)!;
  const { port1, port2 } = new MessageChannel();
  const bell = new Int32Array(new SharedArrayBuffer(4));
  const workerData = { game: game.id, port: port2, bell };
  const worker = new Worker(new URL('./isolation-worker.ts', import.meta.url), { workerData, transferList: [port2] });
  const begin = (): unknown => game.setup(defaults(game), game.seats.min, { chance: fastChance(1), seal() {} });
  const playing = (move: (asked: Asked) => { state: unknown }) => {
    let state = begin();
    let pick = 0;
    return (): number => {
      for (let i = 0; i < MOVES_A_RUN; i++) {
        const [seat] = game.toAct(state);
        state = seat === undefined ? begin() : move({ state, seat, pick: ++pick }).state;
      }
      return MOVES_A_RUN;
    };
  };
  const inThread = (asked: Asked): { state: unknown } => {
    Atomics.store(bell, 0, 0);
    port1.postMessage(asked);
    Atomics.wait(bell, 0, 0);
    return receiveMessageOnPort(port1)!.message;
  };
  const runners = [
    { name: 'in the process', run: playing(asked => moveOn(game, asked)) },
    { name: 'in a thread of its own', run: playing(inThread) },
  ];
  const rates = await race(runners, given, screen);
  await worker.terminate();
  for (const [i, { name }] of runners.entries()) screen.say(`${name}: ${formatRates(rates[i]!)} moves / CPU s`);
  screen.say(`times: ${median(ratios(rates[0]!, rates[1]!)).toFixed(1)}`);
  return true;
}

const defaults = ({ options }: AnyGame): object =>
  Object.fromEntries(
    Object.entries(options).map(([name, spec]) => [name, spec.kind === 'choice' ? spec.values[0] : spec.default]),
  );
