/** The lines of a bracket: from where somebody won to where they play next, wherever stages stand side by side. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Marks an entrant's place in a stage for the lines to find. */
export const pathMark = (stage: number, entrant: number): string => `${stage}-${entrant}`;

/** A corner on a small arc. */
const BEND = 6;

/** Covers its parent, and is drawn anew when that changes its size or `on`. Decoration: the matches say who goes on. */
export function BracketLines({ on }: { readonly on: unknown }) {
  const svg = useRef<SVGSVGElement>(null);
  const [lines, setLines] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const board = svg.current?.parentElement;
    if (!board) return;
    const draw = (): void => setLines(linesOn(board));
    draw();
    const watching = new ResizeObserver(draw);
    watching.observe(board);
    return () => watching.disconnect();
  }, [on]);
  return (
    <svg class="bracket-lines" ref={svg} aria-hidden="true">
      {lines.map(d => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}

function linesOn(board: HTMLElement): string[] {
  const frame = board.getBoundingClientRect();
  const marks = [...board.querySelectorAll<HTMLElement>('[data-path]')];
  const at = new Map(marks.map(mark => [mark.dataset.path!, mark.getBoundingClientRect()]));
  return [...at].flatMap(([mark, from]) => {
    const [stage, entrant] = mark.split('-').map(Number);
    const to = at.get(pathMark(stage! + 1, entrant!));
    // Below each other there is nothing to draw between them.
    if (!to || to.left <= from.right) return [];
    const [x1, y1] = [from.right - frame.left, from.top + from.height / 2 - frame.top];
    const [x2, y2] = [to.left - frame.left, to.top + to.height / 2 - frame.top];
    return [elbow(x1, y1, x2, y2)];
  });
}

/** Across, up or down in the middle of the gap, and across. */
export function elbow(x1: number, y1: number, x2: number, y2: number): string {
  const middle = (x1 + x2) / 2;
  const rise = y2 - y1;
  if (Math.abs(rise) < 1) return `M${x1} ${y1}H${x2}`;
  const bend = Math.min(BEND, Math.abs(rise) / 2, (x2 - x1) / 2) * Math.sign(rise);
  const back = Math.abs(bend);
  return `M${x1} ${y1}H${middle - back}Q${middle} ${y1} ${middle} ${y1 + bend}V${y2 - bend}Q${middle} ${y2} ${middle + back} ${y2}H${x2}`;
}
