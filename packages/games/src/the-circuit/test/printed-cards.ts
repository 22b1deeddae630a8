/** The cards as the rulebook prints them: tables made from the data and the words of a language. */

import { contentOf } from '../content/packs.ts';
import {
  type Ability,
  CLASSES,
  CONTENT_IDS,
  type FighterCard,
  HAZARD_IDS,
  type IdentityId,
  RING_RULES_IDS,
  STATS,
  TRAIT_IDS,
} from '../content/types.ts';
import type { CircuitWords } from '../words/catalogue.ts';

/** The rulebook prints what new matches are played with. */
const CONTENT = contentOf(CONTENT_IDS[0]);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  `| ${head.join(' | ')} |`,
  `|${head.map(() => '---').join('|')}|`,
  ...rows.map(row => `| ${row.join(' | ')} |`),
];

/** `FG+1`: as a cost is written in short. */
const costOf = ({ cost: { hype, ...symbols } }: Ability): string =>
  (['B', 'F', 'H', 'G'] as const).map(symbol => symbol.repeat(symbols[symbol] ?? 0)).join('') +
  (hype ? ` + ${hype}` : '');

const fightersOf = (cls: IdentityId): FighterCard[] =>
  Object.values(CONTENT.fighters).filter(({ identities }) => identities.class === cls);

/** What the columns of each table are called. */
export interface Headings {
  readonly fighters: readonly string[];
  readonly abilities: readonly string[];
  readonly traits: readonly string[];
  readonly hazards: readonly string[];
  readonly ringRules: readonly string[];
}

const fighterRow = (words: CircuitWords, { id, identities, stats, traits }: FighterCard): string[] => [
  `${words.fighter(id).name}, ${words.fighter(id).tagLine}`,
  words.identity(identities.utility),
  words.identity(identities.style),
  ...STATS.map(stat => String(stats[stat])),
  traits.map(trait => words.trait(trait).title).join(', '),
];

/** Two versions of one character are told apart by their tag lines. */
function nameOf(words: CircuitWords, { id, name }: FighterCard): string {
  const isOnly = Object.values(CONTENT.fighters).every(other => other.id === id || other.name !== name);
  return isOnly ? words.fighter(id).name : `${words.fighter(id).name}, ${words.fighter(id).tagLine}`;
}

const abilityRows = (words: CircuitWords, card: FighterCard): string[][] =>
  card.abilities.map(ability => [
    nameOf(words, card),
    words.ability(ability.id).name,
    costOf(ability),
    ability.hype === 0 ? '–' : String(ability.hype),
    words.ability(ability.id).text,
  ]);

/** A class trait of one title has three variants: for the Aggressive, Defensive and Supportive. */
const traitName = (words: CircuitWords, id: (typeof TRAIT_IDS)[number]): string => {
  const variants = { a: 'Aggressive', d: 'Defensive', s: 'Supportive' } as const;
  const variant = /-([ads])$/.exec(id)?.[1] as keyof typeof variants | undefined;
  return variant && CONTENT.traits[id].kind === 'class'
    ? `${words.trait(id).title} (${words.identity(variants[variant])})`
    : words.trait(id).title;
};

/** Every table that the rulebook has of the cards, in its order. */
export const cardTables = (words: CircuitWords, heads: Headings): string[][] => [
  ...CLASSES.flatMap(cls => [
    table(
      heads.fighters,
      fightersOf(cls).map(card => fighterRow(words, card)),
    ),
    table(
      heads.abilities,
      fightersOf(cls).flatMap(card => abilityRows(words, card)),
    ),
  ]),
  table(
    heads.traits,
    TRAIT_IDS.map(id => [traitName(words, id), words.trait(id).text]),
  ),
  table(
    heads.hazards,
    HAZARD_IDS.map(id => [words.hazard(id).name, words.hazard(id).condition, words.hazard(id).text]),
  ),
  table(
    heads.ringRules,
    RING_RULES_IDS.map(id => [words.ringRules(id).name, words.ringRules(id).text]),
  ),
];

export const HEADINGS: { readonly [L in 'en' | 'de']: Headings } = {
  en: {
    fighters: ['Fighter', 'Utility', 'Style', 'SPD', 'STA', 'COM', 'PIN', 'Traits'],
    abilities: ['Fighter', 'Ability', 'Cost', 'Hype', 'Effect'],
    traits: ['Trait', 'What it does'],
    hazards: ['Hazard', 'Who may choose it', 'What it does'],
    ringRules: ['Ring Rules', 'What they say'],
  },
  de: {
    fighters: ['Kämpfer', 'Rolle', 'Stil', 'SPD', 'STA', 'COM', 'PIN', 'Eigenschaften'],
    abilities: ['Kämpfer', 'Fähigkeit', 'Kosten', 'Hype', 'Wirkung'],
    traits: ['Eigenschaft', 'Was sie tut'],
    hazards: ['Gefahr', 'Wer sie wählen darf', 'Was sie tut'],
    ringRules: ['Ringregel', 'Was sie sagt'],
  },
};
