/** Setting the table: colours, circuit cards, minis, and whose turn is first. */

import { type Chance, push, type Seat, type Step } from '@roundhouse/kernel';
import { CHARGE_CARDS, ORDINARY_CARDS, START_CARD } from './content/cards.ts';
import { GOLD_DECK, GREEN_PILE, minisOf } from './content/decks.ts';
import { COLOURS, type Colour } from './content/face.ts';
import { freshTurn, startTurn } from './ending.ts';
import { takeMini } from './minis.ts';
import { faceOf } from './nodes.ts';
import { friendsOf, nextSeat } from './seats.ts';
import type { Event, Options, Player, State } from './state.ts';

/** BOARD-16: charge-point cards apart. */
const CIRCUITS_DEALT = 3;

export const newPlayer = (): Player => ({
  colour: null,
  pawn: null,
  carried: 0,
  foreign: null,
  delivered: 0,
  inhibited: null,
  minis: [],
  known: [],
  passed: [],
  circuits: [],
  letsPass: false,
});

/** A table with #1 and all minis on it and nobody's pawn. */
export const emptyTable = (options: Options, seats: number, first: Seat): State => ({
  options,
  mode: 'game',
  first,
  active: first,
  round: 1,
  board: [{ card: START_CARD, face: 'F', rot: 0, x: 0, y: 0 }],
  players: Array.from({ length: seats }, newPlayer),
  gold: { deck: minisOf(GOLD_DECK), isOpen: false, discard: [] },
  green: {
    from: 'piles',
    piles: {
      Rotate: GREEN_PILE,
      Swap: GREEN_PILE,
      Flip: GREEN_PILE,
      Slide: GREEN_PILE,
      Force: GREEN_PILE,
      Portal: GREEN_PILE,
    },
    deck: [],
    isOpen: false,
    discard: [],
  },
  turn: freshTurn(),
  quietTurns: 0,
  removed: [],
  result: null,
  stack: [],
});

export function setup(options: Options, seats: number, step: Step<Event>): State {
  const { chance } = step;
  const first = options.firstPlayer === 'random' ? chance.int(seats) : options.firstPlayer;
  const state = emptyTable(options, seats, first);
  if (options.colours === 'choose') {
    step.emit?.({ type: 'gameStarted', first, colours: [] });
    push(state, { name: 'pickingColour', seat: first });
    return state;
  }
  const colours: Colour[] = [...COLOURS];
  for (const seat of state.players.keys()) giveColour(state, seat, chance.draw(colours));
  step.emit?.({ type: 'gameStarted', first, colours: state.players.map(({ colour }) => colour!) });
  deal(state, step);
  return state;
}

/** BOARD-12, BOARD-14, BOARD-15: the charge-point card, the pawn, and the node where it starts. */
export function giveColour(state: State, seat: Seat, colour: Colour): void {
  const player = state.players[seat]!;
  player.colour = colour;
  player.circuits = [CHARGE_CARDS[colour]];
  player.pawn = faceOf(START_CARD, 'F').nodes.find(node => node.colour === colour)!.ref;
}

/** The colours that nobody has chosen. */
export const freeColours = ({ players }: State): Colour[] =>
  COLOURS.filter(colour => !players.some(player => player.colour === colour));

export function pickColour(state: State, seat: Seat, colour: Colour, step: Step<Event>): void {
  giveColour(state, seat, colour);
  step.emit?.({ type: 'colourPicked', seat, colour });
  const next = nextSeat(state, seat);
  state.stack = [];
  if (next === state.first) deal(state, step);
  else push(state, { name: 'pickingColour', seat: next });
}

/** BOARD-13, BOARD-16, BOARD-17, BOARD-81, BOARD-R76: what is dealt once all have their colours; the first turn begins. */
function deal(state: State, step: Step<Event>): void {
  const { players, options } = state;
  const pool = [...ORDINARY_CARDS];
  const chargeCards = players.map(({ circuits }) => circuits[0]!);
  for (const [seat, player] of players.entries()) {
    const chargeCard = options.sophisticated === 'on' ? chargeCards[nextSeat(state, seat)]! : chargeCards[seat]!;
    player.circuits = [chargeCard, ...drawCards(pool, step.chance)].sort((a, b) => a - b);
  }
  state.removed = [...pool, ...freeColours(state).map(colour => CHARGE_CARDS[colour])].sort((a, b) => a - b);
  if (options.sophisticated === 'on') {
    const last = players.length - 1;
    step.emit?.({ type: 'chargeCardsPassed', holders: players.map((_, seat) => (seat === 0 ? last : seat - 1)) });
  }
  for (const [seat, { circuits }] of players.entries()) {
    step.emitSecret?.(friendsOf(state, seat), { type: 'circuitsDealt', seat, cards: [...circuits] });
  }
  dealBonus(state, step);
  push(state, { name: 'drawing' });
  startTurn(state, step);
}

const drawCards = (pool: number[], chance: Chance): number[] =>
  Array.from({ length: CIRCUITS_DEALT }, () => chance.draw(pool));

/** BOARD-R76: later seats, counted from the first player, take minis from the gold deck. */
function dealBonus(state: State, step: Step<Event>): void {
  if (state.options.seatBonus === 'off') return;
  const { players, first } = state;
  const seats = players.length;
  for (let place = 0; place < seats; place++) {
    const minis = Math.floor((2 * place) / seats + 0.5);
    for (let i = 0; i < minis; i++) takeMini(state, (first + place) % seats, 'gold', step, true);
  }
}

/** What does not go together: teams need so many seats, and one charge leaves no room for alternative points. */
export function checkOptions({ teams, altPoints, charges, firstPlayer }: Options, seats: number): string | null {
  const needed = teams === 'off' ? seats : teams === '2x2' ? 4 : 6;
  if (needed !== seats) return `teams of '${teams}' need ${needed} seats`;
  if (altPoints === 'on' && charges === 1) return 'alternative charge points need more than one charge';
  if (firstPlayer !== 'random' && firstPlayer >= seats) return `there is no seat ${firstPlayer} to go first`;
  return null;
}
