/** Circus Combat in German: as whole as in English, heard over whole games. */

import { fastChance } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { KINDS } from '../content/hands.ts';
import { TRICK_IDS } from '../content/tricks.ts';
import { circusCombat } from '../rules.ts';
import type { Event } from '../state.ts';
import { words } from '../words/de/words.ftl.ts';
import { words as english } from '../words/en/words.ftl.ts';
import { contest, contests, MIXES, NAMES } from './contests.ts';

const BROKEN =
  /undefined|null|NaN|\[object|\s\s| [.,:;]|"|\b(?:you|your|the|dice|trick)\b|\bdu (?:wirft|legt|hat|gewinnt|behält)\b/i;
const SENTENCE = /^[A-ZÄÖÜ„].*[.?]$/;

test('every event is told in a sentence, to both seats and to spectators', () => {
  const told = new Set<Event['type']>();
  const wrong: [string | null, Event][] = [];
  contests(
    12,
    event => {
      told.add(event.type);
      for (const viewer of [0, 1, null]) {
        const said = words.event(event, NAMES, viewer);
        if (said === null || !SENTENCE.test(said) || BROKEN.test(said)) wrong.push([said, event]);
      }
    },
    () => {},
  );
  expect(wrong).toEqual([]);
  expect(told.size).toBe(21);
});

test('the viewer is „du“, and verbs agree', () => {
  const missed: Event = { type: 'dieMissed', seat: 0, die: 4, face: { colour: 'fatigue', eyes: 6 } };
  expect(words.event(missed, NAMES, 0)).toBe('Dein Würfel Rot 6 passt nirgends und liegt vor dir: −6.');
  expect(words.event(missed, NAMES, 1)).toBe('Adas Würfel Rot 6 passt nirgends und liegt vor Ada: −6.');
  const nine: Event = { type: 'endTriggered', seat: 1, turn: 21, last: { turn: 22, seat: 0 } };
  expect(words.event(nine, NAMES, 0)).toBe('Bo hat neun Nummern: Zug 22 ist der letzte und gehört dir.');
  expect(words.event(nine, NAMES, 1)).toBe('Du hast neun Nummern: Zug 22 ist der letzte und gehört Ada.');
});

test('every question has a prompt, every waiting viewer is told for whom, and no question claims to answer itself', () => {
  const asked = new Set<string>();
  contests(
    8,
    () => {},
    view => {
      const said = words.prompt(view, view.viewer, NAMES);
      expect(said).toMatch(SENTENCE);
      expect(said).not.toMatch(BROKEN);
      if (view.phase === 'over') return;
      asked.add(view.phase);
      if (view.viewer !== view.decider) expect(said).toMatch(/^Warten, (?:bis|ob) (?:Ada|Bo) /);
      // What happens without an answer is the clock's to say: there may be none.
      expect(said).not.toMatch(/[Oo]hne Antwort/);
      const end = words.end(view, { names: NAMES, viewer: view.viewer });
      expect(end === null).toBe(english.end(view, { names: NAMES, viewer: view.viewer }) === null);
      if (end !== null) expect(end).not.toMatch(BROKEN);
    },
  );
  expect(asked.size).toBe(5);
});

test('every legal move can be said, and different moves are said differently', () => {
  for (const options of MIXES) {
    contest(
      options,
      3,
      () => {},
      view => {
        if (view.viewer === null || view.viewer !== view.decider) return;
        const state = circusCombat.determinize(view, view.viewer, fastChance(1));
        const said = circusCombat.legalMoves(state, view.viewer).map(move => words.move(move, view));
        for (const text of said) expect(text).not.toMatch(BROKEN);
        expect(new Set(said).size).toBe(said.length);
      },
    );
  }
});

test('every act has a name and a line of its own, short enough for its poster', () => {
  expect(new Set(TRICK_IDS.map(card => words.act(card))).size).toBe(TRICK_IDS.length);
  for (const card of TRICK_IDS) {
    expect(words.act(card).length).toBeLessThanOrEqual(30);
    expect(words.flavour(card)).toMatch(/^[A-ZÄÖÜ].{10,88}\.$/);
  }
});

test('hands are described as the options have them', () => {
  for (const kind of KINDS) {
    for (const straight of ['five', 'six'] as const) {
      expect(words.hand(kind, { groupValues: 'mayRepeat', straight }).asks).not.toMatch(/verschiedener/);
    }
  }
});
