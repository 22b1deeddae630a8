/** Made from competition.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';

export const competition = {
  name: 'Turnier',
  help: 'Namen in einem Beutel, paarweise gezogen. Wer verliert, scheidet aus, die anderen werden neu gezogen, und wer übrig bleibt, hat gewonnen.',
  byes: {
    label: 'Freilose',
    help: 'Wer bei ungerader Zahl ohne Kampf weiterkommt.',
    random: 'Das Los entscheidet',
    noRepeat: 'Wer die wenigsten hatte',
  },
  tournamentDraw: {
    label: 'Ein unentschiedener Kampf',
    help: 'Höchstens dreimal wiederholt, dann ausgewürfelt; oder gleich ausgewürfelt.',
    replay: 'Wird wiederholt',
    rollOff: 'Wird ausgewürfelt',
  },
  tournamentPowers: {
    label: 'Superkräfte',
    help: 'Eine für das ganze Turnier, oder vor jedem Kampf eine andere.',
    fixed: 'Beim Eintritt gewählt',
    repick: 'Vor jedem Kampf gewählt',
  },
  place: (bouts: number): string => formats.count(bouts, 'Kampf', 'Kämpfe'),
  placeHelp: 'Aus dem Beutel gezogen.',
  final: 'Finale',
  semiFinals: 'Halbfinale',
  round: (round: number): string => `Durchgang ${formats.number(round)}`,
  enter: 'Einen Zettel in den Beutel legen',
  score: 'Übrige Würfel',
  rolledOff: 'Unentschieden: Der Wurf entschied',
  refusals: {
    drawn: 'Der erste Durchgang ist ausgelost: Niemand kann mehr dazukommen.',
    isOut: 'Dieser Kämpfer ist schon ausgeschieden.',
    undecided: 'Der nächste Durchgang wird ausgelost, wenn jeder Kampf dieses Durchgangs entschieden ist.',
    decided: 'Dieser Kampf ist schon entschieden.',
    noSuchPairing: 'Diese Paarung gibt es in diesem Durchgang nicht.',
    over: 'Das Turnier ist vorbei.',
  },
  bag: (left: number, all: number): string => `Der Beutel: Noch ${formats.number(left)} von ${formats.number(all)} sind im Turnier`,
  out: 'Ausgeschieden',
  isIn: 'Im Beutel',
  writing: 'Schreibt noch',
  pick: 'Welche Superkraft bringt dein Kämpfer mit?',
  pickHelp: 'Er behält sie im ganzen Turnier, und bis zur ersten Auslosung bleibt sie verborgen.',
  noPower: 'Keine',
  noPowerDoes: 'allein durch Können',
  put: 'In den Beutel',
};
