/** How much memory a process takes for what does not last. */

import { setFlagsFromString } from 'node:v8';

/**
 * Lets the youngest generation grow no further. V8 would double it under load as far as the machine's memory seems to allow,
 * up to 128 MB, and never give it back; what a move leaves behind is gone long before what is there after the start is full.
 */
export function keepYoungGenerationSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
