/**
 * FITE without powers, classic options, on boardgame.io in the leanest form we could find: the bare reducer, no undo,
 * no phases or stages, both players active throughout, its own dice, moves that trust their caller, and the end read
 * from `G`. Players choose outside it, from the same lists of moves.
 */

import { createRequire } from 'node:module';
import type { Game, State } from 'boardgame.io';

// Its development mode checks on every move that arguments can be serialised.
process.env.NODE_ENV ??= 'production';
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame, ProcessGameConfig } =
  require('boardgame.io/internal') as typeof import('boardgame.io/dist/types/packages/internal.js');

type Question = 'placing' | 'dividing' | 'reacting' | 'over';
type Loc = 'off' | 'def' | 'tac';
interface Reaction {
  /** Dice that change pools. */
  move?: { from: 'off' | 'def'; faces: number[] };
  /** Dice that are turned over. */
  flip?: { off: number[]; def: number[] };
}
interface Fighter {
  dice: number;
  loc: Loc;
  split: number;
  off: number[];
  def: number[];
  reaction: Reaction | null;
  owes: boolean;
}
interface Bout {
  question: Question;
  fights: number;
  winner: number | null;
  fighters: [Fighter, Fighter];
}
type Dice = (count: number) => number[];

const TURN_LIMIT = 50;
const LOCATIONS: readonly Loc[] = ['off', 'def', 'tac'];

/** The rules as boardgame.io takes them. */
export const game: Game<Bout> = {
  name: 'fite',
  disableUndo: true,
  setup: (): Bout => ({ question: 'placing', fights: 0, winner: null, fighters: [newFighter(), newFighter()] }),
  turn: { activePlayers: { all: '' } },
  moves: {
    place({ G, playerID, random }, loc: Loc) {
      const fighter = G.fighters[Number(playerID) as 0 | 1];
      fighter.loc = loc;
      fighter.owes = false;
      if (allAnswered(G)) askDivision(G, random.D6 as Dice);
    },
    split({ G, playerID, random }, off: number) {
      const fighter = G.fighters[Number(playerID) as 0 | 1];
      fighter.split = off;
      fighter.owes = false;
      if (allAnswered(G)) roll(G, random.D6 as Dice);
    },
    react({ G, playerID }, reaction: Reaction) {
      const fighter = G.fighters[Number(playerID) as 0 | 1];
      fighter.reaction = reaction;
      fighter.owes = false;
      if (allAnswered(G)) fight(G);
    },
  },
};

const newFighter = (): Fighter => ({ dice: 9, loc: 'off', split: 1, off: [], def: [], reaction: null, owes: true });

const allAnswered = ({ fighters }: Bout): boolean => !fighters[0].owes && !fighters[1].owes;

function askDivision(bout: Bout, dice: Dice): void {
  bout.question = 'dividing';
  for (const fighter of bout.fighters) {
    fighter.split = 1;
    fighter.owes = fighter.dice > 2;
  }
  if (allAnswered(bout)) roll(bout, dice);
}

function roll(bout: Bout, dice: Dice): void {
  bout.question = 'reacting';
  for (const fighter of bout.fighters) {
    fighter.off = dice(fighter.split);
    fighter.def = dice(fighter.dice - fighter.split);
    fighter.reaction = null;
    fighter.owes = fighter.loc === 'tac';
  }
  if (allAnswered(bout)) fight(bout);
}

function fight(bout: Bout): void {
  const [a, b] = bout.fighters;
  for (const fighter of bout.fighters) if (fighter.reaction) carryOut(fighter, fighter.reaction);
  const onA = hits(b, a);
  const onB = hits(a, b);
  a.dice = Math.max(0, a.dice - onA);
  b.dice = Math.max(0, b.dice - onB);
  bout.fights++;
  if (a.dice <= 1 || b.dice <= 1 || bout.fights === TURN_LIMIT) {
    bout.question = 'over';
    bout.winner = a.dice === b.dice ? null : a.dice > b.dice ? 0 : 1;
    return;
  }
  bout.question = 'placing';
  a.owes = true;
  b.owes = true;
}

function carryOut(fighter: Fighter, { move, flip }: Reaction): void {
  const { off, def } = fighter;
  if (move) {
    const [from, to] = move.from === 'off' ? [off, def] : [def, off];
    for (const face of move.faces) to.push(...from.splice(from.indexOf(face), 1));
  }
  if (flip) {
    turnOver(off, flip.off);
    turnOver(def, flip.def);
  }
}

function turnOver(pool: number[], faces: readonly number[]): void {
  const places = faces.map((face, i) => pool.indexOf(face, faces[i - 1] === face ? pool.indexOf(face) + 1 : 0));
  for (const at of places) pool[at] = 7 - pool[at]!;
}

/** Each attacking die, from the highest, is stopped by the highest defending die left, or hits. */
function hits(attacker: Fighter, defender: Fighter): number {
  const bonus = (attacker.loc === 'off' ? 1 : 0) - (defender.loc === 'def' ? 1 : 0);
  const off = attacker.off.map(face => face + bonus).sort((x, y) => y - x);
  const def = [...defender.def].sort((x, y) => y - x);
  let used = 0;
  for (const value of off) if (used < def.length && def[used]! >= value) used++;
  return off.length - used;
}

/** The reactions open to a fighter on Tactical. */
function reactions({ off, def }: Fighter): Reaction[] {
  const [offSingles, defSingles] = [singles(off), singles(def)];
  const [offPairs, defPairs] = [pairs(off), pairs(def)];
  return [
    {},
    ...offPairs.map(faces => ({ flip: { off: faces, def: [] } })),
    ...offSingles.flatMap(high => defSingles.map(low => ({ flip: { off: [high], def: [low] } }))),
    ...defPairs.map(faces => ({ flip: { off: [], def: faces } })),
    ...movesFrom('off', off.length, offSingles, offPairs),
    ...movesFrom('def', def.length, defSingles, defPairs),
  ];
}

const movesFrom = (from: 'off' | 'def', dice: number, ones: number[], twos: number[][]): Reaction[] => [
  ...(dice > 1 ? ones.map(face => ({ move: { from, faces: [face] } })) : []),
  ...(dice > 2 ? twos.map(faces => ({ move: { from, faces } })) : []),
];

const singles = (pool: readonly number[]): number[] => [...new Set(pool)];

function pairs(pool: readonly number[]): number[][] {
  const faces = singles(pool);
  const doubles = faces.filter(face => pool.indexOf(face) !== pool.lastIndexOf(face));
  return [...doubles.map(face => [face, face]), ...faces.flatMap((x, i) => faces.slice(i + 1).map(y => [x, y]))];
}

const DIVISIONS = Array.from({ length: 10 }, (_, dice) =>
  Array.from({ length: Math.max(0, dice - 1) }, (_, i) => i + 1),
);

const processed = ProcessGameConfig(game);
const reducer = CreateGameReducer({ game: processed });

/** What a player who owes an answer may send, by the names of the game's moves. */
export function movesFor({ question, fighters }: Bout, seat: 0 | 1): { type: string; arg: unknown }[] {
  const fighter = fighters[seat];
  if (question === 'placing') return LOCATIONS.map(arg => ({ type: 'place', arg }));
  if (question === 'dividing') return DIVISIONS[fighter.dice]!.map(arg => ({ type: 'split', arg }));
  return reactions(fighter).map(arg => ({ type: 'react', arg }));
}

/** One whole game at random; `int(n)` makes the players' choices, `seed` the dice. */
export function playBoardgameIo(seed: number, int: (n: number) => number) {
  processed.seed = seed;
  let state: State<Bout> = InitializeGame({ game: processed });
  let moves = 0;
  while (state.G.question !== 'over') {
    const seat = state.G.fighters[0].owes ? 0 : 1;
    const fighter = state.G.fighters[seat];
    const pick = <T>(from: readonly T[]): T => from[int(from.length)]!;
    if (state.G.question === 'placing') state = send(state, seat, 'place', pick(LOCATIONS));
    else if (state.G.question === 'dividing') state = send(state, seat, 'split', pick(DIVISIONS[fighter.dice]!));
    else state = send(state, seat, 'react', pick(reactions(fighter)));
    moves++;
  }
  const { winner, fights } = state.G;
  return { winner: winner ?? -1, fights, moves };
}

function send(state: State<Bout>, seat: number, type: string, arg: unknown): State<Bout> {
  const playerID = String(seat);
  return reducer(state, { type: 'MAKE_MOVE', payload: { type, args: [arg], playerID } });
}
