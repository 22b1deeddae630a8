/** Made from lobby.ftl by `npm run words`: change that file, not this one. */

import * as formats from '@roundhouse/games/formats.de.ts';

export const lobby = {
  title: 'Lobby',
  lead: 'Tische, an die sich jeder setzen oder bei denen jeder zusehen darf. Die Seite hält sich selbst aktuell.',
  open: 'Öffne einen Tisch',
  openOf: (game: string): string => `${game}: einen Tisch öffnen`,
  looking: 'Mitspieler gesucht',
  playing: 'Hier wird gespielt',
  searching: 'Ich sehe nach …',
  nobodyWaits: 'Gerade wartet niemand',
  nobodyWaitsHelp: 'Öffne einen Tisch, und alle sehen ihn hier. Inzwischen kannst du gegen einen Bot spielen.',
  nothingPlayed: 'Gerade wird an keinem offenen Tisch gespielt.',
  toTheGames: 'Gegen einen Bot spielen',
  notKnown: 'Das weiß im Moment niemand.',
  outOfDate: 'Was hier steht, kann veraltet sein.',
  waits: (names: string, count: number): string => `${names} ${formats.plural(count, 'wartet', 'warten')}`,
  free: (n: number): string => formats.count(n, 'freier Platz', 'freie Plätze'),
  against: ' gegen ',
  now: 'gerade eben',
  join: 'Mitspielen',
  joinOf: (host: string): string => `Mit ${host} spielen`,
  goThere: 'Hingehen',
  goOn: 'Weiterspielen',
  watch: 'Zusehen',
  watchOf: (people: string): string => `${people} zusehen`,
  yours: 'dein Tisch',
};
