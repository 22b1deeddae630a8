/** FITE in seven short positions: places, divisions, the roll and what can be done to it, and how a bout is won. */

import type { Seat } from '@roundhouse/kernel';
import type { Act, Lesson, Task, Tutorial } from '../tutorial.ts';
import {
  type Both,
  type Event,
  LOCATIONS,
  type Loc,
  type Move,
  type Options,
  type Power,
  type ReactMove,
  type State,
} from './state.ts';
import type { FiteWords } from './words/catalogue.ts';
import type { lessons } from './words/en/lessons.ftl.ts';

/** A roll in the order in which it is made: your attack and defence, then the rival's. */
type Roll = readonly [readonly number[], readonly number[], readonly number[], readonly number[]];

/** The roll of the rulebook's first ten examples. */
const ROLL: Roll = [
  [6, 5, 4, 2, 2],
  [5, 3, 1, 1],
  [5, 4, 2],
  [6, 6, 3, 2, 1, 1],
];

/** Whoever chooses a place sees all of them. */
const PLACES = LOCATIONS.map(loc => `loc:${loc}`);

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

const lossesIn = (heard: readonly Event[]): Both<number> =>
  heard.find(event => event.type === 'diceLost')?.lost ?? [0, 0];

/** Wanted is whatever costs both sides this much. */
const costs =
  (lost: string): FiteTask['isWanted'] =>
  (_, heard) =>
    lossesIn(heard).join() === lost;

type FiteLesson = Lesson<Options, State, Move, Event>;
type FiteTask = Task<Move, Event>;

/** What a task does; what it says comes from the catalogue. */
interface Doing extends Omit<FiteTask, 'ask' | 'done' | 'other'> {
  /** The rule behind what is said when it is done, and to any other answer. */
  readonly rule: string;
  readonly otherRule: string | ((made: Move | undefined) => string);
}

type Lessons = typeof lessons;

/** What is said to any other answer than the wanted one, and what it would have cost each side. */
type Other = (made: Move | undefined, lost: Both<number>) => string;

const told = ({ rule, otherRule, ...task }: Doing, ask: string, done: string, other: Other): FiteTask => ({
  ...task,
  ask,
  done: { text: done, rule },
  other: ([made], heard) => ({
    text: other(made, lossesIn(heard)),
    rule: typeof otherRule === 'string' ? otherRule : otherRule(made),
  }),
});

/** The answers to which more than one thing is said, by lesson and task. */
function othersIn({ turn, move, flip, swift }: Lessons, { places }: FiteWords): { readonly [task: string]: Other } {
  return {
    turn0: made => turn.tasks[0].other(made?.type === 'place' ? places[made.loc] : null),
    turn1: made => turn.tasks[1].other(made?.type === 'split' ? made.off : null),
    move0: (_, lost) => move.tasks[0].other(...lost),
    flip0: (_, lost) => flip.tasks[0].other(...lost),
    swift0: made => swift.tasks[0].other(made?.type === 'swift' && made.to === null),
    swift1: (_, lost) => swift.tasks[1].other(...lost),
  };
}

/** A first turn that leaves six dice against five. */
const SIX_TO_FIVE: Roll = [
  [6, 6, 6, 5, 1],
  [3, 2, 1, 1],
  [6, 6, 5, 1],
  [2, 1, 1, 1, 1],
];

/** A first turn that leaves five dice against four. */
const FIVE_TO_FOUR: Roll = [
  [6, 6, 6, 6, 6, 1],
  [3, 1, 1],
  [6, 6, 5, 5, 1],
  [2, 1, 1, 1],
];

interface LessonPosition extends Omit<FiteLesson, 'id' | 'title' | 'text' | 'tasks'> {
  readonly tasks: readonly Doing[];
}

const LESSONS: { readonly [Id in keyof Lessons]: LessonPosition } = {
  turn: {
    options: { powers: 'off' },
    acts: [stand(1, 'def')],
    tasks: [
      {
        isWanted: ([move]) => move?.type === 'place' && move.loc === 'off',
        answer: { type: 'place', loc: 'off' },
        shows: PLACES,
        follows: [divide(1, 3)],
        rule: 'FITE-15',
        otherRule: move => (move?.type === 'place' && move.loc === 'def' ? 'FITE-19' : 'FITE-20'),
      },
      {
        isWanted: ([move]) => move?.type === 'split' && move.off === 5,
        answer: { type: 'split', off: 5 },
        chance: ROLL.flat(),
        rule: 'FITE-30',
        otherRule: 'FITE-25',
      },
    ],
  },
  move: {
    options: { powers: 'off' },
    acts: [...rolled(['tac', 'tac'], ROLL), { seat: 1, move: LEAVE }],
    tasks: [
      {
        isWanted: ([move]) => move?.type === 'react' && move.move?.faces.join() === '4' && move.move.from === 'off',
        answer: { ...LEAVE, move: { from: 'off', faces: [4] } },
        rule: 'FITE-21',
        otherRule: 'FITE-R14',
      },
    ],
  },
  flip: {
    options: { powers: 'off' },
    acts: [...rolled(['tac', 'tac'], ROLL), { seat: 1, move: LEAVE }],
    tasks: [
      {
        isWanted: costs('0,2'),
        answer: { ...LEAVE, flip: { off: [2], def: [1] } },
        rule: 'FITE-22',
        otherRule: 'FITE-R15',
      },
    ],
  },
  power: {
    options: {},
    acts: [pick(1, null)],
    tasks: [
      {
        isWanted: ([move]) => move?.type === 'power' && move.power === 'brutal',
        answer: { type: 'power', power: 'brutal' },
        // Places and division are taken as read: the roll is what this is about.
        follows: [...rolled(['off', 'tac'], ROLL), { seat: 1, move: LEAVE }],
        rule: 'FITE-R20',
        otherRule: 'FITE-39',
      },
      {
        isWanted: ([move]) => move?.type === 'react' && move.use,
        answer: { ...LEAVE, use: true },
        rule: 'FITE-37',
        otherRule: 'FITE-35',
      },
    ],
  },
  swift: {
    options: {},
    acts: [pick(0, 'swift'), pick(1, null), ...places(['off', 'def'])],
    tasks: [
      {
        isWanted: ([move]) => move?.type === 'swift' && move.to === 'tac',
        answer: { type: 'swift', to: 'tac' },
        shows: PLACES,
        follows: [divide(0, ROLL[0].length), divide(1, ROLL[2].length, ROLL.flat())],
        rule: 'FITE-R23',
        otherRule: 'FITE-43',
      },
      {
        isWanted: costs('0,1'),
        answer: { ...LEAVE, flip: { off: [2], def: [1] } },
        rule: 'FITE-20',
        otherRule: 'FITE-22',
      },
    ],
  },
  lead: {
    options: { powers: 'off' },
    acts: [...rolled(['off', 'off'], SIX_TO_FIVE), ...places(['off', 'off']), divide(1, 2)],
    tasks: [
      {
        isWanted: ([move]) => move?.type === 'split' && move.off === 5,
        answer: { type: 'split', off: 5 },
        chance: [5, 4, 3, 2, 1, 3, 6, 2, 6, 5, 4],
        rule: 'FITE-R43',
        otherRule: 'FITE-E17',
      },
    ],
  },
  finish: {
    options: { powers: 'off' },
    acts: [...rolled(['off', 'off'], FIVE_TO_FOUR), stand(1, 'tac')],
    tasks: [
      {
        isWanted: ([move]) => move?.type === 'place' && move.loc === 'off',
        answer: { type: 'place', loc: 'off' },
        shows: PLACES,
        follows: [divide(1, 1)],
        rule: 'FITE-18',
        otherRule: 'FITE-18',
      },
      {
        isWanted: ([move]) => move?.type === 'split' && move.off >= 3,
        answer: { type: 'split', off: 4 },
        chance: [6, 6, 5, 4, 2, 5, 1, 1, 1],
        follows: [{ seat: 1, move: LEAVE }],
        rule: 'FITE-47',
        otherRule: 'FITE-R43',
      },
    ],
  },
};

/** The tutorial of FITE, in the language of these messages. */
export function tutorialFrom(said: Lessons, words: FiteWords): Tutorial<Options, State, Move, Event> {
  const ids = Object.keys(LESSONS) as (keyof Lessons)[];
  const others = othersIn(said, words);
  return {
    names: ['You', 'Alex'],
    seat: 0,
    lessons: ids.map(id => {
      const { title, text, tasks } = said[id];
      const toldOf = (task: Doing, i: number): FiteTask => {
        const { ask, done, other } = tasks[i]!;
        return told(task, ask, done, typeof other === 'string' ? () => other : others[`${id}${i}`]!);
      };
      return { ...LESSONS[id], id, title, text, tasks: LESSONS[id].tasks.map(toldOf) };
    }),
  };
}
