/** What every bot does with a request, once the game and what is known of it are at hand. */

import type { AnyKnowledge } from '@roundhouse/games/knowledge';
import type { AnyGame } from '@roundhouse/kernel';
import { chooseGreedily, weighGreedily } from './greedy.ts';
import { settled, type Thought, think } from './minds.ts';
import { chooseAtRandom } from './random.ts';
import type { Answer, BotRequest, Move, Question, Stop, Weighed } from './request.ts';
import { compareAsChampion, weighAsChampion } from './weighing.ts';

/** A game and what bots know of it; undefined where that is nothing. */
export interface Known {
  readonly game: AnyGame | undefined;
  readonly knowledge: AnyKnowledge | undefined;
}

/** One of `request.moves`. Throws a sentence if the request makes no sense. */
export function chooseKnowing(known: Known, request: BotRequest): Move {
  const thought = begin(known, request);
  while (!thought.isDone) thought.grow();
  return thought.best();
}

/** A decision in the making. Throws like `chooseKnowing`. */
function begin(known: Known, request: BotRequest): Thought {
  const { level, moves } = request;
  const game = checked(known, request);
  switch (level) {
    case 'random':
      return settled(chooseAtRandom(request));
    case 'greedy':
      return settled(moves.length === 1 ? moves[0]! : chooseGreedily(request, game, knowledgeFor(known)));
    case 'easy':
    case 'medium':
    case 'hard':
    case 'champion':
      return moves.length === 1 ? settled(moves[0]!) : think(request, level, game, knowledgeFor(known));
    default:
      throw new Error(`there is no bot level '${level satisfies never}'`);
  }
}

/** How the worthwhile of `request.moves` look, or all of them compared, best first. Throws like `chooseKnowing`. */
function weighKnowing(known: Known, request: BotRequest, asks: 'worth' | 'compare'): readonly Weighed[] {
  const weigh = request.level !== 'champion' ? weighGreedily : asks === 'worth' ? weighAsChampion : compareAsChampion;
  return weigh(request, checked(known, request), knowledgeFor(known));
}

/** The game of a request that makes sense. */
function checked({ game }: Known, request: BotRequest): AnyGame {
  const { game: id, moves, budgetMs, seed, games = 1, iterations = 1 } = request;
  if (!game) throw new Error(`there is no game '${id}'`);
  if (moves.length === 0) throw new Error('there is no move to choose');
  if (typeof budgetMs !== 'number' || !(budgetMs >= 0)) throw new Error(`a bot cannot think for ${budgetMs} ms`);
  if (!Number.isSafeInteger(seed)) throw new Error(`a seed is a whole number, not ${seed}`);
  if (!(games >= 1)) throw new Error(`a bot cannot compare moves by ${games} imagined games`);
  if (!(iterations >= 1)) throw new Error(`a bot cannot search by ${iterations} imagined games`);
  return game;
}

function knowledgeFor({ game, knowledge }: Known): AnyKnowledge {
  if (!knowledge) throw new Error(`no greedy bot knows ${game?.name}`);
  return knowledge;
}

/** Time between looks at what else was sent: nobody notices so little, and looking costs next to nothing. */
const SLICE_MS = 30;

/**
 * The answering end of a line to a worker: give it each message that comes. Questions are answered in turn. A failure is
 * an answer too, so that nobody waits for ever.
 */
export function openThinker(
  know: (game: string) => Known | Promise<Known>,
  send: (answer: Answer) => void,
): (message: Question | Stop) => void {
  const stopped = new Set<number>();
  let last: Promise<void> = Promise.resolve();
  const answer = async ({ id, request, asks }: Question): Promise<void> => {
    try {
      const known = await know(request.game);
      if (request.level === 'champion') await known.knowledge?.prepare?.(request.view);
      if (asks) send({ id, weighed: weighKnowing(known, request, asks) });
      else send({ id, move: await unhurried(begin(known, request), () => stopped.has(id)) });
    } catch (error) {
      send({ id, failure: error instanceof Error ? error.message : String(error) });
    }
    stopped.delete(id);
  };
  return message => {
    if ('stop' in message) stopped.add(message.id);
    else last = last.then(() => answer(message));
  };
}

/** Thinks in slices, and hears in between whether it shall stop. */
async function unhurried(thought: Thought, isStopped: () => boolean): Promise<Move> {
  while (!thought.isDone) {
    if (isStopped()) thought.stop();
    const until = performance.now() + SLICE_MS;
    while (!thought.isDone && performance.now() < until) thought.grow();
    if (!thought.isDone) await new Promise(resolve => setTimeout(resolve, 0));
  }
  return thought.best();
}
