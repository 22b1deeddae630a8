/** A tournament of FITE: who is in, who meets whom, who has the bye (FITE-48 to FITE-54). Plain data in, plain data out. */

import {
  type Chance,
  completeOptions,
  copyPlain,
  IllegalMove,
  type OptionSpecs,
  type Seat,
  silentStep,
} from '@roundhouse/kernel';
import { rollOff } from './rules.ts';
import { type Both, OPTIONS, type Options, POWERS, type Power, type PowerMove, type Result } from './state.ts';

/** FITE-R49. */
const FEWEST_ENTRANTS = 2;
const MOST_ENTRANTS = 64;
const LONGEST_NAME = 24;
/** FITE-R47. */
const MOST_REPLAYS = 3;

export interface TournamentOptions {
  byes: 'random' | 'noRepeat';
  tournamentDraw: 'replay' | 'rollOff';
  tournamentPowers: 'fixed' | 'repick';
}

export const TOURNAMENT_OPTIONS: OptionSpecs<TournamentOptions> = {
  byes: { kind: 'choice', values: ['random', 'noRepeat'] },
  tournamentDraw: { kind: 'choice', values: ['replay', 'rollOff'] },
  tournamentPowers: { kind: 'choice', values: ['fixed', 'repick'] },
};

export interface Entrant {
  name: string;
  /** Kept from bout to bout; null where there is none, or where it is picked before each bout. */
  power: Power | null;
  byes: number;
  isOut: boolean;
}

/** One pairing; the first name has seat 0. */
export interface Pairing {
  names: Both<string>;
  /** Drawn bouts that were fought again. */
  replays: number;
  /** Null until somebody has won. */
  result: (Result & { winner: Seat }) | null;
}

export interface Round {
  pairings: Pairing[];
  bye: string | null;
}

/** All there is to know; can be saved and continued at any moment. No rounds: entries are open. */
export interface Tournament {
  options: TournamentOptions;
  /** The options that every bout is fought under. */
  bout: Options;
  entrants: Entrant[];
  rounds: Round[];
  isOver: boolean;
  /** Null while it goes on, and if nobody was left. */
  champion: string | null;
}

/** A new tournament with no entrants. Throws a sentence if an option is unknown or out of range. */
export function openTournament(options: unknown = {}, bout: unknown = {}): Tournament {
  return {
    options: completeOptions(TOURNAMENT_OPTIONS, options),
    // FITE-R47: how a draw is decided here replaces the bout's own way.
    bout: { ...completeOptions(OPTIONS, bout), mutualOut: 'draw' },
    entrants: [],
    rounds: [],
    isOver: false,
    champion: null,
  };
}

/** FITE-48, R49: puts a name in the bag, with the power it will keep where powers are chosen once. */
export function enter(tournament: Tournament, name: string, power: Power | null = null): Tournament {
  if (tournament.rounds.length > 0) refuse('FITE-50', 'The first round has been drawn: nobody can enter any more.');
  const length = [...name].length;
  if (name.trim() === '' || length > LONGEST_NAME) {
    refuse('FITE-R49', `A name has 1 to ${LONGEST_NAME} characters.`);
  }
  if (tournament.entrants.some(e => e.name === name))
    refuse('FITE-R49', `There is a fighter called '${name}' already.`);
  if (tournament.entrants.length === MOST_ENTRANTS) {
    refuse('FITE-R49', `A tournament has room for ${MOST_ENTRANTS} entrants.`);
  }
  if (power !== null && !POWERS.includes(power)) refuse('FITE-9', `There is no power called '${power}'.`);
  if (power !== null && !picksAtEntry(tournament))
    refuse('FITE-R48', 'No powers are picked on entering this tournament.');
  const next = copyPlain(tournament);
  next.entrants.push({ name, power, byes: 0, isOut: false });
  return next;
}

const picksAtEntry = ({ options, bout }: Tournament): boolean =>
  options.tournamentPowers === 'fixed' && bout.powers === 'choose';

/** FITE-R51: before the first draw the name is struck off, in a bout it concedes, between bouts it is taken out. */
export function withdraw(tournament: Tournament, name: string): Tournament {
  mustGoOn(tournament);
  const next = copyPlain(tournament);
  const entrant = next.entrants.find(e => e.name === name);
  if (!entrant) refuse('FITE-R51', `There is no fighter called '${name}' in this tournament.`);
  if (entrant.isOut) refuse('FITE-R51', `${name} is out of the tournament already.`);
  if (next.rounds.length === 0) {
    next.entrants = next.entrants.filter(e => e !== entrant);
    return next;
  }
  const pairing = openPairings(next).find(({ names }) => names.includes(name));
  if (pairing) decide(next, pairing, { winner: pairing.names[0] === name ? 1 : 0, reason: 'concede' });
  entrant.isOut = true;
  return concluded(next);
}

/** FITE-50, FITE-52, R45, R46: pairs everybody still in by drawing names; the one left over has the bye. */
export function drawRound(tournament: Tournament, chance: Chance): Tournament {
  mustGoOn(tournament);
  if (openPairings(tournament).length > 0) {
    refuse('FITE-R50', 'The next round is drawn when every bout of this one is decided.');
  }
  const next = copyPlain(tournament);
  const isFirst = next.rounds.length === 0;
  if (isFirst && next.entrants.length < FEWEST_ENTRANTS) {
    refuse('FITE-R49', `A tournament needs at least ${FEWEST_ENTRANTS} entrants.`);
  }
  if (isFirst) dealPowers(next, chance);
  const bag = remaining(next);
  let bye = bag.length % 2 === 1 && next.options.byes === 'noRepeat' ? drawBye(bag, chance) : null;
  const pairings: Pairing[] = [];
  while (bag.length > 1) {
    const names: Both<string> = [chance.draw(bag).name, chance.draw(bag).name];
    pairings.push({ names, replays: 0, result: null });
  }
  bye ??= bag[0] ?? null;
  if (bye) bye.byes++;
  next.rounds.push({ pairings, bye: bye?.name ?? null });
  return next;
}

/** FITE-R46: the bye goes to one of those who have had the fewest. */
function drawBye(bag: Entrant[], chance: Chance): Entrant {
  const fewest = Math.min(...bag.map(e => e.byes));
  const bye = chance.draw(bag.filter(e => e.byes === fewest));
  bag.splice(bag.indexOf(bye), 1);
  return bye;
}

/** Random powers that are kept are dealt once, in the order of entry. */
function dealPowers({ options, bout, entrants }: Tournament, chance: Chance): void {
  if (options.tournamentPowers !== 'fixed' || bout.powers !== 'random') return;
  for (const entrant of entrants) entrant.power = POWERS[chance.int(POWERS.length)]!;
}

/** What the table needs to set up a pairing's bout; `picks` are made for both seats where powers are fixed. */
export interface BoutSetup {
  readonly options: Options;
  readonly seats: readonly { readonly name: string }[];
  readonly picks: Both<PowerMove> | null;
}

/** FITE-R48: name and power go into a bout; dice, coins and places are fresh. */
export function setupOf(tournament: Tournament, index: number): BoutSetup {
  const { names } = pairingAt(tournament, index);
  const { options, bout, entrants } = tournament;
  const seats = names.map(name => ({ name }));
  if (options.tournamentPowers === 'repick' || bout.powers === 'off')
    return { options: { ...bout }, seats, picks: null };
  const pickOf = (name: string): PowerMove => ({
    type: 'power',
    power: entrants.find(e => e.name === name)!.power,
  });
  return { options: { ...bout, powers: 'choose' }, seats, picks: [pickOf(names[0]), pickOf(names[1])] };
}

/**
 * FITE-51, R47: takes down how a pairing's bout ended. A draw is fought again, at most three times, or rolled off; the
 * pairing stays open while its result is null.
 */
export function recordResult(tournament: Tournament, index: number, result: Result, chance: Chance): Tournament {
  mustGoOn(tournament);
  const next = copyPlain(tournament);
  const pairing = pairingAt(next, index);
  if (pairing.result) refuse('FITE-51', `${pairing.names.join(' against ')} has been decided.`);
  const { winner, reason } = result;
  if (winner === 0 || winner === 1) decide(next, pairing, { winner, reason });
  else if (winner !== null) refuse('FITE-51', 'The winner of a bout has seat 0 or 1; null is a draw.');
  else if (next.options.tournamentDraw === 'replay' && pairing.replays < MOST_REPLAYS) pairing.replays++;
  else decide(next, pairing, { winner: rollOff(silentStep(chance)), reason: 'rollOff' });
  return concluded(next);
}

/** FITE-49: the loser is out. */
function decide({ entrants }: Tournament, pairing: Pairing, result: NonNullable<Pairing['result']>): void {
  pairing.result = result;
  const loser = pairing.names[1 - result.winner];
  for (const entrant of entrants) if (entrant.name === loser) entrant.isOut = true;
}

/** FITE-54, R51: over when no bout is open and no two fighters are left to meet. */
function concluded(tournament: Tournament): Tournament {
  const left = remaining(tournament);
  if (openPairings(tournament).length === 0 && left.length < 2) {
    tournament.isOver = true;
    tournament.champion = left[0]?.name ?? null;
  }
  return tournament;
}

/** FITE-R48: the tournament as everybody sees it; powers are shown with the first draw, before that only one's own. */
export function shownTo(tournament: Tournament, name: string | null): Tournament {
  const shown = copyPlain(tournament);
  if (shown.rounds.length > 0) return shown;
  for (const entrant of shown.entrants) if (entrant.name !== name) entrant.power = null;
  return shown;
}

const remaining = ({ entrants }: Tournament): Entrant[] => entrants.filter(e => !e.isOut);

const openPairings = ({ rounds }: Tournament): Pairing[] =>
  rounds.at(-1)?.pairings.filter(p => p.result === null) ?? [];

function pairingAt({ rounds }: Tournament, index: number): Pairing {
  const pairing = rounds.at(-1)?.pairings[index];
  if (!pairing) refuse('FITE-51', 'There is no such pairing in this round.');
  return pairing;
}

function mustGoOn({ isOver }: Tournament): void {
  if (isOver) refuse('FITE-54', 'The tournament is over.');
}

function refuse(rule: string, text: string): never {
  throw new IllegalMove({ rule, text });
}
