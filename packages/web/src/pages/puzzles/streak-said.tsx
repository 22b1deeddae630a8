/** How many days in a row somebody has met a challenge, up to one that they have just met, and what is forgiven. */

import { DAILY } from '@roundhouse/games/daily.ts';
import { streakOfAny } from '../../play/kept/puzzle-stars.ts';
import { format, words } from '../../words/index.ts';

/** Nothing for a first day, and for one that was met too late to count. */
export function StreakSaid({ day }: { readonly day: number }) {
  const streak = streakOfAny(DAILY, day);
  return streak > 1 ? <>{words.value.learn.streak(format.value.number(streak))}</> : null;
}
