/** Arrow keys go from one space that can be pressed to the next in that direction; Tab reaches only one of them. */

const STEP: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Focuses the nearest other spot in the direction of an arrow key. */
export function moveByArrow(event: KeyboardEvent): void {
  const step = STEP[event.key];
  const from = event.target as HTMLElement;
  if (!step || !from.matches('.arena-spot, .arena-zone-spot')) return;
  event.preventDefault();
  const middle = (element: Element): readonly [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(from);
  let nearest: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of (event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>(
    '.arena-spot, .arena-zone-spot',
  )) {
    const [dx, dy] = [middle(spot)[0] - x, middle(spot)[1] - y];
    const ahead = dx * step[0] + dy * step[1];
    const aside = Math.abs(dx * step[1] + dy * step[0]);
    // What lies more to the side than ahead belongs to another key.
    if (ahead < 2 || aside > ahead * 1.8) continue;
    const far = ahead + 2 * aside;
    if (far < least) [nearest, least] = [spot, far];
  }
  nearest?.focus();
}
