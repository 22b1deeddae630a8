/** Made from shelf.ftl by `npm run words`: change that file, not this one. */

export const shelf = {
  name: 'Windfall',
  tagline: 'One old tree, four hungry hands. Press what belongs together before it rots.',
  players: '2 to 4 gleaners',
  length: '10 minutes',
  start: 'Shake the tree',
};
