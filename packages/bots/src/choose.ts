/** The door to every bot: a request in, a move out. */

import { findGame } from '@roundhouse/games';
import { knowledgeOf } from '@roundhouse/games/knowledge';
import { chooseGreedily } from './greedy.ts';
import { chooseAtRandom } from './random.ts';
import { type Answer, type BotRequest, LEVELS, type Level, type Move, type Question } from './request.ts';

/** Levels that can play this game: judgement needs knowledge, chance does not. */
export const levelsFor = (game: string): readonly Level[] =>
  LEVELS.filter(level => level === 'random' || knowledgeOf(game) !== undefined);

/** One of `request.moves`. Throws a sentence if the request makes no sense. */
export function choose(request: BotRequest): Move {
  const { level, moves, budgetMs } = request;
  const game = findGame(request.game);
  if (!game) throw new Error(`there is no game '${request.game}'`);
  if (moves.length === 0) throw new Error('there is no move to choose');
  if (typeof budgetMs !== 'number' || !(budgetMs >= 0)) throw new Error(`a bot cannot think for ${budgetMs} ms`);
  if (!Number.isSafeInteger(request.seed)) throw new Error(`a seed is a whole number, not ${request.seed}`);
  switch (level) {
    case 'random':
      return chooseAtRandom(request);
    case 'greedy': {
      const knowledge = knowledgeOf(game.id);
      if (!knowledge) throw new Error(`no greedy bot knows ${game.name}`);
      return moves.length === 1 ? moves[0]! : chooseGreedily(request, game, knowledge);
    }
    default:
      throw new Error(`there is no bot level '${level satisfies never}'`);
  }
}

/** Answers a question that came to a worker; a failure is an answer too, so that nobody waits for ever. */
export function answer({ id, request }: Question): Answer {
  try {
    return { id, move: choose(request) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}
