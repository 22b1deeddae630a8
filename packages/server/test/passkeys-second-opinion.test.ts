/** Passkeys judged twice: by us, and by a library that many sites go by. Whatever it refuses, we refuse. */

import { effort } from '@roundhouse/kernel/testing';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { expect, test } from 'vitest';
import { challengeOf, readAssertion, readRegistration } from '../src/people/passkeys/ceremony.ts';
import { Authenticator, type Circumstances, type Kind } from './authenticator.ts';

const SITE = { rpId: 'play.test', origin: 'https://play.test' };
const CHALLENGE = Buffer.from('what nobody else was asked').toString('base64url');
const KINDS: readonly Kind[] = ['ES256', 'EdDSA', 'RS256'];

type Made = ReturnType<Authenticator['make']>;
type Shown = ReturnType<Authenticator['show']>;

const isAccepted = async (judge: () => unknown): Promise<boolean> => {
  try {
    return (await judge()) !== false;
  } catch {
    return false;
  }
};

const mustAnswer = (clientDataJSON: string): void => {
  if (challengeOf(clientDataJSON) !== CHALLENGE) throw new Error('another challenge');
};

const ours = {
  made: (made: Made) =>
    isAccepted(() => {
      mustAnswer(made.clientDataJSON);
      return readRegistration(made, SITE);
    }),
  shown: (shown: Shown, made: Made) =>
    isAccepted(() => {
      mustAnswer(shown.clientDataJSON);
      return readAssertion(shown, readRegistration(made, SITE).publicKey, SITE) >= 0;
    }),
};

const expected = { expectedChallenge: CHALLENGE, expectedOrigin: SITE.origin, expectedRPID: SITE.rpId };

const theirRegistration = (made: Made, id: string) =>
  verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', response: { ...made }, clientExtensionResults: {} },
    ...expected,
  });

const theirs = {
  made: (made: Made, id: string) => isAccepted(async () => (await theirRegistration(made, id)).verified),
  shown: (shown: Shown, made: Made) =>
    isAccepted(async () => {
      const { registrationInfo } = await theirRegistration(made, shown.id);
      const { id, ...response } = shown;
      const { verified } = await verifyAuthenticationResponse({
        response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
        credential: registrationInfo!.credential,
        ...expected,
      });
      return verified;
    }),
};

const LIES: readonly Partial<Circumstances>[] = [
  {},
  { origin: 'https://evil.example' },
  { origin: 'https://play.test:8443' },
  { rpId: 'evil.example' },
  { flags: 0x04 },
  { flags: 0x01 },
  { flags: 0 },
];

test.each(KINDS)('%s: the same is accepted and the same refused', async kind => {
  for (const lie of LIES) {
    const device = new Authenticator(kind);
    const id = device.id.toString('base64url');
    const made = device.make(CHALLENGE, { ...SITE, ...lie });
    const isGood = Object.keys(lie).length === 0;
    expect([lie, await ours.made(made), await theirs.made(made, id)]).toEqual([lie, isGood, isGood]);
    const honest = device.make(CHALLENGE, SITE);
    const shown = device.show(CHALLENGE, { ...SITE, ...lie });
    expect([lie, await ours.shown(shown, honest), await theirs.shown(shown, honest)]).toEqual([lie, isGood, isGood]);
    const late = device.show(Buffer.from('something else').toString('base64url'), SITE);
    expect([await ours.shown(late, honest), await theirs.shown(late, honest)]).toEqual([false, false]);
    const other = new Authenticator(kind).show(CHALLENGE, SITE);
    expect([await ours.shown(other, honest), await theirs.shown(other, honest)]).toEqual([false, false]);
  }
});

/** The text with one bit turned, at a place that goes through all of it. */
function turned(text: string, i: number): string {
  const bytes = Buffer.from(text, 'base64url');
  const at = (i * 7919) % (bytes.length * 8);
  bytes[at >> 3]! ^= 1 << (at & 7);
  return bytes.toString('base64url');
}

test.each(KINDS)('%s: with any bit turned, nothing is accepted that the other refuses', async kind => {
  const device = new Authenticator(kind);
  const made = device.make(CHALLENGE, SITE);
  const shown = device.show(CHALLENGE, SITE);
  const lenient: string[] = [];
  for (let i = 0; i < effort(300, 10_000); i++) {
    for (const part of ['clientDataJSON', 'authenticatorData', 'signature'] as const) {
      const bent = { ...shown, [part]: turned(shown[part], i) };
      if ((await ours.shown(bent, made)) && !(await theirs.shown(bent, made))) lenient.push(`${part} ${bent[part]}`);
    }
    const client = { ...made, clientDataJSON: turned(made.clientDataJSON, i) };
    const id = device.id.toString('base64url');
    if ((await ours.made(client)) && !(await theirs.made(client, id))) lenient.push(client.clientDataJSON);
  }
  expect(lenient).toEqual([]);
});
