/** What can be taken back, and whether what is about to be done could be. */

import {
  type AnyGame,
  fastChance,
  type Match,
  play,
  type Seat,
  standing,
  whyFinal,
  whyNotTakeBack,
} from '@roundhouse/kernel';
import type { Move, WhyFinal } from './source.ts';

/** The kernel's reasons, by its own sentences. */
const REASONS: { readonly [sentence: string]: WhyFinal } = {
  'Nothing has been played yet.': 'nothing',
  'Somebody else has acted since.': 'others',
  'Dice were rolled or cards drawn.': 'chance',
  'Something secret was learned.': 'secret',
  'This choice is final once made.': 'sealed',
};

const reasonOf = (sentence: string | null): WhyFinal | null =>
  sentence === null ? null : (REASONS[sentence] ?? 'sealed');

/** Why a seat's last step stands; null if it can be taken back. */
export function whyItStands(match: Match, seat: Seat): WhyFinal | null {
  const hasActed = standing(match.log).some(step => step.seat === seat);
  return hasActed ? reasonOf(whyNotTakeBack(match, seat)) : 'nothing';
}

/** Of the answers that could be given now: all can be taken back, none can, or it depends on the answer. */
export interface Outlook {
  readonly kind: 'free' | 'final' | 'mixed';
  /** Why those stand that do. */
  readonly why: WhyFinal | null;
}

/** Enough to tell one kind of answer from another; there may be thousands. */
const TRIED = 16;

/**
 * What undo will say once the seat has answered, told beforehand. Tried out on a position that looks the same to this seat,
 * so it knows no more than the seat does. Null where nothing is asked.
 */
export function outlookOf(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  moves: readonly Move[],
  seats: number,
): Outlook | null {
  if (moves.length === 0) return null;
  const every = Math.max(1, Math.ceil(moves.length / TRIED));
  const tried = moves.filter((_, i) => i % every === 0);
  const whys = tried.map(move => whyAfter(game, view, seat, move, seats));
  const why = whys.find(one => one !== null) ?? null;
  return { kind: why === null ? 'free' : whys.includes(null) ? 'mixed' : 'final', why };
}

function whyAfter(game: AnyGame, view: unknown, seat: Seat, move: Move, seats: number): WhyFinal | null {
  const imagined = imaginedFrom(game, view, seat, seats);
  const entries = play(game, imagined, seat, move, 0);
  const last = entries.at(-1);
  return reasonOf(whyFinal(last?.kind === 'move' ? last : undefined, seat));
}

/** A match at a position that looks the same to this seat, with dice that anybody knows. */
export function imaginedFrom(game: AnyGame, view: unknown, seat: Seat, seats: number): Match {
  return {
    game: game.id,
    version: game.version,
    options: null,
    seats: Array.from({ length: seats }, () => ({ name: '' })),
    seed: '0'.repeat(64),
    entropy: [],
    state: game.determinize(view, seat, fastChance(1)),
    log: [],
  };
}
