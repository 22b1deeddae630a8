/** The laws about carrying out a move: chance, copies, order of answers, taking back. */

import {
  type AnyGame,
  CONCEDE,
  copyPlain,
  fastChance,
  type GameInvariants,
  heardBy,
  outcomes,
  type PlayedStep,
  recording,
  type Seat,
  samePlain,
  silentStep,
  waitingFor,
} from '../src/index.ts';
import { type Law, LawBroken, type TestedPosition } from './broken.ts';
import { notPlain } from './plainness.ts';
import { oneOf } from './probes.ts';
import { diceOf, type Tried, tryOut } from './random-game.ts';
import { firstDifference } from './redeal.ts';

/** A state that is never copied on the way, as in a playout. */
export interface Live {
  readonly state: unknown;
}

/** More draws than this have too many possible outcomes. */
const MOST_DRAWS = 3;
const MOST_OUTCOMES = 250;

/** Tries the next move of a position in every way that should come out the same. */
export function checkStep(at: TestedPosition, live: Live, { stepInvariant }: GameInvariants<unknown, unknown>): void {
  const { game, match, next } = at;
  const { seat, move } = next!;
  const { state, entry } = tryOut(at);
  const found = notPlain(entry, 'entry');
  if (found !== null) throw new LawBroken(at, 'plain', found);
  const events = entry.told.map(({ event }) => event);
  const uneven = stepInvariant?.(match.state, events, state) ?? null;
  if (uneven !== null) throw new LawBroken(at, 'invariant', uneven);
  const again = tryOut(at);
  mustBeSame(at, 'determinism', [state, entry], [again.state, again.entry]);
  const step = silentStep(diceOf(at.seed, match.log.length));
  if (samePlain(move, CONCEDE)) game.concede!(live.state, seat, step);
  else game.apply(live.state, seat, move, step);
  mustBeSame(at, 'copies', state, live.state);
  takingBackIsSafe(at, entry);
  secretsTakeNoTime(at, state, entry);
  answersCommute(at);
  if (entry.chance.length > 0 && entry.chance.length <= MOST_DRAWS) chanceSumsToOne(at);
}

function mustBeSame(at: TestedPosition, law: Law, one: unknown, other: unknown): void {
  if (samePlain(one, other)) return;
  throw new LawBroken(at, law, firstDifference(JSON.stringify(one), JSON.stringify(other)));
}

/** What all hear before somebody is asked in secret is followed by a pause, asked or not. Where nobody hears, nobody waits. */
function secretsTakeNoTime(at: TestedPosition, after: unknown, entry: PlayedStep): void {
  const { game } = at;
  if (game.payoffs(after) !== null) return;
  const openly = waitingFor(game, after, null);
  const asked = game.toAct(after).filter(seat => !openly.includes(seat));
  const last = heardBy(entry, null).at(-1) as { readonly type: string } | undefined;
  if (asked.length === 0 || last === undefined || game.pausesAfter?.includes(last.type)) return;
  throw new LawBroken(
    at,
    'clock',
    `seat ${asked[0]} is asked in secret after '${last.type}', which is not paused after`,
  );
}

/** Had the seat known less, it would have seen and heard the same: otherwise it could look, and take back. */
function takingBackIsSafe(at: TestedPosition, entry: PlayedStep): void {
  const { game, match, next, pick } = at;
  const { seat } = next!;
  const final = entry.chance.length > 0 || entry.told.some(told => told.to !== null) || entry.sealed;
  if (final) return;
  const lessKnown = game.determinize(game.view(match.state, seat), seat, pick);
  const learnt = ({ state, entry: { told } }: Tried) => [game.view(state, seat), told];
  mustBeSame(at, 'takeBack', learnt(tryOut(at)), learnt(tryOut(at, lessKnown)));
}

/** Everyone who owes an answer gives one: in seat order, the other way round, and in any order. */
function answersCommute(at: TestedPosition): void {
  const { game, match, pick } = at;
  const answers: Answer[] = game
    .toAct(match.state)
    .map(seat => ({ seat, move: oneOf(game.legalMoves(match.state, seat), pick) }));
  if (answers.length < 2) return;
  const seed = pick.int(1000);
  const rest = [...answers];
  const shuffled = answers.map(() => pick.draw(rest));
  const expected = inOrder(game, match.state, answers, seed);
  for (const order of [answers.toReversed(), shuffled]) {
    const reached = inOrder(game, match.state, order, seed);
    // Answers that draw at once draw from different dice in different orders.
    if (!expected.drewEarly && !reached.drewEarly) mustBeSame(at, 'order', expected.state, reached.state);
  }
}

interface Answer {
  readonly seat: Seat;
  readonly move: { readonly type: string };
}

function inOrder(game: AnyGame, start: unknown, answers: readonly Answer[], seed: number) {
  const state = copyPlain(start);
  let drewEarly = false;
  for (const [index, { seat, move }] of answers.entries()) {
    const chance = recording(fastChance(seed));
    game.apply(state, seat, move, silentStep(chance));
    drewEarly ||= chance.drawn.length > 0 && index < answers.length - 1;
  }
  return { state, drewEarly };
}

function chanceSumsToOne(at: TestedPosition): void {
  const { game, match, next } = at;
  let sum = 0;
  let ways = 0;
  for (const { state, p } of outcomes(game, match.state, next!.seat, next!.move)) {
    if (++ways > MOST_OUTCOMES) return;
    const wrong = game.checkState(state);
    if (wrong !== null) throw new LawBroken(at, 'checkState', `one way it can turn out: ${wrong}`);
    sum += p;
  }
  if (Math.abs(sum - 1) > 1e-9) throw new LawBroken(at, 'chance', `${ways} ways sum to ${sum}`);
}
