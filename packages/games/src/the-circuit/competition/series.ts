/** The series: the same teams meet at one place after the other until one has won more than half, or all are played. */

import {
  completeOptions,
  copyPlain,
  IllegalMove,
  type OptionSpecs,
  type Refusal,
  type Shaped,
  shape,
} from '@roundhouse/kernel';
import type {
  Competition,
  CompetitionOutcome,
  Decision,
  Entrant,
  NewCompetition,
  PlannedMatch,
  Stage,
  Standing,
} from '../../competition.ts';
import type { TeamRules } from '../content/teams.ts';
import { RING_RULES_IDS } from '../content/types.ts';
import { botAct } from './bots.ts';
import {
  ACT,
  type Act,
  BASE,
  contentIn,
  drawPlace,
  formProblem,
  isSomebody,
  newBase,
  nextChance,
  plannedMatch,
  sealed,
  shuffled,
  teamOf,
  whyNoTeam,
} from './entries.ts';
import { crowds, isDraw, outcomeOf, PLAYED, type Played, playedBy, sum } from './played.ts';

const { list, nullable, object, one, whole } = shape;

export interface SeriesOptions {
  /** Best of so many. */
  seriesLength: 3 | 5;
}

const SERIES_OPTIONS: OptionSpecs<SeriesOptions> = { seriesLength: { kind: 'choice', values: [3, 5] } };

const order = list(whole(0, 2), { min: 2, max: 3 });

const STATE = object({
  ...BASE,
  options: object({ seriesLength: one(3, 5) }),
  /** The order of the first match; where fighters are unique, teams are registered in it. */
  order,
  matches: list(
    object({
      place: one(...RING_RULES_IDS),
      /** In player order: so they sit. */
      entrants: order,
      played: nullable(PLAYED),
    }),
    { max: 5 },
  ),
});
export type SeriesState = Shaped<typeof STATE>;

const DECIDES = ['ringRules', 'playerOrder'] as const;

function start(given: NewCompetition): SeriesState {
  if (given.entrants !== 2 && given.entrants !== 3) throw new Error('a series has 2 or 3 entrants');
  const options = completeOptions(SERIES_OPTIONS, given.options);
  const state: SeriesState = { ...newBase(given, DECIDES), options, order: [], matches: [] };
  state.order = shuffled([...state.entries.keys()], nextChance(state));
  return state;
}

/** ARENA-R3: with unique fighters, openly and in player order. */
const isOpen = ({ match }: SeriesState): boolean => match.uniqueFighters;

function owes(state: SeriesState, who: Entrant): Decision | null {
  const isAsked = state.entries[who]?.isIn === false;
  const isNext = !isOpen(state) || state.order.find(other => !state.entries[other]!.isIn) === who;
  if (!isAsked || !isNext) return null;
  return { type: 'registerTeam', rule: 'ARENA-9', isSecret: !isOpen(state), match: null };
}

function teamRules({ match, entries }: SeriesState): TeamRules {
  const { sharedIdentity, uniqueFighters } = match;
  return uniqueFighters
    ? { sharedIdentity, taken: entries.flatMap(({ fighters }) => fighters ?? []) }
    : { sharedIdentity };
}

function why(state: SeriesState, who: Entrant, sent: unknown): Refusal | null {
  if (!isSomebody(state, who)) return { rule: 'seat', key: 'seat' };
  const malformed = formProblem(sent);
  if (malformed) return malformed;
  const act = sent as Act;
  if (act.type !== 'registerTeam' || !owes(state, who)) return { rule: 'ARENA-9', key: 'notAskedFor' };
  return whyNoTeam(contentIn(state), act, teamRules(state));
}

function apply(state: SeriesState, who: Entrant, act: Act): SeriesState {
  const refused = why(state, who, act);
  if (refused) throw new IllegalMove(refused);
  const { fighters, hazard } = act as Extract<Act, { type: 'registerTeam' }>;
  const next = copyPlain(state);
  next.entries[who] = { isIn: true, fighters: [...fighters], hazard, leaving: [] };
  if (next.entries.every(({ isIn }) => isIn)) openNext(next);
  return next;
}

function openNext(state: SeriesState): void {
  const seen = state.matches.map(({ place }) => place);
  const place = drawPlace(RING_RULES_IDS, seen, nextChance(state));
  state.matches.push({ place, entrants: nextOrder(state), played: null });
}

/** The last ranking reversed, the winner last; after a draw the order rotates by one. */
function nextOrder({ matches, order: first }: SeriesState): Entrant[] {
  const last = matches.at(-1);
  if (!last) return [...first];
  const { entrants, played } = last;
  if (isDraw(played!)) return [...entrants.slice(1), entrants[0]!];
  const placeOf = (who: Entrant): number => played!.ranking.findIndex(level => level.includes(who));
  // Equal ones stay in the order they had.
  return entrants.toSorted((a, b) => placeOf(b) - placeOf(a));
}

function report(state: SeriesState, id: string, final: unknown): SeriesState {
  const at = state.matches.findIndex((_, i) => idOf(i) === id);
  if (at < 0) throw new Error(`there is no match '${id}'`);
  if (state.matches[at]!.played) return state;
  const next = copyPlain(state);
  const match = next.matches[at]!;
  const teams = match.entrants.map(who => teamOf(next.entries[who]!));
  match.played = playedBy(match.entrants, teams, final);
  if (outcome(next) === null) openNext(next);
  return next;
}

const idOf = (match: number): string => String(match + 1);

function openMatches(state: SeriesState): PlannedMatch[] {
  const at = state.matches.findIndex(({ played }) => played === null);
  const match = state.matches[at];
  if (!match) return [];
  const teams = match.entrants.map(who => teamOf(state.entries[who]!));
  const options = { ...state.match, ringRules: match.place, playerOrder: 'seats' as const };
  return [plannedMatch(idOf(at), match.entrants, teams, options)];
}

function viewFor(state: SeriesState, who: Entrant | null): SeriesState {
  const view = copyPlain(state);
  if (outcome(state) === null) view.seed = '';
  const isSecret = view.matches.length === 0 && !isOpen(view);
  if (isSecret) view.entries = view.entries.map((entry, i) => (i === who ? entry : sealed(entry)));
  return view;
}

function stages({ matches, entries, options }: SeriesState): Stage[] {
  return Array.from({ length: options.seriesLength }, (_, at) => {
    const match = matches[at];
    const entrants = match ? [...match.entrants] : entries.map(() => null);
    const done = match?.played ? outcomeOf(match.played, []) : null;
    return { place: match?.place ?? null, matches: [{ id: idOf(at), entrants, outcome: done }] };
  });
}

const playedIn = ({ matches }: SeriesState): { entrants: Entrant[]; played: Played }[] =>
  matches.flatMap(({ entrants, played }) => (played ? [{ entrants, played }] : []));

const winsOf = (state: SeriesState, who: Entrant): number =>
  playedIn(state).filter(({ played }) => !isDraw(played) && played.ranking[0]![0] === who).length;

const crowdOf = (state: SeriesState, who: Entrant): number =>
  sum(playedIn(state).map(({ entrants, played }) => crowds(played)[entrants.indexOf(who)]!));

function standings(state: SeriesState): Standing[] {
  const played = playedIn(state).length;
  const rows = state.entries.map((_, entrant) => ({
    entrant,
    isOut: false,
    played,
    wins: winsOf(state, entrant),
    score: crowdOf(state, entrant),
  }));
  type Row = (typeof rows)[number];
  const compare = (a: Row, b: Row): number => b.wins - a.wins || b.score - a.score;
  return rows
    .toSorted((a, b) => compare(a, b) || a.entrant - b.entrant)
    .map(row => ({ ...row, place: 1 + rows.filter(other => compare(other, row) < 0).length }));
}

/** More than half of the wins ends it; after the last match most wins, then the higher crowd, else a draw. */
function outcome(state: SeriesState): CompetitionOutcome | null {
  const { seriesLength } = state.options;
  const [first, second] = standings(state);
  if (first!.wins * 2 > seriesLength) return { winner: first!.entrant, honours: [] };
  if (playedIn(state).length < seriesLength) return null;
  return { winner: second!.place === 1 ? null : first!.entrant, honours: [] };
}

export const series: Competition<SeriesOptions, SeriesState, Act> = {
  id: 'series',
  rule: 'ARENA-9',
  entrants: [2, 3],
  options: SERIES_OPTIONS,
  decides: DECIDES,
  shapes: { act: ACT, state: STATE },
  start,
  owes,
  why,
  apply,
  openMatches,
  report,
  viewFor,
  stages,
  standings,
  outcome,
  botAct: (state, who, chance) =>
    botAct('registerTeam', contentIn(state), state.entries[who]!, teamRules(state), chance),
};
