/** What the load knows of a player, whichever server it plays at. */

/** Who is told what players come to know. */
export interface PlayerListener {
  /** It may move, and has no move under way. */
  ready(player: Player): void;
  /** The server has said that its move was played. */
  answered(player: Player): void;
  /** Its match is over. */
  over(player: Player): void;
}

export interface Player {
  /** Sends any move; only when it is ready. */
  move(): void;
  leave(): void;
}

/** A server as players reach it: one address, or one for each process. */
export interface Place {
  readonly urls: readonly string[];
  /** The two seats of a match are at different processes. */
  readonly apart: boolean;
}

/** Seats two players at match number `i`; resolves when both have been welcomed. */
export type SeatTwo = (place: Place, i: number, listener: PlayerListener) => Promise<readonly Player[]>;

/** The process at which a seat of a match plays. */
export const urlFor = ({ urls, apart }: Place, i: number, seat: number): string =>
  urls[(i + (apart ? seat : 0)) % urls.length]!;

/**
 * Any move, but as few dice to attack with as may be: so a bout is as varied as any and goes on for a hundred and fifty
 * moves instead of twenty.
 */
export function pick<Move extends { readonly type: string }>(moves: readonly Move[]): Move {
  if (moves[0]!.type === 'split') return moves[0]!;
  return moves[Math.floor(Math.random() * moves.length)]!;
}
