export * from './broken.ts';
export * from './laws.ts';
export * from './random-game.ts';
export * from './secrets.ts';
