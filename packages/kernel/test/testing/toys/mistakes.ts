/** Mistakes planted in the clean toys, each with the law that it breaks. */

import type { Seat, Step } from '../../../src/index.ts';
import type { Law } from '../../../testing/index.ts';
import { type Event, harbour, type Move, type State } from './harbour.ts';

type Harbour = typeof harbour;
type Listener = Step<Event>;

/** Harbour with something changed; without the fast way to its moves, which would betray a change of the slow one. */
export function spoil(changes: Partial<Harbour>): Harbour {
  const { randomMove: _, ...rest } = harbour;
  return { ...rest, ...changes };
}

/** Harbour in which something more happens after each move. */
export const afterwards = (
  also: (state: State, seat: Seat, move: Move, step: Listener, asked: string) => void,
): Harbour =>
  spoil({
    apply(state, seat, move, step) {
      const asked = state.stack.at(-1)!.name;
      harbour.apply(state, seat, move, step);
      also(state, seat, move, step, asked);
    },
  });

export const neighbour = (state: State, seat: Seat) => state.players[(seat + 1) % state.players.length]!;

interface Mistake {
  readonly name: string;
  readonly game: Harbour;
  readonly breaks: Law;
}

/** The eight of the house style, but for the leaked goal, which is among the leaks below. */
export const MISTAKES_OF_STYLE: readonly Mistake[] = [
  {
    name: 'redeal forgets the discards',
    game: spoil({
      determinize: (view, seat, chance) => ({ ...harbour.determinize(view, seat, chance), discards: [] }),
    }),
    breaks: 'redeal',
  },
  {
    name: 'legality peeks into another hand',
    game: spoil({
      legalMoves: (state, seat) =>
        harbour.legalMoves(state, seat).filter(move => move.type !== 'peek' || neighbour(state, seat).hand[0]! > 'c'),
    }),
    breaks: 'redeal',
  },
  {
    name: 'Math.random picks a card',
    game: afterwards(({ pool }) => void pool.push(...pool.splice(Math.floor(Math.random() * pool.length), 1))),
    breaks: 'determinism',
  },
  {
    name: 'a Set in the state',
    game: afterwards(state => void Object.assign(state, { moved: new Set([1]) })),
    breaks: 'plain',
  },
  {
    name: 'the last to bid begins',
    game: afterwards((state, seat, { type }, _step, asked) => {
      const frame = state.stack.at(-1);
      if (type === 'bid' && asked === 'bidding' && frame?.name === 'turn') frame.seat = seat;
    }),
    breaks: 'order',
  },
  { name: 'a card is lost', game: afterwards(state => void state.discards.shift()), breaks: 'invariant' },
  {
    name: 'no move with an empty hand',
    game: spoil({
      legalMoves: (state, seat) => (state.players[seat]!.hand.length > 0 ? harbour.legalMoves(state, seat) : []),
    }),
    breaks: 'moves',
  },
];

let remembered = 0;

/** One for each other law. */
export const OTHER_MISTAKES: readonly Mistake[] = [
  {
    name: 'the clock decides',
    game: spoil({ payoffs: state => (Date.now() > 0 ? harbour.payoffs(state) : null) }),
    breaks: 'determinism',
  },
  {
    name: 'the rules remember outside the state',
    game: afterwards(({ options }) => {
      options.market = ++remembered;
    }),
    breaks: 'determinism',
  },
  {
    name: 'a move nobody answers',
    game: spoil({
      apply(state, seat, move, step) {
        if (move.type === 'peek') throw new Error('not written yet');
        harbour.apply(state, seat, move, step);
      },
    }),
    breaks: 'answers',
  },
  {
    name: 'looking sorts the market',
    game: spoil({
      view(state, viewer) {
        state.market.sort();
        return harbour.view(state, viewer);
      },
    }),
    breaks: 'pure',
  },
  {
    name: 'an undefined in the state',
    game: afterwards(state => void Object.assign(state, { winner: undefined })),
    breaks: 'plain',
  },
  {
    name: 'an undefined in a move',
    game: spoil({
      legalMoves: (state, seat) => harbour.legalMoves(state, seat).map(move => ({ ...move, note: undefined })),
    }),
    breaks: 'plain',
  },
  {
    name: 'an undefined in an event',
    game: afterwards((_state, seat, _move, step) => step.emit?.({ type: 'cardDrawn', seat, card: undefined! })),
    breaks: 'plain',
  },
  {
    name: 'a seat that nobody has is asked',
    game: spoil({
      toAct: state => (state.stack[0]?.name === 'watching' ? [state.players.length] : harbour.toAct(state)),
    }),
    breaks: 'owed',
  },
  {
    name: 'not over, yet nobody is asked',
    game: spoil({ toAct: state => (state.stack[0]?.name === 'watching' ? [] : harbour.toAct(state)) }),
    breaks: 'owed',
  },
  {
    name: 'over, yet somebody is asked',
    game: spoil({ toAct: state => (state.stack.length > 0 ? harbour.toAct(state) : [0]) }),
    breaks: 'owed',
  },
  {
    name: 'open cards go back before the pool runs out',
    game: afterwards(({ pool, discards, players }) => {
      if (pool.length < 3) pool.push(...discards.splice(0), ...players.flatMap(({ laid }) => laid.splice(0)));
    }),
    breaks: 'ends',
  },
  {
    name: 'both win',
    game: spoil({ payoffs: state => harbour.payoffs(state)?.map(share => share * 2) ?? null }),
    breaks: 'payoffs',
  },
  {
    name: 'everybody may be watchman',
    game: spoil({
      legalMoves: (state, seat) =>
        harbour.legalMoves(state, state.stack[0]?.name === 'watching' ? state.watchman : seat),
    }),
    breaks: 'moves',
  },
  {
    name: 'equal market cards are offered twice',
    game: spoil({
      legalMoves: (state, seat) =>
        harbour.legalMoves(state, seat).map(move => (move.type === 'take' ? { ...move, slot: 0 } : move)),
    }),
    breaks: 'listed',
  },
  {
    name: 'the fast way forgets the hand',
    game: { ...harbour, randomMove: (state, seat, chance) => harbour.legalMoves(state, seat)[chance.int(1)]! },
    breaks: 'randomMove',
  },
  {
    name: 'the fast way goes through the list backwards',
    game: {
      ...harbour,
      randomMove(state, seat, chance) {
        const moves = harbour.legalMoves(state, seat);
        return moves.toReversed()[chance.int(moves.length)]!;
      },
    },
    breaks: 'randomMove',
  },
  {
    name: 'the fast way throws a die',
    game: { ...harbour, randomMove: (state, seat, chance) => harbour.legalMoves(state, seat)[chance.dice(1, 6)[0]!]! },
    breaks: 'randomMove',
  },
  {
    name: 'the fast way asks chance twice',
    game: {
      ...harbour,
      randomMove(state, seat, chance) {
        const moves = harbour.legalMoves(state, seat);
        return moves[chance.int(moves.length) && chance.int(moves.length)]!;
      },
    },
    breaks: 'randomMove',
  },
  {
    name: 'the fast way of a playout never begins',
    game: { ...harbour, playRandom: () => 0 },
    breaks: 'randomMove',
  },
  {
    name: 'the fast way of a playout counts moves that nobody made',
    game: { ...harbour, playRandom: () => 1000 },
    breaks: 'randomMove',
  },
  {
    name: 'the fast way of a playout never ends',
    game: { ...harbour, playRandom: () => 1 },
    breaks: 'randomMove',
  },
  {
    name: 'the fast way of a playout always makes the first move',
    game: {
      ...harbour,
      playRandom(state, step) {
        const seat = harbour.toAct(state)[0];
        if (seat === undefined) return 0;
        harbour.apply(state, seat, harbour.legalMoves(state, seat)[0]!, step);
        return 1;
      },
    },
    breaks: 'randomMove',
  },
  {
    name: 'out of time means a draw in the auction too',
    game: spoil({ defaultMove: () => ({ type: 'draw' }) }),
    breaks: 'defaultMove',
  },
  {
    name: 'a view with nothing in a field',
    game: spoil({ view: (state, viewer) => Object.assign(harbour.view(state, viewer), { note: undefined }) }),
    breaks: 'plain',
  },
  {
    name: 'an event with nothing in a field',
    game: afterwards((_state, seat, { type }, step) => {
      if (type === 'draw') step.emit?.({ type: 'ended', seat, card: undefined } as never);
    }),
    breaks: 'plain',
  },
  {
    name: 'every other list is the other way round',
    game: spoil({
      legalMoves(state, seat) {
        const moves = harbour.legalMoves(state, seat);
        return remembered++ % 2 === 0 ? moves : [...moves].reverse();
      },
    }),
    breaks: 'listed',
  },
  {
    name: 'the rules throw something that is no error',
    game: afterwards((_state, _seat, { type }) => {
      if (type === 'draw') throw 'no card';
    }),
    breaks: 'answers',
  },
  { name: 'the watchman is not told that he is asked', game: spoil({ waitingFor: () => [] }), breaks: 'waiting' },
  { name: 'a refusal without a reason', game: spoil({ why: () => ({ rule: 'H1', key: '' }) }), breaks: 'why' },
  {
    name: 'a reachable state is not accepted',
    game: spoil({
      checkState: state =>
        harbour.checkState(state) ?? ((state as State).hasSeized ? 'the watchman cannot have seized a card' : null),
    }),
    breaks: 'checkState',
  },
  {
    name: 'a wrong state is refused without a reason',
    game: spoil({ checkState: state => (harbour.checkState(state) === null ? null : '') }),
    breaks: 'checkState',
  },
  {
    name: 'two names for one list',
    game: afterwards((state, _seat, _move, _step, asked) => {
      if (asked === 'bidding' && state.stack[0]?.name === 'turn') state.players[0]!.laid = state.players[1]!.laid;
    }),
    breaks: 'copies',
  },
  {
    name: 'a redealt state shares the market of the view',
    game: spoil({
      determinize: (view, seat, chance) => ({ ...harbour.determinize(view, seat, chance), market: view.market }),
    }),
    breaks: 'redeal',
  },
  {
    name: 'a bid can be taken back after all are shown',
    game: spoil({ apply: (state, seat, move, step) => harbour.apply(state, seat, move, { ...step, seal() {} }) }),
    breaks: 'takeBack',
  },
  {
    // Two throws of the same dice agree; of all the ways they can fall, some do not.
    name: 'every other amber-1 is followed by a toss, counted outside the state',
    game: afterwards((state, seat, { type }, step) => {
      const isRare = type === 'draw' && state.players[seat]!.hand.at(-1) === 'amber-1';
      if (isRare && remembered++ % 2 === 0) step.chance.int(2);
    }),
    breaks: 'chance',
  },
  {
    name: 'who is watchman goes round from game to game, remembered outside the state',
    game: spoil({
      setup: (options, seats, step) => ({ ...harbour.setup(options, seats, step), watchman: remembered++ % seats }),
    }),
    breaks: 'replay',
  },
  {
    name: 'one more toss at each game, remembered outside the state',
    game: spoil({
      setup(options, seats, step) {
        for (let tosses = 0; tosses < remembered; tosses++) step.chance.int(2);
        remembered++;
        return harbour.setup(options, seats, step);
      },
    }),
    breaks: 'replay',
  },
];
