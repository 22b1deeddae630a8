/** Made from shelf.ftl by `npm run words`: change that file, not this one. */

export const shelf = {
  name: 'FITE',
  tagline: 'Nine dice each. Guess, divide, roll, and change the roll.',
  players: '2 fighters',
  length: '3–6 minutes',
  start: 'Ring the bell',
  challenge: 'One reaction puts you ahead, whatever your rival does. Find it.',
};
