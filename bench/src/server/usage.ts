/** What a server that is measured tells of itself to the bench that started it. */

/** CPU time since the process began, and memory as it is now. */
export interface Usage {
  readonly cpuSeconds: number;
  readonly rssBytes: number;
  readonly heapBytes: number;
}

/** Says where it listens, and from then on answers each message of the bench with its usage. */
export function tellUsage(url: string): void {
  process.on('message', () => {
    // Only what is still held counts.
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    process.send!({ cpuSeconds: (user + system) / 1e6, rssBytes: rss, heapBytes: heapUsed } satisfies Usage);
  });
  process.on('disconnect', () => process.exit());
  // Ctrl-C is for the bench, which ends us when it has cleared up.
  process.on('SIGINT', () => {});
  process.send!({ url });
}
