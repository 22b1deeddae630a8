/** What need not be in the next frame waits until that is on screen. */

/** A page that is not drawn just now does not wait for it. */
const DRAWN_WITHIN_MS = 100;

/** Does something once the frame that is being made is on screen. */
export function onceDrawn(then: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (!isDone) then();
    isDone = true;
  };
  setTimeout(once, DRAWN_WITHIN_MS);
  // A task of its own comes after the frame that is being made.
  requestAnimationFrame(() => setTimeout(once));
}
