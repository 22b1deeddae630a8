/** Made from statistics.ftl by `npm run words`: change that file, not this one. */

import * as formats from '@roundhouse/games/formats.en.ts';

export const statistics = {
  title: 'Statistics',
  lead: 'How the games that were finished on this server went. Tables that only their players may watch are not counted, and nobody is named.',
  none: 'No match has been finished here yet.',
  counting: 'Older matches are still being counted.',
  usual: 'Usual rules',
  version: (version: string): string => `rules ${version}`,
  seats: (n: number): string => formats.count(n, 'seat', 'seats'),
  people: 'people only',
  bots: 'with bots',
  finished: (n: number): string => formats.count(n, 'match', 'matches'),
  drawn: (n: number): string => `${formats.number(n)} drawn`,
  conceded: (n: number): string => `${formats.number(n)} given up`,
  steps: (n: number): string => formats.count(n, 'step', 'steps'),
  length: (mean: string, shortest: string, longest: string): string => `${mean} steps on average, ${shortest} to ${longest}`,
  wins: 'Wins by seat',
  seat: 'Seat',
  share: 'Share',
  between: 'Likely',
  fair: 'The line is where all seats would be equal. With few matches the bar is wide: it shows what the true share may well be.',
  forPrograms: 'The same for programs',
};
