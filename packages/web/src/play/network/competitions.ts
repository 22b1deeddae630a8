/** Competitions on a server: its endpoints as functions, and what this browser has entered. */

import type {
  CompetitionList,
  CompetitionLook,
  CompetitionMatch,
  Entered,
  NewCompetition,
  OwnCompetitions,
} from '@roundhouse/server/competitions/protocol.ts';
import { keep, recall } from '../kept/kept-matches.ts';
import { drop, held, hold } from '../kept/store.ts';
import { ApiError, ask } from './api.ts';
import { forgetEntry, isEntry, keepEntry, keyOf } from './entered.ts';
import { newKey } from './keys.ts';

export type { CompetitionList, CompetitionLook, OwnCompetitions };

const ASKED_AS = 'asked.competition';

const pathOf = (id: string): string => `/competitions/${encodeURIComponent(id)}`;

export const competitions = (): Promise<CompetitionList> => ask('GET', '/competitions');

export const ownCompetitions = (): Promise<OwnCompetitions> => ask('GET', '/me/competitions');

/** Opens one and enters it. Asked for the same again after a lost answer, gives that one. */
export async function openCompetition(wanted: Omit<NewCompetition, 'key'>): Promise<Entered> {
  const before = held(ASKED_AS);
  const text = JSON.stringify(wanted);
  const isSame = isEntry(before) && (before as unknown as { wanted?: unknown }).wanted === text;
  const key = isSame ? before.key : newKey();
  hold(ASKED_AS, { key, wanted: text });
  try {
    const entered = await ask<Entered>('POST', '/competitions', { ...wanted, key });
    keepEntry(entered.competition.id, key);
    drop(ASKED_AS);
    return entered;
  } catch (error) {
    // Refused, so there is nothing to lose. Anything else leaves the question open.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) drop(ASKED_AS);
    throw error;
  }
}

/** Takes a free place. The key is kept before it is sent: sent again, it gives the same place. */
export async function enterCompetition(id: string, name: string, invite: string | null): Promise<CompetitionLook> {
  const key = keyOf(id) ?? newKey();
  keepEntry(id, key);
  try {
    const wanted = { key, name, entropy: newKey(), ...(invite !== null && { invite }) };
    return await ask<Entered>('POST', `${pathOf(id)}/join`, wanted);
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) forgetEntry(id);
    throw error;
  }
}

/** As whoever is here may see it: by the key that is kept, or by who is known. */
export async function lookAtCompetition(id: string): Promise<CompetitionLook> {
  const key = keyOf(id);
  try {
    return await ask('GET', pathOf(id), undefined, key);
  } catch (error) {
    if (key === null || !(error instanceof ApiError) || error.code !== 'wrong-key') throw error;
    // The place was given up, or was never taken: the answer was lost.
    forgetEntry(id);
    return ask('GET', pathOf(id));
  }
}

export const beginCompetition = (id: string): Promise<CompetitionLook> =>
  ask('POST', `${pathOf(id)}/begin`, {}, keyOf(id));

export const decideIn = (id: string, act: { type: string }): Promise<CompetitionLook> =>
  ask('POST', `${pathOf(id)}/acts`, { id: newKey(9), act }, keyOf(id));

export const withdrawFrom = (id: string): Promise<CompetitionLook> =>
  ask('POST', `${pathOf(id)}/withdraw`, {}, keyOf(id));

/** The match of theirs that is on; null if there is none. */
export const ownMatchIn = ({ matches, entrant }: CompetitionLook): CompetitionMatch | null =>
  entrant === null
    ? null
    : (matches.find(({ status, entrants }) => status === 'running' && entrants.includes(entrant)) ?? null);

/** Puts the seat of a match that has opened among the games that are kept here. */
export function keepOwnMatch({ competition, entrant }: CompetitionLook, match: CompetitionMatch): void {
  const key = keyOf(competition.id);
  if (key === null || entrant === null || recall(match.id) !== null) return;
  const { id, entrants } = match;
  keep({
    ...{ kind: 'live', id, game: competition.game, seat: entrants.indexOf(entrant), key, over: false, at: Date.now() },
    names: entrants.map(one => competition.entrants[one]!.name),
    options: competition.match,
  });
}
