/** FITE in seven short positions: places, divisions, the roll and what can be done to it, and how a bout is won. */

import type { Seat } from '@roundhouse/kernel';
import type { Act, Lesson, Tutorial } from '../tutorial.ts';
import { count } from '../voice.ts';
import type { Both, Event, Loc, Move, Options, Power, ReactMove, State } from './state.ts';
import { words } from './words/en.ts';

/** A roll in the order in which it is made: your attack and defence, then the rival's. */
type Roll = readonly [readonly number[], readonly number[], readonly number[], readonly number[]];

/** The roll of the rulebook's first ten examples. */
const ROLL: Roll = [
  [6, 5, 4, 2, 2],
  [5, 3, 1, 1],
  [5, 4, 2],
  [6, 6, 3, 2, 1, 1],
];

const LEAVE: ReactMove = { type: 'react', use: false, move: null, flip: null };

const stand = (seat: Seat, loc: Loc): Act<Move> => ({ seat, move: { type: 'place', loc } });
const divide = (seat: Seat, off: number, chance: readonly number[] = []): Act<Move> => ({
  seat,
  move: { type: 'split', off },
  chance,
});
const pick = (seat: Seat, power: Power | null): Act<Move> => ({ seat, move: { type: 'power', power } });
const places = (locs: Both<Loc>): Act<Move>[] => [stand(0, locs[0]), stand(1, locs[1])];

/** A turn as far as the roll. */
const rolled = (locs: Both<Loc>, roll: Roll): Act<Move>[] => [
  ...places(locs),
  divide(0, roll[0].length),
  divide(1, roll[2].length, roll.flat()),
];

const lossesIn = (heard: readonly Event[]): Both<number> | null =>
  heard.find(event => event.type === 'diceLost')?.lost ?? null;

const dice = (n: number): string => (n === 0 ? 'no die' : count(n, 'die', 'dice'));

type FiteLesson = Lesson<Options, State, Move, Event>;

const turn: FiteLesson = {
  id: 'turn',
  title: 'Place and divide',
  text: 'Your nine dice are your strength and your health. Each turn you choose a place for your fighter and split the dice into attack and defence, in secret and at the same time as Alex.',
  options: { powers: 'off' },
  acts: [stand(1, 'def')],
  tasks: [
    {
      ask: 'Put your fighter on Offensive: each attack die counts 1 more there.',
      isWanted: ([move]) => move?.type === 'place' && move.loc === 'off',
      answer: { type: 'place', loc: 'off' },
      follows: [divide(1, 3)],
      done: {
        text: 'Both places were shown at the same moment. Alex went to Defensive, which helps defence.',
        rule: 'FITE-15',
      },
      other: ([move]) => ({
        text: `${move?.type === 'place' ? words.places[move.loc] : 'That'} is a good place too, but its bonus is another one. Try Offensive here.`,
        rule: move?.type === 'place' && move.loc === 'def' ? 'FITE-19' : 'FITE-20',
      }),
    },
    {
      ask: 'Send five dice to attack and keep four for defence.',
      isWanted: ([move]) => move?.type === 'split' && move.off === 5,
      answer: { type: 'split', off: 5 },
      chance: ROLL.flat(),
      done: {
        text: 'A defence die cancels one attack die that is no higher; what is not cancelled hits. Your 4, worth 5 on Offensive, got through, and so did a 4 of Alex’s: one die lost each.',
        rule: 'FITE-30',
      },
      other: ([move]) => ({
        text: `You may send 1 to 8 dice, so ${move?.type === 'split' ? move.off : 'that'} is allowed. Here it should be five: four must stay to meet Alex.`,
        rule: 'FITE-25',
      }),
    },
  ],
};

const moving: FiteLesson = {
  id: 'move',
  title: 'Move a die',
  text: 'On Tactical you answer the roll: move one or two dice from one of your pools to the other, or flip two. As the dice lie now, a 4 of Alex’s hits you.',
  options: { powers: 'off' },
  acts: [...rolled(['tac', 'tac'], ROLL), { seat: 1, move: LEAVE }],
  tasks: [
    {
      ask: 'Move your 4 from attack to defence, where it stops that one.',
      isWanted: ([move]) => move?.type === 'react' && move.move?.faces.join() === '4' && move.move.from === 'off',
      answer: { ...LEAVE, move: { from: 'off', faces: [4] } },
      done: {
        text: 'Their 4 is stopped and nobody loses a die. It had its price: in attack your own 4 would have hit.',
        rule: 'FITE-21',
      },
      other: (_, heard) => ({
        text: `That is allowed, and would cost you ${dice(lossesIn(heard)?.[0] ?? 0)} and Alex ${dice(lossesIn(heard)?.[1] ?? 0)}. But now touch Move, then the 4 in your attack.`,
        rule: 'FITE-R14',
      }),
    },
  ],
};

const flipping: FiteLesson = {
  id: 'flip',
  title: 'Flip two dice',
  text: 'A Flip turns exactly two of your dice over: 1 becomes 6, 2 becomes 5, 3 becomes 4. They may lie in different pools. The line above the button says what the flip would do.',
  options: { powers: 'off' },
  acts: [...rolled(['tac', 'tac'], ROLL), { seat: 1, move: LEAVE }],
  tasks: [
    {
      ask: 'Flip two dice so that Alex loses two and you lose none.',
      isWanted: (_, heard) => lossesIn(heard)?.join() === '0,2',
      answer: { ...LEAVE, flip: { off: [2], def: [1] } },
      done: {
        text: 'A 2 in attack became a 5 that nothing stops, and a 1 in defence became a 6. One flip in each pool did both jobs.',
        rule: 'FITE-22',
      },
      other: (_, heard) => ({
        text: `That way you would lose ${dice(lossesIn(heard)?.[0] ?? 0)} and Alex ${dice(lossesIn(heard)?.[1] ?? 0)}. Choose Flip, and turn one die in each of your pools.`,
        rule: 'FITE-R15',
      }),
    },
  ],
};

const power: FiteLesson = {
  id: 'power',
  title: 'Use your power',
  text: 'Before the first turn each fighter may take one of six super powers. It works once in the bout, on top of your place, and nearly always after the roll.',
  options: {},
  acts: [pick(1, null)],
  tasks: [
    {
      ask: 'Take Brutal: +1 to each attack die, once.',
      isWanted: ([move]) => move?.type === 'power' && move.power === 'brutal',
      answer: { type: 'power', power: 'brutal' },
      // Places and division are taken as read: the roll is what this is about.
      follows: [...rolled(['off', 'tac'], ROLL), { seat: 1, move: LEAVE }],
      done: {
        text: 'Alex fights without a power. You went to Offensive, Alex to Tactical, and the dice are down.',
        rule: 'FITE-R20',
      },
      other: () => ({
        text: 'Each power is worth a try in a bout of your own. For this roll take Brutal.',
        rule: 'FITE-39',
      }),
    },
    {
      ask: 'Two of your dice hit. Switch Brutal on, and lock it in.',
      isWanted: ([move]) => move?.type === 'react' && move.use,
      answer: { ...LEAVE, use: true },
      done: {
        text: 'With Offensive and Brutal each attack die counted 2 more, and three of them hit. Your coin is face down now: the power is used up.',
        rule: 'FITE-37',
      },
      other: () => ({
        text: 'Saving it for later is allowed, and often wise. But here it makes two hits three: use it.',
        rule: 'FITE-35',
      }),
    },
  ],
};

const swift: FiteLesson = {
  id: 'swift',
  title: 'Step aside with Swift',
  text: 'Swift is the power that is used before the fight. When both places have been shown, its owner may go to another. You stand on Offensive, Alex on Defensive: the two bonuses cancel out.',
  options: {},
  acts: [pick(0, 'swift'), pick(1, null), ...places(['off', 'def'])],
  tasks: [
    {
      ask: 'Go to Tactical, so that you can answer the roll.',
      isWanted: ([move]) => move?.type === 'swift' && move.to === 'tac',
      answer: { type: 'swift', to: 'tac' },
      follows: [divide(0, ROLL[0].length), divide(1, ROLL[2].length, ROLL.flat())],
      done: {
        text: 'You have the bonus of Tactical now, and no longer that of Offensive. Both have divided, and the dice are down.',
        rule: 'FITE-R23',
      },
      other: ([move]) => ({
        text:
          move?.type === 'swift' && move.to === null
            ? 'Holding keeps Swift for another turn. This once, go to Tactical.'
            : 'On Defensive you would guard better, and no more. Go to Tactical.',
        rule: 'FITE-43',
      }),
    },
    {
      ask: 'Answer the roll so that Alex loses a die and you lose none.',
      isWanted: (_, heard) => lossesIn(heard)?.join() === '0,1',
      answer: { ...LEAVE, flip: { off: [2], def: [1] } },
      done: {
        text: 'One flip in attack and one in defence again, this time through a stronger guard.',
        rule: 'FITE-20',
      },
      other: (_, heard) => ({
        text: `That way you would lose ${dice(lossesIn(heard)?.[0] ?? 0)} and Alex ${dice(lossesIn(heard)?.[1] ?? 0)}. Think of one die in each pool.`,
        rule: 'FITE-22',
      }),
    },
  ],
};

/** A first turn that leaves six dice against five. */
const SIX_TO_FIVE: Roll = [
  [6, 6, 6, 5, 1],
  [3, 2, 1, 1],
  [6, 6, 5, 1],
  [2, 1, 1, 1, 1],
];

const lead: FiteLesson = {
  id: 'lead',
  title: 'Use a lead',
  text: 'Whoever has more dice can make sure to keep the lead. Attack with all dice but one: more attackers than Alex has defenders always means hits, whatever is rolled.',
  options: { powers: 'off' },
  acts: [...rolled(['off', 'off'], SIX_TO_FIVE), ...places(['off', 'off']), divide(1, 2)],
  tasks: [
    {
      ask: 'You lead six dice to five. Attack with five.',
      isWanted: ([move]) => move?.type === 'split' && move.off === 5,
      answer: { type: 'split', off: 5 },
      chance: [5, 4, 3, 2, 1, 3, 6, 2, 6, 5, 4],
      done: {
        text: 'Alex rolled a wall: 6, 5 and 4. But three dice stop at most three, so two got through, and only one came back. Five to three.',
        rule: 'FITE-R43',
      },
      other: () => ({
        text: 'A careful division is allowed, but it lets Alex back into the bout. Keep one die at home and send five.',
        rule: 'FITE-E17',
      }),
    },
  ],
};

/** A first turn that leaves five dice against four. */
const FIVE_TO_FOUR: Roll = [
  [6, 6, 6, 6, 6, 1],
  [3, 1, 1],
  [6, 6, 5, 5, 1],
  [2, 1, 1, 1],
];

const finish: FiteLesson = {
  id: 'finish',
  title: 'Finish the bout',
  text: 'You win when Alex has no dice left. One last die is no rescue: a fighter with one is dazed, and is finished off as the next turn begins.',
  options: { powers: 'off' },
  acts: [...rolled(['off', 'off'], FIVE_TO_FOUR), stand(1, 'tac')],
  tasks: [
    {
      ask: 'Go where your attack dice count 1 more.',
      isWanted: ([move]) => move?.type === 'place' && move.loc === 'off',
      answer: { type: 'place', loc: 'off' },
      follows: [divide(1, 1)],
      done: { text: 'Alex is on Tactical and has divided four dice already.', rule: 'FITE-18' },
      other: () => ({ text: 'It is time to attack: one place helps each attack die.', rule: 'FITE-18' }),
    },
    {
      ask: 'Take three or more of those four dice: attack with three or four of yours.',
      isWanted: ([move]) => move?.type === 'split' && move.off >= 3,
      answer: { type: 'split', off: 4 },
      chance: [6, 6, 5, 4, 2, 5, 1, 1, 1],
      follows: [{ seat: 1, move: LEAVE }],
      done: {
        text: 'Too few dice are left to Alex, and the bout is yours. That is all of FITE: places, division, roll, answer.',
        rule: 'FITE-47',
      },
      other: () => ({
        text: 'No more dice can hit than attack: with one or two, Alex lives on. Send three or four.',
        rule: 'FITE-R43',
      }),
    },
  ],
};

/** The tutorial of FITE. */
export const tutorial: Tutorial<Options, State, Move, Event> = {
  names: ['You', 'Alex'],
  seat: 0,
  lessons: [turn, moving, flipping, power, swift, lead, finish],
};
