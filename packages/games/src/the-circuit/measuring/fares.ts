/** How fighters fare against teams of each identity: counted in whole matches between bots that play by habit. */

import { type Chance, completeOptions, fastChance, type Seat, silentStep } from '@roundhouse/kernel';
import { knowledge } from '../bot.ts';
import { contentOf } from '../content/packs.ts';
import { FIGHTERS_OF_TEAM, identitiesOf, legalHazards, sharedIdentities } from '../content/teams.ts';
import {
  type Content,
  type ContentId,
  FIGHTER_IDS,
  type FighterId,
  type HazardId,
  IDENTITIES,
  type IdentityId,
} from '../content/types.ts';
import { theCircuit } from '../rules.ts';
import { OPTIONS, type State } from '../state.ts';

/** Matches of a fighter's teams against teams of an identity, and what they won of them: a win is 1, a draw a half. */
export interface Fare {
  matches: number;
  won: number;
}

export type Fares = Map<FighterId, Map<IdentityId, Fare>>;

/** The content that matches are played with unless somebody wants another. */
export const contentMeasured = (): ContentId =>
  theCircuit.setup(completeOptions(OPTIONS), 2, silentStep(fastChance(1))).content;

interface DrawnTeam {
  readonly fighters: readonly FighterId[];
  readonly hazard: HazardId;
}

export const noFares = (): Fares =>
  new Map(FIGHTER_IDS.map(id => [id, new Map(IDENTITIES.map(one => [one, { matches: 0, won: 0 }]))]));

/** Plays one match between two teams drawn by lot, and counts it for the fighters of both. */
export function measureMatch(fares: Fares, seed: number): void {
  const chance = fastChance(seed);
  const step = silentStep(chance);
  const state = theCircuit.setup(completeOptions(OPTIONS), 2, step);
  const content = contentOf(state.content);
  const teams = [drawTeam(content, chance), drawTeam(content, chance)];
  for (const [seat, { fighters, hazard }] of teams.entries()) {
    for (const fighter of fighters) theCircuit.apply(state, seat, { type: 'pickFighter', fighter }, step);
    theCircuit.apply(state, seat, { type: 'pickHazard', hazard }, step);
  }
  const payoffs = playByHabit(state, chance);
  for (const [seat, { fighters }] of teams.entries()) {
    for (const identity of sharedIdentities(content, teams[1 - seat]!.fighters)) {
      for (const fighter of fighters) count(fares.get(fighter)!.get(identity)!, payoffs[seat]!);
    }
  }
}

function count(fare: Fare, payoff: number): void {
  fare.matches++;
  fare.won += payoff;
}

/** Four who share an identity drawn by lot, so that each identity is met as often; and a hazard that they may choose. */
function drawTeam(content: Content, chance: Chance): DrawnTeam {
  const identity = IDENTITIES[chance.int(IDENTITIES.length)]!;
  const pool = FIGHTER_IDS.filter(id => identitiesOf(content.fighters[id]).includes(identity));
  const fighters: FighterId[] = [];
  while (fighters.length < FIGHTERS_OF_TEAM) {
    const drawn = chance.draw(pool);
    const { name } = content.fighters[drawn];
    if (!fighters.some(id => content.fighters[id].name === name)) fighters.push(drawn);
  }
  const hazards = legalHazards(content, fighters);
  return { fighters, hazard: hazards[chance.int(hazards.length)]! };
}

/** Everybody answers as bots do in the futures that they imagine. */
function playByHabit(state: State, chance: Chance): readonly number[] {
  const step = silentStep(chance);
  for (;;) {
    const seat: Seat | undefined = theCircuit.toAct(state)[0];
    if (seat === undefined) return theCircuit.payoffs(state)!;
    const moves = theCircuit.legalMoves(state, seat);
    const view = theCircuit.view(state, seat);
    theCircuit.apply(state, seat, knowledge.rolloutMove!(view, seat, moves) ?? moves[chance.int(moves.length)]!, step);
  }
}
