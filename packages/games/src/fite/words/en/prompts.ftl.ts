/** Made from prompts.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';
import type { Voice } from '../../../voice.ts';

export const prompts = {
  asked: {
    choosingPowers: 'Pick a super power, or none. It works once.',
    placingAtSetup: 'Where does your fighter enter? This placement is seen before turn 1 and gives no bonus.',
    placing: 'Where does your fighter stand this turn? Choose in secret.',
    relocating: 'Both fighters are seen. Use Swift to change places, or hold?',
    dividing: 'Divide your dice: how many attack, how many defend?',
    reacting: 'The dice are down. Change yours?',
  },
  chosen: 'Your choice is made.',
  waiting: (names: readonly (string | number)[], task: string, count: number): string => `Waiting for ${formats.list(names)} ${task}.`,
  waited: {
    choosingPowers: 'to pick a power',
    placingAtSetup: 'to enter the arena',
    placing: 'to choose a place',
    relocating: 'to use Swift or hold',
    dividing: 'to divide the dice',
    reacting: 'to answer the roll',
  },
  hand: {
    closed: (say: Voice, seat: number): string => `${say.does(seat, 'have', 'has')} chosen`,
    choosing: (say: Voice, seat: number): string => `${say.does(seat, 'are', 'is')} choosing`,
  },
  standsHere: (say: Voice, seat: number, fighter: string | null): string => `${fighter === null ? say.does(seat, 'stand', 'stands') : `${say.owns(seat)} ${fighter} stands`} here.`,
};
