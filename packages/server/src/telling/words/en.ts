/** What people are told outside of the page, in English. */

import type { Message } from './index.ts';

export const en = {
  turn: ({ game, others }: Message) => `Your turn: ${game}${others && ` with ${others}`}`,
  reminder: ({ game, others }: Message) => `Time is running out: ${game}${others && ` with ${others}`}`,
  asked: 'Something is asked of you at the table.',
  left: (time: string) => `You have about ${time} left.`,
  hello: (name: string) => `Hello ${name},`,
  toTable: 'To the table',
  quiet: 'No more of this match',
  stop: 'No more mail at all',
  tried: 'This is how you will be told that it is your turn.',
  confirmSubject: 'Shall Roundhouse write to you?',
  confirm:
    'Somebody, you we hope, wants to be told by mail at this address when it is their turn at a table. ' +
    'Follow this link to agree:',
  ignore: 'If it was not you, do nothing: there will be no other mail.',
};
