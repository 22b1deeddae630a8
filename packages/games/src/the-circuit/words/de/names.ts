/** Names in German. Fighters keep their names; what they are called besides, and all that is printed, is German. */

import { abilityById, REF_1 } from '../../content/packs.ts';
import { type Names, namesFrom } from '../names.ts';
import { names as said } from './names.ftl.ts';
import { printed } from './printed.ftl.ts';

const ABILITIES: { readonly [id: string]: string } = printed.abilities;

export const names: Names = {
  ...namesFrom(said),
  fighter: id => REF_1.fighters[id].name,
  tagLine: id => printed.tagLines[id],
  // A card that has no German name yet keeps its own.
  ability: id => (Object.hasOwn(ABILITIES, id) ? ABILITIES[id]! : (abilityById(id)?.name ?? id)),
  trait: id => printed.traits[id],
  hazard: id => printed.hazards[id],
  ringRules: id => printed.ringRules[id],
  identity: id => printed.identities[id],
};
