/** Made from avatars.ftl by `npm run words`: change that file, not this one. */

export const avatars = {
  juggler: 'Die Jongleurin',
  aerialist: 'Der Luftakrobat',
  magician: 'Die Zauberkünstlerin',
  strongman: 'Der Kraftmensch',
  clown: 'Der Clown',
  ringmaster: 'Die Zirkusdirektorin',
};
