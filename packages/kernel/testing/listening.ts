/** Random matches with somebody who listens: what tests of words are written with. */

import { type Chance, CONCEDE, fastChance, type Game, heardBy, openMatch, play, type Seat } from '../src/index.ts';

/** What is told and seen on the way. */
export interface Listener<Move, View, Event> {
  /** An event, as the first two seats hear it. */
  readonly heard?: (event: Event) => void;
  /** Every position, as the first two seats and a spectator see it. */
  readonly seen?: (view: View) => void;
  /** What the seat that is asked may do, and what it sees. */
  readonly asked?: (moves: readonly Move[], view: View) => void;
  /** How it ended, as a spectator sees it. */
  readonly over?: (view: View) => void;
}

export interface Contest<Options, Move, View> {
  readonly options: Partial<Options>;
  /** One a seat. */
  readonly names: readonly string[];
  readonly seed: number;
  /** Somebody gives up once in so many moves; nobody, where left out. */
  readonly concedeOnceIn?: number;
  /** Anything, where left out. */
  readonly choose?: (moves: readonly Move[], view: View, seat: Seat, chance: Chance) => Move;
}

/** Plays a match to its end before a listener. */
export function listen<Options, State, Move extends { type: string }, View, Event>(
  game: Game<Options, State, Move, View, Event>,
  { options, names, seed, concedeOnceIn = 0, choose = anything }: Contest<Options, Move, View>,
  on: Listener<Move, View, Event>,
): void {
  const chance = fastChance(seed);
  const match = openMatch(game, { options, seats: names.map(name => ({ name })), seed: null, chance, at: 0 });
  const tell = (entries: readonly Parameters<typeof heardBy>[0][]): void => {
    if (!on.heard) return;
    for (const entry of entries) {
      for (const viewer of [0, 1]) for (const event of heardBy(entry, viewer)) on.heard(event as Event);
    }
  };
  const show = (state: State): void => {
    if (on.seen) for (const viewer of [0, 1, null]) on.seen(game.view(state, viewer));
  };
  tell(match.log);
  while (game.payoffs(match.state as State) === null) {
    const state = match.state as State;
    show(state);
    const seat = game.toAct(state)[0]!;
    const moves = game.legalMoves(state, seat);
    const view = game.view(state, seat);
    on.asked?.(moves, view);
    const givesUp = concedeOnceIn > 0 && chance.int(concedeOnceIn) === 0;
    const move = givesUp ? CONCEDE : choose(moves, view, seat, chance);
    tell(play(game, match, seat, move, 0, () => chance));
  }
  show(match.state as State);
  on.over?.(game.view(match.state as State, null));
}

const anything = <Move>(moves: readonly Move[], _view: unknown, _seat: Seat, chance: Chance): Move =>
  moves[chance.int(moves.length)]!;
