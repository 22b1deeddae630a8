/** A planned match as a match of the server: dealt, opened as the competition settled it, and conceded by who withdrew. */

import { createHash, createHmac } from 'node:crypto';
import type { PlannedMatch } from '@roundhouse/games/competition.ts';
import { type AnyGame, CONCEDE, mayConcede, type Seat } from '@roundhouse/kernel';
import { deal, playOn, type Written } from '../matches/action.ts';
import { keepTime, wholeTime } from '../matches/clocks.ts';
import { newMatch } from '../matches/new-match.ts';
import { FREE_SEAT } from '../matches/seats.ts';
import { letStandIn } from '../matches/stand-in.ts';
import type { CompetitionMatch, Entrant, StoredCompetition } from '../store/competitions.ts';
import type { LogRow, StoredMatch, StoredSeat } from '../store/store.ts';
import type { Instant } from '../time.ts';

/** The id of a match of a competition: the same whoever makes it, so that none is made twice. */
const matchIdOf = ({ id, invite }: StoredCompetition, planned: string): string =>
  createHash('sha256')
    .update('roundhouse competition match 1\n')
    .update(`${id}\n${invite}\n${planned}`)
    .digest()
    .subarray(0, 12)
    .toString('base64url');

/** The same match has the same dice, whoever makes it; opened, they tell nothing of any other match. */
const seedOf = ({ seed }: StoredCompetition, planned: string): string =>
  createHmac('sha256', Buffer.from(seed, 'hex')).update(`roundhouse competition seed 1\n${planned}`).digest('hex');

/** What the store has to know of the matches that may be played now. */
export const linksOf = (
  competition: StoredCompetition,
  planned: readonly PlannedMatch[],
): Omit<CompetitionMatch, 'reported'>[] =>
  planned.map(({ id }) => ({ match: matchIdOf(competition, id), planned: id }));

/** The match, begun. */
export function matchFor(
  game: AnyGame,
  competition: StoredCompetition,
  planned: PlannedMatch,
  moment: Instant,
): Written {
  const { clock, entrants } = competition;
  const untimed = emptyMatch(game, competition, planned, moment);
  const dealt = deal(game, untimed, moment);
  let { match } = dealt;
  const rows: LogRow[] = [...dealt.rows];
  const add = (written: Written): void => {
    match = written.match;
    rows.push(...written.rows);
  };
  for (const { seat, move } of planned.opening) add(played(game, match, seat, move, 'opening', moment));
  for (const [seat, entrant] of planned.entrants.entries()) {
    if (entrants[entrant]!.withdrawn) add(givenUp(game, match, seat, moment) ?? { match, rows: [] });
  }
  // Only now do clocks run: nobody has spent or won any time by what was settled before.
  const left = wholeTime(clock);
  const timed: StoredMatch = {
    ...match,
    revision: 0,
    settings: { ...match.settings, clock },
    seats: match.seats.map(seat => ({ ...seat, left })),
    mayTakeBack: null,
    undoable: [],
  };
  return { match: keepTime(game, timed, moment.serverTime), rows };
}

/** The match after a seat gave up, or with a bot in the seat where nobody can; null if there is nothing to do, or not yet. */
export function givenUp(game: AnyGame, before: StoredMatch, seat: Seat, moment: Instant): Written | null {
  if (before.status !== 'running') return null;
  if (mayConcede(game, before.state, seat)) return played(game, before, seat, CONCEDE, 'withdrawn', moment);
  // It goes when it is asked.
  if (maySoonConcede(game, before, seat)) return null;
  const match = letStandIn(game, before, seat, moment);
  return match && { match: { ...match, revision: before.revision + 1 }, rows: [] };
}

const maySoonConcede = (game: AnyGame, { state }: StoredMatch, seat: Seat): boolean =>
  game.concede !== undefined && game.canConcede?.(state, seat) === 'later' && !game.toAct(state).includes(seat);

const played = (game: AnyGame, before: StoredMatch, seat: Seat, move: unknown, id: string, moment: Instant): Written =>
  playOn(game, before, { seat, decision: before.seats[seat]!.decisions, id }, move, moment);

const emptyMatch = (
  game: AnyGame,
  competition: StoredCompetition,
  planned: PlannedMatch,
  { at }: Instant,
): StoredMatch => {
  const begun = {
    id: matchIdOf(competition, planned.id),
    options: planned.options as Record<string, unknown>,
    seats: planned.entrants.map(entrant => seatOf(competition.entrants[entrant]!)),
    listed: competition.listed,
    settings: {
      ...{ private: false, delay: 0, clock: null, level: competition.level },
      competition: { id: competition.id, planned: planned.id },
    },
    seed: seedOf(competition, planned.id),
  };
  return newMatch(game, begun, at);
};

const seatOf = ({ name, keyHash, person, program, bot, entropy }: Entrant): StoredSeat => ({
  ...FREE_SEAT,
  ...{ name, keyHash, person, bot, entropy },
  ...(program && { program }),
});
