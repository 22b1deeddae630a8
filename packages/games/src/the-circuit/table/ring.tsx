/** The ring with everybody in it: to be looked at whole, or closer and moved about with a finger. */

import { isStill } from '@roundhouse/kit';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Hex, ZONE_CENTRE, zoneOf } from '../hex.ts';
import { type Compound, type Event, type FighterRef, type Move, seatOf, type View } from '../state.ts';
import { useWords } from '../words/catalogue.ts';
import { mover } from '../words/telling.ts';
import { moveByArrow } from './arrows.ts';
import { Caption } from './caption.tsx';
import { between, facing } from './facing.ts';
import { Floats } from './floats.tsx';
import { Floor } from './floor.tsx';
import { type Forecast, outlookOf } from './forecast.ts';
import { useLooks } from './look.ts';
import type { News } from './motion.ts';
import { BOARD, BOARD_HEIGHT, BOARD_WIDTH, type Place, placeOfHex } from './places.ts';
import type { Play } from './plays.ts';
import { PushGhosts } from './push-ghosts.tsx';
import { fighterIn, inRing, moveOfFighter, movesOf, questionOf, type Scene } from './scene.ts';
import { Sign } from './signs.tsx';
import { HexSpots, ZoneSpots } from './spot-buttons.tsx';
import { spaceSaid } from './spot-lines.ts';
import { type Spot, zoneSpots } from './spots.ts';
import { Token } from './token.tsx';
import { type Share, shareAt, usePinch } from './zoom.ts';

export interface RingProps {
  readonly scene: Scene;
  readonly spots: readonly Spot[];
  readonly play: Play | null;
  readonly forecast: Forecast | null;
  readonly news: News;
  readonly events: readonly Event[];
}

export function Ring({ scene, spots, play, forecast, news, events }: RingProps) {
  const { says } = useWords();
  const { view } = scene;
  const [closeness, setClose] = useState<boolean | null>(null);
  // Zones are as large as a thumb in the whole ring too, and whoever chooses one wants to see them all.
  const isOfZones = zoneSpots(scene).length > 0;
  // Whoever is to be deployed is nowhere yet.
  const zone = spots[0]?.kind === 'deploy' ? zoneOf(spots[0].key as Hex) : null;
  const asked = questionOf(view);
  const home = asked?.name === 'benching' ? view.teams[asked.seat]!.zone : zone;
  // Until somebody stands in it, or comes into it, there is nobody whom one would have to see from near.
  const isClose = closeness ?? (!isOfZones && (zone !== null || inRing(view).length > 0));
  const box = useRef<HTMLDivElement>(null);
  const zoom = usePinch(box);
  const focus = mover(view) ?? play?.target ?? view.activation?.fighter ?? null;
  const middle =
    home !== null ? placeOfHex(ZONE_CENTRE[home]!) : focus === null ? amongThose(scene) : between(view, focus);
  const pressed = useRef<Share | null>(null);
  useCentre(box, middle, isClose, asked?.name, pressed);
  const isTooSmall = (): boolean => !isClose && !isOfZones && isSmall(box.current);
  useBoardKeys(box, isTooSmall, share => {
    pressed.current = share;
    setClose(true);
  });
  // What scrolls must be reachable by keys.
  const scrolls = isClose ? ({ tabIndex: 0, role: 'group', 'aria-label': says.zoom.pan } as const) : {};
  const isEdgeHot = spots.some(({ kind, isOver }) => kind === 'out' || isOver) || mayFall(view, forecast);
  return (
    <div class="arena-ring">
      <div class="arena-window" ref={box} data-zoom={isClose ? 'close' : 'whole'} {...scrolls}>
        <section
          class="arena-board"
          aria-label={says.ring}
          data-thing="ring"
          // Not asked of what is in it by `:has()`, which would be looked at again with every space that comes or goes.
          data-spots={spots.length > 0 ? '' : undefined}
          style={{ '--wide': BOARD_WIDTH, '--high': BOARD_HEIGHT, '--zoom': isClose ? zoom : 1 }}
        >
          <Floor view={view} isEdgeHot={isEdgeHot} />
          <Lines scene={scene} spots={spots} play={play} forecast={forecast} />
          <HexSpots scene={scene} spots={spots} />
          <Tokens scene={scene} play={play} forecast={forecast} news={news} />
          <ZoneSpots scene={scene} />
          <Floats news={news} />
        </section>
      </div>
      <Caption scene={scene} events={events} />
      <button
        type="button"
        class="arena-zoom button"
        aria-label={isClose ? says.zoom.whole : says.zoom.close}
        onClick={() => setClose(!isClose)}
      >
        <Sign name={isClose ? 'whole' : 'close'} />
      </button>
    </div>
  );
}

/** Where the one stands who is nearest to the middle of all who can be chosen; the middle of the ring where nobody can. */
function amongThose({ view, moves }: Scene): Place {
  const spaces = moves.flatMap(move =>
    'fighter' in move ? (fighterIn(view, move.fighter as FighterRef).at ?? []) : [],
  );
  const places = spaces.map(placeOfHex);
  const sum = (of: 'x' | 'y'): number => places.reduce((all, place) => all + place[of], 0) / places.length;
  const [x, y] = [sum('x'), sum('y')];
  const far = (place: Place): number => Math.hypot(place.x - x, place.y - y);
  return (
    places.reduce<Place | null>((best, one) => (best && far(best) <= far(one) ? best : one), null) ?? { x: 0, y: 0 }
  );
}

/** Whether an ability that is aimed could Push somebody over the edge. */
const mayFall = (view: View, forecast: Forecast | null): boolean =>
  forecast !== null && [...forecast.marks].some(([ref, mark]) => outlookOf(view, forecast.user, ref, mark).mayFall);

/** Arrow keys between spaces; and where spaces are too small to be aimed at, the first press only brings them closer. */
function useBoardKeys(
  box: { current: HTMLElement | null },
  isTooSmall: () => boolean,
  comeCloser: (share: Share) => void,
): void {
  const newest = useRef({ isTooSmall, comeCloser });
  newest.current = { isTooSmall, comeCloser };
  useLayoutEffect(() => {
    const frame = box.current!;
    const press = (event: MouseEvent): void => {
      // Keys need no aim.
      if (event.detail === 0 || !newest.current.isTooSmall()) return;
      event.stopPropagation();
      newest.current.comeCloser(shareAt(frame, event.clientX, event.clientY));
    };
    frame.addEventListener('keydown', moveByArrow);
    frame.addEventListener('click', press, { capture: true });
    return () => {
      frame.removeEventListener('keydown', moveByArrow);
      frame.removeEventListener('click', press, { capture: true });
    };
  }, []);
}

/** Spaces narrower than a thumb. */
const isSmall = (box: HTMLElement | null): boolean => {
  const board = box?.querySelector<HTMLElement>('.arena-board');
  return board !== null && board !== undefined && board.offsetWidth / BOARD_WIDTH < 44;
};

/** Brings a place, or what was pressed in the whole ring, to the middle of the window, where the ring is larger than that. */
function useCentre(
  box: { current: HTMLElement | null },
  middle: Place,
  isClose: boolean,
  asked: string | undefined,
  pressed: { current: Share | null },
): void {
  // At first nobody has seen another part of it, and a way there can be cut short by whatever else moves the page.
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    // With the frame that shows it: measured now, everything would be laid out once more.
    const frame = requestAnimationFrame(() => {
      centre(box.current, middle, pressed.current, isFirst.current || isStill());
      pressed.current = null;
      isFirst.current = false;
    });
    return () => cancelAnimationFrame(frame);
    // Another question leaves the ring more or less room.
  }, [middle.x, middle.y, isClose, asked]);
}

function centre(frame: HTMLElement | null, { x, y }: Place, pressed: Share | null, isAtOnce: boolean): void {
  const board = frame?.querySelector<HTMLElement>('.arena-board');
  if (!frame || !board) return;
  const unit = board.offsetWidth / BOARD_WIDTH;
  const left = pressed ? pressed.x * board.offsetWidth : (x + BOARD.side) * unit;
  const top = pressed ? pressed.y * board.offsetHeight : (y + BOARD.up - 0.4) * unit;
  frame.scrollTo({
    left: left - frame.clientWidth / 2,
    top: top - frame.clientHeight / 2,
    behavior: isAtOnce ? 'instant' : 'smooth',
  });
}

interface TokensProps {
  readonly scene: Scene;
  readonly play: Play | null;
  readonly forecast: Forecast | null;
  readonly news: News;
}

function Tokens({ scene, play, forecast, news }: TokensProps) {
  const words = useWords();
  const lookOf = useLooks();
  const { view, names, viewer } = scene;
  return (
    <>
      {inRing(view).map(ref => {
        const fighter = fighterIn(view, ref);
        const mark = forecast?.marks.get(ref);
        return (
          <Token
            key={ref}
            fighter={fighter}
            fighterRef={ref}
            seat={seatOf(ref)}
            look={lookOf(fighter.card)}
            pose={news.hit.has(ref) ? 'hit' : news.proud.has(ref) ? 'win' : 'stand'}
            faces={facing(view, ref)}
            isActive={view.activation?.fighter === ref}
            use={useOf(scene, play, ref)}
            isPicked={isPicked(scene, play, ref)}
            threat={mark && forecast ? outlookOf(view, forecast.user, ref, mark) : null}
            owner={words.player(seatOf(ref), names, viewer)}
            space={spaceSaid(view, fighter.at!, words)}
            onPress={event => press(scene, play, ref, event)}
            onLook={isLooking => look(scene, play, ref, isLooking)}
          />
        );
      })}
    </>
  );
}

const isAimable = (play: Play | null, ref: FighterRef): boolean =>
  play !== null && (play.targets.includes(ref) || play.allies.includes(ref));

const useOf = ({ moves }: Scene, play: Play | null, ref: FighterRef): 'choose' | 'read' =>
  isAimable(play, ref) || moveOfFighter(moves, ref) !== null ? 'choose' : 'read';

const isPicked = ({ draft }: Scene, play: Play | null, ref: FighterRef): boolean =>
  play ? play.target === ref || play.ally === ref : draft.target === ref;

/** Pressing with a finger shows first; pressing again, or with anything that could hover, does it. */
function press(scene: Scene, play: Play | null, ref: FighterRef, event: MouseEvent): void {
  const { moves, draft, send, change, read } = scene;
  const isFinger = (event as PointerEvent).pointerType === 'touch';
  if (play && isAimable(play, ref)) {
    const isTarget = play.targets.includes(ref);
    if (isTarget && play.target === ref && play.move) send(play.move);
    else change(isTarget ? { target: ref } : { ally: ref });
    return;
  }
  const move = moveOfFighter(moves, ref) ?? barred(scene, play, ref);
  if (!move) read(ref);
  else if (isFinger && draft.target !== ref) change({ target: ref });
  else send(move);
}

/**
 * What cannot be chosen is sent all the same where somebody plainly means to choose it: the answer says which rule stands
 * against it.
 */
function barred({ view, moves }: Scene, play: Play | null, ref: FighterRef): Move | Compound | null {
  if (play) return { type: 'play', ability: play.ability, target: ref, pay: play.payment };
  const isOwn = seatOf(ref) === view.active;
  return isOwn && movesOf(moves, 'activate').length > 0 ? { type: 'activate', fighter: ref } : null;
}

/** A mouse over an enemy, or the keys on it, shows what an ability in hand would do to it. */
function look({ draft, change }: Scene, play: Play | null, ref: FighterRef, isLooking: boolean): void {
  if (!play?.targets.includes(ref)) return;
  if (isLooking && draft.target !== ref) change({ target: ref });
}

/** Who engages whom, the way somebody would walk, and the line of a blow. */
function Lines({ scene, spots, play, forecast }: Pick<RingProps, 'scene' | 'spots' | 'play' | 'forecast'>) {
  const { view, draft } = scene;
  const active = view.activation?.fighter ?? null;
  const from = active === null ? null : fighterIn(view, active).at;
  const engaged = active === null || from === null ? [] : fighterIn(view, active).engages;
  const who = mover(view);
  const start = who === null ? null : fighterIn(view, who).at;
  const spot = spots.find(({ key }) => key === draft.hex);
  const way =
    spot && start
      ? [placeOfHex(start), ...spot.way.map(placeOfHex), ...(spot.way.length === 0 ? [spot.place] : [])]
      : null;
  const point = ({ x, y }: { x: number; y: number }): string => `${Math.round(x * 100)} ${Math.round(y * 100)}`;
  return (
    <svg
      class="arena-lines"
      viewBox={`${-BOARD.side * 100} ${-BOARD.up * 100} ${BOARD_WIDTH * 100} ${BOARD_HEIGHT * 100}`}
      aria-hidden="true"
    >
      {from !== null &&
        engaged.map(ref => (
          <path
            key={ref}
            class="arena-engaged"
            data-aimed={play?.target === ref ? '' : undefined}
            d={`M${point(placeOfHex(from))}L${point(placeOfHex(fighterIn(view, ref).at!))}`}
          />
        ))}
      <PushGhosts view={view} forecast={forecast} />
      {way && <path class="arena-way" data-kind={spot!.kind} d={`M${way.map(point).join('L')}`} />}
    </svg>
  );
}
