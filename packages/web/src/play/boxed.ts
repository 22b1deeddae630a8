/** Where the tournament in a box is kept, for pages that only ask whether a match belongs to it. */

import { held } from './store.ts';

/** The name under which the box is kept. */
export const BOX = 'tournament';

/** Whether a match is a bout of the tournament in the box. */
export function isBoxed(match: string): boolean {
  const box = held(BOX);
  const bouts = typeof box === 'object' && box !== null && 'bouts' in box ? box.bouts : null;
  return typeof bouts === 'object' && bouts !== null && Object.values(bouts).includes(match);
}
