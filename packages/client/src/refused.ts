/** A server that says no. Nothing has changed when it does. */

export class Refused extends Error {
  override readonly name = 'Refused';
  /** For programs: docs/api.md lists them, and none changes its meaning. */
  readonly code: string;
  /** The rule that forbids a move, and the key of the sentence that says so. */
  readonly rule: string | null;
  readonly key: string | null;
  /** Of the HTTP answer; null where it came on a line. */
  readonly status: number | null;

  constructor(message: string, about: { code: string; rule?: string | null; key?: string | null; status?: number }) {
    super(message);
    this.code = about.code;
    this.rule = about.rule ?? null;
    this.key = about.key ?? null;
    this.status = about.status ?? null;
  }
}
