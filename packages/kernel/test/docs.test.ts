/** What docs/record.md says is so. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  BOTS_FORMAT,
  canonicalJson,
  PAST_FORMAT,
  type PlayedStep,
  PROMISED_FORMAT,
  parseRecord,
  RECORD_FORMAT,
  RECORD_LIMITS,
} from '../src/index.ts';
import { linesOf } from './forgery.ts';
import { commitment, first, intOf, matchKey, promise, stepWords } from './independent.ts';
import vectors from './vectors.json' with { type: 'json' };

const page = readFileSync(new URL('../../../docs/record.md', import.meta.url), 'utf8');
const example = /```jsonl\n([^`]*)```/.exec(page)![1]!;

test('the example is a record, its seed was promised, and its draws are the seed’s', () => {
  const file = parseRecord(example);
  expect(file.result).toMatchObject({ payoffs: [1, 0] });
  expect(commitment(file.result!.seed!)).toBe(file.commitment);
  const words = stepWords(matchKey(file.result!.seed!, file.entropy), 0);
  expect((file.log[0] as PlayedStep).chance).toEqual(first(2, () => intOf(words, 6)));
});

test('the example’s checks are those the page describes', async () => {
  let previous = '';
  for (const { check, ...rest } of linesOf(example)) {
    const bytes = new TextEncoder().encode(`${previous}\n${canonicalJson(rest)}`);
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
    expect(check).toBe(hash.slice(0, 32));
    previous = check as string;
  }
});

test('every field in the example is on the page, and the limits are the program’s', () => {
  const names = new Set(linesOf(example).flatMap(line => Object.keys(line)));
  for (const name of names) expect(page).toContain(`\`${name}\``);
  expect(page).toContain(
    `version of this format: ${RECORD_FORMAT}, ${PROMISED_FORMAT} where seats made promises, ${BOTS_FORMAT} where bots moved, or ${PAST_FORMAT} where`,
  );
  expect(page).toContain(`The promise of \`my own luck\` is \`${promise('my own luck')}\`.`);
  const { text, line, steps, depth, calledOff } = RECORD_LIMITS;
  expect(page).toContain(`There are ${calledOff} at most.`);
  expect(page).toContain(`a text over ${text / 2 ** 20} Mi characters`);
  expect(page).toContain(
    `line over ${line / 2 ** 20} Mi, over ${steps.toLocaleString('en')} steps, nesting over ${depth}`,
  );
});

test('the vectors on the page are the published ones', () => {
  const { seed, key, words, ints, dice } = vectors.streams[3]!;
  const promised = vectors.commitments[1]!;
  expect(promised.seed).toBe(seed);
  for (const text of [
    `| \`${seed}\` |`,
    `| \`${promised.commitment}\` |`,
    `| \`${key}\` |`,
    `| ${words.slice(0, 10).join(' ')} … |`,
    `| ${ints.drawn.join(' ')} … |`,
    `| ${dice.faces.join(' ')} |`,
    `Seed 1 gives ${vectors.fast[1]!.words.slice(0, 4).join(' ')} …`,
    `${vectors.fast[4]!.words.slice(0, 4).join(' ')} …`,
  ]) {
    expect(page).toContain(text);
  }
  expect(vectors.rejections[0]).toEqual({ n: 6, words: [0, 715_827_882, 715_827_883, 4_294_967_295], drawn: [0, 5] });
  expect(page).toContain('| words 0, 715827882, 715827883, 4294967295 below 6 | rejected, 0, rejected, 5 |');
});
