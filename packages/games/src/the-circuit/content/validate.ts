/** Whether a pack is one this game can be played with: the validators of the authoring brief, as sentences about what is wrong. */

import { canComplete, NOTHING_PLACED } from './placement.ts';
import { allowsHazard, companyProblems, FIGHTERS_OF_TEAM } from './teams.ts';
import {
  type Ability,
  CLASSES,
  type Content,
  type Cost,
  type Effect,
  type EffectGroups,
  type FighterCard,
  type FighterId,
  type HazardId,
  STATS,
  STYLES,
  type StateId,
  type StatId,
  SYMBOLS,
  type Trait,
  UTILITIES,
  type Who,
  whoOf,
} from './types.ts';

/** What is wrong with a pack; empty if nothing is. */
export function problemsOf(content: Content): string[] {
  return [
    ...deckProblems(content),
    ...Object.values(content.fighters).flatMap(card => fighterProblems(card, content)),
    ...gridProblems(content),
    ...demandProblems(content),
    ...setUpProblems(content),
    ...hazardProblems(content),
    ...Object.values(content.traits).flatMap(traitProblems),
  ];
}

const only = (isWrong: boolean, text: string): string[] => (isWrong ? [text] : []);
const isWithin = (n: number, low: number, high: number): boolean => n >= low && n <= high;

function deckProblems({ deck }: Content): string[] {
  const demand = SYMBOLS.map(symbol => deck.flatMap(({ symbols }) => symbols).filter(one => one === symbol).length);
  const breaks = deck.filter(({ pinBreak }) => pinBreak).length;
  return [
    ...only(deck.length !== 52, `the deck has ${deck.length} cards, not 52`),
    ...only(new Set(deck.map(({ id }) => id)).size !== deck.length, 'two combat cards have one id'),
    ...only(new Set(demand).size !== 1, `the deck shows ${demand.join(', ')} of B, F and H, not the same of each`),
    ...only(!isWithin(breaks, 10, 14), `the deck has ${breaks} pin breaks, not 10 to 14`),
    ...only(
      deck.some(({ pinBreak, struggle }) => pinBreak && struggle),
      'a card is both pin break and Struggle',
    ),
    ...only(
      deck.some(({ symbols }) => symbols.length === 0),
      'a card shows no symbol',
    ),
  ];
}

/** Card symbols to be paid. */
const cardSymbols = ({ B = 0, F = 0, H = 0, G = 0 }: Cost): number => B + F + H + G;
/** A Hype cost of any size counts as one symbol. */
const paidSymbols = (cost: Cost): number => cardSymbols(cost) + (cost.hype ? 1 : 0);

const RANGES: { readonly [S in StatId]: readonly [number, number] } = {
  SPD: [3, 5],
  STA: [5, 11],
  COM: [4, 6],
  PIN: [4, 7],
};

function fighterProblems(card: FighterCard, content: Content): string[] {
  const { id, stats, traits, abilities, identities } = card;
  const regular = abilities.filter(({ finisher }) => !finisher);
  const worth = 2 * stats.SPD + stats.STA + 5 * stats.COM + 2 * stats.PIN;
  const sizes = regular.map(({ cost }) => paidSymbols(cost));
  return [
    ...STATS.flatMap(stat =>
      only(
        !isWithin(stats[stat], ...RANGES[stat]),
        `${id} has ${stat} ${stats[stat]}, not ${RANGES[stat].join(' to ')}`,
      ),
    ),
    ...only(!isWithin(worth, 47, 54), `the stats of ${id} are worth ${worth}, not 47 to 54`),
    ...only(!isWithin(traits.length, 1, 2), `${id} has ${traits.length} traits, not 1 or 2`),
    ...traits.flatMap(trait => only(!content.traits[trait], `${id} has a trait that is not there: ${trait}`)),
    ...only(
      traits.some(trait => content.traits[trait]?.kind === 'lasting'),
      `${id} begins with a lasting trait`,
    ),
    ...identityProblems(card),
    ...only(regular.length !== 3, `${id} has ${regular.length} regular abilities, not 3`),
    ...only(abilities.length - regular.length !== 1, `${id} has not exactly one Finishing Move`),
    ...only(
      sizes[0] !== 1 || sizes[1] !== 2 || !isWithin(sizes[2] ?? 0, 2, 3),
      `the abilities of ${id} cost ${sizes.join(', ')} symbols, not 1, 2 and 2 or 3`,
    ),
    ...utilityProblems(card),
    ...only(
      identities.utility === 'Supportive' && !helpsAllies(card),
      `${id} is Supportive, and nothing on the card speaks of an ally`,
    ),
    ...abilities.flatMap(ability => abilityProblems(id, ability, content)),
  ];
}

function identityProblems({ id, identities }: FighterCard): string[] {
  const known = { class: CLASSES, utility: UTILITIES, style: STYLES } as const;
  return (Object.keys(known) as (keyof typeof known)[]).flatMap(kind => {
    const value: string | undefined = identities[kind];
    return only(!(known[kind] as readonly string[]).includes(value), `${id} has no ${kind} of ours: ${value}`);
  });
}

/** Aggressive fighters fall fast, Defensive ones are slow and tough. */
function utilityProblems({ id, identities: { utility }, stats }: FighterCard): string[] {
  if (utility === 'Aggressive') return only(stats.STA > 7 || stats.PIN !== 4, `${id} is too tough to be Aggressive`);
  if (utility !== 'Defensive') return [];
  return only(
    stats.STA < 9 || stats.PIN < 6 || stats.SPD > 4,
    `${id} is not tough enough to be Defensive, or too fast`,
  );
}

/** A trait of the Supportive variant (`-s`) always concerns allies. */
const helpsAllies = ({ abilities, traits }: FighterCard): boolean =>
  traits.some(trait => trait.endsWith('-s')) || abilities.some(({ ally }) => ally !== undefined);

function abilityProblems(fighter: string, ability: Ability, content: Content): string[] {
  const name = `${fighter}'s ${ability.id}`;
  const [first, ...rest] = ability.groups;
  const symbols = cardSymbols(ability.cost);
  const all = ability.groups.flat();
  const isDefeatFirst = first?.length === 1 && first[0]!.k === 'defeat' && !rest.flat().some(({ k }) => k === 'defeat');
  return [
    ...only(!isWithin(symbols, 1, 3), `${name} costs ${symbols} card symbols, not 1 to 3`),
    ...only(
      all.some(({ k }) => k === 'draw') && ability.limit !== 'activation',
      `${name} draws cards any number of times`,
    ),
    ...choosingProblems(name, ability),
    ...effectProblems(name, all),
    ...all.flatMap(effect =>
      effect.k === 'gain'
        ? only(content.traits[effect.trait]?.kind !== 'lasting', `${name} gives ${effect.trait}, which does not last`)
        : [],
    ),
    ...(ability.finisher
      ? [
          ...only(!isDefeatFirst, `${name} does not begin with the defeat alone`),
          ...only(symbols !== 1, `${name} costs ${symbols} card symbols, not 1`),
          ...only(!isWithin(ability.cost.hype ?? 0, 11, 13), `${name} costs ${ability.cost.hype} Hype, not 11 to 13`),
          ...only(ability.hype !== 0, `${name} gives Hype`),
          ...only(rest.length === 0, `${name} does nothing besides the defeat`),
        ]
      : regularProblems(name, ability, all)),
  ];
}

/** Whoever an effect speaks of was chosen. */
function choosingProblems(name: string, { target, ally, groups }: Ability): string[] {
  const chosen = groups.flat().flatMap(chosenBy);
  return [
    ...only(chosen.includes('target') && typeof target !== 'object', `${name} chooses no target, and speaks of one`),
    ...only(chosen.includes('ally') && ally === undefined, `${name} chooses no ally, and speaks of one`),
    ...only(ally?.side === 'enemy' || ally?.range === 'engaged', `${name} chooses no ally where it should`),
    ...only(typeof target === 'object' && target.side !== 'enemy', `${name} has a target that is no enemy`),
  ];
}

/** Numbers of things that can be counted. */
const effectProblems = (name: string, effects: readonly Effect[]): string[] =>
  effects.flatMap(effect =>
    'n' in effect
      ? only(!Number.isInteger(effect.n) || effect.n < 1, `${name} has an effect of ${effect.n}: ${effect.k}`)
      : [],
  );

/** What happens by itself has no user who could have chosen a target or an ally. */
function traitProblems({ id, triggers = [], active }: Trait): string[] {
  const effects = [...triggers.map(trigger => trigger.do), ...(active ? [active.do] : [])].flat(2);
  const allowed = active?.ally ? ['ally'] : [];
  return [
    ...only(
      effects.flatMap(chosenBy).some(one => !allowed.includes(one)),
      `${id} speaks of a fighter that nobody chooses`,
    ),
    ...effectProblems(id, effects),
  ];
}

function regularProblems(name: string, { cost, hype }: Ability, all: readonly Effect[]): string[] {
  const value = all.reduce((sum, effect) => sum + effectValue(effect), 0);
  const symbols = paidSymbols(cost);
  return [
    ...only(
      all.some(({ k }) => k === 'defeat'),
      `${name} defeats and is no Finishing Move`,
    ),
    ...only((cost.hype ?? 0) > 1, `${name} costs ${cost.hype} Hype, not at most 1`),
    ...only(hype !== symbols - 1, `${name} gives ${hype} Hype for ${symbols} symbols`),
    ...only(value > 1.5 * symbols + 1e-9, `${name} is worth ${value.toFixed(1)} for ${symbols} symbols`),
  ];
}

const EFFECT_VALUE: { readonly [K in Effect['k']]: number } = {
  damage: 1,
  stun: 1,
  push: 0.8,
  dodge: 0.5,
  swap: 0.8,
  heal: 0.7,
  unstun: 0.5,
  draw: 1,
  hype: 0.5,
  drain: 0.5,
  state: 0.5,
  clear: 0.5,
  shiftHazard: 0.5,
  defeat: 0,
  gain: 0.5,
};
const STATE_VALUE: { readonly [S in StateId]?: number } = { burning: 1.5, pumpedUp: 1.5, knockedDown: 1, dazzled: 1 };

const isArea = (who: Who | undefined): boolean => typeof who === 'object' || who?.startsWith('each') === true;

/** The brief's weights; what touches everybody counts half as much again. */
function effectValue(effect: Effect): number {
  const one = effect.k === 'state' ? (STATE_VALUE[effect.state] ?? EFFECT_VALUE.state) : EFFECT_VALUE[effect.k];
  const times = 'n' in effect ? effect.n : 1;
  return one * times * ('who' in effect && isArea(effect.who) ? 1.5 : 1);
}

/** Ids are unique, there is enough of everything, and each class has as many of every utility and of every style. */
function gridProblems({ fighters, hazards, ringRules }: Content): string[] {
  const all = Object.values(fighters);
  const abilities = all.flatMap(card => card.abilities.map(({ id }) => id));
  const equal = (cls: string, kind: 'utility' | 'style', values: readonly string[]): string[] => {
    const fellows = all.filter(({ identities }) => identities.class === cls);
    return values.flatMap(value => {
      const n = fellows.filter(({ identities }) => identities[kind] === value).length;
      const wanted = fellows.length / values.length;
      return only(n !== wanted, `there are ${n} ${value} among the ${fellows.length} ${cls} fighters, not a third`);
    });
  };
  const tooFew = (what: string, n: number, least: number): string[] =>
    only(n < least, `there are ${n} ${what}, not ${least} or more`);
  return [
    ...tooFew('fighters', all.length, 24),
    ...tooFew('hazards', Object.keys(hazards).length, 8),
    ...tooFew('Ring Rules', Object.keys(ringRules).length, 8),
    ...only(new Set(abilities).size !== abilities.length, 'two abilities have one id'),
    ...CLASSES.flatMap(cls => [...equal(cls, 'utility', UTILITIES), ...equal(cls, 'style', STYLES)]),
  ];
}

/** How often each symbol is asked for in all costs. */
export function demandOf({ fighters }: Content): { readonly [S in 'B' | 'F' | 'H' | 'G']: number } {
  const costs = Object.values(fighters).flatMap(({ abilities }) => abilities.map(({ cost }) => cost));
  const sum = (symbol: 'B' | 'F' | 'H' | 'G'): number => costs.reduce((n, cost) => n + (cost[symbol] ?? 0), 0);
  return { B: sum('B'), F: sum('F'), H: sum('H'), G: sum('G') };
}

function demandProblems(content: Content): string[] {
  const demand = demandOf(content);
  const each = SYMBOLS.map(symbol => demand[symbol]);
  return only(
    Math.max(...each) > Math.min(...each) * 1.1,
    `costs ask for ${each.join(', ')} of B, F and H: more than a tenth apart`,
  );
}

function setUpProblems({ ringRules }: Content): string[] {
  return Object.values(ringRules).flatMap(card => [
    ...only(card.deployZones.includes(0), `${card.id} lets a team deploy in zone 0`),
    ...[2, 3].flatMap(teams =>
      only(!canComplete(card, NOTHING_PLACED, teams), `no set-up of ${teams} teams can be completed with ${card.id}`),
    ),
    ...card.mods.flatMap(mod => (mod.m === 'zoneEnter' ? placeProblems(card.id, mod.do) : [])),
  ]);
}

function hazardProblems(content: Content): string[] {
  const poor = teamWithoutHazard(content);
  return [
    ...only(poor !== null, `no hazard may be chosen by ${poor?.join(', ')}`),
    ...Object.values(content.hazards).flatMap(({ id, triggers = [] }) =>
      triggers.flatMap(trigger => placeProblems(id, trigger.do)),
    ),
  ];
}

const placeProblems = (id: string, groups: EffectGroups): string[] => [
  ...only(groups.flat().flatMap(chosenBy).length > 0, `${id} would have somebody choose a fighter`),
  ...effectProblems(id, groups.flat()),
];

/** Four that may be a team, at least where every two need only share something, and may choose no hazard; null if there are none. */
function teamWithoutHazard(content: Content): readonly FighterId[] | null {
  const ids = Object.keys(content.fighters) as FighterId[];
  const hazards = Object.keys(content.hazards) as HazardId[];
  const search = (team: readonly FighterId[], from: number): readonly FighterId[] | null => {
    if (companyProblems(content, team, { sharedIdentity: 'pairwise' }).length > 0) return null;
    if (team.length === FIGHTERS_OF_TEAM)
      return hazards.some(hazard => allowsHazard(content, team, hazard)) ? null : team;
    for (let i = from; i < ids.length; i++) {
      const found = search([...team, ids[i]!], i + 1);
      if (found) return found;
    }
    return null;
  };
  return search([], 0);
}

/** Whom an effect takes for chosen: nobody, a target or an ally. */
function chosenBy(effect: Effect): ('target' | 'ally')[] {
  const who = effect.k === 'swap' ? effect.with : whoOf(effect);
  return who === 'target' || who === 'ally' ? [who] : [];
}
