/** What a guest may be called. */

import { Refused } from './refusal.ts';

export const NAME_LENGTH = 24;

/** Control characters, halves of characters, and marks that turn the direction of the text around them. */
export const FORBIDDEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** At least one of these, or there is nothing to see. */
export const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The name as it will be shown: trimmed. Throws `Refused` with the reason. */
export function parseName(text: string): string {
  const name = text.trim();
  if (FORBIDDEN.test(name)) throw new Refused('bad-name', 'A name cannot hold control characters.');
  if (!VISIBLE.test(name)) throw new Refused('bad-name', 'Choose a name: at least one letter, digit or sign.');
  if ([...name].length > NAME_LENGTH) throw new Refused('bad-name', `A name has at most ${NAME_LENGTH} characters.`);
  return name;
}

/** The same for all ways to write a name. */
export const nameKeyOf = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
