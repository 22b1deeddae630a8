/** Made from shelf.ftl by `npm run words`: change that file, not this one. */

export const shelf = {
  name: 'The CIRCUIT',
  tagline: 'Four fighters, one ring, one purse of Hype. Knock them out, throw them out, pin them, and finish in style.',
  players: '2–3 teams',
  length: '15–30 minutes a match',
  start: 'Ring the bell',
  challenge: 'A moment in the ring, and one thing to do in it.',
};
