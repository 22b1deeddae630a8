/** What is worth counting in rounds of Element Circle: from their events, and from the questions that were put in them. */

import type { Seat } from '@roundhouse/kernel';
import type { Band, Measure, Metrics, Watch } from '../metrics.ts';
import { SPELL_LISTS } from './content/spells.ts';
import type { Event, Move, SpellName, View } from './state.ts';

/** By the number of players. */
const TURNS: { readonly [seats: number]: readonly [number, number] } = {
  2: [8, 16],
  3: [14, 26],
  4: [18, 34],
  5: [22, 42],
  6: [24, 46],
};
const DEALER_WINS: { readonly [seats: number]: number } = { 2: 0.62, 4: 0.4 };
/** How far from fair a seat may be. */
const UNFAIR = 0.06;
/** No spell of the list is never cast. */
const SELDOM = 0.001;

const SPELLS: readonly SpellName[] = [
  ...new Set(Object.values(SPELL_LISTS).flatMap(({ spells }) => spells.map(({ name }) => name))),
];

/** By the place in the order of turns; the last one deals. */
const placeName = (place: number): string => `turn ${place + 1} wins`;

export const metrics: Metrics<Event, Move, View> = {
  watch: seats => new Counting(seats),

  bands(seats) {
    const share = (least: number, most = 1): Band => ({ least, most, isShare: true });
    const fair = share(1 / seats - UNFAIR, 1 / seats + UNFAIR);
    const [least, most] = TURNS[seats]!;
    const dealer = DEALER_WINS[seats];
    return {
      turns: { least, most, isMedian: true },
      'rounds that wane': share(0, 0.01),
      'out with cards in hand': share(0.6, 0.95),
      'hand of who is out': { least: 2, most: 4.5 },
      'rounds with somebody out in the first lap': share(0, 0.05),
      'names offered to open': { least: 3, most: 5 },
      'openings with one name': share(0.1, 0.2),
      ...Object.fromEntries(Array.from({ length: seats }, (_, seat) => [`seat ${seat} wins`, fair])),
      ...Object.fromEntries(Array.from({ length: seats }, (_, place) => [placeName(place), fair])),
      ...(dealer === undefined ? {} : { 'dealer wins': share(0, dealer) }),
      ...Object.fromEntries(SPELLS.map(name => [`rounds with ${name}`, share(SELDOM)])),
      ...(seats === 2
        ? {
            decisions: { least: 40, most: 110 },
            ...Object.fromEntries(SPELLS.map(name => [`${name} wins`, share(0.3, 0.8)])),
          }
        : {}),
    };
  },
};

/** A round on its way. */
interface Round {
  readonly dealer: Seat;
  /** Cards that each seat holds. */
  hands: number[];
  /** Who holds more cards than each of the others, looked at when turns end. */
  leader: Seat | null;
  /** A card has been turned over, and its casting takes none from a hand. */
  isTurned: boolean;
  hasEarlyExit: boolean;
  /** Who cast each spell. */
  readonly casts: Map<SpellName, Set<Seat>>;
}

class Counting implements Watch<Event, Move, View> {
  private readonly seats: number;
  private round: Round | null = null;
  private rounds = 0;
  private exits = 0;
  private openings = 0;
  private readonly count = {
    turns: 0,
    decisions: 0,
    'rounds that wane': 0,
    'rounds with somebody out in the first lap': 0,
    'dealer wins': 0,
    'changes of lead': 0,
    'hands replaced': 0,
    reshuffles: 0,
  };
  private readonly out = { 'out with cards in hand': 0, 'hand of who is out': 0 };
  private readonly opening = { 'names offered to open': 0, 'openings with one name': 0 };
  private readonly wonAt: number[];
  /** In how many rounds each spell was cast, by how many seats, and by how many of the winners. */
  private readonly casts = new Map<SpellName, { rounds: number; seats: number; winners: number }>();

  constructor(seats: number) {
    this.seats = seats;
    this.wonAt = Array<number>(seats).fill(0);
  }

  asked({ asking }: View, moves: readonly Move[]): void {
    this.count.decisions++;
    if (asking?.name !== 'open') return;
    const names = moves.filter(({ type }) => type === 'cast').length;
    this.openings++;
    this.opening['names offered to open'] += names;
    if (names === 1) this.opening['openings with one name']++;
  }

  hear(event: Event): void {
    if (event.type === 'roundStarted') this.round = newRound(event.dealer);
    const { count, round } = this;
    if (!round) return;
    followHands(round, event);
    switch (event.type) {
      case 'spellCast':
        round.casts.set(event.spell, (round.casts.get(event.spell) ?? new Set()).add(event.seat));
        break;
      case 'handReplaced':
        count['hands replaced']++;
        break;
      case 'deckReshuffled':
        count.reshuffles++;
        break;
      case 'waningBegan':
        count['rounds that wane']++;
        break;
      case 'turnEnded':
        this.lookWhoLeads(round);
        break;
      case 'eliminated':
        this.exits++;
        this.out['hand of who is out'] += event.hand.length;
        if (event.hand.length > 0) this.out['out with cards in hand']++;
        round.hasEarlyExit ||= event.turn <= this.seats;
        break;
      case 'roundOver':
        this.endRound(round, event.result);
        this.round = null;
    }
  }

  measures(): { readonly [measure: string]: Measure } {
    const { rounds } = this;
    const of = (counts: { readonly [measure: string]: number }, whole: number) =>
      Object.fromEntries(Object.entries(counts).map(([name, part]) => [name, [part, whole] as const]));
    return {
      ...of(this.count, rounds),
      ...of(this.out, this.exits),
      ...of(this.opening, this.openings),
      ...Object.fromEntries(this.wonAt.map((won, place) => [placeName(place), [won, rounds] as const])),
      ...Object.fromEntries(
        [...this.casts].map(([name, cast]) => [`${name} wins`, [cast.winners, cast.seats] as const]),
      ),
      ...Object.fromEntries(
        SPELLS.map(name => [`rounds with ${name}`, [this.casts.get(name)?.rounds ?? 0, rounds] as const]),
      ),
    };
  }

  private endRound({ dealer, hasEarlyExit, casts }: Round, result: { winner: Seat; turns: number }): void {
    const { count, seats } = this;
    const { winner, turns } = result;
    this.rounds++;
    count.turns += turns;
    if (hasEarlyExit) count['rounds with somebody out in the first lap']++;
    if (winner === dealer) count['dealer wins']++;
    this.wonAt[(winner - dealer - 1 + seats) % seats]!++;
    for (const [name, by] of casts) {
      const all = this.casts.get(name) ?? { rounds: 0, seats: 0, winners: 0 };
      all.rounds++;
      all.seats += by.size;
      if (by.has(winner)) all.winners++;
      this.casts.set(name, all);
    }
  }

  private lookWhoLeads(round: Round): void {
    const most = Math.max(...round.hands);
    const leader = round.hands.indexOf(most);
    if (round.hands.lastIndexOf(most) !== leader) return;
    if (round.leader !== null && round.leader !== leader) this.count['changes of lead']++;
    round.leader = leader;
  }
}

const newRound = (dealer: Seat): Round => ({
  ...{ dealer, hands: [], leader: null, isTurned: false, hasEarlyExit: false },
  casts: new Map(),
});

/** Follows how many cards each seat holds. */
function followHands(round: Round, event: Event): void {
  const { hands } = round;
  switch (event.type) {
    case 'handsDealt':
      round.hands = [...event.hands];
      break;
    case 'handReplaced':
      hands[event.seat]! -= event.discarded.length;
      break;
    case 'drawn':
      hands[event.seat]! += event.count;
      break;
    case 'discarded':
      hands[event.seat]!--;
      break;
    case 'spellStolen':
      hands[event.seat]!++;
      hands[event.target]!--;
      break;
    case 'spellDestroyed':
      hands[event.target]!--;
      break;
    case 'permanentTaken':
      hands[event.seat]!++;
      break;
    case 'topTurned':
      round.isTurned = event.spell !== null;
      break;
    case 'spellCast':
      if (!round.isTurned) hands[event.seat]!--;
      round.isTurned = false;
      break;
    case 'eliminated':
      hands[event.seat] = 0;
      break;
  }
}
