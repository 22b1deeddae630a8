/** Rounds and turns: set-up, start and end of a turn, elimination, and what follows it. */

import { become, type Seat, type Step } from '@roundhouse/kernel';
import { canOpen, hasClock, meansOf } from './actions.ts';
import { leaveHand } from './cards.ts';
import { addToHand, cardsOf, compiledSpell } from './compiled-spells.ts';
import { ELEMENTS, type El } from './content/language.ts';
import { handsAreOpen } from './known-cards.ts';
import { missingFor } from './pay.ts';
import { toBank } from './slots.ts';
import type { Cause, Element, Event, Options, Player, SpellName, State } from './state.ts';

type Context = Step<Event>;

/** ELEM-2. */
export const ELEMENTS_A_TYPE = 10;

// ---- Set-up of a round (ELEM-19 to ELEM-29)

/** Null if so many seats can play with these options; otherwise why not. */
export function checkOptions({ firstDealer }: Options, seats: number): string | null {
  if (firstDealer === 'random' || firstDealer < seats) return null;
  return `option 'firstDealer' names seat ${firstDealer}, and at a table of ${seats} the last seat is ${seats - 1}`;
}

export function setup(options: Options, seats: number, step: Context): State {
  const problem = checkOptions(options, seats);
  if (problem !== null) throw new Error(problem);
  const state: State = {
    options,
    round: 0,
    dealer: 0,
    turn: 0,
    active: 0,
    opened: false,
    wild: false,
    circle: [],
    bank: { E: 0, W: 0, F: 0, A: 0 },
    deck: [],
    reshuffles: 0,
    discard: [],
    players: Array.from({ length: seats }, newPlayer),
    nextPermanent: 0,
    eliminations: [],
    rounds: [],
    result: null,
    stack: [],
  };
  // ELEM-R2
  const isRandom = options.firstDealer === 'random';
  const dealer = isRandom ? step.chance.int(seats) : (options.firstDealer as Seat);
  step.emit?.({ type: 'dealerChosen', dealer, random: isRandom });
  startRound(state, dealer, step);
  return state;
}

const newPlayer = (): Player => ({
  alive: true,
  wins: 0,
  hand: [],
  slots: [],
  permanents: [],
  bannedBy: null,
  glimpses: [],
  showsTo: [],
});

/** ELEM-21: from the one left of the dealer to the dealer. */
export const orderOf = ({ players, dealer }: State): Seat[] =>
  players.map((_, place) => (dealer + 1 + place) % players.length);

/** ELEM-4, ELEM-R4: everything is gathered and dealt anew: first the circle, then the hands. */
function startRound(state: State, dealer: Seat, step: Context): void {
  state.round++;
  state.dealer = dealer;
  state.turn = 0;
  state.opened = false;
  state.wild = false;
  state.eliminations = [];
  const order = orderOf(state);
  step.emit?.({ type: 'roundStarted', round: state.round, dealer, order });
  fillCircle(state, step);
  dealHands(state, order, step);
  state.active = order[0]!;
  state.stack = [{ name: 'redraw' }];
}

/** ELEM-20, ELEM-R5. */
function fillCircle(state: State, step: Context): void {
  const pool: El[] = ELEMENTS.flatMap(type => Array<El>(ELEMENTS_A_TYPE).fill(type));
  state.bank = { E: ELEMENTS_A_TYPE, W: ELEMENTS_A_TYPE, F: ELEMENTS_A_TYPE, A: ELEMENTS_A_TYPE };
  state.circle = Array.from({ length: state.options.circleSlots }, () => fromBank(state, step.chance.draw(pool)));
  step.emit?.({ type: 'circleFilled', elements: state.circle.map(element => element!.type) });
}

export function fromBank(state: State, type: El): Element {
  state.bank[type]--;
  return { type, used: false };
}

/** ELEM-22, ELEM-23. */
function dealHands(state: State, order: readonly Seat[], step: Context): void {
  state.deck = [...cardsOf(state.options)];
  state.reshuffles = 0;
  state.discard = [];
  for (const seat of order) {
    const player = state.players[seat]!;
    player.alive = true;
    player.hand = [];
    player.slots = Array<null>(state.options.innateSlots).fill(null);
    player.permanents = [];
    player.bannedBy = null;
    player.glimpses = [];
    player.showsTo = [];
    for (let left = spellsDealt(state, seat); left > 0; left--) {
      addToHand(state, player.hand, step.chance.draw(state.deck));
    }
  }
  step.emit?.({ type: 'handsDealt', hands: state.players.map(({ hand }) => hand.length), deck: state.deck.length });
  for (const seat of order) {
    const dealt: Event = { type: 'handDealt', seat, spells: state.players[seat]!.hand };
    if (handsAreOpen(state)) step.emit?.(dealt);
    else step.emitSecret?.(seat, dealt);
  }
}

/** ELEM-22, ELEM-84, ELEM-R56. */
function spellsDealt({ options, players, dealer }: State, seat: Seat): number {
  const base = options.startSpells === 'standard' ? (players.length === 6 ? 7 : 8) : options.startSpells;
  return seat === dealer && players.length > 2 ? base + 1 : base;
}

/** What decides how many elements somebody picks: who sits where. */
type Places = Pick<State, 'options' | 'dealer'> & { readonly players: readonly unknown[] };

/** ELEM-27, ELEM-28, ELEM-R3. */
export function elementsToPick({ options, players, dealer }: Places, seat: Seat): number {
  const isLastButOne = players.length >= 5 && seat === (dealer + players.length - 1) % players.length;
  return seat === dealer || isLastButOne ? options.innateSlots : options.innateSlots - 1;
}

// ---- The turn (ELEM-30 to ELEM-36)

export function startTurn(state: State, seat: Seat, step: Context): void {
  // Whether the seat can open must not be found out by the one before it, and then taken back.
  step.seal();
  state.turn++;
  state.active = seat;
  state.opened = false;
  state.wild = false;
  makeReady(state, seat);
  step.emit?.({ type: 'turnStarted', seat, turn: state.turn });
  if (state.turn === state.options.waningLap * state.players.length + 1) {
    step.emit?.({ type: 'waningBegan', turn: state.turn });
  }
  state.stack.length = 1;
  state.stack[0] = { name: 'window' };
}

/** ELEM-12, ELEM-R39, ELEM-R42. */
function makeReady(state: State, seat: Seat): void {
  makeUnused(state.circle);
  for (const { slots, permanents } of state.players) {
    makeUnused(slots);
    for (const permanent of permanents) {
      permanent.sideways = false;
      if (permanent.blockedBy === seat) permanent.blockedBy = null;
    }
  }
}

function makeUnused(row: readonly (Element | null)[]): void {
  for (const element of row) if (element !== null) element.used = false;
}

/** ELEM-33, ELEM-R12: whoever can neither open nor try a clock is out. */
export function lookForOpening(state: State, step: Context): void {
  if (canOpen(state) || hasClock(state)) become(state, { name: 'open' });
  else eliminate(state, 'cannotOpen', step);
}

/** ELEM-83, ELEM-R53: Permanents first, then spells. */
export function excess({ options, players, active }: State): 'permanents' | 'spells' | null {
  if (options.limits === 'off') return null;
  const { permanents, hand } = players[active]!;
  if (permanents.length > options.limitPermanents) return 'permanents';
  return hand.length > options.limitSpells ? 'spells' : null;
}

/** ELEM-36: the turn is over as soon as the limits are kept. */
export function endTurn(state: State, step: Context): void {
  if (excess(state) !== null) {
    become(state, { name: 'limitDiscard' });
    return;
  }
  const { active, turn } = state;
  state.players[active]!.bannedBy = null;
  step.emit?.({ type: 'turnEnded', seat: active, turn });
  startTurn(state, nextLiving(state, active), step);
}

function nextLiving({ players }: State, seat: Seat): Seat {
  let next = (seat + 1) % players.length;
  while (!players[next]!.alive) next = (next + 1) % players.length;
  return next;
}

// ---- Elimination and what follows (ELEM-77 to ELEM-80)

/** The active seat is out of the round. */
export function eliminate(state: State, cause: Cause, step: Context): void {
  const { active: seat, turn } = state;
  const player = state.players[seat]!;
  const stuck = cause === 'conceded' ? [] : stuckCards(state);
  state.eliminations.push({ seat, turn, cause, stuck });
  const permanents = player.permanents.map(({ spell }) => spell);
  const hand = [...player.hand];
  player.alive = false;
  for (const [i, element] of player.slots.entries()) {
    toBank(state, element);
    player.slots[i] = null;
  }
  // ELEM-R18: the last of these is the top of the pile.
  player.permanents = [];
  for (const spell of permanents) state.discard.push(spell);
  for (const spell of hand) {
    leaveHand(state, seat, spell);
    state.discard.push(spell);
  }
  endLastingEffects(state, seat);
  step.emit?.({ type: 'eliminated', seat, turn, cause, stuck, permanents, hand });
  const living = state.players.flatMap((other, at) => (other.alive ? [at] : []));
  if (living.length === 1) endRound(state, living[0]!, step);
  else startTurn(state, nextLiving(state, seat), step);
}

const stuckCards = (state: State) => {
  const means = meansOf(state, state.active);
  return state.players[state.active]!.hand.map((spell: SpellName) => ({
    spell,
    missing: missingFor(compiledSpell(state, spell).spell.cost, means, state.wild),
  }));
};

/** ELEM-R19. */
function endLastingEffects(state: State, seat: Seat): void {
  state.players[seat]!.bannedBy = null;
  for (const player of state.players) {
    if (player.bannedBy === seat) player.bannedBy = null;
    for (const permanent of player.permanents) if (permanent.blockedBy === seat) permanent.blockedBy = null;
  }
}

/** ELEM-78, ELEM-79. */
function endRound(state: State, winner: Seat, step: Context): void {
  state.players[winner]!.wins++;
  const result = { round: state.round, winner, turns: state.turn, eliminations: state.eliminations };
  state.rounds.push(result);
  const wins = winsOf(state);
  step.emit?.({ type: 'roundOver', result, wins });
  const champion = championOf(state);
  if (champion === null) startRound(state, (state.dealer + 1) % state.players.length, step);
  else {
    state.result = { winner: champion, wins };
    state.stack = [];
    step.emit?.({ type: 'matchOver', winner: champion, wins });
  }
}

const winsOf = ({ players }: State): number[] => players.map(({ wins }) => wins);

/** ELEM-80, ELEM-R1: who has won the match; null if it goes on. */
export function championOf(state: Pick<State, 'options' | 'rounds' | 'players'>): Seat | null {
  const { matchFormat } = state.options;
  const count = Number(matchFormat.slice(matchFormat.indexOf('(') + 1, -1));
  const wins = state.players.map(player => player.wins);
  const most = Math.max(...wins);
  const leader = wins.indexOf(most);
  if (matchFormat.startsWith('firstTo')) return most >= count ? leader : null;
  return state.rounds.length >= count && wins.lastIndexOf(most) === leader ? leader : null;
}
