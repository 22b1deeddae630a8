/** Made from table.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';
import type { Voice } from '../../../voice.ts';

export const table = {
  ask: {
    waiting: (say: Voice, seat: number): string => `Waiting for ${say.name(seat)}.`,
    exchanging: 'Twins! Throw one of your crates overboard and draw another?',
    firstCrate: 'The raft is empty. Load a crate.',
    loading: 'Load a crate, or give way?',
  },
  loadOf: (load: number, limit: number): string => `${formats.number(load)} of ${formats.number(limit)}`,
  labels: {
    raft: 'Raft',
    load: 'Load',
    leader: 'Loaded last',
    gone: 'Gone',
    giveWay: 'Give way',
    exchange: 'Exchange',
    weight: 'Weight',
    points: 'Points',
    hand: 'Hand',
    crates: 'Crates',
    pile: 'Pile',
    winners: 'Winners',
  },
  options: {
    limit: {
      label: 'Raft',
      help: 'How much the raft carries.',
    },
  },
  presets: {
    usual: {
      label: 'As written',
      help: 'The raft carries 15.',
    },
    large: {
      label: 'Large raft',
      help: 'It carries 20: more crates go with each raft.',
    },
  },
};
