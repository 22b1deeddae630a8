/** Made from previews.ftl by `npm run words`: change that file, not this one. */

import * as formats from '@roundhouse/games/formats.en.ts';

export const previews = {
  invites: (names: readonly (string | number)[], count: number, game: string): string => `${formats.list(names)} ${formats.plural(count, 'wants', 'want')} to play ${game}`,
  somebody: 'Somebody',
  daily: (game: string): string => `Challenge of the day: ${game}`,
};
