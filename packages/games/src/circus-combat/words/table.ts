/** What is said at the table of Circus Combat, in the messages of any language. */

import { capital, type Voice } from '../../voice.ts';
import { TRICKS } from '../content/tricks.ts';
import type { Contest } from '../contest.ts';
import type { Both, Die, Result, ScoreLine, Side, Trick, TrickId } from '../state.ts';
import type { Company, Fate, NextFactors, Short } from './catalogue.ts';
import type { Said } from './en/words.ftl.ts';

const speaker =
  ({ voice }: Said) =>
  ({ names, viewer }: Company): Voice =>
    voice(names, viewer);

/** Who leads, and by how much. */
export function leadSaid(said: Said, { leader, by, shares: [black, gray] }: Contest, company: Company): Short {
  const { lead } = said.table;
  if (leader === null) {
    if (black.dice === 0) return lead.nobody;
    return { short: lead.even.short, full: lead.even.full(black.dice) };
  }
  const say = speaker(said)(company);
  const counted = by === 'dice' ? 'dice' : 'eyes';
  const more = Math.abs(black[counted] - gray[counted]);
  const unit = lead.units[counted];
  return {
    who: say.name(leader),
    short: said.formats.change(more),
    unit: unit(more),
    full: lead.full(say, leader, more, counted),
  };
}

/** What becomes of a ready trick. */
export function fateSaid(said: Said, fate: Fate, company: Company): Short {
  const texts = said.table.fate;
  if (fate.kind !== 'won') return texts[fate.kind];
  const { seat, base, factor, points } = fate;
  const say = speaker(said)(company);
  return {
    who: say.name(seat),
    short: said.formats.change(points),
    unit: texts.won.unit,
    full: texts.won.full(say, seat, base, factor, points),
  };
}

function posterFrom(all: Said) {
  const { table, things, functions, formats } = all;
  const { poster } = table;
  return {
    ...poster,
    /** A show has changed by much: "+24 for Ada". */
    swing: (seat: Side, points: number, company: Company): string =>
      poster.swing(speaker(all)(company), seat, formats.change(points)),
    /** "20, place ×2, colour ×3"; null where nothing is multiplied. */
    swingOf: ({ base, positionFactor, colourFactor, points }: ScoreLine): string | null =>
      base === points ? null : poster.swingOf(base, positionFactor, colourFactor),
    /** For those who listen. `size`: how many dice its hand has. `standing`: who leads it, or what becomes of it. */
    said(slot: number, { card, dice }: Trick, size: number, hasArrows: boolean, standing: string): string {
      const { kind, colour } = TRICKS[card];
      const held = dice.length > 0 ? functions.dice(dice) : null;
      const discipline = things.both[colour];
      return poster.said(slot, card, discipline, things.hands[kind].name, hasArrows, dice.length, size, held, standing);
    },
    /** One more clause: dice that would then fit nowhere. */
    thenMisses: (missed: readonly Die[]): string => poster.thenMisses(missed, missed.length),
    warning: (missed: readonly Die[]): string => poster.warning(missed, missed.length),
  };
}

/** What an answer is called, and what the picks so far come to. */
function answerFrom(said: Said) {
  const { answer } = said.table;
  const totalsSaid = (totals: Both<number>, order: readonly Side[], company: Company): string => {
    const say = speaker(said)(company);
    return order.map(seat => answer.totalOf(say, seat, totals[seat])).join(', ');
  };
  return {
    ...answer,
    exchange: (left: number): string => answer.exchange(left, left + 1),
    againNote: (marked: readonly Die[]): string => capital(answer.againNote(marked, marked.length)),
    heldNote: (die: Die): string => capital(answer.heldNote(die)),
    /** Red dice that will lie in front. */
    tiredNote: (tired: readonly Die[]): string => capital(answer.tiredNote(tired, tired.length)),
    doneNote: (totals: Both<number>, order: readonly Side[], company: Company): string =>
      answer.doneNote(totalsSaid(totals, order, company)),
    firstNote: (card: TrickId, totals: Both<number>, order: readonly Side[], company: Company): string =>
      answer.firstNote(card, totalsSaid(totals, order, company)),
    swapNote: ([left, right]: Both<TrickId>, now: number, then: number): string =>
      answer.swapNote(left, right, now, then),
    /** What throwing the red dice of a full trick would do; `misses` are the values that fit nowhere now. */
    throwNote: (misses: readonly number[]): string => answer.throwNote(misses, misses.length),
  };
}

type NextSaid = (position: number, positionFactor: number, colourFactors: NextFactors['colourFactors']) => string;

const next =
  (message: NextSaid) =>
  ({ position, positionFactor, colourFactors }: NextFactors): string =>
    message(position, positionFactor, colourFactors);

function showFrom(said: Said) {
  const { show } = said.table;
  const speak = speaker(said);
  return {
    ...show,
    title: (seat: Side, company: Company): string => capital(show.title(speak(company), seat)),
    tricks: (seat: Side, company: Company): string => capital(show.tricks(speak(company), seat)),
    line({ position, card, base, positionFactor, colourFactor, points }: ScoreLine): string {
      const discipline = said.things.both[TRICKS[card].colour];
      return show.line(position, card, discipline, base, positionFactor, colourFactor, points);
    },
    next: next(show.next),
    nextMeans: next(show.nextMeans),
  };
}

type Best = Pick<ScoreLine, 'card' | 'points'>;

/** How a night ends: who won, why, and the act that brought most. */
function finaleFrom(said: Said) {
  const { finale } = said.table;
  const speak = speaker(said);
  return {
    title: (winner: Side | null, company: Company): string =>
      winner === null ? finale.draw : finale.title(speak(company), winner),
    why({ winner, reason }: Result, company: Company): string {
      if (reason !== 'concede') return `${capital(said.events.why[reason]())}.`;
      return capital(finale.conceded(speak(company), winner === 0 ? 1 : 0));
    },
    score: finale.score,
    best: (seat: Side, { card, points }: Best, company: Company): string =>
      capital(finale.best(speak(company), seat, card, points)),
    /** To whoever lost: the act of theirs that brought most, if any brought something. */
    comfort: (best: Best | null): string => (best ? finale.comfort(best.card, best.points) : finale.bow),
  };
}

export function tableFrom(said: Said) {
  const { table } = said;
  const speak = speaker(said);
  return {
    ...table,
    /** Over the question, where it is asked in the rival's turn. */
    pause: (active: Side, company: Company): string => capital(table.pause(speak(company), active)),
    /** Dice that somebody put on tricks since one last looked. */
    laid(
      seat: Side,
      piles: readonly { readonly dice: readonly Die[]; readonly card: TrickId }[],
      company: Company,
    ): string {
      const laid = piles.map(({ dice, card }) => table.pile(dice, card));
      return capital(table.laid(speak(company), seat, laid));
    },
    poster: posterFrom(said),
    answer: answerFrom(said),
    show: showFrom(said),
    finale: finaleFrom(said),
    look: { ...table.look, standing: next(table.look.standing) },
    /** The cards that never came up: those left in the deck, the next one first, and those put aside. */
    unseen(deck: readonly TrickId[], aside: readonly TrickId[]): string {
      const left = deck.length === 0 ? table.deckEmpty : table.deckLeft(deck);
      return aside.length === 0 ? left : `${left} ${table.putAside(aside)}`;
    },
  };
}
