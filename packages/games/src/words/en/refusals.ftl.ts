/** Made from refusals.ftl by `npm run words`: change that file, not this one. */

import type { Values } from '@roundhouse/kernel';

export const refusals: { readonly [key: string]: string | ((values: Values) => string) } = {
  seat: 'There is no such seat at this table.',
  over: 'The game is over.',
  form: ({ field }) => `This is not how such a move is written: look at ‘${field}’.`,
  noSuchMove: 'This game knows no such move.',
  notYourTurn: 'You are not asked now.',
  notOffered: 'That is not among what you may do now.',
  length: 'This match is too long: it can only be conceded.',
  'takeBack.nothing': 'Nothing has been played yet.',
  'takeBack.others': 'Somebody else has acted since.',
  'takeBack.chance': 'Dice were rolled or cards drawn.',
  'takeBack.secret': 'Something secret was learned.',
  'takeBack.sealed': 'This choice is final once made.',
  'takeBack.often': 'This has been taken back too often: play on.',
};
