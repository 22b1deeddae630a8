/** A match as it is first kept: nobody has played, and perhaps nobody sits there yet. */

import { type AnyGame, newSeed } from '@roundhouse/kernel';
import type { Past, StoredMatch } from '../store/store.ts';
import { newKey } from './keys.ts';
import { NEVER_TAKEN_BACK } from './length.ts';
import { parseOptions } from './seats.ts';

const NOTHING_BEFORE: Past = { calledOff: [], givenUp: 0 };

interface Begun extends Pick<StoredMatch, 'id' | 'seats' | 'listed' | 'settings'> {
  /** As they were wanted. */
  readonly options: Readonly<Record<string, unknown>> | undefined;
  /** Where the dice are settled already. */
  readonly seed?: string;
}

/** Throws `Refused` if the options are none of the game's. */
export const newMatch = (game: AnyGame, { options, seed = newSeed(), ...begun }: Begun, at: number): StoredMatch => ({
  ...begun,
  revision: 0,
  game: game.id,
  version: game.version,
  options: parseOptions(game, options, begun.seats.length),
  invite: newKey(),
  seed,
  past: NOTHING_BEFORE,
  status: 'open',
  state: null,
  steps: 0,
  mayTakeBack: null,
  undoable: [],
  takenBack: NEVER_TAKEN_BACK,
  asked: null,
  held: null,
  rematch: null,
  due: null,
  created: at,
  updated: at,
});
