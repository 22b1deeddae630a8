/** FITE's words: everything that can be done, asked, seen or chosen has some, and every rule they name exists. */

import { readFileSync } from 'node:fs';
import { type Listener, listen } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { testSpeech } from '../../../test/spoken.ts';
import { fite } from '../rules.ts';
import { type Event, type Move, type Options, POWERS, PRESETS, type View } from '../state.ts';
import { cardFrom } from '../words/card.ts';
import type { FiteWords } from '../words/catalogue.ts';
import { card as germanCard } from '../words/de/card.ftl.ts';
import { words as german } from '../words/de/words.ftl.ts';
import { card } from '../words/en/card.ftl.ts';
import { words } from '../words/en/words.ftl.ts';
import { POWER_RULES } from '../words/rules.ts';

const NAMES = ['Ada', 'Bo'];
const RULEBOOK = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

const MIXES: readonly Partial<Options>[] = [
  {},
  PRESETS.tempered!,
  { powers: 'random', powerTiming: 'withSplit', locationBonus: 'one' },
  { mutualOut: 'rollOff', powers: 'off', setupPlacement: 'separate' },
  { mutualOut: 'rematch', emptyPools: true, flipCount: 'upTo2', valueRange: 'clamp' },
  { mutualOut: 'rematch', powers: 'off' },
  { turnLimit: 10, hitThreshold: 5, powers: 'off' },
];

const LANGUAGES: readonly (readonly [string, FiteWords])[] = [
  ['English', words],
  ['German', german],
];

function bouts(on: Listener<Move, View, Event>, each = 40): void {
  for (const options of MIXES) {
    for (let seed = 0; seed < each; seed++) listen(fite, { options, names: NAMES, seed, concedeOnceIn: 400 }, on);
  }
}

testSpeech<Move, View, Event>(fite, {
  rules: new URL('../', import.meta.url),
  names: NAMES,
  languages: LANGUAGES.map(([name, words]) => ({ name, words, broken: /^$/ })),
  games: (on, share) => bouts(on, share === 'few' ? 6 : 40),
  asked: ({ asking }) => asking && { name: asking.name, seats: [0, 1].filter(seat => asking.owes[seat]) },
});

test('every reason for which a bout can end by chance is told', () => {
  const reasons = new Set<string>();
  bouts({ heard: event => void (event.type === 'boutOver' && reasons.add(event.reason)) }, 40);
  expect([...reasons].toSorted()).toEqual(
    ['takenOut', 'finished', 'bothDazed', 'turnLimit', 'concede', 'rollOff'].toSorted(),
  );
});

test('the viewer is "you", and verbs agree', () => {
  const lost: Event = { type: 'diceLost', lost: [2, 1], left: [7, 8] };
  expect(words.event(lost, NAMES, 0)).toBe('You lose 2 dice, Bo 1 die: 7 against 8.');
  expect(words.event(lost, NAMES, 1)).toBe('You lose 1 die, Ada 2 dice: 8 against 7.');
  expect(words.event(lost, NAMES, null)).toBe('Ada loses 2 dice, Bo 1 die: 7 against 8.');
  const reacted: Event = {
    type: 'reactionsRevealed',
    reactions: [{ type: 'react', use: true, move: { from: 'off', faces: [4] }, flip: null }, null],
    pools: [
      { off: [], def: [] },
      { off: [], def: [] },
    ],
  };
  expect(words.event(reacted, NAMES, 0)).toBe('You use the super power, then move the 4 from attack to defence.');
  expect(words.event(reacted, NAMES, 1)).toBe('Ada uses the super power, then moves the 4 from attack to defence.');
});

test('the rules of the powers have a paragraph in the rulebook', () => {
  for (const power of POWERS) expect(RULEBOOK).toContain(`- **${POWER_RULES[power]}** `);
});

test('who is spoken to is "you", with the verbs of "you"', () => {
  expect(words.hand('choosing', 0, { names: NAMES, viewer: 0 })).toBe('You are choosing');
  expect(words.hand('closed', 0, { names: NAMES, viewer: 0 })).toBe('You have chosen');
  expect(words.hand('choosing', 1, { names: NAMES, viewer: 0 })).toBe('Bo is choosing');
  expect(words.hand('closed', 1, { names: NAMES, viewer: null })).toBe('Bo has chosen');
  expect(words.stands(0, null, { names: NAMES, viewer: 0 })).toBe('You stand here.');
  expect(words.stands(1, null, { names: NAMES, viewer: 0 })).toBe('Bo stands here.');
  expect(words.stands(0, 'Dynamo', { names: NAMES, viewer: 0 })).toBe('Your Dynamo stands here.');
  expect(words.stands(1, 'Dynamo', { names: NAMES, viewer: 0 })).toBe('Bo’s Dynamo stands here.');
});

test('of somebody without a name every sentence is right, whoever reads it', () => {
  const names = ['You', 'Hugo'];
  // "You loses", "you’s", "You is": a name in the place of a person.
  const wrong = /\byou(’s| [a-z]+s\b)/i;
  expect('You loses 2 dice').toMatch(wrong);
  let said = 0;
  const misspoken: string[] = [];
  const check = (text: string | null): void => {
    if (text === null) return;
    said++;
    if (wrong.test(text)) misspoken.push(text);
  };
  bouts({
    heard(event) {
      for (const viewer of [0, 1, null]) check(words.event(event, names, viewer));
    },
    seen(view) {
      check(words.prompt(view, view.viewer, names));
      for (const hand of ['closed', 'choosing'] as const) check(words.hand(hand, 0, { names, viewer: view.viewer }));
      check(words.stands(0, null, { names, viewer: view.viewer }));
    },
  });
  expect(said).toBeGreaterThan(1000);
  expect(misspoken).toEqual([]);
  expect(words.hand('choosing', 0, { names, viewer: null })).toBe('You are choosing');
  expect(words.hand('choosing', 0, { names, viewer: 1 })).toBe('Seat 1 is choosing');
});

test('in German the viewer is "du", and verbs agree', () => {
  const lost: Event = { type: 'diceLost', lost: [2, 1], left: [7, 8] };
  expect(german.event(lost, NAMES, 0)).toBe('Du verlierst 2 Würfel, Bo 1 Würfel: 7 gegen 8.');
  expect(german.event(lost, NAMES, null)).toBe('Ada verliert 2 Würfel, Bo 1 Würfel: 7 gegen 8.');
  const reaction = { type: 'react', use: true, move: { from: 'off', faces: [4] }, flip: null } as const;
  expect(german.reaction(reaction, 'brutal', 0, { names: NAMES, viewer: 0 })).toBe(
    'Du setzt Brutal ein und verschiebst die 4 vom Angriff in die Abwehr.',
  );
  expect(german.reaction(reaction, 'brutal', 0, { names: NAMES, viewer: 1 })).toBe(
    'Ada setzt Brutal ein und verschiebt die 4 vom Angriff in die Abwehr.',
  );
});

test('dice that show the same are counted, not named one by one', () => {
  const flip = { type: 'react', use: false, move: null, flip: { off: [1, 1], def: [2] } } as const;
  const company = { names: NAMES, viewer: 0 };
  expect(words.reaction(flip, null, 0, company)).toBe('You flip two 1s in attack and the 2 in defence.');
  expect(german.reaction(flip, null, 0, company)).toBe('Du wendest zwei 1er im Angriff und die 2 in der Abwehr.');
});

test('what would come of a reaction says whether the rival has a say in it', () => {
  const [tally, signs] = [
    { dealt: 5, taken: 2 },
    { dealt: '', taken: '' },
  ];
  expect(words.table.forecast('Bo', true, tally, tally, signs)).toBe('If Bo changes nothing: you hit 5, take 2.');
  expect(words.table.forecast('Bo', false, tally, tally, signs)).toBe('Bo can change nothing: you hit 5, take 2.');
  expect(german.table.forecast('Bo', false, tally, tally, signs)).toBe('Bo kann nichts ändern: 5 Treffer, 2 kassiert.');
});

test.each(LANGUAGES)('in %s a fight ends in one sentence, whatever came of it', (_, words) => {
  const fights: Event[][] = [];
  bouts({
    heard(event) {
      if (event.type === 'diceLost') fights.push([]);
      if (['diceLost', 'fighterDazed', 'rolledOff', 'rematchCalled', 'boutOver'].includes(event.type)) {
        fights.at(-1)?.push(event);
      }
    },
  });
  for (const outcome of fights) {
    const told = words.told(outcome, { names: NAMES, viewer: 0 });
    expect(told).toMatch(/^[A-Z−\d].*[.!]$/);
    expect(told.match(/[.!?]( |$)/g)).toHaveLength(1);
  }
});

test('German voices are as many as the English, short enough, and not the English', () => {
  const { announcer, fighters, arenas } = german.voices;
  for (const [call, lines] of Object.entries(words.voices.announcer)) {
    const spoken = announcer[call as keyof typeof announcer];
    expect(spoken).toHaveLength(lines.length);
    expect(new Set(spoken).size).toBe(spoken.length);
    for (const line of spoken) expect(line.length).toBeLessThanOrEqual(60);
  }
  for (const [id, { motto, barks }] of Object.entries(words.voices.fighters)) {
    const spoken = fighters[id as keyof typeof fighters];
    for (const [own, other] of [
      [spoken.motto, motto],
      [spoken.barks.win, barks.win],
      [spoken.barks.lose, barks.lose],
      [spoken.barks.power, barks.power],
    ]) {
      expect(own!.length).toBeLessThanOrEqual(60);
      expect(own).not.toBe(other);
    }
  }
  expect(new Set(Object.values(arenas)).size).toBe(4);
});

test('both cards have the same shape and name the same rules', () => {
  const shapeOf = (one: typeof card, said: FiteWords) =>
    cardFrom(one, said).sections.map(({ steps = [], table, lines = [] }) => ({
      rules: [...steps, ...lines].map(({ rule }) => rule),
      rows: table?.rows.map(row => row.length),
    }));
  expect(shapeOf(germanCard, german)).toEqual(shapeOf(card, words));
});
