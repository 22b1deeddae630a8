/** Made from moves.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';

export const moves = {
  load: (of: { readonly weight: number; readonly load: number; readonly limit: number }): string => `Load ${formats.number(of.weight)}: the raft then carries ${formats.number(of.load)} of ${formats.number(of.limit)}`,
  giveWay: (of: { readonly crates: number }): string => `Give way: the raft sails with ${formats.count(of.crates, 'crate', 'crates')}`,
  exchange: (of: { readonly weight: number | null }): string => of.weight === null ? 'Keep all crates' : `Throw ${formats.number(of.weight)} overboard and draw another`,
  concede: (): string => 'Concede',
};
