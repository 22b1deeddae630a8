/** Names in English: those that the cards print, and the words of the rules. */

import { abilityById, REF_1 } from '../../content/packs.ts';
import { type Names, namesFrom } from '../names.ts';
import { names as said } from './names.ftl.ts';

export const names: Names = {
  ...namesFrom(said),
  fighter: id => REF_1.fighters[id].name,
  tagLine: id => REF_1.fighters[id].tagLine ?? '',
  ability: id => abilityById(id)?.name ?? id,
  trait: id => REF_1.traits[id].title,
  hazard: id => REF_1.hazards[id].name,
  ringRules: id => REF_1.ringRules[id].name,
  identity: id => id,
};
