/** Made from previews.ftl by `npm run words`: change that file, not this one. */

import * as formats from '@roundhouse/games/formats.de.ts';

export const previews = {
  invites: (names: readonly (string | number)[], count: number, game: string): string => `${formats.list(names)} ${formats.plural(count, 'möchte', 'möchten')} ${game} spielen`,
  somebody: 'Jemand',
  daily: (game: string): string => `Aufgabe des Tages: ${game}`,
};
