/** The rounds of a tournament: who meets whom, who has the bye, who goes on (FITE-49 to FITE-54). Plain data in, plain data out. */

import { type Chance, copyPlain, IllegalMove, type Shaped, shape, silentStep, type Values } from '@roundhouse/kernel';
import type { Entrant } from '../../competition.ts';
import { rollOff } from '../rules.ts';
import { OPTION } from '../shapes.ts';
import { type Both, POWERS, REASONS, type Result } from '../state.ts';

const { flag, list, nullable, object, one, text, tuple, whole } = shape;

/** FITE-R49. */
export const FEWEST_ENTRANTS = 2;
export const MOST_ENTRANTS = 64;
/** FITE-R47. */
const MOST_REPLAYS = 3;
/** Each halves those who are left. */
const MOST_ROUNDS = Math.log2(MOST_ENTRANTS);

const ENTRANT = whole(0, MOST_ENTRANTS - 1);
const DICE_LEFT = whole(0, 9);

const FIGHTER = object({
  /** The note is in the bag. What was written on it is secret until the first draw. */
  isIn: flag,
  /** Kept from bout to bout; null where there is none, or where it is picked before each bout. */
  power: nullable(one(...POWERS)),
  byes: whole(0, MOST_ROUNDS),
  isOut: flag,
});

const PAIRING = object({
  /** The first has seat 0. */
  fighters: tuple(ENTRANT, ENTRANT),
  /** Drawn bouts that were fought again. */
  replays: whole(0, MOST_REPLAYS),
  /** Null until somebody has won. */
  result: nullable(
    object({
      winner: whole(0, 1),
      reason: one(...REASONS),
      /** By seat; null where the bout was not fought here. */
      dice: nullable(tuple(DICE_LEFT, DICE_LEFT)),
    }),
  ),
});
export type Pairing = Shaped<typeof PAIRING>;

export const TOURNAMENT = object({
  options: object({
    byes: one('random', 'noRepeat'),
    tournamentDraw: one('replay', 'rollOff'),
    tournamentPowers: one('fixed', 'repick'),
  }),
  /** The options that every bout is fought under. */
  match: OPTION,
  /** Empty where it is not to be seen. */
  seed: text(64),
  /** How often chance was asked: each time it is asked anew. */
  draws: whole(0, 1000),
  entrants: list(FIGHTER, { min: FEWEST_ENTRANTS, max: MOST_ENTRANTS }),
  rounds: list(
    object({
      pairings: list(PAIRING, { max: MOST_ENTRANTS / 2 }),
      bye: nullable(ENTRANT),
    }),
    { max: MOST_ROUNDS },
  ),
});
/** All there is to know; can be saved and continued at any moment. No rounds: notes are still being written. */
export type Tournament = Shaped<typeof TOURNAMENT>;

/** How a bout ended; dice only if it was fought here. */
export interface BoutEnd extends Result {
  readonly dice: Both<number> | null;
}

/** FITE-R48: whether a power is picked on entering, and kept. */
export const picksAtEntry = ({ options, match }: Pick<Tournament, 'options' | 'match'>): boolean =>
  options.tournamentPowers === 'fixed' && match.powers === 'choose';

export const remaining = ({ entrants }: Tournament): Entrant[] =>
  [...entrants.keys()].filter(who => !entrants[who]!.isOut);

/** Bouts of the last round that nobody has won yet. */
export const openPairings = ({ rounds }: Tournament): Pairing[] =>
  rounds.at(-1)?.pairings.filter(({ result }) => result === null) ?? [];

/** FITE-54, R51: over when no bout is open and no two fighters are left to meet. */
export const isOver = (tournament: Tournament): boolean =>
  openPairings(tournament).length === 0 && remaining(tournament).length < 2;

/** FITE-50, FITE-52, R45, R46: pairs everybody still in by drawing names; the one left over has the bye. */
export function drawRound(tournament: Tournament, chance: Chance): Tournament {
  mustGoOn(tournament);
  if (openPairings(tournament).length > 0) refuse('FITE-R50', 'tournament.undecided');
  const next = copyPlain(tournament);
  if (next.rounds.length === 0) dealPowers(next, chance);
  const bag = remaining(next);
  let bye = bag.length % 2 === 1 && next.options.byes === 'noRepeat' ? drawBye(next, bag, chance) : null;
  const pairings: Pairing[] = [];
  while (bag.length > 1) pairings.push({ fighters: [chance.draw(bag), chance.draw(bag)], replays: 0, result: null });
  // FITE-53: whoever is left over goes on without a fight.
  bye ??= bag[0] ?? null;
  if (bye !== null) next.entrants[bye]!.byes++;
  next.rounds.push({ pairings, bye });
  return next;
}

/** FITE-R46: the bye goes to one of those who have had the fewest. */
function drawBye({ entrants }: Tournament, bag: Entrant[], chance: Chance): Entrant {
  const fewest = Math.min(...bag.map(who => entrants[who]!.byes));
  const bye = chance.draw(bag.filter(who => entrants[who]!.byes === fewest));
  bag.splice(bag.indexOf(bye), 1);
  return bye;
}

/** FITE-R48: random powers that are kept are dealt once, in the order of entry. */
function dealPowers({ options, match, entrants }: Tournament, chance: Chance): void {
  if (options.tournamentPowers !== 'fixed' || match.powers !== 'random') return;
  for (const entrant of entrants) entrant.power = POWERS[chance.int(POWERS.length)]!;
}

/**
 * FITE-51, R47: takes down how a pairing's bout ended. A draw is fought again, at most three times, or rolled off; the
 * pairing stays open while its result is null.
 */
export function recordResult(tournament: Tournament, index: number, end: BoutEnd, chance: Chance): Tournament {
  mustGoOn(tournament);
  const next = copyPlain(tournament);
  const pairing = pairingAt(next, index);
  if (pairing.result) refuse('FITE-51', 'tournament.decided');
  const { winner, reason, dice } = end;
  if (winner === 0 || winner === 1) decide(next, pairing, { winner, reason, dice });
  else if (next.options.tournamentDraw === 'replay' && pairing.replays < MOST_REPLAYS) pairing.replays++;
  else decide(next, pairing, { winner: rollOff(silentStep(chance)), reason: 'rollOff', dice });
  return next;
}

/** FITE-49: the loser is out. */
function decide({ entrants }: Tournament, pairing: Pairing, result: NonNullable<Pairing['result']>): void {
  pairing.result = result;
  entrants[pairing.fighters[1 - result.winner]!]!.isOut = true;
}

/** FITE-R51: in a bout it concedes; otherwise it is taken out before the next draw. */
export function withdraw(tournament: Tournament, who: Entrant): Tournament {
  mustGoOn(tournament);
  const next = copyPlain(tournament);
  const entrant = next.entrants[who];
  if (!entrant || entrant.isOut) refuse('FITE-R51', 'tournament.isOut');
  const pairing = openPairings(next).find(({ fighters }) => fighters.includes(who));
  if (pairing) decide(next, pairing, { winner: pairing.fighters[0] === who ? 1 : 0, reason: 'concede', dice: null });
  entrant.isOut = true;
  return next;
}

export function pairingAt({ rounds }: Tournament, index: number): Pairing {
  const pairing = rounds.at(-1)?.pairings[index];
  if (!pairing) refuse('FITE-51', 'tournament.noSuchPairing');
  return pairing;
}

function mustGoOn(tournament: Tournament): void {
  if (isOver(tournament)) refuse('FITE-54', 'tournament.over');
}

function refuse(rule: string, key: string, values?: Values): never {
  throw new IllegalMove(values ? { rule, key, values } : { rule, key });
}
