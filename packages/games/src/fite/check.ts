/** Whether something is a bout the rules can continue: the door for states from outside. */

import { completeOptions, type Seat, samePlain } from '@roundhouse/kernel';
import { POWER_TABLE } from './content/powers.ts';
import { divisionCount } from './division.ts';
import { isAskedToReact } from './reactions.ts';
import { type Both, type Fighter, type Frame, LOCATIONS, type Move, OPTIONS, POWERS, type State } from './state.ts';
import { holdsSwift } from './swift.ts';

const REASONS = ['takenOut', 'finished', 'bothOut', 'bothDazed', 'turnLimit', 'concede', 'rollOff'];
const FRAMES = ['choosingPowers', 'placingAtSetup', 'placing', 'relocating', 'dividing', 'reacting'];

type LegalMoves = (state: State, seat: Seat) => Move[];

/** Null, or the first thing that is wrong with it, in a sentence. */
export function problemWith(given: unknown, legalMoves: LegalMoves): string | null {
  if (!hasKeys(given, ['options', 'turn', 'rematches', 'fighters', 'result', 'stack'])) {
    return 'a FITE state has options, turn, rematches, fighters, result and stack';
  }
  // Checked field by field below; the cast lets the checks be written in the state's own words.
  const state = given as unknown as State;
  return (
    problemWithOptions(state) ??
    problemWithCounts(state) ??
    problemWithFighter(state, 0) ??
    problemWithFighter(state, 1) ??
    problemWithEnd(state) ??
    (state.stack.length === 1 ? problemWithQuestion(state, state.stack[0]!, legalMoves) : null)
  );
}

function problemWithOptions({ options }: State): string | null {
  try {
    return samePlain(completeOptions(OPTIONS, options), options) ? null : 'options: every option must be given';
  } catch (error) {
    return (error as Error).message;
  }
}

function problemWithCounts({ turn, rematches, fighters, options, stack }: State): string | null {
  // One more turn than the limit: a fighter dazed at the limit is finished off in the next.
  if (!isCount(turn, options.turnLimit + 1)) return `turn must be a whole number up to ${options.turnLimit + 1}`;
  if (!isCount(rematches, options.mutualOut === 'rematch' ? 3 : 0))
    return 'rematches: not that many can have been played';
  if (!Array.isArray(fighters) || fighters.length !== 2) return 'there must be two fighters';
  if (!Array.isArray(stack) || stack.length > 1) return 'stack must hold one question, or none when the bout is over';
  return null;
}

function problemWithFighter(state: State, seat: 0 | 1): string | null {
  const fighter: unknown = state.fighters[seat];
  const at = `fighter ${seat}`;
  if (!hasKeys(fighter, ['dice', 'power', 'spent', 'loc', 'using', 'off', 'def'])) {
    return `${at} must have dice, power, spent, loc, using, off and def`;
  }
  const { dice, power, spent, loc, using, off, def } = fighter as unknown as Fighter;
  if (!isCount(dice, 9)) return `${at}: dice must be a whole number from 0 to 9`;
  if (power !== null && !POWERS.includes(power)) return `${at}: power must be null or one of ${POWERS.join(', ')}`;
  if (power !== null && state.options.powers === 'off') return `${at}: powers are off`;
  if (typeof spent !== 'boolean' || typeof using !== 'boolean') return `${at}: spent and using must be true or false`;
  if (spent && power === null) return `${at}: a fighter without a power cannot have used it`;
  if (using && (!spent || POWER_TABLE[power!].window !== 'react')) return `${at}: using needs a power turned face down`;
  if (loc !== null && !LOCATIONS.includes(loc)) return `${at}: loc must be null or one of ${LOCATIONS.join(', ')}`;
  if (!isPool(off) || !isPool(def)) return `${at}: off and def must list faces 1 to 6, high to low, nine at most`;
  return null;
}

function problemWithEnd({ result, stack }: State): string | null {
  if (result === null) return stack.length === 1 ? null : 'a bout that is not over must ask something';
  if (stack.length > 0) return 'a bout that is over asks nothing';
  if (!hasKeys(result, ['winner', 'reason'])) return 'result must have winner and reason';
  if (![null, 0, 1].includes(result.winner)) return 'winner must be 0, 1 or null';
  return REASONS.includes(result.reason) ? null : `reason must be one of ${REASONS.join(', ')}`;
}

function problemWithQuestion(state: State, frame: Frame, legalMoves: LegalMoves): string | null {
  if (!hasKeys(frame, ['name', 'asked', 'committed'])) return 'a question has name, asked and committed';
  if (!FRAMES.includes(frame.name)) return `a question is one of ${FRAMES.join(', ')}`;
  if (!Array.isArray(frame.asked) || frame.asked.length !== 2) return 'asked must have two entries';
  if (!Array.isArray(frame.committed) || frame.committed.length !== 2) return 'committed must have two entries';
  return (
    problemWithMoment(state, frame.name) ??
    problemWithPools(state, frame.name) ??
    problemWithAnswers(state, frame, legalMoves)
  );
}

/** Is this a moment at which the question can be asked? */
function problemWithMoment({ turn, options, fighters }: State, name: Frame['name']): string | null {
  if (fighters.some(({ dice }) => dice < 2)) return 'a fighter with fewer than two dice is out or about to be finished';
  if (name === 'choosingPowers' || name === 'placingAtSetup') {
    if (turn !== 0) return `${name} comes before turn 1`;
    if (name === 'choosingPowers' && options.powers !== 'choose') return 'powers are not chosen with these options';
    if (name === 'choosingPowers' && fighters.some(({ power }) => power !== null)) return 'powers are chosen already';
    if (name === 'placingAtSetup' && options.setupPlacement !== 'separate') return 'there is no placement at set-up';
    return null;
  }
  if (turn < 1 || turn > options.turnLimit) return `${name} belongs to a turn from 1 to ${options.turnLimit}`;
  if (name !== 'placing' && fighters.some(({ loc }) => loc === null)) return `${name} needs both fighters placed`;
  return null;
}

function problemWithPools({ options, fighters }: State, name: Frame['name']): string | null {
  for (const { dice, off, def, using } of fighters) {
    if (name !== 'reacting') {
      if (off.length + def.length > 0 || using) return `${name}: no dice are rolled and no power works yet`;
    } else if (off.length + def.length !== dice || off.length < 1 || def.length < 1) {
      return 'reacting: each pool has a die, and together they are the dicepool';
    } else if (using && options.powerTiming === 'afterRoll') return 'reacting: powers are not declared yet';
  }
  return null;
}

/** Are the right seats asked, and is each answer one that could have been given? */
function problemWithAnswers(state: State, frame: Frame, legalMoves: LegalMoves): string | null {
  const asked = whoIsAsked(state, frame.name);
  if (!samePlain(frame.asked, asked)) return `asked must be ${JSON.stringify(asked)} here`;
  const unanswered = { ...state, stack: [{ ...frame, committed: [null, null] } as Frame] };
  for (const seat of [0, 1] as const) {
    const answer = frame.committed[seat];
    if (answer !== null && !legalMoves(unanswered, seat).some(legal => samePlain(legal, answer))) {
      return `seat ${seat} cannot have given that answer`;
    }
  }
  const waits = [0, 1].some(seat => asked[seat] && frame.committed[seat] === null);
  return waits ? null : 'a question waits for at least one seat';
}

function whoIsAsked(state: State, name: Frame['name']): Both<boolean> {
  const [a, b] = state.fighters;
  if (name === 'relocating') return [holdsSwift(a), holdsSwift(b)];
  if (name === 'dividing') return [divisionCount(state, 0) > 1, divisionCount(state, 1) > 1];
  if (name === 'reacting') return [isAskedToReact(a, state.options), isAskedToReact(b, state.options)];
  return [true, true];
}

function hasKeys(value: unknown, keys: readonly string[]): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.keys(value).length === keys.length && keys.every(key => Object.hasOwn(value, key));
}

const isCount = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

const isPool = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= 9 &&
  value.every((face, i) => isCount(face, 6) && face >= 1 && (i === 0 || face <= value[i - 1]));
