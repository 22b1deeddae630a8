/** What is worth counting in a match of The CIRCUIT, beside where it should lie. */

import type { Seat } from '@roundhouse/kernel';
import type { Band, Measure, Metrics, Watch } from '../metrics.ts';
import { contentOf } from './content/packs.ts';
import { identitiesOf } from './content/teams.ts';
import { CONTENT_IDS, FIGHTER_IDS, type FighterId, IDENTITIES } from './content/types.ts';
import type { Event, Move } from './state.ts';

/** The ways to be defeated by an enemy; those that are left when Finishing Moves are not counted. */
const CAUSES = ['knockOut', 'ringOut', 'tapOut', 'finishingMove'] as const;
const REST = ['knockOut', 'ringOut', 'tapOut'] as const;
type Cause = (typeof CAUSES)[number];

const PLACES = ['first', 'second', 'third'] as const;

// What is read of a card here, identities and the names of abilities, is the same in every content.
const { fighters: CARDS } = contentOf(CONTENT_IDS[0]);
const finisherOf = (fighter: FighterId): string => CARDS[fighter].abilities.find(({ finisher }) => finisher)!.id;

type Teams = readonly (readonly FighterId[])[];

export const metrics: Metrics<Event, Move> = {
  watch: () => new Counting(),
  randomGame: { seats: 2, mostMs: 15 },

  /** Teams are drawn by the identity rule, one fighter after the other, and then a hazard that the team may choose. */
  draws(moves, chance) {
    const some = moves.filter(({ type }) => type === 'pickFighter' || type === 'pickHazard');
    return some.length === 0 ? null : some[chance.int(some.length)]!;
  },

  bands(seats) {
    const share = (least: number, most = 1): Band => ({ least, most, isShare: true });
    const places = PLACES.slice(0, seats).map(place => [
      `${place} player wins`,
      share(1 / seats - 0.05, 1 / seats + 0.05),
    ]);
    const always = {
      ...Object.fromEntries(places),
      'ends by the bell': share(0, 0.005),
      'turns with Tag Out': share(0, 0.02),
      ...Object.fromEntries(CAUSES.map(cause => [`defeats by ${cause}`, share(0.08)])),
      ...Object.fromEntries(FIGHTER_IDS.map(id => [`${finisherOf(id)} used`, share(0.005)])),
    };
    if (seats > 2) return always;
    return {
      ...always,
      rounds: { least: 7, most: 12 },
      'defeats by finishingMove': share(0.35, 0.5),
      ...Object.fromEntries(REST.map(cause => [`${cause} among the rest`, share(0.15, 0.45)])),
      'pins that succeed': share(0.38, 0.47),
      'abilities a turn': { least: 1.8, most: 3 },
      ...Object.fromEntries(FIGHTER_IDS.map(id => [`${id} wins`, share(0.42, 0.58)])),
      ...Object.fromEntries(IDENTITIES.map(id => [`${id} wins`, share(0.45, 0.55)])),
    };
  },
};

class Counting implements Watch<Event> {
  private round = 1;
  private turns = 0;
  private order: readonly Seat[] = [];
  private teams: Teams = [];
  private byBell = false;
  private uses = 0;
  private pins = 0;
  private readonly defeats = { knockOut: 0, ringOut: 0, tapOut: 0, finishingMove: 0, tagOut: 0 };
  private readonly finished = new Set<string>();

  hear(event: Event): void {
    switch (event.type) {
      case 'orderDrawn':
        this.order = event.order;
        break;
      case 'teamsRevealed':
        this.teams = event.teams.map(team => team?.fighters ?? []);
        break;
      case 'turnBegan':
        this.round = event.round;
        this.turns++;
        break;
      case 'abilityUsed':
        this.uses++;
        break;
      case 'pinBegan':
        this.pins++;
        break;
      case 'defeated':
        this.defeats[event.cause]++;
        break;
      case 'finishingMoveUsed':
        this.finished.add(event.fighter);
        break;
      case 'matchOver':
        this.byBell = event.result.cause === 'bell';
    }
  }

  measures(payoffs: readonly number[]): { readonly [measure: string]: Measure } {
    const { defeats, turns } = this;
    const sum = (causes: readonly Cause[]): number => causes.reduce((all, cause) => all + defeats[cause], 0);
    const all = sum(CAUSES);
    const rest = sum(REST);
    return {
      rounds: this.round,
      ...Object.fromEntries(this.order.map((seat, place) => [`${PLACES[place]} player wins`, payoffs[seat]!])),
      'ends by the bell': this.byBell ? 1 : 0,
      'turns with Tag Out': [defeats.tagOut, turns],
      defeats: all,
      ...Object.fromEntries(CAUSES.map(cause => [`defeats by ${cause}`, [defeats[cause], all]])),
      ...Object.fromEntries(REST.map(cause => [`${cause} among the rest`, [defeats[cause], rest]])),
      'pins that succeed': [defeats.tapOut, this.pins],
      'abilities a turn': [this.uses, turns],
      ...fighterShares(this.teams, payoffs),
      ...identityShares(this.teams, payoffs),
      ...finisherShares(this.teams, this.finished),
    };
  }
}

/** How the teams of each fighter did; a fighter in several teams says nothing about itself. */
function fighterShares(teams: Teams, payoffs: readonly number[]): { [measure: string]: Measure } {
  const shares: { [measure: string]: Measure } = {};
  for (const [seat, team] of teams.entries()) {
    for (const fighter of team) {
      if (teams.every((other, at) => at === seat || !other.includes(fighter)))
        shares[`${fighter} wins`] = payoffs[seat]!;
    }
  }
  return shares;
}

/** How fighters of each class, utility and style did, all of all teams alike. */
function identityShares(teams: Teams, payoffs: readonly number[]): { [measure: string]: Measure } {
  const shares: { [measure: string]: Measure } = {};
  for (const identity of IDENTITIES) {
    let [won, all] = [0, 0];
    for (const [seat, team] of teams.entries()) {
      const count = team.filter(fighter => identitiesOf(CARDS[fighter]).includes(identity)).length;
      won += count * payoffs[seat]!;
      all += count;
    }
    if (all > 0) shares[`${identity} wins`] = [won, all];
  }
  return shares;
}

/** In how many of the teams that could a Finishing Move was used. */
function finisherShares(teams: Teams, finished: ReadonlySet<string>): { [measure: string]: Measure } {
  const shares: { [measure: string]: [number, number] } = {};
  for (const [seat, team] of teams.entries()) {
    for (const fighter of team) {
      const name = `${finisherOf(fighter)} used`;
      const [used, all] = shares[name] ?? [0, 0];
      shares[name] = [used + (finished.has(`${seat}:${fighter}`) ? 1 : 0), all + 1];
    }
  }
  return shares;
}
