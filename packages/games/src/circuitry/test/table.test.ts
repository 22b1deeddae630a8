/** The table's own thinking: every legal move can be made at it, and what it puts together is legal. */

import { type Chance, fastChance, type Match, openMatch, play } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import type { Mini, MoveColour, NodeRef } from '../content/face.ts';
import { sameNode } from '../nodes.ts';
import { circuitry } from '../rules.ts';
import type { Compound, Event, Move, Options, State, View } from '../state.ts';
import { paysLastBlack } from '../table/consequence.tsx';
import { cardIn, NOTHING, resolve, spendOrder } from '../table/draft.ts';
import { titleSaid } from '../table/ending.tsx';
import { boardAfter, changesBy, goalOf, stepsToGoal } from '../table/foresight.ts';
import { newsFor } from '../table/news.ts';
import { nodeKey } from '../table/plan.ts';
import { type Play, playsOf } from '../table/plays.ts';
import { drawnRewiring, rewiringOf } from '../table/rewiring.ts';
import { routeAlong, waysOf } from '../table/routes.ts';
import { groundOf } from '../table/scene.ts';
import { trailsOf } from '../table/trails.ts';
import { cornerFor } from '../table/use-minimap.ts';
import { walkOn } from '../table/walk.ts';
import { words as en } from '../words/en/words.ftl.ts';
import { board } from './positions.ts';
import { scene } from './scene.ts';
import { walk } from './walker.ts';

test('BOARD-R73: sides that are level share the win, and the end says so', () => {
  const ended = (carried: readonly number[], options = {}) => {
    const t = scene({
      options: { roundLimit: 10, ...options },
      ...{ active: carried.length - 1, first: 0, round: 10 },
      players: carried.map((charge, i) => ({ at: ['O@1F.a1', 'L@1F.c1', 'D@1F.c5', 'G@1F.a3'][i]!, carried: charge })),
    });
    t.play(carried.length - 1, { type: 'endTurn' });
    return titleSaid({ view: circuitry.view(t.state, 0), names: ['Ada', 'Bo', 'Cy', 'Di'], viewer: 0 }, en.says.ending);
  };
  expect(ended([0, 0])).toBe('A shared win');
  expect(ended([1, 0])).toBe('You win');
  expect(ended([0, 1])).toBe('Bo wins');
  expect(ended([1, 0, 0, 0], { teams: '2x2' })).toBe('You win');
});

interface Stop {
  readonly match: Match;
  readonly seat: number;
  readonly view: View;
  readonly moves: readonly Move[];
}

const MIXES: readonly (readonly [seats: number, options: Partial<Options>])[] = [
  [2, {}],
  [3, { restricted: 'on', charges: 2, exchangeCost: 'chargeLike' }],
  [4, { teams: '2x2', charges: 2, colours: 'choose' }],
  [5, { sophisticated: 'on', gapRule: 'run', chargeFaceFree: 'on' }],
];

/** Long enough for every kind of play, short enough to be played often. */
const MOST_MOVES = 260;

/** Games half played by a walker and half at random, stopped before every answer. */
function* stops(): Generator<Stop> {
  for (const [seats, options] of MIXES) {
    const chance = fastChance(seats);
    const names = Array.from({ length: seats }, (_, i) => ({ name: `P${i}` }));
    const match = openMatch(circuitry, { options, seats: names, seed: null, chance, at: 0 });
    for (let i = 0; i < MOST_MOVES && circuitry.payoffs(match.state as State) === null; i++) {
      const state = match.state as State;
      const seat = circuitry.toAct(state)[0]!;
      const moves = circuitry.legalMoves(state, seat);
      yield { match, seat, view: circuitry.view(state, seat), moves };
      sendTo(match, seat, nextMove(state, seat, moves, chance), chance);
    }
  }
}

/** Now and then anything at all but the end of the turn, so that rare plays are met. */
function nextMove(state: State, seat: number, moves: readonly Move[], chance: Chance): Move {
  const others = moves.filter(({ type }) => type !== 'endTurn');
  return chance.int(3) === 0 && others.length > 0 ? others[chance.int(others.length)]! : walk(state, seat);
}

const sendTo = (match: Match, seat: number, move: Move | Compound, chance: Chance = fastChance(1)): void =>
  void play(circuitry, match, seat, move, 0, () => chance);

/** The state after something was sent, which the match itself does not hear of. */
function stateAfter({ match, seat }: Stop, move: Move | Compound): State {
  const trial = { ...match, log: [...match.log] };
  sendTo(trial, seat, move);
  return trial.state as State;
}

const spelled = (sent: readonly (Move | Compound)[]): string[] =>
  sent.map(one => JSON.stringify(one, keysOf(one))).sort();

/** Keys in one order, whoever wrote them down. */
const keysOf = (value: unknown): string[] => {
  const keys = new Set<string>();
  JSON.stringify(value, (key, inner) => {
    keys.add(key);
    return inner;
  });
  return [...keys].sort();
};

/** What is sent at one press. */
const AT_ONCE = new Set<Move['type']>(['pickColour', 'draw', 'respond', 'answer', 'endTurn']);

/** Everything the rules let follow the first half of something, as people send it. */
function wholes(stop: Stop, half: Extract<Move, { type: 'layCard' | 'swapCard' | 'force' }>): Compound[] {
  const next = circuitry.legalMoves(stateAfter(stop, half), stop.seat);
  return next.flatMap((move): Compound[] => {
    if (half.type === 'layCard' && move.type === 'layAt') return [{ ...move, type: 'lay', card: half.card }];
    if (half.type === 'swapCard' && move.type === 'swapWith') {
      return half.card < move.card ? [{ type: 'swap', a: half.card, b: move.card }] : [];
    }
    if (half.type !== 'force') return [];
    if (move.type === 'forceStep') return [{ ...move, type: 'force', target: half.target }];
    return move.type === 'jump' ? [{ ...move, type: 'forcePortal', target: half.target }] : [];
  });
}

test('what is offered is exactly what the rules allow, with two moves put together where people send them as one', () => {
  const met = new Set<string>();
  for (const stop of stops()) {
    const { view, moves } = stop;
    const expected = moves.flatMap((move): (Move | Compound)[] => {
      if (AT_ONCE.has(move.type)) return [];
      if (move.type === 'layCard' || move.type === 'swapCard' || move.type === 'force') return wholes(stop, move);
      return [move];
    });
    for (const { type } of expected) met.add(type);
    expect(spelled(playsOf(view, moves).map(({ send }) => send))).toEqual(spelled(expected));
  }
  for (const type of ['step', 'gain', 'lay', 'rotate', 'swap', 'flip', 'slide', 'force', 'portal', 'inhibit', 'give']) {
    expect(met, type).toContain(type);
  }
});

test('every play can be chosen: its parts, one after the other, come to it and nothing else', () => {
  let chosen = 0;
  for (const { view, moves, seat } of stops()) {
    const plays = playsOf(view, moves);
    for (const one of plays.filter((_, i) => i % 5 === 0)) {
      const { kind, send: _, ...parts } = one;
      const { play: found, open } = resolve(
        plays,
        { ...NOTHING, kind, chosen: parts as Partial<Play> },
        spendOrder(view.players[seat]!),
      );
      expect(open).toBeNull();
      expect(found!.send).toEqual(one.send);
      chosen++;
    }
  }
  expect(chosen).toBeGreaterThan(1000);
});

/** Sends the rest of a walk again and again, as the table does, until the pawn has come or somebody is asked to stop it. */
function walkTo(stop: Stop, goal: NodeRef): State {
  const trial = { ...stop.match, log: [...stop.match.log] };
  for (;;) {
    const state = trial.state as State;
    const isAnswered = state.stack.at(-1)?.name !== 'menu';
    if (isAnswered || sameNode(state.players[stop.seat]!.pawn!, goal)) return state;
    const view = circuitry.view(state, stop.seat);
    const ground = groundOf(view, circuitry.legalMoves(state, stop.seat));
    const next = walkOn(view, ground, nodeKey(goal));
    expect(next, `to ${nodeKey(goal)}`).not.toBeNull();
    sendTo(trial, stop.seat, next!);
  }
}

test('the nodes marked as within reach can be walked to with the cards in hand', () => {
  let [walked, asked] = [0, 0];
  for (const stop of stops()) {
    const { reach } = groundOf(stop.view, stop.moves);
    if (stop.view.players[stop.seat]!.inhibited !== null) continue;
    for (const { node: goal, steps } of [...reach.values()].filter((_, i) => i % 4 === 0)) {
      if (steps === 1) continue;
      const after = walkTo(stop, goal);
      if (after.stack.at(-1)?.name === 'responding') asked++;
      else expect(after.players[stop.seat]!.pawn).toEqual(goal);
      walked++;
    }
  }
  expect(walked - asked).toBeGreaterThan(100);
});

test('the way of every ordinary step is drawn from node to node', () => {
  for (const { view, moves, seat } of stops()) {
    const ways = waysOf(view.board, view.options.gapRule);
    const from = view.players[seat]!.pawn;
    for (const move of moves) {
      if (move.type !== 'step' || move.exit !== null) continue;
      const route = routeAlong(ways, from!, [move.to]);
      expect(route.flat().length, nodeKey(move.to)).toBeGreaterThan(1);
    }
  }
});

test('what is shown before a play is what the board is after it', () => {
  const shown = new Set<string>();
  for (const stop of stops()) {
    for (const one of playsOf(stop.view, stop.moves).filter((_, i) => i % 40 === 0)) {
      if (!['lay', 'rotate', 'flip', 'slide', 'swap'].includes(one.kind)) continue;
      const after = stateAfter(stop, one.send);
      expect(sorted(boardAfter(stop.view.board, one))).toEqual(sorted(after.board));
      const change = changesBy(stop.view, one).find(({ seat }) => seat === stop.seat);
      const view = circuitry.view(after, stop.seat);
      const me = view.players[stop.seat]!;
      if (change) expect(stepsToGoal(view, view.board, me, me.pawn)).toBe(change.after);
      shown.add(one.kind);
    }
  }
  expect(shown.size).toBe(5);
});

const sorted = (board: State['board']) => [...board].sort((a, b) => a.card - b.card);

test('whoever is loaded looks for the master node, whoever is not for the own charge point', () => {
  for (const { view } of stops()) {
    for (const player of view.players) {
      const goal = goalOf(view, view.board, player);
      if (!goal) continue;
      const isLoaded = goal.card === 1;
      expect(isLoaded).toBe(goal.face === 'B' && player.carried > 0);
      expect(view.board.some(({ card, face }) => card === goal.card && face === goal.face)).toBe(true);
    }
  }
});

const node = (site: NodeRef['site']): NodeRef => ({ card: 1, face: 'F', site });

test('the way of a pawn that walked twice is one way, and a jump has none to walk', () => {
  const board = [{ card: 1, face: 'F' as const, rot: 0 as const, x: 0, y: 0 }];
  const step = (from: NodeRef, to: NodeRef): Event => ({
    type: 'stepped',
    seat: 0,
    pawn: 0,
    from,
    to,
    pay: 'K',
    exit: null,
  });
  const trails = trailsOf([step(node('a1'), node('a3')), step(node('a3'), node('c3'))], board, board, 'ring');
  expect(trails.get(0)!.jumps).toBe(false);
  expect(trails.get(0)!.route.flat()).toEqual([
    { x: 4, y: 4 },
    { x: 4, y: 12 },
    { x: 4, y: 12 },
    { x: 10, y: 12 },
  ]);
  expect(sameNode(node('a1'), node('a3'))).toBe(false);
  const jump: Event = { type: 'jumped', seat: 0, pawn: 1, from: node('a1'), to: node('c5'), pays: ['K'] };
  expect(trailsOf([jump], board, board, 'ring').get(1)!.jumps).toBe(true);
});

test('news are what others did since the last own turn; what was done to the viewer comes before the rest', () => {
  const rotated = (seat: number, card: number): Event => ({ type: 'rotated', seat, card, rot: 180 });
  const inhibited: Event = { type: 'inhibited', seat: 1, target: 0, outOfTurn: false, answer: false };
  const history: Event[] = [
    rotated(1, 8),
    { type: 'turnEnded', seat: 0 },
    inhibited,
    rotated(1, 9),
    rotated(2, 10),
    rotated(2, 11),
  ];
  const told = (most: number) => newsFor(history, { players: [] }, 0, most).map(({ event }) => event);
  expect(told(2)).toEqual([inhibited, rotated(2, 11)]);
  expect(told(9)).toHaveLength(4);
  expect(newsFor([rotated(0, 8)], { players: [] }, 0, 3)).toEqual([]);
});

test('a card that others move is done to whoever stands on it, and to whose charge point it holds', () => {
  const players = [{ colour: 'R', pawn: { card: 9, face: 'F', site: 'b1' } }] as unknown as View['players'];
  const history: Event[] = [
    { type: 'swapped', seat: 1, cards: [3, 7] },
    { type: 'rotated', seat: 1, card: 9, rot: 180 },
    { type: 'rotated', seat: 1, card: 10, rot: 180 },
  ];
  expect(newsFor(history, { players }, 0, 3).map(({ hits }) => hits)).toEqual([true, true, false]);
});

test('what a change of the board connects and cuts: a card slid away takes its links with it', () => {
  const before = board('1F0@(0,0) XF0@(1,0) YF0@(0,1)');
  const after = before.map(laid => (laid.x === 1 ? { ...laid, y: 1 } : laid));
  const { opened, cut } = rewiringOf(before, after, 'ring');
  const cards = (links: typeof cut): string[] => [...new Set(links.map(([one, other]) => `${one.card} ${other.card}`))];
  const moved = before.find(({ x }) => x === 1)!.card;
  const below = before.find(({ y }) => y === 1)!.card;
  expect(cards(cut)).toEqual([`1 ${moved}`]);
  expect(cards(opened)).toEqual([[moved, below].sort((a, b) => a - b).join(' ')]);
  expect(rewiringOf(before, before, 'ring')).toEqual({ opened: [], cut: [] });
  // Every new way is drawn, and no crossed end lies on the card that is somewhere else now.
  const drawn = drawnRewiring({ opened, cut }, before, after, 'ring');
  expect(drawn.opened.length).toBeGreaterThanOrEqual(opened.length);
  for (const end of drawn.ends) expect(end.every(({ x }) => x <= 14)).toBe(true);
});

test('the card that is asked about is certain before its place is chosen', () => {
  const t = scene({ players: [{ at: 'O@1F.a1', circuits: [8, 9] }, { at: 'L@1F.c1' }] });
  const laying = () => resolve(playsOf(t.view(0), t.moves(0)), { ...NOTHING, kind: 'lay' }, []);
  expect(cardIn(laying())).toBeUndefined();
  t.play(0, { type: 'layCard', card: 9 });
  expect(cardIn(laying())).toBe(9);
});

test('the last black card is named before it pays for anything but a delivery', () => {
  const t = scene({ players: [{ at: 'O@1F.a1', minis: 'K G G' }, { at: 'L@1F.c1' }] });
  const view = t.view(0);
  const paying = (pay: MoveColour) => ({ open: null, plays: [], play: { kind: 'step', pay } as Play, choices: {} });
  const warns = (pay: MoveColour, minis: readonly Mini[]): boolean =>
    paysLastBlack({ view, me: { ...view.players[0]!, minis: [...minis] }, walk: null, resolved: paying(pay) });
  expect(warns('K', ['K', 'G'])).toBe(true);
  expect(warns('K', ['K', 'K'])).toBe(false);
  expect(warns('G', ['K', 'G'])).toBe(false);
  const me = view.players[0]!;
  const walk = (steps: number) => ({ node: me.pawn!, steps, path: [] });
  const far = (steps: number) => paysLastBlack({ view, me, walk: walk(steps), resolved: paying('G') });
  expect([far(2), far(3)]).toEqual([false, true]);
});

test('the small map lies in the corner where nothing is pressed, or nowhere', () => {
  const map = { width: 100, height: 60 };
  expect(cornerFor(map, 360, [])).toBe('right');
  expect(cornerFor(map, 360, [{ x: 180, y: 30 }])).toBe('right');
  expect(cornerFor(map, 360, [{ x: 270, y: 30 }])).toBe('left');
  expect(cornerFor(map, 360, [{ x: 270, y: 120 }])).toBe('right');
  const both = [
    { x: 300, y: 50 },
    { x: 40, y: 10 },
  ];
  expect(cornerFor(map, 360, both)).toBeNull();
});
