/** Contents by id. A match keeps the id of the content it is played with, so that it replays after numbers are retuned. */

import { DECK } from './deck.ts';
import { FIGHTERS } from './fighters.ts';
import { HAZARDS } from './hazards.ts';
import { RETUNED, retuned } from './ref-2.ts';
import { RETUNED_AGAIN } from './ref-3.ts';
import { RING_RULES } from './ring-rules.ts';
import { TRAITS } from './traits.ts';
import type { Ability, CombatCard, Content, ContentId } from './types.ts';

/** Rows by their id. Each list is of a fixed union of ids; a test holds the lists complete. */
const byId = <Id extends string, Row extends { readonly id: Id }>(rows: readonly Row[]): { readonly [I in Id]: Row } =>
  Object.fromEntries(rows.map(row => [row.id, row])) as { [I in Id]: Row };

export const REF_1: Content = {
  id: 'ref-1',
  deck: DECK,
  fighters: byId(FIGHTERS),
  traits: byId(TRAITS),
  hazards: byId(HAZARDS),
  ringRules: byId(RING_RULES),
};

const REF_2: Content = {
  ...REF_1,
  id: 'ref-2',
  fighters: byId(FIGHTERS.map(card => retuned(card, RETUNED[card.id]))),
};

const REF_3: Content = {
  ...REF_2,
  id: 'ref-3',
  fighters: byId(Object.values(REF_2.fighters).map(card => retuned(card, RETUNED_AGAIN[card.id]))),
};

const PACKS: { readonly [Id in ContentId]: Content } = { 'ref-3': REF_3, 'ref-2': REF_2, 'ref-1': REF_1 };

export const contentOf = (id: ContentId): Content => PACKS[id];

const CARDS: { readonly [Id in ContentId]: ReadonlyMap<string, CombatCard> } = {
  'ref-3': new Map(REF_3.deck.map(card => [card.id, card])),
  'ref-2': new Map(REF_2.deck.map(card => [card.id, card])),
  'ref-1': new Map(REF_1.deck.map(card => [card.id, card])),
};

/** A combat card by its id. Throws if the pack has no such card. */
export function combatCard(content: ContentId, id: string): CombatCard {
  const card = CARDS[content].get(id);
  if (!card) throw new Error(`${content} has no combat card '${id}'`);
  return card;
}

const abilitiesOf = ({ fighters }: Content): ReadonlyMap<string, Ability> =>
  new Map(Object.values(fighters).flatMap(({ abilities }) => abilities.map(ability => [ability.id, ability])));

const ABILITIES: { readonly [Id in ContentId]: ReadonlyMap<string, Ability> } = {
  'ref-3': abilitiesOf(REF_3),
  'ref-2': abilitiesOf(REF_2),
  'ref-1': abilitiesOf(REF_1),
};

/** An ability as this pack prints it. */
export const abilityOf = (content: ContentId, id: string): Ability | undefined => ABILITIES[content].get(id);

/** An ability of any pack, for its name; what it does and costs is read from the match's own pack. */
export const abilityById = (id: string): Ability | undefined =>
  Object.values(ABILITIES)
    .find(abilities => abilities.has(id))
    ?.get(id);
