/** Tokens for programs, in German. */

import type { AppWords } from '../index.ts';

export const tokens: AppWords['tokens'] = {
  title: 'Programme',
  lead: 'Mit einem Token spielt ein Programm von dir hier in deinem Namen. Wo immer es sitzt, sehen alle, dass es ein Programm ist.',
  howTo: 'Wie Programme spielen',
  needsAccount: 'Ein Token gehört zu einem Konto. Melde dich zuerst an.',
  toAccount: 'Konto',
  name: 'Wie es heißen soll',
  make: 'Token machen',
  made: 'Dein neues Token. Es wird nur jetzt gezeigt: Bewahre es auf, wo es sonst niemand liest.',
  yours: 'Deine Token',
  none: 'Du hast keine.',
  created: when => `gemacht ${when}`,
  used: when => `zuletzt benutzt ${when}`,
  unused: 'noch nie benutzt',
  revoke: 'Widerrufen',
  revokeOf: name => `${name} widerrufen`,
  revoked: name => `${name} ist widerrufen.`,
};
