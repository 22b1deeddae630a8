/** How far a long run has come: a bar that is redrawn for a person, a line now and then for a file. */

import type { Terminal } from './terminal.ts';

const BAR_WIDTH = 24;
const REDRAW_MS = 100;
const LINE_MS = 10_000;

export interface Progress {
  reached(done: number, note: string): void;
  /** Takes the bar off the screen, so that something else can be printed. */
  clear(): void;
}

export function openProgress(terminal: Terminal, total: number, what: string): Progress {
  const started = performance.now();
  let shown = started;
  return {
    reached(done, note) {
      const now = performance.now();
      if (now - shown < (terminal.isWatched ? REDRAW_MS : LINE_MS)) return;
      shown = now;
      const text = progressText(done, total, what, (now - started) / 1000, note);
      terminal.output.write(terminal.isWatched ? `\r\u001b[K${bar(done / total)} ${text}` : `${text}\n`);
    },
    clear() {
      if (terminal.isWatched) terminal.output.write('\r\u001b[K');
    },
  };
}

const bar = (part: number): string => {
  const full = Math.round(part * BAR_WIDTH);
  return `[${'#'.repeat(full)}${' '.repeat(BAR_WIDTH - full)}]`;
};

/** "250 of 1,000 games, 25 %, 83 a second, about 9 s left". */
export function progressText(done: number, total: number, what: string, seconds: number, note: string): string {
  const rate = done / seconds;
  const parts = [
    `${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${what}`,
    `${Math.floor((100 * done) / total)} %`,
    `${rate.toFixed(rate < 10 ? 1 : 0)} a second`,
    `about ${duration((total - done) / rate)} left`,
  ];
  return (note === '' ? parts : [...parts, note]).join(', ');
}

function duration(seconds: number): string {
  if (seconds < 100) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`;
}
