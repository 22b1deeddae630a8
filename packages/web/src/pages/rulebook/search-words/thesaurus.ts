/** What a search in a rulebook knows of a language: the words that ask and say nothing, the endings of words, and what means the same. */

export interface Thesaurus {
  /** Words of a question that no rule is found by. */
  readonly fillers: readonly string[];
  /** Endings that do not change what a word is about, longest first. */
  readonly endings: readonly string[];
  /** Words and phrases of which people use one and a rulebook another. */
  readonly groups: readonly (readonly string[])[];
}
