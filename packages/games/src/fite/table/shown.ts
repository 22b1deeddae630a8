/** How far a turn has been shown: fists open, dice land, lines are drawn, hits land one by one, and then it is told. Pure. */

import type { Show } from '@roundhouse/kit';
import type { Both, Event, View } from '../state.ts';
import { ALL_SHOWN, type Beat, LENGTHS, type News, type Progress } from './beats.tsx';
import type { Fight } from './fights.ts';

/** What is seen of some news, act by act. */
export interface TurnShow extends Show {
  /** Two fighters walk to where they meet. */
  readonly isMeeting: boolean;
  /** Dice are thrown, or compared: until then nothing is known of what they do. */
  readonly isFight: boolean;
  /** Hits by seat 0 and seat 1, and dice that each loses; null where nothing is compared. */
  readonly blows: { readonly hits: Both<number>; readonly lost: Both<number> } | null;
}

/** As long as it takes to see two fists open and two fighters walk. */
const MEETING_MS = 1000;
/** From one die that lands to the next. */
const LANDING_MS = 25;
const MOST_DICE = 9;
/** From one hit to the next: each can be seen and heard, and ten do not take long. */
export const HIT_MS = 170;
/** After the last hit, before anybody speaks. */
const BREATH_MS = 280;

/** Null where nothing is to be seen before it is told. */
export function showOf({ delays, events }: News): TurnShow | null {
  const compare = delays.get('compare');
  const shared = {
    isMeeting: events.some(({ type }) => type === 'fightersPlaced'),
    isFight: delays.has('roll') || compare !== undefined,
  };
  if (compare !== undefined) {
    const blows = blowsOf(events);
    const first = compare + LENGTHS.compare;
    const hits = Array.from({ length: Math.max(...blows.hits) }, (_, i) => first + i * HIT_MS);
    return { ...shared, blows, cues: [compare, ...hits, (hits.at(-1) ?? first) + BREATH_MS] };
  }
  const ends = [...delays].map(([beat, delay]) => delay + lengthOf(beat, shared.isMeeting));
  return ends.length === 0 ? null : { ...shared, blows: null, cues: [Math.max(...ends)] };
}

const lengthOf = (beat: Beat, isMeeting: boolean): number => {
  if (beat === 'roll') return LENGTHS.roll + MOST_DICE * LANDING_MS;
  return beat === 'reveal' && isMeeting ? MEETING_MS : LENGTHS[beat];
};

function blowsOf(events: readonly Event[]): NonNullable<TurnShow['blows']> {
  const hits: Both<number> = [0, 0];
  let lost: Both<number> = [0, 0];
  for (const event of events) {
    if (event.type === 'attackCompared') hits[event.attacker as 0 | 1] = event.hits;
    if (event.type === 'diceLost') lost = event.lost;
  }
  return { hits, lost };
}

export function progressOf(show: TurnShow | null, passed: number): Progress {
  if (show === null || passed >= show.cues.length) return ALL_SHOWN;
  if (!show.isFight) return { ...ALL_SHOWN, isOver: false };
  return { isCompared: passed > 0, hits: Math.max(0, passed - 1), isOver: false };
}

/** A view as far as its last fight has been shown: dice still to fall are there, and the next turn has not begun. */
export function viewSoFar(view: View, show: TurnShow | null, fight: Fight | null, { isOver, hits }: Progress): View {
  const blows = show?.blows;
  if (isOver || !blows || !fight) return view;
  const withDice = (seat: 0 | 1): View['fighters'][0] => {
    const [lost, taken] = [blows.lost[seat], blows.hits[seat === 0 ? 1 : 0]];
    const fallen = taken === 0 ? 0 : Math.floor((lost * Math.min(hits, taken)) / taken);
    return { ...view.fighters[seat], dice: view.fighters[seat].dice + lost - fallen };
  };
  return { ...view, turn: fight.turn, fighters: [withDice(0), withDice(1)], result: null, asking: null };
}
