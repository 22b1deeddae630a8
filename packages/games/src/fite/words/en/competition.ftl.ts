/** Made from competition.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';

export const competition = {
  name: 'Tournament',
  help: 'Names in a bag, drawn in pairs. Losers are out, winners are drawn anew, and the last one left has won.',
  byes: {
    label: 'Byes',
    help: 'Who goes on without a fight when the number is odd.',
    random: 'Left to the draw',
    noRepeat: 'Fewest byes first',
  },
  tournamentDraw: {
    label: 'A drawn bout',
    help: 'Fought again at most three times, then rolled off; or rolled off at once.',
    replay: 'Fought again',
    rollOff: 'Rolled off',
  },
  tournamentPowers: {
    label: 'Super powers',
    help: 'One for the whole tournament, or another before each bout.',
    fixed: 'Picked on entering',
    repick: 'Picked before each bout',
  },
  place: (bouts: number): string => formats.count(bouts, 'bout', 'bouts'),
  placeHelp: 'Drawn from the bag.',
  final: 'Final',
  semiFinals: 'Semi-finals',
  round: (round: number): string => `Round ${formats.number(round)}`,
  enter: 'Put a note into the bag',
  score: 'Dice left',
  rolledOff: 'Drawn: a roll-off decided',
  refusals: {
    drawn: 'The first round has been drawn: nobody can enter any more.',
    isOut: 'This fighter is out of the tournament already.',
    undecided: 'The next round is drawn when every bout of this one is decided.',
    decided: 'This bout has been decided.',
    noSuchPairing: 'There is no such pairing in this round.',
    over: 'The tournament is over.',
  },
  bag: (left: number, all: number): string => `The bag: ${formats.number(left)} of ${formats.number(all)} are left`,
  out: 'Out',
  isIn: 'In the bag',
  writing: 'Still writing',
  pick: 'Which super power does your fighter bring?',
  pickHelp: 'It is kept for the whole tournament, and stays hidden until the first draw.',
  noPower: 'None',
  noPowerDoes: 'by skill alone',
  put: 'Into the bag',
};
