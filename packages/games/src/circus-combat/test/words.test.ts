/** Every word of Circus Combat: events, prompts, moves and options, heard over whole games. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testSpeech } from '../../../test/spoken.ts';
import { KINDS, type Kind } from '../content/hands.ts';
import { TRICK_IDS } from '../content/tricks.ts';
import type { HandOptions } from '../hand.ts';
import { circusCombat } from '../rules.ts';
import type { Event, Move, Reason, Side, View } from '../state.ts';
import { words as german } from '../words/de/words.ftl.ts';
import { words } from '../words/en/words.ftl.ts';
import { contests, NAMES } from './contests.ts';
import { KEEP, rethrow, scenario } from './scenario.ts';

const RULEBOOK = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

const GERMAN_BROKEN = /"|\b(?:you|your|the|dice|trick)\b|\bdu (?:wirft|legt|hat|gewinnt|behält)\b|[Oo]hne Antwort/i;

testSpeech<Move, View, Event>(circusCombat, {
  rules: new URL('../', import.meta.url),
  names: NAMES,
  languages: [
    // What happens without an answer is the clock's to say: there may be none.
    { name: 'English', words, broken: /\byou (?:wins|has|puts|throws|keeps|begins)\b|no answer/ },
    { name: 'German', words: german, broken: GERMAN_BROKEN },
  ],
  games: (on, share) => contests(share === 'few' ? 1 : 12, on),
  asked: ({ phase, decider }) => (decider === null ? null : { name: phase, seats: [decider] }),
});

test('every way a game can end is told', () => {
  const sheet = { lines: [], show: 0, front: 3, total: -3 };
  const ending = (winner: Side | null, reason: Reason): Event => ({
    type: 'gameOver',
    winner,
    reason,
    sheets: [sheet, sheet],
    deck: [],
    aside: [],
  });
  for (const reason of ['nine', 'stage-empty', 'stalled'] as const) {
    for (const winner of [0, 1, null] as const) {
      const event = ending(winner, reason);
      expect(words.event(event, NAMES, 0)).toMatch(/^(?:You win|Bo wins|A draw), −3 to −3: [a-z ]+\.$/);
      expect(words.rules(event)).toContain('CIRCUS-32');
    }
  }
  // Whoever gives up may be ahead: the score decided nothing, and is not told.
  expect(words.event(ending(1, 'concede'), NAMES, 0)).toBe('You give up, and Bo wins.');
  expect(words.event(ending(1, 'concede'), NAMES, 1)).toBe('Ada gives up, and you win.');
  expect(german.event(ending(0, 'concede'), NAMES, 0)).toBe('Bo gibt auf, und du gewinnst.');
});

test('the end has a headline, a reason and, for whoever lost, a kind word', () => {
  const [ada, spectator] = [0, null].map(viewer => ({ names: NAMES, viewer }));
  const { finale } = words.table;
  expect([0, 1, null].map(winner => finale.title(winner as Side | null, ada!))).toEqual([
    'You win!',
    'Bo wins',
    'A draw: two in one spotlight',
  ]);
  expect(finale.why({ winner: 1, reason: 'concede', scores: [5, 0] }, spectator!)).toBe('Ada gives up.');
  expect(finale.why({ winner: 1, reason: 'stage-empty', scores: [0, 5] }, ada!)).toBe('The stage is empty.');
  expect(finale.best(1, { card: 'T2', points: 88 }, ada!)).toBe('Bo’s show-stopper: Six on Silks, 88 points.');
  expect(finale.comfort({ card: 'T2', points: 1 })).toContain('about Six on Silks: 1 point.');
  expect(finale.comfort(null)).toContain('another show');
  expect(german.table.finale.best(0, { card: 'T2', points: 1 }, ada!)).toBe(
    'Dein Glanzstück: „Sechs am Tuch“, 1 Punkt.',
  );
});

test('the viewer is "you", verbs agree, and the last turn has an owner', () => {
  const missed: Event = { type: 'dieMissed', seat: 0, die: 4, face: { colour: 'fatigue', eyes: 6 } };
  expect(words.event(missed, NAMES, 0)).toBe('Your red 6 fits nowhere and lies in front of you: −6.');
  expect(words.event(missed, NAMES, 1)).toBe('Ada’s red 6 fits nowhere and lies in front of Ada: −6.');
  const nine: Event = { type: 'endTriggered', seat: 1, turn: 21, last: { turn: 22, seat: 0 } };
  expect(words.event(nine, NAMES, 0)).toBe('Bo has nine tricks: turn 22 is the last, and it is yours.');
  expect(words.event(nine, NAMES, 1)).toBe('You have nine tricks: turn 22 is the last, and it is Ada’s.');
});

test('who may swap in the rival’s turn is told what was won', () => {
  let swapsElsewhere = 0;
  contests(2, {
    seen(view) {
      if (view.phase !== 'swap' || view.decider === view.active || view.viewer !== view.decider) return;
      swapsElsewhere++;
      expect(words.prompt(view, view.viewer, NAMES)).toMatch(/^You won .+ in (Ada|Bo)’s turn\./);
    },
  });
  expect(swapsElsewhere).toBeGreaterThan(0);
});

test('the approaching end is announced from the trigger on, and not before or after', () => {
  let announced = 0;
  contests(3, {
    seen(view) {
      const said = words.end(view, { names: NAMES, viewer: view.viewer });
      expect(said !== null).toBe(view.trigger !== null && view.result === null);
      expect(german.end(view, { names: NAMES, viewer: view.viewer }) ?? '').not.toMatch(GERMAN_BROKEN);
      if (said === null) return;
      announced++;
      expect(said).toMatch(
        /^(?:You have|Ada has|Bo has) nine tricks: (?:this is the last turn|turn \d+ is the last, and it is (?:yours|Ada’s|Bo’s))\.$/,
      );
    },
  });
  expect(announced).toBeGreaterThan(0);
});

test('a throw is asked for in as many words as it takes: all dice are not told apart', () => {
  const view = scenario({ stage: { 1: 'T4 K5' } }, 'K1 K5 K5 R2').view(0);
  expect(words.move(rethrow(1, 2, 3, 4), view)).toBe('Throw all dice again');
  expect(words.move(rethrow(2), view)).toBe('Throw die 2 (black 5) again');
  expect(words.move(rethrow(1), { ...view, pool: view.pool.slice(0, 1) })).toBe('Throw the die again');
  expect(words.move(KEEP, view)).toBe('Keep all dice');
});

test('hands are described as the options have them', () => {
  const asksOf = (kind: Kind, options: HandOptions) => words.hand(kind, options).asks;
  for (const kind of KINDS) expect(words.hand(kind, { groupValues: 'distinct', straight: 'five' }).name).not.toBe('');
  expect(asksOf('straight', { groupValues: 'distinct', straight: 'six' })).toContain('1 to 6');
  expect(asksOf('twoPairs', { groupValues: 'distinct', straight: 'five' })).toContain('different');
  expect(asksOf('twoPairs', { groupValues: 'mayRepeat', straight: 'five' })).toBe('two pairs');
  expect(words.dice([])).toBe('no dice');
});

test('a great change is told with whose it is and what multiplied it', () => {
  const line = { position: 8, card: 'A8', own: 20, fatigue: 0, base: 20 } as const;
  const [ada, spectator] = [0, null].map(viewer => ({ names: NAMES, viewer }));
  const [english, inGerman] = [words, german].map(({ table }) => table.poster);
  expect(english!.swing(0, 120, ada!)).toBe('+120 for you');
  expect(inGerman!.swing(0, 120, ada!)).toBe('+120 für dich');
  expect(inGerman!.swing(0, -36, spectator!)).toBe('−36 für Ada');
  const times = (positionFactor: number, colourFactor: number) =>
    english!.swingOf({ ...line, positionFactor, colourFactor, points: 20 * positionFactor * colourFactor });
  expect(times(2, 3)).toBe('20, place ×2, colour ×3');
  expect(times(1, 3)).toBe('20, colour ×3');
  expect(times(1, 1)).toBeNull();
});

test('every act has a name of two to four words and a line of its own, short enough for its poster', () => {
  expect(new Set(TRICK_IDS.map(card => words.act(card))).size).toBe(TRICK_IDS.length);
  for (const card of TRICK_IDS) {
    expect(words.act(card)).toMatch(/^\S+(?: \S+){1,3}$/);
    expect(words.flavour(card)).toMatch(/^[A-Z].{10,88}\.$/);
  }
});

test('the rules the table points to have a paragraph in the rulebook', () => {
  for (const rule of ['CIRCUS-R6', 'CIRCUS-17', 'CIRCUS-22', 'CIRCUS-28']) expect(RULEBOOK).toContain(`- **${rule}** `);
});

test('in German the viewer is „du“, and verbs agree', () => {
  const missed: Event = { type: 'dieMissed', seat: 0, die: 4, face: { colour: 'fatigue', eyes: 6 } };
  expect(german.event(missed, NAMES, 0)).toBe('Dein Würfel Rot 6 passt nirgends und liegt vor dir: −6.');
  expect(german.event(missed, NAMES, 1)).toBe('Adas Würfel Rot 6 passt nirgends und liegt vor Ada: −6.');
  const nine: Event = { type: 'endTriggered', seat: 1, turn: 21, last: { turn: 22, seat: 0 } };
  expect(german.event(nine, NAMES, 0)).toBe('Bo hat neun Nummern: Zug 22 ist der letzte und gehört dir.');
  expect(german.event(nine, NAMES, 1)).toBe('Du hast neun Nummern: Zug 22 ist der letzte und gehört Ada.');
});

test('in German, too, acts and hands are called what they are', () => {
  expect(new Set(TRICK_IDS.map(card => german.act(card))).size).toBe(TRICK_IDS.length);
  for (const card of TRICK_IDS) {
    expect(german.act(card).length).toBeLessThanOrEqual(30);
    expect(german.flavour(card)).toMatch(/^[A-ZÄÖÜ].{10,88}\.$/);
  }
  for (const kind of KINDS) {
    for (const straight of ['five', 'six'] as const) {
      expect(german.hand(kind, { groupValues: 'mayRepeat', straight }).asks).not.toMatch(/verschiedener/);
    }
  }
});
