/** All of Element Circle's English: moves, prompts and options; cards, events and the table have files of their own. */

import type { CONCEDE, Viewer } from '@roundhouse/kernel';
import { list, number, plural } from '../../formats.en.ts';
import { capital, voice } from '../../voice.ts';
import type { Asking, Compound, Move, Question, Slot, View } from '../state.ts';
import { cardSaid, costSaid, ELEMENT, effectSaid, FAMILY, kindSaid, stepsSaid, tollsSaid } from './cards.en.ts';
import type { ElementCircleWords } from './catalogue.ts';
import { causeSaid, eventSaid, stuckSaid } from './events.en.ts';
import { options, presets } from './options.en.ts';
import { shelf } from './shelf.ts';
import { says } from './table.en.ts';
import { countOf, findPermanent, paidCost, placeAmongNamesakes, rulesOf, slotAt, weightOf } from './telling.ts';

function slotSaid(slot: Slot, names: readonly string[], viewer: Viewer): string {
  const { seat, place } = slotAt(slot);
  return seat === null
    ? `circle, slot ${number(place + 1)}`
    : `${voice(names, viewer).owns(seat)} slot ${number(place + 1)}`;
}

/** A slot where no names are at hand. */
const slotIn = (slot: Slot, { viewer }: View): string => slotSaid(slot, [], viewer);

/** "your Lake", "seat 2’s second Lake". */
function permanentSaid(id: number, view: View): string {
  const found = findPermanent(view, id);
  if (!found) return `Permanent ${number(id)}`;
  const { seat, permanent } = found;
  return `${voice([], view.viewer).owns(seat)} ${ordinal(placeAmongNamesakes(view, found))}${permanent.spell}`;
}

const ordinal = (place: number): string =>
  place === 0 ? '' : `${['second', 'third', 'fourth'][place - 1] ?? `no. ${number(place + 1)}`} `;

function moveSaid(move: Move | Compound | typeof CONCEDE, view: View): string {
  switch (move.type) {
    case 'keep':
      return 'Keep the hand';
    case 'redraw':
      return 'Replace the hand';
    case 'pickElements':
      return `Take ${costSaid(countOf(move.elements))}`;
    case 'cast':
      return `Cast ${move.spell}${'pay' in move ? `, paying ${paymentSaid(move.pay)}` : ''}`;
    case 'activate':
      return `Activate ${permanentSaid(move.permanent, view)}${'pay' in move ? `, paying ${paymentSaid(move.pay)}` : ''}`;
    case 'giveUp':
      return 'Give up';
    case 'end':
      return 'End the turn';
    case 'pay':
      return `Pay ${paymentSaid(move)}`;
    case 'stop':
      return 'Forgo the rest';
    case 'concede':
      return 'Leave the round';
    default:
      return choiceSaid(move, view);
  }
}

type Choice = Exclude<
  Move | Compound,
  { type: 'keep' | 'redraw' | 'pickElements' | 'cast' | 'activate' | 'giveUp' | 'end' | 'pay' | 'stop' }
>;

/** What an effect asks for. */
function choiceSaid(move: Choice, view: View): string {
  switch (move.type) {
    case 'opponent':
      return `Choose ${voice([], null).name(move.seat)}`;
    case 'takeLooked':
      return `Take ${move.spell}`;
    case 'discardSpell':
      return `Discard ${move.spell}`;
    case 'destroySlot':
      return `Destroy the element in ${slotIn(move.slot, view)}`;
    case 'putType':
      return `Put ${ELEMENT[move.element]}`;
    case 'putSlot':
    case 'moveTo':
      return `Into ${slotIn(move.slot, view)}`;
    case 'put':
      return `Put ${ELEMENT[move.element]} into ${slotIn(move.slot, view)}`;
    case 'moveFrom':
      return `Move the element from ${slotIn(move.slot, view)}`;
    case 'move':
      return `Move the element from ${slotIn(move.from, view)} into ${slotIn(move.to, view)}`;
    case 'permanent':
      return `Choose ${permanentSaid(move.permanent, view)}`;
    case 'mode':
      return modeSaid(move.option, view);
    case 'freeSpell':
      return `Cast ${move.spell} for free`;
    case 'limitDiscard':
      return `Discard ${'spell' in move ? move.spell : permanentSaid(move.permanent, view)}`;
    case 'showHand':
      return `Show your hand to ${voice([], null).name(move.to)}`;
  }
}

/** What the chosen effect does. */
function modeSaid(option: number, { asking, options: { wizardSource, clockWindow } }: View): string {
  const steps = asking?.step?.op === 'choose' ? asking.step.options[option] : undefined;
  return steps
    ? stepsSaid(steps, { wizardSource, clockWindow }).replace(/\.$/, '')
    : `Choose effect ${number(option + 1)}`;
}

/** "1 earth of the circle and 2 fire of your own". */
function paymentSaid({ circle, own }: Parameters<typeof paidCost>[0]): string {
  const paid = paidCost({ circle, own });
  const parts = [
    ...(paid.circle ? [`${costSaid(paid.circle)} of the circle`] : []),
    ...(paid.own ? [`${costSaid(paid.own)} of your own`] : []),
  ];
  return parts.length === 0 ? 'nothing' : list(parts);
}

const more = (left: number): string => plural(left, '', ` (up to ${number(left)})`);

/** What is asked of the one who reads it. */
const ASKED: { readonly [Q in Question]: (asking: Asking, view: View) => string } = {
  redraw: () => 'Keep this hand, or replace all of it once.',
  pickElements: () => 'Take your own elements from the bank.',
  open: (_, view) =>
    view.payable.length === 0
      ? 'No spell in your hand can be paid for. A clock Permanent may save you.'
      : view.wild
        ? 'Open your turn: cast a spell, and pay with any types.'
        : 'Open your turn: cast a spell.',
  pay: ({ spell }) => `Which elements pay for ${spell ?? 'it'}?`,
  main: () => 'Cast or activate more, or end your turn.',
  opponent: ({ step }) =>
    step?.op === 'lookHand'
      ? 'Whose hand do you look at?'
      : step?.op === 'banCircle'
        ? 'Who may not use the circle next turn?'
        : 'Whose hand do you reach into?',
  takeLooked: ({ step, left }) =>
    step?.op === 'blind' && step.mode === 'steal'
      ? `Which of these do you steal${more(left)}?`
      : `Which of these do you destroy${more(left)}?`,
  discardSpell: ({ left }) => `You must discard ${plural(left, 'a spell', `${number(left)} spells`)}. Which?`,
  destroySlot: ({ optional, left }) =>
    optional ? `Which element is destroyed${more(left)}?` : 'You must destroy one of your own elements. Which?',
  putType: ({ left }) => `Which element do you put${more(left)}?`,
  putSlot: ({ element }) => `Where does the ${element ? ELEMENT[element] : 'element'} go?`,
  moveFrom: ({ left }) => `Which element do you move${more(left)}?`,
  moveTo: ({ element }) => `Where does the ${element ? ELEMENT[element] : 'element'} go?`,
  permanent: ({ step }) => {
    if (step?.op === 'takePermanent') return 'Which Permanent do you take into your hand?';
    if (step?.op === 'blockPermanent') return 'Which Permanent do you block?';
    if (step?.op === 'destroyOwnPermanent') return 'Which of your Permanents do you give up for it?';
    return 'Which Permanent is destroyed?';
  },
  mode: () => 'Which of its effects?',
  freeSpell: ({ optional }) =>
    optional ? 'Which spell do you cast for free?' : 'You must cast a spell for free. Which?',
  limitDiscard: () => 'You hold too many cards. Which do you discard?',
};

const WAITED: { readonly [Q in Question]: string } = {
  redraw: 'to keep or replace the hand',
  pickElements: 'to take elements',
  open: 'to open the turn',
  pay: 'to pay',
  main: 'to go on or end the turn',
  opponent: 'to choose an opponent',
  takeLooked: 'to choose among the cards seen',
  discardSpell: 'to discard',
  destroySlot: 'to destroy an element',
  putType: 'to put an element',
  putSlot: 'to put an element',
  moveFrom: 'to move an element',
  moveTo: 'to move an element',
  permanent: 'to choose a Permanent',
  mode: 'to choose an effect',
  freeSpell: 'to cast a spell for free',
  limitDiscard: 'to discard down to the limit',
};

function promptSaid(view: View, viewer: Viewer, names: readonly string[]): string {
  const { asking, result } = view;
  const say = voice(names, viewer);
  if (result) return `${capital(say.does(result.winner, 'win', 'wins'))} the match.`;
  if (!asking) return 'The next round is being dealt.';
  if (!say.isYou(asking.seat)) return `Waiting for ${say.name(asking.seat)} ${WAITED[asking.name]}.`;
  const text = ASKED[asking.name](asking, view);
  // Opening, paying and going on are not the doing of a spell.
  return asking.step && asking.spell ? `${asking.spell}: ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}

/** Element Circle's catalogue. */
export const words: ElementCircleWords = {
  ...shelf.en,
  move: moveSaid,
  event: eventSaid,
  weight: weightOf,
  rules: rulesOf,
  prompt: promptSaid,
  conceding: 'You are out of this round, and the others play it to its end.',
  options,
  presets,
  spell: name => name,
  element: type => ELEMENT[type],
  letter: type => type,
  family: family => FAMILY[family],
  cost: costSaid,
  kind: kindSaid,
  effect: effectSaid,
  steps: stepsSaid,
  tolls: tollsSaid,
  card: cardSaid,
  stuck: stuckSaid,
  elimination: (elimination, names, viewer) =>
    `${capital(voice(names, viewer).name(elimination.seat))} ${causeSaid(elimination)}`,
  slot: slotSaid,
  player: (seat, names, viewer) => capital(voice(names, viewer).name(seat)),
  list,
  zone: (seat, names, viewer) => capital(`${voice(names, viewer).owns(seat)} zone`),
  says,
};
