import { completeOptions, copyPlain, fastChance, scripted, silentStep } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { randomReaction, reactions } from '../reactions.ts';
import { fite } from '../rules.ts';
import type { Options, Pools, ReactMove, State } from '../state.ts';

/** A fighter on Tactical with these dice. */
function tactical(pools: Pools, options: Partial<Options> = {}): State {
  const state = fite.setup(completeOptions(fite.options, { powers: 'off', ...options }), 2, silentStep(fastChance(1)));
  Object.assign(state.fighters[0], pools, { loc: 'tac' });
  return state;
}

/** Every Move and Flip of dice taken one by one from the table, spelt by face and then without repetition. */
function byTheDie({ off, def }: Pools, emptyPools: boolean): Set<string> {
  const found = new Set([JSON.stringify({ move: null, flip: null })]);
  const dice = [...off.map(face => ({ from: 'off', face })), ...def.map(face => ({ from: 'def', face }))] as const;
  const faces = (taken: readonly { face: number }[]) => taken.map(die => die.face).sort((a, b) => b - a);
  const addMove = (taken: readonly (typeof dice)[number][]): void => {
    const from = taken[0]!.from as 'off' | 'def';
    const left = (from === 'off' ? off : def).length - taken.length;
    if (taken.some(die => die.from !== from) || (left === 0 && !emptyPools)) return;
    found.add(JSON.stringify({ move: { from, faces: faces(taken) }, flip: null }));
  };
  for (const [i, die] of dice.entries()) {
    addMove([die]);
    for (const other of dice.slice(i + 1)) {
      addMove([die, other]);
      const flip = {
        off: faces([die, other].filter(taken => taken.from === 'off')),
        def: faces([die, other].filter(taken => taken.from === 'def')),
      };
      found.add(JSON.stringify({ move: null, flip }));
    }
  }
  return found;
}

test('FITE-R14 FITE-R15: the reactions on Tactical are those found die by die, none twice', () => {
  const chance = fastChance(5);
  for (let i = 0; i < 400; i++) {
    const pools = { off: chance.dice(1 + chance.int(8), 6), def: chance.dice(1 + chance.int(8), 6) };
    for (const emptyPools of [false, true]) {
      const state = tactical(pools, { emptyPools });
      const listed = reactions(state, state.fighters[0]).map(({ move, flip }) => JSON.stringify({ move, flip }));
      expect(new Set(listed).size).toBe(listed.length);
      expect(new Set(listed)).toEqual(byTheDie(pools, emptyPools));
    }
  }
});

test('the reaction drawn for a playout is the one at that place of the list', () => {
  const chance = fastChance(6);
  for (let i = 0; i < 100; i++) {
    const pools = { off: chance.dice(1 + chance.int(8), 6), def: chance.dice(1 + chance.int(8), 6) };
    const state = tactical(pools);
    const listed = reactions(state, state.fighters[0]);
    expect(() => randomReaction(state, state.fighters[0], scripted([listed.length]))).toThrow('must be');
    for (const [place, reaction] of listed.entries()) {
      expect(randomReaction(state, state.fighters[0], scripted([place]))).toEqual(reaction);
    }
  }
});

test('moves that lists share survive a bout unchanged', () => {
  const state = tactical({ off: [6, 5, 4, 2, 2], def: [5, 3, 1, 1] });
  const listed: readonly ReactMove[] = reactions(state, state.fighters[0]);
  const before = copyPlain(listed);
  const chance = fastChance(7);
  const step = silentStep(chance);
  for (let bout = 0; bout < 50; bout++) {
    const played = fite.setup(completeOptions(fite.options, { powers: 'random' }), 2, step);
    for (let seat = fite.toAct(played)[0]; seat !== undefined; seat = fite.toAct(played)[0]) {
      fite.apply(played, seat, fite.randomMove!(played, seat, chance), step);
    }
  }
  expect(listed).toEqual(before);
});
