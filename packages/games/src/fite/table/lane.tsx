/** One comparison of a fight: one side's attack, the other's defence, and the lines of cancelling between them. */

import { Die, Icon, tiltOf, useEntrance } from '@roundhouse/kit';
import type { ComponentChildren } from 'preact';
import { useTableWords } from '../../table-words.ts';
import type { FiteWords, TableText } from '../words/catalogue.ts';
import { LENGTHS, type Progress, useBeats, useProgress, useTurn } from './beats.tsx';
import type { Layout } from './columns.ts';
import type { Effect } from './forecast.ts';
import type { Compared, Pool, ShownDie, Stop } from './hand.ts';

/** What touching the dice of a row does. */
export interface RowTouch {
  readonly onTouch: (die: ShownDie) => void;
  /** Whether touching this one leads to a legal move. */
  readonly canTouch: (die: ShownDie) => boolean;
  /** Left out where touching one picks nothing. */
  readonly isPicked?: (die: ShownDie) => boolean;
  /** What touching it would change, where that can be said. */
  readonly effect: (die: ShownDie) => Effect | null;
  /** What a die without a face is called, by its place in the row. */
  readonly nameOf?: (place: number) => string;
}

/** A die in a comparison as far as that has been shown: one that is to hit has no mark before it does. */
export interface SeenMark extends Pick<Compared, 'value'> {
  readonly mark: Compared['mark'] | null;
}

/** Comparisons that may still change are seen at once, when the dice lie; decided, each hit lands in its turn. */
export function seenMarks(
  marks: ReadonlyMap<string, Compared> | null,
  isPreview: boolean,
  { isCompared, hits, isOver }: Progress,
): ReadonlyMap<string, SeenMark> | null {
  if (isOver || marks === null) return marks;
  if (isPreview || !isCompared) return null;
  let landed = 0;
  return new Map(
    [...marks].map(([id, { value, mark }]) => [id, { value, mark: mark === 'hit' && ++landed > hits ? null : mark }]),
  );
}

export interface RowProps {
  readonly dice: readonly ShownDie[];
  readonly seat: number;
  readonly pool: Pool;
  readonly layout: Layout;
  readonly marks: ReadonlyMap<string, SeenMark> | null;
  /** Whose and which pool, for those who listen. */
  readonly label: string;
  readonly throwNumber: number;
  /** Null where dice are only looked at. */
  readonly touch: RowTouch | null;
}

export function Row({ dice, seat, pool, layout, marks, label, throwNumber, touch }: RowProps) {
  const { table } = useTableWords<FiteWords>();
  const { isOver } = useProgress();
  return (
    <ul
      class="fite-row"
      aria-label={label}
      data-seat={seat}
      data-tagged={touch && !touch.nameOf ? '' : undefined}
      style={{ '--columns': `${layout.width}` }}
    >
      {dice.map((die, i) => {
        const mark = marks?.get(die.id) ?? null;
        const effect = touch?.effect(die) ?? null;
        const said = touch?.nameOf?.(i) ?? described(table, die, mark, effect);
        const face = { die, mark, tilt: tiltOf(throwNumber, i + seat * 9), place: i };
        return (
          <li
            key={die.id}
            data-travels={`${seat}${die.id}`}
            data-thing={`die:${seat}${die.id}`}
            data-mark={mark?.mark ?? undefined}
            style={{ gridColumnStart: `${2 * layout[pool].get(die.id)! + 1}` }}
          >
            {touch ? (
              <button
                type="button"
                class="fite-touch"
                aria-label={said}
                aria-pressed={touch.isPicked?.(die)}
                aria-disabled={!touch.canTouch(die)}
                onClick={() => touch.onTouch(die)}
              >
                <DieFace {...face} />
                {effect && isOver && <EffectTag effect={effect} />}
              </button>
            ) : (
              <DieFace {...face} said={said} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function described(table: TableText, die: ShownDie, mark: SeenMark | null, effect: Effect | null): string {
  const { face, moved, flipped } = die;
  const parts = [`${face}`];
  if (mark && mark.value !== face) parts.push(table.counts(mark.value));
  if (mark?.mark) parts.push(table.marks[mark.mark]);
  if (moved) parts.push(table.moved);
  if (flipped) parts.push(table.flipped);
  return effect ? `${parts.join(', ')}; ${consequence(table, effect)}` : parts.join(', ');
}

/** What touching a die would do, and what would come of it. */
export function consequence(table: TableText, { to, tally }: Effect): string {
  const touched =
    to === null ? table.wouldGetBonus : typeof to === 'number' ? table.wouldFlip(to) : table.wouldMove(to);
  return `${touched}: ${table.wouldCome(tally.dealt, tally.taken)}`;
}

/** The attacks of a fight, as the lanes are headed: one's own goes up, the rival's comes down. */
export const SIGNS = { dealt: '▲', taken: '▼' } as const;

/**
 * What touching a die would do, in a few signs: what it would show or where it would go, and the hits that come or go by it, in
 * either attack. Those are drawn, not written: the name of the die says what comes of it in other words, and whoever reads both
 * finds no contradiction.
 */
export function EffectTag({ effect: { to, gained } }: { readonly effect: Effect }) {
  const signs = (['dealt', 'taken'] as const)
    .filter(attack => gained[attack] !== 0)
    .map(attack => `${SIGNS[attack]}${gained[attack] > 0 ? '+' : '−'}${Math.abs(gained[attack])}`);
  return (
    <span
      class="fite-effect"
      aria-hidden="true"
      data-swing={Math.sign(gained.dealt - gained.taken)}
      data-two={signs.length + (typeof to === 'number' ? 1 : 0) > 1 ? '' : undefined}
    >
      {typeof to === 'number' && <span>→{to}</span>}
      {/* Two changes are as wide as a die: where it would go is plain from them. */}
      {typeof to === 'string' && signs.length < 2 && <Icon name={to === 'off' ? 'attack' : 'defence'} size={11} />}
      {signs.length > 0 && <b data-sign={signs.join('')} />}
    </span>
  );
}

const TURNING: Keyframe[] = [{ transform: 'rotateX(180deg)' }, { transform: 'none' }];
const STRIKING: Keyframe[] = [{ transform: 'scale(1.35)' }, { transform: 'none' }];

interface DieFaceProps {
  readonly die: ShownDie;
  readonly mark: SeenMark | null;
  readonly tilt: number;
  /** In its row: one die lands a little after the other. */
  readonly place: number;
  /** For those who listen, where nothing around it says it. */
  readonly said?: string;
}

/** It falls, hits the table, jumps once and lies. */
const falling = (place: number): Keyframe[] => {
  const turn = (place % 2 === 0 ? -1 : 1) * (150 + 40 * (place % 3));
  return [
    { transform: `translateY(-48px) rotate(${turn}deg) scale(1.15)`, opacity: 0, easing: 'ease-in' },
    { transform: 'translateY(3px) rotate(12deg) scale(1.06, .9)', opacity: 1, offset: 0.5, easing: 'ease-out' },
    { transform: 'translateY(-9px) rotate(-5deg)', offset: 0.72, easing: 'ease-in' },
    { transform: 'none' },
  ];
};

function DieFace({ die, mark, tilt, place, said }: DieFaceProps) {
  const blank = die.face === 0;
  const rolled = useBeats<HTMLSpanElement>({
    roll: { frames: () => (blank ? null : falling(place)), after: place * 25 },
    react: { part: '.die', frames: () => (die.flipped ? TURNING : null) },
  });
  const struck = useTurn<HTMLSpanElement>(mark?.mark === 'hit', STRIKING, 220, '.die');
  return (
    <span
      class="fite-die"
      ref={element => {
        rolled.current = element;
        struck.current = element;
      }}
      {...(said !== undefined && { role: 'img', 'aria-label': said })}
    >
      {mark?.mark === 'hit' && <Burst />}
      <Die face={blank ? null : die.face} tilt={blank ? 0 : tilt} />
      {mark?.mark === 'cancelled' && <Crossed />}
      {mark && mark.value !== die.face && (
        <span class="fite-value" aria-hidden="true">
          {mark.value}
        </span>
      )}
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

const FLASHING: Keyframe[] = [
  { transform: 'scale(.3) rotate(-30deg)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];

/** The flash behind a die that hits: it is there from when it does. */
function Burst() {
  const { isOver } = useProgress();
  const flash = useEntrance<SVGSVGElement>(isOver ? null : 'hit', FLASHING, { duration: 220 });
  return (
    <svg ref={flash} class="fite-burst" viewBox="-8 -8 64 64" aria-hidden="true">
      <polygon points={BURST} />
    </svg>
  );
}

/** The stroke through a die that was cancelled. */
const Crossed = () => (
  <svg class="fite-crossed" viewBox="0 0 48 48" aria-hidden="true">
    <path d="M7 41L41 7" />
  </svg>
);

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
  readonly lines?: ComponentChildren;
}

export function Lane({ title, arrow, result, preview, far, near, lines }: LaneProps) {
  return (
    <section class="fite-lane" aria-label={title}>
      <header class="fite-lane-head">
        <h3 class="label">
          <span aria-hidden="true">{SIGNS[arrow === 'up' ? 'dealt' : 'taken']}</span> {title}
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

export interface LinesProps {
  readonly layout: Layout;
  readonly stops: readonly Stop[];
  /** The row that defends: its seat's colour is the line's. */
  readonly defending: 'far' | 'near';
  readonly seat: number;
  /** The comparison has not happened yet. */
  readonly preview: boolean;
}

/** Lines from each defending die to the attacking die it cancels. */
export function Lines({ layout, stops, defending, seat, preview }: LinesProps) {
  // Drawn from the defence to the offence.
  const hidden = defending === 'far' ? 'inset(0 0 100% 0)' : 'inset(100% 0 0 0)';
  const { isCompared, isOver } = useProgress();
  const ref = useTurn<SVGSVGElement>(isCompared, [{ clipPath: hidden }, { clipPath: 'inset(0)' }], LENGTHS.compare);
  const shown = isOver || (isCompared && !preview) ? stops : [];
  const middle = (pool: Pool, id: string): number => layout[pool].get(id)! + 0.5;
  return (
    <svg
      ref={ref}
      class="fite-lines"
      viewBox={`0 0 ${layout.width} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-seat={seat}
      data-preview={preview ? '' : undefined}
      style={{ '--columns': `${layout.width}` }}
    >
      {shown.map(({ off, def }) => {
        const [from, to] = [middle('def', def), middle('off', off)];
        const [start, end] = defending === 'far' ? [0, 1] : [1, 0];
        return (
          <g key={off} class="fite-line">
            <path d={`M${from} ${start}C${from} .5 ${to} .5 ${to} ${end}`} />
            <path class="fite-line-start" d={`M${from} ${start}h0`} />
            <path class="fite-line-end" d={`M${to - 0.16} ${end}h.32`} />
          </g>
        );
      })}
    </svg>
  );
}
