/** Whether a question can be asked at this moment: the part of the door for states that looks at the frame. */

import { isAllFatigue, OWN_COLOUR } from './contest.ts';
import { MOST_BARREN } from './ending.ts';
import { isReady } from './hand.ts';
import { hasSwap, readySlots, SLOTS, takenAnywhere } from './moves.ts';
import type { Frame, State, Trick } from './state.ts';

const FIELDS: Record<Frame['name'], readonly string[]> = {
  rethrowing: [],
  placing: ['slot'],
  resolving: [],
  rerolling: ['slot'],
  swapping: ['slot', 'seat'],
};

/** Null, or what is wrong with asking this of a state that is well formed otherwise. */
export function problemWithQuestion(state: State, frame: Frame): string | null {
  if (typeof frame !== 'object' || frame === null || !Object.hasOwn(FIELDS, frame.name)) {
    return `a question is one of ${Object.keys(FIELDS).join(', ')}`;
  }
  const fields = FIELDS[frame.name];
  if (Object.keys(frame).length !== fields.length + 1 || !fields.every(field => Object.hasOwn(frame, field))) {
    return `${frame.name} has ${['name', ...fields].join(', ')}`;
  }
  if (state.barren >= MOST_BARREN) return 'four barren turns in a row end the game';
  switch (frame.name) {
    case 'rethrowing':
      return problemWithRethrowing(state);
    case 'placing':
      return problemWithPlacing(state, frame.slot);
    case 'resolving':
      return (
        problemWithPool(state) ?? (readySlots(state).length > 1 ? null : 'resolving needs two ready tricks or more')
      );
    case 'rerolling':
      return problemWithPool(state) ?? problemWithRerolling(state, frame.slot);
    case 'swapping':
      return problemWithPool(state) ?? problemWithSwapping(state, frame.slot, frame.seat);
  }
}

function problemWithRethrowing(state: State): string | null {
  const { pool, placed, stage } = state;
  if (pool.length === 0 || pool.includes(null)) return 'rethrowing: all dice lie in the pool';
  if (placed > 0) return 'rethrowing: no die is placed before';
  if (readySlots(state).length > 0) return 'rethrowing: ready tricks are handled before the next turn';
  if (stage.every(trick => trick === null)) return 'rethrowing: without a trick on the stage the game is over';
  return problemWithTurnThrow(state);
}

/** CIRCUS-9: own dice first, three at most, then a fatigue die. */
function problemWithTurnThrow({ thrown, active }: State): string | null {
  const own = thrown.filter(({ colour }) => colour === OWN_COLOUR[active]).length;
  const isInOrder = thrown.slice(0, own).every(({ colour }) => colour === OWN_COLOUR[active]);
  const isFatigueAfter = thrown.slice(own).every(({ colour }) => colour === 'fatigue');
  const isThrow = own <= 3 && thrown.length - own <= 1 && isInOrder && isFatigueAfter;
  return isThrow ? null : 'a turn throws up to three own dice, then one fatigue die';
}

function problemWithPlacing(state: State, slot: number | null): string | null {
  const { pool, thrown } = state;
  if (!pool.some(die => die !== null)) return 'placing: the pool is empty';
  const taken = takenAnywhere(state);
  if (pool.some(die => die !== null && !(taken & (1 << die.eyes)))) return 'placing: a die that fits nowhere is gone';
  if (slot === null) return problemWithTurnThrow(state);
  if (!isVacant(state, slot)) return 'placing: slot must be null or a vacant slot';
  const isReroll = thrown.length > 1 && thrown.every(({ colour }) => colour === 'fatigue');
  return isReroll ? null : 'placing: only fatigue dice of a full trick are thrown again';
}

function problemWithRerolling({ stage, options }: State, slot: number): string | null {
  const trick = isSlot(slot) ? stage[slot - 1] : null;
  return trick && isReady(trick, options) && isAllFatigue(trick) ? null : 'rerolling needs a trick full of fatigue';
}

function problemWithSwapping(state: State, slot: number, seat: unknown): string | null {
  if (!isVacant(state, slot)) return 'swapping: slot must be vacant';
  if (seat !== 0 && seat !== 1) return 'swapping: seat must be 0 or 1';
  const queue: readonly Trick[] = state.queue[seat];
  if (queue.length < 2) return 'swapping needs two tricks';
  return hasSwap(queue.at(-1)!.card, state.options) ? null : 'swapping: the new trick has no swap symbol';
}

const problemWithPool = ({ pool }: State): string | null =>
  pool.length === 0 ? null : 'tricks are handled when all dice have left the pool';

const isSlot = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= SLOTS;

const isVacant = ({ stage }: State, slot: unknown): boolean => isSlot(slot) && stage[slot - 1] === null;
