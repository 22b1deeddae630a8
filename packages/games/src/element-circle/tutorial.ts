/** Element Circle in eight short positions: elements, opening, paying, Permanents, theft, holding back, clocks and going out. Their words come from outside. */

import type { Seat } from '@roundhouse/kernel';
import { saying } from '../tasks.ts';
import type { Act, Lesson, Tutorial } from '../tutorial.ts';
import { NAMELESS } from '../voice.ts';
import { ELEMENTS } from './content/language.ts';
import { SPELL_LISTS } from './content/spells.ts';
import { bankOf, row } from './notation.ts';
import type { Counts, Event, Move, Options, Slot, SpellName, State } from './state.ts';
import type { lessons } from './words/en/lessons.ftl.ts';

type LessonWords = typeof lessons;

const CARDS = SPELL_LISTS.tuned.cards;
const YOU: Seat = 0;
const RIVAL: Seat = 1;

interface Setting {
  /** `E` is an unused earth, `e` a used one, `-` an empty slot. */
  readonly circle: string;
  readonly own: readonly [string, string];
  readonly hands: readonly [readonly SpellName[], readonly SpellName[]];
  readonly permanents?: readonly SpellName[];
  readonly discard?: readonly SpellName[];
  readonly turn?: number;
  /** Where the round stands; otherwise at the learner's opening. */
  readonly at?: 'redraw' | 'main';
}

const inOrder = (names: readonly SpellName[]): SpellName[] =>
  names.toSorted((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));

/** What is in no hand, no zone and not on the pile. */
function deckOf({ hands, permanents = [], discard = [] }: Setting): SpellName[] {
  const deck = [...CARDS];
  for (const spell of [...hands.flat(), ...permanents, ...discard]) deck.splice(deck.indexOf(spell), 1);
  return deck;
}

/** The places in the deck from which these two cards come, one after the other. */
function topping(setting: Setting, first: SpellName, second: SpellName): number[] {
  const deck = deckOf(setting);
  const place = deck.indexOf(first);
  // The last card takes the place of one that is drawn.
  deck[place] = deck.at(-1)!;
  deck.pop();
  return [place, deck.indexOf(second)];
}

/** Lays the table anew: the learner's zone and the rival's, the circle, the bank and the deck. */
const lay =
  (setting: Setting) =>
  (state: State): void => {
    const { circle, own, hands, permanents = [], discard = [], turn = 7, at } = setting;
    state.turn = turn;
    state.opened = at === 'main';
    state.circle = row(circle);
    for (const [seat, player] of state.players.entries()) {
      player.slots = row(own[seat]!);
      player.hand = inOrder(hands[seat]!);
    }
    state.players[YOU]!.permanents = permanents.map((spell, id) => ({ id, spell, sideways: false, blockedBy: null }));
    state.nextPermanent = permanents.length;
    state.discard = [...discard];
    state.deck = deckOf(setting);
    state.bank = bankOf(state);
    state.stack = [{ name: at ?? 'open' }];
  };

/** The rival deals, so that the learner begins. The lesson replaces what the set-up draws: four elements and two hands of eight. */
const ONE_ROUND = {
  options: { firstDealer: RIVAL, matchFormat: 'firstTo(1)', spells: 'tuned' },
  chance: Array<number>(4 + 2 * 8).fill(0),
} as const;

const counts = (text: string): Counts =>
  ELEMENTS.map(type => [...text].filter(letter => letter === type).length) as Counts;

const by = (move: Move): Act<Move> => ({ seat: YOU, move });
const isCast = (made: readonly Move[], spell: SpellName): boolean =>
  made[0]?.type === 'cast' && made[0].spell === spell;
const hasDestroyed = (heard: readonly Event[], ...slots: readonly Slot[]): boolean =>
  heard.some(event => event.type === 'elementDestroyed' && slots.includes(event.slot));

type ElementLesson = Lesson<Options, State, Move, Event>;

const BURNING: Setting = {
  circle: 'EWWA',
  own: ['---', '---'],
  hands: [
    ['Fireball', 'Fireball', 'Candle', 'Lava', 'Volcano', 'Dragon', 'Tree', 'Geyser'],
    ['Tree', 'Theft', 'Forest', 'Geyser', 'Lake', 'Cloud', 'Cloud', 'Lightning'],
  ],
  turn: 0,
  at: 'redraw',
};

const picking = ({ title, text, task }: LessonWords['picking']): ElementLesson => ({
  id: 'elements',
  title,
  text,
  ...ONE_ROUND,
  arrange: lay(BURNING),
  acts: [by({ type: 'keep' })],
  tasks: [
    {
      ...saying(task, 'ELEM-27', 'ELEM-R9'),
      isWanted: ([move]) => move?.type === 'pickElements' && move.elements.join('') === 'FF',
      answer: { type: 'pickElements', elements: ['F', 'F'] },
      shows: ['slot:C0', 'slot:C2'],
    },
  ],
});

const BEGINNING: Setting = {
  circle: 'EWWA',
  own: ['FA-', 'EW-'],
  hands: [
    ['Tree', 'Candle', 'Fireball', 'Tornado'],
    ['Geyser', 'Theft', 'Cloud', 'Lake', 'Forest'],
  ],
};

const opening = ({ title, text, first, second }: LessonWords['opening']): ElementLesson => ({
  id: 'open',
  title,
  text,
  ...ONE_ROUND,
  arrange: lay(BEGINNING),
  tasks: [
    {
      ...saying(first, 'ELEM-32', 'ELEM-67'),
      isWanted: made => isCast(made, 'Tree'),
      answer: { type: 'cast', spell: 'Tree' },
      chance: topping(BEGINNING, 'Geyser', 'Cloud'),
    },
    {
      ...saying(second, 'ELEM-34', 'ELEM-37'),
      isWanted: ([move]) => move?.type === 'discardSpell' && move.spell === 'Tornado',
      answer: { type: 'discardSpell', spell: 'Tornado' },
    },
  ],
});

const paying = ({ title, text, first, second }: LessonWords['paying']): ElementLesson => ({
  id: 'pay',
  title,
  text,
  ...ONE_ROUND,
  arrange: lay({
    circle: 'EAWF',
    own: ['AE-', 'AF-'],
    hands: [
      ['Cloud', 'Cloud', 'Tree'],
      ['Lightning', 'Cloud', 'Fireball', 'Candle'],
    ],
  }),
  tasks: [
    {
      ...saying(first, 'ELEM-R21', 'ELEM-11'),
      isWanted: made => isCast(made, 'Cloud') && made.some(move => move.type === 'pay' && move.own[3] === 1),
      answer: { type: 'cast', spell: 'Cloud', pay: { circle: counts(''), own: counts('A') } },
    },
    {
      ...saying(second, 'ELEM-73', 'ELEM-56'),
      isWanted: (_, heard) =>
        heard.some(event => event.type === 'elementMoved' && event.from === 'C1' && event.to === 'P0.2'),
      answer: { type: 'move', from: 'C1', to: 'P0.2' },
    },
  ],
});

const permanents = ({ title, text, first, second }: LessonWords['permanents']): ElementLesson => ({
  id: 'permanent',
  title,
  text,
  ...ONE_ROUND,
  arrange: lay({
    circle: 'WEFE',
    own: ['WA-', 'EE-'],
    hands: [
      ['Lake', 'Candle', 'Lightning', 'Cloud'],
      ['Theft', 'Tree', 'Golem', 'Forest'],
    ],
  }),
  acts: [by({ type: 'cast', spell: 'Lake' })],
  tasks: [
    {
      ...saying(first, 'ELEM-46', 'ELEM-53'),
      isWanted: ([move]) => move?.type === 'activate',
      answer: { type: 'activate', permanent: 0 },
    },
    {
      ...saying(second, 'ELEM-70', 'ELEM-69'),
      isWanted: (_, heard) =>
        heard.some(event => event.type === 'elementPut' && event.slot === 'P0.2' && event.element === 'A'),
      answer: { type: 'put', element: 'A', slot: 'P0.2' },
    },
  ],
});

const theft = ({ title, text, first, second }: LessonWords['theft']): ElementLesson => ({
  id: 'theft',
  title,
  text,
  ...ONE_ROUND,
  arrange: lay({
    circle: 'EEWF',
    own: ['AW-', 'FA-'],
    hands: [
      ['Theft', 'Cloud', 'Waterfall'],
      ['Geyser', 'Candle', 'Volcano'],
    ],
  }),
  acts: [by({ type: 'cast', spell: 'Theft' })],
  tasks: [
    {
      ...saying(first, 'ELEM-59', 'ELEM-57'),
      isWanted: ([move]) => move?.type === 'opponent',
      answer: { type: 'opponent', seat: RIVAL },
      chance: [0],
    },
    {
      ...saying(second, 'ELEM-62', 'ELEM-57'),
      isWanted: ([move]) => move?.type === 'takeLooked',
      answer: { type: 'takeLooked', spell: 'Geyser' },
    },
  ],
});

const holding = ({ title, text, task }: LessonWords['holding']): ElementLesson => ({
  id: 'hold',
  title,
  text,
  ...ONE_ROUND,
  arrange: lay({
    circle: 'eWFA',
    own: ['AW-', 'EF-'],
    hands: [
      ['Cloud', 'Geyser'],
      ['Tree', 'Candle', 'Fireball'],
    ],
    discard: ['Mountain'],
    turn: 9,
    at: 'main',
  }),
  tasks: [
    {
      ...saying(task, 'ELEM-12', 'ELEM-33'),
      isWanted: ([move]) => move?.type === 'end',
      answer: { type: 'end' },
    },
  ],
});

const clocks = ({ title, text, first, second }: LessonWords['clocks']): ElementLesson => ({
  id: 'clock',
  title,
  text,
  ...ONE_ROUND,
  arrange: lay({
    circle: 'EWW-',
    own: ['WA-', 'EE-'],
    hands: [
      ['Fireball', 'Tornado', 'Robber'],
      ['Theft', 'Tree', 'Geyser', 'Lake'],
    ],
    permanents: ['Joker'],
    turn: 11,
  }),
  tasks: [
    {
      ...saying(first, 'ELEM-48', 'ELEM-R12'),
      isWanted: ([move]) => move?.type === 'activate',
      answer: { type: 'activate', permanent: 0 },
    },
    {
      ...saying(second, 'ELEM-R41', 'ELEM-59'),
      isWanted: made => isCast(made, 'Robber'),
      answer: { type: 'cast', spell: 'Robber', pay: { circle: counts('EWW'), own: counts('W') } },
    },
  ],
});

const out = ({ title, text, first, second }: LessonWords['out']): ElementLesson => ({
  id: 'out',
  title,
  text,
  ...ONE_ROUND,
  options: { ...ONE_ROUND.options, openHands: 'always' },
  arrange: lay({
    circle: 'FEW-',
    own: ['FFE', 'FA-'],
    hands: [
      ['Fireball', 'Tree', 'Geyser'],
      ['Fireball', 'Volcano', 'Minotaur'],
    ],
    turn: 13,
  }),
  acts: [by({ type: 'cast', spell: 'Fireball' }), by({ type: 'pay', circle: counts(''), own: counts('FF') })],
  tasks: [
    {
      ...saying(first, 'ELEM-65', 'ELEM-R20'),
      isWanted: (_, heard) => hasDestroyed(heard, 'C0', 'P1.0'),
      answer: { type: 'destroySlot', slot: 'C0' },
    },
    {
      ...saying(second, 'ELEM-78', 'ELEM-35'),
      isWanted: ([move]) => move?.type === 'end',
      answer: { type: 'end' },
    },
  ],
});

/** The tutorial in the language of these messages. */
export const tutorialFrom = (words: LessonWords): Tutorial<Options, State, Move, Event> => ({
  names: [NAMELESS, 'Mira'],
  seat: YOU,
  lessons: [
    picking(words.picking),
    opening(words.opening),
    paying(words.paying),
    permanents(words.permanents),
    theft(words.theft),
    holding(words.holding),
    clocks(words.clocks),
    out(words.out),
  ],
});
