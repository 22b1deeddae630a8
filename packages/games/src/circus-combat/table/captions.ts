/** What posters and shows say of themselves: a few characters to look at, a sentence to hear. */

import type { Viewer } from '@roundhouse/kernel';
import { capital, count, list, voice } from '../../voice.ts';
import { DISCIPLINES } from '../content/disciplines.ts';
import { TRICKS } from '../content/tricks.ts';
import { type Contest, contestOver } from '../contest.ts';
import { isReady, sizeOf, takenBy } from '../hand.ts';
import type { Both, Options, ScoreLine, Side, Trick } from '../state.ts';
import { actOf, change, diceSaid, dieSaid, HAND_WORDS, signed } from '../words/en.ts';
import { type Fate, type Foresight, fateOf } from './arranging.ts';

/** Who sits at which edge of the table, and what they are called. */
export interface Sides {
  readonly near: Side;
  readonly far: Side;
  readonly names: readonly string[];
  readonly viewer: Viewer;
}

/** Something short, with an arrow to the show it belongs to. */
export interface Caption {
  /** The edge of the table it points to; null is neither. */
  readonly to: 'near' | 'far' | null;
  readonly short: string;
  readonly full: string;
}

const edgeOf = ({ near }: Sides, seat: Side): 'near' | 'far' => (seat === near ? 'near' : 'far');
const speak = ({ names, viewer }: Sides) => voice(names, viewer);

/** Who leads, and by how much. */
export function leadSaid({ leader, by, shares }: Contest, sides: Sides): Caption {
  if (leader === null) {
    const none = shares[0].dice === 0;
    return none
      ? { to: null, short: 'nobody', full: 'nobody has a die on it' }
      : { to: null, short: 'even', full: `even, with ${count(shares[0].dice, 'die', 'dice')} each` };
  }
  const margin =
    by === 'dice'
      ? count(Math.abs(shares[0].dice - shares[1].dice), 'die', 'dice')
      : count(Math.abs(shares[0].eyes - shares[1].eyes), 'eye', 'eyes');
  return {
    to: edgeOf(sides, leader),
    short: `+${margin}`,
    full: `${speak(sides).does(leader, 'lead', 'leads')} by ${margin}`,
  };
}

/** What becomes of a ready trick. */
export function fateSaid(fate: Fate, sides: Sides): Caption {
  switch (fate.kind) {
    case 'fatigue':
      return { to: null, short: 'all red', full: 'full of fatigue: it is discarded' };
    case 'tied':
      return { to: null, short: 'tie: gone', full: 'a dead heat: it is discarded' };
    case 'won': {
      const points = `${signed(fate.base)} × ${fate.factor} = ${signed(fate.points)}`;
      return {
        to: edgeOf(sides, fate.seat),
        short: `${change(fate.points)} pts`,
        full: `${speak(sides).does(fate.seat, 'win', 'wins')} it for ${points} points`,
      };
    }
  }
}

/** What one die more would do. */
export function foresightSaid({ contest, fate, misses }: Foresight, sides: Sides): Caption {
  const { to, short, full } = fate ? fateSaid(fate, sides) : leadSaid(contest, sides);
  if (misses.length === 0) return { to, short, full };
  return { to, short, full: `${full}; then ${list(misses.map(dieSaid))} fits nowhere` };
}

/** A poster for those who listen. */
export function trickSaid(slot: number, trick: Trick, options: Options, sides: Sides, queue: Both<Trick[]>): string {
  const { kind, colour, actName } = TRICKS[trick.card];
  const parts = [
    `Slot ${slot}: ${actName}`,
    DISCIPLINES[colour].name.toLowerCase(),
    HAND_WORDS[kind].name.toLowerCase(),
  ];
  if (hasArrows(trick, options)) parts.push('with the swap arrows');
  const filled = `${trick.dice.length} of ${sizeOf(trick, options)} dice${trick.dice.length > 0 ? `: ${diceSaid(trick.dice)}` : ''}`;
  const standing = isReady(trick, options)
    ? `Ready: ${fateSaid(fateOf(trick, queue), sides).full}`
    : `Takes ${list(takenBy(trick, options))}. ${capital(leadSaid(contestOver(trick), sides).full)}`;
  return `${parts.join(', ')}. ${filled}. ${standing}.`;
}

/** CIRCUS-R4: whether the arrows are on the card in this game. */
export const hasArrows = ({ card }: Trick, { swapCards }: Pick<Options, 'swapCards'>): boolean =>
  TRICKS[card].swapMark || (swapCards === 'bothTwoPairs' && TRICKS[card].kind === 'twoPairs');

/** A trick of a show for those who listen. */
export const lineSaid = ({ position, card, base, positionFactor, colourFactor, points }: ScoreLine): string =>
  `${position}: ${actOf(card)}, base ${signed(base)}, place ×${positionFactor}, colour ×${colourFactor}: ${signed(points)} points`;
