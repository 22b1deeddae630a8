/** States from outside: what the rules can continue, and what is wrong with others. */

import { copyPlain } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { theCircuit } from '../rules.ts';
import type { State } from '../state.ts';
import { ring, use } from './scenario.ts';

/** rex-rookie is about to pay for a Roundhouse. */
function paying(): State {
  const t = ring({
    teams: [
      { fighters: { 'rex-rookie': '0,0', dolly: '-5,5' }, hand: 'FH01 B08 H09', hype: 1 },
      { fighters: { krag: { at: '1,0', damage: 2 }, vessa: 'bench' }, hazard: 'razor-coil', hazardZone: 2 },
    ],
    fighter: 'rex-rookie',
  });
  t.do(use('roundhouse'));
  return t.state;
}

type Spoil = (state: State) => void;

describe('a state is refused if', () => {
  test.each<[string, Spoil, RegExp]>([
    ['something is missing', state => void Reflect.deleteProperty(state, 'radius'), /state\.radius must be there/],
    ['a card is in two places', state => void state.teams[0]!.discard.push('B08'), /each of its 52 cards once/],
    ['a hand is not in order', state => void state.teams[0]!.hand.reverse(), /order of the deck/],
    [
      'somebody else has a hand',
      state => void state.teams[1]!.hand.push(state.teams[1]!.deck.shift()!),
      /own combat phase/,
    ],
    [
      'two stand in one space',
      state => {
        state.teams[0]!.fighters[1]!.at = '1,0';
      },
      /two fighters are in one space/,
    ],
    [
      'somebody should be knocked out',
      state => {
        state.teams[1]!.fighters[0]!.damage = 7;
      },
      /would be knocked out/,
    ],
    [
      'somebody stands outside',
      state => {
        state.radius = 4;
      },
      /is outside the ring/,
    ],
    ['something lies on the Bench', state => void state.teams[1]!.fighters[1]!.states.push('burning'), /on the Bench/],
    [
      'a team deploys in the middle',
      state => {
        state.teams[0]!.zone = 0;
      },
      /zone 0/,
    ],
    ['the order lacks a seat', state => void state.order.splice(0, 2, 1, 1), /every seat once/],
    [
      'nobody is active',
      state => {
        state.activation = null;
      },
      /a hand only in its own combat/,
    ],
    [
      'the ability is another’s',
      state => {
        (state.stack[1] as { ability: string }).ability = 'claw';
      },
      /no such ability/,
    ],
    [
      'nothing in hand pays for the ability',
      state => void state.teams[0]!.discard.push(...state.teams[0]!.hand.splice(0)),
      /cannot be paid for/,
    ],
    [
      'a frame lies where it cannot',
      state => void state.stack.unshift({ name: 'roundEnding', stage: 'bell' }),
      /cannot be over/,
    ],
    ['nothing is asked and nobody has won', state => void state.stack.splice(0), /over when nothing is asked/],
    [
      'the winners are not those ranked first',
      state => {
        state.stack = [];
        state.round = state.options.bellRounds;
        state.result = { winners: [1], cause: 'bell', ranking: [[0], [1]] };
      },
      /came to/,
    ],
  ])('%s', (_, spoil, problem) => {
    const state = copyPlain(paying());
    expect(theCircuit.checkState(state)).toBeNull();
    spoil(state);
    expect(theCircuit.checkState(state)).toMatch(problem);
  });
});

test('a state without a secret is the same after a round trip', () => {
  const state = paying();
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
});
