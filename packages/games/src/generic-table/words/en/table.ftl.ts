/** Made from table.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';

export const table = {
  you: 'You',
  seat: (place: number): string => `Seat ${formats.number(place)}`,
  yes: 'yes',
  no: 'no',
  none: 'none',
  position: 'Position',
  table: 'Table',
  justNow: 'Just now',
  yourMoves: 'Your moves',
  search: 'Search your moves',
  choose: (field: string): string => `Choose: ${field}`,
  chosen: 'Chosen',
  takeBack: (choice: string): string => `${choice}. Choose again`,
  moves: (n: number): string => formats.count(n, 'move', 'moves'),
  nothingFound: 'No move reads like this.',
  more: (n: number): string => `${formats.count(n, 'more move', 'more moves')}: search, or choose above.`,
};
