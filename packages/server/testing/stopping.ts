/** How a run that has started other programs is stopped from its terminal. */

export const STOPPED = 130;
/** A terminal tells all that were started there, and some of them pass it on. */
const SAME_MS = 500;

/** Aborted when the run is asked to end; asked again it ends at once, and takes with it what it has started. */
export function stopWhenAsked(): AbortSignal {
  const stopping = new AbortController();
  let asked = 0;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      // What was started hangs on the end of this process: a signal that nobody hears would leave it running.
      if (stopping.signal.aborted && performance.now() - asked > SAME_MS) process.exit(STOPPED);
      if (!stopping.signal.aborted) asked = performance.now();
      stopping.abort();
    });
  }
  return stopping.signal;
}
