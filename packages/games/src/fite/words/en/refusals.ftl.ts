/** Made from refusals.ftl by `npm run words`: change that file, not this one. */

import type { Values } from '@roundhouse/kernel';
import * as formats from '../../../formats.en.ts';

export const refusals: { readonly [key: string]: string | ((values: Values) => string) } = {
  'asks.choosingPowers': 'It is time for picking super powers.',
  'asks.placingAtSetup': 'It is time for placing the fighters.',
  'asks.placing': 'It is time for placing the fighters.',
  'asks.relocating': 'It is time for using Swift or holding.',
  'asks.dividing': 'It is time for dividing the dice.',
  'asks.reacting': 'It is time for reacting to the roll.',
  committed: 'Your choice is made and stays closed until both are in.',
  onlySwift: 'Only a fighter with an unused Swift may change its place now.',
  oneDivision: 'Your dice can be divided in one way only, so it is done for you.',
  onlyReacting: 'Only a fighter on Tactical, or with an unused power other than Swift, reacts to the roll.',
  noSuchPower: 'A fighter has one of the six powers (aggressive, brutal, cunning, fast, swift, tough) or none.',
  noSuchPlace: 'The arena has three places: Offensive, Defensive and Tactical.',
  swiftStays: 'Swift goes to another place; to stay, hold.',
  poolTooSmall: ({ least, most }) => `Each pool needs at least ${formats.plural(Number(least), 'one die', `${formats.number(Number(least))} dice`)}: attack with ${formats.number(Number(least))} to ${most}.`,
  declaredAfterRoll: 'A power is declared after the roll, not with the division.',
  saysWhetherUsed: 'A division says whether the power is used: use true or false.',
  declaredWithDivision: 'The power had to be declared with the division.',
  noPower: 'This fighter has no super power.',
  powerSpent: 'The power has been used: its coin lies face down.',
  swiftInFight: 'Swift is used at the end of step 1, not in the fight.',
  moveOrFlip: 'Move or Flip, not both; only Cunning on Tactical gives both.',
  onlyTactical: 'Only Tactical (or Cunning) lets you move or flip dice.',
  moveCount: ({ reach }) => `A Move takes one ${formats.plural(Number(reach), 'die', 'or two dice')} from one of your pools.`,
  keepsADie: 'Each pool keeps at least one die.',
  movedElsewhere: 'The dice moved must lie in that pool; name their faces high to low.',
  flipCount: ({ reach, exactly }) => `A Flip turns ${formats.plural(Number(reach), 'one die', `${exactly ? 'exactly' : 'one or'} two dice`)}.`,
  flippedElsewhere: 'The dice flipped must lie in those pools after the Move; name their faces high to low.',
  bonusElsewhere: 'The +1 goes to a die of the pool your place helps.',
};
