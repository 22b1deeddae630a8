/** The tournament as a competition: notes go into the bag, pairs are drawn, losers are out, the last one left wins (FITE-48 to FITE-54). */

import {
  type Chance,
  completeOptions,
  copyPlain,
  IllegalMove,
  isSeed,
  type OptionSpecs,
  type Refusal,
  type Shaped,
  shape,
  stepChance,
  streamKey,
} from '@roundhouse/kernel';
import type {
  Competition,
  CompetitionOutcome,
  Decision,
  Entrant,
  NewCompetition,
  PlannedMatch,
  Stage,
  StageMatch,
  Standing,
} from '../../competition.ts';
import { fightersOf } from '../content/casting.ts';
import { OPTIONS, POWERS, type PowerMove, type State } from '../state.ts';
import {
  drawRound,
  FEWEST_ENTRANTS,
  isOver,
  MOST_ENTRANTS,
  openPairings,
  type Pairing,
  pairingAt,
  picksAtEntry,
  recordResult,
  remaining,
  TOURNAMENT,
  type Tournament,
  withdraw,
} from './rounds.ts';

type TournamentOptions = Tournament['options'];

const TOURNAMENT_OPTIONS: OptionSpecs<TournamentOptions> = {
  byes: { kind: 'choice', values: ['random', 'noRepeat'] },
  tournamentDraw: { kind: 'choice', values: ['replay', 'rollOff'] },
  tournamentPowers: { kind: 'choice', values: ['fixed', 'repick'] },
};

const { nullable, object, one } = shape;

const ACT = object({ type: one('enter'), power: nullable(one(...POWERS)) });
/** FITE-48, R48: a note for the bag, with the power that its fighter will keep. */
export type Enter = Shaped<typeof ACT>;

/** FITE-R47: how a draw is decided here replaces the bout's own way. */
const DECIDES = ['mutualOut'] as const;

/** FITE-R49: 2 to 64; eight make three full rounds. */
const ENTRANTS = [
  8,
  ...Array.from({ length: MOST_ENTRANTS - FEWEST_ENTRANTS + 1 }, (_, i) => i + FEWEST_ENTRANTS).filter(n => n !== 8),
];

function start({ entrants, options, match, seed }: NewCompetition): Tournament {
  if (!ENTRANTS.includes(entrants)) {
    throw new Error(`a tournament has ${FEWEST_ENTRANTS} to ${MOST_ENTRANTS} entrants`);
  }
  if (!isSeed(seed)) throw new Error('a seed is 64 hex digits');
  if (match !== undefined && 'mutualOut' in (match as object)) {
    throw new Error("option 'mutualOut' is not for the bouts of a tournament");
  }
  const opened: Tournament = {
    options: completeOptions(TOURNAMENT_OPTIONS, options),
    match: completeOptions(OPTIONS, match),
    seed,
    draws: 0,
    entrants: Array.from({ length: entrants }, () => ({ isIn: false, power: null, byes: 0, isOut: false })),
    rounds: [],
  };
  if (picksAtEntry(opened)) return opened;
  for (const entrant of opened.entrants) entrant.isIn = true;
  return drawnOn(opened);
}

/** FITE-50, FITE-52, R50: the next round, as soon as every note is in and no bout is open. */
function drawnOn(tournament: Tournament): Tournament {
  const isWaiting = tournament.entrants.some(({ isIn, isOut }) => !isIn && !isOut);
  if (isWaiting || isOver(tournament) || openPairings(tournament).length > 0) return tournament;
  return withChance(tournament, (next, chance) => drawRound(next, chance));
}

/** Chance for one occasion, from the seed. */
function withChance(tournament: Tournament, act: (tournament: Tournament, chance: Chance) => Tournament): Tournament {
  const next = { ...tournament, draws: tournament.draws + 1 };
  return act(next, stepChance(streamKey(tournament.seed, []), tournament.draws));
}

function owes({ entrants }: Tournament, who: Entrant): Decision | null {
  const entrant = entrants[who];
  if (!entrant || entrant.isIn || entrant.isOut) return null;
  return { type: 'enter', rule: 'FITE-R48', isSecret: true, match: null };
}

function why(tournament: Tournament, who: Entrant, sent: unknown): Refusal | null {
  if (!tournament.entrants[who]) return { rule: 'seat', key: 'seat' };
  const problem = ACT.problem(sent, 'act');
  if (problem) return { rule: 'form', key: 'form', values: { field: problem.at } };
  return owes(tournament, who) ? null : { rule: 'FITE-50', key: 'tournament.drawn' };
}

function apply(tournament: Tournament, who: Entrant, act: Enter): Tournament {
  const refused = why(tournament, who, act);
  if (refused) throw new IllegalMove(refused);
  const next = copyPlain(tournament);
  Object.assign(next.entrants[who]!, { isIn: true, power: act.power });
  return drawnOn(next);
}

const idOf = (round: number, pairing: number, replays: number): string => `${round + 1}.${pairing + 1}.${replays + 1}`;

function openMatches(tournament: Tournament): PlannedMatch[] {
  const round = tournament.rounds.length - 1;
  return (tournament.rounds[round]?.pairings ?? []).flatMap((pairing, at) =>
    pairing.result === null ? [boutOf(tournament, idOf(round, at, pairing.replays), pairing)] : [],
  );
}

/** FITE-R48: a fighter and its power go into a bout; dice, coins and places are fresh. */
function boutOf({ options, match, entrants }: Tournament, id: string, { fighters }: Pairing): PlannedMatch {
  const planned = { id, entrants: [...fighters] };
  // Who picks anew each time may be another fighter each time.
  if (options.tournamentPowers === 'repick') return { ...planned, options: { ...match }, opening: [] };
  const own = fightersOf(entrants);
  const cast = fighters.map(who => own[who]!.id);
  if (match.powers === 'off') return { ...planned, options: { ...match }, opening: [], cast };
  const opening = fighters.map((who, seat) => {
    const move: PowerMove = { type: 'power', power: entrants[who]!.power };
    return { seat, move };
  });
  return { ...planned, options: { ...match, powers: 'choose' }, opening, cast };
}

/** Which pairing of the last round this bout is for; null if it was decided, or is fought anew. */
function openPairingOf({ rounds }: Tournament, id: string): number | null {
  const [round, pairing, replay] = id.split('.').map(part => Number(part) - 1);
  const found = rounds[round!]?.pairings[pairing!];
  if (!found || !(replay! >= 0 && replay! <= found.replays)) throw new Error(`there is no match '${id}'`);
  const isOpen = round === rounds.length - 1 && replay === found.replays && found.result === null;
  return isOpen ? pairing! : null;
}

function report(tournament: Tournament, id: string, final: unknown): Tournament {
  const at = openPairingOf(tournament, id);
  if (at === null) return tournament;
  const { result, fighters } = final as State;
  if (!result) throw new Error(`the bout '${id}' is not over`);
  const [first, second] = fighters;
  return drawnOn(
    withChance(tournament, (next, chance) =>
      recordResult(next, at, { ...result, dice: [first.dice, second.dice] }, chance),
    ),
  );
}

/** A bout that was fought elsewhere, with dice of one's own. */
function reportWinner(tournament: Tournament, id: string, winner: Entrant | null): Tournament {
  const at = openPairingOf(tournament, id);
  if (at === null) return tournament;
  const seat = winner === null ? null : pairingAt(tournament, at).fighters.indexOf(winner);
  if (seat === -1) throw new Error(`entrant ${winner} does not fight in the bout '${id}'`);
  const reason = seat === null ? 'bothDazed' : 'takenOut';
  return drawnOn(
    withChance(tournament, (next, chance) => recordResult(next, at, { winner: seat, reason, dice: null }, chance)),
  );
}

/** FITE-R48: powers are shown with the first draw; before that only one's own. */
function viewFor(tournament: Tournament, who: Entrant | null): Tournament {
  const view = copyPlain(tournament);
  if (!isOver(tournament)) view.seed = '';
  if (view.rounds.length > 0) return view;
  for (const [other, entrant] of view.entrants.entries()) if (other !== who) entrant.power = null;
  return view;
}

function stages(tournament: Tournament): Stage[] {
  const { rounds } = tournament;
  const drawn = rounds.map(({ pairings, bye }, round): Stage => {
    const isFinal = pairings.length === 1 && bye === null;
    const bouts = pairings.map((pairing, at) => stageMatch(idOf(round, at, pairing.replays), pairing, isFinal));
    return { place: String(pairings.length), matches: bye === null ? bouts : [...bouts, byeMatch(round, bye)] };
  });
  return [...drawn, ...comingStages(tournament)];
}

function stageMatch(id: string, { fighters, result }: Pairing, isFinal: boolean): StageMatch {
  if (result === null) return { id, entrants: [...fighters], outcome: null };
  const [winner, loser] = [fighters[result.winner]!, fighters[1 - result.winner]!];
  const outcome = {
    ...{ ranking: [[winner], [loser]], goOn: isFinal ? [] : [winner], scores: result.dice ?? [] },
    // FITE-R47.
    ...(result.reason === 'rollOff' && { tie: { winner, by: 'lot' as const } }),
  };
  return { id, entrants: [...fighters], outcome };
}

/** FITE-53. */
const byeMatch = (round: number, bye: Entrant): StageMatch => ({
  id: `${round + 1}.bye`,
  entrants: [bye],
  outcome: { ranking: [[bye]], goOn: [bye], scores: [] },
});

/** FITE-52: who meets whom then is not known before it is drawn, only how many do. */
function comingStages(tournament: Tournament): Stage[] {
  const coming: Stage[] = [];
  let left = remaining(tournament).length - openPairings(tournament).length;
  if (tournament.rounds.length === 0) left = remaining(tournament).length;
  for (let round = tournament.rounds.length; left > 1; round++) {
    const bouts = Math.floor(left / 2);
    const matches = Array.from({ length: bouts }, (_, at) => ({
      id: idOf(round, at, 0),
      entrants: [null, null],
      outcome: null,
    }));
    coming.push({ place: null, matches });
    left -= bouts;
  }
  return coming;
}

/** Whoever lasts longer is the better one; those who fell in the same round are equal. */
function standings(tournament: Tournament): Standing[] {
  const { rounds, entrants } = tournament;
  const rows = entrants.map(({ isOut }, entrant) => {
    const own = rounds.flatMap(({ pairings }) => pairings.filter(({ fighters }) => fighters.includes(entrant)));
    const decided = own.filter(({ result }) => result !== null);
    const seat = ({ fighters }: Pairing): number => fighters.indexOf(entrant);
    return {
      ...{ entrant, isOut, played: decided.length },
      wins: decided.filter(pairing => pairing.result!.winner === seat(pairing)).length,
      score: decided.reduce((sum, pairing) => sum + (pairing.result!.dice?.[seat(pairing)] ?? 0), 0),
      lasted: isOut ? rounds.findLastIndex(round => isIn(round, entrant)) : rounds.length,
    };
  });
  return rows
    .toSorted((a, b) => b.lasted - a.lasted || a.entrant - b.entrant)
    .map(({ lasted, ...row }) => ({ ...row, place: 1 + rows.filter(other => other.lasted > lasted).length }));
}

const isIn = ({ pairings, bye }: Tournament['rounds'][number], who: Entrant): boolean =>
  bye === who || pairings.some(({ fighters }) => fighters.includes(who));

function outcome(tournament: Tournament): CompetitionOutcome | null {
  if (!isOver(tournament)) return null;
  return { winner: remaining(tournament)[0] ?? null, honours: [] };
}

export const tournament: Competition<TournamentOptions, Tournament, Enter> = {
  id: 'tournament',
  rule: 'FITE-49',
  entrants: ENTRANTS,
  options: TOURNAMENT_OPTIONS,
  decides: DECIDES,
  shapes: { act: ACT, state: TOURNAMENT },
  start,
  owes,
  why,
  apply,
  openMatches,
  report,
  reportWinner,
  withdraw: (state, who) => drawnOn(withdraw(state, who)),
  viewFor,
  stages,
  standings,
  outcome,
  botAct: (_state, _who, chance) => ({ type: 'enter', power: POWERS[chance.int(POWERS.length)]! }),
};
