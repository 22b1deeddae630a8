/** The curve of winning chances: one line a seat, the doubt around it, and the turning points. */

import { gainerOf, type Swing } from '@roundhouse/bots/review/ledger.ts';
import type { Findings } from '@roundhouse/bots/review/study.ts';
import { format, words } from '../../words/index.ts';

interface CurveProps {
  readonly findings: Findings;
  readonly points: readonly Swing[];
  readonly names: readonly string[];
  readonly step: number;
  readonly onStep: (step: number) => void;
}

const BOX = { width: 360, height: 190, left: 34, right: 8, top: 8, bottom: 20 };
const INNER = { width: BOX.width - BOX.left - BOX.right, height: BOX.height - BOX.top - BOX.bottom };
/** Two standard errors either way hold the truth nineteen times in twenty. */
const DOUBT = 2;

const y = (share: number): number => BOX.top + INNER.height * (1 - Math.min(1, Math.max(0, share)));

/** Where what is drawn of a match goes: steps to the right, chances upwards. */
class Plot {
  readonly chances: Findings['chances'];
  readonly last: number;

  constructor({ chances }: Findings) {
    this.chances = chances;
    this.last = Math.max(1, chances.length - 1);
  }

  x(at: number): number {
    return BOX.left + (INNER.width * at) / this.last;
  }

  /** A line through this share at each of these steps: at all of them where none are named. */
  path(share: (at: number) => number, steps: readonly number[] = this.chances.map((_, at) => at)): string {
    return steps
      .map(at => `L${this.x(at).toFixed(1)} ${y(share(at)).toFixed(1)}`)
      .join('')
      .replace('L', 'M');
  }

  /** The step, from 0, under a point of the drawing. */
  stepUnder(event: MouseEvent & { readonly currentTarget: SVGSVGElement }): number {
    const box = event.currentTarget.getBoundingClientRect();
    const at = (((event.clientX - box.left) / box.width) * BOX.width - BOX.left) / INNER.width;
    return Math.round(Math.min(1, Math.max(0, at)) * this.last);
  }
}

export function Curve({ findings, points, names, step, onStep }: CurveProps) {
  const say = words.value.review;
  const { percent } = format.value;
  const plot = new Plot(findings);
  const { chances } = findings;
  const told = names.map((name, seat) =>
    say.from(name, percent(chances[0]!.mean[seat]!), percent(chances.at(-1)!.mean[seat]!)),
  );
  const isDuel = names.length === 2;
  const drawn = (
    // Pointing is a short cut: the slider and the list of turning points lead to the same steps.
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
    <svg
      class="curve"
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      role="img"
      aria-label={say.curve(told.join(' '))}
      onClick={event => onStep(plot.stepUnder(event) + 1)}
    >
      {isDuel && <Halves plot={plot} />}
      <Grid steps={chances.length} />
      {/* Of two seats one line says everything. */}
      {(isDuel ? [0] : names.map((_, seat) => seat)).map(seat => (
        <Line key={seat} plot={plot} seat={seat} />
      ))}
      {isDuel && <HalfNames names={names} />}
      <line class="curve-now" x1={plot.x(step - 1)} x2={plot.x(step - 1)} y1={BOX.top} y2={BOX.top + INNER.height} />
      {points.map((point, i) => {
        // On the line that rose, where there are several.
        const seat = isDuel ? 0 : gainerOf(point);
        const [atX, atY] = [plot.x(point.step - 1), y(chances[point.step - 1]!.mean[seat]!)];
        return (
          <g key={point.step} class="curve-point">
            <circle cx={atX} cy={atY} r="8" />
            <text x={atX} y={atY + 3.5} text-anchor="middle">
              {i + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
  return isDuel ? (
    drawn
  ) : (
    <div class="curve-with-key">
      {drawn}
      <Key names={names} />
    </div>
  );
}

/** One seat's chances, and the doubt around them. */
function Line({ plot, seat }: { readonly plot: Plot; readonly seat: number }) {
  const { chances } = plot;
  const mean = (at: number): number => chances[at]!.mean[seat]!;
  const doubt = (at: number): number => DOUBT * chances[at]!.error;
  const backwards = chances.map((_, i) => chances.length - 1 - i);
  const below = plot.path(at => mean(at) - doubt(at), backwards).replace('M', 'L');
  return (
    <g class="curve-seat" data-seat={seat}>
      <path class="curve-doubt" d={`${plot.path(at => mean(at) + doubt(at))}${below}Z`} />
      <path class="curve-line" d={plot.path(mean)} />
    </g>
  );
}

/** Between two everything below the line is the first one's, and everything above it the other's. */
function Halves({ plot }: { readonly plot: Plot }) {
  const below = plot.path(at => plot.chances[at]!.mean[0]!);
  return (
    <>
      <rect class="curve-other" x={BOX.left} y={BOX.top} width={INNER.width} height={INNER.height} />
      <path class="curve-area" d={`${below}L${plot.x(plot.last)} ${y(0)}L${plot.x(0)} ${y(0)}Z`} />
    </>
  );
}

function HalfNames({ names }: { readonly names: readonly string[] }) {
  return (
    <>
      <text class="curve-name" x={BOX.left + 6} y={BOX.top + INNER.height - 6}>
        {names[0]}
      </text>
      <text class="curve-name" x={BOX.left + 6} y={BOX.top + 14}>
        {names[1]}
      </text>
    </>
  );
}

/** What the lines are read by. */
function Grid({ steps }: { readonly steps: number }) {
  const under = BOX.height - 5;
  return (
    <>
      {[0, 0.5, 1].map(share => (
        <g key={share}>
          <line class="curve-grid" x1={BOX.left} x2={BOX.left + INNER.width} y1={y(share)} y2={y(share)} />
          <text class="curve-label" x={BOX.left - 4} y={y(share) + 3.5} text-anchor="end">
            {format.value.percent(share)}
          </text>
        </g>
      ))}
      <text class="curve-label" x={BOX.left} y={under}>
        1
      </text>
      <text class="curve-label" x={BOX.left + INNER.width / 2} y={under} text-anchor="middle">
        {words.value.review.steps}
      </text>
      <text class="curve-label" x={BOX.left + INNER.width} y={under} text-anchor="end">
        {steps}
      </text>
    </>
  );
}

/** Which line is whose. */
function Key({ names }: { readonly names: readonly string[] }) {
  return (
    <ul class="curve-key" aria-hidden="true">
      {names.map((name, seat) => (
        <li key={`${seat}`}>
          <svg class="curve-seat" data-seat={seat} viewBox="0 0 28 8" width="28" height="8" aria-hidden="true">
            <path class="curve-line" d="M0 4H28" />
          </svg>{' '}
          {name}
        </li>
      ))}
    </ul>
  );
}
