/** What is printed on a card, in English: every sentence is made from the card's data, so text and effect cannot differ. */

import { count, either, list, number, plural } from '../../../formats.en.ts';
import { capital } from '../../../voice.ts';
import {
  type Activation,
  type Cost,
  type EffectStep,
  ELEMENTS,
  type PermSel,
  type Spell,
  type Toll,
  type ZoneSel,
} from '../../content/language.ts';
import type { SpellName } from '../../state.ts';
import type { CardOptions } from '../catalogue.ts';
import { names } from './names.ftl.ts';

/** A spell's name; a card that has none yet keeps its own. */
export function spellSaid(name: SpellName): string {
  const known: { readonly [spell: string]: string } = names.spells;
  return known[name.replaceAll(' ', '-')] ?? name;
}

/** "2 earth and 1 of any type"; a cost of nothing is "nothing". */
export function costSaid(cost: Cost): string {
  const typed = ELEMENTS.flatMap(type => (cost[type] ? [`${number(cost[type])} ${names.elements[type]}`] : []));
  const any = cost.any ? [`${number(cost.any)} of any ${plural(cost.any, 'type', 'types')}`] : [];
  const same = cost.same ? [`${number(cost.same)} of one type`] : [];
  const parts = [...typed, ...any, ...same];
  return parts.length === 0 ? 'nothing' : list(parts);
}

const PLACES: { readonly [Z in ZoneSel]: { in: string; from: string } } = {
  any: { in: 'into any slot', from: '' },
  circle: { in: 'into the circle', from: ' of the circle' },
  own: { in: 'into your own zone', from: ' of your own' },
  zones: { in: 'into any player’s zone', from: ' of any player’s' },
  circleOrOwn: { in: 'into the circle or your own zone', from: ' of the circle or your own' },
};

const PERMANENT: { readonly [P in PermSel]: string } = {
  any: 'a Permanent',
  own: 'one of your Permanents',
  opponents: 'an opponent’s Permanent',
};

const spells = (n: number): string => count(n, 'spell', 'spells');
const someElements = (upTo: number): string => plural(upTo, 'an element', `up to ${number(upTo)} elements`);

function putSaid({ upTo, zone, types, state }: Extract<EffectStep, { op: 'putElement' }>): string {
  const kinds = types.length === ELEMENTS.length ? '' : either(types.map(type => names.elements[type]));
  const article = /^[aeiou]/.test(kinds) ? 'an' : 'a';
  const one = kinds === '' ? 'an element' : `${article} ${kinds} element`;
  const what = plural(upTo, one, `up to ${number(upTo)} ${kinds === '' ? '' : `${kinds} `}elements`);
  return `put ${what} ${PLACES[zone].in}${state === 'used' ? ', used' : ''}`;
}

function blindSaid({ look, take, mode }: Extract<EffectStep, { op: 'blind' }>): string {
  const taken = plural(look, 'it', plural(take, 'one of them', `up to ${number(take)}`));
  return `blindly choose ${spells(look)} from an opponent’s hand and ${mode} ${taken}`;
}

function castFreeSaid({ source, forced }: Extract<EffectStep, { op: 'castFree' }>, options: CardOptions): string {
  if (source === 'deckTop' && options.wizardSource === 'deckTop') {
    return `turn over the top spell of the deck: you ${forced ? 'must' : 'may'} cast it for free`;
  }
  return forced ? 'you must cast a spell from your hand for free' : 'cast a spell from your hand for free';
}

/** One step as a clause without its full stop. */
function stepSaid(step: EffectStep, options: CardOptions): string {
  switch (step.op) {
    case 'draw':
      return `draw ${spells(step.n)}`;
    case 'discard':
      return `you must discard ${spells(step.n)}`;
    case 'blind':
      return blindSaid(step);
    case 'lookHand':
      return 'look at an opponent’s hand';
    case 'destroyElement':
      return `${step.forced ? 'you must destroy' : 'destroy'} ${someElements(step.upTo)}${PLACES[step.zone].from}`;
    case 'putElement':
      return putSaid(step);
    case 'moveElement':
      return `move ${someElements(step.upTo)}${PLACES[step.from].from} ${PLACES[step.to].in}`;
    case 'destroyPermanent':
      return `destroy ${PERMANENT[step.whose]}`;
    case 'takePermanent':
      return `take ${PERMANENT[step.whose]} into your hand`;
    case 'blockPermanent':
      return `block ${PERMANENT[step.whose]} until your next turn begins`;
    case 'banCircle':
      return 'an opponent cannot pay with the circle in their next turn';
    case 'wildOpening':
      return 'this turn’s opening spell may be paid with elements of any types';
    case 'castFree':
      return castFreeSaid(step, options);
    case 'skipTurn':
      return 'your turn ends at once';
    case 'choose':
      return step.options.map(steps => steps.map(one => stepSaid(one, options)).join(' and ')).join(', or ');
  }
}

/** One step as a sentence of its own: what a mode offers, or what is being carried out. */
export const stepsSaid = (steps: readonly EffectStep[], options: CardOptions): string =>
  steps.map(step => `${capital(stepSaid(step, options))}.`).join(' ');

function tollSaid(toll: Toll): string {
  switch (toll.op) {
    case 'discard':
      return `discard ${spells(toll.n)}`;
    case 'destroyOwnPermanent':
      return 'destroy one of your Permanents';
    case 'expendSelf':
      return 'discard this card';
  }
}

/** What an activation takes besides elements: "Discard 1 spell"; null where it takes nothing. */
export const tollsSaid = (tolls: readonly Toll[]): string | null =>
  tolls.length === 0 ? null : capital(list(tolls.map(tollSaid)));

/** What the card does, without what it costs. */
export const effectSaid = ({ steps }: Pick<Spell, 'steps'>, options: CardOptions): string => stepsSaid(steps, options);

const WHEN: { readonly [M in Activation['mode']]: string } = {
  once: 'once a turn, after opening',
  unlimited: 'any number of times a turn, after opening',
  clock: 'once a turn, before opening',
};

const whenSaid = (mode: Activation['mode'], { clockWindow }: CardOptions): string =>
  mode === 'clock' && clockWindow === 'anytime' ? 'once a turn, before opening or after' : WHEN[mode];

/** "Direct", or "Permanent: once a turn, after opening". */
export const kindSaid = ({ activation }: Pick<Spell, 'activation'>, options: CardOptions): string =>
  activation ? `Permanent: ${whenSaid(activation.mode, options)}` : 'Direct';

/** Everything on the card, for those who listen and for a closer look. */
export function cardSaid(spell: Spell, options: CardOptions): string {
  const costs = `Costs ${costSaid(spell.cost)}.`;
  const { activation } = spell;
  if (!activation) return `${costs} Direct. ${effectSaid(spell, options)}`;
  const price = Object.values(activation.cost).some(n => n > 0) ? [`pay ${costSaid(activation.cost)}`] : [];
  const due = list([...price, ...activation.toll.map(tollSaid)]);
  const activating = `${capital(whenSaid(activation.mode, options))}${due === '' ? '' : `, ${due}`}`;
  return `${costs} Permanent. ${activating}: ${effectSaid(spell, options)}`;
}
