/**
 * The acts as pictures, drawn from their cards alone: the discipline sets the stage, the hand says how many people do it and
 * how, the place on the sheet who they are. A new card has a picture at once.
 */

import { stamp } from '@roundhouse/kit';
import type { JSX } from 'preact';
import type { Colour } from '../content/disciplines.ts';
import type { Kind } from '../content/hands.ts';
import type { TrickCard } from '../content/tricks.ts';
import { Figure, type FigureProps, Head, type Pose } from './artist.tsx';
import { castOf } from './cast.ts';
import { Prop, propOf } from './props.tsx';
import { STAGES } from './stages.tsx';

export type Drawn = Pick<TrickCard, 'shows' | 'colour' | 'kind' | 'sheetIndex'>;

const FLOOR = 92;

const keyOf = ({ shows, colour, kind, sheetIndex }: Drawn): string => `${colour} ${sheetIndex} ${kind} ${shows}`;

/** An act on its stage. */
export const Act = stamp(
  (card: Drawn) => (
    <svg class="circus-scene" viewBox="0 0 120 100" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <g class="circus-backdrop">{STAGES[card.colour]}</g>
      {SCENES[card.kind](card)}
    </svg>
  ),
  keyOf,
);

/** Its star alone, where a poster is no larger than a thumb. */
export const Portrait = stamp(
  (card: Drawn) => (
    <svg class="circus-portrait" viewBox="-10 -16 20 30" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Figure artist={castOf(card.colour, card.sheetIndex)} pose="out" x={0} y={38.5} />
    </svg>
  ),
  keyOf,
);

type Scene = (card: Drawn) => JSX.Element;

const SCENES: { readonly [K in Kind]: Scene } = {
  onePair: card => <Pair card={card} x={60} scale={0.88} nth={0} />,
  twoPairs: card => <Pairs card={card} xs={[30, 90]} scale={card.shows === 'tumbler' ? 1.1 : 0.82} />,
  threePairs: card =>
    card.colour === 'amber' ? (
      <Pyramid card={card} rows={[3, 2, 1]} />
    ) : (
      <Pairs card={card} xs={[16, 60, 104]} scale={card.colour === 'teal' ? 0.76 : 0.7} />
    ),
  threeKind: card => <Soloist card={card} x={60} props={3} scale={1.22} nth={0} />,
  fourKind: card => <Soloist card={card} x={60} props={4} scale={1.22} nth={0} />,
  fiveKind: card => <Soloist card={card} x={60} props={5} scale={1.22} nth={0} />,
  threeKindTwice: card => (
    <>
      <Soloist card={card} x={27} props={3} scale={0.92} nth={0} />
      <Soloist card={card} x={93} props={3} scale={0.92} nth={1} />
    </>
  ),
  fullHouse: card => <Troupe card={card} />,
  straight: card => <Wire card={card} />,
};

/** The nth of an act's company, somewhere. */
function One({ card, nth, ...at }: Omit<FigureProps, 'artist'> & { readonly card: Drawn; readonly nth: number }) {
  return <Figure artist={castOf(card.colour, card.sheetIndex, nth)} {...at} />;
}

interface PartProps {
  readonly card: Drawn;
  readonly x: number;
  readonly scale: number;
  /** Who it is, counted through the act. */
  readonly nth: number;
}

/** One artist and what is in the air: juggled from below, from a bar head down, or held by nothing at all. */
function Soloist({ card, x, props, scale, nth }: PartProps & { readonly props: number }) {
  const { colour } = card;
  const name = propOf(card.shows, colour);
  const spread = colour === 'violet' ? 33 : props > 3 ? 35 : 26;
  const air = Array.from({ length: props }, (_, i) => {
    const turn = Math.PI * (0.06 + (0.88 * i) / (props - 1));
    // A juggler's arch; in the theatre it hovers around the shoulders.
    const rise = colour === 'violet' ? 24 + Math.sin(turn) * 34 : 49 + Math.sin(turn) * 19;
    return { x: -Math.cos(turn) * spread, y: -rise };
  });
  if (colour === 'teal') {
    return (
      <g transform={`translate(${x} 4) scale(${scale * 0.92})`}>
        <path class="circus-rope" d="M-10-300V3H10V-300" />
        <One card={card} nth={nth} x={0} y={44} pose="up" turn={180} />
        {air.map(place => (
          <Prop key={place.x} name={name} x={place.x * 0.9} y={6 - place.y} scale={1.1} />
        ))}
      </g>
    );
  }
  return (
    <g transform={`translate(${x} ${FLOOR}) scale(${scale})`}>
      {colour === 'violet' && <ellipse class="circus-glow" cx="0" cy="-30" rx="34" ry="34" />}
      <One card={card} nth={nth} x={0} y={0} pose={colour === 'violet' ? 'out' : 'up'} />
      {air.map(place => (
        <Prop key={place.x} name={name} {...place} scale={1.1} />
      ))}
    </g>
  );
}

interface PairsProps {
  readonly card: Drawn;
  readonly xs: readonly number[];
  readonly scale: number;
}

const Pairs = ({ card, xs, scale }: PairsProps) => (
  <>
    {xs.map((x, i) => (
      <Pair key={x} card={card} x={x} scale={scale} nth={2 * i} />
    ))}
  </>
);

/** Two who depend on each other: hand to hand, on one bar, or in one box. */
function Pair(props: PartProps) {
  const { card, x, scale, nth } = props;
  if (card.colour === 'teal') return <AirPair {...props} />;
  if (card.colour === 'violet') return <MagicPair {...props} />;
  const at = `translate(${x} ${FLOOR}) scale(${scale})`;
  if (card.shows === 'stilts') {
    return (
      <g transform={at}>
        <path class="circus-stilt" d="M-19-46V0M-11-46V0M11-46V0M19-46V0" />
        <One card={card} nth={nth} x={-15} y={-44} pose="out" />
        <One card={card} nth={nth + 1} x={15} y={-44} pose="out" />
      </g>
    );
  }
  if (card.shows === 'tumbler') {
    return (
      <g transform={at}>
        <path class="circus-swish" d="M-28-26A30 30 0 0 1 22-52M28-30A30 30 0 0 1-20-4" />
        <One card={card} nth={nth} x={-7} y={-20} pose="tuck" turn={-58} scale={0.95} />
        <One card={card} nth={nth + 1} x={8} y={-2} pose="tuck" turn={122} scale={0.95} />
      </g>
    );
  }
  return (
    <g transform={at}>
      <One card={card} nth={nth + 1} x={0} y={-59} pose="hang" turn={180} isHatless />
      <One card={card} nth={nth} x={0} y={0} pose="lift" isHatless />
    </g>
  );
}

function AirPair({ card, x, scale, nth }: PartProps) {
  if (card.shows === 'hoop') {
    return (
      <g transform={`translate(${x} 50) scale(${scale * 1.1})`}>
        <path class="circus-rope" d="M0-360V-40" />
        <circle class="circus-bighoop" r="40" />
        <One card={card} nth={nth} x={-14} y={38} pose="up" turn={-16} scale={1.05} />
        <One card={card} nth={nth + 1} x={15} y={4} pose="split" turn={20} scale={1.05} />
      </g>
    );
  }
  if (card.shows === 'silks') {
    return (
      <g transform={`translate(${x} 0) scale(${scale})`}>
        <path class="circus-silk" d="M-4-300V10C-16 50 12 80-4 128M4-300V10C16 50-12 80 4 128" />
        <One card={card} nth={nth} x={0} y={62} pose="hang" isHatless />
        <One card={card} nth={nth + 1} x={0} y={92} pose="split" turn={180} isHatless />
      </g>
    );
  }
  // Caught by the wrists: the catcher hangs by the knees. Those who cross swing towards each other.
  const swing = card.shows === 'crossing' ? (x < 60 ? 14 : -14) : 0;
  return (
    <g transform={`translate(${x} -8) scale(${scale}) rotate(${swing} 0 -40)`}>
      <path class="circus-rope" d="M-11-300V8H11V-300" />
      <One card={card} nth={nth} x={0} y={48} pose="hang" turn={180} isHatless />
      <One card={card} nth={nth + 1} x={0} y={107} pose="hang" isHatless />
    </g>
  );
}

function MagicPair({ card, x, scale, nth }: PartProps) {
  const at = `translate(${x} ${FLOOR}) scale(${scale})`;
  if (card.shows === 'saw') {
    return (
      <g transform={at}>
        <One card={card} nth={nth} x={1} y={-14} pose="show" />
        <path class="circus-box" d="M-24-29H-2.500V-9H-24zM2.500-29H24V-9H2.500z" />
        <path class="circus-blade" d="M-1.200-44H1.200L.8-6-.8-6z" />
        <g transform="translate(-29 -20) rotate(-90) scale(.82)">
          <Head {...castOf(card.colour, card.sheetIndex, nth + 1)} />
        </g>
        <path class="circus-shoe" d="M24-23H30V-18H24zM24-16H30V-11H24z" />
        <path class="circus-stilt" d="M-20-9V0M-7-9V0M7-9V0M20-9V0" />
      </g>
    );
  }
  if (card.shows === 'box') {
    // Of two who vanish and come back the second is still half made of smoke.
    const isTrade = card.sheetIndex % 2 === 1;
    return (
      <g transform={at}>
        <path class="circus-box" d={isTrade ? 'M-28-60H-2V0H-28zM2-60H28V0H2z' : 'M-24-62H24V0H-24z'} />
        <path class="circus-prop-line" d={isTrade ? 'M-30-60L-15-70 0-60 15-70 30-60' : 'M-24-62L0-72 24-62M0-62V0'} />
        <One card={card} nth={nth} x={isTrade ? -15 : -11.5} y={-3} pose="hang" scale={0.95} />
        <g class="circus-smoke">
          <One card={card} nth={isTrade ? nth + 1 : nth} x={isTrade ? 15 : 11.5} y={-3} pose="hang" scale={0.95} />
        </g>
      </g>
    );
  }
  return (
    <g transform={at}>
      <path class="circus-hoop" d="M-10-50Q0-57 10-50M-14-59Q0-69 14-59M-18-68Q0-81 18-68" />
      <g transform="scale(1.25)">
        <One card={card} nth={nth} x={-22} y={0} pose="show" />
        <One card={card} nth={nth + 1} x={22} y={0} pose="tuck" />
        <path class="circus-chair" d="M13-15H31V-11H13zM15-11V0M29-11V0M31-15V-34" />
      </g>
    </g>
  );
}

/** People on people, widest row first. */
function Pyramid({ card, rows }: { readonly card: Drawn; readonly rows: readonly number[] }) {
  let nth = 0;
  return (
    <>
      {rows.flatMap((people, row) =>
        Array.from({ length: people }, (_, i) => (
          <One
            key={`${row} ${i}`}
            card={card}
            nth={nth++}
            x={60 + (i - (people - 1) / 2) * 27}
            y={FLOOR - row * 29}
            pose={row === rows.length - 1 ? 'up' : 'lift'}
            scale={0.64}
          />
        )),
      )}
    </>
  );
}

const TROUPE = { front: [-32, 0, 32], back: [-16, 16] } as const;

/** Three and two: on the sawdust, on one great swing, or out of one cabinet. */
function Troupe({ card }: { readonly card: Drawn }) {
  const isAir = card.colour === 'teal';
  const base = isAir ? FLOOR - 12 : FLOOR;
  return (
    <>
      {isAir && <path class="circus-rope" d={`M6-300V${base}H114V-300`} />}
      {card.colour === 'violet' && <path class="circus-box" d="M12 8H108V92H12zM6 8L60-6 114 8z" />}
      {TROUPE.back.map((x, i) => (
        <One key={x} card={card} nth={3 + i} x={60 + x} y={base - 31} pose={isAir ? 'split' : 'up'} scale={0.68} />
      ))}
      {TROUPE.front.map((x, i) => (
        <One key={x} card={card} nth={i} x={60 + x} y={base} pose={i === 1 ? 'out' : 'lift'} scale={0.72} />
      ))}
    </>
  );
}

const PENNANTS = [10, 30, 50, 70, 90];

/** A walk from one end to the other: slack near the ground, high in the air, or burning. */
function Wire({ card }: { readonly card: Drawn }) {
  const { colour } = card;
  const [height, sag] = WIRES[colour];
  const hand = height + sag - 30;
  return (
    <>
      <path class="circus-stilt" d={`M-4 ${height - 6}V${FLOOR}M124 ${height - 6}V${FLOOR}`} />
      <path class="circus-rope" d={`M-4 ${height}Q60 ${height + sag * 2} 124 ${height}`} />
      {PENNANTS.map(x =>
        colour === 'violet' ? (
          <Prop key={x} name="candle" x={x + 10} y={height + 2} scale={1.3} />
        ) : (
          <path key={x} class="circus-pennant" d={`M${x + 3} ${height + sag / 2}h14l-7 12z`} />
        ),
      )}
      <path class="circus-stilt" d={`M12 ${hand + 5}Q60 ${hand} 108 ${hand + 5}`} />
      <One card={card} nth={0} x={60} y={height + sag + 1} pose="walk" scale={1.12} />
    </>
  );
}

const WIRES: { readonly [C in Colour]: readonly [height: number, sag: number] } = {
  amber: [66, 12],
  teal: [62, 3],
  violet: [70, 5],
};

interface CompanyProps {
  /** Their best acts, the very best first. */
  readonly cards: readonly Drawn[];
  readonly isFlank: boolean;
}

const ROW: readonly (readonly [x: number, pose: Pose, colour: Colour])[] = [
  [80, 'out', 'amber'],
  [120, 'up', 'teal'],
  [160, 'out', 'violet'],
];
const FLOWERS = [24, 52, 78, 104, 137, 163, 190, 217];

/** Artists beside a great act, or three of them hand in hand with flowers at their feet. */
export function Company({ cards, isFlank }: CompanyProps) {
  if (isFlank) {
    return (
      <svg class="circus-company" viewBox="0 0 240 100" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
        {cards.slice(1).map((card, i) => (
          <g key={i}>
            <One card={card} nth={0} x={i === 0 ? 40 : 200} y={94} pose="up" scale={1.2} />
            <Prop name={propOf(card.shows, card.colour)} x={i === 0 ? 40 : 200} y={26} scale={1.3} />
          </g>
        ))}
      </svg>
    );
  }
  return (
    <svg class="circus-company" viewBox="0 0 240 100" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {ROW.map(([x, pose, colour], i) => {
        const { colour: own, sheetIndex } = cards[i] ?? { colour, sheetIndex: 1 };
        return (
          <Figure
            key={x}
            artist={castOf(own, sheetIndex)}
            x={x}
            y={92}
            pose={pose}
            scale={pose === 'up' ? 1.4 : 1.25}
          />
        );
      })}
      {FLOWERS.map((x, i) => (
        <g key={x} class="circus-flower" transform={`translate(${x} ${91 + (i % 2) * 3}) rotate(${i * 37 - 60})`}>
          <path d="M0 0Q3 5 8 6" />
          <circle cx="0" cy="-2.600" r="2.400" />
          <circle cx="2.500" cy="0.800" r="2.400" />
          <circle cx="-2.500" cy="0.800" r="2.400" />
        </g>
      ))}
    </svg>
  );
}
