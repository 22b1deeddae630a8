/** The door to every bot: a request in, a move out. */

import { findGame } from '@roundhouse/games';
import { type AnyKnowledge, knowledgeOf } from '@roundhouse/games/knowledge';
import type { AnyGame } from '@roundhouse/kernel';
import { chooseGreedily, weighGreedily } from './greedy.ts';
import { chooseAtRandom } from './random.ts';
import { type Answer, type BotRequest, LEVELS, type Level, type Move, type Question, type Weighed } from './request.ts';

/** Levels that can play this game: judgement needs knowledge, chance does not. */
export const levelsFor = (game: string): readonly Level[] =>
  LEVELS.filter(level => level === 'random' || knowledgeOf(game) !== undefined);

/** One of `request.moves`. Throws a sentence if the request makes no sense. */
export function choose(request: BotRequest): Move {
  const { level, moves } = request;
  const game = checked(request);
  switch (level) {
    case 'random':
      return chooseAtRandom(request);
    case 'greedy':
      return moves.length === 1 ? moves[0]! : chooseGreedily(request, game, knowledgeFor(game));
    default:
      throw new Error(`there is no bot level '${level satisfies never}'`);
  }
}

/** How the worthwhile of `request.moves` look to the greedy bot, best first. Throws like `choose`. */
export function weigh(request: BotRequest): readonly Weighed[] {
  const game = checked(request);
  return weighGreedily(request, game, knowledgeFor(game));
}

/** The game of a request that makes sense. */
function checked({ game: id, moves, budgetMs, seed, games = 1 }: BotRequest): AnyGame {
  const game = findGame(id);
  if (!game) throw new Error(`there is no game '${id}'`);
  if (moves.length === 0) throw new Error('there is no move to choose');
  if (typeof budgetMs !== 'number' || !(budgetMs >= 0)) throw new Error(`a bot cannot think for ${budgetMs} ms`);
  if (!Number.isSafeInteger(seed)) throw new Error(`a seed is a whole number, not ${seed}`);
  if (!(games >= 1)) throw new Error(`a bot cannot compare moves by ${games} imagined games`);
  return game;
}

function knowledgeFor(game: AnyGame): AnyKnowledge {
  const knowledge = knowledgeOf(game.id);
  if (!knowledge) throw new Error(`no greedy bot knows ${game.name}`);
  return knowledge;
}

/** Answers a question that came to a worker; a failure is an answer too, so that nobody waits for ever. */
export function answer({ id, request, asks }: Question): Answer {
  try {
    return asks === 'worth' ? { id, weighed: weigh(request) } : { id, move: choose(request) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}
