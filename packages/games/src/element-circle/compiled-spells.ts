/** The list of spells that is played, made ready for the rules: each spell's steps as a flat programme. */

import type { Cost, EffectStep, Spell, Toll } from './content/language.ts';
import { SPELL_LISTS, type SpellListId, sizeOf } from './content/spells.ts';
import type { Options } from './options.ts';
import { type Demand, demandOf } from './pay.ts';
import type { Move, Resolving, SpellName, State } from './state.ts';

/** One step and where the programme goes on after it. */
export interface Instruction {
  readonly step: EffectStep;
  readonly next: number;
  /** Where each option of a `choose` begins. */
  readonly options: readonly number[];
}

/** A spell as the rules use it. */
export interface CompiledSpell {
  readonly spell: Spell;
  /** Symbols of the casting cost. */
  readonly size: number;
  /** The move that casts it. */
  readonly cast: Extract<Move, { type: 'cast' }>;
  /** What casting demands, and under the Joker's wildcard. */
  readonly demand: Demand;
  readonly wildDemand: Demand;
  readonly programme: readonly Instruction[];
  /** What activating costs besides elements; none for a Direct. */
  readonly tolls: readonly Toll[];
  readonly activationCost: Cost;
  readonly activationDemand: Demand;
  readonly isFreeToActivate: boolean;
}

const NO_TOLLS: readonly Toll[] = [];
const NO_COST: Cost = {};

/** `choose` is followed by its options one after another; each of them goes on where the choice ends. */
function write(steps: readonly EffectStep[], lines: Instruction[], after: number | null): void {
  for (const [index, step] of steps.entries()) {
    const here = lines.length;
    lines.push({ step, next: here + 1, options: [] });
    const options: number[] = [];
    if (step.op === 'choose') {
      const lengths = step.options.map(lengthOf);
      const end = here + 1 + lengths.reduce((sum, n) => sum + n, 0);
      for (const option of step.options) {
        options.push(option.length > 0 ? lines.length : end);
        write(option, lines, end);
      }
    }
    const isLast = index === steps.length - 1;
    lines[here] = { step, next: isLast && after !== null ? after : lines.length, options };
  }
}

const lengthOf = (steps: readonly EffectStep[]): number =>
  steps.reduce(
    (sum, step) => sum + 1 + (step.op === 'choose' ? step.options.reduce((n, o) => n + lengthOf(o), 0) : 0),
    0,
  );

function compile(spell: Spell): CompiledSpell {
  const programme: Instruction[] = [];
  write(spell.steps, programme, null);
  const activationCost = spell.activation?.cost ?? NO_COST;
  return {
    spell,
    size: sizeOf(spell.cost),
    cast: { type: 'cast', spell: spell.name },
    demand: demandOf(spell.cost, false),
    wildDemand: demandOf(spell.cost, true),
    programme,
    tolls: spell.activation?.toll ?? NO_TOLLS,
    activationCost,
    activationDemand: demandOf(activationCost, false),
    isFreeToActivate: sizeOf(activationCost) === 0,
  };
}

export type CompiledSpells = ReadonlyMap<SpellName, CompiledSpell>;

const compileAll = (spells: readonly Spell[]): CompiledSpells =>
  new Map(spells.map(spell => [spell.name, compile(spell)]));

const COMPILED: { readonly [L in SpellListId]: CompiledSpells } = {
  first: compileAll(SPELL_LISTS.first.spells),
  tuned: compileAll(SPELL_LISTS.tuned.spells),
};

export const compiledSpells = ({ spells }: Options): CompiledSpells => COMPILED[spells];

/** All 64 cards, copies adjacent, in the order of the list. */
export const cardsOf = ({ spells }: Options): readonly SpellName[] => SPELL_LISTS[spells].cards;

export const compiledSpell = (state: State, spell: SpellName): CompiledSpell =>
  COMPILED[state.options.spells].get(spell)!;

/** What a resolving spell is busy with: a toll that is due, else its next step; null when it has done all. */
export function busyWith(state: State, { spell, permanent, toll, at }: Resolving): EffectStep | Toll | null {
  const { tolls, programme } = compiledSpell(state, spell);
  if (permanent !== null && toll < tolls.length) return tolls[toll]!;
  return programme[at]?.step ?? null;
}

/** Sorts names into the order of the list. Counting them is quicker than comparing them. */
export function inListOrder(compiled: CompiledSpells, names: SpellName[]): SpellName[] {
  const copies = new Uint8Array(compiled.size + 1);
  for (const name of names) copies[compiled.get(name)!.spell.no]!++;
  let at = 0;
  for (const { spell } of compiled.values()) {
    for (let left = copies[spell.no]!; left > 0; left--) names[at++] = spell.name;
  }
  return names;
}

/** Puts a card where it belongs in a hand. */
export function addToHand(state: State, hand: SpellName[], spell: SpellName): void {
  const compiled = COMPILED[state.options.spells];
  const { no } = compiled.get(spell)!.spell;
  let at = hand.length;
  hand.push(spell);
  for (; at > 0 && compiled.get(hand[at - 1]!)!.spell.no > no; at--) hand[at] = hand[at - 1]!;
  hand[at] = spell;
}

/** Takes one card of that name out of a list that has it. */
export function takeOut(list: SpellName[], spell: SpellName): void {
  list.splice(list.indexOf(spell), 1);
}
