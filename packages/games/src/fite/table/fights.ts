/** What the last fight looked like, put together from the events that told it. Pure: the table only draws it. */

import type { Attack } from '../fight.ts';
import type { Both, Event, Pools, ReactMove } from '../state.ts';

/** A fight as far as it has gone. */
export interface Fight {
  /** Counts the fights of this match, from 1. */
  number: number;
  turn: number;
  /** As rolled; null while only the divisions are known. */
  rolled: Both<Pools> | null;
  reactions: Both<ReactMove | null>;
  /** Who used the super power in this turn, as far as is known. */
  used: Both<boolean>;
  /** The attacks by seat 0 and seat 1; null until compared. */
  attacks: Both<Attack | null>;
  /** What followed from it, oldest first: dice lost, a daze, a roll-off, the end. Empty until it is decided. */
  outcome: Event[];
}

/** The fight told last; null before the first. */
export function lastFight(history: readonly Event[]): Fight | null {
  const start = history.findLastIndex(event => event.type === 'poolsDivided');
  if (start < 0) return null;
  const fight: Fight = {
    number: history.filter(event => event.type === 'poolsDivided').length,
    turn: 0,
    rolled: null,
    reactions: [null, null],
    used: [false, false],
    attacks: [null, null],
    outcome: [],
  };
  const before = history.slice(0, start);
  const turn = before.slice(
    Math.max(
      before.findLastIndex(event => event.type === 'turnStarted'),
      0,
    ),
  );
  for (const event of turn) {
    if (event.type === 'turnStarted') fight.turn = event.turn;
    if (event.type === 'swiftAnswered') fight.used[event.seat as 0 | 1] = event.to !== null;
  }
  for (const event of history.slice(start)) note(fight, event);
  return fight;
}

function note(fight: Fight, event: Event): void {
  switch (event.type) {
    case 'poolsDivided':
      for (const seat of [0, 1] as const) fight.used[seat] ||= event.using[seat];
      break;
    case 'diceRolled':
      fight.rolled = event.pools;
      break;
    case 'reactionsRevealed':
      fight.reactions = event.reactions;
      for (const seat of [0, 1] as const) fight.used[seat] ||= event.reactions[seat]?.use ?? false;
      break;
    case 'attackCompared':
      fight.attacks[event.attacker as 0 | 1] = event;
      break;
    case 'diceLost':
    case 'fighterDazed':
    case 'rolledOff':
    case 'rematchCalled':
    case 'boutOver':
      fight.outcome.push(event);
      break;
  }
}

/** Decided, and this viewer has answered nothing since: there is a result to look at. */
export function isFresh(history: readonly Event[], viewer: number | null): boolean {
  const decided = history.findLastIndex(event => event.type === 'diceLost');
  if (decided < 0) return false;
  return !history
    .slice(decided)
    .some(event => event.type === 'committed' && (viewer === null || event.seat === viewer));
}
