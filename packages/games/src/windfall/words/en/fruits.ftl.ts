/** Made from fruits.ftl by `npm run words`: change that file, not this one. */

export const fruits = {
  kinds: {
    apple: 'apple',
    pear: 'pear',
    plum: 'plum',
    quince: 'quince',
  },
};
