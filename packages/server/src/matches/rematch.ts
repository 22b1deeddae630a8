/** The match after the match: the same table again, seats turned by one. */

import { type AnyGame, newSeed, type Seat } from '@roundhouse/kernel';
import type { StoredMatch, StoredSeat } from '../store/store.ts';
import { newKey, rematchIdFor } from './keys.ts';
import { Refused } from './refusal.ts';
import { FREE_SEAT, parseOptions } from './seats.ts';

/** Where a seat sits in the rematch: who was second is first. */
export const turned = (seat: Seat, seats: number): Seat => (seat + seats - 1) % seats;

/** The new table: bots sit, people's seats are kept for them. Throws `Refused` while the old match is on. */
export function nextTable(game: AnyGame, old: StoredMatch, at: number): StoredMatch {
  if (old.status !== 'over') throw new Refused('too-early', 'A rematch can be asked for when the game is over.');
  const seats = old.seats.map((_, seat) => again(old.seats[(seat + 1) % old.seats.length]!));
  return {
    id: rematchIdFor(old.id, old.invite),
    revision: 0,
    game: game.id,
    version: game.version,
    options: parseOptions(game, old.options, seats.length),
    seats,
    listed: false,
    settings: old.settings,
    invite: newKey(),
    seed: newSeed(),
    status: 'open',
    state: null,
    steps: 0,
    mayTakeBack: null,
    undoable: [],
    asked: null,
    rematch: null,
    due: null,
    created: at,
    updated: at,
  };
}

function again({ name, keyHash, person, bot }: StoredSeat): StoredSeat {
  return bot === null ? { ...FREE_SEAT, keyHash, person, keptFor: name } : { ...FREE_SEAT, name, bot };
}
