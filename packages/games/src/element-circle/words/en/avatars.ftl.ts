/** Made from avatars.ftl by `npm run words`: change that file, not this one. */

export const avatars = {
  stone: 'The wizard of stone',
  tide: 'The witch of the tide',
  ember: 'The witch of the embers',
  gale: 'The wizard of the gale',
  hermit: 'The hermit',
  seer: 'The seer',
};
