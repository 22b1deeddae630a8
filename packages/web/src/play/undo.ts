/** What can be taken back, and whether what is about to be done could be. */

import {
  type AnyGame,
  effectiveSteps,
  fastChance,
  type Match,
  play,
  type Seat,
  type WhyFinal,
  whyFinal,
  whyNotTakeBack,
} from '@roundhouse/kernel';
import { differencesOf, watchedState } from './hidden-state.ts';
import type { Move } from './source.ts';

/** Why a seat's last step stands; null if it can be taken back. */
export function whyItStands(match: Match, seat: Seat): WhyFinal | null {
  const hasActed = effectiveSteps(match.log).some(step => step.seat === seat);
  return hasActed ? whyNotTakeBack(match, seat) : 'nothing';
}

/** Of what could come of the next answer: all can be taken back, none can, or it depends. */
export interface UndoForecast {
  readonly kind: 'free' | 'final' | 'mixed';
  /** Why those stand that do. */
  readonly why: WhyFinal | null;
}

/** Where a seat has to answer, and the answers it may give: all that are open to it, or the one it has picked. */
export interface Answering {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly seat: Seat;
  readonly seats: number;
  readonly moves: readonly Move[];
}

/** Positions that look the same to the seat, each with other dice and other secrets: enough to see what it cannot know. */
const WORLDS = 12;

/**
 * What undo will say once the seat has answered, told beforehand, of every answer. A step that drew is final whatever it drew, and
 * one that looks at nothing hidden turns out the same in every world: these are judged for certain. Of one that looks, only
 * what several worlds have shown is known, so it is never called free. Yields after each trial, for a page that has
 * something else to do; null where nothing is asked.
 */
export function* undoForecast(answering: Answering): Generator<undefined, UndoForecast | null> {
  if (answering.moves.length === 0) return null;
  const worlds = worldsOf(answering);
  const hidden = differencesOf(worlds);
  let [free, why] = [false, null as WhyFinal | null];
  for (const move of answering.moves) {
    const first = trial(answering, move, worlds[0], hidden);
    const others = first.hasLooked ? worlds.slice(1) : [];
    const stands = [first, ...others.map(world => trial(answering, move, world, hidden))].map(
      ({ why: reason }) => reason,
    );
    why ??= stands.find(reason => reason !== null) ?? null;
    if (stands.includes(null)) free = true;
    if (free && (why !== null || first.hasLooked)) return { kind: 'mixed', why };
    yield;
  }
  return { kind: free ? 'free' : 'final', why };
}

const worldsOf = ({ game, view, seat }: Answering): unknown[] =>
  Array.from({ length: WORLDS }, (_, world) => game.determinize(view, seat, fastChance(world + 1)));

interface Trial {
  /** Why the step would stand; null if it could be taken back. */
  readonly why: WhyFinal | null;
  /** Whether the rules looked at anything that the seat cannot know. */
  readonly hasLooked: boolean;
}

function trial({ game, seat, seats }: Answering, move: Move, world: unknown, hidden: ReadonlySet<string>): Trial {
  let hasLooked = false;
  const look = (): void => {
    hasLooked = true;
  };
  const watched: AnyGame = {
    ...game,
    apply: (state, who, made, step) => game.apply(watchedState(state, hidden, look), who, made, step),
  };
  const entries = play(watched, { ...imagined(game, seats), state: world }, seat, move, 0, () => fastChance(1));
  const last = entries.at(-1);
  return { why: whyFinal(last?.kind === 'move' ? last : undefined, seat), hasLooked };
}

/** A match at a position that looks the same to this seat, with dice that anybody knows. */
export function imaginedFrom(game: AnyGame, view: unknown, seat: Seat, seats: number, world = 1): Match {
  return { ...imagined(game, seats), state: game.determinize(view, seat, fastChance(world)) };
}

const imagined = (game: AnyGame, seats: number): Match => ({
  game: game.id,
  version: game.version,
  options: null,
  seats: Array.from({ length: seats }, () => ({ name: '' })),
  seed: '0'.repeat(64),
  entropy: [],
  state: null,
  log: [],
});
