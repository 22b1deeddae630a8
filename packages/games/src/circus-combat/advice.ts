/** Why a move is worth making: what it wins, whom it puts ahead, what it does to the totals. */

import type { Advice, Advised } from '../advice.ts';
import { rethrowGain } from './bot.ts';
import { contestOver } from './contest.ts';
import { isReady, takenAnywhere } from './hand.ts';
import { bestLayout } from './layout.ts';
import { outlookOf } from './outlook.ts';
import { totalOf } from './score.ts';
import type { Die, Move, PlaceAll, PlaceMove, RethrowMove, Side, SwapMove, Trick, View } from './state.ts';
import { fateOf } from './table/arranging.ts';
import { swapped } from './table/draft.ts';
import type { AdviceText, Deed } from './words/advice.ts';
import type { CircusWords } from './words/catalogue.ts';
import { german } from './words/de/advice.ts';
import { english } from './words/en/advice.ts';

type Asked = Advised<Move, View, CircusWords>;

const TEXTS = { en: english, de: german };

export const advice: Advice<Move, View, CircusWords> = {
  reason(advised) {
    const { view, seat, move, names, words, language } = advised;
    const say = TEXTS[language](words, { names, viewer: seat });
    switch (move.type) {
      case 'rethrow':
        return rethrowReason(view, move, say);
      case 'place':
        return placeReason(view, move, say);
      case 'resolve':
        return say.handled(fateOf(view.stage[move.slot - 1]!, view.queue));
      case 'reroll':
        return rerollReason(view, move.yes, say);
      case 'swap':
        return swapReason(advised, move, say);
    }
  },

  things(move: Move | PlaceAll, view) {
    switch (move.type) {
      case 'placeAll':
        return move.places.flatMap(({ die, slot }) => [`die:${die}`, `slot:${slot}`]);
      case 'rethrow':
        return move.dice.length === 0 ? ['answer:send'] : move.dice.map(die => `die:${die}`);
      case 'place':
        return [`die:${move.die}`, `slot:${move.slot}`];
      case 'resolve':
        return [`slot:${move.slot}`];
      case 'reroll':
        return [`slot:${view.pendingSlot}`, `answer:${move.yes ? 'throw' : 'rest'}`];
      case 'swap':
        return [`swap:${move.left ?? 'none'}`];
    }
  },
};

/** What dice do on a trick: a deed is told by how things stand before and after. */
function deedOf(view: View, slot: number, dice: readonly Die[]): Deed {
  const trick = view.stage[slot - 1]!;
  const after: Trick = { ...trick, dice: [...trick.dice, ...dice] };
  return {
    card: trick.card,
    before: contestOver(trick),
    after: contestOver(after),
    fate: isReady(after, view.options) ? fateOf(after, view.queue) : null,
    dice,
  };
}

const placeReason = (view: View, { die, slot }: PlaceMove, say: AdviceText): string =>
  say.placed(deedOf(view, slot, [view.pool[die - 1]!]));

/** What the kept dice would best do now, and what throwing the others again promises beside keeping all. */
function rethrowReason(view: View, move: RethrowMove, say: AdviceText): string | null {
  const kept = view.pool.filter((die, i) => die !== null && !move.dice.includes(i + 1)) as readonly Die[];
  const best = bestDeed(view, kept);
  const keeps = best && say.kept(best, move.dice.length === 0);
  if (move.dice.length === 0) return keeps;
  const gain = Math.round(rethrowGain(view, move));
  const more = gain > 0 ? say.again(gain, move.dice.length) : null;
  return [more, keeps].filter(part => part !== null).join(' ') || null;
}

/** The most telling part of the best way to lay these dice out: a trick won, or else a lead taken or widened. */
function bestDeed(view: View, dice: readonly Die[]): Deed | null {
  const layout = bestLayout(view, dice, outlookOf(view, true));
  const deeds = [...layout].map(([slot, laid]) => deedOf(view, slot, laid));
  const worth = ({ fate, after, before }: Deed): number => {
    if (fate?.kind === 'won' && fate.seat === view.active) return 100 + fate.points;
    if (after.leader !== view.active) return -1;
    return before.leader === view.active ? 1 : 2;
  };
  const best = deeds.toSorted((a, b) => worth(b) - worth(a))[0];
  return best && worth(best) > 0 ? best : null;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What the red dice of a full trick would find on the other posters. */
function rerollReason(view: View, yes: boolean, say: AdviceText): string {
  const taken = takenAnywhere(view);
  const misses = FACES.filter(eyes => !(taken & (1 << eyes)));
  const dice = view.stage[view.pendingSlot! - 1]!.dice.length;
  const rivals = view.stage.filter(trick => trick && contestOver(trick).leader === other(view.active)).length;
  return yes ? say.throws(dice, rivals, misses) : say.rests(dice, misses);
}

const other = (seat: Side): Side => (seat === 0 ? 1 : 0);

function swapReason({ view, moves }: Asked, { left }: SwapMove, say: AdviceText): string {
  const seat = view.decider!;
  const totalWith = (at: number | null): number => {
    const queue = swapped(view.queue[seat], at);
    return totalOf({ queue: seat === 0 ? [queue, []] : [[], queue], front: view.front }, seat);
  };
  const [now, then] = [totalWith(null), totalWith(left)];
  if (left !== null) return say.exchanged(now, then);
  const most = Math.max(
    ...moves.flatMap(move => (move.type === 'swap' && move.left !== null ? [totalWith(move.left)] : [])),
  );
  return say.unchanged(now, most);
}
