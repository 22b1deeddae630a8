/** What the server refuses or cannot do, by its code, in English. Codes that are not here keep the server's own sentence. */

const byCode = {
  'bad-name': 'Choose a name of at most 24 letters, digits or signs.',
  busy: 'Too many are acting on this match at once. Try again.',
  internal: 'Something went wrong at the server. Nothing has changed.',
  'no-free-seat': 'All seats are taken.',
  'no-such-match': 'There is no such match.',
  'not-started': 'The game starts when all seats are taken.',
  'bad-text': 'This line cannot be said: too long, or nothing in it.',
  private: 'This table is private: only those who sit there see it.',
  'too-fast': 'That was too much at once. Wait a moment and try again.',
  'unknown-game': 'There is no such game here.',
  'wrong-invite': 'This table is joined by its invitation link only.',
  'wrong-key': 'This key opens no seat at this table.',
};

export const errors = {
  offline: 'The server cannot be reached. Playing against a bot works without it.',
  answered: (status: number): string => `The server answered ${status}.`,
  byCode: byCode as { readonly [code in keyof typeof byCode]: string } & {
    readonly [code: string]: string | undefined;
  },
};
