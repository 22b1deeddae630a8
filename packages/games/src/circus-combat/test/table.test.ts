/** The table's own thinking: dice arranged before they are sent, what that would do, sockets, and what is new. */

import { type Chance, fastChance, heardBy, IllegalMove, openMatch, play, samePlain } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { handOf } from '../content/hands.ts';
import { TRICK_CARDS, TRICKS } from '../content/tricks.ts';
import { fillingsOf, isReady, takenBy } from '../hand.ts';
import { dice } from '../notation.ts';
import { circusCombat } from '../rules.ts';
import { projection } from '../score.ts';
import type { Die, Event, Move, Options, Reason, ScoreSheet, State, Trick, View } from '../state.ts';
import {
  type Arrangement,
  arrange,
  canPlace,
  fateOf,
  foresee,
  isComplete,
  outlookOf,
  type Placement,
} from '../table/arranging.ts';
import { foresightSaid, type Sides, standingOf, trickSaid } from '../table/captions.ts';
import { castOf } from '../table/cast.ts';
import { heldDie, moveOf, NOTHING, questionOf, queueAfter, swapped, totalsAfter } from '../table/draft.ts';
import { lastThrow } from '../table/last-throw.ts';
import { newDiceOn, newsFor } from '../table/news.ts';
import { propOf } from '../table/props.tsx';
import { showOf } from '../table/shows.ts';
import { socketsFor } from '../table/sockets.ts';
import { swingsIn } from '../table/swing.tsx';
import { words } from '../words/en/words.ftl.ts';
import { NEXT, place, rethrow, scenario } from './scenario.ts';

const MIXES: readonly Partial<Options>[] = [
  {},
  { groupValues: 'mayRepeat', straight: 'six', swapCards: 'bothTwoPairs' },
];

interface Stop {
  readonly match: ReturnType<typeof openMatch>;
  readonly view: View;
  readonly moves: readonly Move[];
  readonly seat: number;
  readonly chance: Chance;
}

/** Random games, stopped before each answer. */
function* stops(games: number): Generator<Stop> {
  for (const options of MIXES) {
    for (let seed = 0; seed < games; seed++) {
      const chance = fastChance(seed);
      const seats = [{ name: 'Ada' }, { name: 'Bo' }];
      const match = openMatch(circusCombat, { options, seats, seed: null, chance, at: 0 });
      while (circusCombat.payoffs(match.state as State) === null) {
        const state = match.state as State;
        const seat = circusCombat.toAct(state)[0]!;
        const moves = circusCombat.legalMoves(state, seat);
        yield { match, view: circusCombat.view(state, seat), moves, seat, chance };
        play(circusCombat, match, seat, moves[chance.int(moves.length)]!, 0, () => chance);
      }
    }
  }
}

/** All that may be placed next, by die and slot. */
const openTo = (view: View, moves: readonly Move[], at: Arrangement): Placement[] =>
  view.thrown.flatMap((_, i) =>
    view.stage.flatMap((_, j) => {
      const place = { die: i + 1, slot: j + 1 };
      return canPlace(view, moves, at, place) ? [place] : [];
    }),
  );

/** Identical dice are one: the lowest speaks for all. */
const faces = (pool: readonly (Die | null)[]): string[] =>
  pool.flatMap(die => (die ? [`${die.colour} ${die.eyes}`] : [])).sort();

const spelled = (pool: readonly (Die | null)[], places: readonly Placement[]): string[] =>
  [...new Set(places.map(({ die, slot }) => `${faces([pool[die - 1]!])} on ${slot}`))].sort();

test('dice can be arranged exactly as the rules let them be placed, one after the other; the compound does the same', () => {
  let arranged = 0;
  let missed = 0;
  for (const { match, view, moves, seat, chance } of stops(6)) {
    if (view.phase !== 'place') continue;
    const trial = { ...match, log: [...match.log] };
    let places: Placement[] = [];
    for (;;) {
      const at = arrange(view, moves, places);
      const state = trial.state as State;
      const stillPlacing = state.phase === 'place' && state.turn === view.turn && !isComplete(at);
      if (!stillPlacing) break;
      expect(at.stage).toEqual(state.stage);
      expect(faces(at.pool)).toEqual(faces(state.pool));
      const open = openTo(view, moves, at);
      const legal = circusCombat.legalMoves(state, seat).flatMap(move => (move.type === 'place' ? [move] : []));
      expect(spelled(at.pool, open)).toEqual(spelled(state.pool, legal));
      const next = open[chance.int(open.length)]!;
      places = [...places, next];
      const face = at.pool[next.die - 1]!;
      // By the die that speaks for it: of twins the arranged one may have gone, and the other lies there.
      const listed = legal.find(({ die, slot }) => slot === next.slot && samePlain(state.pool[die - 1], face));
      play(circusCombat, trial, seat, listed, 0, () => chance);
    }
    const at = arrange(view, moves, places);
    expect(isComplete(at)).toBe(true);
    expect(at.places.length + at.missed.length).toBe(view.pool.filter(die => die !== null).length);
    missed += at.missed.length;
    const sent = moveOf(view, { ...NOTHING, places }, at)!;
    const entries = play(circusCombat, { ...match, log: [...match.log] }, seat, sent, 0, () => chance);
    expect(entries.length).toBe(places.length);
    arranged++;
  }
  expect(arranged).toBeGreaterThan(100);
  expect(missed).toBeGreaterThan(10);
});

test('what does not fit is refused when it is sent after dice that do, and nothing changes', () => {
  let refused = 0;
  for (const { match, view, moves, seat } of stops(2)) {
    if (view.phase !== 'place') continue;
    const first = openTo(view, moves, arrange(view, moves, []))[0]!;
    const at = arrange(view, moves, [first]);
    const die = heldDie(NOTHING, at);
    const slot = die === null ? -1 : at.stage.findIndex((_, i) => !canPlace(view, moves, at, { die, slot: i + 1 })) + 1;
    if (die === null || slot === 0) continue;
    const before = JSON.stringify(match);
    const sent = { type: 'placeAll', places: [first, { die, slot }] };
    expect(() => play(circusCombat, match, seat, sent, 0, () => fastChance(0))).toThrow(IllegalMove);
    expect(JSON.stringify(match)).toBe(before);
    refused++;
  }
  expect(refused).toBeGreaterThan(20);
});

test('taking any die back leaves the others where they are', () => {
  for (const { view, moves, chance } of stops(2)) {
    if (view.phase !== 'place') continue;
    let at = arrange(view, moves, []);
    for (let open = openTo(view, moves, at); open.length > 0; open = openTo(view, moves, at)) {
      at = arrange(view, moves, [...at.places, open[chance.int(open.length)]!]);
    }
    for (const { die } of at.places) {
      const others = at.places.filter(place => place.die !== die);
      const again = arrange(view, moves, others);
      expect(again.places).toEqual(others);
      if (others.length > 0) expect(heldDie({ ...NOTHING, held: die }, again)).toBe(die);
    }
  }
});

test('what a poster foresees is what happens', () => {
  const seen = new Set<string>();
  for (const { match, view, moves, seat, chance } of stops(10)) {
    if (view.phase !== 'place') continue;
    const open = openTo(view, moves, arrange(view, moves, []));
    const place = open[chance.int(open.length)]!;
    const at = arrange(view, moves, [place]);
    const foresight = foresee(view, moves, arrange(view, moves, []), place)!;
    if (!isComplete(at)) continue;
    const trial = { ...match, log: [...match.log] };
    const ready = at.stage.filter(trick => trick && isReady(trick, view.options)).length;
    const told = play(circusCombat, trial, seat, { type: 'placeAll', places: at.places }, 0, () => chance).flatMap(
      entry => heardBy(entry, seat),
    ) as Event[];
    const misses = told.filter(event => event.type === 'dieMissed' && event.seat === seat).slice(0, at.missed.length);
    expect(misses.map(event => event.type === 'dieMissed' && event.face)).toEqual(foresight.misses);
    if (ready !== 1 || foresight.fate === null) continue;
    const { fate } = foresight;
    seen.add(fate.kind);
    if (fate.kind === 'tied') expect(told).toContainEqual(expect.objectContaining({ type: 'trickTied' }));
    else if (fate.kind === 'fatigue') expect(told).toContainEqual(expect.objectContaining({ type: 'rerollOffered' }));
    else {
      const won = told.find(event => event.type === 'trickWon');
      expect(won).toMatchObject({ seat: fate.seat, base: fate.base, slot: place.slot });
      // A recall takes nothing from the score, so the totals stand whatever happened since.
      expect(totalsAfter(view, at)).toEqual(projection(trial.state as State));
      expect(totalsAfter(view, at)[fate.seat] - projection(view)[fate.seat]).toBe(
        fate.points - (fate.seat === seat ? eyesOf(foresight.misses) : 0),
      );
    }
  }
  expect([...seen].sort()).toEqual(['tied', 'won']);
});

const eyesOf = (dice: readonly Die[]): number =>
  dice.reduce((sum, { colour, eyes }) => sum + (colour === 'fatigue' ? eyes : 0), 0);

test('an exchange is shown as it would be made', () => {
  let shown = 0;
  for (const { match, view, moves, seat, chance } of stops(8)) {
    if (view.phase !== 'swap') continue;
    for (const move of moves) {
      if (move.type !== 'swap') continue;
      const trial = { ...match, log: [...match.log] };
      play(circusCombat, trial, seat, move, 0, () => chance);
      const after = (trial.state as State).queue[seat as 0 | 1].map(({ card }) => card);
      expect(after.slice(0, view.queue[seat as 0 | 1].length)).toEqual(
        swapped(view.queue[seat as 0 | 1], move.left).map(({ card }) => card),
      );
      expect(moveOf(view, { ...NOTHING, left: move.left }, arrange(view, moves, []))).toEqual(move);
      shown++;
    }
  }
  expect(shown).toBeGreaterThan(10);
});

test('answers of every kind are spelled as the list has them, and each question is a new one', () => {
  let before = '';
  for (const { view, moves } of stops(2)) {
    const question = questionOf(view);
    expect(question).not.toBe(before);
    before = question;
    const none = arrange(view, moves, []);
    if (view.phase === 'rethrow') {
      for (const move of moves) {
        if (move.type !== 'rethrow') continue;
        expect(moveOf(view, { ...NOTHING, marked: [...move.dice].reverse() }, none)).toEqual(move);
      }
    }
    if (view.phase === 'resolve') {
      expect(moveOf(view, NOTHING, none)).toBeNull();
      const first = moves[0] as Extract<Move, { type: 'resolve' }>;
      expect(moveOf(view, { ...NOTHING, slot: first.slot }, none)).toEqual(first);
    }
    if (view.phase === 'place') expect(moveOf(view, NOTHING, none)).toBeNull();
  }
});

/** Every legal filling of every kind of card, as dice. */
function* fillings(options: Pick<Options, 'groupValues' | 'straight'>): Generator<Trick> {
  for (const { id, kind } of TRICK_CARDS.slice(0, 10)) {
    for (const filling of fillingsOf(kind, options).keys()) {
      const eyes = [1, 2, 3, 4, 5, 6].flatMap(value =>
        Array.from({ length: (filling >> (3 * (value - 1))) & 7 }, () => value),
      );
      yield { card: id as Trick['card'], dice: eyes.map(value => ({ colour: 'black', eyes: value }) as Die) };
    }
  }
}

test('every die of every legal filling has a socket of its own, and equal dice stand together', () => {
  for (const groupValues of ['distinct', 'mayRepeat'] as const) {
    for (const straight of ['five', 'six'] as const) {
      for (const trick of fillings({ groupValues, straight })) {
        const hand = handOf(TRICKS[trick.card].kind, { straight });
        const sockets = socketsFor(trick, { groupValues, straight });
        expect(sockets).toHaveLength(hand.size);
        const laid = sockets.flatMap(({ die }) => (die === null ? [] : [die]));
        expect([...laid].sort()).toEqual(trick.dice.map((_, i) => i));
        const takes = takenBy(trick, { groupValues, straight });
        for (const { wants } of sockets) if (wants !== null) expect(takes).toContain(wants);
        if (hand.groups === null) continue;
        for (const group of hand.groups.keys()) {
          const values = sockets
            .filter(({ socket, die }) => socket.group === group && die !== null)
            .map(({ die }) => trick.dice[die!]!.eyes);
          expect(new Set(values).size).toBeLessThanOrEqual(1);
        }
      }
    }
  }
});

test('sockets in one row never overlap', () => {
  for (const { id } of TRICK_CARDS) {
    const places = socketsFor({ card: id as Trick['card'], dice: [] }, { groupValues: 'distinct', straight: 'five' });
    for (const [i, { flat }] of places.entries())
      if (i > 0) expect(flat - places[i - 1]!.flat).toBeGreaterThanOrEqual(1);
  }
});

test('news is what others did since the viewer last did something', () => {
  const black: Die = { colour: 'black', eyes: 5 };
  const gray: Die = { colour: 'gray', eyes: 2 };
  const put = (seat: 0 | 1, slot: number, card: Trick['card'], face: Die): Event => ({
    type: 'diePlaced',
    seat,
    die: 1,
    face,
    slot,
    card,
    ready: false,
  });
  const history: Event[] = [
    { type: 'turnStarted', turn: 1, seat: 0, last: false },
    put(0, 1, 'A4', black),
    { type: 'turnStarted', turn: 2, seat: 1, last: false },
    put(1, 1, 'A4', gray),
    put(1, 3, 'T8', gray),
    put(1, 1, 'A4', gray),
    { type: 'dieMissed', seat: 1, die: 4, face: { colour: 'fatigue', eyes: 6 } },
    { type: 'turnStarted', turn: 3, seat: 0, last: false },
  ];
  const news = newsFor(history, 0);
  expect(news.laid).toEqual([
    { seat: 1, slot: 1, card: 'A4', dice: [gray, gray] },
    { seat: 1, slot: 3, card: 'T8', dice: [gray] },
  ]);
  expect(news.told).toEqual([history[6]]);
  expect([newDiceOn(news, 'A4'), newDiceOn(news, 'T8'), newDiceOn(news, 'V1')]).toEqual([2, 1, 0]);
  expect(newsFor(history, 1).laid).toEqual([]);
  expect(newsFor(history, null).laid).toHaveLength(2);
  expect(newsFor([], 0)).toEqual({ laid: [], told: [] });
});

test('posters say who leads by how much, what they take, and what a die would do', () => {
  const sides: Sides = { near: 0, far: 1, names: ['Ada', 'Bo'], viewer: 0 };
  const { view } = stops(1).next().value as Stop;
  const pair: Trick = {
    card: 'A1',
    dice: [
      { colour: 'black', eyes: 4 },
      { colour: 'black', eyes: 4 },
      { colour: 'gray', eyes: 5 },
    ],
  };
  expect(trickSaid(3, pair, view.options, sides, [[], []], words)).toBe(
    'Slot 3: Double Tandem Tumblers, amber (ground acts), two pairs, with the swap arrows. 3 of 4 dice: black 4 4 and gray 5. Takes 5. You lead by 1 die, worth 8 × 1 = 8 points if it ended now.',
  );
  const stage = [pair, ...Array.from({ length: 7 }, () => null)];
  const pool: Die[] = [
    { colour: 'black', eyes: 5 },
    { colour: 'fatigue', eyes: 5 },
  ];
  const placing = { ...view, stage, pool, thrown: pool, queue: [[], []] as [Trick[], Trick[]] };
  const legal: Move[] = [
    { type: 'place', die: 1, slot: 1 },
    { type: 'place', die: 2, slot: 1 },
  ];
  const foresight = foresee(placing, legal, arrange(placing, legal, []), { die: 1, slot: 1 })!;
  expect(foresightSaid(foresight, sides, words)).toEqual({
    seat: 0,
    who: 'you',
    short: '+13',
    unit: 'pts',
    full: 'you win it for 13 × 1 = 13 points; then red 5 fits nowhere',
  });
  expect(foresee(placing, [], arrange(placing, [], []), { die: 1, slot: 1 })).toBeNull();
});

test('a trick that would cost its leader says so, and what the die in hand makes of it', () => {
  const sides: Sides = { near: 0, far: 1, names: ['Ada', 'Bo'], viewer: 0 };
  const { view } = stops(1).next().value as Stop;
  const tired: Trick = { card: 'A1', dice: dice('K1 R6 R6') };
  const three = ['V1', 'V2', 'V3'].map(card => ({ card, dice: dice('K1') })) as Trick[];
  const queue: [Trick[], Trick[]] = [three, []];
  // Fourth in the show: twice.
  expect(standingOf(tired, view.options, queue, sides, words)).toMatchObject({ seat: 0, worth: -22 });
  const placing = { ...view, stage: [tired, ...Array.from({ length: 7 }, () => null)], queue, pool: dice('K1') };
  const legal: Move[] = [{ type: 'place', die: 1, slot: 1 }];
  const foresight = foresee(placing, legal, arrange(placing, legal, []), { die: 1, slot: 1 });
  expect(foresight?.worth).toMatchObject({ kind: 'won', seat: 0, points: -20 });
});

test('of several ready tricks, what each would count for after the one that is picked is foretold', () => {
  let foretold = 0;
  for (const { match, view, moves, seat, chance } of stops(20)) {
    if (view.phase !== 'resolve') continue;
    for (const move of moves) {
      if (move.type !== 'resolve') continue;
      const trial = { ...match, log: [...match.log] };
      const told = play(circusCombat, trial, seat, move, 0, () => chance).flatMap(entry =>
        heardBy(entry, seat),
      ) as Event[];
      const after = queueAfter(view, move.slot);
      const won = told.filter(event => event.type === 'trickWon');
      if (won[0]?.slot !== move.slot) continue;
      const lengths = (queue: View['queue']): number[] => queue.map(show => show.length);
      // What is asked or thrown between them is not foretold.
      if (won.length === 1) expect(lengths(after)).toEqual(lengths((trial.state as State).queue));
      const next = won[1] && view.stage[won[1].slot - 1];
      if (!next) continue;
      foretold++;
      expect(fateOf(next, after)).toMatchObject({ kind: 'won', seat: won[1]!.seat, base: won[1]!.base });
      if (won.length > 2 || told.some(({ type }) => type === 'dieMissed' || type === 'swapOffered')) continue;
      expect(totalsAfter(view, arrange(view, moves, []), move.slot)).toEqual(projection(trial.state as State));
    }
  }
  expect(foretold).toBeGreaterThan(0);
});

test('ten points more or less are an event, fewer are not', () => {
  const won = (card: string) => ({ type: 'trickWon', seat: 0, card }) as unknown as Event;
  const queue = [
    [
      { card: 'A1', dice: dice('K6 K6') },
      { card: 'V2', dice: dice('K1') },
      { card: 'T3', dice: dice('K1 R6 R6') },
    ],
    [],
  ] as unknown as [Trick[], Trick[]];
  const points = (...cards: string[]) => swingsIn(cards.map(won), { queue }).map(({ line }) => line.points);
  expect(points('A1')).toEqual([12]);
  expect(points('V2')).toEqual([]);
  // One after the other: a loss is not hidden behind a greater win.
  expect(points('A1', 'V2', 'T3')).toEqual([12, -11]);
});

test('an act is done with what its card shows, or with what its discipline has', () => {
  expect(propOf('sword', 'amber')).toBe('sword');
  expect(propOf('stilts', 'amber')).toBe('ball');
  expect(propOf(null, 'teal')).toBe('hoop');
  expect(propOf(null, 'violet')).toBe('star');
});

test('every poster has a star of its own, no two artists look alike, and nobody is twice in one act', () => {
  const stars = TRICK_CARDS.map(({ colour, sheetIndex }) => JSON.stringify(castOf(colour, sheetIndex)));
  expect(new Set(stars).size).toBe(TRICK_CARDS.length);
  for (const { colour, sheetIndex } of TRICK_CARDS) {
    const six = Array.from({ length: 6 }, (_, nth) => castOf(colour, sheetIndex, nth));
    expect(new Set(six).size).toBe(6);
  }
});

test('a show looks ahead: every trick to whoever leads it, in the order of the stage, at the place where it comes', () => {
  const trick = (card: Trick['card'], ...laid: string[]): Trick => ({ card, dice: dice(laid.join(' ')) });
  const shows = { queue: [[trick('A1', 'K2', 'K2')], []] as View['queue'], front: [[], dice('R3')] as View['front'] };
  // Two of one colour in a row count double; what is even, or only red, is nobody's.
  const stage = [trick('A3', 'K5'), trick('T8', 'G4', 'R6'), null, trick('V6', 'K1', 'G1'), trick('V8', 'R2')];
  expect(outlookOf(stage, shows)).toEqual([4 + 2 * 5, -2 - 3]);
  expect(outlookOf([], shows)).toEqual([4, -3]);
});

test('of the last throw it is known which dice fell twice, and on which poster each of them lies', () => {
  const game = scenario({ stage: { 1: 'A1', 2: 'A4', 3: 'T4 K5' } }, 'K5 K2 K4 R2');
  const heard = [...game.events];
  heard.push(...game.go(rethrow(2), 6));
  expect(lastThrow(heard)).toEqual({ number: lastThrow(heard).number, again: new Set([2]), slots: new Map() });
  heard.push(...game.go(place(1, 3)));
  expect(lastThrow(heard).slots).toEqual(new Map([[1, 3]]));
  const before = lastThrow(heard).number;
  const next = lastThrow([...heard, ...scenario({ stage: { 1: 'A1' } }, 'K1 K1 K1 R1').events]);
  expect(next).toEqual({ number: next.number, again: new Set(), slots: new Map() });
  expect(next.number).toBeGreaterThan(before);
});

test('what is thrown falls before anything tells of it; a game ends act by act, the more tricks the longer, but not for who gives up', () => {
  const thrown = (pool: string): Event => ({ type: 'diceThrown', seat: 0, pool: dice(pool) });
  const four = showOf([thrown('K1 K2 K3 R4')])!;
  const two = showOf([thrown('K1 R4')])!;
  expect(four.cues).toHaveLength(1);
  expect(four.cues[0]).toBeGreaterThan(two.cues[0]!);
  const again = (...chosen: number[]): Event => ({
    type: 'diceRethrown',
    seat: 0,
    dice: chosen,
    pool: dice('K1 K2 K3 R4'),
  });
  expect(showOf([again(2)])).toEqual(four);
  expect(showOf([again()])).toBeNull();
  expect(showOf([])).toBeNull();
  const game = scenario({ stage: { 4: 'T8 K4', 2: 'A8 R1' }, deck: ['V9', 'V2'] }, 'K4 K2 K3 R1');
  const events = game.keepAnd([place(1, 4), place(4, 2)], 'V9', ...NEXT);
  const trick = events.find(({ type }) => type === 'trickWon')!;
  const over = (reason: Reason): Event => ({
    type: 'gameOver',
    winner: 0,
    reason,
    sheets: [SHEET, SHEET],
    deck: [],
    aside: [],
  });
  const [plain, one, both] = [[], [trick], [trick, trick]].map(tricks => showOf([...tricks, over('nine')])!.cues);
  expect(plain).toHaveLength(2);
  expect(one![0]).toBeGreaterThan(plain![0]!);
  expect(both![0]).toBeGreaterThan(one![0]!);
  expect(showOf([trick, over('concede')])).toBeNull();
});

const SHEET: ScoreSheet = { lines: [], show: 0, front: 0, total: 0 };
