/** Made from statistics.ftl by `npm run words`: change that file, not this one. */

import * as formats from '@roundhouse/games/formats.en.ts';

export const statistics = {
  title: 'Statistics',
  lead: 'How the games that were finished on this server went. Tables that only their players may watch are not counted, and nobody is named.',
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
  fair: (n: number): string => `The red line is where all seats would be equal. Percentages stand where there are at least ${formats.number(n)} matches: fewer say next to nothing. The thin line shows between which the true share may well be.`,
  won: 'Won',
  noneOf: 'Nobody has finished one here yet.',
  beFirst: 'Open a table',
  totalFinished: (n: number): string => `${formats.plural(n, 'match', 'matches')} finished`,
  totalPeople: (n: number): string => 'between people only',
  totalSteps: (n: number): string => `${formats.plural(n, 'step', 'steps')} taken`,
  totalConceded: (n: number): string => 'given up',
  forPrograms: 'The same for programs',
};
