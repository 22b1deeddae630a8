/** Made from own-games.ftl by `npm run words`: change that file, not this one. */

export const ownGames = {
  title: 'Your games on all devices',
  yourTurn: 'Your turn',
  theirTurn: 'Waiting for others',
  openTable: 'Waiting for somebody to join',
  finishedGame: 'Finished',
};
