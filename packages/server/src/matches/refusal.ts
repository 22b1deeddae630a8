/** Every way in which the server says no. */

import type { Refusal } from '@roundhouse/kernel';

/** What can be wrong with a request. Stable, because programs rely on it. */
export type RefusalCode =
  | 'bad-request'
  | 'bad-name'
  | 'bad-options'
  | 'unknown-game'
  | 'no-such-match'
  | 'no-such-competition'
  | 'wrong-key'
  | 'seat-lost'
  | 'wrong-scope'
  | 'prove-first'
  | 'wrong-invite'
  | 'wrong-origin'
  | 'no-free-seat'
  | 'not-host'
  | 'key-used'
  | 'not-started'
  | 'too-late'
  | 'already-thrown'
  | 'not-promised'
  | 'too-early'
  | 'nothing-asked'
  | 'private'
  | 'not-now'
  | 'bad-text'
  | 'too-fast'
  | 'spectator'
  | 'illegal-move'
  | 'stale'
  | 'busy'
  | 'bad-password'
  | 'name-taken'
  | 'wrong-password'
  | 'bad-passkey'
  | 'not-signed-in'
  | 'not-operator'
  | 'nothing-there'
  | 'bad-record'
  | 'used-up'
  | 'sanctioned'
  | 'bad-address'
  | 'not-offered'
  | 'not-sent'
  | 'too-many'
  | 'wrong-link'
  | 'not-found';

/** The request was understood and is not carried out; nothing has changed. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: RefusalCode;
  /** The rule of the game that says no, for 'illegal-move'. */
  readonly rule: string | null;
  /** What the rules of the game have against a move, for 'illegal-move'. */
  readonly refusal: Refusal | null;
  constructor(code: RefusalCode, message: string, refusal: Refusal | null = null) {
    // Nobody needs the stack of a refusal, and collecting it costs more than all the rest.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.code = code;
    this.rule = refusal?.rule ?? null;
    this.refusal = refusal;
  }
}

/** Somebody may not do this before a certain day. */
export class Sanctioned extends Refused {
  /** Milliseconds since 1970. */
  readonly until: number;
  /** As the operator wrote it. */
  readonly reason: string;
  constructor(what: string, { until, reason }: { readonly until: number; readonly reason: string }) {
    const day = new Date(until).toISOString().slice(0, 10);
    super('sanctioned', `${what} until ${day}. The operator's reason: ${reason}`);
    this.until = until;
    this.reason = reason;
  }
}
