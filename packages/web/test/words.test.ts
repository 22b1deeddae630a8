/** Which language the app speaks. That every language says everything is held by `npm run check`. */

import { expect, test } from 'vitest';
import { wishedLanguage } from '../src/words/index.ts';
import { languageName } from '../src/words/language-name.ts';

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'en-US', 'de'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
])('of the wishes %j comes %s', (wishes, language) => {
  expect(wishedLanguage(wishes)).toBe(language);
});

test('a language is called as it calls itself', () => {
  expect(languageName('en')).toBe('English');
  expect(languageName('de')).toBe('Deutsch');
});
