/** From a refusal, which the rules give as a key and values, to the sentence that a catalogue makes of it. */

import type { Refusal } from '@roundhouse/kernel';
import type { AnyWords } from './words.ts';

/** Why a move is refused, in the words of this catalogue; its rule and key where they have none. */
export function refusalSentence(words: Pick<AnyWords, 'refusals'>, { rule, key, values = {} }: Refusal): string {
  const sentence = Object.hasOwn(words.refusals, key) ? words.refusals[key]! : `${rule}: ${key}`;
  return typeof sentence === 'string' ? sentence : sentence(values);
}
