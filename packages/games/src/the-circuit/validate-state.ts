/** Whether something is a match the rules can continue: the door for states from outside. */

import { type Seat, samePlain, shape } from '@roundhouse/kernel';
import { FINISHERS_TO_WIN } from './combat.ts';
import { abilityOf, contentOf } from './content/packs.ts';
import { STATES } from './content/types.ts';
import { resultOf } from './ending.ts';
import { fighterOf, finishersUsed, isRing, printed, statOf, traitOf, traitsOf } from './fighters.ts';
import { inDeckOrder } from './hype.ts';
import { playing } from './setup.ts';
import { STATE } from './shapes.ts';
import {
  type Activation,
  cardOf,
  type FighterRef,
  type Frame,
  type Resolving,
  type Result,
  refOf,
  type State,
  seatOf,
  TEAM_SIZE,
  type Team,
} from './state.ts';

/** Fighters of one team in the ring (ARENA-24). */
const PLACES = 3;

type ProblemWithStack = (state: State, seats: number) => string | null;

/** Null, or the first thing that is wrong with it, in a sentence. */
export function problemWith(given: unknown, problemWithStack: ProblemWithStack): string | null {
  const misshapen = shape.problemIn(STATE, given, 'state');
  if (misshapen !== null) return misshapen;
  // Its shape was checked just now.
  const state = given as State;
  return (
    problemWithTable(state) ??
    problemWithTeams(state) ??
    problemWithRing(state) ??
    problemWithTurn(state) ??
    problemWithFrames(state) ??
    problemWithStack(state, state.teams.length) ??
    problemWithEnd(state)
  );
}

function problemWithTable({ teams, order, stack, ringRules, options, content }: State): string | null {
  const seats = teams.map((_, seat) => seat);
  if (!samePlain([...order].sort(), seats)) return 'order must name every seat once';
  if (content !== options.content) return 'content must be the one that the options name';
  const isChoosing = stack[0]?.name === 'choosingTeams';
  if (isChoosing && ringRules !== null) return 'no Ring Rules card is drawn before teams are chosen';
  const begins = isChoosing || teams.some(({ conceded }) => conceded);
  return begins || ringRules !== null ? null : 'a Ring Rules card must be drawn';
}

// ---- Teams

function problemWithTeams(state: State): string | null {
  for (const [seat, team] of state.teams.entries()) {
    const problem = isUnformed(state, team) ? problemWithEmpty(team) : problemWithTeam(state, seat, team);
    if (problem !== null) return `team ${seat}: ${problem}`;
  }
  return null;
}

/** Before teams are revealed, or gone before they were. */
const isUnformed = ({ ringRules }: State, { conceded, fighters }: Team): boolean =>
  ringRules === null || (conceded && fighters.length === 0);

function problemWithEmpty({ fighters, hazard, hazardZone, zone, hype, deck, discard, hand, last, vacancies }: Team) {
  const isEmpty = [fighters, deck, discard, hand, vacancies].every(({ length }) => length === 0);
  const isBlank = [hazard, hazardZone, zone, last].every(value => value === null);
  return isEmpty && isBlank && hype === 0 ? null : 'must be empty before teams are revealed';
}

function problemWithTeam(state: State, seat: Seat, team: Team): string | null {
  const { fighters, hazard, hand, deck, discard, last, vacancies, conceded } = team;
  if (fighters.length !== TEAM_SIZE || hazard === null) return 'must have four fighters and a hazard';
  // What they share and whose hazard it is are matters of choosing: a scene may be of any four.
  if (new Set(fighters.map(({ card }) => card)).size !== TEAM_SIZE) return 'must have four different fighters';
  const cards = inDeckOrder(state.content, [...deck, ...discard, ...hand]);
  if (
    !samePlain(
      cards,
      contentOf(state.content).deck.map(({ id }) => id),
    )
  )
    return 'must have each of its 52 cards once';
  if (!samePlain(inDeckOrder(state.content, [...hand]), hand)) return 'hand must be in the order of the deck';
  const isFighting = state.active === seat && state.activation?.combat === 'on';
  if (hand.length > 0 && !isFighting) return 'has a hand only in its own combat phase';
  if (hasWon(state, seat)) return 'has used three Finishing Moves, so that the match is over';
  if (last !== null && (seatOf(last) !== seat || !exists(state, last))) return 'last must be one of its own';
  if (new Set(vacancies).size !== vacancies.length) return 'vacancies must be different';
  if (vacancies.some(ref => seatOf(ref) !== seat || !exists(state, ref) || fighterOf(state, ref).at !== null)) {
    return 'vacancies must be left by its own fighters on the Bench';
  }
  if (conceded && (team.zone !== null || fighters.some(({ at }) => at !== null))) return 'has left the ring';
  return null;
}

/** ARENA-R69: at the end of the third Finishing Move, not before its effects are carried out. */
const hasWon = (state: State, seat: Seat): boolean =>
  state.result === null &&
  finishersUsed(state.teams[seat]!) >= FINISHERS_TO_WIN &&
  !state.stack.some(frame => frame.name === 'resolving' && isFinisher(state, seat, frame));

/** Whether this seat's fighter is in the middle of its Finishing Move. */
function isFinisher({ content }: State, seat: Seat, { source, user }: Resolving): boolean {
  const isOwn = source.kind === 'ability' && seatOf(user) === seat;
  return isOwn && abilityOf(content, source.ability)?.finisher === true;
}

// ---- Ring

function problemWithRing(state: State): string | null {
  const spaces: string[] = [];
  for (const [seat, { fighters }] of state.teams.entries()) {
    for (const [slot, fighter] of fighters.entries()) {
      const problem = problemWithFighter(state, refOf(seat, fighter.card));
      if (problem !== null) return `team ${seat}, fighter ${slot}: ${problem}`;
      if (fighter.at !== null) spaces.push(fighter.at);
    }
  }
  if (new Set(spaces).size !== spaces.length) return 'two fighters are in one space';
  for (const key of ['hazardZone', 'zone'] as const) {
    const zones = state.teams.flatMap(team => team[key] ?? []);
    if (new Set(zones).size !== zones.length) return `two teams have the same ${key}`;
  }
  return state.teams.some(({ zone }) => zone === 0) ? 'zone 0 is never a deployment zone' : null;
}

function problemWithFighter(state: State, ref: FighterRef): string | null {
  const { at, damage, stun, states, lasting, spent } = fighterOf(state, ref);
  if ([states, lasting, spent].some(list => new Set<string>(list).size !== list.length)) return 'has something twice';
  if (
    !samePlain(
      states,
      STATES.filter(one => states.includes(one)),
    )
  )
    return 'states must be in the order of their list';
  if (lasting.some(trait => traitOf(state, trait).kind !== 'lasting')) return 'lasting must be lasting traits';
  if (at === null) {
    const isClear = damage === 0 && stun === 0 && states.length === 0 && lasting.length === 0;
    return isClear ? null : 'has nothing on it on the Bench';
  }
  if (!isRing(state, at)) return 'is outside the ring';
  return damage < statOf(state, ref, 'STA') ? null : 'would be knocked out';
}

// ---- Turn

function problemWithTurn(state: State): string | null {
  const { active, activation, round, turn, teams, result } = state;
  if (result === null && playing(state).length < 2) return 'all others have left, so that the match is over';
  if (active !== null && result === null && !isPlaying(state, active)) return 'active must be a seat that plays';
  if ((round === 0) !== (turn === 0)) return 'round and turn begin together';
  if (round > state.options.bellRounds) return 'the bell has ended the match before this round';
  if (round === 0 && active !== null) return 'nobody is active in the set-up';
  if (round > 0 && teams.some(({ conceded, zone }) => !conceded && zone === null)) return 'every team has its zone';
  const crowded = result === null ? problemWithPlaces(state) : null;
  if (crowded !== null || activation === null) return crowded;
  if (active === null || seatOf(activation.fighter) !== active) return 'the activation must be of the active team';
  if (teams[active]!.last !== activation.fighter) return 'the active fighter is the one activated last';
  return problemWithActivation(state, activation);
}

/** ARENA-R35, ARENA-R52: what has been used is the fighter's own, and nothing is before combat. */
function problemWithActivation(state: State, { fighter, combat, abilities, damaging, used, lateDraw }: Activation) {
  const own: string[] = [...traitsOf(state, fighter), ...printed(state, fighter).abilities.map(({ id }) => id)];
  if (used.some(one => !own.includes(one))) return 'activation.used must be of the active fighter';
  if (damaging && abilities === 0) return 'activation.damaging needs an ability that was used';
  const hasFought = abilities > 0 || used.length > 0 || lateDraw;
  return combat === 'ahead' && hasFought ? 'nothing is used before combat' : null;
}

/** ARENA-R17, ARENA-R18: whoever has no place in the ring at all could never go on; fewer than three are a scene. */
function problemWithPlaces({ teams, stack, round }: State): string | null {
  for (const [seat, { fighters, vacancies, conceded }] of teams.entries()) {
    const coming = stack.flatMap(frame => {
      if (!('seat' in frame) || frame.seat !== seat) return [];
      return frame.name === 'deploying' ? frame.fighters : frame.name === 'choosingSpace' ? [frame.fighter] : [];
    });
    const places = fighters.filter(({ at }) => at !== null).length + vacancies.length + coming.length;
    if (!conceded && places === 0 && round > 0) return `team ${seat}: has nobody in the ring and no place to fill`;
    if (places > PLACES) return `team ${seat}: has at most three places in the ring`;
  }
  return null;
}

const isPlaying = ({ teams }: State, seat: Seat): boolean => teams[seat] !== undefined && !teams[seat].conceded;

// ---- Stack

/** All that frames name is there. */
function problemWithFrames(state: State): string | null {
  for (const frame of state.stack) {
    const missing = refsIn(frame).find(ref => !exists(state, ref));
    if (missing !== undefined) return `${frame.name}: there is no fighter ${missing}`;
    if ('seat' in frame && !isPlaying(state, frame.seat)) return `${frame.name}: seat ${frame.seat} does not play`;
  }
  return null;
}

const exists = ({ teams }: State, ref: FighterRef): boolean =>
  teams[seatOf(ref)]?.fighters.some(({ card }) => card === cardOf(ref)) ?? false;

function refsIn(frame: Frame): FighterRef[] {
  const refs: FighterRef[] = [];
  for (const key of ['fighter', 'target', 'ally', 'user'] as const) {
    const ref = (frame as { [key: string]: unknown })[key];
    if (typeof ref === 'string') refs.push(ref as FighterRef);
  }
  if ('fighters' in frame) refs.push(...frame.fighters);
  if ('tried' in frame) refs.push(...frame.tried);
  return refs;
}

// ---- End

function problemWithEnd(state: State): string | null {
  const { stack, result } = state;
  if ((stack.length === 0) !== (result !== null)) return 'a match is over when nothing is asked';
  if (result === null) return null;
  const winners = winnersBy(state, result);
  if (winners === null) return `nothing in the match has ended it by ${result.cause}`;
  return samePlain(result, resultOf(state, result.cause, winners)) ? null : 'the result is not what the match came to';
}

/** Who has won for certain, as it was; null if the match cannot have ended so. */
function winnersBy(state: State, { cause, winners }: Result): readonly Seat[] | null {
  const { teams, round, options } = state;
  if (cause === 'concession') return playing(state).length === 1 ? playing(state) : null;
  if (cause === 'bell') return round === options.bellRounds ? [] : null;
  const [seat, ...others] = winners;
  const hasFinished = seat !== undefined && others.length === 0 && isPlaying(state, seat);
  return hasFinished && finishersUsed(teams[seat]!) >= FINISHERS_TO_WIN ? [seat] : null;
}
