/** Whether something is a match the rules can continue: the door for states from outside. */

import { completeOptions, samePlain } from '@roundhouse/kernel';
import { bookOf, cardsOf, inListOrder } from './book.ts';
import { ELEMENTS } from './content/language.ts';
import { areSpells, hasKeys, isCount } from './forms.ts';
import { canBeTrue } from './glimpses.ts';
import { type LegalMoves, problemWithQuestion } from './moment.ts';
import { OPTIONS, type Player, type State } from './state.ts';
import { championOf, checkOptions, ELEMENTS_A_TYPE } from './turns.ts';

const KEYS = [
  ...[
    'options',
    'round',
    'dealer',
    'turn',
    'active',
    'opened',
    'wild',
    'circle',
    'bank',
    'deck',
    'reshuffles',
    'discard',
    'players',
  ],
  ...['nextPermanent', 'eliminations', 'rounds', 'result', 'stack'],
];
const PLAYER_KEYS = ['alive', 'wins', 'hand', 'slots', 'permanents', 'bannedBy', 'glimpses', 'showsTo'];
const CAUSES: readonly unknown[] = ['cannotOpen', 'gaveUp', 'conceded'];
const SYMBOLS: readonly string[] = [...ELEMENTS, 'any', 'same'];
const MOST = 1_000_000;

/** Null, or the first thing that is wrong with it, in a sentence. */
export function problemWith(given: unknown, legalMoves: LegalMoves): string | null {
  if (!hasKeys(given, KEYS)) return `a state of Element Circle has ${KEYS.join(', ')}`;
  // Checked field by field below; the cast lets the checks be written in the state's own words.
  const state = given as unknown as State;
  return (
    problemWithForm(state) ??
    problemWithPlayers(state) ??
    problemWithElements(state) ??
    problemWithHistory(state) ??
    problemWithStack(state, legalMoves) ??
    problemWithSpells(state) ??
    problemWithGlimpses(state) ??
    problemWithEnd(state)
  );
}

function problemWithForm(state: State): string | null {
  const { options, players, round, turn, nextPermanent, deck, discard, stack } = state;
  if (!Array.isArray(players) || players.length < 2 || players.length > 6) return 'there must be 2 to 6 players';
  const problem = problemWithOptions(options, players.length);
  if (problem !== null) return problem;
  if (!isCount(round, MOST) || round < 1) return 'round must be a whole number from 1';
  if (!isCount(turn, MOST)) return 'turn must be a whole number';
  if (!isCount(nextPermanent, MOST)) return 'nextPermanent must be a whole number';
  if (!isCount(state.reshuffles, MOST)) return 'reshuffles must be a whole number';
  if (!isSeat(state, state.dealer)) return 'dealer must be a seat';
  if (!isSeat(state, state.active)) return 'active must be a seat';
  if (typeof state.opened !== 'boolean' || typeof state.wild !== 'boolean') return 'opened and wild are true or false';
  const book = bookOf(options);
  if (!areSpells(book, deck) || !areSpells(book, discard)) return 'deck and discard must be lists of spells';
  return Array.isArray(stack) ? null : 'stack must be a list';
}

function problemWithOptions(options: State['options'], seats: number): string | null {
  try {
    if (!samePlain(completeOptions(OPTIONS, options), options)) return 'options: every option must be given';
    return checkOptions(options, seats);
  } catch (error) {
    return (error as Error).message;
  }
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
  if (!hasKeys(player, PLAYER_KEYS)) return `must have ${PLAYER_KEYS.join(', ')}`;
  const { alive, wins, hand, slots, permanents, bannedBy, showsTo } = player;
  const book = bookOf(state.options);
  if (typeof alive !== 'boolean') return 'alive must be true or false';
  if (!isCount(wins, MOST)) return 'wins must be a whole number';
  if (!areSpells(book, hand)) return 'hand must be a list of spells';
  if (!samePlain(inListOrder(book, [...hand]), hand)) return 'hand must be in the order of the list';
  if (!isRow(slots, state.options.innateSlots)) return `slots must be ${state.options.innateSlots} elements or null`;
  if (!Array.isArray(permanents)) return 'permanents must be a list';
  if (!permanents.every(one => isPermanent(state, one))) return 'a Permanent has id, spell, sideways and blockedBy';
  if (bannedBy !== null && (!isSeat(state, bannedBy) || bannedBy === seat))
    return 'bannedBy must be null or another seat';
  if (!isOthers(state, showsTo, seat)) return 'showsTo must list other seats, lowest first';
  if (showsTo.length > 0 && state.options.showHand === 'off') return 'hands are not shown with these options';
  if (alive) return null;
  const hasNothing = hand.length + permanents.length === 0 && slots.every(slot => slot === null) && bannedBy === null;
  return hasNothing ? null : 'whoever is out has nothing left';
}

function isPermanent(state: State, value: unknown): boolean {
  if (!hasKeys(value, ['id', 'spell', 'sideways', 'blockedBy'])) return false;
  const { id, spell, sideways, blockedBy } = value;
  if (bookOf(state.options).get(spell as string)?.spell.kind !== 'permanent') return false;
  return (
    isCount(id, state.nextPermanent - 1) &&
    typeof sideways === 'boolean' &&
    (blockedBy === null || isSeat(state, blockedBy))
  );
}

// ---- Elements (ELEM-2, ELEM-6 to ELEM-8)

function problemWithElements({ circle, bank, players, options }: State): string | null {
  if (!isRow(circle, options.circleSlots)) return `circle must be ${options.circleSlots} elements or null`;
  if (!hasKeys(bank, ELEMENTS)) return 'bank must count E, W, F and A';
  const lying = [...circle, ...players.flatMap(({ slots }) => slots)];
  for (const type of ELEMENTS) {
    if (!isCount(bank[type], ELEMENTS_A_TYPE)) return `bank: ${type} must be a whole number up to ${ELEMENTS_A_TYPE}`;
    const count = bank[type] + lying.filter(element => element?.type === type).length;
    if (count !== ELEMENTS_A_TYPE) return `there are ${ELEMENTS_A_TYPE} elements ${type}, not ${count}`;
  }
  return null;
}

const isRow = (value: unknown, length: number): boolean =>
  Array.isArray(value) && value.length === length && value.every(slot => slot === null || isElement(slot));

const isElement = (value: unknown): boolean =>
  hasKeys(value, ['type', 'used']) &&
  (ELEMENTS as readonly unknown[]).includes(value.type) &&
  typeof value.used === 'boolean';

// ---- Spells (ELEM-3)

function problemWithSpells({ options, deck, discard, players, stack }: State): string | null {
  const found = [...deck, ...discard];
  for (const { hand, permanents } of players) found.push(...hand, ...permanents.map(({ spell }) => spell));
  // Being cast: neither in the hand any more nor on the pile.
  for (const frame of stack) if ('spell' in frame && frame.permanent === null) found.push(frame.spell);
  const book = bookOf(options);
  for (const { spell } of book.values()) {
    const count = found.filter(name => name === spell.name).length;
    if (count !== spell.copies) return `there are ${spell.copies} cards ${spell.name}, not ${count}`;
  }
  return found.length === cardsOf(options).length ? null : 'there are too many cards';
}

function problemWithGlimpses(state: State): string | null {
  const hands = state.players.map(({ hand }) => hand);
  for (const [seat, { glimpses }] of state.players.entries()) {
    const isGood = Array.isArray(glimpses) && glimpses.every(glimpse => isGlimpse(state, glimpse, seat));
    if (!isGood) return `player ${seat}: a glimpse is a spell among other seats, lowest first`;
    if (!canBeTrue(glimpses, hands)) return `player ${seat}: the glimpses are not true`;
  }
  return null;
}

const isGlimpse = (state: State, value: unknown, seat: number): boolean =>
  hasKeys(value, ['spell', 'among']) &&
  bookOf(state.options).has(value.spell as string) &&
  isOthers(state, value.among, seat) &&
  (value.among as unknown[]).length > 0;

// ---- What has happened

function problemWithHistory(state: State): string | null {
  const { eliminations, rounds, round, players, result } = state;
  if (!areEliminations(state, eliminations)) return 'eliminations must list seat, turn, cause and stuck';
  const out = eliminations.map(({ seat }) => seat);
  const isTrue = players.every(({ alive }, seat) => out.filter(one => one === seat).length === (alive ? 0 : 1));
  if (!isTrue) return 'eliminations must list those who are out, once each';
  if (!Array.isArray(rounds)) return 'rounds must be a list';
  if (!rounds.every(one => isRound(state, one))) return 'a round has round, winner, turns and eliminations';
  if (rounds.length !== (result === null ? round - 1 : round)) return `round ${round} does not follow these rounds`;
  const hasWon = players.every(({ wins }, seat) => rounds.filter(({ winner }) => winner === seat).length === wins);
  return hasWon ? null : 'wins must be the rounds won';
}

const isRound = (state: State, value: unknown): boolean =>
  hasKeys(value, ['round', 'winner', 'turns', 'eliminations']) &&
  isCount(value.round, MOST) &&
  isSeat(state, value.winner) &&
  isCount(value.turns, MOST) &&
  areEliminations(state, value.eliminations);

const areEliminations = (state: State, value: unknown): boolean =>
  Array.isArray(value) &&
  value.every(
    one =>
      hasKeys(one, ['seat', 'turn', 'cause', 'stuck']) &&
      isSeat(state, one.seat) &&
      isCount(one.turn, MOST) &&
      CAUSES.includes(one.cause) &&
      Array.isArray(one.stuck) &&
      one.stuck.every(stuck => isStuck(state, stuck)),
  );

function isStuck(state: State, value: unknown): boolean {
  if (!hasKeys(value, ['spell', 'missing']) || !bookOf(state.options).has(value.spell as string)) return false;
  const { missing } = value;
  if (typeof missing !== 'object' || missing === null || Array.isArray(missing)) return false;
  return Object.entries(missing).every(([symbol, count]) => SYMBOLS.includes(symbol) && isCount(count, 10));
}

// ---- Where it stands

function problemWithStack(state: State, legalMoves: LegalMoves): string | null {
  const { result, stack, players, active } = state;
  if (result !== null) return stack.length === 0 ? null : 'a match that is over asks nothing';
  if (stack.length === 0) return 'a match that is not over must ask something';
  if (players.filter(({ alive }) => alive).length < 2) return 'a round goes on among two or more';
  if (!players[active]!.alive) return 'the active player must be in the round';
  return problemWithQuestion(state, legalMoves);
}

function problemWithEnd(state: State): string | null {
  const { result } = state;
  const champion = championOf(state);
  if (result === null) return champion === null ? null : `seat ${champion} has won the match already`;
  if (!hasKeys(result, ['winner', 'wins'])) return 'result must have winner and wins';
  const wins = state.players.map(player => player.wins);
  return result.winner === champion && samePlain(result.wins, wins) ? null : 'the result is not that of these rounds';
}

// ---- Small questions

const isSeat = ({ players }: State, value: unknown): boolean => isCount(value, players.length - 1);

const isOthers = (state: State, value: unknown, seat: number): boolean =>
  Array.isArray(value) &&
  value.every((other, i) => isSeat(state, other) && other !== seat && (i === 0 || other > value[i - 1]));
