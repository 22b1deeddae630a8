/** The endpoints of people: who I am, accounts, devices, own games, and the way out. */

import { waitingFor } from '@roundhouse/kernel';
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/route-parts.ts';
import { OneAtATime } from '../limits/one-at-a-time.ts';
import { guestAt } from '../matches/calling-off.ts';
import type { Matches } from '../matches/matches.ts';
import { nameKeyOf } from '../matches/names.ts';
import { Refused } from '../matches/refusal.ts';
import { tableOf } from '../matches/seen.ts';
import type { Channels } from '../notifications/channels.ts';
import { moderationOn } from '../store/moderation.ts';
import { notificationsOn } from '../store/notifications.ts';
import type { Person } from '../store/people.ts';
import type { Accounts } from './accounts.ts';
import { ACCOUNT_ENDPOINTS, ME_ENDPOINTS } from './endpoints.ts';
import { exportOf, forget } from './leaving.ts';
import type { Passkeys } from './passkeys/passkeys.ts';
import type { Place } from './people.ts';
import type * as wire from './protocol.ts';
import { type Provider, WAY_BACK } from './provider.ts';

/** What these endpoints lead to. */
export interface PeopleServices {
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly matches: Matches;
  readonly channels: Channels;
  /** By whose word people may sign in; null where by nobody's. */
  readonly provider: Provider | null;
  addressOf(request: FastifyRequest['raw']): string;
}

const MOST_MATCHES = 100;
/** Files that people wait for at once. */
const MOST_EXPORTS = 4;

export function addPeopleRoutes(app: App, services: PeopleServices): void {
  const { accounts, matches } = services;
  const { people } = accounts;
  const exports = new OneAtATime(MOST_EXPORTS);

  app.get('/api/me', { schema: ME_ENDPOINTS.me }, async request => meOf(accounts, await people.of(request)));

  app.get('/api/me/matches', { schema: ME_ENDPOINTS.matches }, async request => {
    const person = await people.of(request);
    const places = person === null ? [] : await people.places(person, MOST_MATCHES);
    return places.map(place => ownMatchOf(accounts, place));
  });

  app.get('/api/me/export', { schema: ME_ENDPOINTS.export }, async (request, reply) => {
    const { person } = await accounts.knownOf(request);
    const all = await exports.do(() => exportOf(people, accounts.store, matches, person));
    return reply
      .header('content-disposition', 'attachment; filename="roundhouse-you.json"')
      .type('application/json; charset=utf-8')
      .send(all);
  });

  app.delete('/api/me', { schema: ME_ENDPOINTS.leave }, async (request, reply) => {
    const known = await accounts.knownOf(request);
    await accounts.countProof(services.addressOf(request.raw), known.person.id);
    await accounts.mustBeOwner(known, request.body.password ?? null);
    await forget(people, accounts.store, known.person);
    people.dismiss(request, reply);
    return {};
  });

  addSignIn(app, services);
  addDevices(app, services);
  addPasskeys(app, services);
  addProvider(app, services);
}

function addSignIn(app: App, services: PeopleServices): void {
  const { accounts } = services;

  app.post('/api/account', { schema: ACCOUNT_ENDPOINTS.signUp }, async (request, reply) => {
    await accounts.countProof(services.addressOf(request.raw), null);
    const person = await accounts.signUp(request, reply, request.body);
    return reply.code(201).send(await meOf(accounts, person));
  });

  app.post('/api/session', { schema: ACCOUNT_ENDPOINTS.signIn }, async (request, reply) => {
    const { name, password } = request.body;
    const account = nameKeyOf(name);
    await accounts.countProof(services.addressOf(request.raw), account, accounts.people.deviceOf(request, account));
    return meOf(accounts, await accounts.signIn(request, reply, name, password));
  });

  app.post('/api/session/mail', { schema: ACCOUNT_ENDPOINTS.askForMail }, async request => {
    const whence = services.addressOf(request.raw);
    await accounts.countProof(whence, null);
    services.channels.writeSignIn(request.body.address, whence, person => accounts.mailCode(person));
    return {};
  });

  app.post('/api/session/link', { schema: ACCOUNT_ENDPOINTS.signInByMail }, async (request, reply) => {
    await accounts.countProof(services.addressOf(request.raw), null);
    const { code, adopt: adopts = false, password, ...ending } = request.body;
    const change = password === undefined ? null : { password, ...ending };
    return meOf(accounts, await accounts.signInByMail(request, reply, { code, adopts, change }));
  });

  app.post('/api/me/mail', { schema: ACCOUNT_ENDPOINTS.setMail }, async request => {
    const known = await accounts.holderOf(request);
    const { channel, signsIn, password = null } = request.body;
    if (password !== null) await accounts.countProof(services.addressOf(request.raw), known.person.id);
    if (signsIn) await accounts.mustProve(known, password);
    await services.channels.setSignIn(known.person.id, channel, signsIn, known.session.id);
    return meOf(accounts, known.person);
  });

  app.delete('/api/session', { schema: ACCOUNT_ENDPOINTS.signOut }, async (request, reply) => {
    await accounts.signOut(request, reply);
    return {};
  });

  app.post('/api/me/password', { schema: ACCOUNT_ENDPOINTS.password }, async request => {
    const known = await accounts.holderOf(request);
    await accounts.countProof(services.addressOf(request.raw), known.person.id);
    await accounts.changePassword(known, request.body);
    return {};
  });
}

function addDevices(app: App, { accounts, addressOf, matches }: PeopleServices): void {
  const { people } = accounts;

  app.delete('/api/me/keys', { schema: ME_ENDPOINTS.endKeys }, async request => {
    const { person } = await accounts.knownOf(request);
    for (const { match, seat } of await people.places(person)) {
      if (match.status !== 'over') await matches.setKey(match.id, guestAt(match, seat), null, person);
    }
    return {};
  });

  app.get('/api/me/sessions', { schema: ME_ENDPOINTS.sessions }, async request => {
    const { person, session } = await accounts.knownOf(request);
    const all = await people.store.sessions(person.id);
    return all.map(({ id, device, created, seen }) => ({ id, device, created, seen, isThis: id === session.id }));
  });

  app.delete('/api/me/sessions/:id', { schema: ME_ENDPOINTS.endSession }, async request => {
    const { person } = await accounts.knownOf(request);
    const isEnded = await people.store.end(person.id, request.params.id);
    if (!isEnded) throw new Refused('nothing-there', 'There is no such device.');
    return {};
  });

  app.post('/api/me/carry', { schema: ME_ENDPOINTS.carry }, async request => ({
    code: await accounts.carry(await accounts.knownOf(request)),
  }));

  app.post('/api/carry/look', { schema: ME_ENDPOINTS.lookAtCode }, async request => {
    await accounts.countProof(addressOf(request.raw), null);
    const { name, kind, id } = await accounts.ownerOf(request.body.by ?? 'carry', request.body.code);
    const here = await people.of(request);
    const isGuest = here?.kind === 'guest' && here.id !== id;
    return { name, kind, seats: isGuest ? (await people.places(here)).length : 0 };
  });

  app.post('/api/carry', { schema: ME_ENDPOINTS.bringIn }, async (request, reply) => {
    await accounts.countProof(addressOf(request.raw), null);
    const { code, adopt = false } = request.body;
    const person = await accounts.bringIn(request, reply, code, adopt);
    return meOf(accounts, person);
  });
}

function addProvider(app: App, services: PeopleServices): void {
  const { accounts, provider } = services;
  const offered = (): Provider => {
    if (provider === null) throw new Refused('not-offered', 'Nobody signs in by a provider here.');
    return provider;
  };

  app.get('/api/session/provider', { schema: ACCOUNT_ENDPOINTS.provider }, () => ({ name: provider?.name ?? null }));

  app.post('/api/session/provider', { schema: ACCOUNT_ENDPOINTS.askProvider }, async (request, reply) => {
    await accounts.countProof(services.addressOf(request.raw), null);
    return { url: await offered().begin(request, reply, request.body.name ?? null) };
  });

  app.get(WAY_BACK, { schema: ACCOUNT_ENDPOINTS.backFromProvider }, async (request, reply) => {
    const outcome = provider === null ? 'failed' : await provider.finish(request, reply, request.url);
    return reply.redirect(`/account#provider=${outcome}`, 303);
  });

  app.post('/api/me/identities', { schema: ACCOUNT_ENDPOINTS.addIdentity }, async (request, reply) => {
    const known = await accounts.holderOf(request);
    const { password = null } = request.body;
    await accounts.countProof(services.addressOf(request.raw), password === null ? null : known.person.id);
    await accounts.mustProve(known, password);
    return { url: await offered().beginLink(request, reply, known) };
  });

  app.delete('/api/me/identities/:id', { schema: ACCOUNT_ENDPOINTS.removeIdentity }, async request => {
    const { person } = await accounts.holderOf(request);
    const { id } = request.params;
    if (!(await accounts.store.removeIdentity(person.id, id))) throw await accounts.whyNotRemoved(person, id);
    return meOf(accounts, person);
  });
}

function addPasskeys(app: App, services: PeopleServices): void {
  const { accounts, passkeys } = services;
  const count = (request: FastifyRequest): Promise<void> => accounts.countProof(services.addressOf(request.raw), null);

  app.post('/api/passkeys/registration', { schema: ACCOUNT_ENDPOINTS.newPasskey }, async (request, reply) => {
    await count(request);
    const { known, algorithms, ...creation } = await passkeys.begin(request, reply, request.body.name);
    return { ...creation, known: [...known], algorithms: [...algorithms] };
  });

  app.post('/api/me/passkeys', { schema: ACCOUNT_ENDPOINTS.addPasskey }, async request => {
    const known = await accounts.holderOf(request);
    const { password = null, ...made } = request.body;
    if (password !== null) await accounts.countProof(services.addressOf(request.raw), known.person.id);
    await accounts.mustProve(known, password);
    await passkeys.add(known, request, made);
    return meOf(accounts, known.person);
  });

  app.delete('/api/me/passkeys/:id', { schema: ACCOUNT_ENDPOINTS.removePasskey }, async request => {
    const known = await accounts.holderOf(request);
    await passkeys.remove(known, request.params.id);
    return meOf(accounts, known.person);
  });

  app.post('/api/account/passkey', { schema: ACCOUNT_ENDPOINTS.signUpByPasskey }, async (request, reply) => {
    await count(request);
    const { name, passkey } = request.body;
    const person = await passkeys.signUp(await accounts.knownOf(request), request, reply, name, passkey);
    return reply.code(201).send(await meOf(accounts, person));
  });

  app.post('/api/passkeys/challenge', { schema: ACCOUNT_ENDPOINTS.challenge }, async request => {
    await count(request);
    return passkeys.challenge(request);
  });

  app.post('/api/session/passkey', { schema: ACCOUNT_ENDPOINTS.signInByPasskey }, async (request, reply) => {
    await count(request);
    const { id, ...assertion } = request.body;
    return meOf(accounts, await passkeys.signIn(request, reply, id, assertion));
  });
}

async function meOf(accounts: Accounts, person: Person | null): Promise<wire.Me> {
  if (person === null) return { person: null };
  const { people, store } = accounts;
  const moderation = moderationOn(people.repository.store.tables);
  const kinds = ['play', 'chat'] as const;
  const channels = await notificationsOn(people.repository.store.tables).channels(person.id);
  const standing = await Promise.all(kinds.map(kind => moderation.standing(person.id, kind, people.now())));
  return {
    person: {
      kind: person.kind,
      name: person.name,
      role: person.role,
      created: person.created,
      hasPassword: (await store.passwordOf(person.id)) !== null,
      passkeys: (await store.passkeys(person.id)).map(({ id, label, created, used }) => ({ id, label, created, used })),
      identities: (await store.identities(person.id)).map(({ person: _, ...identity }) => identity),
      mailboxes: channels
        .filter(({ kind, confirmed }) => kind === 'mail' && confirmed)
        .map(({ id, address, signsIn }) => ({ id, address, signsIn })),
      sanctions: standing.flatMap(([longest]) =>
        longest ? [{ kind: longest.kind, reason: longest.reason, until: longest.until }] : [],
      ),
    },
  };
}

function ownMatchOf({ people }: Accounts, { match, seat }: Place): wire.OwnMatches[number] {
  const game = people.repository.games.find(({ id }) => id === match.game);
  const isOn = match.status === 'running' && game !== undefined;
  return {
    table: tableOf(match),
    seat,
    isYourTurn: isOn && waitingFor(game, match.state, seat).includes(seat),
    updated: match.updated,
  };
}
