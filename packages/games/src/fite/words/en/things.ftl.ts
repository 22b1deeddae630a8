/** Made from things.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';

export const things = {
  places: {
    off: 'Offensive',
    def: 'Defensive',
    tac: 'Tactical',
  },
  pools: {
    off: 'attack',
    def: 'defence',
  },
  powers: {
    aggressive: {
      name: 'Aggressive',
      does: '−1 to each enemy attack die',
    },
    brutal: {
      name: 'Brutal',
      does: '+1 to each attack die',
    },
    cunning: {
      name: 'Cunning',
      does: 'move or flip dice from any place',
    },
    fast: {
      name: 'Fast',
      does: '−1 to each enemy defence die',
    },
    swift: {
      name: 'Swift',
      does: 'change places after the reveal',
    },
    tough: {
      name: 'Tough',
      does: '+1 to each defence die',
    },
  },
  bonus: {
    off: (one: boolean): string => `+1 to ${one ? 'one' : 'each'} attack die`,
    def: (defensiveBonus: number, one: boolean): string => `+${formats.number(defensiveBonus)} to ${one ? 'one' : 'each'} defence die`,
    tac: (tacticalReach: number, upTo2: boolean): string => `after the roll, move ${formats.plural(tacticalReach, `${formats.number(tacticalReach)} die or flip ${formats.number(tacticalReach)}`, `up to ${formats.number(tacticalReach)} dice or flip ${upTo2 ? 'up to 2' : '2'}`)}`,
  },
  badge: {
    off: '+1 attack',
    def: (defensiveBonus: number): string => `+${formats.number(defensiveBonus)} defence`,
    tac: (tacticalReach: number): string => `move or flip ${formats.number(tacticalReach)}`,
  },
};
