/** Everything that crosses the wire, as schemas and types, by subject. Imports nothing of the server, so that clients can use it. */

export * from './protocol/bodies.ts';
export * from './protocol/bridge.ts';
export * from './protocol/live.ts';
export { Clocks, Missed, Position, Welcome } from './protocol/position.ts';
export * from './protocol/table.ts';
