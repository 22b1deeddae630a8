/** What is printed on a card, in German: made from the card's data, as the English is. */

import { count, either, list, number, plural } from '../../../formats.de.ts';
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

export function costSaid(cost: Cost): string {
  const typed = ELEMENTS.flatMap(type => (cost[type] ? [`${number(cost[type])} ${names.elements[type]}`] : []));
  const any = cost.any ? [`${number(cost.any)} ${plural(cost.any, 'beliebiges', 'beliebige')}`] : [];
  const same = cost.same ? [`${number(cost.same)} von einer Art`] : [];
  const parts = [...typed, ...any, ...same];
  return parts.length === 0 ? 'nichts' : list(parts);
}

const PLACES: { readonly [Z in ZoneSel]: { in: string; of: string } } = {
  any: { in: 'auf einen beliebigen Platz', of: '' },
  circle: { in: 'in den Kreis', of: ' aus dem Kreis' },
  own: { in: 'in deinen Bereich', of: ' aus deinem Bereich' },
  zones: { in: 'in den Bereich eines beliebigen Spielers', of: ' aus dem Bereich eines Spielers' },
  circleOrOwn: { in: 'in den Kreis oder deinen Bereich', of: ' aus dem Kreis oder deinem Bereich' },
};

const PERMANENT: { readonly [P in PermSel]: string } = {
  any: 'einen dauerhaften Zauber',
  own: 'einen deiner dauerhaften Zauber',
  opponents: 'einen dauerhaften Zauber eines Gegners',
};

const some = (n: number): string => count(n, 'Zauber', 'Zauber');
const someElements = (upTo: number): string => plural(upTo, 'ein Element', `bis zu ${number(upTo)} Elemente`);

function putSaid({ upTo, zone, types, state }: Extract<EffectStep, { op: 'putElement' }>): string {
  const kinds = either(types.map(type => names.elements[type]));
  const free = types.length === ELEMENTS.length;
  const one = free ? 'ein Element' : kinds;
  const what = plural(upTo, one, `bis zu ${number(upTo)} ${free ? 'Elemente' : `Elemente (${kinds})`}`);
  return `lege ${what} ${PLACES[zone].in}${state === 'used' ? ', verbraucht' : ''}`;
}

const TAKEN = { steal: 'stiehl', destroy: 'zerstöre' } as const;

function blindSaid({ look, take, mode }: Extract<EffectStep, { op: 'blind' }>): string {
  const taken = plural(look, 'ihn', plural(take, 'einen davon', `bis zu ${number(take)}`));
  return `wähle blind ${some(look)} aus der Hand eines Gegners und ${TAKEN[mode]} ${taken}`;
}

function castFreeSaid({ source, forced }: Extract<EffectStep, { op: 'castFree' }>, options: CardOptions): string {
  if (source === 'deckTop' && options.wizardSource === 'deckTop') {
    return `decke den obersten Zauber des Stapels auf: du ${forced ? 'musst' : 'darfst'} ihn kostenlos wirken`;
  }
  const cast = 'einen Zauber aus deiner Hand kostenlos';
  return forced ? `du musst ${cast} wirken` : `wirke ${cast}`;
}

function stepSaid(step: EffectStep, options: CardOptions): string {
  switch (step.op) {
    case 'draw':
      return `ziehe ${some(step.n)}`;
    case 'discard':
      return `du musst ${some(step.n)} abwerfen`;
    case 'blind':
      return blindSaid(step);
    case 'lookHand':
      return 'sieh dir die Hand eines Gegners an';
    case 'destroyElement': {
      const what = `${someElements(step.upTo)}${PLACES[step.zone].of}`;
      return step.forced ? `du musst ${what} zerstören` : `zerstöre ${what}`;
    }
    case 'putElement':
      return putSaid(step);
    case 'moveElement':
      return `bewege ${someElements(step.upTo)}${PLACES[step.from].of} ${PLACES[step.to].in}`;
    case 'destroyPermanent':
      return `zerstöre ${PERMANENT[step.whose]}`;
    case 'takePermanent':
      return `nimm ${PERMANENT[step.whose]} auf deine Hand`;
    case 'blockPermanent':
      return `sperre ${PERMANENT[step.whose]} bis zum Beginn deines nächsten Zuges`;
    case 'banCircle':
      return 'ein Gegner kann in seinem nächsten Zug nicht mit dem Kreis bezahlen';
    case 'wildOpening':
      return 'der eröffnende Zauber dieses Zuges darf mit Elementen beliebiger Art bezahlt werden';
    case 'castFree':
      return castFreeSaid(step, options);
    case 'skipTurn':
      return 'dein Zug endet sofort';
    case 'choose':
      return step.options.map(steps => steps.map(one => stepSaid(one, options)).join(' und ')).join(', oder ');
  }
}

export const stepsSaid = (steps: readonly EffectStep[], options: CardOptions): string =>
  steps.map(step => `${capital(stepSaid(step, options))}.`).join(' ');

function tollSaid(toll: Toll): string {
  switch (toll.op) {
    case 'discard':
      return `wirf ${some(toll.n)} ab`;
    case 'destroyOwnPermanent':
      return 'zerstöre einen deiner dauerhaften Zauber';
    case 'expendSelf':
      return 'wirf diese Karte ab';
  }
}

export const tollsSaid = (tolls: readonly Toll[]): string | null =>
  tolls.length === 0 ? null : capital(list(tolls.map(tollSaid)));

export const effectSaid = ({ steps }: Pick<Spell, 'steps'>, options: CardOptions): string => stepsSaid(steps, options);

const WHEN: { readonly [M in Activation['mode']]: string } = {
  once: 'einmal je Zug, nach der Eröffnung',
  unlimited: 'beliebig oft je Zug, nach der Eröffnung',
  clock: 'einmal je Zug, vor der Eröffnung',
};

const whenSaid = (mode: Activation['mode'], { clockWindow }: CardOptions): string =>
  mode === 'clock' && clockWindow === 'anytime' ? 'einmal je Zug, vor oder nach der Eröffnung' : WHEN[mode];

export const kindSaid = ({ activation }: Pick<Spell, 'activation'>, options: CardOptions): string =>
  activation ? `Dauerhaft: ${whenSaid(activation.mode, options)}` : 'Direkt';

export function cardSaid(spell: Spell, options: CardOptions): string {
  const costs = `Kostet ${costSaid(spell.cost)}.`;
  const { activation } = spell;
  if (!activation) return `${costs} Direkt. ${effectSaid(spell, options)}`;
  const price = Object.values(activation.cost).some(n => n > 0) ? [`zahle ${costSaid(activation.cost)}`] : [];
  const due = list([...price, ...activation.toll.map(tollSaid)]);
  const activating = `${capital(whenSaid(activation.mode, options))}${due === '' ? '' : `: ${due}`}`;
  return `${costs} Dauerhaft. ${activating}. ${effectSaid(spell, options)}`;
}
