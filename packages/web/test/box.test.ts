/** The tournament in a box: the bag, the draws and what is taken down, without a page. */

import type { Power } from '@roundhouse/games/fite/state.ts';
import { fastChance, IllegalMove } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import {
  again,
  type Box,
  bagOf,
  boutOf,
  EMPTY,
  isByHand,
  keepBox,
  keptBox,
  withBout,
  withDraw,
  withEndedBouts,
  withNote,
  without,
  withWinner,
} from '../src/play/box.ts';
import { isBoxed } from '../src/play/boxed.ts';
import { keep, recall } from '../src/play/shelf.ts';

const put = (box: Box, name: string, power: Power | null = null): Box =>
  withNote(box, { name, player: 'person', power });
const bagWith = (...names: string[]): Box => names.reduce((box, name) => put(box, name), EMPTY);

test('five names make four bouts in three rounds, with a bye in each odd one, and one champion', () => {
  const chance = fastChance(5);
  let box = bagWith('Ada', 'Bo', 'Cy', 'Di', 'Ed');
  const sizes: number[] = [];
  let bouts = 0;
  while (!box.tournament?.isOver) {
    box = withDraw(box, chance);
    const { pairings, bye } = box.tournament!.rounds.at(-1)!;
    sizes.push(2 * pairings.length + (bye === null ? 0 : 1));
    for (const at of pairings.keys()) {
      box = withWinner(box, at, (bouts % 2) as 0 | 1, chance);
      expect(isByHand(box, sizes.length - 1, at)).toBe(true);
      bouts++;
    }
  }
  expect(sizes).toEqual([5, 3, 2]);
  expect(bouts).toBe(4);
  expect(['Ada', 'Bo', 'Cy', 'Di', 'Ed']).toContain(box.tournament!.champion);
  expect(again(box)).toEqual(bagWith('Ada', 'Bo', 'Cy', 'Di', 'Ed'));
});

test('what does not fit is refused with its rule, and the bag stays as it is', () => {
  const box = bagWith('Ada');
  const refusals: [() => Box, string][] = [
    [() => put(box, ' Ada '), 'FITE-R49'],
    [() => put(box, '   '), 'FITE-R49'],
    [() => put(box, 'x'.repeat(25)), 'FITE-R49'],
    [() => withDraw(box, fastChance(1)), 'FITE-R49'],
  ];
  for (const [act, rule] of refusals) {
    expect(act).toThrow(IllegalMove);
    expect(act).toThrow(expect.objectContaining({ rule }));
  }
  expect(box).toEqual(bagWith('Ada'));
});

test('a power picked on entering goes into the bout; where powers are picked later, it does not count', () => {
  const box = withDraw(put(put(EMPTY, 'Ada', 'brutal'), 'Bo', 'tough'), fastChance(2));
  const { kept } = withBout(box, 0);
  const { fighters } = kept.match.state as { fighters: { power: Power }[] };
  const byName = Object.fromEntries(kept.match.seats.map(({ name }, seat) => [name, fighters[seat]!.power]));
  expect(byName).toEqual({ Ada: 'brutal', Bo: 'tough' });
  const later = {
    ...box,
    tournament: null,
    settings: { tournament: { tournamentPowers: 'repick' }, bout: {} },
  } as const;
  expect(bagOf(later).entrants.map(({ power }) => power)).toEqual([null, null]);
});

test('a bout that has ended here is taken down, and a drawn one is fought again', () => {
  const drawn = withDraw(bagWith('Ada', 'Bo'), fastChance(3));
  const { box, kept } = withBout(drawn, 0);
  keepBox(box);
  expect(keptBox()).toEqual(box);
  expect(isBoxed(kept.id)).toBe(true);
  expect(boutOf(box, 0)).toBe(kept.id);
  expect(withEndedBouts(box, fastChance(1))).toBe(box);
  const end = (id: string, winner: number | null): void => {
    const found = structuredClone(recall(id)!);
    if (found.kind !== 'solo') throw new Error('it was played here');
    (found.match.state as { result: unknown }).result = { winner, reason: winner === null ? 'bothDazed' : 'takenOut' };
    keep({ ...found, over: true });
  };
  end(kept.id, null);
  const replayed = withEndedBouts(box, fastChance(1));
  expect(replayed.tournament!.rounds[0]!.pairings[0]).toMatchObject({ replays: 1, result: null });
  expect(boutOf(replayed, 0)).toBeNull();
  const second = withBout(replayed, 0);
  end(second.kept.id, 1);
  const over = withEndedBouts(second.box, fastChance(1));
  expect(over.tournament).toMatchObject({ isOver: true, champion: over.tournament!.rounds[0]!.pairings[0]!.names[1] });
  expect(isByHand(over, 0, 0)).toBe(false);
});

test('somebody who leaves is out of the bag, or out of the tournament', () => {
  const bag = bagWith('Ada', 'Bo', 'Cy');
  expect(without(bag, 'Bo')).toEqual(bagWith('Ada', 'Cy'));
  const drawn = withDraw(bag, fastChance(4));
  const [name] = drawn.tournament!.rounds[0]!.pairings[0]!.names;
  const left = without(drawn, name);
  expect(left.tournament!.rounds[0]!.pairings[0]!.result).toMatchObject({ winner: 1, reason: 'concede' });
});
