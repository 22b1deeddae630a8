/** States from outside: what is accepted, and what is wrong with what is not. */

import { copyPlain } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { elementCircle } from '../rules.ts';
import type { Frame, State } from '../state.ts';
import { activate, cast, opponent, put, scenario } from './scenario.ts';

const plain = (): State =>
  copyPlain(
    scenario({ seats: 3, hands: [['Geyser'], ['Tree', 'Cloud'], []], permanents: [['Lake'], ['Joker']], dealer: 2 })
      .state,
  );

/** The seat is out, and nothing else changes: it had nothing. */
function leave(state: State, seat: number): State {
  state.players[seat]!.alive = false;
  state.eliminations.push({ seat, turn: 1, cause: 'conceded', stuck: [] });
  return state;
}

/** The seat's cards go back to the deck. */
function empty({ players, deck }: State, seat: number): void {
  const { hand, permanents } = players[seat]!;
  deck.push(...hand.splice(0), ...permanents.splice(0).map(({ spell }) => spell));
}

/** The seat has won as many rounds as it takes. */
function wins(state: State, seat: number): State {
  const format = state.options.matchFormat;
  const most = Number(/\d+/.exec(format)![0]);
  state.players[seat]!.wins = most;
  for (let round = 1; round <= most; round++) state.rounds.push({ round, winner: seat, turns: 1, eliminations: [] });
  state.round += most;
  return state;
}

/** Says that the match is over, and that the first seat has won it. */
const over = (state: State): State =>
  Object.assign(state, { round: state.round - 1, result: { winner: 0, wins: state.players.map(one => one.wins) } });

const top = (state: State, frame: unknown): void => {
  state.stack[state.stack.length - 1] = frame as Frame;
};

test.each<[string, (s: State) => unknown, RegExp]>([
  ['a field too many', s => Object.assign(s, { extra: 1 }), /extra must be left out/],
  ['one player', s => s.players.splice(1), /a list of 2 to 6/],
  ['an option left out', s => void delete (s.options as Partial<State['options']>).limits, /limits must be there/],
  ['an option that is none', s => Object.assign(s.options, { waningLap: 3 }), /waningLap/],
  ['a dealer without a seat', s => Object.assign(s.options, { firstDealer: 5 }), /firstDealer/],
  ['round nothing', s => Object.assign(s, { round: 0 }), /round/],
  ['half a turn', s => Object.assign(s, { turn: 1.5 }), /turn/],
  ['an active seat there is not', s => Object.assign(s, { active: 3 }), /active/],
  ['a dealing seat there is not', s => Object.assign(s, { dealer: -1 }), /dealer/],
  ['opened perhaps', s => Object.assign(s, { opened: 'yes' }), /opened/],
  ['a deck of numbers', s => Object.assign(s, { deck: [1] }), /deck\[0\] must be/],
  ['no stack', s => Object.assign(s, { stack: null }), /stack/],
  ['an eleventh earth', s => void s.bank.E++, /10 elements E, not 11|bank: E/],
  ['an element lost', s => s.circle.splice(0, 1, null), /10 elements/],
  ['a fifth slot', s => void s.circle.push(null), /circle must be 4/],
  ['a slot with two types', s => Object.assign(s.circle[0]!, { also: 'W' }), /also must be left out/],
  ['a card twice', s => void s.deck.push('King'), /1 cards King, not 2/],
  ['a card lost', s => void s.deck.pop(), /cards/],
  ['a hand out of order', s => void s.players[1]!.hand.reverse(), /order of the list/],
  ['a hand of strangers', s => void s.players[1]!.hand.push('Excalibur'), /hand\[2\] must be/],
  [
    'a Permanent that is a Direct',
    s => Object.assign(s.players[0]!.permanents[0]!, { spell: 'Tree' }),
    /a card that stays/,
  ],
  ['two Permanents of one id', s => Object.assign(s.players[0]!.permanents[0]!, { id: 1 }), /same id/],
  ['a ban by oneself', s => Object.assign(s.players[0]!, { bannedBy: 0 }), /bannedBy/],
  [
    'a ban by somebody who is out',
    s => void Object.assign(leave(s, 2).players[0]!, { bannedBy: 2 }),
    /bannedBy must be/,
  ],
  [
    'a block by somebody who is out',
    s => void Object.assign(leave(s, 2).players[0]!.permanents[0]!, { blockedBy: 2 }),
    /blockedBy must be/,
  ],
  ['an open opening that is opened', s => Object.assign(s, { opened: true, wild: true }), /wild is for a turn/],
  [
    'a question to open for who can only give up',
    s => {
      s.deck.push(...s.players[0]!.hand.splice(0));
    },
    /a spell to open with/,
  ],
  ['a hand shown where none are', s => Object.assign(s.players[0]!, { showsTo: [1] }), /not shown/],
  ['a hand shown to oneself', s => Object.assign(s.players[0]!, { showsTo: [0] }), /showsTo/],
  ['a glimpse of nothing', s => void s.players[0]!.glimpses.push({ spell: 'Tree', among: [] }), /glimpse/],
  ['a glimpse that is not true', s => void s.players[0]!.glimpses.push({ spell: 'King', among: [1] }), /not true/],
  ['somebody out with a hand', s => Object.assign(s.players[1]!, { alive: false }), /nothing left/],
  ['somebody out unrecorded', s => Object.assign(s.players[2]!, { alive: false }), /those who are out/],
  ['a win that was none', s => Object.assign(s.players[2]!, { wins: 1 }), /rounds won/],
  ['a round that was none', s => Object.assign(s, { round: 3 }), /does not follow/],
  ['a result too early', s => Object.assign(s, { result: { winner: 0, wins: [0, 0, 0] } }), /round 1|asks nothing/],
  ['no question', s => s.stack.splice(0), /must ask/],
  ['a question there is not', s => top(s, { name: 'lunch' }), /name must be one of/],
  ['no question at all', s => top(s, null), /must be an object/],
  ['a question in the wrong turn', s => top(s, { name: 'redraw' }), /cannot be asked in turn/],
  ['ending what is not opened', s => top(s, { name: 'main' }), /main: it is asked after/],
  ['a limit that is not passed', s => top(s, { name: 'limitDiscard' }), /limit/],
  ['a step without a spell', s => top(s, { name: 'mode' }), /mode cannot be over nothing/],
  ['a fourth slot of one’s own', s => void s.players[0]!.slots.push(null), /slots must be 3/],
  ['a Permanent of an id to come', s => Object.assign(s.players[0]!.permanents[0]!, { id: 9 }), /an id given out/],
  ['a ban by nobody there', s => Object.assign(s.players[0]!, { bannedBy: 5 }), /bannedBy must be/],
  ['a hand shown to nobody there', s => Object.assign(s.players[0]!, { showsTo: [4] }), /showsTo/],
  [
    'somebody out who is not there',
    s => Object.assign(leave(s, 2).eliminations[0]!, { seat: 3 }),
    /seats of this table/,
  ],
  ['somebody out twice', s => void leave(leave(s, 2), 2), /once each/],
  ['a round of one', s => empty(leave(leave(s, 2), 1), 1), /among two or more/],
  ['a turn of somebody who is out', s => Object.assign(leave(s, 2), { active: 2 }), /in the round/],
  ['a match won that goes on', s => wins(s, 0), /has won the match already/],
  ['a match over that asks', s => over(wins(s, 0)), /asks nothing/],
  ['a match over by other rounds', s => void over(wins(s, 1)).stack.splice(0), /not that of these rounds/],
  ['a dealer at no seat', s => Object.assign(s, { dealer: 3 }), /dealer must be a seat/],
  [
    'a glimpse of one’s own hand',
    s => void s.players[0]!.glimpses.push({ spell: 'Geyser', among: [0] }),
    /other seats/,
  ],
  ['opening before the first turn', s => Object.assign(s, { turn: 0 }), /cannot be asked in turn 0/],
  ['opening what is opened', s => Object.assign(s, { opened: true }), /asked before the opening/],
  ['a question that says more', s => top(s, { name: 'open', loud: true }), /loud must be left out/],
])('%s is noticed', (_, spoil, problem) => {
  const state = plain();
  spoil(state);
  expect(elementCircle.checkState(state)).toMatch(problem);
});

describe('in the middle of an effect', () => {
  const looking = (): State => {
    const t = scenario({ circle: 'EEEE', hands: [['Robber'], ['Tree', 'Cloud']] });
    t.do([cast('Robber'), opponent(1)]);
    return copyPlain(t.state);
  };
  const look = (s: State, looked: readonly string[]) => top(s, { ...s.stack.at(-1), looked });
  const putting = (): State => {
    const t = scenario({ circle: 'WWEE', hands: [['Waterfall'], ['Tree']] });
    t.do([cast('Waterfall'), { type: 'putType', element: 'F' }]);
    return copyPlain(t.state);
  };
  const paying = (): State => {
    const t = scenario({ circle: 'WWEE', own: ['W--'], hands: [['Geyser'], ['Tree']] });
    t.do(cast('Geyser'));
    return copyPlain(t.state);
  };
  const moving = (): State => {
    const t = scenario({ circle: 'AWEE', hands: [['Cloud'], ['Tree']] });
    t.do([cast('Cloud'), { type: 'moveFrom', slot: 'C1' }]);
    return copyPlain(t.state);
  };

  test.each<[string, () => State, (s: State) => unknown, RegExp]>([
    [
      'cards that are not in that hand',
      looking,
      s => top(s, { ...s.stack.at(-1), looked: ['King'] }),
      /not in that hand/,
    ],
    ['more to take than there are', looking, s => top(s, { ...s.stack.at(-1), left: 3 }), /left must be/],
    ['a target there is not', looking, s => top(s, { ...s.stack.at(-1), target: 0 }), /no such target/],
    ['the wrong question', looking, s => top(s, { name: 'mode' }), /the rules would ask/],
    ['a spell that does not resolve', looking, s => s.stack.splice(1, 0, { name: 'open' }), /open cannot be over main/],
    ['a step past the end', looking, s => Object.assign(s.stack[1]!, { at: 9 }), /resolves has/],
    ['an element that cannot be put', putting, s => top(s, { ...s.stack.at(-1), element: 'X' }), /element must be/],
    ['two more of one', putting, s => top(s, { ...s.stack.at(-1), left: 2 }), /left must be/],
    ['nothing to move', moving, s => top(s, { ...s.stack.at(-1), from: 'C5' }), /no element to move/],
    ['cards that are looked at in another order', looking, s => look(s, ['Cloud', 'Tree']), /order of the list/],
    ['an element to move at no seat', moving, s => top(s, { ...s.stack.at(-1), from: 'P5.1' }), /no element to move/],
    ['a put that is not asked', moving, s => top(s, { name: 'putSlot', element: 'F', left: 1 }), /not what Cloud asks/],
    [
      'paying to cast with a Permanent',
      paying,
      s => {
        s.players[0]!.hand.push('Geyser');
        top(s, { ...s.stack.at(-1), permanent: 0 });
      },
      /lies on window here/,
    ],
    [
      'a Direct that resolves as a Permanent',
      looking,
      s => {
        s.deck.push('Robber');
        Object.assign(s.stack[1]!, { permanent: 0 });
      },
      /resolves has/,
    ],
    ['a payment on nothing', paying, s => void s.stack.shift(), /pay cannot be over nothing/],
    [
      'paying for nothing',
      paying,
      s => top(s, { name: 'pay', spell: 'Excalibur', permanent: null }),
      /spell must be one of/,
    ],
    ['a spell that is also in hand', paying, s => void s.players[0]!.hand.push('Geyser'), /cards Geyser/],
  ])('%s', (_, set, spoil, problem) => {
    const state = set();
    expect(elementCircle.checkState(state)).toBeNull();
    spoil(state);
    expect(elementCircle.checkState(state)).toMatch(problem);
  });
});

describe('while elements are picked', () => {
  /** Seat 0 has picked, seat 1 is asked, seat 2 deals and picks last. */
  const picking = (own: readonly string[]): State => {
    const { state } = scenario({ seats: 3, dealer: 2, active: 1, own, hands: [[], ['Tree'], []] });
    return copyPlain({ ...state, turn: 0, stack: [{ name: 'pickElements' as const }] });
  };

  test('whoever has picked holds elements', () => {
    expect(elementCircle.checkState(picking(['EW-']))).toBeNull();
  });

  test.each([
    ['the one who is asked', ['EW-', 'E--']],
    ['one who picks later', ['EW-', '', 'E--']],
  ])('ELEM-26: %s holds none, or it would be lost', (_, own) => {
    expect(elementCircle.checkState(picking(own))).toMatch(/yet to pick holds no element/);
  });

  test('nothing is wild yet', () => {
    expect(elementCircle.checkState({ ...picking(['EW-']), wild: true })).toMatch(/wild is for a turn/);
  });
});

test('a clock alone is enough to be asked, and a wild opening is accepted', () => {
  const { state } = scenario({ circle: 'EEEE', hands: [['Cloud'], ['Tree']], permanents: [['Joker']] });
  expect(elementCircle.checkState(state)).toBeNull();
  expect(elementCircle.checkState({ ...copyPlain(state), wild: true })).toBeNull();
});

test('a match that is over is accepted, and only with its own result', () => {
  const t = scenario({ circle: 'EEEE', hands: [['Tree'], ['Cloud']], options: { matchFormat: 'firstTo(1)' } });
  t.do(cast('Tree'), [0, 0]);
  t.do(t.moves(0)[0]);
  t.do({ type: 'end' });
  const state = copyPlain(t.state);
  expect(elementCircle.checkState(state)).toBeNull();
  state.result!.winner = 1;
  expect(elementCircle.checkState(state)).toBe('the result is not that of these rounds');
});

test('a table says how many sit at it', () => {
  expect(elementCircle.seatsOf!(plain())).toBe(3);
});

test('a state can be copied and played on in the middle of a free cast', () => {
  const t = scenario({ own: ['EW-'], hands: [['Tree'], ['Cloud']], permanents: [['Wizard']], opened: true });
  t.do(activate(0), t.topping('Geyser'));
  const copy = scenario({ hands: [['Tree'], ['Cloud']] });
  copy.match.state = JSON.parse(JSON.stringify(t.state));
  copy.do(put('A', 'P0.2'));
  expect([copy.own(0), copy.asking, copy.state.discard]).toEqual(['EWA', 'main', ['Geyser']]);
});
