/** Who competes, by which right, and how bots come in. */

import { createHash } from 'node:crypto';
import { samePlain } from '@roundhouse/kernel';
import { hashOf, isSame } from '../matches/keys.ts';
import { NAME_LENGTH, parseName } from '../matches/names.ts';
import { Refused } from '../matches/refusal.ts';
import type { Entrant, StoredCompetition } from '../store/competitions.ts';
import type { Person } from '../store/people.ts';

/** The id of the competition that this key opens: the same for the same key, so that none is opened twice. */
export const competitionIdFor = (key: string): string =>
  createHash('sha256').update('roundhouse competition 1\n').update(key).digest().subarray(0, 12).toString('base64url');

const NOBODY: Entrant = {
  name: '',
  keyHash: null,
  person: null,
  bot: null,
  entropy: '',
  withdrawn: false,
  due: null,
  sent: null,
};

/** Throws `Refused` if the name will not do. */
export function newEntrant(
  { name, entropy = '' }: { readonly name: string; readonly entropy?: string },
  key: string,
  person: Person | null,
): Entrant {
  return {
    ...NOBODY,
    name: parseName(name),
    keyHash: hashOf(key),
    person: person?.id ?? null,
    entropy: entropy.toWellFormed(),
    ...(person?.program && { program: true }),
  };
}

/** Under a name that nobody else has there: a second Ada is "Ada 2", or nobody could tell who has won. */
export function withOwnName({ entrants }: StoredCompetition, entrant: Entrant): Entrant {
  const taken = new Set(entrants.map(({ name }) => name));
  let { name } = entrant;
  for (let number = 2; taken.has(name); number++) {
    const end = ` ${number}`;
    name = [...entrant.name].slice(0, NAME_LENGTH - end.length).join('') + end;
  }
  return { ...entrant, name };
}

/** With so many bots more. */
export function withBots(before: StoredCompetition, count: number, level: string): StoredCompetition {
  const known = before.entrants.filter(({ bot }) => bot !== null).length;
  const bots = Array.from({ length: count }, (_, i): Entrant => {
    const number = known + i + 1;
    return { ...NOBODY, name: number === 1 ? 'Bot' : `Bot ${number}`, bot: level };
  });
  return { ...before, entrants: [...before.entrants, ...bots] };
}

/** Before it has begun, without somebody who goes; with no person left it is called off. */
export function withoutEntrant(before: StoredCompetition, entrant: number): StoredCompetition {
  const entrants = before.entrants.filter((_, i) => i !== entrant);
  if (entrants.some(({ bot }) => bot === null)) {
    // The host is always a person.
    const people = entrants.filter(({ bot }) => bot === null);
    return { ...before, entrants: [...people, ...entrants.filter(({ bot }) => bot !== null)] };
  }
  return { ...before, entrants: [], status: 'over' };
}

/** Whom this key speaks for, or -1. */
export function entrantOpenedBy({ entrants }: StoredCompetition, key: string): number {
  const hash = hashOf(key);
  return entrants.findIndex(({ keyHash }) => keyHash !== null && isSame(keyHash, hash));
}

/** The place of this person, or -1. */
export const entrantOf = ({ entrants }: StoredCompetition, person: Person | null): number =>
  person === null ? -1 : entrants.findIndex(one => one.person === person.id);

/** What somebody shows who says that a place is theirs: its key, or without one who they are. */
export interface Claimant {
  readonly key: string | null;
  readonly person: Person | null;
}

/** Somebody who only watches. */
export const ANYBODY: Claimant = { key: null, person: null };

/** Whom they speak for; null: somebody who watches. Throws `Refused` where a key speaks for nobody. */
export function claimedBy(competition: StoredCompetition, { key, person }: Claimant): number | null {
  const entrant = key === null ? entrantOf(competition, person) : entrantOpenedBy(competition, key);
  if (key !== null && entrant < 0) throw new Refused('wrong-key', 'This key speaks for nobody in this competition.');
  return entrant < 0 ? null : entrant;
}

/** The same, of those who compete alone. Places move up when somebody leaves: ask of what is about to be changed. */
export function mustCompete(competition: StoredCompetition, who: Claimant): number {
  const entrant = claimedBy(competition, who);
  if (entrant === null) throw new Refused('spectator', 'Only those who compete may do this: send your key.');
  return entrant;
}

/** Throws `Refused` if the competition that a key has opened before is not the one that is asked for now. */
export function mustBeSame(wanted: StoredCompetition, found: StoredCompetition): void {
  const agreed = ({ game, kind, size, options, matchOptions, listed, clock, level }: StoredCompetition) => ({
    ...{ game, kind, size, options, matchOptions, listed, clock, level },
  });
  if (!samePlain(agreed(wanted), agreed(found))) {
    throw new Refused('key-used', 'This key has opened another competition: each wants a new key.');
  }
}
