/**
 * What is worth counting in a game of Circus Combat, from its events alone. Most bands were measured in random games with
 * another engine, so that falling inside them speaks for both.
 */

import type { Band, Measure, Metrics, Watch } from '../metrics.ts';
import { totalOf } from './score.ts';
import type { Both, Event, Side, Trick } from './state.ts';

export const metrics: Metrics<Event> = {
  isRandom: true,
  watch: () => new Counting(),

  bands() {
    const share = (least: number, most: number): Band => ({ least, most, isShare: true });
    return {
      turns: { least: 27.7, most: 28.1 },
      decisions: { least: 135, most: 137.5 },
      'tricks won': { least: 16.3, most: 16.6 },
      "won in the rival's turn": { least: 4.9, most: 5.1 },
      'tied tricks': { least: 2.5, most: 2.7 },
      'all-fatigue tricks': { least: 0.14, most: 0.18 },
      'misfit concentration dice': { least: 7.5, most: 7.9 },
      'fatigue dice in front': { least: 2.4, most: 2.55 },
      'swaps made': { least: 1.15, most: 1.25 },
      'score per player': { least: 95.5, most: 99 },
      'changes of lead': { least: 2, most: 2.5 },
      'points from factors': share(0.57, 0.65),
      'ends by nine': share(0.999, 1),
      "trigger in the rival's turn": share(0.28, 0.31),
      'first player wins': share(0.56, 0.6),
      draws: share(0, 0.01),
    };
  },
};

/** What answers a question. */
const DECISIONS: ReadonlySet<Event['type']> = new Set([
  'diceRethrown',
  'diePlaced',
  'tricksReady',
  'fatigueRerolled',
  'fatigueReturned',
  'tricksSwapped',
  'swapDeclined',
]);

class Counting implements Watch<Event> {
  private first: Side = 0;
  private active: Side = 0;
  private leader: Side | null = null;
  private over: Extract<Event, { type: 'gameOver' }> | null = null;
  private readonly queue: Both<Trick[]> = [[], []];
  private readonly inFrontEyes: Both<number> = [0, 0];
  private readonly count = {
    turns: 0,
    decisions: 0,
    'tricks won': 0,
    "won in the rival's turn": 0,
    'tied tricks': 0,
    'all-fatigue tricks': 0,
    'misfit concentration dice': 0,
    'fatigue dice in front': 0,
    'swaps made': 0,
    'changes of lead': 0,
    "trigger in the rival's turn": 0,
  };

  hear(event: Event): void {
    const { count, queue } = this;
    if (DECISIONS.has(event.type)) count.decisions++;
    switch (event.type) {
      case 'startThrown':
        this.first = event.first ?? this.first;
        break;
      case 'turnStarted':
        this.active = event.seat;
        count.turns++;
        break;
      case 'turnEnded':
        this.lookWhoLeads();
        break;
      case 'dieMissed':
        this.countMissed(event);
        break;
      case 'trickWon':
        queue[event.seat].push({ card: event.card, dice: event.dice });
        count['tricks won']++;
        if (event.seat !== event.active) count["won in the rival's turn"]++;
        break;
      case 'trickTied':
        count['tied tricks']++;
        break;
      case 'rerollOffered':
        count['all-fatigue tricks']++;
        break;
      case 'tricksSwapped': {
        const tricks = queue[event.seat];
        tricks.splice(event.left - 1, 2, tricks[event.left]!, tricks[event.left - 1]!);
        count['swaps made']++;
        break;
      }
      case 'endTriggered':
        if (event.seat !== this.active) count["trigger in the rival's turn"] = 1;
        break;
      case 'gameOver':
        this.over = event;
    }
  }

  measures(): { readonly [measure: string]: Measure } {
    const { winner, reason, sheets } = this.over!;
    const shows = sheets[0].show + sheets[1].show;
    const bases = sheets.flatMap(({ lines }) => lines).reduce((sum, { base }) => sum + base, 0);
    return {
      ...this.count,
      'score per player': (sheets[0].total + sheets[1].total) / 2,
      'points from factors': [shows - bases, shows],
      'ends by nine': reason === 'nine' ? 1 : 0,
      'first player wins': winner === this.first ? 1 : 0,
      draws: winner === null ? 1 : 0,
    };
  }

  private countMissed({ seat, face: { colour, eyes } }: Extract<Event, { type: 'dieMissed' }>): void {
    if (colour !== 'fatigue') this.count['misfit concentration dice']++;
    else {
      this.count['fatigue dice in front']++;
      this.inFrontEyes[seat] += eyes;
    }
  }

  /** Dice that are recalled from a show never count in it. */
  private lookWhoLeads(): void {
    const shows = { queue: this.queue, front: [[], []] as Both<never[]> };
    const lead = totalOf(shows, 0) - this.inFrontEyes[0] - (totalOf(shows, 1) - this.inFrontEyes[1]);
    if (lead === 0) return;
    const leader = lead > 0 ? 0 : 1;
    if (this.leader !== null && this.leader !== leader) this.count['changes of lead']++;
    this.leader = leader;
  }
}
