/** Tells people who listen what others see happen. */

import { signal } from '@preact/signals';

const said = signal('');

/** Speaks once whatever is being read has ended. */
export function announce(text: string): void {
  // The same words twice would not be spoken twice; an invisible difference makes them new.
  said.value = text === said.value ? `${text}\u00a0` : text;
}

/** Goes into the page once. */
export function LiveRegion() {
  return (
    <div class="unseen" role="status" aria-live="polite" aria-atomic="true">
      {said.value}
    </div>
  );
}
