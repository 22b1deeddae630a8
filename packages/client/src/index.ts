/** A Roundhouse server, for programs: what it says over HTTP, on live lines and over the bridge, with its types. */

export type { Competition } from '@roundhouse/server/competitions/protocol.ts';
export type {
  ChatLine,
  ClientMessage,
  ClockSettings,
  Clocks,
  GameListing,
  GivenSeat,
  Join,
  Lobby,
  Missed,
  NewTable,
  Position,
  Rematch,
  Seated,
  ServerMessage,
  Statistics,
  Table,
  TableSeat,
  Update,
  Welcome,
} from '@roundhouse/server/protocol.ts';
export {
  type Bridge,
  type BridgeMethods,
  type Listener,
  type MatchStatus,
  type Move,
  type Notices,
  type OfferedMove,
  openBridge,
} from './bridge.ts';
export { type Line, type LineOptions, openLine } from './line.ts';
export { Refused } from './refused.ts';
export { MatchAt, newKey, Server, type ServerAddress } from './server.ts';
