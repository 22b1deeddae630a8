/**
 * How near everybody is to the winning delivery, from a view alone: the way ahead in steps, what the hand pays of it, and
 * how many minis are still to be drawn until it is paid. Whoever needs the fewest is the likeliest to win.
 */

import type { Seat } from '@roundhouse/kernel';
import { type Board, flipped, laidCard } from './board.ts';
import { CHARGE_CARDS, START_CARD } from './content/cards.ts';
import { GOLD_DECK, minisOf } from './content/decks.ts';
import { COLOURS, type Colour, isMoveColour, MINIS, type Mini } from './content/face.ts';
import { faceOf, findNode, type Node } from './nodes.ts';
import { hasAltPoints, teamCount } from './seats.ts';
import type { PlayerView, View } from './state.ts';
import { carriedByTeam, drawsOfTeam, isShared } from './team-race.ts';
import { FAR, spreadFrom } from './ways.ts';

/** What a hand is good for; fractions where it is hidden. */
export interface Hand {
  /** Movement cards in all, and those of them that are black or of the own colour. */
  readonly moves: number;
  readonly black: number;
  readonly own: number;
  readonly exchange: number;
  /** What the actions in it may save, in minis. */
  readonly actions: number;
}

/** What matters for the race, seat by seat; a play that is thought of changes a copy. */
export interface Race {
  readonly view: View;
  readonly odds: Odds;
  readonly board: Board;
  readonly pawns: readonly (Node | null)[];
  readonly carried: readonly number[];
  readonly delivered: readonly number[];
  readonly inhibited: readonly (number | null)[];
  readonly hands: readonly Hand[];
}

/** Shares of the minis that cannot be seen, or of those about to come where their order is known. */
export interface Odds {
  readonly share: { readonly [M in Mini]: number };
  readonly moves: number;
}

/** From #1 as it lies to the own node of its other side, on average. */
const ROUND_THE_MASTER = 1.5;
/** For each pawn that has still to leave #1, and at most. */
const [WAITING_FOR_ONE, WAITING_FOR_ALL] = [0.7, 2];
/** There and back, where the charge-point card is not on the board: more than where it lies well. */
const NOT_LAID = 15;
/** It lies face down, and takes a Flip: a nuisance to oneself; others put it right as soon as it matters. */
const [FACE_DOWN, OTHERS_FACE_DOWN] = [3, 0.5];
/** Steps are dearer than the cards that pay for them, so that whoever can walk does. */
const WALKING = 0.07;
/** Movement cards beyond the way ahead. */
const SPARE = 0.03;
/** How much it adds that several things are waited for at once. */
const TOGETHER = 0.3;
/** What an Inhibit makes useless of the movement cards, and of those to come, a turn that it lasts. */
const [USELESS, SLOWED] = [0.17, 0.25];
/** How fast an advantage of one mini becomes a won game, and how much faster when the next turn may be the last. */
const [STEEPNESS, AT_THE_END, THE_END] = [0.35, 0.45, 2.5];

/** What an action in hand saves, by and by, in minis; of a second copy. */
const ACTIONS: { readonly [M in Mini]?: number } = {
  ...{ Rotate: 0.45, Swap: 0.4, Flip: 0.6, Slide: 0.45, Force: 0.55, Portal: 0.75 },
  ...{ Inhibit: 0.8, Free: 0.4, Exchange: 0.5 },
};
const SECOND = 0.12;
/** Of a hidden mini. */
const HIDDEN_ACTION = 0.1;

const approachOf = (colour: Colour): Node => faceOf(CHARGE_CARDS[colour], 'F').nodes.find(({ charge }) => charge)!;
/** BOARD-46: the nodes beside the charge points; BOARD-48: those beside the master node. */
const APPROACHES = Object.fromEntries(COLOURS.map(colour => [colour, approachOf(colour)])) as Record<Colour, Node>;
const MASTERS = Object.fromEntries(
  faceOf(START_CARD, 'B')
    .nodes.filter(({ master }) => master)
    .map(node => [node.colour, node]),
) as Record<Colour, Node>;

/** 0 is lost, 1 is won. */
export function chanceOf(view: View, seat: Seat): number {
  if (view.result) return view.result.winners.includes(seat) ? 1 / view.result.winners.length : 0;
  const race = raceOf(view);
  return chanceIn(race, drawsOf(race), homesOf(race), seat);
}

export function raceOf(view: View): Race {
  const { players, board } = view;
  const odds = oddsOf(view);
  const hidden = view.gold.order === null ? odds : unseenOdds(view);
  return {
    view,
    odds,
    board,
    pawns: players.map(({ pawn }) => (pawn && findNode(pawn)) ?? null),
    carried: players.map(({ carried }) => carried),
    delivered: players.map(({ delivered }) => delivered),
    inhibited: players.map(({ inhibited }) => inhibited),
    hands: players.map(player => handOf(player, hidden)),
  };
}

// ---- Hands

function handOf(player: PlayerView, { share, moves }: Odds): Hand {
  const seen = handWith(player.minis ?? player.known, player.colour);
  const hidden = player.minis ? 0 : player.goldMinis + player.greenMinis - player.known.length;
  if (hidden <= 0) return seen;
  // The odds that there is one at all count, not how many there are.
  const atLeastOne = (odds: number): number => 1 - (1 - odds) ** hidden;
  return {
    moves: seen.moves + hidden * moves,
    black: seen.black + atLeastOne(share.K),
    own: seen.own + (player.colour ? atLeastOne(share[player.colour]) : 0),
    exchange: seen.exchange,
    actions: seen.actions + hidden * HIDDEN_ACTION,
  };
}

export function handWith(minis: readonly Mini[], colour: Colour | null): Hand {
  let [moves, black, own, exchange, actions] = [0, 0, 0, 0, 0];
  for (let i = 0; i < minis.length; i++) {
    const mini = minis[i]!;
    if (mini === 'K') black++;
    else if (mini === colour) own++;
    if (mini === 'Exchange') exchange++;
    if (isMoveColour(mini)) moves++;
    else actions += minis[i - 1] === mini ? SECOND : ACTIONS[mini]!;
  }
  return { moves, black, own, exchange, actions };
}

/** Of the gold minis to come; the next ones, where their order is known. */
function oddsOf(view: View): Odds {
  const { order } = view.gold;
  return order && order.length >= NEXT_ONES ? sharesIn(order.slice(0, NEXT_ONES)) : unseenOdds(view);
}

const NEXT_ONES = 8;

function unseenOdds(view: View): Odds {
  const left = minisOf(GOLD_DECK);
  const remove = (mini: Mini): void => {
    const at = left.indexOf(mini);
    if (at >= 0) left.splice(at, 1);
  };
  for (const mini of view.gold.discard) remove(mini);
  for (const { minis, known } of view.players) for (const mini of minis ?? known) remove(mini);
  return sharesIn(left.length > 0 ? left : minisOf(GOLD_DECK));
}

function sharesIn(minis: readonly Mini[]): Odds {
  const share = Object.fromEntries(MINIS.map(mini => [mini, 0])) as { [M in Mini]: number };
  for (const mini of minis) share[mini] += 1 / minis.length;
  let moves = 0;
  for (const mini of minis) if (isMoveColour(mini)) moves += 1 / minis.length;
  return { share, moves };
}

// ---- The way ahead

/** BOARD-R44, BOARD-R64: what the seat, or its team, still has to deliver. */
export function requiredOf({ view, delivered }: Race, seat: Seat): number {
  const { options, players } = view;
  const { team } = players[seat]!;
  if (team === null || options.teamGoal === 'each') return options.charges - delivered[seat]!;
  let left = options.charges;
  for (let other = 0; other < players.length; other++) if (players[other]!.team === team) left -= delivered[other]!;
  return left;
}

/** Steps to the charge point and on to the master node, or only there. */
function stepsAhead(race: Race, seat: Seat, missing: number): number {
  const colour = race.view.players[seat]!.colour!;
  const pawn = race.pawns[seat]!;
  const others = race.pawns.map((node, other) => (other === seat ? null : node));
  if (missing === 0) return homeward(race, seat, pawn, others);
  const ordinary = byChargePoint(race, seat, colour, pawn, others);
  return race.hands[seat]!.exchange > 0 && missing === 1 ? Math.min(ordinary, byTaking(race, seat, pawn)) : ordinary;
}

const isTurned = (board: Board): boolean => laidCard(board, START_CARD)!.face === 'B';

/** What lies before a pawn, told apart for whoever learns from it: as `stepsAhead` has it, without what is taken from others. */
export interface Way {
  /** Steps to the charge point and from there to the master node, or to #1 as long as that has not turned. */
  readonly out: number;
  readonly home: number;
  /** The same from the nearest free portal. */
  readonly outByPortal: number;
  readonly homeByPortal: number;
}

export function wayOf({ board, view, pawns, carried }: Race, seat: Seat): Way {
  const colour = view.players[seat]!.colour!;
  const { gapRule } = view.options;
  const pawn = pawns[seat]!;
  const others = pawns.map((node, other) => (other === seat ? null : node));
  const turned = isTurned(board);
  const isHome = (node: Node): boolean => (turned ? node === MASTERS[colour] : node.ref.card === START_CARD);
  const isPortal = (node: Node): boolean => node.portal && !pawns.includes(node);
  const card = CHARGE_CARDS[colour];
  const laid = laidCard(board, card);
  let [out, home, outByPortal, homeByPortal] = [FAR, FAR, FAR, FAR];
  if (carried[seat]! === 0) {
    if (!laid) return { out, home, outByPortal, homeByPortal };
    const faceUp = laid.face === 'B' ? flipped(board, card) : board;
    spreadFrom(faceUp, gapRule, APPROACHES[colour], others, (node, steps) => {
      if (node === pawn) out = steps;
      if (home === FAR && isHome(node)) home = steps;
      if (outByPortal === FAR && isPortal(node)) outByPortal = steps;
      return false;
    });
  } else out = outByPortal = 0;
  if (turned) {
    spreadFrom(board, gapRule, MASTERS[colour], others, (node, steps) => {
      if (carried[seat]! > 0 && node === pawn) home = steps;
      if (homeByPortal === FAR && isPortal(node)) homeByPortal = steps;
      return home < FAR && homeByPortal < FAR;
    });
  } else if (carried[seat]! > 0) {
    spreadFrom(board, gapRule, pawn, others, (node, steps) => {
      if (isHome(node)) home = steps;
      return home < FAR;
    });
  }
  return { out, home, outByPortal, homeByPortal };
}

/** To the own node beside the master node, or to #1 as long as that has not turned. */
function homeward(race: Race, seat: Seat, pawn: Node, others: readonly (Node | null)[]): number {
  const { board, view } = race;
  const colour = view.players[seat]!.colour!;
  const turned = isTurned(board);
  let home = FAR;
  spreadFrom(board, view.options.gapRule, turned ? MASTERS[colour] : pawn, others, (node, steps) => {
    if (turned ? node !== pawn : node.ref.card !== START_CARD) return false;
    home = steps + (turned ? 0 : ROUND_THE_MASTER + waiting(race, seat));
    return true;
  });
  return home;
}

/** Until all others have left #1. */
function waiting({ pawns }: Race, seat: Seat): number {
  let count = 0;
  for (let other = 0; other < pawns.length; other++)
    if (other !== seat && pawns[other]?.ref.card === START_CARD) count++;
  return Math.min(WAITING_FOR_ALL, count * WAITING_FOR_ONE);
}

function byChargePoint(
  { board, view }: Race,
  seat: Seat,
  colour: Colour,
  pawn: Node,
  others: readonly (Node | null)[],
): number {
  const card = CHARGE_CARDS[colour];
  const laid = laidCard(board, card);
  if (!laid) return NOT_LAID + (view.players[seat]!.chargeCards.includes(card) ? 0 : 1);
  const isDown = laid.face === 'B';
  const turned = isTurned(board);
  let [out, home] = [-1, -1];
  spreadFrom(isDown ? flipped(board, card) : board, view.options.gapRule, APPROACHES[colour], others, (node, steps) => {
    if (node === pawn) out = steps;
    if (home < 0 && (turned ? node === MASTERS[colour] : node.ref.card === START_CARD))
      home = steps + (turned ? 0 : ROUND_THE_MASTER);
    return out >= 0 && home >= 0;
  });
  return (
    (out < 0 ? FAR : out) +
    (home < 0 ? FAR : home) +
    (isDown ? (view.viewer === seat ? FACE_DOWN : OTHERS_FACE_DOWN) : 0)
  );
}

/** Beside somebody who carries charge, with an Exchange in hand; from there home. */
function byTaking(race: Race, seat: Seat, pawn: Node): number {
  const { board, view, pawns, carried } = race;
  const { team, colour } = view.players[seat]!;
  let best = Number.POSITIVE_INFINITY;
  for (let other = 0; other < pawns.length; other++) {
    const node = pawns[other];
    if (other === seat || !node || carried[other] === 0 || (team !== null && view.players[other]!.team === team))
      continue;
    const turned = isTurned(board);
    let [out, home] = [FAR, FAR];
    spreadFrom(board, view.options.gapRule, node, [], (reached, steps) => {
      if (reached === pawn) out = Math.max(0, steps - 1);
      if (home === FAR && (turned ? reached === MASTERS[colour!] : reached.ref.card === START_CARD))
        home = steps + (turned ? 0 : ROUND_THE_MASTER);
      return out < FAR && home < FAR;
    });
    best = Math.min(best, out + home);
  }
  return best;
}

// ---- Minis to be drawn, and chances

/** For every seat, about how many minis must be drawn until all is paid for. */
export const drawsOf = (race: Race): number[] => race.pawns.map((_, seat) => drawsLeft(race, seat));

export function drawsLeft(race: Race, seat: Seat): number {
  if (race.pawns[seat] === null) return 0;
  const required = requiredOf(race, seat);
  if (required <= 0) return 0;
  const missing = Math.max(0, required - (isShared(race) ? carriedByTeam(race, seat) : race.carried[seat]!));
  if (missing === 0 && isShared(race)) return drawsHome(race, seat);
  const steps = stepsAhead(race, seat, missing);
  return drawsFor(race, seat, steps, missing);
}

/** For every seat the minis until what it carries is delivered; nothing where nobody shares a goal. */
export const homesOf = (race: Race): number[] =>
  isShared(race) ? race.pawns.map((_, seat) => drawsHome(race, seat)) : [];

/** 0 for those who carry nothing: a team does not wait for them. */
export function drawsHome(race: Race, seat: Seat): number {
  if (race.pawns[seat] === null || race.carried[seat] === 0) return 0;
  return drawsFor(race, seat, stepsAhead(race, seat, 0), 0);
}

/** As `drawsLeft`, where the way ahead is known. */
function drawsFor({ view, odds, hands, inhibited }: Race, seat: Seat, steps: number, missing: number): number {
  const { moves, black, own, actions } = hands[seat]!;
  const colour = view.players[seat]!.colour!;
  const toDeliver = Math.min(1, black);
  const matching = own + Math.max(0, black - 1);
  // BOARD-75, BOARD-76: with alternative points any card gains, and one of the own colour gains all.
  const isFree = hasAltPoints(view.options);
  const gains = missing === 0 ? 0 : isFree && matching >= 1 ? 1 : missing;
  // What any card pays for is as good as another step.
  const [asSteps, ofColour] = isFree ? [gains, 0] : [0, gains];
  const toGain = Math.min(ofColour, matching);
  const turns = inhibited[seat] ?? 0;
  const forSteps = Math.max(0, moves - toDeliver - toGain) * (1 - USELESS * turns);
  const short = steps + asSteps - forSteps;
  const forWalking = Math.max(0, short) / Math.max(0.5, odds.moves);
  const forBlack = (1 - toDeliver) / Math.max(0.08, odds.share.K);
  const forGaining = (ofColour - toGain) / Math.max(0.15, odds.share.K + odds.share[colour]);
  const longest = Math.max(forWalking, forBlack, forGaining);
  const rest = forWalking + forBlack + forGaining - longest;
  return longest + TOGETHER * rest + WALKING * steps + Math.min(0, short) * SPARE + SLOWED * turns - actions;
}

/** How likely a side is the first, by the minis that each seat has to draw. */
export function chanceIn(race: Race, draws: readonly number[], homes: readonly number[], seat: Seat): number {
  const { players, options } = race.view;
  const own = players[seat]!.team ?? seat;
  const sides = teamCount(options) ?? players.length;
  let [ours, all] = [0, 0];
  for (let side = 0; side < sides; side++) {
    const left = players[side]!.team === null ? draws[side]! : drawsOfTeam(race, draws, homes, side);
    const weight = nearness(left);
    all += weight;
    if (side === own) ours = weight;
  }
  return ours / all;
}

/** The same of two that race alone, whoever else is there. */
export const chanceBetween = (draws: readonly number[], seat: Seat, rival: Seat): number =>
  nearness(draws[seat]!) / (nearness(draws[seat]!) + nearness(draws[rival]!));

const nearness = (left: number): number => Math.exp(-STEEPNESS * left + AT_THE_END * Math.max(0, THE_END - left));
