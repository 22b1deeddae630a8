/** Windfall's rules, in the order of the README: set-up, turns, the market, the grass, magpies, the end. */

import {
  answeredTogether,
  become,
  type Game,
  owingTogether,
  playByQuestions,
  pop,
  push,
  type Seat,
  type Step,
  shape,
} from '@roundhouse/kernel';
import {
  areOfOneKind,
  areOfOneRipeness,
  byKind,
  FRUITS,
  type Fruit,
  goUpOneByOne,
  kindOf,
  OVERRIPE,
  ripenessOf,
} from './content/fruits.ts';
import {
  EVENT,
  type Event,
  FRAME,
  type Frame,
  HAND,
  MOST_SEATS,
  MOVE,
  type Move,
  type Offer,
  OPTION,
  OPTIONS,
  type Options,
  PRESETS,
  STATE,
  type State,
  type View,
} from './shapes.ts';
import { determinize, view } from './view.ts';

type Context = Step<Event>;

// ---- Set-up

/** WINDFALL-2 to WINDFALL-6. */
function setup(options: Options, seats: number, step: Context): State {
  const tree = [...FRUITS];
  const hands = Array.from({ length: seats }, () =>
    Array.from({ length: HAND }, () => step.chance.draw(tree)).sort(byKind),
  );
  const row = Array.from({ length: options.row }, () => step.chance.draw(tree));
  const next = step.chance.int(seats);
  step.emit?.({ type: 'began', seat: next, row });
  for (const [seat, hand] of hands.entries()) step.emitSecret?.(seat, { type: 'dealt', seat, hand });
  const players = hands.map(hand => ({ points: 0, pressed: 0, magpies: options.magpies, hand }));
  const state: State = { options, row, tree, gone: [], next, players, stack: [{ name: 'turn' }] };
  play.settle(state, step);
  return state;
}

// ---- Moving fruits about

const takeOut = (fruits: Fruit[], fruit: Fruit): void => void fruits.splice(fruits.indexOf(fruit), 1);

function discard(state: State, ...fruits: readonly Fruit[]): void {
  state.gone = [...state.gone, ...fruits].sort(byKind);
}

/**
 * WINDFALL-14 WINDFALL-18: what was picked, only the one who picked it sees. All at once: the order in which they came
 * is in no view, so nobody may hear it either.
 */
function pick({ tree, players }: State, seat: Seat, wanted: number, step: Context): void {
  const count = Math.min(wanted, tree.length);
  if (count === 0) return;
  const fruits = Array.from({ length: count }, () => step.chance.draw(tree)).sort(byKind);
  for (const fruit of fruits) keep(players[seat]!.hand, fruit);
  step.emitSecret?.(seat, { type: 'picked', seat, count, fruits }, { type: 'picked', seat, count, fruits: null });
}

function keep(hand: Fruit[], fruit: Fruit): void {
  hand.push(fruit);
  hand.sort(byKind);
}

// ---- A turn

function trade(state: State, seat: Seat, take: Fruit, give: Fruit, step: Context): void {
  const { hand } = state.players[seat]!;
  takeOut(state.row, take);
  takeOut(hand, give);
  keep(hand, take);
  state.row.push(give);
  step.emit?.({ type: 'traded', seat, take, give });
  become(state, { name: 'fall' });
}

/** WINDFALL-11 WINDFALL-12 WINDFALL-13 WINDFALL-16. */
function press(state: State, seat: Seat, fruits: readonly Fruit[], step: Context): void {
  const player = state.players[seat]!;
  for (const fruit of fruits) takeOut(player.hand, fruit);
  discard(state, ...fruits);
  const points = worthOf(fruits);
  player.points += points;
  player.pressed++;
  step.emit?.({ type: 'pressed', seat, fruits: [...fruits], points });
  become(state, { name: 'fall' });
  push(state, { name: 'market', seat });
  if (areOfOneRipeness(fruits) && state.row.length > 0) push(state, { name: 'taking', seat });
}

/** WINDFALL-12. */
function worthOf(fruits: readonly Fruit[]): number {
  if (areOfOneRipeness(fruits)) return 6;
  return goUpOneByOne(fruits) ? 5 : 3;
}

// ---- The market

/** WINDFALL-14 WINDFALL-16: the hand is refilled; then all who hold fruit are asked. */
function openMarket(state: State, step: Context, { seat }: { seat: Seat }): void {
  const { players } = state;
  pick(state, seat, HAND - players[seat]!.hand.length, step);
  const asked = players.map(({ hand }) => hand.length > 0);
  if (asked.includes(true)) become(state, { name: 'offering', seat, asked, committed: players.map(() => null) });
  else pop(state);
}

const onMarket = (fruit: Fruit): number => (ripenessOf(fruit) === OVERRIPE ? 0 : ripenessOf(fruit));

/** WINDFALL-17: who brought the ripest fruit that is alone; null if none is. */
export function sellerAmong(fruits: readonly (Fruit | null)[]): Seat | null {
  const counts = fruits.map(fruit => (fruit === null ? null : onMarket(fruit)));
  const alone = counts.filter((count): count is number => counts.filter(one => one === count).length === 1);
  return alone.length === 0 ? null : counts.indexOf(Math.max(...alone));
}

/** WINDFALL-17 WINDFALL-18. */
function reveal(state: State, offers: readonly (Offer | null)[], step: Context): void {
  const { players } = state;
  const { seat: first } = state.stack.at(-1) as Extract<Frame, { name: 'offering' }>;
  const fruits = offers.map(offer => offer?.fruit ?? null);
  step.emit?.({ type: 'offered', fruits });
  const seat = sellerAmong(fruits);
  if (seat !== null) players[seat]!.points += 2;
  step.emit?.({ type: 'sold', seat });
  for (const [one, fruit] of fruits.entries()) if (fruit !== null) takeOut(players[one]!.hand, fruit);
  discard(state, ...fruits.filter(fruit => fruit !== null));
  for (const one of inTurn(state, first)) if (fruits[one] !== null) pick(state, one, 1, step);
  pop(state);
}

const inTurn = ({ players }: State, first: Seat): Seat[] => players.map((_, place) => (first + place) % players.length);

// ---- The grass

/** WINDFALL-19 WINDFALL-20 WINDFALL-25. */
function fall(state: State, step: Context): void {
  const { row, tree, options } = state;
  if (tree.length === 0) {
    end(state, step);
    return;
  }
  const fruits: Fruit[] = [];
  while (row.length + fruits.length <= options.row && tree.length > 0) fruits.push(step.chance.draw(tree));
  row.push(...fruits);
  step.emit?.({ type: 'fell', fruits });
  if (row.length > options.row) rotOldest(state, step);
  state.next = (state.next + 1) % state.players.length;
  if (isStormy(state)) become(state, { name: 'storm' });
  else pop(state);
}

function rotOldest(state: State, step: Context): void {
  const fruit = state.row.shift()!;
  discard(state, fruit);
  step.emit?.({ type: 'rotted', fruit });
}

const isStormy = ({ row, options }: State): boolean => row.length === options.row && areOfOneKind(row);

/** WINDFALL-21. */
function storm(state: State, step: Context): void {
  const { options, tree, players } = state;
  discard(state, ...state.row);
  state.row = [];
  while (state.row.length < options.row && tree.length > 0) state.row.push(step.chance.draw(tree));
  for (const player of players) player.magpies = Math.min(player.magpies + 1, options.magpies);
  step.emit?.({ type: 'stormed', row: [...state.row] });
  pop(state);
  if (isStormy(state)) push(state, { name: 'storm' });
}

// ---- Magpies

/** WINDFALL-22 WINDFALL-23. */
function sendMagpie(state: State, seat: Seat, fruit: Fruit, step: Context): void {
  const face = step.chance.dice(1, 6)[0]!;
  const isDropped = face === 1;
  state.players[seat]!.magpies--;
  if (!isDropped) {
    takeOut(state.row, fruit);
    discard(state, fruit);
  }
  step.emit?.({ type: 'magpieFlew', seat, fruit, face, isDropped });
}

// ---- The end

const sumOf = (fruits: readonly Fruit[]): number => fruits.reduce((sum, fruit) => sum + ripenessOf(fruit), 0);

/** WINDFALL-25. */
function end(state: State, step: Context): void {
  const { players } = state;
  const sums = players.map(({ hand }) => sumOf(hand));
  const most = Math.max(...sums);
  const best = sums.indexOf(most) === sums.lastIndexOf(most) ? sums.indexOf(most) : null;
  if (best !== null) players[best]!.points += 2;
  step.emit?.({ type: 'handsShown', hands: players.map(({ hand }) => hand), best });
  state.stack = [];
  step.emit?.({ type: 'over', points: players.map(({ points }) => points), winners: winnersOf(state) });
}

/** WINDFALL-26. */
export function winnersOf({ players }: Pick<State, 'players'>): Seat[] {
  // Nobody presses a hundred times.
  const ranks = players.map(({ points, pressed }) => points * 100 + pressed);
  const best = Math.max(...ranks);
  return [...players.keys()].filter(seat => ranks[seat] === best);
}

function payoffs(state: State): number[] | null {
  if (state.stack.length > 0) return null;
  const winners = winnersOf(state);
  return state.players.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

// ---- Questions

const holds = ({ players }: State, seat: Seat, fruit: Fruit): boolean => players[seat]!.hand.includes(fruit);

/** Every three of a hand, in its order. */
function triosOf(hand: readonly Fruit[]): Fruit[][] {
  return hand.flatMap((a, i) =>
    hand.slice(i + 1).flatMap((b, j) => hand.slice(i + j + 2).map((c): Fruit[] => [a, b, c])),
  );
}

const nobodyThere = ({ players }: State, { seat }: { seat: Seat }): string | null =>
  seat < players.length ? null : 'nobody sits there';

const play = playByQuestions<Frame, State, Move, Event>(
  {
    turn: { run: state => push(state, { name: 'acting', seat: state.next }) },
    acting: {
      rule: 'WINDFALL-7',
      asks: (_, { seat }) => [seat],
      outOfTurn: ['sendMagpie'],
      answers: {
        trade: {
          offers: ({ row, players }, seat) =>
            row.flatMap(take =>
              players[seat]!.hand.map((give): Move & { type: 'trade' } => ({ type: 'trade', take, give })),
            ),
          forbids: [
            {
              rule: 'WINDFALL-9',
              key: 'notInRow',
              if: ({ row }, _, { take }) => !row.includes(take),
              values: (_, __, { take }) => ({ fruit: take }),
            },
            {
              rule: 'WINDFALL-9',
              key: 'notHeld',
              if: (state, seat, { give }) => !holds(state, seat, give),
              values: (_, __, { give }) => ({ fruit: give }),
            },
            {
              rule: 'WINDFALL-10',
              key: 'worthLess',
              if: (_, __, { take, give }) => kindOf(take) !== kindOf(give) && ripenessOf(give) < ripenessOf(take),
              values: (_, __, { take, give }) => ({ give, take }),
            },
          ],
          does: (state, seat, { take, give }, step) => trade(state, seat, take, give, step),
        },
        press: {
          offers: ({ players }, seat) => triosOf(players[seat]!.hand).map(fruits => ({ type: 'press', fruits })),
          forbids: [
            {
              rule: 'WINDFALL-11',
              key: 'notHeld',
              if: (state, seat, { fruits }) => fruits.some(fruit => !holds(state, seat, fruit)),
              values: (state, seat, { fruits }) => ({ fruit: fruits.find(fruit => !holds(state, seat, fruit))! }),
            },
            {
              rule: 'WINDFALL-11',
              key: 'noSet',
              if: (_, __, { fruits }) => !areOfOneKind(fruits) && !areOfOneRipeness(fruits),
            },
          ],
          does: (state, seat, { fruits }, step) => press(state, seat, fruits, step),
        },
        wait: {
          offers: () => [{ type: 'wait' }],
          does(state, seat, _, step) {
            step.emit?.({ type: 'waited', seat });
            become(state, { name: 'fall' });
          },
        },
        sendMagpie: {
          offers: ({ row }) => row.map(fruit => ({ type: 'sendMagpie', fruit })),
          forbids: [
            { rule: 'WINDFALL-22', key: 'ownTurn', if: (_, seat, __, frame) => frame.seat === seat },
            { rule: 'WINDFALL-22', key: 'noMagpie', if: ({ players }, seat) => players[seat]!.magpies === 0 },
            {
              rule: 'WINDFALL-22',
              key: 'notInRow',
              if: ({ row }, _, { fruit }) => !row.includes(fruit),
              values: (_, __, { fruit }) => ({ fruit }),
            },
            { rule: 'WINDFALL-24', key: 'lastFruit', if: ({ row }) => row.length === 1 },
          ],
          does: (state, seat, { fruit }, step) => sendMagpie(state, seat, fruit, step),
        },
      },
      stands: nobodyThere,
    },
    taking: {
      rule: 'WINDFALL-13',
      asks: (_, { seat }) => [seat],
      answers: {
        take: {
          offers: ({ row }) => [...row, null].map(fruit => ({ type: 'take', fruit })),
          otherwise: { rule: 'WINDFALL-13', key: 'notInRow', values: (_, __, { fruit }) => ({ fruit }) },
          does(state, seat, { fruit }, step) {
            if (fruit !== null) {
              takeOut(state.row, fruit);
              keep(state.players[seat]!.hand, fruit);
            }
            step.emit?.({ type: 'took', seat, fruit });
            pop(state);
          },
        },
      },
      stands: nobodyThere,
    },
    market: { run: openMarket },
    offering: {
      rule: 'WINDFALL-16',
      asks: (_, frame) => owingTogether(frame),
      answers: {
        offer: {
          offers: (state, seat) => offersOf(state, seat),
          otherwise: { rule: 'WINDFALL-16', key: 'notHeld', values: (_, __, { fruit }) => ({ fruit }) },
          does: answeredTogether(reveal, seat => ({ type: 'chose', seat })),
        },
      },
      stands: (state, frame) =>
        nobodyThere(state, frame) ??
        (frame.asked.some((asked, seat) => asked !== (state.players[seat]?.hand ?? []).length > 0)
          ? 'all who hold fruit are asked'
          : null),
    },
    fall: { run: fall },
    storm: { run: storm },
  },
  { moves: MOVE, frames: FRAME },
);

const offersOf = ({ players }: State, seat: Seat): Offer[] =>
  players[seat]!.hand.map(fruit => ({ type: 'offer', fruit }));

// ---- States from outside

const STACKS = ['', 'turn acting', 'turn fall market taking', 'turn fall offering'];

function checkState(given: unknown): string | null {
  const misshapen = shape.problemIn(STATE, given, 'state');
  if (misshapen !== null) return misshapen;
  // Its shape was checked.
  const state = given as State;
  const { options, row, tree, gone, next, players, stack } = state;
  const all = [...row, ...tree, ...gone, ...players.flatMap(({ hand }) => hand)];
  const odd = FRUITS.find(fruit => all.filter(one => one === fruit).length !== 1);
  if (odd !== undefined) return `there is one ${odd}`;
  if (row.length > options.row) return 'the row is longer than agreed';
  if (next >= players.length) return 'nobody sits there';
  if (players.some(({ magpies }) => magpies > options.magpies)) return 'there are more magpies than agreed';
  if ([gone, ...players.map(({ hand }) => hand)].some(fruits => !isSorted(fruits))) {
    return 'hands and what is gone must be in order';
  }
  if (!STACKS.includes(stack.map(({ name }) => name).join(' '))) return 'no such stack of questions';
  const top = stack.at(-1);
  if (top && 'seat' in top && top.seat !== next) return 'somebody else is asked than whose turn it is';
  return play.problemWithStack(state, players.length);
}

const isSorted = (fruits: readonly Fruit[]): boolean =>
  fruits.every((fruit, place) => place === 0 || byKind(fruits[place - 1]!, fruit) < 0);

export const windfall: Game<Options, State, Move, View, Event> = {
  id: 'windfall',
  name: 'Windfall',
  version: 1,
  seats: { min: 2, max: MOST_SEATS },
  options: OPTIONS,
  presets: PRESETS,
  setup,
  toAct: play.toAct,
  legalMoves: play.legalMoves,
  apply: play.apply,
  randomMove: play.randomMove,
  why: play.why,
  questions: play.table,
  payoffs,
  view: (state, viewer) => view(state, viewer, winnersOf),
  determinize,
  checkState,
  seatsOf: ({ players }) => players.length,
  shapes: { state: STATE, move: MOVE, event: EVENT, options: OPTION },
};
