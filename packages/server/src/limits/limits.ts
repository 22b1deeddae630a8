/** How much the server puts up with. */

import type { Rate } from './buckets.ts';

export interface Limits {
  /** Longest message a client may send. */
  readonly messageBytes: number;
  /** What may wait to be read by the client before it counts as too slow. */
  readonly unreadBytes: number;
  /** Messages that may not be understood before the line is closed. */
  readonly badMessages: number;
  /** What comes on one line and is no message: pings, pieces. Beyond it the line is cut. */
  readonly oddFrames: Rate;
  /** Messages and whatever else comes on one line in one piece, as it is read. Beyond it the line is cut. */
  readonly framesAtOnce: number;
  /** What may still come on a line that has been said goodbye to. Beyond it the line is cut. */
  readonly lateBytes: number;
  /** Messages that may wait for their turn before the server stops reading. */
  readonly unansweredMessages: number;
  /** Messages of one line; beyond it the server reads more slowly. */
  readonly messages: Rate;
  /** The same of all lines of one address together. */
  readonly messagesOfAddress: Rate;
  /** Connections of this process, and those of them that one address may have: with or without a line. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Lines that one address may have open. */
  readonly linesPerAddress: number;
  /** Spectators that one match may have in this process, and lines that one address may have at it. */
  readonly spectatorsPerMatch: number;
  readonly linesPerMatchAndAddress: number;
  /** Requests of one address, each by its weight. */
  readonly requests: Rate;
  /** What one person does, wherever they come from. */
  readonly deeds: Rate;
  /** Tables opened by one address, and guests who come from it. */
  readonly tables: Rate;
  /** Things said by one seat. */
  readonly chat: Rate;
  /** Tries to prove who one is, of one address. */
  readonly proofs: Rate;
  /** The same about one account, wherever they come from. */
  readonly proofsOfAccount: Rate;
  /** Spoken codes tried by one address. */
  readonly codes: Rate;
  /** Challenges of the day met at one address: a school may meet them all. */
  readonly challenges: Rate;
  /** Records shared by one address or person: one for each 16 Ki characters begun. */
  readonly records: Rate;
  /** Messages that somebody can make the server send, to one address or from one. */
  readonly letters: Rate;
  /** Time to say hello in. */
  readonly helloMs: number;
  /** Between two beats of the heart; a line that misses one is dead. */
  readonly heartbeatMs: number;
}

/** Characters of an answer that a request pays for; each so many more count for another. */
export const FREE_LENGTH = 16 * 1024;

/** Steps of a match that a request pays for where they have to be read; each so many more count for another. */
export const FREE_STEPS = 100;

/** A school behind one address can play; a script that floods cannot. */
export const LIMITS: Limits = {
  messageBytes: 16 * 1024,
  unreadBytes: 1024 * 1024,
  badMessages: 10,
  oddFrames: { burst: 100, perSecond: 10 },
  framesAtOnce: 200,
  lateBytes: 64 * 1024,
  unansweredMessages: 8,
  messages: { burst: 200, perSecond: 100 },
  messagesOfAddress: { burst: 2000, perSecond: 400 },
  connections: 10_000,
  connectionsPerAddress: 2500,
  linesPerAddress: 2000,
  spectatorsPerMatch: 1000,
  linesPerMatchAndAddress: 100,
  requests: { burst: 1000, perSecond: 200 },
  deeds: { burst: 300, perSecond: 30 },
  tables: { burst: 300, perSecond: 1 },
  chat: { burst: 6, perSecond: 0.5 },
  proofs: { burst: 30, perSecond: 0.1 },
  proofsOfAccount: { burst: 10, perSecond: 1 / 60 },
  codes: { burst: 20, perSecond: 0.05 },
  challenges: { burst: 300, perSecond: 1 / 60 },
  records: { burst: 100, perSecond: 1 / 60 },
  letters: { burst: 4, perSecond: 1 / 600 },
  helloMs: 10_000,
  heartbeatMs: 30_000,
};
