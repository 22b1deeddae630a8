/** What is said at the table of Circus Combat, in the messages of any language. */

import { capital, type Voice } from '../../voice.ts';
import { TRICKS } from '../content/tricks.ts';
import type { Contest } from '../contest.ts';
import type {
  AnswerText,
  Company,
  Fate,
  FinaleText,
  NextFactors,
  PosterText,
  Short,
  ShowText,
  TableText,
} from './catalogue.ts';
import type { Said } from './events.ts';

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

function posterFrom(all: Said): PosterText {
  const { table, things, functions, formats } = all;
  const { poster } = table;
  return {
    ...poster,
    swing: (seat, points, company) => poster.swing(speaker(all)(company), seat, formats.change(points)),
    said(slot, { card, dice }, size, hasArrows, standing) {
      const { kind, colour } = TRICKS[card];
      const held = dice.length > 0 ? functions.dice(dice) : null;
      const discipline = things.both[colour];
      return poster.said(slot, card, discipline, things.hands[kind].name, hasArrows, dice.length, size, held, standing);
    },
    thenMisses: missed => poster.thenMisses(missed, missed.length),
    warning: missed => poster.warning(missed, missed.length),
  };
}

function answerFrom(said: Said): AnswerText {
  const { answer } = said.table;
  return {
    ...answer,
    exchange: left => answer.exchange(left, left + 1),
    againNote: marked => capital(answer.againNote(marked, marked.length)),
    heldNote: die => capital(answer.heldNote(die)),
    tiredNote: tired => capital(answer.tiredNote(tired, tired.length)),
    doneNote(totals, order, company) {
      const say = speaker(said)(company);
      return answer.doneNote(order.map(seat => answer.totalOf(say, seat, totals[seat])).join(', '));
    },
    swapNote: ([left, right], now, then) => answer.swapNote(left, right, now, then),
    throwNote: misses => answer.throwNote(misses, misses.length),
  };
}

type NextSaid = (position: number, positionFactor: number, colourFactors: NextFactors['colourFactors']) => string;

const next =
  (message: NextSaid) =>
  ({ position, positionFactor, colourFactors }: NextFactors): string =>
    message(position, positionFactor, colourFactors);

function showFrom(said: Said): ShowText {
  const { show } = said.table;
  const speak = speaker(said);
  return {
    ...show,
    title: (seat, company) => capital(show.title(speak(company), seat)),
    tricks: (seat, company) => capital(show.tricks(speak(company), seat)),
    line({ position, card, base, positionFactor, colourFactor, points }) {
      const discipline = said.things.both[TRICKS[card].colour];
      return show.line(position, card, discipline, base, positionFactor, colourFactor, points);
    },
    next: next(show.next),
    nextMeans: next(show.nextMeans),
  };
}

function finaleFrom(said: Said): FinaleText {
  const { finale } = said.table;
  const speak = speaker(said);
  return {
    title: (winner, company) => (winner === null ? finale.draw : finale.title(speak(company), winner)),
    why({ winner, reason }, company) {
      if (reason !== 'concede') return `${capital(said.events.why[reason]())}.`;
      return capital(finale.conceded(speak(company), winner === 0 ? 1 : 0));
    },
    score: finale.score,
    best: (seat, { card, points }, company) => capital(finale.best(speak(company), seat, card, points)),
    comfort: best => (best ? finale.comfort(best.card, best.points) : finale.bow),
  };
}

export function tableFrom(said: Said): TableText {
  const { table } = said;
  const speak = speaker(said);
  return {
    ...table,
    pause: (active, company) => capital(table.pause(speak(company), active)),
    laid(seat, piles, company) {
      const laid = piles.map(({ dice, card }) => table.pile(dice, card));
      return capital(table.laid(speak(company), seat, laid));
    },
    poster: posterFrom(said),
    answer: answerFrom(said),
    show: showFrom(said),
    finale: finaleFrom(said),
    look: { ...table.look, standing: next(table.look.standing) },
    unseen(deck, aside) {
      const left = deck.length === 0 ? table.deckEmpty : table.deckLeft(deck);
      return aside.length === 0 ? left : `${left} ${table.putAside(aside)}`;
    },
  };
}
