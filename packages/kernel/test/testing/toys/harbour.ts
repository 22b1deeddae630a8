/**
 * Harbour, a toy with every kind of secret: hidden hands and goals, a bid made by all at once, a peek, and a watchman
 * whom only he himself knows. Ships' cards are bought from a market or laid from the hand.
 */

import {
  type Answers,
  become,
  type Chance,
  copyPlain,
  type Flow,
  type Game,
  playByQuestions,
  pop,
  type Seat,
  type Shaped,
  type Step,
  shape,
  type Viewer,
} from '../../../src/index.ts';

const GOODS = ['amber', 'cloth', 'spice'] as const;
const CARDS = GOODS.flatMap(good => [1, 2, 3, 4, 5].map(worth => `${good}-${worth}`));
const GOALS = GOODS.map(good => `seek-${good}`);
const HAND = 2;

export interface Options {
  market: number;
  peeking: boolean;
}

export interface Player {
  hand: string[];
  goal: string;
  /** Cards before him, open. */
  laid: string[];
  hasHailed: boolean;
  hasPeeked: boolean;
  /** A card he has seen in another hand, while it is there. */
  seen: { from: Seat; card: string } | null;
}

export type Frame =
  | { name: 'bidding'; bids: (string | null)[] }
  | { name: 'turn'; seat: Seat }
  | { name: 'watching'; seat: Seat; card: string };

export interface State extends Flow<Frame> {
  options: Options;
  pool: string[];
  market: string[];
  discards: string[];
  players: Player[];
  watchman: Seat;
  /** The watchman has seized a card and does not act again. */
  hasSeized: boolean;
  quitter: Seat | null;
}

const MOVES = shape.tagged('type', {
  bid: { card: shape.text(20) },
  lay: { card: shape.text(20) },
  take: { slot: shape.whole(0, 3) },
  peek: { at: shape.whole(0, 2) },
  draw: {},
  hail: {},
  seize: {},
  letPass: {},
});
export type Move = Shaped<typeof MOVES>;

export type Event =
  | { type: 'bidMade'; seat: Seat }
  | { type: 'bidsShown'; bids: string[] }
  | { type: 'cardDrawn' | 'cardTaken' | 'cardLaid'; seat: Seat; card?: string }
  | { type: 'handPeeked'; seat: Seat; at: Seat; card?: string }
  | { type: 'shipHailed' | 'quit'; seat: Seat }
  | { type: 'laySeized' | 'layPassed'; card: string };

export interface View {
  options: Options;
  viewer: Viewer;
  poolSize: number;
  market: string[];
  discards: string[];
  players: (Pick<Player, 'laid' | 'hasHailed' | 'hasPeeked'> & {
    handSize: number;
    hand: string[] | null;
    goal: string | null;
  })[];
  seen: Player['seen'];
  isWatchman: boolean;
  hasSeized: boolean;
  quitter: Seat | null;
  asking: { name: 'bidding'; bidders: boolean[]; mine: string | null } | Exclude<Frame, { name: 'bidding' }> | null;
}

const worthOf = (card: string): number => Number(card.split('-')[1]);
const goodOf = (card: string): string => card.split('-')[0]!;
const top = (state: State): Frame | undefined => state.stack.at(-1);
const nextSeat = (state: State, seat: Seat): Seat => (seat + 1) % state.players.length;

function setup(options: Options, seats: number, { chance }: Step<Event>): State {
  const pool = [...CARDS];
  const goals = [...GOALS];
  const market = drawMany(pool, options.market, chance);
  const players = Array.from({ length: seats }, () => ({
    hand: drawMany(pool, HAND, chance),
    goal: chance.draw(goals),
    laid: [],
    hasHailed: false,
    hasPeeked: false,
    seen: null,
  }));
  const bids = players.map(() => null);
  const watchman = chance.int(seats);
  return {
    options,
    pool,
    market,
    discards: [],
    players,
    watchman,
    hasSeized: false,
    quitter: null,
    stack: [{ name: 'bidding', bids }],
  };
}

const drawMany = (pool: string[], count: number, chance: Chance): string[] =>
  Array.from({ length: count }, () => chance.draw(pool));

function leaveHand(state: State, seat: Seat, card: string): void {
  const { hand } = state.players[seat]!;
  hand.splice(hand.indexOf(card), 1);
  for (const player of state.players) if (player.seen?.card === card) player.seen = null;
}

function endTurn(state: State, seat: Seat): void {
  if (state.pool.length === 0) pop(state);
  else become<Frame>(state, { name: 'turn', seat: nextSeat(state, seat) });
}

type Turn = Extract<Frame, { name: 'turn' }>;

const TURN_ANSWERS: Answers<State, Turn, Move, Event> = {
  draw: {
    offers: () => [{ type: 'draw' }],
    does(state, seat, _move, step) {
      const card = step.chance.draw(state.pool);
      state.players[seat]!.hand.push(card);
      step.emitSecret?.(seat, { type: 'cardDrawn', seat, card }, { type: 'cardDrawn', seat });
      endTurn(state, seat);
    },
  },
  take: {
    offers: state => [...state.market.keys()].map(slot => ({ type: 'take', slot })),
    does(state, seat, { slot }, step) {
      const card = state.market[slot]!;
      state.market[slot] = step.chance.draw(state.pool);
      state.players[seat]!.laid.push(card);
      step.emit?.({ type: 'cardTaken', seat, card });
      endTurn(state, seat);
    },
  },
  lay: {
    offers: (state, seat) => state.players[seat]!.hand.map(card => ({ type: 'lay', card })),
    does(state, seat, { card }, step) {
      leaveHand(state, seat, card);
      step.emit?.({ type: 'cardLaid', seat, card });
      if (!state.hasSeized) return become<Frame>(state, { name: 'watching', seat, card });
      state.players[seat]!.laid.push(card);
      endTurn(state, seat);
    },
  },
  peek: {
    offers: (state, seat) =>
      [...state.players.keys()].filter(at => canPeek(state, seat, at)).map(at => ({ type: 'peek', at })),
    does(state, seat, { at }, step) {
      const { hand } = state.players[at]!;
      const card = hand[step.chance.int(hand.length)]!;
      state.players[seat]!.hasPeeked = true;
      state.players[seat]!.seen = { from: at, card };
      step.emitSecret?.(seat, { type: 'handPeeked', seat, at, card }, { type: 'handPeeked', seat, at });
      endTurn(state, seat);
    },
  },
  hail: {
    offers: (state, seat, frame) => (seat === frame.seat || state.players[seat]!.hasHailed ? [] : [{ type: 'hail' }]),
    does(state, seat, _move, step) {
      state.players[seat]!.hasHailed = true;
      step.emit?.({ type: 'shipHailed', seat });
    },
  },
};

const canPeek = (state: State, seat: Seat, at: Seat): boolean =>
  state.options.peeking && !state.players[seat]!.hasPeeked && at !== seat && state.players[at]!.hand.length > 0;

/** What the seat whose turn it is may play. */
function turnMoves(state: State, seat: Seat, frame: Turn): Move[] {
  const { draw, take, lay, peek } = TURN_ANSWERS;
  return [draw!, take!, lay!, peek!].flatMap((answer): readonly Move[] => answer.offers(state, seat, frame));
}

const questions = playByQuestions<Frame, State, Move, Event>(
  {
    bidding: {
      rule: 'H1',
      asks: (_state, { bids }) => [...bids.keys()].filter(seat => bids[seat] === null),
      answers: {
        bid: {
          offers: (state, seat) => state.players[seat]!.hand.map(card => ({ type: 'bid', card })),
          does(state, seat, { card }, step, { bids }) {
            bids[seat] = card;
            step.emit?.({ type: 'bidMade', seat });
            if (bids.includes(null)) return;
            const shown = bids as string[];
            step.seal();
            step.emit?.({ type: 'bidsShown', bids: shown });
            for (const [bidder, bid] of shown.entries()) leaveHand(state, bidder, bid);
            state.discards.push(...shown);
            const worths = shown.map(worthOf);
            become<Frame>(state, { name: 'turn', seat: worths.indexOf(Math.max(...worths)) });
          },
        },
      },
    },
    turn: {
      rule: 'H3',
      asks: (_state, { seat }) => [seat],
      outOfTurn: ['hail'],
      randomMove(state, seat, chance, frame) {
        const moves = turnMoves(state, seat, frame);
        return moves[chance.int(moves.length)]!;
      },
      answers: TURN_ANSWERS,
    },
    // Asked of the watchman even when he laid the card himself: otherwise the pause would tell who he is not.
    watching: {
      rule: 'H3',
      asks: ({ watchman }) => [watchman],
      answers: {
        letPass: {
          offers: () => [{ type: 'letPass' }],
          does(state, _watchman, _move, step, { seat, card }) {
            state.players[seat]!.laid.push(card);
            step.emit?.({ type: 'layPassed', card });
            endTurn(state, seat);
          },
        },
        seize: {
          offers: () => [{ type: 'seize' }],
          does(state, _watchman, _move, step, { seat, card }) {
            state.discards.push(card);
            state.hasSeized = true;
            step.emit?.({ type: 'laySeized', card });
            endTurn(state, seat);
          },
        },
      },
    },
  },
  { moves: MOVES },
);

function payoffs({ players, quitter, stack }: State): number[] | null {
  if (stack.length > 0) return null;
  const scores = players.map(({ laid, goal, hasHailed }, seat) => {
    if (seat === quitter) return -1;
    const worth = laid.reduce((sum, card) => sum + worthOf(card) * (goal.endsWith(goodOf(card)) ? 2 : 1), 0);
    return worth + (hasHailed ? 1 : 0);
  });
  const best = Math.max(...scores);
  const winners = scores.filter(score => score === best).length;
  return scores.map(score => (score === best ? 1 / winners : 0));
}

function view(state: State, viewer: Viewer): View {
  const frame = top(state);
  return {
    options: { ...state.options },
    viewer,
    poolSize: state.pool.length,
    market: [...state.market],
    discards: [...state.discards],
    players: state.players.map(({ hand, goal, laid, hasHailed, hasPeeked }, seat) => ({
      laid: [...laid],
      hasHailed,
      hasPeeked,
      handSize: hand.length,
      hand: seat === viewer ? [...hand] : null,
      goal: seat === viewer || !frame ? goal : null,
    })),
    seen: viewer === null ? null : copyPlain(state.players[viewer]!.seen),
    isWatchman: state.watchman === viewer,
    hasSeized: state.hasSeized,
    quitter: state.quitter,
    asking:
      frame?.name === 'bidding'
        ? {
            name: 'bidding',
            bidders: frame.bids.map(bid => bid !== null),
            mine: viewer === null ? null : frame.bids[viewer]!,
          }
        : frame
          ? { ...frame }
          : null,
  };
}

function determinize(seen: View, seat: Seat, chance: Chance): State {
  const { asking } = seen;
  const open = [
    ...seen.market,
    ...seen.discards,
    ...seen.players.flatMap(({ laid }) => laid),
    ...seen.players[seat]!.hand!,
  ];
  if (seen.seen) open.push(seen.seen.card);
  if (asking?.name === 'watching') open.push(asking.card);
  const pool = CARDS.filter(card => !open.includes(card));
  const goals = GOALS.filter(goal => seen.players.every(player => player.goal !== goal));
  const players = seen.players.map(({ handSize, hand, goal, laid, hasHailed, hasPeeked }, other) => {
    const known = seen.seen?.from === other ? [seen.seen.card] : [];
    return {
      hand: hand ? [...hand] : [...known, ...drawMany(pool, handSize - known.length, chance)],
      goal: goal ?? chance.draw(goals),
      laid: [...laid],
      hasHailed,
      hasPeeked,
      seen: other === seat ? copyPlain(seen.seen) : null,
    };
  });
  const others = [...players.keys()].filter(other => other !== seat);
  const bidOf = (bidder: Seat): string =>
    bidder === seat
      ? (asking as { mine: string }).mine
      : players[bidder]!.hand[chance.int(players[bidder]!.hand.length)]!;
  const frame: Frame | null =
    asking?.name === 'bidding'
      ? { name: 'bidding', bids: asking.bidders.map((hasBid, bidder) => (hasBid ? bidOf(bidder) : null)) }
      : asking && { ...asking };
  return {
    options: { ...seen.options },
    pool,
    market: [...seen.market],
    discards: [...seen.discards],
    players,
    watchman: seen.isWatchman ? seat : others[chance.int(others.length)]!,
    hasSeized: seen.hasSeized,
    quitter: seen.quitter,
    stack: frame ? [frame] : [],
  };
}

function why(state: State, seat: Seat, move: unknown): { rule: string; key: string } {
  const { type } = move as { type: string };
  if (questions.legalMoves(state, seat).length === 0) return { rule: 'H1', key: 'It is not for you to act.' };
  if (type === 'bid' || type === 'lay')
    return { rule: 'H2', key: 'You can only use a card of your own hand, when it is time for it.' };
  return { rule: 'H3', key: `Nobody can ${type} like that now.` };
}

/** Looks at the shape only: that every card is somewhere once is left to the invariant. */
function checkState(state: unknown): string | null {
  try {
    const { players, stack, watchman } = state as State;
    for (const { hand, laid } of players) [hand, laid].map(cards => cards.map(worthOf));
    return stack.length <= 1 && players[watchman] ? null : 'nobody can be asked';
  } catch {
    return 'not a game of Harbour';
  }
}

export const harbour: Game<Options, State, Move, View, Event> = {
  id: 'harbour',
  name: 'Harbour',
  version: 1,
  seats: { min: 2, max: 3 },
  options: {
    market: { kind: 'range', min: 2, max: 4, default: 3 },
    peeking: { kind: 'choice', values: [true, false] },
  },
  pausesAfter: ['cardLaid'],
  presets: {},
  setup,
  toAct: questions.toAct,
  legalMoves: questions.legalMoves,
  apply: questions.apply,
  randomMove: questions.randomMove,
  payoffs,
  view,
  determinize,
  why,
  checkState,
  waitingFor: (state, viewer) =>
    top(state)?.name === 'watching' && state.watchman !== viewer ? [] : questions.toAct(state),
  defaultMove: (state, seat) => questions.legalMoves(state, seat)[0]!,
  concede(state, seat, step) {
    const frame = top(state);
    if (frame?.name === 'watching') state.discards.push(frame.card);
    state.quitter = seat;
    state.stack = [];
    step.emit?.({ type: 'quit', seat });
  },
};

/** Every card is somewhere once. */
export function everyCardOnce(state: State): string | null {
  const waiting = state.stack.flatMap(frame => (frame.name === 'watching' ? [frame.card] : []));
  const found = [
    ...state.pool,
    ...state.market,
    ...state.discards,
    ...waiting,
    ...state.players.flatMap(({ hand, laid }) => [...hand, ...laid]),
  ];
  for (const card of CARDS) {
    const times = found.filter(other => other === card).length;
    if (times !== 1) return `${card} is there ${times} times`;
  }
  return null;
}

/** What a viewer must not find: the pool, the other hands but for the card it has seen, the other goals. */
export function secretsOf(state: State, viewer: Viewer): string[] {
  const hidden = [...state.pool];
  for (const [seat, { hand, goal }] of state.players.entries()) if (seat !== viewer) hidden.push(...hand, goal);
  const seen = viewer === null ? null : state.players[viewer]!.seen;
  return hidden.filter(id => id !== seen?.card);
}

/** A seat that does not have the turn may hail. */
export const outOfTurn = (state: State): boolean => top(state)?.name === 'turn';
