/** What people may write to each other: one line of plain text. */

import { FORBIDDEN, TOWER, VISIBLE } from '../matches/names.ts';
import { Refused } from '../matches/refusal.ts';

/** The text as it will be shown: trimmed, and on one line. Throws `Refused` with the reason. */
export function parseText(text: string, length: number): string {
  const line = text.replace(/[\s\u2028\u2029]+/g, ' ').trim();
  if (FORBIDDEN.test(line)) throw new Refused('bad-text', 'A text cannot hold control characters.');
  if (TOWER.test(line)) throw new Refused('bad-text', 'A letter has three marks at most.');
  if (!VISIBLE.test(line)) throw new Refused('bad-text', 'There is nothing to read in this.');
  if ([...line].length > length) throw new Refused('bad-text', `A text has at most ${length} characters.`);
  return line;
}
