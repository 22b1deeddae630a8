/** The server's endpoints, as functions. */

import type {
  CalledOff,
  ChallengeSpread,
  ErrorBody,
  FoundTable,
  Lobby,
  MadeToken,
  Missed,
  NewToken,
  Rematch,
  Seated,
  SharedRecordId,
  SpokenCode,
  Statistics,
  Table,
  TokenListing,
  Welcome,
} from '@roundhouse/server/protocol.ts';
import { errorSaid, format, words } from '../../words/index.ts';
import {
  type Asked,
  type AskedSeat,
  type AskedTable,
  askedSeat,
  askedTable,
  type KeptSeat,
  keep,
  keepAsked,
  ownAvatar,
  settleAsked,
} from '../kept/kept-matches.ts';
import { newKey } from './keys.ts';

/** The server said no, or could not be reached; the message is for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  /** Of the answer; 0 where none came, so that nobody knows what became of the question. */
  readonly status: number;
  constructor(code: string, status: number, message: string) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** The text of the answer. */
async function call(path: string, given: RequestInit = {}): Promise<string> {
  const { response, text } = await reach(path, given).catch(() => {
    throw new ApiError('offline', 0, words.value.errors.offline);
  });
  if (response.ok) return text;
  const { status } = response;
  const error = parseError(text);
  const said = error && saidOf(error);
  throw new ApiError(error?.code ?? 'unknown', status, said ?? words.value.errors.answered(status));
}

function saidOf({ code, message, until, reason }: ErrorBody['error']): string {
  const say = words.value.errors;
  if (code === 'sanctioned' && until !== undefined) return say.sanctioned(format.value.when(until), reason ?? '');
  return errorSaid(code) ?? message;
}

/** A line can break in the middle of an answer, so it is an answer when all of it is here. */
async function reach(path: string, given: RequestInit): Promise<{ response: Response; text: string }> {
  const response = await fetch(`/api${path}`, given);
  return { response, text: await response.text() };
}

/** Null if something else than our server has answered. */
function parseError(text: string): ErrorBody['error'] | null {
  try {
    return (JSON.parse(text) as ErrorBody).error;
  } catch {
    return null;
  }
}

async function post<Answer>(path: string, body: unknown, key: string | null = null): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...bearer(key).headers };
  return JSON.parse(await call(path, { method: 'POST', headers, body: JSON.stringify(body) }));
}

/** Asks a door of the person's own: who asks is in the cookie, unless a key says it. */
export async function ask<Answer>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  key: string | null = null,
): Promise<Answer> {
  const headers = { ...(body && { 'content-type': 'application/json' }), ...bearer(key).headers };
  return JSON.parse(await call(path, { method, headers, ...(body && { body: JSON.stringify(body) }) }));
}

const bearer = (key: string | null): { headers?: Record<string, string> } =>
  key === null ? {} : { headers: { authorization: `Bearer ${key}` } };

/** How the games that were finished on this server went. */
export async function statistics(): Promise<Statistics> {
  return JSON.parse(await call('/statistics'));
}

/** Tells that a challenge was met on its day; gives how others fared. */
export const challengeMet = (game: string, date: string, stars: number): Promise<ChallengeSpread> =>
  post(`/challenges/${game}/${date}`, { stars });

/** How a challenge of the last days was met. */
export async function challengeSpread(game: string, date: string): Promise<ChallengeSpread> {
  return JSON.parse(await call(`/challenges/${game}/${date}`));
}

/** The tokens of whoever is signed in here; null if nobody is. */
export async function ownTokens(): Promise<TokenListing[] | null> {
  const { person } = JSON.parse(await call('/me')) as { person: { kind: string } | null };
  return person?.kind === 'account' ? JSON.parse(await call('/me/tokens')) : null;
}

/** Makes one, and tells it this once. */
export const makeToken = (wanted: NewToken): Promise<MadeToken> => post('/me/tokens', wanted);

export async function revokeToken(id: string): Promise<void> {
  await call(`/me/tokens/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

export async function lobby(): Promise<Lobby> {
  return JSON.parse(await call('/matches'));
}

/** Opens a table, takes its first seat and keeps it. Asked for the same again after a lost answer, gives that table. */
export async function openTable(wanted: AskedTable['wanted']): Promise<Seated> {
  const before = askedTable();
  const isSame = before !== null && JSON.stringify(before.wanted) === JSON.stringify(wanted);
  const key = isSame ? before.key : newKey();
  const entropy = (isSame ? before.entropy : undefined) ?? newKey();
  const asked: AskedTable = { kind: 'table', key, wanted, entropy, at: Date.now() };
  const promised = await promise(entropy);
  const seated = await takeSeat(asked, '/matches', { ...wanted, ...ownFace(), key, promise: promised.promise });
  keepSeat(seated, seated.table.commitment, promised);
  settleAsked(asked);
  return seated;
}

/**
 * Takes a free seat of a table that was looked at, and with it its promise about the dice; keeps the seat. Asked again
 * after a lost answer, gives that seat.
 */
export async function joinTable(
  table: Table,
  name: string,
  invite: string | null,
  ownKey: string = newKey(),
): Promise<Seated> {
  const { id, game, commitment } = table;
  const made = { key: ownKey, commitment, entropy: newKey() };
  const asked: AskedSeat = { kind: 'seat', id, game, ...made, ...askedSeat(id), at: Date.now() };
  const promised = await promise(asked.entropy);
  const wanted = {
    name,
    ...ownFace(),
    key: asked.key,
    promise: promised.promise,
    ...(invite === null ? {} : { invite }),
  };
  const seated = await takeSeat(asked, `${pathOf(id)}/join`, wanted);
  keepSeat(seated, asked.commitment, promised);
  settleAsked(asked);
  return seated;
}

/** Shown to everybody at a table, where somebody has chosen one. */
function ownFace(): { avatar?: string } {
  const avatar = ownAvatar();
  return avatar === null ? {} : { avatar };
}

type Thrown = NonNullable<KeptSeat['entropy']> & { readonly promise: string };

/** A text to be thrown into the dice when all sit, with what is shown of it until then. */
async function promise(text: string): Promise<Thrown> {
  const { promiseOf } = await import('@roundhouse/kernel');
  return { text, promise: promiseOf(text), isIn: false };
}

/**
 * Sits down at the match that follows one that is over; whoever asks first sets it up. The key of the old seat opens the
 * new; without one the server knows who asks.
 */
export async function joinRematch(id: string, key: string | null, name: string): Promise<Seated> {
  const { table } = await post<Rematch>(`${pathOf(id)}/rematch`, {}, key);
  return joinTable(table, name, null, key ?? newKey());
}

/** Gives a free seat of a table to a bot, or takes it back. All at the table hear of it. */
export async function giveSeat(id: string, key: string | null, seat: number, bot: string | null): Promise<void> {
  await post<Table>(`${pathOf(id)}/seats`, { seat, bot }, key);
}

/** A code to say aloud that leads to a table with free seats. */
export const spokenCode = async (id: string, key: string | null): Promise<string> =>
  (await post<SpokenCode>(`${pathOf(id)}/code`, {}, key)).code;

/** The table that a code leads to, and the invitation to it. */
export const findByCode = (code: string): Promise<FoundTable> => post('/codes', { code });

async function takeSeat(asked: Asked, path: string, body: object): Promise<Seated> {
  keepAsked(asked);
  try {
    return await post<Seated>(path, body);
  } catch (error) {
    // Refused, so there is no seat to lose. Anything else leaves the question open.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) settleAsked(asked);
    throw error;
  }
}

/** Whether a seat that was asked for here, without an answer, was given after all; it is then kept. */
export async function recoverSeat(id: string): Promise<boolean> {
  const asked = askedSeat(id);
  if (asked === null) return false;
  try {
    const { table, seat } = await look(id, asked.key);
    keepSeat({ table, seat: seat!, key: asked.key }, asked.commitment, await promise(asked.entropy));
    settleAsked(asked);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'no-such-match' || error.code === 'seat-lost') settleAsked(asked);
    if (error.code === 'wrong-key' || error.code === 'seat-lost') return false;
    throw error;
  }
}

/** What is kept of a seat, for the deal that its table is at: another one than before, where one was called off. */
export function forThisDeal(kept: KeptSeat, { commitment, calledOff = [] }: Table): KeptSeat {
  if (kept.commitment === undefined || kept.commitment === commitment) return kept;
  const ended = calledOff.find(deal => deal.commitment === kept.commitment);
  // Nobody has said that it was called off: the promise has changed without a word.
  if (ended === undefined) return kept;
  const { promises, next, entropy: _, ...seat } = kept;
  // Others had promised something else: kept as it is, so that it is seen.
  if (promises !== undefined && JSON.stringify(promisedIn(ended, promises)) !== JSON.stringify(promises)) return kept;
  const gone = [...(kept.calledOff ?? []), kept.commitment];
  return { ...seat, commitment, calledOff: gone, ...(next && { entropy: { ...next, isIn: false } }) };
}

/** Of texts that were open from the beginning a deal shows no promise. */
const promisedIn = ({ promises }: Pick<CalledOff, 'promises'>, kept: readonly (string | null)[]): (string | null)[] =>
  promises.map((promise, seat) => promise ?? kept[seat] ?? null);

/**
 * Opens the text that a seat has promised, once the table shows what all have promised, and promises another for the next
 * deal, should this one be called off; keeps all of that first. Where the server cannot be reached, or will not have it, the
 * text stays as not in, and the proof at the end says so.
 */
export async function openPromised(before: KeptSeat, table: Table): Promise<KeptSeat> {
  const kept = forThisDeal(before, table);
  if (kept !== before) keep(kept);
  const { entropy } = kept;
  const { opening } = table;
  if (!opening || entropy === undefined || entropy.isIn || opening.promises[kept.seat] !== entropy.promise) return kept;
  const { text, promise: next } = kept.next ?? (await promise(newKey()));
  const ready: KeptSeat = { ...kept, promises: opening.promises, next: { text, promise: next } };
  keep(ready);
  const settled = await post<Table>(`${pathOf(kept.id)}/entropy`, { entropy: entropy.text, next }, kept.key).then(
    (): KeptSeat => ({ ...ready, entropy: { ...entropy, isIn: true } }),
    () => ready,
  );
  keep(settled);
  return settled;
}

/** A table as it looks from the door; a private one that has begun shows itself only to those who sit there. */
export const lookAt = async (id: string, key: string | null = null): Promise<Table> => (await look(id, key)).table;

/** A table, and which of its seats a key opens. */
export const seatOpenedBy = async (id: string, key: string): Promise<Pick<Welcome, 'table' | 'seat'>> => look(id, key);

/** A table, and where the person sits who is known here; null for a stranger. */
export const findSeat = async (id: string): Promise<Pick<Welcome, 'table' | 'seat'>> => look(id, null);

const look = async (id: string, key: string | null): Promise<Welcome> =>
  JSON.parse(await call(pathOf(id), bearer(key)));

/** What the seat of this key would have seen since the first `seen` events that stand. */
export const missedSince = async (id: string, key: string | null, seen: number): Promise<Missed> =>
  JSON.parse(await call(`${pathOf(id)}/missed?seen=${seen}`, bearer(key)));

export const recordOf = (id: string, key: string | null): Promise<string> => call(`${pathOf(id)}/record`, bearer(key));

/** Has the server keep the record of a match of this browser's; gives the address at which it is replayed. */
export async function shareRecord(record: string): Promise<string> {
  const { id } = await post<SharedRecordId>('/records', { record });
  return `/replay/~${id}`;
}

export const sharedRecord = (id: string): Promise<string> => call(`/records/${encodeURIComponent(id)}`);

const pathOf = (id: string): string => `/matches/${encodeURIComponent(id)}`;

function keepSeat(
  { table, seat, key }: Pick<Seated, 'table' | 'seat' | 'key'>,
  commitment: string,
  entropy: Thrown,
): void {
  const kept: KeptSeat = {
    kind: 'live',
    id: table.id,
    game: table.game,
    seat,
    key,
    names: table.seats.map(({ name }) => name),
    options: table.options,
    commitment,
    entropy,
    over: false,
    at: Date.now(),
  };
  keep(kept);
}
