/** Whether something is a game the rules can continue: the door for states from outside. */

import { completeOptions, samePlain } from '@roundhouse/kernel';
import { TRICK_IDS } from './content/tricks.ts';
import { contestOver, other } from './contest.ts';
import { DICE_A_COLOUR } from './dice.ts';
import { MOST_BARREN, TRICKS_FOR_THE_END } from './ending.ts';
import { isLegalFilling, isReady, sizeOf } from './hand.ts';
import { problemWithQuestion } from './moment.ts';
import { SLOTS } from './moves.ts';
import { projection } from './score.ts';
import {
  type Both,
  DIE_COLOURS,
  type Die,
  OPTIONS,
  type Options,
  REASONS,
  type Side,
  type State,
  type Trick,
} from './state.ts';

const KEYS = [
  'options',
  'stage',
  'unseen',
  'aside',
  'discard',
  'queue',
  'front',
  'supply',
  'active',
  'turn',
  'thrown',
  'pool',
  'placed',
  'barren',
  'trigger',
  'result',
  'stack',
];

/** CIRCUS-R41: no game is longer, and no more dice can be placed. */
const MOST_TURNS = 544;
const MOST_PLACED = 135;
/** The largest hand. */
const LARGEST_THROW = 6;

/** Null, or the first thing that is wrong with it, in a sentence. */
export function problemWith(given: unknown): string | null {
  if (!hasKeys(given, KEYS)) return `a state of Circus Combat has ${KEYS.join(', ')}`;
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
    (state.stack.length === 1 ? problemWithQuestion(state, state.stack[0]!) : null)
  );
}

function problemWithOptions({ options }: State): string | null {
  try {
    return samePlain(completeOptions(OPTIONS, options), options) ? null : 'options: every option must be given';
  } catch (error) {
    return (error as Error).message;
  }
}

function problemWithCounts({ active, turn, placed, barren, stack, queue, front }: State): string | null {
  if (!isSide(active)) return 'active must be 0 or 1';
  if (!isCount(turn, MOST_TURNS) || turn < 1) return `turn must be a whole number from 1 to ${MOST_TURNS}`;
  if (!isCount(placed, MOST_PLACED)) return `placed must be a whole number up to ${MOST_PLACED}`;
  if (!isCount(barren, MOST_BARREN)) return `barren must be a whole number up to ${MOST_BARREN}`;
  if (!Array.isArray(stack) || stack.length > 1) return 'stack must hold one question, or none when the game is over';
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

/** Only what its owner could have won lies in a show, less what the rival took back (CIRCUS-R32). */
function problemWithQueue({ queue, options }: State, seat: Side): string | null {
  const tricks: unknown = queue[seat];
  if (!Array.isArray(tricks)) return `queue ${seat} must be a list`;
  for (const [i, trick] of tricks.entries()) {
    const at = `queue ${seat}, position ${i + 1}`;
    if (!isTrick(trick)) return `${at}: a trick is a card and its dice`;
    if (!isLegalFilling(trick, options)) return `${at}: these dice cannot lie on ${trick.card}`;
    if (!isWonBy(seat, trick, options)) return `${at}: seat ${seat} cannot have won ${trick.card} like this`;
  }
  return null;
}

function isWonBy(seat: Side, trick: Trick, options: Options): boolean {
  const { shares, leader } = contestOver(trick);
  if (isReady(trick, options)) return leader === seat;
  if (options.diceSupply !== 'recall') return false;
  const takenBack = sizeOf(trick, options) - trick.dice.length;
  return shares[seat].dice >= shares[other(seat)].dice + takenBack;
}

function problemWithThrow({ thrown, pool }: State): string | null {
  if (!isDice(thrown) || thrown.length > LARGEST_THROW) return `thrown must list up to ${LARGEST_THROW} dice`;
  if (!Array.isArray(pool) || (pool.length > 0 && pool.length !== thrown.length)) {
    return 'pool must be empty or have a place for every die thrown';
  }
  const isAsThrown = pool.every((die, i) => die === null || samePlain(die, thrown[i]));
  return isAsThrown ? null : 'a die in the pool must lie as it was thrown';
}

/** Each card is somewhere once at most; a set table need not use them all. */
function problemWithCards({ stage, queue, discard, unseen, aside, options }: State): string | null {
  if (!Array.isArray(unseen) || !Array.isArray(discard)) return 'unseen and discard must be lists of cards';
  if (aside !== (options.deck === 'count28' ? 2 : 0)) return 'aside must be 2 with count28, otherwise 0';
  if (unseen.length < aside) return 'the cards put aside are among the unseen ones';
  const cards = [...stage, ...queue.flat()].flatMap(trick => (trick ? [trick.card] : []));
  const seen = new Set<string>();
  for (const card of [...cards, ...unseen, ...discard]) {
    if (!TRICK_IDS.includes(card)) return `there is no card '${String(card).slice(0, 40)}'`;
    if (seen.has(card)) return `${card} is in two places`;
    seen.add(card);
  }
  return null;
}

/** No colour has more dice than there are; a set table may have fewer (CIRCUS-2). */
function problemWithDice(state: State): string | null {
  const { supply, options } = state;
  if (options.diceSupply === 'unlimited') return supply === null ? null : 'supply must be null: dice are not counted';
  if (!hasKeys(supply, DIE_COLOURS)) return `supply must count ${DIE_COLOURS.join(', ')}`;
  const used = diceInUse(state);
  for (const colour of DIE_COLOURS) {
    const left = supply[colour];
    if (!isCount(left, DICE_A_COLOUR)) return `supply: ${colour} must be a whole number up to ${DICE_A_COLOUR}`;
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
  if (!hasKeys(trigger, ['seat', 'turn'])) return 'trigger must be null or have seat and turn';
  if (!isSide(trigger.seat)) return 'trigger: seat must be 0 or 1';
  if (queue[trigger.seat].length < TRICKS_FOR_THE_END) return 'trigger: that show has fewer than nine tricks';
  if (!isCount(trigger.turn, turn)) return `trigger: turn must be a whole number up to ${turn}`;
  // After the other's last turn there is none.
  const since = turn - trigger.turn;
  const mayBeSince = options.offTurnTrigger === 'alternate' ? 2 : 1;
  if (since > mayBeSince || (since === 2 && active === trigger.seat)) return 'trigger: the last turn is over';
  return null;
}

function problemWithEnd(state: State): string | null {
  const { result, stack } = state;
  if (result === null) return stack.length === 1 ? null : 'a game that is not over must ask something';
  if (stack.length > 0) return 'a game that is over asks nothing';
  if (!hasKeys(result, ['winner', 'reason', 'scores'])) return 'result must have winner, reason and scores';
  if (!REASONS.includes(result.reason)) return `reason must be one of ${REASONS.join(', ')}`;
  const scores = projection(state);
  if (!samePlain(result.scores, scores)) return `scores must be ${scores.join(' and ')}`;
  const winner = scores[0] === scores[1] ? null : scores[0] > scores[1] ? 0 : 1;
  const isTrue = result.reason === 'concede' ? isSide(result.winner) : result.winner === winner;
  return isTrue ? null : `winner cannot be ${result.winner}`;
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
