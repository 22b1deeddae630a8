/** What operators did is told in the language of whoever reads it. */

import { expect, test } from 'vitest';
import { deedSaid } from '../src/pages/moderation/audit.ts';
import { moderation } from '../src/pages/moderation/words/de/moderation.ftl.ts';

test('every deed is a sentence in both languages, and one of an earlier version stays readable', () => {
  const until = Date.UTC(2026, 4, 3, 12);
  const told = [
    ['dismissed', { match: 'abc', line: 3 }],
    ['sanctioned', { name: 'Bo', kind: 'chat', until }],
    ['lifted', { name: 'Bo', kind: 'play' }],
    ['appointed', { name: 'Olga' }],
    ['discharged', { name: 'Olga' }],
    ['lifted', { said: 'Bo (chat)' }],
  ] as const;
  expect(told.map(([deed, about]) => deedSaid(deed, about))).toEqual([
    'Reports of line 4 in match abc dismissed',
    expect.stringMatching(/^Bo sanctioned: no chat until 3 May 2026/),
    'Sanction of Bo lifted (no new games)',
    'Olga made an operator',
    'Olga made a player again',
    'Bo (chat): lifted',
  ]);
  expect(told.map(([deed, about]) => deedSaid(deed, about, moderation))).toEqual([
    'Meldungen zu Zeile 4 in Partie abc verworfen',
    expect.stringMatching(/^Bo gesperrt: kein Chat bis 3 May 2026/),
    'Sperre von Bo aufgehoben (keine neuen Partien)',
    'Olga zum Betreiber gemacht',
    'Olga wieder zum Spieler gemacht',
    'Bo (chat): aufgehoben',
  ]);
});
