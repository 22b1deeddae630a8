/** The 36 spells on 64 cards, as data: costs, kinds and effects. What a card says is made from this. */

import { type Cost, type EffectStep, ELEMENTS, type El, type Spell, type Toll, type ZoneSel } from './language.ts';

const draw = (n: number): EffectStep => ({ op: 'draw', n });
const discard = (n: number): EffectStep & Toll => ({ op: 'discard', n });
const steal = (look: number, take: number): EffectStep => ({ op: 'blind', look, take, mode: 'steal' });
const ruin = (look: number, take: number): EffectStep => ({ op: 'blind', look, take, mode: 'destroy' });
const destroy = (upTo: number, zone: ZoneSel): EffectStep => ({ op: 'destroyElement', upTo, zone });
const put = (upTo: number, zone: ZoneSel, types: readonly El[] = ELEMENTS): EffectStep => ({
  op: 'putElement',
  upTo,
  zone,
  types,
  state: 'unused',
});
const move = (upTo: number, from: ZoneSel, to: ZoneSel): EffectStep => ({ op: 'moveElement', upTo, from, to });

const EXPEND: readonly Toll[] = [{ op: 'expendSelf' }];
const DISCARD_ONE: readonly Toll[] = [discard(1)];

const once = (cost: Cost = {}, toll: readonly Toll[] = []) => ({ mode: 'once', cost, toll }) as const;
const clock = (toll: readonly Toll[] = []) => ({ mode: 'clock', cost: {}, toll }) as const;

const ONE_OF_EACH: Cost = { E: 1, W: 1, F: 1, A: 1 };

type Entry = Omit<Spell, 'no'>;

const direct = (name: string, copies: number, family: Spell['family'], cost: Cost, ...steps: EffectStep[]): Entry => ({
  name,
  copies,
  family,
  cost,
  kind: 'direct',
  steps,
});

const permanent = (
  name: string,
  copies: number,
  family: Spell['family'],
  cost: Cost,
  activation: Spell['activation'] & object,
  ...steps: EffectStep[]
): Entry => ({ name, copies, family, cost, kind: 'permanent', activation, steps });

const EARTH: readonly Entry[] = [
  direct('Tree', 3, 'earth', { E: 1 }, draw(2), discard(1)),
  direct('Theft', 3, 'earth', { E: 2 }, steal(1, 1)),
  direct('Forest', 2, 'earth', { E: 1, W: 1 }, draw(3), discard(1)),
  direct('Avalanche', 2, 'earth', { E: 2 }, { op: 'destroyPermanent', whose: 'any' }),
  permanent('Golem', 2, 'earth', { E: 3 }, once({ E: 1 }), steal(1, 1)),
  permanent('Mountain', 1, 'earth', { E: 1 }, once(), { op: 'blockPermanent', whose: 'opponents' }),
  direct('Robber', 1, 'earth', { E: 4 }, steal(3, 2)),
];

const WATER: readonly Entry[] = [
  direct('Geyser', 3, 'water', { W: 1 }, put(1, 'any')),
  direct('Waterfall', 2, 'water', { W: 2 }, put(1, 'circle'), put(1, 'zones')),
  direct('Trade', 2, 'water', { W: 1 }, discard(1), put(1, 'circle'), put(1, 'own')),
  permanent('Lake', 2, 'water', { W: 2 }, once(), put(1, 'own')),
  permanent('Pirate', 2, 'water', { W: 3 }, once(), {
    op: 'putElement',
    upTo: 2,
    zone: 'circle',
    types: ELEMENTS,
    state: 'used',
  }),
  direct('Vortex', 2, 'water', { W: 1, A: 1 }, put(2, 'circle')),
  permanent('Whale', 1, 'water', { W: 3 }, once({}, DISCARD_ONE), { op: 'castFree', source: 'hand' }),
];

const FIRE: readonly Entry[] = [
  direct('Fireball', 3, 'fire', { F: 2 }, destroy(1, 'any')),
  direct('Candle', 2, 'fire', { F: 1 }, { op: 'lookHand' }, { op: 'skipTurn' }),
  direct('Lava', 2, 'fire', { F: 1 }, destroy(1, 'any'), { op: 'destroyElement', upTo: 1, zone: 'own', forced: true }),
  direct('Volcano', 1, 'fire', { F: 3 }, destroy(2, 'any')),
  permanent('Minotaur', 1, 'fire', { F: 3 }, once({ F: 1 }), destroy(1, 'any')),
  direct('Pulverize', 1, 'fire', { F: 2 }, ruin(1, 1), draw(1)),
  permanent('Devil', 1, 'fire', { F: 3 }, once({ F: 1 }), ruin(2, 1)),
  direct('Phoenix', 1, 'fire', { F: 4 }, ruin(4, 2)),
  permanent('Dragon', 1, 'fire', { F: 2 }, once(), put(1, 'any', ['F'])),
  permanent('Dynamite', 1, 'fire', { F: 3 }, clock(EXPEND), { op: 'banCircle' }),
];

const AIR: readonly Entry[] = [
  direct('Lightning', 4, 'air', { A: 2 }, move(1, 'any', 'any')),
  direct('Cloud', 4, 'air', { A: 1 }, move(1, 'circle', 'any')),
  direct('Tornado', 2, 'air', { A: 3 }, move(2, 'any', 'any')),
  permanent('Cloud Castle', 2, 'air', { A: 3 }, once(), move(1, 'circleOrOwn', 'any')),
  permanent('Airship', 2, 'air', { A: 1 }, once({}, DISCARD_ONE), destroy(1, 'any')),
];

const MIXED: readonly Entry[] = [
  direct('Crest', 2, 'mixed', { any: 2 }, draw(1), put(1, 'any')),
  permanent('Rainbow', 1, 'mixed', ONE_OF_EACH, clock([{ op: 'destroyOwnPermanent' }]), { op: 'skipTurn' }),
  permanent('Ghost', 1, 'mixed', ONE_OF_EACH, clock(EXPEND), { op: 'takePermanent', whose: 'any' }),
  permanent('Joker', 1, 'mixed', ONE_OF_EACH, clock(), { op: 'wildOpening' }),
  permanent('Knight', 1, 'mixed', ONE_OF_EACH, once(), { op: 'destroyPermanent', whose: 'any' }),
  permanent(
    'King',
    1,
    'mixed',
    ONE_OF_EACH,
    { mode: 'unlimited', cost: { any: 2 }, toll: [] },
    { op: 'choose', options: [[draw(1)], [put(1, 'any')]] },
  ),
  permanent('Wizard', 1, 'mixed', { same: 5 }, once(), { op: 'castFree', source: 'deckTop', forced: true }),
];

const numbered = (entries: readonly Entry[]): readonly Spell[] =>
  entries.map((entry, index) => ({ no: index + 1, ...entry }));

/** A list of cards to play with, and ways to look things up in it. */
export interface SpellList {
  /** In the order in which spells are always listed. */
  readonly spells: readonly Spell[];
  readonly byName: ReadonlyMap<string, Spell>;
  /** All 64 cards by name, copies adjacent. */
  readonly cards: readonly string[];
}

/** Prepares a list. The validator, not this, says whether it is a good one. */
function listed(spells: readonly Spell[]): SpellList {
  return {
    spells,
    byName: new Map(spells.map(spell => [spell.name, spell])),
    cards: spells.flatMap(({ name, copies }) => Array.from({ length: copies }, () => name)),
  };
}

const FIRST = numbered([...EARTH, ...WATER, ...FIRE, ...AIR, ...MIXED]);

/** What measuring has changed, so that fewer wizards go out with a full hand: more cheap cards, and fewer that burn elements. */
const TUNED: { readonly [name: string]: Partial<Pick<Spell, 'copies' | 'cost'>> } = {
  Tree: { copies: 4 },
  Theft: { copies: 4, cost: { E: 1 } },
  Avalanche: { copies: 1 },
  Golem: { copies: 1, cost: { E: 2 } },
  Waterfall: { cost: { W: 1 } },
  Pirate: { cost: { W: 2 } },
  Whale: { cost: { W: 2 } },
  Fireball: { copies: 2 },
  Pulverize: { copies: 2, cost: { F: 1 } },
  Devil: { cost: { F: 2 } },
  Cloud: { copies: 3 },
  Airship: { copies: 3 },
};

/** Content versions. `first` is the list as authored; the retuned one is another entry, so old matches stay what they were. */
export const SPELL_LISTS = {
  first: listed(FIRST),
  tuned: listed(FIRST.map(spell => ({ ...spell, ...TUNED[spell.name] }))),
} as const satisfies { readonly [version: string]: SpellList };

export type SpellListId = keyof typeof SPELL_LISTS;

/** How many symbols a cost has. */
export const sizeOf = (cost: Cost): number => Object.values(cost).reduce((sum, n) => sum + n, 0);
