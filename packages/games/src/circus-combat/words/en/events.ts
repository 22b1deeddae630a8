/** What happens in Circus Combat, told in English. */

import type { Viewer } from '@roundhouse/kernel';
import { count, list, number } from '../../../formats.en.ts';
import { capital, voice } from '../../../voice.ts';
import type { Die, Event, Reason, Side } from '../../state.ts';
import { act, diceSaid, dieSaid } from './things.ts';

type Voice = ReturnType<typeof voice>;

/** An event in a sentence. */
export const eventSaid = (event: Event, names: readonly string[], viewer: Viewer): string =>
  `${capital(eventClause(event, voice(names, viewer)))}.`;

function eventClause(event: Event, say: Voice): string {
  switch (event.type) {
    case 'stageSet':
      return `the stage is set: ${list(event.cards.map(act))}; ${cards(event.deck)} left in the deck`;
    case 'startThrown': {
      const throws = bySide(say, seat => `${say.does(seat, 'throw', 'throws')} ${event.eyes[seat]}`);
      if (event.first === null) return `${throws}: equal, so again`;
      return `${throws}: ${say.does(event.first, 'begin', 'begins')}`;
    }
    case 'turnStarted':
      return `turn ${number(event.turn)}: ${say.name(event.seat)}${event.last ? ', the last turn' : ''}`;
    case 'diceRecalled':
      return `${say.does(event.seat, 'take', 'takes')} back ${list(event.dice.map(({ card, die }) => `${dieSaid(die)} from ${act(card)}`))}`;
    case 'diceThrown':
      if (event.pool.length === 0) return `${say.does(event.seat, 'have', 'has')} nothing to throw`;
      return `${say.does(event.seat, 'throw', 'throws')} ${diceSaid(event.pool)}`;
    case 'diceRethrown':
      if (event.dice.length === 0) return `${say.does(event.seat, 'keep', 'keeps')} the throw`;
      return `${say.does(event.seat, 'throw', 'throws')} ${count(event.dice.length, 'die', 'dice')} again: ${diceSaid(event.pool)}`;
    case 'diePlaced': {
      const ready = event.ready ? ', which is ready' : '';
      return `${say.does(event.seat, 'put', 'puts')} ${dieSaid(event.face)} on ${act(event.card)}${ready}`;
    }
    case 'dieMissed':
      return missed(event.face, event.seat, say);
    case 'tricksReady':
      return `several tricks are ready: ${say.does(event.seat, 'choose', 'chooses')} the order`;
    default:
      return trickClause(event, say);
  }
}

type Early =
  | 'stageSet'
  | 'startThrown'
  | 'turnStarted'
  | 'diceRecalled'
  | 'diceThrown'
  | 'diceRethrown'
  | 'diePlaced'
  | 'dieMissed'
  | 'tricksReady';

/** What is told once tricks are ready. */
function trickClause(event: Exclude<Event, { type: Early }>, say: Voice): string {
  switch (event.type) {
    case 'trickWon':
      return won(event, say);
    case 'trickTied':
      return `${act(event.card)} is a dead heat, ${count(event.shares[0].dice, 'die', 'dice')} and ${count(event.shares[0].eyes, 'eye', 'eyes')} each: nobody gets it`;
    case 'rerollOffered':
      return `${act(event.card)} is full of fatigue: ${say.name(event.seat)} may throw its dice onto other tricks`;
    case 'fatigueRerolled':
      return `${act(event.card)} is discarded, and ${say.does(event.seat, 'throw', 'throws')} its dice: ${diceSaid(event.pool)}`;
    case 'fatigueReturned':
      return `${act(event.card)} is discarded, and its ${count(event.dice.length, 'red die', 'red dice')} rest`;
    case 'swapOffered':
      return `${act(event.card)} carries the arrows: ${say.name(event.seat)} may exchange two neighbours`;
    case 'tricksSwapped':
      return `${say.does(event.seat, 'exchange', 'exchanges')} ${act(event.cards[0])} and ${act(event.cards[1])}`;
    case 'swapDeclined':
      return `${say.does(event.seat, 'leave', 'leaves')} the show as it is`;
    case 'trickDealt':
      if (event.card === null) return `the deck is empty, and slot ${number(event.slot)} stays vacant`;
      return `${act(event.card)} comes on stage; ${cards(event.deck)} left in the deck`;
    case 'endTriggered':
      return `${say.does(event.seat, 'have', 'has')} nine tricks: turn ${number(event.last.turn)} is the last, and it is ${whose(event.last.seat, say)}`;
    case 'turnEnded':
      if (event.barren > 0) return `no die was placed (${count(event.barren, 'turn', 'turns')} in a row)`;
      return `${say.owns(event.seat)} turn ends with ${count(event.placed, 'die', 'dice')} placed`;
    case 'gameOver':
      return outcome(event.winner, event.reason, [event.sheets[0].total, event.sheets[1].total], say);
  }
}

const cards = (n: number): string => count(n, 'card', 'cards');

/** "yours" or "Ada’s". */
export const whose = (seat: Side, say: Voice): string => (say.isYou(seat) ? 'yours' : say.owns(seat));

/** The viewer's own side is what they look for first. */
const bySide = (say: Voice, clause: (seat: Side) => string): string => {
  const order: readonly Side[] = say.isYou(1) ? [1, 0] : [0, 1];
  return order.map(clause).join(', ');
};

function missed(face: Die, seat: Side, say: Voice): string {
  const fits = `${say.owns(seat)} ${dieSaid(face)} fits nowhere`;
  if (face.colour !== 'fatigue') return `${fits} and returns`;
  return `${fits} and lies in front of ${say.name(seat)}: −${face.eyes}`;
}

function won(event: Extract<Event, { type: 'trickWon' }>, say: Voice): string {
  const [own, theirs] = event.seat === 0 ? event.shares : [event.shares[1], event.shares[0]];
  const score =
    event.by === 'dice'
      ? `${count(own.dice, 'die', 'dice')} to ${number(theirs.dice)}`
      : `${count(own.eyes, 'eye', 'eyes')} to ${number(theirs.eyes)}`;
  const elsewhere = event.active === event.seat ? '' : `, in ${say.owns(event.active)} turn`;
  const base = `position ${number(event.position)}, base ${number(event.base)}`;
  return `${say.does(event.seat, 'win', 'wins')} ${act(event.card)} by ${score}${elsewhere}: ${base}`;
}

/** Why a game that was played out is over. */
export const ENDINGS: { readonly [R in Exclude<Reason, 'concede'>]: string } = {
  nine: 'nine tricks were reached and the last turn is played',
  'stage-empty': 'the stage is empty',
  stalled: 'four turns went by without a die placed',
};

/** Who won, by how much and why; where somebody gave up, the score so far decided nothing. */
export function outcome(winner: Side | null, reason: Reason, totals: readonly [number, number], say: Voice): string {
  if (reason === 'concede') {
    const loser = winner === 0 ? 1 : 0;
    return `${say.does(loser, 'give', 'gives')} up, and ${say.does(winner!, 'win', 'wins')}`;
  }
  const [high, low] = winner ? [totals[1], totals[0]] : totals;
  const score = `${number(high)} to ${number(low)}`;
  if (winner === null) return `a draw, ${score}: ${ENDINGS[reason]}`;
  return `${say.does(winner, 'win', 'wins')}, ${score}: ${ENDINGS[reason]}`;
}
