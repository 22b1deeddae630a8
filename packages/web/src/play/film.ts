/** A match as a film: every step that stands, the position after it, and its chance worked out anew. */

import {
  type AnyGame,
  chanceOf,
  type Entry,
  type Made,
  type Match,
  openMatch,
  play,
  replay,
  scripted,
} from '@roundhouse/kernel';

/** A step that stands, and its place in the whole log: its dice are those of that place, whatever was taken back. */
export interface Frame {
  readonly made: Made;
  readonly place: number;
}

export interface Film {
  readonly frames: readonly Frame[];
  /** The state after so many frames, from 1 (the table is set) to all of them. Not to be changed. */
  stateAt(step: number): unknown;
  /** What the seed says that this frame must have drawn; null where the match has no seed. */
  recomputedAt(step: number): readonly number[] | null;
}

/** States in between are played again from the last one kept. */
const KEPT_EVERY = 32;

export function filmOf(game: AnyGame, match: Match): Film {
  const frames = framesOf(match.log);
  const kept = new Map<number, unknown>([[1, replay(game, { ...match, log: [frames[0]!.made] })]]);

  function stateAt(step: number): unknown {
    let at = step;
    while (!kept.has(at)) at--;
    let state = kept.get(at);
    for (; at < step; at++) {
      state = afterwards(game, match, state, frames[at]!.made, made => scripted(made.chance)).state;
      if ((at + 1) % KEPT_EVERY === 0 || at + 1 === step) kept.set(at + 1, state);
    }
    return state;
  }

  return {
    frames,
    stateAt,
    recomputedAt(step) {
      if (match.seed === null) return null;
      const { made, place } = frames[step - 1]!;
      if (made.seat === null) return (openMatch(game, { ...match, at: made.at }).log[0] as Made).chance;
      return afterwards(game, match, stateAt(step - 1), made, () => chanceOf(match, place)).made.chance;
    },
  };
}

/** As `standing`, with the places. */
function framesOf(log: readonly Entry[]): Frame[] {
  const left: Frame[] = [];
  for (const [place, made] of log.entries()) {
    if (made.kind === 'takeBack') left.pop();
    else left.push({ made, place });
  }
  return left;
}

/** The position after one move; the state given is left as it is. */
function afterwards(
  game: AnyGame,
  match: Match,
  state: unknown,
  made: Made,
  chance: (made: Made) => ReturnType<typeof chanceOf>,
): { readonly state: unknown; readonly made: Made } {
  const at: Match = { ...match, state, log: [] };
  const [again] = play(game, at, made.seat!, made.move, made.at, () => chance(made));
  return { state: at.state, made: again as Made };
}
