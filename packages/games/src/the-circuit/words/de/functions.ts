/** What German messages call, and what is code in this language: sentences made from cards, and the names of things. */

import * as formats from '../../../formats.de.ts';
import { termsFrom } from '../terms.ts';
import { names } from './names.ts';
import { terms } from './terms.ftl.ts';

export * as cards from './cards.ts';
export { symbolsSaid as symbols } from './cards.ts';
export { names } from './names.ts';

const called = termsFrom(names, terms, formats);
export const { ability, trait, hazard, hazardOf, ringRules, state, struggle, fighter, fighters } = called;
export const { effect, trigger, zone, defeat, percent } = called;
