/** Made from advice.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';
import type { Voice } from '../../../voice.ts';
import * as functions from './functions.ts';

export const advice = {
  redForNobody: (card: Parameters<typeof functions.trick>[0]): string => `nobody leads ${functions.trick(card)}, so the red die costs you nothing now`,
  redFor: (say: Voice, card: Parameters<typeof functions.trick>[0], eyes: number, seat: number): string => `it takes ${formats.count(eyes, 'eye', 'eyes')} from ${functions.trick(card)}, which ${say.does(seat, 'lead', 'leads')}`,
  drawsLevel: (card: Parameters<typeof functions.trick>[0]): string => `it draws level on ${functions.trick(card)}`,
  cutsLead: (say: Voice, card: Parameters<typeof functions.trick>[0], seat: number, margin: string): string => `it cuts ${say.owns(seat)} lead on ${functions.trick(card)} to ${margin}`,
  byDice: (n: number): string => formats.count(n, 'die', 'dice'),
  byEyes: (n: number): string => formats.count(n, 'eye', 'eyes'),
  leads: (card: Parameters<typeof functions.trick>[0], margin: string): string => `you then lead ${functions.trick(card)} by ${margin}`,
  takesLead: (card: Parameters<typeof functions.trick>[0], margin: string): string => `it takes the lead on ${functions.trick(card)}, by ${margin}`,
  fillsRed: (card: Parameters<typeof functions.trick>[0]): string => `it fills ${functions.trick(card)} with nothing but red dice: nobody wins it`,
  deadHeat: (card: Parameters<typeof functions.trick>[0]): string => `it completes ${functions.trick(card)} as a dead heat: nobody wins it`,
  completes: (say: Voice, card: Parameters<typeof functions.trick>[0], seat: number, points: string): string => `it completes ${functions.trick(card)}: ${say.does(seat, 'win', 'wins')} it for ${points}`,
  product: (base: number, factor: number, points: number): string => `${formats.number(base)} × ${formats.number(factor)} = ${formats.count(points, 'point', 'points')}`,
  points: (points: number): string => formats.count(points, 'point', 'points'),
  kept: (all: boolean, dice: Parameters<typeof functions.dice>[0], deed: string): string => `${all ? 'The best of them is' : 'You keep'} ${functions.dice(dice)}: ${deed}.`,
  again: (points: number, dice: number): string => `Thrown again, ${formats.plural(dice, 'it promises', 'they promise')} about ${formats.count(points, 'point', 'points')} more than now.`,
  onlyRed: 'It holds only red dice, and nobody wins it.',
  isTied: 'It is a dead heat, and nobody wins it.',
  handled: (say: Voice, seat: number, points: string): string => `Handled now, ${say.does(seat, 'win', 'wins')} it for ${points}.`,
  throws: (say: Voice, dice: number, rivals: number, seat: number, nowhere: string): string => `${formats.count(dice, 'die', 'dice')} can spoil ${formats.count(rivals, 'trick', 'tricks')} that ${say.name(seat)} leads; ${nowhere}.`,
  rests: (dice: number, nowhere: string): string => `Thrown, ${formats.count(dice, 'die', 'dice')} could end on your own tricks; ${nowhere}.`,
  everywhere: 'every value fits somewhere',
  nowhere: (misses: Parameters<typeof functions.or>[0]): string => `a ${functions.or(misses)} would fit nowhere and cost its eyes`,
  exchanged: (now: number, then: number): string => `Your show goes from ${formats.number(now)} to ${formats.number(then)} points.`,
  same: (now: number): string => `Your show counts ${formats.number(now)} points either way.`,
  unchanged: (now: number): string => `It stays at ${formats.number(now)} points, and keeps the colours as they are for what comes next.`,
  nothingBetter: (now: number): string => `Your show stays at ${formats.number(now)} points, and no exchange makes it more.`,
};
