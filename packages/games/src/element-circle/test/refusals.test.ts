/** A wrong move is refused with the rule that forbids it, and changes nothing. */

import { readFileSync } from 'node:fs';
import { copyPlain } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { REFUSALS } from '../refusals.ts';
import {
  type Altar,
  activate,
  altar,
  CONCEDE,
  cast,
  choose,
  destroy,
  discard,
  END,
  free,
  GIVE_UP,
  KEEP,
  mode,
  move,
  opponent,
  paying,
  payWith,
  pick,
  put,
  REDRAW,
  STOP,
  take,
} from './altar.ts';

const RULES = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const VICTIM = ['Geyser', 'Cloud'];

const seats3 = { seats: 3, dealer: 2 } as const;
const after = (t: Altar, ...moves: unknown[]): Altar => {
  t.do(moves);
  return t;
};

const dealt = (): Altar => {
  const t = altar({ hands: [['Tree'], VICTIM] });
  t.state.turn = 0;
  t.state.stack = [{ name: 'redraw' }];
  return t;
};
const picking = () => after(dealt(), KEEP);
const opening = () =>
  altar({ circle: 'WEEE', hands: [['Geyser', 'Robber'], VICTIM], permanents: [['Lake', 'Joker'], ['Knight']] });
const main = () =>
  altar({
    ...seats3,
    circle: 'WWEE',
    own: ['WW-'],
    hands: [['Geyser', 'Robber', 'Lava'], VICTIM, []],
    permanents: [['Lake', 'Golem', 'Whale'], ['Knight']],
    opened: true,
  });
const paid = () => after(main(), cast('Geyser'));
const choosing = () => after(altar({ ...seats3, circle: 'EEEE', hands: [['Robber'], VICTIM, []] }), cast('Robber'));
const looking = () => after(choosing(), opponent(1));
const discarding = () => after(altar({ circle: 'WEEE', hands: [['Trade', 'Tree', 'Lava'], VICTIM] }), cast('Trade'));
const putting = () =>
  after(altar({ circle: 'W-EE', hands: [['Geyser'], VICTIM], permanents: [['Dragon']] }), cast('Geyser'));
const dragon = () => after(altar({ hands: [[], VICTIM], permanents: [['Dragon']], opened: true }), activate(0));
const placing = () => after(putting(), { type: 'putType', element: 'F' });
const moving = () => after(altar({ circle: 'A-EE', own: ['F--'], hands: [['Cloud'], VICTIM] }), cast('Cloud'));
const dropping = () => after(moving(), { type: 'moveFrom', slot: 'C0' });
const burning = () => after(altar({ circle: 'FFE-', hands: [['Fireball'], VICTIM] }), cast('Fireball'));
const king = () =>
  after(altar({ circle: 'EE--', hands: [[], VICTIM], permanents: [['King']], opened: true }), activate(0));
const whale = () =>
  after(
    altar({ hands: [['Tree', 'Lava', 'Cloud'], VICTIM], permanents: [['Whale']], opened: true }),
    activate(0),
    discard('Tree'),
  );
const mountain = () =>
  after(altar({ hands: [[], VICTIM], permanents: [['Mountain'], ['Lake']], opened: true }), activate(0));
const banning = () => after(altar({ hands: [['Tree'], VICTIM], permanents: [['Dynamite']] }), activate(0));
const over = () =>
  after(
    altar({
      options: { limits: 'on', limitPermanents: 3 },
      hands: [['Tree'], VICTIM],
      permanents: [['Lake', 'Lake', 'Golem', 'Golem']],
      opened: true,
    }),
    END,
  );
const showing = () => altar({ ...seats3, options: { showHand: 'on' }, hands: [['Tree'], VICTIM, ['Lava']] });

test.each<[string, () => Altar, number, unknown, string]>([
  ['a move there is not', opening, 0, { type: 'dance' }, 'form'],
  ['a move that says too much', opening, 0, { type: 'giveUp', loudly: true }, 'form'],
  ['picking before the hand is settled', dealt, 0, pick('EE'), 'ELEM-R6'],
  ['a second replacement', picking, 0, REDRAW, 'ELEM-R8'],
  ['too few elements', picking, 0, pick('E'), 'ELEM-27'],
  ['elements there are not', picking, 0, pick('XY'), 'ELEM-27'],
  ['elements out of order', picking, 0, pick('WE'), 'ELEM-R9'],
  ['picking out of order', picking, 1, pick('EE'), 'ELEM-26'],
  ['another’s turn', opening, 1, cast('Geyser'), 'ELEM-30'],
  ['ending before the opening', opening, 0, END, 'ELEM-32'],
  ['giving up with a payable spell', opening, 0, GIVE_UP, 'ELEM-R10'],
  ['giving up after the opening', main, 0, GIVE_UP, 'ELEM-33'],
  ['a spell that is not in hand', opening, 0, cast('King'), 'ELEM-32'],
  ['a spell that is too dear', opening, 0, cast('Robber'), 'ELEM-R20'],
  ['a payment that does not fit', opening, 0, cast('Geyser', paying('E')), 'ELEM-R20'],
  ['a payment that is none', opening, 0, { type: 'cast', spell: 'Geyser', pay: 7 }, 'ELEM-R21'],
  ['a Permanent before the opening', opening, 0, activate(0), 'ELEM-49'],
  ['somebody else’s Permanent', opening, 0, activate(2), 'ELEM-34'],
  ['a Permanent there is not', opening, 0, activate(9), 'ELEM-45'],
  ['putting at the opening', opening, 0, put('E', 'C0'), 'ELEM-32'],
  ['putting between actions', main, 0, put('E', 'C0'), 'ELEM-34'],
  ['an answer to nothing', main, 0, STOP, 'ELEM-34'],
  ['another cast before paying', paid, 0, cast('Lava'), 'ELEM-R24'],
  ['paying with too many', paid, 0, payWith('WW'), 'ELEM-R20'],
  ['paying with nonsense', paid, 0, { type: 'pay', circle: 1, own: 2 }, 'ELEM-R21'],
  ['looking into an empty hand', choosing, 0, opponent(2), 'ELEM-R33'],
  ['looking into one’s own hand', choosing, 0, opponent(0), 'ELEM-R33'],
  ['banning oneself', banning, 0, opponent(0), 'ELEM-R38'],
  ['taking what is not seen', looking, 0, take('Tree'), 'ELEM-59'],
  ['ending in the middle of an effect', looking, 0, END, 'ELEM-59'],
  ['keeping all cards', discarding, 0, STOP, 'ELEM-R28'],
  ['discarding what one has not', discarding, 0, discard('King'), 'ELEM-32'],
  ['an element there is not', putting, 0, put('X' as 'E', 'C0'), 'ELEM-69'],
  ['a type the card does not put', dragon, 0, { type: 'putType', element: 'E' }, 'ELEM-69'],
  ['a slot there is not', putting, 0, put('F', 'C9'), 'ELEM-55'],
  ['another element now', placing, 0, { type: 'putType', element: 'E' }, 'ELEM-R29'],
  ['no slot after all', placing, 0, STOP, 'ELEM-R28'],
  ['a slot that is nonsense', placing, 0, { type: 'putSlot', slot: 4 }, 'ELEM-55'],
  ['moving from an empty slot', moving, 0, move('C1', 'C0'), 'ELEM-R31'],
  ['moving from out of reach', moving, 0, move('P0.0', 'C0'), 'ELEM-55'],
  ['moving to the same slot', moving, 0, move('C0', 'C0'), 'ELEM-R30'],
  ['moving to nowhere', moving, 0, move('C0', 'P5.0'), 'ELEM-55'],
  ['dropping where it lay', dropping, 0, { type: 'moveTo', slot: 'C0' }, 'ELEM-R30'],
  ['destroying nothing', burning, 0, destroy('C3'), 'ELEM-R31'],
  ['an option there is not', king, 0, mode(5), 'ELEM-57'],
  ['a free spell one has not', whale, 0, free('King'), 'ELEM-32'],
  ['blocking one’s own', mountain, 0, choose(0), 'ELEM-68'],
  ['blocking nothing', mountain, 0, choose(8), 'ELEM-45'],
  ['a spell before the Permanents', over, 0, { type: 'limitDiscard', spell: 'Tree' }, 'ELEM-R53'],
  ['going on over the limit', over, 0, END, 'ELEM-83'],
  ['leaving in mid-effect', looking, 0, CONCEDE, 'ELEM-R50'],
  ['leaving in another’s turn', main, 1, CONCEDE, 'ELEM-R50'],
  ['showing where hands are not shown', main, 1, { type: 'showHand', to: 0 }, 'ELEM-R51'],
  ['showing to oneself', showing, 1, { type: 'showHand', to: 1 }, 'ELEM-R51'],
  ['showing to nobody', showing, 1, { type: 'showHand', to: 9 }, 'ELEM-R51'],
])('%s', (_, set, seat, sent, rule) => {
  const t = set();
  const before = copyPlain(t.state);
  const refusal = t.why(seat, sent);
  expect(refusal?.rule).toBe(rule);
  expect(() => t.play(seat, sent)).toThrow(refusal!.text);
  expect(t.state).toEqual(before);
});

test('every refusal names a rule of the README and ends its sentence', () => {
  for (const { rule, text } of Object.values(REFUSALS)) {
    if (rule !== 'form') expect(RULES).toContain(`**${rule}**`);
    expect(text).toMatch(/^[A-Z].*\.$/);
  }
});
