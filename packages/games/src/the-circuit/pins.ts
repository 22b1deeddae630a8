/** Pins: when they are checked, how cards are revealed, and what becomes of the pinned. */

import { pop, push, type Step } from '@roundhouse/kernel';
import { STRUGGLE_EFFECTS } from './content/deck.ts';
import { combatCard } from './content/packs.ts';
import type { CombatCard } from './content/types.ts';
import { isInRing, pinnableBy, ringMod } from './fighters.ts';
import { damageOnce, defeat, fireTraits, hasFallen, stunOnce, unstun } from './harm.ts';
import { gainHype, takeTopCard } from './hype.ts';
import { type CardId, type Event, type FighterRef, type Frame, type State, seatOf } from './state.ts';

type Context = Step<Event>;

/** ARENA-86. */
const PIN_COUNT = 3;
/** ARENA-88: in a pin that fails. */
const STUN_LOST = 2;

/** Cards that must be revealed without a pin break. */
const pinCount = (state: State): number => ringMod(state, 'pinCount')?.n ?? PIN_COUNT;

/** Automatic, ARENA-R58: each enemy is tried at most once at one check, and conditions are read anew before each. */
export function runPinCheck(state: State, _step: Context, frame: Extract<Frame, { name: 'pinCheck' }>): void {
  const pinner = state.activation!.fighter;
  const fighters = hasFallen(state) ? [] : pinnableBy(state, pinner).filter(enemy => !frame.tried.includes(enemy));
  if (fighters.length === 0) {
    pop(state);
    return;
  }
  push(state, { name: 'pinning', seat: seatOf(pinner), fighters });
}

/** ARENA-85 to 89. Struggle effects ask nothing, so that the whole of it is one step. */
export function attemptPin(state: State, pinned: FighterRef, step: Context): void {
  const fighter = state.activation!.fighter;
  const needed = pinCount(state);
  step.emit?.({ type: 'pinBegan', fighter, pinned, count: needed });
  const revealed: CardId[] = [];
  const isBroken = reveal(state, fighter, pinned, needed, revealed, step);
  state.teams[seatOf(pinned)]!.discard.push(...revealed);
  // ARENA-R61: a pin whose pinning fighter is defeated has failed.
  const success = !isBroken && isInRing(state, fighter);
  step.emit?.({ type: 'pinEnded', fighter, pinned, success, cards: revealed });
  if (success) {
    defeat(state, pinned, 'tapOut', step);
    return;
  }
  unstun(state, pinned, STUN_LOST, step);
  fireTraits(state, pinned, 'pinSurvived');
}

/** One card at a time, set aside; says whether a pin break came (ARENA-R60). */
function reveal(
  state: State,
  fighter: FighterRef,
  pinned: FighterRef,
  needed: number,
  revealed: CardId[],
  step: Context,
): boolean {
  const seat = seatOf(pinned);
  let counted = 0;
  while (counted < needed && isInRing(state, fighter)) {
    const id = takeTopCard(state, seat, step);
    if (id === null) return false;
    revealed.push(id);
    const card = combatCard(state.content, id);
    if (!doesNotCount(card)) counted++;
    const { pinBreak = false, struggle = null } = card;
    step.emit?.({ type: 'pinCard', seat, card: id, counted, pinBreak, struggle });
    if (pinBreak) return true;
    struggleWith(state, card, fighter, pinned, step);
  }
  return false;
}

/** ARENA-87. */
function struggleWith(state: State, card: CombatCard, fighter: FighterRef, pinned: FighterRef, step: Context): void {
  if (card.struggle === undefined) return;
  const effect = STRUGGLE_EFFECTS[card.struggle];
  switch (effect.k) {
    case 'unstun':
      unstun(state, pinned, effect.n, step);
      return;
    case 'damage':
      for (let i = 0; i < effect.n; i++) damageOnce(state, fighter, 'struggle', false, step);
      return;
    case 'stun':
      for (let i = 0; i < effect.n; i++) stunOnce(state, fighter, 'struggle', false, step);
      return;
    case 'hype':
      gainHype(state, seatOf(pinned), effect.n, 'struggle', pinned, step);
      return;
    case 'doesNotCount':
      return;
  }
}

/** How likely a pin succeeds against cards of which so many are pin breaks, and so many do not count. */
export function pinOdds(cards: number, pinBreaks: number, uncounted: number, needed = PIN_COUNT): number {
  // Cards that do not count change nothing: the first `needed` of the others decide.
  const counting = cards - uncounted;
  let odds = 1;
  for (let i = 0; i < Math.min(needed, counting); i++) odds *= (counting - pinBreaks - i) / (counting - i);
  return Math.max(0, odds);
}

/** Not Yet: the card does not count toward the number that a pin needs. */
const doesNotCount = ({ struggle }: CombatCard): boolean =>
  struggle !== undefined && STRUGGLE_EFFECTS[struggle].k === 'doesNotCount';
