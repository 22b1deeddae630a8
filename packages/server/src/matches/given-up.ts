/** Tables that were dealt and not played on: shown with the next one, because whoever deals until it suits leaves them behind. */

import { isConcession } from '@roundhouse/kernel';
import type { StoredMatch } from '../store/store.ts';
import type { MatchRepository } from './match-repository.ts';

/** By then a match has been played: nobody gives up a deal so late for its dice. */
const DECISIONS = 10;
const LATELY_MS = 24 * 60 * 60 * 1000;
/** So many of somebody's newest tables are looked through: more is said as this. */
const MOST = 10;

const isShort = ({ seats }: StoredMatch): boolean => seats.every(({ decisions }) => decisions < DECISIONS);

/** Whether a match that is over was given up before it had been played. */
export async function wasGivenUp(repository: MatchRepository, match: StoredMatch): Promise<boolean> {
  if (match.status !== 'over' || !isShort(match)) return false;
  const [last] = await repository.store.log(match.id, match.steps - 1, 1);
  const { entry } = last ?? {};
  return entry?.kind === 'move' && entry.move !== null && isConcession(repository.game(match.game), entry.move);
}

/** How many tables of a game somebody had dealt lately that were given up, or were left before they had been played. */
export async function givenUpBy(
  repository: MatchRepository,
  newest: readonly string[],
  person: string,
  game: string,
): Promise<number> {
  const { at } = repository.serverClock.moment();
  const matches = await Promise.all(newest.slice(0, MOST).map(id => repository.store.load(id)));
  const own = matches.filter(
    match =>
      match !== null && match.game === game && match.created > at - LATELY_MS && match.seats[0]!.person === person,
  );
  const left = await Promise.all(
    own.map(match => (match!.status === 'running' ? isShort(match!) : wasGivenUp(repository, match!))),
  );
  return left.filter(Boolean).length;
}
