/** Four ways to play FITE at random without powers: two through the kernel, one by hand, one on boardgame.io. */

import { findGame } from '@roundhouse/games';
import type { State } from '@roundhouse/games/fite/state.ts';
import { type Chance, completeOptions, fastChance, playout, silentStep } from '@roundhouse/kernel';
import type { Outcome } from './agreement.ts';
import { playBoardgameIo } from './fite-boardgame-io.ts';
import { FiteByHand } from './fite-by-hand.ts';

/** A whole game, and how many moves it took. */
export type Played = Outcome & { readonly moves: number };

export interface Contender {
  readonly name: string;
  /** Games that take some thousandths of a second: as long for each, because reading the clock takes time too. */
  readonly batch: number;
  play(): Played;
}

const OPTIONS = { powers: 'off' };

const fite = findGame('fite')!;
const options: unknown = completeOptions<unknown>(fite.options, OPTIONS);

/** A bout as the kernel sets it up, with nobody listening. */
export const newBout = (chance: Chance): State => fite.setup(options, 2, silentStep(chance)) as State;

/** The last turn counted is not a fight if a dazed fighter was finished off in it. */
function played({ result, turn }: State, moves: number): Played {
  return { winner: result!.winner ?? -1, fights: result!.reason === 'finished' ? turn - 1 : turn, moves };
}

/** The kernel's public path for search and lab. */
export function kernelFast(seed: number): Contender {
  const chance = fastChance(seed);
  return {
    name: 'kernel, randomMove',
    batch: 1500,
    play() {
      const state = newBout(chance);
      return played(state, playout(fite, state, chance));
    },
  };
}

/** The same with every list of moves built. */
export function kernelPlain(seed: number): Contender {
  const chance = fastChance(seed);
  const step = silentStep(chance);
  return {
    name: 'kernel, legalMoves',
    batch: 1000,
    play() {
      const state = newBout(chance);
      let moves = 0;
      for (; ; moves++) {
        const seat = fite.toAct(state)[0];
        if (seat === undefined) break;
        const legal = fite.legalMoves(state, seat);
        fite.apply(state, seat, legal[chance.int(legal.length)]!, step);
      }
      return played(state, moves);
    },
  };
}

/** The practical limit. */
export function byHand(seed: number): Contender {
  const bout = new FiteByHand(seed);
  return {
    name: 'by hand',
    batch: 5000,
    play() {
      bout.playout();
      return { winner: bout.winner, fights: bout.fights, moves: bout.moves };
    },
  };
}

/** The peer. */
export function boardgameIo(seed: number): Contender {
  const chance = fastChance(seed);
  let games = 0;
  return {
    name: 'boardgame.io 0.50.2',
    batch: 20,
    play: () => playBoardgameIo(seed * 2 ** 21 + games++, n => chance.int(n)),
  };
}
