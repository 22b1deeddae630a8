/** Why a move is worth making: what it wins, whom it puts ahead, what it does to the totals. */

import type { Advice, Advised } from '../advice.ts';
import { capital, type Voice } from '../voice.ts';
import { rethrowGain } from './bot.ts';
import { type Contest, contestOver } from './contest.ts';
import { evaluationOf } from './evaluation.ts';
import { isReady, takenAnywhere } from './hand.ts';
import { bestPlacement } from './placement-search.ts';
import { totalOf } from './score.ts';
import type { Die, Move, PlaceAll, PlaceMove, RethrowMove, Side, SwapMove, Trick, TrickId, View } from './state.ts';
import { fateOf } from './table/arranging.ts';
import { swapped } from './table/draft.ts';
import type { CircusWords, Fate } from './words/catalogue.ts';
import type { advice } from './words/en/advice.ftl.ts';

type Asked = Advised<Move, View, CircusWords>;

/** Dice that come to lie on a trick, and how it stands before and after. */
interface Deed {
  readonly card: TrickId;
  readonly before: Contest;
  readonly after: Contest;
  /** What becomes of it then; null while its hand is not whole. */
  readonly fate: Fate | null;
  readonly dice: readonly Die[];
}

/** The messages of a language, how it speaks to whoever listens, and their rival. */
interface Reasons {
  readonly said: typeof advice;
  readonly voice: Voice;
  readonly rival: Side;
}

export const adviceFrom = (said: typeof advice): Advice<Move, View, CircusWords> => ({
  reason(advised) {
    const { view, seat, move, names, words } = advised;
    const say: Reasons = { said, voice: words.voice(names, seat), rival: seat === 0 ? 1 : 0 };
    switch (move.type) {
      case 'rethrow':
        return rethrowReason(view, move, say);
      case 'place':
        return placeReason(view, move, say);
      case 'resolve':
        return handledReason(fateOf(view.stage[move.slot - 1]!, view.queue), say);
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
});

// ---- What dice do on a trick

/** Nothing but fatigue. */
const isRed = ({ dice }: Deed): boolean => dice.every(({ colour }) => colour === 'fatigue');

const eyesOf = ({ dice }: Deed): number => dice.reduce((sum, { eyes }) => sum + eyes, 0);

/** What decides a trick between two, and by how much. */
function marginSaid({ by, shares: [black, gray] }: Contest, { said }: Reasons): string {
  return by === 'dice' ? said.byDice(Math.abs(black.dice - gray.dice)) : said.byEyes(Math.abs(black.eyes - gray.eyes));
}

/** "5 × 4 = 20 points"; the product alone where there is nothing to multiply. */
const pointsSaid = ({ base, factor, points }: Extract<Fate, { kind: 'won' }>, { said }: Reasons): string =>
  base === points ? said.points(points) : said.product(base, factor, points);

function deedSaid(deed: Deed, say: Reasons): string {
  const { card, before, after, fate } = deed;
  const { said, voice, rival } = say;
  if (fate) return fateSaid(card, fate, say);
  if (isRed(deed)) {
    return after.leader === null ? said.redForNobody(card) : said.redFor(voice, card, eyesOf(deed), after.leader);
  }
  if (after.leader === null) return said.drawsLevel(card);
  const margin = marginSaid(after, say);
  if (!voice.isYou(after.leader)) return said.cutsLead(voice, card, rival, margin);
  return before.leader === after.leader ? said.leads(card, margin) : said.takesLead(card, margin);
}

function fateSaid(card: TrickId, fate: Fate, say: Reasons): string {
  const { said, voice } = say;
  if (fate.kind === 'fatigue') return said.fillsRed(card);
  if (fate.kind === 'tied') return said.deadHeat(card);
  return said.completes(voice, card, fate.seat, pointsSaid(fate, say));
}

function handledReason(fate: Fate, say: Reasons): string {
  const { said, voice } = say;
  if (fate.kind === 'fatigue') return said.onlyRed;
  if (fate.kind === 'tied') return said.isTied;
  return said.handled(voice, fate.seat, pointsSaid(fate, say));
}

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

const placeReason = (view: View, { die, slot }: PlaceMove, say: Reasons): string =>
  `${capital(deedSaid(deedOf(view, slot, [view.pool[die - 1]!]), say))}.`;

/** What the kept dice would best do now, and what throwing the others again promises beside keeping all. */
function rethrowReason(view: View, move: RethrowMove, say: Reasons): string | null {
  const kept = view.pool.filter((die, i) => die !== null && !move.dice.includes(i + 1)) as readonly Die[];
  const best = bestDeed(view, kept);
  const keeps = best && say.said.kept(move.dice.length === 0, best.dice, deedSaid(best, say));
  if (move.dice.length === 0) return keeps;
  const gain = Math.round(rethrowGain(view, move));
  const more = gain > 0 ? say.said.again(gain, move.dice.length) : null;
  return [more, keeps].filter(part => part !== null).join(' ') || null;
}

/** The most telling part of the best way to lay these dice out: a trick won, or else a lead taken or widened. */
function bestDeed(view: View, dice: readonly Die[]): Deed | null {
  const layout = bestPlacement(view, dice, evaluationOf(view, true));
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
function rerollReason(view: View, yes: boolean, say: Reasons): string {
  const taken = takenAnywhere(view);
  const misses = FACES.filter(eyes => !(taken & (1 << eyes)));
  const dice = view.stage[view.pendingSlot! - 1]!.dice.length;
  const rivals = view.stage.filter(trick => trick && contestOver(trick).leader === other(view.active)).length;
  const { said, voice, rival } = say;
  const nowhere = misses.length === 0 ? said.everywhere : said.nowhere(misses);
  return yes ? said.throws(voice, dice, rivals, rival, nowhere) : said.rests(dice, nowhere);
}

const other = (seat: Side): Side => (seat === 0 ? 1 : 0);

function swapReason({ view, moves }: Asked, { left }: SwapMove, { said }: Reasons): string {
  const seat = view.decider!;
  const totalWith = (at: number | null): number => {
    const queue = swapped(view.queue[seat], at);
    return totalOf({ queue: seat === 0 ? [queue, []] : [[], queue], front: view.front }, seat);
  };
  const [now, then] = [totalWith(null), totalWith(left)];
  if (left !== null) return now === then ? said.same(now) : said.exchanged(now, then);
  const most = Math.max(
    ...moves.flatMap(move => (move.type === 'swap' && move.left !== null ? [totalWith(move.left)] : [])),
  );
  return most > now ? said.unchanged(now) : said.nothingBetter(now);
}
