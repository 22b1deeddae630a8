/** A position as labelled fields, made from a view alone: what the generic table draws and what a terminal prints. */

import type { Seat, Viewer } from '@roundhouse/kernel';
import type { AnyWords } from './words.ts';

/** One thing of a position: a fact, a list of things, a table of them, or a group of parts. */
export type Part = Fact | Items | Rows | Group;

/** "Deck: 12 cards". */
export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** "Hand: 3, 5, 8". */
export interface Items {
  readonly label: string;
  readonly items: readonly string[];
}

/** Things that have the same fields, a row each. */
export interface Rows {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Group {
  readonly label: string;
  readonly parts: readonly Part[];
  /** Whose it is, where it is all that one seat has. */
  readonly seat?: Seat;
}

export type Description = readonly Part[];

/** What a game may say so that the description made from its plain view, and the choice among its moves, read well. */
export interface PlainHints<View> {
  /** What fields, values and types of moves are called, by their names in views and moves. */
  readonly labels?: { readonly [name: string]: string };
  /** Lists of the view that have one place for each seat, in seat order. `players` and the like need not be named. */
  readonly perSeat?: readonly string[];
  /** Fields that say nothing to people. */
  readonly leaveOut?: readonly string[];
  /** The value of a field of a view or a move, where its label is not enough: a whole list first, then each of its items. Null says it as usual. */
  value?(field: string, value: unknown, view: View): string | null;
}

/** The words that no game brings along. */
export interface PlainWords {
  readonly you: string;
  readonly seat: (number: number) => string;
  readonly yes: string;
  readonly no: string;
  /** Where a list is empty. */
  readonly none: string;
}

interface Described {
  readonly words: Pick<AnyWords, 'describe' | 'plain'>;
  readonly view: unknown;
  readonly names: readonly string[];
  readonly viewer: Viewer;
  readonly say: PlainWords;
}

/** The position as this viewer sees it: in the game's own words, or made from the plain view. */
export function describePosition({ words, view, names, viewer, say }: Described): Description {
  const own = words.describe?.(view, names, viewer);
  return own ?? plainDescription(view, { hints: words.plain ?? {}, view, names, viewer, say });
}

/** All that is needed to call a field or a value by a name that people know. */
export interface Naming extends Pick<Described, 'view' | 'names' | 'viewer' | 'say'> {
  readonly hints: PlainHints<unknown>;
}

/** Who looks, what was agreed before the game, and what the prompt says already. */
const SAID_ELSEWHERE = new Set(['options', 'viewer', 'asking', 'stack']);
const PER_SEAT = new Set(['players', 'seats', 'fighters', 'teams', 'hands', 'scores']);
/** Fields that hold a seat, or a list of them. */
const SEATS = new Set([
  ...['seat', 'active', 'decider', 'winner', 'loser', 'player', 'owner', 'leader', 'dealer', 'by', 'first', 'next'],
  ...['winners', 'losers', 'leaders'],
]);
/** Fields by which one of several things is called. */
const TITLES = ['name', 'card', 'id'];
/** Lists of things with more fields than this are told one by one. */
const MOST_COLUMNS = 5;
const WIDEST_GRID = 12;
const MOST_UNLABELLED = 3;

type Fields = { readonly [name: string]: unknown };

function plainDescription(view: unknown, naming: Naming): Description {
  if (!isFields(view)) return [];
  const { hints, names } = naming;
  const fields = Object.entries(view).filter(([name]) => !SAID_ELSEWHERE.has(name) && !hints.leaveOut?.includes(name));
  const isPerSeat = ([name, value]: [string, unknown]): boolean =>
    Array.isArray(value) &&
    value.length === names.length &&
    (hints.perSeat ? hints.perSeat.includes(name) : looksPerSeat(name, value));
  const shared = fields.filter(field => !isPerSeat(field)).flatMap(([name, value]) => partsOf(name, value, naming));
  const seats = fields.filter(isPerSeat) as [string, readonly unknown[]][];
  if (seats.length === 0) return shared;
  return [...shared, ...inTurn(naming).map(seat => seatGroup(seat, seats, naming))];
}

/** One place for each seat: by its name, or because each place is a list of things, or says yes or no. */
const looksPerSeat = (name: string, list: readonly unknown[]): boolean =>
  PER_SEAT.has(name) || list.every(item => Array.isArray(item)) || list.every(item => typeof item === 'boolean');

/** The viewer's own seat first, then the others as they sit. */
function inTurn({ names, viewer }: Naming): Seat[] {
  return names.map((_, place) => (place + (viewer ?? 0)) % names.length);
}

function seatGroup(seat: Seat, lists: readonly [string, readonly unknown[]][], naming: Naming): Group {
  const parts = lists.flatMap(([name, list]) => {
    const own = list[seat];
    return isFields(own) ? fieldsOf(own, naming) : partsOf(name, own, naming);
  });
  return { label: seatName(seat, naming), parts, seat };
}

const fieldsOf = (fields: Fields, naming: Naming): Part[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    naming.hints.leaveOut?.includes(name) ? [] : partsOf(name, value, naming),
  );

/** A field as parts: none for what is not there, or not so. */
function partsOf(name: string, value: unknown, naming: Naming): Part[] {
  const label = labelOf(name, naming);
  if (value === null || value === undefined || value === false) return [];
  const own = naming.hints.value?.(name, value, naming.view) ?? null;
  if (own !== null) return [{ label, text: own }];
  if (Array.isArray(value)) return [listOf(label, name, value, naming)];
  if (!isFields(value)) return [{ label, text: valueSaid(name, value, naming) }];
  const parts = fieldsOf(value, naming);
  return parts.length === 0 ? [] : [{ label, parts }];
}

function listOf(label: string, name: string, list: readonly unknown[], naming: Naming): Part {
  if (list.length === 0) return { label, text: naming.say.none };
  const things = list.filter(isFields);
  const isSaid = (item: unknown): boolean => naming.hints.value?.(name, item, naming.view) != null;
  if (list.every(isSaid) || things.every(isSmall)) {
    const grid = list.every(Array.isArray) ? gridOf(label, list as unknown[][], naming) : null;
    return grid ?? { label, items: list.map(item => valueSaid(name, item, naming)) };
  }
  const columns = columnsOf(things, naming);
  const isShallow = things.every(thing => columns.every(column => !isFields(thing[column]) || isSmall(thing[column])));
  if (isShallow && columns.length <= MOST_COLUMNS) return rowsOf(label, columns, list, naming);
  return { label, parts: list.map((item, place) => thingOf(name, item, place, naming)) };
}

/** Fields that any of these things has something in. */
function columnsOf(things: readonly Fields[], { hints }: Naming): string[] {
  const names = [...new Set(things.flatMap(thing => Object.keys(thing)))];
  const isTold = (value: unknown): boolean => value !== null && value !== undefined && value !== false;
  return names.filter(name => !hints.leaveOut?.includes(name) && things.some(thing => isTold(thing[name])));
}

/** A row each, by number; an empty place keeps its row. */
function rowsOf(label: string, columns: readonly string[], list: readonly unknown[], naming: Naming): Rows {
  const cells = (item: unknown): string[] =>
    columns.map(column => (isFields(item) ? valueSaid(column, item[column], naming) : NOTHING));
  return {
    label,
    columns: ['#', ...columns.map(column => labelOf(column, naming))],
    rows: list.map((item, place) => [String(place + 1), ...cells(item)]),
  };
}

/** Lists of one length in a list are a board: rows and columns by number. Null where it is none. */
function gridOf(label: string, lines: readonly (readonly unknown[])[], naming: Naming): Rows | null {
  const width = lines[0]!.length;
  if (lines.length < 2 || width < 2 || width > WIDEST_GRID || lines.some(line => line.length !== width)) return null;
  return {
    label,
    columns: ['#', ...lines[0]!.map((_, place) => String(place + 1))],
    rows: lines.map((line, place) => [String(place + 1), ...line.map(cell => valueSaid(label, cell, naming))]),
  };
}

/** One of several things that have more to them than a row holds. */
function thingOf(name: string, item: unknown, place: number, naming: Naming): Part {
  const number = `${labelOf(name, naming)} ${place + 1}`;
  if (!isFields(item)) return { label: number, text: valueSaid(name, item, naming) };
  const title = TITLES.find(one => typeof item[one] === 'string');
  if (title === undefined) return { label: number, parts: fieldsOf(item, naming) };
  const { [title]: called, ...rest } = item;
  return { label: `${place + 1}. ${valueSaid(title, called, naming)}`, parts: fieldsOf(rest, naming) };
}

const NOTHING = '–';

/** What a seat is called to a viewer. */
function seatName(seat: Seat, { names, viewer, say }: Naming): string {
  if (seat === viewer) return say.you;
  return names[seat] ?? say.seat(seat + 1);
}

/** What a field is called: "pendingSlot" is "Pending slot" where the game does not say better. */
export const labelOf = (name: string, { hints }: Naming): string => {
  if (hints.labels && Object.hasOwn(hints.labels, name)) return hints.labels[name]!;
  return capital(inWords(name));
};

/** A value in words, however much of it there is. */
export function valueSaid(field: string, value: unknown, naming: Naming): string {
  const { hints, names, view, say } = naming;
  if (value === null || value === undefined) return NOTHING;
  const own = hints.value?.(field, value, view) ?? null;
  if (own !== null) return own;
  if (typeof value === 'boolean') return value ? say.yes : say.no;
  if (typeof value === 'number') {
    const isSeat = SEATS.has(field) && Number.isInteger(value) && value >= 0 && value < names.length;
    return isSeat ? seatName(value, naming) : String(value).replace('-', '−');
  }
  if (typeof value === 'string') {
    return hints.labels && Object.hasOwn(hints.labels, value) ? hints.labels[value]! : inWords(value);
  }
  if (Array.isArray(value))
    return value.length === 0 ? say.none : value.map(item => valueSaid(field, item, naming)).join(', ');
  return thingSaid(value as Fields, naming);
}

/** A thing on one line: "black 6", "fire, used", "row 2, column 5". Numbers are told apart where there are several. */
function thingSaid(thing: Fields, naming: Naming): string {
  const told = Object.entries(thing).filter(([name, value]) => value != null && !naming.hints.leaveOut?.includes(name));
  const plain = told.filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  const isClear = isSmall(thing) && plain.filter(([, value]) => typeof value === 'number').length <= 1;
  const named = (name: string): string => lowered(labelOf(name, naming));
  if (!isClear) return told.map(([name, value]) => `${named(name)} ${valueSaid(name, value, naming)}`).join(', ');
  const flags = told.filter(([, value]) => value === true).map(([name]) => named(name));
  return [plain.map(([name, value]) => valueSaid(name, value, naming)).join(' '), ...flags].join(', ');
}

/** So few words and numbers that they need no labels. */
const isSmall = (value: unknown): boolean =>
  isFields(value) &&
  Object.keys(value).length <= MOST_UNLABELLED &&
  Object.values(value).every(item => typeof item !== 'object' || item === null);

/** As a word within a sentence, unless it is written in capitals anyway. */
const lowered = (label: string): string =>
  /^.[A-Z]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** "pendingSlot" and "pending-slot" are written as people write; what has a space or a capital first is left as it is. */
const inWords = (name: string): string =>
  /^[a-z][a-zA-Z0-9]*$/.test(name)
    ? name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
    : /^[a-z0-9]+(?:[-_][a-z0-9]+)+$/.test(name)
      ? name.replaceAll(/[-_]/g, ' ')
      : name;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
