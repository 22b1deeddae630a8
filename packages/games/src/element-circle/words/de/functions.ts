/** What German messages call to name spells and elements. Cards are told by their data: cards.ts. */

import { list } from '../../../formats.de.ts';
import { ELEMENTS, type El } from '../../content/language.ts';
import type { SpellName } from '../../state.ts';
import { costSaid, spellSaid } from './cards.ts';
import { names } from './names.ftl.ts';

export * as cards from './cards.ts';
export { costSaid as cost, spellSaid as spell } from './cards.ts';
export const spells = (known: readonly SpellName[]): string => list(known.map(spellSaid));
export const element = (type: El): string => names.elements[type];

/** By type: "2 Erde und 1 Feuer" is easier to hear than three words. */
export const elements = (types: readonly El[]): string =>
  costSaid(Object.fromEntries(ELEMENTS.map(type => [type, types.filter(one => one === type).length])));

/** A sentence that goes on after a name. */
export const inSentence = (text: string): string => text;
