/** Tokens for programs, in English. */

export const tokens = {
  title: 'Programs',
  lead: 'A token lets a program of yours play here as you. Wherever it sits, everybody sees that it is a program.',
  howTo: 'How programs play',
  needsAccount: 'Tokens belong to an account. Sign in first.',
  toAccount: 'Account',
  name: 'What to call it',
  make: 'Make a token',
  made: 'Your new token. It is shown only now: keep it where nobody else reads it.',
  yours: 'Your tokens',
  none: 'You have none.',
  created: (when: string): string => `made ${when}`,
  used: (when: string): string => `last used ${when}`,
  unused: 'never used',
  revoke: 'Revoke',
  revokeOf: (name: string): string => `Revoke ${name}`,
  revoked: (name: string): string => `${name} is revoked.`,
};
