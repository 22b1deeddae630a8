/** Rules of thumb: which of the moves that the server lists looks best. This is the file to make better. */

import type { Move } from '@roundhouse-table/client';

/** As much of what a seat sees as is looked at here; the types are in packages/games/src/GAME/state.ts. */
interface FiteView {
  readonly fighters: readonly { readonly dice: number }[];
}
interface Die {
  readonly colour: string;
  readonly eyes: number;
}
interface CircusView {
  readonly pool: readonly Die[];
  readonly stage: readonly ({ readonly dice: readonly Die[] } | null)[];
}

/** How good a move looks. Each game's takes its own view, which only that game's name tells. */
type Thumb = (move: Move, view: never, seat: number) => number;

/** The best by the game's rules of thumb, any of them where several are; a game without any is played at random. */
export function choose(game: string, moves: readonly Move[], view: unknown, seat: number): Move {
  const thumb = THUMBS[game] ?? (() => 0);
  const rated = moves.map(move => ({ move, worth: thumb(move, view as never, seat) + Math.random() * 0.01 }));
  return rated.reduce((best, one) => (one.worth > best.worth ? one : best)).move;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const THUMBS: Readonly<Record<string, Thumb>> = {
  fite(move, view: FiteView, seat) {
    const { dice } = view.fighters[seat]!;
    if (move.type === 'power') return move.power === 'brutal' ? 1 : 0;
    if (move.type === 'place') return move.loc === 'off' ? 1 : 0;
    // More attack than defence.
    if (move.type === 'split') return -Math.abs((move.off as number) - 0.7 * dice);
    if (move.type !== 'react') return 0;
    // A die that is turned over shows seven less what it showed.
    const flip = move.flip as { off: number[]; def: number[] } | null;
    const gained = flip === null ? 0 : sum([...flip.off, ...flip.def].map(face => 7 - 2 * face));
    return gained + (move.use ? 0.5 : 0) - (move.move === null ? 0 : 0.5);
  },

  'circus-combat'(move, view: CircusView, seat) {
    const own = ['black', 'gray'][seat];
    // Low dice again, high dice not.
    if (move.type === 'rethrow') return sum((move.dice as number[]).map(die => 3 - view.pool[die - 1]!.eyes));
    if (move.type === 'place') {
      // Where most of one's own lies already: tricks that are won, not many that are begun.
      const lying = view.stage[(move.slot as number) - 1]?.dice ?? [];
      const { colour, eyes } = view.pool[(move.die as number) - 1]!;
      const mine = lying.filter(die => die.colour === own).length;
      return colour === own ? mine + eyes / 10 : -mine;
    }
    if (move.type === 'reroll') return move.yes ? 1 : 0;
    return move.left === null ? 1 : 0;
  },

  // Every card cast is one fewer to open with: what the turn asks and no more. Nobody is shown the hand.
  'element-circle': move => ELEMENT_WORTH[move.type] ?? 0,
};

const ELEMENT_WORTH: Readonly<Record<string, number>> = { end: 2, keep: 1, giveUp: -5, showHand: -5 };
