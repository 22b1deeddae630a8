/** What is worth counting about bouts, read from their events alone. */

import type { Seat } from '@roundhouse/kernel';
import { type Both, type Event, LOCATIONS, type Loc, POWERS, type Power, type Reason } from './state.ts';

/** One bout, rematches included; the lead is that of the last of them. */
export interface BoutMeasure {
  fights: number;
  /** Null is a draw. */
  winner: Seat | null;
  reason: Reason;
  rematches: number;
  /** Who was ahead first; null if nobody ever was. */
  firstLeader: Seat | null;
  /** How often the lead went from one fighter to the other. */
  leadChanges: number;
  /** Hits scored by each seat. */
  hits: Both<number>;
  powers: Both<Power | null>;
  /** How often each seat used its power: more than once only in rematches. */
  uses: Both<number>;
  /** In how many fights each seat stood where. */
  places: Both<Record<Loc, number>>;
}

/** Measures a bout that is over; throws if its events do not say how it ended. */
export function measureBout(events: readonly Event[]): BoutMeasure {
  const last = events.at(-1);
  if (last?.type !== 'boutOver') throw new Error('only a bout that is over can be measured');
  const measure: BoutMeasure = {
    fights: 0,
    winner: last.winner,
    reason: last.reason,
    rematches: 0,
    firstLeader: null,
    leadChanges: 0,
    hits: [0, 0],
    powers: [null, null],
    uses: [0, 0],
    places: [noPlaces(), noPlaces()],
  };
  let standing: Both<Loc> = ['off', 'off'];
  let leader: Seat | null = null;
  for (const event of events) {
    countUses(measure, event);
    if (event.type === 'powersRevealed') measure.powers = [...event.powers];
    else if (event.type === 'fightersPlaced') standing = [...event.locs];
    else if (event.type === 'swiftAnswered') standing[event.seat as 0 | 1] = event.to ?? standing[event.seat as 0 | 1];
    else if (event.type === 'attackCompared') measure.hits[event.attacker as 0 | 1] += event.hits;
    else if (event.type === 'diceLost') {
      measure.fights++;
      for (const seat of [0, 1] as const) measure.places[seat][standing[seat]]++;
      const ahead = leaderAt(event.left);
      if (ahead === null) continue;
      measure.firstLeader ??= ahead;
      if (leader !== null && leader !== ahead) measure.leadChanges++;
      leader = ahead;
    } else if (event.type === 'rematchCalled') {
      measure.rematches++;
      measure.firstLeader = null;
      measure.leadChanges = 0;
      leader = null;
    }
  }
  return measure;
}

const noPlaces = (): Record<Loc, number> => ({ off: 0, def: 0, tac: 0 });

const leaderAt = ([a, b]: Both<number>): Seat | null => (a === b ? null : a > b ? 0 : 1);

function countUses({ uses }: BoutMeasure, event: Event): void {
  if (event.type === 'swiftAnswered' && event.to !== null) uses[event.seat as 0 | 1]++;
  for (const seat of [0, 1] as const) {
    if (event.type === 'poolsDivided' && event.using[seat]) uses[seat]++;
    if (event.type === 'reactionsRevealed' && event.reactions[seat]?.use) uses[seat]++;
  }
}

/** Many bouts together. Means and shares are null where there is nothing to divide by. */
export interface BoutSummary {
  bouts: number;
  decided: number;
  drawn: number;
  reasons: Record<Reason, number>;
  /** Decided bouts won by seat 0. */
  wonBySeat0: number;
  fightsPerBout: number | null;
  /** Hits of both sides together. */
  hitsPerFight: number | null;
  leadChangesPerBout: number | null;
  /** Of the decided bouts that had a leader, the share that the first one won. */
  firstLeaderWins: number | null;
  powers: Record<Power, { held: number; used: number; won: number; drawn: number }>;
  places: Record<Loc, number>;
}

/** Adds bouts up. */
export function summarise(measures: readonly BoutMeasure[]): BoutSummary {
  const decided = measures.filter(m => m.winner !== null);
  const led = decided.filter(m => m.firstLeader !== null);
  const fights = total(measures, m => m.fights);
  return {
    bouts: measures.length,
    decided: decided.length,
    drawn: measures.length - decided.length,
    reasons: reasonsOf(measures),
    wonBySeat0: decided.filter(m => m.winner === 0).length,
    fightsPerBout: share(fights, measures.length),
    hitsPerFight: share(
      total(measures, m => m.hits[0] + m.hits[1]),
      fights,
    ),
    leadChangesPerBout: share(
      total(measures, m => m.leadChanges),
      measures.length,
    ),
    firstLeaderWins: share(led.filter(m => m.winner === m.firstLeader).length, led.length),
    powers: Object.fromEntries(POWERS.map(power => [power, powerUse(measures, power)])) as BoutSummary['powers'],
    places: Object.fromEntries(
      LOCATIONS.map(loc => [loc, total(measures, m => m.places[0][loc] + m.places[1][loc])]),
    ) as BoutSummary['places'],
  };
}

function reasonsOf(measures: readonly BoutMeasure[]): Record<Reason, number> {
  const reasons: Record<Reason, number> = {
    takenOut: 0,
    finished: 0,
    bothOut: 0,
    bothDazed: 0,
    turnLimit: 0,
    concede: 0,
    rollOff: 0,
  };
  for (const { reason } of measures) reasons[reason]++;
  return reasons;
}

function powerUse(measures: readonly BoutMeasure[], power: Power) {
  const use = { held: 0, used: 0, won: 0, drawn: 0 };
  for (const measure of measures) {
    for (const seat of [0, 1] as const) {
      if (measure.powers[seat] !== power) continue;
      use.held++;
      if (measure.uses[seat] > 0) use.used++;
      if (measure.winner === seat) use.won++;
      if (measure.winner === null) use.drawn++;
    }
  }
  return use;
}

const total = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);
const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
