/** Counted positions, each named for the trap it guards. The counts were made by hand, from the README. */

import { fastChance } from '@roundhouse/kernel';
import { type Counted, perft, table } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { theCircuit } from '../rules.ts';
import { ring } from './scenario.ts';

const TEAMS = [
  ['rex-rookie', 'dolly', 'mercy', 'kipp'],
  ['krag', 'vessa', 'quill', 'mudge'],
  ['echo', 'hollow', 'prism', 'usher'],
] as const;

/** Everybody has a team, and the first hazard is to be laid. */
function teamsChosen(seats: number) {
  const match = table(theCircuit, { options: { ringRules: 'home-turf' }, seats, chance: fastChance(1) });
  for (const [seat, fighters] of TEAMS.slice(0, seats).entries()) {
    match.play(seat, { type: 'selectTeam', fighters, hazard: 'shock-plates' });
  }
  return match;
}

test.each<Counted>([
  {
    name: 'two hazards lie in any two zones, and every first deployment zone leaves a second: 60, 48, 48 and 24 ways',
    set: () => teamsChosen(2),
    depth: 3,
    chance: 1,
    count: 180,
  },
  {
    name: 'three hazards leave one of the two triples of zones free in 48 ways, and the last zone is forced',
    set: () => teamsChosen(3),
    depth: 5,
    chance: 1,
    count: 288,
  },
  {
    name: 'a fighter alone steps six ways or stops, and moves later if it stopped at once',
    set: () =>
      ring({
        teams: [{ fighters: { krag: '0,0' } }, { fighters: { gus: '-5,0' } }],
        fighter: 'krag',
        phase: 'moving',
      }),
    depth: 2,
    chance: 1,
    count: 49,
  },
  {
    name: 'three cards and 1 Hype pay for a Jab in 3 ways, a Roundhouse in 2, a Haymaker in 3; or one moves in 6',
    set: () =>
      ring({
        teams: [{ fighters: { 'rex-rookie': '0,0' }, hype: 1, hand: 'B08 H09 FH01' }, { fighters: { krag: '1,0' } }],
        fighter: 'rex-rookie',
      }),
    depth: 2,
    chance: 1,
    count: 14,
  },
  {
    name: 'at the edge all ways out are one: four ways to be Pushed, and six for the other to move',
    set: () =>
      ring({
        teams: [{ fighters: { dolly: '4,-2' }, hand: 'B08' }, { fighters: { vessa: '5,-2' } }],
        fighter: 'dolly',
      }),
    depth: 2,
    chance: 1,
    count: 10,
  },
  {
    name: 'a Hip Toss begins in two ways, a Shoulder Check goes five; or five steps, a vault and a stop',
    set: () =>
      ring({
        teams: [{ fighters: { dolly: '3,-1' }, hand: 'BF02' }, { fighters: { echo: '4,-1' } }],
        fighter: 'dolly',
      }),
    depth: 2,
    chance: 1,
    count: 14,
  },
])('$name', ({ set, count, ...how }) => {
  expect(perft(set(), how)).toBe(count);
});
