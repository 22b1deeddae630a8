/** The CIRCUIT in seven short positions: a turn, the three ways to be defeated, Hype, Tag Out and a Finishing Move. Their words come from outside. */

import type { Seat } from '@roundhouse/kernel';
import { saying, type TaskWords } from '../tasks.ts';
import type { Act, Lesson, Task, Tutorial } from '../tutorial.ts';
import { NAMELESS } from '../voice.ts';
import { contentOf } from './content/packs.ts';
import type { ContentId, FighterId } from './content/types.ts';
import { distance, type Hex, neighbour } from './hex.ts';
import { newFighter } from './setup.ts';
import {
  type CardId,
  type Compound,
  type Event,
  type Fighter,
  type Frame,
  type Move,
  type Options,
  refOf,
  type State,
  type Team,
} from './state.ts';
import type { lessons } from './words/en/lessons.ftl.ts';

type LessonWords = typeof lessons;

const YOU: Seat = 0;
const RIVAL: Seat = 1;

type Placed = Partial<Omit<Fighter, 'card'>>;
/** Fighters in team order; who is nowhere is on the Bench. */
type Squad = { readonly [F in FighterId]?: Placed };

interface Setting {
  readonly own: Squad;
  readonly rival: Squad;
  readonly hype?: number;
  readonly hand?: readonly CardId[];
  readonly last?: FighterId;
  /** Who is fighting; otherwise somebody is to be activated, or to tag out. */
  readonly fighter?: FighterId;
  readonly asks?: 'choosingFighter' | 'taggingOut';
}

/** What the lessons say is printed in this edition. */
const CONTENT: ContentId = 'ref-1';
const CARDS: readonly CardId[] = contentOf(CONTENT).deck.map(({ id }) => id);

/** A team just set up, further on. */
function teamOf(team: Team, squad: Squad, seat: Seat, { hype = 0, hand = [], last }: Setting): Team {
  const placed = Object.entries(squad) as [FighterId, Placed][];
  const isOwn = seat === YOU;
  return {
    ...team,
    fighters: placed.map(([card, at]) => ({ ...newFighter(card), ...at })),
    hazard: 'shock-plates',
    hazardZone: isOwn ? 5 : 2,
    zone: isOwn ? 4 : 1,
    hype: isOwn ? hype : 0,
    deck: isOwn ? CARDS.filter(card => !hand.includes(card)) : [...CARDS],
    hand: isOwn ? [...hand] : [],
    last: isOwn && last ? refOf(YOU, last) : null,
  };
}

function framesOf({ fighter, asks = 'choosingFighter' }: Setting): Frame[] {
  if (!fighter) {
    return [
      { name: 'beginning', stage: 'choose' },
      { name: asks, seat: YOU },
    ];
  }
  return [
    { name: 'combat', stage: 'use' },
    { name: 'acting', seat: YOU },
  ];
}

/** Sets the ring: both teams, the learner's turn, and what is asked. */
const lay =
  (setting: Setting) =>
  (state: State): void => {
    const { fighter } = setting;
    Object.assign(state, { order: [YOU, RIVAL], ringRules: 'home-turf', round: 4, turn: 7, active: YOU });
    const [own, rival] = state.teams;
    state.teams = [teamOf(own!, setting.own, YOU, setting), teamOf(rival!, setting.rival, RIVAL, setting)];
    state.stack = framesOf(setting);
    if (!fighter) return;
    const active = refOf(YOU, fighter);
    state.teams[YOU]!.last = active;
    state.activation = {
      fighter: active,
      moved: true,
      combat: 'on',
      abilities: 0,
      damaging: false,
      used: [],
      lateDraw: false,
    };
  };

/** The places from which these cards come off a deck, one after the other; the last card fills each gap. */
function drawn(deck: readonly CardId[], ...wanted: CardId[]): number[] {
  const left = [...deck];
  return wanted.map(card => {
    const at = left.indexOf(card);
    left[at] = left.at(-1)!;
    left.pop();
    return at;
  });
}

/** The order of play is drawn first, and the lesson replaces it. */
const DEALT: readonly number[] = [0];
const OPTIONS: Partial<Options> = { ringRules: 'home-turf', content: CONTENT };

type CircuitLesson = Lesson<Options, State, Move, Event>;
type CircuitTask = Task<Move, Event>;

/** A task with its words; `wanted` says which answers do it. */
const task = (
  text: TaskWords,
  answer: Move | Compound,
  [doneRule, otherRule]: readonly [doneRule: string, otherRule: string],
  wanted: CircuitTask['isWanted'],
  chance: readonly number[] = [],
): CircuitTask => ({
  ...saying(text, doneRule, otherRule),
  answer,
  isWanted: wanted,
  chance,
});

/** Whom a blow is meant for is looked at before it falls. */
const aimed = (at: FighterId, one: CircuitTask): CircuitTask => ({ ...one, shows: [`fighter:${refOf(RIVAL, at)}`] });

const isUse =
  (ability: string): CircuitTask['isWanted'] =>
  ([move]) =>
    move?.type === 'use' && move.ability === ability;

const lesson = (
  id: string,
  { title, text }: { readonly title: string; readonly text: string },
  setting: Setting,
  tasks: readonly CircuitTask[],
  acts: readonly Act<Move>[] = [],
): CircuitLesson => ({ id, title, text, options: OPTIONS, chance: DEALT, arrange: lay(setting), acts, tasks });

const REX = '-1,0';
const KRAG = '1,0';
/** The space between Rex and Krag. */
const BETWEEN = '0,0';

const APART: Setting = {
  own: { 'rex-rookie': { at: REX }, dolly: { at: '-3,3' }, mercy: { at: '-4,3' }, kipp: {} },
  rival: { krag: { at: KRAG }, vessa: { at: '3,-3' }, skeld: { at: '4,-3' }, mudge: {} },
};

/** The spaces Rex walks over; what happens there depends on chance, which is only scripted for what is wanted. */
function walkedTo(made: readonly Move[]): Hex[] {
  const spaces: Hex[] = [REX];
  for (const move of made) if (move.type === 'step') spaces.push(neighbour(spaces.at(-1)!, move.dir)!);
  return spaces.slice(1);
}

const isBesideKrag = (steps: readonly Hex[]): boolean => steps.length > 0 && distance(steps.at(-1)!, KRAG) === 1;

const turn = (words: LessonWords['turn']): CircuitLesson =>
  lesson('turn', words, APART, [
    task(
      words.tasks[0],
      { type: 'activate', fighter: '0:rex-rookie' },
      ['ARENA-50', 'ARENA-51'],
      ([move]) => move?.type === 'activate' && move.fighter === '0:rex-rookie',
    ),
    {
      ...task(words.tasks[1], { type: 'step', dir: 'E' }, ['ARENA-66', 'ARENA-R27'], made => {
        const steps = walkedTo(made);
        // Whoever takes all steps there are has no more to stop.
        return isBesideKrag(steps) && steps.length < contentOf(CONTENT).fighters['rex-rookie'].stats.SPD;
      }),
      other: made =>
        isBesideKrag(walkedTo(made))
          ? { text: words.tasks[1].far, rule: 'ARENA-55' }
          : { text: words.tasks[1].other, rule: 'ARENA-R27' },
    },
    task(
      words.tasks[2],
      { type: 'stop' },
      ['ARENA-56', 'ARENA-55'],
      ([move]) => move?.type === 'stop',
      drawn(CARDS, 'H08', 'F09', 'B10', 'FH02', 'H10', 'BF03'),
    ),
  ]);

const BESIDE = { at: BETWEEN } as const;

const knockOut = (words: LessonWords['knockOut']): CircuitLesson =>
  lesson(
    'knock-out',
    words,
    {
      ...APART,
      own: { ...APART.own, 'rex-rookie': BESIDE },
      rival: { ...APART.rival, krag: { at: KRAG, damage: 4 } },
      hand: ['B08', 'F08', 'H08', 'H09'],
      fighter: 'rex-rookie',
    },
    [
      aimed(
        'krag',
        task(words.tasks[0], { type: 'use', ability: 'haymaker' }, ['ARENA-36', 'ARENA-82'], isUse('haymaker')),
      ),
    ],
  );

const ringOut = (words: LessonWords['ringOut']): CircuitLesson =>
  lesson(
    'ring-out',
    words,
    {
      own: { ...APART.own, dolly: { at: '4,-2' }, 'rex-rookie': { at: '-3,3' } },
      rival: { ...APART.rival, vessa: { at: '5,-2' }, krag: { at: '3,-3' }, skeld: { at: '0,-3' } },
      hand: ['B08', 'F09', 'H08'],
      fighter: 'dolly',
    },
    [
      aimed(
        'vessa',
        task(
          words.tasks[0],
          { type: 'use', ability: 'shoulder-check' },
          ['ARENA-84', 'ARENA-57'],
          isUse('shoulder-check'),
        ),
      ),
      task(
        words.tasks[1],
        { type: 'push', dir: 'out' },
        ['ARENA-37', 'ARENA-R48'],
        ([move]) => move?.type === 'push' && move.dir === 'out',
      ),
    ],
  );

const pin = (words: LessonWords['pin']): CircuitLesson =>
  lesson(
    'pin',
    words,
    {
      own: { 'rex-rookie': { at: '-3,3' }, dolly: { at: '-2,3' }, mercy: BESIDE, kipp: {} },
      rival: { krag: { at: '3,-3' }, vessa: { at: '3,-2' }, skeld: { at: KRAG, stun: 3 }, mudge: {} },
      hand: ['B08', 'B09', 'F08', 'H08'],
      fighter: 'mercy',
    },
    [
      aimed(
        'skeld',
        task(
          words.tasks[0],
          { type: 'use', ability: 'takedown' },
          ['ARENA-89', 'ARENA-92'],
          isUse('takedown'),
          drawn(CARDS, 'H09', 'F08', 'BF02'),
        ),
      ),
    ],
  );

const hype = (words: LessonWords['hype']): CircuitLesson =>
  lesson(
    'hype',
    words,
    {
      ...APART,
      own: { ...APART.own, 'rex-rookie': BESIDE },
      hype: 1,
      hand: ['B08', 'B09', 'F08'],
      fighter: 'rex-rookie',
    },
    [
      aimed(
        'krag',
        task(
          words.tasks[0],
          { type: 'play', ability: 'roundhouse', target: '1:krag', pay: { cards: ['B08', 'F08'], convert: false } },
          ['ARENA-77', 'ARENA-74'],
          made => isUse('roundhouse')(made, []) && made.some(move => move.type === 'pay' && !move.convert),
        ),
      ),
      aimed('krag', task(words.tasks[1], { type: 'use', ability: 'jab' }, ['ARENA-74', 'ARENA-58'], isUse('jab'))),
    ],
  );

const tagOut = (words: LessonWords['tagOut']): CircuitLesson =>
  lesson(
    'tag-out',
    words,
    {
      own: {
        'rex-rookie': { at: '0,1' },
        dolly: { at: '-1,1', damage: 5, states: ['dazzled'] },
        mercy: { at: '-2,1', states: ['dazzled'] },
        kipp: {},
      },
      rival: APART.rival,
      hype: 4,
      last: 'rex-rookie',
      asks: 'taggingOut',
    },
    [
      task(
        words.tasks[0],
        { type: 'tagOut', fighter: '0:dolly' },
        ['ARENA-52', 'ARENA-R24'],
        ([move]) => move?.type === 'tagOut' && move.fighter === '0:dolly',
      ),
      task(
        words.tasks[1],
        { type: 'deployAt', hex: '-2,2' },
        ['ARENA-53', 'ARENA-R19'],
        ([move]) => move?.type === 'deployAt' && move.hex === '-2,2',
      ),
    ],
  );

const finish = (words: LessonWords['finish']): CircuitLesson =>
  lesson(
    'finish',
    words,
    {
      own: {
        'rex-rookie': BESIDE,
        dolly: { at: '-3,3', finished: true },
        mercy: { at: '-4,3', finished: true },
        kipp: {},
      },
      rival: APART.rival,
      hype: 12,
      hand: ['B08', 'F08', 'H08'],
      fighter: 'rex-rookie',
    },
    [
      aimed(
        'krag',
        task(
          words.tasks[0],
          { type: 'use', ability: 'instant-classic' },
          ['ARENA-44', 'ARENA-78'],
          isUse('instant-classic'),
          drawn(
            CARDS.filter(card => !['B08', 'F08', 'H08'].includes(card)),
            'BF02',
            'H09',
          ),
        ),
      ),
    ],
  );

/** The tutorial in the language of these messages. */
export const tutorialFrom = (words: LessonWords): Tutorial<Options, State, Move, Event> => ({
  names: [NAMELESS, 'Mira'],
  seat: YOU,
  lessons: [
    turn(words.turn),
    knockOut(words.knockOut),
    ringOut(words.ringOut),
    pin(words.pin),
    hype(words.hype),
    tagOut(words.tagOut),
    finish(words.finish),
  ],
});
