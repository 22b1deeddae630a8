/** FITE's rules, in the order of the README: set-up, the turn, its two halves, the end of a bout; then the questions. */

import {
  type Answer,
  answeredTogether,
  type Game,
  owingTogether,
  playByQuestions,
  type Refusal,
  type Seat,
  type Step,
} from '@roundhouse/kernel';
import { division, divisionCount, divisions, randomDivision } from './division.ts';
import { afterReaction, type Combatant, compareAttack, hitsOf, smallestPool } from './fight.ts';
import { fighterOf, holdsSwift } from './powers.ts';
import { isAskedToReact, randomReaction, reaction } from './reactions.ts';
import { EVENT, MOVE, OPTION, STATE } from './shapes.ts';
import {
  type Both,
  type Event,
  type Fighter,
  type Frame,
  LOCATIONS,
  type Loc,
  type Move,
  OPTIONS,
  type Options,
  type PlaceMove,
  POWERS,
  type PowerMove,
  PRESETS,
  type ReactMove,
  type Reason,
  type SplitMove,
  type State,
  type SwiftMove,
  type View,
} from './state.ts';
import {
  problemAfterRoll,
  problemBeforePlaces,
  problemBeforePowers,
  problemBeforeRoll,
  problemBeforeSetupPlacement,
  problemWithAsked,
  problemWithState,
} from './validate-state.ts';
import { determinize, view } from './view.ts';

/** FITE-2. */
const DICE_AT_START = 9;
/** FITE-R37. */
const MOST_REMATCHES = 3;
/** FITE-R42. */
const MOST_ROLL_OFF_TIES = 20;

type Context = Step<Event>;

// ---- Set-up (FITE-1 to FITE-10)

function setup(options: Options, _seats: number, step: Context): State {
  const state: State = {
    options,
    turn: 0,
    rematches: 0,
    fighters: [newFighter(), newFighter()],
    result: null,
    stack: [],
  };
  if (options.powers === 'choose') ask(state, 'choosingPowers');
  else {
    if (options.powers === 'random') {
      const dealt = [0, 1].map(() => POWERS[step.chance.int(POWERS.length)]!) as Both<(typeof POWERS)[number]>;
      setPowers(state, dealt, step);
    }
    startBout(state, step);
  }
  return state;
}

/** A pool before the roll. */
const NO_DICE: readonly number[] = [];

const newFighter = (): Fighter => ({
  dice: DICE_AT_START,
  power: null,
  spent: false,
  loc: null,
  using: false,
  off: NO_DICE,
  def: NO_DICE,
});

function setPowers(state: State, powers: Both<Fighter['power']>, step: Context): void {
  for (const seat of SEATS) state.fighters[seat].power = powers[seat];
  step.emit?.({ type: 'powersRevealed', powers });
}

/** FITE-R1: the set-up placement is turn 1's, unless it is played apart. */
function startBout(state: State, step: Context): void {
  if (state.options.setupPlacement === 'separate') ask(state, 'placingAtSetup');
  else startTurn(state, step);
}

// ---- The turn (FITE-11, FITE-12)

function startTurn(state: State, step: Context): void {
  state.turn++;
  const [a, b] = state.fighters;
  clearPools(a);
  clearPools(b);
  step.emit?.({ type: 'turnStarted', turn: state.turn });
  // FITE-46, FITE-47, R38: a dazed fighter is finished off before anything is asked.
  if (a.dice === 1 || b.dice === 1) endBout(state, a.dice === 1 ? 1 : 0, 'finished', step);
  else ask(state, 'placing');
}

function clearPools(fighter: Fighter): void {
  fighter.using = false;
  fighter.off = NO_DICE;
  fighter.def = NO_DICE;
}

// ---- First half: take your place (FITE-13 to FITE-17), Swift (FITE-43)

/** Moves are never changed, so lists may share them. */
const PLACES: readonly PlaceMove[] = LOCATIONS.map(loc => ({ type: 'place', loc }));

function placeFighters(state: State, places: Both<{ loc: Loc }>, step: Context): void {
  state.fighters[0].loc = places[0].loc;
  state.fighters[1].loc = places[1].loc;
  step.emit?.({ type: 'fightersPlaced', locs: [places[0].loc, places[1].loc] });
}

/** FITE-R23: hold, or either other location. */
function swiftMoves(state: State, seat: Seat): SwiftMove[] {
  const others = LOCATIONS.filter(loc => loc !== fighterOf(state, seat).loc);
  return [null, ...others].map(to => ({ type: 'swift', to }));
}

function askSwift(state: State, step: Context): void {
  if (!ask(state, 'relocating')) askDivision(state, step);
}

/** FITE-R24: both may move, each from where it was revealed. */
function relocate(state: State, answers: Both<SwiftMove | null>, step: Context): void {
  for (const seat of SEATS) {
    const answer = answers[seat];
    if (!answer) continue;
    if (answer.to !== null) {
      state.fighters[seat].loc = answer.to;
      state.fighters[seat].spent = true;
    }
    step.emit?.({ type: 'swiftAnswered', seat, to: answer.to });
  }
}

// ---- Second half: fight (FITE-23 to FITE-34), with reactions to the roll (R11 to R19)

/** A division with only one way to make it is made without asking (two dice: one and one). */
function askDivision(state: State, step: Context): void {
  if (!ask(state, 'dividing')) roll(state, [null, null], step);
}

/** FITE-27, FITE-28, R8: both divisions are shown, then every die is rolled. */
function roll(state: State, answers: Both<SplitMove | null>, step: Context): void {
  const [a, b] = state.fighters;
  const splits = [answers[0] ?? divisions(state, 0)[0]!, answers[1] ?? divisions(state, 1)[0]!] as const;
  if (splits[0].use) usePower(a);
  if (splits[1].use) usePower(b);
  step.emit?.({
    type: 'poolsDivided',
    off: [splits[0].off, splits[1].off],
    def: [a.dice - splits[0].off, b.dice - splits[1].off],
    using: [a.using, b.using],
  });
  rollPools(a, splits[0].off, step);
  rollPools(b, splits[1].off, step);
  step.emit?.({ type: 'diceRolled', pools: [poolsOf(a), poolsOf(b)] });
  if (!ask(state, 'reacting')) fight(state, NO_REACTIONS, step);
}

function rollPools(fighter: Fighter, off: number, step: Context): void {
  fighter.off = step.chance.dice(off, 6);
  fighter.def = step.chance.dice(fighter.dice - off, 6);
}

const NO_REACTIONS: Readonly<Both<ReactMove | null>> = [null, null];

const poolsOf = ({ off, def }: Fighter) => ({ off, def });

/** FITE-35, FITE-36: the power works in this fight and its coin is turned. */
function usePower(fighter: Fighter): void {
  fighter.using = true;
  fighter.spent = true;
}

/** FITE-R17: both reactions are shown and carried out together. */
function react(state: State, answers: Readonly<Both<ReactMove | null>>, step: Context): void {
  const [a, b] = state.fighters;
  if (answers[0]) carryOut(a, answers[0]);
  if (answers[1]) carryOut(b, answers[1]);
  step.emit?.({ type: 'reactionsRevealed', reactions: [answers[0], answers[1]], pools: [poolsOf(a), poolsOf(b)] });
}

function carryOut(fighter: Fighter, answer: ReactMove): void {
  if (answer.use) usePower(fighter);
  if (!answer.move && !answer.flip) return;
  const { off, def } = afterReaction(fighter, answer.move, answer.flip);
  fighter.off = off;
  fighter.def = def;
}

/** FITE-29 to FITE-34, R33: both attacks are compared on the same roll, then both dicepools shrink. */
function fight(state: State, answers: Readonly<Both<ReactMove | null>>, step: Context): void {
  const a = withBonus(state.fighters[0], answers[0]);
  const b = withBonus(state.fighters[1], answers[1]);
  const hitsOnB = attack(0, a, b, state.options, step);
  const hitsOnA = attack(1, b, a, state.options, step);
  loseDice(state, hitsOnA, hitsOnB, step);
  endTurn(state, step);
}

function attack(attacker: Seat, mine: Combatant, other: Combatant, options: Options, step: Context): number {
  if (!step.emit) return hitsOf(mine, other, options);
  const compared = compareAttack(mine, other, options);
  step.emit({ type: 'attackCompared', attacker, ...compared });
  return compared.hits;
}

/** FITE-33, R34. */
function loseDice(state: State, lostByA: number, lostByB: number, step: Context): void {
  const [a, b] = state.fighters;
  a.dice = Math.max(0, a.dice - lostByA);
  b.dice = Math.max(0, b.dice - lostByB);
  step.emit?.({ type: 'diceLost', lost: [lostByA, lostByB], left: [a.dice, b.dice] });
}

const withBonus = (fighter: Fighter, answer: ReactMove | null): Combatant =>
  answer?.bonus === undefined ? fighter : { ...fighter, bonus: answer.bonus };

// ---- End of a bout (FITE-45 to FITE-47, R35 to R42)

/** FITE-R35: the order of these checks matters. */
function endTurn(state: State, step: Context): void {
  const a = state.fighters[0].dice;
  const b = state.fighters[1].dice;
  if (a === 0 && b === 0) endEvenly(state, 'bothOut', step);
  else if (a === 0 || b === 0) endBout(state, a === 0 ? 1 : 0, 'takenOut', step);
  else if (a === 1 && b === 1) endEvenly(state, 'bothDazed', step);
  else if (a === 1 || b === 1) {
    step.emit?.({ type: 'fighterDazed', seat: a === 1 ? 0 : 1 });
    startTurn(state, step);
  } else if (state.turn >= state.options.turnLimit) {
    endBout(state, a === b ? null : a > b ? 0 : 1, 'turnLimit', step);
  } else startTurn(state, step);
}

/** FITE-R36, R37: neither fighter has outlasted the other. */
function endEvenly(state: State, reason: Reason, step: Context): void {
  const { mutualOut } = state.options;
  if (mutualOut === 'rollOff') endBout(state, rollOff(step), 'rollOff', step);
  else if (mutualOut === 'rematch' && state.rematches < MOST_REMATCHES) startRematch(state, step);
  else endBout(state, null, reason, step);
}

/** The same fighters with fresh dice and coins. */
function startRematch(state: State, step: Context): void {
  state.rematches++;
  state.turn = 0;
  for (const seat of SEATS) state.fighters[seat] = { ...newFighter(), power: state.fighters[seat].power };
  step.emit?.({ type: 'rematchCalled', rematch: state.rematches });
  startBout(state, step);
}

/** FITE-R42. */
export function rollOff(step: Context): Seat {
  for (let ties = 0; ties < MOST_ROLL_OFF_TIES; ties++) {
    const dice: Both<number> = [step.chance.dice(1, 6)[0]!, step.chance.dice(1, 6)[0]!];
    step.emit?.({ type: 'rolledOff', dice });
    if (dice[0] !== dice[1]) return dice[0] > dice[1] ? 0 : 1;
  }
  return step.chance.int(2);
}

function endBout(state: State, winner: Seat | null, reason: Reason, step: Context): void {
  state.result = { winner, reason };
  state.stack = [];
  step.emit?.({ type: 'boutOver', winner, reason });
}

// ---- The questions. Each is put to its seats in secret; the last answer reveals all (FITE-15, FITE-24, R17).

const SEATS = [0, 1] as const;

const everybody = (): boolean => true;

/** Who has something to decide; nobody else is asked. */
const HAS_CHOICE: Record<Frame['name'], (state: State, seat: Seat) => boolean> = {
  choosingPowers: everybody,
  placingAtSetup: everybody,
  placing: everybody,
  relocating: (state, seat) => holdsSwift(fighterOf(state, seat)),
  dividing: (state, seat) => divisionCount(state, seat) > 1,
  reacting: (state, seat) => isAskedToReact(fighterOf(state, seat), state.options),
};

/** Nobody, seat 0, seat 1 and both; shared by every question. */
const ASKED: readonly Readonly<Both<boolean>>[] = [
  [false, false],
  [true, false],
  [false, true],
  [true, true],
];

/** By name: a list of literals would be shared, and copied when the first answer comes. */
const UNANSWERED = null;

/** Puts a question to whoever has a choice; false if nobody has. */
function ask(state: State, name: Frame['name']): boolean {
  const hasChoice = HAS_CHOICE[name];
  const who = (hasChoice(state, 0) ? 1 : 0) + (hasChoice(state, 1) ? 2 : 0);
  if (who > 0) state.stack[0] = { name, asked: ASKED[who]!, committed: [UNANSWERED, UNANSWERED] };
  return who > 0;
}

/** A question can stand where nothing is wrong with the moment, and with who is asked. */
const standsUnless = (problem: (state: State) => string | null) => (state: State, frame: Frame) =>
  problem(state) ?? problemWithAsked(frame, HAS_CHOICE[frame.name](state, 0), HAS_CHOICE[frame.name](state, 1));

/** Each is put to all who owe an answer. */
const asked = { rule: 'FITE-11', asks: (_state: State, frame: Frame) => owingTogether(frame) } as const;

/** What an answer does: it is kept closed, and `reveal` gets both once every asked seat's is in. */
const inSecret = <Answer extends Move>(reveal: (state: State, answers: Both<Answer | null>, step: Context) => void) =>
  answeredTogether<State, Answer, Event>(
    // There are two seats, so there are two answers.
    reveal as (state: State, answers: readonly (Answer | null)[], step: Context) => void,
    toldCommitted,
  );

const toldCommitted = (seat: Seat): Event => ({ type: 'committed', seat });

type Placing = Extract<Frame, { name: 'placing' | 'placingAtSetup' }>;

/** Both place their fighters, and so it goes on. */
const placingThen = (goOn: (state: State, step: Context) => void): Answer<State, Placing, PlaceMove, Event> => ({
  offers: () => PLACES,
  exact: true,
  otherwise: { rule: 'FITE-4', key: 'noSuchPlace' },
  does: inSecret<PlaceMove>((state, places, step) => {
    placeFighters(state, places as Both<PlaceMove>, step);
    goOn(state, step);
  }),
});

const POWER_PICKS: readonly PowerMove[] = [...POWERS, null].map(power => ({ type: 'power', power }));

const questions = playByQuestions<Frame, State, Move, Event>(
  {
    // FITE-9, R20
    choosingPowers: {
      ...asked,
      answers: {
        power: {
          offers: () => POWER_PICKS,
          exact: true,
          otherwise: { rule: 'FITE-9', key: 'noSuchPower' },
          does: inSecret<PowerMove>((state, picks, step) => {
            setPowers(state, [picks[0]!.power, picks[1]!.power], step);
            startBout(state, step);
          }),
        },
      },
      stands: standsUnless(problemBeforePowers),
    },
    // FITE-10, R1
    placingAtSetup: {
      ...asked,
      answers: { place: placingThen(startTurn) },
      stands: standsUnless(problemBeforeSetupPlacement),
    },
    // FITE-13 to FITE-16
    placing: {
      ...asked,
      answers: { place: placingThen(askSwift) },
      randomMove: (_state, _seat, chance) => PLACES[chance.int(PLACES.length)]!,
      stands: standsUnless(problemBeforePlaces),
    },
    // FITE-43, R23, R24
    relocating: {
      ...asked,
      others: { rule: 'FITE-43', key: 'onlySwift' },
      answers: {
        swift: {
          offers: swiftMoves,
          exact: true,
          forbids: [
            {
              rule: 'FITE-4',
              key: 'noSuchPlace',
              if: (_state, _seat, { to }) => to !== null && !LOCATIONS.includes(to),
            },
          ],
          otherwise: { rule: 'FITE-43', key: 'swiftStays' },
          does: inSecret<SwiftMove>((state, answers, step) => {
            relocate(state, answers, step);
            askDivision(state, step);
          }),
        },
      },
      stands: standsUnless(problemBeforeRoll),
    },
    // FITE-24 to FITE-28
    dividing: {
      ...asked,
      others: { rule: 'FITE-R7', key: 'oneDivision' },
      answers: { split: { ...division, does: inSecret<SplitMove>(roll) } },
      randomMove: randomDivision,
      stands: standsUnless(problemBeforeRoll),
    },
    // FITE-20 to FITE-22, FITE-35 to FITE-42, R11 to R19
    reacting: {
      ...asked,
      others: { rule: 'FITE-R18', key: 'onlyReacting' },
      answers: {
        react: {
          ...reaction,
          does: inSecret<ReactMove>((state, answers, step) => {
            react(state, answers, step);
            fight(state, answers, step);
          }),
        },
      },
      randomMove: (state, seat, chance) => randomReaction(state, fighterOf(state, seat), chance),
      stands: standsUnless(problemAfterRoll),
    },
  },
  { moves: MOVE },
);

// ---- Playouts

/**
 * A whole turn at random where nobody listens and no power is left: what the questions would do one after the other, with
 * the same dice, without putting them. A law holds both ways equal.
 */
function playRandom(state: State, step: Context): number {
  const [a, b] = state.fighters;
  if (step.emit || !isTurnToCome(state) || hasPowerLeft(a) || hasPowerLeft(b)) return questions.playRandom(state, step);
  const { options } = state;
  const { chance } = step;
  a.loc = PLACES[chance.int(PLACES.length)]!.loc;
  b.loc = PLACES[chance.int(PLACES.length)]!.loc;
  let moves = 2;
  let offA = smallestPool(options, a.dice);
  let offB = smallestPool(options, b.dice);
  const waysA = a.dice - 2 * offA + 1;
  const waysB = b.dice - 2 * offB + 1;
  if (waysA > 1) {
    offA += chance.int(waysA);
    moves++;
  }
  if (waysB > 1) {
    offB += chance.int(waysB);
    moves++;
  }
  rollPools(a, offA, step);
  rollPools(b, offB, step);
  const reactionA = isAskedToReact(a, options) ? randomReaction(state, a, chance) : null;
  const reactionB = isAskedToReact(b, options) ? randomReaction(state, b, chance) : null;
  if (reactionA) {
    carryOut(a, reactionA);
    moves++;
  }
  if (reactionB) {
    carryOut(b, reactionB);
    moves++;
  }
  fight(state, [reactionA, reactionB], step);
  return moves;
}

/** Nobody has answered anything in it. */
function isTurnToCome({ stack }: State): boolean {
  if (stack.length === 0) return false;
  const { name, committed } = stack[0]!;
  return name === 'placing' && committed[0] === null && committed[1] === null;
}

const hasPowerLeft = ({ power, spent }: Fighter): boolean => power !== null && !spent;

/** The rule that makes an answer final until all are in. */
const FINAL: Record<Frame['name'], string> = {
  choosingPowers: 'FITE-R20',
  placingAtSetup: 'FITE-15',
  placing: 'FITE-15',
  relocating: 'FITE-R23',
  dividing: 'FITE-27',
  reacting: 'FITE-R17',
};

/** Who has answered already hears that the answer is final, and not only that nothing is asked. */
function why(state: State, seat: Seat, sent: unknown): Refusal {
  const refusal = questions.why(state, seat, sent);
  const frame = state.stack[0];
  if (!frame || refusal.rule === 'form' || frame.committed[seat as 0 | 1] === null) return refusal;
  return { rule: FINAL[frame.name], key: 'committed' };
}

/** FITE-R41: what happens when the clock runs out. */
function defaultMove(state: State, seat: Seat): Move {
  const fighter = state.fighters[seat as 0 | 1];
  switch (state.stack[0]!.name) {
    case 'choosingPowers':
      return { type: 'power', power: null };
    case 'placingAtSetup':
    case 'placing':
      // Turn 1 follows no other turn, even where the fighters were placed at set-up.
      return { type: 'place', loc: state.turn > 1 ? fighter.loc! : 'off' };
    case 'relocating':
      return { type: 'swift', to: null };
    case 'dividing': {
      const off = Math.ceil(fighter.dice / 2);
      return divisions(state, seat).find(split => split.off === off)!;
    }
    case 'reacting':
      return { type: 'react', use: false, move: null, flip: null };
  }
}

/** FITE: a bout between two fighters. */
export const fite: Game<Options, State, Move, View, Event> = {
  id: 'fite',
  name: 'FITE',
  version: 1,
  seats: { min: 2, max: 2 },
  options: OPTIONS,
  presets: PRESETS,
  setup,
  toAct: questions.toAct,
  legalMoves: questions.legalMoves,
  apply: questions.apply,
  randomMove: questions.randomMove,
  playRandom,
  payoffs({ result }) {
    if (!result) return null;
    if (result.winner === null) return [0.5, 0.5];
    return result.winner === 0 ? [1, 0] : [0, 1];
  },
  view,
  determinize: (seen, seat, chance) => determinize(seen, seat, chance, questions.legalMoves),
  why,
  checkState: given => problemWithState(given) ?? questions.problemWithStack(given as State, 2),
  questions: questions.table,
  shapes: { state: STATE, move: MOVE, event: EVENT, options: OPTION },
  defaultMove,
  // FITE-R40
  concede: (state, seat, step) => endBout(state, 1 - seat, 'concede', step),
};
