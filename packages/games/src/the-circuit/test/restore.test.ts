/** States from outside: what would lead to a place where nobody can go on is refused at the door. */

import { expect, test } from 'vitest';
import { theCircuit } from '../rules.ts';
import type { State } from '../state.ts';
import { ring } from './scenario.ts';

const sound = (): State =>
  ring({
    teams: [
      { fighters: { gus: '0,0', dolly: '-1,0', kipp: '-3,3', mercy: 'bench' }, hand: 'B08 B09' },
      { fighters: { krag: '1,0', vessa: '3,-3', quill: '3,-2', mudge: 'bench' } },
    ],
    fighter: 'gus',
  }).state;

const problemWith = (change: (state: State) => void): string | null => {
  const state = structuredClone(sound());
  change(state);
  return theCircuit.checkState(state);
};

test('ARENA-R17 ARENA-R18: a team has one to three places in the ring, filled or to be filled', () => {
  expect(problemWith(() => {})).toBeNull();
  const empty = problemWith(({ teams }) => {
    for (const fighter of teams[1]!.fighters) fighter.at = null;
  });
  expect(empty).toBe('team 1: has nobody in the ring and no place to fill');
  const four = 'team 1: has at most three places in the ring';
  expect(problemWith(({ teams }) => Object.assign(teams[1]!.fighters[3]!, { at: '5,0' }))).toBe(four);
  expect(problemWith(({ teams }) => Object.assign(teams[1]!, { vacancies: ['1:mudge'] }))).toBe(four);
  const replaced = problemWith(({ teams }) => {
    teams[1]!.fighters[0]!.at = null;
    teams[1]!.vacancies = ['1:krag'];
  });
  expect(replaced).toBeNull();
});

test('ARENA-R17: whoever is being deployed has a place too', () => {
  const deploying = (inRing: number): State => {
    const state = structuredClone(sound());
    for (const fighter of state.teams[0]!.fighters.slice(inRing)) fighter.at = null;
    const team = state.teams[0]!;
    team.deck.push(...team.hand.splice(0));
    state.activation = null;
    state.stack = [
      { name: 'beginning', stage: 'return' },
      { name: 'deploying', seat: 0, fighters: [], why: 'return' },
      { name: 'choosingSpace', seat: 0, fighter: '0:mercy', why: 'return' },
    ];
    return state;
  };
  expect(theCircuit.checkState(deploying(3))).toBe('team 0: has at most three places in the ring');
  expect(theCircuit.checkState(deploying(2))).toBeNull();
  expect(theCircuit.checkState(deploying(0))).toBeNull();
});

test('ARENA-R19: no ring is smaller than the countdown leaves it', () => {
  expect(theCircuit.checkState({ ...sound(), radius: 2 })).toMatch('state.radius');
});
