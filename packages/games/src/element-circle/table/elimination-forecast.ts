/** How the next opening looks for somebody: what could be cast if nothing changes, and what each card would lack. */

import { missingFor } from '../pay.ts';
import type { SpellName, Stuck, View } from '../state.ts';
import { meansNext } from './payment.ts';
import { spellIn } from './scene.ts';

export interface EliminationForecast {
  /** Names that could open the next turn. */
  readonly openers: readonly SpellName[];
  /** Where there are none: each card of the hand with what it would lack. */
  readonly stuck: readonly Stuck[];
  /** Clock Permanents that might still save the day. */
  readonly clocks: readonly SpellName[];
  readonly isBanned: boolean;
}

/** Null where nothing can be said: for spectators, for the eliminated, before the first turn, and at one's own opening. */
export function eliminationForecast(view: View): EliminationForecast | null {
  const { viewer, asking, result, turn } = view;
  const player = viewer === null ? undefined : view.players[viewer];
  if (viewer === null || !player?.alive || !player.hand || result || turn === 0) return null;
  if (asking?.seat === viewer && asking.name === 'open') return null;
  const spellOf = spellIn(view);
  const means = meansNext(view, viewer);
  const names = view.payableNext.length > 0 ? [] : [...new Set(player.hand)];
  return {
    openers: view.payableNext,
    stuck: names.map(spell => ({ spell, missing: missingFor(spellOf(spell).cost, means) })),
    clocks: player.permanents
      .filter(({ spell, blockedBy }) => blockedBy === null && spellOf(spell).activation?.mode === 'clock')
      .map(({ spell }) => spell),
    isBanned: player.bannedBy !== null && view.active !== viewer,
  };
}
