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

export function Curve({ findings, points, names, step, onStep }: CurveProps) {
  const say = words.value.review;
  const { chances } = findings;
  const last = Math.max(1, chances.length - 1);
  const x = (at: number): number => BOX.left + (INNER.width * at) / last;
  const y = (share: number): number => BOX.top + INNER.height * (1 - Math.min(1, Math.max(0, share)));
  // Of two seats one line says everything.
  const seats = names.length === 2 ? [0] : names.map((_, seat) => seat);
  const line = (share: (at: number) => number): string =>
    chances.map((_, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(share(at)).toFixed(1)}`).join('');
  const { percent } = format.value;
  const told = names.map((name, seat) =>
    say.from(name, percent(chances[0]!.mean[seat]!), percent(chances.at(-1)!.mean[seat]!)),
  );
  const pick = (event: MouseEvent & { readonly currentTarget: SVGSVGElement }): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = (((event.clientX - box.left) / box.width) * BOX.width - BOX.left) / INNER.width;
    onStep(Math.round(Math.min(1, Math.max(0, at)) * last) + 1);
  };
  const drawn = (
    // Pointing is a short cut: the slider and the list of turning points lead to the same steps.
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
    <svg
      class="curve"
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      role="img"
      aria-label={say.curve(told.join(' '))}
      onClick={pick}
    >
      {names.length === 2 && (
        <>
          <rect class="curve-other" x={BOX.left} y={BOX.top} width={INNER.width} height={INNER.height} />
          <path class="curve-area" d={`${line(at => chances[at]!.mean[0]!)}L${x(last)} ${y(0)}L${x(0)} ${y(0)}Z`} />
        </>
      )}
      {[0, 0.5, 1].map(share => (
        <g key={share}>
          <line class="curve-grid" x1={BOX.left} x2={BOX.left + INNER.width} y1={y(share)} y2={y(share)} />
          <text class="curve-label" x={BOX.left - 4} y={y(share) + 3.5} text-anchor="end">
            {percent(share)}
          </text>
        </g>
      ))}
      {seats.map(seat => (
        <g key={seat} class="curve-seat" data-seat={seat}>
          <path
            class="curve-doubt"
            d={`${line(at => chances[at]!.mean[seat]! + DOUBT * chances[at]!.error)}${chances
              .map((_, i) => last - i)
              .map(at => `L${x(at).toFixed(1)} ${y(chances[at]!.mean[seat]! - DOUBT * chances[at]!.error).toFixed(1)}`)
              .join('')}Z`}
          />
          <path class="curve-line" d={line(at => chances[at]!.mean[seat]!)} />
        </g>
      ))}
      {names.length === 2 && (
        <>
          <text class="curve-name" x={BOX.left + 6} y={BOX.top + INNER.height - 6}>
            {names[0]}
          </text>
          <text class="curve-name" x={BOX.left + 6} y={BOX.top + 14}>
            {names[1]}
          </text>
        </>
      )}
      <line class="curve-now" x1={x(step - 1)} x2={x(step - 1)} y1={BOX.top} y2={BOX.top + INNER.height} />
      {points.map((point, i) => {
        // On the line that rose, where there are several.
        const seat = names.length === 2 ? 0 : gainerOf(point);
        const [atX, atY] = [x(point.step - 1), y(chances[point.step - 1]!.mean[seat]!)];
        return (
          <g key={point.step} class="curve-point">
            <circle cx={atX} cy={atY} r="8" />
            <text x={atX} y={atY + 3.5} text-anchor="middle">
              {i + 1}
            </text>
          </g>
        );
      })}
      <text class="curve-label" x={BOX.left} y={BOX.height - 5}>
        1
      </text>
      <text class="curve-label" x={BOX.left + INNER.width / 2} y={BOX.height - 5} text-anchor="middle">
        {say.steps}
      </text>
      <text class="curve-label" x={BOX.left + INNER.width} y={BOX.height - 5} text-anchor="end">
        {chances.length}
      </text>
    </svg>
  );
  return names.length === 2 ? (
    drawn
  ) : (
    <div class="curve-with-key">
      {drawn}
      <Key names={names} />
    </div>
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
