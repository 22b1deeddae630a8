/** Leaves out of the client what no page asks of a game. */

import type { Plugin } from 'vite';

/** Where each game says what is wrong with a state from anywhere, for `checkState`. */
const CHECKS = /\/packages\/games\/src\/[^/]+\/check\.ts$/;

const LEFT_OUT = "export function problemWith() { throw new Error('states are not checked in the client'); }";

/** Programs and the laws call `checkState`, no page does: without it a table's script is up to 3 kB shorter. */
export const unasked = (): Plugin => ({
  name: 'roundhouse:unasked',
  apply: 'build',
  load: id => (CHECKS.test(id) ? LEFT_OUT : null),
});
