/** How a night at Circus Combat ends, in German. */

import { count } from '../../../formats.de.ts';
import { capital, stimme } from '../../../voice.ts';
import type { FinaleText } from '../catalogue.ts';
import { ENDINGS } from './events.ts';
import { quoted } from './things.ts';

const pointsSaid = (points: number): string => count(points, 'Punkt', 'Punkte');

export const finale: FinaleText = {
  title(winner, { names, viewer }) {
    if (winner === null) return 'Unentschieden: zwei in einem Licht';
    const say = stimme(names, viewer);
    return say.isYou(winner) ? 'Du gewinnst!' : `${say.name(winner)} gewinnt`;
  },
  why({ winner, reason }, { names, viewer }) {
    if (reason !== 'concede') return `${ENDINGS[reason]}.`;
    return `${capital(stimme(names, viewer).does(winner === 0 ? 1 : 0, 'gibst', 'gibt'))} auf.`;
  },
  score: 'Der Stand',
  best: (seat, { card, points }, { names, viewer }) =>
    `${capital(stimme(names, viewer).owns(seat, 'dein'))} Glanzstück: ${quoted(card)}, ${pointsSaid(points)}.`,
  comfort: best =>
    best
      ? `Von deiner Nummer ${quoted(best.card)} spricht noch der ganze Saal: ${pointsSaid(best.points)}. Verbeug dich!`
      : 'Verbeug dich! Morgen ist wieder Vorstellung.',
};
