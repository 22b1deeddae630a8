/** Everything the server answers with other than yes. */

/** What can be wrong with a request. Stable: programs go by it. */
export type RefusalCode =
  | 'bad-request'
  | 'bad-name'
  | 'bad-options'
  | 'unknown-game'
  | 'no-such-match'
  | 'wrong-key'
  | 'wrong-invite'
  | 'no-free-seat'
  | 'key-used'
  | 'not-started'
  | 'too-late'
  | 'already-thrown'
  | 'too-early'
  | 'nothing-asked'
  | 'private'
  | 'not-now'
  | 'bad-text'
  | 'too-fast'
  | 'spectator'
  | 'illegal-move'
  | 'busy';

/** The request was understood and is not carried out; nothing has changed. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: RefusalCode;
  /** The rule of the game that says no, for 'illegal-move'. */
  readonly rule: string | null;
  constructor(code: RefusalCode, message: string, rule: string | null = null) {
    super(message);
    this.code = code;
    this.rule = rule;
  }
}
