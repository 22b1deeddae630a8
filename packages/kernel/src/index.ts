export {
  answeredTogether,
  type Closed,
  owingTogether,
  reopenAnswers,
} from './answered-together.ts';
export * from './chance.ts';
export * from './fairness.ts';
export * from './fast.ts';
export * from './flow.ts';
export * from './game.ts';
export * from './game-invariants.ts';
export * from './match.ts';
export * from './plain.ts';
export * from './playout.ts';
export { reasonAgainst, refused } from './question-answers.ts';
export * from './questions.ts';
export * from './record.ts';
export * from './replay.ts';
export * from './replay-states.ts';
export type { JsonSchema, Problem, Shape, Shaped, Tagged } from './shape.ts';
export * as shape from './shape.ts';
export * from './verify.ts';
export * from './viewer-replay.ts';
