/** The kit that every game is tested with. */

export * from './broken.ts';
export * from './effort.ts';
export * from './laws.ts';
export * from './listening.ts';
export * from './moments.ts';
export * from './perft.ts';
export * from './planted.ts';
export * from './playthrough.ts';
export * from './random-game.ts';
export * from './reasons.ts';
export * from './scenario.ts';
export * from './secrets.ts';
