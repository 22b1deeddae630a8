/** What people may send instead of the listed moves: several in a row as one, or one spelt as the page of rules has it. */

import { owingTogether, type Refusal, type Seat, samePlain, shape } from '@roundhouse/kernel';
import { alliesFor, meansOf, targetsOf } from './combat.ts';
import { contentOf } from './content/packs.ts';
import { canJoin, teamProblems } from './content/teams.ts';
import { type Ability, FIGHTER_IDS, type FighterId, HAZARD_IDS, type HazardId, whoOf } from './content/types.ts';
import { hazardIn } from './displacement.ts';
import { teamRules } from './drafts.ts';
import { groupsOf } from './effects.ts';
import { fighterOf, printed } from './fighters.ts';
import { DIRECTIONS, type Direction, type Hex, isSpace, neighbour, zoneOf } from './hex.ts';
import { landing } from './movement.ts';
import { PAYMENT_RULES, type Payment, paymentProblem, paymentsFor } from './pay.ts';
import { freeDirections } from './pushes.ts';
import { MOVE } from './shapes.ts';
import { LONGEST_PATH, respelt, type Sent } from './spellings.ts';
import type { FighterRef, Frame, Move, Resolving, State, TeamChoice } from './state.ts';

type Named<Name extends Frame['name']> = Extract<Frame, { name: Name }>;
type Unfold = (state: State, seat: Seat, sent: Sent, played: number) => Move | null;

const topOf = ({ stack }: State): Frame | undefined => stack[stack.length - 1];

/** Whether this seat is asked this question. */
const isAsked = <Name extends Frame['name']>(frame: Frame | undefined, name: Name, seat: Seat): frame is Named<Name> =>
  frame?.name === name && 'seat' in frame && frame.seat === seat;

/** More than any ability asks; an end for whatever might go on for ever. */
const MOST_MOVES = 40;

// A compound that comes at the wrong time begins all the same: the refusal of its first move says why.

// ---- A whole team

const isTeam = (sent: Sent): sent is { fighters: FighterId[]; hazard: HazardId } =>
  shape.list(shape.one(...FIGHTER_IDS), { max: FIGHTER_IDS.length }).problem(sent.fighters, '') === null &&
  shape.one(...HAZARD_IDS).problem(sent.hazard, '') === null;

const selectTeam: Unfold = (state, seat, sent, played) => {
  if (!isTeam(sent)) return null;
  const { fighters, hazard } = sent;
  const frame = topOf(state);
  const owes = frame?.name === 'choosingTeams' && owingTogether(frame).includes(seat);
  if (!owes) return played === 0 ? { type: 'pickHazard', hazard } : null;
  const draft = frame.drafts[seat]!;
  if (draft.some((fighter, i) => fighter !== fighters[i])) return { type: 'pickTeam', fighters };
  const next = fighters[draft.length];
  return next === undefined ? { type: 'pickHazard', hazard } : { type: 'pickFighter', fighter: next };
};

// ---- A path

const isPath = (hexes: unknown): hexes is Hex[] =>
  Array.isArray(hexes) &&
  hexes.length > 0 &&
  hexes.length <= LONGEST_PATH &&
  hexes.every(one => typeof one === 'string' && isSpace(one));

const path: Unfold = (state, seat, { hexes }, played) => {
  const frame = topOf(state);
  if (!isPath(hexes)) return null;
  if (!isAsked(frame, 'moving', seat)) return played === 0 ? { type: 'step', dir: 'E' } : null;
  const { at } = fighterOf(state, state.activation!.fighter);
  if (played === 0) return whyNotThere(state, frame, hexes) === null ? moveTo(state, at!, hexes[0]!) : null;
  // Somebody who was carried elsewhere does not go on.
  const to = at === hexes[played - 1] ? hexes[played] : undefined;
  return to === undefined ? null : moveTo(state, at!, to);
};

const beyond = (from: Hex, dir: Direction): Hex | null => {
  const next = neighbour(from, dir);
  return next && neighbour(next, dir);
};

/** Why a path cannot be walked to its end, as far as that can be told before the first step. */
function whyNotThere(state: State, { steps, limit }: Named<'moving'>, hexes: readonly Hex[]): Refusal | null {
  const starts = [fighterOf(state, state.activation!.fighter).at!, ...hexes];
  const isNext = (to: Hex, i: number): boolean => DIRECTIONS.some(dir => neighbour(starts[i]!, dir) === to);
  const isJump = (to: Hex, i: number): boolean => DIRECTIONS.some(dir => beyond(starts[i]!, dir) === to);
  const gap = hexes.findIndex((to, i) => !isNext(to, i) && !isJump(to, i));
  if (gap >= 0) return { rule: 'form', key: 'form', values: { field: `move.hexes[${gap}]` } };
  const needed = hexes.reduce((sum, to, i) => sum + (isNext(to, i) ? 1 : 2), 0);
  // A hazard on the way may change how far it goes.
  const isPlain = !hexes.some(to => hazardIn(state, zoneOf(to)) !== null);
  return isPlain && steps + needed > limit ? { rule: 'ARENA-R28', key: 'noStepsLeft', values: { steps, limit } } : null;
}

function moveTo(state: State, at: Hex, to: Hex): Move | null {
  const dir = DIRECTIONS.find(one => neighbour(at, one) === to);
  if (dir) return { type: 'step', dir };
  const jump = DIRECTIONS.find(one => landing(state, one) === to);
  return jump ? { type: 'vault', dir: jump } : null;
}

// ---- A whole use of an ability

interface Use {
  readonly target: FighterRef | null;
  readonly ally: FighterRef | null;
  readonly payment: Payment | null;
}

const abilityOf = (state: State, id: unknown): Ability | undefined =>
  printed(state, state.activation!.fighter).abilities.find(one => one.id === id);

const PAYMENT = shape.object({ cards: shape.list(shape.text(8), { min: 1, max: 12 }), convert: shape.flag });

/** What is chosen: as sent, or the only one there is where it was left out; null if it is none of these. */
function choiceOf<T>(sent: unknown, of: readonly T[]): T | null {
  if (sent === undefined) return of.length === 1 ? of[0]! : null;
  return of.find(one => samePlain(one, sent)) ?? null;
}

const useOf = (state: State, seat: Seat, ability: Ability, { target, ally, pay }: Sent): Use => ({
  target: choiceOf(target, targetsOf(state, ability) ?? []),
  ally: choiceOf(ally, alliesFor(state, ability)),
  payment: choiceOf(pay, paymentsFor(ability.cost, meansOf(state, seat))),
});

/** Why an ability that can be used cannot be used like this: target, ally or payment; null if it can. */
function whyNotSo(state: State, seat: Seat, ability: Ability, sent: Sent): Refusal | null {
  const use = useOf(state, seat, ability, sent);
  const isMissing = (chosen: unknown, given: unknown, of: readonly unknown[]): boolean =>
    chosen === null && (of.length > 0 || given !== undefined);
  if (isMissing(use.target, sent.target, targetsOf(state, ability) ?? [])) {
    return { rule: 'ARENA-R41', key: 'notATarget' };
  }
  if (isMissing(use.ally, sent.ally, alliesFor(state, ability))) return { rule: 'ARENA-R41', key: 'notAnAlly' };
  if (use.payment !== null) return null;
  if (PAYMENT.problem(sent.pay, '') !== null) return { rule: 'form', key: 'form', values: { field: 'move.pay' } };
  const problem = paymentProblem(ability.cost, meansOf(state, seat), sent.pay as Payment) ?? 'doesNotPay';
  return { rule: PAYMENT_RULES[problem], key: `pay.${problem}` };
}

const playAbility: Unfold = (state, seat, sent, played) => {
  const frame = topOf(state);
  const use = { type: 'use', ability: sent.ability } as Move;
  if (MOVE.problem(use, 'move') !== null) return null;
  if (played === 0) {
    const ability = isAsked(frame, 'acting', seat) ? abilityOf(state, sent.ability) : undefined;
    // Nothing that is forced may be done otherwise than sent.
    return ability && whyNotSo(state, seat, ability, sent) !== null ? null : use;
  }
  if (isAsked(frame, 'aiming', seat)) return { type: 'target', fighter: sent.target as FighterRef };
  if (isAsked(frame, 'choosingAlly', seat)) return { type: 'ally', fighter: sent.ally as FighterRef };
  if (!isAsked(frame, 'paying', seat)) return null;
  const { cards, convert } = sent.pay as Payment;
  return { type: 'pay', cards, convert };
};

// ---- Pushing along a line

const isDirection = (dir: unknown): dir is Direction => (DIRECTIONS as readonly unknown[]).includes(dir);

const pushLine: Unfold = (state, seat, { dir }, played) => {
  const frame = topOf(state);
  if (!isDirection(dir)) return null;
  if (played === 0) return { type: 'push', dir };
  const resolving = state.stack.findLast(one => one.name === 'resolving') as Resolving | undefined;
  if (isAsked(frame, 'choosingPush', seat)) {
    const isOpen = frame.fighter === resolving?.target && freeDirections(state, frame.fighter).includes(dir);
    return isOpen ? { type: 'push', dir } : null;
  }
  return isAsked(frame, 'choosingEffect', seat) && resolving ? nextPush(state, resolving, frame) : null;
};

/** The group's Push of the target, where one is left. */
function nextPush(state: State, resolving: Resolving, { choices }: Named<'choosingEffect'>): Move | null {
  const group = groupsOf(state, resolving)[resolving.group]!;
  const index = choices.find(i => group[i]!.k === 'push' && whoOf(group[i]!) === 'target');
  return index === undefined ? null : { type: 'effect', index };
}

// ---- Printed order

const autoOrder: Unfold = (state, seat, _sent, played) => {
  const frame = topOf(state);
  if (isAsked(frame, 'orderingTriggers', seat)) return { type: 'order', trigger: frame.pending[0]! };
  if (isAsked(frame, 'choosingEffect', seat)) return { type: 'effect', index: frame.choices[0]! };
  return played === 0 ? { type: 'effect', index: 0 } : null;
};

const COMPOUNDS: { readonly [type: string]: Unfold } = { selectTeam, path, play: playAbility, pushLine, autoOrder };

/** The next listed move of what was sent; null when there is none, or it is neither a compound nor a move. */
export function unfold(state: State, seat: Seat, sent: unknown, played: number): Move | null {
  const spelt = respelt(state, seat, sent);
  if (spelt === null || played >= MOST_MOVES) return null;
  if (Object.hasOwn(COMPOUNDS, spelt.type)) return COMPOUNDS[spelt.type]!(state, seat, spelt, played);
  return played === 0 && MOVE.problem(spelt, 'move') === null ? (spelt as unknown as Move) : null;
}

/**
 * Why a compound cannot be done as sent, where none of its moves would say so; null for everything else. `whyNot`
 * says what is wrong with its first move.
 */
export function whyNotWhole(
  state: State,
  seat: Seat,
  sent: unknown,
  whyNot: (move: Move) => Refusal | null,
): Refusal | null {
  const spelt = respelt(state, seat, sent);
  const frame = topOf(state);
  if (spelt?.type === 'play' && isAsked(frame, 'acting', seat)) {
    const ability = abilityOf(state, spelt.ability);
    if (!ability) return null;
    return whyNot({ type: 'use', ability: ability.id }) ?? whyNotSo(state, seat, ability, spelt);
  }
  if (spelt?.type === 'path' && isAsked(frame, 'moving', seat) && isPath(spelt.hexes)) {
    return whyNotThere(state, frame, spelt.hexes);
  }
  if (spelt?.type === 'selectTeam' && frame?.name === 'choosingTeams' && isTeam(spelt)) {
    return whyNotTogether(state, frame, spelt);
  }
  return null;
}

/** What is wrong with a whole team: the first who cannot join those before, or the hazard with them all there. */
function whyNotTogether(state: State, frame: Named<'choosingTeams'>, team: TeamChoice): Refusal | null {
  const content = contentOf(state.content);
  const rules = teamRules(state, frame);
  const [problem] = teamProblems(content, team, rules);
  if (!problem) return null;
  const { fighters, hazard } = team;
  const place = fighters.findIndex((fighter, i) => !canJoin(content, fighters.slice(0, i), fighter, rules));
  const key = problem.key === 'pairSharesNothing' ? 'nothingShared' : problem.key;
  return { rule: problem.rule, key, values: place < 0 ? { hazard } : { fighter: fighters[place]! } };
}
