/** How a championship stands: its stages, its table, its champion and the crowd's favourite. */

import type {
  CompetitionOutcome,
  Entrant,
  Honour,
  MatchOutcome,
  Stage,
  StageMatch,
  Standing,
} from '../../competition.ts';
import { type ChampionshipState, formatOf, idOf, isFinal, type MatchState } from './championship-state.ts';
import { crowds, isDraw, outcomeOf, type Played, sum } from './played.ts';

/** The teams of a stage to come: none is known yet. */
const unknownMatches = (stage: number, { matches, teams }: { matches: number; teams: number }): StageMatch[] =>
  Array.from({ length: matches }, (_, at) => ({
    id: idOf(stage, at),
    entrants: Array.from({ length: teams }, () => null),
    outcome: null,
  }));

export function stages(state: ChampionshipState): Stage[] {
  return formatOf(state).map((format, at) => {
    const stage = state.stages[at];
    if (!stage) return { place: null, matches: unknownMatches(at, format) };
    const matches = stage.matches.map(({ entrants, played, winner }, i): StageMatch => {
      const goOn = isFinal(state, at) ? [] : entrants.filter(who => who === winner || who === stage.wildcard);
      return {
        id: idOf(at, i),
        entrants: [...entrants],
        outcome: played && { ...outcomeOf(played, goOn), ...tieOf(played, entrants, winner) },
      };
    });
    return { place: stage.place, matches };
  });
}

/** A drawn match sends on the team with the larger crowd, then one by lot. */
function tieOf(played: Played, entrants: readonly Entrant[], winner: Entrant | null): Pick<MatchOutcome, 'tie'> {
  if (!isDraw(played) || winner === null) return {};
  const all = crowds(played);
  const drawn = played.ranking[0]!.map(who => all[entrants.indexOf(who)]!);
  const most = Math.max(...drawn);
  return { tie: { winner, by: drawn.filter(crowd => crowd === most).length > 1 ? 'lot' : 'score' } };
}

const matchesOf = (state: ChampionshipState, who: Entrant): MatchState[] =>
  state.stages.flatMap(({ matches }) => matches.filter(({ entrants }) => entrants.includes(who)));

/** Out once it has lost, unless it may still be the wildcard. */
function isOut(state: ChampionshipState, who: Entrant): boolean {
  const stage = state.stages.at(-1);
  if (!stage) return false;
  const match = stage.matches.find(({ entrants }) => entrants.includes(who));
  if (!match) return true;
  if (match.played === null || match.winner === who || stage.wildcard === who) return false;
  const next = formatOf(state)[state.stages.length];
  const hasWildcard = next !== undefined && stage.matches.length < next.matches * next.teams;
  return !hasWildcard || stage.wildcard !== null;
}

/** Whoever has come further is ahead, then whoever is still in, has won more and drawn more of a crowd. */
export function standings(state: ChampionshipState): Standing[] {
  const rows = state.entries.map((_, who) => {
    const matches = matchesOf(state, who);
    const played = matches.filter(match => match.played);
    const score = sum(played.map(match => crowds(match.played!)[match.entrants.indexOf(who)]!));
    const wins = played.filter(({ winner }) => winner === who).length;
    return { entrant: who, isOut: isOut(state, who), played: played.length, wins, score, stages: matches.length };
  });
  type Row = (typeof rows)[number];
  const compare = (a: Row, b: Row): number =>
    b.stages - a.stages || Number(a.isOut) - Number(b.isOut) || b.wins - a.wins || b.score - a.score;
  return rows
    .toSorted((a, b) => compare(a, b) || a.entrant - b.entrant)
    .map(({ stages: _, ...row }) => ({
      ...row,
      place: 1 + rows.filter(other => compare(other, rows[row.entrant]!) < 0).length,
    }));
}

export function outcome(state: ChampionshipState): CompetitionOutcome | null {
  const final = state.stages[formatOf(state).length - 1]?.matches[0];
  if (!final || final.winner === null) return null;
  return { winner: final.winner, honours: favourites(state) };
}

/** The fighter with the highest tally over all stages; equals share the honour. */
function favourites(state: ChampionshipState): Honour[] {
  const tallies = new Map<string, Honour>();
  for (const { entrants, teams, played } of state.stages.flatMap(({ matches }) => matches)) {
    for (const [seat, who] of entrants.entries()) {
      for (const [i, fighter] of teams[seat]!.fighters.entries()) {
        const key = `${who} ${fighter}`;
        const score = (tallies.get(key)?.score ?? 0) + played!.crowd[seat]![i]!;
        tallies.set(key, { type: 'crowdFavourite', entrant: who, of: fighter, score });
      }
    }
  }
  const all = [...tallies.values()];
  const most = Math.max(...all.map(({ score }) => score));
  return most > 0 ? all.filter(({ score }) => score === most) : [];
}
