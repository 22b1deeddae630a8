/** What is shown to its end, whom fighters look at, and where the window of a phone stands. */

import { expect, test } from 'vitest';
import { theCircuit } from '../rules.ts';
import type { Event } from '../state.ts';
import { blowIn } from '../table/blows.ts';
import { between, facing } from '../table/facing.ts';
import { placeOfHex } from '../table/places.ts';
import { sounds } from '../table/sounds.ts';
import { ring } from './scenario.ts';

const KNOCK_OUT: Event = { type: 'defeated', fighter: '1:krag', cause: 'knockOut', from: '0,0', by: 0 };
const HYPE: Event = { type: 'hypeChanged', seat: 0, by: 3, total: 5, why: 'defeat', fighter: '0:dolly' };

test('a Knock Out is a blow, with the Hype that it brings', () => {
  expect(blowIn([KNOCK_OUT, HYPE])).toEqual({ defeat: KNOCK_OUT, hype: 3, finisher: null });
  expect(blowIn([HYPE])).toBeNull();
});

test('a Tap Out was seen card by card before, and is no blow', () => {
  expect(blowIn([{ ...KNOCK_OUT, cause: 'tapOut' }, HYPE])).toBeNull();
});

test('how a pin ends makes no sound before its cards are turned', () => {
  const heard = (event: Event) => (sounds.defeated as unknown as (event: Event) => { count: number })(event).count;
  expect(sounds.pinCard).toBeUndefined();
  expect(heard({ ...KNOCK_OUT, cause: 'tapOut' })).toBe(0);
  expect(heard(KNOCK_OUT)).toBe(4);
});

test('a Finishing Move is a blow', () => {
  const used: Event = { type: 'finishingMoveUsed', fighter: '0:dolly', ability: 'dolly-5', used: 1 };
  expect(blowIn([used])?.finisher).toBe(used);
});

const scene = ring({
  teams: [{ fighters: { dolly: '3,0', gus: '-5,0' } }, { fighters: { krag: '1,0', vessa: '5,-5' } }],
  fighter: 'dolly',
});
const view = theCircuit.view(scene.state, 0);

test('fighters look at the nearest of their enemies, wherever in the ring they stand', () => {
  expect(facing(view, '0:dolly')).toBe('left');
  expect(facing(view, '1:krag')).toBe('right');
  expect(facing(view, '0:gus')).toBe('right');
});

test('the window stands between a fighter and its nearest enemy, and keeps the fighter in sight', () => {
  expect(between(view, '0:dolly')).toEqual(placeOfHex('2,0'));
  expect(between(view, '0:gus')).toEqual(placeOfHex('-3,0'));
  expect(between(view, '1:vessa').y).toBeCloseTo(placeOfHex('5,-5').y + 0.5);
});
