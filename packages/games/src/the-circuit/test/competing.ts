/**
 * Plays competitions in tests: ends that a test wants, and whole ones by cheap bots. The recorded championship is
 * written anew from the repository's root by
 *
 *     npx node packages/games/src/the-circuit/test/competing.ts
 */

import { writeFileSync } from 'node:fs';
import { type Chance, copyPlain, fastChance, type Match, openMatch, play, silentStep } from '@roundhouse/kernel';
import type { AnyCompetition, Entrant, NewCompetition, PlannedMatch } from '../../competition.ts';
import { championship } from '../competition/championship.ts';
import { theCircuit } from '../rules.ts';
import type { State } from '../state.ts';
import { livelyMove } from './lively.ts';

/** A planned match as a host opens it. */
export function openPlanned({ entrants, options, opening }: PlannedMatch, seed: string): Match {
  const seats = entrants.map(entrant => ({ name: `Entrant ${entrant}` }));
  const match = openMatch(theCircuit, { options, seats, seed, at: 0 });
  for (const { seat, move } of opening) play(theCircuit, match, seat, move, 0);
  return match;
}

/** How a test wants a match to end: by entrant. */
export interface WantedEnd {
  /** Best first, equal ones together. */
  readonly ranking: readonly (readonly Entrant[])[];
  /** Of each fighter in team order; 0 where nothing is said. */
  readonly crowd?: { readonly [entrant: Entrant]: readonly number[] };
  readonly finishers?: { readonly [entrant: Entrant]: number };
}

/** The last state of a planned match that ended like this. */
export function endOf(planned: PlannedMatch, { ranking, crowd = {}, finishers = {} }: WantedEnd): State {
  const state = copyPlain(openPlanned(planned, '00'.repeat(32)).state) as State;
  for (const [seat, entrant] of planned.entrants.entries()) {
    for (const [i, fighter] of state.teams[seat]!.fighters.entries()) {
      fighter.crowd = crowd[entrant]?.[i] ?? 0;
      fighter.finished = i < (finishers[entrant] ?? 0);
    }
  }
  const seats = ranking.map(level => level.map(entrant => planned.entrants.indexOf(entrant)));
  state.stack = [];
  state.result = { winners: seats[0]!, cause: 'bell', ranking: seats };
  return state;
}

/** Everybody decides what it owes, as bots do, until nobody owes anything. */
export function decideAll(competition: AnyCompetition, start: unknown, chance: Chance): unknown {
  let state = start as { entries: unknown[] };
  for (;;) {
    const who = [...state.entries.keys()].find(entrant => competition.owes(state, entrant));
    if (who === undefined) return state;
    state = competition.apply(state, who, competition.botAct(state, who, chance));
  }
}

/** Plays a whole competition of bots that move at random. */
export function playedByChance(competition: AnyCompetition, given: NewCompetition, mind: number): unknown {
  const chance = fastChance(mind);
  let state = competition.start(given);
  while (competition.outcome(state) === null) {
    state = decideAll(competition, state, chance);
    for (const planned of competition.openMatches(state)) {
      const match = copyPlain(openPlanned(planned, given.seed).state) as State;
      playOut(match, chance);
      state = competition.report(state, planned.id, match);
    }
  }
  return state;
}

function playOut(state: State, chance: Chance): void {
  const step = silentStep(chance);
  while (theCircuit.payoffs(state) === null) {
    const seat = theCircuit.toAct(state)[0]!;
    theCircuit.apply(state, seat, theCircuit.randomMove!(state, seat, chance), step);
  }
}

/** Everything that makes a championship again: what was decided, and each match move by move. */
export interface RecordedChampionship {
  readonly start: NewCompetition;
  readonly steps: readonly (
    | { readonly entrant: Entrant; readonly act: { type: string } }
    | { readonly match: string; readonly seed: string; readonly moves: readonly (readonly [number, unknown])[] }
  )[];
}

export const championshipPath = new URL('championship.jsonl', import.meta.url);

/** Four teams that leave fighters behind, by bots that want to win. */
export function playRecorded(): RecordedChampionship {
  const start: NewCompetition = {
    entrants: 4,
    options: { leftBehind: 'fighters' },
    // An edition that is not retuned any more.
    match: { content: 'ref-1', seatHype: 'off' },
    seed: 'c4'.repeat(32),
  };
  const chance = fastChance(16);
  const steps: RecordedChampionship['steps'][number][] = [];
  let state = championship.start(start);
  while (championship.outcome(state) === null) {
    const who = [...state.entries.keys()].find(entrant => championship.owes(state, entrant));
    if (who !== undefined) {
      const act = championship.botAct(state, who, chance);
      steps.push({ entrant: who, act });
      state = championship.apply(state, who, act);
      continue;
    }
    const planned = championship.openMatches(state)[0]!;
    const seed = `${steps.length}`.padStart(64, '0');
    const match = openPlanned(planned, seed);
    const moves = playLively(match, chance);
    steps.push({ match: planned.id, seed, moves });
    state = championship.report(state, planned.id, match.state);
  }
  return { start, steps };
}

function playLively(match: Match, chance: Chance): [number, unknown][] {
  const moves: [number, unknown][] = [];
  while (theCircuit.payoffs(match.state as State) === null) {
    const state = match.state as State;
    const seat = theCircuit.toAct(state)[0]!;
    const move = livelyMove(state, seat, chance);
    moves.push([seat, move]);
    play(theCircuit, match, seat, move, 0);
  }
  return moves;
}

/** The championship once more from its record, each match from its own dice. */
export function replayRecorded({ start, steps }: RecordedChampionship): ReturnType<typeof championship.start> {
  let state = championship.start(start);
  for (const step of steps) {
    if ('act' in step) {
      state = championship.apply(state, step.entrant, step.act as Parameters<typeof championship.apply>[2]);
      continue;
    }
    const match = openPlanned(championship.openMatches(state).find(({ id }) => id === step.match)!, step.seed);
    for (const [seat, move] of step.moves) play(theCircuit, match, seat, move, 0);
    state = championship.report(state, step.match, match.state);
  }
  return state;
}

/** A line a step, so that a difference can be read; the first says how it started. */
const written = ({ start, steps }: RecordedChampionship): string =>
  [start, ...steps].map(line => `${JSON.stringify(line)}\n`).join('');

export function readFrom(text: string): RecordedChampionship {
  const [start, ...steps] = text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line));
  return { start, steps };
}

if (import.meta.main) writeFileSync(championshipPath, written(playRecorded()));
