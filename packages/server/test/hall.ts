/** A hall for competitions of Whispers: opened, entered, begun, and looked at. */

import { expect } from 'vitest';
import type * as wire from '../src/competitions/protocol.ts';
import type { Bots, RunningServer } from '../src/index.ts';
import type { Position } from '../src/protocol.ts';
import { CUPS } from './cup.ts';
import { get, newServer, post } from './visit.ts';

export const WANTED = { game: 'whispers', name: 'Ann', open: false };
const NAMES = ['Bob', 'Cyd', 'Dan'];

/** Plays the first move; where it is asked to think, at once. */
export const quick: Bots = { choose: async ({ moves }) => moves[0] as { type: string }, close: async () => {} };

export const newHall = (options: Parameters<typeof newServer>[0] = {}): Promise<RunningServer> =>
  newServer({ competitions: CUPS, bots: quick, ...options });

export const open = (server: RunningServer, wanted: object = {}) =>
  post<wire.Entered>(server, '/api/competitions', { ...WANTED, ...wanted });

export const lookAt = async (
  server: RunningServer,
  id: string,
  key: string | null = null,
): Promise<wire.CompetitionLook> => (await get<wire.CompetitionLook>(server, `/api/competitions/${id}`, key)).body;

/** Four people, all of whom have entered. */
export async function fullHall(server: RunningServer, wanted: object = {}): Promise<{ id: string; keys: string[] }> {
  const { competition, invite, key } = (await open(server, wanted)).body;
  const keys = [key];
  for (const name of NAMES) {
    const joined = await post<wire.Entered>(server, `/api/competitions/${competition.id}/join`, { invite, name });
    expect(joined.status).toBe(200);
    keys.push(joined.body.key);
  }
  return { id: competition.id, keys };
}

export const register = (server: RunningServer, id: string, key: string, word = 'aardvark', sent = 'one') =>
  post<wire.CompetitionLook>(
    server,
    `/api/competitions/${id}/acts`,
    { id: sent, act: { type: 'register', word } },
    key,
  );

export async function concede(server: RunningServer, match: string, key: string): Promise<void> {
  const { decision } = (await get(server, `/api/matches/${match}`, key)).body;
  const sent = { decision, id: 'enough', move: { type: 'concede' }, seen: 0 };
  expect((await post<Position>(server, `/api/matches/${match}/moves`, sent, key)).status).toBe(200);
}

/** Everybody has registered: the two first matches are on. */
export async function begunHall(server: RunningServer, wanted: object = {}) {
  const hall = await fullHall(server, wanted);
  for (const key of hall.keys) expect((await register(server, hall.id, key)).status).toBe(200);
  const { matches } = await lookAt(server, hall.id);
  const idOf = (planned: string): string => matches.find(one => one.planned === planned)!.id;
  return { ...hall, left: idOf('left'), right: idOf('right') };
}

export const isOver = ({ competition }: wire.CompetitionLook): boolean => competition.status === 'over';
export const finalOf = ({ matches }: wire.CompetitionLook) => matches.find(({ planned }) => planned === 'final');
