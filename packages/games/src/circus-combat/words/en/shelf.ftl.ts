/** Made from shelf.ftl by `npm run words`: change that file, not this one. */

export const shelf = {
  name: 'Circus Combat',
  tagline: 'Two artists, eight tricks, one spotlight. Outshine your rival before fatigue sets in.',
  players: '2 artists',
  length: '30–45 minutes',
  start: 'Raise the curtain',
  challenge: 'The last turn of the show: one way to place the dice wins it.',
};
