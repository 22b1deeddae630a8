/** The redeal law: what a seat is sent depends on nothing that it cannot know. */

import {
  deepFreeze,
  heardBy,
  randomMove,
  type Seat,
  samePlain,
  silentStep,
  waitingFor,
  whyFinal,
  whyNot,
} from '../src/index.ts';
import { isWriteOnFrozen, LawBroken, type Place, type TestedPosition } from './broken.ts';
import { notPlain } from './plainness.ts';
import { probesFor } from './probes.ts';
import { type Tried, tryOut } from './random-game.ts';

/** Deals anew what the seat cannot know, compares all that it is sent, and gives back the redealt state. */
export function redealsAlike(at: TestedPosition, state: unknown, seat: Seat): unknown {
  const { game, match, pick } = at;
  // Frozen: a state dealt from a view must not share anything with it.
  const view = deepFreeze(game.view(state, seat));
  const redealt = game.determinize(view, seat, pick);
  const found = notPlain(view, 'view') ?? notPlain(redealt, 'the redealt state');
  if (found !== null) throw new LawBroken(at, 'plain', found);
  const probes = probesFor(game, state, match.seats.length, seat, pick);
  const before = answersTo(at, state, seat, probes);
  const after = answersTo(at, redealt, seat, probes);
  for (const place of Object.keys(before) as (keyof typeof before)[]) {
    if (before[place] !== after[place]) {
      throw new LawBroken(
        at,
        'redeal',
        `seat ${seat}'s ${place}: ${firstDifference(before[place], after[place])}`,
        place,
      );
    }
  }
  return redealt;
}

/** What a seat can get out of a state by asking, as it would be sent. */
function answersTo({ game, match }: TestedPosition, state: unknown, seat: Seat, probes: readonly unknown[]) {
  const table = { state, seats: match.seats };
  return {
    view: JSON.stringify(game.view(state, seat)),
    waiting: JSON.stringify([waitingFor(game, state, seat), game.payoffs(state)]),
    moves: JSON.stringify(game.legalMoves(state, seat)),
    refusal: JSON.stringify(probes.map(move => whyNot(game, table, seat, move))),
  } satisfies Partial<Record<Place, string>>;
}

/** What a seat alone hears, its view holds: nothing that a redeal would change is told in passing, or by the way back. */
export function hearsAlike(at: TestedPosition, redealt: unknown, seat: Seat): void {
  const { game, match, next } = at;
  if (!next || whyNot(game, { state: redealt, seats: match.seats }, next.seat, next.move) !== null) return;
  const [one, other] = [tryOut(at), tryOut(at, redealt)];
  const differs = (of: (tried: Tried) => unknown): boolean => !samePlain(of(one), of(other));
  // Openly shown to all, or learnt for good: both are the rules' business.
  if (differs(({ entry }) => heardBy(entry, null)) || differs(({ state }) => game.view(state, seat))) return;
  const [heard, otherwise] = [one, other].map(({ entry }) => JSON.stringify(heardBy(entry, seat)));
  if (heard !== otherwise) {
    const told = firstDifference(heard!, otherwise!);
    throw new LawBroken(at, 'redeal', `seat ${seat} alone hears what its view does not hold: ${told}`, 'event');
  }
  const [way, otherWay] = [one, other].map(({ entry }) => whyFinal(entry, seat) ?? 'open');
  if (way !== otherWay) {
    throw new LawBroken(at, 'redeal', `seat ${seat}'s way back: ${way} | ${otherWay}`, 'takeBack');
  }
}

/** A redealt state can be played on, and shares nothing with the view that it was dealt from. */
export function playsOn(at: TestedPosition, redealt: unknown): void {
  const { game, pick } = at;
  const seat = game.toAct(redealt)[0];
  if (seat === undefined) return;
  try {
    game.apply(redealt, seat, randomMove(game, redealt, seat, pick), silentStep(pick));
  } catch (error) {
    if (!isWriteOnFrozen(error)) throw error;
    throw new LawBroken(
      at,
      'redeal',
      `playing a redealt state changes the view: ${(error as Error).message}`,
      null,
      error,
    );
  }
}

/** The two texts where they part, with a little of what comes before. */
export function firstDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const start = Math.max(0, at - 40);
  return `${one.slice(start, at + 60)} | ${other.slice(start, at + 60)}`;
}
