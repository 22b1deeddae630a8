/** Whether somebody looks at a thing by keys. */

let byKeys = true;
for (const kind of ['keydown', 'pointerdown']) {
  const notice = (): void => {
    byKeys = kind === 'keydown';
  };
  globalThis.addEventListener?.(kind, notice, { capture: true });
}

/**
 * Whether somebody came to this element to look at it, by keys or by a reader. A browser may also call the focus visible where a
 * finger pressed what a page had focused, and the page then focused the next thing.
 */
export const isLookedAt = (element: Element): boolean => byKeys && element.matches(':focus-visible');
