export * from './chance.ts';
export * from './fairness.ts';
export * from './flow.ts';
export * from './game.ts';
export * from './match.ts';
export * from './plain.ts';
export * from './record.ts';
export * from './verify.ts';
