/** A trick's picture, drawn from its card alone: hand, discipline and what it shows. A new card has one at once. */

import { picture, stamp } from '@roundhouse/kit';
import type { JSX } from 'preact';
import type { Colour, Discipline } from '../content/disciplines.ts';
import { DISCIPLINES } from '../content/disciplines.ts';
import type { Kind } from '../content/hands.ts';
import type { TrickCard } from '../content/tricks.ts';
import { Figure, Prop, propOf } from './figure.tsx';

type Drawn = Pick<TrickCard, 'shows' | 'colour' | 'kind'>;

const FLOOR = 92;

/** The patterns of the disciplines, for everything that is filled with `url(#circus-…)`. Goes onto a page once. */
export const Patterns = picture(() => {
  return (
    <svg class="circus-defs" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern id="circus-diamonds" width="14" height="20" patternUnits="userSpaceOnUse">
          <path class="circus-print" d="M7 0L14 10 7 20 0 10z" />
        </pattern>
        <pattern id="circus-waves" width="20" height="9" patternUnits="userSpaceOnUse">
          <path class="circus-print-line" d="M-1 6Q5-2 10 4.500T21 4" />
        </pattern>
        <pattern id="circus-stars" width="18" height="18" patternUnits="userSpaceOnUse">
          <path
            class="circus-print"
            d="M9 3L10.500 7.300 15 7.500 11.500 10.300 12.700 14.800 9 12.200 5.300 14.800 6.500 10.300 3 7.500 7.500 7.300z"
          />
        </pattern>
      </defs>
    </svg>
  );
});

/** A piece of a discipline's printed ground, as large as its box. */
export function Ground({ pattern }: Pick<Discipline, 'pattern'>) {
  return (
    <svg class="circus-ground" aria-hidden="true">
      <rect width="100%" height="100%" fill={`url(#circus-${pattern})`} />
    </svg>
  );
}

export interface ArtProps {
  readonly card: Drawn;
  /** Nothing of it but its colour, for now. */
  readonly isBare?: boolean;
}

/** The picture. Decoration: whoever shows it says what act it is. */
export const Art = picture(({ card, isBare = false }: ArtProps) => {
  return (
    <span class="circus-art" data-colour={card.colour}>
      {isBare ? null : <Ground pattern={DISCIPLINES[card.colour].pattern} />}
      {isBare ? null : <Act {...card} />}
    </span>
  );
});

/** An act alone, without the ground of its poster. */
export const Act = stamp(
  (card: Drawn) => (
    <svg class="circus-scene" viewBox="0 0 120 100" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path class="circus-rays" d={RAYS} />
      {card.colour === 'teal' ? null : <ellipse class="circus-floor" cx="60" cy={FLOOR} rx="52" ry="5" />}
      {SCENES[card.kind](card)}
    </svg>
  ),
  ({ shows, colour, kind }) => `${kind} ${colour} ${shows}`,
);

/** A burst of light behind everybody. */
const RAYS = Array.from({ length: 14 }, (_, i) => {
  const [from, to] = [(i * Math.PI) / 7, ((i + 0.5) * Math.PI) / 7];
  const at = (turn: number): string =>
    `${(60 + 300 * Math.cos(turn)).toFixed(1)} ${(56 + 300 * Math.sin(turn)).toFixed(1)}`;
  return `M60 56L${at(from)} ${at(to)}z`;
}).join('');

type Scene = (card: Drawn) => JSX.Element;

const SCENES: { readonly [K in Kind]: Scene } = {
  onePair: card => <Pair card={card} x={60} scale={1.05} />,
  twoPairs: card => <Pairs card={card} xs={[34, 86]} scale={0.86} />,
  threePairs: card =>
    card.colour === 'amber' ? (
      <Pyramid card={card} rows={[3, 2, 1]} />
    ) : (
      <Pairs card={card} xs={[22, 60, 98]} scale={0.74} />
    ),
  threeKind: card => <Juggler card={card} x={60} props={3} scale={1.05} />,
  fourKind: card => <Juggler card={card} x={60} props={4} scale={1.05} />,
  fiveKind: card => <Juggler card={card} x={60} props={5} scale={1.05} />,
  threeKindTwice: card => (
    <>
      <Juggler card={card} x={32} props={3} scale={0.8} />
      <Juggler card={card} x={88} props={3} scale={0.8} />
    </>
  ),
  fullHouse: card => <Troupe card={card} />,
  straight: card => <Wire card={card} />,
};

interface PartProps {
  readonly card: Drawn;
  readonly x: number;
  readonly scale: number;
}

/** One artist and what is in the air; aerialists work head down from a bar. */
function Juggler({ card: { shows, colour }, x, props, scale }: PartProps & { readonly props: number }) {
  const name = propOf(shows, colour);
  const air = Array.from({ length: props }, (_, i) => {
    const turn = Math.PI * (props === 1 ? 0.5 : 0.08 + (0.84 * i) / (props - 1));
    return { x: -Math.cos(turn) * (props > 3 ? 36 : 27), y: -48 - Math.sin(turn) * 21 };
  });
  if (colour !== 'teal') {
    return (
      <g transform={`translate(${x} ${FLOOR}) scale(${scale})`}>
        <Figure x={0} y={0} pose="up" colour={colour} />
        {air.map(place => (
          <Prop key={place.x} name={name} {...place} />
        ))}
      </g>
    );
  }
  return (
    <g transform={`translate(${x} 6) scale(${scale})`}>
      <path class="circus-rope" d="M-9-300V2H9V-300" />
      <Figure x={0} y={43} pose="up" turn={180} colour={colour} />
      {air.map(place => (
        <Prop key={place.x} name={name} x={place.x} y={-place.y} />
      ))}
    </g>
  );
}

const Pairs = ({
  card,
  xs,
  scale,
}: {
  readonly card: Drawn;
  readonly xs: readonly number[];
  readonly scale: number;
}) => (
  <>
    {xs.map(x => (
      <Pair key={x} card={card} x={x} scale={scale} />
    ))}
  </>
);

/** Two who depend on each other: hand to hand, on one bar, or in one box. */
function Pair({ card: { shows, colour }, x, scale }: PartProps) {
  if (colour === 'teal') return <AirPair shows={shows} x={x} scale={scale} />;
  if (colour === 'violet') return <MagicPair shows={shows} x={x} scale={scale} />;
  if (shows === 'stilts') {
    return (
      <g transform={`translate(${x} ${FLOOR}) scale(${scale})`}>
        <path class="circus-stilt" d="M-16-34V0M-7-34V0M7-34V0M16-34V0" />
        <Figure x={-11.5} y={-32} pose="lift" scale={0.95} colour={colour} />
        <Figure x={11.5} y={-32} pose="lift" scale={0.95} colour={colour} />
      </g>
    );
  }
  return (
    <g transform={`translate(${x} ${FLOOR}) scale(${scale})`}>
      <Figure x={0} y={-46} pose="hang" turn={180} colour={colour} />
      <Figure x={0} y={0} pose="lift" colour={colour} />
    </g>
  );
}

interface TwoProps {
  readonly shows: Drawn['shows'];
  readonly x: number;
  readonly scale: number;
}

function AirPair({ shows, x, scale }: TwoProps) {
  if (shows === 'hoop') {
    return (
      <g transform={`translate(${x} 52) scale(${scale})`}>
        <path class="circus-rope" d="M0-360V-38" />
        <circle class="circus-bighoop" r="37" />
        <Figure x={-16} y={34} pose="out" scale={0.9} turn={-14} colour="teal" />
        <Figure x={16} y={34} pose="out" scale={0.9} turn={14} colour="teal" />
      </g>
    );
  }
  return (
    <g transform={`translate(${x} 0) scale(${scale})`}>
      <path
        class="circus-rope"
        d={shows === 'silks' ? 'M-4-300V-2C-9 30 5 60-4 104M4-300V-2C9 30-5 60 4 104' : 'M-9-300V14H9V-300'}
      />
      <Figure x={0} y={58} pose="hang" turn={shows === 'crossing' ? 180 : 0} colour="teal" />
      <Figure x={0} y={103} pose="hang" colour="teal" />
    </g>
  );
}

function MagicPair({ shows, x, scale }: TwoProps) {
  const at = `translate(${x} ${FLOOR}) scale(${scale})`;
  if (shows === 'saw') {
    return (
      <g transform={`${at} scale(0.86)`}>
        <Figure x={-2} y={-16} pose="lift" scale={0.9} colour="violet" />
        <path class="circus-box" d="M-22-26H-2V-8H-22zM2-26H22V-8H2z" />
        <circle class="circus-head" cx="-25" cy="-18" r="4.5" />
        <path class="circus-tights" d="M22-20H28M22-14H28" />
        <path class="circus-stilt" d="M-18-8V0M-6-8V0M6-8V0M18-8V0" />
      </g>
    );
  }
  if (shows === 'box') {
    return (
      <g transform={at}>
        <path class="circus-box" d="M-20-58H20V0H-20z" />
        <path class="circus-prop-line" d="M0-58V0" />
        <Figure x={-9.5} y={-3} pose="hang" scale={0.92} colour="violet" />
        <g opacity="0.55">
          <Figure x={9.5} y={-3} pose="hang" scale={0.92} colour="violet" />
        </g>
      </g>
    );
  }
  return (
    <g transform={at}>
      <path class="circus-hoop" d="M-8-46Q0-52 8-46M-12-54Q0-63 12-54M-16-62Q0-74 16-62" />
      <Figure x={-22} y={0} pose="lift" scale={1.1} colour="violet" />
      <Figure x={22} y={0} pose="lift" scale={1.1} colour="violet" />
    </g>
  );
}

/** People on people, widest row first. */
function Pyramid({ card, rows }: { readonly card: Drawn; readonly rows: readonly number[] }) {
  const scale = 0.62;
  return (
    <>
      {rows.flatMap((people, row) =>
        Array.from({ length: people }, (_, i) => (
          <Figure
            key={`${row} ${i}`}
            x={60 + (i - (people - 1) / 2) * 27}
            y={FLOOR - row * 27}
            pose={row === rows.length - 1 ? 'up' : 'lift'}
            scale={scale}
            colour={card.colour}
          />
        )),
      )}
    </>
  );
}

/** Three and two: on the sawdust, on a great swing, or out of one cabinet. */
function Troupe({ card }: { readonly card: Drawn }) {
  const five = (scale: number, rise: number) => (
    <>
      {[-13, 13].map(x => (
        <Figure key={x} x={60 + x} y={FLOOR - rise - 27} pose="up" scale={scale} colour={card.colour} />
      ))}
      {[-27, 0, 27].map(x => (
        <Figure key={x} x={60 + x} y={FLOOR - rise} pose="lift" scale={scale} colour={card.colour} />
      ))}
    </>
  );
  if (card.colour === 'teal') {
    return (
      <>
        <path class="circus-rope" d="M14-300V82H106V-300" />
        {five(0.66, 10)}
      </>
    );
  }
  return (
    <>
      {card.colour === 'violet' && <path class="circus-box" d="M18 10H102V92H18zM14 10L60 0 106 10z" />}
      {five(0.66, 0)}
    </>
  );
}

const PENNANTS = [10, 30, 50, 70, 90];

/** A walk from one end to the other: slack near the ground, high in the air, or burning. */
function Wire({ card: { colour } }: { readonly card: Drawn }) {
  const [height, sag] = WIRES[colour];
  return (
    <>
      <path class="circus-stilt" d={`M6 ${height - 4}V${FLOOR}M114 ${height - 4}V${FLOOR}`} />
      <path class="circus-rope" d={`M6 ${height}Q60 ${height + sag * 2} 114 ${height}`} />
      {PENNANTS.map(x =>
        colour === 'violet' ? (
          <Prop key={x} name="candle" x={x + 10} y={height + 2} scale={1.2} />
        ) : (
          <path key={x} class="circus-pennant" d={`M${x + 3} ${height + sag / 2}h14l-7 12z`} />
        ),
      )}
      <path class="circus-stilt" d={`M22 ${height + sag - 22}H98`} />
      <Figure x={60} y={height + sag} pose="walk" colour={colour} />
    </>
  );
}

const WIRES: { readonly [C in Colour]: readonly [height: number, sag: number] } = {
  amber: [62, 12],
  teal: [54, 3],
  violet: [64, 5],
};
