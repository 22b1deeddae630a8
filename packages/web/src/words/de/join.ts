/** Where an invitation leads, and the links of a table, in German. */

import type { AppWords } from '../index.ts';

export const join: AppWords['join'] = {
  title: 'Mitspielen',
  cannot: 'An diesen Tisch kannst du dich nicht setzen',
  toLobby: 'Sieh in die Lobby',
  looking: 'Der Tisch wird gesucht …',
  notThere: 'Der Tisch ist nicht da.',
  somebody: 'Jemand',
  wantsToPlay: host => `${host} möchte spielen`,
  theRules: 'Die Regeln',
  sitting: 'Du setzt dich …',
  take: 'Platz nehmen',
  failed: 'Das hat nicht geklappt.',
  allTaken: 'Alle Plätze sind besetzt',
  finished: people => `${people} sind fertig.`,
  playing: people => `${people} spielen gerade.`,
  howItEnded: 'Sieh, wie es ausging',
  watch: 'Zusehen',
  sendLink: 'Schick diesen Link deinem Gegner',
  watchLink: 'Link für alle, die zusehen wollen',
  otherDevice: 'Mit einem anderen Gerät weiterspielen',
  seatLink: 'Dieser Link ist dein Platz. Öffne ihn auf dem anderen Gerät, und zeig ihn niemandem.',
  allGames: 'Oder nimm alle deine Partien mit',
  promise: 'Würfelversprechen: ',
  promiseMeans: '. Am Ende wird die Zahl dahinter aufgedeckt, und jeder Wurf lässt sich prüfen.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copiedSaid: 'Kopiert.',
};
