/** The part of a catalogue that is read off cards: names and sentences put together, the same way in every language. */

import { abilityById, abilityOf, contentOf } from '../content/packs.ts';
import {
  type Ability,
  type CardSymbol,
  CONTENT_IDS,
  type Content,
  type Cost,
  type HazardCard,
  type RingRulesCard,
  type StruggleId,
  type Trait,
} from '../content/types.ts';
import type { CircuitWords } from './catalogue.ts';
import type { Names } from './names.ts';

/** How a language writes a card's sentences. */
export interface CardSentences {
  abilitySaid(ability: Ability, content: Content): string;
  traitSaid(trait: Trait, content: Content): string;
  hazardSaid(hazard: HazardCard, content: Content): string;
  conditionSaid(hazard: HazardCard): string;
  ringRulesSaid(card: RingRulesCard, content: Content): string;
  struggleSaid(id: StruggleId): string;
  costSaid(cost: Cost): string;
  symbolsSaid(symbols: readonly CardSymbol[]): string;
}

type Printed = Pick<
  CircuitWords,
  'fighter' | 'ability' | 'trait' | 'hazard' | 'ringRules' | 'struggle' | 'identity' | 'symbol' | 'cost' | 'symbols'
>;

const DEFAULT = CONTENT_IDS[0];

export const printed = (names: Names, cards: CardSentences): Printed => ({
  fighter: id => ({ name: names.fighter(id), tagLine: names.tagLine(id) }),
  ability(id, content = DEFAULT) {
    const ability = abilityOf(content, id) ?? abilityById(id);
    return { name: names.ability(id), text: ability ? cards.abilitySaid(ability, contentOf(content)) : '' };
  },
  trait: (id, content = DEFAULT) => ({
    title: names.trait(id),
    text: cards.traitSaid(contentOf(content).traits[id], contentOf(content)),
  }),
  hazard(id, content = DEFAULT) {
    const card = contentOf(content).hazards[id];
    return {
      name: names.hazard(id),
      text: cards.hazardSaid(card, contentOf(content)),
      condition: cards.conditionSaid(card),
    };
  },
  ringRules: (id, content = DEFAULT) => ({
    name: names.ringRules(id),
    text: cards.ringRulesSaid(contentOf(content).ringRules[id], contentOf(content)),
  }),
  struggle: id => ({ name: names.struggle(id), text: cards.struggleSaid(id) }),
  identity: names.identity,
  symbol: names.symbol,
  cost: cards.costSaid,
  symbols: cards.symbolsSaid,
});
