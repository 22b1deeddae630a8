/** What the server refuses or cannot do, by its code, in English. Codes that are not here keep the server's own sentence. */

import { number } from '@roundhouse/games/formats.en.ts';

const byCode = {
  'bad-address': 'Nothing can be sent to this address. Look at it once more.',
  'bad-passkey': 'This passkey will not do. Try again, or use your password.',
  'bad-password': 'Choose a password of at least 8 characters that nobody would guess at once.',
  'bad-name': 'Choose a name of at most 24 letters, digits or signs.',
  busy: 'Too many are acting on this match at once. Try again.',
  internal: 'Something went wrong at the server. Nothing has changed.',
  'name-taken': 'This name is taken: choose another.',
  'no-free-seat': 'All seats are taken.',
  'no-such-match': 'There is no such match.',
  'not-offered': 'The operator of this server has not set this up.',
  'not-operator': 'This page is for operators only.',
  'not-sent': 'It could not be sent there. Nothing has changed.',
  'not-signed-in': 'Nobody is known here: sign in, or sit down at a table.',
  'nothing-there': 'There is no such thing, or no longer.',
  'not-started': 'The game starts when all seats are taken.',
  'bad-text': 'This line cannot be said: too long, or nothing in it.',
  private: 'This table is private: only those who sit there see it.',
  'too-fast': 'That was too much at once. Wait a moment and try again.',
  'too-many': 'You have as many of these as can be. End one first.',
  'unknown-game': 'There is no such game here.',
  'used-up': 'This was good once, and for a short time only. Ask for a new one.',
  'wrong-invite': 'This table is joined by its invitation link only.',
  'wrong-key': 'This key opens no seat at this table.',
  'wrong-link': 'This link is not one of ours, or not whole.',
  'wrong-password': 'Name or password is wrong.',
};

export const errors = {
  /** What a field of a form says when it is sent as it is. */
  field: {
    missing: 'Something has to stand here.',
    wrong: 'This will not do here.',
    between: (min: string, max: string): string => `From ${min} to ${max}, a whole number.`,
  },
  offline: 'The server cannot be reached. Playing against a bot works without it.',
  answered: (status: number): string => `The server answered ${number(status)}.`,
  sanctioned: (until: string, reason: string): string =>
    `You cannot begin new games until ${until}. The operator’s reason: “${reason}” Games that are on go on.`,
  silenced: (until: string, reason: string): string =>
    `You cannot write to others until ${until}. The operator’s reason: “${reason}”`,
  byCode: byCode as { readonly [code in keyof typeof byCode]: string } & {
    readonly [code: string]: string | undefined;
  },
};
