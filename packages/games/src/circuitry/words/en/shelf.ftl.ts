/** Made from shelf.ftl by `npm run words`: change that file, not this one. */

export const shelf = {
  name: 'Circuitry',
  tagline: 'Build the board, bend the board, bring the charge home. Every card can turn under your feet.',
  players: '2–6 players, puzzles for one',
  length: '15–30 minutes',
  start: 'Close the circuit',
  challenge: 'Win in this one turn, with as few cards as you can.',
};
