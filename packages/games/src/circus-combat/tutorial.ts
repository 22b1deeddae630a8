/** Circus Combat in eight short positions: throws, fits, contests, factors, swaps, fatigue and the last turn. Their words come from outside. */

import { saying } from '../tasks.ts';
import type { Act, Lesson, Tutorial } from '../tutorial.ts';
import { NAMELESS } from '../voice.ts';
import { TRICK_IDS } from './content/tricks.ts';
import { dice, restOf, trick } from './notation.ts';
import {
  type Both,
  type Event,
  type Move,
  type Options,
  type PlaceAll,
  SLOTS,
  type State,
  type TrickId,
} from './state.ts';
import type { lessons } from './words/en/lessons.ftl.ts';

interface Setting {
  /** Cards and dice of the last slots, nearest to the hand; those before are vacant. */
  readonly stage: readonly string[];
  readonly deck?: readonly TrickId[];
  readonly queues?: Both<readonly string[]>;
  readonly front?: Both<string>;
  readonly turn?: number;
}

/** Lays the table anew around the throw that lies in the pool. */
const lay =
  ({ stage, deck = [], queues = [[], []], front = ['', ''], turn = 1 }: Setting) =>
  (state: State): void => {
    state.stage = [...Array<null>(SLOTS - stage.length).fill(null), ...stage.map(trick)];
    state.deck = [...deck];
    state.queue = [queues[0].map(trick), queues[1].map(trick)];
    state.front = [dice(front[0]), dice(front[1])];
    state.turn = turn;
    state.supply = restOf(state);
  };

/** The set-up's draws: a shuffle, whose cards the lesson replaces, a start won by the learner, and the throw. */
const thrown = (...eyes: readonly [number, number, number, number]): number[] => [
  ...TRICK_IDS.map(() => 0),
  6,
  1,
  ...eyes,
];

const keep: Act<Move> = { seat: 0, move: { type: 'rethrow', dice: [] } };
const put = (die: number, slot: number, chance: readonly number[] = []): Act<Move> => ({
  seat: 0,
  move: { type: 'place', die, slot },
  chance,
});

/** Placements as the table sends them: die and slot, die and slot. */
const all = (...places: readonly (readonly [die: number, slot: number])[]): PlaceAll => ({
  type: 'placeAll',
  places: places.map(([die, slot]) => ({ die, slot })),
});

/** What the rival throws when a lesson is over; it does not matter. */
const NEXT = [2, 3, 4, 5];

type Won = Extract<Event, { type: 'trickWon' }>;

const wonIn = (heard: readonly Event[], card: TrickId): Won | null =>
  heard.find((event): event is Won => event.type === 'trickWon' && event.card === card) ?? null;

const hasMissedRed = (heard: readonly Event[]): boolean =>
  heard.some(event => event.type === 'dieMissed' && event.face.colour === 'fatigue');

type CircusLesson = Lesson<Options, State, Move, Event>;

/** All that the tutorial says, by lesson. */
type LessonWords = typeof lessons;

const throwing = ({ title, text, first, second }: LessonWords['throwing']): CircusLesson => ({
  id: 'throw',
  title,
  text,
  options: {},
  chance: thrown(2, 5, 5, 6),
  arrange: lay({ stage: ['A4', 'T8'], deck: ['V2'] }),
  tasks: [
    {
      ...saying(first, 'CIRCUS-10', 'CIRCUS-R13'),
      isWanted: ([move]) => move?.type === 'rethrow' && move.dice.join() === '1,4',
      answer: { type: 'rethrow', dice: [1, 4] },
      shows: ['slot:7', 'slot:8'],
      chance: [5, 1],
    },
    {
      ...saying(second, 'CIRCUS-16', 'CIRCUS-13'),
      isWanted: (_, heard) => wonIn(heard, 'A4')?.base === 15,
      answer: all([1, 7], [2, 7], [3, 7], [4, 8]),
      chance: NEXT,
    },
  ],
});

const fitting = ({ title, text, first, second, missedRed }: LessonWords['fitting']): CircusLesson => ({
  id: 'fit',
  title,
  text,
  options: {},
  chance: thrown(6, 6, 4, 2),
  arrange: lay({ stage: ['T8 K4', 'A5 G1 K2 R3'], deck: ['V2'], turn: 5 }),
  tasks: [
    {
      ...saying(first, 'CIRCUS-R18', 'CIRCUS-12'),
      isWanted: ([move]) => move?.type === 'rethrow' && move.dice.join() === '1,2,4',
      answer: { type: 'rethrow', dice: [1, 2, 4] },
      shows: ['slot:7', 'slot:8'],
      chance: [5, 1, 5],
    },
    {
      ask: second.ask,
      isWanted: (_, heard) => wonIn(heard, 'T8') !== null && !hasMissedRed(heard),
      answer: all([3, 7], [4, 8]),
      chance: NEXT,
      done: { text: second.done, rule: 'CIRCUS-R14' },
      other: (_, heard) =>
        hasMissedRed(heard) ? { text: missedRed, rule: 'CIRCUS-15' } : { text: second.other, rule: 'CIRCUS-17' },
    },
  ],
});

const contest = ({ title, text, task }: LessonWords['contest']): CircusLesson => ({
  id: 'contest',
  title,
  text,
  options: {},
  chance: thrown(5, 1, 6, 2),
  arrange: lay({ stage: ['A9 G3 G3 K5', 'A8 R2 G2', 'T8'], deck: ['V2'], turn: 7 }),
  acts: [keep],
  tasks: [
    {
      ...saying(task, 'CIRCUS-18', 'CIRCUS-17'),
      isWanted: (_, heard) => wonIn(heard, 'A9')?.seat === 0,
      answer: all([1, 6], [2, 8], [4, 7]),
      chance: NEXT,
    },
  ],
});

const rival = ({ title, text, task }: LessonWords['rival']): CircusLesson => ({
  id: 'rival',
  title,
  text,
  options: {},
  chance: thrown(1, 1, 6, 2),
  arrange: lay({ stage: ['A3 G6 G6 R6', 'A4', 'V2'], deck: ['T4'], turn: 9 }),
  acts: [keep],
  tasks: [
    {
      ...saying(task, 'CIRCUS-13', 'CIRCUS-17'),
      isWanted: (_, heard) =>
        heard.some(event => event.type === 'turnEnded') && !heard.some(event => event.type === 'trickWon'),
      answer: all([3, 7], [1, 8], [2, 8], [4, 8]),
      chance: NEXT,
    },
  ],
});

const factors = ({ title, text, task }: LessonWords['factors']): CircusLesson => ({
  id: 'factors',
  title,
  text,
  options: {},
  chance: thrown(6, 1, 3, 2),
  arrange: lay({
    stage: ['A9 K5 K5 K6', 'V6 K1', 'V2'],
    deck: ['T4', 'T5'],
    queues: [['T8 K3 K3', 'A10 K5 K5', 'A4 K6 K6 K6'], []],
    turn: 11,
  }),
  acts: [keep, put(1, 6), put(2, 7), put(3, 8), put(4, 8)],
  tasks: [
    {
      ...saying(task, 'CIRCUS-R44', 'CIRCUS-28'),
      isWanted: ([move]) => move?.type === 'resolve' && move.slot === 6,
      answer: { type: 'resolve', slot: 6 },
      chance: NEXT,
    },
  ],
});

/** Olga's turn after the first swap: her 2 finishes the learner's trick, and her sixes go to the new card. */
const HELPFUL = [2, 6, 6, 6];
const olga = (move: Move): Act<Move> => ({ seat: 1, move });

const swapping = ({ title, text, first, second, left }: LessonWords['swapping']): CircusLesson => ({
  id: 'swap',
  title,
  text,
  options: {},
  chance: thrown(5, 6, 6, 1),
  arrange: lay({
    stage: ['T1 K3 K3 K2', 'A1 K4 K4 R5', 'V8 G1'],
    deck: ['V2', 'T5'],
    queues: [['A10 K5 K5', 'T4 K2 K2 R2', 'A4 K6 K6 K6'], []],
    turn: 13,
  }),
  acts: [keep, put(1, 7), put(4, 8)],
  tasks: [
    {
      ask: first.ask,
      isWanted: ([move]) => move?.type === 'swap' && move.left === 1,
      answer: { type: 'swap', left: 1 },
      shows: ['seat:0'],
      chance: HELPFUL,
      follows: [
        olga({ type: 'rethrow', dice: [] }),
        olga({ type: 'place', die: 1, slot: 6 }),
        olga({ type: 'place', die: 2, slot: 7 }),
        olga({ type: 'place', die: 3, slot: 7 }),
        olga({ type: 'place', die: 4, slot: 7 }),
      ],
      done: { text: first.done, rule: 'CIRCUS-R45' },
      other: ([move]) => ({
        text: move?.type === 'swap' && move.left !== null ? first.other : left,
        rule: 'CIRCUS-R27',
      }),
    },
    {
      ...saying(second, 'CIRCUS-R27', 'CIRCUS-27'),
      isWanted: ([move]) => move?.type === 'swap' && move.left === 3,
      answer: { type: 'swap', left: 3 },
      shows: ['seat:0'],
      chance: NEXT,
    },
  ],
});

const fatigue = ({ title, text, first, second }: LessonWords['fatigue']): CircusLesson => ({
  id: 'fatigue',
  title,
  text,
  options: {},
  chance: thrown(1, 1, 1, 2),
  arrange: lay({ stage: ['T8 R2', 'A3 G5 G5 G5', 'V2 K1 K1'], deck: ['V9', 'A10'], turn: 15 }),
  acts: [keep, put(1, 8), put(4, 6)],
  tasks: [
    {
      ...saying(first, 'CIRCUS-23', 'CIRCUS-R28'),
      isWanted: ([move]) => move?.type === 'reroll' && move.yes,
      answer: { type: 'reroll', yes: true },
      chance: [5, 2],
    },
    {
      ...saying(second, 'CIRCUS-26', 'CIRCUS-R16'),
      isWanted: (_, heard) => wonIn(heard, 'A3')?.base === 10,
      answer: all([1, 7], [2, 8]),
      chance: NEXT,
    },
  ],
});

const ending = ({ title, text, task }: LessonWords['ending']): CircusLesson => ({
  id: 'ninth',
  title,
  text,
  options: {},
  chance: thrown(4, 5, 5, 2),
  arrange: lay({
    stage: ['V6 K4', 'A8 G2', 'V4 G1 K2'],
    queues: [
      [
        'A10 K5 K5',
        'A4 K6 K6 R6',
        'A9 K4 K4 G1 G1',
        'A5 K1 K3 K5 G2 R4',
        'A3 K2 K2 R2 R2',
        'T8 K3 K3',
        'T4 K1 R1 R1',
        'T7 K6 K6 G6 K2 R2',
      ],
      [
        'V8 G6 G6 K6',
        'V2 G3 G3 R3 G5 K5',
        'T5 G1 G1 G1 R1',
        'T2 G2 G2 G5 G5 K6 R6',
        'T10 G2 G3 G4 K5 R6',
        'T3 G4 G4 G4 K4 R4',
        'V9 G5 G5 G5 R5',
        'V10 G1 G1 R6 R6',
      ],
    ],
    front: ['R4 R2', 'R5'],
    turn: 23,
  }),
  acts: [keep],
  tasks: [
    {
      ...saying(task, 'CIRCUS-25', 'CIRCUS-24'),
      isWanted: (_, heard) => wonIn(heard, 'V6')?.seat === 0,
      answer: all([1, 6], [2, 8], [4, 7]),
      chance: [6, 6, 6, 6],
      // The rival's last throw fits nowhere.
      follows: [{ seat: 1, move: { type: 'rethrow', dice: [] } }],
    },
  ],
});

/** The tutorial in the language of these messages. */
export const tutorialFrom = (words: LessonWords): Tutorial<Options, State, Move, Event> => ({
  names: [NAMELESS, 'Olga'],
  seat: 0,
  lessons: [
    throwing(words.throwing),
    fitting(words.fitting),
    contest(words.contest),
    rival(words.rival),
    factors(words.factors),
    swapping(words.swapping),
    fatigue(words.fatigue),
    ending(words.ending),
  ],
});
