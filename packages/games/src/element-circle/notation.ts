/** Elements as lessons and tests write them. */

import type { El } from './content/language.ts';
import type { Element, State } from './state.ts';

/** Slots: `E` is an unused earth, `e` a used one, `-` an empty slot. */
export const row = (text: string): (Element | null)[] =>
  [...text].map(letter => {
    if (letter === '-') return null;
    const type = letter.toUpperCase() as El;
    return { type, used: letter !== type };
  });

/** The elements that lie in no slot. */
export function bankOf({ circle, players }: State): State['bank'] {
  const bank = { E: 10, W: 10, F: 10, A: 10 };
  for (const element of [...circle, ...players.flatMap(({ slots }) => slots)]) if (element) bank[element.type]--;
  return bank;
}
