/** What is printed on cards, in German: made from the card's data, as the English is. */

import { count, list, number, plural } from '../../../formats.de.ts';
import { capital } from '../../../voice.ts';
import { STRUGGLE_EFFECTS } from '../../content/deck.ts';
import {
  type Ability,
  type ActiveTrait,
  type CardSymbol,
  type Cond,
  type Content,
  type Cost,
  type Effect,
  type EffectGroups,
  type HazardCard,
  type IdentityId,
  type Modifier,
  type RingMod,
  type RingRulesCard,
  type StruggleId,
  SYMBOLS,
  type TargetSpec,
  type Trait,
  type Trigger,
  type TriggerEvent,
  type Who,
  ZONES,
  type ZoneId,
} from '../../content/types.ts';
import { names } from './names.ts';

const tokens = (n: number): string => count(n, 'Betäubungsmarker', 'Betäubungsmarker');
const cards = (n: number): string => count(n, 'Karte', 'Karten');
const spaces = (n: number): string => count(n, 'Feld', 'Felder');
/** After "von": "von 2 Feldern". */
const ofSpaces = (n: number): string => count(n, 'Feld', 'Feldern');
const times = (n: number): string => plural(n, '', ` ${number(n)}-mal`);
const upTo = (n: number): string => `${plural(n, '', 'bis zu ')}${number(n)}`;
const zoneSaid = (zone: ZoneId): string => `Zone ${number(zone)}`;

export function costSaid(cost: Cost): string {
  const symbols = ([...SYMBOLS, 'G'] as const).flatMap(symbol =>
    cost[symbol] ? [`${number(cost[symbol])} ${names.symbol(symbol)}`] : [],
  );
  const parts = [...symbols, ...(cost.hype ? [`${number(cost.hype)} Hype`] : [])];
  return parts.length === 0 ? 'nichts' : list(parts);
}

export const symbolsSaid = (symbols: readonly CardSymbol[]): string => list(symbols.map(names.symbol));

interface Cast {
  readonly self: string;
  readonly ally: string;
  /** The chosen ally after "mit". */
  readonly withAlly: string;
  /** Hype comes on top of what is gained anyway. */
  readonly isExtra?: boolean;
}

const OF_ABILITY: Cast = { self: 'dieser Kämpfer', ally: 'der Verbündete', withAlly: 'dem Verbündeten' };

function subjectOf(who: Who, cast: Cast): string {
  if (typeof who === 'object') return `jeder Gegner im Umkreis von ${ofSpaces(who.eachEnemyWithin)}`;
  switch (who) {
    case 'target':
      return 'das Ziel';
    case 'ally':
      return cast.ally;
    case 'self':
      return cast.self;
    case 'eachEngaged':
      return 'jeder gebundene Gegner';
    case 'eachEnemy':
      return 'jeder Gegner';
    case 'eachAlly':
      return 'jeder Verbündete';
    case 'eachAdjacentAlly':
      return 'jeder angrenzende Verbündete';
  }
}

interface Clause {
  readonly subject: string;
  readonly verb: string;
  readonly if?: Cond | undefined;
}

function clauseOf(effect: Effect, cast: Cast, content: Content): Clause {
  const to = (verb: string): Clause => {
    const who = 'who' in effect && effect.who ? effect.who : effect.k === 'dodge' ? 'self' : 'target';
    return { subject: subjectOf(who, cast), verb, if: effect.if };
  };
  const of = (subject: string, verb: string): Clause => ({ subject, verb, if: effect.if });
  switch (effect.k) {
    case 'damage':
      return to(`erleidet ${number(effect.n)} Schaden`);
    case 'stun':
      return to(`erhält ${tokens(effect.n)}`);
    case 'push':
      return to(`wird${times(effect.n)} gestoßen`);
    case 'dodge':
      return to(`darf${times(effect.n)} ausweichen`);
    case 'state':
      return to(`erhält den Zustand ${names.state(effect.state)}`);
    case 'clear':
      return to(effect.state === 'all' ? 'verliert alle Zustände' : `ist nicht mehr ${names.state(effect.state)}`);
    case 'heal':
      return to(`erholt sich von ${upTo(effect.n)} Schaden`);
    case 'unstun':
      return to(`verliert ${plural(effect.n, '', 'bis zu ')}${tokens(effect.n)}`);
    case 'swap':
      return of(cast.self, `tauscht das Feld mit ${effect.with === 'target' ? 'dem Ziel' : cast.withAlly}`);
    case 'gain':
      return of(
        cast.self,
        `hat fortan die Eigenschaft ${names.trait(effect.trait)} (${traitParts(content.traits[effect.trait], content)})`,
      );
    case 'defeat':
      return to('wird besiegt');
    case 'draw':
      return of('du', `ziehst ${cards(effect.n)}`);
    case 'hype':
      return of('dein Team', `erhält ${number(effect.n)} Hype${cast.isExtra ? ' extra' : ''}`);
    case 'drain':
      return of('das Team des Ziels', `verliert ${upTo(effect.n)} Hype`);
    case 'shiftHazard':
      return of('du', 'darfst eine Gefahr in eine benachbarte Zone ohne Gefahr verschieben');
  }
}

/** A clause that follows a comma. */
function condSaid(cond: Cond, cast: Cast): string {
  switch (cond.c) {
    case 'adjacentAlly':
      return `wenn ${cast.self} neben einem Verbündeten steht`;
    case 'damageAtLeastHalf':
      return 'solange sein Schaden mindestens die halbe STA ist';
    case 'hasState':
      return `wenn ${subjectOf(cond.who, cast)} ${names.state(cond.state)} ist`;
    case 'inZone':
      return `wenn ${cast.self} in ${zoneSaid(cond.zone)} steht`;
    case 'enteredByPush':
      return 'wenn er hineingestoßen wurde';
  }
}

/** „erhält 1 Betäubungsmarker und den Zustand Am Boden“: verbs that begin with the same word say it once. */
function verbsSaid(verbs: readonly string[]): string {
  const merged: { word: string; rest: string[] }[] = [];
  for (const verb of verbs) {
    const [word = '', ...rest] = verb.split(' ');
    const last = merged.at(-1);
    if (last?.word === word) last.rest.push(rest.join(' '));
    else merged.push({ word, rest: [rest.join(' ')] });
  }
  return list(merged.map(({ word, rest }) => `${word} ${list(rest)}`));
}

/** „darf dieser Kämpfer ausweichen“: after something else the verb comes before its subject. */
function inverted(subject: string, verbs: string): string {
  const [, verb, reflexive = '', rest] = /^(\S+)( sich)? (.*)$/.exec(verbs)!;
  // „erholt sich dieser Kämpfer“, but „erholt er sich“.
  return subject === 'er' ? `${verb} er${reflexive} ${rest}` : `${verb}${reflexive} ${subject} ${rest}`;
}

/** The effects of one group, after words that open the sentence. */
function groupSaid(group: readonly Effect[], cast: Cast, content: Content, opening = ''): string {
  const merged: { subject: string; verbs: string[]; tail: string }[] = [];
  for (const { subject, verb, if: cond } of group.map(effect => clauseOf(effect, cast, content))) {
    const last = merged.at(-1);
    const same = last?.subject === subject && last.tail === '' ? last : null;
    // „erleidet 1 Schaden, und dasselbe noch einmal, wenn er hineingestoßen wurde“.
    if (same && cond && same.verbs.at(-1) === verb) same.tail = `, und dasselbe noch einmal, ${condSaid(cond, cast)}`;
    else if (same && !cond) same.verbs.push(verb);
    else merged.push({ subject, verbs: [verb], tail: cond ? `, ${condSaid(cond, cast)}` : '' });
  }
  const clauses = merged.map(({ subject, verbs, tail }, i) => {
    const isOpened = i === 0 && opening !== '';
    const said = isOpened ? `${opening} ${inverted(subject, verbsSaid(verbs))}` : `${subject} ${verbsSaid(verbs)}`;
    return `${said}${tail}`;
  });
  return clauses.join(', und ');
}

/** Groups as sentences, the first after words that open it. */
const groupsSaid = (groups: EffectGroups, cast: Cast, content: Content, opening = ''): string =>
  groups.map((group, i) => capital(`${groupSaid(group, cast, content, i === 0 ? opening : 'danach')}.`)).join(' ');

/** The distance between neighbouring spaces. */
const ADJACENT = 1;

/** "einen Verbündeten im Umkreis von 3 Feldern": whom somebody chooses. */
function allySaid({ side, range }: TargetSpec): string {
  const near =
    range === 'engaged' || range.within === ADJACENT
      ? 'einen angrenzenden Verbündeten'
      : `einen Verbündeten im Umkreis von ${ofSpaces(range.within)}`;
  return side === 'allyOrSelf' ? `diesen Kämpfer oder ${near}` : near;
}

function choosingSaid({ target, ally }: Pick<Ability, 'target' | 'ally'>): string {
  const far = typeof target === 'object' && target.range !== 'engaged' ? target.range.within : null;
  const parts = [
    ...(far === null ? [] : [`Das Ziel ist ein Gegner im Umkreis von ${ofSpaces(far)}.`]),
    ...(ally && target ? [`Wähle auch ${allySaid(ally)}, falls es einen gibt.`] : []),
    ...(ally && !target ? [`Wähle ${allySaid(ally)}.`] : []),
  ];
  return parts.map(part => `${part} `).join('');
}

const castOf = ({ ally }: Pick<Ability, 'ally'>): Cast =>
  ally?.side === 'allyOrSelf'
    ? { ...OF_ABILITY, ally: 'der gewählte Kämpfer', withAlly: 'dem gewählten Kämpfer' }
    : OF_ABILITY;

export const abilitySaid = (ability: Ability, content: Content): string =>
  choosingSaid(ability) +
  groupsSaid(ability.groups, castOf(ability), content) +
  (ability.finisher ? ' Einmal je Kampf.' : ability.limit ? ' Einmal je Aktivierung.' : '');

const signed = (n: number): string => (n < 0 ? `−${number(-n)}` : `+${number(n)}`);

const IGNORED = {
  push: 'der erste Stoß gegen ihn in jedem Zug verfällt',
  abilityDamage: 'der erste Schadenspunkt, den ihm eine gegnerische Fähigkeit in einem Zug zufügen würde, verfällt',
  abilityStun: 'der erste Betäubungsmarker, den ihm eine gegnerische Fähigkeit in einem Zug geben würde, verfällt',
} as const;

const COUNTS_ONCE = ', auch bei mehreren nur einmal';

function modifierSaid(mod: Modifier): string {
  if ('stat' in mod) {
    const amount = `${signed(mod.add)} ${mod.stat}`;
    const once = mod.once ? COUNTS_ONCE : '';
    if (mod.aura === 'adjacentAllies') return `angrenzende Verbündete haben ${amount}${once}`;
    if (mod.aura === 'adjacentEnemies') return `angrenzende Gegner haben ${amount}${once}`;
    return mod.if ? `${amount}, ${condSaid(mod.if, OF_ABILITY)}` : amount;
  }
  if ('engageRange' in mod) {
    return `bindet Gegner, die bis zu ${spaces(mod.engageRange)} entfernt sind; sie binden ihn von dort nicht`;
  }
  if ('immune' in mod) {
    const states = mod.immune.map(names.state);
    return `kann ${plural(states.length, 'den Zustand', 'die Zustände')} ${list(states)} nicht erhalten`;
  }
  if ('noDodge' in mod) return 'angrenzende Gegner können nicht ausweichen';
  if ('ignoreFirst' in mod) return IGNORED[mod.ignoreFirst];
  return 'in einer Bewegungsphase darf er für 2 Schritte ein besetztes Feld überspringen, auf das leere dahinter';
}

/** Entries that contain a comma are clauses, so they end with one too. */
const WHEN: { readonly [E in TriggerEvent]: string } = {
  turnBegin: 'zu Beginn des Zuges seines Teams',
  activationBegin: 'zu Beginn seiner Aktivierung',
  abilityUsed: 'wenn er eine Fähigkeit einsetzt,',
  targetedByEnemyAbilityResolved: 'nach einer gegnerischen Fähigkeit, deren Ziel er war,',
  aboutToBePushed: 'wenn ein Gegner ihn stoßen will,',
  allyDefeatsEnemy: 'wenn der aktive Kämpfer, ein angrenzender Verbündeter, einen Gegner besiegt,',
  pinSurvived: 'wenn ein gegnerischer Pin gegen ihn misslingt,',
  enter: 'beim Betreten',
  leave: 'beim Verlassen',
  activationEnd: 'am Ende seiner Aktivierung',
  roundEnd: 'am Ende einer Runde',
};

/** „einmal je Zug, nach einer gegnerischen Fähigkeit, deren Ziel er war,“. */
function whenSaid({ on, limit, if: cond }: Trigger): string {
  const limits = { activation: 'einmal je Aktivierung, ', turn: 'einmal je Zug, ' };
  // A use that is limited to one is the first.
  const isFirstUse = on === 'abilityUsed' && limit === 'activation';
  const when = isFirstUse ? 'wenn er die erste Fähigkeit seiner Aktivierung einsetzt,' : WHEN[on];
  const often = limit && !isFirstUse ? limits[limit] : '';
  return `${often}${when}${cond ? ` ${condSaid(cond, OF_TRAIT)},` : ''}`;
}

const OF_TRAIT: Cast = { ...OF_ABILITY, self: 'er' };

function traitTriggerSaid(trigger: Trigger, content: Content): string {
  const { on } = trigger;
  const when = whenSaid(trigger);
  if (on === 'aboutToBePushed') return `${when} darfst du stattdessen die Richtung wählen, auf ein leeres Feld im Ring`;
  const cast = { ...OF_TRAIT, isExtra: on === 'abilityUsed' || on === 'allyDefeatsEnemy' };
  return `${part(groupsSaid(trigger.do, cast, content, when))}${on === 'allyDefeatsEnemy' ? COUNTS_ONCE : ''}`;
}

/** A sentence that was opened with small letters, as a part of another. */
const part = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');

function activeSaid(active: ActiveTrait, content: Content): string {
  const price = [
    ...(active.payHype ? [`${number(active.payHype)} Hype zahlen`] : []),
    ...(active.discard ? [`${cards(active.discard)} abwerfen`] : []),
    ...(active.ally ? [`${allySaid(active.ally)} wählen`] : []),
  ];
  const once = 'einmal in seiner Aktivierung';
  const opening = price.length === 0 ? once : `${once} darfst du ${list(price)}; dann`;
  return part(groupsSaid(active.do, OF_TRAIT, content, opening));
}

const traitParts = (trait: Trait, content: Content): string =>
  [
    ...(trait.mods ?? []).map(modifierSaid),
    ...(trait.triggers ?? []).map(trigger => traitTriggerSaid(trigger, content)),
    ...(trait.active ? [activeSaid(trait.active, content)] : []),
  ].join('; ');

export const traitSaid = (trait: Trait, content: Content): string => capital(`${traitParts(trait, content)}.`);

const AT_HAZARD: { readonly [E in TriggerEvent]?: string } = {
  enter: 'wer hineinkommt,',
  leave: 'wer hinausgeht,',
  activationEnd: 'wer seine Aktivierung hier beendet,',
  activationBegin: 'wer seine Aktivierung hier beginnt,',
};

const SPECIAL: { readonly [S in HazardCard['special'] & string]: string } = {
  mirror:
    'Wer hineinkommt, wird auf das Feld versetzt, das ihm über die Ringmitte hinweg genau gegenüberliegt, falls es leer ist.',
  spotlight: 'Wer hier die erste Fähigkeit seiner Aktivierung einsetzt, bringt seinem Team 1 Hype mehr.',
  weaponRack:
    'Wer in dieser Zone oder neben ihr steht, fügt mit der ersten Fähigkeit seiner Aktivierung, die ihrem Ziel schadet, 1 Schaden mehr zu.',
};

function placeTriggerSaid(trigger: Trigger, content: Content): string {
  const isPushed = trigger.if?.c === 'enteredByPush';
  const self = isPushed ? 'wer hineingestoßen wird,' : (AT_HAZARD[trigger.on] ?? 'wer hier steht,');
  return groupsSaid(trigger.do, { ...OF_ABILITY, self }, content);
}

export const hazardSaid = ({ triggers = [], special }: HazardCard, content: Content): string =>
  [...triggers.map(trigger => placeTriggerSaid(trigger, content)), ...(special ? [SPECIAL[special]] : [])].join(' ');

/** "1 aggressiven Kämpfer", "2 Ringern": after "mit". */
const FIGHTERS: { readonly [I in IdentityId]: readonly [one: string, more: string] } = {
  Earther: ['Erdling', 'Erdlingen'],
  Automaton: ['Automaten', 'Automaten'],
  Saurid: ['Sauriden', 'Sauriden'],
  Voidling: ['Leerling', 'Leerlingen'],
  Aggressive: ['aggressiven Kämpfer', 'aggressiven Kämpfern'],
  Defensive: ['defensiven Kämpfer', 'defensiven Kämpfern'],
  Supportive: ['unterstützenden Kämpfer', 'unterstützenden Kämpfern'],
  Striker: ['Schläger', 'Schlägern'],
  Thrower: ['Werfer', 'Werfern'],
  Grappler: ['Ringer', 'Ringern'],
};

export function conditionSaid({ choose: { atLeast, none } }: HazardCard): string {
  const parts = [
    ...(atLeast ? [`mit mindestens ${count(atLeast.n, ...FIGHTERS[atLeast.identity])}`] : []),
    ...(none ? [`ohne ${FIGHTERS[none][0]}`] : []),
  ];
  return parts.length === 0 ? 'Jedes Team.' : `Teams ${list(parts)}.`;
}

function ringModSaid(mod: RingMod, content: Content): string {
  switch (mod.m) {
    case 'startHype':
      return `Jedes Team beginnt mit ${number(mod.n)} Hype.`;
    case 'defeatHype':
      return `Jeder in deinem Zug besiegte Gegner bringt ${number(mod.n)} Hype.`;
    case 'pinCount':
      return `Ein Pin zählt bis ${number(mod.n)}.`;
    case 'spd':
      return `Alle Kämpfer haben ${signed(mod.add)} SPD.`;
    case 'pushSpaces':
      return `Jeder Stoß bewegt sein Ziel ${spaces(mod.n)} in eine Richtung, auch aus dem Ring; weniger, wenn jemand im Weg steht oder eine Gefahr das Ziel versetzt hat.`;
    case 'ropes':
      return 'Wer ohne Betäubungsmarker hinausgestoßen würde, bleibt stehen und erhält stattdessen 1 Betäubungsmarker.';
    case 'rotateHazards':
      return 'Am Ende jeder Runde rücken alle Gefahren im Uhrzeigersinn eine Zone weiter.';
    case 'zoneEnter':
      return groupsSaid(mod.do, { ...OF_ABILITY, self: `wer ${zoneSaid(mod.zone)} betritt,` }, content);
    case 'zoneActivationEnd':
      return `Wer seine Aktivierung in ${zoneSaid(mod.zone)} beendet, bringt seinem Team ${number(mod.hype)} Hype.`;
    case 'pushedIntoHazardHype':
      return `Stößt du einen Gegner in eine Gefahr, erhält dein Team beim ersten Mal in jedem Zug ${number(mod.n)} Hype.`;
    case 'shrink':
      return [
        ...mod.at.map(
          ({ afterRound, radius }) =>
            `Am Ende von Runde ${number(afterRound)} fallen alle Felder weg, die mehr als ${number(radius)} von der Mitte entfernt sind.`,
        ),
        'Wer dort steht, fällt aus dem Ring, und niemand erhält Hype dafür.',
      ].join(' ');
  }
}

function zonesSaid(zones: readonly ZoneId[]): string {
  const isRun = zones.length > 2 && zones.every((zone, i) => i === 0 || zone === zones[i - 1]! + 1);
  return isRun ? `${number(zones[0]!)}–${number(zones.at(-1)!)}` : list(zones.map(number));
}

function placementSaid(card: RingRulesCard): string[] {
  return [
    ...(card.hazardZones.length < ZONES.length ? [`Gefahren kommen in die Zonen ${zonesSaid(card.hazardZones)}.`] : []),
    ...(card.deployZones.length < ZONES.length - 1
      ? [`Aufgestellt wird in den Zonen ${zonesSaid(card.deployZones)}.`]
      : []),
    ...(card.hazardLink ? ['Jede Gefahr nach der ersten kommt neben eine frühere.'] : []),
    ...(card.deployLink ? ['Bei zwei Teams stellt das zweite genau gegenüber dem ersten auf.'] : []),
  ];
}

export function ringRulesSaid(card: RingRulesCard, content: Content): string {
  const parts = [...placementSaid(card), ...card.mods.map(mod => ringModSaid(mod, content))];
  return parts.length === 0 ? 'Keine besondere Regel.' : parts.join(' ');
}

export function struggleSaid(id: StruggleId): string {
  const effect = STRUGGLE_EFFECTS[id];
  switch (effect.k) {
    case 'unstun':
      return `Der gepinnte Kämpfer verliert ${tokens(effect.n)}.`;
    case 'damage':
      return `Der pinnende Kämpfer erleidet ${number(effect.n)} Schaden.`;
    case 'stun':
      return `Der pinnende Kämpfer erhält ${tokens(effect.n)}.`;
    case 'doesNotCount':
      return 'Diese Karte zählt nicht; eine weitere wird aufgedeckt.';
    case 'hype':
      return `Das Team des gepinnten Kämpfers erhält ${number(effect.n)} Hype.`;
  }
}
