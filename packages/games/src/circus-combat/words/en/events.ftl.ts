/** Made from events.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';
import type { Voice } from '../../../voice.ts';
import * as functions from './functions.ts';

export const events = {
  stageSet: (of: { readonly cards: Parameters<typeof functions.tricks>[0]; readonly deck: number }): string => `the stage is set: ${functions.tricks(of.cards)}; ${formats.count(of.deck, 'card', 'cards')} left in the deck`,
  startEqual: (of: { readonly throws: string }): string => `${of.throws}: equal, so again`,
  startThrown: (of: { readonly throws: string; readonly seat: number }, say: Voice): string => `${of.throws}: ${say.does(of.seat, 'begin', 'begins')}`,
  throws: (of: { readonly seat: number; readonly eyes: number }, say: Voice): string => `${say.does(of.seat, 'throw', 'throws')} ${formats.number(of.eyes)}`,
  turnStarted: (of: { readonly turn: number; readonly seat: number; readonly last: boolean }, say: Voice): string => `turn ${formats.number(of.turn)}: ${say.name(of.seat)}${of.last ? ', the last turn' : ''}`,
  diceRecalled: (of: { readonly seat: number; readonly dice: readonly (string | number)[] }, say: Voice): string => `${say.does(of.seat, 'take', 'takes')} back ${formats.list(of.dice)}`,
  recalled: (of: { readonly die: Parameters<typeof functions.die>[0]; readonly card: Parameters<typeof functions.trick>[0] }): string => `${functions.die(of.die)} from ${functions.trick(of.card)}`,
  nothingThrown: (of: { readonly seat: number }, say: Voice): string => `${say.does(of.seat, 'have', 'has')} nothing to throw`,
  diceThrown: (of: { readonly seat: number; readonly pool: Parameters<typeof functions.dice>[0] }, say: Voice): string => `${say.does(of.seat, 'throw', 'throws')} ${functions.dice(of.pool)}`,
  throwKept: (of: { readonly seat: number }, say: Voice): string => `${say.does(of.seat, 'keep', 'keeps')} the throw`,
  diceRethrown: (of: { readonly seat: number; readonly again: number; readonly pool: Parameters<typeof functions.dice>[0] }, say: Voice): string => `${say.does(of.seat, 'throw', 'throws')} ${formats.count(of.again, 'die', 'dice')} again: ${functions.dice(of.pool)}`,
  diePlaced: (of: { readonly seat: number; readonly face: Parameters<typeof functions.die>[0]; readonly card: Parameters<typeof functions.trick>[0]; readonly ready: boolean }, say: Voice): string => `${say.does(of.seat, 'put', 'puts')} ${functions.die(of.face)} on ${functions.trick(of.card)}${of.ready ? ', which is ready' : ''}`,
  dieMissed: (of: { readonly seat: number; readonly face: Parameters<typeof functions.die>[0] }, say: Voice): string => `${say.owns(of.seat)} ${functions.die(of.face)} fits nowhere and returns`,
  redMissed: (of: { readonly seat: number; readonly face: Parameters<typeof functions.die>[0]; readonly eyes: number }, say: Voice): string => `${say.owns(of.seat)} ${functions.die(of.face)} fits nowhere and lies in front of ${say.name(of.seat)}: −${formats.number(of.eyes)}`,
  tricksReady: (of: { readonly seat: number }, say: Voice): string => `several tricks are ready: ${say.does(of.seat, 'choose', 'chooses')} the order`,
  trickWon: (of: { readonly seat: number; readonly card: Parameters<typeof functions.trick>[0]; readonly by: 'dice' | 'eyes'; readonly own: number; readonly theirs: number; readonly active: number | null; readonly position: number; readonly base: number }, say: Voice): string => `${say.does(of.seat, 'win', 'wins')} ${functions.trick(of.card)} by ${of.by === 'dice' ? formats.count(of.own, 'die', 'dice') : formats.count(of.own, 'eye', 'eyes')} to ${formats.number(of.theirs)}${of.active === null ? '' : `, in ${say.owns(of.active)} turn`}: position ${formats.number(of.position)}, base ${formats.number(of.base)}`,
  trickTied: (of: { readonly card: Parameters<typeof functions.trick>[0]; readonly dice: number; readonly eyes: number }): string => `${functions.trick(of.card)} is a dead heat, ${formats.count(of.dice, 'die', 'dice')} and ${formats.count(of.eyes, 'eye', 'eyes')} each: nobody gets it`,
  rerollOffered: (of: { readonly card: Parameters<typeof functions.trick>[0]; readonly seat: number }, say: Voice): string => `${functions.trick(of.card)} is full of fatigue: ${say.name(of.seat)} may throw its dice onto other tricks`,
  fatigueRerolled: (of: { readonly card: Parameters<typeof functions.trick>[0]; readonly seat: number; readonly pool: Parameters<typeof functions.dice>[0] }, say: Voice): string => `${functions.trick(of.card)} is discarded, and ${say.does(of.seat, 'throw', 'throws')} its dice: ${functions.dice(of.pool)}`,
  fatigueReturned: (of: { readonly card: Parameters<typeof functions.trick>[0]; readonly dice: number }): string => `${functions.trick(of.card)} is discarded, and its ${formats.count(of.dice, 'red die', 'red dice')} rest`,
  swapOffered: (of: { readonly card: Parameters<typeof functions.trick>[0]; readonly seat: number }, say: Voice): string => `${functions.trick(of.card)} carries the arrows: ${say.name(of.seat)} may exchange two neighbours`,
  tricksSwapped: (of: { readonly seat: number; readonly left: Parameters<typeof functions.trick>[0]; readonly right: Parameters<typeof functions.trick>[0] }, say: Voice): string => `${say.does(of.seat, 'exchange', 'exchanges')} ${functions.trick(of.left)} and ${functions.trick(of.right)}`,
  swapDeclined: (of: { readonly seat: number }, say: Voice): string => `${say.does(of.seat, 'leave', 'leaves')} the show as it is`,
  deckEmpty: (of: { readonly slot: number }): string => `the deck is empty, and slot ${formats.number(of.slot)} stays vacant`,
  trickDealt: (of: { readonly card: Parameters<typeof functions.trick>[0]; readonly deck: number }): string => `${functions.trick(of.card)} comes on stage; ${formats.count(of.deck, 'card', 'cards')} left in the deck`,
  endTriggered: (of: { readonly seat: number; readonly last: string }, say: Voice): string => `${say.does(of.seat, 'have', 'has')} nine tricks: ${of.last}`,
  last: (of: { readonly turn: number; readonly seat: number }, say: Voice): string => `turn ${formats.number(of.turn)} is the last, and it is ${say.isYou(of.seat) ? 'yours' : say.owns(of.seat)}`,
  barren: (of: { readonly barren: number }): string => `no die was placed (${formats.count(of.barren, 'turn', 'turns')} in a row)`,
  turnEnded: (of: { readonly seat: number; readonly placed: number }, say: Voice): string => `${say.owns(of.seat)} turn ends with ${formats.count(of.placed, 'die', 'dice')} placed`,
  conceded: (of: { readonly loser: number; readonly winner: number }, say: Voice): string => `${say.does(of.loser, 'give', 'gives')} up, and ${say.does(of.winner, 'win', 'wins')}`,
  draw: (of: { readonly high: number; readonly low: number; readonly why: string }): string => `a draw, ${formats.number(of.high)} to ${formats.number(of.low)}: ${of.why}`,
  won: (of: { readonly seat: number; readonly high: number; readonly low: number; readonly why: string }, say: Voice): string => `${say.does(of.seat, 'win', 'wins')}, ${formats.number(of.high)} to ${formats.number(of.low)}: ${of.why}`,
  why: {
    nine: (): string => 'nine tricks were reached and the last turn is played',
    'stage-empty': (): string => 'the stage is empty',
    stalled: (): string => 'four turns went by without a die placed',
  },
};
