/** All positions of a match, gone through to and fro: each is the one that was played, and its chance that of the seed. */

import { expect, test } from 'vitest';
import { copyPlain, fastChance, type Match, openMatch, type PlayedStep, play, replayStates } from '../src/index.ts';
import { finished, named, opened, pig } from './toys/index.ts';

test('forth and back, every position is the one that the match went through', () => {
  const match = opened(pig);
  const states = [copyPlain(match.state)];
  for (let at = 0; pig.payoffs(match.state as never) === null; at++) {
    const [seat] = pig.toAct(match.state as never);
    const moves = pig.legalMoves(match.state as never, seat!);
    play(pig, match, seat!, moves[at % moves.length], at);
    states.push(copyPlain(match.state));
  }
  const replayed = replayStates(pig, match);
  expect(replayed.steps).toHaveLength(states.length);
  const places = states.map((_, i) => i + 1);
  for (const place of [...places, ...places.toReversed()]) {
    expect(replayed.stateAt(place)).toEqual(states[place - 1]);
  }
});

test('what a step must have drawn is worked out from the seed anew', () => {
  const match = finished(pig, 3);
  const replayed = replayStates(pig, match);
  const drawn = replayed.steps.map(({ made }) => made.chance);
  expect(drawn.flat().length).toBeGreaterThan(3);
  expect(drawn.map((_, i) => replayed.recomputedAt(i + 1))).toEqual(drawn);
  // Dice that the seed does not give are found out.
  const rolled = match.log.findIndex(entry => entry.kind === 'move' && entry.chance.length > 0);
  const forged: Match = { ...match, log: structuredClone(match.log) };
  const entry = forged.log[rolled] as PlayedStep & { chance: number[] };
  const honest = [...entry.chance];
  entry.chance = honest.map(word => (word === 0 ? 1 : 0));
  const place = replayStates(pig, forged).steps.findIndex(step => step.place === rolled) + 1;
  expect(replayStates(pig, forged).recomputedAt(place)).toEqual(honest);
});

test('where there is no seed nothing can be worked out', () => {
  const match = openMatch(pig, { seats: named(2), seed: null, chance: fastChance(1), at: 0 });
  expect(replayStates(pig, match).recomputedAt(1)).toBeNull();
});
