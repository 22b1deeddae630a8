/** What the log does with an event, the rules at work in it, and where things lie: the same in every language. */

import type { Seat } from '@roundhouse/kernel';
import { faceOfCard, START_CARD } from '../content/cards.ts';
import type { Axis, Colour, NodeRef, Rotation, Site } from '../content/face.ts';
import { turnSite } from '../content/face.ts';
import type { Event, View } from '../state.ts';

const PASSING: ReadonlySet<Event['type']> = new Set(['declared', 'turnEnded', 'pilesOpened', 'circuitsDealt']);

/** What a log does with an event. */
export function weightOf(event: Event): 'heading' | 'line' | 'passing' {
  if (event.type === 'turnStarted') return 'heading';
  return PASSING.has(event.type) ? 'passing' : 'line';
}

/** Events in which a seat tells what it did itself. */
export const DEEDS: ReadonlySet<string> = new Set<Event['type']>([
  ...(['colourPicked', 'miniTaken', 'miniDiscarded', 'cardLaid', 'declared', 'charged', 'delivered'] as const),
  ...(['rotated', 'flipped', 'slid', 'swapped', 'startCardTurned', 'turnEnded'] as const),
]);

const RULES: { readonly [T in Event['type']]: readonly string[] } = {
  gameStarted: ['BOARD-22', 'BOARD-14', 'BOARD-15'],
  colourPicked: ['BOARD-12', 'BOARD-14'],
  circuitsDealt: ['BOARD-16', 'BOARD-R71'],
  chargeCardsPassed: ['BOARD-81', 'BOARD-R66'],
  turnStarted: ['BOARD-22', 'BOARD-23'],
  miniTaken: ['BOARD-23', 'BOARD-R19'],
  deckTurned: ['BOARD-29', 'BOARD-R24'],
  pilesOpened: ['BOARD-33'],
  miniDiscarded: ['BOARD-85', 'BOARD-R69'],
  cardLaid: ['BOARD-34', 'BOARD-26'],
  declared: ['BOARD-R52'],
  withdrawn: ['BOARD-R53', 'BOARD-R52'],
  stepped: ['BOARD-36', 'BOARD-8'],
  jumped: ['BOARD-60', 'BOARD-R50'],
  startCardTurned: ['BOARD-42', 'BOARD-43'],
  forcedOut: ['BOARD-R37', 'BOARD-42'],
  arrived: ['BOARD-45', 'BOARD-R36'],
  forced: ['BOARD-58', 'BOARD-R45'],
  charged: ['BOARD-46', 'BOARD-47'],
  delivered: ['BOARD-48', 'BOARD-49'],
  rotated: ['BOARD-51', 'BOARD-R32'],
  flipped: ['BOARD-53'],
  slid: ['BOARD-54', 'BOARD-57'],
  swapped: ['BOARD-52', 'BOARD-R33'],
  inhibited: ['BOARD-62', 'BOARD-63', 'BOARD-R51'],
  inhibitEnded: ['BOARD-65'],
  chargeTaken: ['BOARD-67', 'BOARD-69'],
  chargeGiven: ['BOARD-68'],
  miniGiven: ['BOARD-80', 'BOARD-R65'],
  miniAsked: ['BOARD-R65'],
  miniRefused: ['BOARD-R65'],
  turnEnded: ['BOARD-27'],
  gameOver: ['BOARD-70', 'BOARD-71'],
};

const OTHER_ENDS: { readonly [reason: string]: readonly string[] } = {
  roundLimit: ['BOARD-R73', 'BOARD-71'],
  stalemate: ['BOARD-R74', 'BOARD-71'],
  conceded: ['BOARD-R75'],
  unsolved: ['BOARD-86'],
};

/** The rules at work in an event, most telling first. */
export function rulesOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'miniTaken':
      if (event.bonus) return ['BOARD-R76'];
      return event.from === 'gold' ? RULES.miniTaken : event.from === 'pile' ? ['BOARD-30'] : ['BOARD-31'];
    case 'deckTurned':
      return event.deck === 'gold' ? RULES.deckTurned : ['BOARD-31', 'BOARD-R25'];
    case 'stepped':
      if (event.exit !== null) return ['BOARD-45', 'BOARD-R36'];
      return event.pawn === event.seat ? RULES.stepped : ['BOARD-58', 'BOARD-59'];
    case 'jumped':
      return event.pawn === event.seat ? RULES.jumped : ['BOARD-61', 'BOARD-R49'];
    case 'inhibited':
      return event.answer ? ['BOARD-R52', 'BOARD-63'] : RULES.inhibited;
    case 'inhibitEnded':
      return event.why === 'time'
        ? ['BOARD-R55', 'BOARD-65']
        : event.why === 'free'
          ? ['BOARD-66']
          : RULES.inhibitEnded;
    case 'gameOver':
      return OTHER_ENDS[event.reason] ?? RULES.gameOver;
    default:
      return RULES[event.type];
  }
}

/** What a node is: its colour, and whether it is a portal. */
export function nodeAt({ card, face, site }: NodeRef): { readonly colour: Colour; readonly portal: boolean } {
  const node = faceOfCard(card, face).nodes[site];
  if (!node) throw new Error(`there is no node ${card}${face}.${site}`);
  return node;
}

/** Where a node is seen on its card as it lies, or as it will lie when #1 turns about this axis. */
export function siteSeen({ board }: View, { card, face, site }: NodeRef, axis: Axis | null): Site {
  const laid = board.find(one => one.card === card);
  if (!laid) return site;
  const turns = card === START_CARD && face !== laid.face && axis === 'short';
  const rot = ((laid.rot + (turns ? 180 : 0)) % 360) as Rotation;
  return turnSite(site, rot);
}

/** Whose pawn a Force moves now: it is shown, or may be continued. */
export const forcedSeat = ({ asking, turn }: View): Seat | null =>
  asking?.forced ?? asking?.pawn ?? turn.force?.target ?? null;

/** What somebody's own turn still has to offer. */
export type Menu = 'all' | 'minis' | 'circuit' | 'nothing' | 'mustLay' | 'puzzle' | 'puzzleLay';

/** Names nothing that the viewer does not hold: whoever has no circuit card is not told to lay one. */
export function menuOf({ mode, options, turn, players, viewer }: View): Menu {
  const { goldMinis = 0, greenMinis = 0, circuitCount = 0 } = players[viewer ?? 0] ?? {};
  const mayLay = !turn.laid && circuitCount > 0;
  if (mode === 'puzzle') return mayLay ? 'puzzleLay' : 'puzzle';
  if (mayLay && options.sophisticated === 'on') return 'mustLay';
  if (goldMinis + greenMinis === 0) return mayLay ? 'circuit' : 'nothing';
  return mayLay ? 'all' : 'minis';
}

/** Cards of one colour are told together: which colours, in their order, and how many of each. */
export const counted = <T>(all: readonly T[]): { readonly of: T; readonly n: number }[] =>
  [...new Set(all)].map(of => ({ of, n: all.filter(one => one === of).length }));
