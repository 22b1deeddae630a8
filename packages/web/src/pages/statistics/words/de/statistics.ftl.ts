/** Made from statistics.ftl by `npm run words`: change that file, not this one. */

import * as formats from '@roundhouse/games/formats.de.ts';

export const statistics = {
  title: 'Statistik',
  lead: 'Wie die Partien ausgingen, die auf diesem Server beendet wurden. Tische, denen nur die Spielenden zusehen dürfen, zählen nicht mit, und niemand wird genannt.',
  none: 'Hier wurde noch keine Partie beendet.',
  counting: 'Ältere Partien werden noch gezählt.',
  usual: 'Übliche Regeln',
  version: (version: string): string => `Regeln ${version}`,
  seats: (n: number): string => formats.count(n, 'Platz', 'Plätze'),
  people: 'nur Menschen',
  bots: 'mit Bots',
  finished: (n: number): string => formats.count(n, 'Partie', 'Partien'),
  drawn: (n: number): string => `${formats.number(n)} unentschieden`,
  conceded: (n: number): string => `${formats.number(n)} aufgegeben`,
  steps: (n: number): string => formats.count(n, 'Schritt', 'Schritte'),
  length: (mean: string, shortest: string, longest: string): string => `im Mittel ${mean} Schritte, ${shortest} bis ${longest}`,
  wins: 'Siege nach Platz',
  seat: 'Platz',
  share: 'Anteil',
  between: 'Spanne',
  fair: 'Am Strich wären alle Plätze gleich gut. Bei wenigen Partien ist der Balken breit: Er zeigt, was der wahre Anteil sein kann.',
  forPrograms: 'Dasselbe für Programme',
};
