/** What the log does with an event, and the rules at work in it: the same in every language. */

import { abilityOf, combatCard, contentOf } from '../content/packs.ts';
import { type CardSymbol, type Effect, type FighterId, type HazardId, SINGLES } from '../content/types.ts';
import {
  type CardId,
  type Event,
  type FighterRef,
  type Frame,
  QUESTIONS,
  type Resolving,
  type View,
} from '../state.ts';

/** Seen at the table, and too small for a log. */
const PASSING: ReadonlySet<Event['type']> = new Set([
  'fightersPicked',
  'movementBegan',
  'moved',
  'hazardLeft',
  'triggered',
  'effectSkipped',
  'handDiscarded',
  'turnEnded',
  'stateLost',
]);

/** What a log does with an event. */
export function weightOf(event: Event): 'heading' | 'line' | 'passing' {
  if (event.type === 'turnBegan' || event.type === 'ringRulesDrawn') return 'heading';
  if (event.type === 'moved') return event.how === 'push' || event.how === 'teleport' ? 'line' : 'passing';
  return PASSING.has(event.type) ? 'passing' : 'line';
}

const RULES: { readonly [T in Event['type']]: readonly string[] } = {
  orderDrawn: ['ARENA-18'],
  fightersPicked: ['ARENA-2', 'ARENA-6'],
  teamLocked: ['ARENA-R4'],
  teamsRevealed: ['ARENA-R4', 'ARENA-3'],
  ringRulesDrawn: ['ARENA-19', 'ARENA-R5'],
  hazardPlaced: ['ARENA-20', 'ARENA-R10'],
  zonePlaced: ['ARENA-21', 'ARENA-22'],
  benched: ['ARENA-24', 'ARENA-43'],
  deployed: ['ARENA-24'],
  turnBegan: ['ARENA-45', 'ARENA-25'],
  activated: ['ARENA-50', 'ARENA-51'],
  movementBegan: ['ARENA-55', 'ARENA-61'],
  movementEnded: ['ARENA-55', 'ARENA-R29'],
  moved: ['ARENA-R27'],
  swapped: ['ARENA-R50'],
  hazardEntered: ['ARENA-R12', 'ARENA-104'],
  hazardLeft: ['ARENA-R12'],
  zoneEntered: ['ARENA-R12', 'ARENA-13'],
  triggered: ['ARENA-R81', 'ARENA-48'],
  drawn: ['ARENA-56', 'ARENA-R32'],
  deckRefilled: ['ARENA-30'],
  abilityUsed: ['ARENA-57', 'ARENA-70'],
  traitUsed: ['ARENA-63', 'ARENA-R52'],
  reacted: ['ARENA-R53'],
  hypeChanged: ['ARENA-33', 'ARENA-32'],
  damaged: ['ARENA-82'],
  healed: ['ARENA-80'],
  stunned: ['ARENA-83', 'ARENA-R55'],
  unstunned: ['ARENA-R55'],
  stateGained: ['ARENA-90', 'ARENA-R73'],
  stateLost: ['ARENA-90', 'ARENA-R74'],
  traitGained: ['ARENA-R68', 'ARENA-78'],
  ignored: ['ARENA-64', 'ARENA-63'],
  effectSkipped: ['ARENA-R46'],
  ropesHeld: ['ARENA-37', 'ARENA-R80'],
  pinBegan: ['ARENA-85', 'ARENA-62'],
  pinCard: ['ARENA-86', 'ARENA-R60'],
  pinEnded: ['ARENA-88', 'ARENA-89'],
  defeated: ['ARENA-40', 'ARENA-35'],
  finishingMoveUsed: ['ARENA-78', 'ARENA-44'],
  hazardMoved: ['ARENA-17'],
  handDiscarded: ['ARENA-58'],
  turnEnded: ['ARENA-60'],
  roundEnded: ['ARENA-R76'],
  ringShrunk: ['ARENA-R76', 'ARENA-R80'],
  conceded: ['ARENA-R71'],
  matchOver: ['ARENA-44'],
};

const HOW = {
  step: ['ARENA-55', 'ARENA-R27'],
  vault: ['ARENA-R27', 'ARENA-64'],
  dodge: ['ARENA-81', 'ARENA-R47'],
  push: ['ARENA-84', 'ARENA-R48'],
  teleport: ['ARENA-R50'],
} as const;

const DEFEATED = {
  knockOut: ['ARENA-36', 'ARENA-R54'],
  ringOut: ['ARENA-37', 'ARENA-R48'],
  tapOut: ['ARENA-38', 'ARENA-89'],
  finishingMove: ['ARENA-39', 'ARENA-R66'],
  tagOut: ['ARENA-52', 'ARENA-R24'],
} as const;

const GAINED = {
  immobilized: ['ARENA-91'],
  knockedDown: ['ARENA-92', 'ARENA-93'],
  taunted: ['ARENA-96', 'ARENA-R22'],
  dazzled: ['ARENA-97', 'ARENA-98'],
  burning: ['ARENA-99', 'ARENA-R25'],
  pumpedUp: ['ARENA-100', 'ARENA-101'],
  accelerated: ['ARENA-102', 'ARENA-103'],
} as const;

const HYPE: { readonly [W in Extract<Event, { type: 'hypeChanged' }>['why']]?: readonly string[] } = {
  ability: ['ARENA-77'],
  defeat: ['ARENA-35', 'ARENA-R63'],
  cost: ['ARENA-72', 'ARENA-34'],
  convert: ['ARENA-74', 'ARENA-R38'],
  tagOut: ['ARENA-54', 'ARENA-R65'],
  struggle: ['ARENA-87'],
  start: ['ARENA-R15'],
};

const ENDED = {
  finishingMoves: ['ARENA-44', 'ARENA-R69'],
  bell: ['ARENA-R70'],
  concession: ['ARENA-R71'],
} as const;

/** The rules at work in an event, most telling first. */
export function rulesOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'deployed':
      return event.why === 'return'
        ? ['ARENA-41', 'ARENA-R17']
        : event.why === 'tagOut'
          ? ['ARENA-53', 'ARENA-R24']
          : RULES.deployed;
    case 'moved':
      return HOW[event.how];
    case 'movementBegan':
      return event.phase === 2 ? ['ARENA-59', 'ARENA-R29'] : RULES.movementBegan;
    case 'drawn':
      return event.why === 'pumpedUp' ? ['ARENA-101', 'ARENA-R33'] : RULES.drawn;
    case 'hypeChanged':
      return HYPE[event.why] ?? RULES.hypeChanged;
    case 'damaged':
      return event.by === 'burning' ? ['ARENA-99', 'ARENA-R25'] : RULES.damaged;
    case 'stateGained':
      return GAINED[event.state];
    case 'pinCard':
      return event.pinBreak ? ['ARENA-88'] : event.struggle ? ['ARENA-87', 'ARENA-R60'] : RULES.pinCard;
    case 'pinEnded':
      return event.success ? ['ARENA-89', 'ARENA-38'] : ['ARENA-88', 'ARENA-R62'];
    case 'defeated':
      return DEFEATED[event.cause];
    case 'matchOver':
      return ENDED[event.result.cause];
    default:
      return RULES[event.type];
  }
}

/** Both teams field this card, so that its name alone would not tell whose it is. */
export function isTwice({ teams }: View, card: FighterId): boolean {
  const fields = ({ fighters }: View['teams'][number]): boolean => fighters.some(fighter => fighter.card === card);
  return teams.findIndex(fields) !== teams.findLastIndex(fields);
}

/** The same of a hazard. */
export function isHazardTwice({ teams }: View, card: HazardId): boolean {
  const brings = ({ hazard }: View['teams'][number]): boolean => hazard === card;
  return teams.findIndex(brings) !== teams.findLastIndex(brings);
}

type QuestionName = (typeof QUESTIONS)[number];
export type Question = Extract<Frame, { name: QuestionName }>;
const isQuestion = (frame: Frame): frame is Question => (QUESTIONS as readonly string[]).includes(frame.name);

/** The question that somebody is asked; null when nothing is asked. */
export function questionOf({ stack }: View): Question | null {
  const top = stack.at(-1);
  return top && isQuestion(top) ? top : null;
}

/** Who would be moved by the question that stands; null if it moves nobody. */
export function mover(view: View): FighterRef | null {
  const question = questionOf(view);
  switch (question?.name) {
    case 'moving':
      return view.activation?.fighter ?? null;
    case 'dodging':
    case 'choosingPush':
    case 'redirecting':
    case 'sidestepping':
    case 'choosingSpace':
      return question.fighter;
    default:
      return null;
  }
}

/** Seats that a question is put to. */
export function askedIn(view: View): readonly number[] {
  const question = questionOf(view);
  if (!question) return [];
  if (question.name === 'choosingTeams') return question.asked.flatMap((isAsked, seat) => (isAsked ? [seat] : []));
  return [question.seat];
}

/** What is chosen by this place of the group now being carried out: of several single effects one. Null where none is printed. */
export function effectAt(view: View, index: number): Effect | null {
  const effect = groupNow(view)?.[index];
  if (!effect) return null;
  return SINGLES.includes(effect.k) ? ({ ...effect, n: 1 } as Effect) : effect;
}

const resolvingIn = ({ stack }: View) => stack.findLast(one => one.name === 'resolving');

/** The ability or trait whose effects are being carried out; null if a trigger's are, or none. */
export function sourceNow(view: View): Exclude<Resolving['source'], { kind: 'trigger' }> | null {
  const source = resolvingIn(view)?.source;
  return source && source.kind !== 'trigger' ? source : null;
}

function groupNow(view: View): readonly Effect[] | undefined {
  const { content } = view;
  const frame = resolvingIn(view);
  if (frame?.source.kind === 'ability') return abilityOf(content, frame.source.ability)?.groups[frame.group];
  if (frame?.source.kind === 'trait') return contentOf(content).traits[frame.source.trait].active?.do[frame.group];
  return undefined;
}

/** Cards as they are told apart: by their symbols. */
export const symbolsOf = ({ content }: Pick<View, 'content'>, card: CardId): readonly CardSymbol[] =>
  combatCard(content, card).symbols;
