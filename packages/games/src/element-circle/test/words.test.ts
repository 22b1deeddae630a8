/** Every word of Element Circle in both languages: cards, events, prompts, moves, options and refusals, heard over whole matches. */

import { readFileSync } from 'node:fs';
import { type Listener, listen } from '@roundhouse/kernel/testing';
import { describe, expect, test } from 'vitest';
import { testSpeech } from '../../../test/spoken.ts';
import type { EffectStep, Spell } from '../content/language.ts';
import { SPELL_LISTS } from '../content/spells.ts';
import { elementCircle } from '../rules.ts';
import type { Event, Move, Options, View } from '../state.ts';
import type { ElementCircleWords } from '../words/catalogue.ts';
import { words as de } from '../words/de/words.ftl.ts';
import { cardSaid } from '../words/en/cards.ts';
import { words as en } from '../words/en/words.ftl.ts';
import { APPROVED } from './approved-cards.ts';
import { scenario } from './scenario.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Dora', 'Emil', 'Fritz'];
const PLAIN = { wizardSource: 'deckTop', clockWindow: 'start' } as const;
const LANGUAGES: readonly (readonly [string, ElementCircleWords])[] = [
  ['English', en],
  ['German', de],
];
const BROKEN = {
  English: /undefined|null|NaN|\[object|\s\s| [.,:;]|\b[Yy]ou (?:wins|has|puts|is|casts|pays|keeps|begins|deals)\b/,
  German: /undefined|null|NaN|\[object|\s\s| [.,:;]|\b[Dd]u (?:gewinnt|hat|legt|ist|wirkt|zahlt|behält|beginnt|gibt)\b/,
} as { readonly [language: string]: RegExp };

const MIXES: readonly (readonly [number, Partial<Options>])[] = [
  [2, { spells: 'first' }],
  [
    4,
    { matchFormat: 'firstTo(1)', spells: 'first', openHands: 'firstRound', discardView: 'all', clockWindow: 'anytime' },
  ],
  [6, { matchFormat: 'firstTo(1)', wizardSource: 'hand' }],
  [3, { matchFormat: 'rounds(2)', limits: 'on', limitPermanents: 3, limitSpells: 5, showHand: 'on' }],
];

function contests(each: number, on: Listener<Move, View, Event>): void {
  for (const [seats, options] of MIXES) {
    const given = { names: NAMES.slice(0, seats), options: { spells: 'first' as const, ...options } };
    for (let seed = 0; seed < each; seed++) listen(elementCircle, { ...given, seed }, on);
  }
}

describe('cards', () => {
  test('every card of the first list says what was approved', () => {
    const said = SPELL_LISTS.first.spells.map(spell => [spell.name, en.card(spell, PLAIN), de.card(spell, PLAIN)]);
    expect(said).toEqual(APPROVED);
  });

  test('cards that do different things say different things, and cards that do the same say the same', () => {
    for (const { spells } of Object.values(SPELL_LISTS)) {
      for (const [, words] of LANGUAGES) {
        const doing = (spell: Spell): string => JSON.stringify([spell.cost, spell.activation ?? null, spell.steps]);
        const texts = new Map(spells.map(spell => [doing(spell), words.card(spell, PLAIN)]));
        expect(new Set(texts.values()).size).toBe(new Set(spells.map(doing)).size);
      }
    }
  });

  test('every number of every card is in its text', () => {
    const numbers = (value: unknown): number[] =>
      typeof value === 'number'
        ? [value]
        : typeof value === 'object' && value !== null
          ? Object.values(value).flatMap(numbers)
          : [];
    for (const { spells } of Object.values(SPELL_LISTS)) {
      for (const spell of spells) {
        const { cost, activation, steps } = spell;
        for (const n of numbers([cost, activation?.cost, steps])) {
          if (n > 1) for (const [, words] of LANGUAGES) expect(words.card(spell, PLAIN), spell.name).toContain(`${n}`);
        }
      }
    }
  });

  test('options that change a card change its text', () => {
    const spell = (name: string): Spell => SPELL_LISTS.first.byName.get(name)!;
    expect(cardSaid(spell('Wizard'), { ...PLAIN, wizardSource: 'hand' })).toContain(
      'you must cast a spell from your hand for free'.replace('you', 'You'),
    );
    expect(cardSaid(spell('Joker'), { ...PLAIN, clockWindow: 'anytime' })).toContain('before opening or after');
  });

  test('a card nobody has seen yet has a text too, whatever it does', () => {
    const zones = ['any', 'circle', 'own', 'zones', 'circleOrOwn'] as const;
    const perms = ['any', 'own', 'opponents'] as const;
    const steps: EffectStep[] = [
      ...zones.flatMap((zone): EffectStep[] => [
        { op: 'destroyElement', upTo: 3, zone },
        { op: 'putElement', upTo: 1, zone, types: ['E', 'A'], state: 'used' },
        { op: 'moveElement', upTo: 1, from: zone, to: 'own' },
      ]),
      ...perms.flatMap((whose): EffectStep[] => [
        { op: 'destroyPermanent', whose },
        { op: 'takePermanent', whose },
        { op: 'blockPermanent', whose },
      ]),
      { op: 'castFree', source: 'deckTop' },
      { op: 'castFree', source: 'hand', forced: true },
    ];
    for (const [language, words] of LANGUAGES) {
      const texts = steps.map(step => words.steps([step], PLAIN));
      for (const text of texts) {
        expect(text).toMatch(/^[A-ZÄÖÜ].*\.$/);
        expect(text).not.toMatch(BROKEN[language]!);
      }
      expect(new Set(texts).size).toBe(texts.length);
    }
    expect(de.spell('Something New')).toBe('Something New');
  });

  test('every spell has a German name', () => {
    const same = SPELL_LISTS.first.spells.map(({ name }) => name).filter(name => de.spell(name) === name);
    expect(same).toEqual(['Golem', 'Lava', 'Tornado']);
  });
});

/** One of each event that random matches may miss. */
const RARE: readonly Event[] = [
  { type: 'dealerChosen', dealer: 1, random: false },
  { type: 'waningBegan', turn: 81 },
  { type: 'deckReshuffled', cards: 1 },
  { type: 'handShown', seat: 0, to: 1, spells: ['Tree', 'Lava'] },
  { type: 'handShown', seat: 0, to: 1, spells: null },
  { type: 'topTurned', seat: 1, spell: null },
  { type: 'topTurned', seat: 1, spell: 'Candle' },
  { type: 'openingWild', seat: 1 },
  { type: 'permanentTaken', seat: 0, owner: 1, permanent: 3, spell: 'Lake' },
  { type: 'permanentDestroyed', seat: 0, owner: 0, permanent: 3, spell: 'Ghost', why: 'self' },
  { type: 'permanentDestroyed', seat: 0, owner: 0, permanent: 3, spell: 'Lake', why: 'limit' },
  { type: 'circleBanned', seat: 0, target: 1 },
  { type: 'drawn', seat: 0, count: 0, spells: [], short: 2, deck: 0 },
  { type: 'eliminated', seat: 0, turn: 4, cause: 'gaveUp', stuck: [], permanents: [], hand: [] },
  { type: 'eliminated', seat: 0, turn: 4, cause: 'conceded', stuck: [], permanents: [], hand: [] },
];

testSpeech<Move, View, Event>(elementCircle, {
  rules: new URL('../', import.meta.url),
  names: NAMES,
  languages: LANGUAGES.map(([name, words]) => ({ name, words, broken: BROKEN[name]! })),
  games: (on, share) => contests(share === 'few' ? 2 : 6, on),
  rare: RARE,
  asked: ({ asking }) => asking && { name: asking.name, seats: [asking.seat] },
});

test('the viewer is spoken to, and what is secret stays unsaid', () => {
  const stolen: Event = { type: 'spellStolen', seat: 1, target: 0, spell: null };
  expect(en.event(stolen, NAMES, 2)).toBe('Bo steals a spell from Ada.');
  expect(en.event({ ...stolen, spell: 'Tree' }, NAMES, 0)).toBe('Bo steals Tree from you.');
  expect(de.event({ ...stolen, spell: 'Tree' }, NAMES, 0)).toBe('Bo stiehlt dir Baum.');
  const out: Event = {
    type: 'eliminated',
    seat: 0,
    turn: 9,
    cause: 'cannotOpen',
    stuck: [{ spell: 'Fireball', missing: { F: 2 } }],
    permanents: [],
    hand: ['Fireball'],
  };
  expect(en.event(out, NAMES, 0)).toBe('You are out: you could pay for no spell in hand: Fireball lacked 2 fire.');
  expect(de.event(out, NAMES, 1)).toBe(
    'Ada ist ausgeschieden und konnte keinen Zauber der Hand bezahlen: 2 Feuer zu wenig für Feuerball.',
  );
});

test('who does something in their own zone is not named twice', () => {
  const put: Event = { type: 'elementPut', seat: 1, slot: 'P1.0', element: 'W', used: false, replaced: null };
  expect(en.event(put, NAMES, 0)).toBe('Bo puts water into their own zone.');
  expect(de.event(put, NAMES, 0)).toBe('Bo legt Wasser in den eigenen Bereich.');
  expect(en.event(put, NAMES, 1)).toBe('You put water into your zone.');
  expect(en.event({ ...put, seat: 2 }, NAMES, 0)).toContain('into Bo’s zone');
  const moved: Event = {
    type: 'elementMoved',
    seat: 1,
    from: 'P1.0',
    to: 'C0',
    element: 'A',
    used: false,
    replaced: null,
  };
  expect(en.event(moved, NAMES, null)).toBe('Bo moves air from their own zone into the circle.');
  const destroyed: Event = {
    type: 'permanentDestroyed',
    seat: 1,
    owner: 1,
    spell: 'Lake',
    permanent: 0,
    why: 'effect',
  };
  expect(en.event(destroyed, NAMES, 0)).toBe('Bo destroys their own Lake.');
  expect(de.event(destroyed, NAMES, 0)).toBe('Bo zerstört die eigene Karte See.');
});

test('a card that puts one element only asks where', () => {
  const asking = { name: 'putType', seat: 0, spell: 'Dragon', left: 1, optional: true } as const;
  const step = { op: 'putElement', upTo: 1, zone: 'any', types: ['F'], state: 'unused' } as const;
  const view = { asking: { ...asking, step }, result: null } as unknown as View;
  expect(en.prompt(view, 0, NAMES)).toBe('Dragon: where does the fire go?');
  expect(de.prompt(view, 0, NAMES)).toBe('Drache: Wohin kommt Feuer?');
});

test('compounds are said whole', () => {
  const view = { viewer: 0, circle: [], players: [] } as unknown as View;
  const pay = { circle: [1, 0, 0, 0], own: [1, 0, 2, 0] } as const;
  const cast = { type: 'cast', spell: 'Robber', pay: { circle: [...pay.circle], own: [...pay.own] } } as never;
  expect(en.move(cast, view)).toBe('Cast Robber, paying 1 earth of the circle and 1 earth and 2 fire of your own');
  expect(en.move({ type: 'put', element: 'F', slot: 'C2' }, view)).toBe('Put fire into circle, slot 3');
  // Where it is known who sits there, they are named.
  expect(en.move({ type: 'moveFrom', slot: 'P1.0' }, view)).toMatch(/ from seat 2’s slot 1$/);
  expect(en.move({ type: 'moveFrom', slot: 'P1.0' }, view, NAMES)).toMatch(/ from Bo’s slot 1$/);
  expect(en.move({ type: 'opponent', seat: 1 }, view, NAMES)).toBe('Choose Bo');
  expect(de.move({ type: 'moveFrom', slot: 'P1.0' }, view, NAMES)).toMatch(/: Bereich von Bo, Platz 1$/);
  expect(de.move({ type: 'move', from: 'P0.1', to: 'C0' }, view)).toBe(
    'Das Element bewegen: eigener Bereich, Platz 2 → Kreis 1',
  );
});

test('the rules the table points to have a paragraph in the rulebook', () => {
  const rulebook = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  for (const rule of ['ELEM-33', 'ELEM-78']) expect(rulebook).toContain(`- **${rule}** `);
});

test.each(['Pulverize', 'Phoenix', 'Devil'])('%s destroys what it looks at, and says so', spell => {
  const isDirect = spell !== 'Devil';
  const t = scenario({
    circle: 'FFFF',
    hands: [isDirect ? [spell] : [], ['Tree', 'Lava', 'Cloud']],
    permanents: isDirect ? [] : [[spell]],
    opened: !isDirect,
  });
  t.do(
    [isDirect ? { type: 'cast', spell } : { type: 'activate', permanent: 0 }, { type: 'opponent', seat: 1 }],
    [...{ Pulverize: [0], Phoenix: [], Devil: [0, 0] }[spell]!],
  );
  const [first] = t.moves(0) as [Move];
  const { spell: looked } = first as Extract<Move, { type: 'takeLooked' }>;
  expect(en.move(first, t.view(0))).toBe(`Destroy ${looked}`);
  expect(de.move(first, t.view(0))).toBe(`${de.spell(looked)} zerstören`);
});

test('a spell that is stolen is still taken', () => {
  const t = scenario({ circle: 'EEEE', hands: [['Robber'], ['Tree']] });
  t.do([
    { type: 'cast', spell: 'Robber' },
    { type: 'opponent', seat: 1 },
  ]);
  expect(en.move(t.moves(0)[0]!, t.view(0))).toBe('Take Tree');
  expect(de.move(t.moves(0)[0]!, t.view(0))).toBe('Baum nehmen');
});

test('a choice of slots names the elements in them', () => {
  const said = (t: ReturnType<typeof scenario>, words: typeof en): string[] =>
    t.moves(0).map(move => words.move(move, t.view(0)));
  const fire = scenario({ circle: 'FFW-', hands: [['Fireball'], ['Tree']] });
  fire.do({ type: 'cast', spell: 'Fireball' });
  expect(said(fire, en)[2]).toBe('Destroy the water in circle, slot 3');
  expect(said(fire, de)[2]).toBe('Wasser zerstören: Kreis 3');
  const cloud = scenario({ circle: 'AE--', hands: [['Cloud'], ['Tree']] });
  cloud.do({ type: 'cast', spell: 'Cloud' });
  expect(said(cloud, en)[1]).toBe('Move the earth from circle, slot 2');
  expect(said(cloud, de)[1]).toBe('Erde bewegen: Kreis 2');
  cloud.do({ type: 'moveFrom', slot: 'C1' });
  expect(said(cloud, en).slice(0, 2)).toEqual(['Into circle, slot 1, in place of air', 'Into circle, slot 3']);
  expect(said(cloud, de).slice(0, 2)).toEqual([
    'Auf diesen Platz: Kreis 1 (ersetzt Luft)',
    'Auf diesen Platz: Kreis 3',
  ]);
});
