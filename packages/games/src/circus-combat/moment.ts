/** Whether a question can be asked at this moment: the part of the door for states that looks at the phase. */

import { hasSwap } from './content/tricks.ts';
import { isAllFatigue, OWN_COLOUR } from './contest.ts';
import { MOST_BARREN } from './ending.ts';
import { isReady, takenAnywhere } from './hand.ts';
import { readySlots, SLOTS } from './moves.ts';
import type { Side, State, Trick } from './state.ts';

/** Null, or what is wrong with asking this of a state that is well formed otherwise. */
export function problemWithQuestion(state: State): string | null {
  return problemWithDecider(state) ?? problemWithSlot(state) ?? problemWithPhase(state);
}

function problemWithDecider({ phase, decider, active }: State): string | null {
  switch (phase) {
    case 'over':
      return decider === null ? null : 'decider must be null when the game is over';
    case 'swap':
      return decider === 0 || decider === 1 ? null : 'decider must be 0 or 1';
    default:
      return decider === active ? null : `decider must be ${active}, who is active`;
  }
}

function problemWithSlot({ phase, pendingSlot }: State): string | null {
  if (pendingSlot === null) {
    const isHandled = phase === 'reroll' || phase === 'swap';
    return isHandled ? `${phase}: pendingSlot must be the slot of the trick` : null;
  }
  if (phase === 'rethrow' || phase === 'resolve' || phase === 'over') return `${phase}: pendingSlot must be null`;
  return isSlot(pendingSlot) ? null : `pendingSlot must be null or a slot from 1 to ${SLOTS}`;
}

function problemWithPhase(state: State): string | null {
  if (state.phase === 'over') return null;
  if (state.barren >= MOST_BARREN) return 'four barren turns in a row end the game';
  switch (state.phase) {
    case 'rethrow':
      return problemWithRethrow(state);
    case 'place':
      return problemWithPlace(state);
    case 'resolve':
      return problemWithPool(state) ?? (readySlots(state).length > 1 ? null : 'resolve needs two ready tricks or more');
    case 'reroll':
      return problemWithPool(state) ?? problemWithReroll(state);
    case 'swap':
      return problemWithPool(state) ?? problemWithSwap(state, state.decider!);
  }
}

function problemWithRethrow(state: State): string | null {
  const { pool, placed, stage } = state;
  if (pool.length === 0 || pool.includes(null)) return 'rethrow: all dice lie in the pool';
  if (placed > 0) return 'rethrow: no die is placed before';
  if (readySlots(state).length > 0) return 'rethrow: ready tricks are handled before the next turn';
  if (stage.every(trick => trick === null)) return 'rethrow: without a trick on the stage the game is over';
  return problemWithTurnThrow(state);
}

/** CIRCUS-9: own dice first, three at most, then a fatigue die. What lay in a gap is not known. */
function problemWithTurnThrow({ thrown, pool, active }: State): string | null {
  const dice = thrown ?? pool;
  const own = dice.findLastIndex(die => die?.colour === OWN_COLOUR[active]) + 1;
  const after = dice.slice(own).filter(die => die !== null);
  const isThrow =
    own <= 3 &&
    dice.slice(0, own).every(die => die === null || die.colour === OWN_COLOUR[active]) &&
    after.length <= 1 &&
    after.every(({ colour }) => colour === 'fatigue') &&
    dice.length <= 4;
  return isThrow ? null : 'a turn throws up to three own dice, then one fatigue die';
}

function problemWithPlace(state: State): string | null {
  const { pool, thrown, pendingSlot } = state;
  if (!pool.some(die => die !== null)) return 'place: the pool is empty';
  const taken = takenAnywhere(state);
  if (pool.some(die => die !== null && !(taken & (1 << die.eyes)))) return 'place: a die that fits nowhere is gone';
  if (pendingSlot === null) return problemWithTurnThrow(state);
  if (!isVacant(state, pendingSlot)) return 'place: pendingSlot must be null or a vacant slot';
  const dice = thrown ?? pool;
  const isReroll = dice.length > 1 && dice.every(die => die === null || die.colour === 'fatigue');
  return isReroll ? null : 'place: only fatigue dice of a full trick are thrown again';
}

function problemWithReroll({ stage, options, pendingSlot }: State): string | null {
  const trick = stage[pendingSlot! - 1];
  return trick && isReady(trick, options) && isAllFatigue(trick) ? null : 'reroll needs a trick full of fatigue';
}

function problemWithSwap(state: State, owner: Side): string | null {
  if (!isVacant(state, state.pendingSlot!)) return 'swap: pendingSlot must be vacant';
  const queue: readonly Trick[] = state.queue[owner];
  if (queue.length < 2) return 'swap needs two tricks';
  return hasSwap(queue.at(-1)!.card, state.options) ? null : 'swap: the new trick has no swap symbol';
}

const problemWithPool = ({ pool }: State): string | null =>
  pool.every(die => die === null) ? null : 'tricks are handled when all dice have left the pool';

const isSlot = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= SLOTS;

const isVacant = ({ stage }: State, slot: number): boolean => stage[slot - 1] === null;
