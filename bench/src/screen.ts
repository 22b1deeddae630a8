/** What a long run shows: lines that stay, one line of progress that does not, and a way to stop it. */

import { setImmediate } from 'node:timers/promises';

/** The run was stopped from the keyboard. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

export interface Screen {
  /** Prints a line for good. */
  say(line?: string): void;
  /** Shows how far things are, on a terminal only. */
  progress(line: string): void;
  /** To be called often in long loops: lets Ctrl-C through. Throws `Stopped` after it. */
  breathe(): Promise<void>;
}

/** The terminal; listens for Ctrl-C until the program ends. */
export function openScreen(): Screen {
  let stopped = false;
  process.once('SIGINT', () => {
    stopped = true;
  });
  // Whoever reads may have seen enough (`| head`).
  process.stdout.on('error', () => process.exit(0));
  const clear = process.stderr.isTTY ? '\r\x1b[K' : '';
  return {
    say(line = '') {
      process.stderr.write(clear);
      console.log(line);
    },
    progress(line) {
      if (clear) process.stderr.write(`${clear}${line}`);
    },
    async breathe() {
      await setImmediate();
      if (stopped) {
        process.stderr.write(clear);
        throw new Stopped('stopped');
      }
    },
  };
}
