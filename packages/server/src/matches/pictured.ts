/** A match as a link to it shows it before anybody opens it. */
export interface Pictured {
  readonly game: string;
  /** Who plays; none where that is not for everybody. */
  readonly names: readonly string[];
}
