/** The statistics of a server, in German. */

import type { AppWords } from '../index.ts';

export const statistics: AppWords['statistics'] = {
  title: 'Statistik',
  lead: 'Wie die Partien ausgingen, die auf diesem Server beendet wurden. Private zählen nicht mit, und niemand wird genannt.',
  none: 'Hier wurde noch keine Partie beendet.',
  counting: 'Ältere Partien werden noch gezählt.',
  usual: 'Übliche Regeln',
  version: version => `Regeln ${version}`,
  seats: { one: 'Platz', other: 'Plätze' },
  people: 'nur Menschen',
  bots: 'mit Bots',
  finished: { one: 'Partie', other: 'Partien' },
  drawn: { one: 'unentschieden', other: 'unentschieden' },
  conceded: { one: 'aufgegeben', other: 'aufgegeben' },
  steps: { one: 'Schritt', other: 'Schritte' },
  length: (mean, shortest, longest) => `im Mittel ${mean} Schritte, ${shortest} bis ${longest}`,
  wins: 'Siege nach Platz',
  seat: 'Platz',
  share: 'Anteil',
  between: 'Spanne',
  fair: 'Am Strich wären alle Plätze gleich gut. Bei wenigen Partien ist der Balken breit: Er zeigt, was der wahre Anteil sein kann.',
  forPrograms: 'Dasselbe für Programme',
};
