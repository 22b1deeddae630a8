/** Made from avatars.ftl by `npm run words`: change that file, not this one. */

export const avatars = {
  stone: 'Der Zauberer der Steine',
  tide: 'Die Hexe der Gezeiten',
  ember: 'Die Hexe der Glut',
  gale: 'Der Zauberer der Stürme',
  hermit: 'Der Einsiedler',
  seer: 'Die Seherin',
};
