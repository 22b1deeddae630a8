/** Made from table.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';

export const table = {
  you: 'Du',
  seat: (place: number): string => `Platz ${formats.number(place)}`,
  yes: 'ja',
  no: 'nein',
  none: 'nichts',
  position: 'Stellung',
  table: 'Tisch',
  justNow: 'Eben geschehen',
  yourMoves: 'Deine Züge',
  search: 'Züge durchsuchen',
  choose: (field: string): string => `Wähle: ${field}`,
  chosen: 'Gewählt',
  takeBack: (choice: string): string => `${choice}. Neu wählen`,
  moves: (n: number): string => formats.count(n, 'Zug', 'Züge'),
  nothingFound: 'So liest sich kein Zug.',
  more: (n: number): string => `${formats.count(n, 'weiterer Zug', 'weitere Züge')}: Suche, oder wähle oben.`,
};
