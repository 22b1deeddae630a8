/** Made from perfect.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';

export const perfect = {
  lead: 'Two fighters who never err: what would they do? Set up a moment between two turns, and ask.',
  position: 'The moment',
  rules: 'Rules',
  settings: {
    classic: 'As published',
    tempered: 'Tempered',
  },
  yourDice: 'Your dice',
  theirDice: 'Their dice',
  yourPower: 'Your power',
  theirPower: 'Their power',
  noPower: 'None left',
  answer: 'The answer',
  wins: (percent: number): string => `You win ${formats.decimal(percent)} of 100 bouts.`,
  drawIsHalf: 'A draw counts as half.',
  ahead: 'Whoever has more dice wins, whatever the other does. Attack with all dice but one.',
  behind: 'Whoever has fewer dice loses to a fighter who never errs. Hope that this one does.',
  stay: 'Stay here',
  keeping: (power: string, percent: number): string => `${power} unspent is worth ${formats.decimal(percent)} of these 100 bouts: spend it in a fight that gains more.`,
  swift: (power: string): string => `Then, with ${power}:`,
  stand: 'Where to stand',
  divide: 'How to divide',
  yourPlace: 'You stand on',
  theirPlace: 'They stand on',
  split: (attack: number, defence: number): string => `${formats.number(attack)} attack, ${formats.number(defence)} defend`,
  often: (percent: number): string => `${formats.decimal(percent)} %`,
  mix: 'Where several are named, draw lots by these numbers: whoever can be foreseen is beaten.',
  sure: {
    plain: 'Exact: every roll was looked at.',
    powers: 'Right to 0.1 in 100 bouts against anybody: fights with very many rolls were worked out from a million of them.',
  },
};
