/** A tournament of FITE at one device: who is in the bag, what was drawn, and the bouts that were fought here. Kept in this browser. */

import { findGame } from '@roundhouse/games';
import type { Options, Power, Result, State } from '@roundhouse/games/fite/state.ts';
import {
  drawRound,
  type Entrant,
  enter,
  openTournament,
  type Pairing,
  recordResult,
  setupOf,
  type Tournament,
  type TournamentOptions,
  withdraw,
} from '@roundhouse/games/fite/tournament.ts';
import { type AnyGame, type Chance, type Match, newSeed, openMatch, play } from '@roundhouse/kernel';
import { askBot } from './bot.ts';
import { BOX } from './boxed.ts';
import { diceOf } from './dice.ts';
import { type KeptSolo, keep, newId, type Player, recall } from './shelf.ts';
import { held, hold } from './store.ts';

/** A note in the bag, and who plays for it. */
export interface Note {
  readonly name: string;
  readonly player: Player;
  readonly power: Power | null;
}

export interface Settings {
  readonly tournament: Partial<TournamentOptions>;
  readonly bout: Partial<Options>;
}

/** Everything; nothing is drawn yet while `tournament` is null. */
export interface Box {
  readonly settings: Settings;
  readonly notes: readonly Note[];
  readonly tournament: Tournament | null;
  /** Bouts fought here, by round, pairing and replay. */
  readonly bouts: { readonly [bout: string]: string };
  /** Pairings whose result was entered by hand, by round and place. */
  readonly byHand: readonly string[];
}

export const EMPTY: Box = {
  settings: { tournament: {}, bout: {} },
  notes: [],
  tournament: null,
  bouts: {},
  byHand: [],
};

/** The box as this browser keeps it; an empty one if there is none. */
export function keptBox(): Box {
  const found = held(BOX);
  const isBox = typeof found === 'object' && found !== null && 'notes' in found && Array.isArray(found.notes);
  return isBox ? (found as Box) : EMPTY;
}

export const keepBox = (box: Box): void => hold(BOX, box);

/** The bag as a tournament that has not begun. Throws a refusal if a note does not fit. */
export function bagOf({ settings, notes }: Pick<Box, 'settings' | 'notes'>): Tournament {
  const opened = openTournament(settings.tournament, settings.bout);
  const picks = picksAtEntry(settings);
  return notes.reduce((bag, { name, power }) => enter(bag, name, picks ? power : null), opened);
}

/** FITE-R48: whether a power is picked on entering. */
export const picksAtEntry = ({ tournament, bout }: Settings): boolean =>
  (tournament.tournamentPowers ?? 'fixed') === 'fixed' && (bout.powers ?? 'choose') === 'choose';

/** Puts a note in the bag. Throws a refusal if it does not fit. */
export function withNote(box: Box, note: Note): Box {
  const next = { ...box, notes: [...box.notes, { ...note, name: note.name.trim() }] };
  bagOf(next);
  return next;
}

/** Draws the next round: the first one from the bag. Throws a refusal if it is too early, or nobody is there. */
export function withDraw(box: Box, chance: Chance): Box {
  return { ...box, tournament: drawRound(box.tournament ?? bagOf(box), chance) };
}

/** Enters by hand who won a pairing of the last round; null is a draw. */
export function withWinner(box: Box, pairing: number, winner: 0 | 1 | null, chance: Chance): Box {
  const result: Result = { winner, reason: winner === null ? 'bothDazed' : 'takenOut' };
  const next = withResult(box, pairing, result, chance);
  return { ...next, byHand: [...next.byHand, handKey(box.tournament!.rounds.length - 1, pairing)] };
}

const handKey = (round: number, pairing: number): string => `${round}.${pairing}`;

export const isByHand = ({ byHand }: Box, round: number, pairing: number): boolean =>
  byHand.includes(handKey(round, pairing));

/** Takes down how a pairing of the last round ended. */
function withResult(box: Box, pairing: number, result: Result, chance: Chance): Box {
  return { ...box, tournament: recordResult(box.tournament!, pairing, result, chance) };
}

/** FITE-R51: somebody leaves, out of the bag or in the middle. */
export function without(box: Box, name: string): Box {
  if (box.tournament === null) return { ...box, notes: box.notes.filter(note => note.name !== name) };
  return { ...box, tournament: withdraw(box.tournament, name) };
}

/** The same people once more, with nothing drawn. */
export const again = ({ settings, notes }: Box): Box => ({ ...EMPTY, settings, notes });

export const playerOf = ({ notes }: Box, name: string): Player =>
  notes.find(note => note.name === name)?.player ?? 'person';

export const entrantOf = (tournament: Tournament, name: string): Entrant =>
  tournament.entrants.find(entrant => entrant.name === name)!;

const boutKey = (round: number, pairing: number, { replays }: Pairing): string => `${round}.${pairing}.${replays}`;

/** The last bout of a pairing that was begun here, if one was; of the last round if none is named. */
export function boutOf({ tournament, bouts }: Box, pairing: number, round?: number): string | null {
  const at = round ?? (tournament?.rounds.length ?? 0) - 1;
  const found = tournament?.rounds[at]?.pairings[pairing];
  return found ? (bouts[boutKey(at, pairing, found)] ?? null) : null;
}

/** Sets up a pairing's bout here, with the powers its fighters came with; gives the box and the match. */
export function withBout(box: Box, pairing: number): { readonly box: Box; readonly kept: KeptSolo } {
  const tournament = box.tournament!;
  const { options, seats, picks } = setupOf(tournament, pairing);
  const fite = findGame('fite') as AnyGame;
  const match = openMatch(fite, { options, seats: [...seats], seed: newSeed(), at: Date.now() });
  for (const [seat, pick] of (picks ?? []).entries())
    play(fite, match, seat, pick, Date.now(), at => diceOf(match, at));
  const players = seats.map(({ name }) => playerOf(box, name));
  const seat = Math.max(0, players.indexOf('person'));
  const kept: KeptSolo = { kind: 'solo', id: newId(), match, seat, players, over: false, at: Date.now() };
  keep(kept);
  const round = tournament.rounds.length - 1;
  const key = boutKey(round, pairing, tournament.rounds[round]!.pairings[pairing]!);
  return { box: { ...box, bouts: { ...box.bouts, [key]: kept.id } }, kept };
}

/** Two bots fight it out among themselves. Rejects if a bot fails. */
export async function fightOut(kept: KeptSolo): Promise<void> {
  const fite = findGame('fite') as AnyGame;
  const { match, players = [] } = kept;
  while (fite.payoffs(match.state) === null) {
    const seat = fite.toAct(match.state)[0]!;
    const view = fite.view(match.state, seat);
    const moves = fite.legalMoves(match.state, seat);
    const level = players[seat] === 'random' ? 'random' : 'greedy';
    const move = await askBot({ game: 'fite', view, seat, moves, level });
    play(fite, match, seat, move, Date.now(), at => diceOf(match, at));
  }
  keep({ ...kept, over: true, at: Date.now() });
}

/** Takes down every bout of the last round that has ended here meanwhile. */
export function withEndedBouts(box: Box, chance: Chance): Box {
  let next = box;
  const round = box.tournament?.rounds.at(-1);
  for (const [pairing, { result }] of (round?.pairings ?? []).entries()) {
    const id = result || next.tournament!.isOver ? null : boutOf(next, pairing);
    const ended = id === null ? null : resultOf(id);
    if (ended) next = withResult(next, pairing, ended, chance);
  }
  return next;
}

function resultOf(id: string): Result | null {
  const kept = recall(id);
  return kept?.kind === 'solo' ? ((kept.match as Match & { state: State }).state.result ?? null) : null;
}
