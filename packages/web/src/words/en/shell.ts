/** The frame around every page, in English. */

export const shell = {
  main: 'Main',
  learn: 'Learn',
  lobby: 'Lobby',
  replays: 'Replays',
  loading: 'One moment …',
  notLoaded: 'This page could not be loaded',
  checkConnection: 'Check the connection and ',
  tryAgain: 'try again',
  noSuchPage: 'There is no such page',
  leadsNowhere: 'The address leads nowhere. ',
  toTheGames: 'Go to the games',
};
