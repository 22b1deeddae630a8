/** Codes that can be said aloud in any language, and written down as they are heard: syllables of a consonant and a vowel. */

import { randomInt } from 'node:crypto';

const CONSONANTS = 'BDFGHKLMNRSTVZ';
const VOWELS = 'AEIOU';
const SYLLABLES = 3;

const oneOf = (letters: string): string => letters[randomInt(letters.length)]!;

/** One of 343,000, by the system's generator. */
export const newCode = (): string =>
  Array.from({ length: SYLLABLES }, () => oneOf(CONSONANTS) + oneOf(VOWELS)).join('');

/** As it was made, however it was typed: in small letters, with blanks or hyphens between the syllables. */
export const parseCode = (typed: string): string => typed.replaceAll(/[^A-Za-z]/g, '').toUpperCase();
