/** The laws about carrying out a move: chance, copies, order of answers, taking back. */

import {
  type AnyGame,
  CONCEDE,
  copyPlain,
  fastChance,
  heardBy,
  type Made,
  type Match,
  outcomes,
  play,
  recording,
  type Seat,
  samePlain,
  silentStep,
} from '../src/index.ts';
import { LawBroken, type Position } from './broken.ts';
import { closedWorld } from './closed-world.ts';
import { notPlain } from './plainness.ts';
import { oneOf } from './probes.ts';
import { diceOf } from './random-game.ts';
import { firstDifference } from './redeal.ts';

/** A state that is never copied on the way, as a playout has it. */
export interface Live {
  readonly state: unknown;
}

const ENUMERATE_ONCE_IN = 8;
const MOST_OUTCOMES = 64;

/** Tries the next move of a position in every way that should come out the same. */
export function checkStep(at: Position, live: Live): void {
  const { game, match, next, pick } = at;
  const { seat, move } = next!;
  const { state, entry } = tryOut(at, match.state);
  const found = notPlain(entry, 'entry');
  if (found !== null) throw new LawBroken(at, 'plain', found);
  const again = closedWorld(() => tryOut(at, match.state));
  if (!samePlain([state, entry], [again.state, again.entry])) {
    throw new LawBroken(
      at,
      'determinism',
      firstDifference(JSON.stringify([state, entry]), JSON.stringify([again.state, again.entry])),
    );
  }
  const step = silentStep(diceOf(at.seed, match.log.length));
  if (samePlain(move, CONCEDE)) game.concede!(live.state, seat, step);
  else game.apply(live.state, seat, move, step);
  if (!samePlain(live.state, state)) {
    throw new LawBroken(at, 'copies', firstDifference(JSON.stringify(state), JSON.stringify(live.state)));
  }
  takingBackIsSafe(at, entry);
  answersCommute(at);
  if (!samePlain(move, CONCEDE) && pick.int(ENUMERATE_ONCE_IN) === 0) chanceSumsToOne(at);
}

/** The next move, played from some state on the game's own dice. */
function tryOut({ game, seed, match, next }: Position, state: unknown) {
  const trial: Match = { ...match, state, log: [...match.log] };
  const entries = play(game, trial, next!.seat, next!.move, 0, step => diceOf(seed, step));
  return { state: trial.state, entry: entries[0] as Made };
}

/** Had the seat known less, it would have seen and heard the same: otherwise it could look, and take back. */
function takingBackIsSafe(at: Position, entry: Made): void {
  const { game, match, next, pick } = at;
  const { seat } = next!;
  const final = entry.chance.length > 0 || entry.told.some(told => told.to !== null) || entry.sealed;
  if (final) return;
  const lessKnown = game.determinize(game.view(match.state, seat), seat, pick);
  const learnt = (state: unknown): string => {
    const trial = tryOut(at, state);
    return JSON.stringify([game.view(trial.state, seat), heardBy(trial.entry, seat)]);
  };
  const [one, other] = [learnt(match.state), learnt(lessKnown)];
  if (one !== other) throw new LawBroken(at, 'takeBack', firstDifference(one, other));
}

/** Everyone who owes an answer gives one, first in seat order, then in the opposite order. */
function answersCommute(at: Position): void {
  const { game, match, pick } = at;
  const answers = (game.toAct(match.state) as Seat[]).map(seat => ({
    seat,
    move: oneOf(game.legalMoves(match.state, seat) as { type: string }[], pick),
  }));
  if (answers.length < 2) return;
  const seed = pick.int(2 ** 20);
  const one = inOrder(game, match.state, answers, seed);
  const other = inOrder(game, match.state, answers.toReversed(), seed);
  // Answers that draw at once draw from different dice in different orders.
  if (one.drewEarly || other.drewEarly) return;
  if (!samePlain(one.state, other.state)) {
    throw new LawBroken(at, 'order', firstDifference(JSON.stringify(one.state), JSON.stringify(other.state)));
  }
}

function inOrder(
  game: AnyGame,
  start: unknown,
  answers: readonly { seat: Seat; move: { type: string } }[],
  seed: number,
) {
  const state = copyPlain(start);
  let drewEarly = false;
  for (const [index, { seat, move }] of answers.entries()) {
    const chance = recording(fastChance(seed));
    game.apply(state, seat, move, silentStep(chance));
    drewEarly ||= chance.drawn.length > 0 && index < answers.length - 1;
  }
  return { state, drewEarly };
}

function chanceSumsToOne(at: Position): void {
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
