/** The board by keys, and by fingers that are larger than its nodes. */

import type { Point } from '../content/face.ts';
import { type Camera, type Frame, UNIT } from './camera.ts';

const ARROWS: { readonly [key: string]: Point } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const PAN_PX = 60;

/** Arrows go to the next target that way, or move the board; plus and minus zoom. */
export function steer(event: KeyboardEvent, camera: Camera, box: HTMLElement, frame: Frame): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const way = ARROWS[event.key];
  if (way) {
    const next = targetThatWay(box, way);
    if (next) next.focus({ preventScroll: true });
    else camera.panBy(-way.x * PAN_PX, -way.y * PAN_PX);
  } else if (event.key === '+' || event.key === '=') camera.zoomBy(1.25);
  else if (event.key === '-') camera.zoomBy(0.8);
  else if (event.key === '0') camera.show(frame);
  else return;
  event.preventDefault();
}

/** Whoever uses keys sees what they are on. */
export function showFocused({ target }: FocusEvent, camera: Camera): void {
  if (!(target instanceof HTMLElement) || !target.matches('.cir-target:focus-visible')) return;
  const [x, y] = [target.style.left, target.style.top].map(text => Number.parseFloat(text) / UNIT) as [number, number];
  camera.keepInSight({ left: x - ROUND, right: x + ROUND, top: y - ROUND, bottom: y + ROUND });
}

/** What is in sight with a target, in drawing units. */
const ROUND = 5;

const middleOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** The nearest target in a direction from the one that has the focus; from outside the first one. */
function targetThatWay(box: HTMLElement, way: Point): HTMLElement | null {
  const targets = [...box.querySelectorAll<HTMLElement>('.cir-target')];
  const now = targets.find(target => target === document.activeElement);
  if (!now) return document.activeElement === box ? (targets[0] ?? null) : null;
  const from = middleOf(now);
  let best: { readonly target: HTMLElement; readonly cost: number } | null = null;
  for (const target of targets) {
    const { x, y } = middleOf(target);
    const [along, aside] = [
      (x - from.x) * way.x + (y - from.y) * way.y,
      Math.abs((x - from.x) * way.y + (y - from.y) * way.x),
    ];
    const cost = along + 2 * aside;
    if (along > 4 && (best === null || cost < best.cost)) best = { target, cost };
  }
  return best?.target ?? null;
}

/** On a small board targets as large as a thumb overlap: the one whose middle is nearest is meant. */
export function pressNearest(event: MouseEvent, box: HTMLElement): void {
  const pressed =
    event.target instanceof Element ? event.target.closest<HTMLElement>('.cir-target[data-shape="node"]') : null;
  if (!pressed || event.detail === 0) return;
  const away = (target: Element): number => {
    const { x, y } = middleOf(target);
    return Math.hypot(x - event.clientX, y - event.clientY);
  };
  const nodes = [
    ...box.querySelectorAll<HTMLElement>('.cir-target[data-shape="node"], .cir-target[data-shape="spot"]'),
  ];
  const nearest = nodes.reduce((best, target) => (away(target) < away(best) ? target : best), pressed);
  if (nearest === pressed) return;
  event.stopPropagation();
  event.preventDefault();
  nearest.click();
}
