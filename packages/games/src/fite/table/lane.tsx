/** One comparison of a fight: one side's attack, the other's defence, and the lines of cancelling between them. */

import { Die, Icon, tiltOf, useEntrance } from '@roundhouse/kit';
import type { ComponentChildren } from 'preact';
import type { Compared, ShownDie, Stop } from './hand.ts';

/** How many dice fit side by side before they must shrink. */
const ROOM = 8;

export interface RowProps {
  readonly dice: readonly ShownDie[];
  readonly seat: number;
  readonly marks: ReadonlyMap<string, Compared> | null;
  /** Whose and which pool, for those who listen. */
  readonly label: string;
  readonly columns: number;
  readonly throwNumber: number;
  /** Touching a die; absent where dice are only looked at. */
  readonly onTouch?: ((die: ShownDie) => void) | undefined;
  /** Whether touching this one leads to a legal move. */
  readonly canTouch?: ((die: ShownDie) => boolean) | undefined;
  readonly isPicked?: ((die: ShownDie) => boolean) | undefined;
}

export function Row({ dice, seat, marks, label, columns, throwNumber, onTouch, canTouch, isPicked }: RowProps) {
  return (
    <ul class="fite-row" aria-label={label} data-seat={seat} style={{ '--columns': `${columns}` }}>
      {dice.map((die, i) => {
        const mark = marks?.get(die.id) ?? null;
        const face = (
          <DieFace
            key={die.id}
            die={die}
            mark={mark}
            tilt={tiltOf(throwNumber, i + seat * 9)}
            throwNumber={throwNumber}
          />
        );
        const said = described(die, mark);
        return (
          <li key={die.id} data-travels={`${seat}${die.id}`} data-mark={mark?.mark}>
            {onTouch ? (
              <button
                type="button"
                class="fite-touch"
                aria-pressed={isPicked?.(die) ?? false}
                aria-disabled={canTouch?.(die) === false}
                aria-label={said}
                onClick={() => onTouch(die)}
              >
                {face}
              </button>
            ) : (
              <>
                <span class="unseen">{said}</span>
                {face}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const MARKS_SAID: { readonly [M in Compared['mark']]: string } = {
  hit: 'hits',
  cancelled: 'cancelled',
  ignored: 'too weak to count',
  stops: 'cancels an attacker',
  idle: 'stops nothing',
};

function described({ face, moved, flipped }: ShownDie, mark: Compared | null): string {
  const parts = [face === 0 ? 'die' : `${face}`];
  if (mark && mark.value !== face) parts.push(`counts ${mark.value}`);
  if (mark) parts.push(MARKS_SAID[mark.mark]);
  if (moved) parts.push('moved');
  if (flipped) parts.push('flipped');
  return parts.join(', ');
}

interface DieFaceProps {
  readonly die: ShownDie;
  readonly mark: Compared | null;
  readonly tilt: number;
  readonly throwNumber: number;
}

function DieFace({ die, mark, tilt, throwNumber }: DieFaceProps) {
  const blank = die.face === 0;
  const rolling = useEntrance<HTMLSpanElement>(
    blank ? null : throwNumber,
    [
      { transform: 'translateY(-26px) rotate(-200deg) scale(.7)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 380, delay: (die.id.charCodeAt(3) % 8) * 35 },
  );
  return (
    <span class="fite-die" ref={rolling}>
      {mark?.mark === 'hit' && <Burst />}
      <Die face={blank ? null : die.face} tilt={blank ? 0 : tilt} />
      {mark && mark.value !== die.face && <span class="fite-value">{mark.value}</span>}
      {(die.moved || die.flipped) && (
        <span class="fite-changed">
          <Icon name={die.flipped ? 'flip' : 'tactic'} size={12} />
        </span>
      )}
    </span>
  );
}

const BURST = Array.from({ length: 24 }, (_, i) => {
  const [reach, turn] = [i % 2 === 0 ? 30 : 23, (i / 24) * 2 * Math.PI];
  return `${(24 + reach * Math.cos(turn)).toFixed(1)},${(24 + reach * Math.sin(turn)).toFixed(1)}`;
}).join(' ');

/** The flash behind a die that hits. */
function Burst() {
  return (
    <svg class="fite-burst" viewBox="-8 -8 64 64" aria-hidden="true">
      <polygon points={BURST} />
    </svg>
  );
}

export interface LaneProps {
  readonly title: string;
  /** Which way the attack goes. */
  readonly arrow: 'up' | 'down';
  readonly result: string | null;
  /** The result may still change. */
  readonly preview: boolean;
  /** The rows, far side first. */
  readonly far: ComponentChildren;
  readonly near: ComponentChildren;
  readonly lines: ComponentChildren;
}

export function Lane({ title, arrow, result, preview, far, near, lines }: LaneProps) {
  return (
    <section class="fite-lane" aria-label={title}>
      <header class="fite-lane-head">
        <h3 class="label">
          <span aria-hidden="true">{arrow === 'up' ? '▲' : '▼'}</span> {title}
        </h3>
        {result !== null && (
          <span class="fite-lane-result poster" data-preview={preview ? '' : undefined}>
            {result}
          </span>
        )}
      </header>
      {far}
      {lines}
      {near}
    </section>
  );
}

/** As many columns as the fuller row needs. */
export const columnsFor = (...rows: readonly (readonly unknown[])[]): number =>
  Math.max(ROOM, ...rows.map(row => row.length));

export interface LinesProps {
  readonly far: readonly ShownDie[];
  readonly near: readonly ShownDie[];
  readonly stops: readonly Stop[];
  /** The row that defends: its seat's colour is the line's. */
  readonly defending: 'far' | 'near';
  readonly seat: number;
  readonly columns: number;
  readonly drawing: string | null;
}

/** Lines from each defending die to the attacking die it cancels. */
export function Lines({ far, near, stops, defending, seat, columns, drawing }: LinesProps) {
  const ref = useEntrance<SVGSVGElement>(drawing, [{ clipPath: 'inset(0 100% 0 0)' }, { clipPath: 'inset(0)' }], {
    duration: 400,
    delay: 320,
  });
  const place = (row: readonly ShownDie[], id: string): number =>
    (columns - row.length) / 2 + row.findIndex(die => die.id === id) + 0.5;
  return (
    <svg
      ref={ref}
      class="fite-lines"
      viewBox={`0 0 ${columns} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-seat={seat}
      style={{ '--columns': `${columns}` }}
    >
      {stops.map(({ off, def }) => {
        const [top, bottom] =
          defending === 'far' ? [place(far, def), place(near, off)] : [place(far, off), place(near, def)];
        const [start, end] =
          defending === 'far'
            ? [
                [top, 0],
                [bottom, 1],
              ]
            : [
                [bottom, 1],
                [top, 0],
              ];
        return (
          <g key={off}>
            <path d={`M${top} 0C${top} .5 ${bottom} .5 ${bottom} 1`} />
            <path class="fite-line-start" d={`M${start![0]} ${start![1]}h0`} />
            <path class="fite-line-end" d={`M${end![0]! - 0.16} ${end![1]}h.32`} />
          </g>
        );
      })}
    </svg>
  );
}
