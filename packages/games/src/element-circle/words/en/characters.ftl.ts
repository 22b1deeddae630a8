/** Made from characters.ftl by `npm run words`: change that file, not this one. */

export const characters = {
  easy: 'Casts whatever can be paid for. Let him burn his hand away.',
  medium: 'Burns brightly, but overlooks every third chance. Wait for it.',
  hard: 'Looks to the end of the turn and not beyond. Leave a trap in the Circle.',
  champion: 'Reckons with your hand before casting. Keep it hard to guess.',
};
