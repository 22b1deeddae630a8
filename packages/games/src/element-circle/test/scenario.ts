/** A round on a set table, with scripted chance: what the rules tests are written with. */

import { fastChance, type Seat } from '@roundhouse/kernel';
import { drawsOf, Table, table } from '@roundhouse/kernel/testing';
import { cardsOf, takeOut } from '../compiled-spells.ts';
import { ELEMENTS, type El } from '../content/language.ts';
import { bankOf, row } from '../notation.ts';
import { elementCircle } from '../rules.ts';
import type { Counts, Element, Event, Move, Options, Payment, Permanent, SpellName, State, View } from '../state.ts';

export { drawsOf, the, typesOf as types } from '@roundhouse/kernel/testing';

export interface Setting {
  options?: Partial<Options>;
  seats?: number;
  /** `E` is an unused earth, `e` a used one, `-` an empty slot. */
  circle?: string;
  own?: readonly string[];
  hands?: readonly (readonly SpellName[])[];
  /** Ready, numbered from 0 in the order in which they are listed. */
  permanents?: readonly (readonly SpellName[])[];
  discard?: readonly SpellName[];
  /** All that is nowhere else lies in the deck, unless it is given: then the last hand has the rest. */
  deck?: readonly SpellName[];
  active?: Seat;
  dealer?: Seat;
  turn?: number;
  /** The turn has been opened. */
  opened?: boolean;
}

/** A table at the start of seat 0's turn, or after its opening. Throws if the rules would not accept it. */
export function scenario(setting: Setting = {}): Scenario {
  const { options = {}, seats = 2 } = setting;
  const { match } = table(elementCircle, {
    options: { firstDealer: 0, spells: 'first', ...options },
    seats,
    chance: fastChance(1),
    arrange: state => arrange(state, setting),
  });
  return new Scenario(elementCircle, match);
}

function arrange(state: State, setting: Setting): void {
  const { active = 0, opened = false, turn = 1, dealer = state.players.length - 1 } = setting;
  Object.assign(state, { active, opened, turn, dealer });
  state.circle = row((setting.circle ?? 'EWFA').padEnd(state.options.circleSlots, '-'));
  let id = 0;
  for (const [seat, player] of state.players.entries()) {
    player.slots = row((setting.own?.[seat] ?? '').padEnd(state.options.innateSlots, '-'));
    player.hand = [...(setting.hands?.[seat] ?? [])];
    player.permanents = (setting.permanents?.[seat] ?? []).map(spell => permanent(id++, spell));
  }
  state.nextPermanent = id;
  state.discard = [...(setting.discard ?? [])];
  state.bank = bankOf(state);
  stockDeck(state, setting.deck);
  state.stack = [{ name: opened ? 'main' : 'open' }];
}

const permanent = (id: number, spell: SpellName): Permanent => ({ id, spell, sideways: false, blockedBy: null });

function stockDeck(state: State, deck: readonly SpellName[] | undefined): void {
  const rest = [...cardsOf(state.options)];
  const used = [
    ...state.discard,
    ...state.players.flatMap(({ hand, permanents }) => [...hand, ...permanents.map(p => p.spell)]),
  ];
  for (const spell of [...used, ...(deck ?? [])]) {
    if (!rest.includes(spell)) throw new Error(`there is no ${spell} left`);
    takeOut(rest, spell);
  }
  state.deck = deck ? [...deck] : rest;
  if (deck) state.players.at(-1)!.hand.push(...rest);
  const order = cardsOf(state.options);
  for (const { hand } of state.players) hand.sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** A table of Element Circle with the shortest words for playing and reading it. */
export class Scenario extends Table<Options, State, Move, View, Event> {
  /** All that was told since the last look. */
  log: Event[] = [];

  get asking(): string | null {
    return this.state.stack.at(-1)?.name ?? null;
  }

  get circle(): string {
    return rowText(this.state.circle);
  }

  own(seat: Seat): string {
    return rowText(this.state.players[seat]!.slots);
  }

  hand(seat: Seat): SpellName[] {
    return [...this.state.players[seat]!.hand];
  }

  zone(seat: Seat): SpellName[] {
    return this.state.players[seat]!.permanents.map(({ spell }) => spell);
  }

  /** Permanent number `id`. */
  permanent(id: number): Permanent | undefined {
    return this.state.players.flatMap(({ permanents }) => permanents).find(one => one.id === id);
  }

  bank(type: El): number {
    return this.state.bank[type];
  }

  /** Plays moves of the active seat, the last of which makes the draws. */
  do(moves: unknown | readonly unknown[], draws: readonly number[] = []): Event[] {
    const list = Array.isArray(moves) ? moves : [moves];
    const events = list.flatMap((move, i) => this.play(this.state.active, move, i === list.length - 1 ? draws : []));
    this.log.push(...events);
    return events;
  }

  /** What to draw so that these cards come off the deck, in this order. */
  topping(...names: SpellName[]): number[] {
    return drawsOf(this.state.deck, names);
  }

  /** What the active seat may play, in short: the type and what it names. */
  get offered(): string[] {
    return this.moves(this.state.active).map(saying);
  }
}

const rowText = (slots: readonly (Element | null)[]): string =>
  slots.map(element => (element ? (element.used ? element.type.toLowerCase() : element.type) : '-')).join('');

const saying = ({ type, ...rest }: Move): string => [type, ...Object.values(rest).flat()].join(' ');

export const cast = (spell: SpellName, pay?: Payment): unknown =>
  pay ? { type: 'cast', spell, pay } : { type: 'cast', spell };
export const activate = (permanent: number): Move => ({ type: 'activate', permanent });
export const opponent = (seat: Seat): Move => ({ type: 'opponent', seat });
export const take = (spell: SpellName): Move => ({ type: 'takeLooked', spell });
export const discard = (spell: SpellName): Move => ({ type: 'discardSpell', spell });
export const destroy = (slot: string): Move => ({ type: 'destroySlot', slot }) as Move;
export const put = (element: El, slot: string): unknown => ({ type: 'put', element, slot });
export const move = (from: string, to: string): unknown => ({ type: 'move', from, to });
export const choose = (id: number): Move => ({ type: 'permanent', permanent: id });
export const mode = (option: number): Move => ({ type: 'mode', option });
export const free = (spell: SpellName): Move => ({ type: 'freeSpell', spell });
export const STOP: Move = { type: 'stop' };
export const END: Move = { type: 'end' };
export const KEEP: Move = { type: 'keep' };
export const REDRAW: Move = { type: 'redraw' };
export const GIVE_UP: Move = { type: 'giveUp' };
export const CONCEDE = { type: 'concede' };
export const pick = (elements: string): Move => ({ type: 'pickElements', elements: [...elements] as El[] });

/** So many of each type in `EWFA`, from the circle and from one's own. */
export const paying = (circle: string, own = ''): Payment => ({ circle: countsOf(circle), own: countsOf(own) });
export const payWith = (circle: string, own = ''): Move => ({ type: 'pay', ...paying(circle, own) });

const countsOf = (text: string): Counts =>
  ELEMENTS.map(type => [...text].filter(letter => letter === type).length) as Counts;
