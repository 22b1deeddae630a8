/** States from outside: what their shape alone cannot say, and when each question can be asked. */

import { samePlain, shape } from '@roundhouse/kernel';
import { canOpen, hasClock } from './actions.ts';
import { cardsOf, compiledSpell, compiledSpells, inListOrder, takeOut } from './compiled-spells.ts';
import { ELEMENTS } from './content/language.ts';
import { askedFor, asker, isEligible } from './effects.ts';
import { canBeTrue } from './known-cards.ts';
import { STATE } from './shapes.ts';
import { elementIn, placeOf, rowOf } from './slots.ts';
import type { Frame, Permanent, Player, Resolving, Slot, State } from './state.ts';
import { championOf, checkOptions, ELEMENTS_A_TYPE, excess, orderOf } from './turns.ts';

type Asked<Name extends Frame['name']> = Extract<Frame, { name: Name }>;

/** What is wrong with anything but the questions; null if nothing is. */
export function problemWithState(given: unknown): string | null {
  const misshapen = shape.problemIn(STATE, given, 'state');
  if (misshapen !== null) return misshapen;
  // Its shape was checked.
  const state = given as State;
  return (
    problemWithSeats(state) ??
    problemWithPlayers(state) ??
    problemWithElements(state) ??
    problemWithHistory(state) ??
    problemWithSpells(state) ??
    problemWithKnownCards(state) ??
    problemWithTurn(state) ??
    problemWithEnd(state)
  );
}

const isSeat = ({ players }: State, seat: number): boolean => seat < players.length;

function problemWithSeats(state: State): string | null {
  if (!isSeat(state, state.dealer)) return 'dealer must be a seat';
  if (!isSeat(state, state.active)) return 'active must be a seat';
  return checkOptions(state.options, state.players.length);
}

// ---- Players

function problemWithPlayers(state: State): string | null {
  for (const [seat, player] of state.players.entries()) {
    const problem = problemWithPlayer(state, player, seat);
    if (problem !== null) return `player ${seat}: ${problem}`;
  }
  const ids = state.players.flatMap(({ permanents }) => permanents.map(({ id }) => id));
  return new Set(ids).size === ids.length ? null : 'two Permanents have the same id';
}

function problemWithPlayer(state: State, player: Player, seat: number): string | null {
  const { options } = state;
  const { alive, hand, slots, permanents, bannedBy, showsTo } = player;
  if (!samePlain(inListOrder(compiledSpells(options), [...hand]), hand)) return 'hand must be in the order of the list';
  if (slots.length !== options.innateSlots) return `slots must be ${options.innateSlots} elements or null`;
  if (!permanents.every(one => isPermanent(state, one)))
    return 'a Permanent is a card that stays, with an id given out';
  // ELEM-R19
  if (permanents.some(({ blockedBy }) => blockedBy !== null && !isIn(state, blockedBy))) {
    return 'blockedBy must be null or somebody in the round';
  }
  if (bannedBy !== null && (!isIn(state, bannedBy) || bannedBy === seat)) {
    return 'bannedBy must be null or somebody else in the round';
  }
  if (!isOthers(state, showsTo, seat)) return 'showsTo must list other seats, lowest first';
  if (showsTo.length > 0 && options.showHand === 'off') return 'hands are not shown with these options';
  if (alive) return null;
  const hasNothing = hand.length + permanents.length === 0 && slots.every(slot => slot === null) && bannedBy === null;
  return hasNothing ? null : 'whoever is out has nothing left';
}

const isPermanent = (state: State, { id, spell }: Permanent): boolean =>
  compiledSpell(state, spell).spell.kind === 'permanent' && id < state.nextPermanent;

const isIn = ({ players }: State, seat: number): boolean => players[seat]?.alive === true;

const isOthers = (state: State, seats: readonly number[], seat: number): boolean =>
  seats.every((other, i) => isSeat(state, other) && other !== seat && (i === 0 || other > seats[i - 1]!));

// ---- Cards (ELEM-2, ELEM-3, ELEM-6 to ELEM-8)

function problemWithElements({ circle, bank, players, options }: State): string | null {
  if (circle.length !== options.circleSlots) return `circle must be ${options.circleSlots} elements or null`;
  const lying = [...circle, ...players.flatMap(({ slots }) => slots)];
  for (const type of ELEMENTS) {
    const count = bank[type] + lying.filter(element => element?.type === type).length;
    if (count !== ELEMENTS_A_TYPE) return `there are ${ELEMENTS_A_TYPE} elements ${type}, not ${count}`;
  }
  return null;
}

function problemWithSpells({ options, deck, discard, players, stack }: State): string | null {
  const found = [...deck, ...discard];
  for (const { hand, permanents } of players) found.push(...hand, ...permanents.map(({ spell }) => spell));
  // Being cast: neither in the hand any more nor on the pile.
  for (const frame of stack) if ('spell' in frame && frame.permanent === null) found.push(frame.spell);
  for (const { spell } of compiledSpells(options).values()) {
    const count = found.filter(name => name === spell.name).length;
    if (count !== spell.copies) return `there are ${spell.copies} cards ${spell.name}, not ${count}`;
  }
  return found.length === cardsOf(options).length ? null : 'there are too many cards';
}

function problemWithKnownCards(state: State): string | null {
  const hands = state.players.map(({ hand }) => hand);
  for (const [seat, { glimpses }] of state.players.entries()) {
    const isGood = glimpses.every(({ among }) => isOthers(state, among, seat));
    if (!isGood) return `player ${seat}: a glimpse is a spell among other seats, lowest first`;
    if (!canBeTrue(glimpses, hands)) return `player ${seat}: the glimpses are not true`;
  }
  return null;
}

// ---- What has happened

function problemWithHistory(state: State): string | null {
  const { eliminations, rounds, round, players, result } = state;
  const seats = [eliminations, ...rounds.map(one => one.eliminations)].flat().map(({ seat }) => seat);
  if (![...seats, ...rounds.map(({ winner }) => winner)].every(seat => isSeat(state, seat))) {
    return 'eliminations and rounds must name seats of this table';
  }
  const out = eliminations.map(({ seat }) => seat);
  const isTrue = players.every(({ alive }, seat) => out.filter(one => one === seat).length === (alive ? 0 : 1));
  if (!isTrue) return 'eliminations must list those who are out, once each';
  if (rounds.length !== (result === null ? round - 1 : round)) return `round ${round} does not follow these rounds`;
  const hasWon = players.every(({ wins }, seat) => rounds.filter(({ winner }) => winner === seat).length === wins);
  return hasWon ? null : 'wins must be the rounds won';
}

function problemWithTurn({ result, stack, players, active, opened, wild, turn }: State): string | null {
  if (result !== null) return stack.length === 0 ? null : 'a match that is over asks nothing';
  if (stack.length === 0) return 'a match that is not over must ask something';
  if (players.filter(({ alive }) => alive).length < 2) return 'a round goes on among two or more';
  if (!players[active]!.alive) return 'the active player must be in the round';
  // ELEM-R41
  return wild && (opened || turn === 0) ? 'wild is for a turn that is not opened yet' : null;
}

function problemWithEnd(state: State): string | null {
  const { result } = state;
  const champion = championOf(state);
  if (result === null) return champion === null ? null : `seat ${champion} has won the match already`;
  const wins = state.players.map(player => player.wins);
  return result.winner === champion && samePlain(result.wins, wins) ? null : 'the result is not that of these rounds';
}

// ---- When a question can be asked: between actions

export const problemInTurn = ({ turn }: State): string | null => (turn > 0 ? null : 'it cannot be asked in turn 0');

/** ELEM-26: hands and elements are settled seat by seat, so whoever has yet to pick holds none. */
export function problemInSetup(state: State): string | null {
  if (state.turn > 0) return `it cannot be asked in turn ${state.turn}`;
  const order = orderOf(state);
  const waiting = order.slice(order.indexOf(state.active));
  const isHolding = waiting.some(seat => state.players[seat]!.slots.some(element => element !== null));
  return isHolding ? 'whoever has yet to pick holds no element' : problemBeforeOpening(state);
}

const problemBeforeOpening = ({ opened }: State): string | null => (opened ? 'it is asked before the opening' : null);

/** ELEM-33, ELEM-R12: whoever can do nothing but give up is out at once. */
export const problemWithOpening = (state: State): string | null =>
  problemInTurn(state) ??
  problemBeforeOpening(state) ??
  (canOpen(state) || hasClock(state) ? null : 'there is a spell to open with, or a clock to try');

/** Under an action it need not be opened yet: paying for the opening spell opens the turn. */
export const problemWithMain = (state: State): string | null =>
  problemInTurn(state) ?? (state.opened || state.stack.length > 1 ? null : 'it is asked after the opening');

export const problemWithLimit = (state: State): string | null =>
  problemInTurn(state) ?? (excess(state) === null ? 'no limit is passed' : null);

// ---- When a question can be asked: about an action

export function problemWithPay(state: State, { spell, permanent }: Asked<'pay'>): string | null {
  const base = state.opened || permanent === null ? 'main' : 'window';
  if (state.stack[0]!.name !== base) return `it lies on ${base} here`;
  if (permanent === null) return null;
  const compiled = compiledSpell(state, spell);
  if (compiled.spell.kind === 'direct' || compiled.isFreeToActivate) return 'that costs nothing';
  return permanent < state.nextPermanent ? null : 'there is no such Permanent';
}

/** A free cast lies on the Permanent that allows it. */
export function problemWithResolving(state: State, frame: Resolving): string | null {
  const { stack, nextPermanent, opened } = state;
  const { spell, permanent, toll, at } = frame;
  const { spell: card, tolls, programme } = compiledSpell(state, spell);
  const base = opened ? 'main' : 'window';
  if (stack[0]!.name !== base) return `it lies on ${base} here`;
  const isGood =
    (card.kind === 'direct' ? permanent === null : permanent !== null && permanent < nextPermanent) &&
    toll <= tolls.length &&
    at <= programme.length;
  if (!isGood) return 'a spell that resolves has spell, permanent, toll and at';
  const place = stack.indexOf(frame);
  if (place > 1 && permanent !== null) return 'only Directs resolve inside another effect';
  return place < stack.length - 2 && permanent === null ? 'a Direct casts nothing for free' : null;
}

/** How many of the same may follow is told by the step; null if the spell is not busy with one of that kind. */
function mostOf(state: State, op: Repeated): number | null {
  const step = askedFor<Repeated>(state);
  if (step?.op !== op) return null;
  if (step.op === 'blind') return step.take;
  return step.op === 'discard' ? Math.min(step.n, state.players[state.active]!.hand.length) : step.upTo;
}
type Repeated = 'blind' | 'discard' | 'destroyElement' | 'putElement' | 'moveElement';

/** For questions that such a step or toll asks. */
export const problemWithLeft =
  (op: Repeated) =>
  (state: State, { left }: { readonly left: number }): string | null => {
    const most = mostOf(state, op);
    if (most === null) return `it is not what ${asker(state).spell} asks here`;
    return left <= most ? null : `left must be from 1 to ${most}`;
  };

export const problemWithPut = (state: State, frame: Asked<'putSlot'>): string | null =>
  problemWithLeft('putElement')(state, frame) ??
  (askedFor<'putElement'>(state).types.includes(frame.element) && state.bank[frame.element] > 0
    ? null
    : 'that element cannot be put');

export const problemWithSource = (state: State, frame: Asked<'moveTo'>): string | null =>
  problemWithLeft('moveElement')(state, frame) ??
  (isSlotWithElement(state, frame.from) ? null : 'there is no element to move');

function isSlotWithElement(state: State, slot: Slot): boolean {
  const place = placeOf(slot)!;
  if (place.seat !== null && !isSeat(state, place.seat)) return false;
  return place.index < rowOf(state, place).length && elementIn(state, slot) !== null;
}

export function problemWithLooked(state: State, frame: Asked<'takeLooked'>): string | null {
  const { target, looked, left } = frame;
  const unfit = problemWithLeft('blind')(state, frame);
  if (unfit !== null) return unfit;
  if (!isSeat(state, target) || !isEligible(state, target, 'blind')) return 'no such target';
  if (looked.length > askedFor<'blind'>(state).look) return 'looked must list the cards that are looked at';
  const hand = [...state.players[target]!.hand];
  for (const name of looked) {
    if (!hand.includes(name)) return 'those cards are not in that hand';
    takeOut(hand, name);
  }
  if (!samePlain(inListOrder(compiledSpells(state.options), [...looked]), looked)) {
    return 'looked must be in the order of the list';
  }
  return left <= looked.length ? null : `left must be from 1 to ${looked.length}`;
}
