/** Made from prompts.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';
import type { Voice } from '../../../voice.ts';
import * as functions from './functions.ts';

export const prompts = {
  rethrow: 'Mark dice to throw again, or keep all.',
  place: 'Put your dice on the posters, then send them.',
  placeRed: 'The red dice are thrown. Put them on the other posters.',
  resolve: 'Several tricks are ready. Which one is awarded next?',
  reroll: (card: Parameters<typeof functions.trick>[0], dice: number): string => `${functions.trick(card)} holds nothing but red dice, so nobody wins it. Throw its ${formats.count(dice, 'die', 'dice')} onto the other tricks, or let them rest?`,
  swap: (say: Voice, card: Parameters<typeof functions.trick>[0], active: number | null): string => `You won ${functions.trick(card)}${active === null ? '' : ` in ${say.owns(active)} turn`}. Its two arrows let you exchange two neighbours of your show; you need not.`,
  waiting: {
    rethrow: (say: Voice, seat: number): string => `Waiting for ${say.name(seat)} to keep or rethrow dice.`,
    place: (say: Voice, seat: number): string => `Waiting for ${say.name(seat)} to place dice.`,
    resolve: (say: Voice, seat: number): string => `Waiting for ${say.name(seat)} to choose which ready trick is awarded next.`,
    reroll: (say: Voice, seat: number): string => `Waiting for ${say.name(seat)} to throw the red dice again or let them rest.`,
    swap: (say: Voice, seat: number): string => `Waiting for ${say.name(seat)} to exchange two tricks of their show, or not.`,
  },
  end: (say: Voice, seat: number, last: string | null): string => `${say.does(seat, 'have', 'has')} nine tricks: ${last === null ? 'this is the last turn' : last}.`,
};
