/** Every word of Circuitry in both languages: moves, events, prompts, options, refusals and advice, over whole games. */

import { readdirSync, readFileSync } from 'node:fs';
import { CONCEDE } from '@roundhouse/kernel';
import { type Listener, listen } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { openLesson } from '../../lesson.ts';
import { refusalSentence } from '../../refusals.ts';
import { adviceFrom } from '../advice.ts';
import { MINIS, type NodeRef } from '../content/face.ts';
import { circuitry } from '../rules.ts';
import { FRAMES, MOVES } from '../shapes.ts';
import type { Asking, Compound, Event, Move, Options, State, View } from '../state.ts';
import { tutorialFrom } from '../tutorial.ts';
import type { CircuitryWords } from '../words/catalogue.ts';
import { advice as german } from '../words/de/advice.ftl.ts';
import { words as de } from '../words/de/words.ftl.ts';
import { advice as english } from '../words/en/advice.ftl.ts';
import { lessons } from '../words/en/lessons.ftl.ts';
import { words as en } from '../words/en/words.ftl.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Dora', 'Emil', 'Fritz'];
const LANGUAGES: readonly (readonly [string, CircuitryWords])[] = [
  ['English', en],
  ['German', de],
];
const BROKEN = {
  English:
    /undefined|null|NaN|\[object|\s\s| [.,:;]|\b[Yy]ou (?:wins|has|is|steps|takes|plays|pushes|jumps|lays|gains)\b/,
  German:
    /undefined|null|NaN|\[object|\s\s| [.,:;]|\b[Dd]u (?:gewinnt|hat|ist|geht|nimmt|spielt|drängt|springt|legt)\b/,
} as { readonly [language: string]: RegExp };

const MIXES: readonly (readonly [number, Partial<Options>])[] = [
  [2, {}],
  [3, { charges: 3, colours: 'choose', recycle: 'shuffle', exchangeCost: 'chargeLike' }],
  [4, { teams: '2x2', charges: 2, restricted: 'on', sophisticated: 'on', seatBonus: 'staggered' }],
];

function contests(each: number, on: Listener<Move, View, Event>): void {
  for (const [seats, options] of MIXES) {
    const given = { names: NAMES.slice(0, seats), options: { roundLimit: 10, ...options } };
    for (let seed = 0; seed < each; seed++) listen(circuitry, { ...given, seed }, on);
  }
}

const b2: NodeRef = { card: 31, face: 'F', site: 'b2' };
const master: NodeRef = { card: 1, face: 'B', site: 'a3' };
const laid = { card: 12, face: 'B', rot: 180, x: -1, y: 2 } as const;

/** One of each event and of each way to tell it that random games may miss. */
const RARE: readonly Event[] = [
  { type: 'gameStarted', first: 1, colours: ['O', 'L', 'D'] },
  { type: 'gameStarted', first: 0, colours: [] },
  { type: 'colourPicked', seat: 0, colour: 'L' },
  { type: 'circuitsDealt', seat: 0, cards: [4, 12, 30] },
  { type: 'chargeCardsPassed', holders: [2, 0, 1] },
  { type: 'turnStarted', seat: 0, round: 3 },
  { type: 'miniTaken', seat: 0, from: 'gold', mini: null, bonus: true },
  { type: 'miniTaken', seat: 1, from: 'pile', mini: 'Swap', bonus: false },
  { type: 'miniTaken', seat: 1, from: 'green', mini: 'Swap', bonus: false },
  { type: 'deckTurned', deck: 'green', minis: 1, shuffled: true },
  { type: 'pilesOpened' },
  { type: 'miniDiscarded', seat: 0, mini: 'O' },
  { type: 'cardLaid', seat: 0, laid: { ...laid } },
  { type: 'declared', seat: 0, play: { type: 'jump', payPawn: 'O', payPortal: 'R', to: b2 }, forced: 1 },
  { type: 'declared', seat: 0, play: { type: 'portal', pay: 'R', to: b2, axis: 'long' }, forced: null },
  { type: 'declared', seat: 1, play: { type: 'gain', pay: 'G', at: 4, amount: 2 }, forced: null },
  { type: 'withdrawn', seat: 0, play: { type: 'deliver', pay: 'K', amount: 1 }, by: 1 },
  { type: 'stepped', seat: 0, pawn: 0, from: b2, to: master, pay: 'G', exit: 'R1' },
  { type: 'stepped', seat: 0, pawn: 1, from: master, to: b2, pay: 'D', exit: null },
  { type: 'jumped', seat: 0, pawn: 1, from: master, to: b2, pays: ['D', 'R'] },
  { type: 'jumped', seat: 1, pawn: 1, from: master, to: b2, pays: ['R'] },
  { type: 'startCardTurned', seat: 0, axis: 'short', laid: { card: 1, face: 'B', rot: 180, x: 0, y: 0 } },
  { type: 'forcedOut', seat: 0, pawn: 1, from: master, pays: ['K'], chooser: 1 },
  { type: 'arrived', pawn: 0, to: b2 },
  { type: 'forced', seat: 0, target: 1 },
  { type: 'charged', seat: 0, at: 4, amount: 2, pay: 'K', carried: 3 },
  { type: 'delivered', seat: 1, amount: 1, pay: 'K', delivered: 2, carried: 0 },
  { type: 'rotated', seat: 0, card: 12, rot: 180 },
  { type: 'flipped', seat: 0, card: 12, face: 'B' },
  { type: 'slid', seat: 0, card: 12, from: { x: 1, y: 0 }, to: { x: 1, y: 1 } },
  { type: 'swapped', seat: 0, cards: [12, 14] },
  { type: 'inhibited', seat: 0, target: 1, outOfTurn: true, answer: true },
  { type: 'inhibitEnded', seat: 0, why: 'free', by: 1 },
  { type: 'inhibitEnded', seat: 0, why: 'free', by: 0 },
  { type: 'inhibitEnded', seat: 0, why: 'charge', by: 0 },
  { type: 'inhibitEnded', seat: 0, why: 'time', by: 0 },
  { type: 'chargeTaken', seat: 0, from: 1, pay: null },
  { type: 'chargeTaken', seat: 0, from: 1, pay: 'O' },
  { type: 'chargeGiven', seat: 0, to: 1, amount: 2 },
  { type: 'miniGiven', seat: 0, to: 1, mini: 'K', asked: true },
  { type: 'miniAsked', seat: 0, from: 1, mini: 'Free' },
  { type: 'miniRefused', seat: 1, to: 0, mini: 'Free' },
  { type: 'turnEnded', seat: 0 },
  { type: 'gameOver', reason: 'delivered', winners: [0], delivered: [1, 0], carried: [0, 1] },
  { type: 'gameOver', reason: 'roundLimit', winners: [0, 2], delivered: [0, 0, 0], carried: [1, 0, 1] },
  { type: 'gameOver', reason: 'stalemate', winners: [1], delivered: [0, 0], carried: [0, 1] },
  { type: 'gameOver', reason: 'conceded', winners: [1], delivered: [0, 0], carried: [0, 0] },
  { type: 'gameOver', reason: 'unsolved', winners: [], delivered: [0], carried: [0] },
];

const rulebook = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test.each(LANGUAGES)(
  '%s: every event is told in a sentence, to those it concerns and to spectators',
  (language, words) => {
    const wrong: [string | null, Event][] = [];
    const heard = (event: Event): void => {
      for (const viewer of [0, 1, null]) {
        const said = words.event(event, NAMES, viewer);
        if (said === null || !/^[A-ZÄÖÜ0-9].*\.$/s.test(said) || BROKEN[language]!.test(said))
          wrong.push([said, event]);
      }
      if (!['heading', 'line', 'passing'].includes(words.weight(event))) wrong.push(['weight', event]);
      const rules = words.rules(event);
      if (rules.length === 0 || !rules.every(rule => rulebook.includes(`- **${rule}** `))) wrong.push(['rules', event]);
    };
    contests(2, { heard });
    for (const event of RARE) heard(event);
    expect(wrong).toEqual([]);
  },
);

test('the viewer is spoken to, and what is secret stays unsaid', () => {
  const step: Event = { type: 'stepped', seat: 1, pawn: 0, from: master, to: b2, pay: 'O', exit: null };
  expect(en.event(step, NAMES, 0)).toBe('Bo pushes your pawn to the red portal of card X with an orange card.');
  expect(en.event(step, NAMES, 1)).toBe('You push Ada to the red portal of card X with an orange card.');
  expect(de.event(step, NAMES, 0)).toBe('Bo drängt deine Figur mit Orange nach Portal Rot auf Karte X.');
  const taken: Event = { type: 'miniTaken', seat: 1, from: 'gold', mini: null, bonus: false };
  expect(en.event(taken, NAMES, 0)).toBe('Bo takes a gold mini.');
  expect(de.event({ ...taken, mini: 'Inhibit' }, NAMES, 1)).toBe('Du nimmst Hemmung.');
});

test.each(LANGUAGES)('%s: every question has a prompt, and those who wait are told for whom', (language, words) => {
  const seen = (view: View): void => {
    const said = words.prompt(view, view.viewer, NAMES);
    expect(said).toMatch(/^[A-ZÄÖÜ].*[.?]$/);
    expect(said).not.toMatch(BROKEN[language]!);
    if (view.asking && view.asking.seat !== null && view.viewer !== view.asking.seat) {
      expect(said).toContain(NAMES[view.asking.seat]);
    }
  };
  const views = new Map<string, View>();
  contests(2, {
    asked(_, view) {
      seen(view);
      views.set(view.asking!.name, view);
    },
    seen,
  });
  const menu = views.get('menu')!;
  const asking: Asking = {
    ...menu.asking!,
    card: 12,
    pawn: 1,
    mini: 'K',
    to: null,
    exit: 'R1',
    play: null,
    forced: null,
  };
  const said = FRAMES.kinds.map(name => {
    const asked: View = { ...menu, asking: { ...asking, name: name as Asking['name'] } };
    seen(asked);
    return words.prompt(asked, asked.viewer, NAMES);
  });
  expect(new Set(said).size).toBe(said.length);
  seen({
    ...menu,
    asking: { ...asking, name: 'responding', seat: null, play: { type: 'deliver', pay: 'K', amount: 1 } },
  });
});

test('nobody is told to lay a circuit card who has none, or to end the turn of a puzzle', () => {
  const views: View[] = [];
  contests(2, { asked: (_, view) => void views.push(view), seen() {} });
  const menu = views.find(({ asking }) => asking?.name === 'menu')!;
  const told = (mode: View['mode'], circuitCount: number, minis: number, sophisticated: 'on' | 'off' = 'off') => {
    const me = { ...menu.players[menu.viewer!]!, circuitCount, goldMinis: minis, greenMinis: 0 };
    const players = menu.players.with(menu.viewer!, me);
    const turn = { ...menu.turn, laid: false, force: null };
    const view: View = { ...menu, mode, players, turn, options: { ...menu.options, sophisticated } };
    return [en, de].map(({ prompt }) => prompt(view, view.viewer, NAMES));
  };
  for (const said of told('game', 0, 3)) expect(said).not.toMatch(/circuit|lay a card|[Kk]arte/);
  for (const said of told('game', 2, 3)) expect(said).toMatch(/circuit|lay a card|[Kk]arte/);
  for (const said of told('game', 0, 0)) expect(said).not.toMatch(/lay |lege|Play minis|Spiele Minis/);
  for (const said of told('puzzle', 0, 3)) expect(said).not.toMatch(/turn|Zug/);
  expect(told('game', 2, 3, 'on')[0]).toMatch(/before your turn ends/);
});

test.each(LANGUAGES)(
  '%s: every legal move can be said, and different moves are said differently',
  (language, words) => {
    const types = new Set<string>();
    contests(2, {
      asked(moves, view) {
        const said = moves.map(move => words.move(move, view));
        for (const text of said) expect(text).not.toMatch(BROKEN[language]!);
        expect(new Set(said).size, said.join('\n')).toBe(said.length);
        for (const move of moves) types.add(move.type);
        expect(words.move(CONCEDE, view)).not.toBe('');
      },
    });
    expect(types.size).toBeGreaterThan(20);
    expect([...types].every(type => MOVES.kinds.includes(type))).toBe(true);
  },
);

test('several moves sent as one are said whole', () => {
  let view: View | null = null;
  listen(
    circuitry,
    { options: { roundLimit: 10, firstPlayer: 0 }, names: ['Ada', 'Bo'], seed: 1 },
    { seen: seen => (view ??= seen.viewer === 0 ? seen : null) },
  );
  const said = (move: Compound): string => en.move(move, view!);
  expect(said({ type: 'lay', card: 12, x: 0, y: -1, face: 'F', rot: 180 })).toBe(
    'Lay card 12: 1 above card 1, front up, turned round',
  );
  expect(said({ type: 'swap', a: 12, b: 14 })).toBe('Swap card 12 and card 14');
  expect(said({ type: 'walk', steps: [{ pay: 'O', to: { card: 1, face: 'F', site: 'a3' } }] })).toBe(
    'Walk 1 step to the green node of card 1 (middle left) with an orange card',
  );
  const to = { card: 1, face: 'F', site: 'a3' } as const;
  const walk = { type: 'walk', steps: (['O', 'R', 'O'] as const).map(pay => ({ pay, to })) } as const;
  expect(said(walk)).toBe('Walk 3 steps to the green node of card 1 (middle left) with 2 orange cards and a red card');
  expect(de.move(walk, view!)).toMatch(/, bezahlt mit 2× Orange und Rot$/);
  // The cards that pay lie beside what is meant.
  expect(en.meant(walk, view!)).toBe('Walk 3 steps to the green node of card 1 (middle left)');
  expect(de.meant(walk, view!)).not.toContain('bezahlt');
  expect(en.meant({ type: 'deliver', amount: 1, pay: 'K' }, view!)).toBe('Deliver 1 charge');
  expect(said({ type: 'drawTwoGold' })).toBe('Take two gold minis');
});

/** All keys in the rules' sources. */
function keysInRules(): string[] {
  const folder = new URL('..', import.meta.url);
  const sources = readdirSync(folder).filter(file => file.endsWith('.ts'));
  const found = sources.flatMap(file => [
    ...readFileSync(new URL(file, folder), 'utf8').matchAll(/\bkey: '([\w.]+)'/g),
  ]);
  return [...new Set(found.map(match => match[1]!))];
}

test.each(LANGUAGES)('%s: every reason that the rules can give against a move has a sentence', (language, words) => {
  const keys = keysInRules();
  expect(keys.length).toBeGreaterThan(40);
  for (const key of keys) {
    expect(words.refusals, key).toHaveProperty([key]);
    for (const most of [0, 2]) {
      const values = { colour: 'K', mini: 'O', card: 12, seat: 1, most, from: 'gold' };
      const said = refusalSentence(words, { rule: '', key, values });
      expect(said, key).toMatch(/^[A-ZÄÖÜ1].*\.$/);
      expect(said, key).not.toMatch(BROKEN[language]!);
    }
  }
  const sentences = Object.keys(words.refusals);
  expect(sentences).toEqual(Object.keys(LANGUAGES.find(([other]) => other !== language)![1].refusals));
});

test('no colour and no mini is without a name of its own', () => {
  for (const [, words] of LANGUAGES) {
    expect(new Set(Object.values(words.colours)).size).toBe(7);
    expect(new Set(MINIS.map(words.mini)).size).toBe(MINIS.length);
    expect(new Set(Object.values(words.says.letters)).size).toBe(7);
  }
});

/** What speaks for a move of the learner in a lesson. */
const [advice, germanAdvice] = [adviceFrom(english), adviceFrom(german)];

function reasonIn(lesson: string, move: Move, language: 'en' | 'de' = 'en'): string | null {
  const tutorial = tutorialFrom(lessons);
  const match = openLesson(circuitry, tutorial, tutorial.lessons.find(({ id }) => id === lesson)!);
  const view = circuitry.view(match.state as State, 0);
  const moves = circuitry.legalMoves(match.state as State, 0);
  const words = language === 'en' ? en : de;
  return (language === 'en' ? advice : germanAdvice).reason({
    view,
    seat: 0,
    move,
    moves,
    other: null,
    names: ['Ada', 'Mira'],
    words,
  });
}

test('advice to begin something names a place for it, and what comes of that', () => {
  const said = reasonIn('lay', { type: 'layCard', card: 4 });
  expect(said).toMatch(
    /^Your charge point is on it\. For instance: Lay card 4: .+, front up.*\. Your charge point is then \d steps? away\.$/,
  );
  expect(reasonIn('lay', { type: 'layCard', card: 4 }, 'de')).toMatch(/ Zum Beispiel: Karte 4 legen: /);
});

test('advice counts the steps to where one has to go, one’s own and a rival’s', () => {
  expect(reasonIn('bend', { type: 'rotate', card: 4 })).toBe('Your charge point is then 3 steps away instead of 5.');
  expect(reasonIn('bend', { type: 'rotate', card: 4 }, 'de')).toBe(
    'Deine Ladestelle ist dann 3 Schritte entfernt statt 5.',
  );
  expect(reasonIn('bend', { type: 'slide', card: 3, x: 1, y: 1 })).toBe('Mira then has 6 steps to go instead of 4.');
  const jump: Move = { type: 'portal', pay: 'R', to: { card: 19, face: 'F', site: 'a4' }, axis: null };
  expect(reasonIn('portal', jump)).toBe('Your node at the master node is then 1 step away instead of 4.');
  const out: Move = { type: 'step', pay: 'G', to: { card: 1, face: 'B', site: 'a3' }, exit: 'R1', axis: 'long' };
  expect(reasonIn('deliver', out)).toBe('You are then at your node at the master node.');
});

test('advice names what a lesson’s answer names on the table', () => {
  const view = { turn: { force: null }, asking: null } as unknown as View;
  const answers = tutorialFrom(lessons).lessons.flatMap(({ tasks }) => tasks.map(({ answer }) => answer as Move));
  const named = answers.map(answer => advice.things(answer, view).join(' '));
  expect(named).toContain('pile:Rotate');
  expect(named).toContain('card:4');
  expect(named).toContain('card:4 mini:Rotate');
  expect(named).toContain('card:4 mini:Force mini:L seat:1');
  expect(named).toContain('card:1 mini:K');
  expect(named).toContain('answer:inhibit');
  expect(named).not.toContain('');
});

test('advice on taking minis counts what has not been seen, and what a green kind could do', () => {
  expect(reasonIn('take', { type: 'draw', from: 'gold' })).toBe(
    'Of the 71 gold minis you have not seen, 57 are movement cards, 10 of them black.',
  );
  expect(reasonIn('take', { type: 'draw', from: 'Rotate' })).toBeNull();
  expect(reasonIn('inhibit', { type: 'respond', answer: 'inhibit' })).toBe(
    'Mira has 1 step to go. For three turns Mira needs the colour of every node, or black.',
  );
});

test('advice is given alike in both languages, and names what the move names', () => {
  let asked = 0;
  contests(1, {
    asked(moves, view) {
      // Ways are long to count, so that only some questions are looked at.
      if (asked++ % 20 > 0) return;
      for (const move of moves.slice(0, 6)) {
        const given = { view, seat: view.viewer!, move, moves, other: null, names: NAMES };
        const inEnglish = advice.reason({ ...given, words: en });
        const inGerman = germanAdvice.reason({ ...given, words: de });
        expect(inEnglish === null).toBe(inGerman === null);
        for (const reason of [inEnglish, inGerman]) expect(reason ?? 'None.').toMatch(/^[A-ZÄÖÜ].*\.$/);
        expect(inEnglish ?? '').not.toMatch(BROKEN.English!);
        expect(inGerman ?? '').not.toMatch(BROKEN.German!);
        for (const thing of advice.things(move, view)) expect(thing).toMatch(/^(?:card|mini|seat|pile|answer):\w+$/);
      }
    },
  });
});
