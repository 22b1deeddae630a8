/** Made from shelf.ftl by `npm run words`: change that file, not this one. */

export const shelf = {
  name: 'Zattera',
  tagline: 'One raft for all. Load your crates, and be the last who dares.',
  players: '2 to 4 boatmen',
  length: '5 minutes',
  start: 'Cast off',
};
