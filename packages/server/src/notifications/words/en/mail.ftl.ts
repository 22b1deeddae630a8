/** Made from mail.ftl by `npm run words`: change that file, not this one. */

import * as formats from '@roundhouse/games/formats.en.ts';

export const mail = {
  turn: (game: string, others: readonly (string | number)[], count: number): string => `Your turn: ${game}${count === 0 ? '' : ` with ${formats.list(others)}`}`,
  reminder: (game: string, others: readonly (string | number)[], count: number): string => `Time is running out: ${game}${count === 0 ? '' : ` with ${formats.list(others)}`}`,
  competition: (game: string, others: readonly (string | number)[], count: number): string => `Your decision: a competition in ${game}${count === 0 ? '' : ` with ${formats.list(others)}`}`,
  competitionReminder: (game: string, others: readonly (string | number)[], count: number): string => `Time is running out: a competition in ${game}${count === 0 ? '' : ` with ${formats.list(others)}`}`,
  asked: 'Something is asked of you at the table.',
  awaited: 'The competition goes on when you have decided.',
  left: (time: string): string => `You have about ${time} left.`,
  hello: (name: string): string => `Hello ${name},`,
  toTable: 'To the table',
  toCompetition: 'To the competition',
  quiet: 'No more of this match',
  quietCompetition: 'No more of this competition',
  stop: 'No more mail at all',
  tried: 'This is how you will be told that it is your turn.',
  confirmSubject: 'Shall Roundhouse write to you?',
  confirm: 'Somebody, you we hope, wants to be told by mail at this address when it is their turn at a table. Follow this link to agree:',
  ignore: 'If it was not you, do nothing: there will be no other mail.',
  signInSubject: 'Your way into Roundhouse',
  signIn: 'Somebody, you we hope, wants to sign in to your account or to set a new password. This link does either, once, for a quarter of an hour:',
  signInIgnore: 'If it was not you, do nothing: without this link nobody gets in. Pass it on to nobody.',
};
