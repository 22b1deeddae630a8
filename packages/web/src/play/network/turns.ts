/** Whose turn it is at the tables elsewhere where somebody sits who is known here. */

import { keep, recall } from '../kept/kept-matches.ts';
import { redraw } from '../kept/store.ts';
import { ownMatches } from './me.ts';

/** Asks the server and keeps the answer, so that it is known without a network too. Rejects if there is no answer. */
export async function learnTurns(): Promise<void> {
  for (const { table, seat, isYourTurn } of await ownMatches()) {
    const kept = recall(table.id);
    if (kept?.kind !== 'live' || kept.seat !== seat) continue;
    const over = kept.over || table.status === 'over';
    if (kept.isYourTurn !== isYourTurn || kept.over !== over) keep({ ...kept, isYourTurn, over });
  }
  redraw();
}
