/** Made from advice.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';
import type { Voice } from '../../../voice.ts';
import * as functions from './functions.ts';

export const advice = {
  redForNobody: (card: Parameters<typeof functions.trick>[0]): string => `bei ${functions.trick(card)} führt niemand, also kostet dich der rote Würfel dort jetzt nichts`,
  redFor: (say: Voice, card: Parameters<typeof functions.trick>[0], eyes: number, seat: number): string => `das nimmt ${functions.trick(card)} ${formats.count(eyes, 'Auge', 'Augen')}, und dort ${say.isYou(seat) ? 'führst du' : `führt ${say.name(seat)}`}`,
  drawsLevel: (card: Parameters<typeof functions.trick>[0]): string => `das gleicht bei ${functions.trick(card)} aus`,
  cutsLead: (say: Voice, card: Parameters<typeof functions.trick>[0], seat: number, margin: string): string => `das verkürzt ${say.owns(seat, 'deinen')} Vorsprung bei ${functions.trick(card)} auf ${margin}`,
  byDice: (n: number): string => `${formats.number(n)} Würfel`,
  byEyes: (n: number): string => formats.count(n, 'Auge', 'Augen'),
  leads: (card: Parameters<typeof functions.trick>[0], margin: string): string => `du führst bei ${functions.trick(card)} dann um ${margin}`,
  takesLead: (card: Parameters<typeof functions.trick>[0], margin: string): string => `das bringt dir bei ${functions.trick(card)} die Führung, um ${margin}`,
  fillsRed: (card: Parameters<typeof functions.trick>[0]): string => `das füllt ${functions.trick(card)} nur mit roten Würfeln: niemand gewinnt sie`,
  deadHeat: (card: Parameters<typeof functions.trick>[0]): string => `das vollendet ${functions.trick(card)} unentschieden: niemand gewinnt sie`,
  completes: (say: Voice, card: Parameters<typeof functions.trick>[0], seat: number, points: string): string => `das vollendet ${functions.trick(card)}: ${say.does(seat, 'gewinnst', 'gewinnt')} ${points}`,
  product: (base: number, factor: number, points: number): string => `${formats.number(base)} × ${formats.number(factor)} = ${formats.count(points, 'Punkt', 'Punkte')}`,
  points: (points: number): string => formats.count(points, 'Punkt', 'Punkte'),
  kept: (all: boolean, dice: Parameters<typeof functions.dice>[0], deed: string): string => `${all ? 'Am besten ist' : 'Du behältst'} ${functions.dice(dice)}: ${deed}.`,
  again: (points: number, dice: number): string => `Noch einmal geworfen ${formats.plural(dice, 'verspricht er', 'versprechen sie')} etwa ${formats.count(points, 'Punkt', 'Punkte')} mehr als jetzt.`,
  onlyRed: 'Dort liegen nur rote Würfel, und niemand gewinnt die Nummer.',
  isTied: 'Es steht unentschieden, und niemand gewinnt die Nummer.',
  handled: (say: Voice, seat: number, points: string): string => `Jetzt vergeben bringt sie ${say.toWhom(seat)} ${points}.`,
  throws: (say: Voice, dice: number, rivals: number, seat: number, nowhere: string): string => `${formats.number(dice)} Würfel können ${formats.count(rivals, 'Nummer', 'Nummern')} verderben, bei denen ${say.name(seat)} führt; ${nowhere}.`,
  rests: (dice: number, nowhere: string): string => `Geworfen könnten ${formats.number(dice)} Würfel bei dir selbst landen; ${nowhere}.`,
  everywhere: 'jeder Wert passt irgendwo',
  nowhere: (misses: Parameters<typeof functions.or>[0]): string => `eine ${functions.or(misses)} passte nirgends und kostete ihre Augen`,
  exchanged: (now: number, then: number): string => `Deine Show geht von ${formats.number(now)} auf ${formats.number(then)} Punkte.`,
  same: (now: number): string => `Deine Show zählt so oder so ${formats.number(now)} Punkte.`,
  unchanged: (now: number): string => `Es bleibt bei ${formats.number(now)} Punkten, und die Farben stehen für das Nächste, wie sie sind.`,
  nothingBetter: (now: number): string => `Deine Show bleibt bei ${formats.number(now)} Punkten, und kein Tausch macht mehr daraus.`,
};
