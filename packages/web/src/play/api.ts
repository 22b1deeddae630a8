/** The server's doors, as functions. */

import type { ErrorBody, Lobby, NewTable, Seated, Table, Welcome } from '@roundhouse/server/protocol.ts';
import { type KeptSeat, keep } from './shelf.ts';

/** The server said no, or could not be reached; the message is for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

async function call(path: string, given: RequestInit = {}): Promise<Response> {
  const response = await fetch(`/api${path}`, given).catch(() => {
    throw new ApiError('offline', 'The server cannot be reached. Playing against a bot works without it.');
  });
  if (response.ok) return response;
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  throw new ApiError(body?.error.code ?? 'unknown', body?.error.message ?? `The server answered ${response.status}.`);
}

const post = (path: string, body: unknown): Promise<Response> =>
  call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const bearer = (key: string | null): RequestInit =>
  key === null ? {} : { headers: { authorization: `Bearer ${key}` } };

export async function lobby(): Promise<Lobby> {
  return (await call('/matches')).json();
}

/** Opens a table, takes its first seat and keeps the key. */
export async function openTable(wanted: Omit<NewTable, 'entropy'>): Promise<Seated> {
  const seated: Seated = await (await post('/matches', { ...wanted, entropy: ownEntropy() })).json();
  keepSeat(seated);
  return seated;
}

/** Takes a free seat and keeps the key. */
export async function joinTable(id: string, name: string, invite: string | null): Promise<Seated> {
  const wanted = { name, entropy: ownEntropy(), ...(invite === null ? {} : { invite }) };
  const seated: Seated = await (await post(`/matches/${encodeURIComponent(id)}/join`, wanted)).json();
  keepSeat(seated);
  return seated;
}

/** A table as anyone may see it from the door. */
export async function lookAt(id: string): Promise<Table> {
  const welcome: Welcome = await (await call(`/matches/${encodeURIComponent(id)}`)).json();
  return welcome.table;
}

export async function recordOf(id: string, key: string | null): Promise<string> {
  return (await call(`/matches/${encodeURIComponent(id)}/record`, bearer(key))).text();
}

/** Thrown into the dice, so that the host alone did not choose them. */
const ownEntropy = (): string => crypto.randomUUID();

function keepSeat({ table, seat, key }: Seated): void {
  const kept: KeptSeat = {
    kind: 'live',
    id: table.id,
    game: table.game,
    seat,
    key,
    names: table.seats.map(({ name }) => name),
    options: table.options,
    over: false,
    at: Date.now(),
  };
  keep(kept);
}
