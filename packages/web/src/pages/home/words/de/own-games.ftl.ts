/** Made from own-games.ftl by `npm run words`: change that file, not this one. */

export const ownGames = {
  title: 'Deine Partien auf allen Geräten',
  yourTurn: 'Du bist dran',
  theirTurn: 'Andere sind dran',
  openTable: 'Wartet auf jemanden',
  finishedGame: 'Beendet',
};
