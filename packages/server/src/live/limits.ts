/** How much the server puts up with from a connection. */

export interface Limits {
  /** Longest message a client may send. */
  readonly messageBytes: number;
  /** What may wait to be read by the client before it counts as too slow. */
  readonly unreadBytes: number;
  /** Messages that may not be understood before the line is closed. */
  readonly badMessages: number;
  /** Messages that may wait for their turn before the server stops reading. */
  readonly unansweredMessages: number;
  /** Time to say hello in. */
  readonly helloMs: number;
  /** Between two beats of the heart; a line that misses one is dead. */
  readonly heartbeatMs: number;
}

export const LIMITS: Limits = {
  messageBytes: 16 * 1024,
  unreadBytes: 1024 * 1024,
  badMessages: 10,
  unansweredMessages: 8,
  helloMs: 10_000,
  heartbeatMs: 30_000,
};
