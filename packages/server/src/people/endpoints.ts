/** What the endpoints of people and of operators say of themselves. */

import type { FastifySchema } from 'fastify';
import Type from 'typebox';
import { EXAMPLE_TABLE } from '../api/examples.ts';
import * as wire from './protocol.ts';

const IdParams = Type.Object({ id: Type.String({ maxLength: 1400 }) }, { additionalProperties: false });

const ME = {
  person: {
    kind: 'account',
    name: 'Ann',
    role: 'player',
    created: 1_790_000_000_000,
    hasPassword: true,
    passkeys: [],
    identities: [],
    mailboxes: [],
    sanctions: [],
  },
} satisfies wire.Me;
const NAME_AND_PASSWORD = { name: 'Ann', password: 'seven dice in a row' };
const MADE = { clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0', attestationObject: 'o2NmbXRkbm9uZQ' };

const person = ['person'] as const;
const anybody = ['nobody', 'person'] as const;

/** Who I am. */
export const ME_ENDPOINTS = {
  me: {
    summary: 'Who asks, as far as the cookie tells.',
    keys: anybody,
    examples: { answer: ME },
    response: { 200: wire.Me },
  },
  matches: {
    summary: 'The seats of whoever asks, newest first.',
    description: 'They open without a key, on every device on which this person is known. At most a hundred.',
    weight: 5,
    keys: anybody,
    examples: { answer: [{ table: EXAMPLE_TABLE, seat: 0, isYourTurn: true, updated: 1_790_000_000_000 }] },
    response: { 200: wire.OwnMatches },
  },
  export: {
    summary: 'Everything that is kept of whoever asks, as one file.',
    description: 'One is written at a time; whoever comes when several wait already is told to come back.',
    weight: 100,
    keys: person,
    refusals: ['not-signed-in', 'unknown-game', 'busy'],
    response: { 200: Type.Unknown() },
  },
  leave: {
    summary: 'Forgets whoever asks.',
    description:
      'Their name is replaced at their tables, bots play on in their running games, and they are signed out everywhere. ' +
      'Records still prove themselves. An account without a password must have been signed in to within the last quarter of ' +
      'an hour.',
    keys: person,
    refusals: ['not-signed-in', 'wrong-password', 'prove-first', 'unknown-game', 'busy'],
    examples: { body: { password: NAME_AND_PASSWORD.password } },
    body: wire.Leave,
    response: { 200: wire.Done },
  },
  sessions: {
    summary: 'The devices of whoever asks, the one seen last first.',
    keys: person,
    refusals: ['not-signed-in'],
    response: { 200: wire.Sessions },
  },
  endSession: {
    summary: 'Signs one of the own devices out.',
    keys: person,
    refusals: ['not-signed-in', 'nothing-there'],
    params: IdParams,
    response: { 200: wire.Done },
  },
  endKeys: {
    summary: 'Withdraws the keys of all seats of whoever asks, in games that are not over.',
    description:
      'Links and browsers that had one open nothing any more; devices on which this person is known still do.',
    weight: 20,
    keys: person,
    refusals: ['not-signed-in', 'unknown-game', 'busy'],
    response: { 200: wire.Done },
  },
  lookAtCode: {
    summary: 'Whose code this is, and how many seats of yours could come along. The code stays good.',
    refusals: ['used-up'],
    examples: { body: { code: 'xq1lG0zQ8mN3bV5cX7zL9kJ2' }, answer: { name: 'Ann', kind: 'account', seats: 2 } },
    body: wire.CodeLook,
    response: { 200: wire.CodeShown },
  },
  carry: {
    summary: 'A code that makes another browser that of whoever asks.',
    description:
      'Good once, for ten minutes. In a link it belongs behind #. Whoever has an account must have signed in within the ' +
      'last quarter of an hour.',
    keys: person,
    refusals: ['not-signed-in', 'prove-first', 'wrong-password', 'busy'],
    response: { 200: wire.Carry },
  },
  bringIn: {
    summary: 'Makes this browser that of whoever asked for the code.',
    description:
      'With `adopt` the seats of the guest who is known here become theirs too; otherwise nothing opens those any more but ' +
      'their keys. Look at the code first, and show whose it is.',
    refusals: ['used-up', 'busy'],
    examples: { body: { code: 'xq1lG0zQ8mN3bV5cX7zL9kJ2', adopt: true }, answer: ME },
    body: wire.BringIn,
    response: { 200: wire.Me },
  },
} as const satisfies Record<string, FastifySchema>;

/** Accounts. */
export const ACCOUNT_ENDPOINTS = {
  signUp: {
    summary: 'Makes an account of name and password.',
    description: 'A guest keeps the seats that are theirs.',
    refusals: ['bad-name', 'bad-password', 'name-taken', 'not-now', 'busy'],
    examples: { body: NAME_AND_PASSWORD, answer: ME },
    body: wire.SignUp,
    response: { 201: wire.Me },
  },
  signIn: {
    summary: 'Signs in by name and password.',
    description: 'A guest who signs in brings their seats along. Whether there is such a name is not told.',
    refusals: ['wrong-password', 'busy'],
    examples: { body: NAME_AND_PASSWORD, answer: ME },
    body: wire.SignIn,
    response: { 200: wire.Me },
  },
  askForMail: {
    summary: 'Sends a link to whoever signs in by mail at this address.',
    description:
      'Whether anybody does is not told. The link is good once, for a quarter of an hour; its code stands behind #.',
    refusals: ['not-offered', 'bad-address', 'too-fast'],
    examples: { body: { address: 'ann@example.org' } },
    body: wire.MailWanted,
    response: { 200: wire.Done },
  },
  signInByMail: {
    summary: 'Signs in by the code of a link that came by mail, and sets another password where one is given.',
    description:
      'Look at the code first (`/api/carry/look`), and show whose it is: anybody may have sent it. With `adopt` the seats of ' +
      'the guest who is known here become theirs too. With a new password all other devices are signed out, as by changing it.',
    refusals: ['used-up', 'bad-password', 'busy'],
    examples: { body: { code: 'xq1lG0zQ8mN3bV5cX7zL9kJ2' }, answer: ME },
    body: wire.MailLink,
    response: { 200: wire.Me },
  },
  setMail: {
    summary: 'Says whether a link that is sent to a mailbox of yours signs you in.',
    description:
      'The mailbox must have agreed to mail (`/api/telling/mail`). To turn it on needs a sign-in of the last quarter of an ' +
      'hour, or the password.',
    keys: person,
    refusals: ['not-signed-in', 'nothing-there', 'prove-first', 'wrong-password', 'busy'],
    examples: { body: { channel: 'm7Qd2aV0rYk', signsIn: true }, answer: ME },
    body: wire.SetMail,
    response: { 200: wire.Me },
  },
  provider: {
    summary: 'By whose word people may sign in here, besides their own.',
    description: 'An OpenID provider that whoever runs the server trusts; `name` is null where there is none.',
    examples: { answer: { name: 'Example ID' } },
    response: { 200: wire.ProviderShown },
  },
  askProvider: {
    summary: 'Where to go to sign in by the provider.',
    description:
      'For browsers: go there within a quarter of an hour. The provider sends back to `/api/session/provider/back`, which ' +
      'leads to `/account` with what came of it behind #. With a `name` an account of that name is made where the provider ' +
      'is known here by nobody.',
    refusals: ['not-offered', 'bad-name', 'busy'],
    examples: { body: { name: 'Ann' }, answer: { url: 'https://id.example.org/authorize?client_id=roundhouse' } },
    body: wire.ProviderWanted,
    response: { 200: wire.WayThere },
  },
  backFromProvider: {
    summary: 'Where the provider sends people back to.',
    description: 'Only the browser that asked for the way there is signed in, once. Leads on to `/account`.',
    weight: 5,
    keys: anybody,
    response: { 303: Type.Null() },
  },
  addIdentity: {
    summary: 'Where to go to have the provider open the own account.',
    description: 'Needs a sign-in of the last quarter of an hour, or the password: a stolen cookie is not enough.',
    keys: person,
    refusals: ['not-signed-in', 'not-offered', 'prove-first', 'wrong-password', 'busy'],
    examples: { body: {}, answer: { url: 'https://id.example.org/authorize?client_id=roundhouse' } },
    body: wire.NewIdentity,
    response: { 200: wire.WayThere },
  },
  removeIdentity: {
    summary: 'The provider opens the own account no more.',
    keys: person,
    refusals: ['not-signed-in', 'nothing-there', 'not-now'],
    params: IdParams,
    response: { 200: wire.Me },
  },
  signOut: { summary: 'Signs this browser out.', keys: anybody, response: { 200: wire.Done } },
  password: {
    summary: 'Sets another password, and signs all other devices out.',
    description: 'Whoever has none yet must have signed in within the last quarter of an hour.',
    keys: person,
    refusals: ['not-signed-in', 'wrong-password', 'prove-first', 'bad-password', 'busy'],
    examples: { body: { old: NAME_AND_PASSWORD.password, password: 'eight dice in a row' } },
    body: wire.ChangePassword,
    response: { 200: wire.Done },
  },
  newPasskey: {
    summary: 'Begins to make a passkey, for the own account or for one of that name that is to be.',
    refusals: ['bad-name', 'name-taken'],
    examples: { body: { name: 'Ann' } },
    body: wire.NewPasskey,
    response: { 200: wire.PasskeyCreation },
  },
  addPasskey: {
    summary: 'Adds a passkey to the own account.',
    keys: person,
    description: 'Needs a sign-in of the last quarter of an hour, or the password: a stolen cookie is not enough.',
    refusals: ['not-signed-in', 'bad-passkey', 'used-up', 'not-now', 'prove-first', 'wrong-password', 'busy'],
    examples: { body: MADE, answer: ME },
    body: wire.AddedPasskey,
    response: { 200: wire.Me },
  },
  removePasskey: {
    summary: 'Removes a passkey from the own account.',
    keys: person,
    refusals: ['not-signed-in', 'nothing-there', 'not-now'],
    params: IdParams,
    response: { 200: wire.Me },
  },
  signUpByPasskey: {
    summary: 'Makes an account that has a passkey and no password.',
    keys: person,
    refusals: ['not-signed-in', 'bad-name', 'name-taken', 'bad-passkey', 'used-up', 'not-now', 'busy'],
    examples: { body: { name: 'Ann', passkey: MADE }, answer: ME },
    body: wire.SignUpByPasskey,
    response: { 201: wire.Me },
  },
  challenge: {
    summary: 'Begins to sign in by passkey.',
    response: { 200: wire.PasskeyChallenge },
  },
  signInByPasskey: {
    summary: 'Signs in by passkey.',
    refusals: ['bad-passkey', 'used-up', 'busy'],
    examples: {
      body: { id: 'AQID', clientDataJSON: MADE.clientDataJSON, authenticatorData: 'SZYN', signature: 'MEUC' },
      answer: ME,
    },
    body: wire.ShownPasskey,
    response: { 200: wire.Me },
  },
} as const satisfies Record<string, FastifySchema>;

const operator = ['operator'] as const;

/** What operators do. */
export const OPERATOR_ENDPOINTS = {
  all: {
    summary: 'What is reported, what holds, and what operators did.',
    keys: operator,
    refusals: ['not-operator'],
    response: { 200: wire.Moderated },
  },
  dismiss: {
    summary: 'Settles the reports of a line without a consequence.',
    keys: operator,
    refusals: ['not-operator', 'nothing-there', 'bad-text'],
    examples: { body: { match: EXAMPLE_TABLE.id, line: 3, reason: 'A joke between friends.' } },
    body: wire.Dismissal,
    response: { 200: wire.Done },
  },
  sanction: {
    summary: 'Sanctions whoever said a line, and settles its reports.',
    description: 'It stops new games, or chat; games that are on go on.',
    keys: operator,
    refusals: ['not-operator', 'no-such-match', 'nothing-there', 'bad-request', 'bad-text', 'not-now'],
    examples: {
      body: { match: EXAMPLE_TABLE.id, line: 3, kind: 'play', reason: 'Insults.', until: 1_790_000_000_000 },
    },
    body: wire.NewSanction,
    response: { 200: wire.Done },
  },
  lift: {
    summary: 'Ends a sanction before its time.',
    keys: operator,
    refusals: ['not-operator', 'nothing-there', 'bad-text'],
    examples: { body: { id: 'xq1lG0zQ8mN3bV5cX7zL9kJ2', reason: 'They have said sorry.' } },
    body: wire.Lifting,
    response: { 200: wire.Done },
  },
} as const satisfies Record<string, FastifySchema>;
