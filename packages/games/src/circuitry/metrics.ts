/** What is worth counting in a game of Circuitry, beside where it should lie. */

import type { Seat } from '@roundhouse/kernel';
import type { Band, Metrics, Watch } from '../metrics.ts';
import { COLOURS, type Colour } from './content/face.ts';
import { openFollowing } from './following.ts';
import type { Event } from './state.ts';

/** The event by which each action is seen. */
const SEEN_BY: { readonly [action: string]: Event['type'] } = {
  rotate: 'rotated',
  flip: 'flipped',
  slide: 'slid',
  swap: 'swapped',
  force: 'forced',
  portal: 'jumped',
  inhibit: 'inhibited',
  exchange: 'chargeTaken',
};

export const metrics: Metrics<Event> = {
  randomGame: { seats: 4, mostMs: 20 },

  watch(seats): Watch<Event> {
    let round = 1;
    let first: Seat = 0;
    let colours: readonly Colour[] = [];
    let turnedIn: number | null = null;
    let freed = false;
    let deckUsed = false;
    let reason = '';
    const seen = new Set<Event['type']>();
    const following = openFollowing(seats);
    let [starts, unreachable] = [0, 0];
    return {
      hear(event) {
        following.hear(event);
        const target = event.type === 'turnStarted' ? following.reachesTarget(event.seat) : null;
        if (target !== null) starts++;
        if (target === false) unreachable++;
        seen.add(event.type);
        if (event.type === 'gameStarted') ({ first, colours } = event);
        if (event.type === 'turnStarted') round = event.round;
        if (event.type === 'startCardTurned') turnedIn ??= round;
        if (event.type === 'inhibitEnded') freed ||= event.why === 'free';
        if (event.type === 'deckTurned') deckUsed ||= event.deck === 'green';
        if (event.type === 'gameOver') reason = event.reason;
      },
      measures: payoffs => ({
        rounds: round,
        'ends by round limit or stalemate': reason === 'delivered' ? 0 : 1,
        '#1 turned by round 6': turnedIn !== null && turnedIn <= 6 ? 1 : 0,
        'first player wins': payoffs[first]!,
        'green deck in use': deckUsed ? 1 : 0,
        ...(starts > 0 ? { 'target out of reach': unreachable / starts } : {}),
        'free played': freed ? 1 : 0,
        ...Object.fromEntries(
          Object.entries(SEEN_BY).map(([name, type]) => [`${name} played`, seen.has(type) ? 1 : 0]),
        ),
        ...(seats === 6 ? Object.fromEntries(colours.map((colour, seat) => [`${colour} wins`, payoffs[seat]!])) : {}),
      }),
    };
  },

  bands(seats) {
    const share = (least: number, most = 1): Band => ({ least, most, isShare: true });
    return {
      rounds: { least: 7, most: 14 },
      'ends by round limit or stalemate': share(0, 0.01),
      '#1 turned by round 6': share(0.9),
      'first player wins': share(0, 1 / seats + 0.1),
      'target out of reach': share(0, 0.05),
      ...(seats >= 4 ? { 'green deck in use': share(0.2) } : {}),
      ...Object.fromEntries([...Object.keys(SEEN_BY), 'free'].map(name => [`${name} played`, share(0.15)])),
      'force played': share(0.4),
      ...(seats === 6
        ? Object.fromEntries(COLOURS.map(colour => [`${colour} wins`, share(1 / 6 - 0.04, 1 / 6 + 0.04)]))
        : {}),
    };
  },
};
