/** The table's own thinking: payments shown before they are made, halves of a put or a move, what can be pressed, what looms. */

import { readdirSync, readFileSync } from 'node:fs';
import { fastChance, heardBy, type Match, openMatch, play } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { SPELL_LISTS } from '../content/spells.ts';
import { elementCircle } from '../rules.ts';
import type { Compound, Event, Move, Options, Payment, Slot, State, View } from '../state.ts';
import { eliminationForecast } from '../table/elimination-forecast.ts';
import figures from '../table/figures.json' with { type: 'json' };
import { type Figures, figureOf } from '../table/figures.ts';
import { flightsOf, startsOf } from '../table/flights.tsx';
import { hitsViewer, newsFor } from '../table/news.ts';
import { type Choice, isSame, meansNext, meansWith, NOTHING_WANTED, pressed } from '../table/payment.ts';
import { destinations } from '../table/reach.ts';
import {
  answerOf,
  type Draft,
  moveOfPermanent,
  moveOfSpell,
  NOTHING,
  othersOf,
  priceOf,
  type Scene,
  seenIn,
  slotUse,
  spellIn,
  stacksOf,
} from '../table/scene.ts';
import { words as en } from '../words/en/words.ftl.ts';

interface Stop {
  readonly match: Match;
  readonly view: View;
  readonly moves: readonly Move[];
  readonly seat: number;
}

const MIXES: readonly (readonly [number, Partial<Options>])[] = [
  [2, { matchFormat: 'firstTo(1)' }],
  [4, { matchFormat: 'firstTo(1)' }],
  [6, { matchFormat: 'firstTo(1)', circleSlots: 6, innateSlots: 5 }],
];

/** Random rounds of 2, 4 and 6, stopped before each answer. */
function* stops(each: number): Generator<Stop> {
  for (const [seats, options] of MIXES) {
    for (let seed = 0; seed < each; seed++) {
      const chance = fastChance(seed);
      const names = Array.from({ length: seats }, (_, i) => ({ name: `${i}` }));
      const match = openMatch(elementCircle, { options, seats: names, seed: null, chance, at: 0 });
      while (elementCircle.payoffs(match.state as State) === null) {
        const state = match.state as State;
        const seat = elementCircle.toAct(state)[0]!;
        const moves = elementCircle.legalMoves(state, seat);
        yield { match, view: elementCircle.view(state, seat), moves, seat };
        play(elementCircle, match, seat, moves[chance.int(moves.length)]!, 0, () => chance);
      }
    }
  }
}

/** Plays on a copy; gives the events and the state after. */
function tryOut({ match, seat }: Stop, move: Move | Compound): { told: Event[]; state: State } {
  const trial = { ...match, log: [...match.log] };
  const entries = play(elementCircle, trial, seat, move, 0, () => fastChance(1));
  return { told: entries.flatMap(entry => heardBy(entry, seat)) as Event[], state: trial.state as State };
}

function sceneOf(
  { view, moves }: Stop,
  draft: Draft,
  onSend: (move: Move | Compound) => void,
  onChange = (_: Partial<Draft>) => {},
): Scene {
  const price = priceOf(view, moves, draft);
  return {
    view,
    names: [],
    viewer: view.viewer,
    near: view.viewer ?? 0,
    moves,
    shows: [],
    draft,
    change: onChange,
    send: onSend,
    spellOf: spellIn(view),
    price,
  };
}

const slotsOf = ({ circle, players }: View): Slot[] => [
  ...circle.map((_, i): Slot => `C${i}`),
  ...players.flatMap(({ slots }, seat) => slots.map((_, i): Slot => `P${seat}.${i}`)),
];

test('the elements that are shown to pay are those that pay, whether suggested or chosen', () => {
  let [shown, chosen] = [0, 0];
  for (const stop of stops(3)) {
    for (const move of stop.moves) {
      if (move.type !== 'cast' && move.type !== 'activate') continue;
      const draft =
        move.type === 'cast' ? { ...NOTHING, spell: move.spell } : { ...NOTHING, permanent: move.permanent };
      const price = priceOf(stop.view, stop.moves, draft)!;
      const ways = [
        draft,
        ...price.payments.slice(-1).map(now => ({ ...draft, pay: { now, wanted: NOTHING_WANTED } })),
      ];
      for (const way of ways) {
        const scene = sceneOf(stop, way, () => {});
        const paid = tryOut(stop, answerOf(scene)!).told.find(event => event.type === 'paid');
        const slots = paid?.type === 'paid' ? paid.slots.map(({ slot }) => slot) : [];
        expect(slots.toSorted()).toEqual([...scene.price!.slots].toSorted());
        shown++;
        if (way.pay) chosen++;
      }
    }
  }
  expect(shown).toBeGreaterThan(300);
  expect(chosen).toBeGreaterThan(100);
});

/** Presses whatever the wished payment has more of, as a person would. */
function pressUntil(payments: readonly Payment[], suggested: Payment, wished: Payment): Payment {
  let choice: Choice = { now: suggested, wanted: NOTHING_WANTED };
  for (let presses = 0; presses < 12 && !isSame(choice.now, wished); presses++) {
    const more = (['circle', 'own'] as const)
      .flatMap(zone => (['E', 'W', 'F', 'A'] as const).map((type, at) => ({ zone, type, at })))
      .find(({ zone, at }) => choice.now[zone][at]! < wished[zone][at]!)!;
    choice = pressed(payments, choice, more.zone, more.type, 1) ?? choice;
  }
  return choice.now;
}

test('every payment can be reached from the suggested one by pressing elements', () => {
  let reached = 0;
  for (const stop of stops(2)) {
    for (const move of stop.moves) {
      if (move.type !== 'cast') continue;
      const { payments, suggested } = priceOf(stop.view, stop.moves, { ...NOTHING, spell: move.spell })!;
      for (const wished of payments) expect(isSame(pressUntil(payments, suggested!, wished), wished)).toBe(true);
      reached += payments.length;
    }
  }
  expect(reached).toBeGreaterThan(300);
});

test('elements to begin with show what they would pay for before they are taken', () => {
  let tried = 0;
  for (const stop of stops(2)) {
    for (const move of stop.moves) {
      if (move.type !== 'pickElements') continue;
      const after = elementCircle.view(tryOut(stop, move).state, stop.seat);
      expect(meansWith(stop.view, stop.seat, move.elements), move.elements.join()).toEqual(meansNext(after, stop.seat));
      tried++;
    }
  }
  expect(tried).toBeGreaterThan(100);
});

test('the second half of a put or a move is offered exactly where the rules let it go', () => {
  const seen = new Set<string>();
  for (const stop of stops(4)) {
    for (const move of stop.moves) {
      if (move.type !== 'putType' && move.type !== 'moveFrom') continue;
      const from = move.type === 'moveFrom' ? move.slot : null;
      const { state } = tryOut(stop, move);
      const legal = elementCircle
        .legalMoves(state, stop.seat)
        .flatMap(one => (one.type === 'putSlot' || one.type === 'moveTo' ? [one.slot] : []));
      expect(destinations(stop.view, from)).toEqual(legal);
      seen.add(move.type);
    }
  }
  expect([...seen].toSorted()).toEqual(['moveFrom', 'putType']);
});

test('whatever can be pressed is legal when it is sent', () => {
  const sent = new Map<string, number>();
  for (const stop of stops(2)) {
    const drafts: Draft[] = [
      NOTHING,
      ...stop.moves.flatMap((move): Draft[] => {
        if (move.type === 'putType') return [{ ...NOTHING, element: move.element }];
        if (move.type === 'moveFrom') return [{ ...NOTHING, from: move.slot }];
        return move.type === 'cast' ? [{ ...NOTHING, spell: move.spell }] : [];
      }),
    ];
    for (const draft of drafts) {
      const check = (move: Move | Compound): void => {
        expect(() => tryOut(stop, move), JSON.stringify(move)).not.toThrow();
        sent.set(move.type, (sent.get(move.type) ?? 0) + 1);
      };
      const change = (next: Partial<Draft>): void => {
        if (!next.pay) return;
        const answer = answerOf(sceneOf(stop, { ...draft, ...next }, check));
        if (answer) check(answer);
      };
      const scene = sceneOf(stop, draft, check, change);
      // One of each mark is enough: the others differ in nothing but their place.
      const tried = new Set<string>();
      for (const slot of slotsOf(stop.view)) {
        const { mark, press } = slotUse(scene, slot);
        if (!press || tried.has(`${mark} ${slot[0]}`)) continue;
        tried.add(`${mark} ${slot[0]}`);
        press();
      }
    }
  }
  for (const type of ['put', 'move', 'destroySlot', 'cast']) expect(sent.get(type) ?? 0, type).toBeGreaterThan(5);
});

test('a card or a Permanent stands for the move that names it, and for nothing else', () => {
  for (const { moves, view } of stops(1)) {
    for (const move of moves) {
      if (move.type === 'cast' || move.type === 'discardSpell') expect(moveOfSpell(moves, move.spell)).toBe(move);
      if (move.type === 'activate' || move.type === 'permanent')
        expect(moveOfPermanent(moves, move.permanent)).toBe(move);
    }
    expect(moveOfSpell(moves, 'No Such Spell')).toBeNull();
    const others = othersOf(view, view.viewer!);
    expect(others).toHaveLength(view.players.length - 1);
    expect(others[0]).toBe((view.viewer! + 1) % view.players.length);
  }
});

test('danger is told if and only if nothing could be opened with, and says what each card lacks', () => {
  let [safe, danger] = [0, 0];
  for (const { match } of stops(4)) {
    const state = match.state as State;
    for (let seat = 0; seat < state.players.length; seat++) {
      const view = elementCircle.view(state, seat);
      const outlook = eliminationForecast(view);
      if (!outlook) continue;
      const isDanger = view.payableNext.length === 0;
      expect(outlook.openers.length === 0).toBe(isDanger);
      for (const { spell, missing } of outlook.stuck) {
        expect(en.cost(missing), spell).not.toBe('nothing');
      }
      expect(outlook.stuck.length).toBe(isDanger ? new Set(view.players[seat]!.hand).size : 0);
      if (isDanger) danger++;
      else safe++;
    }
  }
  expect(safe).toBeGreaterThan(100);
  expect(danger).toBeGreaterThan(20);
});

test('news is what others did since one last did something; what was done to oneself comes first, cards before all', () => {
  const history: Event[] = [
    { type: 'drawn', seat: 0, count: 1, spells: ['Tree'], short: 0, deck: 9 },
    { type: 'turnEnded', seat: 0, turn: 4 },
    { type: 'turnStarted', seat: 1, turn: 5 },
    { type: 'spellCast', seat: 1, spell: 'Geyser', free: false, opening: true },
    { type: 'elementPut', seat: 1, slot: 'C0', element: 'F', used: false, replaced: null },
    { type: 'elementDestroyed', seat: 1, slot: 'P0.1', element: 'E', forced: false },
    { type: 'spellStolen', seat: 1, target: 0, spell: 'Tree' },
    { type: 'turnStarted', seat: 0, turn: 6 },
  ];
  expect(newsFor(history, 0, 3)).toEqual([history[6], history[5], history[4]]);
  // Who stole knows what it was, and is told.
  expect(newsFor(history, 1, 3)).toEqual([history[6]]);
  expect(newsFor(history, null, 2)).toEqual([history[5], history[6]]);
  expect(hitsViewer(history[4]!, 0)).toBe(false);
  // What one drew oneself is news until somebody else has done something.
  expect(newsFor(history.slice(0, 3), 0, 3)).toEqual([history[0]]);
  expect(newsFor(history.slice(0, 4), 0, 3)).toEqual([history[3]]);
  // Once cards are dealt anew, nobody reads what happened to the old ones.
  const dealt: Event = { type: 'roundStarted', round: 2, dealer: 1, order: [0, 1] };
  expect(newsFor([...history, dealt, history[6]!], 0, 3)).toEqual([history[6]]);
  expect(newsFor([...history, dealt], null, 3)).toEqual([]);
});

test('everything that flies does so between places of the table', () => {
  const places = /^(?:deck|discard|circle|hand-\d|zone-\d|cast-\d|bank-[EWFA]|C\d|P\d\.\d)$/;
  const flown = new Set<string>();
  for (const stop of stops(1)) {
    for (const { from, over, by, to, what } of flightsOf(tryOut(stop, stop.moves[0]!).told)) {
      for (const place of [from, ...over, ...(by === null ? [] : [by]), to]) expect(place).toMatch(places);
      expect(from).not.toBe(to);
      flown.add(typeof what === 'string' ? what : what.spell === null ? 'back' : 'card');
    }
  }
  expect([...flown].toSorted()).toEqual(['A', 'E', 'F', 'W', 'card']);
});

test('the hand of whoever is out goes to the pile face up', () => {
  let seen = 0;
  for (const stop of stops(2)) {
    for (const event of tryOut(stop, stop.moves[0]!).told) {
      if (event.type !== 'eliminated') continue;
      const flights = flightsOf([event]);
      expect(flights).toHaveLength(Math.min(5, event.hand.length));
      for (const { from, to, what } of flights) {
        expect([from, to]).toEqual([`zone-${event.seat}`, 'discard']);
        expect(event.hand).toContain(typeof what === 'string' ? what : what.spell);
      }
      seen++;
    }
  }
  expect(seen).toBeGreaterThan(3);
});

test('the spell itself flies, over what pays for it; who may not know a card sees its back', () => {
  const cast: Event[] = [
    { type: 'spellCast', seat: 0, spell: 'Tree', free: false, opening: true },
    { type: 'paid', seat: 0, slots: [{ slot: 'C1', type: 'E' }] },
    { type: 'drawn', seat: 0, count: 2, spells: ['Lava', 'Tree'], short: 0, deck: 9 },
  ];
  const [tree, ...drawn] = flightsOf(cast);
  expect(tree).toMatchObject({ from: 'hand-0', over: ['C1'], to: 'cast-0', what: { spell: 'Tree', turns: false } });
  expect(drawn.map(({ what }) => what)).toEqual([
    { spell: 'Lava', turns: true },
    { spell: 'Tree', turns: true },
  ]);
  // What is done with at once lies in the circle for a moment, and goes to the pile but once.
  // What it draws comes once it is about to land.
  const [leaves, first, second] = startsOf([tree!, ...drawn]);
  expect(leaves).toBe(0);
  expect(first).toBeGreaterThan(400);
  expect(second! - first!).toBeLessThan(100);
  expect(flightsOf([...cast, { type: 'spellFinished', seat: 0, spell: 'Tree' }])[0]).toMatchObject({
    by: 'circle',
    to: 'discard',
  });
  expect(flightsOf([...cast, { type: 'spellFinished', seat: 0, spell: 'Tree' }])).toHaveLength(3);
  expect(flightsOf([{ type: 'spellFinished', seat: 0, spell: 'Tree' }])).toHaveLength(1);
  // Elements come from the bank to the slots that they will lie in.
  expect(flightsOf([{ type: 'elementsPicked', seat: 1, elements: ['F', 'E', 'F'] }])).toMatchObject([
    { from: 'bank-E', to: 'P1.0' },
    { from: 'bank-F', to: 'P1.1' },
    { from: 'bank-F', to: 'P1.2' },
  ]);
  const unseen: Event[] = [
    { type: 'drawn', seat: 1, count: 5, spells: null, short: 0, deck: 9 },
    { type: 'spellStolen', seat: 1, target: 2, spell: null },
  ];
  expect(flightsOf(unseen).map(({ what }) => what)).toEqual(Array(4).fill({ spell: null, turns: false }));
});

test('every spell has a picture of its own, and a new one has a sign for what it does', () => {
  const drawn = figures as unknown as Figures;
  const pictures = SPELL_LISTS.first.spells.map(({ name, steps }) => figureOf(name, steps, drawn));
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(Object.values(drawn.signs)).not.toContain(pictures[0]);
  const draw = figureOf('Never Seen', [{ op: 'draw', n: 1 }], drawn);
  expect(draw).not.toEqual(figureOf('Never Seen', [{ op: 'skipTurn' }], drawn));
  for (const picture of [...pictures, draw]) {
    for (const [paint, d] of picture) expect(`${paint} ${d}`).toMatch(/^[a-z]+ M[-\d. MLHVCSQTAZmlhvcsqtaz]+$/);
    expect(picture.length).toBeGreaterThan(0);
  }
});

test('hands are stacked by name, and glimpses say whether they are sure', () => {
  expect(stacksOf(['Tree', 'Tree', 'Lava'])).toEqual([
    { spell: 'Tree', copies: 2 },
    { spell: 'Lava', copies: 1 },
  ]);
  const view = {
    glimpses: [
      { spell: 'Tree', among: [1] },
      { spell: 'Lava', among: [1, 2] },
    ],
  } as unknown as View;
  expect(seenIn(view, 1)).toEqual([
    { spell: 'Tree', sure: true },
    { spell: 'Lava', sure: false },
  ]);
  expect(seenIn(view, 2)).toEqual([{ spell: 'Lava', sure: false }]);
});

test('the table says nothing that it does not use', () => {
  const folder = new URL('../table/', import.meta.url);
  const source = readdirSync(folder)
    .filter(name => /\.tsx?$/.test(name))
    .map(name => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
  const isComputed = (key: string): boolean => source.includes(`.${key}[`);
  const paths = (value: object): string[] =>
    Object.entries(value).flatMap(([key, inner]) =>
      typeof inner === 'object' && !isComputed(key) ? paths(inner) : [key],
    );
  const unused = paths(en.says).filter(key => !new RegExp(`\\.${key}\\b|'${key}'`).test(source));
  expect(unused).toEqual([]);
});
