/** Made from statistics.ftl by `npm run words`: change that file, not this one. */

import * as formats from '@roundhouse/games/formats.de.ts';

export const statistics = {
  title: 'Statistik',
  lead: 'Wie die Partien ausgingen, die auf diesem Server beendet wurden. Tische, denen nur die Spielenden zusehen dürfen, zählen nicht mit, und niemand wird genannt.',
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
  fair: (n: number): string => `Am roten Strich wären alle Plätze gleich gut. Prozente stehen da, wo es mindestens ${formats.number(n)} Partien sind: Weniger sagen so gut wie nichts. Die dünne Linie zeigt, wo der wahre Anteil liegen kann.`,
  won: 'Siege',
  noneOf: 'Hier hat noch niemand eine Partie beendet.',
  beFirst: 'Tisch eröffnen',
  totalFinished: (n: number): string => `${formats.plural(n, 'Partie', 'Partien')} beendet`,
  totalPeople: (n: number): string => 'nur unter Menschen',
  totalSteps: (n: number): string => `${formats.plural(n, 'Schritt', 'Schritte')} getan`,
  totalConceded: (n: number): string => 'aufgegeben',
  forPrograms: 'Dasselbe für Programme',
};
