/** All of Element Circle's German: moves, prompts and options; cards, events and the table have files of their own. */

import type { CONCEDE, Viewer } from '@roundhouse/kernel';
import { list, number, plural } from '../../formats.de.ts';
import { capital, stimme } from '../../voice.ts';
import type { Asking, Compound, Move, Question, Slot, View } from '../state.ts';
import {
  cardSaid,
  costSaid,
  ELEMENT,
  effectSaid,
  FAMILY,
  kindSaid,
  spellSaid,
  stepsSaid,
  tollsSaid,
} from './cards.de.ts';
import type { ElementCircleWords } from './catalogue.ts';
import { causeSaid, eventSaid, stuckSaid } from './events.de.ts';
import { options, presets } from './options.de.ts';
import { refusalSaid } from './refusals.de.ts';
import { shelf } from './shelf.ts';
import { says } from './table.de.ts';
import { countOf, findPermanent, paidCost, placeAmongNamesakes, rulesOf, slotAt, weightOf } from './telling.ts';

function slotSaid(slot: Slot, names: readonly string[], viewer: Viewer): string {
  const { seat, place } = slotAt(slot);
  return seat === null
    ? `Kreis, Platz ${number(place + 1)}`
    : `${stimme(names, viewer).owns(seat, 'dein')} Platz ${number(place + 1)}`;
}

/** A slot where no names are at hand. */
function slotIn(slot: Slot, { viewer }: View): string {
  const { seat, place } = slotAt(slot);
  if (seat === null) return `Kreis ${number(place + 1)}`;
  return `${seat === viewer ? 'eigener Bereich' : `Bereich ${number(seat + 1)}`}, Platz ${number(place + 1)}`;
}

function permanentSaid(id: number, view: View): string {
  const found = findPermanent(view, id);
  if (!found) return `Karte ${number(id)}`;
  const place = placeAmongNamesakes(view, found);
  const name = `${spellSaid(found.permanent.spell)}${place === 0 ? '' : ` (Nr. ${number(place + 1)})`}`;
  return found.seat === view.viewer ? name : `${name} von Platz ${number(found.seat + 1)}`;
}

function moveSaid(move: Move | Compound | typeof CONCEDE, view: View): string {
  switch (move.type) {
    case 'keep':
      return 'Hand behalten';
    case 'redraw':
      return 'Hand tauschen';
    case 'pickElements':
      return `${costSaid(countOf(move.elements))} nehmen`;
    case 'cast':
      return `${spellSaid(move.spell)} wirken${'pay' in move ? `, bezahlt mit ${paymentSaid(move.pay)}` : ''}`;
    case 'activate':
      return `${permanentSaid(move.permanent, view)} aktivieren${'pay' in move ? `, bezahlt mit ${paymentSaid(move.pay)}` : ''}`;
    case 'giveUp':
      return 'Aufgeben';
    case 'end':
      return 'Den Zug beenden';
    case 'pay':
      return `Mit ${paymentSaid(move)} zahlen`;
    case 'stop':
      return 'Auf den Rest verzichten';
    case 'concede':
      return 'Die Runde verlassen';
    default:
      return choiceSaid(move, view);
  }
}

type Choice = Exclude<
  Move | Compound,
  { type: 'keep' | 'redraw' | 'pickElements' | 'cast' | 'activate' | 'giveUp' | 'end' | 'pay' | 'stop' }
>;

function choiceSaid(move: Choice, view: View): string {
  switch (move.type) {
    case 'opponent':
      return `Platz ${number(move.seat + 1)} wählen`;
    case 'takeLooked':
      return `${spellSaid(move.spell)} nehmen`;
    case 'discardSpell':
      return `${spellSaid(move.spell)} abwerfen`;
    case 'destroySlot':
      return `Das Element zerstören: ${slotIn(move.slot, view)}`;
    case 'putType':
      return `${ELEMENT[move.element]} legen`;
    case 'putSlot':
    case 'moveTo':
      return `Auf diesen Platz: ${slotIn(move.slot, view)}`;
    case 'put':
      return `${ELEMENT[move.element]} legen: ${slotIn(move.slot, view)}`;
    case 'moveFrom':
      return `Das Element bewegen: ${slotIn(move.slot, view)}`;
    case 'move':
      return `Das Element bewegen: ${slotIn(move.from, view)} → ${slotIn(move.to, view)}`;
    case 'permanent':
      return `${permanentSaid(move.permanent, view)} wählen`;
    case 'mode':
      return modeSaid(move.option, view);
    case 'freeSpell':
      return `${spellSaid(move.spell)} kostenlos wirken`;
    case 'limitDiscard':
      return `${'spell' in move ? spellSaid(move.spell) : permanentSaid(move.permanent, view)} abwerfen`;
    case 'showHand':
      return `Platz ${number(move.to + 1)} die Hand zeigen`;
  }
}

function modeSaid(option: number, { asking, options: { wizardSource, clockWindow } }: View): string {
  const steps = asking?.step?.op === 'choose' ? asking.step.options[option] : undefined;
  return steps
    ? stepsSaid(steps, { wizardSource, clockWindow }).replace(/\.$/, '')
    : `Wirkung ${number(option + 1)} wählen`;
}

function paymentSaid({ circle, own }: Parameters<typeof paidCost>[0]): string {
  const paid = paidCost({ circle, own });
  const parts = [
    ...(paid.circle ? [`${costSaid(paid.circle)} aus dem Kreis`] : []),
    ...(paid.own ? [`${costSaid(paid.own)} aus dem eigenen Bereich`] : []),
  ];
  return parts.length === 0 ? 'nichts' : list(parts);
}

const more = (left: number): string => plural(left, '', ` (bis zu ${number(left)})`);

const ASKED: { readonly [Q in Question]: (asking: Asking, view: View) => string } = {
  redraw: () => 'Behalte diese Hand, oder tausche sie einmal ganz.',
  pickElements: () => 'Nimm deine eigenen Elemente aus dem Vorrat.',
  open: (_, view) =>
    view.payable.length === 0
      ? 'Keiner deiner Zauber ist bezahlbar. Ein Zauber mit Uhr rettet dich vielleicht.'
      : view.wild
        ? 'Eröffne deinen Zug: wirke einen Zauber, bezahlt mit beliebigen Arten.'
        : 'Eröffne deinen Zug: wirke einen Zauber.',
  pay: ({ spell }) => `Welche Elemente bezahlen ${spell ? spellSaid(spell) : 'das'}?`,
  main: () => 'Wirke oder aktiviere mehr, oder beende deinen Zug.',
  opponent: ({ step }) =>
    step?.op === 'lookHand'
      ? 'In wessen Hand blickst du?'
      : step?.op === 'banCircle'
        ? 'Wem ist der Kreis im nächsten Zug verwehrt?'
        : 'In wessen Hand greifst du?',
  takeLooked: ({ step, left }) =>
    step?.op === 'blind' && step.mode === 'steal'
      ? `Welchen davon stiehlst du${more(left)}?`
      : `Welchen davon zerstörst du${more(left)}?`,
  discardSpell: ({ left }) => `Du musst ${plural(left, 'einen Zauber', `${number(left)} Zauber`)} abwerfen. Welchen?`,
  destroySlot: ({ optional, left }) =>
    optional ? `Welches Element wird zerstört${more(left)}?` : 'Du musst ein eigenes Element zerstören. Welches?',
  putType: ({ left }) => `Welches Element legst du${more(left)}?`,
  putSlot: ({ element }) => `Wohin kommt ${element ? ELEMENT[element] : 'das Element'}?`,
  moveFrom: ({ left }) => `Welches Element bewegst du${more(left)}?`,
  moveTo: ({ element }) => `Wohin kommt ${element ? ELEMENT[element] : 'das Element'}?`,
  permanent: ({ step }) => {
    if (step?.op === 'takePermanent') return 'Welchen dauerhaften Zauber nimmst du auf die Hand?';
    if (step?.op === 'blockPermanent') return 'Welchen dauerhaften Zauber sperrst du?';
    if (step?.op === 'destroyOwnPermanent') return 'Welchen deiner dauerhaften Zauber gibst du dafür?';
    return 'Welcher dauerhafte Zauber wird zerstört?';
  },
  mode: () => 'Welche seiner Wirkungen?',
  freeSpell: ({ optional }) =>
    optional ? 'Welchen Zauber wirkst du kostenlos?' : 'Du musst einen Zauber kostenlos wirken. Welchen?',
  limitDiscard: () => 'Du hältst zu viele Karten. Welche wirfst du ab?',
};

const WAITED: { readonly [Q in Question]: string } = {
  redraw: 'Hand behalten oder tauschen',
  pickElements: 'Elemente nehmen',
  open: 'den Zug eröffnen',
  pay: 'bezahlen',
  main: 'weitermachen oder den Zug beenden',
  opponent: 'einen Gegner wählen',
  takeLooked: 'unter den gesehenen Karten wählen',
  discardSpell: 'abwerfen',
  destroySlot: 'ein Element zerstören',
  putType: 'ein Element legen',
  putSlot: 'ein Element legen',
  moveFrom: 'ein Element bewegen',
  moveTo: 'ein Element bewegen',
  permanent: 'einen dauerhaften Zauber wählen',
  mode: 'eine Wirkung wählen',
  freeSpell: 'einen Zauber kostenlos wirken',
  limitDiscard: 'bis zur Obergrenze abwerfen',
};

function promptSaid(view: View, viewer: Viewer, names: readonly string[]): string {
  const { asking, result } = view;
  const say = stimme(names, viewer);
  if (result) return `${capital(say.does(result.winner, 'gewinnst', 'gewinnt'))} die Partie.`;
  if (!asking) return 'Die nächste Runde wird gegeben.';
  if (!say.isYou(asking.seat)) return `Warten auf ${say.name(asking.seat)}: ${WAITED[asking.name]}.`;
  const text = ASKED[asking.name](asking, view);
  return asking.step && asking.spell ? `${spellSaid(asking.spell)}: ${text}` : text;
}

/** Element Circle's catalogue in German. */
export const words: ElementCircleWords = {
  ...shelf.de,
  move: moveSaid,
  event: eventSaid,
  weight: weightOf,
  rules: rulesOf,
  prompt: promptSaid,
  conceding: 'Du bist aus dieser Runde, und die anderen spielen sie zu Ende.',
  refusal: refusalSaid,
  options,
  presets,
  spell: spellSaid,
  element: type => ELEMENT[type],
  letter: type => ELEMENT[type].charAt(0),
  family: family => FAMILY[family],
  cost: costSaid,
  kind: kindSaid,
  effect: effectSaid,
  steps: stepsSaid,
  tolls: tollsSaid,
  card: cardSaid,
  stuck: stuckSaid,
  elimination: (elimination, names, viewer) => {
    const say = stimme(names, viewer);
    return `${capital(say.name(elimination.seat))} ${causeSaid(elimination, say.isYou(elimination.seat))}`;
  },
  slot: slotSaid,
  player: (seat, names, viewer) => capital(stimme(names, viewer).name(seat)),
  list: list,
  zone: (seat, names, viewer) => capital(`${stimme(names, viewer).owns(seat, 'dein')} Bereich`),
  says,
};
