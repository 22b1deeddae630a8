/** A small game for one to six: hidden hands, open turns that can be undone, and a way out that leaves the others playing. */

import type { Game, Seat } from '@roundhouse/kernel';

interface Options {
  cards: number;
}

interface State {
  hands: string[][];
  played: { seat: Seat; card: string }[];
  turn: Seat;
  out: boolean[];
  score: number[];
}

interface Move {
  type: 'play';
  /** Named so that it is found in no other text. */
  card: string;
}

type Event = { type: string; [field: string]: unknown };

interface View extends Omit<State, 'hands'> {
  mine: string[];
  cards: number[];
}

const deckOf = (): string[] => Array.from({ length: 60 }, (_, i) => `card-${100 + i}`);
const worth = (card: string): number => Number(card.slice('card-'.length));

const isOver = ({ hands, out }: State): boolean =>
  hands.every((hand, seat) => out[seat] || hand.length === 0) || (out.length > 1 && out.filter(one => !one).length < 2);

const toAct = (state: State): Seat[] => (isOver(state) ? [] : [state.turn]);

function pass(state: State): void {
  if (isOver(state)) return;
  do state.turn = (state.turn + 1) % state.hands.length;
  while (state.out[state.turn] || state.hands[state.turn]!.length === 0);
}

export const hands: Game<Options, State, Move, View, Event> = {
  id: 'hands',
  name: 'Hands',
  version: 1,
  seats: { min: 1, max: 6 },
  options: { cards: { kind: 'range', min: 1, max: 9, default: 3 } },
  presets: {},
  setup({ cards }, seats, step) {
    const deck = deckOf();
    const dealt = Array.from({ length: seats }, () => Array.from({ length: cards }, () => step.chance.draw(deck)));
    for (const [seat, hand] of dealt.entries())
      step.emitSecret?.(seat, { type: 'dealt', hand }, { type: 'dealtTo', seat });
    return { hands: dealt, played: [], turn: 0, out: dealt.map(() => false), score: dealt.map(() => 0) };
  },
  toAct,
  legalMoves: (state, seat) =>
    toAct(state).includes(seat) ? state.hands[seat]!.map(card => ({ type: 'play', card })) : [],
  apply(state, seat, { card }, step) {
    state.hands[seat] = state.hands[seat]!.filter(one => one !== card);
    state.played.push({ seat, card });
    state.score[seat]! += worth(card);
    step.emit?.({ type: 'played', seat, card });
    pass(state);
  },
  payoffs(state) {
    if (!isOver(state)) return null;
    const best = Math.max(...state.score.filter((_, seat) => !state.out[seat]));
    const won = state.score.map((score, seat) => !state.out[seat] && score === best);
    return won.map(isWinner => (isWinner ? 1 / won.filter(Boolean).length : 0));
  },
  view: ({ hands: all, played, turn, out, score }, viewer) => ({
    mine: viewer === null ? [] : [...all[viewer]!],
    cards: all.map(hand => hand.length),
    played: played.map(one => ({ ...one })),
    turn,
    out: [...out],
    score: [...score],
  }),
  determinize({ mine, cards, played, turn, out, score }, seat, chance) {
    const seen = new Set([...mine, ...played.map(({ card }) => card)]);
    const deck = deckOf().filter(card => !seen.has(card));
    return {
      hands: cards.map((count, i) => (i === seat ? [...mine] : Array.from({ length: count }, () => chance.draw(deck)))),
      played: played.map(one => ({ ...one })),
      turn,
      out: [...out],
      score: [...score],
    };
  },
  why: () => ({ rule: 'H-1', key: 'Play a card of your own hand, in turn.' }),
  checkState: () => null,
  checkOptions: ({ cards }, seats) => (cards * seats > 40 ? 'There are not enough cards for so many.' : null),
  defaultMove: (state, seat) => ({ type: 'play', card: state.hands[seat]!.toSorted()[0]! }),
  concede(state, seat, step) {
    state.out[seat] = true;
    step.emit?.({ type: 'gaveUp', seat });
    if (state.turn === seat) pass(state);
  },
  canConcede: (state, seat) => !state.out[seat],
};
