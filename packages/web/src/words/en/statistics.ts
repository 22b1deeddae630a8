/** The statistics of a server, in English. */

export const statistics = {
  title: 'Statistics',
  lead: 'How the games that were finished on this server went. Private matches are not counted, and nobody is named.',
  none: 'No match has been finished here yet.',
  counting: 'Older matches are still being counted.',
  usual: 'Usual rules',
  version: (version: string): string => `rules ${version}`,
  seats: { one: 'seat', other: 'seats' },
  people: 'people only',
  bots: 'with bots',
  finished: { one: 'match', other: 'matches' },
  drawn: { one: 'drawn', other: 'drawn' },
  conceded: { one: 'given up', other: 'given up' },
  steps: { one: 'step', other: 'steps' },
  length: (mean: string, shortest: string, longest: string): string =>
    `${mean} steps on average, ${shortest} to ${longest}`,
  wins: 'Wins by seat',
  seat: 'Seat',
  share: 'Share',
  between: 'Likely',
  fair: 'The line is where all seats would be equal. With few matches the bar is wide: it shows what the true share may well be.',
  forPrograms: 'The same for programs',
};
