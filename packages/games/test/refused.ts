/** Wrong moves, one after the other: each is refused with the rule that forbids it, in words, and changes nothing. */

import { readFileSync } from 'node:fs';
import { type AnyGame, copyPlain, type Match, type Refusal, type Seat } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { refusalSentence } from '../src/refusals.ts';
import type { AnyWords } from '../src/words.ts';

/** A table that is set, and the question it stands at. */
interface Asking {
  readonly match: Match;
  readonly asking: string | null;
  why(seat: Seat, move: unknown): Refusal | null;
  play(seat: Seat, move: unknown): unknown;
}

/** What is tried, on which table, by whom, and the rule and key that it hears. */
export type Wrong = readonly [string, () => Asking, Seat, unknown, string, string];
/** The same for what is no move of any kind, or made by nobody. */
export type Malformed = readonly [string, () => Asking, Seat, unknown, string];

interface Refusals {
  /** Its folder has the rulebook. */
  readonly rules: URL;
  readonly languages: readonly Pick<AnyWords, 'refusals'>[];
  readonly cases: readonly Wrong[];
  readonly malformed: readonly Malformed[];
  /** Where several questions share their answers, and the reasons against these with them. */
  readonly sharesAnswers?: true;
}

/** A capital, a full stop, and nothing left open. */
const SENTENCE = /^(?!.*undefined)\p{Lu}.*[.]$/u;

const typeOf = (move: unknown): unknown => (move as { readonly type?: unknown } | null)?.type;

export function testRefusals(game: AnyGame, { rules, languages, cases, malformed, sharesAnswers }: Refusals): void {
  const rulebook = readFileSync(new URL('README.md', rules), 'utf8');
  const badlyFormed = malformed.map(one => [...one, undefined] as const);

  test.each<readonly [string, () => Asking, Seat, unknown, string, string | undefined]>([...cases, ...badlyFormed])(
    '%s is refused',
    (_, set, seat, move, rule, key) => {
      const table = set();
      const before = copyPlain(table.match);
      const refusal = table.why(seat, move)!;
      expect(refusal).toMatchObject(key === undefined ? { rule } : { rule, key });
      if (/\d$/.test(rule)) expect(rulebook).toContain(`- **${rule}** `);
      for (const words of languages) expect(refusalSentence(words, refusal)).toMatch(SENTENCE);
      expect(() => table.play(seat, move)).toThrow(
        expect.objectContaining({ name: 'IllegalMove', rule: refusal.rule }),
      );
      expect(table.match).toEqual(before);
    },
  );

  test('every reason in the table of questions is met by a case', () => {
    const said = (question: string | null, answer: unknown, rule: string, key: string): string =>
      [...(sharesAnswers ? [] : [question]), answer, rule, key].join(' ');
    const met = new Set(cases.map(([, set, , move, rule, key]) => said(set().asking, typeOf(move), rule, key)));
    const reasons = game.questions!.reasons.map(({ question, answer, rule, key }) => said(question, answer, rule, key));
    expect([...new Set(reasons)].filter(reason => !met.has(reason))).toEqual([]);
  });
}
