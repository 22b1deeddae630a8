/** Made from avatars.ftl by `npm run words`: change that file, not this one. */

export const avatars = {
  orange: 'Die orange Figur',
  lightblue: 'Die hellblaue Figur',
  darkblue: 'Die dunkelblaue Figur',
  green: 'Die grüne Figur',
  purple: 'Die lila Figur',
  red: 'Die rote Figur',
};
