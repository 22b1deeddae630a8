/** Motion that explains: the very card, and each element, goes from where it was to where it is. */

import { isStill, type Show, useShow } from '@roundhouse/kit';
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { ELEMENTS, type El } from '../content/language.ts';
import type { Event, SpellName, View } from '../state.ts';
import { Back, SmallFace } from './card.tsx';
import { Emblem } from './emblem.tsx';
import { type Scene, thingOf } from './scene.ts';

/** One thing on its way between places of the table, as `data-place` names them. */
export interface Flight {
  readonly from: string;
  /** Over these: what pays for it. */
  readonly over: readonly string[];
  /** Where it lies for a moment before it goes on. */
  readonly by: string | null;
  readonly to: string;
  readonly what: El | Flier;
}

export interface Flier {
  /** Null for those who may not know it: they see its back. */
  readonly spell: SpellName | null;
  /** Its back is seen first. */
  readonly turns: boolean;
}

const BACK: Flier = { spell: null, turns: false };
const open = (spell: SpellName): Flier => ({ spell, turns: false });
/** What comes from where nobody sees it, turns over for whoever may. */
const turned = (spell: SpellName | null): Flier => (spell === null ? BACK : { spell, turns: true });

const straight = (from: string, to: string, what: Flight['what']): Flight => ({ from, over: [], by: null, to, what });

/** What flies in some events. */
export function flightsOf(events: readonly Event[]): Flight[] {
  return events.flatMap((event, i) => {
    if (event.type === 'spellCast') return castFlight(event, events.slice(i + 1));
    const isOfCast =
      event.type === 'spellFinished' &&
      events
        .slice(0, i)
        .some(({ type, ...cast }) => type === 'spellCast' && 'spell' in cast && cast.spell === event.spell);
    return isOfCast ? [] : flightsIn(event);
  });
}

type Cast = Extract<Event, { type: 'spellCast' }>;

/** From the hand over what pays for it to where it works; what is done with at once goes on to the pile. */
function castFlight({ seat, spell, free }: Cast, after: readonly Event[]): Flight[] {
  const next = after.findIndex(({ type }) => type === 'spellCast');
  const own = next < 0 ? after : after.slice(0, next);
  const paid = own.find(event => event.type === 'paid');
  const isDone = own.some(event => event.type === 'spellFinished' && event.spell === spell);
  return [
    {
      from: free ? 'deck' : `hand-${seat}`,
      over: paid?.type === 'paid' ? paid.slots.map(({ slot }) => slot) : [],
      by: isDone ? 'circle' : null,
      to: isDone ? 'discard' : `cast-${seat}`,
      what: free ? turned(spell) : open(spell),
    },
  ];
}

/** More cards than these would be a flock. */
const MOST_DRAWN = 3;

function flightsIn(event: Event): Flight[] {
  switch (event.type) {
    case 'spellFinished':
      return [straight('circle', 'discard', open(event.spell))];
    case 'drawn': {
      const cards = event.spells ?? Array.from({ length: event.count }, () => null);
      return cards.slice(0, MOST_DRAWN).map(spell => straight('deck', `hand-${event.seat}`, turned(spell)));
    }
    case 'discarded':
      return [straight(`hand-${event.seat}`, 'discard', open(event.spell))];
    case 'spellStolen':
      return [straight(`hand-${event.target}`, `hand-${event.seat}`, turned(event.spell))];
    case 'spellDestroyed':
      return [straight(`hand-${event.target}`, 'discard', turned(event.spell))];
    case 'permanentDestroyed':
      return [straight(`zone-${event.owner}`, 'discard', open(event.spell))];
    case 'permanentTaken':
      return [straight(`zone-${event.owner}`, `hand-${event.seat}`, open(event.spell))];
    case 'eliminated':
      return event.hand.slice(-MOST).map(spell => straight(`zone-${event.seat}`, 'discard', open(spell)));
    case 'elementsPicked':
      // They lie in their slots in this order: ELEM-R9.
      return ELEMENTS.flatMap(type => event.elements.filter(one => one === type)).map((type, i) =>
        straight(`bank-${type}`, `P${event.seat}.${i}`, type),
      );
    case 'elementPut':
      return [straight(`bank-${event.element}`, event.slot, event.element)];
    case 'elementMoved':
      return [straight(event.from, event.to, event.element)];
    case 'elementDestroyed':
      return [straight(event.slot, `bank-${event.element}`, event.element)];
    default:
      return [];
  }
}

const MOST = 5;
const STEP_MS = 70;
const LEG_MS = 300;
/** All legs of a card together: as long as others' deeds are apart, at most. */
const WAY_MS = 600;

interface FlyingShow extends Show {
  readonly flights: readonly Flight[];
  /** When each of them sets off. */
  readonly starts: readonly number[];
  readonly paid: readonly string[];
  /** Where cards lay that are not there any more. */
  readonly left: ReadonlyMap<string, DOMRect>;
}

/** The discard pile as it is seen: as it was, while something is still on its way to it. */
export type Pile = Pick<View, 'discard' | 'discardTop'>;

const isToPile = ({ to }: Flight): boolean => to === 'discard';

/** What lies on the discard pile to be seen, and what is on its way. */
export function usePile(view: View, flying: FlyingShow | null): Pile {
  const lay = useRef<Pile>(view);
  if (!flying?.flights.some(isToPile)) lay.current = view;
  return lay.current;
}

const legsOf = ({ over, by }: Flight): number => 1 + (over.length > 0 ? 1 : 0) + (by === null ? 0 : 1);
const legMs = (flight: Flight): number => Math.min(LEG_MS, WAY_MS / legsOf(flight));
const wayMs = (flight: Flight): number => legsOf(flight) * legMs(flight);

/** What a spell does is seen as it lands. */
const LANDS_MS = 120;
/** The last table of a match is looked at before its end is told. */
const LAST_LOOK_MS = 1200;
/** Motion begins with the next frame or two, and so ends after the clock says that it has. */
const FRAMES_MS = 50;

/** One sets off soon after the other, but what comes of a spell waits for it. */
export function startsOf(flights: readonly Flight[]): number[] {
  let next = 0;
  return flights.map(flight => {
    const start = next;
    next += flight.over.length > 0 ? Math.max(STEP_MS, wayMs(flight) - LANDS_MS) : STEP_MS;
    return start;
  });
}

/** Flies what the events since the last view tell of; a press ends it. */
export function useFlights(box: RefObject<HTMLElement | null>, events: readonly Event[]): FlyingShow | null {
  const flown = useRef(events);
  const next = useMemo(() => {
    if (flown.current === events || !box.current || isStill()) return null;
    flown.current = events;
    const flights = flightsOf(events).slice(-MOST);
    const paid = events.flatMap(event => (event.type === 'paid' ? event.slots.map(({ slot }) => slot) : []));
    const isLast = events.some(({ type }) => type === 'matchOver');
    if (flights.length === 0 && paid.length === 0 && !isLast) return null;
    const starts = startsOf(flights);
    const ends = flights.map((flight, i) => starts[i]! + wayMs(flight));
    // The page is as it was before these events.
    const rests = isLast ? LAST_LOOK_MS : FRAMES_MS;
    return { flights, starts, paid, left: cardsIn(box.current), cues: [Math.max(LEG_MS, ...ends) + rests] };
  }, [events]);
  const { show, isOn } = useShow<FlyingShow>(next);
  return isOn ? show : null;
}

function cardsIn(box: HTMLElement): Map<string, DOMRect> {
  const cards = new Map<string, DOMRect>();
  for (const card of box.querySelectorAll<HTMLElement>('.ec-hand-card, .ec-now')) {
    cards.set(card.dataset.thing!, card.getBoundingClientRect());
  }
  return cards;
}

const inHand = (spell: SpellName): string => `hand:${thingOf(spell)}`;

interface GhostsProps {
  readonly box: RefObject<HTMLElement | null>;
  readonly show: FlyingShow;
  readonly spellOf: Scene['spellOf'];
}

/** What is on its way. */
export function Ghosts({ box, show, spellOf }: GhostsProps) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // All are asked where they go before the first one moves, or the page would be laid out for each of them.
    const ways = show.flights.map(flight => wayOf(box.current!, flight, show.left));
    const turning = show.paid.map(slot => box.current!.querySelector(`[data-place="${slot}"] .ec-slot-in`));
    const arrivals = ways.flatMap((way, i) =>
      way ? fly(layer.current!.children[i] as HTMLElement, way, legMs(show.flights[i]!), show.starts[i]!) : [],
    );
    for (const [i, element] of turning.entries()) {
      element?.animate(TURNING, { duration: 280, delay: i * 50, fill: 'backwards', easing: 'ease-out' });
    }
    // Whoever ends it sees at once what was still to arrive.
    return () => {
      for (const arrival of arrivals) if (!hasBegun(arrival)) arrival.cancel();
    };
  }, [show]);
  return (
    <div class="ec-ghosts" aria-hidden="true" ref={layer}>
      {show.flights.map(({ what }, i) => (
        <span key={i} class="ec-ghost" data-what={typeof what === 'string' ? 'element' : 'card'}>
          {typeof what === 'string' ? (
            <Emblem type={what} />
          ) : (
            <>
              {what.spell !== null && (
                <span class="ec-ghost-face" data-turns={what.turns ? '' : undefined}>
                  <SmallFace spell={spellOf(what.spell)} />
                </span>
              )}
              {(what.spell === null || what.turns) && (
                <span class="ec-ghost-back">
                  <Back />
                </span>
              )}
            </>
          )}
        </span>
      ))}
    </div>
  );
}

const hasBegun = ({ currentTime, effect }: Animation): boolean =>
  Number(currentTime) >= Number(effect!.getTiming().delay);

const TURNING: Keyframe[] = [{ transform: 'rotateY(180deg)' }, { transform: 'none' }];

/** Where something goes by, in pixels of the window, and what takes its place when it is there. */
interface Way {
  readonly stops: readonly Stop[];
  readonly goal: Element | null;
}

interface Stop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function wayOf(box: HTMLElement, { from, over, by, to, what }: Flight, left: FlyingShow['left']): Way | null {
  const find = (selector: string): Element | null => box.querySelector(selector);
  const at = (place: string): Element | null => find(`[data-place="${place}"]`);
  const spell = typeof what === 'string' ? null : what.spell;
  // A card that is seen goes to itself, and an element to where it lies.
  const seen = (place: string): Element | null => {
    if (typeof what === 'string') return find(`[data-place="${place}"] > .ec-slot-in`);
    if (spell === null) return null;
    if (place.startsWith('hand-')) return find(`[data-place="${place}"] [data-thing="${inHand(spell)}"]`);
    const seat = /^cast-(\d)$/.exec(place)?.[1];
    return seat === undefined
      ? null
      : (find('.ec-now') ??
          find(`[data-place="zone-${seat}"] [data-thing~="${thingOf(spell)}"]`) ??
          at(`zone-${seat}`));
  };
  const layAt = (place: string, card: SpellName): DOMRect | undefined => {
    if (place === 'circle') return left.get(thingOf(card));
    return find(`.ec-hand[data-place="${place}"]`) ? left.get(inHand(card)) : undefined;
  };
  const goal = seen(to);
  const paying = over.flatMap(slot => at(slot) ?? []).map(slot => stopAt(slot.getBoundingClientRect()));
  const start = (spell !== null && layAt(from, spell)) || rectOf(at(from));
  const end = rectOf(goal ?? at(to));
  if (!start || !end) return null;
  const middle = by === null ? null : rectOf(at(by));
  return {
    stops: [
      stopAt(start),
      ...(paying.length > 0 ? [middleOf(paying)] : []),
      ...(middle ? [stopAt(middle)] : []),
      stopAt(end),
    ],
    goal: goal?.matches('.ec-now, .ec-permanent, .ec-hand-card, .ec-slot-in') ? goal : null,
  };
}

const rectOf = (element: Element | null): DOMRect | null => element?.getBoundingClientRect() ?? null;

/** Nothing on its way is smaller than can be seen, nor larger than a card of the hand. */
const [SMALLEST, LARGEST] = [38, 120];

const stopAt = ({ left, top, width, height }: DOMRect): Stop => ({
  x: left + width / 2,
  y: top + height / 2,
  width: Math.min(LARGEST, Math.max(SMALLEST, Math.min(width, height))),
});

const middleOf = (stops: readonly Stop[]): Stop => {
  const mean = (of: (stop: Stop) => number): number => stops.reduce((sum, stop) => sum + of(stop), 0) / stops.length;
  // A little larger than what it is paid with: it is what one looks at.
  return { x: mean(({ x }) => x), y: mean(({ y }) => y), width: 1.3 * mean(({ width }) => width) };
};

/** Gives what is still to be seen where it lands. */
function fly(ghost: HTMLElement, { stops, goal }: Way, leg: number, delay: number): Animation[] {
  const width = stops[0]!.width;
  ghost.style.setProperty('--card', `${width}px`);
  const frameOf = (stop: Stop, lean = 0): Keyframe => ({
    transform: `translate(${stop.x}px, ${stop.y}px) translate(-50%, -50%) scale(${stop.width / width}) rotate(${lean}deg)`,
    visibility: 'visible',
  });
  for (const [i, stop] of stops.slice(1).entries()) {
    // The first leg is seen from the start; each holds what it came to until the next begins.
    ghost.animate([frameOf(stops[i]!), carried(stops[i]!, stop, frameOf), frameOf(stop)], {
      duration: leg,
      delay: delay + i * leg,
      easing: 'cubic-bezier(.3,.1,.3,1)',
      fill: i === 0 ? 'both' : 'forwards',
    });
  }
  const face = ghost.querySelector('[data-turns]');
  if (face) {
    const turn: KeyframeAnimationOptions = { duration: leg * 0.8, delay: delay + leg * 0.1, fill: 'both' };
    face.animate([{ transform: 'rotateY(-180deg)' }, { transform: 'none' }], turn);
    ghost.querySelector('.ec-ghost-back')?.animate([{ transform: 'none' }, { transform: 'rotateY(180deg)' }], turn);
  }
  if (!goal) return [];
  const arrives = delay + (stops.length - 1) * leg;
  return [
    // It is not in two places at once.
    goal.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 1, delay: arrives, fill: 'backwards' }),
    // It is laid down, not switched on.
    goal.animate(LANDING, { duration: 220, delay: arrives, composite: 'add' }),
  ];
}

const LANDING: Keyframe[] = [
  { transform: 'scale(1.16)', easing: 'ease-in' },
  { transform: 'scale(0.95)', offset: 0.45 },
  { transform: 'scale(1.02)', offset: 0.75 },
  { transform: 'none' },
];

/** Half way something is lifted off the table, and leans to where it goes. */
const carried = (from: Stop, to: Stop, frameOf: (stop: Stop, lean: number) => Keyframe): Keyframe => {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const stop = {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2 - Math.min(28, 0.12 * far),
    width: 1.12 * Math.max(from.width, to.width),
  };
  return frameOf(stop, Math.max(-9, Math.min(9, 0.05 * (to.x - from.x))));
};
