/** How a night at Circus Combat ends, in English. */

import { count } from '../../../formats.en.ts';
import { capital, voice } from '../../../voice.ts';
import type { FinaleText } from '../catalogue.ts';
import { ENDINGS } from './events.ts';
import { act } from './things.ts';

const pointsSaid = (points: number): string => count(points, 'point', 'points');

export const finale: FinaleText = {
  title(winner, { names, viewer }) {
    if (winner === null) return 'A draw: two in one spotlight';
    const say = voice(names, viewer);
    return say.isYou(winner) ? 'You win!' : `${say.name(winner)} wins`;
  },
  why({ winner, reason }, { names, viewer }) {
    if (reason !== 'concede') return `${capital(ENDINGS[reason])}.`;
    return `${capital(voice(names, viewer).does(winner === 0 ? 1 : 0, 'give', 'gives'))} up.`;
  },
  score: 'The score',
  best: (seat, { card, points }, { names, viewer }) =>
    `${capital(voice(names, viewer).owns(seat))} show-stopper: ${act(card)}, ${pointsSaid(points)}.`,
  comfort: best =>
    best
      ? `The house still hums about your ${act(best.card)}: ${pointsSaid(best.points)}. Take a bow!`
      : 'Take a bow! Tomorrow there is another show.',
};
