/** The championship: stages at destinations drawn one by one, winners travel on, and the crowd has a say (ARENA-9, ARENA-10, R77 to R79). */

import { type Chance, completeOptions, copyPlain, IllegalMove, type Refusal } from '@roundhouse/kernel';
import type { Competition, Decision, Entrant, NewCompetition, PlannedMatch } from '../../competition.ts';
import { FIGHTERS_OF_TEAM } from '../content/teams.ts';
import { type FighterId, RING_RULES_IDS } from '../content/types.ts';
import type { TeamChoice } from '../state.ts';
import { botAct } from './bots.ts';
import { outcome, stages, standings } from './championship-standings.ts';
import {
  CHAMPIONSHIP_OPTIONS,
  type ChampionshipOptions,
  type ChampionshipState,
  FORMATS,
  formatOf,
  idOf,
  isFinal,
  type MatchState,
  STATE,
  type StageState,
  travels,
} from './championship-state.ts';
import {
  ACT,
  type Act,
  contentIn,
  drawPlace,
  type Entry,
  formProblem,
  isSomebody,
  newBase,
  nextChance,
  plannedMatch,
  sealed,
  shuffled,
  teamOf,
  whyNoRoster,
  whyNoTeam,
} from './entries.ts';
import { crowds, type Played, playedBy } from './played.ts';

const DECIDES = ['ringRules', 'playerOrder', 'uniqueFighters'] as const;

function start(given: NewCompetition): ChampionshipState {
  if (!Object.hasOwn(FORMATS, given.entrants)) throw new Error('a championship has 4, 6, 8 or 9 entrants');
  const options = completeOptions(CHAMPIONSHIP_OPTIONS, given.options);
  return { ...newBase(given, DECIDES), options, stages: [] };
}

/** The match of the last stage that this entrant has still to play. */
function nextMatch(
  { stages }: ChampionshipState,
  who: Entrant,
): { id: string; match: MatchState; seat: number } | null {
  const matches = stages.at(-1)?.matches ?? [];
  const at = matches.findIndex(({ entrants, played }) => played === null && entrants.includes(who));
  if (at < 0) return null;
  return { id: idOf(stages.length - 1, at), match: matches[at]!, seat: matches[at]!.entrants.indexOf(who) };
}

// ---- What is decided

function owes(state: ChampionshipState, who: Entrant): Decision | null {
  const entry = state.entries[who];
  if (!entry) return null;
  if (!entry.isIn) {
    const type: Act['type'] = travels(state) ? 'registerRoster' : 'registerTeam';
    return { type, rule: travels(state) ? 'ARENA-R77' : 'ARENA-9', isSecret: true, match: null };
  }
  if (entry.leaving.length > 0) return { type: 'leaveBehind', rule: 'ARENA-R77', isSecret: false, match: null };
  const next = nextMatch(state, who);
  if (!next || next.match.locked[next.seat]) return null;
  return { type: 'pickTeam', rule: 'ARENA-R77', isSecret: true, match: next.id };
}

function why(state: ChampionshipState, who: Entrant, sent: unknown): Refusal | null {
  if (!isSomebody(state, who)) return { rule: 'seat', key: 'seat' };
  const malformed = formProblem(sent);
  if (malformed) return malformed;
  const act = sent as Act;
  const owed = owes(state, who);
  if (owed?.type !== act.type) return { rule: owed?.rule ?? 'ARENA-9', key: 'notAskedFor' };
  const entry = state.entries[who]!;
  const rules = { sharedIdentity: state.match.sharedIdentity };
  const content = contentIn(state);
  switch (act.type) {
    case 'registerTeam':
      return whyNoTeam(content, act, rules);
    case 'registerRoster':
      return whyNoRoster(content, act.fighters, rules);
    case 'pickTeam': {
      const stranger = act.fighters.find(fighter => !entry.fighters!.includes(fighter));
      if (stranger) return { rule: 'ARENA-R77', key: 'notTravelling', values: { fighter: stranger } };
      return whyNoTeam(content, act, rules);
    }
    case 'leaveBehind': {
      const may = entry.leaving.includes(act.fighter);
      return may ? null : { rule: 'ARENA-R77', key: 'notLowest', values: { fighter: act.fighter } };
    }
  }
}

function apply(state: ChampionshipState, who: Entrant, act: Act): ChampionshipState {
  const refused = why(state, who, act);
  if (refused) throw new IllegalMove(refused);
  const next = copyPlain(state);
  const entry = next.entries[who]!;
  if (act.type === 'leaveBehind') leave(entry, act.fighter);
  else if (act.type === 'pickTeam') {
    const { match, seat } = nextMatch(next, who)!;
    match.locked[seat] = true;
    match.teams[seat] = { fighters: [...act.fighters], hazard: act.hazard };
  } else {
    entry.isIn = true;
    entry.fighters = [...act.fighters];
    entry.hazard = act.type === 'registerTeam' ? act.hazard : null;
  }
  travelOn(next);
  return next;
}

function leave(entry: Entry, fighter: FighterId): void {
  entry.fighters = entry.fighters!.filter(other => other !== fighter);
  entry.leaving = [];
}

// ---- From stage to stage

/** Whatever can happen without anybody: the bracket is drawn, the wildcard named, the next destination reached. */
function travelOn(state: ChampionshipState): void {
  const { entries, stages } = state;
  if (!entries.every(({ isIn }) => isIn)) return;
  if (stages.length === 0) {
    openStage(state, shuffled([...entries.keys()], nextChance(state)));
    return;
  }
  const stage = stages.at(-1)!;
  if (isFinal(state, stages.length - 1) || stage.matches.some(({ played }) => played === null)) return;
  const winners = stage.matches.map(({ winner }) => winner!);
  const { matches, teams } = formatOf(state)[stages.length]!;
  if (winners.length < matches * teams && stage.wildcard === null) {
    stage.wildcard = wildcardOf(state, stage);
    const match = stage.matches.find(({ entrants }) => entrants.includes(stage.wildcard!))!;
    leaveLowest(state, match, stage.wildcard);
  }
  if (entries.some(({ leaving }) => leaving.length > 0)) return;
  openStage(state, stage.wildcard === null ? winners : [...winners, stage.wildcard]);
}

/** One Ring Rules card, drawn without replacement, for all matches of the stage. */
function openStage(state: ChampionshipState, going: readonly Entrant[]): void {
  const { matches, teams } = formatOf(state)[state.stages.length]!;
  const seen = state.stages.map(({ place }) => place);
  state.stages.push({
    place: drawPlace(RING_RULES_IDS, seen, nextChance(state)),
    matches: Array.from({ length: matches }, (_, i) => newMatch(state, going.slice(i * teams, (i + 1) * teams))),
    wildcard: null,
  });
}

const newMatch = (state: ChampionshipState, entrants: Entrant[]): MatchState => ({
  entrants,
  locked: entrants.map(() => !travels(state)),
  teams: entrants.map(who => (travels(state) ? null : teamOf(state.entries[who]!))),
  played: null,
  winner: null,
});

/** Those with the most; then those of them with the most of the next, and so on; the rest is left to chance. */
function best(who: readonly Entrant[], measures: readonly ((one: Entrant) => number)[], chance: () => Chance): Entrant {
  let left = [...who];
  for (const measure of measures) {
    const most = Math.max(...left.map(measure));
    left = left.filter(one => measure(one) === most);
  }
  return left.length === 1 ? left[0]! : chance().draw(left);
}

/** ARENA-10: the crowd sends one more on; then Finishing Moves, then chance. */
function wildcardOf(state: ChampionshipState, { matches }: StageState): Entrant {
  const of = (who: Entrant, count: (played: Played) => readonly number[]): number => {
    const { entrants, played } = matches.find(match => match.entrants.includes(who))!;
    return count(played!)[entrants.indexOf(who)]!;
  };
  const others = matches.flatMap(({ entrants, winner }) => entrants.filter(who => who !== winner));
  const measures = [(who: Entrant) => of(who, crowds), (who: Entrant) => of(who, ({ finishers }) => finishers)];
  return best(others, measures, () => nextChance(state));
}

function report(state: ChampionshipState, id: string, final: unknown): ChampionshipState {
  const next = copyPlain(state);
  const [stage, at] = id.split('.').map(part => Number(part) - 1);
  const match = next.stages[stage!]?.matches[at!];
  if (!match || idOf(stage!, at!) !== id) throw new Error(`there is no match '${id}'`);
  if (match.played) return state;
  if (!match.locked.every(locked => locked)) throw new Error(`match '${id}' has no teams yet`);
  match.played = playedBy(match.entrants, match.teams as TeamChoice[], final);
  // A drawn match sends on the team with the higher crowd, then chance.
  const crowd = crowds(match.played);
  const measure = (who: Entrant): number => crowd[match.entrants.indexOf(who)]!;
  match.winner = best(match.played.ranking[0]!, [measure], () => nextChance(next));
  if (!isFinal(next, stage!)) leaveLowest(next, match, match.winner);
  travelOn(next);
  return next;
}

/** ARENA-R77: of those who played, the one with the lowest tally stays behind while more than four travel; of equals the owner picks. */
function leaveLowest(state: ChampionshipState, { entrants, teams, played }: MatchState, who: Entrant): void {
  const entry = state.entries[who]!;
  if (!travels(state) || entry.fighters!.length <= FIGHTERS_OF_TEAM) return;
  const seat = entrants.indexOf(who);
  const tally = played!.crowd[seat]!;
  const lowest = teams[seat]!.fighters.filter((_, i) => tally[i] === Math.min(...tally));
  if (lowest.length === 1) leave(entry, lowest[0]!);
  else entry.leaving = lowest;
}

// ---- What everybody may ask

function openMatches(state: ChampionshipState): PlannedMatch[] {
  const { stages, match: options } = state;
  const stage = stages.at(-1);
  return (stage?.matches ?? []).flatMap(({ entrants, locked, teams, played }, at) => {
    if (played || !locked.every(isLocked => isLocked)) return [];
    const id = idOf(stages.length - 1, at);
    return plannedMatch(id, entrants, teams as TeamChoice[], { ...options, ringRules: stage!.place });
  });
}

function viewFor(state: ChampionshipState, who: Entrant | null): ChampionshipState {
  const view = copyPlain(state);
  if (outcome(state) === null) view.seed = '';
  if (view.stages.length === 0) view.entries = view.entries.map((entry, i) => (i === who ? entry : sealed(entry)));
  for (const match of view.stages.flatMap(({ matches }) => matches)) {
    if (match.locked.every(locked => locked)) continue;
    match.teams = match.teams.map((team, seat) => (match.entrants[seat] === who ? team : null));
  }
  return view;
}

export const championship: Competition<ChampionshipOptions, ChampionshipState, Act> = {
  id: 'championship',
  rule: 'ARENA-10',
  entrants: [4, 6, 8, 9],
  options: CHAMPIONSHIP_OPTIONS,
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
  botAct(state, who, chance) {
    const { type } = owes(state, who)!;
    const rules = { sharedIdentity: state.match.sharedIdentity };
    return botAct(type as Act['type'], contentIn(state), state.entries[who]!, rules, chance);
  },
};
