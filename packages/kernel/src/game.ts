/** The contract between a game and everything that plays it: tables, servers, bots, solvers, tests. */

import type { QuestionTable } from './questions.ts';
import type { Shape } from './shape.ts';

/** A player's place at the table: 0, 1, 2 … in turn order. */
export type Seat = number;

/** Who looks: a seat, or null for a spectator, who sees only what is public. */
export type Viewer = Seat | null;

/** Everything random, and nothing else. Recorded in play, scripted in tests, enumerated by solvers. */
export interface Chance {
  /** 0 … n-1, all equally likely. */
  int(n: number): number;
  /** Faces 1 … sides, high to low, so that equal throws are one outcome. */
  dice(count: number, sides: number): readonly number[];
  /** Takes one element out of a face-down pool. */
  draw<T>(pool: T[]): T;
}

/**
 * What a step may do besides changing the state. In playouts nobody listens and the two emitters are absent: rules
 * write `step.emit?.(…)`, and the event is then not even built.
 */
export interface Step<Event> {
  readonly chance: Chance;
  /** Tells everyone. */
  readonly emit?: (event: Event) => void;
  /** `event` for one seat or several; `others`, or nothing, for everyone else. */
  readonly emitSecret?: (to: Seat | readonly Seat[], event: Event, others?: Event) => void;
  /** Cannot be taken back, though it used no chance and told no secret. */
  seal(): void;
}

/** One rule a lobby may vary. A choice lists its default first. */
export type OptionSpec<Value> =
  | { readonly kind: 'choice'; readonly values: readonly Value[] }
  | { readonly kind: 'range'; readonly min: number; readonly max: number; readonly default: number };

export type OptionSpecs<Options> = { readonly [K in keyof Options]: OptionSpec<Options[K]> };

/** What a sentence names, by the names its catalogue knows them by. */
export type Values = { readonly [name: string]: string | number | boolean | null | readonly (string | number)[] };

/** Why a move is not legal: the rule that forbids it, and the key of a sentence that each language's catalogue makes. */
export interface Refusal {
  readonly rule: string;
  readonly key: string;
  readonly values?: Values;
}

export interface Game<Options, State, Move extends { type: string }, View, Event> {
  readonly id: string;
  /** The name on the box. */
  readonly name: string;
  /** Raised by any change after which an old match would play out differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs<Options>;
  /** Named sets of options worth offering together; what a preset leaves out stays at its default. */
  readonly presets: { readonly [name: string]: Partial<Options> };

  setup(options: Options, seats: number, step: Step<Event>): State;
  /** Seats that owe a decision now; none exactly when the game is over. */
  toAct(state: State): readonly Seat[];
  /**
   * Every move this seat may make now, whole and in a fixed order: the only statement of what is legal.
   * A seat outside `toAct` has moves only where a rule lets it act out of turn; nobody waits for those.
   * Positions may share a list, so nobody changes one.
   */
  legalMoves(state: State, seat: Seat): readonly Move[];
  /** Carries out a legal move by changing `state`. Trusts its caller; `play` is the door that checks. */
  apply(state: State, seat: Seat, move: Move, step: Step<Event>): void;
  /** Null while the game is on. 1 is a win, 0 a loss; a shared win is shared out. */
  payoffs(state: State): readonly number[] | null;

  /** All that this viewer may know, built field by field. */
  view(state: State, viewer: Viewer): View;
  /** A full state that looks like `view` to this seat, the rest dealt at random. */
  determinize(view: View, seat: Seat, chance: Chance): State;

  /** Why `move`, which is not in `legalMoves`, is refused. Asked with whatever a client sent; tells no secret. */
  why(state: State, seat: Seat, move: unknown): Refusal;
  /** Null if this is a state the rules can reach or a designer may set up; otherwise what is wrong with it. */
  checkState(state: unknown): string | null;
  /** The questions that the rules are made of, for laws, tests and documents. */
  readonly questions?: QuestionTable<State, Move>;
  /** What goes in and out, described once; published as JSON Schemas. */
  readonly shapes?: { readonly [part in 'state' | 'move' | 'event' | 'options']?: Shape<unknown> };

  /** Null if these options, complete as they are, go with so many seats; otherwise what is wrong. Always, where absent. */
  checkOptions?(options: Options, seats: number): string | null;
  /** How many seats a state that `checkState` accepts was set up for; only games of several sizes need it. */
  seatsOf?(state: State): number;
  /** Seats this viewer may know the table to be waiting for; `toAct` where nothing about it is secret. */
  waitingFor?(state: State, viewer: Viewer): readonly Seat[];
  /**
   * Events after which somebody may be asked in secret. What follows them is held back for the same time whether or not
   * anybody was, so that the time it takes tells nothing.
   */
  readonly pausesAfter?: readonly string[];
  /** The move made for a seat whose time has run out: a legal one. The first legal move where absent. */
  defaultMove?(state: State, seat: Seat): Move;
  /** Ends the game, or the seat's part in it. A standing right while the game is on, so it is never listed. */
  concede?(state: State, seat: Seat, step: Step<Event>): void;
  /** Whether the seat may concede now, or only later: not when it is out already, say. Always where absent. */
  canConcede?(state: State, seat: Seat): boolean | 'later';
  /**
   * People may send several listed moves as one, or spell one differently. Given what was sent and how many moves of
   * it have been played, names the next one; null when there is none, or none that this game knows.
   */
  unfold?(state: State, seat: Seat, sent: unknown, played: number): Move | null;
  /**
   * A fast way to the same list, for playouts: asks `chance.int` once, for the length of `legalMoves`, and returns the
   * move at that place without building the others.
   */
  randomMove?(state: State, seat: Seat, chance: Chance): Move;
  /**
   * Makes a random move of the first seat in `toAct`, as `toAct`, `randomMove` and `apply` would, or several, one after
   * the other; says how many, and 0 exactly when it is over.
   */
  playRandom?(state: State, step: Step<Event>): number;
}

/** A game whose own types do not matter to the caller: servers, stores and commands handle all games alike. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where five unrelated type families meet.
export type AnyGame = Game<any, any, any, any, any>;

/** The move that ends a seat's game wherever `concede` exists. */
export const CONCEDE = { type: 'concede' } as const;

/** Finishes `given` with defaults; throws a sentence naming the first option that is unknown or out of range. */
export function completeOptions<Options>(specs: OptionSpecs<Options>, given: unknown = {}): Options {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) throw new Error('options must be an object');
  const wanted = given as Record<string, unknown>;
  for (const name of Object.keys(wanted)) {
    if (!Object.hasOwn(specs, name)) throw new Error(`there is no option '${name}'`);
  }
  const complete: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(specs) as [string, OptionSpec<unknown>][]) {
    const value = wanted[name];
    if (value === undefined) complete[name] = defaultOf(spec);
    else if (isAllowed(spec, value)) complete[name] = value;
    else throw new Error(`option '${name}' must be ${describe(spec)}, not ${brief(value)}`);
  }
  return complete as Options;
}

/** As `completeOptions`, for a table of so many seats: throws also where the two do not go together. */
export function optionsFor<Options>(
  // biome-ignore lint/suspicious/noExplicitAny: states, moves, views and events play no part here.
  game: Pick<Game<Options, any, any, any, any>, 'options' | 'checkOptions'>,
  seats: number,
  given: unknown = {},
): Options {
  const options = completeOptions(game.options, given);
  const unfit = game.checkOptions?.(options, seats) ?? null;
  if (unfit !== null) throw new Error(unfit);
  return options;
}

const defaultOf = (spec: OptionSpec<unknown>): unknown => (spec.kind === 'choice' ? spec.values[0] : spec.default);

function isAllowed(spec: OptionSpec<unknown>, value: unknown): boolean {
  if (spec.kind === 'choice') return spec.values.includes(value);
  return Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max;
}

const describe = (spec: OptionSpec<unknown>): string =>
  spec.kind === 'choice'
    ? `one of ${spec.values.map(v => JSON.stringify(v)).join(', ')}`
    : `a whole number from ${spec.min} to ${spec.max}`;

/** A wrong value as a sentence can hold it, however large it is. */
function brief(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value !== 'string') return String(value);
  return value.length > 40 ? `"${value.slice(0, 40)}…"` : JSON.stringify(value);
}
