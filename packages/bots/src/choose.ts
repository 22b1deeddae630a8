/** The door to every bot where all games are at hand: a request in, a move out. */

import { findGame } from '@roundhouse/games';
import { knowledgeOf } from '@roundhouse/games/knowledge';
import type { BotRequest, Move } from './request.ts';
import { chooseKnowing, type Known } from './thinking.ts';

export const knownOf = (game: string): Known => ({ game: findGame(game), knowledge: knowledgeOf(game) });

/** One of `request.moves`. Throws a sentence if the request makes no sense. */
export const choose = (request: BotRequest): Move => chooseKnowing(knownOf(request.game), request);
