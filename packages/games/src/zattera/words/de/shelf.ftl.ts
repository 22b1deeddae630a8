/** Made from shelf.ftl by `npm run words`: change that file, not this one. */

export const shelf = {
  name: 'Zattera',
  tagline: 'Ein Floß für alle. Belade es, und sei der Letzte, der sich traut.',
  players: '2 bis 4 Flößer',
  length: '5 Minuten',
  start: 'Leinen los',
};
