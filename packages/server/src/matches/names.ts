/** What a guest may be called. */

import { Refused } from './refusal.ts';

export const NAME_LENGTH = 24;

/** Control characters, halves of characters, and marks that turn the direction of the text around them. */
export const FORBIDDEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** At least one of these, or there is nothing to see: some that count as letters or signs are blank. */
export const VISIBLE = /(?!\u2800|\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/u;
/** Joiners: of the parts of an emoji, or of letters in scripts where joining shows. */
const JOINING = new RegExp(
  [
    '(?<=\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|\\ufe0f)\\u200d(?=\\p{Extended_Pictographic})',
    '(?<=\\p{Extended_Pictographic})\\ufe0f|\\ufe0f(?=\\u20e3)',
    '(?<=[\\p{L}\\p{M}])(?<!\\p{Script=Latin}|\\p{Script=Greek}|\\p{Script=Cyrillic}|\\p{Script=Han})[\\u200c\\u200d](?=\\p{L})',
  ].join('|'),
  'gu',
);
/** Anywhere else an invisible character makes two names look like one. */
const UNSEEN = /\u2800|\p{Default_Ignorable_Code_Point}/u;
/** More marks than any language puts on one letter: they would stand over the lines around it. */
export const TOWER = /\p{M}{4}/u;
/** Scripts whose letters look alike. */
const LATIN = /\p{Script=Latin}/u;
const LIKE_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** The name as it will be shown: trimmed. Throws `Refused` with the reason. */
export function parseName(text: string): string {
  const name = text.trim();
  if (FORBIDDEN.test(name)) throw new Refused('bad-name', 'A name cannot hold control characters.');
  if (!VISIBLE.test(name)) throw new Refused('bad-name', 'Choose a name: at least one letter, digit or sign.');
  if (UNSEEN.test(name.replace(JOINING, ''))) throw new Refused('bad-name', 'A name cannot hold what nobody sees.');
  if (TOWER.test(name)) throw new Refused('bad-name', 'A letter of a name has three marks at most.');
  if ([...name].length > NAME_LENGTH) throw new Refused('bad-name', `A name has at most ${NAME_LENGTH} characters.`);
  return name;
}

/** The name of an account, which nobody else's may look like. Throws `Refused` with the reason. */
export function parseAccountName(text: string): string {
  const name = parseName(text);
  if (LATIN.test(name) && LIKE_LATIN.test(name))
    throw new Refused('bad-name', 'The name of an account has letters of one alphabet.');
  return name;
}

/** The same text for all ways to write a name. */
export const nameKeyOf = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
