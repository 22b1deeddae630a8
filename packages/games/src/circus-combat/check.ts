/** Whether something is a game the rules can continue: the door for states from outside. */

import { completeOptions, samePlain } from '@roundhouse/kernel';
import { TRICK_IDS } from './content/tricks.ts';
import { contestOver } from './contest.ts';
import { cardsAside } from './deck.ts';
import { countsDice, DICE_A_COLOUR } from './dice.ts';
import { MOST_BARREN } from './ending.ts';
import { isLegalFilling, isReady } from './hand.ts';
import { problemWithQuestion } from './moment.ts';
import { SLOTS } from './moves.ts';
import {
  type Both,
  DIE_COLOURS,
  type Die,
  OPTIONS,
  PHASES,
  REASONS,
  type Side,
  type State,
  TRICKS_FOR_THE_END,
  type Trick,
} from './state.ts';

const KEYS = [
  'options',
  'stage',
  'deck',
  'aside',
  'discard',
  'queue',
  'front',
  'supply',
  'active',
  'turn',
  'pool',
  'phase',
  'decider',
  'pendingSlot',
  'placed',
  'trigger',
  'barren',
];
const KEYS_AT_TIMES = ['endReason', 'conceded', 'thrown'];

/** CIRCUS-R41: no game is longer, and no more dice can be placed. */
const MOST_TURNS = 544;
const MOST_PLACED = 135;
/** The largest hand. */
const LARGEST_THROW = 6;

/** Null, or the first thing that is wrong with it, in a sentence. */
export function problemWith(given: unknown): string | null {
  if (!isState(given)) {
    return `a state of Circus Combat has ${KEYS.join(', ')}, and at times ${KEYS_AT_TIMES.join(', ')}`;
  }
  // Checked field by field below; the cast lets the checks be written in the state's own words.
  const state = given as unknown as State;
  return (
    problemWithOptions(state) ??
    problemWithCounts(state) ??
    problemWithStage(state) ??
    problemWithQueue(state, 0) ??
    problemWithQueue(state, 1) ??
    problemWithThrow(state) ??
    problemWithCards(state) ??
    problemWithDice(state) ??
    problemWithTrigger(state) ??
    problemWithEnd(state) ??
    problemWithQuestion(state)
  );
}

function isState(given: unknown): boolean {
  if (typeof given !== 'object' || given === null) return false;
  const told = Object.keys(given).filter(key => !KEYS_AT_TIMES.includes(key));
  return told.length === KEYS.length && KEYS.every(key => Object.hasOwn(given, key));
}

function problemWithOptions({ options }: State): string | null {
  try {
    return samePlain(completeOptions(OPTIONS, options), options) ? null : 'options: every option must be given';
  } catch (error) {
    return (error as Error).message;
  }
}

function problemWithCounts({ active, turn, placed, barren, phase, queue, front }: State): string | null {
  if (!isSide(active)) return 'active must be 0 or 1';
  if (!isCount(turn, MOST_TURNS) || turn < 1) return `turn must be a whole number from 1 to ${MOST_TURNS}`;
  if (!isCount(placed, MOST_PLACED)) return `placed must be a whole number up to ${MOST_PLACED}`;
  if (!isCount(barren, MOST_BARREN)) return `barren must be a whole number up to ${MOST_BARREN}`;
  if (!PHASES.includes(phase)) return `phase must be one of ${PHASES.join(', ')}`;
  if (!isPair(queue)) return 'there must be two queues';
  if (!isPair(front) || !front.every(dice => isDice(dice) && dice.every(isFatigue))) {
    return 'front must list two times fatigue dice';
  }
  return null;
}

function problemWithStage({ stage, options }: State): string | null {
  if (!Array.isArray(stage) || stage.length !== SLOTS) return `the stage has ${SLOTS} slots`;
  for (const [i, trick] of stage.entries()) {
    if (trick === null) continue;
    if (!isTrick(trick)) return `slot ${i + 1} must be null or a trick: a card and its dice`;
    if (!isLegalFilling(trick, options)) return `slot ${i + 1}: these dice cannot lie on ${trick.card}`;
  }
  return null;
}

/** A whole trick in a show was won by its owner. Dice may be missing: taken back (CIRCUS-R32), or never laid. */
function problemWithQueue({ queue, options }: State, seat: Side): string | null {
  const tricks: unknown = queue[seat];
  if (!Array.isArray(tricks)) return `queue ${seat} must be a list`;
  for (const [i, trick] of tricks.entries()) {
    const at = `queue ${seat}, position ${i + 1}`;
    if (!isTrick(trick)) return `${at}: a trick is a card and its dice`;
    if (!isLegalFilling(trick, options)) return `${at}: these dice cannot lie on ${trick.card}`;
    if (isReady(trick, options) && contestOver(trick).leader !== seat) {
      return `${at}: seat ${seat} cannot have won ${trick.card} like this`;
    }
  }
  return null;
}

function problemWithThrow({ thrown, pool }: State): string | null {
  if (!Array.isArray(pool) || pool.length > LARGEST_THROW || !pool.every(die => die === null || isDie(die))) {
    return `pool must list up to ${LARGEST_THROW} dice, or null for those that are gone`;
  }
  if (thrown === undefined) return null;
  if (!isDice(thrown) || thrown.length > LARGEST_THROW) return `thrown must list up to ${LARGEST_THROW} dice`;
  if (pool.length > 0 && pool.length !== thrown.length) return 'pool must have a place for every die thrown';
  const isAsThrown = pool.every((die, i) => die === null || samePlain(die, thrown[i]));
  return isAsThrown ? null : 'a die in the pool must lie as it was thrown';
}

/** Each card is somewhere once at most; a set table need not use them all. */
function problemWithCards({ stage, queue, discard, deck, aside, options }: State): string | null {
  if (![deck, aside, discard].every(Array.isArray)) return 'deck, aside and discard must be lists of cards';
  const mostAside = cardsAside(options);
  if (aside.length > mostAside) return `aside must have no more than ${mostAside} cards with ${options.deck}`;
  const cards = [...stage, ...queue.flat()].flatMap(trick => (trick ? [trick.card] : []));
  const seen = new Set<string>();
  for (const card of [...cards, ...deck, ...aside, ...discard]) {
    if (!TRICK_IDS.includes(card)) return `there is no card '${String(card).slice(0, 40)}'`;
    if (seen.has(card)) return `${card} is in two places`;
    seen.add(card);
  }
  return null;
}

/** No colour has more dice than there are; a set table may have fewer (CIRCUS-2). */
function problemWithDice(state: State): string | null {
  const { supply, options } = state;
  if (!hasKeys(supply, DIE_COLOURS)) return `supply must count ${DIE_COLOURS.join(', ')}`;
  const used = diceInUse(state);
  for (const colour of DIE_COLOURS) {
    const left = supply[colour];
    if (!isCount(left, DICE_A_COLOUR)) return `supply: ${colour} must be a whole number up to ${DICE_A_COLOUR}`;
    if (!countsDice(options)) continue;
    const total = (left as number) + used.filter(die => die.colour === colour).length;
    if (total > DICE_A_COLOUR) return `there are ${DICE_A_COLOUR} ${colour} dice, not ${total}`;
  }
  return null;
}

/** Every die that is not in a supply. */
export const diceInUse = ({ stage, queue, front, pool }: State): Die[] => [
  ...[...stage, ...queue.flat()].flatMap(trick => trick?.dice ?? []),
  ...front.flat(),
  ...pool.filter(die => die !== null),
];

function problemWithTrigger({ trigger, queue, turn, active, options }: State): string | null {
  const isReached = queue.some(tricks => tricks.length >= TRICKS_FOR_THE_END);
  if (trigger === null) return isReached ? 'a show of nine tricks triggers the end' : null;
  if (!hasKeys(trigger, ['player', 'turn'])) return 'trigger must be null or have player and turn';
  if (!isSide(trigger.player)) return 'trigger: player must be 0 or 1';
  if (queue[trigger.player].length < TRICKS_FOR_THE_END) return 'trigger: that show has fewer than nine tricks';
  if (!isCount(trigger.turn, turn)) return `trigger: turn must be a whole number up to ${turn}`;
  // After the other's last turn there is none.
  const since = turn - trigger.turn;
  const mayBeSince = options.offTurnTrigger === 'alternate' ? 2 : 1;
  if (since > mayBeSince || (since === 2 && active === trigger.player)) return 'trigger: the last turn is over';
  return null;
}

/** The winner is worked out from the shows, but for a concession. */
function problemWithEnd({ phase, endReason, conceded }: State): string | null {
  if (phase !== 'over') {
    return endReason === undefined && conceded === undefined
      ? null
      : 'endReason and conceded are for a game that is over';
  }
  if (endReason === undefined || !REASONS.includes(endReason)) return `endReason must be one of ${REASONS.join(', ')}`;
  if (endReason !== 'concede') return conceded === undefined ? null : `conceded does not go with ${endReason}`;
  return isSide(conceded) ? null : 'conceded must be 0 or 1';
}

function isTrick(value: unknown): value is Trick {
  return hasKeys(value, ['card', 'dice']) && TRICK_IDS.includes(value.card as Trick['card']) && isDice(value.dice);
}

const isDice = (value: unknown): value is Die[] => Array.isArray(value) && value.every(isDie);

function isDie(value: unknown): value is Die {
  if (!hasKeys(value, ['colour', 'eyes'])) return false;
  return DIE_COLOURS.includes(value.colour as Die['colour']) && isCount(value.eyes, 6) && value.eyes !== 0;
}

const isFatigue = ({ colour }: Die): boolean => colour === 'fatigue';

const isPair = (value: unknown): value is Both<unknown> => Array.isArray(value) && value.length === 2;

const isSide = (value: unknown): value is Side => value === 0 || value === 1;

function hasKeys(value: unknown, keys: readonly string[]): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.keys(value).length === keys.length && keys.every(key => Object.hasOwn(value, key));
}

const isCount = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
