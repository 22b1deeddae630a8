/** Plays a series or championship at one device: what people and bots decide, and the matches that are played here. */

import { signal } from '@preact/signals';
import type { AnyCompetition, Entrant, PlannedMatch } from '@roundhouse/games/competition.ts';
import { type AnyGame, newSeed, openMatch, play } from '@roundhouse/kernel';
import { findGame } from '../games.ts';
import { type KeptCompetition, keepCompetition, recallCompetition } from '../kept/kept-competitions.ts';
import { type KeptSolo, keep, newId, recall } from '../kept/kept-matches.ts';
import { diceOf, systemChance } from './dice.ts';
import { playOut } from './play-out.ts';
import type { Sitter } from './solo.ts';

export interface NewCompetitionHere {
  readonly game: string;
  readonly options: unknown;
  readonly match: unknown;
  readonly sitters: readonly Sitter[];
}

/** Starts one and keeps it; bots register at once. Throws a sentence if something does not fit. */
export function startCompetition(competition: AnyCompetition, given: NewCompetitionHere): KeptCompetition {
  const { game, options, match, sitters } = given;
  const state: unknown = competition.start({ entrants: sitters.length, options, match, seed: newSeed() });
  const kept: KeptCompetition = {
    id: newId(),
    game,
    kind: competition.id,
    sitters,
    given: { options, match },
    state,
    matches: {},
    over: false,
    at: Date.now(),
  };
  return withState(competition, kept, state);
}

/** The new state, after whatever bots decide in it; and it is kept. */
function withState(competition: AnyCompetition, kept: KeptCompetition, changed: unknown): KeptCompetition {
  let state = changed;
  const chance = systemChance();
  for (;;) {
    const bot = kept.sitters.findIndex(({ player }, who) => player !== 'person' && competition.owes(state, who));
    if (bot < 0) break;
    state = competition.apply(state, bot, competition.botAct(state, bot, chance));
  }
  return keepCompetition({ ...kept, state, over: competition.outcome(state) !== null });
}

/** An entrant decides. Throws `IllegalMove` if it may not. */
export const withAct = (
  competition: AnyCompetition,
  kept: KeptCompetition,
  who: Entrant,
  act: { type: string },
): KeptCompetition => withState(competition, kept, competition.apply(kept.state, who, act));

/** A match was played on a real table; null is a draw. */
export const withWinner = (
  competition: AnyCompetition,
  kept: KeptCompetition,
  match: string,
  winner: Entrant | null,
): KeptCompetition => withState(competition, kept, competition.reportWinner!(kept.state, match, winner));

/** An entrant leaves. Throws `IllegalMove` if it is out already. */
export const withoutEntrant = (competition: AnyCompetition, kept: KeptCompetition, who: Entrant): KeptCompetition =>
  withState(competition, kept, competition.withdraw!(kept.state, who));

/** Takes down every match that has ended here meanwhile. */
export function withEnded(competition: AnyCompetition, kept: KeptCompetition): KeptCompetition {
  let next = kept;
  for (;;) {
    const ended = competition
      .openMatches(next.state)
      .map(({ id }) => ({ id, final: finalOf(next, id) }))
      .find(({ final }) => final !== null);
    if (!ended) return next;
    next = withState(competition, next, competition.report(next.state, ended.id, ended.final));
  }
}

/** The last state of a match of the competition; null if it is not over, or was never begun. */
function finalOf({ game, matches }: KeptCompetition, match: string): unknown {
  const found = matches[match] === undefined ? null : recall(matches[match]);
  if (found?.kind !== 'solo') return null;
  const rules = findGame(game) as AnyGame;
  return rules.payoffs(found.match.state) === null ? null : found.match.state;
}

/** Opens a planned match here, or goes on with it if it was begun; gives the competition and the match. */
export function withMatch(
  kept: KeptCompetition,
  planned: PlannedMatch,
): { readonly kept: KeptCompetition; readonly match: KeptSolo } {
  const begun = kept.matches[planned.id];
  const found = begun === undefined ? null : recall(begun);
  if (found?.kind === 'solo') return { kept, match: found };
  const rules = findGame(kept.game) as AnyGame;
  const sitters = planned.entrants.map(who => kept.sitters[who]!);
  const seats = sitters.map(({ name }) => ({ name }));
  const match = openMatch(rules, { options: planned.options, seats, seed: newSeed(), at: Date.now() });
  for (const { seat, move } of planned.opening) play(rules, match, seat, move, Date.now(), at => diceOf(match, at));
  const players = sitters.map(({ player }) => player);
  const seat = Math.max(0, players.indexOf('person'));
  const looks = planned.cast ? { cast: planned.cast } : {};
  const solo: KeptSolo = { kind: 'solo', id: newId(), match, seat, players, looks, over: false, at: Date.now() };
  keep(solo);
  return { kept: keepCompetition({ ...kept, matches: { ...kept.matches, [planned.id]: solo.id } }), match: solo };
}

/** Matches that bots are playing in the background, by the device's id: how many moves they have made, or that they failed. */
export const playedOut = signal<ReadonlyMap<string, number | 'failed'>>(new Map());

const tell = (match: string, how: number | 'failed' | null): void => {
  const next = new Map(playedOut.value);
  if (how === null) next.delete(match);
  else next.set(match, how);
  playedOut.value = next;
};

/** Lets bots play a match to its end, whatever page is looked at meanwhile; then takes it down. */
export async function playInBackground(
  competition: AnyCompetition,
  { id }: KeptCompetition,
  match: KeptSolo,
): Promise<void> {
  if (typeof playedOut.value.get(match.id) === 'number') return;
  tell(match.id, 0);
  try {
    await playOut(match, moves => tell(match.id, moves));
    const kept = recallCompetition(id);
    if (kept) withEnded(competition, kept);
    tell(match.id, null);
  } catch {
    tell(match.id, 'failed');
  }
}
