/** Made from avatars.ftl by `npm run words`: change that file, not this one. */

export const avatars = {
  orange: 'The orange pawn',
  lightblue: 'The light blue pawn',
  darkblue: 'The dark blue pawn',
  green: 'The green pawn',
  purple: 'The purple pawn',
  red: 'The red pawn',
};
