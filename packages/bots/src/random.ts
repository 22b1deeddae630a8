/** The bot that plays anything legal. */

import { fastChance } from '@roundhouse/kernel';
import type { BotRequest, Move } from './request.ts';

/** Each legal move equally likely. */
export const chooseAtRandom = ({ moves, seed }: BotRequest): Move => moves[fastChance(seed).int(moves.length)]!;
