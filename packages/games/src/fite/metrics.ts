/** What is worth counting in a bout of FITE, from its events alone; rematches are counted with it. */

import type { Seat } from '@roundhouse/kernel';
import type { Measure, Metrics, Watch } from '../metrics.ts';
import { type Both, type Event, LOCATIONS, type Loc, POWERS, type Power, REASONS, type Reason } from './state.ts';

export const metrics: Metrics<Event> = {
  watch: () => new Counting(),
  // Nobody has said where these should lie.
  bands: () => ({}),
};

type Fighter = 0 | 1;

const SEATS: readonly Fighter[] = [0, 1];

class Counting implements Watch<Event> {
  private fights = 0;
  private hits = 0;
  private rematches = 0;
  private changes = 0;
  private firstLeader: Seat | null = null;
  private leader: Seat | null = null;
  private winner: Seat | null = null;
  private reason: Reason | null = null;
  private powers: Both<Power | null> = [null, null];
  /** How often each seat used its power: more than once only in rematches. */
  private readonly uses: Both<number> = [0, 0];
  private standing: Both<Loc> = ['off', 'off'];
  private readonly places: Record<Loc, number> = { off: 0, def: 0, tac: 0 };

  hear(event: Event): void {
    switch (event.type) {
      case 'powersRevealed':
        this.powers = [...event.powers];
        break;
      case 'fightersPlaced':
        this.standing = [...event.locs];
        break;
      case 'swiftAnswered':
        if (event.to === null) break;
        this.standing[event.seat as Fighter] = event.to;
        this.uses[event.seat as Fighter]++;
        break;
      case 'poolsDivided':
        for (const seat of SEATS) if (event.using[seat]) this.uses[seat]++;
        break;
      case 'reactionsRevealed':
        for (const seat of SEATS) if (event.reactions[seat]?.use) this.uses[seat]++;
        break;
      case 'attackCompared':
        this.hits += event.hits;
        break;
      case 'diceLost':
        this.fights++;
        for (const loc of this.standing) this.places[loc]++;
        this.lookWhoLeads(event.left);
        break;
      case 'rematchCalled':
        this.rematches++;
        this.changes = 0;
        this.firstLeader = null;
        this.leader = null;
        break;
      case 'boutOver':
        this.winner = event.winner;
        this.reason = event.reason;
    }
  }

  measures(): { readonly [measure: string]: Measure } {
    const { fights, winner, firstLeader } = this;
    const isWon = winner !== null;
    return {
      fights,
      'hits a fight': [this.hits, fights],
      rematches: this.rematches,
      'changes of lead': this.changes,
      // Of the decided bouts that had a leader.
      ...(isWon && firstLeader !== null ? { 'first leader wins': winner === firstLeader ? 1 : 0 } : {}),
      draws: isWon ? 0 : 1,
      ...Object.fromEntries(REASONS.map(reason => [`ends by ${reason}`, this.reason === reason ? 1 : 0])),
      ...Object.fromEntries(LOCATIONS.map(loc => [`fights at ${loc}`, [this.places[loc], 2 * fights]])),
      ...Object.fromEntries(POWERS.flatMap(power => this.measuresOf(power))),
    };
  }

  /** How often it was used and won where it was held. */
  private measuresOf(power: Power): [measure: string, Measure][] {
    const holders = SEATS.filter(seat => this.powers[seat] === power);
    if (holders.length === 0) return [];
    return [
      [`${power} used`, [holders.filter(seat => this.uses[seat] > 0).length, holders.length]],
      [`${power} wins`, [holders.filter(seat => this.winner === seat).length, holders.length]],
    ];
  }

  private lookWhoLeads([a, b]: Both<number>): void {
    if (a === b) return;
    const ahead = a > b ? 0 : 1;
    this.firstLeader ??= ahead;
    if (this.leader !== null && this.leader !== ahead) this.changes++;
    this.leader = ahead;
  }
}
