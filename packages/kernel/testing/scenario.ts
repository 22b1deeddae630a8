/** Tables for tests of rules: set the table, script the chance, play the move, read the events. */

import {
  type Chance,
  copyPlain,
  fastChance,
  type Game,
  heardBy,
  type Match,
  openMatch,
  type PlayedStep,
  play,
  type Refusal,
  type Seat,
  scripted,
  type Viewer,
  whyNot,
} from '../src/index.ts';

/** How a table is set. */
export interface Setting<Options, State> {
  readonly options?: Partial<Options>;
  /** The fewest that the game seats, where left out. */
  readonly seats?: number;
  /** What the set-up draws: the very numbers, or a generator where they do not matter. Nothing, where left out. */
  readonly chance?: readonly number[] | Chance;
  /** Moves things about after the set-up. */
  readonly arrange?: (state: State) => void;
  /** The whole state, instead of a set-up. */
  readonly state?: State;
}

/** Sets a table. Throws if the rules would not accept it. */
export function table<Options, State, Move extends { type: string }, View, Event>(
  game: Game<Options, State, Move, View, Event>,
  setting: Setting<Options, State> = {},
): Table<Options, State, Move, View, Event> {
  const { options = {}, seats = game.seats.min, arrange, state } = setting;
  // A set-up that is thrown away may draw what it likes.
  const { chance = state === undefined ? [] : fastChance(0) } = setting;
  const script = 'int' in chance ? null : scripted(chance);
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}` }));
  const match = openMatch(game, { options, seats: names, seed: null, chance: script ?? (chance as Chance), at: 0 });
  script?.finish();
  if (state !== undefined) match.state = copyPlain(state);
  arrange?.(match.state as State);
  const problem = game.checkState(match.state);
  if (problem !== null) throw new Error(`no such table: ${problem}`);
  return new Table(game, match);
}

/** A match with the shortest words for playing and reading it. */
export class Table<Options, State, Move extends { type: string }, View, Event> {
  readonly game: Game<Options, State, Move, View, Event>;
  readonly match: Match;
  /** What the last move told anybody, in full. */
  events: Event[] = [];
  #last: readonly PlayedStep[] = [];

  constructor(game: Game<Options, State, Move, View, Event>, match: Match) {
    this.game = game;
    this.match = match;
  }

  get state(): State {
    return this.match.state as State;
  }

  get toAct(): readonly Seat[] {
    return this.game.toAct(this.state);
  }

  get payoffs(): readonly number[] | null {
    return this.game.payoffs(this.state);
  }

  moves(seat: Seat): readonly Move[] {
    return this.game.legalMoves(this.state, seat);
  }

  view(viewer: Viewer): View {
    return this.game.view(this.state, viewer);
  }

  /** Plays a move with exactly these draws, or throws and leaves the table as it was. */
  play(seat: Seat, move: unknown, draws: readonly number[] = []): Event[] {
    const chance = scripted(draws);
    const trial: Match = { ...this.match, log: [...this.match.log] };
    this.#last = play(this.game, trial, seat, move, 0, () => chance) as readonly PlayedStep[];
    chance.finish();
    this.match.state = trial.state;
    this.match.log = trial.log;
    this.events = this.#last.flatMap(({ told }) => told.map(({ event }) => event as Event));
    return this.events;
  }

  /** What one viewer heard of the last move. */
  heard(viewer: Viewer): Event[] {
    return this.#last.flatMap(entry => heardBy(entry, viewer) as Event[]);
  }

  /** Null if the seat may play this; otherwise why not. */
  why(seat: Seat, move: unknown): Refusal | null {
    return whyNot(this.game, this.match, seat, move);
  }

  /** Why the move is refused. Throws if it is not. */
  refuses(seat: Seat, move: unknown): Refusal {
    const refusal = this.why(seat, move);
    if (refusal === null) throw new Error(`seat ${seat} may play ${JSON.stringify(move)}`);
    return refusal;
  }
}

/** The first event of a type. */
export function the<Event extends { type: string }, T extends Event['type']>(
  events: readonly Event[],
  type: T,
): Extract<Event, { type: T }> {
  const [found] = all(events, type);
  if (!found) throw new Error(`no ${type} among ${typesOf(events).join(', ')}`);
  return found;
}

/** All events of a type. */
export const all = <Event extends { type: string }, T extends Event['type']>(
  events: readonly Event[],
  type: T,
): Extract<Event, { type: T }>[] => events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

export const typesOf = (events: readonly { readonly type: string }[]): string[] => events.map(({ type }) => type);

/** What chance says when these come out of a pool, one after the other: the last of it fills each gap. */
export function drawsOf<T>(pool: readonly T[], wanted: readonly T[]): number[] {
  const left = [...pool];
  return wanted.map(one => {
    const place = left.indexOf(one);
    if (place < 0) throw new Error(`there is no ${String(one)} to draw`);
    const last = left.pop()!;
    if (place < left.length) left[place] = last;
    return place;
  });
}
