/** Who leads a trick: concentration dice first, their eyes second, and fatigue never (CIRCUS-17 to 19, R23). */

import type { Both, Die, DieColour, Share, Side, Trick } from './state.ts';

/** The colour of an artist's own dice. */
export const OWN_COLOUR: Readonly<Both<DieColour>> = ['black', 'gray'];

export const other = (seat: Side): Side => (seat === 0 ? 1 : 0);

/** How a trick stands between the two. */
export interface Contest {
  readonly shares: Both<Share>;
  /** Eyes of the fatigue dice on it. */
  readonly fatigue: number;
  /** Null: as many dice and as many eyes. */
  readonly leader: Side | null;
  /** What decides it; null where nothing does. */
  readonly by: 'dice' | 'eyes' | null;
}

/** Counts what lies on a trick. */
export function contestOver({ dice }: Trick): Contest {
  const shares: Both<Share> = [shareOf(dice, 'black'), shareOf(dice, 'gray')];
  const { eyes: fatigue } = shareOf(dice, 'fatigue');
  const [black, gray] = shares;
  if (black.dice !== gray.dice) return { shares, fatigue, leader: black.dice > gray.dice ? 0 : 1, by: 'dice' };
  if (black.eyes !== gray.eyes) return { shares, fatigue, leader: black.eyes > gray.eyes ? 0 : 1, by: 'eyes' };
  return { shares, fatigue, leader: null, by: null };
}

function shareOf(dice: readonly Die[], colour: DieColour): Share {
  const share = { dice: 0, eyes: 0 };
  for (const die of dice) {
    if (die.colour !== colour) continue;
    share.dice++;
    share.eyes += die.eyes;
  }
  return share;
}

/** CIRCUS-23: whether a trick holds fatigue dice and no others. */
export const isAllFatigue = ({ dice }: Trick): boolean =>
  dice.length > 0 && dice.every(({ colour }) => colour === 'fatigue');
