/** What games publish as their shapes is what they really say: every state, move and event of random games fits. */

import {
  type AnyGame,
  type Chance,
  fastChance,
  type Match,
  openMatch,
  type PlayedStep,
  play,
  type Shape,
} from '@roundhouse/kernel';
import { fittingOptions } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';

const MOST_STEPS = 1500;
/** Matches with options at random, beside each with the game's own. */
const MIXED = 3;

function mustFit(shape: Shape<unknown> | undefined, value: unknown, part: string): void {
  expect(shape, `${part} is described`).toBeDefined();
  const wrong = shape!.problem(value, part);
  if (wrong) throw new Error(`${wrong.at}: ${JSON.stringify(wrong)} in ${JSON.stringify(value).slice(0, 300)}`);
}

/** With the options it has by itself, and with any. */
function* someMatches(game: AnyGame): Generator<readonly [Match, Chance]> {
  for (const count of new Set([game.seats.min, game.seats.max])) {
    const chance = fastChance(count);
    const seats = Array.from({ length: count }, (_, seat) => ({ name: `Seat ${seat}` }));
    for (let match = 0; match <= MIXED; match++) {
      const options = match === 0 ? {} : fittingOptions(game, count, chance);
      yield [openMatch(game, { options, seats, seed: null, chance, at: 0 }), chance];
    }
  }
}

test.each(GAMES)('$name: states, moves, events and options have the shapes it publishes', game => {
  const { state, move, event, options } = game.shapes!;
  for (const [match, chance] of someMatches(game)) {
    mustFit(options, match.options, 'options');
    for (let step = 0; step < MOST_STEPS && game.payoffs(match.state) === null; step++) {
      const seat = game.toAct(match.state)[0]!;
      const moves = game.legalMoves(match.state, seat);
      if (step % 20 === 0) {
        mustFit(state, match.state, 'state');
        for (const listed of moves) mustFit(move, listed, 'move');
      }
      play(game, match, seat, moves[chance.int(moves.length)], 0, () => chance);
    }
    for (const made of match.log as PlayedStep[]) {
      if (made.move) mustFit(move, made.move, 'move');
      for (const { event: told, others } of made.told) {
        mustFit(event, told, 'event');
        if (others !== null) mustFit(event, others, 'event');
      }
    }
  }
});
