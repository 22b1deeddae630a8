/** Made from shelf.ftl by `npm run words`: change that file, not this one. */

export const shelf = {
  name: 'Element Circle',
  tagline: 'Shared elements, secret spells, a hand that only shrinks. Be the last wizard who can cast.',
  players: '2–6 wizards',
  length: '5–30 minutes a round',
  start: 'Light the circle',
  challenge: 'Open hands: one move makes sure that your rival is stuck first.',
};
