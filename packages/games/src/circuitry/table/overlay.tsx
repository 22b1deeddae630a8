/** What is drawn over the cards: how far one can go, and the way that would be gone. */

import type { Colour, Point } from '../content/face.ts';
import { UNIT } from './camera.ts';
import { Goal } from './owners.tsx';
import { nodePlace } from './plan.ts';
import type { Preview } from './preview.ts';
import { type Route, routeAlong } from './routes.ts';
import type { Scene } from './scene.ts';
import type { Target } from './targets.ts';

/** Reach, and the way that would be gone. */
export function Overlay({ scene, targets }: { readonly scene: Scene; readonly targets: readonly Target[] }) {
  const route = routeOf(scene);
  return (
    <svg class="cir-overlay" width="1" height="1" aria-hidden="true">
      <g transform={`scale(${UNIT})`}>
        {targets.map(
          ({ id, shape, at, mark, steps }) =>
            (shape === 'node' || shape === 'spot') && (
              <g key={id} class="cir-halo" data-mark={mark} data-steps={Math.min(steps, 4)}>
                <circle cx={at.x} cy={at.y} r={shape === 'spot' ? 2.3 : 1.9} />
                {steps > 1 && (
                  <text x={at.x + 1.5} y={at.y - 1.1}>
                    {steps}
                  </text>
                )}
              </g>
            ),
        )}
        <Goal scene={scene} />
        {scene.preview && <Rewired preview={scene.preview} colour={scene.me?.colour ?? null} />}
        {route.map((line, i) => (
          <polyline key={i} class="cir-route" points={spelled(line)} />
        ))}
      </g>
    </svg>
  );
}

/** The ways that would be new, the ends of those that would be cut, and the viewer's own way over the board as shown. */
function Rewired({ preview, colour }: { readonly preview: Preview; readonly colour: Colour | null }) {
  return (
    <>
      {preview.lines.map((line, i) => (
        <polyline key={`new ${i}`} class="cir-opened" points={spelled(line)} />
      ))}
      {preview.ends.map((line, i) => {
        const { x, y } = line.at(-1)!;
        return (
          <g key={`cut ${i}`} class="cir-cut">
            <polyline points={spelled(line)} />
            <path transform={`translate(${x} ${y})`} d="M-.8-.8L.8.8M.8-.8L-.8.8" />
          </g>
        );
      })}
      {preview.way.map((line, i) => (
        <polyline key={`way ${i}`} class="cir-own-way" data-c={colour ?? undefined} points={spelled(line)} />
      ))}
    </>
  );
}

const spelled = (line: readonly Point[]): string => line.map(({ x, y }) => `${x},${y}`).join(' ');

/** The way of the pawn that would move. */
function routeOf({ view, ways, intent }: Scene): Route {
  const from = intent && view.players[intent.mover]!.pawn;
  if (!from) return [];
  if (!intent.jumps) return routeAlong(ways, from, intent.path);
  const [a, b] = [nodePlace(view.board, from), nodePlace(view.board, intent.path[0]!)];
  return a && b ? [arc(a, b)] : [];
}

/** A bow through the air. */
function arc(a: Point, b: Point): Point[] {
  const rise = Math.min(9, Math.hypot(a.x - b.x, a.y - b.y) / 3);
  return Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t - rise * 4 * t * (1 - t) };
  });
}
