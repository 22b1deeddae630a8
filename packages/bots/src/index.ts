/** Bots: they see what their seat sees, and nothing else. */

export { type BotChannel, openBotChannel } from './bot-channel.ts';
export { choose } from './choose.ts';
export { levelsFor, usualLevelFor } from './levels.ts';
export { noteOf } from './note.ts';
export { type Answer, type BotRequest, LEVELS, type Level, type Move, type Question } from './request.ts';
