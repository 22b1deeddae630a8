/** Circuitry in nine short positions, from taking minis to the winning delivery. Their words come from outside. */

import type { Seat } from '@roundhouse/kernel';
import { saying } from '../tasks.ts';
import type { Lesson, Tutorial } from '../tutorial.ts';
import { NAMELESS } from '../voice.ts';
import { CHARGE_CARDS } from './content/cards.ts';
import type { Laid, Mini, NodeRef, Rotation, Side, Site } from './content/face.ts';
import { position, type Sketch, type SketchedPlayer } from './position.ts';
import type { Event, Move, Options, State } from './state.ts';
import type { lessons } from './words/en/lessons.ftl.ts';

type LessonWords = typeof lessons;

type CircuitryLesson = Lesson<Options, State, Move, Event>;

const YOU: Seat = 0;
const MIRA: Seat = 1;
/** The charge-point cards of the learner, who is orange, and of Mira, who is light blue. */
const OWN = CHARGE_CARDS.O;
const MIRAS = CHARGE_CARDS.L;
/** A card whose front has a red portal beside the middle of its left edge. */
const PORTAL_CARD = 19;
/** The set-up asks for colours, so that it needs no chance; the position then takes its place. */
const OPTIONS: Partial<Options> = { firstPlayer: YOU, colours: 'choose' };

const laid = (card: number, face: Side, rot: Rotation, x: number, y: number): Laid => ({ card, face, rot, x, y });
const node = (card: number, face: Side, site: Site): NodeRef => ({ card, face, site });
const orange = (at: NodeRef, minis: readonly Mini[], more: Partial<SketchedPlayer> = {}): SketchedPlayer => ({
  colour: 'O',
  at,
  minis: [...minis],
  ...more,
});
const lightBlue = (at: NodeRef, more: Partial<SketchedPlayer> = {}): SketchedPlayer => ({ colour: 'L', at, ...more });

const FRONT = laid(1, 'F', 0, 0, 0);
const BACK = laid(1, 'B', 0, 0, 0);

/** The table as sketched, whatever was set up before. */
const arranged = (sketch: Sketch) => ({
  options: OPTIONS,
  arrange: (state: State): void => void Object.assign(state, position({ options: OPTIONS, ...sketch })),
});

const isStep = (move: Move | undefined, to: NodeRef): move is Extract<Move, { type: 'step' }> =>
  move?.type === 'step' && move.to.card === to.card && move.to.face === to.face && move.to.site === to.site;

const taking = ({ title, text, first, second }: LessonWords['taking']): CircuitryLesson => ({
  id: 'take',
  title,
  text,
  ...arranged({
    board: [FRONT],
    players: [
      orange(node(1, 'F', 'a1'), ['G'], { circuits: [OWN, 8, 17, 27] }),
      lightBlue(node(1, 'F', 'c1'), { circuits: [MIRAS, 9, 12, 22] }),
    ],
    turn: { draws: 2 },
    stack: [{ name: 'drawing' }],
  }),
  tasks: [
    {
      ...saying(first, 'BOARD-23', 'BOARD-R17'),
      isWanted: made => made.length === 1 && made[0]?.type === 'draw' && made[0].from === 'gold',
      answer: { type: 'draw', from: 'gold' },
      // The deck is listed by colours, and orange comes first.
      chance: [0],
    },
    {
      ...saying(second, 'BOARD-30', 'BOARD-30'),
      isWanted: ([move]) => move?.type === 'draw' && move.from === 'Rotate',
      answer: { type: 'draw', from: 'Rotate' },
    },
  ],
});

const stepping = ({ title, text, first, second }: LessonWords['stepping']): CircuitryLesson => ({
  id: 'step',
  title,
  text,
  ...arranged({
    board: [FRONT],
    players: [orange(node(1, 'F', 'a3'), ['G', 'P', 'K']), lightBlue(node(1, 'F', 'c5'))],
  }),
  tasks: [
    {
      ...saying(first, 'BOARD-36', 'BOARD-37'),
      isWanted: ([move]) => isStep(move, node(1, 'F', 'a1')) && move.pay === 'G',
      answer: { type: 'step', pay: 'G', to: node(1, 'F', 'a1'), exit: null, axis: null },
    },
    {
      ...saying(second, 'BOARD-6', 'BOARD-41'),
      isWanted: ([move]) => isStep(move, node(1, 'F', 'c1')),
      answer: { type: 'step', pay: 'P', to: node(1, 'F', 'c1'), exit: null, axis: null },
    },
  ],
});

const laying = ({ title, text, task }: LessonWords['laying']): CircuitryLesson => ({
  id: 'lay',
  title,
  text,
  ...arranged({
    board: [FRONT],
    players: [
      orange(node(1, 'F', 'a5'), ['G', 'P'], { circuits: [OWN, 8, 17, 27] }),
      lightBlue(node(1, 'F', 'c1'), { circuits: [MIRAS, 9, 12, 22] }),
    ],
  }),
  tasks: [
    {
      ...saying(task, 'BOARD-34', 'BOARD-26'),
      isWanted: (_, heard) =>
        heard.some(
          event =>
            event.type === 'cardLaid' &&
            event.laid.card === OWN &&
            event.laid.rot === 0 &&
            event.laid.x === 0 &&
            event.laid.y === 1,
        ),
      answer: { type: 'lay', card: OWN, x: 0, y: 1, face: 'F', rot: 0 },
    },
  ],
});

const charging = ({ title, text, first, second }: LessonWords['charging']): CircuitryLesson => ({
  id: 'charge',
  title,
  text,
  ...arranged({
    board: [FRONT, laid(OWN, 'F', 0, 0, 1)],
    players: [orange(node(OWN, 'F', 'b2'), ['G', 'O', 'K']), lightBlue(node(1, 'F', 'c3'))],
  }),
  tasks: [
    {
      ...saying(first, 'BOARD-R6', 'BOARD-46'),
      isWanted: ([move]) => isStep(move, node(OWN, 'F', 'b4')) && move.pay === 'G',
      answer: { type: 'step', pay: 'G', to: node(OWN, 'F', 'b4'), exit: null, axis: null },
    },
    {
      ...saying(second, 'BOARD-46', 'BOARD-49'),
      isWanted: ([move]) => move?.type === 'gain' && move.pay === 'O',
      answer: { type: 'gain', pay: 'O', at: OWN, amount: 1 },
    },
  ],
});

const bending = ({ title, text, first, second }: LessonWords['bending']): CircuitryLesson => ({
  id: 'bend',
  title,
  text,
  ...arranged({
    board: [FRONT, laid(OWN, 'F', 180, 0, 1), laid(MIRAS, 'F', 0, 1, 0)],
    players: [orange(node(1, 'F', 'a5'), ['G', 'Rotate', 'Slide']), lightBlue(node(1, 'F', 'c1'))],
  }),
  tasks: [
    {
      ...saying(first, 'BOARD-51', 'BOARD-5'),
      isWanted: ([move]) => move?.type === 'rotate' && move.card === OWN,
      answer: { type: 'rotate', card: OWN },
    },
    {
      ...saying(second, 'BOARD-54', 'BOARD-55'),
      isWanted: ([move]) => move?.type === 'slide' && move.card === MIRAS,
      answer: { type: 'slide', card: MIRAS, x: 1, y: 1 },
    },
  ],
});

const forcing = ({ title, text, task }: LessonWords['forcing']): CircuitryLesson => ({
  id: 'force',
  title,
  text,
  ...arranged({
    board: [BACK, laid(OWN, 'F', 0, 0, 1)],
    players: [orange(node(OWN, 'F', 'b2'), ['L', 'G', 'O', 'K', 'Force']), lightBlue(node(OWN, 'F', 'b4'))],
  }),
  tasks: [
    {
      ...saying(task, 'BOARD-58', 'BOARD-59'),
      isWanted: (_, heard) => heard.some(event => event.type === 'stepped' && event.pawn === MIRA && event.pay === 'L'),
      answer: { type: 'force', target: MIRA, pay: 'L', to: node(OWN, 'F', 'c3'), exit: null },
    },
  ],
});

const portals = ({ title, text, task }: LessonWords['portals']): CircuitryLesson => ({
  id: 'portal',
  title,
  text,
  ...arranged({
    board: [BACK, laid(OWN, 'F', 0, 0, 1), laid(PORTAL_CARD, 'F', 180, -1, 0)],
    players: [
      orange(node(OWN, 'F', 'b4'), ['G', 'R', 'K', 'Portal'], { carried: 1 }),
      lightBlue(node(PORTAL_CARD, 'F', 'c5')),
    ],
  }),
  tasks: [
    {
      ...saying(task, 'BOARD-60', 'BOARD-60'),
      isWanted: ([move]) => move?.type === 'portal' && move.pay === 'R',
      answer: { type: 'portal', pay: 'R', to: node(PORTAL_CARD, 'F', 'a4'), axis: null },
    },
  ],
});

const inhibiting = ({ title, text, task }: LessonWords['inhibiting']): CircuitryLesson => ({
  id: 'inhibit',
  title,
  text,
  ...arranged({
    board: [BACK, laid(MIRAS, 'F', 0, 0, 1)],
    players: [
      orange(node(MIRAS, 'F', 'c5'), ['G', 'Inhibit']),
      lightBlue(node(1, 'B', 'a3'), { carried: 1, minis: ['G', 'P', 'K'] }),
    ],
    active: MIRA,
    first: YOU,
  }),
  acts: [{ seat: MIRA, move: { type: 'step', pay: 'G', to: node(1, 'B', 'a1'), exit: null, axis: null } }],
  tasks: [
    {
      ...saying(task, 'BOARD-63', 'BOARD-R52'),
      isWanted: ([move]) => move?.type === 'respond' && move.answer === 'inhibit',
      answer: { type: 'respond', answer: 'inhibit' },
    },
  ],
});

const delivering = ({ title, text, first, second }: LessonWords['delivering']): CircuitryLesson => ({
  id: 'deliver',
  title,
  text,
  ...arranged({
    board: [FRONT, laid(OWN, 'F', 0, 0, 1)],
    players: [orange(node(1, 'F', 'c3'), ['G', 'K'], { carried: 1 }), lightBlue(node(OWN, 'F', 'a5'))],
  }),
  tasks: [
    {
      ...saying(first, 'BOARD-45', 'BOARD-43'),
      isWanted: ([move]) => isStep(move, node(1, 'B', 'a3')) && move.pay === 'G',
      answer: { type: 'step', pay: 'G', to: node(1, 'B', 'a3'), exit: 'R1', axis: 'long' },
    },
    {
      ...saying(second, 'BOARD-70', 'BOARD-48'),
      isWanted: ([move]) => move?.type === 'deliver',
      answer: { type: 'deliver', pay: 'K', amount: 1 },
    },
  ],
});

/** The tutorial in the language of these messages. */
export const tutorialFrom = (words: LessonWords): Tutorial<Options, State, Move, Event> => ({
  names: [NAMELESS, 'Mira'],
  seat: YOU,
  lessons: [
    taking(words.taking),
    stepping(words.stepping),
    laying(words.laying),
    charging(words.charging),
    bending(words.bending),
    forcing(words.forcing),
    portals(words.portals),
    inhibiting(words.inhibiting),
    delivering(words.delivering),
  ],
});
