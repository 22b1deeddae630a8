/** Gaining charge and delivering it (BOARD-46 to BOARD-50, BOARD-72 to BOARD-77). */

import type { Seat } from '@roundhouse/kernel';
import { laidCard, startCardTurned } from './board.ts';
import { chargeColour } from './content/cards.ts';
import type { Colour, MoveColour } from './content/face.ts';
import { heldColours, mayPlay, roomOf } from './minis.ts';
import { matches } from './moving.ts';
import { declare } from './plays.ts';
import { type AnswerOf, costs, type MoveOf, type Reason } from './reasons.ts';
import { colourOf, hasAltPoints, isInhibited, pawnNode, stillRequired } from './seats.ts';
import type { State } from './state.ts';

/** The charge point beside the seat's pawn; null if there is none. */
const pointBeside = (state: State, seat: Seat): Colour | null => pawnNode(state, seat).charge;

/** BOARD-46, BOARD-75, BOARD-77: whether such a card gains charge there at all. */
const gainsWith = (state: State, seat: Seat, pay: MoveColour, point: Colour): boolean =>
  matches(pay, point) || (point === colourOf(state, seat) && hasAltPoints(state.options));

/** BOARD-R69: the movement card that pays makes room for one. */
const roomToGain = (state: State, seat: Seat): number => roomOf(state, seat) + 1;

/** BOARD-76, BOARD-R44, BOARD-R69: the most that one card gains there. */
function mostToGain(state: State, seat: Seat, pay: MoveColour, point: Colour): number {
  const isSeveral = hasAltPoints(state.options) && point === colourOf(state, seat) && matches(pay, point);
  const wanted = isSeveral ? Math.max(1, stillRequired(state, seat) - state.players[seat]!.carried) : 1;
  return Math.min(wanted, roomToGain(state, seat));
}

/** BOARD-R39, BOARD-73: why this charge point is closed to the seat; null if it is open. */
function whyClosed(state: State, seat: Seat, point: Colour): 'foreignPoint' | 'foreignCarried' | null {
  if (point === colourOf(state, seat)) return null;
  if (!hasAltPoints(state.options)) return 'foreignPoint';
  return state.players[seat]!.foreign === null ? null : 'foreignCarried';
}

/** BOARD-R56. */
const inhibitedCharge = <M extends { readonly pay: MoveColour }>(colour: (move: M) => Colour | 'K'): Reason<M> => ({
  rule: 'BOARD-R56',
  key: 'inhibitedCharge',
  if: (state, seat, move) => isInhibited(state, seat) && !matches(move.pay, colour(move)),
  values: (_state, _seat, move) => ({ colour: colour(move) }),
});

const amounts = (most: number): number[] => Array.from({ length: Math.max(0, most) }, (_, i) => i + 1);

/** A card that gains nothing at such a charge point: another player's, or one's own. */
const gainColour = (
  rule: 'BOARD-46' | 'BOARD-77',
  isSuch: (state: State, seat: Seat, at: number) => boolean,
): Reason<MoveOf<'gain'>> => ({
  rule,
  key: 'gainColour',
  if: (state, seat, { pay, at }) => isSuch(state, seat, at) && !gainsWith(state, seat, pay, chargeColour(at)!),
  values: (_state, _seat, { at }) => ({ colour: chargeColour(at) }),
});

export const gain: AnswerOf<'gain'> = {
  offers(state, seat) {
    const point = pointBeside(state, seat);
    if (point === null || whyClosed(state, seat, point) !== null || !mayPlay(state, 1)) return [];
    const at = state.players[seat]!.pawn!.card;
    return heldColours(state, seat)
      .filter(pay => gainsWith(state, seat, pay, point) && (!isInhibited(state, seat) || matches(pay, point)))
      .flatMap(pay => amounts(mostToGain(state, seat, pay, point)).map(amount => ({ type: 'gain', pay, at, amount })));
  },
  exact: true,
  forbids: [
    ...costs<MoveOf<'gain'>>(({ pay }) => [pay]),
    {
      rule: 'BOARD-R41',
      key: 'pointHidden',
      if: ({ board }, _seat, { at }) => chargeColour(at) !== null && laidCard(board, at)?.face !== 'F',
    },
    {
      rule: 'BOARD-46',
      key: 'noChargePoint',
      if: (state, seat, { at }) => pointBeside(state, seat) === null || state.players[seat]!.pawn!.card !== at,
    },
    {
      rule: 'BOARD-R39',
      key: 'foreignPoint',
      if: (state, seat, { at }) => whyClosed(state, seat, chargeColour(at)!) === 'foreignPoint',
      values: (_state, _seat, { at }) => ({ colour: chargeColour(at) }),
    },
    {
      rule: 'BOARD-73',
      key: 'foreignCarried',
      if: (state, seat, { at }) => whyClosed(state, seat, chargeColour(at)!) === 'foreignCarried',
      values: (state, seat) => ({ colour: state.players[seat]!.foreign }),
    },
    gainColour('BOARD-77', (state, seat, at) => chargeColour(at) !== colourOf(state, seat)),
    gainColour('BOARD-46', () => true),
    inhibitedCharge<MoveOf<'gain'>>(({ at }) => chargeColour(at)!),
    { rule: 'BOARD-R69', key: 'noRoom', if: (state, seat, { amount }) => amount > roomToGain(state, seat) },
    {
      rule: 'BOARD-R44',
      key: 'gainsTooMuch',
      if: (state, seat, { pay, at, amount }) => amount > mostToGain(state, seat, pay, chargeColour(at)!),
      values: (state, seat, { pay, at }) => ({ most: mostToGain(state, seat, pay, chargeColour(at)!) }),
    },
  ],
  does: (state, seat, move, stepOf) => declare(state, seat, move, null, stepOf),
};

/** BOARD-48: whether the pawn stands on its own node beside the master node. */
const isAtMaster = (state: State, seat: Seat): boolean => {
  const { master, colour } = pawnNode(state, seat);
  return master && colour === colourOf(state, seat);
};

const mostToDeliver = (state: State, seat: Seat): number =>
  Math.min(state.players[seat]!.carried, stillRequired(state, seat));

/** BOARD-49, BOARD-50, BOARD-R56: what completes the requirement, or is more than one, costs black. */
const needsBlack = (state: State, seat: Seat, amount: number): boolean =>
  amount > 1 || amount >= stillRequired(state, seat);

export const deliver: AnswerOf<'deliver'> = {
  offers(state, seat) {
    if (!isAtMaster(state, seat) || !mayPlay(state, 1)) return [];
    return amounts(mostToDeliver(state, seat)).flatMap(amount =>
      heldColours(state, seat)
        .filter(pay => pay === 'K' || !(needsBlack(state, seat, amount) || isInhibited(state, seat)))
        .map(pay => ({ type: 'deliver' as const, pay, amount })),
    );
  },
  exact: true,
  forbids: [
    ...costs<MoveOf<'deliver'>>(({ pay }) => [pay]),
    { rule: 'BOARD-R42', key: 'noMaster', if: state => !startCardTurned(state.board) },
    {
      rule: 'BOARD-48',
      key: 'notAtMaster',
      if: (state, seat) => !isAtMaster(state, seat),
      values: (state, seat) => ({ colour: colourOf(state, seat) }),
    },
    {
      rule: 'BOARD-R44',
      key: 'deliversTooMuch',
      if: (state, seat, { amount }) => amount > mostToDeliver(state, seat),
      values: (state, seat) => ({ most: mostToDeliver(state, seat) }),
    },
    {
      rule: 'BOARD-49',
      key: 'needsBlack',
      if: (state, seat, { pay, amount }) => pay !== 'K' && needsBlack(state, seat, amount),
    },
    inhibitedCharge<MoveOf<'deliver'>>(() => 'K'),
  ],
  does: (state, seat, move, stepOf) => declare(state, seat, move, null, stepOf),
};
