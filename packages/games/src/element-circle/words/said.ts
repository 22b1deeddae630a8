/** Which message says what: the same in every language. The messages are in `<language>/*.ftl`. */

import type { Values } from '@roundhouse/kernel';
import { capital, sentencesOf } from '../../voice.ts';
import { ELEMENTS } from '../content/language.ts';
import type { Asking, SpellName, View } from '../state.ts';
import type { ElementCircleWords } from './catalogue.ts';
import type { Said } from './en/words.ftl.ts';
import { causeSaid, clausesOf } from './events.ts';
import { movesFrom } from './moves.ts';
import { rulesOf, slotAt, weightOf } from './telling.ts';

/** What is asked of the one who reads it. */
function askedSaid({ prompts }: Said, asking: Asking, view: View): string {
  const { step, left, optional, element } = asking;
  switch (asking.name) {
    case 'open':
      return view.payable.length === 0 ? prompts.openStuck : view.wild ? prompts.openWild : prompts.open;
    case 'pay':
      return prompts.pay(asking.spell ?? null);
    case 'opponent':
      return step?.op === 'lookHand' || step?.op === 'banCircle' ? prompts[step.op] : prompts.blind;
    case 'takeLooked':
      return step?.op === 'blind' && step.mode === 'steal' ? prompts.steal(left) : prompts.destroy(left);
    case 'destroySlot':
      return optional ? prompts.destroySlot(left) : prompts.mustDestroy;
    case 'putType': {
      if (step?.op !== 'putElement') return prompts.putType('any', left);
      const [type, other] = step.types;
      // A card that puts one type only leaves nothing to ask of it.
      return type !== undefined && other === undefined ? prompts.whereTo(type) : prompts.putType(step.zone, left);
    }
    case 'discardSpell':
    case 'moveFrom':
      return prompts[asking.name](left);
    case 'putSlot':
    case 'moveTo':
      return prompts.whereTo(element);
    case 'permanent': {
      const texts: { readonly [op: string]: string } = prompts.permanent;
      return texts[step?.op ?? ''] ?? prompts.permanent.destroyPermanent;
    }
    case 'freeSpell':
      return optional ? prompts.freeSpell : prompts.mustCast;
    default:
      return prompts[asking.name];
  }
}

function promptSaid(said: Said, ...[view, viewer, names]: Parameters<ElementCircleWords['prompt']>): string {
  const { asking, result } = view;
  const { prompts } = said;
  const say = said.voice(names, viewer);
  if (result) return capital(prompts.result(say, result.winner));
  if (!asking) return prompts.dealing;
  if (!say.isYou(asking.seat)) return prompts.waiting(say, asking.seat, prompts.waited[asking.name]);
  const text = askedSaid(said, asking, view);
  // Opening, paying and going on are not the doing of a spell.
  return asking.step && asking.spell ? prompts.ofSpell(said.functions.spell(asking.spell), text) : text;
}

const numbered = (from: number, to: number, name: (k: number) => [string, string]): { [value: string]: string } =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_, i) => name(from + i)));

function optionsFrom({ options: { numbered: said, ...options } }: Said): ElementCircleWords['options'] {
  const { matchFormat, startSpells, firstDealer } = options;
  return {
    ...options,
    matchFormat: {
      ...matchFormat,
      values: {
        ...numbered(1, 7, k => [`firstTo(${k})`, said.firstTo(k)]),
        ...numbered(1, 12, k => [`rounds(${k})`, said.rounds(k)]),
      },
    },
    startSpells: {
      ...startSpells,
      values: { ...startSpells.values, ...numbered(4, 10, k => [String(k), said.spells(k)]) },
    },
    firstDealer: {
      ...firstDealer,
      values: { ...firstDealer.values, ...numbered(0, 5, k => [String(k), said.seat(k + 1)]) },
    },
  };
}

/** Rules give the symbols that nothing pays for one by one; a sentence names them as a cost. */
function refusalsFrom({ refusals }: Said): ElementCircleWords['refusals'] {
  const costed = (key: string) => {
    const message = refusals[key] as (values: Values) => string;
    return ({ spell, ...missing }: Values): string => message({ spell, missing } as unknown as Values);
  };
  return { ...refusals, banned: costed('banned'), tooDear: costed('tooDear') };
}

/** Fields that hold names of spells, alone or in a list. */
const SPELLS = new Set(['spell', 'hand', 'discardTop', 'discardPile', 'payable', 'payableNext']);

/** Element Circle's catalogue in a language, from its messages. */
export function wordsFrom(said: Said): ElementCircleWords {
  const { voice, prompts, names, functions } = said;
  const { cards, spell, element } = functions;
  return {
    ...said.shelf,
    voice,
    refusals: refusalsFrom(said),
    move: movesFrom(said),
    event: sentencesOf(clausesOf(said), said.voice),
    weight: weightOf,
    rules: rulesOf,
    prompt: (...asked) => promptSaid(said, ...asked),
    plain: {
      labels: { ...said.labels, ...Object.fromEntries(ELEMENTS.map(type => [type, element(type)])) },
      perSeat: ['players'],
      leaveOut: ['dealer', 'remembered', 'nextPermanent', 'toll', 'at', 'id'],
      value: (field, value) => (SPELLS.has(field) && typeof value === 'string' ? spell(value as SpellName) : null),
    },
    conceding: prompts.conceding,
    options: optionsFrom(said),
    presets: said.presets,
    spell,
    element,
    letter: type => names.letters[type],
    family: family => names.families[family],
    cost: functions.cost,
    kind: cards.kindSaid,
    effect: cards.effectSaid,
    steps: cards.stepsSaid,
    tolls: cards.tollsSaid,
    card: cards.cardSaid,
    stuck: said.events.stuck,
    elimination: (elimination, company, viewer) => {
      const say = voice(company, viewer);
      const { seat } = elimination;
      return capital(prompts.elimination(say, seat, causeSaid(said, elimination, seat, say)));
    },
    slot(slot, company, viewer) {
      const { seat, place } = slotAt(slot);
      return prompts.slot(voice(company, viewer), seat, place + 1);
    },
    player: (seat, company, viewer) => capital(voice(company, viewer).name(seat)),
    list: said.formats.list,
    zone: (seat, company, viewer) => capital(prompts.zone(voice(company, viewer), seat)),
    says: said.table,
  };
}
