/** The content of `ref-1`: as the page prints it, valid, and found wrong where it is made wrong. */

import { describe, expect, test } from 'vitest';
import { combatCard, contentOf, REF_1 } from '../content/packs.ts';
import { NOTHING_PLACED, placementZones } from '../content/placement.ts';
import {
  type Ability,
  CONTENT_IDS,
  type Content,
  type Cost,
  type Effect,
  FIGHTER_IDS,
  type FighterCard,
  HAZARD_IDS,
  RING_RULES_IDS,
  type TargetSpec,
  TRAIT_IDS,
  type TraitId,
  type Who,
  ZONES,
} from '../content/types.ts';
import { demandOf, problemsOf } from '../content/validate.ts';
import { ZONE } from '../content/zones.ts';
import { APPROVED_FIGHTERS } from './approved-fighters.ts';

const costText = ({ hype, ...cards }: Cost): string =>
  (['B', 'F', 'H', 'G'] as const).map(symbol => symbol.repeat(cards[symbol] ?? 0)).join('') + (hype ? `+${hype}` : '');

const specText = ({ side, range }: TargetSpec): string => `${side}${range === 'engaged' ? '' : range.within}`;

function choosingText({ target, ally }: Ability): string {
  if (target === 'eachEngaged') return 'each';
  return [target, ally].flatMap(spec => (spec ? [specText(spec)] : [])).join('+');
}

const whoText = (who: Who): string => (typeof who === 'object' ? `eachEnemyWithin${who.eachEnemyWithin}` : who);

function effectText(effect: Effect): string {
  const words = [
    effect.k === 'state' ? effect.state : effect.k,
    ...('n' in effect ? [effect.n] : []),
    ...('with' in effect ? [effect.with] : []),
    ...('trait' in effect ? [effect.trait] : []),
    ...('who' in effect && effect.who ? [whoText(effect.who)] : []),
  ];
  return `${effect.if?.c === 'adjacentAlly' ? 'if adjacentAlly: ' : ''}${words.join(' ')}`;
}

const abilityText = (ability: Ability): string =>
  [
    `${ability.finisher ? 'X' : 'A'} ${ability.name}`,
    costText(ability.cost),
    choosingText(ability),
    ability.groups.map(group => group.map(effectText).join(', ')).join(' > '),
    ability.hype,
  ].join(' | ');

const fighterText = ({ id, name, tagLine, identities, stats, traits, abilities }: FighterCard): string =>
  [
    [`@${id}`, name, tagLine, ...Object.values(identities), Object.values(stats).join(' ')].join(' | '),
    `T ${traits.join(', ')}`,
    ...abilities.map(abilityText),
  ].join('\n');

describe('ref-1', () => {
  test('ARENA-4: every fighter is as the page prints it', () => {
    expect(FIGHTER_IDS.map(id => fighterText(REF_1.fighters[id])).join('\n')).toBe(APPROVED_FIGHTERS);
  });

  test('every id has its row, in the order of the ids', () => {
    expect(Object.keys(REF_1.fighters)).toEqual(FIGHTER_IDS);
    expect(Object.keys(REF_1.traits)).toEqual(TRAIT_IDS);
    expect(Object.keys(REF_1.hazards)).toEqual(HAZARD_IDS);
    expect(Object.keys(REF_1.ringRules)).toEqual(RING_RULES_IDS);
  });

  test.each(CONTENT_IDS)('%s satisfies every validator', id => {
    expect(contentOf(id).id).toBe(id);
    expect(problemsOf(contentOf(id))).toEqual([]);
  });

  test('costs ask for 44 of each symbol and 26 Generic', () => {
    expect(demandOf(REF_1)).toEqual({ B: 44, F: 44, H: 44, G: 26 });
  });

  test('23 names: only Rex Calder has two versions', () => {
    const names = Object.values(REF_1.fighters).map(({ name }) => name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual(['Rex Calder']);
  });

  test('Study Hold and Handshake Protocol alone are limited to once per activation', () => {
    const abilities = Object.values(REF_1.fighters).flatMap(card => card.abilities);
    expect(abilities.filter(({ limit }) => limit).map(({ id }) => id)).toEqual(['study-hold', 'handshake-protocol']);
  });
});

describe('the deck', () => {
  const count = (test: (card: Content['deck'][number]) => boolean): number => REF_1.deck.filter(test).length;

  test('ARENA-26: 52 cards: 12 pin breaks, 16 with a Struggle effect, 24 plain', () => {
    expect(REF_1.deck).toHaveLength(52);
    expect(count(({ pinBreak }) => pinBreak === true)).toBe(12);
    expect(count(({ struggle }) => struggle !== undefined)).toBe(16);
    expect(count(({ pinBreak, struggle }) => !pinBreak && !struggle)).toBe(24);
  });

  test('ARENA-27: 25 symbols of each type', () => {
    const all = REF_1.deck.flatMap(({ symbols }) => symbols);
    expect(['B', 'F', 'H'].map(symbol => all.filter(one => one === symbol).length)).toEqual([25, 25, 25]);
  });

  test.each([
    ['B04', 'B', true, undefined],
    ['B05', 'B', undefined, 'brace'],
    ['F07', 'F', undefined, 'heelKick'],
    ['H06', 'H', undefined, 'counterGrip'],
    ['H08', 'H', undefined, undefined],
    ['BF01', 'BF', undefined, 'notYet'],
    ['FH02', 'FH', undefined, undefined],
    ['HH01', 'HH', undefined, undefined],
    ['BFH04', 'BFH', undefined, 'crowdRoar'],
  ])('%s shows %s', (id, symbols, pinBreak, struggle) => {
    const card = combatCard('ref-1', id);
    expect([card.symbols.join(''), card.pinBreak, card.struggle]).toEqual([symbols, pinBreak, struggle]);
  });

  test('an id that no card has is an error', () => {
    expect(() => combatCard('ref-1', 'B12')).toThrow("ref-1 has no combat card 'B12'");
  });
});

describe('zones', () => {
  test('ARENA-R7: two zones neighbour exactly where a space of one is adjacent to a space of the other', () => {
    const distance = (a: { q: number; r: number }, b: { q: number; r: number }): number =>
      Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));
    for (const zone of ZONES) {
      // Centres three apart: the rings of six around them touch.
      const near = ZONES.filter(other => other !== zone && distance(ZONE[zone].centre, ZONE[other].centre) <= 3);
      expect(ZONE[zone].neighbours).toEqual(near);
    }
  });

  test('ARENA-12: there are seven zones, and opposite ones are opposite each other', () => {
    expect(ZONES.map(zone => ZONE[zone].opposite)).toEqual([null, 4, 5, 6, 1, 2, 3]);
  });
});

describe('placing hazards and deployment zones', () => {
  const { 'home-turf': homeTurf, 'twin-terrors': twinTerrors, 'face-off': faceOff } = REF_1.ringRules;

  test('ARENA-E1 ARENA-20 ARENA-21 ARENA-22 ARENA-23 ARENA-R6: two teams', () => {
    const hazards = [2, 0] as const;
    expect(placementZones(homeTurf, { hazards, deployments: [] }, 2)).toEqual([1, 3, 4, 5, 6]);
    expect(placementZones(homeTurf, { hazards, deployments: [4] }, 2)).toEqual([1, 6]);
  });

  test('ARENA-E2 ARENA-R8 ARENA-R9: three teams', () => {
    expect(placementZones(homeTurf, { hazards: [1], deployments: [] }, 3)).toEqual([0, 3, 5]);
    expect(placementZones(homeTurf, { hazards: [1, 0], deployments: [] }, 3)).toEqual([3, 5]);
    expect(placementZones(homeTurf, { hazards: [1, 0, 3], deployments: [] }, 3)).toEqual([2, 4, 6]);
    expect(placementZones(homeTurf, { hazards: [1, 0, 3], deployments: [2] }, 3)).toEqual([4, 6]);
    expect(placementZones(homeTurf, { hazards: [1, 0, 3], deployments: [2, 4] }, 3)).toEqual([6]);
  });

  test('Twin Terrors: a later hazard neighbours an earlier one', () => {
    expect(placementZones(twinTerrors, { hazards: [1], deployments: [] }, 2)).toEqual([0, 2, 6]);
  });

  test('Face-Off: with two teams the second deployment zone is across the ring', () => {
    expect(placementZones(faceOff, { hazards: [0, 2], deployments: [1] }, 2)).toEqual([4]);
    expect(placementZones(faceOff, { hazards: [0, 2], deployments: [] }, 2)).toEqual([1, 3, 4, 6]);
  });

  test('every card lets the first hazard go somewhere', () => {
    for (const id of RING_RULES_IDS) {
      expect(placementZones(REF_1.ringRules[id], NOTHING_PLACED, 3).length).toBeGreaterThan(0);
    }
  });
});

describe('validators find what is wrong', () => {
  const changedFighter = (change: Partial<FighterCard>): Content => ({
    ...REF_1,
    fighters: { ...REF_1.fighters, krag: { ...REF_1.fighters.krag, ...change } },
  });
  const changedAbility = (at: number, change: Partial<Ability>): Content =>
    changedFighter({
      abilities: REF_1.fighters.krag.abilities.map((one, i) => (i === at ? { ...one, ...change } : one)),
    });

  const mapped = <Row extends object, Id extends string>(
    rows: { readonly [I in Id]: Row },
    change: (row: Row) => Row,
  ): { readonly [I in Id]: Row } =>
    Object.fromEntries(Object.entries<Row>(rows).map(([id, row]) => [id, change(row)])) as { [I in Id]: Row };

  test.each<[string, Content, string]>([
    ['a short deck', { ...REF_1, deck: REF_1.deck.slice(1) }, 'the deck has 51 cards, not 52'],
    [
      'too many pin breaks',
      { ...REF_1, deck: REF_1.deck.map(card => ({ ...card, pinBreak: true as const })) },
      'the deck has 52 pin breaks, not 10 to 14',
    ],
    [
      'a stat out of range',
      changedFighter({ stats: { SPD: 6, STA: 7, COM: 5, PIN: 4 } }),
      'krag has SPD 6, not 3 to 5',
    ],
    [
      'stats worth too much',
      changedFighter({ stats: { SPD: 5, STA: 7, COM: 6, PIN: 4 } }),
      'the stats of krag are worth 55, not 47 to 54',
    ],
    [
      'too tough for its utility',
      changedFighter({ stats: { SPD: 4, STA: 8, COM: 5, PIN: 4 } }),
      'krag is too tough to be Aggressive',
    ],
    ['no traits', changedFighter({ traits: [] }), 'krag has 0 traits, not 1 or 2'],
    [
      'a gap in the grid',
      changedFighter({ identities: { class: 'Saurid', utility: 'Aggressive', style: 'Thrower' } }),
      'there are 1 Striker among the 6 Saurid fighters, not a third',
    ],
    ['too much Hype', changedAbility(0, { hype: 1 }), "krag's claw gives 1 Hype for 1 symbols"],
    [
      'too much effect',
      changedAbility(0, { groups: [[{ k: 'damage', n: 2 }]] }),
      "krag's claw is worth 2.0 for 1 symbols",
    ],
    [
      'drawing without limit',
      changedAbility(0, { groups: [[{ k: 'draw', n: 1 }]] }),
      "krag's claw draws cards any number of times",
    ],
    [
      'a defeat that is no Finishing Move',
      changedAbility(0, { groups: [[{ k: 'defeat' }]] }),
      "krag's claw defeats and is no Finishing Move",
    ],
    [
      'a cheap Finishing Move',
      changedAbility(3, { cost: { H: 1, hype: 8 } }),
      "krag's feeding-frenzy costs 8 Hype, not 11 to 13",
    ],
    [
      'a Finishing Move of one group',
      changedAbility(3, { groups: [[{ k: 'defeat' }]] }),
      "krag's feeding-frenzy does nothing besides the defeat",
    ],
    [
      'one symbol asked for too often',
      changedAbility(2, { cost: { H: 9 } }),
      'costs ask for 43, 44, 51 of B, F and H: more than a tenth apart',
    ],
    [
      'deploying in the middle',
      {
        ...REF_1,
        ringRules: { ...REF_1.ringRules, carousel: { ...REF_1.ringRules.carousel, deployZones: ZONES } },
      },
      'carousel lets a team deploy in zone 0',
    ],
    [
      'a set-up that cannot be completed',
      {
        ...REF_1,
        ringRules: { ...REF_1.ringRules, carousel: { ...REF_1.ringRules.carousel, deployZones: [1, 2] } },
      },
      'no set-up of 2 teams can be completed with carousel',
    ],
    [
      'no hazard for everybody',
      {
        ...REF_1,
        hazards: mapped(REF_1.hazards, card => ({ ...card, choose: { atLeast: { identity: 'Voidling', n: 3 } } })),
      },
      'no hazard may be chosen by rex-rookie, dolly, gus, mercy',
    ],
    [
      'too few hazards',
      { ...REF_1, hazards: { 'fire-pit': REF_1.hazards['fire-pit'] } as Content['hazards'] },
      'there are 1 hazards, not 8 or more',
    ],
    [
      'a zone with a target',
      {
        ...REF_1,
        ringRules: {
          ...REF_1.ringRules,
          carousel: { ...REF_1.ringRules.carousel, mods: [{ m: 'zoneEnter', zone: 0, do: [[{ k: 'stun', n: 1 }]] }] },
        },
      },
      'carousel would have somebody choose a fighter',
    ],
    [
      'a trait that is not there',
      changedFighter({ traits: ['night-sight' as TraitId] }),
      'krag has a trait that is not there: night-sight',
    ],
    [
      'a trait that does not last',
      changedAbility(3, { groups: [[{ k: 'defeat' }], [{ k: 'gain', trait: 'vault' }]] }),
      "krag's feeding-frenzy gives vault, which does not last",
    ],
    [
      'a class of nobody',
      changedFighter({ identities: { class: 'Ghost' as 'Saurid', utility: 'Aggressive', style: 'Striker' } }),
      'krag has no class of ours: Ghost',
    ],
    [
      'an ally nobody chooses',
      changedAbility(0, { groups: [[{ k: 'heal', n: 1, who: 'ally' }]] }),
      "krag's claw chooses no ally, and speaks of one",
    ],
    [
      'a target nobody chooses',
      changedAbility(0, { target: 'eachEngaged' }),
      "krag's claw chooses no target, and speaks of one",
    ],
    [
      'half a point of damage',
      changedAbility(0, { groups: [[{ k: 'damage', n: 0.5 }]] }),
      "krag's claw has an effect of 0.5: damage",
    ],
    [
      'a trait that speaks of a target',
      {
        ...REF_1,
        traits: {
          ...REF_1.traits,
          tireless: { ...REF_1.traits.tireless, triggers: [{ on: 'activationBegin', do: [[{ k: 'unstun', n: 1 }]] }] },
        },
      },
      'tireless speaks of a fighter that nobody chooses',
    ],
    [
      'a hazard with a target',
      {
        ...REF_1,
        hazards: {
          ...REF_1.hazards,
          'shock-plates': {
            ...REF_1.hazards['shock-plates'],
            triggers: [{ on: 'enter', do: [[{ k: 'stun', n: 1 }]] }],
          },
        },
      },
      'shock-plates would have somebody choose a fighter',
    ],
  ])('%s', (_, content, problem) => {
    expect(problemsOf(content)).toContain(problem);
  });
});
