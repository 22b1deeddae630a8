/** FITE's words: everything that can be done, asked, seen or chosen has some, and every rule they name exists. */

import { readFileSync } from 'node:fs';
import { CONCEDE, fastChance, heardBy, openMatch, play } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { fite } from '../rules.ts';
import { type Event, type Options, POWERS, PRESETS, type View } from '../state.ts';
import { words } from '../words/en.ts';
import { POWER_RULES } from '../words/rules.ts';

const NAMES = ['Ada', 'Bo'];
const RULEBOOK = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** Plays a bout at random, with a listener for each thing said on the way. */
function bout(
  options: Partial<Options>,
  seed: number,
  heard: (event: Event) => void,
  seen: (view: View) => void,
): void {
  const chance = fastChance(seed);
  const match = openMatch(fite, { options, seats: [{ name: 'Ada' }, { name: 'Bo' }], seed: null, chance, at: 0 });
  for (const event of heardBy(match.log[0]!, 0)) heard(event as Event);
  while (fite.payoffs(match.state as never) === null) {
    const state = match.state as Parameters<typeof fite.view>[0];
    for (const viewer of [0, 1, null]) seen(fite.view(state, viewer));
    const seat = fite.toAct(state)[0]!;
    const moves = fite.legalMoves(state, seat);
    const move = chance.int(400) === 0 ? CONCEDE : moves[chance.int(moves.length)]!;
    for (const entry of play(fite, match, seat, move, 0, () => chance)) {
      for (const event of heardBy(entry, 0)) heard(event as Event);
    }
  }
  for (const viewer of [0, 1, null]) seen(fite.view(match.state as never, viewer));
}

const MIXES: readonly Partial<Options>[] = [
  {},
  PRESETS.tempered!,
  { powers: 'random', powerTiming: 'withSplit', locationBonus: 'one' },
  { mutualOut: 'rollOff', powers: 'off', setupPlacement: 'separate' },
  { mutualOut: 'rematch', emptyPools: true, flipCount: 'upTo2', valueRange: 'clamp' },
  { mutualOut: 'rematch', powers: 'off' },
  { turnLimit: 10, hitThreshold: 5, powers: 'off' },
];

const SENTENCE = /^[A-Z−\d].*[.!]$/;
const BROKEN = /undefined|null|NaN|\[object|\s\s| [.,:;]/;

function bouts(heard: (event: Event) => void, seen: (view: View) => void): void {
  for (const options of MIXES) for (let seed = 0; seed < 40; seed++) bout(options, seed, heard, seen);
}

test('every event is told in a sentence, to both seats and to spectators', () => {
  const told = new Map<string, number>();
  const reasons = new Set<string>();
  bouts(
    event => {
      told.set(event.type, (told.get(event.type) ?? 0) + 1);
      if (event.type === 'boutOver') reasons.add(event.reason);
      for (const viewer of [0, 1, null]) {
        const said = words.event(event, NAMES, viewer);
        expect(said, JSON.stringify(event)).toMatch(SENTENCE);
        expect(said).not.toMatch(BROKEN);
      }
    },
    () => {},
  );
  expect([...told.keys()].sort()).toEqual(
    [
      'attackCompared',
      'boutOver',
      'committed',
      'diceLost',
      'diceRolled',
      'fighterDazed',
      'fightersPlaced',
      'poolsDivided',
      'powersRevealed',
      'reactionsRevealed',
      'rematchCalled',
      'rolledOff',
      'swiftAnswered',
      'turnStarted',
    ].sort(),
  );
  expect([...reasons]).toEqual(
    expect.arrayContaining(['takenOut', 'finished', 'bothDazed', 'turnLimit', 'concede', 'rollOff']),
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
  expect(words.event(reacted, NAMES, 0)).toBe('You use the super power, then move 4 from attack to defence.');
  expect(words.event(reacted, NAMES, 1)).toBe('Ada uses the super power, then moves 4 from attack to defence.');
});

test('every question has a prompt, and every waiting viewer is told for whom', () => {
  const asked = new Set<string>();
  bouts(
    () => {},
    view => {
      const said = words.prompt(view, view.viewer, NAMES);
      expect(said).toMatch(/^[A-Z].*[.?!]$/);
      expect(said).not.toMatch(BROKEN);
      if (view.asking) asked.add(view.asking.name);
      const owes = view.viewer !== null && view.asking?.owes[view.viewer];
      if (view.asking && !owes) expect(said).toMatch(/Waiting for (Ada|Bo)/);
    },
  );
  expect([...asked].sort()).toEqual([
    'choosingPowers',
    'dividing',
    'placing',
    'placingAtSetup',
    'reacting',
    'relocating',
  ]);
});

test('every legal move can be said, and different moves are said differently', () => {
  for (const options of MIXES) {
    for (let seed = 0; seed < 6; seed++) {
      bout(
        options,
        seed,
        () => {},
        view => {
          if (view.viewer === null || !view.asking?.owes[view.viewer]) return;
          const state = fite.determinize(view, view.viewer, fastChance(1));
          const said = fite.legalMoves(state, view.viewer).map(move => words.move(move, view));
          for (const text of said) expect(text).not.toMatch(BROKEN);
          expect(new Set(said).size).toBe(said.length);
        },
      );
    }
  }
  bout(
    {},
    1,
    () => {},
    view => expect(words.move(CONCEDE, view)).toBe('Concede the bout'),
  );
});

test('every option, each of its values and every preset has words', () => {
  expect(Object.keys(words.options).sort()).toEqual(Object.keys(fite.options).sort());
  for (const [name, spec] of Object.entries(fite.options)) {
    const { label, help, values } = words.options[name as keyof Options];
    expect(label).not.toBe('');
    expect(help).toMatch(/[.?]$/);
    if (spec.kind === 'choice') expect(Object.keys(values ?? {}).sort()).toEqual(spec.values.map(String).sort());
  }
  expect(Object.keys(words.presets).sort()).toEqual(Object.keys(fite.presets).sort());
});

test('every rule the words point to has a paragraph in the rulebook', () => {
  const named = new Set(POWERS.map(power => POWER_RULES[power]));
  bouts(
    event => {
      for (const rule of words.rules(event)) named.add(rule);
    },
    () => {},
  );
  for (const rule of named) expect(RULEBOOK, rule).toContain(`- **${rule}** `);
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
  const check = (text: string | null): void => {
    if (text === null) return;
    said++;
    expect(text).not.toMatch(wrong);
  };
  bouts(
    event => {
      for (const viewer of [0, 1, null]) check(words.event(event, names, viewer));
    },
    view => {
      check(words.prompt(view, view.viewer, names));
      for (const hand of ['closed', 'choosing'] as const) check(words.hand(hand, 0, { names, viewer: view.viewer }));
      check(words.stands(0, null, { names, viewer: view.viewer }));
    },
  );
  expect(said).toBeGreaterThan(1000);
  expect(words.hand('choosing', 0, { names, viewer: null })).toBe('You are choosing');
  expect(words.hand('choosing', 0, { names, viewer: 1 })).toBe('Seat 1 is choosing');
});
