/** Whether something is a match the rules can continue: the door for states from outside. */

import { type Seat, samePlain, shape } from '@roundhouse/kernel';
import { contentOf } from './content/packs.ts';
import { teamProblems } from './content/teams.ts';
import { STATES, type TraitId, type TriggerEvent } from './content/types.ts';
import { canJoinInOrder } from './drafts.ts';
import { groupsOf } from './effects.ts';
import { fighterOf, isRing, printed, statOf, traitOf, traitsOf } from './fighters.ts';
import { inDeckOrder } from './hype.ts';
import { STATE } from './shapes.ts';
import {
  cardOf,
  type FighterRef,
  type Frame,
  type HazardRef,
  hazardOf,
  isHazardRef,
  QUESTIONS,
  refOf,
  type State,
  seatOf,
  TEAM_SIZE,
  type Team,
  type TriggerId,
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

function problemWithTable({ teams, order, stack, ringRules }: State): string | null {
  const seats = teams.map((_, seat) => seat);
  if (!samePlain([...order].sort(), seats)) return 'order must name every seat once';
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
  if (hand.length > 0 && state.active !== seat) return 'has a hand only on its own turn';
  if (last !== null && seatOf(last) !== seat) return 'last must be one of its own';
  if (new Set(vacancies).size !== vacancies.length) return 'vacancies must be different';
  if (vacancies.some(ref => seatOf(ref) !== seat || fighterOf(state, ref).at !== null)) {
    return 'vacancies must be left by its own fighters on the Bench';
  }
  if (conceded && (team.zone !== null || fighters.some(({ at }) => at !== null))) return 'has left the ring';
  return null;
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
  if (active !== null && result === null && !isPlaying(state, active)) return 'active must be a seat that plays';
  if ((round === 0) !== (turn === 0)) return 'round and turn begin together';
  if (round === 0 && active !== null) return 'nobody is active in the set-up';
  if (round > 0 && teams.some(({ conceded, zone }) => !conceded && zone === null)) return 'every team has its zone';
  const crowded = round > 0 && result === null ? problemWithPlaces(state) : null;
  if (crowded !== null || activation === null) return crowded;
  if (active === null || seatOf(activation.fighter) !== active) return 'the activation must be of the active team';
  return teams[active]!.last === activation.fighter ? null : 'the active fighter is the one activated last';
}

/** ARENA-R17, ARENA-R18: whoever has no place in the ring at all could never go on; fewer than three are a scene. */
function problemWithPlaces({ teams, stack }: State): string | null {
  for (const [seat, { fighters, vacancies, conceded }] of teams.entries()) {
    const coming = stack.flatMap(frame => {
      if (!('seat' in frame) || frame.seat !== seat) return [];
      return frame.name === 'deploying' ? frame.fighters : frame.name === 'choosingSpace' ? [frame.fighter] : [];
    });
    const places = fighters.filter(({ at }) => at !== null).length + vacancies.length + coming.length;
    if (!conceded && places === 0) return `team ${seat}: has nobody in the ring and no place to fill`;
    if (places > PLACES) return `team ${seat}: has at most three places in the ring`;
  }
  return null;
}

const isPlaying = ({ teams }: State, seat: Seat): boolean => teams[seat] !== undefined && !teams[seat].conceded;

// ---- Stack

type Name = Frame['name'];

/** What may lie under a frame; left out: any frame that asks nothing. */
const BELOW: { readonly [N in Name]?: readonly (Name | null)[] } = {
  choosingTeams: [null],
  settingUp: [null],
  beginning: [null],
  activating: [null],
  movement: [null],
  combat: [null],
  ending: [null],
  roundEnding: [null],
  placingHazard: ['settingUp'],
  placingZone: ['settingUp'],
  benching: ['settingUp'],
  deploying: ['settingUp', 'beginning', 'activating'],
  choosingSpace: ['deploying'],
  returning: ['beginning'],
  choosingFighter: ['beginning'],
  taggingOut: ['beginning'],
  moving: ['movement'],
  acting: ['combat'],
  aiming: ['combat'],
  choosingAlly: ['combat'],
  paying: ['combat'],
  giving: ['combat'],
  afterUse: ['combat'],
  pinCheck: ['combat'],
  pinning: ['pinCheck'],
  choosingEffect: ['resolving'],
  dodging: ['resolving'],
  pushing: ['resolving'],
  shifting: ['resolving'],
  choosingPush: ['pushing'],
  redirecting: ['pushing'],
  pushedOn: ['pushing'],
  orderingTriggers: ['triggers'],
  sidestepping: ['afterUse'],
};

/** Frames that lie over what they came from, and all that they name is there. */
function problemWithFrames(state: State): string | null {
  for (const [place, frame] of state.stack.entries()) {
    const below = place === 0 ? null : state.stack[place - 1]!.name;
    const allowed = BELOW[frame.name];
    const asksBelow = below !== null && (QUESTIONS as readonly string[]).includes(below);
    if (allowed ? !allowed.includes(below) : below === null || asksBelow)
      return `${frame.name} cannot be over ${below}`;
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

type Stands = (state: State, frame: never) => string | null;
type Seated = { readonly seat: Seat };

const first = (...problems: (string | null)[]): string | null => problems.find(problem => problem !== null) ?? null;

const inTurn = ({ active }: State): string | null => (active === null ? 'it must be somebody’s turn' : null);

const ofActive = (state: State, { seat }: Seated): string | null =>
  state.active === seat ? null : 'only the active player is asked';

function inActivation(state: State, frame?: unknown): string | null {
  const { activation } = state;
  if (activation === null) return 'a fighter must be active';
  if (!exists(state, activation.fighter)) return 'there is no such active fighter';
  const isAsked = (QUESTIONS as readonly string[]).includes((frame as Frame | undefined)?.name ?? '');
  if (isAsked && fighterOf(state, activation.fighter).at === null) return 'the active fighter is in the ring';
  return null;
}

const inCombat = (state: State, frame: Seated & { name: string }): string | null =>
  first(ofActive(state, frame), inActivation(state, frame)) ??
  (state.activation!.combat === 'on' ? null : 'it is not the time for it');

function ofAbility(state: State, frame: { name: string; seat: Seat; ability: string }): string | null {
  const wrong = inCombat(state, frame);
  if (wrong !== null) return wrong;
  const ability = printed(state, state.activation!.fighter).abilities.find(({ id }) => id === frame.ability);
  if (!ability) return 'the active fighter has no such ability';
  return frame.name === 'aiming' && typeof ability.target !== 'object' ? 'it has no target to choose' : null;
}

function ofTrait(state: State, frame: { name: string; seat: Seat; trait: string }): string | null {
  const wrong = inCombat(state, frame);
  if (wrong !== null) return wrong;
  const trait = traitsOf(state, state.activation!.fighter).find(id => id === frame.trait);
  return trait !== undefined && traitOf(state, trait).active ? null : 'the active fighter has no such active trait';
}

function ofAlly(state: State, frame: Extract<Frame, { name: 'choosingAlly' }>): string | null {
  const { ability, trait } = frame;
  if ((ability === null) === (trait === null)) return 'it is for an ability or a trait';
  return ability !== null ? ofAbility(state, { ...frame, ability }) : ofTrait(state, { ...frame, trait: trait! });
}

const inTheRing = (state: State, { fighter }: { fighter: FighterRef }): string | null =>
  fighterOf(state, fighter).at === null ? 'the fighter must be in the ring' : null;

/** Whether the thing that is being carried out is printed somewhere, and so much of it is left. */
function ofResolving(state: State, frame: Extract<Frame, { name: 'resolving' }>): string | null {
  const { source, user, group, left } = frame;
  if (source.kind === 'ability') {
    const isHis = printed(state, user).abilities.some(({ id }) => id === source.ability);
    if (!isHis || state.activation?.fighter !== user) return 'the active fighter has no such ability';
  } else if (source.kind === 'trait') {
    if (!traitOf(state, source.trait).active || state.activation?.fighter !== user)
      return 'there is no such active trait';
  } else if (!isTrigger(state, source.trigger, source.on)) return 'there is no such trigger';
  const groups = groupsOf(state, frame);
  if (group >= groups.length) return 'there is no such group';
  return left.length === (groups[group]?.length ?? 0) ? null : 'there must be a number for each effect';
}

function isTrigger(state: State, trigger: TriggerId, on: TriggerEvent): boolean {
  const content = contentOf(state.content);
  if (trigger === 'burning') return false;
  if (trigger === 'ringRules') {
    const mods = state.ringRules === null ? [] : content.ringRules[state.ringRules].mods;
    return on === 'enter' && mods.some(({ m }) => m === 'zoneEnter');
  }
  if (isHazardRef(trigger)) {
    return (
      isPlaced(state, trigger) && (content.hazards[hazardOf(trigger)].triggers?.some(one => one.on === on) ?? false)
    );
  }
  return content.traits[trigger as TraitId].triggers?.some(one => one.on === on) ?? false;
}

function ofTriggers(state: State, { pending, on, fighter }: Extract<Frame, { name: 'triggers' }>): string | null {
  if (new Set(pending).size !== pending.length) return 'a trigger is pending once';
  const isKnown = (trigger: TriggerId): boolean =>
    trigger === 'burning'
      ? on === 'activationBegin'
      : (trigger === 'ringRules' && on === 'activationEnd') ||
        isMirror(state, trigger, on) ||
        isTrigger(state, trigger, on);
  if (!pending.every(isKnown)) return 'there is no such trigger';
  const isActivation = on === 'activationBegin' || on === 'activationEnd';
  return isActivation && state.activation?.fighter !== fighter ? 'it is of the active fighter' : null;
}

function isMirror(state: State, trigger: TriggerId, on: TriggerEvent): boolean {
  if (on !== 'enter' || !isHazardRef(trigger) || !isPlaced(state, trigger)) return false;
  return contentOf(state.content).hazards[hazardOf(trigger)].special === 'mirror';
}

const isPlaced = ({ teams }: State, hazard: HazardRef): boolean => teams[seatOf(hazard)]?.hazard === hazardOf(hazard);

const under = <N extends Name>(state: State, name: N): Extract<Frame, { name: N }> | null =>
  (state.stack.findLast(frame => frame.name === name) as Extract<Frame, { name: N }> | undefined) ?? null;

const onResolving = (state: State, frame: Seated & { choices?: number[] }): string | null =>
  first(
    ofActive(state, frame),
    inActivation(state),
    frame.choices?.every(i => (under(state, 'resolving')?.left[i] ?? 0) > 0) === false
      ? 'only what is left can be chosen'
      : null,
  );

const onTriggers = (state: State, { pending }: Extract<Frame, { name: 'orderingTriggers' }>): string | null =>
  samePlain(under(state, 'triggers')?.pending, pending) ? null : 'all pending triggers are asked about';

const onPinCheck = (state: State, frame: Extract<Frame, { name: 'pinning' }>): string | null =>
  inCombat(state, frame) ??
  (frame.fighters.every(ref => fighterOf(state, ref).at !== null && seatOf(ref) !== frame.seat)
    ? null
    : 'only enemies in the ring can be pinned');

const ofReaction = (state: State, frame: { seat: Seat; fighter: FighterRef; trait: string }): string | null => {
  if (seatOf(frame.fighter) !== frame.seat) return 'the owner of the fighter is asked';
  return first(inActivation(state), inTheRing(state, frame));
};

function ofPlacing(state: State): string | null {
  return state.ringRules === null || state.round > 0 ? 'only in the set-up' : null;
}

function ofDeployment(state: State, { seat, fighter }: { seat: Seat; fighter: FighterRef }): string | null {
  if (seatOf(fighter) !== seat) return 'the owner of the fighter is asked';
  if (fighterOf(state, fighter).at !== null) return 'the fighter is in the ring already';
  return state.teams[seat]!.zone === null ? 'the team has no deployment zone' : null;
}

function ofChoosing(state: State, frame: Extract<Frame, { name: 'choosingTeams' }>): string | null {
  const { asked, drafts, committed } = frame;
  const seats = state.teams.length;
  if ([asked, drafts, committed].some(({ length }) => length !== seats)) return 'there is one place a seat';
  if (asked.some((is, seat) => is && state.teams[seat]!.conceded)) return 'who has left is not asked';
  if (committed.some((team, seat) => team !== null && !asked[seat])) return 'who has chosen was asked';
  const isLegal = committed.every(
    team => team === null || teamProblems(contentOf(state.content), team, state.options).length === 0,
  );
  if (!isLegal) return 'committed teams must be legal';
  const isFine = drafts.every((draft, seat) => draft.length === 0 || (asked[seat] && committed[seat] === null));
  if (!isFine) return 'only those who are choosing have a draft';
  return drafts.every(draft => canJoinInOrder(state, draft, frame)) ? null : 'no team can be made of a draft';
}

/** Whether frames of each kind can stand on a state. */
export const stands = {
  inTurn,
  ofActive,
  inActivation,
  ofAbility,
  ofTrait,
  ofAlly,
  ofFighter: (state: State, frame: { name: string; seat: Seat; fighter: FighterRef }): string | null =>
    first(ofActive(state, frame), inActivation(state), inTheRing(state, frame)),
  ofResolving,
  ofTriggers,
  onResolving,
  onTriggers,
  onPinCheck,
  ofReaction,
  ofPlacing,
  ofDeployment,
  ofChoosing,
} satisfies { [name: string]: Stands };

// ---- End

function problemWithEnd({ stack, result, teams }: State): string | null {
  if ((stack.length === 0) !== (result !== null)) return 'a match is over when nothing is asked';
  if (result === null) return null;
  const ranked = result.ranking.flat().sort();
  const seats = teams.map((_, seat) => seat);
  if (!samePlain(ranked, seats)) return 'the ranking must name every seat once';
  return samePlain(result.ranking[0], result.winners) ? null : 'the winners are those ranked first';
}
