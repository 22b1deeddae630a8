/** What the table says about where to go next: on every stage of the way, in a sentence. */

import { expect, test } from 'vitest';
import { circuitry } from '../rules.ts';
import { aimSaid } from '../table/aim.ts';
import { goalOf } from '../table/foresight.ts';
import { words as german } from '../words/de/words.ftl.ts';
import { words as english } from '../words/en/words.ftl.ts';
import { type Setting, scene } from './scene.ts';

/** What seat 0 is told. */
function aimOf(setting: Setting, { says } = english): string | null {
  const view = circuitry.view(scene(setting).state, 0);
  return aimSaid(view, view.players[0]!, says);
}

const RIVAL = { at: 'L@1F.c1' };

test('the card with the own charge point is named while it is in hand', () => {
  const setting = { players: [{ at: 'O@1F.a1', circuits: [4] }, RIVAL] };
  expect(aimOf(setting)).toBe('Your charge point is on card 4, in your hand.');
  expect(aimOf(setting, german)).toBe('Deine Ladestelle ist auf Karte 4 in deiner Hand.');
});

test('once it lies, the way to it is counted, and what charge costs is said', () => {
  const board = '1F0@(0,0) 4F0@(0,1)';
  expect(aimOf({ board, players: [{ at: 'O@4F.b4' }, RIVAL] })).toMatch(/^At your charge point: your colour or black/);
  expect(aimOf({ board, players: [{ at: 'O@4F.b2' }, RIVAL] })).toMatch(/^1 step to your charge point\./);
  const shut = { board: '1B0@(0,0) 4F0@(0,1)', players: [{ at: 'O@4F.b2' }, { at: 'L@4F.b4' }] };
  expect(aimOf(shut)).toMatch(/^No way leads to your charge point/);
});

test('with charge the way leads to the master node, which is under card 1 at first', () => {
  const carrying = (at: string) => ({ at, carried: 1 });
  expect(aimOf({ board: '1F0@(0,0) 4F0@(0,1)', players: [carrying('O@4F.b4'), RIVAL] })).toMatch(/under card 1/);
  const board = '1B0@(0,0) 4F0@(0,1)';
  const rival = { at: 'L@4F.b4' };
  expect(aimOf({ board, players: [carrying('O@1B.a3'), rival] })).toMatch(/by the master node: black delivers/);
  expect(aimOf({ board, players: [carrying('O@1B.a1'), rival] })).toMatch(/^\d steps? to your node by the master/);
});

test('where several charges are to be brought, no price is named: it depends', () => {
  const setting = {
    options: { charges: 3 },
    board: '1F0@(0,0) 4F0@(0,1)',
    players: [{ at: 'O@4F.b2', carried: 1 }, RIVAL],
  };
  expect(aimOf(setting)).toBe('1 step to go: then you are at your charge point.');
});

test('a card that somebody else still holds gives no aim', () => {
  expect(aimOf({ players: [{ at: 'O@1F.a1' }, { ...RIVAL, circuits: [4] }] })).toBeNull();
});

test('whoever has delivered all that was asked of them goes nowhere', () => {
  const options = { charges: 1, altPoints: 'off', teams: '2x2', teamGoal: 'each' } as const;
  const others = ['L@1B.c1', 'D@1B.c3', 'G@1B.a5'].map(at => ({ at }));
  const setting = { options, board: '1B0@(0,0) 4F0@(0,1)', players: [{ at: 'O@1B.a3', delivered: 1 }, ...others] };
  const view = circuitry.view(scene(setting).state, 0);
  expect(goalOf(view, view.board, view.players[0]!)).toBeNull();
  expect(aimOf(setting)).toBeNull();
});
