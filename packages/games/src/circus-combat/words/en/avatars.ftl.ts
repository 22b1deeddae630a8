/** Made from avatars.ftl by `npm run words`: change that file, not this one. */

export const avatars = {
  juggler: 'The juggler',
  aerialist: 'The aerialist',
  magician: 'The magician',
  strongman: 'The strongman',
  clown: 'The clown',
  ringmaster: 'The ringmaster',
};
