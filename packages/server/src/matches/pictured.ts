/** A match as a link to it shows it before anybody opens it. */
export interface Pictured {
  readonly game: string;
  /** Who plays; empty if that is not for everybody to know. */
  readonly names: readonly string[];
  /** The people who wait there for others; absent where nobody does. */
  readonly hosts?: readonly string[];
}
