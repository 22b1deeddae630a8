/** Made from things.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';

export const things = {
  places: {
    off: 'Offensiv',
    def: 'Defensiv',
    tac: 'Taktisch',
  },
  pools: {
    off: 'Angriff',
    def: 'Abwehr',
  },
  powers: {
    aggressive: {
      name: 'Aggressiv',
      does: 'fremde Angriffswürfel −1',
    },
    brutal: {
      name: 'Brutal',
      does: 'eigene Angriffswürfel +1',
    },
    cunning: {
      name: 'Gerissen',
      does: 'überall schieben oder wenden',
    },
    fast: {
      name: 'Schnell',
      does: 'fremde Abwehrwürfel −1',
    },
    swift: {
      name: 'Flink',
      does: 'nach dem Zeigen den Ort wechseln',
    },
    tough: {
      name: 'Zäh',
      does: 'eigene Abwehrwürfel +1',
    },
  },
  bonus: {
    off: (one: boolean): string => `+1 auf ${one ? 'einen' : 'jeden'} Angriffswürfel`,
    def: (defensiveBonus: number, one: boolean): string => `+${formats.number(defensiveBonus)} auf ${one ? 'einen' : 'jeden'} Abwehrwürfel`,
    tac: (tacticalReach: number, upTo2: boolean): string => `nach dem Wurf ${formats.plural(tacticalReach, `${formats.number(tacticalReach)} Würfel verschieben oder ${formats.number(tacticalReach)}`, `bis zu ${formats.number(tacticalReach)} Würfel verschieben oder ${upTo2 ? 'bis zu 2' : '2'}`)} wenden`,
  },
  badge: {
    off: '+1 Angriff',
    def: (defensiveBonus: number): string => `+${formats.number(defensiveBonus)} Abwehr`,
    tac: (tacticalReach: number): string => `${formats.number(tacticalReach)} schieben/wenden`,
  },
};
