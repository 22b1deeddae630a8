/** Made from shelf.ftl by `npm run words`: change that file, not this one. */

export const shelf = {
  name: 'Windfall',
  tagline: 'Ein alter Baum, vier hungrige Hände. Press, was zusammengehört, bevor es fault.',
  players: '2 bis 4 Sammler',
  length: '10 Minuten',
  start: 'Schüttle den Baum',
};
