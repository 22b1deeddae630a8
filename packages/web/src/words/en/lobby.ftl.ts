/** Made from lobby.ftl by `npm run words`: change that file, not this one. */

import * as formats from '@roundhouse/games/formats.en.ts';

export const lobby = {
  title: 'Lobby',
  lead: 'Tables that anybody may join or watch. This page keeps itself up to date.',
  open: 'Open a table',
  openOf: (game: string): string => `Open a table of ${game}`,
  looking: 'Looking for players',
  playing: 'Being played',
  searching: 'Looking …',
  nobodyWaits: 'Nobody is waiting right now',
  nobodyWaitsHelp: 'Open a table and it appears here for everyone. Meanwhile you can play against a bot.',
  nothingPlayed: 'No open table is being played right now.',
  toTheGames: 'Play against a bot',
  notKnown: 'Nobody knows at the moment.',
  outOfDate: 'What is shown may be out of date.',
  waits: (names: string, count: number): string => `${names} ${formats.plural(count, 'waits', 'wait')}`,
  free: (n: number): string => formats.count(n, 'free seat', 'free seats'),
  against: ' against ',
  now: 'just now',
  join: 'Join',
  joinOf: (host: string): string => `Join ${host}`,
  goThere: 'Go there',
  goOn: 'Play on',
  watch: 'Watch',
  watchOf: (people: string): string => `Watch ${people}`,
  yours: 'your table',
};
