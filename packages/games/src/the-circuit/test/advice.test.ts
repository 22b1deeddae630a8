/** The reasons The CIRCUIT gives: what a move does to whom, counted from what everybody sees. */

import { completeOptions, fastChance, silentStep } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { adviceFrom } from '../advice.ts';
import { knowledge } from '../bot.ts';
import type { RingRulesId } from '../content/types.ts';
import type { Direction, Hex } from '../hex.ts';
import { theCircuit } from '../rules.ts';
import { type Move, OPTIONS } from '../state.ts';
import { advice as inGerman } from '../words/de/advice.ftl.ts';
import { words as de } from '../words/de/words.ftl.ts';
import { advice as english } from '../words/en/advice.ftl.ts';
import { words as en } from '../words/en/words.ftl.ts';
import { type Ring, ring } from './scenario.ts';

const [advice, german] = [adviceFrom(english), adviceFrom(inGerman)];

function reasonFor(game: Ring, move: Move, language: 'en' | 'de' = 'en'): string | null {
  const [words, names] = [language === 'en' ? en : de, ['Ada', 'Hugo']];
  const view = theCircuit.view(game.state, 0);
  const spoken = language === 'en' ? advice : german;
  return spoken.reason({ view, seat: 0, move, moves: game.moves(0), other: null, names, words });
}

const OWN = { 'rex-rookie': '0,0', dolly: '-3,3', mercy: '-4,3' } as const;

test('a blow is told by the damage it leaves, and by the Knock Out it is enough for', () => {
  const game = ring({
    teams: [
      { fighters: OWN, hand: 'H08 H09 F08 B08' },
      { fighters: { krag: { at: '1,0', damage: 4 }, vessa: '3,-3', skeld: '4,-3' } },
    ],
    fighter: 'rex-rookie',
  });
  expect(reasonFor(game, { type: 'use', ability: 'jab' })).toBe('Krag then has 5 damage of 7.');
  expect(reasonFor(game, { type: 'use', ability: 'haymaker' })).toBe(
    'It is enough to Knock Krag Out. It earns 1 Hype.',
  );
  expect(reasonFor(game, { type: 'use', ability: 'haymaker' }, 'de')).toBe(
    'Das reicht, um Krag k. o. zu schlagen. Es bringt 1 Hype.',
  );
  expect(advice.things({ type: 'use', ability: 'jab' }, theCircuit.view(game.state, 0))).toEqual(['ability:jab']);
});

test('a hold is told by the tokens, and by how likely the pin succeeds', () => {
  const game = ring({
    teams: [
      { fighters: { mercy: '0,0', dolly: '-3,3', gus: '-4,3' }, hand: 'B08 H08' },
      { fighters: { skeld: { at: '1,0', stun: 3 }, krag: '3,-3', vessa: '4,-3' } },
    ],
    fighter: 'mercy',
  });
  expect(reasonFor(game, { type: 'use', ability: 'bear-hug' })).toBe('Matron Skeld then has 4 Stun tokens of 7.');
  expect(reasonFor(game, { type: 'use', ability: 'takedown' })).toBe(
    'That is enough to pin Matron Skeld, which succeeds 42 times in a hundred. It earns 1 Hype.',
  );
});

test('a Push is told by the edge', () => {
  const game = ring({
    teams: [
      { fighters: { dolly: '4,-2', 'rex-rookie': '-3,3', mercy: '-4,3' }, hand: 'B08' },
      { fighters: { vessa: '5,-2', krag: '0,-3', skeld: '0,-4' } },
    ],
    fighter: 'dolly',
  });
  expect(reasonFor(game, { type: 'use', ability: 'shoulder-check' })).toBe(
    'It can Push Vessa Thornback out of the ring.',
  );
  game.do({ type: 'use', ability: 'shoulder-check' });
  expect(reasonFor(game, { type: 'push', dir: 'out' })).toBe('Vessa Thornback is out, and you gain 3 Hype.');
  expect(reasonFor(game, { type: 'push', dir: 'SW' })).toBe('Vessa Thornback is then 1 space from the edge.');
  expect(advice.things({ type: 'push', dir: 'SW' }, theCircuit.view(game.state, 0))).toEqual(['space:4,-1']);
});

test.each<[RingRulesId, Hex, Hex, Direction | 'out', string | null]>([
  ['low-gravity', '3,-1', '4,-1', 'E', 'Vessa Thornback is out, and you gain 3 Hype.'],
  ['low-gravity', '3,-1', '4,-1', 'NW', 'Vessa Thornback is then 1 space from the edge.'],
  ['live-ropes', '4,-1', '5,-1', 'out', null],
])('%s: a Push from %s of who stands at %s, to %s, is told by where it ends', (ringRules, dolly, vessa, dir, told) => {
  const teams = [{ fighters: { dolly }, hand: 'B08' }, { fighters: { vessa } }];
  const game = ring({ teams, fighter: 'dolly', ringRules });
  const before = reasonFor(game, { type: 'use', ability: 'shoulder-check' });
  expect(before).toBe(told && 'It can Push Vessa Thornback out of the ring.');
  game.do({ type: 'use', ability: 'shoulder-check' });
  expect(reasonFor(game, { type: 'push', dir })).toBe(told);
});

test('every move of whole matches can be asked about in both languages', () => {
  const chance = fastChance(4);
  const step = silentStep(chance);
  const state = theCircuit.setup(completeOptions(OPTIONS, {}), 2, step);
  const told = new Set<string>();
  for (let seat = theCircuit.toAct(state)[0]; seat !== undefined; seat = theCircuit.toAct(state)[0]) {
    const view = theCircuit.view(state, seat);
    const moves = theCircuit.legalMoves(state, seat);
    for (const move of moves) {
      for (const [spoken, words] of [
        [advice, en],
        [german, de],
      ] as const) {
        const said = spoken.reason({ view, seat, move, moves, other: null, names: ['Ada', 'Bo'], words });
        if (said !== null && !/^[A-ZÄÖÜ\d].*\.$/.test(said)) expect(said).toBe('a sentence');
        if (said?.includes('undefined')) expect(said).toBe('a sentence');
        if (said !== null) told.add(move.type);
      }
      if (advice.things(move, view).length === 0) expect(move).toBe('something on the table');
    }
    theCircuit.apply(state, seat, knowledge.rolloutMove!(view, seat, moves)!, step);
  }
  expect([...told]).toEqual(expect.arrayContaining(['activate', 'step', 'stop', 'use', 'pay', 'push']));
});
