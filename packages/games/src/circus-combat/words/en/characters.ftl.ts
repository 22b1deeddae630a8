/** Made from characters.ftl by `npm run words`: change that file, not this one. */

export const characters = {
  easy: 'Throws good dice again in the hope of better ones. Keep yours.',
  medium: 'Knows the acts, but overlooks a place now and then. Take what she leaves.',
  hard: 'Lays this turn’s dice as well as can be, and stops there. Think of the next act.',
  champion: 'Thinks of your reply before laying a die. Give him no easy one.',
};
