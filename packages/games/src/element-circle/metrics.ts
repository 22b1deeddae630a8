/** What is worth counting about rounds: from their events, and from the questions that were put in them. */

import type { Seat } from '@roundhouse/kernel';
import type { Cause, Event, Move, SpellName, View } from './state.ts';

/** How often each seat did something with each spell; seats that never did have a 0, spells that nobody used are absent. */
export type Uses = { [spell: SpellName]: number[] };

/** Somebody who went out. */
export interface Exit {
  seat: Seat;
  turn: number;
  cause: Cause;
  /** Cards in hand, none of which could be cast, unless the seat left. */
  hand: number;
}

/** One round. */
export interface RoundMeasure {
  seats: number;
  dealer: Seat;
  winner: Seat;
  turns: number;
  /** Questions put to people; what has only one answer is not asked. */
  decisions: number;
  exits: Exit[];
  /** How often another seat came to hold more cards than each of the others, looked at when turns end. */
  leadChanges: number;
  casts: Uses;
  activations: Uses;
  /** Openings asked for, names offered at all of them together, and openings with one name to choose. */
  opens: number;
  offered: number;
  single: number;
  redraws: number;
  reshuffles: number;
  /** Whether the deck was closed before the end. */
  waned: boolean;
}

/** Somebody who looks on and counts: tell it all questions and events of a match in their order. */
export interface Watch {
  /** Before a question is answered: what the asked seat sees and may do. */
  asked(view: View, moves: readonly Move[]): void;
  /** Every event of a match, as everyone hears it. */
  happened(event: Event): void;
  /** The rounds that are over. */
  readonly rounds: readonly RoundMeasure[];
}

/** A round being watched. */
interface Watched extends RoundMeasure {
  /** Cards that each seat holds. */
  hands: number[];
  leader: Seat | null;
  /** A card has been turned over, and its casting takes none from a hand. */
  isTurned: boolean;
}

const begin = (seats: number, dealer: Seat): Watched => ({
  seats,
  dealer,
  winner: 0,
  turns: 0,
  decisions: 0,
  exits: [],
  leadChanges: 0,
  casts: {},
  activations: {},
  opens: 0,
  offered: 0,
  single: 0,
  redraws: 0,
  reshuffles: 0,
  waned: false,
  hands: [],
  leader: null,
  isTurned: false,
});

/** Starts watching a match. */
export function openWatch(): Watch {
  const rounds: RoundMeasure[] = [];
  let round: Watched | null = null;
  return {
    rounds,
    asked({ asking }, moves) {
      if (!round) throw new Error('nothing can be asked before a round has started');
      const offered = moves.filter(({ type }) => type !== 'showHand');
      round.decisions++;
      if (asking?.name === 'open') countOpening(round, offered.filter(({ type }) => type === 'cast').length);
    },
    happened(event) {
      if (event.type === 'roundStarted') round = begin(event.order.length, event.dealer);
      if (!round) return;
      countCards(round, event);
      countUse(round, event);
      if (event.type === 'eliminated') {
        const { seat, turn, cause, hand } = event;
        round.exits.push({ seat, turn, cause, hand: hand.length });
      } else if (event.type === 'turnEnded') lookWhoLeads(round);
      else if (event.type === 'roundOver') {
        const { hands: _hands, leader: _leader, isTurned: _isTurned, ...measure } = round;
        rounds.push({ ...measure, winner: event.result.winner, turns: event.result.turns });
        round = null;
      }
    },
  };
}

function countOpening(round: Watched, names: number): void {
  round.opens++;
  round.offered += names;
  if (names === 1) round.single++;
}

/** Follows how many cards each seat holds. */
function countCards(round: Watched, event: Event): void {
  const { hands } = round;
  switch (event.type) {
    case 'handsDealt':
      round.hands = [...event.hands];
      break;
    case 'handReplaced':
      hands[event.seat]! -= event.discarded.length;
      break;
    case 'drawn':
      hands[event.seat]! += event.count;
      break;
    case 'discarded':
      hands[event.seat]!--;
      break;
    case 'spellStolen':
      hands[event.seat]!++;
      hands[event.target]!--;
      break;
    case 'spellDestroyed':
      hands[event.target]!--;
      break;
    case 'permanentTaken':
      hands[event.seat]!++;
      break;
    case 'topTurned':
      round.isTurned = event.spell !== null;
      break;
    case 'spellCast':
      if (!round.isTurned) hands[event.seat]!--;
      round.isTurned = false;
      break;
    case 'eliminated':
      hands[event.seat] = 0;
      break;
  }
}

function countUse(round: Watched, event: Event): void {
  if (event.type === 'spellCast') use(round, round.casts, event.seat, event.spell);
  else if (event.type === 'permanentActivated') use(round, round.activations, event.seat, event.spell);
  else if (event.type === 'handReplaced') round.redraws++;
  else if (event.type === 'deckReshuffled') round.reshuffles++;
  else if (event.type === 'waningBegan') round.waned = true;
}

function use({ seats }: Watched, uses: Uses, seat: Seat, spell: SpellName): void {
  uses[spell] ??= Array<number>(seats).fill(0);
  uses[spell][seat]!++;
}

function lookWhoLeads(round: Watched): void {
  const most = Math.max(...round.hands);
  const leader = round.hands.indexOf(most);
  if (round.hands.lastIndexOf(most) !== leader) return;
  if (round.leader !== null && round.leader !== leader) round.leadChanges++;
  round.leader = leader;
}
