/** A race of two in numbers, for an evaluation that is learnt: as a player sees it when somebody's turn begins. */

import type { Seat } from '@roundhouse/kernel';
import type { Learning } from '../knowledge.ts';
import { newSight, type Shape, type Sight } from '../learnt.ts';
import { START_CARD } from './content/cards.ts';
import { GOLD_ACTIONS, GREEN_KINDS, type Mini } from './content/face.ts';
import { chanceBetween, drawsOf, type Race, raceOf, wayOf } from './evaluation.ts';
import { countOf } from './minis.ts';
import { hasAltPoints } from './seats.ts';
import type { View } from './state.ts';
import { FAR } from './ways.ts';

const PLAYERS = 2;
const ACTIONS: readonly Mini[] = [...GREEN_KINDS, ...GOLD_ACTIONS];
/** Of a player, and of what both share. */
const [OF_ONE, OF_BOTH] = [33, 12];
/** Pawns are few, and all that is told of them is told of the whole as well. */
const SHAPE: Shape = { thing: 4, whole: OF_BOTH + PLAYERS * (OF_ONE + ACTIONS.length), inner: 4, outer: 32 };

const sight = newSight(SHAPE, PLAYERS);

/** What the race looks like to the viewer beside one rival: the other of two, or any of more. */
export function sightOf(view: View, rival: Seat = 1 - (view.viewer as Seat)): Sight {
  const me = view.viewer as Seat;
  const race = raceOf(view);
  const draws = drawsOf(race);
  const { whole, things } = sight;
  sight.count = PLAYERS;
  things.fill(0);
  whole.fill(0);
  const isTurned = view.board.some(({ card, face }) => card === START_CARD && face === 'B');
  const chance = Math.min(1 - 1e-4, Math.max(1e-4, chanceBetween(draws, me, rival)));
  let at = 0;
  whole[at++] = Math.log(chance / (1 - chance)) / 2;
  whole[at++] = view.active === me ? 1 : 0;
  whole[at++] = Math.min(2, view.round / 10);
  whole[at++] = isTurned ? 1 : 0;
  whole[at++] = view.gold.order ? 1 : 0;
  whole[at++] = race.odds.share.K * 5;
  whole[at++] = race.odds.moves;
  whole[at++] = view.green.from === 'piles' ? 1 : 0;
  whole[at++] = view.green.piles.Force / 4;
  whole[at++] = view.green.piles.Portal / 4;
  whole[at++] = Math.abs(draws[me]! - draws[rival]!) / 10;
  whole[at++] = view.board.length / 9;
  for (const seat of [me, rival]) {
    at = addPlayer(race, seat, draws[seat]!, seat === me ? rival : me, isTurned, at);
    addPawn(race, seat, me);
  }
  return sight;
}

function addPlayer(race: Race, seat: Seat, draws: number, other: Seat, isTurned: boolean, at: number): number {
  const { view, hands, carried, pawns, odds } = race;
  const { whole } = sight;
  const { moves, black, own } = hands[seat]!;
  const player = view.players[seat]!;
  const pawn = pawns[seat]!;
  const { out, home, outByPortal, homeByPortal } = wayOf(race, seat);
  const isCharged = carried[seat]! > 0;
  const inhibited = player.inhibited ?? -1;
  const [gains, delivers] = [isCharged ? 0 : 1, 1];
  const needed = out + home + gains + delivers;
  // What any card pays for is short by this; what only some cards do, by those.
  const short = needed - moves;
  const forBlack = Math.max(0, 1 - black);
  const forGain = isCharged ? 0 : Math.max(0, 1 - own - Math.max(0, black - 1));
  const seen = player.minis ?? player.known;
  const rival = view.players[other]!.colour!;
  whole[at++] = draws / 10;
  whole[at++] = Math.max(0, 4 - draws) / 4;
  whole[at++] = Math.max(0, 8 - draws) / 8;
  whole[at++] = out / 6;
  whole[at++] = home / 6;
  whole[at++] = out >= FAR ? 1 : 0;
  whole[at++] = home >= FAR ? 1 : 0;
  whole[at++] = Math.min(out, outByPortal + 2) / 6;
  whole[at++] = Math.min(home, homeByPortal + 2) / 6;
  whole[at++] = isCharged ? 1 : 0;
  whole[at++] = pawn.ref.card === START_CARD ? 1 : 0;
  whole[at++] = pawn.ref.card === START_CARD && !isTurned ? 1 : 0;
  whole[at++] = moves / 6;
  whole[at++] = Math.max(0, moves - 4) / 6;
  whole[at++] = Math.min(2, black);
  whole[at++] = Math.min(1, black);
  whole[at++] = Math.min(2, own);
  whole[at++] = Math.min(1, own);
  whole[at++] = Math.max(-6, Math.min(12, short)) / 6;
  whole[at++] = Math.max(0, short) / 6;
  whole[at++] = short <= 0 ? 1 : 0;
  whole[at++] = short <= 1.7 ? 1 : 0;
  whole[at++] = short <= 3.4 ? 1 : 0;
  whole[at++] = forBlack;
  whole[at++] = forGain;
  whole[at++] = forBlack + forGain === 0 && short <= 2 ? 1 : 0;
  whole[at++] = (forBlack * Math.max(0, 3 - Math.max(0, short))) / 3;
  whole[at++] = inhibited >= 0 ? 1 : 0;
  whole[at++] = Math.max(0, inhibited) / 3;
  whole[at++] = player.circuitCount / 4;
  whole[at++] = player.chargeCards.length;
  whole[at++] = (player.goldMinis + player.greenMinis - seen.length) / 6;
  whole[at++] = countOf(seen, rival) + (player.minis ? 0 : odds.share[rival]);
  for (const mini of ACTIONS) whole[at++] = Math.min(2, countOf(seen, mini));
  return at;
}

function addPawn({ pawns, carried }: Race, seat: Seat, me: Seat): void {
  const at = (seat === me ? 0 : 1) * SHAPE.thing;
  const { things } = sight;
  things[at] = seat === me ? 1 : -1;
  things[at + 1] = carried[seat]! > 0 ? 1 : 0;
  things[at + 2] = pawns[seat]!.ref.card === START_CARD ? 1 : 0;
  things[at + 3] = pawns[seat]!.master ? 1 : 0;
}

/** Whether the view is of a race such as it was learnt from, but for the number of players: each alone, one charge. */
export const isLearnt = ({ options, mode }: View): boolean =>
  mode === 'game' && options.teams === 'off' && options.charges === 1 && !hasAltPoints(options);

/** Learns from how each turn begins. */
export const learning: Learning<View> = {
  ...{ shape: SHAPE, most: PLAYERS, seats: PLAYERS, options: {}, oneIn: 2, sightOf },
  isMoment: ({ asking, turn, players }) =>
    asking?.name === 'drawing' && turn.draws === 2 && players.every(({ pawn }) => pawn !== null),
};
