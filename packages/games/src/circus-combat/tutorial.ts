/** Circus Combat in eight short positions: throws, fits, contests, factors, swaps, fatigue and the last turn. */

import type { Act, Lesson, Tutorial } from '../tutorial.ts';
import { TRICK_IDS } from './content/tricks.ts';
import type { Both, Die, DieColour, Event, Eyes, Move, Options, PlaceAll, State, Trick, TrickId } from './state.ts';

const COLOURS: { readonly [letter: string]: DieColour } = { K: 'black', G: 'gray', R: 'fatigue' };

/** Dice as the rulebook writes them: `K4 G4 R4`. */
const dice = (text: string): Die[] =>
  text === '' ? [] : text.split(' ').map(die => ({ colour: COLOURS[die[0]!]!, eyes: Number(die[1]) as Eyes }));

/** A card and the dice on it: `A4 K1 K2`. */
function trick(text: string): Trick {
  const [card, ...on] = text.split(' ');
  return { card: card as TrickId, dice: dice(on.join(' ')) };
}

interface Setting {
  /** Cards and dice of the last slots, nearest to the hand; those before are vacant. */
  readonly stage: readonly string[];
  readonly deck?: readonly TrickId[];
  readonly queues?: Both<readonly string[]>;
  readonly front?: Both<string>;
  readonly turn?: number;
}

const SLOTS = 8;
const IN_ALL = 36;

/** Lays the table anew around the throw that lies in the pool. */
const lay =
  ({ stage, deck = [], queues = [[], []], front = ['', ''], turn = 1 }: Setting) =>
  (state: State): void => {
    state.stage = [...Array<null>(SLOTS - stage.length).fill(null), ...stage.map(trick)];
    state.deck = [...deck];
    state.queue = [queues[0].map(trick), queues[1].map(trick)];
    state.front = [dice(front[0]), dice(front[1])];
    state.turn = turn;
    const used = [...[...state.stage, ...state.queue.flat()].flatMap(one => one?.dice ?? []), ...state.front.flat()];
    const left = (colour: DieColour): number =>
      IN_ALL - [...used, ...state.pool].filter(die => die?.colour === colour).length;
    state.supply = { black: left('black'), gray: left('gray'), fatigue: left('fatigue') };
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

const throwing: CircusLesson = {
  id: 'throw',
  title: 'Throw, and throw again',
  text: 'You throw three black dice of your own and a red one, which is fatigue. Any of them may be thrown again, once. Three equal dice would make the Three Pin Juggle.',
  options: {},
  chance: thrown(2, 5, 5, 6),
  arrange: lay({ stage: ['A4', 'T8'], deck: ['V2'] }),
  tasks: [
    {
      ask: 'Throw the black 2 and the red 6 again, and keep both 5s.',
      isWanted: ([move]) => move?.type === 'rethrow' && move.dice.join() === '1,4',
      answer: { type: 'rethrow', dice: [1, 4] },
      chance: [5, 1],
      done: { text: 'A third 5, and the fatigue is down to 1.', rule: 'CIRCUS-10' },
      other: () => ({
        text: 'You may throw any dice again, but only once: keep the pair of 5s, and try to lose the red 6.',
        rule: 'CIRCUS-R13',
      }),
    },
    {
      ask: 'Put all three 5s on Three Pin Juggle, and the red 1 on Two on One Hoop.',
      isWanted: (_, heard) => wonIn(heard, 'A4')?.base === 15,
      answer: all([1, 7], [2, 7], [3, 7], [4, 8]),
      chance: NEXT,
      done: {
        text: 'The juggle holds all its dice: it is ready, and yours. It is worth the eyes of your dice on it, 15, and a new card takes its slot.',
        rule: 'CIRCUS-16',
      },
      other: () => ({
        text: 'That is allowed, but no juggle: it takes all three 5s, and no red die.',
        rule: 'CIRCUS-13',
      }),
    },
  ],
};

const fitting: CircusLesson = {
  id: 'fit',
  title: 'What fits',
  text: 'A die fits where the hand can still come about. What fits nowhere leaves at once: your own dice go home, but a red one lies down in front of you and costs its eyes.',
  options: {},
  chance: thrown(6, 6, 4, 2),
  arrange: lay({ stage: ['T8 K4', 'A5 G1 K2 R3'], deck: ['V2'], turn: 5 }),
  tasks: [
    {
      ask: 'The hoop takes a 4, the straight a 4 or a 5. Throw the other three dice again.',
      isWanted: ([move]) => move?.type === 'rethrow' && move.dice.join() === '1,2,4',
      answer: { type: 'rethrow', dice: [1, 2, 4] },
      chance: [5, 1, 5],
      done: { text: 'Better. The black 1 fits nowhere and has gone home, which costs nothing.', rule: 'CIRCUS-R18' },
      other: () => ({
        text: 'A 6 or a 2 fits on neither poster, and the red 2 would cost you 2 points. Throw those three again.',
        rule: 'CIRCUS-12',
      }),
    },
    {
      ask: 'Win the hoop with your 4, and let no red die lie in front of you.',
      isWanted: (_, heard) => wonIn(heard, 'T8') !== null && !hasMissedRed(heard),
      answer: all([3, 7], [4, 8]),
      chance: NEXT,
      done: {
        text: 'The red 5 took the place in the straight, so your own 5 went home instead. Making a die miss like that is fair.',
        rule: 'CIRCUS-R14',
      },
      other: (_, heard) =>
        hasMissedRed(heard)
          ? {
              text: 'Your own 5 took the last place that the red 5 fits, and that would cost you 5 points. Put the red one there.',
              rule: 'CIRCUS-15',
            }
          : { text: 'Two equal dice win the hoop: your 4 belongs there.', rule: 'CIRCUS-17' },
    },
  ],
};

const contest: CircusLesson = {
  id: 'contest',
  title: 'Whose trick is it?',
  text: 'Everybody’s dice make the hand together. A ready trick goes to whoever has more dice on it, red ones not counted. With as many dice it is eyes that decide, and with as many eyes it is nobody’s.',
  options: {},
  chance: thrown(5, 1, 6, 2),
  arrange: lay({ stage: ['A9 G3 G3 K5', 'A8 R2 G2', 'T8'], deck: ['V2'], turn: 7 }),
  acts: [keep],
  tasks: [
    {
      ask: 'Olga has two dice on the Stilt Walking Couples. Finish it so that it is yours.',
      isWanted: (_, heard) => wonIn(heard, 'A9')?.seat === 0,
      answer: all([1, 6], [2, 8], [4, 7]),
      chance: NEXT,
      done: { text: 'Two dice each, but your eyes were 10 to her 6. Her two dice are wasted.', rule: 'CIRCUS-18' },
      other: () => ({ text: 'The Couples want one more 5, and you have it. Put it there.', rule: 'CIRCUS-17' }),
    },
  ],
};

const rival: CircusLesson = {
  id: 'rival',
  title: 'Do not work for Olga',
  text: 'A ready trick is handled at once, whoever’s turn it is. If you finish a trick that your rival leads, it goes into her show. Every die that fits must be placed, so look where.',
  options: {},
  chance: thrown(1, 1, 6, 2),
  arrange: lay({ stage: ['A3 G6 G6 R6', 'A4', 'V2'], deck: ['T4'], turn: 9 }),
  acts: [keep],
  tasks: [
    {
      ask: 'Place your dice so that Olga does not get the Four Spinning Plates.',
      isWanted: (_, heard) =>
        heard.some(event => event.type === 'turnEnded') && !heard.some(event => event.type === 'trickWon'),
      answer: all([3, 7], [1, 8], [2, 8], [4, 8]),
      chance: NEXT,
      done: {
        text: 'Your 6 found another poster, and the plates still want one. Olga has to bring it herself.',
        rule: 'CIRCUS-13',
      },
      other: () => ({
        text: 'Your 6 would be the fourth on the plates, and Olga has more dice there: she would win them in your turn.',
        rule: 'CIRCUS-17',
      }),
    },
  ],
};

const factors: CircusLesson = {
  id: 'factors',
  title: 'The order of the show',
  text: 'Tricks count ×1 in places 1 to 3, ×2 in 4 to 6 and ×3 from 7 on. The second of one colour in a row counts twice as well, the third three times. When several tricks are ready, you choose which goes first.',
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
      ask: 'Two tricks are ready. Take the one that makes a third amber trick in a row first.',
      isWanted: ([move]) => move?.type === 'resolve' && move.slot === 6,
      answer: { type: 'resolve', slot: 6 },
      chance: NEXT,
      done: {
        text: 'In place 4 and third of its colour, the Couples count 22 × 2 × 3 = 132. After the violet trick it would have been 44.',
        rule: 'CIRCUS-R44',
      },
      other: () => ({
        text: 'The violet trick would break your run of amber, and the Couples would count 44 instead of 132.',
        rule: 'CIRCUS-28',
      }),
    },
  ],
};

const swapping: CircusLesson = {
  id: 'swap',
  title: 'Two arrows',
  text: 'Whoever wins a card with two arrows may exchange two neighbours in their own show, even in the rival’s turn. Yours now reads amber, teal, amber, amber.',
  options: {},
  chance: thrown(5, 6, 6, 1),
  arrange: lay({
    stage: ['A1 K4 K4 R5', 'V8 G1'],
    deck: ['V2'],
    queues: [['A10 K5 K5', 'T4 K2 K2 R2', 'A4 K6 K6 K6'], []],
    turn: 13,
  }),
  acts: [keep, put(1, 7), put(4, 8)],
  tasks: [
    {
      ask: 'Exchange two neighbours so that all three amber tricks come together at the end.',
      isWanted: ([move]) => move?.type === 'swap' && move.left === 1,
      answer: { type: 'swap', left: 1 },
      chance: NEXT,
      done: {
        text: 'Three in a row at the end, where places count more: 96 points instead of 62.',
        rule: 'CIRCUS-R45',
      },
      other: ([move]) => ({
        text:
          move?.type === 'swap' && move.left !== null
            ? 'That exchange is allowed, but another is worth more: bring the teal trick to the front.'
            : 'Leaving it is allowed, but 62 points can become 96: bring the teal trick to the front.',
        rule: 'CIRCUS-R27',
      }),
    },
  ],
};

const fatigue: CircusLesson = {
  id: 'fatigue',
  title: 'Spread the fatigue',
  text: 'Red dice count against the trick they lie on. A trick full of nothing but red is discarded, and you may throw its dice and place them elsewhere: best where it hurts Olga.',
  options: {},
  chance: thrown(1, 1, 1, 2),
  arrange: lay({ stage: ['T8 R2', 'A3 G5 G5 G5', 'V2 K1 K1'], deck: ['V9', 'A10'], turn: 15 }),
  acts: [keep, put(1, 8), put(4, 6)],
  tasks: [
    {
      ask: 'Two red dice fill the hoop. Throw them onto the other tricks.',
      isWanted: ([move]) => move?.type === 'reroll' && move.yes,
      answer: { type: 'reroll', yes: true },
      chance: [5, 2],
      done: { text: 'A red 5 and a red 2. The hoop is gone.', rule: 'CIRCUS-23' },
      other: () => ({
        text: 'Letting them rest is allowed and safe. But Olga’s plates want a die, and it might be a red one: throw.',
        rule: 'CIRCUS-R28',
      }),
    },
    {
      ask: 'Put the red 5 on Olga’s Four Spinning Plates, and the red 2 on the Cabinet.',
      isWanted: (_, heard) => wonIn(heard, 'A3')?.base === 10,
      answer: all([1, 7], [2, 8]),
      chance: NEXT,
      done: {
        text: 'Olga gets her plates, but for 15 − 5 = 10 points. With a 5 of her own they would have been worth 20.',
        rule: 'CIRCUS-26',
      },
      other: () => ({
        text: 'The Cabinet is yours: a red 5 there would cost you. Olga’s plates are the place.',
        rule: 'CIRCUS-R16',
      }),
    },
  ],
};

const ending: CircusLesson = {
  id: 'ninth',
  title: 'The ninth trick',
  text: 'When a show has nine tricks, the other artist has one more turn and the game is over. Then each show is added up, and the fatigue in front of you is taken off.',
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
      ask: 'Win the Mind Reading Duo: it is your ninth.',
      isWanted: (_, heard) => wonIn(heard, 'V6')?.seat === 0,
      answer: all([1, 6], [2, 8], [4, 7]),
      chance: [6, 6, 6, 6],
      // The rival's last throw fits nowhere.
      follows: [{ seat: 1, move: { type: 'rethrow', dice: [] } }],
      done: {
        text: 'Olga’s last throw fitted nowhere, and the show is over. Read the sheet: your one great trick, ×3 and ×3, made 108 of your 188 points.',
        rule: 'CIRCUS-25',
      },
      other: () => ({ text: 'The Duo wants another 4, and you hold one: put it there.', rule: 'CIRCUS-24' }),
    },
  ],
};

/** The tutorial of Circus Combat. */
export const tutorial: Tutorial<Options, State, Move, Event> = {
  names: ['You', 'Olga'],
  seat: 0,
  lessons: [throwing, fitting, contest, rival, factors, swapping, fatigue, ending],
};
