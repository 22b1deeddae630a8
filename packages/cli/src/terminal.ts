/** What a command talks through: streams, colours, and the wish to stop. */

import { constants } from 'node:os';
import type { Readable, Writable } from 'node:stream';

export interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
  readonly error: Writable;
  /** A person watches the output, so it may be redrawn. */
  readonly isWatched: boolean;
  /** Output may be coloured. */
  readonly hasColours: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /**
   * Aborted when the person or the system asks the command to end. Asking for it takes over Ctrl-C; who asks twice does
   * not want to wait, and ends the process.
   */
  stopping(): AbortSignal;
}

/** One Ctrl-C may come several times at once: from the terminal, from npm and from a shell between them. */
const ECHO_MS = 500;

/** The terminal of this very process. */
export function ownTerminal(): Terminal {
  const isWatched = process.stdout.isTTY === true;
  return {
    input: process.stdin,
    output: process.stdout,
    error: process.stderr,
    isWatched,
    hasColours: isWatched && (process.env.NO_COLOR ?? '') === '' && process.env.TERM !== 'dumb',
    env: process.env,
    stopping() {
      const stop = new AbortController();
      let asked = Number.POSITIVE_INFINITY;
      const onSignal = (signal: NodeJS.Signals): void => {
        if (performance.now() - asked > ECHO_MS) process.exit(128 + constants.signals[signal]);
        asked = Math.min(asked, performance.now());
        stop.abort(signal);
      };
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
      return stop.signal;
    },
  };
}

const STYLES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const;

/** Puts text in a style, or leaves it alone where colours are off. */
export type Paint = (style: keyof typeof STYLES, text: string) => string;

export const paintFor = (terminal: Terminal): Paint =>
  terminal.hasColours ? (style, text) => `\u001b[${STYLES[style]}m${text}\u001b[0m` : (_style, text) => text;

/** Prints lines. */
export const say = (terminal: Terminal, ...lines: readonly string[]): void => {
  terminal.output.write(lines.map(line => `${line}\n`).join(''));
};
