/** What things are worth to a bot: hands against the elements that will pay for them, Permanents, whole positions. */

import type { Seat } from '@roundhouse/kernel';
import { type EffectStep, ELEMENTS, type El, type Spell, type Toll } from './content/language.ts';
import { SPELL_LISTS, type SpellList, sizeOf } from './content/spells.ts';
import { allIn, isPayable } from './pay.ts';
import type { Counts, PlayerView, SpellName, View } from './state.ts';

/** A card that cannot be paid for now may still be one day: its share of one that can. */
const HOPE = 0.35;
/** What an own element is worth beyond what it pays for now. */
const ELEMENT = 0.12;
/** How much of a Permanent's worth a turn outlasts the table. */
const PERMANENT = 0.6;
/** How fast more strength turns into better chances. */
const STEEPNESS = 0.45;

const NONE: Counts = [0, 0, 0, 0];

export const spellListOf = (view: View): SpellList => SPELL_LISTS[view.options.spells];

/** One number for the elements at hand; which of them lie in the circle does not matter for what they can pay. */
const keyOf = ([e, w, f, a]: Counts): number => e + 16 * (w + 16 * (f + 16 * a));

/** What some elements pay for. */
interface Reach {
  readonly names: ReadonlySet<SpellName>;
  /** The share of all cards of the list. */
  readonly share: number;
}

const reaches = new WeakMap<SpellList, Map<number, Reach>>();

/** What these elements pay for; there are few ways for elements to lie, and each is looked at once. */
function reachOf(list: SpellList, totals: Counts): Reach {
  let known = reaches.get(list);
  if (!known) {
    known = new Map();
    reaches.set(list, known);
  }
  const key = keyOf(totals);
  const found = known.get(key);
  if (found) return found;
  const paid = list.spells.filter(({ cost }) => isPayable(cost, { circle: totals, own: NONE }));
  const cards = paid.reduce((sum, { copies }) => sum + copies, 0);
  const reach = { names: new Set(paid.map(({ name }) => name)), share: cards / list.cards.length };
  known.set(key, reach);
  return reach;
}

/** The share of all cards that these elements pay for. */
export const shareInReach = (list: SpellList, totals: Counts): number => reachOf(list, totals).share;

/** How many turns a hand will open with these elements, roughly; a card that is stuck counts a little. */
export function lifeOfHand(list: SpellList, hand: readonly SpellName[], totals: Counts): number {
  const { names } = reachOf(list, totals);
  let life = 0;
  for (const name of hand) life += names.has(name) ? 1 : HOPE;
  return life;
}

/** The worth of a Permanent in a turn, from what it does and takes. */
const permanentWorths = new WeakMap<SpellList, ReadonlyMap<SpellName, number>>();

export function permanentWorth(list: SpellList, name: SpellName): number {
  let worths = permanentWorths.get(list);
  if (!worths) {
    worths = new Map(list.spells.map(spell => [spell.name, worthOfPermanent(spell)]));
    permanentWorths.set(list, worths);
  }
  return worths.get(name) ?? 0;
}

/** The worth of casting each spell, Permanents for the turns to come. */
const castWorths = new WeakMap<SpellList, ReadonlyMap<SpellName, number>>();

/** Of a Permanent: so many turns; of a spell that ends the turn: less so much. */
const [TURNS, TURN_LOST] = [2, 2.2];

export function castWorth(list: SpellList, name: SpellName): number {
  let worths = castWorths.get(list);
  if (!worths) {
    const worthOf = ({ name: spell, kind, steps }: Spell): number =>
      kind === 'permanent'
        ? TURNS * permanentWorth(list, spell)
        : steps.reduce((sum, step) => sum + worthOfStep(step) - (step.op === 'skipTurn' ? TURN_LOST : 0), 0);
    worths = new Map(list.spells.map(spell => [spell.name, worthOf(spell)]));
    castWorths.set(list, worths);
  }
  return worths.get(name) ?? 0;
}

function worthOfPermanent({ activation, steps }: Spell): number {
  if (!activation) return 0;
  const gain = steps.reduce((sum, step) => sum + worthOfStep(step), 0);
  const taken = 0.2 * sizeOf(activation.cost) + activation.toll.reduce((sum, toll) => sum + worthOfToll(toll), 0);
  // What can be used once is not worth less for that, but it is worth it only once.
  const isSpent = activation.toll.some(({ op }) => op === 'expendSelf');
  return Math.max(0.15, (gain - taken) * (isSpent ? 0.6 : 1));
}

function worthOfStep(step: EffectStep): number {
  switch (step.op) {
    case 'draw':
      return 0.9 * step.n;
    case 'discard':
      return -0.5 * step.n;
    case 'blind':
      return step.take * (step.mode === 'steal' ? 1.3 : 0.7);
    case 'destroyElement':
      return step.forced ? -0.5 : 0.6 * step.upTo;
    case 'putElement':
      return (step.state === 'used' ? 0.3 : 0.6) * step.upTo * (step.types.length === 1 ? 0.8 : 1);
    case 'moveElement':
      return 0.6 * step.upTo;
    case 'castFree':
      return 0.9;
    case 'skipTurn':
      return 1.2;
    case 'choose':
      return Math.max(...step.options.map(option => option.reduce((sum, part) => sum + worthOfStep(part), 0)));
    case 'lookHand':
      return 0.2;
    default:
      return 0.6;
  }
}

const worthOfToll = (toll: Toll): number => (toll.op === 'discard' ? 0.6 * toll.n : toll.op === 'expendSelf' ? 0 : 0.5);

/** A slot of a seat, or of the circle for null, that would hold something else. */
export interface Change {
  readonly owner: Seat | null;
  readonly was: El | null;
  readonly is: El | null;
}

/** What does not depend on how the elements lie. */
interface Footing {
  readonly seat: Seat;
  readonly hand: readonly SpellName[] | null;
  readonly handSize: number;
  /** Permanents and the number of own elements. */
  readonly strength: number;
  /** How likely a seat that cannot open is to be out all the same: a clock may rescue it. */
  readonly danger: number;
  readonly totals: Counts;
  readonly isBanned: boolean;
}

const NO_CHANGES: readonly Change[] = [];

/** How the round looks to a viewer, as it is and as it would be with other elements in some slots. */
export class Evaluation {
  readonly #list: SpellList;
  readonly #footings: readonly (Footing | null)[];
  /** What each seat's standing is worth when seats are compared; 0 for those who are out. */
  readonly #weights: readonly number[];

  constructor(view: View) {
    const list = spellListOf(view);
    this.#list = list;
    const circle = allIn(view.circle);
    this.#footings = view.players.map((player, seat) => (player.alive ? footingOf(list, player, seat, circle) : null));
    this.#weights = this.#footings.map(footing => (footing ? this.#weight(footing, NO_CHANGES) : 0));
  }

  /** What a living seat will pay with in its next turn, circle and own together. */
  totals(seat: Seat): Counts {
    return this.#footings[seat]!.totals;
  }

  /** Each seat's chance to win the round. */
  chances(): number[] {
    const sum = this.#weights.reduce((all, weight) => all + weight, 0);
    return this.#weights.map(weight => weight / sum);
  }

  /** A living seat's chance to win the round if this happened. */
  chanceAfter(seat: Seat, changes: readonly Change[]): number {
    let sum = 0;
    let own = 0;
    for (let other = 0; other < this.#weights.length; other++) {
      const footing = this.#footings[other];
      if (!footing) continue;
      const weight = changes.some(change => paysWith(footing, change))
        ? this.#weight(footing, changes)
        : this.#weights[other]!;
      sum += weight;
      if (other === seat) own = weight;
    }
    return own / sum;
  }

  #weight(footing: Footing, changes: readonly Change[]): number {
    const { hand, handSize, danger } = footing;
    let { totals, strength } = footing;
    for (const change of changes) {
      if (!paysWith(footing, change)) continue;
      const { owner, was, is } = change;
      if (totals === footing.totals) totals = [...totals];
      if (was) totals[ELEMENTS.indexOf(was)]!--;
      if (is) totals[ELEMENTS.indexOf(is)]!++;
      if (owner !== null) strength += ELEMENT * (Number(is !== null) - Number(was !== null));
    }
    const { names, share } = reachOf(this.#list, totals);
    if (hand) {
      const isOut = !hand.some(name => names.has(name));
      return weigh(strength + lifeOfHand(this.#list, hand, totals), isOut ? danger : 0);
    }
    return weigh(strength + handSize * (share + HOPE * (1 - share)), danger * (1 - share) ** handSize);
  }
}

function footingOf(list: SpellList, player: PlayerView, seat: Seat, circle: Counts): Footing {
  const { hand, handSize, slots, permanents, bannedBy } = player;
  const isBanned = bannedBy !== null;
  const totals = allIn(slots);
  let strength = ELEMENT * (totals[0] + totals[1] + totals[2] + totals[3]);
  if (!isBanned) for (let type = 0; type < 4; type++) totals[type]! += circle[type]!;
  for (const { spell } of permanents) strength += PERMANENT * permanentWorth(list, spell);
  const hasClock = permanents.some(({ spell }) => list.byName.get(spell)!.activation?.mode === 'clock');
  return { seat, hand, handSize, strength, danger: hasClock ? 0.5 : 1, totals, isBanned };
}

/** Whether a seat pays with this slot. */
const paysWith = ({ seat, isBanned }: Footing, { owner }: Change): boolean =>
  owner === null ? !isBanned : owner === seat;

/** Even who is as good as out may be lucky. */
const weigh = (strength: number, risk: number): number => Math.exp(STEEPNESS * strength) * (1.02 - risk);
