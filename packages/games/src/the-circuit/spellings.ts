/**
 * Moves as the page of rules writes them, turned into those that the rules list: fighters and hazards by their bare
 * id, spaces as coordinates, `effect push`, `dodge none` and `push out`, payments in any order and without `convert`.
 */

import { type Seat, shape } from '@roundhouse/kernel';
import { contentOf } from './content/packs.ts';
import { FIGHTER_IDS, type FighterId, HAZARD_IDS, type HazardId } from './content/types.ts';
import { groupsOf } from './effects.ts';
import { fighterOf } from './fighters.ts';
import { hex } from './hex.ts';
import { inDeckOrder } from './hype.ts';
import { type FighterRef, hazardRef, refOf, type State } from './state.ts';

export type Sent = Readonly<Record<string, unknown>>;
type Respell = (state: State, seat: Seat, sent: Sent) => Sent;

const isFighter = (id: unknown): id is FighterId => (FIGHTER_IDS as readonly unknown[]).includes(id);
const isHazard = (id: unknown): id is HazardId => (HAZARD_IDS as readonly unknown[]).includes(id);

const own = (_state: State, seat: Seat, id: unknown): unknown => (isFighter(id) ? refOf(seat, id) : id);

/** Whoever has it in the ring; the bare id, which is no fighter of the match, if that may be one of two. */
function enemy(state: State, seat: Seat, id: unknown): unknown {
  if (!isFighter(id)) return id;
  const others = [...state.teams.keys()].filter(other => other !== seat);
  const refs = others
    .filter(other => state.teams[other]!.fighters.some(({ card }) => card === id))
    .map((other): FighterRef => refOf(other, id));
  const inRing = refs.filter(ref => fighterOf(state, ref).at !== null);
  if (inRing.length > 1) return id;
  return inRing[0] ?? refs[0] ?? refOf(others[0]!, id);
}

/** The hazard by its owner; the bare id if two teams have it. */
function hazardNamed({ teams }: State, id: unknown): unknown {
  if (!isHazard(id)) return id;
  const owners = [...teams.keys()].filter(seat => teams[seat]!.hazard === id);
  return owners.length > 1 ? id : hazardRef(owners[0] ?? 0, id);
}

/** A trigger by the card that prints it. */
const triggerNamed = (state: State, id: unknown): unknown =>
  id === state.ringRules && id !== null ? 'ringRules' : hazardNamed(state, id);

/** The printed place of the group's effect with this verb or state, if it can one that is left; the word itself if there is none. */
function effectNamed(state: State, word: unknown): unknown {
  const [frame, asked] = state.stack.slice(-2);
  if (typeof word !== 'string' || frame?.name !== 'resolving') return word;
  const group = groupsOf(state, frame)[frame.group]!;
  const isMeant = (place: number): boolean => {
    const effect = group[place]!;
    return effect.k === word || ('state' in effect && effect.state === word);
  };
  const choices = asked?.name === 'choosingEffect' ? asked.choices : [];
  return [...choices, ...group.keys()].find(isMeant) ?? word;
}

/** More spaces than anybody can walk. */
export const LONGEST_PATH = 40;

const COORDINATE = shape.whole(-10, 10);
const PAIR = shape.tuple(COORDINATE, COORDINATE);
const POINT = shape.object({ q: COORDINATE, r: COORDINATE });

/** `(3,−1)`, `{q, r}` or `[q, r]` as `3,-1`. */
function spaceNamed(space: unknown): unknown {
  if (PAIR.problem(space, '') === null) return hex(...(space as [number, number]));
  if (POINT.problem(space, '') === null) return hex((space as { q: number }).q, (space as { r: number }).r);
  return typeof space === 'string'
    ? space
        .replace(/^\((.*)\)$/, '$1')
        .replaceAll('−', '-')
        .replaceAll(' ', '')
    : space;
}

/** A payment, its cards in the order of the deck. */
function paymentNamed({ content }: State, payment: Sent): Sent {
  const { cards, convert = false } = payment;
  const deck = contentOf(content).deck;
  const isKnown = (card: unknown): boolean => deck.some(({ id }) => id === card);
  const isSortable = Array.isArray(cards) && cards.length <= deck.length && cards.every(isKnown);
  return { ...payment, cards: isSortable ? inDeckOrder(content, [...cards]) : cards, convert };
}

const isObject = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const play: Respell = (state, seat, sent) => ({
  ...sent,
  ...(sent.target === undefined ? {} : { target: enemy(state, seat, sent.target) }),
  ...(sent.ally === undefined ? {} : { ally: own(state, seat, sent.ally) }),
  ...(isObject(sent.pay) ? { pay: paymentNamed(state, sent.pay) } : {}),
});

const ownFighter: Respell = (state, seat, sent) => ({ ...sent, fighter: own(state, seat, sent.fighter) });
const enemyFighter: Respell = (state, seat, sent) => ({ ...sent, fighter: enemy(state, seat, sent.fighter) });
/** Declined: `none` where nothing is said about where to. */
const declinable: Respell = (_state, _seat, sent) => (sent.dir === null ? { ...sent, dir: 'none' } : sent);

const shift: Respell = (state, _seat, sent) =>
  sent.hazard === 'none' || sent.hazard === null
    ? { type: 'noShift' }
    : { ...sent, hazard: hazardNamed(state, sent.hazard) };

const SPELLINGS: { readonly [type: string]: Respell } = {
  bench: ownFighter,
  return: ownFighter,
  activate: ownFighter,
  tagOut: ownFighter,
  ally: ownFighter,
  target: enemyFighter,
  pin: enemyFighter,
  deployAt: (_state, _seat, sent) => ({ ...sent, hex: spaceNamed(sent.hex) }),
  path: (_state, _seat, sent) => ({
    ...sent,
    hexes: Array.isArray(sent.hexes) ? sent.hexes.slice(0, LONGEST_PATH + 1).map(spaceNamed) : sent.hexes,
  }),
  pay: (state, _seat, sent) => paymentNamed(state, sent),
  play,
  effect: (state, _seat, sent) => ({ ...sent, index: effectNamed(state, sent.index) }),
  dodge: declinable,
  react: declinable,
  'dodge none': () => ({ type: 'dodge', dir: 'none' }),
  'react none': () => ({ type: 'react', dir: 'none' }),
  'push out': () => ({ type: 'push', dir: 'out' }),
  'shift none': () => ({ type: 'noShift' }),
  shift,
  order: (state, _seat, sent) => ({ ...sent, trigger: triggerNamed(state, sent.trigger) }),
};

/** `effect push`, all in one word. */
const EFFECT = /^effect (\w+)$/;

/** What was sent in our spelling; as it is if that needs no change, and null if it is no move of any kind. */
export function respelt(state: State, seat: Seat, sent: unknown): (Sent & { readonly type: string }) | null {
  if (!isObject(sent) || typeof sent.type !== 'string') return null;
  const word = EFFECT.exec(sent.type)?.[1];
  if (word !== undefined) return respelt(state, seat, { type: 'effect', index: word });
  const respell = Object.hasOwn(SPELLINGS, sent.type) ? SPELLINGS[sent.type]! : null;
  return (respell ? respell(state, seat, sent) : sent) as Sent & { readonly type: string };
}
