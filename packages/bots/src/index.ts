/** Bots: they see what their seat sees, and nothing else. */

export { choose, levelsFor } from './choose.ts';
export { type Line, openLine } from './line.ts';
export { type Answer, type BotRequest, LEVELS, type Level, type Move, type Question } from './request.ts';
