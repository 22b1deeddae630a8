/** A wrong move is refused with the rule that forbids it, and changes nothing. */

import { expect, test } from 'vitest';
import { type Malformed, testRefusals, type Wrong } from '../../../test/refused.ts';
import { refusalSentence } from '../../refusals.ts';
import { elementCircle } from '../rules.ts';
import type { Permanent, State } from '../state.ts';
import { words as german } from '../words/de/words.ftl.ts';
import { words as english } from '../words/en/words.ftl.ts';
import {
  activate,
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
  type Scenario,
  STOP,
  scenario,
  take,
} from './scenario.ts';

const VICTIM = ['Geyser', 'Cloud'];

const seats3 = { seats: 3, dealer: 2 } as const;
const after = (t: Scenario, ...moves: unknown[]): Scenario => {
  t.do(moves);
  return t;
};

const dealt = (): Scenario => {
  const t = scenario({ hands: [['Tree'], VICTIM] });
  t.state.turn = 0;
  t.state.stack = [{ name: 'redraw' }];
  return t;
};
const picking = () => after(dealt(), KEEP);
const opening = () =>
  scenario({ circle: 'WEEE', hands: [['Geyser', 'Robber'], VICTIM], permanents: [['Lake', 'Joker'], ['Knight']] });
const main = () =>
  scenario({
    ...seats3,
    circle: 'WWEE',
    own: ['WW-'],
    hands: [['Geyser', 'Robber', 'Lava'], VICTIM, []],
    permanents: [['Lake', 'Golem', 'Whale'], ['Knight']],
    opened: true,
  });
const paid = () => after(main(), cast('Geyser'));
const choosing = () => after(scenario({ ...seats3, circle: 'EEEE', hands: [['Robber'], VICTIM, []] }), cast('Robber'));
const looking = () => after(choosing(), opponent(1));
const discarding = () => after(scenario({ circle: 'WEEE', hands: [['Trade', 'Tree', 'Lava'], VICTIM] }), cast('Trade'));
const putting = () =>
  after(scenario({ circle: 'W-EE', hands: [['Geyser'], VICTIM], permanents: [['Dragon']] }), cast('Geyser'));
const dragon = () => after(scenario({ hands: [[], VICTIM], permanents: [['Dragon']], opened: true }), activate(0));
const placing = () => after(putting(), { type: 'putType', element: 'F' });
const moving = () => after(scenario({ circle: 'A-EE', own: ['F--'], hands: [['Cloud'], VICTIM] }), cast('Cloud'));
const dropping = () => after(moving(), { type: 'moveFrom', slot: 'C0' });
const burning = () => after(scenario({ circle: 'FFE-', hands: [['Fireball'], VICTIM] }), cast('Fireball'));
const king = () =>
  after(scenario({ circle: 'EE--', hands: [[], VICTIM], permanents: [['King']], opened: true }), activate(0));
const whale = () =>
  after(
    scenario({ hands: [['Tree', 'Lava', 'Cloud'], VICTIM], permanents: [['Whale']], opened: true }),
    activate(0),
    discard('Tree'),
  );
const mountain = () =>
  after(scenario({ hands: [[], VICTIM], permanents: [['Mountain'], ['Lake']], opened: true }), activate(0));
const banning = () => after(scenario({ hands: [['Tree'], VICTIM], permanents: [['Dynamite']] }), activate(0));
const over = () =>
  after(
    scenario({
      options: { limits: 'on', limitPermanents: 3 },
      hands: [['Tree'], VICTIM],
      permanents: [['Lake', 'Lake', 'Golem', 'Golem']],
      opened: true,
    }),
    END,
  );
const setTo = (t: Scenario, change: (state: State) => void): Scenario => {
  change(t.state);
  const problem = elementCircle.checkState(t.state);
  if (problem !== null) throw new Error(problem);
  return t;
};
/** The dealer picks last: all earth but one is gone. */
const dry = () =>
  setTo(scenario({ ...seats3, circle: 'EEEE', own: ['EEE', 'EE-'], hands: [[], [], ['Tree']], active: 2 }), state =>
    Object.assign(state, { turn: 0, stack: [{ name: 'pickElements' }] }),
  );
const golem = (circle: string) =>
  scenario({ circle, hands: [['Tree', 'Robber'], VICTIM], permanents: [['Golem']], opened: true });
const banned = () => setTo(golem('EEEE'), ({ players }) => Object.assign(players[0]!, { bannedBy: 1 }));
const poor = () => golem('----');
const lake = (change: Partial<Permanent>) =>
  setTo(scenario({ hands: [['Tree'], VICTIM], permanents: [['Lake']], opened: true }), ({ players }) =>
    Object.assign(players[0]!.permanents[0]!, change),
  );
const usedUp = () => lake({ sideways: true });
const blocked = () => lake({ blockedBy: 1 });
const placingOwn = () => after(lake({}), activate(0), { type: 'putType', element: 'F' });
const late = () => scenario({ hands: [['Tree'], VICTIM], permanents: [['Joker']], opened: true });
const tolled = () => scenario({ hands: [[], VICTIM], permanents: [['Whale']], opened: true });
const noFire = () =>
  after(
    scenario({ ...seats3, circle: 'FFFF', own: ['WFF', 'FFF', 'F--'], hands: [['Geyser'], VICTIM, []] }),
    cast('Geyser'),
  );
const burningOwn = () =>
  after(scenario({ circle: 'FEE-', own: ['EW-'], hands: [['Lava'], VICTIM] }), cast('Lava'), STOP);
const shown = () => {
  const t = showing();
  t.play(1, { type: 'showHand', to: 0 });
  return t;
};
const showingLate = () =>
  after(scenario({ options: { showHand: 'on' }, circle: 'EEEE', hands: [['Robber'], VICTIM] }), cast('Robber'));
const someoneOut = () =>
  setTo(
    scenario({ ...seats3, options: { showHand: 'on' }, hands: [['Tree'], [], ['Lava']] }),
    ({ players, eliminations }) => {
      players[1]!.alive = false;
      eliminations.push({ seat: 1, turn: 1, cause: 'conceded', stuck: [] });
    },
  );
const showing = () => scenario({ ...seats3, options: { showHand: 'on' }, hands: [['Tree'], VICTIM, ['Lava']] });

const CASES: readonly Wrong[] = [
  ['picking before the hand is settled', dealt, 0, pick('EE'), 'ELEM-R6', 'asks.redraw'],
  ['a second replacement', picking, 0, REDRAW, 'ELEM-R8', 'noSecondRedraw'],
  ['too few elements', picking, 0, pick('E'), 'ELEM-27', 'pickCount'],
  ['elements there are not', picking, 0, pick('XY'), 'ELEM-27', 'pickCount'],
  ['elements out of order', picking, 0, pick('WE'), 'ELEM-R9', 'pickOrder'],
  ['picking out of order', picking, 1, pick('EE'), 'ELEM-26', 'notYourPick'],
  ['another’s turn', opening, 1, cast('Geyser'), 'ELEM-30', 'notYourTurn'],
  ['ending before the opening', opening, 0, END, 'ELEM-32', 'mustOpenFirst'],
  ['giving up with a payable spell', opening, 0, GIVE_UP, 'ELEM-R10', 'mayNotGiveUp'],
  ['giving up after the opening', main, 0, GIVE_UP, 'ELEM-33', 'openedAlready'],
  ['a spell that is not in hand', opening, 0, cast('King'), 'ELEM-32', 'notInHand'],
  ['a spell that is too dear', opening, 0, cast('Robber'), 'ELEM-R20', 'tooDear'],
  ['a payment that does not fit', opening, 0, cast('Geyser', paying('E')), 'ELEM-R20', 'wrongPayment'],
  ['a Permanent before the opening', opening, 0, activate(0), 'ELEM-49', 'afterOpening'],
  ['somebody else’s Permanent', opening, 0, activate(2), 'ELEM-34', 'notYours'],
  ['a Permanent there is not', opening, 0, activate(9), 'ELEM-45', 'noPermanent'],
  ['putting at the opening', opening, 0, put('E', 'C0'), 'ELEM-32', 'asks.open'],
  ['putting between actions', main, 0, put('E', 'C0'), 'ELEM-34', 'asks.main'],
  ['an answer to nothing', main, 0, STOP, 'ELEM-34', 'asks.main'],
  ['another cast before paying', paid, 0, cast('Lava'), 'ELEM-R24', 'asks.pay'],
  ['paying with too many', paid, 0, payWith('WW'), 'ELEM-R20', 'wrongPayment'],
  ['looking into an empty hand', choosing, 0, opponent(2), 'ELEM-R33', 'noOpponent'],
  ['looking into one’s own hand', choosing, 0, opponent(0), 'ELEM-R33', 'noOpponent'],
  ['banning oneself', banning, 0, opponent(0), 'ELEM-R38', 'banTarget'],
  ['taking what is not seen', looking, 0, take('Tree'), 'ELEM-59', 'notLooked'],
  ['ending in the middle of an effect', looking, 0, END, 'ELEM-59', 'asks.takeLooked'],
  ['keeping all cards', discarding, 0, STOP, 'ELEM-R28', 'noStop'],
  ['discarding what one has not', discarding, 0, discard('King'), 'ELEM-32', 'notInHand'],
  ['an element there is not', putting, 0, put('X' as 'E', 'C0'), 'ELEM-69', 'noSuchElement'],
  ['a type the card does not put', dragon, 0, { type: 'putType', element: 'E' }, 'ELEM-69', 'fixedType'],
  ['a slot there is not', putting, 0, put('F', 'C9'), 'ELEM-55', 'noSlot'],
  ['another element now', placing, 0, { type: 'putType', element: 'E' }, 'ELEM-R29', 'asks.putSlot'],
  ['no slot after all', placing, 0, STOP, 'ELEM-R29', 'asks.putSlot'],
  ['moving from an empty slot', moving, 0, move('C1', 'C0'), 'ELEM-R31', 'emptySlot'],
  ['moving from out of reach', moving, 0, move('P0.0', 'C0'), 'ELEM-55', 'outOfReach'],
  ['moving to the same slot', moving, 0, move('C0', 'C0'), 'ELEM-R30', 'sameSlot'],
  ['moving to nowhere', moving, 0, move('C0', 'P5.0'), 'ELEM-55', 'noSlot'],
  ['dropping where it lay', dropping, 0, { type: 'moveTo', slot: 'C0' }, 'ELEM-R30', 'sameSlot'],
  ['destroying nothing', burning, 0, destroy('C3'), 'ELEM-R31', 'emptySlot'],
  ['an option there is not', king, 0, mode(5), 'ELEM-57', 'noMode'],
  ['a free spell one has not', whale, 0, free('King'), 'ELEM-32', 'notInHand'],
  ['blocking one’s own', mountain, 0, choose(0), 'ELEM-68', 'permanentOutOfReach'],
  ['blocking nothing', mountain, 0, choose(8), 'ELEM-45', 'noPermanent'],
  ['a spell before the Permanents', over, 0, { type: 'limitDiscard', spell: 'Tree' }, 'ELEM-R53', 'limitOrder'],
  ['going on over the limit', over, 0, END, 'ELEM-83', 'asks.limitDiscard'],
  ['leaving in mid-effect', looking, 0, CONCEDE, 'ELEM-R50', 'cannotLeaveNow'],
  ['leaving in another’s turn', main, 1, CONCEDE, 'ELEM-R50', 'cannotLeaveNow'],
  ['showing where hands are not shown', main, 1, { type: 'showHand', to: 0 }, 'ELEM-R51', 'showOff'],
  ['showing to oneself', showing, 1, { type: 'showHand', to: 1 }, 'ELEM-R51', 'showTo'],
  ['showing to nobody', showing, 1, { type: 'showHand', to: 9 }, 'ELEM-R51', 'showTo'],
  ['paying in advance', main, 0, payWith('W'), 'ELEM-40', 'payLater'],
  ['paying before the opening', opening, 0, payWith('W'), 'ELEM-40', 'payLater'],
  ['more of a type than the bank has', dry, 2, pick('EEE'), 'ELEM-R9', 'emptyBank'],
  ['a spell after the opening that is too dear', main, 0, cast('Lava'), 'ELEM-R20', 'tooDear'],
  ['a spell paid by the circle that is banned', banned, 0, cast('Robber'), 'ELEM-R38', 'banned'],
  ['a Permanent after the opening there is not', main, 0, activate(9), 'ELEM-45', 'noPermanent'],
  ['a Permanent paid by the circle that is banned', banned, 0, activate(0), 'ELEM-R38', 'banned'],
  ['a Permanent that is too dear', poor, 0, activate(0), 'ELEM-R20', 'tooDear'],
  ['a Permanent twice', usedUp, 0, activate(0), 'ELEM-46', 'sideways'],
  ['a Permanent that is blocked', blocked, 0, activate(0), 'ELEM-R39', 'blocked'],
  ['a clock after the opening', late, 0, activate(0), 'ELEM-R13', 'beforeOpening'],
  ['a toll that cannot be paid', tolled, 0, activate(0), 'ELEM-R27', 'toll'],
  ['putting an element there is not', noFire, 0, { type: 'putType', element: 'X' }, 'ELEM-69', 'noSuchElement'],
  ['putting what the bank has not', noFire, 0, { type: 'putType', element: 'F' }, 'ELEM-R29', 'outOfStock'],
  ['putting out of reach', placingOwn, 0, { type: 'putSlot', slot: 'P1.0' }, 'ELEM-55', 'outOfReach'],
  ['putting nowhere', placing, 0, { type: 'putSlot', slot: 'C9' }, 'ELEM-55', 'noSlot'],
  ['moving from nowhere', moving, 0, { type: 'moveFrom', slot: 'C9' }, 'ELEM-55', 'noSlot'],
  ['moving from a slot out of reach', moving, 0, { type: 'moveFrom', slot: 'P0.0' }, 'ELEM-55', 'outOfReach'],
  ['moving an element there is not', moving, 0, { type: 'moveFrom', slot: 'C1' }, 'ELEM-R31', 'emptySlot'],
  ['dropping nowhere', dropping, 0, { type: 'moveTo', slot: 'C9' }, 'ELEM-55', 'noSlot'],
  ['destroying out of reach', burningOwn, 0, destroy('C1'), 'ELEM-55', 'outOfReach'],
  ['destroying nowhere', burning, 0, destroy('C9'), 'ELEM-55', 'noSlot'],
  ['showing to one who sees it', shown, 1, { type: 'showHand', to: 0 }, 'ELEM-R51', 'showSeen'],
  ['showing in mid-action', showingLate, 0, { type: 'showHand', to: 1 }, 'ELEM-R51', 'showLater'],
  ['showing what one has not any more', someoneOut, 1, { type: 'showHand', to: 0 }, 'ELEM-77', 'out'],
  ['acting when out', someoneOut, 1, END, 'ELEM-77', 'out'],
  ['leaving when out', someoneOut, 1, CONCEDE, 'ELEM-77', 'out'],
];

const MALFORMED: readonly Malformed[] = [
  ['a move there is not', opening, 0, { type: 'dance' }, 'form'],
  ['a move that says too much', opening, 0, { type: 'giveUp', loudly: true }, 'form'],
  ['a payment that is none', opening, 0, { type: 'cast', spell: 'Geyser', pay: 7 }, 'form'],
  ['paying with nonsense', paid, 0, { type: 'pay', circle: 1, own: 2 }, 'form'],
  ['a slot that is nonsense', placing, 0, { type: 'putSlot', slot: 4 }, 'form'],
];

testRefusals(elementCircle, {
  rules: new URL('..', import.meta.url),
  languages: [english, german],
  cases: CASES,
  malformed: MALFORMED,
  sharesAnswers: true,
});

test('ELEM-R20: a spell that is too dear says what it lacks', () => {
  const refusal = opening().why(0, cast('Robber'))!;
  expect(refusal.values).toMatchObject({ spell: 'Robber' });
  expect(refusalSentence(english, refusal)).toMatch(/ for Robber: it lacks \d .*\.$/);
  expect(refusalSentence(german, refusal)).toMatch(/„Räuber“: \d .* zu wenig\.$/);
});
