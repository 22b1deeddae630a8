/** `bench games`: how fast each game's rules are. Random games, their moves, and copies of a position a CPU-second. */

import { GAMES } from '@roundhouse/games';
import { manifestOf } from '@roundhouse/games/all.ts';
import { type AnyGame, copyPlain, fastChance, optionsFor, playout, randomMove, silentStep } from '@roundhouse/kernel';
import { formatAmount, formatRates, median, type Race, type Runner, race } from './race.ts';
import type { Screen } from './screen.ts';

export interface GamesBench extends Race {
  /** Only this game; all where absent. */
  readonly game?: string;
  readonly seed: number;
}

const BATCH_MS = 5;
const COPIES_A_RUN = 200;

/** Prints the rates of each game; false if one takes longer than its designers allow. */
export async function benchGames({ game: only, ...bench }: GamesBench, screen: Screen): Promise<boolean> {
  screen.say(`Per CPU-second, everything at random; median of ${bench.rounds} rounds (slowest to fastest)`);
  let areQuick = true;
  for (const game of GAMES) {
    if (only !== undefined && game.id !== only) continue;
    areQuick = (await benchGame(game, bench, screen)) && areQuick;
  }
  return areQuick;
}

async function benchGame(game: AnyGame, bench: Omit<GamesBench, 'game'>, screen: Screen): Promise<boolean> {
  const limit = (await manifestOf(game.id).metrics?.())?.randomGame;
  const seats = limit?.seats ?? game.seats.min;
  const random = randomGames(game, seats, bench.seed);
  const copies = copiesOf(halfPlayed(game, seats, bench.seed));
  const [games, copied] = await race([random, copies], bench, screen);
  const moves = random.movesAGame();
  const aGame = 1000 / median(games!);
  const isQuick = limit === undefined || aGame <= limit.mostMs;
  const verdict = limit ? `; at most ${limit.mostMs}: ${isQuick ? 'met' : 'MISSED'}` : '';
  screen.say(`${game.name}, ${seats} seats`);
  screen.say(`  ${random.name.padEnd(22)}${formatRates(games!)}`);
  screen.say(`  ${'moves'.padEnd(22)}${formatRates(games!.map(rate => rate * moves))}; ${formatAmount(moves)} a game`);
  screen.say(`  ${copies.name.padEnd(22)}${formatRates(copied!)}`);
  screen.say(`  ${'a whole game'.padEnd(22)}${formatAmount(aGame)} ms${verdict}`);
  return isQuick;
}

const opened = (game: AnyGame, seats: number, seed: number): unknown =>
  game.setup(optionsFor<unknown>(game, seats, {}), seats, silentStep(fastChance(seed)));

function randomGames(game: AnyGame, seats: number, seed: number): Runner & { movesAGame(): number } {
  let [played, moves] = [0, 0];
  return {
    name: 'games',
    run() {
      const before = played;
      // So many at once that asking for the processor time is next to nothing, however short a game is.
      const until = performance.now() + BATCH_MS;
      do {
        const own = seed * 2 ** 21 + ++played;
        moves += playout(game, opened(game, seats, own), fastChance(own));
      } while (performance.now() < until);
      return played - before;
    },
    movesAGame: () => moves / played,
  };
}

/** A position in the middle of a random game. */
function halfPlayed(game: AnyGame, seats: number, seed: number): unknown {
  const chance = fastChance(seed);
  const step = silentStep(chance);
  const states: unknown[] = [opened(game, seats, seed)];
  for (;;) {
    const state = copyPlain(states.at(-1));
    const seat = game.toAct(state)[0];
    if (seat === undefined) return states[states.length >> 1];
    game.apply(state, seat, randomMove(game, state, seat, chance), step);
    states.push(state);
  }
}

function copiesOf(state: unknown): Runner {
  // Kept, so that no compiler finds out that nobody wants the copies.
  const kept: unknown[] = Array(COPIES_A_RUN).fill(null);
  return {
    name: `copies (${formatAmount(JSON.stringify(state).length / 1000)} kB)`,
    run() {
      for (let i = 0; i < COPIES_A_RUN; i++) kept[i] = copyPlain(state);
      return COPIES_A_RUN;
    },
  };
}
