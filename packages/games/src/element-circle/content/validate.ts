/** Whether a list of spells is one this game can be played with: the facts that are known of the cards, and finite turns. */

import { type EffectStep, ELEMENTS, type El, FAMILIES, type Spell, type Toll } from './language.ts';
import { sizeOf } from './spells.ts';

const NAMES = 36;
const CARDS = 64;
const FAMILY_CARDS = { earth: 14, water: 14, fire: 14, air: 14, mixed: 8 } as const;

/** The basic effects, each with the names that have it, and no others. */
const HAS = {
  draw: 'Tree Forest Pulverize Crest King',
  discard: 'Tree Forest Trade Whale Airship',
  steal: 'Theft Golem Robber',
  ruin: 'Pulverize Devil Phoenix',
  destroy: 'Fireball Lava Volcano Minotaur Airship',
  skip: 'Candle Rainbow',
  permanents: 'Avalanche Mountain Rainbow Ghost Knight',
  put: 'Geyser Waterfall Trade Lake Pirate Vortex Dragon Crest King',
  move: 'Lightning Cloud Tornado Cloud_Castle',
  free: 'Whale Wizard',
} as const;
type Basic = keyof typeof HAS;

const CLOCKS = ['Dynamite', 'Rainbow', 'Ghost', 'Joker'];

/** What is wrong with a list, in sentences; empty if nothing is. */
export function problemsOf(spells: readonly Spell[]): string[] {
  return [
    ...counting(spells),
    ...knownFacts(spells),
    ...basicEffects(spells),
    ...families(spells),
    ...slowSpells(spells),
    ...finiteTurns(spells),
    ...finiteRounds(spells),
  ];
}

const only = (isWrong: boolean, text: string): string[] => (isWrong ? [text] : []);

/** All steps, those inside a choice too. */
const flat = (steps: readonly EffectStep[]): EffectStep[] =>
  steps.flatMap(step => (step.op === 'choose' ? step.options.flatMap(flat) : [step]));

const tollsOf = ({ activation }: Spell): readonly Toll[] => activation?.toll ?? [];

function counting(spells: readonly Spell[]): string[] {
  const cards = (some: readonly Spell[]): number => some.reduce((sum, { copies }) => sum + copies, 0);
  return [
    ...only(spells.length !== NAMES, `there are ${spells.length} names, not ${NAMES}`),
    ...only(new Set(spells.map(({ name }) => name)).size !== spells.length, 'a name occurs twice'),
    ...only(
      spells.some(({ no }, i) => no !== i + 1),
      'the numbers do not run from 1 in order',
    ),
    ...only(cards(spells) !== CARDS, `there are ${cards(spells)} cards, not ${CARDS}`),
    ...FAMILIES.flatMap(family => {
      const n = cards(spells.filter(spell => spell.family === family));
      return only(n !== FAMILY_CARDS[family], `there are ${n} ${family} cards, not ${FAMILY_CARDS[family]}`);
    }),
    ...spells.flatMap(spell => [
      ...only(!(spell.copies >= 1 && spell.copies <= 4), `${spell.name} has ${spell.copies} copies, not 1 to 4`),
      ...only(sizeOf(spell.cost) < 1, `${spell.name} costs nothing`),
      ...only(
        spell.cost.same !== undefined && Object.keys(spell.cost).length > 1,
        `${spell.name} mixes stars with others`,
      ),
      ...only((spell.kind === 'permanent') !== (spell.activation !== undefined), `${spell.name} is half a Permanent`),
    ]),
  ];
}

/** What the rulebook says of single cards. */
function knownFacts(spells: readonly Spell[]): string[] {
  const names = (test: (spell: Spell) => boolean): string =>
    spells
      .filter(test)
      .map(({ name }) => name)
      .join(', ');
  const has = (test: (step: EffectStep) => boolean) => (spell: Spell) => flat(spell.steps).some(test);
  const exactly = (what: string, found: string, wanted: string): string[] =>
    only(found !== wanted, `${what}: ${found || 'none'}, not ${wanted}`);
  const costs = (name: string, test: (spell: Spell) => boolean): boolean =>
    spells.some(spell => spell.name === name && test(spell));
  return [
    ...only(!costs('Robber', ({ cost }) => cost.E === 4 && sizeOf(cost) === 4), 'Robber does not cost four earth'),
    ...only(!costs('Wizard', ({ cost }) => cost.same === 5), 'Wizard does not cost five stars'),
    ...only(!costs('Crest', ({ cost }) => (cost.any ?? 0) > 0), 'Crest’s cost has no symbol of any type'),
    ...only(
      !costs('King', ({ activation }) => activation?.cost.any === 2),
      'King’s activation does not cost two of any type',
    ),
    ...exactly('forced free casts', names(has(step => step.op === 'castFree' && step.forced === true)), 'Wizard'),
    ...exactly(
      'unlimited Permanents',
      names(({ activation }) => activation?.mode === 'unlimited'),
      'King',
    ),
    ...exactly(
      'clocks',
      names(({ activation }) => activation?.mode === 'clock'),
      CLOCKS.join(', '),
    ),
    ...exactly('destroys two', names(has(step => step.op === 'destroyElement' && step.upTo === 2)), 'Volcano'),
    ...exactly(
      'puts two in the circle',
      names(has(step => step.op === 'putElement' && step.upTo === 2 && step.zone === 'circle')),
      'Pirate, Vortex',
    ),
    ...exactly('puts certain types', names(has(step => step.op === 'putElement' && !isAnyType(step.types))), 'Dragon'),
  ];
}

const isAnyType = (types: readonly El[]): boolean => ELEMENTS.every(type => types.includes(type));

/** Which basic effects a spell has. A Permanent that expends itself acts on no Permanent by that. */
function basicsOf(spell: Spell): Set<Basic> {
  const basics = new Set<Basic>();
  for (const step of flat(spell.steps)) {
    const basic = basicOf(step);
    if (basic) basics.add(basic);
  }
  for (const { op } of tollsOf(spell)) {
    if (op === 'discard') basics.add('discard');
    if (op === 'destroyOwnPermanent') basics.add('permanents');
  }
  return basics;
}

function basicOf(step: EffectStep): Basic | null {
  switch (step.op) {
    case 'draw':
    case 'discard':
      return step.op;
    case 'blind':
      return step.mode === 'steal' ? 'steal' : 'ruin';
    case 'destroyElement':
      return 'destroy';
    case 'putElement':
      return 'put';
    case 'moveElement':
      return 'move';
    case 'destroyPermanent':
    case 'takePermanent':
    case 'blockPermanent':
      return 'permanents';
    case 'castFree':
      return 'free';
    case 'skipTurn':
      return 'skip';
    default:
      return null;
  }
}

function basicEffects(spells: readonly Spell[]): string[] {
  return spells.flatMap(spell => {
    const basics = basicsOf(spell);
    return (Object.keys(HAS) as Basic[]).flatMap(basic => {
      const isListed = HAS[basic].split(' ').includes(spell.name.replace(' ', '_'));
      return only(
        isListed !== basics.has(basic),
        `${spell.name} ${isListed ? 'lacks' : 'may not have'} the effect ${basic}`,
      );
    });
  });
}

const SIGNATURES: { readonly [F in 'earth' | 'water' | 'fire' | 'air']: readonly Basic[] } = {
  earth: ['draw', 'steal', 'permanents'],
  water: ['put'],
  fire: ['destroy', 'ruin'],
  air: ['move'],
};

function families(spells: readonly Spell[]): string[] {
  const cards = (some: readonly Spell[]): number => some.reduce((sum, { copies }) => sum + copies, 0);
  const all = spells.flatMap(({ steps }) => flat(steps));
  const permanents = spells.filter(({ kind }) => kind === 'permanent');
  const free = permanents.filter(({ activation }) => activation !== undefined && sizeOf(activation.cost) === 0);
  return [
    ...spells
      .filter(
        spell =>
          spell.family === 'earth' && ['destroy', 'put', 'move'].some(basic => basicsOf(spell).has(basic as Basic)),
      )
      .map(({ name }) => `${name} is an earth spell and touches elements`),
    ...Object.entries(SIGNATURES).flatMap(([family, basics]) => {
      const own = spells.filter(spell => spell.family === family);
      const signed = own.filter(spell => basics.some(basic => basicsOf(spell).has(basic)));
      return only(
        3 * cards(signed) < 2 * cards(own),
        `fewer than two thirds of the ${family} cards do what ${family} does`,
      );
    }),
    ...only(
      !all.some(step => step.op === 'destroyElement' && step.forced && step.zone === 'own'),
      'no spell costs an own element',
    ),
    ...only(!all.some(step => step.op === 'putElement' && step.state === 'used'), 'no spell puts a used element'),
    ...only(
      3 * free.length < 2 * permanents.length,
      'fewer than two thirds of the Permanents are activated without elements',
    ),
  ];
}

/** Spells that cost one of each type are defensive and slow. */
function slowSpells(spells: readonly Spell[]): string[] {
  const slow = spells.filter(({ cost }) => ELEMENTS.every(type => cost[type] === 1) && sizeOf(cost) === 4);
  const hasty: readonly Basic[] = ['destroy', 'move', 'steal', 'ruin'];
  return [
    ...only(slow.length < 5, `only ${slow.length} spells cost one of each type`),
    ...slow
      .filter(spell => hasty.some(basic => basicsOf(spell).has(basic)))
      .map(({ name }) => `${name} costs one of each type and attacks`),
  ];
}

/** What a card in hand is worth in elements, when turns are shown to be finite. */
const CARD_WORTH = 1.2;
const FREE_CAST_WORTH = 2 * CARD_WORTH;
const LEAST_LOSS = -0.2;
/** Sums of tenths. */
const SLACK = 1e-9;

/** Most that steps can give: unused elements, and cards; a discard counts only after a draw. */
function gainOf(steps: readonly EffectStep[]): number {
  let gain = 0;
  let hasDrawn = false;
  for (const step of steps) {
    if (step.op === 'draw') {
      gain += CARD_WORTH * step.n;
      hasDrawn = true;
    } else if (step.op === 'discard' && hasDrawn) gain -= CARD_WORTH * step.n;
    else if (step.op === 'blind' && step.mode === 'steal') gain += CARD_WORTH * step.take;
    else if (step.op === 'takePermanent') gain += CARD_WORTH;
    else if (step.op === 'putElement' && step.state === 'unused') gain += step.upTo;
    else if (step.op === 'moveElement' && step.from === 'any') gain += step.upTo;
    else if (step.op === 'castFree') gain += FREE_CAST_WORTH;
    else if (step.op === 'choose') gain += Math.max(...step.options.map(gainOf));
  }
  return gain;
}

/** Every action loses something on balance, so a turn has an end. */
function finiteTurns(spells: readonly Spell[]): string[] {
  return spells.flatMap(spell => {
    const { name, activation, steps } = spell;
    const gain = gainOf(steps);
    const cast = -sizeOf(spell.cost) - CARD_WORTH;
    const balance =
      activation === undefined
        ? gain + cast
        : activation.mode === 'unlimited'
          ? gain - sizeOf(activation.cost)
          : gain + cast - sizeOf(activation.cost);
    const freely = flat(steps).some(({ op }) => op === 'castFree') && activation === undefined;
    const taking = flat(steps).some(({ op }) => op === 'takePermanent');
    const expends = activation?.mode === 'clock' && tollsOf(spell).some(({ op }) => op === 'expendSelf');
    return [
      ...only(activation?.mode !== 'clock' && balance > LEAST_LOSS + SLACK, `${name} gives more than it takes`),
      ...only(freely, `${name} casts for free and is no Permanent`),
      ...only(taking && !expends, `${name} takes a Permanent and is no clock that expends itself`),
    ];
  });
}

/** Once the altar wanes, every way to skip a turn without casting costs a Permanent. */
function finiteRounds(spells: readonly Spell[]): string[] {
  return spells
    .filter(({ kind, steps }) => kind === 'permanent' && flat(steps).some(({ op }) => op === 'skipTurn'))
    .filter(spell => !tollsOf(spell).some(({ op }) => op === 'destroyOwnPermanent' || op === 'expendSelf'))
    .map(({ name }) => `${name} skips turns for ever`);
}
