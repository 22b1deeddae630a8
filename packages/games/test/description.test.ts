/** The description of a position: what it makes of plain views, and every position of every game. */

import { fastChance, optionsFor, randomMove, silentStep } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { type Description, describePosition, type PlainHints } from '../src/description.ts';
import { descriptionLines } from '../src/description-text.ts';
import { GENERIC_TABLE_WORDS } from '../src/generic-table/words.ts';
import { GAMES } from '../src/index.ts';
import { wordsOf } from '../src/words.ts';

const say = GENERIC_TABLE_WORDS.en;
const names = ['Ada', 'Bob'];

const described = (view: unknown, plain: PlainHints<unknown> = {}, viewer: number | null = 0): Description =>
  describePosition({ words: { plain }, view, names, viewer, say });

test('facts are labelled in words; what is not there or not so is left out', () => {
  expect(described({ cardsLeft: 12, isOpen: false, last: null, trump: 'deep-blue', active: 1, viewer: 0 })).toEqual([
    { label: 'Cards left', text: '12' },
    { label: 'Trump', text: 'deep blue' },
    { label: 'Active', text: 'Bob' },
  ]);
});

test('seats are called by name, in lists too', () => {
  expect(described({ next: 1, winners: [0, 1], laps: [0, 1] })).toEqual([
    { label: 'Next', text: 'Bob' },
    { label: 'Winners', items: ['You', 'Bob'] },
    { label: 'Laps', items: ['0', '1'] },
  ]);
});

test('each seat has a group of its own, and whoever looks comes first', () => {
  const view = { turn: 3, players: [{ hand: 2 }, { hand: 4 }], won: [['a'], []], ready: [false, true] };
  const groups = (viewer: number | null) => described(view, {}, viewer).filter(part => 'parts' in part);
  expect(groups(1)).toEqual([
    {
      label: 'You',
      seat: 1,
      parts: [
        { label: 'Hand', text: '4' },
        { label: 'Won', text: 'none' },
        { label: 'Ready', text: 'yes' },
      ],
    },
    {
      label: 'Ada',
      seat: 0,
      parts: [
        { label: 'Hand', text: '2' },
        { label: 'Won', items: ['a'] },
      ],
    },
  ]);
  expect(groups(null).map(({ label }) => label)).toEqual(['Ada', 'Bob']);
});

test('two things of a list are not taken for the two seats, unless the game says so', () => {
  const pool = [
    { colour: 'red', eyes: 3 },
    { colour: 'blue', eyes: 1 },
  ];
  expect(described({ pool })).toEqual([{ label: 'Pool', items: ['red 3', 'blue 1'] }]);
  expect(described({ pool: [3, 1] }, { perSeat: ['pool'] })).toMatchObject([{ label: 'You' }, { label: 'Bob' }]);
});

test('small things stand on one line, larger ones in rows, deep ones in groups, boards in a grid', () => {
  expect(
    described({
      at: [
        { row: 1, col: 2 },
        { row: 3, col: 4 },
      ],
    }),
  ).toEqual([{ label: 'At', items: ['row 1, col 2', 'row 3, col 4'] }]);
  expect(described({ elements: [{ type: 'fire', used: true }, { type: 'air', used: false }, null] })).toEqual([
    { label: 'Elements', items: ['fire, used', 'air', '–'] },
  ]);
  expect(described({ stage: [{ card: 'T1', dice: [1, 6] }, null] })).toEqual([
    {
      label: 'Stage',
      columns: ['#', 'Card', 'Dice'],
      rows: [
        ['1', 'T1', '1, 6'],
        ['2', '–', '–'],
      ],
    },
  ]);
  expect(described({ ships: [{ name: 'Argo', crew: { oars: { left: 4 } } }] })).toEqual([
    {
      label: 'Ships',
      parts: [
        {
          label: '1. Argo',
          parts: [{ label: 'Crew', parts: [{ label: 'Oars', parts: [{ label: 'Left', text: '4' }] }] }],
        },
      ],
    },
  ]);
  expect(
    described({
      board: [
        ['a', null],
        ['b', 'c'],
        ['d', 'e'],
      ],
    }),
  ).toMatchObject([
    {
      columns: ['#', '1', '2'],
      rows: [
        ['1', 'a', '–'],
        ['2', 'b', 'c'],
        ['3', 'd', 'e'],
      ],
    },
  ]);
});

test('a game may name fields and values, say values itself, and leave fields out', () => {
  const plain: PlainHints<unknown> = {
    labels: { loc: 'Place', off: 'Offensive' },
    leaveOut: ['internal'],
    value: (field, value) => (field === 'card' ? `card no. ${value}` : null),
  };
  expect(described({ loc: 'off', internal: 7, card: 4 }, plain)).toEqual([
    { label: 'Place', text: 'Offensive' },
    { label: 'Card', text: 'card no. 4' },
  ]);
});

test('a game may describe its positions itself', () => {
  const own: Description = [{ label: 'Score', text: '3 : 2' }];
  expect(describePosition({ words: { describe: () => own }, view: {}, names, viewer: null, say })).toBe(own);
});

test('as lines of text: what is short stands on one line, what is long is wrapped, rows are aligned', () => {
  const long = Array.from({ length: 40 }, (_, i) => `card ${i + 1}`);
  const lines = descriptionLines(
    [
      {
        label: 'Supply',
        parts: [
          { label: 'Black', text: '3' },
          { label: 'Red', text: '2' },
        ],
      },
      { label: 'Deck', items: long },
      {
        label: 'Stage',
        columns: ['#', 'Card'],
        rows: [
          ['1', 'Hoop'],
          ['10', '–'],
        ],
      },
      { label: 'Ada', seat: 0, parts: [{ label: 'Hand', items: [] }] },
    ],
    say,
  );
  expect(lines[0]).toBe('Supply: Black: 3; Red: 2');
  expect(lines.slice(-6)).toEqual(['Stage:', '  #   Card', '  1   Hoop', '  10  –', 'Ada:', '  Hand: none']);
  expect(lines.every(line => line.length <= 100)).toBe(true);
  for (const card of long) expect(lines.join(' ')).toContain(card);
});

test.each(GAMES.map(game => [game.id, game] as const))(
  '%s: every position of a game can be read, by everybody',
  (id, game) => {
    const chance = fastChance(5);
    const seats = game.seats.min;
    const everybody = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
    const step = silentStep(chance);
    const state: unknown = game.setup(optionsFor(game, seats), seats, step);
    for (let steps = 0; steps < 400 && game.toAct(state).length > 0; steps++) {
      for (const viewer of [null, 0, seats - 1]) {
        const view: unknown = game.view(state, viewer);
        const description = describePosition({ words: wordsOf(id), view, names: everybody, viewer, say });
        const text = descriptionLines(description, say).join('\n');
        expect(text).toMatch(viewer === 0 ? /^You:/m : /^Player 1:/m);
        expect(text).not.toMatch(/undefined|\[object|NaN|: *$(?!\n {2})/m);
      }
      const [seat] = game.toAct(state);
      game.apply(state, seat!, randomMove(game, state, seat!, chance), step);
    }
  },
);
